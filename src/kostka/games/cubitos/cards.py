"""Cards as data: effects in words become integer programs in the board record.

An effect is a sentence of the vocabulary in docs/cubitos.md. Reading one gives an `Effect`, from which both the program
and the sentence of `sentences.py` are made, so that text and behaviour cannot drift apart.
"""

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from kostka.core.errors import KostkaError, Message, in_json
from kostka.core.game import Board
from kostka.core.reading import read_text, read_toml
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import X
from kostka.games.cubitos.components import has_power
from kostka.games.cubitos.tracks import LANGUAGES, all_names, is_named

# "push again" has no instruction: a roll that shows it forces one more push, however many dice show it.
X_AGAIN = -1

FIELDS = (
    "colour",
    "cost",
    "names",
    "symbols",
    "now",
    "active",
    "push",
    "pushed",
    "would_bust",
    "bust",
    "run",
    "after_move",
    "compare",
    "power",
    "sources",
)
WRITTEN = tuple(timing for timing in s.TIMINGS if timing not in ("compare", "must", "credited"))
MARKS = ("house", "inferred", "rulebook", "box", "fan-made")
WHO = {"most": s.BY_MOST, "every": s.BY_EVERY}
MOST_COST = 20
MOST_NUMBER = 9  # in the words of an effect
LONGEST_EFFECT = 200
MOST_EFFECTS = 12  # of a field
LONGEST_TEXT = 2000  # characters of one card
CLOSE = 3  # effects that are suggested in place of one that there is not
# Effects after which new dice may have abilities of their own: nothing may follow them in a now ability.
ROLLING = (X.add, X.roll, X.roll_all, X.borrow, X.set)


class CardError(KostkaError):
    """A card that cannot be played with: names the card, the field and what would be right there."""


@dataclass(frozen=True)
class Effect:
    """One effect, with what a line of its program has in each column; `body` holds the effects inside it."""

    op: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    mask: int = 0
    must: bool = False
    body: tuple[tuple["Effect", ...], ...] = ()  # one list per alternative

    def __getitem__(self, column: int) -> int:
        return (self.op, self.a, self.b, self.c, self.d, self.mask)[column]


Effects = tuple[Effect, ...]


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
        return s.COLOURS.index(self.colour)

    def program(self, timing: str, face: int) -> Effects:
        """All effects of a face at a timing."""
        own = self.effects.get(timing, ())
        return own + self.power.get(timing, ()) if face == s.POWER else own


# ------------------------------------------------------------------------------------------------------ the vocabulary

DIE_WORDS = {name: 1 << kind for kind, name in enumerate(s.DICE)} | {"gray": s.GRAYS}
RESOURCE_WORDS = {
    "money": s.R_MONEY,
    "foot": s.R_FEET,
    "feet": s.R_FEET,
    "water foot": s.R_WATER,
    "water feet": s.R_WATER,
    "credit": s.R_CREDITS,
    "credits": s.R_CREDITS,
}
THING = "(?P<thing>money|water foot|water feet|foot|feet|credits?)"
COLOUR_WORD = "(?:light gray|dark gray|gray|white|brown|red|green|orange|purple|yellow|blue)"
COLOUR_WORDS = f"(?P<colours>{COLOUR_WORD}(?:(?: and | or |, ){COLOUR_WORD})*)"
ALL_COLOUR_WORDS = f"(?P<colours>{COLOUR_WORD}(?:(?: and |, ){COLOUR_WORD})*)"
EXCEPT = f"(?P<but> except {COLOUR_WORD}(?:(?: and | or |, ){COLOUR_WORD})*)?"
FROM = "(?: from (?P<zones>any zone|(?:draw|roll|active|discard)(?: and (?:draw|roll|active|discard))*))?"
N = "(?P<n>[1-9])"
WRONG_NUMBER = re.compile(r"\b(?:0[0-9]*|[1-9][0-9]+)\b")


def dice_of(text: str | None, default: int = s.COMMON) -> int:
    """The kinds of dice that words such as "white or gray" mean."""
    if not text:
        return default
    mask = 0
    for word in re.findall(COLOUR_WORD, text):
        mask |= DIE_WORDS[word]
    return mask


def zones_of(text: str | None) -> int:
    if text in (None, "any zone"):
        return s.EVERY_ZONE
    return sum(1 << s.ZONES.index(zone) for zone in str(text).split(" and "))


def gain(found: Any, measure: int, divisor: int = 1, mask: int = s.ALL_KINDS) -> Effect:
    groups = found.groupdict()
    return Effect(X.gain, RESOURCE_WORDS[groups["thing"]], measure, int(groups.get("n") or 1), divisor, mask)


def gain_equal(found: Any) -> Effect:
    return gain(found, s.M_FANS if found["what"] == "fans" else s.M_LINES, 2 if found["half"] else 1)


def gain_die(found: Any) -> Effect:
    cap = found["cap"]
    mode = s.CAP_NONE if cap is None else s.CAP_FANS if cap == "fans" else s.CAP_COST
    mask = dice_of(found["colours"])
    return Effect(X.gain_die, mode, int(cap) if mode == s.CAP_COST else 0, bool(found["may"]), 0, mask)


def lose(found: Any) -> Effect:
    return Effect(
        X.lose, int(found["n"]), zones_of(found["zones"]), found["how"] == "may ", must=found["how"] == "must "
    )


def roll(found: Any) -> Effect:
    number = s.ANY_NUMBER if found["number"] == "any" else int(found["number"][-1])
    flags = (s.SAVES if found["saves"] else 0) | (s.EXACTLY if found["number"] in tuple("123456789") else 0)
    mask = dice_of(found["colours"], s.ALL_KINDS) & ~dice_of(found["but"], 0)
    return Effect(X.roll, number, zones_of(found["zones"]), bool(found["different"]), flags, mask)


Builder = Callable[[Any], Effect]
VOCABULARY: tuple[tuple[str, str, Builder], ...] = (
    ("gain 2 feet", f"gain {N} {THING}", lambda f: gain(f, s.M_ONE)),
    (
        "gain feet equal to half of fans",
        f"gain {THING} equal to (?P<half>half of )?(?P<what>fans|red lines ahead)",
        gain_equal,
    ),
    (
        "gain 1 foot for each active white or gray die",
        f"gain {N} {THING} for each active {COLOUR_WORDS} die",
        lambda f: gain(f, s.M_ACTIVE, 1, dice_of(f["colours"])),
    ),
    (
        "gain 1 foot for every 4 active dice",
        rf"gain {N} {THING} for every (?P<every>[1-9]) active dice",
        lambda f: gain(f, s.M_ACTIVE, int(f["every"])),
    ),
    ("gain 1 foot for each active colour", f"gain {N} {THING} for each active colour", lambda f: gain(f, s.M_COLOURS)),
    (
        "gain 1 credit for each player with fewer swords",
        f"gain {N} {THING} for each player with fewer swords",
        lambda f: gain(f, s.M_RIVALS),
    ),
    ("repeat gray faces", f"repeat {COLOUR_WORDS} faces", lambda f: Effect(X.repeat, mask=dice_of(f["colours"]))),
    (
        "advance 1 fan without hand",
        f"advance {N} fans?(?P<bare> without hand)?",
        lambda f: Effect(X.fan, int(f["n"]), not f["bare"]),
    ),
    ("add 2 dice", f"add {N} (?:die|dice)", lambda f: Effect(X.add, int(f["n"]))),
    ("must lose this", "(?P<must>must )?lose this", lambda f: Effect(X.lose_this, must=bool(f["must"]))),
    ("may lose 1 die from roll", f"(?P<how>may |must )?lose {N} (?:die|dice){FROM}", lose),
    (
        "may gain 1 die costing up to 5",
        rf"(?P<may>may )?gain 1 (?:{COLOUR_WORDS} )?die(?: costing up to (?P<cap>[1-9][0-9]?|fans))?",
        gain_die,
    ),
    ("borrow 1 die", f"borrow 1 die{EXCEPT}", lambda f: Effect(X.borrow, mask=s.COMMON & ~dice_of(f["but"], 0))),
    ("set 1 die from roll", "set 1 die from roll", lambda f: Effect(X.set, 1, 1 << s.IN_ROLL)),
    ("move this to roll", "move this to roll", lambda f: Effect(X.back_this)),
    ("move 1 other die to roll", f"move {N} other (?:die|dice) to roll", lambda f: Effect(X.back, int(f["n"]))),
    ("next push is safe", "next push is safe", lambda f: Effect(X.safe)),
    ("do not bust", "do not bust", lambda f: Effect(X.save)),
    (
        "keep green and gray active",
        f"keep {COLOUR_WORDS} active",
        lambda f: Effect(X.keep, mask=dice_of(f["colours"])),
    ),
    (
        "roll all gray and white dice from draw and roll",
        f"roll all (?:{COLOUR_WORDS} )?dice{FROM}",
        lambda f: Effect(X.roll_all, 0, zones_of(f["zones"]), mask=dice_of(f["colours"], s.ALL_KINDS)),
    ),
    (
        "roll up to 9 dice of different colours from draw and roll",
        rf"roll (?P<number>any|[1-9]|up to [1-9]) (?:{COLOUR_WORDS} )?dice{EXCEPT}(?P<different> of different colours)?"
        f"{FROM}(?P<saves>, a hit saves)?",
        roll,
    ),
    ("move 1 space", f"move {N} spaces?", lambda f: Effect(X.step, int(f["n"]))),
    ("push again", "push again", lambda f: Effect(X_AGAIN, must=True)),
    (
        "next draw: gray is free",
        f"next draw: {COLOUR_WORDS} (?:is|are) free",
        lambda f: Effect(X.free, mask=dice_of(f["colours"])),
    ),
    ("next draw: any dice", "next draw: any dice", lambda f: Effect(X.any)),
    ("may give 1 die to fewest swords", "may give 1 die to fewest swords", lambda f: Effect(X.give)),
    ("take 1 reward within 2 spaces", f"take 1 reward within {N} spaces?", lambda f: Effect(X.reward, int(f["n"]))),
)
PATTERNS = tuple((re.compile(pattern), builder) for _, pattern, builder in VOCABULARY)
FRAMES = (
    "if brown is active: ...",
    "if a die was lost: ...",
    "if a credit was gained: ...",
    "may: ...",
    "choose one: ... | ...",
    "for each player with fewer swords: ...",
)
CONDITION = re.compile(
    f"if (?:{ALL_COLOUR_WORDS} (?:is|are) active|(?P<lost>a die was lost)|(?P<credit>a credit was gained))"
)

# Where an effect means something, if not everywhere.
ONLY = {
    X_AGAIN: ("now",),
    X.safe: ("active",),
    X.save: ("would_bust",),
    X.keep: ("bust",),
    X.lose_this: ("now", "active", "run", "after_move", "would_bust", "pushed"),
    X.back_this: ("push",),
    X.back: ("push",),
    X.free: ("run", "compare", "after_move"),
    X.any: ("run", "compare", "after_move"),
    X.rivals: ("compare",),
    X.give: ("compare",),
    X.reward: ("after_move",),
}


def read_effect(text: str, fault: Callable[..., CardError]) -> Effect:
    """An effect from its words."""
    head, colon, rest = text.partition(": ")
    if colon and head == "may":
        return Effect(X.choose, 1, body=(read_list(rest, fault),))
    if colon and head == "choose one":
        options = rest.split(" | ")
        if not 2 <= len(options) <= s.MOST_OPTIONS:
            raise fault("cubitos-card-choose-one", most=s.MOST_OPTIONS)
        return Effect(X.choose, len(options), body=tuple(read_list(option, fault) for option in options))
    if colon and head == "for each player with fewer swords":
        return Effect(X.rivals, body=(read_list(rest, fault),))
    if colon and (found := CONDITION.fullmatch(head)):
        condition = s.C_LOST if found["lost"] else s.C_CREDITED if found["credit"] else s.C_ACTIVE
        inner = (read_effect(rest, fault),) if rest.startswith(("may: ", "choose one: ")) else read_list(rest, fault)
        return Effect(X.if_, condition, mask=dice_of(found["colours"], 0), body=(inner,))
    if simple := read_simple(text):
        return simple
    if reads_with_other_numbers(text):
        raise fault("cubitos-card-number", given=in_json(text), most=MOST_NUMBER)
    known = (*(example for example, _, _ in VOCABULARY), *FRAMES)
    raise fault("cubitos-card-no-effect", given=in_json(text), close=get_close_matches(text, known, CLOSE, cutoff=0.0))


def read_simple(text: str) -> Effect | None:
    """An effect without others inside."""
    return next((builder(found) for pattern, builder in PATTERNS if (found := pattern.fullmatch(text))), None)


def reads_with_other_numbers(text: str) -> bool:
    """Whether just the numbers of an effect are wrong."""
    amended = WRONG_NUMBER.sub("2", text)
    try:
        return amended != text and bool(read_list(amended, CardError))
    except CardError:
        return False


def read_list(text: str, fault: Callable[..., CardError]) -> Effects:
    """Several effects, joined by "and": cut wherever a simple one ends."""
    if simple := read_simple(text):
        return (simple,)
    for cut in re.finditer(" and ", text):
        if first := read_simple(text[: cut.start()]):
            return first, *read_list(text[cut.end() :], fault)
    return (read_effect(text, fault),)


# ------------------------------------------------------------------------------------------------------------- reading


def data_file() -> Path:
    return Path(__file__).parent / "data" / "cards.toml"


@lru_cache
def printed_cards() -> Mapping[str, Card]:
    """The cards of the box by id."""
    return read_cards(data_file())


def read_cards(path: Path) -> dict[str, Card]:
    """The cards of a TOML file by id."""
    return {
        id: read_card(id, entry) for id, entry in read_toml(read_text(path, CardError), str(path), CardError).items()
    }


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

    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id) or len(id) > s.NAME_SIZE:
        raise CardError("cubitos-card-id", given=in_json(id), most=s.NAME_SIZE)
    if not isinstance(data, dict):
        raise CardError("cubitos-card-table", card=id, fields=FIELDS)
    for field in data:
        if field not in FIELDS:
            raise fault(field, "cubitos-card-no-field", known=FIELDS)
    colour, cost, symbols = data.get("colour"), data.get("cost"), data.get("symbols", 1)
    if colour not in s.COLOURS:
        raise fault("colour", "cubitos-card-colour", given=in_json(colour), known=s.COLOURS)
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
        raise fault("power", "cubitos-card-no-power", die=colour, known=tuple(filter(has_power, s.COLOURS)))
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
    names = table(value, "names", fault)
    if not is_named(names):
        raise fault("names", "cubitos-card-names", others=LANGUAGES[1:])
    return all_names(names)


def read_sources(value: Any, fault: Fault) -> Mapping[str, str]:
    sources = table(value, "sources", fault)
    for field, source in sources.items():
        if field not in FIELDS or source not in MARKS:
            raise fault("sources", "cubitos-card-source", name=in_json(field), given=in_json(source), known=MARKS)
    return sources


def read_compare(value: Any, fault: Fault) -> tuple[int, bool, Effects]:
    if value is None:
        return s.NO_COMPARE, False, ()
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
        if part.must and part.op != X_AGAIN and timing != "run":
            raise fault("cubitos-card-must")
        if part.op == X.gain and part[s.L_MEASURE] == s.M_RIVALS and timing != "compare":
            raise fault("cubitos-card-rivals")
        if part.op == X.roll_all and part[s.L_ZONES] >> s.IN_ACTIVE & 1:
            raise fault("cubitos-card-roll-active")
        if part.op in (X.roll, X.borrow) and not part.mask & s.COMMON:
            raise fault("cubitos-card-no-dice")
        if part.op == X.roll and part[s.L_FLAGS] & s.SAVES and timing != "would_bust":
            raise fault("cubitos-card-saves")
        if timing == "bust" and part.op != X.keep:
            raise fault("cubitos-card-bust")
    return effect


def check_push(card: Card, fault: Fault) -> None:
    """A die that acts on a push goes to Roll itself, and then perhaps takes others along."""
    for face in (s.SYMBOL, s.POWER):
        ops = [effect.op for effect in card.program("push", face)]
        if ops and (X.back_this not in ops or X.back in ops[: ops.index(X.back_this)]):
            raise fault("push", "cubitos-card-push")


def flatten(effects: Sequence[Effect]) -> list[Effect]:
    """The effects and all those inside them."""
    out = []
    for effect in effects:
        out.append(effect)
        for body in effect.body:
            out += flatten(body)
    return out


# ------------------------------------------------------------------------------------------------------------ compiling


def set_cards(board: Board, cards: Sequence[Card]) -> None:
    """Write the programs, costs and names of eight cards into a board."""
    record = board[0]
    writer = Writer(board)
    credits_hurt = any(punishes_credits(effect) for card in cards for effect in card.program("run", s.POWER))
    compared = flatten([effect for card in cards for effect in card.program("compare", s.SYMBOL)])
    record.compares_anyway = all(map(comes_anyway, compared))
    for card in cards:
        c = card.colour_number
        record.card[c, : len(card.id)] = list(card.id.encode())
        record.cost[s.COLOURED + c] = card.cost
        record.symbols[c] = card.symbols
        record.power_differs[c] = bool(card.power) or card.who != s.NO_COMPARE
        record.compare[c] = card.who
        record.ties[c] = card.ties
        for face in (s.SYMBOL, s.POWER):
            for t, timing in enumerate(s.TIMINGS):
                effects = part_of_run(card.program("run", face), t) if t in RUNNING else card.program(timing, face)
                if t == s.T_COMPARE and credits_hurt and any(map(brings_credits, flatten(effects))):
                    effects = (Effect(X.choose, 1, mask=s.IF_CREDITS_HURT, body=(effects,)),)
                record.again[c, face - 1] |= any(effect.op == X_AGAIN for effect in effects)
                written = tuple(effect for effect in effects if effect.op != X_AGAIN)
                if written and face == s.POWER and not card.power:
                    record.entry[t, c, s.POWER - 1] = record.entry[t, c, s.SYMBOL - 1]
                    record.plain[t, c, s.POWER - 1] = record.plain[t, c, s.SYMBOL - 1]
                elif written:
                    record.entry[t, c, face - 1] = writer.write(written)
                    record.used_at[t] |= 1 << c
                    record.plain[t, c, face - 1] = is_plain(card, t, face, written)
            record.at_end[c, face - 1] = at_end(card.program("run", face), compared)


# Programs that are made of run abilities.
RUNNING = (s.T_RUN, s.T_MUST, s.T_CREDITED)


def part_of_run(effects: Effects, timing: int) -> Effects:
    """A run ability, what of it must happen even if it is not used, and what it costs once a credit was gained."""
    if timing == s.T_CREDITED:
        return tuple(inner for effect in effects if punishes_credits(effect) for inner in effect.body[0] if inner.must)
    others = []
    for effect in effects:
        if not punishes_credits(effect):
            others.append(effect)
        elif gains := tuple(inner for inner in effect.body[0] if not inner.must):
            others.append(replace(effect, body=(gains,)))
    return mandatory(tuple(others)) if timing == s.T_MUST else tuple(others)


def punishes_credits(effect: Effect) -> bool:
    credited = effect.op == X.if_ and effect[s.L_CONDITION] == s.C_CREDITED
    return credited and any(inner.must for inner in effect.body[0])


def brings_credits(effect: Effect) -> bool:
    return effect.op == X.fan or (effect.op == X.gain and effect[s.L_RESOURCE] == s.R_CREDITS)


def at_end(effects: Effects, compared: Sequence[Effect]) -> int:
    """What becomes of an unused die at the end of step 4."""
    bound = mandatory(effects)
    if not bound or not all(map(is_free, effects)):
        return s.CHOSEN
    waits = any(effect.op == X.if_ and effect[s.L_CONDITION] == s.C_LOST for effect in compared)
    steady = all(effect.op == X.lose_this or comes_anyway(effect) for effect in effects)
    return s.STEADY if steady and not waits else s.FREE


def is_free(effect: Effect) -> bool:
    """Whether an effect costs nothing that is not lost anyway, or may be declined."""
    if effect.op == X.if_:
        return all(map(is_free, effect.body[0]))
    may = effect.op == X.choose and len(effect.body) == 1
    return effect.must or may or effect.op == X.repeat or (effect.op == X.gain and not brings_credits(effect))


def comes_anyway(effect: Effect) -> bool:
    """Whether an effect does the same whatever dice were used before."""
    fixed = effect.op == X.gain and effect[s.L_MEASURE] in (s.M_ONE, s.M_RIVALS)
    return effect.op in (X.free, X.any) or fixed


def mandatory(effects: Effects) -> Effects:
    """What must happen even if the ability is not used."""
    kept = []
    for effect in effects:
        if effect.must:
            kept.append(effect)
        elif effect.op == X.if_ and any(inner.must for inner in effect.body[0]):
            kept.append(replace(effect, body=(mandatory(effect.body[0]),)))
    return tuple(kept)


# What a die can also be for that has a run ability.
OTHER_USES = ("now", "active", "compare", "after_move")


def is_plain(card: Card, timing: int, face: int, effects: Effects) -> bool:
    """Whether using the ability never hurts and its moment does not matter, so that nobody need be asked."""
    uses = [effect for other in OTHER_USES for effect in card.program(other, face)]
    other_use = timing == s.T_RUN and any(effect.op != X_AGAIN for effect in uses)
    steady = all(e.op == X.gain and e[s.L_MEASURE] == s.M_ONE and e[s.L_RESOURCE] != s.R_CREDITS for e in effects)
    costs = timing == s.T_RUN and any(map(punishes_credits, card.program("run", face)))
    return timing in (s.T_RUN, s.T_PUSHED) and steady and not other_use and not costs


class Writer:
    """Writes programs one after the other; 0 is the place of no program."""

    def __init__(self, board: Board) -> None:
        self.code = board[0].code
        self.end = 1

    def write(self, effects: Effects) -> int:
        """A program and, behind it, the programs of its alternatives. Returns where it begins."""
        lines: list[list[int]] = []
        bodies: list[tuple[int, int, Effects]] = []
        for effect in effects:
            self._line(effect, lines, bodies)
        lines.append([X.end] + [0] * (s.LINE_SIZE - 1))
        begin = self.end
        self.end += len(lines)
        if self.end > s.CODE_SIZE:
            raise CardError("cubitos-cards-too-long")
        self.code[begin : self.end] = lines
        for line, column, body in bodies:
            self.code[begin + line, column] = self.write(body)
        return begin

    def _line(self, effect: Effect, lines: list[list[int]], bodies: list[tuple[int, int, Effects]]) -> None:
        lines.append([effect[column] for column in range(s.LINE_SIZE)])
        if effect.op == X.if_:
            at = len(lines) - 1
            for inner in effect.body[0]:
                self._line(inner, lines, bodies)
            lines[at][s.L_SKIPPED] = len(lines) - 1 - at
        else:
            bodies += [(len(lines) - 1, s.L_BODY + i, body) for i, body in enumerate(effect.body)]


# ---------------------------------------------------------------------------------------------------------- random sets

CHEAP = 5


def random_cards(seed: int) -> tuple[str, ...]:
    """A random set after the book's advice: two or three cheap cards, and one that loses dice or adds some."""
    by_colour = [[card for card in printed_cards().values() if card.colour == colour] for colour in s.COLOURS]
    attempt = 0
    while True:
        chosen = []
        for colour, cards in zip(s.COLOURS, by_colour, strict=True):
            digest = hashlib.sha256(f"kostka set {seed} {attempt} {colour}".encode()).digest()
            chosen.append(cards[int.from_bytes(digest[:8], "big") % len(cards)])
        cheap = sum(card.cost <= CHEAP for card in chosen)
        if cheap in (2, 3) and any(map(turns_dice_over, chosen)):
            return tuple(card.id for card in chosen)
        attempt += 1


def turns_dice_over(card: Card) -> bool:
    """Whether a card loses other dice or adds dice to the roll."""
    return any(effect.op in (X.lose, X.add) for effect in all_effects(card))


def all_effects(card: Card) -> list[Effect]:
    return [effect for effects in (*card.effects.values(), *card.power.values()) for effect in flatten(effects)]
