"""Questions of the Run Phase, each with its answers: alternatives of an ability, moving, rewards, buying."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import add, offer_uses, use
from kostka.games.cubitos.compiled.ability_choices import offer_dice
from kostka.games.cubitos.compiled.running import (
    earn_reward,
    move_runner,
    offer_movement,
    offer_rewards,
    offer_steps,
    step,
    take_reward,
)
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import (
    argument,
    credit_may_hurt,
    drop,
    line,
    owned_dice,
    pay,
    pend_with,
    purse,
    put,
)

Moves = NDArray[np.int16]


@rule
def run_phase_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == P.move:
        return offer_movement(board, state, seat, moves)
    if question == P.buy:
        return buy_options(board, state, seat, moves)
    if question == P.give:
        return add(moves, offer_dice(state, seat, s.EVERY_ZONE, s.COMMON, M.give, moves, 0), M.done)
    if question == P.to:
        return to_options(board, state, seat, moves)
    if question == P.choose:
        return choose_options(board, state, seat, moves)
    if question == P.free_step:
        return add(moves, offer_steps(board, state, seat, 1, 0, moves, 0), M.done)
    if question == P.after_move:
        return add(moves, offer_uses(board, state, seat, s.T_AFTER_MOVE, 0, moves, 0), M.done)
    return add(moves, offer_rewards(board, state, seat, argument(state, seat, s.F_LEFT), moves), M.done)


@rule
def answer_in_run_phase(
    board: np.record, state: np.record, seat: int, question: int, move: int, events: np.record
) -> None:
    if question == P.move:
        answer_move(board, state, seat, move, events)
    elif question == P.buy:
        answer_buy(board, state, seat, move, events)
    elif question == P.give:
        answer_give(state, seat, move)
    elif question == P.to:
        answer_to(state, seat, move, events)
    elif question == P.choose:
        answer_choose(board, state, seat, move)
    elif question == P.free_step:
        answer_step(board, state, seat, move, events)
    elif question == P.after_move:
        answer_after_move(board, state, seat, move, events)
    else:
        answer_reward(board, state, seat, move, events)


# ------------------------------------------------------------------------------------------------------------ moving


@rule
def answer_move(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move != M.stop:
        move_runner(board, state, seat, move, events)
        return
    drop(state, seat)
    state.feet[seat] = 0
    state.water[seat] = 0
    earn_reward(board, state, seat, events)


@rule
def answer_step(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    left = argument(state, seat, s.F_LEFT)
    drop(state, seat)
    if move != M.done:
        step(board, state, seat, move - M.step, events)
        if left > 1:
            pend_with(state, seat, P.free_step, 0, left - 1, 0)


@rule
def answer_after_move(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == M.done:
        drop(state, seat)
    else:
        use(board, state, seat, s.T_AFTER_MOVE, move, events)


@rule
def answer_reward(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    drop(state, seat)
    if move != M.done:
        take_reward(board, state, seat, move - M.reward, events)


# ------------------------------------------------------------------------------------------------------------ buying


@rule
def buy_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[12] Up to two dice of different colours."""
    count = 0
    if colours_bought(state, seat) < s.DICE_TO_BUY:
        for kind in range(s.COLOURED, s.KINDS_OF_DICE):
            affordable = purse(state, seat) >= board.cost[kind]
            if affordable and state.trays[kind] > 0 and (int(state.bought[seat]) >> kind) & 1 == 0:
                count = add(moves, count, M.buy + kind)
    return add(moves, count, M.done)


@rule
def colours_bought(state: np.record, seat: int) -> int:
    found = 0
    for kind in range(s.KINDS_OF_DICE):
        found += (int(state.bought[seat]) >> kind) & 1
    return found


@rule
def answer_buy(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == M.done:
        drop(state, seat)
        return
    kind = move - M.buy
    pay(state, seat, int(board.cost[kind]))
    state.bought[seat] |= 1 << kind
    state.trays[kind] -= 1
    state.discard[seat, kind] += 1
    emit(events, E.buy, seat, kind)


# --------------------------------------------------------------------------------------- giving, and alternatives


@rule
def answer_give(state: np.record, seat: int, move: int) -> None:
    drop(state, seat)
    if move != M.done:
        place, kind = (move - M.give) // s.KINDS_OF_DICE, (move - M.give) % s.KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        state.picked[seat, kind] += 1
        pend_with(state, seat, P.to, kind, 0, 0)


@rule
def to_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """The other players with the fewest swords."""
    fewest = 127
    for other in range(int(board.seats)):
        if other != seat:
            fewest = min(fewest, int(state.swords[other]))
    count = 0
    for other in range(int(board.seats)):
        if other != seat and state.swords[other] == fewest:
            count = add(moves, count, M.to + other)
    return count


@rule
def answer_to(state: np.record, seat: int, move: int, events: np.record) -> None:
    """[14] An own die goes if there is one, else the borrowed one with its debt."""
    kind, other = argument(state, seat, s.F_KIND), move - M.to
    drop(state, seat)
    if owned_dice(state, seat, kind) == state.borrowed[seat, kind]:
        state.borrowed[seat, kind] -= 1
        state.borrowed[other, kind] += 1
    state.picked[seat, kind] -= 1
    state.discard[other, kind] += 1
    emit(events, E.give, seat, kind, other)


@rule
def choose_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """One of several, or the only one or nothing; credits are taken unless they may hurt. [6]"""
    pc = argument(state, seat, s.F_PROGRAM)
    count = 0
    for option in range(line(board, pc, s.L_NUMBER)):
        count = add(moves, count, M.choose + option)
    harmless = line(board, pc, s.L_MASK) == s.IF_CREDITS_HURT and not credit_may_hurt(board, state, seat)
    return count if count > 1 or harmless else add(moves, count, M.done)


@rule
def answer_choose(board: np.record, state: np.record, seat: int, move: int) -> None:
    pc, card, face = (
        argument(state, seat, s.F_PROGRAM),
        argument(state, seat, s.F_CARD),
        argument(state, seat, s.F_FACE),
    )
    drop(state, seat)
    if move != M.done:
        pend_with(state, seat, P.ability, line(board, pc, s.L_BODY + move - M.choose), card, face)
