"""Luck against skill: how much of a result would come again if the same players sat down again.

A table of players of different levels plays every deal in all rotations; `luck_parts` tells what that shows.
"""

from collections.abc import Iterator, Sequence
from math import ceil

import numpy as np

from kostka.core.registry import game as find_game
from kostka.lab.simulate import simulate
from kostka.lab.studies import ALL_GAMES, Progress, Run, Study
from kostka.lab.studies.luck_parts import (
    LEAST_DEALS,
    Company,
    decomposed,
    gaps,
    resamples,
    shares_of_variance,
    turning_point,
)
from kostka.lab.studies.luck_report import LADDERS, Finding, report
from kostka.lab.studies.report import Report

SEARCHING = {"camelup": "hard@30", "cubitos": "hard@10", "jamniki": "hard@30"}
MATCHES = {"levels": 240, "wide": 12_000}
QUICK_MATCHES = {"levels": 8, "wide": 48}
SLOWNESS = {"levels": 100.0, "wide": 1.0}  # of a match, for the progress bar
RESAMPLES = 1000


def ladder_of(name: str, game: str, quick: bool) -> tuple[str, ...]:
    """Levels, worse ones first: people as they are, or blind chance beside greed."""
    if name == "wide":
        return "random", "greedy"
    return ("easy", "normal") if quick else ("easy", "normal", SEARCHING[game])


def run(run: Run) -> Report:
    asked = list(questions(run.quick))
    parts = run.parts([SLOWNESS[ladder] for _, _, ladder in asked])
    return report([finding(run, *question, tell) for question, tell in zip(asked, parts, strict=True)])


def questions(quick: bool) -> Iterator[tuple[str, int, str]]:
    """Where it has to be quick, levels meet only at the smallest tables."""
    for ladder in LADDERS:
        for game in ALL_GAMES:
            counts = find_game(game).seats
            for seats in counts[:1] if quick and ladder == "levels" else counts:
                yield game, seats, ladder


# ------------------------------------------------------------------------------------------------------------- playing


def companies(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets: levels in turn around the table, beginning with each of them, so that all play equally often."""
    found = [tuple(levels[(first + i) % len(levels)] for i in range(seats)) for first in range(len(levels))]
    return list({tuple(sorted(company, key=levels.index)): company for company in found}.values())


def finding(run: Run, game: str, seats: int, ladder: str, progress: Progress) -> Finding:
    levels = ladder_of(ladder, game, run.quick)
    groups = companies(levels, seats)
    matches = (QUICK_MATCHES if run.quick else MATCHES)[ladder]
    deals = max(LEAST_DEALS, ceil(matches / (len(groups) * seats)))
    told = Run(run.quick, run.seed, run.workers, progress).parts([1.0] * len(groups))
    met = [played(run, game, group, deals, tell) for group, tell in zip(groups, told, strict=True)]
    weights = resamples(deals, RESAMPLES, run.seed)
    wins = decomposed([each.shares for each in met], weights)
    return Finding(
        game,
        seats,
        ladder,
        levels,
        deals * len(groups) * seats,
        shares_of_variance(wins),
        shares_of_variance(decomposed([each.scores for each in met], weights)),
        turning_point(wins),
        gaps(met, levels, weights),
    )


def played(run: Run, game: str, levels: tuple[str, ...], deals: int, progress: Progress) -> Company:
    """A company in all rotations: in rotation r, player p sits in seat (p + r) of those around the table."""
    seats = len(levels)
    shares, scores = np.empty((2, deals, seats, seats))
    told = Run(run.quick, run.seed, run.workers, progress).parts([1.0] * seats)
    for turn, tell in enumerate(told):
        sitting = [(seat - turn) % seats for seat in range(seats)]
        names = [levels[player] for player in sitting]
        games = simulate(game, bots=names, n=deals, seats=seats, seed=run.seed, workers=run.workers, progress=tell)
        shares[:, sitting, range(seats)] = games.shares
        scores[:, sitting, range(seats)] = games.scores
    return Company(levels, shares, scores)


STUDY = Study("luck", run)
