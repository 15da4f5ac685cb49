"""`make bench`: the speed of every game beside other engines, of exact odds beside plain Python, and of starting.

Prints tables and writes all figures to benchmarks/results/latest.json.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

import kostka
from benchmarks.environment import PACKAGES, ROOT, describe_machine, pin
from benchmarks.leg_odds import Comparison, compare
from benchmarks.speed import Contestant, ours, peers, race, ratio
from benchmarks.starts import Start, starts
from benchmarks.tables import WIDTH, new_table, show
from kostka.cli.progress import bar

RESULTS = ROOT / "benchmarks" / "results" / "latest.json"

# What the games are held to. Speeds in decisions a second, ratios to OpenSpiel's backgammon in the same run.
LEAST_SPEED = {"cubitos": 500_000}
LEAST_RATIO = {"camelup": 25, "cubitos": 10}
LEAST_ODDS_RATIO = 20
MOST_COLD, MOST_CACHED = 120, 2  # seconds


@dataclass(frozen=True)
class Target:
    what: str
    wanted: str
    got: str
    met: bool


def main() -> None:
    arguments = read_arguments()
    pin()
    console = Console(width=WIDTH)
    machine = describe_machine()
    console.print(", ".join(f"{name} {value}" for name, value in machine.items()), "\n")

    for id in arguments.games:
        with bar(f"Compiling {id}") as progress:
            kostka.game(id).compile(progress)
    with bar("Installing the other engines"):
        others = peers()
    contestants = [contestant for id in arguments.games for contestant in ours(id)] + others
    with bar("Random games") as progress:
        race(contestants, arguments.seconds, arguments.rounds, progress)
    show(console, "Random full games on one core", speed_table(contestants))
    for contestant in contestants:
        if contestant.missing:
            console.print(f"{contestant.title} ({contestant.how}) was not measured: {contestant.missing}", markup=False)
    odds = []
    if "camelup" in arguments.games:
        with bar("Exact odds of a leg"):
            odds = compare(arguments.rounds)
        show(console, "Exact odds of a Camel Up leg from its start (the fractions are equal)", odds_table(odds))
    with bar("Starting with and without a cache") as progress:
        started = starts(arguments.games, progress)
    show(console, "Starting Python and getting all rules of a game ready", starts_table(started))
    targets = [*speed_targets(contestants), *odds_targets(odds), *start_targets(started)]
    show(console, "What is wanted", targets_table(targets))
    save(machine, contestants, odds, started, targets)
    console.print(f"All figures: {RESULTS.relative_to(ROOT)}")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The speed of Kostka beside other engines.")
    parser.add_argument("games", nargs="*", default=kostka.game_ids(), help="games to measure; all if none is given")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of one sample")
    parser.add_argument("--rounds", type=int, default=5, help="samples of each engine, taken in turns")
    return parser.parse_args()


# ---------------------------------------------------------------------------------------------------------- tables


def speed_table(contestants: Sequence[Contestant]) -> Table:
    table = new_table(
        "game",
        "how",
        "decisions/s",
        "least",
        "most",
        "decisions a game",
        "chance nodes/s",
        "times backgammon",
        words=2,
    )
    backgammon = by_id(contestants, "backgammon")
    for contestant in contestants:
        if contestant.missing:
            table.add_row(contestant.title, contestant.how, "not measured")
            continue
        games = sum(sample.games for sample in contestant.samples)
        decisions = sum(sample.decisions for sample in contestant.samples)
        chances = sum(sample.chances for sample in contestant.samples)
        seconds = sum(sample.seconds for sample in contestant.samples)
        table.add_row(
            contestant.title,
            contestant.how,
            f"{contestant.speed:,.0f}",
            f"{min(contestant.speeds):,.0f}",
            f"{max(contestant.speeds):,.0f}",
            f"{decisions / games:.1f}",
            f"{chances / seconds:,.0f}" if chances else "",
            "" if backgammon.missing else f"{ratio(contestant, backgammon):.2f}",
        )
    return table


def odds_table(odds: Sequence[Comparison]) -> Table:
    table = new_table(
        "position",
        "Kostka, ms",
        "plain Python with memory, ms",
        "times faster",
    )
    for row in odds:
        table.add_row(row.position, f"{1000 * row.compiled:.2f}", f"{1000 * row.plain:.1f}", f"{row.ratio:.1f}")
    return table


def starts_table(found: Sequence[Start]) -> Table:
    table = new_table("game", "first time, s", "cached, s")
    for row in found:
        table.add_row(row.game, f"{row.cold:.1f}", f"{row.cached:.2f}")
    return table


def targets_table(targets: Sequence[Target]) -> Table:
    table = new_table("what", "wanted", "got", "met")
    for target in targets:
        table.add_row(target.what, target.wanted, target.got, "yes" if target.met else "[bold red]no[/]")
    return table


# --------------------------------------------------------------------------------------------------------- targets


def speed_targets(contestants: Sequence[Contestant]) -> Iterator[Target]:
    backgammon = by_id(contestants, "backgammon")
    for contestant in contestants:
        if least := LEAST_SPEED.get(contestant.id):
            speed = contestant.speed
            yield Target(f"{contestant.id}: decisions/s", f"at least {least:,}", f"{speed:,.0f}", speed >= least)
        if least := LEAST_RATIO.get(contestant.id):
            what, wanted = f"{contestant.id}: times OpenSpiel's backgammon", f"at least {least}"
            if backgammon.missing:
                yield Target(what, wanted, "not measured", False)
            else:
                times = ratio(contestant, backgammon)
                yield Target(what, wanted, f"{times:.1f}", times >= least)


def odds_targets(odds: Sequence[Comparison]) -> Iterator[Target]:
    for row in odds:
        times, wanted = row.ratio, f"at least {LEAST_ODDS_RATIO}"
        yield Target(f"leg odds, {row.position}: times plain", wanted, f"{times:.1f}", times >= LEAST_ODDS_RATIO)


def start_targets(found: Sequence[Start]) -> Iterator[Target]:
    for row in found:
        yield Target(f"{row.game}: first start", f"under {MOST_COLD} s", f"{row.cold:.1f} s", row.cold < MOST_COLD)
        yield Target(
            f"{row.game}: cached start", f"under {MOST_CACHED} s", f"{row.cached:.2f} s", row.cached < MOST_CACHED
        )


def by_id(contestants: Sequence[Contestant], id: str) -> Contestant:
    return next(contestant for contestant in contestants if contestant.id == id)


# -------------------------------------------------------------------------------------------------------- the file


def save(
    machine: dict[str, Any],
    contestants: Sequence[Contestant],
    odds: Sequence[Comparison],
    started: Sequence[Start],
    targets: Sequence[Target],
) -> None:
    figures = {
        "machine": machine,
        "kostka": kostka.__version__,
        "peers": PACKAGES,
        "speed": {
            contestant.id: {
                "how": contestant.how,
                "missing": contestant.missing,
                "samples": [asdict(sample) for sample in contestant.samples],
            }
            for contestant in contestants
        },
        "leg_odds": [asdict(row) for row in odds],
        "starts": [asdict(row) for row in started],
        "targets": [asdict(target) for target in targets],
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
