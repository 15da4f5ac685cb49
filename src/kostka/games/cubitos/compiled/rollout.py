"""The policy of rollouts: what `policy` says, but bolder, and buying by what dice bring in a round.

A push has worth beyond its roll, since one may push again; a die is rolled until it shows something; and money is worth
what it buys, which is what a foot costs and what is lost with a bust. The numbers were found by races against `policy`
over the ten printed sets. Compiled; `P` are the numbers of pending effects, `M` of moves, `s` is the state.
"""

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.effects import YIELDS, money_worth, shown_amount
from kostka.games.cubitos.compiled.evaluation import add_die, correction_of, worth_in_a_round
from kostka.games.cubitos.compiled.policy import (
    active_worth,
    bust_chance,
    credits_spent,
    foot_money,
    movement_worth,
    policy,
    push_gain,
    rounds_to_go,
)
from kostka.games.cubitos.compiled.state import M, P
from kostka.games.cubitos.compiled.zones import owned_dice, pending, shown_dice

RISK = 0.8  # of what a bust costs
AGAIN = 0.22  # what it is worth that one may push once more
A_PLACE = 0.125  # what the die brings whose place in the hand a bought one takes
A_CREDIT = 0.5  # of the worth of money
REWARDS = 2.0  # times the rounds to go by which `policy` values those on the way


@rule
def rollout_policy(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, cache: Cell, out: Floats
) -> None:
    question = pending(state, seat)
    if question == P.move:
        move_well(board, state, seat, moves, count, out)
        return
    policy(board, state, seat, moves, count, out)
    if question == P.push_or_pass:
        push_boldly(board, state, seat, moves, count, out)
    elif question in (P.buy, P.gain):
        choose_die_well(board, state, seat, moves, count, out)


# ---------------------------------------------------------------------------------------------------- what money buys


@rule
def worth_of_dice(board: np.record, state: np.record, seat: int, rounds: float) -> Floats:
    """What a die more of each kind is worth; nothing where none is left to buy."""
    worth = np.zeros(s.KINDS_OF_DICE)
    for kind in range(s.COLOURED, s.KINDS_OF_DICE):
        if state.trays[kind] > 0:
            worth[kind] = max(one_more(board, state, seat, kind, rounds), 0.0)
    return worth


@rule
def best_buy(board: np.record, worth: Floats, money: int, credits: int, a_credit: float) -> float:
    """The worth of the best one or two dice, less what the credits are worth that they take."""
    best = 0.0
    for one in range(s.COLOURED, s.KINDS_OF_DICE):
        for other in range(one, s.KINDS_OF_DICE):
            cost, bought = int(board.cost[one]), worth[one]
            if other != one:
                cost, bought = cost + int(board.cost[other]), bought + worth[other]
            if cost <= money + credits:
                best = max(best, bought - a_credit * max(cost - money, 0))
    return float(best)


@rule
def foot_price(board: np.record, state: np.record, seat: int, rounds: float) -> float:
    """What cannot be bought any more after a foot."""
    worth, a_credit = worth_of_dice(board, state, seat, rounds), A_CREDIT * money_worth(rounds)
    money, credits = int(state.money[seat]), int(state.credits[seat])
    owed = max(s.FOOT_PRICE - money, 0)
    left = best_buy(board, worth, max(money - s.FOOT_PRICE, 0), credits - owed, a_credit)
    return best_buy(board, worth, money, credits, a_credit) - left + a_credit * owed


@rule
def money_by_what_it_buys(board: np.record, state: np.record, seat: int, rounds: float) -> float:
    """What the money in Active buys, beyond what `policy` says that it is worth."""
    worth, a_credit = worth_of_dice(board, state, seat, rounds), A_CREDIT * money_worth(rounds)
    money, credits = shown_amount(board, state, seat, s.ALL_KINDS, s.MONEY), int(state.credits[seat])
    bought = best_buy(board, worth, money, credits, a_credit) - best_buy(board, worth, 0, credits, a_credit)
    return bought - money * money_worth(rounds)


# ------------------------------------------------------------------------------------------------- moving and pushing


@rule
def move_well(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """As by `policy`, but for what rewards are worth and what a foot costs."""
    room = np.empty((2, s.MAX_SPACES), np.int16)
    rounds = rounds_to_go(board, state)
    for i in range(count):
        out[i] = movement_worth(board, state, seat, int(moves[i]), REWARDS * rounds, room)
        if moves[i] == M.foot:
            out[i] += s.FOOT_PRICE * foot_money(board, state, seat, REWARDS * rounds)
            out[i] -= foot_price(board, state, seat, rounds)


@rule
def push_boldly(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    bust = bust_chance(board, state, seat)
    if bust == 0.0:
        return
    rounds = rounds_to_go(board, state)
    cost = active_worth(board, state, seat, rounds) + correction_of_active(board, state, seat)
    cost = max(cost + money_by_what_it_buys(board, state, seat, rounds), 0.0)
    gain = push_gain(board, state, seat, rounds) + correction_of_roll(board, state, seat)
    for i in range(count):
        if moves[i] == M.push:
            out[i] = gain + AGAIN - RISK * bust * cost


@rule
def correction_of_active(board: np.record, state: np.record, seat: int) -> float:
    """What the symbols in Active are worth beyond what `policy` says."""
    worth = 0.0
    for card in range(s.CARDS):
        worth += 0.001 * shown_dice(state, seat, card) * board.corrections[card, s.SHOWN]
    return worth


@rule
def correction_of_roll(board: np.record, state: np.record, seat: int) -> float:
    """What a roll is worth beyond what `policy` says."""
    worth = 0.0
    for card in range(s.CARDS):
        kind = s.COLOURED + card
        if state.roll[seat, kind] > 0:
            symbols = 0
            for side in range(s.SIDES):
                symbols += board.sides[kind, side] in (s.SYMBOL, s.POWER)
            worth += 0.001 * int(state.roll[seat, kind]) * symbols / s.SIDES * board.corrections[card, s.SHOWN]
    return worth


# ------------------------------------------------------------------------------------------------------------- buying


@rule
def choose_die_well(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """What a die is worth that is bought or gained, less what the credits are worth that it takes."""
    rounds = rounds_to_go(board, state)
    for i in range(count):
        if moves[i] == M.done:
            continue
        bought, kind = divmod(int(moves[i]) - M.gain, s.KINDS_OF_DICE)
        out[i] = one_more(board, state, seat, kind, rounds)
        if bought:
            out[i] -= A_CREDIT * credits_spent(board, state, seat, kind, rounds)


@rule
def one_more(board: np.record, state: np.record, seat: int, kind: int, rounds: float) -> float:
    """What a die more is worth until the end of the race."""
    brought = np.zeros(len(YIELDS))
    add_die(board, state, seat, kind, brought)
    known = correction_of(board, kind, float(owned_dice(state, seat, kind)), rounds)
    return (worth_in_a_round(brought, rounds) + known - A_PLACE) * rounds
