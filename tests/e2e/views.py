"""Every page there is, as tests of all pages and `make pictures` go through them: who opens it, what is done there."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from playwright.sync_api import Browser, expect

from kostka.client.web import Json
from tests.e2e.guests import Guest, arrive
from tests.e2e.tables import NAMES, Prepared, of_moves, open_table

Act = Callable[[Guest], None]
Condition = Callable[[Json], Any]


@dataclass
class Rooms:
    """Tables that are prepared once, for whoever looks at them in whatever way."""

    base: str
    tables: dict[str, Prepared] = field(default_factory=dict)

    def table(self, name: str) -> Prepared:
        if name not in self.tables:
            self.tables[name] = TABLES[name](self.base)
        return self.tables[name]


# ---------------------------------------------------------------------------------------------------------- the tables


def played(game: str, seats: int, until: Condition, **rest: Any) -> Callable[[str], Prepared]:
    def prepare(base: str) -> Prepared:
        table = open_table(base, game, *NAMES[:seats], **rest)
        table.play(until=until)
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


TABLES: dict[str, Callable[[str], Prepared]] = {
    "camelup": played("camelup", 4, asked(26)),
    "camelup-eight": played("camelup", 8, asked(40)),
    "camelup-end": played("camelup", 4, never),
    "jamniki": played("jamniki", 4, asked(11)),
    "jamniki-five": played(
        "jamniki", 5, asked(12), options={"every_colour": True, "turning": True, "voluntary_white": True}
    ),
    "jamniki-end": played("jamniki", 3, never),
    "cubitos": played("cubitos", 4, asked(150, "push")),
    "cubitos-run": played("cubitos", 4, asked(100, "step", "run")),
    "cubitos-buy": played("cubitos", 4, asked(60, "buy")),
    "cubitos-end": played("cubitos", 2, never),
}


# ----------------------------------------------------------------------------------------------------------- the pages


@dataclass(frozen=True)
class View:
    """A path or a table with the seats that the browser holds, and what is done there."""

    path: str = ""
    table: str = ""
    seats: Sequence[int] = (0,)
    acts: Sequence[Act] = ()
    manners: Json = field(default_factory=dict)
    expects: str = "(?!)"  # faults of the network that belong to it


@contextmanager
def seen(browser: Browser, rooms: Rooms, view: View, **manners: Any) -> Iterator[Guest]:
    """A guest who looks at a page."""
    table = rooms.table(view.table) if view.table else None
    held = table.held(*view.seats) if table else {}
    guest = arrive(browser, rooms.base, **{"seats": held, **view.manners, **manners})
    try:
        with guest.expecting(view.expects):
            guest.opens((table.path if table else "") + view.path)
            expect(guest.page.get_by_role("main")).to_be_visible()
            for act in view.acts:
                act(guest)
            guest.page.wait_for_load_state("networkidle")
            yield guest
    finally:
        guest.context.close()


def click(id: str, guest: Guest) -> None:
    guest.button(id).first.click()


def press(key: str, guest: Guest) -> None:
    guest.page.keyboard.press(key)


def choose_game(game: str, guest: Guest) -> None:
    guest.page.get_by_role("button", name=guest.say(game)).click()


def open_seat(guest: Guest) -> None:
    """A table that waits for others."""
    table = open_table(guest.base, "camelup", "Anna", open=2, bots=1)
    guest.opens(f"{table.path}#{table.tokens[0]}")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()


def watch_leg_end(guest: Guest) -> None:
    table = open_table(guest.base, "camelup", *NAMES[:5])
    table.play(until=lambda document: position(document)["leg"] == 2 and len(position(document)["rolled"]) == 4)
    guest.opens(table.path)
    expect(guest.prompt).to_be_visible()
    table.play(until=lambda document: position(document)["leg"] == 3, choose=of_moves("roll"))
    expect(guest.page.locator(".sheet").first).to_be_visible()


def position(document: Json) -> Json:
    found: Json = document["match"]["position"]
    return found


VIEWS: dict[str, View] = {
    "lobby": View("/"),
    "lobby-jamniki": View("/", acts=[partial(choose_game, "jamniki")]),
    "lobby-cubitos": View("/", acts=[partial(choose_game, "cubitos")]),
    "settings": View("/", acts=[partial(click, "web-settings")]),
    "gathering": View("/", acts=[open_seat]),
    "lost": View("/nowhere", expects="404"),
    "camelup": View(table="camelup"),
    "camelup-watched": View(table="camelup", seats=()),
    "camelup-guide": View(table="camelup", manners={"guided": ()}),
    "camelup-rules": View(table="camelup", acts=[partial(press, "h")]),
    "camelup-keys": View(table="camelup", acts=[partial(press, "?")]),
    "camelup-menu": View(table="camelup", acts=[partial(click, "web-menu")]),
    "camelup-seat": View(table="camelup", acts=[lambda guest: guest.page.locator(".seat").first.click()]),
    "camelup-handover": View(table="camelup", seats=(0, 1)),
    "camelup-scoring": View("/", acts=[watch_leg_end]),
    "camelup-eight": View(table="camelup-eight"),
    "camelup-end": View(table="camelup-end"),
    "jamniki": View(table="jamniki"),
    "jamniki-five": View(table="jamniki-five"),
    "jamniki-guide": View(table="jamniki", manners={"guided": ()}),
    "jamniki-rules": View(table="jamniki", acts=[partial(press, "h")]),
    "jamniki-end": View(table="jamniki-end"),
    "cubitos": View(table="cubitos"),
    "cubitos-run": View(table="cubitos-run"),
    "cubitos-buy": View(table="cubitos-buy"),
    "cubitos-guide": View(table="cubitos", manners={"guided": ()}),
    "cubitos-rules": View(table="cubitos", acts=[partial(press, "h")]),
    "cubitos-end": View(table="cubitos-end"),
    "replay-camelup": View("/replay#30", table="camelup-end"),
    "replay-jamniki": View("/replay#12", table="jamniki-end"),
    "replay-cubitos": View("/replay#80", table="cubitos-end"),
    "replay-upload": View("/replay"),
}
