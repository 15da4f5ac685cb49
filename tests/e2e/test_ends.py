"""The end of each game: the prompt names the winner, nothing covers the scene, and the buttons lead on."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.guests import Guest
from tests.e2e.rooms import Rooms
from tests.e2e.views import VIEWS, View, seen

PHONE = (390, 844)
# What the winner wears or stands on.
WINNERS = {"camelup": ".race-end .best", "jamniki": ".rosette", "cubitos": ".crown"}
# What is seen at the middle of a thing, if it belongs to the scene itself.
IN_SIGHT = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return seen?.closest(".scene") !== null && seen.closest(".card, .sheet, dialog") === null;
}"""


def in_sight(thing: Locator) -> bool:
    thing.scroll_into_view_if_needed()
    return bool(thing.evaluate(IN_SIGHT))


def winners(guest: Guest) -> list[str]:
    return guest.page.locator(".tally tr.first .who b").all_inner_texts()


@pytest.mark.parametrize("game", WINNERS)
def test_end_is_in_sight(browser: Browser, rooms: Rooms, game: str) -> None:
    with seen(browser, rooms, View(table=f"{game}-end", seats=())) as guest:
        expect(guest.page.locator(".tally tbody tr").first).to_be_visible()
        for name in winners(guest):
            expect(guest.prompt).to_contain_text(name)
        assert in_sight(guest.page.locator(WINNERS[game]).first)
        expect(guest.button("web-again")).to_have_count(0)  # it is not theirs to play again
        guest.link("web-review").click()
        expect(guest.button("web-replay-next")).to_be_visible()
        guest.page.keyboard.press("End")
        expect(guest.page.locator(WINNERS[game]).first).to_be_attached()
        expect(guest.link("web-lobby")).to_have_count(0)
        guest.page.go_back()
        guest.link("web-lobby").click()
        expect(guest.page.get_by_role("button", name=guest.say(game))).to_be_visible()


@pytest.mark.parametrize("game", WINNERS)
def test_end_on_a_phone(browser: Browser, rooms: Rooms, game: str) -> None:
    """The buttons stay at the bottom, and the prompt is as high as before."""
    with seen(browser, rooms, VIEWS[f"{game}-end"], size=PHONE) as guest:
        again = guest.button("web-again")
        expect(again).to_be_in_viewport()
        guest.page.locator(".verified").scroll_into_view_if_needed()
        expect(again).to_be_in_viewport()
        box = guest.prompt.bounding_box()
        assert box
        assert box["height"] <= 48


def test_coats_are_seen_between_the_games(browser: Browser, rooms: Rooms) -> None:
    with seen(browser, rooms, VIEWS["jamniki-between"]) as guest:
        dogs = guest.page.locator(".lane .dog")
        expect(dogs).to_have_count(3)
        expect(
            guest.page.locator(".between .lane .dog [data-piece^=tile-], .lane .dog [data-piece^=white-]")
        ).to_have_count(18)
        assert all(in_sight(dog) for dog in dogs.all())
        guest.button("web-jamniki-start-second").click()
        expect(guest.page.locator(".lane .dog [data-piece^=tile-]")).to_have_count(0)
