"""Abilities: which dice can be used, and what each effect of the vocabulary does."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.running import here, lines_ahead
from kostka.games.cubitos.compiled.state import E, M, P, X
from kostka.games.cubitos.compiled.zones import (
    active_colours,
    active_dice,
    active_of_kind,
    advance_fans,
    argument,
    at_place,
    drop,
    gain,
    has_dice,
    line,
    lose_die,
    owe,
    pend,
    pend_with,
    put,
    rivals_behind,
    roll_picked,
    total,
    turn_blank,
)

Moves = NDArray[np.int16]

# -------------------------------------------------------------------------------------------------- measuring effects


@rule
def measure(board: np.record, state: np.record, seat: int, pc: int) -> int:
    """How much a gain brings now."""
    what, factor = line(board, pc, s.L_MEASURE), line(board, pc, s.L_FACTOR)
    if what == s.M_ONE:
        return factor
    if what == s.M_FANS:
        found = int(state.fans[seat])
    elif what == s.M_LINES:
        found = lines_ahead(board, state, seat)
    elif what == s.M_ACTIVE:
        found = active_dice(state, seat, line(board, pc, s.L_MASK))
    elif what == s.M_COLOURS:
        found = active_colours(state, seat)
    else:
        found = rivals_behind(board, state, seat)
    return found // line(board, pc, s.L_DIVISOR) * factor


@rule
def shown_amount(board: np.record, state: np.record, seat: int, mask: int, face: int) -> int:
    """The money or feet that active dice of some kinds show, used or not."""
    amount = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1:
            amount += int(state.active[seat, kind, face]) * int(board.amount[kind, face])
    return amount


@rule
def holds(board: np.record, state: np.record, seat: int, pc: int) -> bool:
    """Whether the condition of an "if" is met."""
    condition = line(board, pc, s.L_CONDITION)
    if condition == s.C_LOST:
        return bool(state.lost[seat])
    if condition != s.C_ACTIVE:
        return bool(state.credited[seat])
    mask = line(board, pc, s.L_MASK)
    if mask & s.GRAYS and active_dice(state, seat, mask & s.GRAYS) == 0:
        return False
    for kind in range(s.KINDS_OF_DICE):
        if ((mask & ~s.GRAYS) >> kind) & 1 and active_of_kind(state, seat, kind) == 0:
            return False
    return True


@rule
def cost_cap(board: np.record, state: np.record, seat: int, pc: int) -> int:
    mode = line(board, pc, s.L_CAP_MODE)
    if mode == s.CAP_NONE:
        return s.ANY_COST
    return line(board, pc, s.L_CAP) if mode == s.CAP_COST else int(state.fans[seat])


@rule
def tray_has(board: np.record, state: np.record, mask: int, cap: int) -> bool:
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and state.trays[kind] > 0 and board.cost[kind] <= cap:
            return True
    return False


@rule
def line_useful(board: np.record, state: np.record, seat: int, pc: int) -> bool:
    """Whether one effect would do anything now."""
    op, mask = line(board, pc, s.L_EFFECT), line(board, pc, s.L_MASK)
    if op == X.gain:
        return measure(board, state, seat, pc) > 0
    if op == X.repeat:
        return shown_amount(board, state, seat, mask, s.MONEY) + shown_amount(board, state, seat, mask, s.FOOT) > 0
    if op == X.add:
        return total(state.draw[seat]) + total(state.discard[seat]) > 0
    if op == X.lose:
        return has_dice(state, seat, line(board, pc, s.L_ZONES), s.COMMON)
    if op == X.gain_die:
        return tray_has(board, state, mask, cost_cap(board, state, seat, pc))
    if op == X.rivals:
        return rivals_behind(board, state, seat) > 0
    if op == X.borrow:
        return tray_has(board, state, mask, s.ANY_COST)
    if op in (X.set, X.roll_all, X.roll):
        return has_dice(state, seat, line(board, pc, s.L_ZONES), mask if op != X.set else s.ALL_KINDS)
    if op == X.safe:
        risky = state.at_risk[seat] == 1 or active_dice(state, seat, s.ALL_KINDS) >= s.RISKY
        return bool(state.phase == s.ROLL and state.safe[seat] == 0 and total(state.roll[seat]) > 0 and risky)
    if op == X.keep:
        return (int(state.keep[seat]) & mask) != mask
    if op == X.reward:
        return bool(board.near_reward[here(board, state, seat), state.space[seat]] <= line(board, pc, s.L_NUMBER))
    return True


@rule
def list_useful(board: np.record, state: np.record, seat: int, pc: int) -> bool:
    while board.code[pc, s.L_EFFECT] != X.end:
        if line_useful(board, state, seat, pc):
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
        elif line_useful(board, state, seat, pc):
            return True
        pc += 1
    return False


# ----------------------------------------------------------------------------------------------------------- using dice


@rule
def dice_for(board: np.record, state: np.record, seat: int, timing: int, card: int, face: int) -> int:
    """How many dice could be used for an ability."""
    if board.entry[timing, card, face - 1] == 0:
        return 0
    shown = int(state.active[seat, s.COLOURED + card, face])
    if timing == s.T_NOW:
        return min(shown, int(state.now[seat, card, face - 1]))
    if timing == s.T_PUSHED:
        return min(shown, int(state.ready[seat, card, face - 1]))
    if timing == s.T_CREDITED and not state.credited[seat]:
        return 0
    if timing == s.T_ACTIVE:
        both = int(state.active[seat, s.COLOURED + card, s.SYMBOL]) + int(
            state.active[seat, s.COLOURED + card, s.POWER]
        )
        return shown if both >= board.symbols[card] else 0
    return shown


@rule
def usable(board: np.record, state: np.record, seat: int, timing: int, card: int, face: int) -> bool:
    if dice_for(board, state, seat, timing, card, face) == 0:
        return False
    return useful(board, state, seat, int(board.entry[timing, card, face - 1]))


@rule
def face_of_use(board: np.record, state: np.record, seat: int, timing: int, card: int) -> int:
    """The face with which plain "use" is meant; BLANK if there is none. Equal power faces stand in for symbols."""
    if usable(board, state, seat, timing, card, s.SYMBOL):
        return s.SYMBOL
    if not board.power_differs[card] and usable(board, state, seat, timing, card, s.POWER):
        return s.POWER
    return s.BLANK


@rule
def add(moves: Moves, count: int, move: int) -> int:
    moves[count] = move
    return count + 1


@rule
def offer_uses(board: np.record, state: np.record, seat: int, timing: int, skip: int, moves: Moves, count: int) -> int:
    """Uses of dice for abilities of one timing; with `skip` also that of declining them, card by card."""
    cards = int(board.used_at[timing])
    for card in range(s.CARDS):
        if (cards >> card) & 1:
            before = count
            count = offer_use(board, state, seat, timing, card, moves, count)
            if skip and count > before:
                moves[count] = M.skip + card
                count += 1
    return count


@rule
def offer_use(board: np.record, state: np.record, seat: int, timing: int, card: int, moves: Moves, count: int) -> int:
    """Uses of dice of one card, with the plain and with the power face where that does more."""
    if face_of_use(board, state, seat, timing, card) != s.BLANK:
        moves[count] = M.use + card
        count += 1
    if board.power_differs[card] and usable(board, state, seat, timing, card, s.POWER):
        moves[count] = M.use_power + card
        count += 1
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
    if move >= M.use_power:
        card, face = move - M.use_power, s.POWER
    else:
        card = move - M.use
        face = face_of_use(board, state, seat, timing, card)
    use_die(board, state, seat, timing, card, face, events)


@rule
def use_die(
    board: np.record, state: np.record, seat: int, timing: int, card: int, face: int, events: np.record
) -> None:
    emit(events, E.use, seat, card, face)
    pc = int(board.entry[timing, card, face - 1])
    shown = face
    if timing == s.T_NOW:
        state.now[seat, card, face - 1] -= 1
    elif timing == s.T_PUSHED:
        state.ready[seat, card, face - 1] -= 1
    elif timing != s.T_PUSH and timing != s.T_BUST:
        spend_dice(board, state, seat, timing, card, face)
        shown = s.BLANK
    if timing == s.T_RUN:
        owe(board, state, seat, card, face)
    pend_with(state, seat, P.ability, pc, card, shown)


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
    does = s.EFFECT_DOES[effect]
    if does == s.BRINGS:
        bring(board, state, seat, pc, effect, events)
    elif does == s.CHANGES:
        change(board, state, seat, pc, effect, s.COLOURED + card, s.IN_ACTIVE + face, chance, events)
    elif does == s.ASKS:
        ask(board, state, seat, pc, effect, card, face)
    elif effect == X.rivals:
        for _ in range(rivals_behind(board, state, seat)):
            pend_with(state, seat, P.ability, line(board, pc, s.L_BODY), card, face)


@rule
def bring(board: np.record, state: np.record, seat: int, pc: int, effect: int, events: np.record) -> None:
    """Effects that bring money, feet, credits or fans."""
    if effect == X.gain:
        gain(state, seat, line(board, pc, s.L_RESOURCE), measure(board, state, seat, pc), events)
    elif effect == X.repeat:
        mask = line(board, pc, s.L_MASK)
        gain(state, seat, s.R_MONEY, shown_amount(board, state, seat, mask, s.MONEY), events)
        gain(state, seat, s.R_FEET, shown_amount(board, state, seat, mask, s.FOOT), events)
    else:
        for _ in range(line(board, pc, s.L_NUMBER)):
            advance_fans(board, state, seat, line(board, pc, s.L_WITH_HAND), events)


@rule
def change(
    board: np.record,
    state: np.record,
    seat: int,
    pc: int,
    effect: int,
    kind: int,
    place: int,
    chance: np.record,
    events: np.record,
) -> None:
    """Effects on dice and on what is to come that leave nothing to choose; the die of the ability lies in a place."""
    mask = line(board, pc, s.L_MASK)
    if effect == X.lose_this:
        if at_place(state, seat, place, kind) > 0:
            lose_die(state, seat, place, kind, events)
    elif effect == X.back_this:
        if at_place(state, seat, place, kind) > 0:
            put(state, seat, place, kind, -1)
            put(state, seat, s.IN_ROLL, kind, 1)
            emit(events, E.return_, seat, kind)
    elif effect == X.safe:
        state.safe[seat] = 1
    elif effect == X.save:
        state.saved[seat] = 1
    elif effect == X.keep:
        state.keep[seat] |= mask
    elif effect == X.roll_all:
        pick_all(state, seat, line(board, pc, s.L_ZONES), mask)
        roll_picked(board, state, seat, chance, events)
    elif effect == X.free:
        state.free[seat] |= mask
    else:
        state.any_dice[seat] = 1


@rule
def ask(board: np.record, state: np.record, seat: int, pc: int, effect: int, card: int, face: int) -> None:
    """Effects that put a question on the stack, or dice to be drawn."""
    number, kinds = line(board, pc, s.L_NUMBER), line(board, pc, s.L_MASK)
    if effect == X.choose:
        pend_with(state, seat, P.choose, pc, card, face)
    elif effect == X.add:
        pend_with(state, seat, P.add_dice, 0, number, 0)
    elif effect == X.lose:
        pend_with(state, seat, P.lose, line(board, pc, s.L_ZONES), number, line(board, pc, s.L_OPTIONAL))
    elif effect == X.gain_die:
        cap = cost_cap(board, state, seat, pc)
        pend_with(state, seat, P.gain, kinds, cap, line(board, pc, s.L_OPTIONAL))
    elif effect == X.borrow:
        pend_with(state, seat, P.borrow, kinds, 0, 0)
    elif effect == X.set:
        pend(state, seat, P.set)
    elif effect == X.back:
        pend_with(state, seat, P.return_, 0, number, 0)
    elif effect == X.roll:
        pend_with(state, seat, P.pick, pc, number, 0)
    elif effect == X.step:
        pend_with(state, seat, P.free_step, 0, number, 0)
    elif effect == X.give:
        pend(state, seat, P.give)
    else:
        pend_with(state, seat, P.reward, 0, number, 0)


@rule
def pick_all(state: np.record, seat: int, zones: int, mask: int) -> None:
    """Every die of some kinds from some zones into the hand; dice in Active stay."""
    for zone in range(s.IN_ACTIVE):
        if (zones >> zone) & 1:
            for kind in range(s.KINDS_OF_DICE):
                if (mask >> kind) & 1:
                    count = at_place(state, seat, zone, kind)
                    put(state, seat, zone, kind, -count)
                    state.picked[seat, kind] += count
