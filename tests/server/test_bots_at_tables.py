"""Bots at tables: they think elsewhere, at an even pace, and one that fails is replaced by a move at a glance."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from prometheus_client import REGISTRY

import kostka
from kostka.bots import LEVELS
from kostka.client.reader import Reader
from kostka.client.web import Json, Web
from kostka.server import bots
from kostka.server.thinking import pack
from tests.server.serving import Gathering, Serving, table_of
from tests.server.tables import asked, asks, drop, journal, kinds, known_tables, looped, plays, room_of, until

BOTS = """
import os, time

def first(known):
    return known.legal[0]

def as_values(known):
    return {"move": "roll"}

def raises(known):
    raise ZeroDivisionError

def nonsense(known):
    return "fly away"

def nothing(known):
    return None

def unspeakable(known):
    return lambda: None

def hangs(known):
    time.sleep(600)

def dies(known):
    os._exit(1)
"""
GOOD = ("first", "as_values")
BAD = {
    "raises": "failed",
    "nonsense": "refused",
    "nothing": "refused",
    "unspeakable": "failed",
    "hangs": "late",
    "dies": "gone",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server beside which somebody has installed bots."""
    folder = tmp_path_factory.mktemp("bots")
    install_bots(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        with known_tables(folder, thinkers=2, think=2.0) as running:
            yield running


def install_bots(folder: Path) -> None:
    (folder / "own_bots.py").write_text(BOTS)
    points = folder / "own_bots-1.0.dist-info"
    points.mkdir()
    (points / "METADATA").write_text("Metadata-Version: 2.1\nName: own_bots\nVersion: 1.0\n")
    named = "\n".join(f"{name} = own_bots:{name}" for name in (*GOOD, *BAD))
    (points / "entry_points.txt").write_text(f"[kostka.bots]\n{named}\n")


async def table_with(server: Serving, *levels: str) -> Gathering:
    seats: list[Json] = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "level": level} for level in levels)]
    opened = await Web(server.base).open_table("camelup", seats)
    return Gathering(server, opened["table"], opened["code"], {0: opened["held"][0]["token"]})


def failures(why: str) -> float:
    return REGISTRY.get_sample_value("kostka_bot_failures_total", {"why": why}) or 0.0


def moves(reader: Reader) -> list[tuple[int, str, str]]:
    played = [row["what"] for row in reader.rows if row["what"]["kind"] == "played"]
    return [(what["entry"]["seat"], what["entry"]["move"], what["by"]) for what in played]


@looped
@pytest.mark.parametrize("level", GOOD)
async def test_a_bot_that_somebody_installed_plays(server: Serving, level: str) -> None:
    table = await table_with(server, level, level)
    async with table.reader(0) as anna:
        await plays(anna, "roll")
        await asked(anna)
        assert moves(anna) == [(0, "roll", "player"), (1, "roll", "bot"), (2, "roll", "bot")]
        assert anna.document["seats"][1]["level"] == level


@looped
@pytest.mark.parametrize(("level", "why"), BAD.items())
async def test_a_bot_that_fails_is_replaced_by_a_move_at_a_glance_and_it_is_logged_and_counted(
    server: Serving, level: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = failures(why)
    table = await table_with(server, level, "greedy")
    with caplog.at_level(logging.WARNING, "kostka"):
        async with table.reader(0) as anna:
            await plays(anna, "roll")
            await asked(anna)
            assert [(seat, by) for seat, _, by in moves(anna)] == [(0, "player"), (1, "bot"), (2, "bot")]
    assert failures(why) == before + 1
    fields = [getattr(record, "fields", {}) for record in caplog.records if record.getMessage() == "bot failed"]
    assert [(field["bot"], field["why"]) for field in fields] == [(level, why)]


@looped
async def test_nobody_waits_for_a_bot_that_thinks(server: Serving) -> None:
    """While one thinks as long as it may, everybody talks, and others play at other tables."""
    slow = await table_with(server, "hangs", "greedy")
    quick = await table_of(server, "cubitos", "Piotr", "Ola")
    async with slow.reader(0) as anna, quick.reader(0) as piotr:
        await plays(anna, "roll")
        await plays(piotr, "push")
        await asks(anna, "say", text="take your time")
        await asked(anna)
        assert kinds(anna) == ["opened", "begun", "played", "said", "played", "played"]


@looped
async def test_bots_move_at_an_even_pace(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """The quicker a bot has thought, the longer it waits."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    loop = SimpleNamespace(sleep=sleep, get_running_loop=asyncio.get_running_loop)
    monkeypatch.setattr(bots, "asyncio", loop)
    monkeypatch.setattr(server.app.rooms, "config", SimpleNamespace(**paced(server)))
    table = await table_with(server, "first", "first")
    async with table.reader(0) as anna:
        await plays(anna, "roll")
        await asked(anna)
    assert len(slept) == 2
    assert all(0 < seconds < 1000 for seconds in slept)


@pytest.mark.parametrize(
    ("game", "level", "pace"),
    [
        ("camelup", "expert", LEVELS["expert"].seconds),
        ("jamniki", "expert", LEVELS["expert"].seconds),
        ("jamniki", "normal", None),
        ("jamniki", "greedy", None),
        ("jamniki", "somebody's", None),
        ("cubitos", "expert", None),
    ],
)
def test_the_pace_covers_what_a_level_may_need_where_something_is_hidden(
    game: str, level: str, pace: float | None
) -> None:
    match = kostka.new(game, seed=1)
    for usual in (0.0, 0.2, 5.0):
        found = bots.Bots(SimpleNamespace(config=SimpleNamespace(pace=usual)), None).pace(match, 0, level)  # type: ignore[arg-type]
        assert found == usual if pace is None or usual > pace + 0.5 else pace < found < pace + 0.5


def test_a_turn_of_many_choices_goes_on_more_quickly_where_nothing_is_hidden() -> None:
    paces = bots.Bots(SimpleNamespace(config=SimpleNamespace(pace=1.0)), None)  # type: ignore[arg-type]
    match = kostka.new("cubitos", 2, seed=1)
    match.play("push", 0)
    assert paces.pace(match, 0, "expert") < paces.pace(match, 1, "expert") == 1.0
    match.undo()
    assert paces.pace(match, 0, "expert") == 1.0
    hidden = kostka.new("jamniki", 2, seed=1)
    hidden.play(hidden.legal()[0])
    assert paces.pace(hidden, 0, "normal") == paces.pace(hidden, 1, "normal") == 1.0


def test_a_bot_is_told_what_its_seat_sees_and_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kostka.new("camelup", 3, seed=1, start=0)
    match.play("winner red")
    monkeypatch.setitem(vars(match.game), "beliefs", lambda match, seat: np.array([seat, len(match.log)], float))
    view = match.position.view(1)
    assert bots.pack_view(match, 1) == pack(view, np.array([1.0, 1.0]).tobytes())
    assert view.to_bytes() != match.position.to_bytes()


@looped
@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_plays(server: Serving, level: str) -> None:
    before = sum(failures(why) for why in ("failed", "refused", "late", "gone"))
    table = await table_with(server, level, level)
    async with table.reader(0) as anna:
        await plays(anna, "roll")
        await asked(anna)
        assert [(seat, by) for seat, _, by in moves(anna)] == [(0, "player"), (1, "bot"), (2, "bot")]
    assert sum(failures(why) for why in ("failed", "refused", "late", "gone")) == before


def paced(server: Serving) -> dict[str, object]:
    config = server.config
    return {name: getattr(config, name) for name in config.__struct_fields__} | {"pace": 1000.0}


@looped
async def test_a_table_of_bots_alone_plays_to_the_end(server: Serving) -> None:
    opened = await Web(server.base).open_table("jamniki", [{"kind": "bot", "level": "greedy"}] * 2)
    table = Gathering(server, opened["table"], opened["code"], {})
    async with table.reader() as watcher:
        await watcher.until(lambda: watcher.phase == "over")
        assert {by for _, _, by in moves(watcher)} == {"bot"}


@looped
async def test_a_bot_goes_on_when_its_table_is_opened_again(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that ended while a bot was to choose has it choose when somebody comes back."""
    table = await table_with(server, "first", "first")
    with monkeypatch.context() as patch:
        patch.setattr(bots.Bots, "look", lambda bots, room: None)
        async with table.reader(0) as anna:
            await plays(anna, "roll")
        await drop(server, table.id)
    async with table.reader(0) as anna:
        await asked(anna)
        assert len(moves(anna)) == 3


@looped
async def test_a_bot_whose_seat_was_taken_back_while_it_thought_moves_no_more(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna:
        await asks(anna, "lend", seat=0, level="hangs")
        await until(lambda: room_of(table).thinking)
        await asks(anna, "back")
        await until(lambda: not room_of(table).thinking)
        assert moves(anna) == []
        await plays(anna, "roll")
        assert len(journal(table)) == 5


@looped
async def test_bots_play_for_nobody_only_for_a_while(tmp_path: Path) -> None:
    with known_tables(tmp_path, idle=0.5, pace=0.05) as server:
        web = Web(server.base)
        opened = await web.open_table("jamniki", [{"kind": "bot", "level": "greedy"}] * 3)
        room = server.app.rooms.rooms[opened["table"]]
        await until(lambda: room.is_left(0.5) and not room.thinking)
        version = room.table.version
        assert room.table.phase == "playing"
        await asyncio.sleep(0.3)
        assert room.table.version == version
        await web.get(f"/api/tables/{opened['table']}")
        async with Reader(server.base, opened["table"]) as watcher:
            await watcher.until(lambda: watcher.phase == "over")
