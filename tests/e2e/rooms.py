"""Tables that the pages are looked at with: each is played up to a moment, once for all who look."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kostka.client.web import Json
from tests.e2e.tables import NAMES, Choose, Condition, Prepared, of_moves, open_table

# Every question of Cubitos that has no panel of its own, with a set and the die that brings it about.
QUESTIONS = {
    "draw": ("race-5", "white"),
    "now": ("race-1", "orange"),
    "on push": ("race-4", "green"),
    "pushed": ("race-3", "yellow"),
    "return": ("race-4", "green"),
    "borrow": ("race-3", "purple"),
    "set": ("race-7", "orange"),
    "face": ("race-3", "purple"),
    "free step": ("race-1", "yellow"),
    "would bust": ("race-3", "green"),
    "pick": ("race-6", "green"),
    "bust": ("race-7", "green"),
    "bust discard": ("race-1", "yellow"),
    "use": ("race-4", "brown"),
    "choose": ("race-5", "orange"),
    "gain": ("race-2", "white"),
    "give": ("race-6", "red"),
    "to": ("race-6", "red"),
    "after move": ("race-1", "blue"),
    "reward": ("race-1", "blue"),
    "lose": ("race-4", "brown"),
}


@dataclass
class Rooms:
    base: str
    tables: dict[str, Prepared] = field(default_factory=dict)

    def table(self, name: str) -> Prepared:
        if name not in self.tables:
            self.tables[name] = TABLES[name](self.base)
        return self.tables[name]


# -------------------------------------------------------------------------------------------------------- how they came


def played(
    game: str, seats: int, until: Condition, choose: Choose | None = None, **rest: Any
) -> Callable[[str], Prepared]:
    def prepare(base: str) -> Prepared:
        table = open_table(base, game, *NAMES[:seats], **rest)
        table.play(until=until, choose=choose)
        return table

    return prepare


def never(_: Json) -> bool:
    return False


def is_asked(document: Json, entry: int, *families: str) -> bool:
    """Whether the first seat has to act, from an entry on, and may make one of these moves."""
    match = document["match"]
    may = [move["move"] for move in match["legal"]]
    return bool(document["you"]["seat"] == 0 and may and match["entry"] >= entry and set(families or may) & set(may))


def asked(entry: int, *families: str) -> Condition:
    return lambda document: is_asked(document, entry, *families)


def position(document: Json) -> Json:
    found: Json = document["match"]["position"]
    return found


def second_game(document: Json) -> bool:
    return bool(position(document)["number"] == 2)


def questioned(question: str) -> Condition:
    """Whether the first seat has this question of Cubitos to answer."""

    def holds(document: Json) -> bool:
        pending = position(document)["players"][0]["pending"]
        return is_asked(document, 0) and pending[-1][0] == question

    return holds


def buying(colour: str) -> Choose:
    """The first seat buys dice of one colour alone and uses what it has; the others stay where they are."""

    def choose(document: Json, legal: list[Json]) -> Json | None:
        families = {move["move"] for move in legal}
        if document["you"]["seat"]:
            return of_moves("stop")(document, legal)
        if "buy" in families:
            wanted = {"move": "buy", "die": colour}
            return wanted if wanted in legal else of_moves("done")(document, legal)
        return of_moves("use-power", "use")(document, legal)

    return choose


def asking(question: str) -> Callable[[str], Prepared]:
    cards, colour = QUESTIONS[question]
    options = {"set": cards, "start": 0, "laps": 4}
    return played("cubitos", 3, questioned(question), buying(colour), options=options)


VARIANTS = {"every_colour": True, "turning": True, "voluntary_white": True}
TABLES: dict[str, Callable[[str], Prepared]] = {
    "camelup": played("camelup", 4, asked(26)),
    "camelup-eight": played("camelup", 8, asked(40), of_moves("partner")),
    "camelup-arrange": played("camelup", 3, asked(0), options={"arrange": True, "start": 0}),
    "camelup-end": played("camelup", 4, never),
    "jamniki": played("jamniki", 4, asked(11)),
    "jamniki-five": played("jamniki", 5, asked(12), options=VARIANTS),
    "jamniki-tasks": played("jamniki", 5, asked(16), options={"secret_tasks": True, "every_colour": True}),
    "jamniki-long": played("jamniki", 2, asked(12)),
    "jamniki-between": played("jamniki", 3, second_game, options=VARIANTS | {"secret_tasks": True}),
    "jamniki-end": played("jamniki", 3, never),
    "cubitos": played("cubitos", 4, asked(150, "push")),
    "cubitos-run": played("cubitos", 4, asked(100, "step", "run")),
    "cubitos-buy": played("cubitos", 4, asked(60, "buy")),
    "cubitos-end": played("cubitos", 2, never),
} | {f"cubitos-asks-{question.replace(' ', '-')}": asking(question) for question in QUESTIONS}
