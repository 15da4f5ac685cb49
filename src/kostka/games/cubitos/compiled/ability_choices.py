"""Questions within abilities, each with its answers: which dice, which faces, which trays."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import add, dice_for, pick_all, timing_in_run, usable, use
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import (
    activate,
    argument,
    at_place,
    cash_credits,
    colour_of,
    credit_hurts,
    drop,
    expect_now,
    line,
    lose_die,
    pend_with,
    put,
    roll_picked,
    shows_credit,
    total,
    zone_of,
)

Moves = NDArray[np.int16]
JUST_ACTIVE = 1 << s.IN_ACTIVE


@rule
def ability_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == P.use:
        return use_options(board, state, seat, moves)
    if question == P.lose:
        return lose_options(state, seat, moves)
    if question == P.gain:
        return gain_options(board, state, seat, moves)
    if question == P.borrow:
        return borrow_options(board, state, seat, moves)
    if question == P.set:
        return set_options(state, seat, moves)
    if question == P.face:
        return face_options(board, argument(state, seat, s.F_KIND), moves)
    if question == P.pick:
        return pick_options(board, state, seat, moves)
    return offer_dice(state, seat, JUST_ACTIVE, s.ALL_KINDS, M.return_, moves, 0)


@rule
def answer_in_ability(
    board: np.record, state: np.record, seat: int, question: int, move: int, chance: np.record, events: np.record
) -> None:
    if question == P.use:
        answer_use(board, state, seat, move, events)
    elif question == P.lose:
        answer_lose(state, seat, move, events)
    elif question == P.gain:
        answer_gain(state, seat, move, events)
    elif question == P.borrow:
        answer_borrow(state, seat, move)
    elif question == P.set:
        answer_set(state, seat, move)
    elif question == P.face:
        answer_face(board, state, seat, move, events)
    elif question == P.pick:
        answer_pick(board, state, seat, move, chance, events)
    else:
        answer_return(state, seat, move, events)


# ------------------------------------------------------------------------------------------------------- ability dice


@rule
def use_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[6] Ability dice in any order, then done."""
    count = 0
    cards = int(board.used_at[s.T_RUN]) | int(board.used_at[s.T_CREDITED]) | int(board.used_at[s.T_ACTIVE])
    for card in range(s.CARDS):
        if (cards >> card) & 1 == 0:
            continue
        timing = timing_in_run(board, card, s.SYMBOL)
        equal = not board.power_differs[card] and usable(board, state, seat, timing, card, s.POWER)
        if equal or usable(board, state, seat, timing, card, s.SYMBOL):
            count = add(moves, count, M.use + card)
        if board.power_differs[card] and usable(board, state, seat, timing_in_run(board, card, s.POWER), card, s.POWER):
            count = add(moves, count, M.use_power + card)
    if count > 0 and happens_anyway(board, state, seat):
        count = 0
    if shows_credit(state, seat) and (count > 0 or credit_hurts(board, state, seat)):
        count = add(moves, count, M.credit)
    return add(moves, count, M.done)


@rule
def happens_anyway(board: np.record, state: np.record, seat: int) -> bool:
    """[6] Whether all that is left to use is used by itself at the end of step 4, and nothing depends on the order."""
    program = 0
    alike = steady = True
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            timing = timing_in_run(board, card, face)
            unused = dice_for(board, state, seat, timing, card, face) > 0
            if unused and (timing == s.T_RUN or usable(board, state, seat, timing, card, face)):
                if board.at_end[card, face - 1] == s.CHOSEN:
                    return False
                steady &= board.at_end[card, face - 1] == s.STEADY
                alike &= program == 0 or program == board.entry[timing, card, face - 1]
                program = int(board.entry[timing, card, face - 1])
    last = state.phase == s.COMPARED or board.compares_anyway > 0
    return bool(steady or (alike and last))


@rule
def answer_use(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == M.done:
        drop(state, seat)
    elif move == M.credit:
        cash_credits(board, state, seat, events)
    elif move >= M.use_power:
        use(board, state, seat, timing_in_run(board, move - M.use_power, s.POWER), move, events)
    else:
        use(board, state, seat, timing_in_run(board, move - M.use, s.SYMBOL), move, events)


# ------------------------------------------------------------------------------------------------------ losing a die


@rule
def offer_dice(state: np.record, seat: int, zones: int, mask: int, verb: int, moves: Moves, count: int) -> int:
    """One move per place and kind in which the player has a die."""
    for place in range(len(s.PLACES)):
        if (zones >> zone_of(place)) & 1:
            for kind in range(s.KINDS_OF_DICE):
                if (mask >> kind) & 1 and at_place(state, seat, place, kind) > 0:
                    count = add(moves, count, verb + place * s.KINDS_OF_DICE + kind)
    return count


@rule
def lose_options(state: np.record, seat: int, moves: Moves) -> int:
    count = offer_dice(state, seat, argument(state, seat, s.F_ZONES), s.COMMON, M.lose, moves, 0)
    return add(moves, count, M.done) if argument(state, seat, s.F_OPTIONAL) else count


@rule
def answer_lose(state: np.record, seat: int, move: int, events: np.record) -> None:
    zones, left = argument(state, seat, s.F_ZONES), argument(state, seat, s.F_LEFT)
    optional = argument(state, seat, s.F_OPTIONAL)
    drop(state, seat)
    if move != M.done:
        place = (move - M.lose) // s.KINDS_OF_DICE
        lose_die(state, seat, place, (move - M.lose) % s.KINDS_OF_DICE, events)
        if left > 1:
            pend_with(state, seat, P.lose, zones, left - 1, optional)


# ---------------------------------------------------------------------------------------------------- dice from trays


@rule
def offer_trays(board: np.record, state: np.record, mask: int, cap: int, verb: int, moves: Moves) -> int:
    count = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and state.trays[kind] > 0 and board.cost[kind] <= cap:
            count = add(moves, count, verb + kind)
    return count


@rule
def gain_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    kinds, cap = argument(state, seat, s.F_KINDS), argument(state, seat, s.F_CAP)
    count = offer_trays(board, state, kinds, cap, M.gain, moves)
    return add(moves, count, M.done) if argument(state, seat, s.F_OPTIONAL) else count


@rule
def answer_gain(state: np.record, seat: int, move: int, events: np.record) -> None:
    drop(state, seat)
    if move != M.done:
        state.trays[move - M.gain] -= 1
        state.discard[seat, move - M.gain] += 1
        emit(events, E.gain, seat, move - M.gain)


@rule
def borrow_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    kinds = argument(state, seat, s.F_KINDS)
    return add(moves, offer_trays(board, state, kinds, s.ANY_COST, M.take, moves), M.done)


@rule
def answer_borrow(state: np.record, seat: int, move: int) -> None:
    drop(state, seat)
    if move != M.done:
        state.trays[move - M.take] -= 1
        state.borrowed[seat, move - M.take] += 1
        state.picked[seat, move - M.take] += 1
        pend_with(state, seat, P.face, move - M.take, 0, 1)


# -------------------------------------------------------------------------------------------------- setting a face


@rule
def set_options(state: np.record, seat: int, moves: Moves) -> int:
    count = 0
    for kind in range(s.KINDS_OF_DICE):
        if state.roll[seat, kind] > 0:
            count = add(moves, count, M.set + kind)
    return count


@rule
def answer_set(state: np.record, seat: int, move: int) -> None:
    drop(state, seat)
    if move != M.done:
        put(state, seat, s.IN_ROLL, move - M.set, -1)
        state.picked[seat, move - M.set] += 1
        pend_with(state, seat, P.face, move - M.set, 0, 0)


@rule
def face_options(board: np.record, kind: int, moves: Moves) -> int:
    count = 0
    for face in range(len(s.FACES)):
        if has_face(board, kind, face):
            count = add(moves, count, M.face + face)
    return count


@rule
def has_face(board: np.record, kind: int, face: int) -> bool:
    for side in range(s.SIDES):
        if board.sides[kind, side] == face:
            return True
    return False


@rule
def answer_face(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    """The die comes into Active on the chosen face, and its now ability may be used."""
    kind, borrowed = argument(state, seat, s.F_KIND), argument(state, seat, s.F_BORROWED)
    face = move - M.face
    drop(state, seat)
    state.picked[seat, kind] -= 1
    emit(events, E.borrow if borrowed else E.set, seat, kind, face)
    again = activate(board, state, seat, kind, face, 1, events)
    if again and state.phase == s.ROLL:
        state.forced[seat] += 1
    expect_now(state, seat)


# ----------------------------------------------------------------------------------------------------- picking dice


@rule
def pick_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Dice to roll at once: an exact number or none, or as many as one likes."""
    pc, taken = argument(state, seat, s.F_PROGRAM), argument(state, seat, s.F_TAKEN)
    mask, different = line(board, pc, s.L_MASK), line(board, pc, s.L_DIFFERENT)
    if different:
        for kind in range(s.KINDS_OF_DICE):
            if (taken >> colour_of(kind)) & 1:
                mask &= ~(1 << kind)
    count = offer_dice(state, seat, line(board, pc, s.L_ZONES), mask, M.roll, moves, 0)
    if line(board, pc, s.L_NUMBER) == s.ANY_NUMBER and count > 0 and not different:
        count = add(moves, count, M.roll_all)
    if line(board, pc, s.L_FLAGS) & s.EXACTLY == 0 or total(state.picked[seat]) == 0:
        count = add(moves, count, M.done)
    return count


@rule
def answer_pick(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    pc, left = argument(state, seat, s.F_PROGRAM), argument(state, seat, s.F_LEFT)
    if move == M.roll_all:
        pick_all(state, seat, line(board, pc, s.L_ZONES), line(board, pc, s.L_MASK))
    elif move != M.done:
        place, kind = (move - M.roll) // s.KINDS_OF_DICE, (move - M.roll) % s.KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        state.picked[seat, kind] += 1
        if left > 1:
            frame = state.stack[seat, state.depth[seat] - 1]
            frame[s.F_LEFT] = left - 1
            frame[s.F_TAKEN] |= 1 << colour_of(kind)
            return
    drop(state, seat)
    hits = roll_picked(board, state, seat, chance, events)
    if hits > 0 and line(board, pc, s.L_FLAGS) & s.SAVES:
        state.saved[seat] = 1


@rule
def answer_return(state: np.record, seat: int, move: int, events: np.record) -> None:
    """From Active to Roll."""
    left = argument(state, seat, s.F_LEFT)
    drop(state, seat)
    if move != M.done:
        place, kind = (move - M.return_) // s.KINDS_OF_DICE, (move - M.return_) % s.KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        put(state, seat, s.IN_ROLL, kind, 1)
        emit(events, E.return_, seat, kind)
        if left > 1:
            pend_with(state, seat, P.return_, 0, left - 1, 0)
