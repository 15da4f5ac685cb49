"""The market of Cubitos and everybody's dice: nothing is cut, and everything public can be looked at."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import PHONE, SMALL_PHONE, Guest
from tests.e2e.rooms import Rooms

SETS = [f"race-{number}" for number in range(1, 8)]

# Cards of which something is cut: by themselves, or by what they scroll in.
CUT = """() => {
  const shows = (one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;
  return [...document.querySelectorAll("[data-market], .tray > .market, .panel .body")]
    .filter((one) => !shows(one)).map((one) => one.dataset.market ?? one.className);
}"""


def sized(guest: Guest) -> Any:
    return guest.page.evaluate("() => document.querySelector('.card.panel').getBoundingClientRect().height")


def dice_of(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("web-cubitos-dice-of", name=name))


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("room", ["cubitos", "cubitos-buy"])
def test_cards_are_whole(invite: Invite, rooms: Rooms, room: str, language: str) -> None:
    """At the side and in the sheet, with four players, in every set."""
    table = rooms.table(room)
    guest = invite(seats=table.held(0), language=language)
    cards = ""

    def other_cards(route: Route) -> None:
        options = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(options | {"set": cards}))

    guest.page.route("**/api/games/cubitos/check?*", other_cards)
    cut = {}
    for cards in SETS:
        guest.opens(table.path)
        expect(guest.page.locator("[data-market]")).to_have_count(8)
        guest.page.evaluate("() => document.fonts.ready")
        if found := guest.page.evaluate(CUT):
            cut[cards] = found
    assert not cut


def test_dice_of_rivals(invite: Invite, rooms: Rooms) -> None:
    """A click on a seat, or its number, shows all its dice in a panel that keeps its size; Escape returns."""
    table = rooms.table("cubitos")
    guest = invite(seats=table.held(0)).opens(table.path)
    market = guest.page.get_by_role("region", name=guest.say("web-cubitos-market"))
    expect(market.locator("[data-market]")).to_have_count(8)
    size = sized(guest)
    guest.page.locator("[data-piece=seat-2]").click()
    panel = dice_of(guest, "Оксана")
    expect(panel.locator("[data-owned]")).to_have_count(10)
    assert sized(guest) == size
    guest.page.keyboard.press("2")
    expect(dice_of(guest, "Piotr")).to_be_visible()
    assert sized(guest) == size
    guest.button("web-cubitos-seat-of", name="Piotr").click()
    expect(guest.dialog()).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.dialog()).to_be_hidden()
    guest.page.keyboard.press("Escape")
    expect(market).to_be_visible()


def test_own_dice_while_buying(invite: Invite, rooms: Rooms) -> None:
    """A card that is chosen shows where its die will land."""
    table = rooms.table("cubitos-buy")
    guest = invite(seats=table.held(0)).opens(table.path)
    own = guest.page.get_by_role("region", name=guest.say("web-cubitos-dice-own"))
    card = guest.page.locator("[data-market][aria-pressed]").first
    card.click()
    kind = card.get_attribute("data-market")
    expect(own.locator(f"[data-owned={kind}] td").last).to_have_text("+1")
    guest.page.keyboard.press("3")
    expect(dice_of(guest, "Оксана")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(own).to_be_visible()


def test_own_dice_while_running(invite: Invite, rooms: Rooms) -> None:
    table = rooms.table("cubitos-run")
    guest = invite(seats=table.held(0)).opens(table.path)
    for zone in ("active", "roll", "draw", "discard"):
        expect(guest.page.locator(f"[data-zone={zone}]")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_buying_on_a_phone(invite: Invite, rooms: Rooms, size: tuple[int, int]) -> None:
    """Cards out of reach are one line until read, the prompt stays in sight, a tap shows rivals' dice."""
    table = rooms.table("cubitos-buy")
    guest = invite(seats=table.held(0), language="uk", size=size).opens(table.path)
    folded = guest.page.locator("[data-market]:not([aria-pressed])").first
    expect(folded).to_be_visible()
    assert 48 <= folded.bounding_box()["height"] <= 60  # type: ignore[index]
    expect(folded.locator(".rule").first).to_be_hidden()
    folded.tap(force=True)
    expect(folded.locator(".rule").first).to_be_visible()
    guest.page.locator("[data-market]").last.scroll_into_view_if_needed()
    expect(guest.prompt).to_be_in_viewport()
    assert guest.page.evaluate(CUT) == []
    guest.page.locator("[data-piece=seat-1]").tap()
    expect(dice_of(guest, "Piotr").locator("td").first).to_be_in_viewport()
