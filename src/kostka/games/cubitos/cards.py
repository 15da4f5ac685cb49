"""Cards as data: the tables of a TOML file, with their effects in words."""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from kostka.core.declare.messages import Message, in_json
from kostka.core.reading import read_text, read_toml
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import PUSH_AGAIN
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.components import has_power
from kostka.games.cubitos.tracks import LANGUAGES, all_names
from kostka.games.cubitos.vocabulary import ONLY, ROLLING, CardError, Effect, Effects, flatten, read_effect

WRITTEN = tuple(timing for timing in codes.TIMINGS if timing not in ("compare", "must", "credited"))
FIELDS = ("colour", "cost", "names", "symbols", *WRITTEN, "compare", "power", "sources")
MARKS = ("house", "inferred", "rulebook", "box", "fan-made")
WHO = {"most": codes.BY_MOST, "every": codes.BY_EVERY}
MOST_COST = 20
LONGEST_EFFECT = 200
MOST_EFFECTS = 12  # of a field
LONGEST_TEXT = 2000  # characters of one card


@dataclass(frozen=True)
class Card:
    id: str
    colour: str
    cost: int
    names: Mapping[str, str]
    symbols: int  # dice that are used together
    effects: Mapping[str, Effects]  # by timing
    power: Mapping[str, Effects]  # what the power face adds
    who: int  # of a comparison: NO_COMPARE, BY_MOST or BY_EVERY
    ties: bool  # whether the start player die breaks ties
    sources: Mapping[str, str]

    @property
    def colour_number(self) -> int:
        return codes.COLOURS.index(self.colour)

    def program(self, timing: str, face: int) -> Effects:
        """All effects of a face at a timing."""
        own = self.effects.get(timing, ())
        return own + self.power.get(timing, ()) if face == codes.POWER else own


# ------------------------------------------------------------------------------------------------------------- reading


@lru_cache
def printed_cards() -> Mapping[str, Card]:
    """The cards of the box by id."""
    return read_cards(Path(__file__).parent / "data" / "cards.toml")


def read_cards(path: Path) -> dict[str, Card]:
    """The cards of a TOML file by id."""
    entries = read_toml(read_text(path, CardError), str(path), CardError)
    return {id: read_card(id, entry) for id, entry in entries.items()}


@lru_cache(maxsize=256)
def find_card(id_or_text: str) -> Card:
    """A printed card by its id, or the one card of a TOML text."""
    if "\n" not in id_or_text:
        if id_or_text not in printed_cards():
            raise CardError("cubitos-no-such-card", given=in_json(id_or_text))
        return printed_cards()[id_or_text]
    if len(id_or_text) > LONGEST_TEXT:
        raise CardError("cubitos-card-too-long", most=LONGEST_TEXT)
    entries = read_toml(id_or_text, Message("core-this-text"), CardError)
    if len(entries) != 1:
        raise CardError("cubitos-text-of-cards", count=len(entries))
    ((id, entry),) = entries.items()
    return read_card(id, entry)


def read_card(id: str, data: Any) -> Card:
    def fault(field: str, what: str, /, **values: Any) -> CardError:
        return CardError("cubitos-card-fault", card=id, field=field, fault=Message(what, **values))

    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id) or len(id) > codes.NAME_SIZE:
        raise CardError("cubitos-card-id", given=in_json(id), most=codes.NAME_SIZE)
    if not isinstance(data, dict):
        raise CardError("cubitos-card-table", card=id, fields=FIELDS)
    for field in data:
        if field not in FIELDS:
            raise fault(field, "cubitos-card-no-field", known=FIELDS)
    colour, cost, symbols = data.get("colour"), data.get("cost"), data.get("symbols", 1)
    if colour not in codes.COLOURS:
        raise fault("colour", "cubitos-card-colour", given=in_json(colour), known=codes.COLOURS)
    if type(cost) is not int or not 0 <= cost <= MOST_COST:
        raise fault("cost", "cubitos-card-cost", given=in_json(cost), most=MOST_COST)
    if type(symbols) is not int or symbols not in (1, 2, 3) or (symbols > 1 and "active" not in data):
        raise fault("symbols", "cubitos-card-symbols")
    power = table(data.get("power", {}), "power", fault)
    who, ties, compared = read_compare(data.get("compare"), fault)
    effects = {timing: read_effects(data[timing], timing, timing, fault) for timing in WRITTEN if timing in data}
    if compared:
        effects["compare"] = compared
    if power and not has_power(colour):
        raise fault("power", "cubitos-card-no-power", die=colour, known=tuple(filter(has_power, codes.COLOURS)))
    for timing in power:
        if timing not in WRITTEN:
            raise fault("power", "cubitos-card-no-timing", given=in_json(timing), known=WRITTEN)
    if not effects and not power:
        raise fault("run", "cubitos-card-does-nothing", known=(*WRITTEN, "compare"))
    card = Card(
        id,
        colour,
        cost,
        read_names(data.get("names"), fault),
        symbols,
        effects,
        {timing: read_effects(lines, timing, f"power.{timing}", fault) for timing, lines in power.items()},
        who,
        ties,
        read_sources(data.get("sources", {}), fault),
    )
    check_push(card, fault)
    return card


Fault = Callable[..., CardError]


def table(value: Any, field: str, fault: Fault) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise fault(field, "cubitos-card-not-table", given=in_json(value))
    return value


def read_names(value: Any, fault: Fault) -> Mapping[str, str]:
    if names := all_names(table(value, "names", fault)):
        return names
    raise fault("names", "cubitos-card-names", others=LANGUAGES[1:])


def read_sources(value: Any, fault: Fault) -> Mapping[str, str]:
    sources = table(value, "sources", fault)
    for field, source in sources.items():
        if field not in FIELDS or source not in MARKS:
            raise fault("sources", "cubitos-card-source", name=in_json(field), given=in_json(source), known=MARKS)
    return sources


def read_compare(value: Any, fault: Fault) -> tuple[int, bool, Effects]:
    if value is None:
        return codes.NO_COMPARE, False, ()
    compare = table(value, "compare", fault)
    if not set(compare) <= {"who", "ties", "effects"} or compare.get("who") not in tuple(WHO):
        raise fault("compare", "cubitos-card-compare")
    if "ties" in compare and (compare["ties"] != "start player" or compare["who"] != "most"):
        raise fault("compare", "cubitos-card-ties")
    effects = read_effects(compare.get("effects"), "compare", "compare.effects", fault)
    return WHO[compare["who"]], "ties" in compare, effects


def read_effects(lines: Any, timing: str, path: str, fault: Fault) -> Effects:
    """The effects that a field has for a timing; the path leads to the field."""
    if not isinstance(lines, list) or not lines or not all(isinstance(line, str) for line in lines):
        raise fault(path, "cubitos-card-effects")
    if len(lines) > MOST_EFFECTS:
        raise fault(path, "cubitos-card-many-effects", most=MOST_EFFECTS)
    effects = tuple(read_line(line, timing, partial(fault, f"{path}[{i}]")) for i, line in enumerate(lines))
    if timing in ("now", "pushed") and any(effect.op in ROLLING for effect in flatten(effects[:-1])):
        raise fault(path, "cubitos-card-rolls-last")
    return effects


def read_line(line: str, timing: str, fault: Fault) -> Effect:
    """An effect that means something at this timing, with all that is inside it."""
    if len(line) > LONGEST_EFFECT:
        raise fault("cubitos-card-effect-too-long", most=LONGEST_EFFECT)
    effect = read_effect(line, fault)
    for part in flatten([effect]):
        if timing not in ONLY.get(part.op, (timing,)):
            raise fault("cubitos-card-only-for", timings=ONLY[part.op])
        if part.must and part.op != PUSH_AGAIN and timing != "run":
            raise fault("cubitos-card-must")
        if part.op == EFFECT.gain and part[codes.L_MEASURE] == codes.PER_RIVAL and timing != "compare":
            raise fault("cubitos-card-rivals")
        if part.op == EFFECT.roll_all and part[codes.L_ZONES] >> codes.IN_ACTIVE & 1:
            raise fault("cubitos-card-roll-active")
        if part.op in (EFFECT.roll, EFFECT.borrow) and not part.mask & codes.COMMON:
            raise fault("cubitos-card-no-dice")
        if part.is_saving_roll and timing != "would_bust":
            raise fault("cubitos-card-saves")
        if timing == "bust" and part.op != EFFECT.keep:
            raise fault("cubitos-card-bust")
    return effect


def check_push(card: Card, fault: Fault) -> None:
    """A die that acts on a push goes to Roll itself, and then perhaps takes others along."""
    for face in (codes.SYMBOL, codes.POWER):
        ops = [effect.op for effect in card.program("push", face)]
        if ops and (EFFECT.back_this not in ops or EFFECT.back in ops[: ops.index(EFFECT.back_this)]):
            raise fault("push", "cubitos-card-push")


# ---------------------------------------------------------------------------------------------------------- random sets

CHEAP = 5


def random_cards(seed: int) -> tuple[str, ...]:
    """A random set that follows the book's advice: two or three cheap cards, and one that loses dice or adds some."""
    by_colour = [[card for card in printed_cards().values() if card.colour == colour] for colour in codes.COLOURS]
    attempt = 0
    while True:
        chosen = []
        for colour, cards in zip(codes.COLOURS, by_colour, strict=True):
            digest = hashlib.sha256(f"kostka set {seed} {attempt} {colour}".encode()).digest()
            chosen.append(cards[int.from_bytes(digest[:8], "big") % len(cards)])
        cheap = sum(card.cost <= CHEAP for card in chosen)
        if cheap in (2, 3) and any(map(turns_dice_over, chosen)):
            return tuple(card.id for card in chosen)
        attempt += 1


def turns_dice_over(card: Card) -> bool:
    """Whether a card loses other dice or adds dice to the roll."""
    return any(effect.op in (EFFECT.lose, EFFECT.add) for effect in all_effects(card))


def all_effects(card: Card) -> list[Effect]:
    return [effect for effects in (*card.effects.values(), *card.power.values()) for effect in flatten(effects)]
