"""The study of Jamniki: points add up, tasks are those of the rules, and the same seed finds the same."""

from collections.abc import Iterator

import numpy as np
import pytest

from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled import state as s
from kostka.lab.series import Series
from kostka.lab.statistics import Interval
from kostka.messages import LANGUAGES, use
from kostka.studies import Run, study
from kostka.studies.jamniki.games import MAIN, QUICK, TASK_GAMES, VARIANTS, by_greedy, by_search, ended
from kostka.studies.jamniki.tasks import Task, alone, neglected, task_rows
from kostka.studies.report import Plot, Report, drawn
from kostka.studies.watching import GREEDY, SEARCHING, answers
from tests.lab.reports import check_report


def silent(done: int, total: int) -> None:
    pass


@pytest.fixture(scope="module")
def report() -> Report:
    return study("jamniki").run(Run(True, 1, 1))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.parametrize("variant", VARIANTS)
def test_points_from_all_sources_are_the_score(variant: str) -> None:
    games = by_greedy(3, VARIANTS[variant], seed=1, count=50)
    assert (games.points.sum(axis=(1, 3)) == games.scores).all()
    assert ((games.scores == games.scores.max(axis=1, keepdims=True)) == (games.places == 1)).all()


def test_the_first_place_is_shared_where_nobody_leads() -> None:
    games = by_greedy(5, {}, seed=1, count=400)
    assert games.shared.any()
    assert ((games.leads == 0) == games.shared).all()


def test_what_winners_have_more_adds_up_from_all_sources() -> None:
    games = by_greedy(3, VARIANTS["both"], seed=1, count=100)
    won = games.places == 1
    more = [
        scores[first].mean() - scores[~first].mean()
        for scores, first in zip(games.scores, won, strict=True)
        if not first.all()
    ]
    assert games.edges.sum(axis=1) == pytest.approx(more)


def test_points_of_tasks_are_those_of_the_tasks_that_are_fulfilled() -> None:
    games = by_greedy(4, TASK_GAMES, seed=1, count=200)
    points = np.array([int(row["points"]) for row in s.TASK_TABLE])
    fulfilled = np.take_along_axis(games.fulfilled, games.tasks[:, None, :].astype(np.int64), axis=2)
    assert games.fulfilled.any(axis=(0, 1)).all()
    assert ((fulfilled * points[games.tasks][:, None, :]).sum(axis=2) == games.points[:, 0, :, s.TASK]).all()


def test_tasks_are_looked_at_by_the_rule_itself() -> None:
    series = Series.of("jamniki", 3, TASK_GAMES, seed=1)
    ends = [ended(series, "greedy", number) for number in range(5)]
    board, fulfilled = series.board, by_search(series, ends).fulfilled
    for match, (_, _, state) in enumerate(ends):
        found = [[rules.fulfils(board[0], state[0], seat, task) for task in range(s.TASKS)] for seat in range(3)]
        assert fulfilled[match].tolist() == found


def test_one_player_at_most_wins_a_comparison() -> None:
    games = by_greedy(2, TASK_GAMES, seed=1, count=300)
    assert games.fulfilled[:, :, list(s.COMPARISONS)].sum(axis=1).max() == 1


def test_a_task_that_only_one_fulfils_is_all_their_lead() -> None:
    done = np.zeros((10, 4), np.bool_)
    done[:, 0] = True
    assert alone(done).mean == 1
    done[:, 1] = True
    assert alone(done).mean == pytest.approx(2 / 3)
    assert alone(np.ones((10, 4), np.bool_)).mean == 0


def test_a_task_is_harder_where_it_is_fulfilled_less() -> None:
    """White is what nobody lays of their own free will: the shorter the coats, the more are without it."""
    short, long = (task_rows(by_greedy(seats, TASK_GAMES, seed=1, count=2000))[s.NO_WHITE] for seats in (5, 2))
    assert short.fulfilled.low > long.fulfilled.high
    assert short.brings.mean == pytest.approx(7 * short.fulfilled.mean)


def test_the_same_seed_finds_the_same_whoever_plays() -> None:
    questions = [(Series.of("jamniki", 2, {"games": 1}, seed), "expert@3", 0) for seed in (1, 2, 1)]
    alone, together = (answers(ended, questions, workers, silent) for workers in (1, 2))
    scores = [end[:2] for end in alone]
    assert scores == [end[:2] for end in together]
    assert scores[0] == scores[2]
    assert alone[0][2].tobytes() == alone[2][2].tobytes() == together[0][2].tobytes() != alone[1][2].tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quick_report_speaks_every_language(report: Report, language: str) -> None:
    check_report(report, "jamniki", language)


def test_its_pictures_can_be_drawn(report: Report) -> None:
    pictures = [drawn(part) for part in report.parts if isinstance(part, Plot)]
    assert [picture.plot.name for picture in pictures] == ["scores", "leads", "tasks", "worth"]
    assert all("no white (7)" in picture.svg for picture in pictures[2:])


def test_its_data_has_every_task_at_every_table(report: Report) -> None:
    tasks = report.data["tasks"]
    assert len(tasks["task"]) == 2 * len(s.SEATS) * s.TASKS
    assert sum(report.data["distribution"]["coats"]) == QUICK.scores * sum(s.SEATS)


def test_a_report_says_which_tasks_searching_bots_neglect() -> None:
    """Greedy bots fulfil the first two tasks clearly more often, searching ones the third; the others alike."""

    def tasks(*shares: float) -> list[Task]:
        unknown = Interval(0.5, 0.4, 0.6)
        spans = [Interval(share, share - 0.1, share + 0.1) for share in (*shares, *[0.5] * (s.TASKS - len(shares)))]
        return [Task(number, 9, span, unknown, unknown, unknown) for number, span in enumerate(spans)]

    found = {(GREEDY, MAIN): tasks(0.8, 0.9, 0.1), (SEARCHING, MAIN): tasks(0.2, 0.1, 0.9)}
    [said] = neglected(found)
    assert "most white, no single-colour tile." in str(said)
    assert neglected({**found, (SEARCHING, MAIN): tasks(0.8, 0.9, 0.1)}) == []
