"""How much of a result is luck: its variance in parts, and how many games show who is better.

What a player's results in two deals have in common is skill. What two seatings of one deal have in common for a seat is
the deal itself. The rest is dice that meet decisions. Intervals are bootstrapped over deals.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from math import ceil, inf
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from kostka.lab.statistics import CONFIDENCE, Interval
from kostka.studies.clusters import UNKNOWN

PARTS = ("skill", "deal", "rest")
LEAST_DEALS = 4  # for an estimate of the parts

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Company:
    """The levels of players who meet at a table, and their results by deal, player and seat."""

    levels: tuple[str, ...]
    shares: Floats
    scores: Floats


@dataclass(frozen=True)
class Gap:
    """After how many games the better of two levels has won more often, with a confidence of 95 %."""

    better: str
    worse: str
    games: Interval


def resamples(deals: int, count: int, seed: int) -> Floats:
    """Bootstrap weights of deals: ones in the first row, then `count` resamples.

    A resample of one deal alone is left out: it says nothing about other deals.
    """
    drawn = np.random.default_rng(abs(seed)).multinomial(deals, np.full(deals, 1 / deals), count)
    return np.vstack([np.ones((1, deals)), drawn[drawn.max(axis=1) < deals]])


def shares_of_variance(results: Sequence[Floats], weights: Floats) -> dict[str, Interval]:
    """How much each part is of the variance of a result; all companies count the same."""
    companies = [parts_of(one, weights) for one in results]
    means = {name: np.mean([parts[name] for parts in companies], axis=0) for name in ("all", *PARTS)}
    return {name: share_of(means[name] / means["all"]) for name in PARTS}


def parts_of(results: Floats, weights: Floats) -> dict[str, Floats]:
    """The parts of the variance of results by deal, player and seat; products of different deals make them unbiased."""
    deals, seats, _ = results.shape
    means = results.mean(axis=2)
    products = (means[:, :, None] * means[:, None, :]).reshape(deals, -1)
    sums = weights @ means
    # A deal that was drawn several times is not two different deals.
    pairs = (weights**2).sum(axis=1)
    total = weights.sum(axis=1)
    others = (sums[:, :, None] * sums[:, None, :]).reshape(len(weights), -1) - (weights**2) @ products
    apart = (others / (total**2 - pairs)[:, None]).reshape(-1, seats, seats)
    itself = apart.diagonal(axis1=1, axis2=2).mean(axis=1)
    everybody = apart.mean(axis=(1, 2))
    strangers = (everybody * seats - itself) / (seats - 1)
    sum_of_seat = results.sum(axis=1)
    squares = (results**2).sum(axis=1)
    same_seat = ((sum_of_seat**2 - squares) / (seats * (seats - 1))).mean(axis=1)
    every = (results**2).mean(axis=(1, 2))
    whole = weights @ every / total - everybody
    skill = itself - everybody
    deal = weights @ same_seat / total - strangers
    return {"all": whole, "skill": skill, "deal": deal, "rest": whole - skill - deal}


def share_of(values: Floats) -> Interval:
    """An estimated share, cut to what a share can be."""
    around = interval_of(values)
    return Interval(*(min(1.0, max(0.0, end)) for end in (around.mean, around.low, around.high)))


def interval_of(values: Floats) -> Interval:
    """The first value, with the spread of the others around their own mean."""
    low, high = np.quantile(values[1:], [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2]) - values[1:].mean()
    return Interval(float(values[0]), float(values[0] + min(0.0, low)), float(values[0] + max(0.0, high)))


def turning_point(skill: Interval) -> Interval:
    """The number of games after which the mean result is half skill, half luck, from the share that is skill."""
    return Interval(*(inf if share <= 0 else (1 - share) / share for share in (skill.mean, skill.high, skill.low)))


def gaps(met: Sequence[Company], levels: Sequence[str], weights: Floats) -> tuple[Gap, ...]:
    """The gap between each level and the one below it."""
    return tuple(gap(met, better, worse, weights) for worse, better in pairwise(levels))


def gap(met: Sequence[Company], better: str, worse: str, weights: Floats) -> Gap:
    """The games that the better level needs, from its lead over the worse one at the same table."""
    leads = [lead for company in met for lead in leads_of(company, better, worse)]
    if not leads:
        return Gap(better, worse, UNKNOWN)
    lead = np.stack(leads)  # by pair of players, deal and rotation
    total = weights.sum(axis=1)
    mean = weights @ lead.mean(axis=(0, 2)) / total
    square = weights @ (lead**2).mean(axis=(0, 2)) / total
    around = interval_of(mean)
    deviation = float(np.sqrt(max(0.0, square[0] - mean[0] ** 2)))
    ends = (games_needed(value, deviation) for value in (around.mean, around.high, around.low))
    return Gap(better, worse, Interval(*ends))


def leads_of(company: Company, better: str, worse: str) -> Iterator[Floats]:
    """The lead by deal and rotation, for each pair of players of these levels."""
    seats = len(company.levels)
    turns = np.arange(seats)
    for one, other in permutations(range(seats), 2):
        if (company.levels[one], company.levels[other]) == (better, worse):
            mine, theirs = (one + turns) % seats, (other + turns) % seats
            yield company.shares[:, one, mine] - company.shares[:, other, theirs]


def games_needed(mean: float, deviation: float) -> float:
    """How many games have a sum above zero with 95 %, by the normal approximation."""
    return inf if mean <= 0 else float(max(1, ceil((NormalDist().inv_cdf(CONFIDENCE) * deviation / mean) ** 2)))
