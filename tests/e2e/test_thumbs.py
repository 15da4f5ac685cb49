"""Fingers and keys: a long press reads and does not choose, talk has its place, letters work on any keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.tables import open_table

PHONE = (390, 844)


@contextmanager
def finger_on(guest: Guest, thing: Locator) -> Iterator[None]:
    """A finger rests on something."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = guest.context.new_cdp_session(guest.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    yield
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def test_long_press_reads_and_does_not_choose(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    guest = invite(seats=table.held(0), size=PHONE).opens(table.path)
    ticket, tooltip = guest.page.locator("[data-item=ticket]").first, guest.page.get_by_role("tooltip")
    for _ in range(2):
        with finger_on(guest, ticket):
            expect(tooltip).to_be_visible()
        expect(ticket).to_have_attribute("aria-pressed", "false")
        expect(tooltip).to_be_visible()
    guest.page.locator("#prompt .say").tap()
    expect(tooltip).to_have_count(0)
    ticket.tap()
    expect(ticket).to_have_attribute("aria-pressed", "true")


def test_talk_on_a_phone(invite: Invite, base: str) -> None:
    """Words rise under the chip of who wrote, and leave their marks there and in the bar until somebody reads them."""
    table = open_table(base, "camelup", "Anna", "Gracz 2", "Gracz 3", options={"start": 0})
    anna = invite(seats=table.held(0), size=PHONE).opens(table.path)
    piotr = invite(seats=table.held(1), name="Gracz 2").opens(table.path)
    expect(anna.prompt).to_be_visible()
    expect(anna.page.locator(".seat .name")).to_have_text(["Anna", "Gracz\xa02", "Gracz\xa03"])
    piotr.page.get_by_role("tab", name=piotr.say("web-talk")).click()
    for text in ("Hej!", "Your turn"):
        piotr.page.get_by_role("textbox", name=piotr.say("web-talk-say")).fill(text)
        piotr.page.keyboard.press("Enter")
    expect(anna.page.locator(".words")).to_contain_text("Your turn")
    marks = anna.page.locator(".un:visible")
    expect(marks).to_have_text(["2", "2"])
    expect(anna.page.locator("[data-piece=seat-1] .un")).to_be_visible()
    anna.page.locator(".bar .talk").tap()
    expect(anna.dialog()).to_contain_text("Hej!")
    anna.button("web-close").tap()
    expect(marks).to_have_count(0)
    anna.button("web-settings").tap()
    anna.button("web-menu").tap()
    expect(anna.dialog()).to_contain_text(anna.say("web-invite"))
    assert piotr.page.locator(".talk ol").evaluate("one => one.clientHeight") >= 5 * 23


def test_letters_by_their_place_and_only_if_wanted(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", bots=1, options={"start": 0})
    guest = invite(seats=table.held(0), language="uk").opens(table.path)
    expect(guest.prompt).to_be_visible()
    talk = guest.page.get_by_role("tab", name=guest.say("web-talk"))
    press = """(key) => document.body.dispatchEvent(new KeyboardEvent(
        "keydown", { ...key, bubbles: true, cancelable: true }))"""
    guest.page.evaluate(press, {"code": "KeyM", "key": "ь"})
    expect(talk).to_have_attribute("aria-selected", "true")
    guest.button("web-settings").click()
    guest.page.get_by_role("switch", name=guest.say("web-shortcuts")).click()
    guest.button("web-close").click()
    guest.page.evaluate(press, {"code": "KeyM", "key": "ь"})
    guest.page.evaluate(press, {"code": "KeyH", "key": "h"})
    expect(guest.page.locator(".drawer")).to_have_count(0)
    expect(talk).to_have_attribute("aria-selected", "true")
