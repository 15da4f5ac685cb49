"""Questions within abilities: which dice, which faces, which trays."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import add, pick_all, timing_in_run, usable, use
from kostka.games.cubitos.compiled.zones import (
    activate,
    argument,
    at_place,
    colour_of,
    drop,
    expect_now,
    lose_die,
    pend,
    put,
    roll_picked,
    total,
    zone_of,
)

Moves = NDArray[np.int16]
JUST_ACTIVE = 1 << s.IN_ACTIVE


@rule
def ability_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == s.Q_USE:
        return use_options(board, state, seat, moves)
    if question == s.Q_LOSE:
        count = offer_dice(state, seat, argument(state, seat, 1), s.COMMON, s.LOSE, moves, 0)
        return add(moves, count, s.DONE) if argument(state, seat, 2) else count
    if question == s.Q_GAIN:
        count = offer_trays(board, state, argument(state, seat, 3), argument(state, seat, 1), s.GAIN, moves)
        return add(moves, count, s.DONE) if argument(state, seat, 2) else count
    if question == s.Q_BORROW:
        return add(moves, offer_trays(board, state, argument(state, seat, 1), s.ANY_COST, s.TAKE, moves), s.DONE)
    if question == s.Q_SET:
        count = 0
        for kind in range(s.KINDS_OF_DICE):
            if state.roll[seat, kind] > 0:
                count = add(moves, count, s.SET_DIE + kind)
        return count
    if question == s.Q_FACE:
        return face_options(board, argument(state, seat, 1), moves)
    if question == s.Q_PICK:
        return pick_options(board, state, seat, moves)
    return offer_dice(state, seat, JUST_ACTIVE, s.ALL_KINDS, s.RETURN, moves, 0)


@rule
def use_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[6] Ability dice in any order, then done."""
    count = 0
    for card in range(s.CARDS):
        timing = timing_in_run(board, card, s.SYMBOL)
        equal = not board.power_differs[card] and usable(board, state, seat, timing, card, s.POWER)
        if equal or usable(board, state, seat, timing, card, s.SYMBOL):
            count = add(moves, count, s.USE_CARD + card)
        if board.power_differs[card] and usable(board, state, seat, timing_in_run(board, card, s.POWER), card, s.POWER):
            count = add(moves, count, s.USE_POWER + card)
    return add(moves, count, s.DONE)


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
def offer_trays(board: np.record, state: np.record, mask: int, cap: int, verb: int, moves: Moves) -> int:
    count = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and state.trays[kind] > 0 and board.cost[kind] <= cap:
            count = add(moves, count, verb + kind)
    return count


@rule
def face_options(board: np.record, kind: int, moves: Moves) -> int:
    count = 0
    for face in range(len(s.FACES)):
        if has_face(board, kind, face):
            count = add(moves, count, s.FACE + face)
    return count


@rule
def has_face(board: np.record, kind: int, face: int) -> bool:
    for side in range(s.SIDES):
        if board.sides[kind, side] == face:
            return True
    return False


@rule
def pick_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Dice to roll at once: an exact number or none, or as many as one likes."""
    pc, taken = argument(state, seat, 1), argument(state, seat, 3)
    mask = int(board.code[pc, 5])
    if board.code[pc, 3]:
        for kind in range(s.KINDS_OF_DICE):
            if (taken >> colour_of(kind)) & 1:
                mask &= ~(1 << kind)
    count = offer_dice(state, seat, int(board.code[pc, 2]), mask, s.ROLL_DIE, moves, 0)
    if board.code[pc, 1] == s.ANY_NUMBER and count > 0 and not board.code[pc, 3]:
        count = add(moves, count, s.ROLL_ALL)
    if int(board.code[pc, 4]) & s.EXACTLY == 0 or total(state.picked[seat]) == 0:
        count = add(moves, count, s.DONE)
    return count


@rule
def answer_in_ability(
    board: np.record, state: np.record, seat: int, question: int, move: int, chance: np.record, events: np.record
) -> None:
    if question == s.Q_USE:
        answer_use(board, state, seat, move, events)
    elif question == s.Q_LOSE:
        answer_lose(state, seat, move, events)
    elif question == s.Q_GAIN:
        drop(state, seat)
        if move != s.DONE:
            state.trays[move - s.GAIN] -= 1
            state.discard[seat, move - s.GAIN] += 1
            emit(events, s.E_GAIN, seat, move - s.GAIN)
    elif question == s.Q_BORROW:
        drop(state, seat)
        if move != s.DONE:
            state.trays[move - s.TAKE] -= 1
            state.borrowed[seat, move - s.TAKE] += 1
            state.picked[seat, move - s.TAKE] += 1
            pend(state, seat, s.Q_FACE, move - s.TAKE, 1, 0)
    elif question == s.Q_SET:
        drop(state, seat)
        if move != s.DONE:
            put(state, seat, s.IN_ROLL, move - s.SET_DIE, -1)
            state.picked[seat, move - s.SET_DIE] += 1
            pend(state, seat, s.Q_FACE, move - s.SET_DIE, 0, 0)
    elif question == s.Q_FACE:
        answer_face(board, state, seat, move, events)
    elif question == s.Q_PICK:
        answer_pick(board, state, seat, move, chance, events)
    else:
        answer_return(state, seat, move, events)


@rule
def answer_use(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == s.DONE:
        drop(state, seat)
    elif move >= s.USE_POWER:
        use(board, state, seat, timing_in_run(board, move - s.USE_POWER, s.POWER), move, events)
    else:
        use(board, state, seat, timing_in_run(board, move - s.USE_CARD, s.SYMBOL), move, events)


@rule
def answer_lose(state: np.record, seat: int, move: int, events: np.record) -> None:
    zones, optional, left = argument(state, seat, 1), argument(state, seat, 2), argument(state, seat, 3)
    drop(state, seat)
    if move != s.DONE:
        place = (move - s.LOSE) // s.KINDS_OF_DICE
        lose_die(state, seat, place, (move - s.LOSE) % s.KINDS_OF_DICE, events)
        if left > 1:
            pend(state, seat, s.Q_LOSE, zones, optional, left - 1)


@rule
def answer_face(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    """The die comes into Active on the chosen face, and its now ability may be used."""
    kind, borrowed, face = argument(state, seat, 1), argument(state, seat, 2), move - s.FACE
    drop(state, seat)
    state.picked[seat, kind] -= 1
    emit(events, s.E_BORROW if borrowed else s.E_SET, seat, kind, face)
    again = activate(board, state, seat, kind, face, 1, events)
    if again and state.phase == s.ROLL:
        state.forced[seat] += 1
    expect_now(state, seat)


@rule
def answer_pick(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    pc, left = argument(state, seat, 1), argument(state, seat, 2)
    if move == s.ROLL_ALL:
        pick_all(state, seat, int(board.code[pc, 2]), int(board.code[pc, 5]))
    elif move != s.DONE:
        place, kind = (move - s.ROLL_DIE) // s.KINDS_OF_DICE, (move - s.ROLL_DIE) % s.KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        state.picked[seat, kind] += 1
        if left > 1:
            entry = state.stack[seat, state.depth[seat] - 1]
            entry[2] = left - 1
            entry[3] |= 1 << colour_of(kind)
            return
    drop(state, seat)
    hits = roll_picked(board, state, seat, chance, events)
    if hits > 0 and int(board.code[pc, 4]) & s.SAVES:
        state.saved[seat] = 1


@rule
def answer_return(state: np.record, seat: int, move: int, events: np.record) -> None:
    """From Active to Roll."""
    left = argument(state, seat, 1)
    drop(state, seat)
    if move != s.DONE:
        place, kind = (move - s.RETURN) // s.KINDS_OF_DICE, (move - s.RETURN) % s.KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        put(state, seat, s.IN_ROLL, kind, 1)
        emit(events, s.E_RETURN, seat, kind)
        if left > 1:
            pend(state, seat, s.Q_RETURN, left - 1, 0, 0)
