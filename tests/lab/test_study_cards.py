"""The study of cards: trials by tosses, what they tell of a card, and the report."""

from collections.abc import Iterator

import numpy as np
import pytest

from kostka.core.compiled.chance import from_seed
from kostka.core.declare.messages import Message
from kostka.core.position import Position
from kostka.core.registry import find_game
from kostka.games.cubitos.board import Options
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import M
from kostka.lab.kernels.prices import Prices, may_play, pay_more
from kostka.lab.statistics import Interval
from kostka.messages import LANGUAGES, use
from kostka.studies import Run, cards
from kostka.studies.card_trials import GREEDY, SEARCHING, Trial, setting, trial
from kostka.studies.cards.report import BOX, QUICK
from kostka.studies.cards.report import report as report_of
from kostka.studies.cards.worths import SELDOM, sums_of, verdict, worths
from kostka.studies.report import Report, Table, shown
from kostka.studies.watching import answers

COSTS = np.array([4.0, 5.0, 6.0, 7.0, 3.0, 8.0, 5.0, 6.0, 4.0])
BEYOND = np.array([0.04, 0.0, -0.03, 0.0, 0.01, 0.0, 0.0, 0.0, 0.0])  # what a die wins more than its coins elsewhere
ELSEWHERE = 0.01  # what a coin wins


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def made_up(tosses: np.random.Generator, seats: int, races: int = 12) -> Trial:
    """Races won by what dice and coins are said to be worth, and by luck. Hardly anybody buys the last card."""
    which = np.sort(tosses.choice(len(COSTS), s.CARDS, replace=False))
    allowed, dear = tosses.random((races, seats, s.CARDS)) < 0.5, tosses.random((races, seats)) < 0.5
    wanted = np.where(which == len(COSTS) - 1, SELDOM / 10, 1.5)
    bought = (tosses.poisson(wanted, allowed.shape) * allowed).astype(np.int16)
    worth = bought @ BEYOND[which] - ELSEWHERE * dear * bought.sum(axis=2) + tosses.normal(0, 0.2, dear.shape)
    shares = 1 / seats + (worth - worth.mean(axis=1, keepdims=True)) * seats / (seats - 1)
    return Trial(which, shares, Prices(allowed, dear, bought, np.zeros_like(bought)))


def fair_prices() -> list[float]:
    """Those of the cards that are bought: all alike often, so that a coin wins what all of them together do."""
    die = (BEYOND + ELSEWHERE * COSTS)[:-1]
    return [float(price) for price in die / (die.sum() / COSTS[:-1].sum())]


def test_estimates_find_what_dice_and_coins_are_worth() -> None:
    tosses = np.random.default_rng(7)
    found = worths(COSTS, [sums_of(made_up(tosses, 2 + n % 3)) for n in range(1500)])
    assert found.elsewhere.low < ELSEWHERE < found.elsewhere.high
    assert [one.mean for one in found.fair[:-1]] == pytest.approx(fair_prices(), abs=0.8)
    assert verdict(COSTS[0], found.fair[0]) == "cheap"
    assert verdict(COSTS[2], found.fair[2]) == "dear"


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    tosses, held, told = np.random.default_rng(8), 0, 0
    for _ in range(25):
        found = worths(COSTS, [sums_of(made_up(tosses, 2 + n % 3)) for n in range(100)])
        for fair, true in zip(found.fair[:-1], fair_prices(), strict=True):
            told += 1
            held += fair.low <= true <= fair.high
    assert 0.9 < held / told < 0.99


def test_nothing_is_told_of_a_card_that_is_hardly_ever_bought() -> None:
    tosses = np.random.default_rng(9)
    found = worths(COSTS, [sums_of(made_up(tosses, 2)) for _ in range(100)])
    assert np.isnan(found.fair[-1].mean)
    assert verdict(COSTS[-1], found.fair[-1]) == "seldom"


@pytest.mark.parametrize(
    ("fair", "word"),
    [
        (Interval(7, 6, 8), "cheap"),
        (Interval(3, 2, 4), "dear"),
        (Interval(5.5, 4.5, 6.5), "fair"),
        (Interval(5.4, 5.2, 5.6), "fair"),
        (Interval(5, 1, 9), "open"),
    ],
)
def test_verdict_is_by_where_the_cost_lies(fair: Interval, word: str) -> None:
    assert verdict(5, fair) == word


@pytest.mark.parametrize(("bot", "races"), [(GREEDY, 20), (SEARCHING, 1)])
def test_nobody_takes_what_the_tosses_deny(bot: str, races: int) -> None:
    found = trial(bot, 3, 1, races)
    allowed, _, bought, gained = found.prices
    assert bought.sum() > 0
    assert not ((bought + gained) * ~allowed).any()
    assert found.shares.sum(axis=1) == pytest.approx(1)


def test_trials_follow_from_the_seed_whatever_the_number_of_workers() -> None:
    questions = [(GREEDY, 5, number, 4) for number in range(6)]
    alone, together = (answers(cards.summed, questions, workers, lambda done, total: None) for workers in (1, 2))
    for one, other in zip(alone, together, strict=True):
        assert np.array_equal(one.cards, other.cards)
        assert np.array_equal(one.own, other.own)
        assert np.array_equal(one.dear, other.dear)


def test_sets_differ_and_seats_and_tracks_take_turns() -> None:
    found = [series for series, _ in (setting(1, number, 2) for number in range(12))]
    assert len({one.options.cards for one in found}) == 12
    assert [one.seats for one in found[:4]] == [2, 3, 4, 2]
    assert len({(one.seats, one.options.track) for one in found}) == 12


def test_who_pays_more_needs_a_coin_more() -> None:
    position = Position.deal(find_game("cubitos"), Options(), 2, from_seed(1))
    board, state = position.board, position.state
    everything, buy = np.ones(s.CARDS, np.bool_), M.buy + s.COLOURED
    cost = int(board["cost"][0, s.COLOURED])
    state["money"][0, 1] = cost
    assert may_play(board[0], state[0], 1, buy, everything, False)
    assert not may_play(board[0], state[0], 1, buy, everything, True)
    state["credits"][0, 1] = 1
    assert may_play(board[0], state[0], 1, buy, everything, True)
    assert not may_play(board[0], state[0], 1, buy, ~everything, False)
    assert may_play(board[0], state[0], 1, M.done, ~everything, True)


def test_what_is_paid_more_is_money_first_and_then_a_credit() -> None:
    state = Position.deal(find_game("cubitos"), Options(), 2, from_seed(1)).state
    state["money"][0, 0], state["credits"][0, 0] = 1, 3
    pay_more(state[0], 0)
    pay_more(state[0], 0)
    assert (state["money"][0, 0], state["credits"][0, 0]) == (0, 2)


@pytest.mark.parametrize("bot", [GREEDY, "expert@1"])
def test_a_race_that_does_not_end_is_shared_by_all(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kostka.studies.card_trials.LIMIT", 5)
    assert trial(bot, 1, 1, 2).shares.tolist() == [[1 / 3] * 3] * 2


@pytest.fixture(scope="module")
def quick() -> Report:
    return cards.run(Run(quick=True, seed=1, workers=1))


def test_quick_report_has_all_cards(quick: Report) -> None:
    tables = [part for part in quick.parts if isinstance(part, Table)]
    assert [len(table.rows) for table in tables] == [56, 56]
    assert [len(columns["card"]) for columns in quick.data.values()] == [56, 56]
    assert {row[1] for row in tables[0].rows[:7]} == {Message("colour-white")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_speaks_every_language(language: str) -> None:
    use(language)
    costs = np.array([card.cost for card in BOX], np.float64)
    trials = [trial(GREEDY, 1, number, 16) for number in range(60)]
    found = worths(costs, map(sums_of, trials))
    report = report_of(QUICK, {"greedy": found, "searching": found})
    said = [shown(part) for part in report.parts if isinstance(part, Message)]
    said += [shown(value) for part in report.parts if isinstance(part, Table) for row in part.rows for value in row]
    said += [shown(column) for part in report.parts if isinstance(part, Table) for column in part.columns]
    assert len(said) > 56 * 8
    assert not [text for text in said if "study-" in text or "colour-" in text]
