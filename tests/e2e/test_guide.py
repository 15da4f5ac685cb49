"""The guided start: it points at what it speaks of, covers none of it, and leaves when it is told to."""

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.tables import open_table

# Pixels of what the ring is around that lie under the bubble.
COVERED = """() => {
  const [ring, bubble] = [".around", ".bubble"].map((one) => document.querySelector(one).getBoundingClientRect());
  const wide = Math.min(ring.right, bubble.right) - Math.max(ring.left, bubble.left);
  const high = Math.min(ring.bottom, bubble.bottom) - Math.max(ring.top, bubble.top);
  return Math.max(0, wide) * Math.max(0, high);
}"""

AROUND = """(what) => {
  const [ring, piece] = [".around", what].map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.abs(ring.top - piece.top) < 9 && Math.abs(ring.bottom - piece.bottom) < 9;
}"""


def test_guide_ends_with_the_first_move(invite: Invite, base: str) -> None:
    table = open_table(base, "cubitos", "Anna", bots=1, options={"set": "race-1", "start": 0})
    guest = invite(seats=table.held(0), guided=(), size=(390, 844)).opens(table.path)
    guest.button("web-help-round").tap()
    steps = ["track", "zones", "push", "fans", "market", "now"]
    for name in steps:
        title = "web-help-now-title" if name == "now" else f"web-cubitos-guide-{name}-title"
        expect(guest.page.locator(".bubble")).to_contain_text(guest.say(title))
        expect(guest.page.locator(".bubble.placed")).to_be_visible()
        guest.page.wait_for_function(f"() => ({COVERED})() === 0")
        if name == "push":
            guest.page.wait_for_function(AROUND, arg=".push")
        if name != "now":
            guest.button("web-help-next").tap()
    guest.page.locator(".push .btn, #prompt .btn.go").first.tap()
    expect(guest.page.locator(".bubble")).to_have_count(0)
    assert guest.page.evaluate("scrollY") == 0
    assert guest.keeps("kostka.settings")["guided"] == ["cubitos"]


def test_offer_goes_with_escape_and_is_not_made_to_spectators(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    watcher = invite(guided=()).opens(table.path)
    guest = invite(seats=table.held(0), guided=()).opens(table.path)
    offer = offered(guest)
    expect(offer).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    expect(watcher.prompt).to_be_visible()
    expect(offered(watcher)).to_have_count(0)


def offered(guest: Guest) -> Locator:
    return guest.button("web-help-round")
