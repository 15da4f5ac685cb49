"""Questions of the Roll Phase, each with its answers: drawing, pushing, what is due now, a bust."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import add, offer_use, offer_uses, use
from kostka.games.cubitos.compiled.rolling import bust, can_push, draw_all, end_draw_step, push, still_to_draw
from kostka.games.cubitos.compiled.zones import advance_fans, argument, draw_dice, drop, pend, pick, total

Moves = NDArray[np.int16]


@rule
def roll_phase_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == s.Q_DRAW:
        return draw_options(board, state, seat, moves)
    if question == s.Q_PUSH:
        return push_options(board, state, seat, moves)
    if question == s.Q_ON_PUSH:
        return on_push_options(board, state, seat, moves)
    if question == s.Q_NOW:
        return now_options(board, state, seat, moves)
    if question == s.Q_PUSHED:
        return offer_uses(board, state, seat, s.T_PUSHED, 1, moves, 0)
    if question == s.Q_WOULD_BUST:
        return would_bust_options(board, state, seat, moves)
    if question == s.Q_BUST:
        return add(moves, offer_uses(board, state, seat, s.T_BUST, 0, moves, 0), s.BUST)
    return bust_discard_options(state, seat, moves)


@rule
def answer_in_roll_phase(
    board: np.record, state: np.record, seat: int, question: int, move: int, events: np.record
) -> None:
    if question == s.Q_DRAW:
        answer_draw(state, seat, move, events)
    elif question == s.Q_PUSH:
        answer_push(board, state, seat, move, events)
    elif question == s.Q_ON_PUSH:
        answer_on_push(board, state, seat, move, events)
    elif question == s.Q_NOW:
        answer_due(board, state, seat, s.T_NOW, move, events)
    elif question == s.Q_PUSHED:
        answer_due(board, state, seat, s.T_PUSHED, move, events)
    elif question == s.Q_WOULD_BUST:
        answer_would_bust(board, state, seat, move, events)
    elif question == s.Q_BUST:
        answer_bust(board, state, seat, move, events)
    else:
        answer_bust_discard(board, state, seat, move, events)


# ----------------------------------------------------------------------------------------------------------- drawing


@rule
def draw_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[3] Which dice to draw; dice that do not count may stay."""
    target = argument(state, seat, s.F_TARGET)
    need = still_to_draw(board, state, seat) if target == s.TO_ROLL else 1
    count = 0
    for kind in range(s.KINDS_OF_DICE):
        free = target == s.TO_ROLL and (int(state.free[seat]) >> kind) & 1
        if state.draw[seat, kind] > 0 and (need > 0 or free):
            count = add(moves, count, s.DRAW + kind)
    if target == s.AT_WILL:
        for kind in range(s.KINDS_OF_DICE):
            if state.discard[seat, kind] > 0:
                count = add(moves, count, s.DRAW_DISCARDED + kind)
        if count > 0:
            count = add(moves, count, s.DRAW_ALL)
    if target == s.AT_WILL or need == 0:
        count = add(moves, count, s.DONE)
    return count


@rule
def answer_draw(state: np.record, seat: int, move: int, events: np.record) -> None:
    target = argument(state, seat, s.F_TARGET)
    if move in (s.DONE, s.DRAW_ALL):
        drop(state, seat)
        if move == s.DRAW_ALL:
            draw_all(state, seat, s.ALL_KINDS, events)
            for kind in range(s.KINDS_OF_DICE):
                draw_discarded(state, seat, kind, int(state.discard[seat, kind]), events)
        end_draw_step(state, seat)
    elif target == s.AT_WILL:
        if move >= s.DRAW_DISCARDED:
            draw_discarded(state, seat, move - s.DRAW_DISCARDED, 1, events)
        else:
            draw_dice(state, seat, move - s.DRAW, 1, events)
    else:
        drop(state, seat)
        if target == s.TO_PICKED:
            pick(state, seat, move - s.DRAW, 1)
        else:
            draw_dice(state, seat, move - s.DRAW, 1, events)


@rule
def draw_discarded(state: np.record, seat: int, kind: int, count: int, events: np.record) -> None:
    """From Discard straight to Roll."""
    if count > 0:
        state.discard[seat, kind] -= count
        state.roll[seat, kind] += count
        emit(events, s.E_DRAW, seat, kind, count)


# ----------------------------------------------------------------------------------------------------------- pushing


@rule
def push_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Push or pass, and abilities for which any time is right. [2] A forced push leaves no pass if a die is in Roll."""
    count = 0
    if can_push(board, state, seat):
        count = add(moves, count, s.PUSH)
    if total(state.roll[seat]) == 0 or state.forced[seat] == 0:
        count = add(moves, count, s.PASS)
    return offer_uses(board, state, seat, s.T_ACTIVE, 0, moves, count)


@rule
def answer_push(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == s.PUSH:
        push(state, seat, events)
    elif move == s.PASS:
        emit(events, s.E_PASS, seat)
        state.forced[seat] = 0
        drop(state, seat)
    else:
        use(board, state, seat, s.T_ACTIVE, move, events)


@rule
def on_push_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    count = offer_uses(board, state, seat, s.T_PUSH, 0, moves, 0)
    return add(moves, count, s.DONE) if total(state.roll[seat]) > 0 else count


@rule
def answer_on_push(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == s.DONE:
        drop(state, seat)
    else:
        use(board, state, seat, s.T_PUSH, move, events)


# -------------------------------------------------------------------------------------------------- what is due now


@rule
def now_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Now abilities in any order; a forced push is one of them."""
    count = offer_uses(board, state, seat, s.T_NOW, 1, moves, 0)
    if count > 0 and state.forced[seat] > 0 and can_push(board, state, seat):
        count = add(moves, count, s.PUSH)
    return count


@rule
def answer_due(board: np.record, state: np.record, seat: int, timing: int, move: int, events: np.record) -> None:
    """Use a now ability or one after a push, or skip all of a card that are due; a forced push leaves them due."""
    if move == s.PUSH:
        drop(state, seat)
    elif move == s.DONE:
        for card in range(s.CARDS):
            skip_due(state, seat, timing, card)
        drop(state, seat)
    elif move >= s.SKIP:
        emit(events, s.E_SKIP, seat, move - s.SKIP)
        skip_due(state, seat, timing, move - s.SKIP)
    else:
        use(board, state, seat, timing, move, events)


@rule
def skip_due(state: np.record, seat: int, timing: int, card: int) -> None:
    for face in range(2):
        if timing == s.T_NOW:
            state.now[seat, card, face] = 0
        else:
            state.ready[seat, card, face] = 0


# ------------------------------------------------------------------------------------------------------------ a bust


@rule
def would_bust_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Abilities that save; in a set that has any, also those for which any time is right: they may bring one about.

    So may abilities that soften the bust that is coming.
    """
    if state.saved[seat]:
        return 0
    count = offer_uses(board, state, seat, s.T_WOULD_BUST, 0, moves, 0)
    if has_savers(board):
        for card in range(s.CARDS):
            if not saves(board, card):
                count = offer_use(board, state, seat, s.T_ACTIVE, card, moves, count)
    return add(moves, count, s.BUST)


@rule
def saves(board: np.record, card: int) -> bool:
    return bool(board.entry[s.T_WOULD_BUST, card, 0] > 0)


@rule
def has_savers(board: np.record) -> bool:
    for card in range(s.CARDS):
        if saves(board, card) or board.entry[s.T_BUST, card, 0] > 0:
            return True
    return False


@rule
def answer_would_bust(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == s.DONE:
        state.saved[seat] = 0
        emit(events, s.E_SAVED, seat)
        drop(state, seat)
    elif move == s.BUST:
        drop(state, seat)
        pend(state, seat, s.Q_BUST)
    else:
        card = move - s.USE_POWER if move >= s.USE_POWER else move - s.USE_CARD
        use(board, state, seat, s.T_WOULD_BUST if saves(board, card) else s.T_ACTIVE, move, events)


@rule
def answer_bust(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == s.BUST:
        bust(state, seat, events)
    else:
        use(board, state, seat, s.T_BUST, move, events)


@rule
def bust_discard_options(state: np.record, seat: int, moves: Moves) -> int:
    """[19] Any dice from Roll to Discard."""
    count = 0
    for kind in range(s.KINDS_OF_DICE):
        if kind != s.START_DIE and state.roll[seat, kind] > 0:
            count = add(moves, count, s.DISCARD + kind)
    if count == 0:
        return 0
    count = add(moves, count, s.DISCARD_ALL)
    return add(moves, count, s.DONE)


@rule
def answer_bust_discard(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move in (s.DONE, s.DISCARD_ALL):
        if move == s.DISCARD_ALL:
            for kind in range(s.KINDS_OF_DICE):
                if kind != s.START_DIE:
                    discard_from_roll(state, seat, kind, int(state.roll[seat, kind]), events)
        drop(state, seat)
        advance_fans(board, state, seat, 1, events)
    else:
        discard_from_roll(state, seat, move - s.DISCARD, 1, events)


@rule
def discard_from_roll(state: np.record, seat: int, kind: int, count: int, events: np.record) -> None:
    if count > 0:
        state.roll[seat, kind] -= count
        state.discard[seat, kind] += count
        emit(events, s.E_DISCARD, seat, kind, count)
