"""Bots at the pages: their levels, the best moves beside the odds, and their reasons when the match is over."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import SMALL_PHONE, Guest
from tests.e2e.house import fetch
from tests.e2e.rooms import Rooms
from tests.e2e.tables import Prepared, open_table
from tests.e2e.test_lobby import choose, start
from tests.e2e.test_phones import WIDE
from tests.e2e.test_replays import download, upload

LEVELS = ("easy", "normal", "hard", "expert")
PERCENT = re.compile(r"\d[.,]\d\s?%")


def level_of(guest: Guest, seat: int) -> str:
    names = guest.say("web-lobby-bot-names").split(", ")
    return guest.say("web-lobby-level-of", name=names[seat - 2])


def test_levels_are_chosen_in_the_lobby(invite: Invite) -> None:
    guest = invite().opens()
    choose(guest, "camelup")
    group = guest.page.get_by_role("radiogroup", name=level_of(guest, 2))
    assert group.get_by_role("radio").count() == len(LEVELS)
    expect(group.get_by_role("radio", name=guest.say("web-lobby-level-normal"))).to_be_checked()
    group.get_by_text(guest.say("web-lobby-level-easy"), exact=True).click()
    start(guest)
    expect(guest.prompt).to_be_visible()
    seats = fetch(guest.base, f"/api/tables/{guest.table}")["seats"]
    assert [seat["level"] for seat in seats] == [None, "easy", "normal", "normal"]


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_levels_fit_on_a_small_phone(invite: Invite, language: str) -> None:
    guest = invite(language=language, size=SMALL_PHONE).opens()
    picker = guest.page.get_by_role("combobox", name=level_of(guest, 2))
    expect(picker.locator("option")).to_have_text([guest.say(f"web-lobby-level-{level}") for level in LEVELS])
    picker.select_option("expert")
    expect(picker).to_have_value("expert")
    assert not guest.page.evaluate(WIDE)


# --------------------------------------------------------------------------------------------------------------- advice


def side_of(page: Page) -> list[float]:
    """Where everything beside the board begins and ends."""
    found: list[float] = page.evaluate(
        "[...document.querySelectorAll('.side > *')].flatMap((one) => [one.offsetTop, one.offsetHeight])"
    )
    return found


@pytest.mark.parametrize("name", ["camelup", "jamniki-long", "cubitos"])
def test_best_moves_stand_beside_the_odds_and_nothing_jumps(invite: Invite, rooms: Rooms, name: str) -> None:
    table = rooms.table(name)
    guest = invite(seats=table.held(0)).opens(table.path)
    advice = guest.page.locator("[data-advice]")
    if name == "cubitos":
        expect(guest.page.locator("[data-guide=market]")).to_be_visible()  # its cards are asked for beside the odds
    expect(advice.first).to_be_attached()  # asking, unless the answer was quicker than this test
    before = side_of(guest.page)
    expect(guest.page.locator("[data-advice=ready]").first).to_be_visible()
    expect(advice.filter(has_text=PERCENT).first).to_be_visible()
    assert side_of(guest.page) == before


def test_no_advice_where_there_are_no_odds(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola", options={"start": 0}, settings={"odds": False})
    guest = invite(seats=table.held(0)).opens(table.path)
    expect(guest.prompt).to_be_visible()
    expect(guest.page.locator("[data-advice]")).to_have_count(0)


# -------------------------------------------------------------------------------------------------------------- reasons


def finished(base: str) -> Prepared:
    table = open_table(base, "jamniki", "Anna", bots=1, level="normal", options={"start": 0, "games": 1})
    table.play()
    return table


def why(guest: Guest) -> str:
    """What a bot says of its first move; nobody is asked about a move of Anna's."""
    expect(guest.page.locator("[data-entry='1'][aria-current=step]")).to_be_visible()
    expect(guest.button("web-replay-why-of", entry=1)).to_have_count(0)
    guest.button("web-replay-next").click()
    guest.button("web-replay-why-of", entry=2).click()
    told = guest.page.locator(".reason")
    expect(told).not_to_have_text(guest.say("web-replay-why-asking"))
    return told.inner_text()


def test_a_bot_tells_why_when_the_match_is_over(invite: Invite, base: str, tmp_path: Path) -> None:
    table = finished(base)
    guest = invite().opens(f"{table.path}/replay#1")
    told = why(guest)
    assert told.endswith(".")
    assert "server" not in told
    other = invite().opens("/replay")
    upload(other, download(table, tmp_path / "match.txt"))
    other.button("web-replay-next").click()
    assert why(other) == told
