"""Thinkers: whatever becomes of a job or of its process, whoever asked is told, and the next job is answered."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvloop

import kostka
from kostka.bots import BOTS, LEVELS, bot, observe
from kostka.core.compiled.chance import from_key
from kostka.core.compiling import compile_game
from kostka.core.errors import KostkaError
from kostka.server import thinkers as pools
from kostka.server.bots import pack_view
from kostka.server.thinkers import Thinkers, ThinkingError
from kostka.server.thinking import pack
from tests.server.processes import PATIENCE, children, family, needs_proc, wait_until_gone

pytestmark = needs_proc


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which are loaded sooner."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@asynccontextmanager
async def pool(count: int, quick: int = 0, jobs: str = "tests.server.jobs") -> AsyncIterator[Thinkers]:
    before = children(os.getpid())  # not theirs: a PostgreSQL of other tests has processes that come and go
    thinkers = Thinkers(count, quick, jobs)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()
    assert children(os.getpid()) <= before, "nothing is left running"


def run(scene: Callable[[], Awaitable[None]]) -> None:
    """In both event loops that a server may have."""
    for factory in (None, uvloop.new_event_loop):
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(limited(scene))


async def limited(scene: Callable[[], Awaitable[None]]) -> None:
    async with asyncio.timeout(PATIENCE):
        await scene()


async def kind_of(asked: Awaitable[object]) -> str:
    with pytest.raises(ThinkingError) as caught:
        await asked
    return caught.value.kind


async def at_work(file: Path) -> int:
    """The process that sleeps, as soon as it does."""
    while not file.exists() or not (text := file.read_text()):
        await asyncio.sleep(0.01)
    file.unlink()
    return int(text)


def test_answers_come_from_other_processes() -> None:
    async def scene() -> None:
        async with pool(2) as thinkers:
            await thinkers.ready()
            assert await thinkers.ask("add", 2, 3, seconds=9) == 5
            pids = await asyncio.gather(*(thinkers.ask("sleep", 0.2, seconds=9) for _ in range(4)))
            assert len(set(pids)) == 2
            assert os.getpid() not in pids
            assert await thinkers.ask("shout", seconds=9) == "said"
            assert len(await thinkers.ask("long", 3_000_000, seconds=9)) == 3_000_000
            assert await thinkers.ask("kostka.core.registry:game_ids", seconds=9) == kostka.game_ids()

    run(scene)


def test_a_job_that_fails_says_so_and_the_process_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with pool(1) as thinkers:
            pid = await thinkers.ask("pid", seconds=9)
            for job in ("fail", "unspeakable", "no such job", "os:getpid"):
                assert await kind_of(thinkers.ask(job, seconds=9)) == "failed"
            with pytest.raises(KostkaError) as caught:
                await thinkers.ask("refuse", seconds=9)
            assert caught.value.to_json() == {"id": "core-no-game", "given": "'chess'", "known": ["camelup"]}
            assert await thinkers.ask("pid", seconds=9) == pid

    run(scene)
    assert "ZeroDivisionError" in vars(caplog.records[0])["fields"]["traceback"]


@pytest.mark.parametrize("job", [("sleep", 600), ("spin",)])
def test_a_job_that_takes_too_long_is_ended_and_the_next_one_answered(job: tuple[str, ...]) -> None:
    async def scene() -> None:
        async with pool(1) as thinkers:
            pid = await thinkers.ask("pid", seconds=9)
            assert await kind_of(thinkers.ask(*job, seconds=0.1)) == "late"
            assert await thinkers.ask("pid", seconds=9) != pid
            assert pid not in children(os.getpid())

    run(scene)


def test_only_work_counts_as_time() -> None:
    async def scene() -> None:
        async with pool(1) as thinkers:
            await asyncio.gather(*(thinkers.ask("sleep", 0.2, seconds=1) for _ in range(8)))

    run(scene)


def test_a_process_that_dies_takes_its_job_along_and_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with pool(1) as thinkers:
            asked = asyncio.create_task(thinkers.ask("sleep", 600, str(tmp_path / "pid"), seconds=600))
            following = asyncio.create_task(thinkers.ask("add", 2, 3, seconds=9))
            pid = await at_work(tmp_path / "pid")
            os.kill(pid, signal.SIGKILL)
            assert await kind_of(asked) == "gone"
            assert await following == 5
            assert await kind_of(thinkers.ask("leave", seconds=9)) == "gone"
            assert await thinkers.ask("add", 2, 3, seconds=9) == 5

    run(scene)


def test_a_process_that_dies_idle_harms_no_job() -> None:
    async def scene() -> None:
        async with pool(1) as thinkers:
            pid = await thinkers.ask("pid", seconds=9)
            os.kill(pid, signal.SIGKILL)
            while thinkers.thinkers[0].is_ready:
                await asyncio.sleep(0.01)
            assert await thinkers.ask("pid", seconds=9) != pid

    run(scene)


def test_quick_jobs_pass_slow_ones() -> None:
    async def scene() -> None:
        async with pool(2, quick=1) as thinkers:
            await thinkers.ready()
            slow = [asyncio.create_task(thinkers.ask("sleep", 600, seconds=600)) for _ in range(3)]
            assert await thinkers.ask("add", 2, 3, seconds=9, quick=True) == 5
            assert not any(task.done() for task in slow)
            assert (thinkers.working, len(thinkers.slow)) == (1, 2)
        assert [await kind_of(task) for task in slow] == ["gone"] * 3

    run(scene)


def test_a_pool_of_one_takes_every_job_quick_ones_first() -> None:
    async def scene() -> None:
        done: list[str] = []

        async def ask(name: str, quick: bool) -> None:
            await thinkers.ask("pid", seconds=9, quick=quick)
            done.append(name)

        async with pool(1, quick=1) as thinkers:
            await asyncio.gather(ask("slow", False), ask("slow", False), ask("quick", True))
        assert done == ["quick", "slow", "slow"]

    run(scene)


def test_a_job_that_nobody_waits_for_is_not_done(tmp_path: Path) -> None:
    async def scene() -> None:
        async with pool(1) as thinkers:
            await thinkers.ready()
            running = asyncio.create_task(thinkers.ask("sleep", 0.3, str(tmp_path / "pid"), seconds=9))
            left = asyncio.create_task(thinkers.ask("sleep", 0, str(tmp_path / "never"), seconds=9))
            pid = await at_work(tmp_path / "pid")
            left.cancel()
            running.cancel()
            await asyncio.gather(left, running, return_exceptions=True)
            assert not thinkers.slow
            assert await thinkers.ask("pid", seconds=9) == pid, "its answer came late and was for nobody"
            assert not (tmp_path / "never").exists()

    run(scene)


def test_too_many_jobs_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST_SLOW", 3)

    async def scene() -> None:
        async with pool(1) as thinkers:
            asked = [asyncio.create_task(thinkers.ask("add", 2, 3, seconds=9)) for _ in range(3)]
            await asyncio.sleep(0)
            assert await kind_of(thinkers.ask("add", 2, 3, seconds=9)) == "busy"
            assert await thinkers.ask("add", 2, 3, seconds=9, quick=True) == 5
            assert await asyncio.gather(*asked) == [5, 5, 5]

    run(scene)


@pytest.mark.parametrize("command", [["no-such-program"], [sys.executable, "-c", "raise SystemExit"]])
def test_nobody_waits_for_processes_that_do_not_start(command: list[str]) -> None:
    async def scene() -> None:
        thinkers = Thinkers(2)
        for thinker in thinkers.thinkers:
            thinker.command = command
        await thinkers.start()
        await thinkers.ready()
        assert await kind_of(thinkers.ask("odds", seconds=9)) == "gone"
        assert await kind_of(thinkers.ask("choose", seconds=9, quick=True)) == "gone"
        await thinkers.close()

    run(scene)


async def with_rules(thinkers: Thinkers, *games: str) -> None:
    while await thinkers.ask("rules", seconds=9) != list(games):
        await asyncio.sleep(0.05)


def test_rules_are_loaded_for_tables_then_for_jobs_then_for_whoever_may_come(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(pools, "QUIET", 60)
        async with pool(1) as thinkers:
            assert await thinkers.ask("rules", seconds=9) == []
            thinkers.prepare("jamniki")
            await with_rules(thinkers, "jamniki")
            assert await thinkers.ask("rules", seconds=9, game="cubitos") == ["cubitos", "jamniki"]
            monkeypatch.setattr(pools, "QUIET", 0.01)
            await with_rules(thinkers, "camelup", "cubitos", "jamniki")

    run(scene)


def test_rules_that_no_process_survives_are_loaded_once() -> None:
    async def scene() -> None:
        async with pool(1, jobs="tests.server.fatal_jobs") as thinkers:
            assert await kind_of(thinkers.ask("add", 2, 3, seconds=9, game="camelup")) == "gone"
            assert await thinkers.ask("add", 2, 3, seconds=9, game="camelup") == 5
            thinkers.prepare("jamniki")
            assert [await thinkers.ask("add", 2, n, seconds=9) for n in range(3)] == [2, 3, 4]

    run(scene)


def test_a_game_that_does_not_work_is_missed_by_whoever_plays_it() -> None:
    async def scene() -> None:
        async with pool(1) as thinkers:
            thinkers.prepare("chess")
            assert await thinkers.ask("rules", seconds=9, game="chess") == []

    run(scene)


SIT = """
import asyncio, json
from kostka.server.thinkers import Thinkers

async def sit():
    thinkers = Thinkers(2, 0, jobs="tests.server.jobs")
    await thinkers.start()
    await thinkers.ready()
    pids = await asyncio.gather(*(thinkers.ask("sleep", 0.3, seconds=9) for _ in range(2)))
    print(json.dumps(pids), flush=True)
    await asyncio.gather(thinkers.ask("spin", seconds=600), thinkers.ask("sleep", 600, seconds=600))

asyncio.run(sit())
"""


def test_thinkers_end_with_the_process_in_front() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SIT], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ) as front:
        try:
            assert front.stdout is not None
            pids = set(json.loads(front.stdout.readline()))
            time.sleep(0.2)  # they work
            assert pids == family(front.pid)
            for pid in pids:
                for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                    os.kill(pid, number)  # which are for the process in front
            time.sleep(0.2)
            assert pids == family(front.pid)
        finally:
            front.kill()
        wait_until_gone(pids)


# Those that search have another time for it here.
AT_A_GLANCE = [level for level in BOTS if level not in LEVELS or LEVELS[level].seconds is None]


@pytest.mark.parametrize("id", kostka.game_ids())
def test_bots_choose_as_they_do_here(id: str) -> None:
    match, key = kostka.new(id, seed=3), bytes(range(32))
    seat = match.turn
    assert seat is not None

    async def scene() -> None:
        async with pool(1) as thinkers:
            for level in AT_A_GLANCE:
                chosen = await thinkers.ask("choose", pack_view(match, seat), level, key, seconds=60)
                assert chosen == bot(level)(observe(match, seat, from_key(key)))
            with pytest.raises(KostkaError):
                await thinkers.ask("choose", pack_view(match, seat), "no such bot", key, seconds=60)

    asyncio.run(limited(scene))


def test_odds_are_those_of_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT")
    for id in kostka.game_ids():
        compile_game(kostka.game(id))
    matches = [kostka.new(id, seed=3) for id in kostka.game_ids()]

    async def scene() -> None:
        async with pool(1) as thinkers:
            for match in matches:
                seat = match.turn or 0
                found = await thinkers.ask("odds", pack(match.position.view(seat)), 1, seconds=60)
                assert found == match.odds(seat, 1)

    asyncio.run(limited(scene))
