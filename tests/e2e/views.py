"""Every page there is, as tests of all pages and `make pictures` go through them: who opens it, what is done there."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from playwright.sync_api import Browser, expect

from kostka.client.web import Json
from tests.e2e.guests import CUT, Guest, arrive
from tests.e2e.rooms import TABLES, Rooms, position
from tests.e2e.tables import NAMES, of_moves, open_table

Act = Callable[[Guest], None]


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
            expect(guest.page.locator("main:not([aria-busy])")).to_be_visible()
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


def lose_line(guest: Guest) -> None:
    """Nobody answers any more."""
    cut: list[bool] = []
    guest.context.route_web_socket(re.compile("/live$"), lambda line: line.close() if cut else line.connect_to_server())
    table = open_table(guest.base, "camelup", "Anna", bots=2, options={"start": 0})
    guest.opens(f"{table.path}#{table.tokens[0]}")
    expect(guest.prompt).to_be_visible()
    cut.append(True)
    guest.page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(guest.prompt).to_have_class(re.compile("gold"))


def open_elsewhere(guest: Guest) -> None:
    """Somebody else reads with the same token."""
    table = open_table(guest.base, "camelup", "Anna", bots=2, options={"start": 0})
    guest.opens(f"{table.path}#{table.tokens[0]}")
    expect(guest.prompt).to_be_visible()
    table.play(1)
    expect(guest.dialog()).to_be_visible()


def sit_with_little_time(guest: Guest) -> None:
    clock = {"base": 19, "increment": 0}
    table = open_table(guest.base, "jamniki", "Anna", bots=3, options={"start": 0}, settings={"clock": clock})
    guest.opens(f"{table.path}#{table.tokens[0]}")
    expect(guest.page.locator(".clock")).to_be_visible()


def talk(guest: Guest) -> None:
    tab = guest.page.get_by_role("tab", name=guest.say("web-talk"))
    (tab if tab.is_visible() else guest.button("web-talk")).click()
    guest.page.get_by_role("textbox", name=guest.say("web-talk-say")).fill("Donaudampfschifffahrtsgesellschaft " * 3)
    guest.button("web-talk-send").click()
    guest.page.get_by_role("button", name=guest.say("web-reaction-dog")).click()
    expect(guest.page.get_by_role("log", name=guest.say("web-talk"))).to_contain_text("Donau")


def open_menu(guest: Guest) -> None:
    """By its button, which a phone has in the settings."""
    button = guest.button("web-menu")
    if not button.is_visible():
        click("web-settings", guest)
    button.click()


def take_tile(guest: Guest) -> None:
    """The spectator tile is in hand, and no tooltip over anything."""
    guest.page.locator(".half.cheer").click()
    guest.page.mouse.move(0, 0)
    expect(guest.prompt).to_contain_text(guest.say("web-camelup-ask-tile", side="cheer"))


def read(chapter: str, guest: Guest) -> None:
    """The rules, open at a chapter with a picture."""
    press("h", guest)
    guest.page.locator(f'[data-chapter="{chapter}"]').click()
    expect(guest.page.locator(".drawer .text").locator("figure, table")).to_be_visible()


def look_back(guest: Guest) -> None:
    guest.log.locator("[data-entry]").last.click()
    expect(guest.button("web-replay-back-now").first).to_be_visible()


def verify(guest: Guest) -> None:
    guest.button("web-end-check").click()
    expect(guest.dialog()).to_contain_text(guest.say("web-replay-equal"))


VIEWS: dict[str, View] = {
    "lobby": View("/"),
    "lobby-jamniki": View("/", acts=[partial(choose_game, "jamniki")]),
    "lobby-cubitos": View("/", acts=[partial(choose_game, "cubitos")]),
    "lobby-race": View("/", acts=[partial(choose_game, "cubitos"), partial(click, "web-lobby-race-full")]),
    "settings": View("/", acts=[partial(click, "web-settings")]),
    "gathering": View("/", acts=[open_seat]),
    "lost": View("/nowhere", expects="404"),
    "camelup": View(table="camelup"),
    "camelup-tile": View(table="camelup", acts=[take_tile]),
    "camelup-watched": View(table="camelup", seats=()),
    "camelup-guide": View(table="camelup", manners={"guided": ()}),
    "camelup-rules": View(table="camelup", acts=[partial(read, "tile")]),
    "camelup-keys": View(table="camelup", acts=[partial(press, "?")]),
    "camelup-menu": View(table="camelup", acts=[open_menu]),
    "camelup-seat": View(table="camelup", acts=[lambda guest: guest.page.locator(".seat").first.click()]),
    "camelup-handover": View(table="camelup", seats=(0, 1)),
    "camelup-scoring": View("/", acts=[watch_leg_end]),
    "camelup-talk": View(table="camelup", acts=[talk]),
    "camelup-invite": View(table="camelup", acts=[open_menu, partial(click, "web-invite")]),
    "camelup-back": View(table="camelup", acts=[look_back]),
    "camelup-lost": View("/", acts=[lose_line], expects=CUT.pattern),
    "camelup-taken": View("/", acts=[open_elsewhere]),
    "camelup-eight": View(table="camelup-eight"),
    "camelup-arrange": View(table="camelup-arrange"),
    "camelup-end": View(table="camelup-end"),
    "camelup-verified": View(table="camelup-end", acts=[verify]),
    "jamniki": View(table="jamniki"),
    "jamniki-five": View(table="jamniki-five"),
    "jamniki-tasks": View(table="jamniki-tasks"),
    "jamniki-long": View(table="jamniki-long"),
    "jamniki-handover": View(table="jamniki", seats=(0, 1)),
    "jamniki-clock": View("/", acts=[sit_with_little_time]),
    "jamniki-between": View(table="jamniki-between"),
    "jamniki-guide": View(table="jamniki", manners={"guided": ()}),
    "jamniki-rules": View(table="jamniki", acts=[partial(read, "join")]),
    "jamniki-end": View(table="jamniki-end"),
    "cubitos": View(table="cubitos"),
    "cubitos-run": View(table="cubitos-run"),
    "cubitos-buy": View(table="cubitos-buy"),
    "cubitos-rival": View(table="cubitos-buy", acts=[lambda guest: guest.page.locator(".seat").nth(1).click()]),
    "cubitos-guide": View(table="cubitos", manners={"guided": ()}),
    "cubitos-rules": View(table="cubitos", acts=[partial(read, "dice")]),
    "cubitos-end": View(table="cubitos-end"),
    "replay-camelup": View("/replay#30", table="camelup-end"),
    "replay-jamniki": View("/replay#12", table="jamniki-end"),
    "replay-cubitos": View("/replay#80", table="cubitos-end"),
    "replay-upload": View("/replay"),
}
# What cards ask in Cubitos, one page each.
ASKS = {name: View(table=name) for name in TABLES if name.startswith("cubitos-asks")}
