"""The same calls on Ray: the same results bit for bit, also where workers are lost; and no Ray where nobody asks."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import pytest
import ray

import kostka
from kostka.bots import Observation
from kostka.lab.arena import Contest
from kostka.lab.cluster import Cluster
from kostka.lab.simulate import Simulation
from kostka.lab.teaching.evaluation import lessons


@pytest.fixture(scope="module", autouse=True)
def two_cores() -> Iterator[None]:
    """Ray takes a while to start: all tests share one, which nothing of ours may end."""
    ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    yield
    assert ray.is_initialized()
    ray.shutdown()


def last_move(known: Observation) -> str:
    return known.legal[-1]


def same(one: Simulation, other: Simulation) -> bool:
    parts = ("places", "scores", "decisions")
    return all((getattr(one, part) == getattr(other, part)).all() for part in parts)


def results(contest: Contest) -> list[tuple[Any, ...]]:
    return [(match.deal, match.table, match.places, match.scores, match.decisions) for match in contest.matches]


class Dying:
    """A bot whose process ends in the middle of a game, once."""

    def __init__(self, sign: Path) -> None:
        self.sign, self.home = sign, os.getpid()

    def __call__(self, known: Observation) -> str:
        unlucky = known.draw(20) == 0  # everywhere: the bots of a game share their dice
        if unlucky and os.getpid() != self.home and not self.sign.exists():
            self.sign.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return known.legal[-1]


# ----------------------------------------------------------------------------------------------------- the same results


def test_compiled_bots_play_the_same_games_on_ray(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"bots": ["greedy", "random"], "n": 300, "seed": 5, "rows": "decisions"}
    seen: list[int] = []
    kostka.simulate("jamniki", **asked, out=tmp_path / "here.parquet")
    there = tmp_path / "there.parquet"
    kostka.simulate("jamniki", **asked, out=there, ray=True, progress=lambda done, total: seen.append(done))
    assert (tmp_path / "here.parquet").read_bytes() == there.read_bytes()
    assert (seen[0], seen[-1]) == (0, 300)
    assert len(seen) > 3
    assert seen == sorted(seen)


def test_other_bots_play_the_same_games_on_ray() -> None:
    bots: list[Any] = [last_move, "hard@20"]
    here = kostka.simulate("jamniki", bots, 4, seed=5, workers=1)
    assert same(here, kostka.simulate("jamniki", bots, 4, seed=5, ray="local"))


def test_a_bot_that_only_this_process_knows_plays_on_ray_too() -> None:
    chosen = 1

    def own(known: Observation) -> str:
        return known.legal[chosen % len(known.legal)]

    here = kostka.simulate("jamniki", [own, "random"], 3, seed=5)
    assert same(here, kostka.simulate("jamniki", [own, "random"], 3, seed=5, ray=True))


@pytest.mark.parametrize("bots", [["greedy", "random"], ["easy", last_move]])
def test_an_arena_has_the_same_matches_on_ray(bots: list[Any], tmp_path: Path) -> None:
    out = tmp_path / "matches.jsonl"
    here = kostka.arena("jamniki", bots, 3, seed=5, workers=1)
    assert results(here) == results(kostka.arena("jamniki", bots, 3, seed=5, ray=True, out=out))
    assert len(out.read_text().splitlines()) == 6


def test_a_test_that_stops_an_arena_stops_it_at_the_same_deal() -> None:
    asked: dict[str, Any] = {"bots": ["greedy", "random"], "deals": 300, "seed": 1, "sprt": 0.2}
    here, there = kostka.arena("jamniki", **asked), kostka.arena("jamniki", **asked, ray=True)
    assert here.deals == there.deals < 300
    assert results(here) == results(there)


def test_lessons_are_the_same_whoever_plays_them() -> None:
    game = kostka.game("camelup")
    ways: list[dict[str, Any]] = [{"workers": 1}, {"workers": 2}, {"ray": True}]
    found = [list(lessons(game, 200, 1, 8, **way)) for way in ways]
    assert [is_test for is_test, _ in found[0]] == [True, False]
    for other in found[1:]:
        for (_, one), (_, two) in zip(found[0], other, strict=True):
            assert np.array_equal(one.features, two.features)
            assert np.array_equal(one.shares, two.shares)


# ------------------------------------------------------------------------------------------------------ what goes wrong


def test_a_worker_that_is_lost_changes_nothing(tmp_path: Path) -> None:
    sign = tmp_path / "died"
    here = kostka.simulate("jamniki", [Dying(sign), "random"], 12, seed=5, workers=1)
    assert not sign.exists()
    there = kostka.simulate("jamniki", [Dying(sign), "random"], 12, seed=5, ray=True)
    assert sign.exists(), "a worker was killed in the middle of a game"
    assert same(here, there)


def test_an_arena_survives_the_loss_of_a_worker(tmp_path: Path) -> None:
    sign = tmp_path / "died"
    here = kostka.arena("jamniki", [Dying(sign), "random"], 3, seed=5, workers=1)
    there = kostka.arena("jamniki", [Dying(sign), "random"], 3, seed=5, ray=True)
    assert sign.exists()
    assert results(here) == results(there)


def test_what_a_caller_can_mend_comes_out_as_itself() -> None:
    with pytest.raises(kostka.KostkaError, match="There is no move 'fly'") as told:
        kostka.simulate("jamniki", [lambda known: "fly"], 3, ray=True)
    assert type(told.value).__module__ == "kostka.core.errors"


def test_what_a_bot_does_wrong_comes_out_too() -> None:
    def failing(known: Observation) -> str:
        raise ArithmeticError("this bot cannot count")

    with pytest.raises(ArithmeticError, match="cannot count"):
        kostka.simulate("jamniki", [failing], 3, ray=True)


def test_a_bot_that_cannot_be_sent_is_told() -> None:
    class Locked:
        def __init__(self) -> None:
            self.lock = Lock()

        def __call__(self, known: Observation) -> str:
            return known.legal[0]

    with pytest.raises(kostka.KostkaError, match="A bot cannot be sent to Ray"):
        kostka.simulate("jamniki", [Locked()], 3, ray=True)


def test_whoever_interrupts_does_not_wait_for_tasks() -> None:
    def slow(known: Observation) -> str:
        time.sleep(0.02)
        return known.legal[0]

    def stop(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kostka.simulate("jamniki", [slow], 5000, ray=True, progress=stop)


def test_a_question_nobody_waits_for_any_more_is_dropped() -> None:
    cluster = Cluster("local", 2, str)
    assert cluster(5) == "5"
    cluster.end()
    assert not cluster.asked
    assert ray.is_initialized(), "a Ray that was there before is left running"


# ----------------------------------------------------------------------------------------------------------- without it

QUIET = """
import sys, kostka
kostka.simulate("jamniki", n=2)
kostka.arena("jamniki", ["random", "greedy"], 1)
print([name for name in sys.modules if name.partition(".")[0] in ("ray", "pyarrow")])
"""
MISSING = """
import sys, kostka
sys.modules["ray"] = None
try:
    kostka.simulate("jamniki", n=2, ray=True)
except kostka.KostkaError as error:
    print(error)
"""


def said(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()


def test_a_ray_that_was_started_for_a_call_ends_with_it() -> None:
    asked = [sys.executable, "-m", "kostka", "simulate", "jamniki", "-n", "20", "--bots", "greedy,random", "--json"]
    here, there = (
        json.loads(subprocess.run([*asked, *more], capture_output=True, check=True).stdout) for more in ([], ["--ray"])
    )
    assert here["players"] == there["players"]


def test_nothing_of_ray_is_imported_unless_asked_for() -> None:
    assert said(QUIET) == "[]"


def test_where_ray_is_missing_its_extra_is_named() -> None:
    assert 'pip install "kostka[cluster]"' in said(MISSING)
