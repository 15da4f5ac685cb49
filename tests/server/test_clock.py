"""Time: a budget for everybody and something for each choice, and a bot for whoever has none left."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.client.reader import Reader
from kostka.client.web import Web
from tests.server.serving import Gathering, Serving, table_of
from tests.server.tables import (
    asked,
    asks,
    drop,
    journal,
    kinds,
    known_tables,
    looped,
    plays,
    room_of,
    three_guests,
    until,
)

MINUTE: dict[str, Any] = {"settings": {"clock": {"base": 60, "increment": 5}}}
THREE = ("Anna", "Piotr", "Ola")
BEGINNING = 1_700_000_000_000


class Time:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.at = BEGINNING

    def __call__(self) -> int:
        return self.at

    def passes(self, seconds: int) -> None:
        self.at += 1000 * seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    for module in ("rooms", "bots"):
        monkeypatch.setattr(f"kostka.server.{module}.now", found)
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("clock")) as running:
        yield running


async def left_alone(server: Serving, time: Time, seconds: int) -> Gathering:
    """A table that is dropped, and opened again after so many seconds."""
    table = await table_of(server, "camelup", *THREE, **MINUTE)
    async with table.reader(0):
        pass
    await drop(server, table.id)
    time.passes(seconds)
    return table


def by(reader: Reader) -> list[tuple[int, str]]:
    """Who moved, and how."""
    played = [row["what"] for row in reader.rows if row["what"]["kind"] == "played"]
    return [(what["entry"]["seat"], what["by"]) for what in played]


@looped
async def test_a_table_without_a_budget_has_no_clock(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:
        assert anna.document["clock"] is None


@looped
async def test_time_goes_by_for_whoever_is_to_choose_and_a_choice_adds_to_it(server: Serving, time: Time) -> None:
    table = await table_of(server, "camelup", *THREE, **MINUTE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        assert anna.document["clock"] == {"left": [60_000] * 3, "since": BEGINNING, "running": [0]}
        time.passes(20)
        await plays(anna, "roll", piotr)
        assert piotr.document["clock"] == {"left": [45_000, 60_000, 60_000], "since": time.at, "running": [1]}
        time.passes(7)
        await plays(piotr, "roll")
        assert piotr.document["clock"]["left"] == [45_000, 58_000, 60_000]


@looped
async def test_where_several_choose_at_the_same_time_several_clocks_run(server: Serving, time: Time) -> None:
    table = await table_of(server, "cubitos", "Anna", "Piotr", **MINUTE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        assert anna.document["clock"]["running"] == [0, 1]
        time.passes(10)
        await plays(anna, "push", piotr)
        assert piotr.document["clock"] == {"left": [55_000, 50_000], "since": time.at, "running": [0, 1]}


@looped
async def test_a_bot_chooses_for_whoever_has_no_time_left(server: Serving, time: Time) -> None:
    table = await table_of(server, "camelup", *THREE, **MINUTE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        time.passes(61)
        await piotr.ask("react", reaction="hurry")
        await asked(piotr)
        assert by(piotr) == [(0, "clock")]
        assert piotr.document["clock"]["left"] == [5_000, 60_000, 60_000]
        await plays(piotr, "roll", anna)


@looped
async def test_time_that_is_not_up_is_waited_for(server: Serving, time: Time) -> None:
    table = await table_of(server, "camelup", *THREE, **MINUTE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        time.passes(59)
        await asks(piotr, "react", anna, reaction="hurry")
        await plays(anna, "ticket red", piotr)
        assert by(piotr) == [(0, "player")]


@looped
async def test_bots_have_no_clock_nor_has_a_seat_that_is_lent(server: Serving, time: Time) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", bots=1, **MINUTE)
    async with table.reader(0) as anna:
        time.passes(10)
        await asks(anna, "lend", seat=0, level="greedy")
        await anna.until(lambda: anna.document["clock"]["running"] == [1])
        assert by(anna) == [(0, "bot")]
        assert anna.document["clock"]["left"][0] == 55_000
        assert anna.document["clock"]["left"][2] == 60_000


@looped
async def test_time_at_a_vacant_seat(server: Serving, time: Time) -> None:
    """Nobody plays there, so a bot does when its time is up."""
    table = await three_guests(server, **MINUTE)
    async with table.reader(0) as anna, table.reader(2) as ola:
        async with table.reader(1) as piotr:
            await plays(anna, "roll", piotr)
            await piotr.ask("leave")
        time.passes(61)
        await ola.ask("react", reaction="hurry")
        await asked(ola)
        assert by(ola) == [(0, "player"), (1, "clock")]


@looped
async def test_time_that_goes_by_while_nobody_holds_the_table_does_not_count(server: Serving, time: Time) -> None:
    table = await left_alone(server, time, 3600)
    async with table.reader(0) as anna:
        await anna.until(lambda: kinds(anna)[-1] == "woken")
        assert anna.document["clock"] == {"left": [60_000] * 3, "since": time.at, "running": [0]}
        time.passes(10)
        await plays(anna, "roll")
        assert anna.document["clock"]["left"][0] == 55_000


@looped
async def test_whoever_only_looks_does_not_set_the_clock_going(server: Serving, time: Time) -> None:
    table = await left_alone(server, time, 3600)
    await Web(server.base).get(f"/api/tables/{table.id}")
    async with table.reader(name="Ewa") as watcher:
        await watcher.ask("say", text="Is nobody here?")
        assert watcher.document["clock"] == {"left": [60_000] * 3, "since": BEGINNING, "running": []}
        assert room_of(table).alarm is None
        time.passes(3600)
        async with table.reader(2):
            await watcher.until(lambda: kinds(watcher)[-1] == "woken")
            assert watcher.document["clock"] == {"left": [60_000] * 3, "since": time.at, "running": [0]}


@looped
async def test_a_restart_gives_nobody_time_back(tmp_path: Path, time: Time) -> None:
    with known_tables(tmp_path) as first:
        table = await table_of(first, "camelup", *THREE, settings={"clock": {"base": 600, "increment": 0}})
        anna = await table.reader(0).__aenter__()
        time.passes(100)
        first.inside(first.app.drain("restart"))
    await anna.__aexit__()
    with known_tables(tmp_path) as second:
        time.passes(1)
        async with Gathering(second, table.id, table.code, table.tokens).reader(0) as anna:
            assert kinds(anna)[-1] == "counted"
            assert anna.document["clock"]["left"][0] == 500_000
            await plays(anna, "roll")
            assert anna.document["clock"]["left"][0] == 499_000


@looped
async def test_taking_back_takes_the_increment_back(server: Serving, time: Time) -> None:
    settings = {**MINUTE["settings"], "undo": "free"}
    table = await table_of(server, "camelup", *THREE, settings=settings)
    async with table.reader(0) as anna:
        for _ in range(3):
            time.passes(2)
            await plays(anna, "ticket red")
            await asks(anna, "undo", on=anna.version)
        assert anna.document["clock"]["left"][0] == 54_000


@looped
async def test_a_timer_that_rings_too_early_rings_again(server: Serving, time: Time) -> None:
    table = await table_of(server, "camelup", *THREE, **MINUTE)
    async with table.reader(0):
        room = room_of(table)
        before = room.alarm

        async def ring() -> None:
            server.app.rooms.bots.ring(room)

        await asyncio.to_thread(server.inside, ring())
        assert room.alarm is not None
        assert room.alarm is not before
        assert not room.thinking


@looped
async def test_time_counts_where_another_process_holds_the_table(server: Serving, time: Time) -> None:
    table = await left_alone(server, time, 30)
    async with table.reader(0) as anna:
        await plays(anna, "roll")
        assert anna.document["clock"]["left"][0] == 35_000


@looped
async def test_a_match_that_is_over_or_closed_has_no_clock_that_runs(server: Serving, time: Time) -> None:
    table = await table_of(server, "camelup", *THREE, **MINUTE)
    async with table.reader(0) as anna:
        await asks(anna, "close")
        assert anna.document["clock"]["running"] == []
        time.passes(100)
    await until(lambda: not room_of(table).thinking)
    assert len(journal(table)) == 3
