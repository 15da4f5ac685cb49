"""Questions of the Run Phase, each with its answers: alternatives of an ability, moving, rewards, buying.

Compiled; `P` are the numbers of pending effects, `M` of moves, `E` of events, `s` is the state. A frame is a question
with its arguments; most questions are off the stack when they are answered, and none of these is asked for "done".
"""

import numpy as np

from kostka.core.compiled.arrays import Moves
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import offer_uses, use
from kostka.games.cubitos.compiled.ability_choices import offer_dice
from kostka.games.cubitos.compiled.running import (
    move_runner,
    offer_movement,
    offer_rewards,
    offer_steps,
    step,
    take_reward,
)
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import (
    Frame,
    add,
    count_bits,
    credit_may_hurt,
    kinds_in_trays,
    line,
    offer_kinds,
    or_done,
    owned_dice,
    pay,
    pend,
    pick,
    purse,
)


@rule
def run_phase_options(board: np.record, state: np.record, seat: int, frame: Frame, moves: Moves) -> int:
    question = frame[s.F_EFFECT]
    if question == P.move:
        return offer_movement(board, state, seat, moves)
    if question == P.buy:
        return buy_options(board, state, seat, moves)
    if question == P.to:
        return to_options(board, state, seat, moves)
    if question == P.choose:
        return choose_options(board, state, seat, frame[s.F_PROGRAM], moves)
    if question == P.give:
        count = offer_dice(state, seat, s.EVERY_ZONE, s.COMMON, M.give, moves)
    elif question == P.free_step:
        count = offer_steps(board, state, seat, 1, 0, moves)
    elif question == P.after_move:
        count = offer_uses(board, state, seat, s.T_AFTER_MOVE, 0, moves, 0)
    else:
        assert question == P.reward
        count = offer_rewards(board, state, seat, frame[s.F_LEFT], moves)
    return add(moves, count, M.done)


@rule
def answer_in_run_phase(
    board: np.record, state: np.record, seat: int, frame: Frame, move: int, events: np.record
) -> None:
    question = frame[s.F_EFFECT]
    if question == P.move:
        move_runner(board, state, seat, move, events)
    elif question == P.buy:
        buy(board, state, seat, move - M.buy, events)
    elif question == P.give:
        place, kind = divmod(move - M.give, s.KINDS_OF_DICE)
        pick(state, seat, place, kind, 1)
        pend(state, seat, P.to, kind)
    elif question == P.to:
        give(state, seat, frame[s.F_KIND], move - M.to, events)
    elif question == P.choose:
        body = line(board, frame[s.F_PROGRAM], s.L_BODY + move - M.choose)
        pend(state, seat, P.ability, body, frame[s.F_CARD], frame[s.F_FACE])
    elif question == P.free_step:
        step(board, state, seat, move - M.step, events)
    elif question == P.after_move:
        use(board, state, seat, s.T_AFTER_MOVE, move, events)
    else:
        assert question == P.reward
        take_reward(board, state, seat, move - M.reward, events)


# ------------------------------------------------------------------------------------------------------------ buying


@rule
def buy_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[12] Up to two dice of different colours."""
    count = 0
    if count_bits(int(state.bought[seat])) < s.DICE_TO_BUY:
        kinds = kinds_in_trays(board, state, s.COLOURED_KINDS & ~int(state.bought[seat]), purse(state, seat))
        count = offer_kinds(state.trays, kinds, M.buy, moves, 0)
    return add(moves, count, M.done)


@rule
def buy(board: np.record, state: np.record, seat: int, kind: int, events: np.record) -> None:
    pay(state, seat, int(board.cost[kind]))
    state.bought[seat] |= 1 << kind
    state.trays[kind] -= 1
    state.discard[seat, kind] += 1
    emit(events, E.buy, seat, kind)


# --------------------------------------------------------------------------------------- giving, and alternatives


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
def give(state: np.record, seat: int, kind: int, other: int, events: np.record) -> None:
    """[14] An own die goes if there is one, else the borrowed one with its debt."""
    if owned_dice(state, seat, kind) == state.borrowed[seat, kind]:
        state.borrowed[seat, kind] -= 1
        state.borrowed[other, kind] += 1
    state.picked[seat, kind] -= 1
    state.discard[other, kind] += 1
    emit(events, E.give, seat, kind, other)


@rule
def choose_options(board: np.record, state: np.record, seat: int, pc: int, moves: Moves) -> int:
    """One of several, or the only one or nothing; credits are taken unless they may hurt. [6]"""
    count = 0
    for option in range(line(board, pc, s.L_NUMBER)):
        count = add(moves, count, M.choose + option)
    harmless = line(board, pc, s.L_MASK) == s.IF_CREDITS_HURT and not credit_may_hurt(board, state, seat)
    return or_done(moves, count, count == 1 and not harmless)
