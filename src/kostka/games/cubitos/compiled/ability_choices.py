"""Questions within abilities, each with its answers: which dice, which faces, which trays.

Compiled; `P` are the numbers of pending effects, `M` of moves, `E` of events, `s` is the state. A frame is a question
with its arguments; most questions are off the stack when they are answered, and none of these is asked for "done".
"""

import numpy as np

from kostka.core.compiled.arrays import Moves
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import dice_for, face_of_use, timing_in_run, usable, use
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import (
    Frame,
    activate,
    add,
    at_place,
    cash_credits,
    colour_of,
    credit_hurts,
    drop,
    expect_now,
    kinds_in_trays,
    line,
    lose_die,
    offer_kinds,
    or_done,
    pend,
    pick,
    pick_all,
    put,
    roll_picked,
    total,
    zone_of,
)


@rule
def ability_options(board: np.record, state: np.record, seat: int, frame: Frame, moves: Moves) -> int:
    question = frame[s.F_EFFECT]
    if question == P.use:
        return use_options(board, state, seat, moves)
    if question == P.lose:
        count = offer_dice(state, seat, frame[s.F_ZONES], s.COMMON, M.lose, moves)
        return or_done(moves, count, frame[s.F_OPTIONAL] > 0)
    if question == P.gain:
        kinds = kinds_in_trays(board, state, frame[s.F_KINDS], frame[s.F_CAP])
        count = offer_kinds(state.trays, kinds, M.gain, moves, 0)
        return or_done(moves, count, frame[s.F_OPTIONAL] > 0)
    if question == P.borrow:
        return add(moves, offer_kinds(state.trays, frame[s.F_KINDS], M.take, moves, 0), M.done)
    if question == P.set:
        return offer_kinds(state.roll[seat], s.ALL_KINDS, M.set, moves, 0)
    if question == P.face:
        return face_options(board, frame[s.F_KIND], moves)
    if question == P.pick:
        return pick_options(board, state, seat, frame, moves)
    assert question == P.return_
    return offer_dice(state, seat, 1 << s.IN_ACTIVE, s.ALL_KINDS, M.return_, moves)


@rule
def answer_in_ability(
    board: np.record, state: np.record, seat: int, frame: Frame, move: int, chance: np.record, events: np.record
) -> None:
    question = frame[s.F_EFFECT]
    if question == P.use:
        answer_use(board, state, seat, move, events)
    elif question == P.lose:
        place, kind = divmod(move - M.lose, s.KINDS_OF_DICE)
        lose_die(state, seat, place, kind, events)
    elif question == P.gain:
        state.trays[move - M.gain] -= 1
        state.discard[seat, move - M.gain] += 1
        emit(events, E.gain, seat, move - M.gain)
    elif question == P.borrow:
        state.trays[move - M.take] -= 1
        state.borrowed[seat, move - M.take] += 1
        state.picked[seat, move - M.take] += 1
        pend(state, seat, P.face, move - M.take, 0, 1)
    elif question == P.set:
        pick(state, seat, s.IN_ROLL, move - M.set, 1)
        pend(state, seat, P.face, move - M.set)
    elif question == P.face:
        answer_face(board, state, seat, frame, move - M.face, events)
    elif question == P.pick:
        answer_pick(board, state, seat, frame, move, chance, events)
    else:
        assert question == P.return_
        place, kind = divmod(move - M.return_, s.KINDS_OF_DICE)
        put(state, seat, place, kind, -1)
        put(state, seat, s.IN_ROLL, kind, 1)
        emit(events, E.return_, seat, kind)


# ------------------------------------------------------------------------------------------------------- ability dice


@rule
def use_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[6] Ability dice in any order, then done."""
    count = 0
    cards = int(board.used_at[s.T_RUN]) | int(board.used_at[s.T_CREDITED]) | int(board.used_at[s.T_ACTIVE])
    for card in range(s.CARDS):
        if (cards >> card) & 1 == 0:
            continue
        if face_of_use(board, state, seat, timing_in_run(board, card, s.SYMBOL), card) != s.BLANK:
            count = add(moves, count, M.use + card)
        if board.power_differs[card] and usable(board, state, seat, timing_in_run(board, card, s.POWER), card, s.POWER):
            count = add(moves, count, M.use_power + card)
    if count > 0 and happens_anyway(board, state, seat):
        count = 0
    if state.active[seat, :, s.CREDIT].any() and (count > 0 or credit_hurts(board, state, seat)):
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
    if move == M.credit:
        cash_credits(board, state, seat, events)
    else:
        power, card = divmod(move - M.use, s.CARDS)
        use(board, state, seat, timing_in_run(board, card, s.SYMBOL + power), move, events)


# ------------------------------------------------------------------------------------------------ dice and their faces


@rule
def offer_dice(state: np.record, seat: int, zones: int, mask: int, verb: int, moves: Moves) -> int:
    """One move per place and kind in which the player has a die."""
    count = 0
    for place in range(len(s.PLACES)):
        if (zones >> zone_of(place)) & 1:
            for kind in range(s.KINDS_OF_DICE):
                if (mask >> kind) & 1 and at_place(state, seat, place, kind) > 0:
                    count = add(moves, count, verb + place * s.KINDS_OF_DICE + kind)
    return count


@rule
def face_options(board: np.record, kind: int, moves: Moves) -> int:
    faces = 0
    for side in range(s.SIDES):
        faces |= 1 << int(board.sides[kind, side])
    count = 0
    for face in range(len(s.FACES)):
        if (faces >> face) & 1:
            count = add(moves, count, M.face + face)
    return count


@rule
def answer_face(board: np.record, state: np.record, seat: int, frame: Frame, face: int, events: np.record) -> None:
    """The die comes into Active on the chosen face, and its now ability may be used."""
    kind = frame[s.F_KIND]
    state.picked[seat, kind] -= 1
    emit(events, E.borrow if frame[s.F_BORROWED] else E.set, seat, kind, face)
    if activate(board, state, seat, kind, face, 1, events):
        state.forced[seat] += 1
    expect_now(state, seat)


# ----------------------------------------------------------------------------------------------------- picking dice


@rule
def pick_options(board: np.record, state: np.record, seat: int, frame: Frame, moves: Moves) -> int:
    """Dice to roll at once: an exact number or none, or as many as one likes."""
    pc = frame[s.F_PROGRAM]
    mask, different = line(board, pc, s.L_MASK), line(board, pc, s.L_DIFFERENT)
    if different:
        for kind in range(s.KINDS_OF_DICE):
            if (frame[s.F_TAKEN] >> colour_of(kind)) & 1:
                mask &= ~(1 << kind)
    count = offer_dice(state, seat, line(board, pc, s.L_ZONES), mask, M.roll, moves)
    if line(board, pc, s.L_NUMBER) == s.ANY_NUMBER and count > 0 and not different:
        count = add(moves, count, M.roll_all)
    return or_done(moves, count, line(board, pc, s.L_FLAGS) & s.EXACTLY == 0 or total(state.picked[seat]) == 0)


@rule
def answer_pick(
    board: np.record, state: np.record, seat: int, frame: Frame, move: int, chance: np.record, events: np.record
) -> None:
    pc = frame[s.F_PROGRAM]
    if move == M.roll_all:
        pick_all(state, seat, line(board, pc, s.L_ZONES), line(board, pc, s.L_MASK))
    elif move != M.done:
        place, kind = divmod(move - M.roll, s.KINDS_OF_DICE)
        pick(state, seat, place, kind, 1)
        if frame[s.F_LEFT] > 1:
            top = state.stack[seat, state.depth[seat] - 1]
            top[s.F_LEFT] -= 1
            top[s.F_TAKEN] |= 1 << colour_of(kind)
            return
    drop(state, seat)
    hits = roll_picked(board, state, seat, chance, events)
    if hits > 0 and line(board, pc, s.L_FLAGS) & s.SAVES:
        state.saved[seat] = 1
