"""What deals tell: intervals that cover, a test that errs as seldom as it says, and the usual formulas."""

from math import inf, log

import numpy as np
import pytest
from numpy.typing import NDArray

from kostka.lab.ratings import ratings
from kostka.lab.statistics import LEAST_DEALS, Interval, Sequential, elo, elo_interval, share_interval, student

Deals = NDArray[np.float64]


def paired(random: np.random.Generator, count: int, skill: float, luck: float, seats: int = 2) -> Deals:
    """Shares of deals whose matches have their dice in common: what these do to a seat they do in every rotation."""
    dice = random.normal(0, luck, (count, 1, seats))
    own = random.normal(0, 1, (count, seats, seats))
    strength = np.broadcast_to(dice, (count, seats, seats)) + own
    turns = np.arange(seats)
    strength = strength.copy()
    strength[:, turns, turns] += skill  # the bot sits in seat r in rotation r
    won: Deals = (strength.argmax(axis=2) == turns).mean(axis=1)
    return won


@pytest.mark.parametrize(
    ("freedom", "reach"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (9, 2.262), (30, 2.042), (1000, 1.962)]
)
def test_students_distribution_is_that_of_the_tables(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.01)


@pytest.mark.parametrize(
    ("skill", "seats", "count"), [(0.0, 2, 50), (1.0, 2, 50), (2.5, 2, 100), (0.7, 4, 40), (0.0, 4, 12)]
)
def test_intervals_cover_what_is_true_95_times_of_100(skill: float, seats: int, count: int) -> None:
    random = np.random.default_rng(1)
    truth = paired(random, 200_000, skill, 1.5, seats).mean()
    found = [share_interval(paired(random, count, skill, 1.5, seats), seats * count) for _ in range(1000)]
    covered = np.mean([interval.low <= truth <= interval.high for interval in found])
    assert 0.93 <= covered <= 0.985


def test_pairing_makes_intervals_narrower_than_independent_matches_would() -> None:
    """And where rotations say the same thing twice, wider: a deal is one observation."""
    random = np.random.default_rng(2)
    lucky = share_interval(paired(random, 400, 0.3, 5.0), 800)
    alone = share_interval(random.integers(0, 2, 800).astype(float), 800)
    same = share_interval(random.integers(0, 2, 400).astype(float), 800)
    assert lucky.high - lucky.low < 0.7 * (alone.high - alone.low)
    assert same.high - same.low == pytest.approx(2**0.5 * (alone.high - alone.low), rel=0.05)


def test_deals_that_are_all_won_leave_room_for_doubt() -> None:
    won, lost = share_interval(np.ones(10), 20), share_interval(np.zeros(10), 20)
    assert (won.mean, won.high, lost.mean, lost.low) == (1, 1, 0, 0)
    assert won.low == pytest.approx(1 - lost.high)
    assert 0.75 < won.low < 0.9
    assert share_interval(np.ones(1), 2) == Interval(1.0, 0.0, 1.0)


def test_elo_is_the_usual_one_for_two_and_0_at_par() -> None:
    assert elo(0.75, 2) == pytest.approx(190.85, abs=0.01)
    assert elo(0.5, 2) == elo(0.25, 4) == 0
    assert elo(0.4, 4) == pytest.approx(-elo(1 / (1 + 2 * 3), 4), abs=1e-9), "twice as strong, half as strong"
    assert (elo(1, 2), elo(0, 2)) == (inf, -inf)
    between = elo_interval(share_interval(np.array([0.5, 1.0] * 20), 80), 2)
    assert 0 < between.low < between.mean < between.high


def test_the_bounds_are_walds() -> None:
    test = Sequential(0.5, 0.1, 2)
    assert test.lower == pytest.approx(-log(19))
    assert test.upper == pytest.approx(log(19))


def run(random: np.random.Generator, skill: float, margin: float, luck: float = 1.0) -> Sequential:
    test = Sequential(0.5, margin, 2)
    for share in paired(random, 3000, skill, luck):
        test.see(float(share))
        if test.decision is not None:
            break
    return test


@pytest.mark.parametrize(("skill", "luck"), [(0.4, 1.0), (0.9, 3.0)])
def test_a_sequential_test_errs_as_seldom_as_it_says(skill: float, luck: float) -> None:
    random = np.random.default_rng(3)
    better = paired(random, 200_000, skill, luck).mean() - 0.5
    alike = [run(random, 0.0, better, luck) for _ in range(300)]
    strong = [run(random, skill, better, luck) for _ in range(300)]
    assert all(test.decision is not None for test in alike + strong)
    assert 0.0 < np.mean([test.decision is True for test in alike]) < 0.09
    assert 0.0 < np.mean([test.decision is False for test in strong]) < 0.09


def test_a_clear_case_is_decided_with_few_deals() -> None:
    random = np.random.default_rng(4)
    clear, close = ([run(random, skill, 0.05) for _ in range(30)] for skill in (2.0, 0.25))
    assert all(test.decision is True for test in clear)
    assert np.mean([test.deals for test in clear]) < 0.3 * np.mean([test.deals for test in close])


def test_deals_that_are_all_alike_do_not_decide_at_once() -> None:
    decided = [all_won(deals).decision for deals in (1, LEAST_DEALS - 1, LEAST_DEALS, 100)]
    assert decided == [None, None, True, True]
    assert all_won(100).deals == LEAST_DEALS, "what is decided stays as it was"


def all_won(deals: int) -> Sequential:
    test = Sequential(0.5, 0.05, 2)
    for _ in range(deals):
        test.see(1.0)
    return test


def test_ratings_follow_the_places_and_a_shared_place_changes_little() -> None:
    order = ratings(3, [((0, 1, 2), (1, 2, 3)), ((1, 2, 0), (2, 3, 1)), ((2, 0, 1), (3, 1, 2))] * 10)
    assert order[0].mu > order[1].mu > order[2].mu
    assert all(rating.sigma < 25 / 3 for rating in order)
    alike = ratings(2, [((0, 1), (1, 1)), ((1, 0), (1, 1))])
    assert alike[0].mu == pytest.approx(alike[1].mu, abs=0.01)


def test_a_bot_in_several_seats_has_one_rating() -> None:
    strong, weak = ratings(2, [((0, 1, 1, 1), (1, 2, 3, 4)), ((1, 1, 1, 0), (4, 3, 2, 1))] * 5)
    assert strong.mu > 25 > weak.mu
