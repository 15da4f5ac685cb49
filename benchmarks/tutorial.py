"""What docs/tutorial.md says of its policy: its own code with more rounds, judged by more matches, and its pictures.

    python -m benchmarks.tutorial

prints the learning curve and what the policy wins in the end.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.environment import ROOT
from kostka.lab.statistics import Interval, share_interval
from kostka.studies.plots import (
    by_night,
    game_looks,
    histogram,
    lines,
    new_figure,
    percent_axis,
    styled,
    to_svg,
    zero_line,
)
from tests.pages import snippets

PAGE = ROOT / "docs" / "tutorial.md"
PICTURES = ROOT / "docs" / "images"
AT_ONCE = 20_000  # matches
SEED = 1000  # of the first of them; rounds of learning have the seeds from 0
SIZE = (7.2, 3.8)

Weights = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--most", type=int, default=65_536, help="games of a round")
    parser.add_argument("--matches", type=int, default=60_000, help="that judge the policy of every round")
    parser.add_argument("--last", type=int, default=200_000, help="matches that judge the last one")
    chosen = parser.parse_args()
    page = run_page()
    weights, curve = page["beginner"](), []
    print(told("before learning", shares(page, weights, chosen.matches)), flush=True)
    for played, weights in page["train"](chosen.rounds, most=chosen.most):
        curve.append((played, shares(page, weights, chosen.matches)))
        print(told(f"{played:,} games", curve[-1][1]), flush=True)
    print(told(f"in the end, by {chosen.last:,} matches", shares(page, weights, chosen.last)))
    write("tutorial-margins", draw_margins(page["margins"]))
    write("tutorial-learning", draw_curve(curve))


def run_page() -> dict[str, Any]:
    """What the page has defined once all of it has run."""
    names: dict[str, Any] = {}
    with somewhere_else():
        for number, snippet in enumerate(snippets(PAGE)):
            exec(compile(snippet, f"{PAGE.name}, snippet {number}", "exec"), names)
    return names


@contextmanager
def somewhere_else() -> Iterator[None]:
    """A folder for what the page writes, which nobody keeps."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(here)


def shares(page: dict[str, Any], weights: Weights, matches: int) -> Interval:
    """What a policy wins of many matches, so many at once as memory has room for."""
    found = []
    for first in range(0, matches, AT_ONCE):
        env, _ = page["play"](weights, min(AT_ONCE, matches - first), SEED + first // AT_ONCE)
        won = env.places == 1
        found.append(won[:, 0] / won.sum(1))
    return share_interval(np.concatenate(found), matches)


def told(what: str, share: Interval) -> str:
    return f"{what}: {100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


# ------------------------------------------------------------------------------------------------------------- pictures


def draw_margins(margins: NDArray[np.int32]) -> str:
    with styled():
        figure = new_figure(SIZE)
        axes = figure.subplots()
        histogram(axes, margins, "whole", game_looks()["jamniki"])
        axes.set_xlabel("points ahead at the end")
        axes.set_ylabel("matches")
        return by_night(to_svg(figure))


def draw_curve(curve: list[tuple[int, Interval]]) -> str:
    """What is won by how many games were learned from, over powers of ten."""
    games, won = zip(*curve, strict=True)
    with styled():
        figure = new_figure(SIZE)
        axes = figure.subplots()
        axes.set_xscale("log")
        lines(axes, games, [("", won)], [game_looks()["jamniki"]], named=False)
        zero_line(axes, 0.5)
        axes.set_xlabel("games learned from")
        axes.set_ylabel("wins against greedy, with 95 % intervals")
        percent_axis(axes.yaxis)
        return by_night(to_svg(figure))


def write(name: str, picture: str) -> None:
    (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
