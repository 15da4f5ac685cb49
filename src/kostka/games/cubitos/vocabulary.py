"""The words of effects: a sentence of the vocabulary in docs/cubitos.md becomes an `Effect`.

Both the program and the sentence of `sentences.py` are made from that, so that text and behaviour cannot drift apart.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from typing import Any, TypeVar

from kostka.core.declare.messages import in_json
from kostka.core.errors import KostkaError
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import PUSH_AGAIN
from kostka.games.cubitos.compiled.effects import X as EFFECT

T = TypeVar("T")
MOST_NUMBER = 9  # in the words of an effect
CLOSE = 3  # effects suggested in place of an unknown one


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

    @property
    def kinds(self) -> list[int]:
        """The kinds of dice that it is about."""
        return members(range(codes.KINDS_OF_DICE), self.mask)

    @property
    def is_steady(self) -> bool:
        """Whether it brings the same whenever it is used."""
        return self.op == EFFECT.fan or (self.op == EFFECT.gain and self[codes.L_MEASURE] == codes.PER_USE)

    @property
    def is_saving_roll(self) -> bool:
        return self.op == EFFECT.roll and bool(self[codes.L_FLAGS] & codes.SAVES)


Effects = tuple[Effect, ...]


# ------------------------------------------------------------------------------------------------------ the vocabulary

DIE_WORDS = {name: 1 << kind for kind, name in enumerate(codes.DICE)} | {"gray": codes.GRAYS}
RESOURCE_WORDS = {
    "money": codes.R_MONEY,
    "foot": codes.R_FEET,
    "feet": codes.R_FEET,
    "water foot": codes.R_WATER,
    "water feet": codes.R_WATER,
    "credit": codes.R_CREDITS,
    "credits": codes.R_CREDITS,
}
# What a gain is measured by; None is each use.
MEASURES = {
    None: codes.PER_USE,
    "fans": codes.PER_FAN,
    "red lines ahead": codes.PER_LINE,
    "active": codes.PER_DIE,
    "active colour": codes.PER_COLOUR,
    "player with fewer swords": codes.PER_RIVAL,
}
COLOUR = "(?:light gray|dark gray|gray|white|brown|red|green|orange|purple|yellow|blue)"
COLOURS = f"{COLOUR}(?:(?: and | or |, ){COLOUR})*"
ZONE = "(?:draw|roll|active|discard)"
# Placeholders of phrases: the arguments of an effect.
PIECES = {
    "n": "(?P<n>[1-9])",
    "dice": "(?:die|dice)",
    "thing": "(?P<thing>money|water foot|water feet|foot|feet|credits?)",
    "colours": f"(?P<colours>{COLOURS})",
    "all_colours": f"(?P<colours>{COLOUR}(?:(?: and |, ){COLOUR})*)",
    "these": f"(?:(?P<colours>{COLOURS}) )?",
    "but": f"(?P<but> except {COLOURS})?",
    "zones": f"(?: from (?P<zones>any zone|{ZONE}(?: and {ZONE})*))?",
}
WRONG_NUMBER = re.compile(r"\b(?:0[0-9]*|[1-9][0-9]+)\b")


def dice_of(text: str | None, default: int = codes.COMMON) -> int:
    """The kinds of dice that words such as "white or gray" mean."""
    if not text:
        return default
    mask = 0
    for word in re.findall(COLOUR, text):
        mask |= DIE_WORDS[word]
    return mask


def zones_of(text: str | None) -> int:
    if text in (None, "any zone"):
        return codes.EVERY_ZONE
    return sum(1 << codes.ZONES.index(zone) for zone in str(text).split(" and "))


# Readers of effects, from the pieces found in a phrase.
Found = Mapping[str, Any]


def plain_effect(op: int, found: Found) -> Effect:
    """An effect whose arguments are a number, zones, kinds of dice, and whether it may or must be."""
    mask = 0
    if "colours" in found:
        mask = dice_of(found["colours"], codes.ALL_KINDS)
    elif "but" in found:
        mask = codes.COMMON & ~dice_of(found["but"], 0)
    zones = zones_of(found["zones"]) if "zones" in found else 0
    return Effect(op, int(found.get("n") or 0), zones, bool(found.get("may")), 0, mask, bool(found.get("must")))


def gain(found: Found) -> Effect:
    divisor = 2 if found.get("half") else int(found.get("every") or 1)
    mask, factor = dice_of(found.get("colours"), codes.ALL_KINDS), int(found.get("n") or 1)
    return Effect(EFFECT.gain, RESOURCE_WORDS[found["thing"]], MEASURES[found.get("per")], factor, divisor, mask)


def gain_die(found: Found) -> Effect:
    cap = found["cap"]
    mode = codes.CAP_NONE if cap is None else codes.CAP_FANS if cap == "fans" else codes.CAP_COST
    mask = dice_of(found["colours"])
    return Effect(EFFECT.gain_die, mode, int(cap) if mode == codes.CAP_COST else 0, bool(found["may"]), 0, mask)


def advance(found: Found) -> Effect:
    return Effect(EFFECT.fan, int(found["n"]), not found["bare"])


def roll(found: Found) -> Effect:
    number = codes.ANY_NUMBER if found["number"] == "any" else int(found["number"][-1])
    flags = (codes.SAVES if found["saves"] else 0) | (codes.EXACTLY if found["number"].isdigit() else 0)
    mask = dice_of(found["colours"], codes.ALL_KINDS) & ~dice_of(found["but"], 0)
    return Effect(EFFECT.roll, number, zones_of(found["zones"]), bool(found["different"]), flags, mask)


# An example for suggestions, the phrase, and its effect or what reads it.
VOCABULARY: tuple[tuple[str, str, int | Callable[[Found], Effect]], ...] = (
    ("gain 2 feet", "gain {n} {thing}", gain),
    ("gain feet equal to half of fans", "gain {thing} equal to (?P<half>half of )?(?P<per>fans|red lines ahead)", gain),
    ("gain 1 foot for each active white or gray die", "gain {n} {thing} for each (?P<per>active) {colours} die", gain),
    ("gain 1 foot for every 4 active dice", "gain {n} {thing} for every (?P<every>[1-9]) (?P<per>active) dice", gain),
    ("gain 1 foot for each active colour", "gain {n} {thing} for each (?P<per>active colour)", gain),
    (
        "gain 1 credit for each player with fewer swords",
        "gain {n} {thing} for each (?P<per>player with fewer swords)",
        gain,
    ),
    ("repeat gray faces", "repeat {colours} faces", EFFECT.repeat),
    ("advance 1 fan without hand", "advance {n} fans?(?P<bare> without hand)?", advance),
    ("add 2 dice", "add {n} {dice}", EFFECT.add),
    ("must lose this", "(?P<must>must )?lose this", EFFECT.lose_this),
    ("may lose 1 die from roll", "(?:(?P<may>may )|(?P<must>must ))?lose {n} {dice}{zones}", EFFECT.lose),
    (
        "may gain 1 die costing up to 5",
        "(?P<may>may )?gain 1 {these}die(?: costing up to (?P<cap>[1-9][0-9]?|fans))?",
        gain_die,
    ),
    ("borrow 1 die", "borrow 1 die{but}", EFFECT.borrow),
    ("set 1 die from roll", "set (?P<n>1) die from (?P<zones>roll)", EFFECT.set),
    ("move this to roll", "move this to roll", EFFECT.back_this),
    ("move 1 other die to roll", "move {n} other {dice} to roll", EFFECT.back),
    ("next push is safe", "next push is safe", EFFECT.safe),
    ("do not bust", "do not bust", EFFECT.save),
    ("keep green and gray active", "keep {colours} active", EFFECT.keep),
    ("roll all gray and white dice from draw and roll", "roll all {these}dice{zones}", EFFECT.roll_all),
    (
        "roll up to 9 dice of different colours from draw and roll",
        "roll (?P<number>any|[1-9]|up to [1-9]) {these}dice{but}(?P<different> of different colours)?{zones}"
        "(?P<saves>, a hit saves)?",
        roll,
    ),
    ("move 1 space", "move {n} spaces?", EFFECT.step),
    ("push again", "(?P<must>push again)", PUSH_AGAIN),
    ("next draw: gray is free", "next draw: {colours} (?:is|are) free", EFFECT.free),
    ("next draw: any dice", "next draw: any dice", EFFECT.any),
    ("may give 1 die to fewest swords", "may give 1 die to fewest swords", EFFECT.give),
    ("take 1 reward within 2 spaces", "take 1 reward within {n} spaces?", EFFECT.reward),
)
PATTERNS = tuple(
    (re.compile(phrase.format(**PIECES)), reader if callable(reader) else partial(plain_effect, reader))
    for _, phrase, reader in VOCABULARY
)
FRAMES = (
    "if brown is active: ...",
    "if a die was lost: ...",
    "if a credit was gained: ...",
    "may: ...",
    "choose one: ... | ...",
    "for each player with fewer swords: ...",
)
CONDITION = re.compile(
    f"if (?:{PIECES['all_colours']} (?:is|are) active|(?P<lost>a die was lost)|(?P<credit>a credit was gained))"
)

# Effects after which new dice may have abilities of their own: nothing may follow them in a now ability.
ROLLING = (EFFECT.add, EFFECT.roll, EFFECT.roll_all, EFFECT.borrow, EFFECT.set)
# Where an effect means something, if not everywhere.
ONLY = {
    PUSH_AGAIN: ("now",),
    EFFECT.safe: ("active",),
    EFFECT.save: ("would_bust",),
    EFFECT.keep: ("bust",),
    EFFECT.lose_this: ("now", "active", "run", "after_move", "would_bust", "pushed"),
    EFFECT.back_this: ("push",),
    EFFECT.back: ("push",),
    EFFECT.free: ("run", "compare", "after_move"),
    EFFECT.any: ("run", "compare", "after_move"),
    EFFECT.rivals: ("compare",),
    EFFECT.give: ("compare",),
    EFFECT.reward: ("after_move",),
}


def members(words: Sequence[T], mask: int) -> list[T]:
    """The words whose bits are in a mask."""
    return [word for i, word in enumerate(words) if mask >> i & 1] if mask else []


def flatten(effects: Sequence[Effect]) -> list[Effect]:
    """The effects and all those inside them."""
    out = []
    for effect in effects:
        out.append(effect)
        for body in effect.body:
            out += flatten(body)
    return out


def read_effect(text: str, fault: Callable[..., CardError]) -> Effect:
    """An effect from its words."""
    head, colon, rest = text.partition(": ")
    if colon and head == "may":
        return Effect(EFFECT.choose, 1, body=(read_list(rest, fault),))
    if colon and head == "choose one":
        options = rest.split(" | ")
        if not 2 <= len(options) <= codes.MOST_OPTIONS:
            raise fault("cubitos-card-choose-one", most=codes.MOST_OPTIONS)
        return Effect(EFFECT.choose, len(options), body=tuple(read_list(option, fault) for option in options))
    if colon and head == "for each player with fewer swords":
        return Effect(EFFECT.rivals, body=(read_list(rest, fault),))
    if colon and (found := CONDITION.fullmatch(head)):
        condition = codes.C_LOST if found["lost"] else codes.C_CREDITED if found["credit"] else codes.C_ACTIVE
        inner = (read_effect(rest, fault),) if rest.startswith(("may: ", "choose one: ")) else read_list(rest, fault)
        return Effect(EFFECT.if_, condition, mask=dice_of(found["colours"], 0), body=(inner,))
    if simple := read_simple(text):
        return simple
    if reads_with_other_numbers(text):
        raise fault("cubitos-card-number", given=in_json(text), most=MOST_NUMBER)
    known = (*(example for example, _, _ in VOCABULARY), *FRAMES)
    raise fault("cubitos-card-no-effect", given=in_json(text), close=get_close_matches(text, known, CLOSE, cutoff=0.0))


def read_simple(text: str) -> Effect | None:
    """An effect without others inside."""
    return next((read(found.groupdict()) for pattern, read in PATTERNS if (found := pattern.fullmatch(text))), None)


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
