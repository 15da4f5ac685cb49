"""How much faster two cores are than one, and what Ray costs beside processes and threads of our own.

    python -m benchmarks.scaling [--seconds 10] [--rounds 3]

Every row compares two ways of playing the same games, in turns, and tells the median of the ratios of its rounds. What
plays by hand plays in processes, whose start counts. Ray is started once, which is told apart, and its workers have
played before.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from rich.console import Console

import kostka
from benchmarks.tables import WIDTH, new_table, show
from kostka.lab import playing
from kostka.lab.extras import needed

SEATS = {"camelup": 4, "cubitos": 4, "jamniki": 3}
BOTS = (("random",), ("greedy",), ("hard@20",))
TRIED = 4  # games at least
ENOUGH = 0.3  # seconds from which the length of a run is estimated

Way = Callable[["Games"], kostka.Simulation]


@dataclass(frozen=True)
class Games:
    """Games that take one core about as long as was asked for."""

    game: str
    bots: tuple[str, ...]
    n: int

    def play(self, workers: int | None = None, ray: bool = False) -> kostka.Simulation:
        return kostka.simulate(self.game, self.bots, self.n, SEATS[self.game], 1, workers, ray=ray)


@dataclass(frozen=True)
class Comparison:
    """Decisions a second in two ways, and the ratio of the second way to the first."""

    games: Games
    first: float
    second: float
    ratio: float


def one_worker(games: Games) -> kostka.Simulation:
    return games.play(workers=1)


def two_workers(games: Games) -> kostka.Simulation:
    return games.play(workers=2)


def on_ray(games: Games) -> kostka.Simulation:
    return games.play(ray=True)


def sized(game: str, bots: tuple[str, ...], seconds: float) -> Games:
    tried = Games(game, bots, TRIED)
    while (done := one_worker(tried)).seconds < ENOUGH:
        tried = Games(game, bots, 4 * tried.n)
    return Games(game, bots, max(TRIED, int(seconds * tried.n / done.seconds)))


def compared(games: Games, first: Way, second: Way, rounds: int) -> Comparison:
    """Both ways in turns; raises if a result differs."""
    speeds = []
    for _ in range(rounds):
        one, two = first(games), second(games)
        if (one.scores != two.scores).any():
            raise SystemExit(f"{games} came out differently.")
        speeds.append((speed(one), speed(two)))
    ones, twos = zip(*speeds, strict=True)
    return Comparison(games, median(ones), median(twos), median(b / a for a, b in speeds))


def speed(done: kostka.Simulation) -> float:
    return float(done.decisions.sum() / done.seconds)


def started() -> tuple[float, float]:
    """Seconds until Ray is there, and until its first worker has answered."""
    ray, began = needed("ray", "cluster"), time.perf_counter()
    ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    joined = time.perf_counter()
    Games("jamniki", ("random",), 1).play(ray=True)
    return joined - began, time.perf_counter() - joined


def print_table(title: str, first: str, second: str, rows: list[Comparison]) -> None:
    table = new_table("game", "bots", "games", f"{first}, decisions/s", f"{second}, decisions/s", "ratio", words=2)
    for row in rows:
        speeds = f"{row.first:,.0f}", f"{row.second:,.0f}"
        table.add_row(row.games.game, ", ".join(row.games.bots), f"{row.games.n:,}", *speeds, f"{row.ratio:.2f}")
    show(Console(width=WIDTH), title, table)


def main() -> None:
    parser = argparse.ArgumentParser(description="How much faster two cores are than one, and what Ray costs.")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a run on one core")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    playing.LONG = 0  # games by hand are played by processes, however few they are
    measured = [sized(game, bots, asked.seconds) for game in kostka.game_ids() for bots in BOTS]
    cores = [compared(games, one_worker, two_workers, asked.rounds) for games in measured]
    print_table("Two cores against one", "one worker", "two workers", cores)
    joined, answered = started()
    for games in measured:
        Games(games.game, games.bots, TRIED).play(ray=True)
    there = [compared(games, two_workers, on_ray, asked.rounds) for games in measured]
    print_table("Ray on two cores against two workers", "two workers", "Ray", there)
    print(f"Ray was there after {joined:.1f} s, and its first worker had answered {answered:.1f} s later.")
    needed("ray", "cluster").shutdown()


if __name__ == "__main__":
    main()
