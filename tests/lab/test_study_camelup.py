"""The study of Camel Up: every pound of a race is somebody's deed, and the same seed finds the same."""

from collections.abc import Iterator

import numpy as np
import pytest

from kostka.games.camelup.compiled import state as s
from kostka.lab.series import Series
from kostka.messages import LANGUAGES, use
from kostka.studies import Run, study
from kostka.studies.camelup.ledger import (
    CHOSEN,
    LOSER_CARD,
    PARTNER,
    PYRAMID,
    SPARED,
    TICKET,
    TILE,
    WINNER_CARD,
    claim,
    purses,
    race,
)
from kostka.studies.camelup.money import DETAILS, lengths
from kostka.studies.camelup.races import Races, right, with_details
from kostka.studies.clusters import grouped_mean, mean_of
from kostka.studies.report import Plot, Report, drawn
from kostka.studies.watching import answers, watched
from tests.lab.reports import check_report


def silent(done: int, total: int) -> None:
    pass


def played(seats: int, bot: str, count: int) -> Races:
    series = Series.of("camelup", seats, seed=1)
    return Races(bot, seats, count, np.concatenate([race(series, bot, number) for number in range(count)]))


@pytest.fixture(scope="module")
def greedy() -> Races:
    return played(4, "greedy", 6)


@pytest.fixture(scope="module")
def report() -> Report:
    return study("camelup").run(Run(True, 1, 1))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use("en")


# --------------------------------------------------------------------------------------------------------- the ledger


@pytest.mark.parametrize(("seats", "bot"), [(3, "greedy"), (7, "greedy"), (3, "random"), (8, "random")])
def test_deeds_add_up_to_the_purses(seats: int, bot: str) -> None:
    races = played(seats, bot, 6)
    results = [watched(Series.of("camelup", seats, seed=1), bot, number).result for number in range(6)]
    assert races.purses.tolist() == [list(result.scores) for result in results if result]


def test_what_an_empty_purse_need_not_pay_is_spared() -> None:
    races = played(4, "random", 10)
    assert (races.of(SPARED)["pounds"] > 0).any()
    assert (races.purses >= 0).all()


def test_every_roll_is_a_pound_and_a_leg_has_five_at_most(greedy: Races) -> None:
    rolls = greedy.of(PYRAMID)
    assert (rolls["pounds"] == 1).all()
    for number in range(greedy.count):
        own = rolls[rolls["race"] == number]
        _, counts = np.unique(own["leg"], return_counts=True)
        assert (counts[:-1] == s.ROLLS_A_LEG).all()
        assert own["rolled"].tolist() == [i % s.ROLLS_A_LEG for i in range(len(own))]


def test_a_ticket_brings_what_is_printed_or_one_or_costs_one(greedy: Races) -> None:
    tickets = greedy.of(TICKET)
    assert set(tickets["value"]) == {5, 3, 2}
    assert ((tickets["pounds"] == tickets["value"]) | np.isin(tickets["pounds"], (1, -1))).all()


def test_a_tile_lies_where_no_camel_leads_and_brings_a_pound_a_hit(greedy: Races) -> None:
    tiles = greedy.of(TILE)
    assert (tiles["ahead"] != 0).all()
    assert set(tiles["value"]) <= {s.CHEER, s.BOO}
    assert tiles["pounds"].min() == 0
    assert tiles["pounds"].max() > 1


@pytest.mark.parametrize("pile", [WINNER_CARD, LOSER_CARD])
def test_cards_are_counted_in_the_order_of_their_pile(greedy: Races, pile: int) -> None:
    for number in range(greedy.count):
        cards = greedy.of(pile)[greedy.of(pile)["race"] == number]
        assert cards["order"].tolist() == list(range(1, len(cards) + 1))
        prizes = [pounds for pounds in cards["pounds"].tolist() if pounds > 0]
        assert prizes == s.PRIZES.tolist()[: len(prizes)]


def test_only_six_or_more_have_partners() -> None:
    assert len(played(5, "greedy", 2).of(PARTNER, CHOSEN)) == 0
    races = played(6, "greedy", 2)
    assert len(races.of(PARTNER)) == len(races.of(CHOSEN)) > 0


def test_what_odds_claim_is_what_the_game_tells() -> None:
    match = Series.of("camelup", 4, seed=1).match(0)
    told = match.odds(rollouts=1)["moves"]
    assert match.turn is not None
    for colour, name in enumerate(s.COLOURS):
        assert claim(match.state, match.turn, s.M.ticket + colour) == pytest.approx(told[f"ticket {name}"])


def test_odds_are_asked_for_tickets_alone_and_change_nothing() -> None:
    series = Series.of("camelup", 3, seed=1)
    without, asked = race(series, "greedy", 2), race(series, "greedy", 2, asks=True)
    assert (np.isnan(asked["claimed"]) == (asked["what"] != TICKET)).all()
    assert (without["pounds"] == asked["pounds"]).all()
    assert np.isnan(without["claimed"]).all()


# ------------------------------------------------------------------------------------------------------ seen together


def test_legs_that_are_not_told_apart_are_counted_together(greedy: Races) -> None:
    tickets = greedy.of(TICKET)
    assert sum(len(with_details(tickets, leg=leg)) for leg in range(1, 7)) == len(tickets)
    assert sum(lengths(greedy)) == pytest.approx(1)
    assert greedy.legs.min() >= 2


def test_money_by_source_is_the_purse(greedy: Races) -> None:
    sources = [greedy.per_player(what) for what in range(SPARED + 1)]
    assert s.START_MONEY + sum(sources) == pytest.approx(greedy.purses.mean())
    assert (greedy.purses == purses(greedy.deeds, greedy.count, greedy.seats)).all()


def test_a_share_of_right_cards_is_a_share(greedy: Races) -> None:
    share = right(greedy.of(WINNER_CARD))
    assert 0 <= share.low < share.mean < share.high <= 1


def test_things_of_one_race_count_as_one_observation() -> None:
    values = np.random.default_rng(1).normal(size=200)
    single = grouped_mean(values, np.arange(200))
    assert (single.mean, single.low, single.high) == pytest.approx(
        (mean_of(values).mean, mean_of(values).low, mean_of(values).high)
    )
    thrice = grouped_mean(np.repeat(values, 3), np.repeat(np.arange(200), 3))
    assert (thrice.low, thrice.high) == pytest.approx((single.low, single.high))
    assert np.isnan(grouped_mean(values, np.zeros(200)).low)


def test_the_same_seed_finds_the_same_whoever_plays() -> None:
    questions = [(Series.of("camelup", 3, seed=seed), bot, 4) for seed in (1, 2) for bot in ("greedy", "random")]
    alone, together = (answers(race, questions, workers, silent) for workers in (1, 2))
    assert [deeds.tobytes() for deeds in alone] == [deeds.tobytes() for deeds in together]
    assert len({deeds.tobytes() for deeds in alone}) == len(questions)


# --------------------------------------------------------------------------------------------------------- the report


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quick_report_speaks_every_language(report: Report, language: str) -> None:
    check_report(report, "camelup", language)


def test_its_pictures_can_be_drawn(report: Report) -> None:
    pictures = [drawn(part) for part in report.parts if isinstance(part, Plot)]
    assert [picture.plot.name for picture in pictures] == ["money", "purses", "tickets", "legs"]
    assert "8 players" in pictures[0].svg


def test_its_data_has_every_deed(report: Report) -> None:
    deeds, money = report.data["deeds"], report.data["money"]
    assert tuple(deeds) == DETAILS
    assert len(money["players"]) == len(s.SEATS) + 1
    rolls = [count for what, count in zip(deeds["what"], deeds["count"], strict=True) if what == "pyramid"]
    rolled = [
        mean * races * seats
        for mean, races, seats in zip(money["pyramid"], money["races"], money["players"], strict=True)
    ]
    assert sum(rolls) == pytest.approx(sum(rolled))
