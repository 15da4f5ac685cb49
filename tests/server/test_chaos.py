"""A short form of `make chaos`, and that its auditor notices whatever can go wrong."""

import asyncio
import shutil
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from benchmarks.chaos import chaos, playing
from benchmarks.chaos_audit import AuditError, Auditor
from benchmarks.chaos_players import SETTINGS, Record, Sent, Setting
from tests.server.databases import fresh_database, run_sql
from tests.server.processes import needs_proc
from tests.server.serving import serving

ACTIONS = 80


@needs_proc
@pytest.mark.parametrize(("kind", "workers", "kills"), [("sqlite", 1, 4), ("postgres", 2, 2)])
def test_a_server_that_is_killed_loses_nothing(tmp_path: Path, kind: str, workers: int, kills: int) -> None:
    with fresh_database(kind, tmp_path) as url:
        outcome = asyncio.run(chaos(url, workers, kills, 1, tmp_path, lambda *_: None, SETTINGS[:3], answers=(5, 30)))
    assert outcome.kills.total() == kills
    assert outcome.acknowledged > 5 * kills


# -------------------------------------------------------------------------------------------------------- the auditor


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Record]:
    """A database, and what clients were told while it was written."""
    folder, record = tmp_path_factory.mktemp("told"), Record()

    async def play(base: str) -> None:
        async with playing(record, base, [Setting("jamniki", 2)], 1):
            while record.acknowledged < ACTIONS:
                await asyncio.sleep(0.01)

    with serving(folder, thinkers=1) as server:
        asyncio.run(asyncio.wait_for(play(server.base), 60))
    return folder / "kostka.db", record


def audit(told: tuple[Path, Record], folder: Path, spoil: Callable[[str, Record], object]) -> Auditor:
    """Look at a copy in which something was spoilt."""
    file, record = shutil.copy(told[0], folder / "copy.db"), deepcopy(told[1])
    spoil(f"sqlite:///{file}", record)
    auditor = Auditor(f"sqlite:///{file}", record)
    try:
        auditor.look()
    finally:
        auditor.close()
    return auditor


def test_the_auditor_has_nothing_to_say_where_all_is_well(told: tuple[Path, Record], tmp_path: Path) -> None:
    auditor = audit(told, tmp_path, lambda *_: None)
    assert auditor.rows >= ACTIONS
    assert auditor.finished.total() + auditor.running > 0


def lose_a_row(url: str, record: Record) -> None:
    run_sql(f"DELETE FROM journal WHERE action LIKE '%{an_action(record, 'play')}'", url)


def lose_the_end(url: str, record: Record) -> None:
    """The last row of a table, which was told but is no answer to anybody."""
    table, version = max(record.times)
    run_sql(f"DELETE FROM journal WHERE table_id = '{table}' AND version = {version}", url)


def change_what_was_said(url: str, record: Record) -> None:
    id = an_action(record, "say")
    record.sent[id].message["text"] = "something else"
    run_sql(f"UPDATE journal SET body = json_set(body, '$.text', 'something else') WHERE action LIKE '%{id}'", url)


def change_the_time(url: str, record: Record) -> None:
    run_sql(f"UPDATE journal SET at = at + 1 WHERE action LIKE '%{an_action(record, 'play')}'", url)


def change_the_chance(url: str, record: Record) -> None:
    """Other dice than those that were shown."""
    run_sql("UPDATE journal SET body = json_set(body, '$.secret', hex(zeroblob(32))) WHERE version = 1", url)


def forget_what_was_sent(url: str, record: Record) -> None:
    del record.sent[an_action(record, "play")]


def acknowledge_what_was_not_kept(url: str, record: Record) -> None:
    record.sent["nobody-knows-it"] = Sent(next(iter(record.news)), {"type": "say"}, 1, {(2, None)})


def acknowledge_elsewhere(url: str, record: Record) -> None:
    record.sent[an_action(record, "play")].answers = {(0, None)}


def refuse_what_was_kept(url: str, record: Record) -> None:
    sent = record.sent[an_action(record, "play")]
    sent.answers, sent.is_refused, sent.times = set(), True, 1


def answer_in_two_ways(url: str, record: Record) -> None:
    record.done({"id": an_action(record, "play"), "version": 10_000})


def an_action(record: Record, type: str) -> str:
    """The first acknowledged one of a type."""
    return next(id for id, sent in record.sent.items() if sent.answers and sent.message["type"] == type)


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_row,
        lose_the_end,
        change_what_was_said,
        change_the_time,
        change_the_chance,
        forget_what_was_sent,
        acknowledge_what_was_not_kept,
        acknowledge_elsewhere,
        refuse_what_was_kept,
        answer_in_two_ways,
    ],
)
def test_the_auditor_notices(told: tuple[Path, Record], tmp_path: Path, spoil: Callable[[str, Record], object]) -> None:
    with pytest.raises(AuditError):
        audit(told, tmp_path, spoil)
