"""The compiled doors to a game's rules, and the loops that must run on the compiled side.

Every name of `Rules` is free here; `kostka.core.jit.bind` makes a copy of each kernel for a game with these names
bound to that game's rules. Records come in as one-element arrays: Numba unboxes those fastest.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import begin, draw, rekey
from kostka.core.jit import rule

Cell = NDArray[Any]
Moves = NDArray[np.int16]

deal: Callable[..., None]
movers: Callable[..., int]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
result: Callable[..., bool]
hide: Callable[..., None]
redeal: Callable[..., None]
policy: Callable[..., None]
standing: Callable[..., None]
suppose: Callable[..., None]
judge: Callable[..., None]
daring: Callable[..., None]
features: Callable[..., None]
instinct: Callable[..., None]
judge_noted: Callable[..., None]
instinct_noted: Callable[..., None]
expected: Callable[..., None]
quiet: Callable[..., bool]
choose: Callable[..., int]  # `chosen`, bound to the same rules

# How a seat of a simulation chooses.
RANDOM, GREEDY = 0, 1
# What `play` answers beside the mask of the seats that may act.
DREW, ILLEGAL = 1 << 16, -1
# Where games begin, in place of a seat whose view is redealt.
DEALT, GIVEN = -2, -1


def call_deal(board: Cell, state: Cell, chance: Cell, events: Cell) -> None:
    deal(board[0], state[0], chance[0], events[0])


def call_movers(board: Cell, state: Cell) -> int:
    return movers(board[0], state[0])


def call_turn(board: Cell, state: Cell) -> int:
    return turn(board[0], state[0])


def call_legal(board: Cell, state: Cell, seat: int, moves: Moves) -> int:
    return legal(board[0], state[0], seat, moves)


def call_apply(board: Cell, state: Cell, seat: int, move: int, chance: Cell, events: Cell) -> None:
    apply(board[0], state[0], seat, move, chance[0], events[0])


def call_play(
    board: Cell,
    state: Cell,
    seat: int,
    move: int,
    key: NDArray[np.uint32],
    after: Cell,
    chance: Cell,
    events: Cell,
    moves: Moves,
) -> int:
    """A whole ply in one call: check the move, copy the state, apply. An empty key leaves `chance` as it is."""
    if not contains(moves, legal(board[0], state[0], seat, moves), move):
        return ILLEGAL
    if len(key):
        begin(chance[0], key)
    after[0] = state[0]
    events[0].count = 0
    apply(board[0], after[0], seat, move, chance[0], events[0])
    return movers(board[0], after[0]) | (DREW if chance[0].block > 0 else 0)


def call_result(board: Cell, state: Cell, places: NDArray[np.int16], scores: NDArray[np.int32]) -> bool:
    return result(board[0], state[0], places, scores)


def call_hide(board: Cell, state: Cell, seat: int) -> None:
    hide(board[0], state[0], seat)


def call_redeal(board: Cell, state: Cell, seat: int, chance: Cell) -> None:
    redeal(board[0], state[0], seat, chance[0])


def call_policy(board: Cell, state: Cell, seat: int, moves: Moves, count: int, out: NDArray[np.float64]) -> None:
    policy(board[0], state[0], seat, moves, count, out)


def call_standing(board: Cell, state: Cell, scores: NDArray[np.float64]) -> None:
    standing(board[0], state[0], scores)


def call_suppose(board: Cell, state: Cell, seat: int, memory: NDArray[np.float64], chance: Cell) -> None:
    suppose(board[0], state[0], seat, memory, chance[0])


def call_judge(board: Cell, state: Cell, values: NDArray[np.float64]) -> None:
    judge(board[0], state[0], values)


def call_daring(board: Cell, state: Cell, seat: int, moves: Moves, count: int, out: NDArray[np.float64]) -> None:
    daring(board[0], state[0], seat, moves, count, out)


def call_features(board: Cell, state: Cell, out: NDArray[np.float64]) -> None:
    features(board[0], state[0], out)


# ------------------------------------------------------------------------- what games need not know better than this


def usual_suppose(
    board: np.record, state: np.record, seat: int, memory: NDArray[np.float64], chance: np.record
) -> None:
    redeal(board, state, seat, chance)


def usual_quiet(board: np.record, state: np.record) -> bool:
    return True


def usual_judge(board: np.record, state: np.record, values: NDArray[np.float64]) -> None:
    """Whoever has more than the others, measured by what all have together."""
    seats = int(board.seats)
    standing(board, state, values)
    most, sum_of_all = values[0], 0.0
    for seat in range(seats):
        most = max(most, values[seat])
        sum_of_all += abs(values[seat])
    shares = 0.0
    for seat in range(seats):
        values[seat] = np.exp(4.0 * (values[seat] - most) / (1.0 + sum_of_all / seats))
        shares += values[seat]
    for seat in range(seats):
        values[seat] /= shares


def usual_judge_noted(board: np.record, state: np.record, notes: Cell, values: NDArray[np.float64]) -> None:
    judge(board, state, values)


def usual_instinct_noted(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, notes: Cell, out: NDArray[np.float64]
) -> None:
    instinct(board, state, seat, moves, count, out)


def usual_expected(board: np.record, state: np.record, notes: Cell, scores: NDArray[np.float64]) -> None:
    standing(board, state, scores)


def usual_daring(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: NDArray[np.float64]
) -> None:
    out[:count] = 0.0


# ---------------------------------------------------------------------------------------------------------- choosing


@rule
def contains(moves: Moves, count: int, move: int) -> bool:
    for i in range(count):
        if moves[i] == move:
            return True
    return False


@rule
def best(scores: NDArray[np.float64], count: int) -> int:
    index = 0
    for i in range(1, count):
        if scores[i] > scores[index]:
            index = i
    return index


def chosen(
    board: np.record,
    state: np.record,
    view: Cell,
    seat: int,
    level: int,
    chance: np.record,
    moves: Moves,
    worth: NDArray[np.float64],
) -> int:
    """The move that a bot of this level plays in a state, or in a view of it: it sees no more than its view."""
    count = legal(board, state, seat, moves)
    if count == 1:
        return int(moves[0])
    if level == RANDOM:
        return int(moves[draw(chance, count)])
    view[0] = state
    hide(board, view[0], seat)
    policy(board, view[0], seat, moves, count, worth)
    return int(moves[best(worth, count)])


def call_choose(
    board: Cell, state: Cell, view: Cell, seat: int, level: int, chance: Cell, moves: Moves, worth: NDArray[np.float64]
) -> int:
    return choose(board[0], state[0], view, seat, level, chance[0], moves, worth)


def call_playouts(
    board: Cell,
    start: Cell,
    seat: int,
    state: Cell,
    view: Cell,
    chance: Cell,
    choices: Cell,
    events: Cell,
    moves: Moves,
    worth: NDArray[np.float64],
    levels: NDArray[np.int8],
    seed: int,
    first: int,
    places: NDArray[np.int16],
    scores: NDArray[np.int32],
    decisions: NDArray[np.int32],
    limit: int,
) -> int:
    """Play games to their end, one per row of `places`; game i depends on `seed` and `first + i` alone.

    They begin with a deal, with the state `start`, or with a redeal of the view `start` of a seat. Returns the number
    of games that had not ended after `limit` decisions.
    """
    unfinished = 0
    for game in range(len(decisions)):
        rekey(chance[0], seed, first + game, 0)
        rekey(choices[0], seed, first + game, 1)
        state[0] = start[0]
        if seat == DEALT:
            deal(board[0], state[0], chance[0], events[0])
        elif seat != GIVEN:
            redeal(board[0], state[0], seat, chance[0])
        taken = 0
        while not result(board[0], state[0], places[game], scores[game]):
            if taken == limit:
                unfinished += 1
                break
            mover = turn(board[0], state[0])
            move = choose(board[0], state[0], view, mover, levels[mover], choices[0], moves, worth)
            apply(board[0], state[0], mover, move, chance[0], events[0])
            taken += 1
        decisions[game] = taken
    return unfinished


def call_lessons(
    board: Cell,
    blank: Cell,
    state: Cell,
    chance: Cell,
    choices: Cell,
    events: Cell,
    moves: Moves,
    worth: NDArray[np.float64],
    notes: Cell,
    seed: int,
    first: int,
    blunders: int,
    every: int,
    places: NDArray[np.int16],
    scores: NDArray[np.int32],
    kept: Cell,
    owner: NDArray[np.int32],
) -> int:
    """Games to learn from, one per row of `places`: instinct, and any move so many times in a hundred.

    One in `every` quiet positions is kept, with the number of its game; returns how many there are.
    """
    count = 0
    for game in range(len(places)):
        rekey(chance[0], seed, first + game, 0)
        rekey(choices[0], seed, first + game, 1)
        state[0] = blank[0]
        deal(board[0], state[0], chance[0], events[0])
        while not result(board[0], state[0], places[game], scores[game]):
            if count < len(kept) and draw(choices[0], every) == 0 and quiet(board[0], state[0]):
                kept[count] = state[0]
                owner[count] = game
                count += 1
            mover = turn(board[0], state[0])
            number = legal(board[0], state[0], mover, moves)
            if draw(choices[0], 100) < blunders:
                move = moves[draw(choices[0], number)]
            else:
                instinct_noted(board[0], state[0], mover, moves, number, notes, worth)
                move = moves[best(worth, number)]
            apply(board[0], state[0], mover, move, chance[0], events[0])
    return count
