"""What the cards can do: every effect of the vocabulary, its declaration first, then what it does and what it is worth.

A new effect is a row of `EFFECTS`. It needs a branch below only where its row cannot say enough: in `change` if it
changes something at once, in `bring`, `line_worth` and `add_line` if it brings an amount that has to be measured, in
`is_useful` if it may do nothing. A dispatch that does not know an effect fails. Its words are in `vocabulary.py` and
`sentences.py`. Compiled; `X` are the numbers of effects, `P` those of pending effects, `E` events, `s` is the state.
"""

from typing import Any, NamedTuple

import numpy as np

from kostka.core.compiled.arrays import Floats
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.running import here, lines_ahead
from kostka.games.cubitos.compiled.state import E, P
from kostka.games.cubitos.compiled.zones import (
    active_colours,
    active_dice,
    active_of_kind,
    advance_fans,
    at_place,
    gain,
    has_dice,
    is_at_risk,
    kinds_in_trays,
    line,
    lose_die,
    next_fan,
    owned_dice,
    pend,
    pick_all,
    put,
    rivals_behind,
    roll_picked,
    total,
)

# -------------------------------------------------------------------------------------------------- the declaration

# What effects do: lead to other effects, bring an amount, change dice or what is to come, ask the player.
LEADS_ON, BRINGS, CHANGES, ASKS = range(4)
# What goes into an argument of a question: a column of the effect's line, or one of these.
NOTHING, PROGRAM, CARD, FACE, CAP = 0, s.LINE_SIZE, s.LINE_SIZE + 1, s.LINE_SIZE + 2, s.LINE_SIZE + 3
# What dice bring: credits count fans too, "rolls" are dice that are rolled beyond the hand, "care" is what makes a bust
# less likely or less bad, "tricks" are choices, "gone" are dice that are used up, "hits" are faces that are not blank.
YIELDS = ("feet", "money", "credits", "rolls", "care", "tricks", "gone", "hits")
FEET, MONEY, CREDITS, ROLLS, CARE, TRICKS, GONE, HITS = range(len(YIELDS))

A_ROLLED_DIE = 0.4  # feet that one more die in a roll is worth


class Worth(NamedTuple):
    """What the policy takes an effect for, in feet: by itself, for each round to go, for each of its number."""

    once: float = 0.0
    a_round: float = 0.0
    each: float = 0.0


class Yield(NamedTuple):
    """What `evaluate` takes an effect for: how much of which yield, by itself and for each of its number."""

    of: int
    once: float = 0.0
    each: float = 0.0


MEASURED = Worth(), Yield(FEET)  # by `line_worth` and `add_line`


class EffectKind(NamedTuple):
    """The declaration of an effect; `asks` is a question with what goes into its three arguments."""

    does: int
    worth: Worth
    yields: Yield
    asks: tuple[int, int, int, int] | None = None
    may_be_idle: bool = False  # whether it may do nothing, which `is_useful` then tells


A_TRICK, SOME_CARE, MANY_ROLLS = Yield(TRICKS, 1.0), Yield(CARE, 1.0), Yield(ROLLS, 3.0)
USUAL = Worth(0.3)
EFFECTS = {
    "end": EffectKind(LEADS_ON, Worth(), Yield(TRICKS)),
    "gain": EffectKind(BRINGS, *MEASURED, may_be_idle=True),
    "repeat": EffectKind(BRINGS, *MEASURED, may_be_idle=True),
    "fan": EffectKind(BRINGS, *MEASURED),
    "add": EffectKind(
        ASKS, Worth(each=A_ROLLED_DIE), Yield(ROLLS, each=1.0), (P.add_dice, NOTHING, s.L_NUMBER, NOTHING), True
    ),
    "lose this": EffectKind(CHANGES, Worth(), Yield(GONE, 1.0)),
    "lose": EffectKind(ASKS, Worth(a_round=0.1), A_TRICK, (P.lose, s.L_ZONES, s.L_NUMBER, s.L_OPTIONAL), True),
    "gain die": EffectKind(ASKS, Worth(a_round=0.08), A_TRICK, (P.gain, s.L_MASK, CAP, s.L_OPTIONAL), True),
    "if": EffectKind(LEADS_ON, USUAL, A_TRICK),
    "choose": EffectKind(ASKS, USUAL, A_TRICK, (P.choose, PROGRAM, CARD, FACE)),
    "rivals": EffectKind(LEADS_ON, Worth(0.8), A_TRICK, may_be_idle=True),
    "borrow": EffectKind(ASKS, Worth(1.5), A_TRICK, (P.borrow, s.L_MASK, NOTHING, NOTHING), True),
    "set": EffectKind(ASKS, Worth(1.5), A_TRICK, (P.set, NOTHING, NOTHING, NOTHING), True),
    "back this": EffectKind(CHANGES, USUAL, SOME_CARE),
    "back": EffectKind(ASKS, USUAL, SOME_CARE, (P.return_, NOTHING, s.L_NUMBER, NOTHING)),
    "safe": EffectKind(CHANGES, USUAL, SOME_CARE, may_be_idle=True),
    "save": EffectKind(CHANGES, USUAL, SOME_CARE),
    "keep": EffectKind(CHANGES, USUAL, SOME_CARE, may_be_idle=True),
    "roll all": EffectKind(CHANGES, Worth(1.0), MANY_ROLLS, may_be_idle=True),
    "roll": EffectKind(ASKS, Worth(1.0), MANY_ROLLS, (P.pick, PROGRAM, s.L_NUMBER, NOTHING), True),
    "step": EffectKind(ASKS, Worth(0.8), Yield(FEET, 1.0), (P.free_step, NOTHING, s.L_NUMBER, NOTHING)),
    "free": EffectKind(CHANGES, USUAL, A_TRICK),
    "any": EffectKind(CHANGES, USUAL, A_TRICK),
    "give": EffectKind(ASKS, Worth(a_round=0.1), A_TRICK, (P.give, NOTHING, NOTHING, NOTHING)),
    "reward": EffectKind(ASKS, Worth(0.8), A_TRICK, (P.reward, NOTHING, s.L_NUMBER, NOTHING), True),
}
X: Any = s.numbered(EFFECTS)
# "push again" has no instruction: a roll that shows it forces one more push, however many dice show it.
PUSH_AGAIN = -1

DOES = np.array([kind.does for kind in EFFECTS.values()], np.int8)
MAY_BE_IDLE = np.array([kind.may_be_idle for kind in EFFECTS.values()])
QUESTIONS = np.array([kind.asks or (-1, 0, 0, 0) for kind in EFFECTS.values()], np.int8)
WORTHS = np.array([kind.worth for kind in EFFECTS.values()])
EFFECT_YIELDS = np.array([kind.yields for kind in EFFECTS.values()])
YIELD_OF_RESOURCE = np.array([MONEY, FEET, FEET, CREDITS], np.int8)

# ---------------------------------------------------------------------------------------------------------- measuring


@rule
def measure(board: np.record, state: np.record, seat: int, pc: int) -> int:
    """How much a gain brings now."""
    what, factor = line(board, pc, s.L_MEASURE), line(board, pc, s.L_FACTOR)
    if what == s.PER_USE:
        return factor
    if what == s.PER_FAN:
        number = int(state.fans[seat])
    elif what == s.PER_LINE:
        number = lines_ahead(board, state, seat)
    elif what == s.PER_DIE:
        number = active_dice(state, seat, line(board, pc, s.L_MASK))
    elif what == s.PER_COLOUR:
        number = active_colours(state, seat)
    else:
        assert what == s.PER_RIVAL
        number = rivals_behind(board, state, seat)
    return number // line(board, pc, s.L_DIVISOR) * factor


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
    if condition == s.C_CREDITED:
        return bool(state.credited[seat])
    assert condition == s.C_ACTIVE
    mask = line(board, pc, s.L_MASK)
    if mask & s.GRAYS and active_dice(state, seat, mask & s.GRAYS) == 0:
        return False
    for kind in range(s.START_DIE, s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and active_of_kind(state, seat, kind) == 0:
            return False
    return True


@rule
def cost_cap(board: np.record, state: np.record, seat: int, pc: int) -> int:
    mode = line(board, pc, s.L_CAP_MODE)
    if mode == s.CAP_NONE:
        return s.ANY_COST
    if mode == s.CAP_COST:
        return line(board, pc, s.L_CAP)
    assert mode == s.CAP_FANS
    return int(state.fans[seat])


@rule
def is_useful(board: np.record, state: np.record, seat: int, pc: int) -> bool:
    """Whether one effect would do anything now."""
    effect, mask = line(board, pc, s.L_EFFECT), line(board, pc, s.L_MASK)
    if not MAY_BE_IDLE[effect]:
        return True
    if effect == X.gain:
        return measure(board, state, seat, pc) > 0
    if effect == X.repeat:
        return shown_amount(board, state, seat, mask, s.MONEY) + shown_amount(board, state, seat, mask, s.FOOT) > 0
    if effect == X.add:
        return total(state.draw[seat]) + total(state.discard[seat]) > 0
    if effect == X.lose:
        return has_dice(state, seat, line(board, pc, s.L_ZONES), s.COMMON)
    if effect == X.gain_die:
        return kinds_in_trays(board, state, mask, cost_cap(board, state, seat, pc)) > 0
    if effect == X.rivals:
        return rivals_behind(board, state, seat) > 0
    if effect == X.borrow:
        return kinds_in_trays(board, state, mask, s.ANY_COST) > 0
    if effect in (X.set, X.roll_all, X.roll):
        return has_dice(state, seat, line(board, pc, s.L_ZONES), mask if effect != X.set else s.ALL_KINDS)
    if effect == X.safe:
        could_bust = is_at_risk(state, seat) and total(state.roll[seat]) > 0
        return bool(state.phase == s.ROLL and not state.safe[seat] and could_bust)
    if effect == X.keep:
        return (int(state.keep[seat]) & mask) != mask
    assert effect == X.reward
    return bool(board.near_reward[here(board, state, seat), state.space[seat]] <= line(board, pc, s.L_NUMBER))


# --------------------------------------------------------------------------------------------------- what effects do


@rule
def bring(board: np.record, state: np.record, seat: int, pc: int, events: np.record) -> None:
    """Effects that bring money, feet, credits or fans."""
    effect = line(board, pc, s.L_EFFECT)
    if effect == X.gain:
        gain(state, seat, line(board, pc, s.L_RESOURCE), measure(board, state, seat, pc), events)
    elif effect == X.repeat:
        mask = line(board, pc, s.L_MASK)
        gain(state, seat, s.R_MONEY, shown_amount(board, state, seat, mask, s.MONEY), events)
        gain(state, seat, s.R_FEET, shown_amount(board, state, seat, mask, s.FOOT), events)
    else:
        assert effect == X.fan
        for _ in range(line(board, pc, s.L_NUMBER)):
            advance_fans(board, state, seat, line(board, pc, s.L_WITH_HAND), events)


@rule
def change(
    board: np.record, state: np.record, seat: int, pc: int, card: int, face: int, chance: np.record, events: np.record
) -> None:
    """Effects on dice and on what is to come that leave nothing to choose; the ability's die shows `face` in Active."""
    effect, mask = line(board, pc, s.L_EFFECT), line(board, pc, s.L_MASK)
    kind, place = s.COLOURED + card, s.IN_ACTIVE + face
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
        assert effect == X.any
        state.any_dice[seat] = 1


@rule
def ask(board: np.record, state: np.record, seat: int, pc: int, card: int, face: int) -> None:
    """Effects that put a question on the stack, or dice to be drawn."""
    question = QUESTIONS[line(board, pc, s.L_EFFECT)]
    assert question[0] >= 0
    a = source(board, state, seat, pc, card, face, int(question[1]))
    b = source(board, state, seat, pc, card, face, int(question[2]))
    c = source(board, state, seat, pc, card, face, int(question[3]))
    pend(state, seat, int(question[0]), a, b, c)


@rule
def source(board: np.record, state: np.record, seat: int, pc: int, card: int, face: int, where: int) -> int:
    """An argument of a question."""
    if where == NOTHING:
        return 0
    if where < s.LINE_SIZE:
        return line(board, pc, where)
    if where == PROGRAM:
        return pc
    if where == CARD:
        return card
    if where == FACE:
        return face
    assert where == CAP
    return cost_cap(board, state, seat, pc)


# ------------------------------------------------------------------------------------------- what effects are worth


@rule
def money_worth(rounds: float) -> float:
    """Four of them are a foot; early on dice are worth more."""
    return 0.25 + 0.025 * (rounds - 1.0)


@rule
def fan_worth(board: np.record, state: np.record, seat: int, rounds: float) -> float:
    fan = next_fan(board, state, seat)
    return float(board.fan_credits[fan]) * money_worth(rounds) + float(board.fan_hands[fan]) * A_ROLLED_DIE * rounds


@rule
def line_worth(board: np.record, state: np.record, seat: int, pc: int, rounds: float) -> float:
    """What the policy takes one effect for, in feet."""
    effect = line(board, pc, s.L_EFFECT)
    if DOES[effect] != BRINGS:
        number = line(board, pc, s.L_NUMBER)
        return float(WORTHS[effect, 0] + WORTHS[effect, 1] * rounds + WORTHS[effect, 2] * number)
    money = money_worth(rounds)
    if effect == X.gain:
        resource, amount = line(board, pc, s.L_RESOURCE), float(measure(board, state, seat, pc))
        if resource == s.R_FEET:
            return amount
        if resource == s.R_WATER:
            return amount * 1.2
        return amount * money
    if effect == X.repeat:
        mask = line(board, pc, s.L_MASK)
        feet = shown_amount(board, state, seat, mask, s.FOOT)
        return feet + money * shown_amount(board, state, seat, mask, s.MONEY)
    assert effect == X.fan
    return fan_worth(board, state, seat, rounds)


# ----------------------------------------------------------------------------- what effects bring in most rounds

SHOWN = 0.35  # how likely a die is in Active at the end of a roll, roughly


@rule
def owned_of(state: np.record, seat: int, mask: int) -> int:
    dice = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1:
            dice += owned_dice(state, seat, kind)
    return dice


@rule
def usual_measure(board: np.record, state: np.record, seat: int, pc: int) -> float:
    """How much a gain brings in most rounds."""
    what, factor = line(board, pc, s.L_MEASURE), float(line(board, pc, s.L_FACTOR))
    if what in (s.PER_USE, s.PER_FAN, s.PER_LINE):
        return float(measure(board, state, seat, pc))
    if what == s.PER_DIE:
        return factor * SHOWN * owned_of(state, seat, line(board, pc, s.L_MASK)) / line(board, pc, s.L_DIVISOR)
    if what == s.PER_COLOUR:
        colours = 0
        for kind in range(s.DARK_GRAY, s.KINDS_OF_DICE):
            colours += owned_dice(state, seat, kind) > 0
        return factor * (1.0 + SHOWN * colours)
    assert what == s.PER_RIVAL
    return 0.5 * factor


@rule
def add_line(board: np.record, state: np.record, seat: int, pc: int, weight: float, out: Floats) -> None:
    """Add what one effect brings, times `weight`."""
    effect = line(board, pc, s.L_EFFECT)
    if DOES[effect] != BRINGS:
        of, once, each = EFFECT_YIELDS[effect, 0], EFFECT_YIELDS[effect, 1], EFFECT_YIELDS[effect, 2]
        out[int(of)] += weight * (once + each * line(board, pc, s.L_NUMBER))
    elif effect == X.gain:
        resource, amount = line(board, pc, s.L_RESOURCE), weight * usual_measure(board, state, seat, pc)
        out[YIELD_OF_RESOURCE[resource]] += amount
    elif effect == X.repeat:
        grays = SHOWN * owned_of(state, seat, line(board, pc, s.L_MASK))
        out[MONEY] += 0.8 * weight * grays
        out[FEET] += 0.2 * weight * grays
    else:
        assert effect == X.fan
        out[CREDITS] += 2.0 * weight
