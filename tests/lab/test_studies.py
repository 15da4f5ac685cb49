"""The studies of seats and of luck: what they find in games whose truth is known, and what their reports say."""

import csv
import re
from pathlib import Path

import numpy as np
import pytest

from kostka.core.registry import game_ids
from kostka.lab.statistics import Interval, win_shares
from kostka.messages import LANGUAGES, entries, use
from kostka.studies import Run, conduct, luck, seats, studies
from kostka.studies.luck import companies, played
from kostka.studies.luck.variance import (
    Company,
    games_needed,
    gaps,
    interval_of,
    parts_of,
    resamples,
    shares_of_variance,
    turning_point,
)
from kostka.studies.seats import Seating, finding
from tests.lab.test_reports import Page

DEALS = 4000


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both studies, quickly."""
    folder = tmp_path_factory.mktemp("studies")
    for name in ("seats", "luck"):
        conduct(name, folder, quick=True, workers=1)
    return folder


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_studies_are_found_by_their_modules() -> None:
    assert {"luck", "seats"} <= set(studies())
    assert studies()["seats"] is seats.STUDY


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_study_has_a_title_and_a_question_in_every_language(language: str) -> None:
    words = entries(language)
    assert [name for name in studies() if not {f"study-{name}", f"study-{name}-about"} <= words.keys()] == []


# --------------------------------------------------------------------------------------------------------------- seats


def test_those_who_share_the_first_place_share_the_win() -> None:
    assert win_shares(np.array([[1, 1, 3], [2, 1, 3]], np.int16)).tolist() == [[0.5, 0.5, 0], [0, 1, 0]]


def test_seats_are_counted_from_the_one_that_begins() -> None:
    """In Jamniki the start player chooses from the whole first hand; with five players that is worth most."""
    found = seats.seating(Run(False, 1, 1), "jamniki", 5, "greedy", 4000, lambda done, total: None)
    assert found.seats == 5
    assert sum(share.mean for share in found.shares) == pytest.approx(1)
    assert found.beyond_par(0).low > 0.02
    assert found == seats.seating(Run(False, 1, 2), "jamniki", 5, "greedy", 4000, lambda done, total: None)


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (Interval(0.6, 0.55, 0.65), "it is good to begin"),
        (Interval(0.4, 0.35, 0.45), "it is no advantage to begin"),
        (Interval(0.52, 0.48, 0.56), "no number of players shows"),
    ],
)
def test_a_finding_says_no_more_than_its_interval(first: Interval, told: str) -> None:
    second = Interval(1 - first.mean, 1 - first.high, 1 - first.low)
    assert told in str(finding("jamniki", [Seating("jamniki", "greedy", 100, (first, second), (0.0, 0.0))]))


def test_the_report_of_seats_has_every_seat_of_every_table(reports: Path) -> None:
    rows = rows_of(reports / "seats-greedy.csv")
    tables = {"camelup": range(3, 9), "cubitos": range(2, 5), "jamniki": range(2, 6)}
    expected = [(game, n, seat) for game in tables for n in tables[game] for seat in range(1, n + 1)]
    assert [(row["game"], int(row["players"]), int(row["seat"])) for row in rows] == expected
    for row in rows:
        assert float(row["low"]) <= float(row["share"]) <= float(row["high"])
        assert float(row["par"]) == 1 / int(row["players"])
    read = Page(reports / "seats.html")
    for row in rows:
        if row["seat"] == "1":
            assert f"{100 * float(row['share']):.1f} %" in read.text
    assert all("expert@" in row["bot"] for row in rows_of(reports / "seats-searching.csv"))


# ---------------------------------------------------------------------------------------------------------------- luck


def made(skill: list[float], deal: float, rest: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Results of players with this skill; deals favour seats by so much, and everything else varies by so much."""
    dice = np.random.default_rng(1)
    players = len(skill)
    shape = (DEALS, players, players)
    return np.array(skill)[None, :, None] + dice.normal(0, deal, (DEALS, 1, players)) + dice.normal(0, rest, shape)


def test_parts_of_the_variance_are_found() -> None:
    found = {name: value[0] for name, value in parts_of(made([0, 1, 2], 1.5, 2), np.ones((1, DEALS))).items()}
    assert found["skill"] == pytest.approx(2 / 3, abs=0.05)
    assert found["deal"] == pytest.approx(2.25, abs=0.15)
    assert found["rest"] == pytest.approx(4, abs=0.15)
    assert found["all"] == pytest.approx(found["skill"] + found["deal"] + found["rest"])


def test_few_deals_make_no_skill_of_luck() -> None:
    """The mean of many small samples of equals is zero: nothing is counted as skill that would not come again."""
    results = made([0, 0, 0], 1, 1).reshape(-1, 4, 3, 3)
    skill = [parts_of(each, np.ones((1, 4)))["skill"][0] for each in results]
    assert np.mean(skill) == pytest.approx(0, abs=4 * np.std(skill) / len(skill) ** 0.5)
    assert min(skill) < 0 < max(skill)


def test_intervals_hold_the_truth() -> None:
    weights = resamples(DEALS, 200, 1)
    shares = shares_of_variance([made([0, 1, 2], 1.5, 2)], weights)
    truth = {"skill": 2 / 3, "deal": 2.25, "rest": 4.0}
    whole = sum(truth.values())
    for name, share in shares.items():
        assert share.low < truth[name] / whole < share.high
        assert share.high - share.low < 0.06
    turning = turning_point(shares["skill"])
    assert turning.low < (whole - truth["skill"]) / truth["skill"] < turning.high


def test_deals_drawn_anew_are_as_many_as_there_were() -> None:
    weights = resamples(6, 50, -3)
    assert weights[0].tolist() == [1] * 6
    assert (weights.sum(axis=1) == 6).all()
    assert np.array_equal(weights, resamples(6, 50, -3))
    assert interval_of(np.array([5.0, 1.0, 1.0])) == Interval(5, 5, 5)


def test_how_many_games_tell_who_is_better() -> None:
    """Somebody who wins 60 of 100 is ahead after n games with the chance that a normal sum of n is above zero."""
    assert games_needed(0.2, 0.96**0.5) == 65
    assert games_needed(1, 0) == 1
    assert games_needed(0, 1) == games_needed(-0.1, 1) == np.inf
    shares = np.zeros((100, 2, 2))
    shares[:, 1, :] = 1
    shares[:20, 1, :], shares[:20, 0, :] = 0, 1
    found = gaps([Company(("easy", "hard"), shares, shares)], ("easy", "hard"), resamples(100, 200, 1))
    assert [(gap.better, gap.worse) for gap in found] == [("hard", "easy")]
    assert found[0].games.low <= found[0].games.mean == games_needed(0.6, 0.8) <= found[0].games.high


def test_levels_meet_each_other_equally_often() -> None:
    assert [sorted(company) for company in companies(("a", "b"), 2)] == [["a", "b"]]
    for levels, players in ((("a", "b"), 3), (("a", "b", "c"), 2), (("a", "b", "c"), 4), (("a", "b", "c"), 8)):
        found = companies(levels, players)
        every = [level for company in found for level in company]
        assert len({every.count(level) for level in levels}) == 1
        assert {len(company) for company in found} == {players}


def test_every_player_has_every_seat_in_every_deal() -> None:
    met = played(Run(True, 3, 1), "jamniki", ("random", "greedy", "random"), 40, lambda done, total: None)
    assert met.shares.shape == met.scores.shape == (40, 3, 3)
    turns = np.arange(3)
    for turn in turns:
        assert met.shares[:, turns, (turns + turn) % 3].sum(axis=1) == pytest.approx(np.ones(40))
    assert met.shares[:, 1].mean() > met.shares[:, [0, 2]].mean(), "greedy plays better"
    again = played(Run(True, 3, 2), "jamniki", ("random", "greedy", "random"), 40, lambda done, total: None)
    assert np.array_equal(met.shares, again.shares)


def test_among_equals_everything_is_the_dice() -> None:
    met = played(Run(True, 1, 1), "jamniki", ("greedy",) * 3, 60, lambda done, total: None)
    shares = shares_of_variance([met.shares], resamples(60, 50, 1))
    assert shares["skill"].mean == pytest.approx(0, abs=1e-9)
    assert shares["deal"].mean == pytest.approx(1)


def test_the_report_of_luck_has_every_part_of_every_table(reports: Path) -> None:
    rows = rows_of(reports / "luck-parts.csv")
    assert {row["game"] for row in rows} == set(game_ids())
    assert {row["part"] for row in rows} == {"skill", "deal", "rest"}
    for row in rows:
        assert 0 <= float(row["low"]) <= float(row["mean"]) <= float(row["high"]) <= 1
    wide = [row for row in rows if row["levels"] == "random greedy" and row["result"] == "wins"]
    assert len(wide) == 3 * (6 + 3 + 4)
    read = Page(reports / "luck.html")
    for row in wide:
        assert f"{100 * float(row['mean']):.1f} %" in read.text
    needed = rows_of(reports / "luck-games.csv")
    assert all(float(row["mean"]) >= 1 for row in needed)


# ----------------------------------------------------------------------------------------------------------------- both


@pytest.mark.parametrize("name", ["seats", "luck"])
def test_pages_are_whole_sentences(reports: Path, name: str) -> None:
    read = Page(reports / f"{name}.html")
    assert re.findall(r"\bstudy-[a-z]", read.text) == [], "a message that is missing"
    assert not re.search(r"\{ ?\$", read.text)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_pictures_and_tables_speak_the_language(language: str) -> None:
    use(language)
    try:
        found = seats.report(
            *[
                [
                    Seating(game, "greedy", 9, (Interval(0.6, 0.5, 0.7), Interval(0.4, 0.3, 0.5)), (1, 2))
                    for game in game_ids()
                ]
            ]
            * 2
        )
        told = " ".join(str(getattr(part, "title", "") or part) for part in found.parts)
        assert "study-" not in told
        assert not re.search(r"\b(the|seat|players)\b", told)
    finally:
        use("en")


def test_the_same_seed_finds_the_same() -> None:
    found = [luck.finding(Run(True, 5, workers), "jamniki", 3, "wide", lambda done, total: None) for workers in (1, 2)]
    assert found[0] == found[1]
    other = luck.finding(Run(True, 6, 1), "jamniki", 3, "wide", lambda done, total: None)
    assert found[0] != other
