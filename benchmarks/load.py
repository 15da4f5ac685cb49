"""How much a table server carries: people at many tables, over WebSockets, beside the bare echo of the same server.

    python -m benchmarks.load --players 100,500,1000,2000 --seconds 30

Prints tables; --json prints all figures instead.
"""

import argparse
import asyncio
import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.crowd import Crowd, Figures, Habits
from benchmarks.echo import echoing, measure_echo
from benchmarks.environment import describe_machine
from benchmarks.processes import THINKER, WORKER, Running, machine_seconds, serving
from benchmarks.tables import WIDTH, new_table, show

T = TypeVar("T")

GAMES = "camelup,cubitos,jamniki"
SEATS = 4  # players of a table, if rooms are not given
STALE = "server-stale"
GENERATOR, OTHERS = "generator", "other processes"
ROLES = (WORKER, THINKER, GENERATOR, OTHERS)
MOST_PLAYERS, MOST_MILLISECONDS = 1000, 50.0  # what the server is held to


@dataclass(frozen=True)
class Times:
    """Milliseconds: of half of all, of all but the slowest of a hundred, and of the slowest."""

    count: int
    half: float
    most: float
    worst: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Times":
        ordered = [second * 1000 for second in sorted(seconds)] or [float("nan")]
        return cls(len(seconds), ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1])


@dataclass(frozen=True)
class Step:
    """What was measured with so many players."""

    players: int
    rooms: int
    watchers: int
    seconds: float
    moves_per_second: float
    acknowledged: Times
    told: Times
    echo: Times
    returns: Times
    resent: int
    losses: int
    rematches: int
    refusals: dict[str, int]
    goodbyes: dict[str, int]
    faults: dict[str, int]
    # Shares of one core.
    processors: dict[str, float]
    # Kilobytes that a worker holds for a room and those who are connected to it.
    room_memory: float | None

    @property
    def is_clean(self) -> bool:
        """Whether nothing was refused but what was decided too late, and nobody was sent away."""
        return not (set(self.refusals) - {STALE} or self.goodbyes or self.losses or self.faults)


def main() -> None:
    arguments = read_arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left behind
    steps = []
    for players, rooms in zip(arguments.players, rooms_of(arguments), strict=True):
        print(f"{players} players in {rooms} rooms ...", file=sys.stderr)
        steps.append(take_step(arguments, players, rooms))
    if arguments.json:
        print(json.dumps({"machine": describe_machine(), "steps": [asdict(step) for step in steps]}, indent=1))
    else:
        print_steps(steps)
    if not all(step.is_clean for step in steps):
        sys.exit("Something was refused, or failed.")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How much a table server carries.")
    parser.add_argument("--players", type=whole_numbers, default="100,500,1000,2000", help="of each step")
    parser.add_argument("--rooms", type=whole_numbers, help=f"of each step; if not given, one for {SEATS} players")
    parser.add_argument("--games", type=lambda text: text.split(","), default=GAMES, help="one after the other")
    parser.add_argument("--seconds", type=float, default=30.0, help="that are measured")
    parser.add_argument("--settle", type=float, default=5.0, help="seconds before that, with everybody there")
    parser.add_argument("--think", type=float, default=3.0, help="seconds that a player thinks, on average")
    parser.add_argument("--drop", type=float, default=0.02, help="share of moves at which a connection is lost")
    parser.add_argument("--watchers", type=float, default=0.05, help="people who watch, for each player")
    parser.add_argument("--database", default="sqlite", help="sqlite or postgres, one of its own; or a URL")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--url", default="", help="of a server that runs already, with limits that allow this")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def whole_numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def rooms_of(arguments: argparse.Namespace) -> list[int]:
    return arguments.rooms or [max(1, players // SEATS) for players in arguments.players]


# ------------------------------------------------------------------------------------------------------------ measuring


def take_step(arguments: argparse.Namespace, players: int, rooms: int) -> Step:
    """A fresh server, the crowd, and then the echo with as many connections and messages."""
    with nullcontext() if arguments.url else serving(arguments.database, arguments.workers) as server:
        part = run(play(arguments, server, players, rooms))
    with echoing() as echo:
        count = players + part["watchers"]
        times = run(measure_echo(echo.base, count, max(1.0, part["moves_per_second"]), arguments.seconds))
    return Step(players=players, rooms=rooms, echo=Times.of(times), **part)


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def play(arguments: argparse.Namespace, server: Running | None, players: int, rooms: int) -> dict[str, Any]:
    crowd = Crowd(server.base if server else arguments.url, Habits(arguments.think, arguments.drop))
    await warm_up(crowd.base, arguments.games)
    memory = server.memory() if server else 0
    watchers = round(arguments.watchers * players)
    await crowd.gather(arguments.games, rooms, players, watchers)
    await crowd.play(arguments.settle)
    grown = server.memory() - memory if server else None
    before, began = processor_seconds(server), time.perf_counter()
    figures = await crowd.play(arguments.seconds)
    seconds, after = time.perf_counter() - began, processor_seconds(server)
    faults = Counter(server.faults()) if server else {}
    crowd.disperse()
    return {
        **figures_of(figures, seconds),
        "watchers": watchers,
        "faults": dict(faults),
        "processors": {role: (after[role] - before[role]) / seconds for role in after},
        "room_memory": None if grown is None else grown / rooms / 1024,
    }


async def warm_up(base: str, games: Sequence[str]) -> None:
    """A table of each game, so that the first room does not pay for what all rooms share."""
    crowd = Crowd(base, Habits(think=0.05, drop=0))
    await crowd.gather(games, len(games), SEATS * len(games), 0)
    await crowd.play(2)
    crowd.disperse()


def processor_seconds(server: Running | None) -> dict[str, float]:
    """What the server, this process, which plays all the people, and all others on the machine have used so far."""
    used = {**(server.processor_seconds() if server else {}), GENERATOR: time.process_time()}
    return {**used, OTHERS: machine_seconds() - sum(used.values())}


def figures_of(figures: Figures, seconds: float) -> dict[str, Any]:
    return {
        "seconds": seconds,
        "moves_per_second": len(figures.acknowledged) / seconds,
        "acknowledged": Times.of(figures.acknowledged),
        "told": Times.of(figures.told),
        "returns": Times.of(figures.returns),
        "resent": figures.resent,
        "losses": figures.losses,
        "rematches": figures.rematches,
        "refusals": dict(figures.refusals),
        "goodbyes": dict(figures.goodbyes),
    }


# ------------------------------------------------------------------------------------------------------------- printing


def print_steps(steps: Sequence[Step]) -> None:
    console = Console(width=WIDTH)
    console.print(", ".join(f"{name} {value}" for name, value in describe_machine().items()), "\n")
    show(console, "Milliseconds: half of all, 99 of 100, the slowest", times_table(steps))
    show(console, "What it takes, in shares of one core", costs_table(steps))
    show(console, "What went wrong or was meant to", events_table(steps))
    for step in steps:
        if step.players <= MOST_PLAYERS and step.acknowledged.most > MOST_MILLISECONDS:
            console.print(f"{step.players} players: 99 of 100 moves should be kept in {MOST_MILLISECONDS:.0f} ms")


def times_table(steps: Sequence[Step]) -> Table:
    columns = ("players", "rooms", "moves/s", "acknowledged", "", "", "others told", "", "echo", "", "back", "")
    table = new_table(*columns, words=0)
    for step in steps:
        times = [*shown(step.acknowledged), *shown(step.told)[:2], *shown(step.echo)[:2], *shown(step.returns)[:2]]
        table.add_row(str(step.players), str(step.rooms), f"{step.moves_per_second:.0f}", *times)
    return table


def shown(times: Times) -> list[str]:
    return [f"{value:.1f}" for value in (times.half, times.most, times.worst)]


def costs_table(steps: Sequence[Step]) -> Table:
    table = new_table("players", *ROLES, "KiB a room", words=0)
    for step in steps:
        used = [f"{step.processors.get(role, 0):.0%}" for role in ROLES]
        table.add_row(str(step.players), *used, "" if step.room_memory is None else f"{step.room_memory:.0f}")
    return table


def events_table(steps: Sequence[Step]) -> Table:
    columns = (
        "players",
        "came back",
        "moves sent again",
        "rematches",
        "stale",
        "refused",
        "lost",
        "sent away",
        "faults",
    )
    table = new_table(*columns, words=0)
    for step in steps:
        stale = step.refusals.get(STALE, 0)
        counts = [step.returns.count, step.resent, step.rematches, stale, sum(step.refusals.values()) - stale]
        others = [step.losses, in_words(step.goodbyes), in_words(step.faults)]
        table.add_row(*map(str, [step.players, *counts, *others]))
    return table


def in_words(counts: dict[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items()) or "0"


if __name__ == "__main__":
    main()
