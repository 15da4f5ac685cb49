"""Statistics of paired deals: shares with their intervals, differences in Elo, and a sequential test.

A deal is played in every seating, so all bots have the same luck. Its matches share their dice: only deals are
independent of each other, and a deal counts as one observation.
"""

from dataclasses import dataclass
from math import inf, log, log10, pi, sqrt, tan
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
RISK = 0.05  # of either wrong answer of a sequential test
LEAST_DEALS = 24  # before these a sequential test knows too little about the variance


@dataclass(frozen=True)
class Interval:
    """A mean, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


def win_shares(places: Any) -> NDArray[np.float64]:
    """Each seat's share of the win, of one game or of a row per game: those who tie for first place split it."""
    first: NDArray[np.bool_] = np.asarray(places) == 1
    shares: NDArray[np.float64] = first / first.sum(axis=-1, keepdims=True)
    return shares


def share_interval(deals: NDArray[np.float64], matches: int) -> Interval:
    """The mean of the shares that a bot won deal by deal, with Wilson's interval.

    `throws` is the effective sample size. Deals that are all alike say nothing about it: then it is the number of
    matches.
    """
    mean, count = float(deals.mean()), len(deals)
    if count < 2:
        return Interval(mean, 0.0, 1.0)
    variance = float(deals.var(ddof=1)) / count
    throws = mean * (1 - mean) / variance if variance > 0 and 0 < mean < 1 else float(matches)
    square = student(count - 1) ** 2
    middle = (mean + square / (2 * throws)) / (1 + square / throws)
    half = sqrt(square * mean * (1 - mean) / throws + square**2 / (4 * throws**2)) / (1 + square / throws)
    return Interval(mean, middle - half if mean > 0 else 0.0, middle + half if mean < 1 else 1.0)


def standard_error(deals: NDArray[np.float64]) -> float:
    """The standard error of the mean of the deals; 0 if there is only one."""
    return float(deals.std(ddof=1) / sqrt(len(deals))) if len(deals) > 1 else 0.0


def student(freedom: int) -> float:
    """How many standard errors the interval reaches to each side, by Student's distribution."""
    beyond = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return tan(pi * (beyond - 0.5))
    if freedom == 2:
        return (2 * beyond - 1) / sqrt(2 * beyond * (1 - beyond))
    z = NormalDist().inv_cdf(beyond)
    # The expansion of Cornish and Fisher, to the third order.
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def elo(share: float, seats: int) -> float:
    """The lead in Elo of a player who wins this share against equal others; for two seats this is the usual formula."""
    if not 0 < share < 1:
        return -inf if share <= 0 else inf
    return 400 * log10(share * (seats - 1) / (1 - share))


def elo_interval(share: Interval, seats: int) -> Interval:
    return Interval(elo(share.mean, seats), elo(share.low, seats), elo(share.high, seats))


class Sequential:
    """The test of "wins at least `margin` more than par" against "wins as often as par", deal by deal.

    Wald's bounds for the likelihood ratio of two means of a normal distribution with the variance of the deals.
    """

    def __init__(self, par: float, margin: float, seats: int) -> None:
        self.par, self.margin = float(par), float(margin)
        self.upper, self.lower = log((1 - RISK) / RISK), log(RISK / (1 - RISK))
        # Two imaginary deals with the variance of independent matches: real ones may be all alike at first.
        self.doubt = 2 * par * (1 - par) / seats
        self.deals, self.sum, self.squares = 0, 0.0, 0.0
        self.ratio = 0.0

    def see(self, share: float) -> None:
        """Add the share of a deal, unless the test is decided."""
        if self.decision is not None:
            return
        self.deals += 1
        self.sum += float(share)
        self.squares += float(share) ** 2
        mean = self.sum / self.deals
        variance = (max(0.0, self.squares - self.sum * mean) + self.doubt) / self.deals
        self.ratio = self.deals * self.margin * (mean - self.par - self.margin / 2) / variance

    @property
    def decision(self) -> bool | None:
        """Whether it wins that much more; None while that is undecided."""
        if self.deals < LEAST_DEALS or self.lower < self.ratio < self.upper:
            return None
        return self.ratio >= self.upper
