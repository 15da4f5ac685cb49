"""Each of the games, played to its end through the page, with bots in the other seats."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.hands import Hands
from tests.e2e.tables import open_table

# Every size of the scene until the match is over: one, and another one while a market takes the place of the tray.
SIZES = """() => {
  window.kostkaSizes = { tray: new Set(), market: new Set() };
  new ResizeObserver(([{ target, contentRect: { width, height } }]) => {
    const below = document.querySelector(".tray > .market") ? "market" : "tray";
    if (!target.matches(".over")) window.kostkaSizes[below].add(`${width} x ${height}`);
  }).observe(document.querySelector(".scene"));
}"""

# The newest line of the log is in sight.
LAST_LINE = """() => {
  const list = document.querySelector("[role=log] ol");
  return list.scrollHeight - list.scrollTop - list.clientHeight < 4;
}"""


@pytest.mark.parametrize(
    ("game", "bots", "options"), [("camelup", 2, {}), ("jamniki", 1, {"games": 1}), ("cubitos", 1, {})]
)
def test_game_is_played_to_its_end(invite: Invite, base: str, game: str, bots: int, options: dict[str, int]) -> None:
    table = open_table(base, game, "Anna", bots=bots, options=options)
    guest = invite(seats=table.held(0)).opens(table.path)
    expect(guest.prompt).to_be_visible()
    guest.page.evaluate(SIZES)
    assert Hands(guest).play() > 3
    guest.page.keyboard.press("Escape")  # the last leg need not be read
    expect(guest.button("web-again")).to_be_visible()
    guest.page.wait_for_function(LAST_LINE)
    sizes = guest.page.evaluate("() => [window.kostkaSizes.tray, window.kostkaSizes.market].map((some) => [...some])")
    assert [len(some) for some in sizes] == [1, game == "cubitos"], f"the scene jumps: {sizes}"
