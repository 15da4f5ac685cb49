"""What each move brings at once, source by source, and the chance that a tile comes back."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE, rekey
from kostka.core.events import EVENTS
from kostka.core.jit import bind, rule
from kostka.core.kernels import best
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.policy import Moves, Values, gains, policy
from kostka.games.jamniki.compiled.rules import apply, legal, tile_and_side, turn
from kostka.games.jamniki.compiled.worlds import redeal

Cell = NDArray[Any]

STATE, MOVES = s.STATE.type, s.MOVES.count
SEED = 0x6A616D6E696B  # rollouts are repeatable: the same position has the same odds


@rule
def same_kind(board: np.record, tile: int, other: int) -> bool:
    """Whether two tiles have equal faces."""
    for part in range(2):
        if board.colour[tile, part] != board.colour[other, part] or board.bones[tile, part] != board.bones[other, part]:
            return False
    return True


@rule
def kinds_in_hand(board: np.record, state: np.record, kinds: Moves) -> int:
    """One tile of each kind in the hand."""
    count = 0
    for i in range(state.hand_size):
        tile = int(state.hand[i])
        new = True
        for k in range(count):
            new = new and not same_kind(board, tile, kinds[k])
        if new:
            kinds[count] = tile
            count += 1
    return count


@rule
def best_move_keeping(board: np.record, state: np.record, moves: Moves, worth: Values, count: int, kind: int) -> int:
    """The best of the moves that pass on a tile of this kind, `NONE` if there is no such move."""
    held = 0
    for i in range(state.hand_size):
        if same_kind(board, int(state.hand[i]), kind):
            held += 1
    chosen = s.NONE
    for i in range(count):
        if (held > 1 or not same_kind(board, tile_and_side(moves[i])[0], kind)) and (
            chosen == s.NONE or worth[i] > worth[chosen]
        ):
            chosen = i
    return int(moves[chosen]) if chosen != s.NONE else s.NONE


@rule
def play_round(
    board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record, moves: Moves
) -> None:
    """The seat's move and then the others', each taking the most points at once, until it is the seat's turn again."""
    worth = np.empty(MOVES)
    apply(board, state, seat, move, chance, events)
    while turn(board, state) != seat:
        other = turn(board, state)
        count = legal(board, state, other, moves)
        policy(board, state, other, moves, count, worth)
        apply(board, state, other, int(moves[best(worth, count)]), chance, events)


@rule
def was_passed_on(board: np.record, state: np.record, kind: int) -> bool:
    """Whether the hand that the seat to act was given had a tile of this kind; what it then drew does not count."""
    for i in range(state.hand_size):
        tile = int(state.hand[i])
        if same_kind(board, tile, kind) and state.drawn_from[tile] != state.turn:
            return True
    return False


@rule
def comes_back(board: np.record, view: np.record, seat: int, kinds: Moves, rollouts: int, out: Values) -> None:
    """How often a tile of each kind is in the hand of the seat's next turn, if the seat passes it on now."""
    out[:] = 0.0
    if view.turn + board.seats >= int(board.seats) * int(board.laid_each):
        return
    moves, worth = np.empty(MOVES, np.int16), np.empty(MOVES)
    count = legal(board, view, seat, moves)
    policy(board, view, seat, moves, count, worth)
    own = np.empty(len(kinds), np.int64)
    for i in range(len(kinds)):
        own[i] = best_move_keeping(board, view, moves, worth, count, kinds[i])
    world, state = np.zeros(1, STATE), np.zeros(1, STATE)
    chance, events = np.zeros(1, CHANCE), np.zeros(1, EVENTS)
    for n in range(rollouts):
        rekey(chance[0], SEED, n, 0)
        world[0] = view
        redeal(board, world[0], seat, chance[0])
        for i in range(len(kinds)):
            if own[i] != s.NONE:
                state[0] = world[0]
                play_round(board, state[0], seat, own[i], chance[0], events[0], moves)
                out[i] += was_passed_on(board, state[0], kinds[i])
    out /= rollouts


def call_odds(
    board: Cell, state: Cell, seat: int, rollouts: int, moves: Moves, now: NDArray[Any], kinds: Moves, back: Values
) -> tuple[int, int]:
    """Fill the moves, what each brings at once, the kinds of tiles in the hand and their chances to come back."""
    count = legal(board[0], state[0], seat, moves)
    for i in range(count):
        gains(board[0], state[0], seat, moves[i], now[i])
    held = kinds_in_hand(board[0], state[0], kinds)
    comes_back(board[0], state[0], seat, kinds[:held], rollouts, back[:held])
    return count, held


odds_kernel = bind(call_odds, {}, "jamniki")
