"""What of a result is luck: its variance in parts, and how many games tell who is better.

What two deals have in common for a player is skill; what two seatings of one deal have in common for a seat are the
dice that come whatever anybody does; the rest is how dice and decisions meet. Intervals come from deals drawn anew.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, inf, nan
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from kostka.lab.statistics import CONFIDENCE, Interval

PARTS = ("skill", "deal", "rest")
LEAST_DEALS = 4  # of which parts can be told at all

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Company:
    """Players who meet at a table, by level, and their results in every deal, player by player and seat by seat."""

    levels: tuple[str, ...]
    shares: Floats
    scores: Floats


@dataclass(frozen=True)
class Gap:
    """Two levels, the better one first: after how many games it has won more often, with a confidence of 95 %."""

    better: str
    worse: str
    games: Interval


def resamples(deals: int, count: int, seed: int) -> Floats:
    """How often each deal counts: once in the first row, in the others as if so many deals were drawn anew.

    One deal alone would tell nothing of others.
    """
    drawn = np.random.default_rng(abs(seed)).multinomial(deals, np.full(deals, 1 / deals), count)
    return np.vstack([np.ones((1, deals)), drawn[drawn.max(axis=1) < deals]])


def decomposed(results: Sequence[Floats], weights: Floats) -> dict[str, Floats]:
    """The variance of a result and its parts, a value for each row of weights; companies count the same."""
    found = [parts_of(one, weights) for one in results]
    return {name: np.mean([parts[name] for parts in found], axis=0) for name in ("all", *PARTS)}


def parts_of(results: Floats, weights: Floats) -> dict[str, Floats]:
    """Of results by deal, player and seat. Products of different deals are free of their luck, and so unbiased."""
    deals, seats, _ = results.shape
    means = results.mean(axis=2)
    products = (means[:, :, None] * means[:, None, :]).reshape(deals, -1)
    sums = weights @ means
    # A deal that was drawn several times is no other deal than itself.
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


def shares_of_variance(parts: dict[str, Floats]) -> dict[str, Interval]:
    return {name: share_of(parts[name] / parts["all"]) for name in PARTS}


def share_of(values: Floats) -> Interval:
    """A part of a whole: what chance puts beyond none or all of it is cut."""
    around = interval_of(values)
    return Interval(*(min(1.0, max(0.0, end)) for end in (around.mean, around.low, around.high)))


def interval_of(values: Floats) -> Interval:
    """The first value, with how far the others lie around their own middle."""
    low, high = np.quantile(values[1:], [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2]) - values[1:].mean()
    return Interval(float(values[0]), float(values[0] + min(0.0, low)), float(values[0] + max(0.0, high)))


def turning_point(parts: dict[str, Floats]) -> Interval:
    """After so many games the mean result owes as much to skill as to luck."""
    skill = share_of(parts["skill"] / parts["all"])
    return Interval(*(inf if share <= 0 else (1 - share) / share for share in (skill.mean, skill.high, skill.low)))


def gaps(met: Sequence[Company], levels: Sequence[str], weights: Floats) -> tuple[Gap, ...]:
    """Of each level over the one below it."""
    return tuple(gap(met, better, worse, weights) for worse, better in pairwise(levels))


def gap(met: Sequence[Company], better: str, worse: str, weights: Floats) -> Gap:
    """By how much the better one wins more often than the worse one at the same table, and how much that varies."""
    leads = [lead for company in met for lead in leads_of(company, better, worse)]
    if not leads:
        return Gap(better, worse, Interval(nan, nan, nan))
    lead = np.stack(leads)  # by pair of players, deal and rotation
    total = weights.sum(axis=1)
    mean = weights @ lead.mean(axis=(0, 2)) / total
    square = weights @ (lead**2).mean(axis=(0, 2)) / total
    around = interval_of(mean)
    deviation = float(np.sqrt(max(0.0, square[0] - mean[0] ** 2)))
    ends = (games_needed(value, deviation) for value in (around.mean, around.high, around.low))
    return Gap(better, worse, Interval(*ends))


def leads_of(company: Company, better: str, worse: str) -> Iterator[Floats]:
    """By deal and rotation, for each pair of players of these levels."""
    seats = len(company.levels)
    turns = np.arange(seats)
    for one, level in enumerate(company.levels):
        for other, beside in enumerate(company.levels):
            if (level, beside) == (better, worse):
                yield (
                    company.shares[:, one, (one + turns) % seats] - company.shares[:, other, (other + turns) % seats]
                )


def games_needed(mean: float, deviation: float) -> float:
    """So that the sum of as many games is above zero with 95 %, as far as it is normal."""
    return inf if mean <= 0 else float(max(1, ceil((NormalDist().inv_cdf(CONFIDENCE) * deviation / mean) ** 2)))
