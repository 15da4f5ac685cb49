"""What a card does, as messages made from its effects: text and behaviour cannot drift apart.

A card is one message per timing, then notes on what these say; inside stand the messages of effects, nouns with their
number, and colours.
"""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any

from kostka.core.errors import Message
from kostka.games.cubitos.cards import WRITTEN, X_AGAIN, Card, Effect, Effects, all_effects
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import X
from kostka.games.cubitos.components import has_power

NOTHING = ""  # a part that this effect does not have

TIMINGS = {
    "now": "cubitos-when-now",
    "active": "cubitos-when-active",
    "push": "cubitos-when-push",
    "pushed": "cubitos-when-pushed",
    "would_bust": "cubitos-when-would-bust",
    "bust": "cubitos-when-bust",
    "run": "cubitos-when-run",
    "after_move": "cubitos-when-after-move",
}
# Abilities that a player uses or not; a comparison and a bust are nobody's choice.
DECLINED = ("now", "active", "pushed", "would_bust", "run", "after_move")
LOSSES = (X.lose_this, X.lose)
FREE_ROLLS = (X.add, X.roll, X.roll_all)
# By resource: after a number, and without one.
NOUNS = ("cubitos-noun-money", "cubitos-noun-feet", "cubitos-noun-water-feet", "cubitos-noun-credits")
ALL_NOUNS = ("cubitos-nouns-money", "cubitos-nouns-feet", "cubitos-nouns-water-feet", "cubitos-nouns-credits")
# Effects that need no more words than their own.
PLAIN = {
    X.set: "cubitos-does-set",
    X.back_this: "cubitos-does-back-this",
    X.safe: "cubitos-does-safe",
    X.save: "cubitos-does-save",
    X_AGAIN: "cubitos-does-again",
    X.any: "cubitos-does-any",
    X.give: "cubitos-does-give",
}
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
            lines.append(describe_line(Message(id, when=Message(TIMINGS[timing])), clauses(card.power[timing])))
    return lines + notes(card)


def describe_line(moment: Message, what: Sequence[Message]) -> Message:
    return Message("cubitos-card-line", when=moment, what=joined(what, THEN))


def notes(card: Card) -> list[Message]:
    """What the words of a card rest on: swords, water feet, colours, and rolls that are no pushes."""
    effects, found = all_effects(card), []
    if card.who != s.NO_COMPARE:
        found.append(Message("cubitos-note-swords" if has_power(card.colour) else "cubitos-note-sword"))
    if any(effect.op == X.gain and effect[s.L_RESOURCE] == s.R_WATER for effect in effects):
        found.append(Message("cubitos-note-water"))
    if any(map(tells_colours_apart, effects)):
        found.append(Message("cubitos-note-colours"))
    if any(effect.op in FREE_ROLLS and not is_saving(effect) for effect in effects):
        found.append(Message("cubitos-note-rolls"))
    elif any(map(is_saving, effects)):
        found.append(Message("cubitos-note-saving-rolls"))
    return found


def tells_colours_apart(effect: Effect) -> bool:
    if effect.op == X.gain:
        return effect[s.L_MEASURE] == s.M_COLOURS
    return effect.op == X.roll and bool(effect[s.L_DIFFERENT])


def is_saving(effect: Effect) -> bool:
    return effect.op == X.roll and bool(effect[s.L_FLAGS] & s.SAVES)


def when(card: Card, timing: str) -> Message:
    if timing == "compare":
        if card.who != s.BY_MOST:
            return Message("cubitos-when-every")
        return Message("cubitos-when-most-ties" if card.ties else "cubitos-when-most")
    moment = Message(TIMINGS[timing])
    several = timing == "active" and card.symbols > 1
    return Message("cubitos-when-together", when=moment, n=card.symbols) if several else moment


def joined(parts: Sequence[Message], by: str) -> Message:
    return reduce(lambda first, last: Message(by, first=first, last=last), parts)


def listed(parts: Sequence[Message], by: str) -> Message:
    """ "a, b and c"."""
    return joined([joined(parts[:-1], COMMA), parts[-1]], by) if len(parts) > 1 else parts[0]


def clauses(effects: Effects, *, declinable: bool = False) -> list[Message]:
    """What a list of effects does. Where an ability may be declined, a loss that comes first is what the rest costs."""
    first, rest = effects[0], effects[1:]
    if declinable and first.op in LOSSES and not any(effect.must for effect in effects):
        price = may_lose_clause(first)
        return [Message(IF_SO, first=price, last=joined(plain_clauses(effects)[1:], AND))] if rest else [price]
    return plain_clauses(effects)


def plain_clauses(effects: Effects) -> list[Message]:
    parts = []
    for i, effect in enumerate(effects):
        if i and effect == effects[i - 1]:
            parts.append(Message("cubitos-does-once-more"))
        elif effect.op == X.lose and any(before.op == X.lose_this for before in effects[:i]):
            parts.append(lose_clause(effect, "cubitos-noun-other-die"))
        else:
            parts.append(CLAUSES[effect.op](effect))
    return parts


def dice(mask: int, form: str, by: str = AND) -> Message:
    """Colours in words; both grays together are just gray."""
    names = [die for kind, die in enumerate(s.DICE) if mask >> kind & 1 and not s.GRAYS >> kind & 1 and die != "start"]
    if mask & s.GRAYS == s.GRAYS:
        names.append("gray")
    elif mask & s.GRAYS:
        names.append(s.DICE[(mask & s.GRAYS) - 1])
    return listed([Message(form, die=name) for name in names], by)


def zones(mask: int) -> Message:
    names = [zone for z, zone in enumerate(s.ZONES) if mask >> z & 1]
    if len(names) == len(s.ZONES):
        return Message("cubitos-does-from-any")
    return Message("cubitos-does-from", zones=joined([Message("cubitos-from-zone", zone=zone) for zone in names], AND))


# ------------------------------------------------------------------------------------------------------------- effects


def counted(id: str, noun: str, effect: Effect) -> Message:
    """An effect with a number and a noun."""
    return Message(id, n=effect[s.L_NUMBER], noun=Message(noun, n=effect[s.L_NUMBER]))


def coloured(id: str, form: str, effect: Effect) -> Message:
    return Message(id, dice=dice(effect.mask, form))


def plain(effect: Effect) -> Message:
    return Message(PLAIN[effect.op])


def gain_clause(effect: Effect) -> Message:
    n, each = effect[s.L_FACTOR], effect[s.L_DIVISOR]
    gain = Message("cubitos-does-gain", n=n, noun=Message(NOUNS[effect[s.L_RESOURCE]], n=n))
    match effect[s.L_MEASURE]:
        case s.M_ONE:
            return gain
        case s.M_FANS | s.M_LINES:
            return equal_clause(effect)
        case s.M_ACTIVE if each > 1:
            every, noun = Message("cubitos-noun-every", n=each), Message("cubitos-noun-active-die", n=each)
            return Message("cubitos-does-each-few", gain=gain, every=every, m=each, noun=noun)
        case s.M_ACTIVE:
            return Message("cubitos-does-each-die", gain=gain, dice=dice(effect.mask, ONE, OR))
        case s.M_COLOURS:
            return Message("cubitos-does-each-colour", gain=gain)
    return Message("cubitos-does-each-rival", gain=gain)


def equal_clause(effect: Effect) -> Message:
    nouns, fans = Message(ALL_NOUNS[effect[s.L_RESOURCE]]), effect[s.L_MEASURE] == s.M_FANS
    if effect[s.L_DIVISOR] == 2:
        return Message("cubitos-does-half-fans" if fans else "cubitos-does-half-lines", nouns=nouns)
    return Message("cubitos-does-equal-fans" if fans else "cubitos-does-equal-lines", nouns=nouns)


def fan_clause(effect: Effect) -> Message:
    return counted(
        "cubitos-does-fan" if effect[s.L_WITH_HAND] else "cubitos-does-fan-without-hand", "cubitos-noun-fan", effect
    )


def lose_this_clause(effect: Effect) -> Message:
    return Message("cubitos-does-must-lose-this" if effect.must else "cubitos-does-lose-this")


def may_lose_clause(effect: Effect) -> Message:
    """A loss that nobody is forced to."""
    if effect.op == X.lose_this:
        return Message("cubitos-does-may-lose-this")
    n, from_zones = effect[s.L_NUMBER], zones(effect[s.L_ZONES])
    return Message("cubitos-does-may-lose", n=n, noun=Message("cubitos-noun-die", n=n), zones=from_zones)


def lose_clause(effect: Effect, noun: str = "cubitos-noun-die") -> Message:
    optional = "cubitos-does-may-lose" if effect[s.L_OPTIONAL] else "cubitos-does-lose"
    id = "cubitos-does-must-lose" if effect.must else optional
    return Message(id, n=effect[s.L_NUMBER], noun=Message(noun, n=effect[s.L_NUMBER]), zones=zones(effect[s.L_ZONES]))


def gain_die_clause(effect: Effect) -> Message:
    caps = {s.CAP_COST: Message("cubitos-does-cap", n=effect[s.L_CAP]), s.CAP_FANS: Message("cubitos-does-cap-fans")}
    cap = caps.get(effect[s.L_CAP_MODE], NOTHING)
    if cap and effect.mask & s.GRAYS:
        cap = Message("cubitos-does-cap-with-gray", cap=cap)
    if effect.mask == s.COMMON:
        return Message("cubitos-does-may-gain-die" if effect[s.L_OPTIONAL] else "cubitos-does-gain-die", cap=cap)
    id = "cubitos-does-may-gain-this-die" if effect[s.L_OPTIONAL] else "cubitos-does-gain-this-die"
    return Message(id, dice=dice(effect.mask, ONE, OR), cap=cap)


def but(mask: int) -> Message | str:
    missing = s.COMMON & ~mask
    return Message("cubitos-does-but", dice=dice(missing, OF_SOME)) if missing else NOTHING


def borrow_clause(effect: Effect) -> Message:
    return Message("cubitos-does-borrow", but=but(effect.mask))


def roll_all_clause(effect: Effect) -> Message:
    if effect.mask == s.ALL_KINDS:
        return Message("cubitos-does-roll-all", zones=zones(effect[s.L_ZONES]))
    return Message("cubitos-does-roll-all-these", dice=dice(effect.mask, SOME), zones=zones(effect[s.L_ZONES]))


def roll_clause(effect: Effect) -> Message:
    n, different = effect[s.L_NUMBER], Message("cubitos-does-different") if effect[s.L_DIFFERENT] else NOTHING
    common: dict[str, Any] = {"different": different, "zones": zones(effect[s.L_ZONES])}
    if n == s.ANY_NUMBER and s.COMMON & ~effect.mask:
        roll = Message("cubitos-does-roll-any-these", dice=dice(effect.mask, SOME), **common)
    elif n == s.ANY_NUMBER:
        roll = Message("cubitos-does-roll-any", **common)
    else:
        id = "cubitos-does-roll-exactly" if effect[s.L_FLAGS] & s.EXACTLY else "cubitos-does-roll-up-to"
        roll = Message(id, n=n, noun=Message("cubitos-noun-die", n=n), but=but(effect.mask), **common)
    return Message("cubitos-does-saves", roll=roll) if effect[s.L_FLAGS] & s.SAVES else roll


def inner(effect: Effect) -> list[Message]:
    """What the alternatives of an effect do."""
    return [joined([CLAUSES[one.op](one) for one in body], AND) for body in effect.body]


def choose_clause(effect: Effect) -> Message:
    options = inner(effect)
    if len(options) == 1:
        return Message("cubitos-does-may", then=options[0])
    return Message("cubitos-does-choose", options=joined(options, OR_ELSE))


def rivals_clause(effect: Effect) -> Message:
    return Message("cubitos-does-rivals", then=inner(effect)[0])


def if_clause(effect: Effect) -> Message:
    then = inner(effect)[0]
    if effect[s.L_CONDITION] != s.C_ACTIVE:
        return Message(
            "cubitos-does-if-lost" if effect[s.L_CONDITION] == s.C_LOST else "cubitos-does-if-credited", then=then
        )
    several = (effect.mask & ~s.GRAYS).bit_count() + bool(effect.mask & s.GRAYS) > 1
    id = "cubitos-does-if-all-active" if several else "cubitos-does-if-active"
    return Message(id, dice=dice(effect.mask, ONE), then=then)


CLAUSES: dict[int, Callable[[Effect], Message]] = {
    **dict.fromkeys(PLAIN, plain),
    X.gain: gain_clause,
    X.repeat: partial(coloured, "cubitos-does-repeat", OF_SOME),
    X.fan: fan_clause,
    X.add: partial(counted, "cubitos-does-add", "cubitos-noun-die"),
    X.lose_this: lose_this_clause,
    X.lose: lose_clause,
    X.gain_die: gain_die_clause,
    X.if_: if_clause,
    X.choose: choose_clause,
    X.rivals: rivals_clause,
    X.borrow: borrow_clause,
    X.back: partial(counted, "cubitos-does-back", "cubitos-noun-other-die"),
    X.keep: partial(coloured, "cubitos-does-keep", SOME),
    X.roll_all: roll_all_clause,
    X.roll: roll_clause,
    X.step: partial(counted, "cubitos-does-step", "cubitos-noun-space"),
    X.free: partial(coloured, "cubitos-does-free", SOME),
    X.reward: partial(counted, "cubitos-does-reward", "cubitos-noun-space"),
}
