"""Why bots played what they played: told after the end, for what a bot chose, from what its seat knew then."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

import kostka
from kostka.bots import bot, dice_key
from kostka.client.bot import play
from kostka.client.reader import Reader
from kostka.client.web import Json, Web
from kostka.core.writing import write
from kostka.server import bots, reasons
from kostka.server.thinkers import Thinkers
from tests.server.serving import Gathering, Serving, table_of
from tests.server.tables import asked, asks, known_tables, looped, refused

SEARCHED = {"bots-searched", "bots-instinct", "bots-proven", "bots-alike", "bots-misjudged"}
REASONS = SEARCHED | {"bots-only-move", "bots-at-a-glance", "bots-liked"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("reasons")) as running:
        yield running


async def table_with(server: Serving, game: str, *levels: str, **rest: Any) -> Gathering:
    opened = await Web(server.base).open_table(game, [{"kind": "bot", "level": level} for level in levels], **rest)
    return Gathering(server, opened["table"], opened["code"], {})


async def played_out(table: Gathering) -> list[Json]:
    """The entries of a match that bots play to its end."""
    async with table.reader() as watcher:
        await watcher.until(lambda: watcher.phase == "over")
        return [row["what"]["entry"] for row in watcher.rows if row["what"]["kind"] == "played"]


async def reason(reader: Reader, entry: int) -> Json:
    found: Json = (await reader.ask("ask", what="reason", entry=entry))["found"]["reason"]
    return found


@looped
async def test_a_bot_tells_the_reason_of_every_move(server: Serving) -> None:
    """An easy bot rolls dice of its own before it chooses: it would choose something else without the same ones."""
    table = await table_with(server, "jamniki", "easy", "easy", "normal")
    entries = await played_out(table)
    async with table.reader() as watcher:
        told = [await reason(watcher, entry["entry"]) for entry in entries]
    assert len(told) > 30
    assert {one["id"] for one in told} <= REASONS - SEARCHED
    assert {"bots-at-a-glance", "bots-liked"} <= {one["id"] for one in told}


@looped
async def test_one_that_searched_tells_what_it_found(server: Serving) -> None:
    table = await table_with(server, "jamniki", "hard", "normal", options={"games": 1, "start": 0})
    entries = await played_out(table)
    async with table.reader() as watcher:
        found = await reason(watcher, next(entry["entry"] for entry in entries if entry["seat"] == 0))
    assert found["id"] in SEARCHED
    assert 0 <= found["percent"] <= 100


@looped
async def test_it_is_told_after_the_end_and_only_of_bots_that_can_tell(server: Serving) -> None:
    table = await table_of(server, "jamniki", "Anna", bots=1, options={"games": 1, "start": 0})
    async with table.reader(0) as anna:
        await anna.play(anna.match["legal"][0])
        await asked(anna)
        assert await refused(reason(anna, 2)) == "server-not-over"
        assert await refused(Web(server.base).get(f"/api/tables/{table.id}/reason?entry=2")) == "server-not-over"
        await play(anna, 0, bot("greedy"))
        for entry in (1, 2, 10_000):  # a person's, a yardstick's, nobody's
            assert await refused(reason(anna, entry)) == "server-no-reason"
        assert await refused(anna.ask("ask", what="reason")) == "server-no-reason"
        for wrong in ("", "0", "-1", "one", "9" * 30):
            answer = Web(server.base).get(f"/api/tables/{table.id}/reason?entry={wrong}")
            assert await refused(answer) == "server-no-reason", wrong


@looped
async def test_a_seat_that_was_lent_and_time_that_was_up(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """The level is that of whoever played the seat then."""
    settings = {"clock": {"base": 600}}
    table = await table_of(server, "jamniki", "Anna", "Piotr", settings=settings, options={"games": 1, "start": 0})
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await asks(anna, "lend", seat=0, level="easy")
        await asked(piotr)
        await asks(anna, "back")
        with monkeypatch.context() as later:
            later.setattr(bots, "now", lambda: time.time_ns() // 1_000_000 + 3_600_000)
            await asks(anna, "say", text="come on")
            await asked(anna)
        await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
        rows = [row["what"] for row in anna.rows if row["what"]["kind"] == "played"]
        assert [row["by"] for row in rows[:2]] == ["bot", "clock"]
        assert (await reason(anna, 1))["id"] in REASONS
        assert (await reason(anna, 2))["id"] in REASONS
        table_now = server.app.rooms.rooms[table.id].table
        levels = {"bot": "easy", "clock": "normal", "player": None}
        assert {row["by"] for row in rows} == levels.keys()
        assert [reasons.level_at(table_now, row["entry"]["entry"]) for row in rows] == [
            levels[row["by"]] for row in rows
        ]


@looped
async def test_a_thinker_is_told_what_the_bot_knew_then(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_with(server, "camelup", "normal", "normal", "normal")
    entries = await played_out(table)
    found: list[tuple[Any, ...]] = []

    async def note(thinkers: Thinkers, *arguments: Any, **named: Any) -> Any:
        found.append(arguments)
        return {"id": "bots-only-move"}

    monkeypatch.setattr(Thinkers, "ask", note)
    match = server.app.rooms.rooms[table.id].table.match
    assert match
    hidden = 0
    async with table.reader() as watcher:
        for entry in entries:
            await reason(watcher, entry["entry"])
            then, seat = match.at(entry["entry"] - 1), entry["seat"]
            view = then.position.view(seat)
            hidden += view.to_bytes() != then.position.to_bytes()
            assert found[-1][:-1] == ("reason", bots.pack_view(then, seat), "normal", dice_key(then, seat))
            assert found[-1][1].state == view.to_bytes()
    assert hidden, "somebody has laid a card"


def test_several_are_asked_at_once() -> None:
    """What others did meanwhile is nothing that a bot knew when it was asked."""
    match = kostka.new("cubitos", 2, seed=1)
    assert match.to_act == (0, 1)
    match.play("push", 1)
    match.play("push", 0)
    assert len(reasons.when_asked(match, 2, 0).log) == 0
    match.play("pass", 0)
    assert len(reasons.when_asked(match, 3, 0).log) == 2
    match.undo()
    match.play(match.legal(1)[0], 1)
    assert len(reasons.when_asked(match, 5, 1).log) == 4


@looped
async def test_a_file_tells_the_same(server: Serving) -> None:
    table = await table_with(server, "jamniki", "easy", "normal", options={"games": 1})
    entries = await played_out(table)
    match = server.app.rooms.rooms[table.id].table.match
    assert match
    web = Web(server.base)
    for entry in entries[:4]:
        path = f"reason?entry={entry['entry']}"
        sent = await web.fetch("POST", f"/api/replay/{path}", write(match).encode())
        assert json.loads(sent) == await web.get(f"/api/tables/{table.id}/{path}")
    unfinished = write(match.at(5)).encode()
    assert await refused(web.fetch("POST", "/api/replay/reason?entry=1", unfinished)) == "server-not-over"
    for wrong in ("0", "10000"):
        answer = web.fetch("POST", f"/api/replay/reason?entry={wrong}", write(match).encode())
        assert await refused(answer) == "server-no-reason"
