"""The command: learns, plays, bounds, and prints a table; how far it is goes to the other stream."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

import numpy as np

from benchmarks.ceiling.answer import chances, learn, matches, rehearsed
from benchmarks.ceiling.hindsight import Bound
from kostka.games.jamniki.compiled.duel import TURNS
from kostka.lab.statistics import Interval, share_interval

T = TypeVar("T")

POSITIONS, REHEARSALS, STACKS = 60_000, 10_000, 200
QUICK = 20  # times fewer of everything


def told(name: str, steps: Iterable[T], count: int) -> Iterator[T]:
    """The same steps, and a line that tells how many are done."""
    for done, step in enumerate(steps, 1):
        print(f"\r{name}: {done:,} of {count:,} ", end="" if done < count else "\n", file=sys.stderr, flush=True)
        yield step


def row(name: str, count: str, share: Interval) -> None:
    print(f"| {name} | {count} | {share.mean:.1%} ({share.low:.1%} to {share.high:.1%}) |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How often anybody can beat greedy in Jamniki for two.")
    parser.add_argument("--matches", type=int, default=8000, help="of the best answer, two of every deal")
    parser.add_argument("--stacks", type=int, default=STACKS, help="of each game, for the bound; 0: no bound")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="to learn from, for every number of turns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a twentieth of everything")
    asked = parser.parse_args()
    fewer = QUICK if asked.quick else 1
    deals, stacks, games = asked.matches // 2 // fewer, asked.stacks // fewer, REHEARSALS // fewer
    *_, networks = told("turns learned", learn(asked.positions // fewer, asked.seed), TURNS - 2)
    spread, won = rehearsed(games, asked.seed, networks)
    print("| against `greedy`, Jamniki for two | of | wins (95 %) |")
    print("|---|---|---|", flush=True)
    found = np.fromiter(told("deals", matches(deals, asked.seed, networks, chances(spread, won)), deals), float)
    row("the best answer that was learned", f"{2 * deals:,} matches", share_interval(found, 2 * deals))
    if stacks > 1:
        bound = Bound(stacks, asked.seed, networks, spread)
        for _ in told("stacks", bound.steps(), 2 * stacks):
            pass
        row("no more than: who sees all draws, and pays", f"{stacks:,} stacks of each game", bound.interval())


if __name__ == "__main__":
    main()
