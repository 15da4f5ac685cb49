"""Coming back: the missing tail, or everything at once; beats, presence, and a server that goes."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kostka.bots import bot
from kostka.client.bot import play
from kostka.client.reader import Reader as Client
from kostka.client.web import Json
from kostka.server import live
from kostka.server.document import document
from kostka.server.live import Live
from kostka.server.protocol import Message
from kostka.server.table import Reader
from tests.server.serving import Gathering, Serving, serving, table_of
from tests.server.tables import (
    asks,
    hears,
    hold_appends,
    known_tables,
    looped,
    plays,
    raw,
    refused,
    room_of,
    says,
    until,
)

THREE = ("Anna", "Piotr", "Ola")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("reconnect")) as running:
        yield running


def fresh(table: Gathering, seat: int | None) -> Json:
    """What somebody who comes anew would be told now."""
    room = room_of(table)

    async def look() -> bytes:
        return msgspec.json.encode(document(room.table, Reader(seat), room.around()))

    found: Json = json.loads(table.server.inside(look()))
    return found


async def first_news(table: Gathering, **hello: Any) -> Json:
    async with raw(table) as socket:
        await says(socket, "hello", **hello)
        return await hears(socket, "news")


def versions(rows: list[Json]) -> list[int]:
    return [row["version"] for row in rows]


# ------------------------------------------------------------------------------------------------------------- the tail


@looped
async def test_who_comes_back_gets_the_rows_it_has_not_seen(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(1) as piotr:
        for _ in range(5):
            await piotr.ask("react", reaction="luck")
    assert versions((await first_news(table, token=table.tokens[0]))["rows"]) == list(range(7))
    assert versions((await first_news(table, token=table.tokens[0], version=3))["rows"]) == [4, 5, 6]
    last = await first_news(table, token=table.tokens[0], version=6)
    assert last["rows"] == []
    assert last["changes"][0][0] == []


@looped
async def test_a_version_of_the_future_is_as_good_as_the_last(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    news = await first_news(table, token=table.tokens[0], version=500)
    assert (news["version"], news["rows"]) == (1, [])


@looped
async def test_after_a_long_absence_older_rows_are_read_when_they_are_wanted(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "TAIL", 4)
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(1) as piotr:
        for _ in range(10):
            await piotr.ask("react", reaction="luck")
        assert versions((await first_news(table, token=table.tokens[0], version=1))["rows"]) == [8, 9, 10, 11]
        for after, upto, found in [
            (-1, 2, [0, 1, 2]),
            (3, 100, [4, 5, 6, 7]),
            (8, 8, []),
            (10, 99, [11]),
            (99, 120, []),
        ]:
            answer = await piotr.ask("read", after=after, upto=upto)
            assert versions(answer["found"]["rows"]) == found


@looped
async def test_rows_that_are_read_later_tell_no_more_than_they_did(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, "winner red", piotr)
        found = (await piotr.ask("read", after=1, upto=9))["found"]
        assert found["rows"] == piotr.rows[2:]
        assert "red" not in str(found)


@looped
async def test_a_client_goes_on_after_a_lost_connection_as_if_nothing_had_been(server: Serving) -> None:
    table = await table_of(server, "cubitos", "Anna", "Piotr")

    async def lose(client: Client) -> None:
        for _ in range(8):
            if client.socket is not None and client.socket.transport is not None:
                client.socket.transport.abort()
            await asyncio.sleep(0.1)

    async with table.reader(0) as anna, table.reader(1) as piotr:
        losing = [asyncio.create_task(lose(client)) for client in (anna, piotr)]
        await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
        await asyncio.gather(*losing)
        for client in (anna, piotr):
            await client.heard(room_of(table).table.version)
            assert versions(client.rows) == list(range(client.version + 1))
        assert anna.match["result"] == piotr.match["result"]


# -------------------------------------------------------------------------------------------------------------- folding


@looped
@pytest.mark.parametrize(("game", "seats"), [("camelup", 3), ("cubitos", 2), ("jamniki", 2)])
async def test_what_a_client_folds_is_what_it_would_be_told_anew(server: Serving, game: str, seats: int) -> None:
    table = await table_of(server, game, *THREE[:seats])
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(name="Ewa") as watcher:
        everybody = {0: anna, 1: piotr, None: watcher}
        if seats == 3:
            await asks(anna, "lend", seat=2, level="greedy")
        for number in range(12):
            acting = next((client for client in (anna, piotr) if client.is_asked), None)
            if acting is None:
                await until(lambda: anna.is_asked or piotr.is_asked)
                continue
            await plays(acting, acting.match["legal"][-1 if number % 2 else 0], anna, piotr, watcher)
            await asks(watcher, "react", anna, piotr, reaction="wow")
            await until_same(table, everybody)


async def until_same(table: Gathering, everybody: dict[int | None, Client]) -> None:
    for seat, client in everybody.items():
        await client.heard(room_of(table).table.version)
        expected = fresh(table, seat)
        if expected["match"]["entry"] == client.match["entry"]:  # no bot has moved in between
            assert client.document == expected


# ------------------------------------------------------------------------------------------------------ slow and silent


@looped
async def test_a_client_that_stops_reading_holds_up_nobody_and_gets_everything_at_once_later(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(server, "camelup", *THREE)
    stopped, go, send = asyncio.Event(), asyncio.Event(), Live.send
    ours = asyncio.get_running_loop()

    async def send_slowly(self: Live, message: Message) -> None:
        if self.room.table.id == table.id and self.reader.seat == 1 and not go.is_set():
            ours.call_soon_threadsafe(stopped.set)
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go.wait(), ours))
        await send(self, message)

    async with raw(table) as socket, table.reader(0) as anna:
        await says(socket, "hello", token=table.tokens[1])
        await hears(socket, "news")
        monkeypatch.setattr(Live, "send", send_slowly)
        await anna.ask("react", reaction="wow")
        await stopped.wait()
        for _ in range(20):
            await asks(anna, "react", reaction="hurry")
        go.set()
        first, second = await hears(socket, "news"), await hears(socket, "news")
        assert versions(first["rows"] + second["rows"]) == list(range(2, 23))


@looped
async def test_a_silent_client_is_given_up_and_one_that_beats_is_kept(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "BEAT", 0.05)
    monkeypatch.setattr(live, "SILENCE", 0.5)
    table = await table_of(server, "camelup", *THREE)
    async with raw(table) as silent, table.reader(0) as anna:
        first = anna.socket
        await says(silent, "hello", token=table.tokens[1])
        assert (await hears(silent, "beat"))["version"] == 1
        assert (await hears(silent, "bye"))["reason"] == "slow"
        await anna.until(lambda: not anna.document["seats"][1]["here"])
        assert anna.socket is first
        assert anna.document["seats"][0]["here"]


@looped
async def test_who_does_not_say_hello_is_given_up(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO", 0.05)
    table = await table_of(server, "camelup", *THREE)
    async with raw(table) as socket:
        assert (await hears(socket, "bye"))["reason"] == "slow"


# ------------------------------------------------------------------------------------------------------------- presence


@looped
async def test_everybody_is_told_who_is_here_and_who_is_away(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:

        def here() -> tuple[list[bool], int]:
            return [seat["here"] for seat in anna.document["seats"]], anna.document["watching"]

        assert here() == ([True, False, False], 0)
        async with table.reader(2), table.reader(), table.reader():
            await anna.until(lambda: here() == ([True, False, True], 2))
        await anna.until(lambda: here() == ([True, False, False], 0))


# ------------------------------------------------------------------------------------------------------ the server goes


@looped
async def test_a_server_that_goes_finishes_what_is_written_and_tells_everybody_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, thinkers=0) as server:
        table = await table_of(server, "cubitos", "Anna", "Piotr")
        async with raw(table) as anna, raw(table) as watcher:
            await says(anna, "hello", token=table.tokens[0])
            await says(watcher, "hello")
            await hears(watcher, "news")
            held, go = hold_appends(monkeypatch)
            await says(anna, "play", id="the-last-push", on=1, move="push")
            await held.wait()
            going = asyncio.run_coroutine_threadsafe(server.app.drain("shutdown"), server.loop)
            await until(lambda: server.app.rooms.is_draining)
            assert not going.done()
            go.set()
            assert (await hears(anna, "done", "bye"))["type"] == "done"
            assert (await hears(anna, "bye"))["reason"] == "restart"
            assert (await hears(watcher, "bye"))["reason"] == "restart"
            await asyncio.wrap_future(going)
        assert await refused(table_of(server, "camelup", *THREE)) == "server-restarts"
        async with raw(table) as late:
            await says(late, "hello")
            assert (await hears(late, "bye"))["reason"] == "restart"
        assert len(server.inside(server.app.rooms.storage.read(table.id))) == 3
