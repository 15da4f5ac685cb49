"""Playing at once, a little better than at a glance: what `policy` says, but bolder, and with an eye for what dice replace.

A push has worth beyond its roll, since one may push again; found by matches against `policy`.
"""

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.games.cubitos.compiled.policy import (
    active_worth,
    bust_chance,
    credits_spent,
    die_worth,
    mean_worth,
    policy,
    push_gain,
    rounds_to_go,
)
from kostka.games.cubitos.compiled.state import M, P
from kostka.games.cubitos.compiled.zones import pending

Moves = NDArray[np.int16]
Floats = NDArray[np.float64]

RISK = 0.6  # of what a bust costs
AGAIN = 0.25  # what it is worth that one may push once more
REPLACED = 0.45  # of a usual die, by one that is bought
A_CREDIT = 0.2  # of the worth of money


@rule
def instinct(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    question = pending(state, seat)
    policy(board, state, seat, moves, count, out)
    if question == P.push_or_pass:
        push_boldly(board, state, seat, moves, count, out)
    elif question == P.buy:
        buy_well(board, state, seat, moves, count, out)


@rule
def push_boldly(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    bust = bust_chance(board, state, seat)
    if bust == 0.0:
        return
    rounds = rounds_to_go(board, state, seat)
    cost = max(active_worth(board, state, seat, rounds), 0.0)
    for i in range(count):
        if moves[i] == M.push:
            out[i] = push_gain(board, state, seat, rounds) + AGAIN - RISK * bust * cost


@rule
def buy_well(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    rounds = rounds_to_go(board, state, seat)
    usual = REPLACED * mean_worth(board, state, seat, rounds)
    for i in range(count):
        if moves[i] != M.done:
            kind = int(moves[i]) - M.buy
            brought = die_worth(board, state, seat, kind, rounds) - 0.1 - usual
            out[i] = brought * rounds - A_CREDIT * credits_spent(board, state, seat, kind, rounds)
