"""The track of Cubitos: what speaks of a place points at it, a tap shows the path that the prompt asks about, and the
board is the one on which somebody runs."""

import re

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import PHONE
from tests.e2e.rooms import Rooms, asked
from tests.e2e.tables import NAMES, open_table
from tests.e2e.views import VIEWS, seen


def test_what_speaks_of_a_space_points_at_its_brick(browser: Browser, rooms: Rooms) -> None:
    with seen(browser, rooms, VIEWS["cubitos-run"]) as guest:
        pointed = guest.page.locator("[data-pointed]")
        stop = guest.page.locator(".stops button").first
        stop.hover()
        expect(pointed).to_have_count(1)
        guest.prompt.hover()
        expect(pointed).to_have_count(0)
        guest.log.locator("[data-entry]").filter(has_text=re.compile("runs")).last.focus()
        expect(pointed).to_have_count(1)
        stop.click()
        expect(guest.prompt).not_to_contain_text(re.compile("[Ss]pace [0-9]"))
        assert not guest.faults


def test_a_tap_draws_the_path_that_the_prompt_asks_about(browser: Browser, rooms: Rooms) -> None:
    with seen(browser, rooms, VIEWS["cubitos-run"], size=PHONE) as guest:
        guest.page.locator(".stops button").last.tap()
        drawn = guest.page.locator("g.path[data-to]").first
        chosen = drawn.get_attribute("data-to") or ""
        # The finger has left a mouse behind, over whatever slides under it.
        guest.page.locator(".arrow[aria-disabled=false]").first.dispatch_event("pointerenter", {"pointerType": "mouse"})
        expect(drawn).to_have_attribute("data-to", chosen)
        expect(guest.button("web-cubitos-track-run")).to_be_visible()


def test_the_runner_is_seen_whole_at_the_start(invite: Invite, base: str) -> None:
    table = open_table(base, "cubitos", *NAMES[:4], options={"set": "race-1", "start": 0})
    guest = invite(seats=table.held(0), size=PHONE).opens(table.path)
    runner = guest.page.locator("[data-piece=runner-0] .drawn")
    expect(runner).to_be_visible()
    scene, box = guest.page.locator(".park").bounding_box(), runner.bounding_box()
    assert scene
    assert box
    assert box["y"] >= scene["y"]
    assert box["y"] + box["height"] <= scene["y"] + scene["height"]


def test_the_board_is_the_one_of_the_runner(invite: Invite, base: str) -> None:
    table = open_table(base, "cubitos", *NAMES[:2], options={"set": "grand-finale", "start": 1})
    watcher = invite().opens(table.path)
    boards = watcher.page.get_by_role("group", name=watcher.say("web-cubitos-track-boards")).get_by_role("button")
    boards.nth(1).click()
    expect(boards.nth(1)).to_have_attribute("aria-pressed", "true")
    table.play(until=asked(0, "step"))
    expect(boards.nth(0)).to_have_attribute("aria-pressed", "true")
