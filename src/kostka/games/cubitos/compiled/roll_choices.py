"""Questions of the Roll Phase, each with its answers: drawing, pushing, what is due now, a bust.

Compiled; `P` are the numbers of pending effects, `M` of moves, `E` of events, `s` is the state. A frame is a question
with its arguments.
"""

import numpy as np

from kostka.core.compiled.arrays import Moves
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import offer_use, offer_uses, use
from kostka.games.cubitos.compiled.rolling import bust, can_push, end_draw_step, push, still_to_draw
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import (
    Frame,
    add,
    advance_fans,
    claims,
    drop,
    move_dice,
    offer_kinds,
    or_done,
    pend,
    pick,
    total,
)


@rule
def roll_phase_options(board: np.record, state: np.record, seat: int, frame: Frame, moves: Moves) -> int:
    question = frame[s.F_EFFECT]
    if question == P.draw:
        return draw_options(board, state, seat, frame[s.F_TARGET], moves)
    if question == P.push_or_pass:
        return push_options(board, state, seat, moves)
    if question == P.on_push:
        return or_done(moves, offer_uses(board, state, seat, s.T_PUSH, 0, moves, 0), total(state.roll[seat]) > 0)
    if question == P.now:
        return now_options(board, state, seat, moves)
    if question == P.pushed:
        return offer_uses(board, state, seat, s.T_PUSHED, 1, moves, 0)
    if question == P.would_bust:
        return would_bust_options(board, state, seat, moves)
    if question == P.bust:
        return add(moves, offer_uses(board, state, seat, s.T_BUST, 0, moves, 0), M.bust)
    assert question == P.bust_discard
    return bust_discard_options(state, seat, moves)


@rule
def answer_in_roll_phase(
    board: np.record, state: np.record, seat: int, frame: Frame, move: int, events: np.record
) -> None:
    question = frame[s.F_EFFECT]
    if question == P.draw:
        answer_draw(state, seat, frame[s.F_TARGET], move, events)
    elif question == P.push_or_pass:
        answer_push(board, state, seat, move, events)
    elif question == P.on_push:
        use(board, state, seat, s.T_PUSH, move, events)
    elif question == P.now:
        answer_due(board, state, seat, s.T_NOW, move, events)
    elif question == P.pushed:
        answer_due(board, state, seat, s.T_PUSHED, move, events)
    elif question == P.would_bust:
        answer_would_bust(board, state, seat, move, events)
    elif question == P.bust:
        if move == M.bust:
            bust(state, seat, events)
        else:
            use(board, state, seat, s.T_BUST, move, events)
    else:
        assert question == P.bust_discard
        answer_bust_discard(board, state, seat, move, events)


# ----------------------------------------------------------------------------------------------------------- drawing


@rule
def draw_options(board: np.record, state: np.record, seat: int, target: int, moves: Moves) -> int:
    """[3] Which dice to draw; dice that do not count may stay."""
    need = still_to_draw(board, state, seat) if target == s.TO_ROLL else 1
    mask = s.ALL_KINDS if need > 0 else int(state.free[seat])
    count = offer_kinds(state.draw[seat], mask, M.draw, moves, 0)
    if target == s.AT_WILL:
        count = offer_kinds(state.discard[seat], s.ALL_KINDS, M.draw_discarded, moves, count)
        if count > 0:
            count = add(moves, count, M.draw_all)
    return or_done(moves, count, target == s.AT_WILL or need == 0)


@rule
def answer_draw(state: np.record, seat: int, target: int, move: int, events: np.record) -> None:
    ends = move in (M.done, M.draw_all)
    if ends or target != s.AT_WILL:
        drop(state, seat)
    if move == M.draw_all:
        move_dice(state, seat, s.IN_DRAW, s.IN_ROLL, s.ALL_KINDS, s.ANY_NUMBER, events)
        move_dice(state, seat, s.IN_DISCARD, s.IN_ROLL, s.ALL_KINDS, s.ANY_NUMBER, events)
    if ends:
        end_draw_step(state, seat)
    elif move >= M.draw_discarded:
        move_dice(state, seat, s.IN_DISCARD, s.IN_ROLL, 1 << (move - M.draw_discarded), 1, events)
    elif target == s.TO_PICKED:
        pick(state, seat, s.IN_DRAW, move - M.draw, 1)
    else:
        move_dice(state, seat, s.IN_DRAW, s.IN_ROLL, 1 << (move - M.draw), 1, events)


# ----------------------------------------------------------------------------------------------------------- pushing


@rule
def push_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Push or pass, and abilities for which any time is right. [2] A forced push leaves no pass if a die is in Roll."""
    count = 0
    if can_push(board, state, seat):
        count = add(moves, count, M.push)
    if total(state.roll[seat]) == 0 or state.forced[seat] == 0:
        count = add(moves, count, M.pass_)
    return offer_uses(board, state, seat, s.T_ACTIVE, 0, moves, count)


@rule
def answer_push(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == M.push:
        push(state, seat, events)
    elif move == M.pass_:
        emit(events, E.pass_, seat)
        state.forced[seat] = 0
        drop(state, seat)
    else:
        use(board, state, seat, s.T_ACTIVE, move, events)


# -------------------------------------------------------------------------------------------------- what is due now


@rule
def now_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Now abilities in any order; a forced push is one of them, and with an empty Roll zone it can be skipped. [23]"""
    count = offer_uses(board, state, seat, s.T_NOW, 1, moves, 0)
    if count == 0 or state.forced[seat] == 0:
        return count
    if can_push(board, state, seat):
        count = add(moves, count, M.push)
    if total(state.roll[seat]) == 0:
        for card in range(s.CARDS):
            if forces_push(board, state, seat, card):
                count = add(moves, count, M.skip + card)
    return count


@rule
def forces_push(board: np.record, state: np.record, seat: int, card: int) -> bool:
    """Whether an active die of a card forces a push and does nothing else now."""
    if board.entry[s.T_NOW, card, s.SYMBOL - 1] + board.entry[s.T_NOW, card, s.POWER - 1] > 0:
        return False
    for face in range(s.SYMBOL, s.POWER + 1):
        if board.again[card, face - 1] and state.active[seat, s.COLOURED + card, face] > 0:
            return True
    return False


@rule
def answer_due(board: np.record, state: np.record, seat: int, timing: int, move: int, events: np.record) -> None:
    """Use a now ability or one after a push, or skip all of a card that are due; a forced push leaves them due."""
    if move == M.push:
        drop(state, seat)
    elif move == M.done:
        claims(state, seat, timing)[:, :] = 0
        drop(state, seat)
    elif move >= M.skip:
        emit(events, E.skip, seat, move - M.skip)
        if timing == s.T_NOW and forces_push(board, state, seat, move - M.skip):
            state.forced[seat] = 0
        claims(state, seat, timing)[move - M.skip, :] = 0
    else:
        use(board, state, seat, timing, move, events)


# ------------------------------------------------------------------------------------------------------------ a bust


@rule
def would_bust_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Abilities that save; in a set that has any, also those for which any time is right: they may bring one about.

    So may abilities that soften the bust that is coming.
    """
    if state.saved[seat]:
        return 0
    count = offer_uses(board, state, seat, s.T_WOULD_BUST, 0, moves, 0)
    if board.used_at[s.T_WOULD_BUST] or board.used_at[s.T_BUST]:
        for card in range(s.CARDS):
            if not saves(board, card):
                count = offer_use(board, state, seat, s.T_ACTIVE, card, moves, count)
    return add(moves, count, M.bust)


@rule
def saves(board: np.record, card: int) -> bool:
    return bool((int(board.used_at[s.T_WOULD_BUST]) >> card) & 1)


@rule
def answer_would_bust(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == M.done:
        state.saved[seat] = 0
        emit(events, E.saved, seat)
        drop(state, seat)
    elif move == M.bust:
        drop(state, seat)
        pend(state, seat, P.bust)
    else:
        card = (move - M.use) % s.CARDS
        use(board, state, seat, s.T_WOULD_BUST if saves(board, card) else s.T_ACTIVE, move, events)


@rule
def bust_discard_options(state: np.record, seat: int, moves: Moves) -> int:
    """[19] Any dice from Roll to Discard."""
    count = offer_kinds(state.roll[seat], s.COMMON, M.discard, moves, 0)
    return add(moves, add(moves, count, M.discard_all), M.done) if count > 0 else 0


@rule
def answer_bust_discard(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == M.discard_all:
        move_dice(state, seat, s.IN_ROLL, s.IN_DISCARD, s.COMMON, s.ANY_NUMBER, events)
    if move in (M.done, M.discard_all):
        drop(state, seat)
        advance_fans(board, state, seat, 1, events)
    else:
        move_dice(state, seat, s.IN_ROLL, s.IN_DISCARD, 1 << (move - M.discard), 1, events)
