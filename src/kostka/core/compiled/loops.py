"""The compiled entry points to a game's rules, and the loops that must run on the compiled side.

They call the rules by their stubs; `Kernels.bind` makes a copy of each for a game, with that game's rules. Records
come in as one-element arrays: Numba unboxes those fastest.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Cell, Floats, Moves, Places, Points
from kostka.core.compiled.chance import rekey
from kostka.core.compiled.jit import rule
from kostka.core.compiled.stubs import (
    NOBODY,
    apply,
    boldness,
    deal,
    determinize,
    evaluate,
    features,
    hide,
    legal,
    policy,
    random_move,
    result,
    rollout_policy,
    sample_belief,
    scores,
    to_act,
    turn,
)

# How a seat of a simulation chooses.
RANDOM, GREEDY = 0, 1
# What `play` answers beside the mask of the seats that may act.
DREW, ILLEGAL = 1 << 16, -2
# Where games begin, in place of the seat whose view is determinized.
DEALT, GIVEN = -2, -1


def call_deal(board: Cell, state: Cell, chance: Cell, events: Cell) -> None:
    deal(board[0], state[0], chance[0], events[0])


def call_to_act(board: Cell, state: Cell) -> int:
    return to_act(board[0], state[0])


def call_turn(board: Cell, state: Cell) -> int:
    return turn(board[0], state[0])


def call_legal(board: Cell, state: Cell, seat: int, moves: Moves) -> int:
    return legal(board[0], state[0], seat, moves)


def call_apply(board: Cell, state: Cell, seat: int, move: int, chance: Cell, events: Cell) -> None:
    apply(board[0], state[0], seat, move, chance[0], events[0])


def call_play(
    board: Cell, state: Cell, seat: int, move: int, after: Cell, chance: Cell, events: Cell, moves: Moves
) -> int:
    """A whole ply in one call: check the move, copy the state to `after`, apply; `moves` is a buffer."""
    if not contains(moves, legal(board[0], state[0], seat, moves), move):
        return ILLEGAL
    after[0] = state[0]
    events[0].count = 0
    apply(board[0], after[0], seat, move, chance[0], events[0])
    return to_act(board[0], after[0]) | (DREW if chance[0].block > 0 else 0)


def call_result(board: Cell, state: Cell, places: Places, points: Points) -> bool:
    return result(board[0], state[0], places, points)


def call_hide(board: Cell, state: Cell, seat: int) -> None:
    hide(board[0], state[0], seat)


def call_determinize(board: Cell, state: Cell, seat: int, chance: Cell) -> None:
    determinize(board[0], state[0], seat, chance[0])


def call_sample_belief(board: Cell, state: Cell, seat: int, beliefs: Floats, chance: Cell) -> None:
    sample_belief(board[0], state[0], seat, beliefs, chance[0])


def call_policy(board: Cell, state: Cell, seat: int, moves: Moves, count: int, out: Floats) -> None:
    policy(board[0], state[0], seat, moves, count, out)


def call_rollout_policy(
    board: Cell, state: Cell, seat: int, moves: Moves, count: int, cache: Cell, out: Floats
) -> None:
    rollout_policy(board[0], state[0], seat, moves, count, cache, out)


def call_boldness(board: Cell, state: Cell, seat: int, moves: Moves, count: int, out: Floats) -> None:
    boldness(board[0], state[0], seat, moves, count, out)


def call_scores(board: Cell, state: Cell, out: Floats) -> None:
    scores(board[0], state[0], out)


def call_evaluate(board: Cell, state: Cell, cache: Cell, values: Floats) -> None:
    evaluate(board[0], state[0], cache, values)


def call_features(board: Cell, state: Cell, out: Floats) -> None:
    features(board[0], state[0], out)


# ---------------------------------------------------------------------------------------------------------- choosing


@rule
def contains(moves: Moves, count: int, move: int) -> bool:
    for i in range(count):
        if moves[i] == move:
            return True
    return False


@rule
def best(worth: Floats, count: int) -> int:
    """The index of the highest value; of the first one if several are."""
    index = 0
    for i in range(1, count):
        if worth[i] > worth[index]:
            index = i
    return index


def choose_greedily(
    board: np.record, state: np.record, view: Cell, seat: int, moves: Moves, count: int, worth: Floats
) -> int:
    """The one of `count` moves that `policy` values most, from what the seat may know."""
    if count == 1:
        return int(moves[0])
    view[0] = state
    hide(board, view[0], seat)
    policy(board, view[0], seat, moves, count, worth)
    return int(moves[best(worth, count)])


def choose(
    board: np.record,
    state: np.record,
    view: Cell,
    seat: int,
    level: int,
    chance: np.record,
    moves: Moves,
    worth: Floats,
) -> int:
    """The move of the compiled bot of a level, in a state or in a view of it: it sees no more than its view."""
    if level == RANDOM:
        return random_move(board, state, seat, chance, moves)
    return choose_greedily(board, state, view, seat, moves, legal(board, state, seat, moves), worth)


def call_choose(
    board: Cell, state: Cell, view: Cell, seat: int, level: int, chance: Cell, moves: Moves, worth: Floats
) -> int:
    return choose(board[0], state[0], view, seat, level, chance[0], moves, worth)


# ------------------------------------------------------------------------------------------------------- whole games


class LoopBuffers(NamedTuple):
    """What whole games are played on, allocated once; the last three have a row for every game."""

    board: Cell
    start: Cell  # the position that games begin from; a zeroed state before a deal
    state: Cell
    seat_view: Cell
    chance: Cell
    choices: Cell  # the chance of the bots
    events: Cell
    moves: Moves
    worth: Floats
    cache: Cell  # the transposition table; of length 0 unless a tap looks ahead
    levels: NDArray[np.int8]
    places: Places
    points: Points
    decisions: Points


def pick(taps: object, buffers: LoopBuffers, seat: int, game: int, ply: int) -> int:
    """The move of a seat, by its level. A tap: other loops bind a function of their own in its place."""
    level = buffers.levels[seat]
    chance, moves, worth = buffers.choices[0], buffers.moves, buffers.worth
    return choose(buffers.board[0], buffers.state[0], buffers.seat_view, seat, level, chance, moves, worth)


def finish(taps: object, buffers: LoopBuffers, game: int) -> None:
    """What is done with a game that is over. A tap, like `pick`."""


def call_games(buffers: LoopBuffers, taps: object, seat: int, seed: int, first: int, limit: int) -> int:
    """Play games to their end, one per row of `buffers.places`; game i depends on `seed` and `first + i` alone.

    They begin with a deal (DEALT), with the position `buffers.start` (GIVEN), or with a world that agrees with what
    `seat` sees of it. `taps` are arrays for the functions that are bound in place of `pick` and `finish`. Returns the
    number of games that had not ended after `limit` decisions.
    """
    board, state, start = buffers.board[0], buffers.state, buffers.start
    chance, choices, events = buffers.chance[0], buffers.choices[0], buffers.events[0]
    places, points, decisions = buffers.places, buffers.points, buffers.decisions
    unfinished = 0
    for game in range(len(decisions)):
        rekey(chance, seed, first + game, 0)
        rekey(choices, seed, first + game, 1)
        state[0] = start[0]
        if seat == DEALT:
            deal(board, state[0], chance, events)
        elif seat != GIVEN:
            determinize(board, state[0], seat, chance)
        ply, mover = 0, turn(board, state[0])
        while mover != NOBODY and ply < limit:
            apply(board, state[0], mover, pick(taps, buffers, mover, game, ply), chance, events)
            ply += 1
            mover = turn(board, state[0])
        if mover == NOBODY:
            result(board, state[0], places[game], points[game])
        else:
            unfinished += 1
        decisions[game] = ply
        finish(taps, buffers, game)
    return unfinished
