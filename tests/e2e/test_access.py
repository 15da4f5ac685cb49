"""Pages for everybody: no fault that axe knows of, on any page, by day and by night; games by the keyboard alone."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.chromium import WEB
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.hands import Hands
from tests.e2e.rooms import Rooms
from tests.e2e.tables import open_table
from tests.e2e.views import VIEWS, seen

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FIND = """async (rules) => {
  const rest = { "target-size": { enabled: false } }; // test_phones measures them, and not what a list cuts off
  const { violations } = await axe.run(document, { runOnly: rules, rules: rest, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((one) => `${id}: ${one.html.slice(0, 140)} ${one.any.concat(
    one.all, one.none).map(({ message }) => message).join(" ").slice(0, 200)}`));
}"""


SETTLED = """() => Promise.all(document.getAnimations().filter((one) =>
  one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => {})))"""


@pytest.fixture(scope="module")
def rooms(base: str) -> Rooms:
    return Rooms(base)


@pytest.mark.parametrize("name", VIEWS)
def test_axe_finds_nothing(browser: Browser, rooms: Rooms, name: str) -> None:
    with seen(browser, rooms, VIEWS[name], theme="light") as guest:
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        guest.page.evaluate(SETTLED)
        found = guest.page.evaluate(FIND, RULES)
        guest.page.evaluate("document.documentElement.classList.add('dark')")
        guest.page.evaluate(SETTLED)
        found += [f"by night {one}" for one in guest.page.evaluate(FIND, RULES)]
        found += guest.faults
    assert not found, "\n".join(found)


# -------------------------------------------------------------------------------------------------------- the keyboard


def test_jamniki_by_the_keyboard(invite: Invite, base: str) -> None:
    """Arrows into the hand and along it, Enter chooses, Enter again lays."""
    table = open_table(base, "jamniki", "Anna", bots=1, options={"games": 1})
    guest = invite(seats=table.held(0)).opens(table.path)
    hands, keys = Hands(guest), guest.page.keyboard
    while not (seen := hands.await_turn())["over"]:
        for _ in range(12):
            keys.press("ArrowRight")
            keys.press("Enter")
            if guest.prompt.locator(".btn.go").count():
                break
        keys.press("Enter")
        guest.page.wait_for_function(
            """before => document.querySelector(".scene.over") || Math.max(...[...document.querySelectorAll(
            "[role=log] [data-entry]")].map((one) => Number(one.dataset.entry))) > before""",
            arg=seen["at"],
        )
    expect(guest.button("web-again")).to_be_visible()


def test_leg_of_camel_up_by_the_keyboard(invite: Invite, base: str) -> None:
    """Three people at one keyboard: rolls, a ticket, a spectator tile, and the end of the leg step by step."""
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola", options={"start": 0})
    guest = invite(seats=table.held(0, 1, 2)).opens(table.path)
    keys = guest.page.keyboard
    ticket, tile = ["t", "ArrowRight", "Enter", "Enter"], ["c", "ArrowRight", "Enter", "Enter"]
    for pressed in (["r"], ticket, tile, ["r"], ["r"], ["r"], ["r"]):
        take_over(guest)
        for key in pressed:
            keys.press(key)
    sheet = guest.page.locator(".sheet")
    expect(sheet).to_be_visible()
    keys.press("ArrowRight")
    keys.press("Escape")
    expect(sheet).to_have_count(0)
    take_over(guest)


def take_over(guest: Guest) -> None:
    expect(guest.button("web-handover-hold")).to_be_focused()
    guest.page.keyboard.down("Enter")
    expect(guest.prompt).to_be_visible()
    guest.page.keyboard.up("Enter")


def test_keys_are_told(invite: Invite, base: str) -> None:
    table = open_table(base, "cubitos", "Anna", bots=1)
    guest = invite(seats=table.held(0)).opens(table.path)
    expect(guest.prompt).to_be_visible()
    guest.page.keyboard.press("?")
    expect(guest.dialog()).to_contain_text(guest.say("web-keys"))
    guest.page.keyboard.press("Escape")
    expect(guest.dialog()).to_have_count(0)


def test_log_and_talk_by_the_arrows(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2)
    guest = invite(seats=table.held(0)).opens(table.path)
    log, talk = (guest.page.get_by_role("tab", name=guest.say(f"web-{one}"), exact=True) for one in ("log", "talk"))
    log.focus()
    for tab in (talk, log):
        guest.page.keyboard.press("ArrowRight")
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
    guest.page.keyboard.press("Tab")
    expect(talk).not_to_be_focused()  # one of the two is enough on the way


def test_focus_goes_back_to_what_opened_a_dialog(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2)
    guest = invite(seats=table.held(0)).opens(table.path)
    for opener in (guest.button("web-menu"), guest.button("web-settings"), guest.page.locator(".seat").first):
        opener.press("Enter")
        expect(guest.dialog()).to_be_visible()
        guest.page.keyboard.press("Escape")
        expect(guest.dialog()).to_have_count(0)
        expect(opener).to_be_focused()


def test_position_on_paper_is_light(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    guest = invite(seats=table.held(0), theme="dark").opens(table.path)
    expect(guest.prompt).to_be_visible()
    guest.page.emulate_media(media="print")
    expect(guest.page.locator("html")).not_to_have_class(re.compile("dark"))
    box = guest.page.locator(".scene").bounding_box()
    assert box
    assert box["height"] > 200
    expect(guest.page.locator(".tray")).to_be_hidden()
    guest.page.emulate_media(media="screen")
    expect(guest.page.locator(".tray")).to_be_visible()
