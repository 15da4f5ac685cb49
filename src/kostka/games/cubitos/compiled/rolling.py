"""The Roll Phase: drawing, the first roll, pushing and busting."""

import numpy as np

from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import can_use
from kostka.games.cubitos.compiled.state import E, P
from kostka.games.cubitos.compiled.zones import (
    active_dice,
    argument,
    discard_active,
    draw_dice,
    drop,
    kinds_in,
    pend,
    pend_with,
    pick,
    pick_roll_zone,
    refill,
    roll_picked,
    take_plain_gains,
    total,
)

# ----------------------------------------------------------------------------------------------------------- drawing


@rule
def draw_amount(board: np.record, state: np.record, seat: int) -> int:
    """[3] The printed amount, hand tokens, and red lines behind the leader when the round began."""
    return int(board.draw_amount) + int(state.hands[seat]) + int(state.behind[seat])


@rule
def still_to_draw(board: np.record, state: np.record, seat: int) -> int:
    """[3] Dice in Roll count, except the start player die and, after some abilities, some kinds. [15]"""
    counting = s.COMMON & ~int(state.free[seat])
    need = draw_amount(board, state, seat)
    for kind in range(s.KINDS_OF_DICE):
        if (counting >> kind) & 1:
            need -= int(state.roll[seat, kind])
    return max(need, 0)


@rule
def counting_dice(state: np.record, seat: int) -> int:
    """The dice in Draw that count towards the draw amount."""
    found = 0
    for kind in range(s.KINDS_OF_DICE):
        if (int(state.free[seat]) >> kind) & 1 == 0:
            found += int(state.draw[seat, kind])
    return found


@rule
def only_counting_kind(state: np.record, seat: int) -> int:
    """The only kind in Draw that counts, -1 if there are several or none."""
    found = -1
    for kind in range(s.KINDS_OF_DICE):
        if (int(state.free[seat]) >> kind) & 1 == 0 and state.draw[seat, kind] > 0:
            if found >= 0:
                return -1
            found = kind
    return found


@rule
def draw_step(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    """[3] Draw what there is no choice about, and ask about the rest."""
    if state.any_dice[seat]:
        pend_with(state, seat, P.draw, s.AT_WILL, 0, 0)
        return
    while True:
        need = still_to_draw(board, state, seat)
        counting = counting_dice(state, seat)
        if need == 0:
            if total(state.draw[seat]) > counting:
                pend_with(state, seat, P.draw, s.TO_ROLL, 0, 0)
                return
            break
        if counting > need:
            kind = only_counting_kind(state, seat)
            if kind < 0:
                pend_with(state, seat, P.draw, s.TO_ROLL, 0, 0)
                return
            draw_dice(state, seat, kind, need, events)
        else:
            draw_all(state, seat, s.ALL_KINDS & ~int(state.free[seat]) if counting == need else s.ALL_KINDS, events)
            if counting < need:
                if total(state.discard[seat]) == 0:
                    break
                refill(state, seat, events)
    end_draw_step(state, seat)


@rule
def end_draw_step(state: np.record, seat: int) -> None:
    """[15] Effects on the draw step are over."""
    state.free[seat] = 0
    state.any_dice[seat] = 0
    drop(state, seat)


@rule
def draw_all(state: np.record, seat: int, mask: int, events: np.record) -> None:
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and state.draw[seat, kind] > 0:
            draw_dice(state, seat, kind, int(state.draw[seat, kind]), events)


@rule
def add_dice(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    """[4] Take dice from Draw, refilled if short, and roll just these."""
    while True:
        left = argument(state, seat, s.F_LEFT) - total(state.picked[seat])
        if left > 0 and total(state.draw[seat]) == 0 and total(state.discard[seat]) > 0:
            refill(state, seat, events)
        there = total(state.draw[seat])
        if left == 0 or there == 0:
            drop(state, seat)
            roll_picked(board, state, seat, chance, events)
            return
        if there > left and kinds_in(state.draw[seat]) > 1:
            pend_with(state, seat, P.draw, s.TO_PICKED, 0, 0)
            return
        for kind in range(s.KINDS_OF_DICE):
            count = min(int(state.draw[seat, kind]), left)
            if count > 0:
                pick(state, seat, kind, count)


# ----------------------------------------------------------------------------------------------------------- rolling


@rule
def first_roll(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    """[1] The first roll is never at risk."""
    drop(state, seat)
    pick_roll_zone(state, seat)
    roll_picked(board, state, seat, chance, events)


@rule
def can_push(board: np.record, state: np.record, seat: int) -> bool:
    """[2] A push needs a die in Roll, after dice may have moved there."""
    return total(state.roll[seat]) > 0 or can_use(board, state, seat, s.T_PUSH)


@rule
def push(state: np.record, seat: int, events: np.record) -> None:
    """[1] The risk is settled before any die moves from Active to Roll."""
    emit(events, E.push, seat)
    if state.forced[seat] > 0:
        state.forced[seat] -= 1
    if active_dice(state, seat, s.ALL_KINDS) >= s.RISKY:
        state.at_risk[seat] = 1
    pend(state, seat, P.push_roll)
    pend(state, seat, P.on_push)


@rule
def push_roll(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    drop(state, seat)
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            if board.entry[s.T_PUSHED, card, face - 1] > 0:
                state.ready[seat, card, face - 1] = state.active[seat, s.COLOURED + card, face]
    pend(state, seat, P.push_kept)
    pick_roll_zone(state, seat)
    hits = roll_picked(board, state, seat, chance, events)
    if hits == 0 and state.at_risk[seat] and not state.safe[seat]:
        pend(state, seat, P.would_bust)
    state.safe[seat] = 0


@rule
def push_kept(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    """After a push without a bust: abilities of dice that were active when it was chosen."""
    drop(state, seat)
    waiting = 0
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            count = int(state.ready[seat, card, face - 1])
            if count > 0 and board.plain[s.T_PUSHED, card, face - 1]:
                take_plain_gains(board, state, seat, int(board.entry[s.T_PUSHED, card, face - 1]), count, events)
                state.ready[seat, card, face - 1] = 0
            waiting += int(state.ready[seat, card, face - 1])
    if waiting > 0:
        pend(state, seat, P.pushed)


@rule
def bust(state: np.record, seat: int, events: np.record) -> None:
    """[19] Active to Discard, but for dice that an ability keeps there."""
    emit(events, E.bust, seat)
    while state.depth[seat] > 0:
        drop(state, seat)
    discard_active(state, seat, int(state.keep[seat]))
    clear_roll_phase(state, seat)
    state.busted[seat] = 1
    pend(state, seat, P.bust_discard)


@rule
def clear_roll_phase(state: np.record, seat: int) -> None:
    """What only matters while dice are rolled and pushed."""
    state.now[seat, :, :] = 0
    state.ready[seat, :, :] = 0
    state.at_risk[seat] = 0
    state.safe[seat] = 0
    state.saved[seat] = 0
    state.forced[seat] = 0
    state.keep[seat] = 0
