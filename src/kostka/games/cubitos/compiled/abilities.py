"""Abilities: which dice can be used, and how a program runs. What its effects do is in `effects.py`.

Compiled; `X` are the numbers of effects, `P` those of pending effects, `M` of moves, `E` of events, `s` is the state.
"""

import numpy as np

from kostka.core.compiled.arrays import Moves
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.effects import ASKS, BRINGS, CHANGES, DOES, X, ask, bring, change, holds, is_useful
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import (
    add,
    argument,
    claims,
    drop,
    line,
    owe,
    pend,
    rivals_behind,
    shown_dice,
    turn_blank,
)

# ----------------------------------------------------------------------------------------------------------- usefulness


@rule
def list_useful(board: np.record, state: np.record, seat: int, pc: int) -> bool:
    while board.code[pc, s.L_EFFECT] != X.end:
        if is_useful(board, state, seat, pc):
            return True
        pc += 1
    return False


@rule
def useful(board: np.record, state: np.record, seat: int, pc: int) -> bool:
    """Whether a program would do anything now: an ability without effect is not offered."""
    while board.code[pc, s.L_EFFECT] != X.end:
        op = line(board, pc, s.L_EFFECT)
        if op == X.if_:
            if not holds(board, state, seat, pc):
                pc += line(board, pc, s.L_SKIPPED)
        elif op == X.choose:
            for option in range(line(board, pc, s.L_NUMBER)):
                if list_useful(board, state, seat, line(board, pc, s.L_BODY + option)):
                    return True
        elif is_useful(board, state, seat, pc):
            return True
        pc += 1
    return False


# ----------------------------------------------------------------------------------------------------------- using dice


@rule
def dice_for(board: np.record, state: np.record, seat: int, timing: int, card: int, face: int) -> int:
    """How many dice could be used for an ability."""
    if board.entry[timing, card, face - 1] == 0:
        return 0
    shown, takes = int(state.active[seat, s.COLOURED + card, face]), s.TAKES[timing]
    if takes == s.A_CLAIM:
        return min(shown, int(claims(state, seat, timing)[card, face - 1]))
    assert takes != s.NO_USE
    if timing == s.T_CREDITED and not state.credited[seat]:
        return 0
    if timing == s.T_ACTIVE:
        return shown if shown_dice(state, seat, card) >= board.symbols[card] else 0
    return shown


@rule
def usable(board: np.record, state: np.record, seat: int, timing: int, card: int, face: int) -> bool:
    shown = dice_for(board, state, seat, timing, card, face)
    return shown > 0 and useful(board, state, seat, int(board.entry[timing, card, face - 1]))


@rule
def face_of_use(board: np.record, state: np.record, seat: int, timing: int, card: int) -> int:
    """The face with which plain "use" is meant; BLANK if there is none. Equal power faces stand in for symbols."""
    if usable(board, state, seat, timing, card, s.SYMBOL):
        return s.SYMBOL
    if not board.power_differs[card] and usable(board, state, seat, timing, card, s.POWER):
        return s.POWER
    return s.BLANK


@rule
def offer_uses(board: np.record, state: np.record, seat: int, timing: int, skip: int, moves: Moves, count: int) -> int:
    """Uses of dice for abilities of one timing; with `skip` also that of declining them, card by card."""
    cards = int(board.used_at[timing])
    for card in range(s.CARDS):
        if (cards >> card) & 1:
            before = count
            count = offer_use(board, state, seat, timing, card, moves, count)
            if skip and count > before:
                count = add(moves, count, M.skip + card)
    return count


@rule
def offer_use(board: np.record, state: np.record, seat: int, timing: int, card: int, moves: Moves, count: int) -> int:
    """Uses of dice of one card, with the plain and with the power face where that does more."""
    if face_of_use(board, state, seat, timing, card) != s.BLANK:
        count = add(moves, count, M.use + card)
    if board.power_differs[card] and usable(board, state, seat, timing, card, s.POWER):
        count = add(moves, count, M.use_power + card)
    return count


@rule
def can_use(board: np.record, state: np.record, seat: int, timing: int) -> bool:
    cards = int(board.used_at[timing])
    for card in range(s.CARDS):
        if (cards >> card) & 1:
            for face in range(s.SYMBOL, s.POWER + 1):
                if usable(board, state, seat, timing, card, face):
                    return True
    return False


@rule
def use(board: np.record, state: np.record, seat: int, timing: int, move: int, events: np.record) -> None:
    """Begin an ability with the die of a move."""
    power, card = divmod(move - M.use, s.CARDS)
    face = s.POWER if power else face_of_use(board, state, seat, timing, card)
    use_die(board, state, seat, timing, card, face, events)


@rule
def use_die(
    board: np.record, state: np.record, seat: int, timing: int, card: int, face: int, events: np.record
) -> None:
    emit(events, E.use, seat, card, face)
    takes, shown = s.TAKES[timing], face
    if takes == s.A_CLAIM:
        claims(state, seat, timing)[card, face - 1] -= 1
    elif takes == s.A_DIE:
        spend_dice(board, state, seat, timing, card, face)
        shown = s.BLANK
    else:
        assert takes == s.NOTHING
    if timing == s.T_RUN:
        owe(board, state, seat, card, face)
    pend(state, seat, P.ability, int(board.entry[timing, card, face - 1]), card, shown)


@rule
def spend_dice(board: np.record, state: np.record, seat: int, timing: int, card: int, face: int) -> None:
    """[6] Used dice show a blank; where several are used together, the others are symbols before powers."""
    kind = s.COLOURED + card
    turn_blank(state, seat, kind, face, 1)
    if timing != s.T_ACTIVE:
        return
    for _ in range(int(board.symbols[card]) - 1):
        other = s.SYMBOL if state.active[seat, kind, s.SYMBOL] > 0 else s.POWER
        turn_blank(state, seat, kind, other, 1)


@rule
def timing_in_run(board: np.record, card: int, face: int) -> int:
    """In the Run Phase a die is used for its run ability, for what credits cost, or for one that works at any time."""
    if board.entry[s.T_RUN, card, face - 1] > 0:
        return s.T_RUN
    return s.T_CREDITED if board.entry[s.T_CREDITED, card, face - 1] > 0 else s.T_ACTIVE


# -------------------------------------------------------------------------------------------------------- programs


@rule
def run_ability(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    """The next effect of the ability on top of the stack; with its last effect the ability leaves the stack."""
    pc = argument(state, seat, s.F_PROGRAM)
    card, face = argument(state, seat, s.F_CARD), argument(state, seat, s.F_FACE)
    effect = line(board, pc, s.L_EFFECT)
    following = pc + 1
    if effect == X.if_ and not holds(board, state, seat, pc):
        following += line(board, pc, s.L_SKIPPED)
    if line(board, following, s.L_EFFECT) == X.end:
        drop(state, seat)
    else:
        state.stack[seat, state.depth[seat] - 1, s.F_PROGRAM] = following
    does = DOES[effect]
    if does == BRINGS:
        bring(board, state, seat, pc, events)
    elif does == CHANGES:
        change(board, state, seat, pc, card, face, chance, events)
    elif does == ASKS:
        ask(board, state, seat, pc, card, face)
    elif effect == X.rivals:
        for _ in range(rivals_behind(board, state, seat)):
            pend(state, seat, P.ability, line(board, pc, s.L_BODY), card, face)
    else:
        assert effect == X.if_
