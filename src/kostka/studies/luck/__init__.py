"""Luck or skill: how much of a result would come again if the same players played again.

Players of different levels play every deal in all rotations; `variance` says what that shows.
"""

from collections.abc import Iterator, Sequence
from math import ceil

import numpy as np

from kostka.core.registry import find_game, game_ids
from kostka.lab.simulate import simulate
from kostka.studies import Progress, Run, Study, split
from kostka.studies.luck.report import LADDERS, Finding, report
from kostka.studies.luck.variance import LEAST_DEALS, Company, gaps, resamples, shares_of_variance
from kostka.studies.report import Report

SEARCHING = {"cubitos": "hard@10"}
USUAL_SEARCHING = "hard@30"
MATCHES = {"levels": 240, "wide": 12_000}
QUICK_MATCHES = {"levels": 8, "wide": 48}
PACE = {"levels": 100.0, "wide": 1.0}  # how long a match takes, for the progress bar
RESAMPLES = 1000


def ladder_of(name: str, game: str, quick: bool) -> tuple[str, ...]:
    """Levels, worst first: those people choose, or random beside greedy."""
    if name == "wide":
        return "random", "greedy"
    return ("easy", "normal") if quick else ("easy", "normal", SEARCHING.get(game, USUAL_SEARCHING))


def run(run: Run) -> Report:
    asked = list(questions(run.quick))
    parts = run.parts([PACE[ladder] for _, _, ladder in asked])
    return report([finding(run, *question, tell) for question, tell in zip(asked, parts, strict=True)])


def questions(quick: bool) -> Iterator[tuple[str, int, str]]:
    """Games, seats and ladders; in a quick run the levels meet only at the smallest tables."""
    for ladder in LADDERS:
        for game in game_ids():
            counts = find_game(game).seats
            for seats in counts[:1] if quick and ladder == "levels" else counts:
                yield game, seats, ladder


def companies(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets: levels by turns around the table, starting with each of them, so that all play equally often."""
    by_first = [tuple(levels[(first + i) % len(levels)] for i in range(seats)) for first in range(len(levels))]
    return list({tuple(sorted(company, key=levels.index)): company for company in by_first}.values())


def finding(run: Run, game: str, seats: int, ladder: str, progress: Progress) -> Finding:
    levels = ladder_of(ladder, game, run.quick)
    groups = companies(levels, seats)
    matches = (QUICK_MATCHES if run.quick else MATCHES)[ladder]
    deals = max(LEAST_DEALS, ceil(matches / (len(groups) * seats)))
    parts = split(progress, [1.0] * len(groups))
    met = [played(run, game, group, deals, tell) for group, tell in zip(groups, parts, strict=True)]
    weights = resamples(deals, RESAMPLES, run.seed)
    wins = shares_of_variance([company.shares for company in met], weights)
    scores = shares_of_variance([company.scores for company in met], weights)
    return Finding(game, seats, ladder, levels, deals * len(groups) * seats, wins, scores, gaps(met, levels, weights))


def played(run: Run, game: str, levels: tuple[str, ...], deals: int, progress: Progress) -> Company:
    """A company in all rotations: in rotation r player p has seat (p + r) modulo the number of seats."""
    seats = len(levels)
    shares, scores = np.empty((2, deals, seats, seats))
    for turn, tell in enumerate(split(progress, [1.0] * seats)):
        sitting = [(seat - turn) % seats for seat in range(seats)]
        bots = [levels[player] for player in sitting]
        games = simulate(game, bots=bots, n=deals, seats=seats, seed=run.seed, workers=run.workers, progress=tell)
        shares[:, sitting, range(seats)] = games.shares
        scores[:, sitting, range(seats)] = games.scores
    return Company(levels, shares, scores)


STUDY = Study("luck", run)
