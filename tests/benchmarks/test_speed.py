"""How speeds are taken in turns, compared, held against what is wanted, and drawn."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks import picture, run
from benchmarks.environment import PACKAGES, ROOT, failure_of
from benchmarks.environments import best
from benchmarks.loops import Sample, repeat
from benchmarks.peers import BATCHES, GAMES, PEERS, TURNS
from benchmarks.pythons import NotMeasured, Other
from benchmarks.speed import Contestant, race, ratio
from benchmarks.tables import WIDTH
from benchmarks.targets import Target, batch_targets, speed_targets, turn_targets

SPEEDS = {
    GAMES: {"camelup": 4e6, "jamniki": 3e6, "cubitos": 1e6, "backgammon": 8e4},
    BATCHES: {"camelup batch 64": 5e5, "camelup batch 1024": 2e6, "pgx backgammon 8": 2e4, "pgx backgammon 32": 4e4},
    TURNS: {"camelup aec": 5e4, "tictactoe": 1e4, "tictactoe raw": 8e4},
}


def contestant(id: str, *speeds: float, missing: str = "") -> Contestant:
    samples = [Sample(games=1, decisions=round(speed), chances=0, seconds=1.0) for speed in speeds]
    return Contestant(id, id.title(), "by hand", lambda seconds: samples[0], samples, missing)


def field_of(name: str) -> list[Contestant]:
    return [contestant(id, speed) for id, speed in SPEEDS[name].items()]


# ------------------------------------------------------------------------------------------------------------- racing


def test_everybody_is_measured_once_a_round() -> None:
    order: list[str] = []

    def sample(id: str, seconds: float) -> Sample:
        order.append(id)
        return Sample(1, 1, 0, seconds)

    race([Contestant(id, id, "", partial(sample, id)) for id in "ab"], 0.5, 3, lambda done, total: None)
    assert order == ["a", "b"] * 3


def test_whoever_cannot_be_measured_says_why_and_the_others_go_on() -> None:
    def sample(seconds: float) -> Sample:
        raise NotMeasured("it is broken")

    broken, other = Contestant("broken", "", "", sample), contestant("other", 1.0)
    race([broken, other], 0.1, 2, lambda done, total: None)
    assert (broken.missing, broken.samples) == ("it is broken", [])
    assert len(other.samples) == 3


def test_a_ratio_is_the_median_of_those_within_a_round() -> None:
    """The machine was ten times slower in the last rounds, for both."""
    one, other = contestant("one", 400, 30, 20), contestant("other", 100, 10, 10)
    assert ratio(one, other) == 3


def test_work_is_repeated_for_so_long_and_finished() -> None:
    found = repeat(lambda: (1, 5, 2), 0.02)
    assert found.seconds >= 0.02
    assert (found.decisions, found.chances) == (5 * found.games, 2 * found.games)


# ----------------------------------------------------------------------------------------------------- other Pythons

ECHO = """
from benchmarks.pythons import answer_questions
def answer(question):
    print("a greeting of a package")
    if question["say"] == "end":
        raise SystemExit
    return {"half": 1 / question["say"]}
answer_questions(answer)
"""


@pytest.fixture
def other() -> Other:
    return Other([sys.executable, "-c", ECHO], {}, ROOT)


def test_another_python_answers_whatever_its_packages_print(other: Other) -> None:
    assert other.ask(say=2) == {"half": 0.5}
    assert other.ask(say=4) == {"half": 0.25}
    finish(other)


def test_its_faults_are_reasons_and_it_goes_on(other: Other) -> None:
    with pytest.raises(NotMeasured, match="ZeroDivisionError: division by zero"):
        other.ask(say=0)
    assert other.ask(say=2) == {"half": 0.5}
    finish(other)


def test_one_that_ends_is_a_reason_too(other: Other) -> None:
    with pytest.raises(NotMeasured, match="ended without an answer"):
        other.ask(say="end")
    finish(other)


def finish(other: Other) -> None:
    """It ends by itself when nobody asks any more."""
    other.process.communicate(timeout=10)


def test_why_something_cannot_be_installed_is_the_last_line_of_what_was_said() -> None:
    assert failure_of(sys.executable, "-c", "raise SystemExit('first\\nno such package')") == "no such package"
    assert failure_of(sys.executable, "-c", "") == ""


def test_every_peer_has_a_package_and_every_package_an_exact_version() -> None:
    assert {peer.package for peer in PEERS.values()} == set(PACKAGES)
    assert all("==" in part for parts in PACKAGES.values() for part in parts)


def test_pettingzoo_is_the_same_for_its_environments_and_for_ours() -> None:
    version = PACKAGES["pettingzoo"][0].partition("==")[2]
    assert f"\npettingzoo=={version}\n" in (ROOT / "constraints.txt").read_text(encoding="utf-8").lower()


# ------------------------------------------------------------------------------------------------------ what is wanted


def test_random_games_are_held_to_speeds_and_to_backgammon() -> None:
    assert [(target.what, target.got, target.met) for target in speed_targets(field_of(GAMES))] == [
        ("camelup: decisions/s", "4,000,000", True),
        ("camelup: times OpenSpiel's backgammon", "50.00", True),
        ("jamniki: decisions/s", "3,000,000", False),
        ("jamniki: times OpenSpiel's backgammon", "37.50", False),
        ("cubitos: decisions/s", "1,000,000", False),
        ("cubitos: times OpenSpiel's backgammon", "12.50", True),
    ]


def test_batches_are_compared_at_the_best_size_of_each() -> None:
    assert [(target.got, target.met) for target in batch_targets(field_of(BATCHES))] == [
        ("2,000,000", True),
        ("50.00", True),
    ]


def test_environments_by_turns_are_compared_with_tictactoe_as_it_comes_and_bare() -> None:
    assert [(target.what, target.got, target.met) for target in turn_targets(field_of(TURNS))] == [
        ("camelup, AEC environment: times tictactoe_v3.env()", "5.00", True),
        ("camelup, AEC environment: times tictactoe_v3.raw_env()", "0.62", False),
    ]


@pytest.mark.parametrize(
    ("targets", "ours", "other"),
    [
        (speed_targets, "camelup", "backgammon"),
        (batch_targets, "camelup batch 64", "pgx backgammon 8"),
    ],
)
def test_what_was_not_measured_is_not_met(targets: Callable[..., Iterator[Target]], ours: str, other: str) -> None:
    found = list(targets([contestant(ours, 9e6), contestant(other, missing="no wheel")]))
    assert (found[1].got, found[1].met) == ("not measured", False)


def test_the_best_is_looked_for_among_those_that_were_measured() -> None:
    field = [contestant("x 1", 5), contestant("x 2", missing="no"), contestant("x 3", 7), contestant("y", 9)]
    found = best(field, "x")
    assert found is not None
    assert found.id == "x 3"
    assert best(field, "z") is None


# ------------------------------------------------------------------------------------------------ tables and the plot


def test_tables_have_everybody_and_reasons_for_whoever_is_missing() -> None:
    console = Console(width=WIDTH)
    races = {name: field_of(name) for name in SPEEDS}
    races[GAMES].append(contestant("uno", missing="there is no wheel"))
    with console.capture() as shown:
        run.show_races(console, races)
    lines = [re.sub(r" +", " ", line) for line in shown.get().splitlines()]
    assert "| Camelup | by hand | 4,000,000 | 4,000,000 | 4,000,000 | 4000000.0 | | 50.00 |" in lines
    assert "| Uno | by hand | not measured | | | | | |" in lines
    assert "| Camelup Batch 1024 | by hand | 2,000,000 | 2,000,000 | 2,000,000 | 50.00 |" in lines
    assert "| Camelup Aec | by hand | 50,000 | 50,000 | 50,000 | 5.00 | 0.62 |" in lines
    assert "Uno (by hand) was not measured: there is no wheel" in lines


def test_the_picture_is_drawn_from_the_file_of_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (run, picture):
        monkeypatch.setattr(module, "RESULTS", tmp_path / "results" / "latest.json")
    races = {name: field_of(name) for name in SPEEDS}
    races[GAMES].append(contestant("uno", missing="there is no wheel"))
    run.save({"cores": 1}, races, [], [], [])
    picture.draw(tmp_path / "speed.svg")
    drawn = (tmp_path / "speed.svg").read_text(encoding="utf-8")
    for text in ("Random games", "Camelup: by hand", "4.00 M", "80.0 k", "Pgx Backgammon 32: by hand"):
        assert f">{text}</text>" in drawn
    assert "Uno" not in drawn
    assert "prefers-color-scheme: dark" in drawn
    assert json.loads((tmp_path / "results" / "latest.json").read_text())["speed"][GAMES][-1]["missing"]


@pytest.mark.parametrize(
    ("speed", "text"), [(3_416_702, "3.42 M"), (512_345, "512 k"), (41_300, "41.3 k"), (2_600_000, "2.60 M")]
)
def test_speeds_are_written_with_three_figures(speed: float, text: str) -> None:
    assert picture.shown(speed) == text
