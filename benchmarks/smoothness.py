"""`make smooth`: how the pages feel on a slow machine.

Whole games through the page at a sixth of the speed of this processor: tasks that block the page for long after it has
loaded, and frames that animations miss. Then ten rematches in one page: what stays in memory. And what a game's page
loads until it can be played.

    python -m benchmarks.smoothness [camelup jamniki cubitos] [--slow 6] [--moves 400] [--rematches 10]
"""

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, expect
from rich.console import Console

from benchmarks.tables import WIDTH, new_table, show
from tests.e2e.chromium import launch, playing
from tests.e2e.guests import GAMES, Guest, arrive
from tests.e2e.hands import Hands
from tests.e2e.house import House
from tests.e2e.tables import NAMES, open_table

BOTS = {"camelup": 2, "jamniki": 1, "cubitos": 1}
AIMS, PRESSES = 150, 80  # milliseconds of a quick hand
PACE = 0.35  # seconds of a bot, half of the usual
PATIENCE = 180_000  # milliseconds, until a whole game has been shown
LONG = 200  # milliseconds that a task may take
MOST_LOADED = 200_000  # bytes
# What the first picture waits for. Fonts swap in: until then words stand in the system's own.
PAINTS = ("document", "script", "stylesheet", "messages", "other")
# Long tasks, less the time that the hands themselves take to look at the page; frames while something moves.
WATCH = """
window.kostkaLooks = [];
window.kostkaTasks = [];
window.kostkaFrames = { shown: 0, missed: 0, moving: 0 };
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    const looks = window.kostkaLooks.filter(([from, to]) => to > startTime && from < startTime + duration);
    window.kostkaTasks.push([startTime, duration - looks.reduce((sum, [from, to]) => sum + to - from, 0)]);
  }
}).observe({ type: "longtask", buffered: true });
let last = 0;
const FRAME = 1000 / 60;
requestAnimationFrame(function frame(now) {
  const moves = document.getAnimations().some((one) =>
    one.playState === "running" && one.effect.getTiming().iterations !== Infinity);
  const counts = window.kostkaFrames;
  const looked = window.kostkaLooks.at(-1)?.[1] > last;
  if (moves && counts.moving && !looked) {
    const passed = Math.max(1, Math.round((now - last) / FRAME));
    counts.shown += 1;
    counts.missed += passed - 1;
  }
  counts.moving = moves;
  last = now;
  requestAnimationFrame(frame);
});
"""
# When everything that came over the line has been drawn.
AT_REST = "() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(performance.now()))))"


@dataclass(frozen=True)
class Felt:
    """A game at a fraction of the speed."""

    moves: int
    tasks: list[float]
    shown: int
    missed: int


def watch_game(browser: Browser, base: str, game: str, slow: float, moves: int) -> Felt:
    table = open_table(base, game, NAMES[0], bots=BOTS[game])
    guest = arrive(browser, base, pace="normal", seats=table.held(0))
    guest.page.add_init_script(WATCH)
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    guest.opens(table.path)
    expect(guest.prompt).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    loaded = guest.page.evaluate(AT_REST)
    made = Hands(guest, aims=AIMS, presses=PRESSES).play(moves)
    tasks = [duration for start, duration in guest.page.evaluate("() => window.kostkaTasks") if start > loaded]
    frames = guest.page.evaluate("() => window.kostkaFrames")
    guest.context.close()
    return Felt(made, sorted(tasks), frames["shown"], frames["missed"])


def heap_of(wire: CDPSession) -> tuple[float, int, int]:
    """Megabytes of JavaScript, elements and listeners that are still needed."""
    for _ in range(2):
        wire.send("HeapProfiler.collectGarbage")
    counts = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
    return counts["JSHeapUsedSize"] / 1e6, int(counts["Nodes"]), int(counts["JSEventListeners"])


def watch_rematches(browser: Browser, base: str, game: str, rematches: int) -> list[tuple[float, int, int]]:
    """The same people again and again in one page; a bot plays for the guest."""
    table = open_table(base, game, NAMES[0], bots=BOTS[game])
    guest = arrive(browser, base, seats=table.held(0))
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("Performance.enable")
    guest.opens(table.path)
    found = []
    for number in range(rematches + 1):
        play_out(guest)
        found.append(heap_of(wire))
        if number < rematches:
            before = guest.page.url
            guest.button("web-again").first.click()
            guest.page.wait_for_function("before => location.href !== before", arg=before)
    guest.context.close()
    return found


def play_out(guest: Guest) -> None:
    expect(guest.prompt).to_be_visible()
    over = guest.page.locator(".scene.over")
    guest.button("web-menu").click()
    guest.dialog().get_by_role("button", name=guest.say("web-seat-own")).click()
    guest.button("web-seat-lend-own").click()
    expect(over).to_be_visible(timeout=PATIENCE)


def loaded_by(browser: Browser, base: str, game: str) -> Mapping[str, int]:
    """Bytes over the line until the page of a game stands, by their kind."""
    table = open_table(base, game, NAMES[0], bots=BOTS[game])
    guest = arrive(browser, base, seats=table.held(0))
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = defaultdict(int)

    def note(answer: Mapping[str, Any]) -> None:
        address = answer["response"]["url"]
        kind = "messages" if "/api/messages/" in address else answer["type"].lower()
        kinds[answer["requestId"]] = kind if kind in (*PAINTS, "font") else "other"

    def count(end: Mapping[str, Any]) -> None:
        sizes[kinds.get(end["requestId"], "other")] += int(end["encodedDataLength"])

    wire.on("Network.responseReceived", note)
    wire.on("Network.loadingFinished", count)
    guest.opens(table.path)
    expect(guest.prompt).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    guest.context.close()
    return sizes


# ------------------------------------------------------------------------------------------------------------ figures


def main() -> None:
    arguments = read_arguments()
    console = Console(width=WIDTH)
    failures: list[str] = []
    with tempfile.TemporaryDirectory() as folder, playing() as playwright:
        browser = launch(playwright, "--enable-precise-memory-info")
        quick, usual = House(Path(folder) / "quick"), House(Path(folder) / "usual", PACE)
        try:
            for house in (quick, usual):
                house.folder.mkdir()
                house.open()
            show_loads(console, browser, quick.base, arguments.games, failures)
            show_games(console, browser, usual.base, arguments, failures)
            show_heap(console, browser, quick.base, arguments, failures)
        finally:
            quick.close()
            usual.close()
    console.print(*failures, sep="\n", style="bold red")
    raise SystemExit(bool(failures))


def show_loads(console: Console, browser: Browser, base: str, games: list[str], failures: list[str]) -> None:
    table = new_table("page", *PAINTS, "first picture", "fonts behind it")
    for game in games:
        sizes = loaded_by(browser, base, game)
        painted = sum(sizes[kind] for kind in PAINTS)
        figures = (*(sizes[kind] for kind in PAINTS), painted, sizes["font"])
        table.add_row(game, *(f"{size / 1000:.1f}" for size in figures))
        if painted > MOST_LOADED:
            failures.append(
                f"{game} loads {painted / 1000:.0f} kB until it is painted, {MOST_LOADED // 1000} are allowed"
            )
    show(console, "Loaded until a game can be played, in kB over the line", table)


def show_games(
    console: Console, browser: Browser, base: str, arguments: argparse.Namespace, failures: list[str]
) -> None:
    table = new_table(
        "game", "moves", "tasks > 50 ms", f"> {LONG} ms", "longest, ms", "frames shown", "missed", "missed, %"
    )
    for game in arguments.games:
        felt = watch_game(browser, base, game, arguments.slow, arguments.moves)
        long = [duration for duration in felt.tasks if duration > LONG]
        share = 100 * felt.missed / max(1, felt.shown + felt.missed)
        longest = f"{max(felt.tasks, default=0):.0f}"
        counts = (felt.moves, len(felt.tasks), len(long), longest, felt.shown, felt.missed, f"{share:.1f}")
        table.add_row(game, *map(str, counts))
        if long:
            failures.append(f"{game} has {len(long)} tasks of more than {LONG} ms, the longest of {longest} ms")
    show(console, f"Whole games at 1/{arguments.slow:g} of the speed", table)


def show_heap(
    console: Console, browser: Browser, base: str, arguments: argparse.Namespace, failures: list[str]
) -> None:
    table = new_table("game", "first, MB", "after two", "last", "elements first", "last", "listeners first", "last ")
    for game in arguments.games:
        found = watch_rematches(browser, base, game, arguments.rematches)
        (first, elements, listeners), (last, more, hearing) = found[0], found[-1]
        settled = found[min(2, len(found) - 1)][0]
        figures = (f"{first:.1f}", f"{settled:.1f}", f"{last:.1f}", elements, more, listeners, hearing)
        table.add_row(game, *map(str, figures))
        if last > settled * 1.15 + 0.5:
            failures.append(f"{game}: {settled:.1f} MB after two rematches, {last:.1f} MB after {arguments.rematches}")
    show(console, f"In memory after {arguments.rematches} rematches in one page", table)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--slow", type=float, default=6)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--rematches", type=int, default=10)
    return parser.parse_args()


if __name__ == "__main__":
    main()
