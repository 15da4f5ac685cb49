"""Pages for everybody: no fault that axe knows of, on any page, by day and by night; games by the keyboard alone."""

import re
from collections import Counter
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PageTimeoutError

from tests.e2e.chromium import WEB
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.hands import Hands
from tests.e2e.rooms import Rooms
from tests.e2e.tables import open_table
from tests.e2e.views import ASKS, VIEWS, seen

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Behind a dialog lies a page that is looked at by itself.
FIND = """async (rules) => {
  const shown = document.querySelector("dialog:modal") ?? document;
  const rest = {
    "target-size": { enabled: false }, // test_phones measures them, and not what a list cuts off
    "label-content-name-mismatch": { enabled: true },
  };
  const { violations } = await axe.run(shown, { runOnly: rules, rules: rest, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((one) => `${id}: ${one.html.slice(0, 140)} ${one.any.concat(
    one.all, one.none).map(({ message }) => message).join(" ").slice(0, 200)}`));
}"""


# One of each way in which questions of Cubitos are answered: rows, seats, dice, trays, faces, abilities, rewards.
KINDS_OF_ASKS = [f"cubitos-asks-{one}" for one in ("choose", "to", "lose", "gain", "face", "use", "reward")]
MOST_KEYS = 150  # moves by the keyboard, in which some rounds of Cubitos must have been played
# What changes with a new look has begun to, and has come to its end.
SETTLED = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.all(document.getAnimations().filter((one) =>
    one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => {})));
}"""


@pytest.mark.parametrize("name", [*VIEWS, *KINDS_OF_ASKS])
def test_axe_finds_nothing(browser: Browser, rooms: Rooms, name: str) -> None:
    with seen(browser, rooms, (VIEWS | ASKS)[name], theme="light") as guest:
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        guest.page.evaluate(SETTLED)
        found = guest.page.evaluate(FIND, RULES)
        guest.page.evaluate("document.documentElement.classList.add('dark')")
        guest.page.evaluate(SETTLED)
        found += [f"by night {one}" for one in guest.page.evaluate(FIND, ["color-contrast"])]
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
    for number, pressed in enumerate((["r"], ticket, tile, ["r"], ["r"], ["r"], ["r"])):
        await_turn(guest, number % 3)
        for key in pressed:
            keys.press(key)
    sheet = guest.page.locator(".sheet")
    expect(sheet).to_be_visible()
    keys.press("ArrowRight")
    keys.press("Escape")
    expect(sheet).to_have_count(0)


def await_turn(guest: Guest, seat: int) -> None:
    """The screen has turned to a player; of their cards nothing is in the page."""
    expect(guest.page.locator(f"[data-piece=seat-{seat}].now .you")).to_be_attached()
    expect(guest.page.locator(".bets [data-item=card]")).to_have_count(1)


def test_rounds_of_cubitos_by_the_keyboard(invite: Invite, base: str) -> None:
    """Dice are drawn, pushed and passed, cards answered, a runner goes brick by brick and stops, dice are bought."""
    table = open_table(base, "cubitos", "Anna", bots=1, options={"set": "race-1", "start": 0, "laps": 4})
    guest = invite(seats=table.held(0)).opens(table.path)
    hands, made = Hands(guest), Counter[str]()
    for _ in range(MOST_KEYS):
        assert not hands.await_turn()["over"]
        before = guest.page.get_by_role("main").inner_text()
        made[press_what_is_asked(guest)] += 1
        with suppress(PageTimeoutError):  # somebody else's move came between, and it is another question now
            guest.page.wait_for_function(
                "before => document.querySelector('main').innerText !== before", arg=before, timeout=1000
            )
        if made["bought"] >= 2 and made["stepped"] >= 3:
            break
    assert {"pushed", "passed", "stopped", "bought", "stepped"} <= made.keys()


def press_what_is_asked(guest: Guest) -> str:
    """Press the keys of one move at a table of Cubitos; what was done by it."""
    page, keys = guest.page, guest.page.keyboard
    page.evaluate("() => document.activeElement?.blur()")
    if page.locator(".pad").count():
        steps = page.locator(".pad .arrow:not([aria-disabled=true])")
        keys.press(steps.first.get_attribute("aria-keyshortcuts") or "" if steps.count() else "Enter")
        return "stepped" if steps.count() else "stopped"
    if page.locator(".ask").count():
        keys.press("1")
        if guest.prompt.locator(".btn.go").count():
            keys.press("Enter")
        return "answered"
    if page.locator(".market .ok").count():
        for key in ("ArrowRight", "Enter", "n"):
            keys.press(key)
        return "bought"
    if page.locator(".push .btn.go:not([aria-disabled=true])").count() and active_dice(guest) < 3:
        keys.press("Space")
        return "pushed"
    if page.locator(".push .safe:not([aria-disabled=true])").count():
        keys.down("Enter")
        keys.down("Enter")  # held: it repeats
        keys.up("Enter")
        return "passed"
    keys.press("n")
    return "confirmed"


def active_dice(guest: Guest) -> int:
    return int(guest.page.locator("#zone-active h3 b").inner_text())


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
