"""A phone of 360 pixels: nothing is wider than the screen, a move can be made without scrolling, and thumbs hit what
they mean."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import GAMES
from tests.e2e.hands import Hands
from tests.e2e.rooms import Rooms
from tests.e2e.tables import open_table
from tests.e2e.views import VIEWS, seen

SIZE = (360, 740)
TALL = 844
# Whatever can be tapped, less links inside of sentences and what lies under another thing that can be tapped as well.
SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, [role=button], [role=radio]")]
  .filter((one) => !one.disabled && one.offsetParent !== null || one instanceof SVGElement)
  .filter((one) => !one.closest(".vh, [inert], p, li .line, [aria-hidden=true]") && !one.matches(".line, .vh"))
  .map((one) => {
    const box = (one.matches("input") && one.closest("label") || one).getBoundingClientRect();
    return { what: one.outerHTML.slice(0, 140), width: Math.round(box.width), height: Math.round(box.height) };
  })
  .filter(({ width, height }) => width > 0 && (width < 39.5 || height < 39.5))"""
WIDE = """() => {
  const wide = document.documentElement.scrollWidth;
  if (wide <= innerWidth) return [];
  return [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 8).map((one) => `${one.tagName} ${one.className?.baseVal ?? one.className}`);
}"""


@pytest.mark.parametrize("name", VIEWS)
def test_nothing_is_too_wide_or_too_small(browser: Browser, rooms: Rooms, name: str) -> None:
    """In the language with the longest words."""
    with seen(browser, rooms, VIEWS[name], size=SIZE, language="uk") as guest:
        found = [*guest.page.evaluate(WIDE), *guest.page.evaluate(SMALL), *guest.faults]
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(("name", "width"), [*((game, 360) for game in GAMES), ("camelup-eight", 390)])
def test_moves_need_no_scrolling(browser: Browser, rooms: Rooms, name: str, width: int) -> None:
    """What can be played is on the screen of a usual phone."""
    with seen(browser, rooms, VIEWS[name], size=(width, TALL)) as guest:
        reach = guest.page.evaluate(
            """() => Math.max(...["#prompt", ".main .scene", ".main .tray"].map((one) =>
            document.querySelector(one)?.getBoundingClientRect().bottom ?? 0))"""
        )
    assert reach <= TALL


@pytest.mark.parametrize(
    ("game", "bots", "options"), [("camelup", 2, {}), ("jamniki", 1, {"games": 1}), ("cubitos", 1, {})]
)
def test_game_by_thumb(invite: Invite, base: str, game: str, bots: int, options: dict[str, int]) -> None:
    """Whole matches on a phone: whatever goes wrong in the console is a failure."""
    table = open_table(base, game, "Anna", bots=bots, options=options)
    guest = invite(seats=table.held(0), size=SIZE, language="pl").opens(table.path)
    expect(guest.prompt).to_be_visible()
    assert Hands(guest).play() > 3
    guest.page.keyboard.press("Escape")  # the last leg need not be read
    expect(guest.button("web-again")).to_be_visible()
