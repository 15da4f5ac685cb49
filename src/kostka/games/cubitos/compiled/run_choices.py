"""Questions of the Run Phase, each with its answers: alternatives of an ability, moving, rewards, buying."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import add, offer_uses, use
from kostka.games.cubitos.compiled.ability_choices import offer_dice
from kostka.games.cubitos.compiled.running import (
    earns_reward,
    move_runner,
    offer_movement,
    offer_rewards,
    offer_steps,
    step,
    take_reward,
)
from kostka.games.cubitos.compiled.zones import argument, drop, line, pay, pend_with, purse, put

Moves = NDArray[np.int16]


@rule
def run_phase_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == s.Q_MOVE:
        return offer_movement(board, state, seat, moves)
    if question == s.Q_BUY:
        return buy_options(board, state, seat, moves)
    if question == s.Q_GIVE:
        return add(moves, offer_dice(state, seat, s.EVERY_ZONE, s.COMMON, s.GIVE, moves, 0), s.DONE)
    if question == s.Q_TO:
        return to_options(board, state, seat, moves)
    if question == s.Q_CHOOSE:
        return choose_options(board, argument(state, seat, s.F_PROGRAM), moves)
    if question == s.Q_STEP:
        return add(moves, offer_steps(board, state, seat, 1, 0, moves, 0), s.DONE)
    if question == s.Q_AFTER_MOVE:
        return add(moves, offer_uses(board, state, seat, s.T_AFTER_MOVE, 0, moves, 0), s.DONE)
    return add(moves, offer_rewards(board, state, seat, argument(state, seat, s.F_LEFT), moves), s.DONE)


@rule
def answer_in_run_phase(
    board: np.record, state: np.record, seat: int, question: int, move: int, events: np.record
) -> None:
    if question == s.Q_MOVE:
        answer_move(board, state, seat, move, events)
    elif question == s.Q_BUY:
        answer_buy(board, state, seat, move, events)
    elif question == s.Q_GIVE:
        answer_give(state, seat, move)
    elif question == s.Q_TO:
        answer_to(state, seat, move, events)
    elif question == s.Q_CHOOSE:
        answer_choose(board, state, seat, move)
    elif question == s.Q_STEP:
        answer_step(board, state, seat, move, events)
    elif question == s.Q_AFTER_MOVE:
        answer_after_move(board, state, seat, move, events)
    else:
        answer_reward(board, state, seat, move, events)


# ------------------------------------------------------------------------------------------------------------ moving


@rule
def answer_move(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move != s.STOP:
        move_runner(board, state, seat, move, events)
        return
    drop(state, seat)
    state.feet[seat] = 0
    state.water[seat] = 0
    if earns_reward(state, seat):
        take_reward(board, state, seat, int(state.space[seat]), events)


@rule
def answer_step(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    left = argument(state, seat, s.F_LEFT)
    drop(state, seat)
    if move != s.DONE:
        step(board, state, seat, move - s.STEP, events)
        if left > 1:
            pend_with(state, seat, s.Q_STEP, 0, left - 1, 0)


@rule
def answer_after_move(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == s.DONE:
        drop(state, seat)
    else:
        use(board, state, seat, s.T_AFTER_MOVE, move, events)


@rule
def answer_reward(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    drop(state, seat)
    if move != s.DONE:
        take_reward(board, state, seat, move - s.REWARD, events)


# ------------------------------------------------------------------------------------------------------------ buying


@rule
def buy_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[12] Up to two dice of different colours."""
    count = 0
    if colours_bought(state, seat) < s.DICE_TO_BUY:
        for kind in range(s.COLOURED, s.KINDS_OF_DICE):
            affordable = purse(state, seat) >= board.cost[kind]
            if affordable and state.trays[kind] > 0 and (int(state.bought[seat]) >> kind) & 1 == 0:
                count = add(moves, count, s.BUY + kind)
    return add(moves, count, s.DONE)


@rule
def colours_bought(state: np.record, seat: int) -> int:
    found = 0
    for kind in range(s.KINDS_OF_DICE):
        found += (int(state.bought[seat]) >> kind) & 1
    return found


@rule
def answer_buy(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == s.DONE:
        drop(state, seat)
        return
    kind = move - s.BUY
    pay(state, seat, int(board.cost[kind]))
    state.bought[seat] |= 1 << kind
    state.trays[kind] -= 1
    state.discard[seat, kind] += 1
    emit(events, s.E_BUY, seat, kind)


# --------------------------------------------------------------------------------------- giving, and alternatives


@rule
def answer_give(state: np.record, seat: int, move: int) -> None:
    drop(state, seat)
    if move != s.DONE:
        place, kind = (move - s.GIVE) // s.KINDS_OF_DICE, (move - s.GIVE) % s.KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        state.picked[seat, kind] += 1
        pend_with(state, seat, s.Q_TO, kind, 0, 0)


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
            count = add(moves, count, s.TO + other)
    return count


@rule
def answer_to(state: np.record, seat: int, move: int, events: np.record) -> None:
    kind, other = argument(state, seat, s.F_KIND), move - s.TO
    drop(state, seat)
    state.picked[seat, kind] -= 1
    state.discard[other, kind] += 1
    emit(events, s.E_GIVE, seat, kind, other)


@rule
def choose_options(board: np.record, pc: int, moves: Moves) -> int:
    """One of several, or the only one or nothing."""
    count = 0
    for option in range(line(board, pc, s.L_NUMBER)):
        count = add(moves, count, s.CHOOSE + option)
    return add(moves, count, s.DONE) if count == 1 else count


@rule
def answer_choose(board: np.record, state: np.record, seat: int, move: int) -> None:
    pc, card, face = (
        argument(state, seat, s.F_PROGRAM),
        argument(state, seat, s.F_CARD),
        argument(state, seat, s.F_FACE),
    )
    drop(state, seat)
    if move != s.DONE:
        pend_with(state, seat, s.P_ABILITY, line(board, pc, s.L_BODY + move - s.CHOOSE), card, face)
