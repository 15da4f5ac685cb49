"""What trials say about cards: how much a die wins, what a coin wins elsewhere, and the price at which both are equal.

A toss decides who may buy a card. What those who may win more, divided by the dice they take more, is what a die wins
beyond what its coins would have won elsewhere (an instrumental variable). A second toss makes all dice dearer by a coin
for some; what they win less, per coin, is what a coin wins elsewhere. The sum is what a die wins; divided by what
coins win on average it is the fair price. Sets are independent; intervals follow from how much they differ.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf

import numpy as np
from numpy.typing import NDArray

from kostka.lab.statistics import Interval, student
from kostka.studies.card_trials import Trial
from kostka.studies.clusters import UNKNOWN

Floats = NDArray[np.float64]

SELDOM = 0.1  # dice per race and player; cards bought less often get no estimate
LEAST_SETS = 6  # in which some might buy it and others not
HALF = 0.5  # a coin
NEAR = 1.5  # coins; a fair price with a wider margin leaves its cost open


@dataclass(frozen=True)
class Sums:
    """What a set adds to the estimates; `own` has a column for each of its cards.

    Differences are those from the mean of the seats of a race, since what one wins the others lose.
    """

    cards: NDArray[np.intp]
    own: Floats  # OWN by card
    dear: Floats  # DEAR


# What those who may buy a card have more: of the win, of its dice, of those that they paid for, and a coin more for.
# Then what they bought and gained, and how many they are.
OWN = WON, DICE, PAID, DEARER, BOUGHT, GAINED, ALLOWED = range(7)
# Of the win, what those who pay more have more; how unequal tosses were; then players and dice bought, dear and not.
DEAR = LOST, TOSSED, DEAR_SEATS, DEAR_DICE, USUAL_SEATS, USUAL_DICE = range(6)


def sums_of(trial: Trial) -> Sums:
    seats = trial.shares.shape[1]
    beside = seats / (seats - 1)  # from the mean of all seats to that of the others
    allowed, dear, bought, gained = trial.prices
    may, pays = from_mean(allowed), from_mean(dear)
    won = (may * trial.shares[:, :, None]).sum(axis=(0, 1))
    taken = bought + gained, bought, bought * dear[:, :, None]
    more = [beside * (may * dice).sum(axis=(0, 1)) for dice in taken]
    had = [(dice * allowed).sum(axis=(0, 1)) for dice in (bought, gained, 1)]
    lost = (pays * trial.shares).sum(), beside * (pays**2).sum()
    arms = [part for arm in (dear, ~dear) for part in (arm.sum(), bought[arm].sum())]
    return Sums(trial.cards, np.array([won, *more, *had], np.float64), np.array([*lost, *arms], np.float64))


def from_mean(values: NDArray[np.bool_]) -> Floats:
    """How much each seat differs from the mean of its race."""
    differences: Floats = values - values.mean(axis=1, keepdims=True)
    return differences


@dataclass(frozen=True)
class Worths:
    """What was found, by card of the box; cards that are bought too seldom have no numbers."""

    bought: Floats  # dice a race, of a player who may buy them
    die: list[Interval]  # the share of a win for a die more
    coin: list[Interval]  # the same for a coin spent on it
    fair: list[Interval]  # coins
    mean_coin: Interval  # the share of a win for a coin, over all dice that were bought
    elsewhere: Interval  # what a coin more to pay costs


def worths(costs: Floats, found: Iterable[Sums]) -> Worths:
    """The worth of all cards from what the sets add up to."""
    sums = list(found)
    own, dear = spread(sums, len(costs)), np.array([one.dear for one in sums])
    with np.errstate(divide="ignore", invalid="ignore"):
        rates = own[:, BOUGHT].sum(axis=0) / own[:, ALLOWED].sum(axis=0)
        taken = own[:, [BOUGHT, GAINED]].sum(axis=(0, 1)) / own[:, ALLOWED].sum(axis=0)
        sets = (own[:, DICE] != 0).sum(axis=0)
        told = (taken >= SELDOM) & (sets >= LEAST_SETS) & (own[:, DICE].sum(axis=0) > 0)
        return estimated(costs, own, dear, rates, told)


def spread(sums: list[Sums], cards: int) -> Floats:
    """What sets add, by set, column and card of the box."""
    own = np.zeros((len(sums), len(OWN), cards))
    for row, one in zip(own, sums, strict=True):
        row[:, one.cards] = one.own
    return own


def estimated(costs: Floats, own: Floats, dear: Floats, rates: Floats, told: NDArray[np.bool_]) -> Worths:
    beyond, off_beyond = ratio(own[:, WON][:, told], own[:, DICE][:, told])
    total = dear.sum(axis=0)
    dice = (total[DEAR_DICE] / total[DEAR_SEATS] + total[USUAL_DICE] / total[USUAL_SEATS]) / 2
    elsewhere, off_elsewhere = ratio(-dear[:, [LOST]], dice * dear[:, [TOSSED]])
    bought, price = own[:, BOUGHT].sum(axis=0)[told], costs[told]

    coins = (price * own[:, PAID].sum(axis=0)[told] + own[:, DEARER].sum(axis=0)[told]) / own[:, DICE].sum(axis=0)[told]
    die = beyond + elsewhere * coins
    off_die = off_beyond + off_elsewhere * coins
    weights = bought / (bought * price).sum()
    mean_coin, off_coin = die @ weights, off_die @ weights
    fair = die / mean_coin
    off_fair = (off_die - off_coin[:, None] * fair) / mean_coin
    sets = (own[:, DICE][:, told] != 0).sum(axis=0)

    def by_card(means: Floats, off: Floats) -> list[Interval]:
        intervals = iter(intervals_of(means, off, sets))
        return [next(intervals) if one else UNKNOWN for one in told]

    return Worths(
        rates,
        by_card(die, off_die),
        by_card(die / price, off_die / price),
        by_card(fair, off_fair),
        intervals_of(np.array([mean_coin]), off_coin[:, None], np.array([len(own)]))[0],
        intervals_of(elsewhere, off_elsewhere, np.array([len(own)]))[0],
    )


def ratio(above: Floats, below: Floats) -> tuple[Floats, Floats]:
    """Ratios of the sums over all sets, by column, and how far each set pulls them off (the delta method)."""
    means = above.sum(axis=0) / below.sum(axis=0)
    return means, (above - means * below) / below.sum(axis=0)


def intervals_of(means: Floats, off: Floats, sets: NDArray[np.intp]) -> list[Interval]:
    """Means, each with its interval by how far the sets pull it off, and by how many sets tell something of it."""
    errors = np.sqrt((off**2).sum(axis=0) * sets / (sets - 1))
    reach = errors * [student(int(n) - 1) if n > 1 else inf for n in sets]
    return [Interval(*map(float, row)) for row in zip(means, means - reach, means + reach, strict=True)]


def verdict(cost: float, fair: Interval) -> str:
    """What an interval says of a cost: seldom (bought to tell), cheap, dear, fair, or open.

    Costs are whole coins: one that is the nearest to the fair price is never off.
    """
    if np.isnan(fair.mean):
        return "seldom"
    if not fair.low <= cost <= fair.high and abs(fair.mean - cost) > HALF:
        return "cheap" if cost < fair.mean else "dear"
    return "fair" if fair.high - fair.low <= 2 * NEAR else "open"
