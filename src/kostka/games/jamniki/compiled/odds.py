"""What each move brings at once, source by source, and the chance that a tile comes back."""

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves, Numbers
from kostka.core.compiled.chance import CHANCE, rekey
from kostka.core.compiled.jit import rule
from kostka.core.compiled.loops import best
from kostka.core.declare.events import EVENTS
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.determinization import (
    PUZZLE,
    determinize,
    fits_white,
    may_be_at,
    pose,
    solve,
)
from kostka.games.jamniki.compiled.policy import policy
from kostka.games.jamniki.compiled.rules import apply, legal, place_of, same_faces, tile_and_side, turn, turns_left

STATE, MOVES = s.STATE.type, s.MOVES.count
MOST_EXACT = 3  # players, and unknown whites, up to which every outcome is looked at
SEED = 0x6A616D6E696B  # rollouts are repeatable: the same position has the same odds


@rule
def best_move_keeping(board: np.record, state: np.record, moves: Moves, worth: Floats, count: int, kind: int) -> int:
    """The best of the moves that pass on a tile of this kind, `NONE` if there is no such move."""
    held, chosen = 0, s.NONE
    for i in range(state.hand_size):
        held += same_faces(board, int(state.hand[i]), kind)
    for i in range(count):
        keeps = held > 1 or not same_faces(board, tile_and_side(moves[i])[0], kind)
        if keeps and (chosen == s.NONE or worth[i] > worth[chosen]):
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
        if same_faces(board, tile, kind) and state.drawn_from[tile] != state.turn:
            return True
    return False


@rule
def comes_back(board: np.record, view: np.record, seat: int, kinds: Moves, rollouts: int, out: Floats) -> bool:
    """How often a tile of each kind is in the hand of the seat's next turn, if the seat passes it on now.

    True where that is exact: every two tiles are tried as the next of the stack. Otherwise `rollouts` worlds are.
    """
    out[:] = 0.0
    if turns_left(board, view) <= board.seats:
        return True
    moves, worth = np.empty(MOVES, np.int16), np.empty(MOVES)
    count = legal(board, view, seat, moves)
    policy(board, view, seat, moves, count, worth)
    own = np.empty(len(kinds), np.int64)
    for i in range(len(kinds)):
        own[i] = best_move_keeping(board, view, moves, worth, count, kinds[i])
    world, chance, weights = np.zeros(1, STATE), np.zeros(1, CHANCE), np.zeros((s.TILES, s.TILES))
    if not next_draws(board, view, weights):
        for n in range(rollouts):
            rekey(chance[0], SEED, n, 0)
            world[0] = view
            determinize(board, world[0], seat, chance[0])
            try_round(board, world[0], seat, kinds, own, 1.0, chance[0], out)
        out /= rollouts
        return False
    for tile in range(s.TILES):
        for second in range(s.TILES):
            if weights[tile, second] > 0:
                world[0] = view
                top = int(view.stack_size) - 1
                world[0].stack[top], world[0].stack[top - 1] = tile, second
                rekey(chance[0], SEED, 0, 0)  # for what the seat itself then draws, which does not matter
                try_round(board, world[0], seat, kinds, own, weights[tile, second], chance[0], out)
    out /= weights.sum()
    return True


@rule
def try_round(
    board: np.record,
    world: np.record,
    seat: int,
    kinds: Moves,
    own: Numbers,
    weight: float,
    chance: np.record,
    out: Floats,
) -> None:
    """Play a round for each kind, and note what comes back."""
    state, events, moves = np.zeros(1, STATE), np.zeros(1, EVENTS), np.empty(MOVES, np.int16)
    for i in range(len(kinds)):
        if own[i] != s.NONE:
            state[0] = world
            play_round(board, state[0], seat, own[i], chance, events[0], moves)
            if was_passed_on(board, state[0], kinds[i]):
                out[i] += weight


@rule
def next_draws(board: np.record, view: np.record, weights: Floats) -> bool:
    """In how many worlds each two tiles are the next of the stack; False where these are too many to be counted."""
    puzzle = np.zeros(1, PUZZLE)
    pose(board, view, s.NEVER, puzzle[0])
    if board.seats > MOST_EXACT or puzzle[0].unseen_count < view.stack_size:
        return False
    if board.voluntary_white or puzzle[0].place_count == 0:
        weigh_draws(puzzle, 1.0, weights)
        return True
    if puzzle[0].place_count > MOST_EXACT:
        return False
    state, named = np.zeros(1, STATE), np.zeros(1, PUZZLE)
    for names in range(s.TILES ** int(puzzle[0].place_count)):
        state[0] = view
        if name_whites(board, state[0], puzzle[0], names):
            named[:] = np.zeros(1, PUZZLE)
            weigh_draws(named, solve(board, state[0], s.NEVER, named[0]).ways[0], weights)
    return True


@rule
def weigh_draws(puzzle: Cell, ways: float, weights: Floats) -> None:
    unseen = puzzle[0].unseen[: puzzle[0].unseen_count]
    for i in range(len(unseen)):
        for j in range(len(unseen)):
            if i != j:
                weights[unseen[i], unseen[j]] += ways


@rule
def name_whites(board: np.record, state: np.record, puzzle: np.record, names: int) -> bool:
    """Put tiles on the places of unknown whites; False if one cannot be there."""
    for place in range(puzzle.place_count):
        tile, turn = names % s.TILES, int(puzzle.places[place])
        names //= s.TILES
        passed_on = may_be_at(state, puzzle, tile, turn)
        if np.any(state.coat == tile) or not (passed_on or puzzle.latest[tile] == s.NONE):
            return False
        if fits_white(board, state, turn, tile):
            return False
        state.coat[place_of(board, state, turn)] = tile
        state.gone_from[tile] = state.gone_to[tile] = s.NONE
    return True
