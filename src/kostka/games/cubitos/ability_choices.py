"""Questions within abilities: which dice, which faces, which trays."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.abilities import add, pick_all, timing_in_run, usable, use
from kostka.games.cubitos.state import (
    ALL_KINDS,
    ANY_NUMBER,
    CARDS,
    COMMON,
    DONE,
    E_BORROW,
    E_GAIN,
    E_RETURN,
    E_SET,
    EXACTLY,
    FACE,
    FACES,
    GAIN,
    IN_ACTIVE,
    IN_ROLL,
    KINDS_OF_DICE,
    LOSE,
    PLACES,
    POWER,
    Q_BORROW,
    Q_FACE,
    Q_GAIN,
    Q_LOSE,
    Q_PICK,
    Q_RETURN,
    Q_SET,
    Q_USE,
    RETURN,
    ROLL,
    ROLL_ALL,
    ROLL_DIE,
    SAVES,
    SET_DIE,
    SIDES,
    SYMBOL,
    TAKE,
    USE_CARD,
    USE_POWER,
)
from kostka.games.cubitos.tracks import ANY_COST
from kostka.games.cubitos.zones import (
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
JUST_ACTIVE = 1 << IN_ACTIVE


@rule
def ability_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == Q_USE:
        return use_options(board, state, seat, moves)
    if question == Q_LOSE:
        count = offer_dice(state, seat, argument(state, seat, 1), COMMON, LOSE, moves, 0)
        return add(moves, count, DONE) if argument(state, seat, 2) else count
    if question == Q_GAIN:
        count = offer_trays(board, state, argument(state, seat, 3), argument(state, seat, 1), GAIN, moves)
        return add(moves, count, DONE) if argument(state, seat, 2) else count
    if question == Q_BORROW:
        return add(moves, offer_trays(board, state, argument(state, seat, 1), ANY_COST, TAKE, moves), DONE)
    if question == Q_SET:
        count = 0
        for kind in range(KINDS_OF_DICE):
            if state.roll[seat, kind] > 0:
                count = add(moves, count, SET_DIE + kind)
        return count
    if question == Q_FACE:
        return face_options(board, argument(state, seat, 1), moves)
    if question == Q_PICK:
        return pick_options(board, state, seat, moves)
    return offer_dice(state, seat, JUST_ACTIVE, ALL_KINDS, RETURN, moves, 0)


@rule
def use_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[6] Ability dice in any order, then done."""
    count = 0
    for card in range(CARDS):
        timing = timing_in_run(board, card, SYMBOL)
        equal = not board.power_differs[card] and usable(board, state, seat, timing, card, POWER)
        if equal or usable(board, state, seat, timing, card, SYMBOL):
            count = add(moves, count, USE_CARD + card)
        if board.power_differs[card] and usable(board, state, seat, timing_in_run(board, card, POWER), card, POWER):
            count = add(moves, count, USE_POWER + card)
    return add(moves, count, DONE)


@rule
def offer_dice(state: np.record, seat: int, zones: int, mask: int, verb: int, moves: Moves, count: int) -> int:
    """One move per place and kind in which the player has a die."""
    for place in range(len(PLACES)):
        if (zones >> zone_of(place)) & 1:
            for kind in range(KINDS_OF_DICE):
                if (mask >> kind) & 1 and at_place(state, seat, place, kind) > 0:
                    count = add(moves, count, verb + place * KINDS_OF_DICE + kind)
    return count


@rule
def offer_trays(board: np.record, state: np.record, mask: int, cap: int, verb: int, moves: Moves) -> int:
    count = 0
    for kind in range(KINDS_OF_DICE):
        if (mask >> kind) & 1 and state.trays[kind] > 0 and board.cost[kind] <= cap:
            count = add(moves, count, verb + kind)
    return count


@rule
def face_options(board: np.record, kind: int, moves: Moves) -> int:
    count = 0
    for face in range(len(FACES)):
        if has_face(board, kind, face):
            count = add(moves, count, FACE + face)
    return count


@rule
def has_face(board: np.record, kind: int, face: int) -> bool:
    for side in range(SIDES):
        if board.sides[kind, side] == face:
            return True
    return False


@rule
def pick_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Dice to roll at once: an exact number or none, or as many as one likes."""
    pc, taken = argument(state, seat, 1), argument(state, seat, 3)
    mask = int(board.code[pc, 5])
    if board.code[pc, 3]:
        for kind in range(KINDS_OF_DICE):
            if (taken >> colour_of(kind)) & 1:
                mask &= ~(1 << kind)
    count = offer_dice(state, seat, int(board.code[pc, 2]), mask, ROLL_DIE, moves, 0)
    if board.code[pc, 1] == ANY_NUMBER and count > 0 and not board.code[pc, 3]:
        count = add(moves, count, ROLL_ALL)
    if int(board.code[pc, 4]) & EXACTLY == 0 or total(state.picked[seat]) == 0:
        count = add(moves, count, DONE)
    return count


@rule
def answer_in_ability(
    board: np.record, state: np.record, seat: int, question: int, move: int, chance: np.record, events: np.record
) -> None:
    if question == Q_USE:
        answer_use(board, state, seat, move, events)
    elif question == Q_LOSE:
        answer_lose(state, seat, move, events)
    elif question == Q_GAIN:
        drop(state, seat)
        if move != DONE:
            state.trays[move - GAIN] -= 1
            state.discard[seat, move - GAIN] += 1
            emit(events, E_GAIN, seat, move - GAIN)
    elif question == Q_BORROW:
        drop(state, seat)
        if move != DONE:
            state.trays[move - TAKE] -= 1
            state.borrowed[seat, move - TAKE] += 1
            state.picked[seat, move - TAKE] += 1
            pend(state, seat, Q_FACE, move - TAKE, 1, 0)
    elif question == Q_SET:
        drop(state, seat)
        if move != DONE:
            put(state, seat, IN_ROLL, move - SET_DIE, -1)
            state.picked[seat, move - SET_DIE] += 1
            pend(state, seat, Q_FACE, move - SET_DIE, 0, 0)
    elif question == Q_FACE:
        answer_face(board, state, seat, move, events)
    elif question == Q_PICK:
        answer_pick(board, state, seat, move, chance, events)
    else:
        answer_return(state, seat, move, events)


@rule
def answer_use(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == DONE:
        drop(state, seat)
    elif move >= USE_POWER:
        use(board, state, seat, timing_in_run(board, move - USE_POWER, POWER), move, events)
    else:
        use(board, state, seat, timing_in_run(board, move - USE_CARD, SYMBOL), move, events)


@rule
def answer_lose(state: np.record, seat: int, move: int, events: np.record) -> None:
    zones, optional, left = argument(state, seat, 1), argument(state, seat, 2), argument(state, seat, 3)
    drop(state, seat)
    if move != DONE:
        place = (move - LOSE) // KINDS_OF_DICE
        lose_die(state, seat, place, (move - LOSE) % KINDS_OF_DICE, events)
        if left > 1:
            pend(state, seat, Q_LOSE, zones, optional, left - 1)


@rule
def answer_face(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    """The die comes into Active on the chosen face, and its now ability may be used."""
    kind, borrowed, face = argument(state, seat, 1), argument(state, seat, 2), move - FACE
    drop(state, seat)
    state.picked[seat, kind] -= 1
    emit(events, E_BORROW if borrowed else E_SET, seat, kind, face)
    again = activate(board, state, seat, kind, face, 1, events)
    if again and state.phase == ROLL:
        state.forced[seat] += 1
    expect_now(state, seat)


@rule
def answer_pick(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    pc, left = argument(state, seat, 1), argument(state, seat, 2)
    if move == ROLL_ALL:
        pick_all(state, seat, int(board.code[pc, 2]), int(board.code[pc, 5]))
    elif move != DONE:
        place, kind = (move - ROLL_DIE) // KINDS_OF_DICE, (move - ROLL_DIE) % KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        state.picked[seat, kind] += 1
        if left > 1:
            entry = state.stack[seat, state.depth[seat] - 1]
            entry[2] = left - 1
            entry[3] |= 1 << colour_of(kind)
            return
    drop(state, seat)
    hits = roll_picked(board, state, seat, chance, events)
    if hits > 0 and int(board.code[pc, 4]) & SAVES:
        state.saved[seat] = 1


@rule
def answer_return(state: np.record, seat: int, move: int, events: np.record) -> None:
    """From Active to Roll."""
    left = argument(state, seat, 1)
    drop(state, seat)
    if move != DONE:
        place, kind = (move - RETURN) // KINDS_OF_DICE, (move - RETURN) % KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        put(state, seat, IN_ROLL, kind, 1)
        emit(events, E_RETURN, seat, kind)
        if left > 1:
            pend(state, seat, Q_RETURN, left - 1, 0, 0)
