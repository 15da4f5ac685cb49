"""Playing at once, better than at a glance: what `policy` says, but bolder, and buying by what dice bring in a round.

A push has worth beyond its roll, since one may push again; a die is rolled until it shows something. The numbers were
found by matches against `policy` over the ten printed sets.
"""

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.judging import YIELDS, add_die, worth_by_practice, worth_in_a_round
from kostka.games.cubitos.compiled.policy import (
    active_worth,
    bust_chance,
    credits_spent,
    policy,
    push_gain,
    rounds_to_go,
)
from kostka.games.cubitos.compiled.state import M, P
from kostka.games.cubitos.compiled.zones import owned_dice, pending

Moves = NDArray[np.int16]
Floats = NDArray[np.float64]

RISK = 0.66  # of what a bust costs
AGAIN = 0.22  # what it is worth that one may push once more
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
    elif question == P.gain:
        gain_well(board, state, seat, moves, count, out)


@rule
def push_boldly(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    bust = bust_chance(board, state, seat)
    if bust == 0.0:
        return
    rounds = rounds_to_go(board, state, seat)
    cost = max(active_worth(board, state, seat, rounds) + shown_by_practice(board, state, seat), 0.0)
    gain = push_gain(board, state, seat, rounds) + rolled_by_practice(board, state, seat)
    for i in range(count):
        if moves[i] == M.push:
            out[i] = gain + AGAIN - RISK * bust * cost


@rule
def shown_by_practice(board: np.record, state: np.record, seat: int) -> float:
    """What the symbols in Active are worth beyond what `policy` says."""
    worth = 0.0
    for card in range(s.CARDS):
        shown = int(state.active[seat, s.COLOURED + card, s.SYMBOL]) + int(
            state.active[seat, s.COLOURED + card, s.POWER]
        )
        worth += 0.001 * shown * board.practised[card, s.SHOWN]
    return worth


@rule
def rolled_by_practice(board: np.record, state: np.record, seat: int) -> float:
    """What a roll is worth beyond what `policy` says."""
    worth = 0.0
    for card in range(s.CARDS):
        kind = s.COLOURED + card
        if state.roll[seat, kind] > 0:
            symbols = 0
            for side in range(s.SIDES):
                symbols += board.sides[kind, side] in (s.SYMBOL, s.POWER)
            worth += 0.001 * int(state.roll[seat, kind]) * symbols / s.SIDES * board.practised[card, s.SHOWN]
    return worth


@rule
def buy_well(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    rounds = rounds_to_go(board, state, seat)
    for i in range(count):
        if moves[i] != M.done:
            kind = int(moves[i]) - M.buy
            price = A_CREDIT * credits_spent(board, state, seat, kind, rounds)
            out[i] = one_more(board, state, seat, kind, rounds) - price


@rule
def gain_well(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    rounds = rounds_to_go(board, state, seat)
    for i in range(count):
        if M.gain <= moves[i] < M.buy:
            out[i] = one_more(board, state, seat, int(moves[i]) - M.gain, rounds)


@rule
def one_more(board: np.record, state: np.record, seat: int, kind: int, rounds: float) -> float:
    """What a die more is worth until the end of the race."""
    brought = np.zeros(len(YIELDS))
    add_die(board, state, seat, kind, brought)
    known = worth_by_practice(board, kind, float(owned_dice(state, seat, kind)), rounds)
    return (worth_in_a_round(brought, rounds) + known - A_PLACE) * rounds
