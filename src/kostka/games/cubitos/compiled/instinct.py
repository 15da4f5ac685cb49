"""Playing at once, better than at a glance: what `policy` says, but bolder, and buying by what dice bring in a round.

A push has worth beyond its roll, since one may push again; a die is rolled until it shows something. The numbers were
found by matches against `policy` over the ten printed sets.
"""

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.games.cubitos.compiled.judging import CREDITS, HITS, MONEY, YIELDS, add_die
from kostka.games.cubitos.compiled.policy import (
    active_worth,
    bust_chance,
    credits_spent,
    policy,
    push_gain,
    rounds_to_go,
)
from kostka.games.cubitos.compiled.state import M, P
from kostka.games.cubitos.compiled.zones import pending

Moves = NDArray[np.int16]
Floats = NDArray[np.float64]

RISK = 0.66  # of what a bust costs
AGAIN = 0.22  # what it is worth that one may push once more
# What dice are bought for, in feet, by `YIELDS`; money and credits are worth more while there is time to spend them.
WORTH = np.array([1.0, 0.36, 0.36, -0.1, 0.0, 0.15, -0.35, 0.13])
EARLY = 0.035
IN_THE_MIDDLE = 5.0  # rounds to go
ROLLS = 3.4  # of a die in a round, until it shows something
A_PLACE = 0.125  # what the die brings whose place in the hand a bought one takes
A_CREDIT = 0.5  # of the worth of money


@rule
def instinct(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    policy(board, state, seat, moves, count, out)
    question = pending(state, seat)
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
    rounds, brought = rounds_to_go(board, state, seat), np.empty(len(YIELDS))
    for i in range(count):
        if moves[i] != M.done:
            kind = int(moves[i]) - M.buy
            brought[:] = 0.0
            add_die(board, state, seat, kind, brought)
            price = A_CREDIT * credits_spent(board, state, seat, kind, rounds)
            out[i] = (worth_in_a_round(brought, rounds) - A_PLACE) * rounds - price


@rule
def worth_in_a_round(brought: Floats, rounds: float) -> float:
    """What a die is worth that brings so much in a roll, on average: half of it, if every roll counted."""
    worth = EARLY * (rounds - IN_THE_MIDDLE) * (brought[MONEY] + brought[CREDITS])
    for i in range(len(YIELDS)):
        worth += WORTH[i] * brought[i]
    hits = min(brought[HITS], 1.0)
    return float(0.5 * worth * (1.0 - (1.0 - hits) ** ROLLS) / max(hits, 0.1))
