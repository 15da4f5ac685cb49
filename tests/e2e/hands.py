"""Hands that play whatever a page offers, like somebody who knows no rules: they look what can be clicked, try it, and
notice what came of it. Nothing is read but what everybody sees on the page."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.e2e.guests import Guest

MOST_TRIES = 60  # clicks that lead to nothing, before something must be wrong

# What is on the table: whether it is over, whether the guest has to act, whether something is to be closed first (a leg
# that is explained has buttons to and fro, which lead nowhere), how far it is, and what can be clicked. All that can be
# clicked gets a number, by which it is found again.
LOOK = """() => {
  const began = performance.now();
  const table = document.querySelector("main.table");
  if (!table) return { here: false };
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden"
    && !one.closest("[inert], [aria-hidden=true]");
  const entries = [...table.querySelectorAll("[role=log] [data-entry]")].map((one) => Number(one.dataset.entry));
  const main = table.querySelector(".main");
  const things = [...main.querySelectorAll("button, [role=button], [role=option], [role=radio]")]
    .filter((one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" && shown(one));
  const rank = (one) => one.matches(".prompt .btn.go") ? 0 : one.closest(".sheet, .ask, .overlay") ? 1
    : one.matches(".prompt .btn") ? 2 : one.closest(".legal, .can, .fits, [data-legal]") ? 3 : 4;
  for (const one of document.querySelectorAll("[data-hand]")) delete one.dataset.hand;
  things.forEach((one, index) => (one.dataset.hand = index));
  const name = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ").slice(0, 90);
  const found = {
    here: true,
    over: table.querySelector(".scene.over") !== null,
    mine: table.querySelector(".seat.now .you") !== null,
    covered: document.querySelector("dialog[open], .leg-sheet") !== null,
    at: Math.max(-1, ...entries),
    things: things.map((one, index) => ({ index, name: name(one), rank: rank(one) })),
  };
  window.kostkaLooks?.push([began, performance.now()]); // for those who measure how long the page itself takes
  return found;
}"""

# A spot of a thing that nothing else lies over; null where there is none.
AIM = """(index) => {
  const began = performance.now();
  const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85];
  const one = document.querySelector(`[data-hand="${index}"]`);
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
  const spots = one ? SHARES.flatMap((down) => SHARES.map((right) => [x + width * right, y + height * down])) : [];
  const found = spots.find(([right, down]) => one.contains(document.elementFromPoint(right, down))) ?? null;
  window.kostkaLooks?.push([began, performance.now()]);
  return found;
}"""


class StuckError(Exception):
    """Nothing that was clicked led to anything."""


@dataclass
class Hands:
    guest: Guest
    seed: int = 1
    aims: float = 0  # milliseconds from where the mouse arrives to the press, and how long that lasts: at once
    presses: float = 0
    tried: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.page.evaluate(LOOK)
        return found

    def await_turn(self) -> dict[str, Any]:
        """Wait until the guest has to act, or the match is over. Explanations are not read."""
        while True:
            self.guest.page.wait_for_function(
                """() => { const table = document.querySelector("main.table");
                const mine = table?.querySelector(".scene.over, .seat.now .you");
                // The log comes right behind the board.
                return table?.querySelector(".sheet") || (mine && !table.querySelector("[data-behind]")); }"""
            )
            seen = self.look()
            if seen["over"] or seen["mine"]:
                return seen
            self.guest.page.keyboard.press("Escape")

    def move(self) -> bool:
        """Make a move; false when the match is over."""
        seen = self.await_turn()
        if seen["over"]:
            return False
        begun, tried = seen["at"], Counter[str]()
        for _ in range(MOST_TRIES):
            if seen["covered"]:
                self.guest.page.keyboard.press("Escape")
            elif seen["things"]:
                thing = self.choose(seen["things"], tried)
                tried[thing["name"]] += 1
                self.click(thing["index"])
            seen = self.settle(seen)
            if not seen["here"] or seen["over"] or seen["at"] > begun or not seen["mine"]:
                return True
        raise StuckError(f"{dict(tried)}, and now {[thing['name'] for thing in seen['things']]}")

    def choose(self, things: list[dict[str, Any]], tried: Counter[str]) -> dict[str, Any]:
        """What confirms first, then what answers or is marked as possible; what led to nothing least of all."""
        least = min(2 * tried[thing["name"]] + (thing["rank"] > 3) for thing in things)
        best = [thing for thing in things if 2 * tried[thing["name"]] + (thing["rank"] > 3) == least]
        if sure := [thing for thing in best if thing["rank"] == 0]:
            return sure[0]
        return self.chance.choice(best)

    def click(self, index: int) -> None:
        """A click with the mouse and nothing else: the page is not asked whether it is ready."""
        if spot := self.guest.page.evaluate(AIM, index):  # else it lies under something: another one will do
            self.guest.page.mouse.move(*spot)
            self.guest.page.wait_for_timeout(self.aims)
            self.guest.page.mouse.click(*spot, delay=self.presses)

    def settle(self, before: dict[str, Any]) -> dict[str, Any]:
        """What is on the table once the click has shown whatever it leads to."""
        self.guest.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")
        return self.look()

    def play(self, moves: int = 2000) -> int:
        """Play until the match is over, or so many moves; how many there were."""
        for number in range(moves):
            if not self.move():
                return number
        return moves
