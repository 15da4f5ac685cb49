"""The Roll Phase: drawing, the first roll, pushing and busting."""

import numpy as np

from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import can_use
from kostka.games.cubitos.compiled.state import E, P
from kostka.games.cubitos.compiled.zones import (
    argument,
    discard_active,
    drop,
    is_at_risk,
    kinds_in,
    move_dice,
    pend,
    pick,
    pick_all,
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
    return max(draw_amount(board, state, seat) - total(state.roll[seat], counting), 0)


@rule
def draw_step(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    """[3] Draw what there is no choice about, and ask about the rest."""
    if state.any_dice[seat]:
        pend(state, seat, P.draw, s.AT_WILL)
        return
    free = int(state.free[seat])
    counting = s.ALL_KINDS & ~free
    while True:
        need, there = still_to_draw(board, state, seat), total(state.draw[seat], counting)
        several = there > need and kinds_in(state.draw[seat], counting) > 1
        if several if need > 0 else total(state.draw[seat], free) > 0:
            pend(state, seat, P.draw, s.TO_ROLL)
            return
        if need == 0:
            break
        if there >= need:
            move_dice(state, seat, s.IN_DRAW, s.IN_ROLL, counting, need, events)
        else:
            move_dice(state, seat, s.IN_DRAW, s.IN_ROLL, s.ALL_KINDS, s.ANY_NUMBER, events)
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
            pend(state, seat, P.draw, s.TO_PICKED)
            return
        for kind in range(s.KINDS_OF_DICE):
            pick(state, seat, s.IN_DRAW, kind, min(int(state.draw[seat, kind]), left))


# ----------------------------------------------------------------------------------------------------------- rolling


@rule
def first_roll(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    """[1] The first roll is never at risk."""
    drop(state, seat)
    pick_all(state, seat, 1 << s.IN_ROLL, s.ALL_KINDS)
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
    state.at_risk[seat] = is_at_risk(state, seat)
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
    pick_all(state, seat, 1 << s.IN_ROLL, s.ALL_KINDS)
    hits = roll_picked(board, state, seat, chance, events)
    if hits == 0 and state.at_risk[seat] and not state.safe[seat]:
        pend(state, seat, P.would_bust)
    state.safe[seat] = 0


@rule
def push_kept(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    """After a push without a bust: abilities of dice that were active when it was chosen."""
    drop(state, seat)
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            count = int(state.ready[seat, card, face - 1])
            if count > 0 and board.plain[s.T_PUSHED, card, face - 1]:
                take_plain_gains(board, state, seat, int(board.entry[s.T_PUSHED, card, face - 1]), count, events)
                state.ready[seat, card, face - 1] = 0
    if state.ready[seat].any():
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
