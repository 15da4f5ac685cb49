"""`make bench`: the speed of every game and its environments beside others, of exact odds, and of starting.

Prints tables, writes all figures to benchmarks/results/latest.json and draws docs/images/speed.svg.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import kostka
from benchmarks.environment import PACKAGES, ROOT, describe_machine, pin
from benchmarks.environments import batches, best, turns
from benchmarks.leg_odds import Comparison, compare
from benchmarks.peers import BATCHES, GAMES, PGX, TURNS
from benchmarks.picture import PICTURE, RESULTS, draw
from benchmarks.speed import Contestant, ours, peers, race, ratio
from benchmarks.starts import Start, starts
from benchmarks.tables import WIDTH, new_table, show
from benchmarks.targets import (
    Target,
    batch_targets,
    by_id,
    odds_targets,
    speed_targets,
    start_targets,
    turn_targets,
)
from kostka.cli.progress import bar
from kostka.core.compiling import compile_game

TRIAL = ROOT / "build" / "speed.svg"


def main() -> None:
    arguments = read_arguments()
    games: list[str] = arguments.games
    pin()
    console = Console(width=WIDTH)
    machine = describe_machine()
    console.print(", ".join(f"{name} {value}" for name, value in machine.items()), "\n")

    for id in games:
        with bar(f"Compiling {id}") as progress:
            compile_game(kostka.game(id), progress)
    races = installed(games)
    for name, contestants in races.items():
        with bar(f"Measuring: {name}") as progress:
            race(contestants, arguments.seconds, arguments.rounds, progress)
    show_races(console, races)
    odds = []
    if "camelup" in games:
        with bar("Exact odds of a leg"):
            odds = compare(arguments.rounds)
        show(console, "Exact odds of a Camel Up leg from its start (the fractions are equal)", odds_table(odds))
    with bar("Starting with and without a cache") as progress:
        started = starts(games, progress)
    show(console, "Starting Python and getting all rules of a game ready", starts_table(started))
    targets = [*race_targets(races), *odds_targets(odds), *start_targets(started)]
    show(console, "What is wanted", targets_table(targets))
    save(machine, races, odds, started, targets)
    draw(arguments.picture)
    console.print(f"All figures: {RESULTS.relative_to(ROOT)}; drawn: {arguments.picture}")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The speed of Kostka beside other engines.")
    parser.add_argument("games", nargs="*", default=kostka.game_ids(), help="games to measure; all if none is given")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one sample")
    parser.add_argument("--rounds", type=int, default=5, help="samples of each engine, taken in turns")
    parser.add_argument("--picture", type=Path, default=PICTURE, help="where to draw the speeds")
    parser.add_argument("--quick", action="store_true", help=f"one short round, drawn to {TRIAL.relative_to(ROOT)}")
    asked = parser.parse_args()
    if asked.quick:
        asked.seconds, asked.rounds, asked.picture = 0.3, 1, TRIAL
    return asked


# ----------------------------------------------------------------------------------------------------------- the races


def installed(games: Sequence[str]) -> dict[str, list[Contestant]]:
    """Everybody who is measured, by what they are measured in."""
    with bar("Installing the others"):
        return {
            GAMES: [contestant for id in games for contestant in ours(id)] + peers(GAMES),
            BATCHES: batches(games),
            TURNS: turns(games),
        }


def show_races(console: Console, races: Mapping[str, Sequence[Contestant]]) -> None:
    show(console, "Random full games on one core", games_table(races[GAMES]))
    pgx = best(races[BATCHES], PGX)
    title = "Batched environments with observations and masks on one core, random legal moves"
    show(console, title, steps_table(races[BATCHES], "decisions/s", {"times pgx at its best": pgx}))
    tictactoe = {
        "times tictactoe env()": by_id(races[TURNS], "tictactoe"),
        "times its raw_env()": by_id(races[TURNS], "tictactoe raw"),
    }
    show(
        console,
        "Environments by turns on one core, random legal moves",
        steps_table(races[TURNS], "steps/s", tictactoe),
    )
    for contestant in (each for contestants in races.values() for each in contestants if each.missing):
        console.print(f"{contestant.title} ({contestant.how}) was not measured: {contestant.missing}", markup=False)


def race_targets(races: Mapping[str, Sequence[Contestant]]) -> list[Target]:
    return [*speed_targets(races[GAMES]), *batch_targets(races[BATCHES]), *turn_targets(races[TURNS])]


# ---------------------------------------------------------------------------------------------------------- the tables


def games_table(contestants: Sequence[Contestant]) -> Table:
    more = ("decisions a game", "chance nodes/s", "times backgammon")
    table = new_table("game", "how", "decisions/s", "least", "most", *more, words=2)
    backgammon = by_id(contestants, "backgammon")
    for contestant in contestants:
        games = sum(sample.games for sample in contestant.samples)
        decisions = sum(sample.decisions for sample in contestant.samples)
        chances = sum(sample.chances for sample in contestant.samples)
        seconds = sum(sample.seconds for sample in contestant.samples)
        table.add_row(
            *speed_cells(contestant),
            f"{decisions / games:.1f}" if games else "",
            f"{chances / seconds:,.0f}" if chances else "",
            times(contestant, backgammon),
        )
    return table


def steps_table(contestants: Sequence[Contestant], unit: str, beside: Mapping[str, Contestant | None]) -> Table:
    table = new_table("game", "how", unit, "least", "most", *beside, words=2)
    for contestant in contestants:
        table.add_row(*speed_cells(contestant), *(times(contestant, other) for other in beside.values()))
    return table


def speed_cells(contestant: Contestant) -> list[str]:
    if contestant.missing:
        return [contestant.title, contestant.how, "not measured", "", ""]
    speeds = (contestant.speed, min(contestant.speeds), max(contestant.speeds))
    return [contestant.title, contestant.how, *(f"{speed:,.0f}" for speed in speeds)]


def times(one: Contestant, other: Contestant | None) -> str:
    return "" if one.missing or other is None or other.missing else f"{ratio(one, other):.2f}"


def odds_table(odds: Sequence[Comparison]) -> Table:
    table = new_table("position", "Kostka, ms", "plain Python with memory, ms", "times faster")
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


# ------------------------------------------------------------------------------------------------------------ the file


def save(
    machine: dict[str, Any],
    races: Mapping[str, Sequence[Contestant]],
    odds: Sequence[Comparison],
    started: Sequence[Start],
    targets: Sequence[Target],
) -> None:
    figures = {
        "machine": machine,
        "kostka": kostka.__version__,
        "peers": PACKAGES,
        "speed": {name: [speed_figures(each) for each in contestants] for name, contestants in races.items()},
        "leg_odds": [asdict(row) for row in odds],
        "starts": [asdict(row) for row in started],
        "targets": [asdict(target) for target in targets],
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def speed_figures(contestant: Contestant) -> dict[str, Any]:
    return {
        "id": contestant.id,
        "title": contestant.title,
        "how": contestant.how,
        "missing": contestant.missing,
        "samples": [asdict(sample) for sample in contestant.samples],
    }


if __name__ == "__main__":
    main()
