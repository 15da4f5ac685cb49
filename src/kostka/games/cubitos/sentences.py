"""What a card does, as messages made from its effects: text and behaviour cannot drift apart.

A card is one message per timing, then notes on what these say. They contain the messages of effects, of nouns with
their number, and of colours.
"""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any

from kostka.core.declare.messages import Message
from kostka.games.cubitos.cards import WRITTEN, Card, all_effects
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import PUSH_AGAIN
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.components import has_power
from kostka.games.cubitos.vocabulary import Effect, Effects, members

NOTHING = ""  # a part that this effect does not have

# Abilities that a player uses or not; a comparison and a bust are nobody's choice.
DECLINED = ("now", "active", "pushed", "would_bust", "run", "after_move")
# What a loss is by itself, what it is where it may be declined, and where it is forced.
LOSSES = {
    EFFECT.lose_this: ("cubitos-does-lose-this", "cubitos-does-may-lose-this", "cubitos-does-must-lose-this"),
    EFFECT.lose: ("cubitos-does-lose", "cubitos-does-may-lose", "cubitos-does-must-lose"),
}
FREE_ROLLS = (EFFECT.add, EFFECT.roll, EFFECT.roll_all)
# By resource: after a number, and without one.
NOUNS = ("cubitos-noun-money", "cubitos-noun-feet", "cubitos-noun-water-feet", "cubitos-noun-credits")
ALL_NOUNS = ("cubitos-nouns-money", "cubitos-nouns-feet", "cubitos-nouns-water-feet", "cubitos-nouns-credits")
# By measure and divisor.
EQUAL = {
    (codes.PER_FAN, 1): "cubitos-does-equal-fans",
    (codes.PER_FAN, 2): "cubitos-does-half-fans",
    (codes.PER_LINE, 1): "cubitos-does-equal-lines",
    (codes.PER_LINE, 2): "cubitos-does-half-lines",
}
EACH = {codes.PER_COLOUR: "cubitos-does-each-colour", codes.PER_RIVAL: "cubitos-does-each-rival"}
CONDITIONS = {codes.C_LOST: "cubitos-does-if-lost", codes.C_CREDITED: "cubitos-does-if-credited"}
# Colours of one die, of some dice, and of dice after "of" or "on".
ONE, SOME, OF_SOME = "cubitos-dice-one", "cubitos-dice-some", "cubitos-dice-of"
AND, OR, COMMA, THEN, OR_ELSE = "cubitos-and", "cubitos-or", "cubitos-comma", "cubitos-then", "cubitos-or-else"
IF_SO = "cubitos-if-so"


def describe_price(card: Card) -> Message:
    """The die of a card and what it costs."""
    return Message("cubitos-does-price", die=card.colour, n=card.cost)


def describe_card(card: Card) -> list[Message]:
    """The rules sentences of a card."""
    lines = []
    for timing in (*WRITTEN, "compare"):
        if timing in card.effects:
            what = clauses(card.effects[timing], declinable=timing in DECLINED)
            lines.append(describe_line(when(card, timing), what))
        if timing in card.power:
            id = "cubitos-when-power-too" if timing in card.effects else "cubitos-when-power-only"
            lines.append(describe_line(Message(id, when=moment(timing)), clauses(card.power[timing])))
    return lines + notes(card)


def describe_line(when: Message, what: Sequence[Message]) -> Message:
    return Message("cubitos-card-line", when=when, what=joined(what, THEN))


def moment(timing: str) -> Message:
    return Message(f"cubitos-when-{timing.replace('_', '-')}")


def notes(card: Card) -> list[Message]:
    """What the words of a card rest on: swords, water feet, colours, and rolls that are no pushes."""
    effects, found = all_effects(card), []
    if card.who != codes.NO_COMPARE:
        found.append(Message("cubitos-note-swords" if has_power(card.colour) else "cubitos-note-sword"))
    if any(effect.op == EFFECT.gain and effect[codes.L_RESOURCE] == codes.R_WATER for effect in effects):
        found.append(Message("cubitos-note-water"))
    if any(map(tells_colours_apart, effects)):
        found.append(Message("cubitos-note-colours"))
    if any(effect.op in FREE_ROLLS and not effect.is_saving_roll for effect in effects):
        found.append(Message("cubitos-note-rolls"))
    elif any(effect.is_saving_roll for effect in effects):
        found.append(Message("cubitos-note-saving-rolls"))
    return found


def tells_colours_apart(effect: Effect) -> bool:
    if effect.op == EFFECT.gain:
        return effect[codes.L_MEASURE] == codes.PER_COLOUR
    return effect.op == EFFECT.roll and bool(effect[codes.L_DIFFERENT])


def when(card: Card, timing: str) -> Message:
    if timing == "compare":
        if card.who != codes.BY_MOST:
            return Message("cubitos-when-every")
        return Message("cubitos-when-most-ties" if card.ties else "cubitos-when-most")
    if timing == "active" and card.symbols > 1:
        return Message("cubitos-when-together", when=moment(timing), n=card.symbols)
    return moment(timing)


def joined(parts: Sequence[Message], by: str) -> Message:
    return reduce(lambda first, last: Message(by, first=first, last=last), parts)


def listed(parts: Sequence[Message], by: str) -> Message:
    """ "a, b and c"."""
    return joined([joined(parts[:-1], COMMA), parts[-1]], by) if len(parts) > 1 else parts[0]


def clauses(effects: Effects, *, declinable: bool = False) -> list[Message]:
    """What a list of effects does. Where an ability may be declined, a loss that comes first is what the rest costs."""
    first, rest = effects[0], effects[1:]
    if declinable and first.op in LOSSES and not any(effect.must for effect in effects):
        price = lose_clause(first, declinable=True)
        return [Message(IF_SO, first=price, last=joined(plain_clauses(effects)[1:], AND))] if rest else [price]
    return plain_clauses(effects)


def plain_clauses(effects: Effects) -> list[Message]:
    parts = []
    for i, effect in enumerate(effects):
        if i and effect == effects[i - 1]:
            parts.append(Message("cubitos-does-once-more"))
        elif effect.op == EFFECT.lose and any(before.op == EFFECT.lose_this for before in effects[:i]):
            parts.append(lose_clause(effect, "cubitos-noun-other-die"))
        else:
            parts.append(clause(effect))
    return parts


def clause(effect: Effect) -> Message:
    """What an effect does."""
    words = CLAUSES[effect.op]
    return Message(words) if isinstance(words, str) else words(effect)


def dice(mask: int, form: str, by: str = AND) -> Message:
    """Colours in words; both grays together are just gray."""
    names = members(codes.DICE, mask & codes.COMMON & ~codes.GRAYS)
    if mask & codes.GRAYS:
        names.append("gray" if mask & codes.GRAYS == codes.GRAYS else codes.DICE[(mask & codes.GRAYS) - 1])
    return listed([Message(form, die=name) for name in names], by)


def zones(mask: int) -> Message:
    if mask == codes.EVERY_ZONE:
        return Message("cubitos-does-from-any")
    names = [Message("cubitos-from-zone", zone=zone) for zone in members(codes.ZONES, mask)]
    return Message("cubitos-does-from", zones=joined(names, AND))


# ------------------------------------------------------------------------------------------------------------- effects


def counted(id: str, noun: str, effect: Effect, **more: Any) -> Message:
    """An effect with a number and a noun."""
    n = effect[codes.L_NUMBER]
    return Message(id, n=n, noun=Message(noun, n=n), **more)


def coloured(id: str, form: str, effect: Effect) -> Message:
    return Message(id, dice=dice(effect.mask, form))


def gain_clause(effect: Effect) -> Message:
    n, each, measure = effect[codes.L_FACTOR], effect[codes.L_DIVISOR], effect[codes.L_MEASURE]
    gain = Message("cubitos-does-gain", n=n, noun=Message(NOUNS[effect[codes.L_RESOURCE]], n=n))
    if measure == codes.PER_USE:
        return gain
    if measure in (codes.PER_FAN, codes.PER_LINE):
        return Message(EQUAL[measure, each], nouns=Message(ALL_NOUNS[effect[codes.L_RESOURCE]]))
    if measure == codes.PER_DIE and each > 1:
        every, noun = Message("cubitos-noun-every", n=each), Message("cubitos-noun-active-die", n=each)
        return Message("cubitos-does-each-few", gain=gain, every=every, m=each, noun=noun)
    if measure == codes.PER_DIE:
        return Message("cubitos-does-each-die", gain=gain, dice=dice(effect.mask, ONE, OR))
    return Message(EACH[measure], gain=gain)


def fan_clause(effect: Effect) -> Message:
    id = "cubitos-does-fan" if effect[codes.L_WITH_HAND] else "cubitos-does-fan-without-hand"
    return counted(id, "cubitos-noun-fan", effect)


def lose_clause(effect: Effect, noun: str = "cubitos-noun-die", *, declinable: bool = False) -> Message:
    id = LOSSES[effect.op][2 if effect.must else bool(declinable or effect[codes.L_OPTIONAL])]
    if effect.op == EFFECT.lose_this:
        return Message(id)
    return counted(id, noun, effect, zones=zones(effect[codes.L_ZONES]))


def gain_die_clause(effect: Effect) -> Message:
    cap: Message | str = NOTHING
    if effect[codes.L_CAP_MODE] == codes.CAP_COST:
        cap = Message("cubitos-does-cap", n=effect[codes.L_CAP])
    elif effect[codes.L_CAP_MODE] == codes.CAP_FANS:
        cap = Message("cubitos-does-cap-fans")
    if cap and effect.mask & codes.GRAYS:
        cap = Message("cubitos-does-cap-with-gray", cap=cap)
    if effect.mask == codes.COMMON:
        return Message("cubitos-does-may-gain-die" if effect[codes.L_OPTIONAL] else "cubitos-does-gain-die", cap=cap)
    id = "cubitos-does-may-gain-this-die" if effect[codes.L_OPTIONAL] else "cubitos-does-gain-this-die"
    return Message(id, dice=dice(effect.mask, ONE, OR), cap=cap)


def but(mask: int) -> Message | str:
    missing = codes.COMMON & ~mask
    return Message("cubitos-does-but", dice=dice(missing, OF_SOME)) if missing else NOTHING


def roll_all_clause(effect: Effect) -> Message:
    if effect.mask == codes.ALL_KINDS:
        return Message("cubitos-does-roll-all", zones=zones(effect[codes.L_ZONES]))
    return Message("cubitos-does-roll-all-these", dice=dice(effect.mask, SOME), zones=zones(effect[codes.L_ZONES]))


def roll_clause(effect: Effect) -> Message:
    different = Message("cubitos-does-different") if effect[codes.L_DIFFERENT] else NOTHING
    common: dict[str, Any] = {"different": different, "zones": zones(effect[codes.L_ZONES])}
    if effect[codes.L_NUMBER] != codes.ANY_NUMBER:
        id = "cubitos-does-roll-exactly" if effect[codes.L_FLAGS] & codes.EXACTLY else "cubitos-does-roll-up-to"
        roll = counted(id, "cubitos-noun-die", effect, but=but(effect.mask), **common)
    elif codes.COMMON & ~effect.mask:
        roll = Message("cubitos-does-roll-any-these", dice=dice(effect.mask, SOME), **common)
    else:
        roll = Message("cubitos-does-roll-any", **common)
    return Message("cubitos-does-saves", roll=roll) if effect.is_saving_roll else roll


def inner(effect: Effect) -> list[Message]:
    """What the alternatives of an effect do."""
    return [joined(list(map(clause, body)), AND) for body in effect.body]


def choose_clause(effect: Effect) -> Message:
    options = inner(effect)
    if len(options) == 1:
        return Message("cubitos-does-may", then=options[0])
    return Message("cubitos-does-choose", options=joined(options, OR_ELSE))


def if_clause(effect: Effect) -> Message:
    then = inner(effect)[0]
    if effect[codes.L_CONDITION] != codes.C_ACTIVE:
        return Message(CONDITIONS[effect[codes.L_CONDITION]], then=then)
    several = (effect.mask & ~codes.GRAYS).bit_count() + bool(effect.mask & codes.GRAYS) > 1
    id = "cubitos-does-if-all-active" if several else "cubitos-does-if-active"
    return Message(id, dice=dice(effect.mask, ONE), then=then)


# By effect: its message, or the function that makes it.
CLAUSES: dict[int, str | Callable[[Effect], Message]] = {
    EFFECT.set: "cubitos-does-set",
    EFFECT.back_this: "cubitos-does-back-this",
    EFFECT.safe: "cubitos-does-safe",
    EFFECT.save: "cubitos-does-save",
    EFFECT.any: "cubitos-does-any",
    EFFECT.give: "cubitos-does-give",
    PUSH_AGAIN: "cubitos-does-again",
    EFFECT.gain: gain_clause,
    EFFECT.repeat: partial(coloured, "cubitos-does-repeat", OF_SOME),
    EFFECT.fan: fan_clause,
    EFFECT.add: partial(counted, "cubitos-does-add", "cubitos-noun-die"),
    EFFECT.lose_this: lose_clause,
    EFFECT.lose: lose_clause,
    EFFECT.gain_die: gain_die_clause,
    EFFECT.if_: if_clause,
    EFFECT.choose: choose_clause,
    EFFECT.rivals: lambda effect: Message("cubitos-does-rivals", then=inner(effect)[0]),
    EFFECT.borrow: lambda effect: Message("cubitos-does-borrow", but=but(effect.mask)),
    EFFECT.back: partial(counted, "cubitos-does-back", "cubitos-noun-other-die"),
    EFFECT.keep: partial(coloured, "cubitos-does-keep", SOME),
    EFFECT.roll_all: roll_all_clause,
    EFFECT.roll: roll_clause,
    EFFECT.step: partial(counted, "cubitos-does-step", "cubitos-noun-space"),
    EFFECT.free: partial(coloured, "cubitos-does-free", SOME),
    EFFECT.reward: partial(counted, "cubitos-does-reward", "cubitos-noun-space"),
}
