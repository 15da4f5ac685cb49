"""Two workers over one PostgreSQL: a table may be open on both, and nobody can tell."""

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.chaos import cut, running
from kostka.bots import bot
from kostka.client.bot import choose, play
from kostka.client.reader import GoneError, Reader
from kostka.client.web import Json
from kostka.server.listening import CHANNEL
from tests.server.databases import migrated_database
from tests.server.processes import needs_proc
from tests.server.serving import Gathering, Serving, serving, table_of
from tests.server.tables import looped, until

Workers = tuple[Serving, Serving]


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    folder = tmp_path_factory.mktemp("workers")
    with pytest.MonkeyPatch.context() as patch, migrated_database("postgres", folder) as database:
        patch.setattr("kostka.server.rooms.SWEEP", 0.1)
        patch.setattr("kostka.server.rooms.ANNOUNCE", 0.5)
        patch.setattr("kostka.server.bots.PATIENCE", 1.0)
        settings = {"database": database, "thinkers": 1}
        with serving(folder, **settings) as one, serving(folder, **settings) as other:
            yield one, other


def reader(server: Serving, table: Gathering, seat: int | None = None, name: str | None = None) -> Reader:
    """Somebody who reads a table on this worker."""
    return Reader(server.base, table.id, None if seat is None else table.tokens[seat], name)


def seat_here(who: Reader, seat: int) -> bool:
    return bool(who.document["seats"][seat]["here"])


@looped
async def test_what_is_played_on_one_is_heard_on_the_other_and_bots_move_once(workers: Workers) -> None:
    one, other = workers
    table = await table_of(one, "jamniki", "Anna", "Piotr", bots=1)
    async with (
        reader(one, table, 0) as anna,
        reader(other, table, 1) as piotr,
        reader(one, table) as here,
        reader(other, table) as there,
    ):
        await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
        await here.heard(there.version)
        await there.heard(here.version)
    assert there.phase == "over"
    assert order(here) == order(there)
    played = [row["what"]["entry"]["entry"] for row in there.rows if row["what"]["kind"] == "played"]
    assert played == list(range(1, len(played) + 1))


def order(who: Reader) -> list[tuple[int, int, str]]:
    return [(row["version"], row["at"], row["what"]["kind"]) for row in who.rows]


@looped
async def test_who_acts_at_the_same_time_on_different_workers_is_heard(workers: Workers) -> None:
    one, other = workers
    table = await table_of(one, "camelup", "Anna", "Piotr", "Ola")
    async with reader(one, table, 0) as anna, reader(other, table, 1) as piotr:
        for number in range(10):
            answers = await asyncio.gather(*(who.ask("say", text=f"{number}") for who in (anna, piotr)))
            assert answers[0]["version"] != answers[1]["version"]
        await anna.heard(piotr.version)
        assert [row["what"]["seat"] for row in anna.rows if row["what"]["kind"] == "said"].count(1) == 10


@looped
async def test_who_chooses_at_the_same_time_on_different_workers_does(workers: Workers) -> None:
    one, other = workers
    table = await table_of(one, "cubitos", "Anna", "Piotr")
    async with reader(one, table, 0) as anna, reader(other, table, 1) as piotr:
        together = 0
        while together < 3:
            await asyncio.gather(*(who.heard(max(anna.version, piotr.version)) for who in (anna, piotr)))
            asked = [(seat, who) for seat, who in enumerate((anna, piotr)) if who.is_asked]
            moves = [who.play(choose(who.match, seat, bot("greedy"))) for seat, who in asked]
            versions = [answer["version"] for answer in await asyncio.gather(*moves)]
            await asyncio.gather(*(who.heard(max(versions)) for who in (anna, piotr)))
            together += len(set(versions)) == 2


@looped
async def test_a_seat_is_played_from_the_last_place_on_whichever_worker(workers: Workers) -> None:
    one, other = workers
    table = await table_of(one, "jamniki", "Anna", "Piotr")
    async with reader(one, table, 0) as first, reader(other, table, 0) as second:
        with pytest.raises(GoneError, match="taken"):
            await first.until(lambda: False)
        assert (await second.ask("say", text="I am here now"))["version"]
        async with reader(one, table, 0):
            with pytest.raises(GoneError, match="taken"):
                await second.until(lambda: False)


@looped
async def test_an_action_that_is_sent_to_both_is_one_row(workers: Workers) -> None:
    one, other = workers
    table = await table_of(one, "jamniki", "Anna", "Piotr")
    async with reader(one, table, name="Ewa") as here, reader(other, table, name="Ewa") as there:
        for _ in range(10):
            message = {"type": "say", "id": secrets.token_urlsafe(12), "text": "once"}
            answers = await asyncio.gather(here.ask(**message), there.ask(**message))
            assert answers[0] == answers[1]
        await here.heard(answers[0]["version"])
        assert sum(row["what"]["kind"] == "said" for row in here.rows) == 10


@looped
async def test_a_resend_to_the_other_worker_gets_the_same_answer(workers: Workers) -> None:
    one, other = workers
    table = await table_of(one, "jamniki", "Anna", "Piotr")
    message = {"type": "react", "id": secrets.token_urlsafe(12), "reaction": "dog"}
    async with reader(one, table, 0) as first:
        done = await first.ask(**message)
    async with reader(other, table, 0) as second:
        assert await second.ask(**message) == done


@looped
async def test_who_is_at_the_other_worker_is_seen_coming_and_going(workers: Workers) -> None:
    one, other = workers
    table = await table_of(one, "jamniki", "Anna", "Piotr")
    async with reader(one, table, 0) as anna:
        async with reader(other, table, 1) as piotr, reader(other, table):
            await anna.until(lambda: seat_here(anna, 1) and anna.document["watching"] == 1)
            await piotr.until(lambda: seat_here(piotr, 0))
        await anna.until(lambda: not seat_here(anna, 1) and anna.document["watching"] == 0)


@looped
async def test_time_counts_while_somebody_thinks_at_the_other_worker(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    table = await table_of(one, "jamniki", "Anna", "Piotr", settings={"clock": {"base": 600, "increment": 0}})
    async with reader(one, table, 0) as anna:
        began = anna.document["clock"]["since"]
        await until(lambda: table.id in other.app.rooms.elsewhere)
        for module in ("rooms", "bots"):
            monkeypatch.setattr(f"kostka.server.{module}.now", lambda: began + 100_000)
        async with reader(other, table, 1) as piotr:
            await piotr.until(lambda: seat_here(piotr, 0))
            assert piotr.document["clock"]["since"] == began
            await anna.ask("say", text="Still thinking")
            await piotr.heard(anna.version)
    assert "woken" not in [row["what"]["kind"] for row in piotr.rows]
    await until(lambda: table.id not in other.app.rooms.elsewhere or not other.app.rooms.elsewhere[table.id].workers)


@looped
async def test_what_is_appended_while_a_table_is_opened_is_heard(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    table = await table_of(one, "jamniki", "Anna", "Piotr")
    reading, said = threading.Event(), threading.Event()
    read = other.app.rooms.storage.read

    async def slowly(*arguments: Any) -> Any:
        found = await read(*arguments)
        if not reading.is_set():
            reading.set()
            await asyncio.to_thread(said.wait)
            await asyncio.sleep(0.2)  # until the notice has come
        return found

    monkeypatch.setattr(other.app.rooms.storage, "read", slowly)
    async with reader(one, table, 0) as anna:
        watcher = reader(other, table)
        coming = asyncio.create_task(watcher.__aenter__())
        await asyncio.to_thread(reading.wait)
        done = await anna.ask("say", text="Does anybody hear me?")
        said.set()
        await coming
        await watcher.heard(done["version"])
        await watcher.__aexit__()


@looped
async def test_what_was_missed_while_nobody_listened_is_made_up_for(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    monkeypatch.setattr("kostka.server.listening.PAUSE", 0.5)
    table = await table_of(one, "jamniki", "Anna", "Piotr")
    async with reader(one, table, 0) as anna, reader(other, table) as watcher:
        await anna.until(lambda: anna.document["watching"] == 1)
        cut(one.config.database, f"query = 'LISTEN {CHANNEL}'")
        said = await anna.ask("say", text="Does anybody hear me?")
        await watcher.heard(said["version"])


@needs_proc
@looped
async def test_a_worker_that_dies_leaves_its_bots_to_the_other_and_nobody_behind(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = workers
    table = await table_of(one, "jamniki", "Anna", bots=1)
    async with running(one.config.database, 1, tmp_path) as dying, reader(one, table) as watcher:
        async with Reader(dying.base, table.id, table.tokens[0]) as anna:
            await watcher.until(lambda: seat_here(watcher, 0))
            await anna.until(lambda: anna.is_asked)
            done = await anna.play(choose(anna.match, 0, bot("greedy")))
            os.killpg(dying.process.pid, signal.SIGKILL)
        monkeypatch.setattr("kostka.server.room.FORGOTTEN", 0.5)
        await watcher.until(lambda: not seat_here(watcher, 0))
        await watcher.until(lambda: any(is_move_of_bot(row, done["version"]) for row in watcher.rows))


def is_move_of_bot(row: Json, after: int) -> bool:
    return bool(row["version"] > after and row["what"].get("by") == "bot")
