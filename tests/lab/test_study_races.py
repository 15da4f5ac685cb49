"""The study of how long races are."""

from collections.abc import Iterator

import numpy as np
import pytest

from kostka.core.declare.messages import Message
from kostka.messages import LANGUAGES, use
from kostka.studies import Run, races
from kostka.studies.card_trials import GREEDY, KINDS, SEARCHING
from kostka.studies.races.lengths import Course, Found, courses, lead, lengths
from kostka.studies.races.report import QUICK, about_track
from kostka.studies.races.report import report as report_of
from kostka.studies.report import Report, Table, shown

LAP = Course(("nothing-goes-right",), 1)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def test_courses_are_every_track_once_and_twice_and_the_grand_finale() -> None:
    found = courses()
    assert len(set(found)) == 9
    assert [course.is_a_lap for course in found] == [True] * 4 + [False] * 5
    assert found[-1].tracks == ("still-waters-run-deep", "testing-the-waters")


@pytest.mark.parametrize(("bot", "count"), [(GREEDY, 6), (SEARCHING, 1)])
def test_races_follow_from_seed_and_number(bot: str, count: int) -> None:
    first, again = (lengths(bot, LAP, 2, 4, 0, count) for _ in range(2))
    assert np.array_equal(first, again)
    assert first.shape == (count, 3)
    assert (first[:, 0] > 3).all()
    assert (first[:, 1] > first[:, 0]).all()


def test_other_seeds_have_other_races() -> None:
    assert not np.array_equal(lengths(GREEDY, LAP, 2, 4, 0, 6), lengths(GREEDY, LAP, 2, 5, 0, 6))


def test_two_laps_are_longer_than_one_but_not_twice_as_long() -> None:
    one, two = (
        np.concatenate([lengths(GREEDY, Course(LAP.tracks, laps), 3, 1, number, 8)[:, 0] for number in range(6)]).mean()
        for laps in (1, 2)
    )
    assert one < two < 2 * one


def test_lead_is_that_over_the_second() -> None:
    assert lead(np.array([10, 31, 28], np.int32)) == 3
    assert lead(np.array([30, 30], np.int32)) == 0


def test_what_is_told_of_races() -> None:
    rounds = np.array([[8, 10], [12, 16], [17, 9]])
    found = Found(GREEDY, LAP, 2, np.stack([rounds, 20 * rounds, rounds - 8], axis=2).astype(np.int32))
    assert found.mean.mean == 12
    assert found.quantiles[2] == 11
    assert found.within(9, 16) == pytest.approx(4 / 6)
    assert found.decisions == 120
    assert found.lead == 4


@pytest.fixture(scope="module")
def quick() -> Report:
    return races.run(Run(quick=True, seed=1, workers=1))


def test_quick_report_has_all_courses(quick: Report) -> None:
    greedy, searching = (part for part in quick.parts if isinstance(part, Table))
    assert len(greedy.rows) == 27
    assert len(searching.rows) == 4
    assert sum(quick.data["greedy"]["races"]) == 27 * 2 * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_speaks_every_language(language: str) -> None:
    use(language)
    rounds = np.random.default_rng(1).integers(8, 20, (27, 3, 4, 3)).astype(np.int32)
    asked = [(course, seats) for course in courses() for seats in (2, 3, 4)]
    found = {bot: [Found(bot, *at, rows) for at, rows in zip(asked, rounds, strict=True)] for bot in KINDS}
    report = report_of(QUICK, found[GREEDY], found[SEARCHING])
    said = [shown(part) for part in report.parts if isinstance(part, Message)]
    said += [shown(value) for part in report.parts if isinstance(part, Table) for row in part.rows for value in row]
    said += [shown(column) for part in report.parts if isinstance(part, Table) for column in part.columns]
    assert len(said) > 27 * 9
    assert not [text for text in said if "study-" in text]


def test_a_track_that_takes_too_long_is_told_to() -> None:
    long = [Found(bot, LAP, 2, np.full((3, 4, 3), 25, np.int32)) for bot in KINDS]
    assert about_track(LAP.tracks[0], long[:1], long[1:]).id == "study-races-not-as-meant"
