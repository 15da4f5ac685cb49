"""Playing at a table of a real server: moves, resends, stale actions, several at once."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from kostka.bots import bot
from kostka.client.bot import play
from kostka.client.web import Web
from kostka.server.storage import Storage, StorageError
from tests.server.serving import Gathering, Serving, table_of
from tests.server.tables import (
    asked,
    drop,
    hears,
    hold_appends,
    journal,
    kinds,
    known_tables,
    looped,
    plays,
    raw,
    refusal,
    refused,
    room_of,
    says,
    until,
)

ACTION = "an-action-of-anna"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("play")) as running:
        yield running


@looped
@pytest.mark.parametrize(("game", "seats"), [("camelup", 3), ("cubitos", 2), ("jamniki", 2)])
async def test_people_and_bots_play_a_whole_match_that_replays_and_verifies(
    server: Serving, game: str, seats: int
) -> None:
    table = await table_of(server, game, "Anna", "Piotr", bots=seats - 2)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader() as watcher:
        await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
        await watcher.until(lambda: watcher.phase == "over")
        assert anna.match["result"] == watcher.match["result"]
        assert anna.match["secret"]
    verified = await Web(server.base).get(f"/api/tables/{table.id}/verify")
    assert verified["proven"]
    assert verified["checked"] > 0


# -------------------------------------------------------------------------------------------- nothing before it is kept


@looped
async def test_nobody_hears_of_a_move_before_it_is_kept(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna, table.reader(1) as piotr:
        held, go = hold_appends(monkeypatch)
        answer = asyncio.create_task(anna.play("ticket red"))
        await held.wait()
        await piotr.ask("why", move="roll")  # whatever was on its way is here now
        assert not answer.done()
        assert anna.version == piotr.version == 1
        assert room_of(table).table.version == 1
        go.set()
        await piotr.heard((await answer)["version"])
        assert len(journal(table)) == 3


@looped
async def test_what_cannot_be_kept_is_refused_and_changes_nothing(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")

    async def fail(storage: Storage, *arguments: Any, **named: Any) -> None:
        raise StorageError("server-busy")

    async with table.reader(0) as anna, table.reader(1) as piotr:
        before = str(anna.document)
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append", fail)
            assert await refused(anna.play("ticket red")) == "server-busy"
        await piotr.ask("why", move="roll")
        assert (piotr.version, str(anna.document)) == (1, before)
        assert len(journal(table)) == 2
        await plays(anna, "ticket red", piotr)
        assert piotr.match["position"]["tickets_left"]["red"] != 5


@looped
async def test_a_move_that_is_kept_although_the_database_did_not_say_so_is_acknowledged(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    append = Storage.append

    async def break_afterwards(storage: Storage, *arguments: Any, **named: Any) -> None:
        await append(storage, *arguments, **named)
        raise StorageError("server-busy")

    async with table.reader(0) as anna, table.reader(1) as piotr:
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append", break_afterwards)
            done = await anna.play("ticket red")
        await piotr.heard(done["version"])
        assert len(journal(table)) == 3
        assert kinds(piotr)[-1] == "played"


# ----------------------------------------------------------------------------------------------------------- sent again


async def play_raw(table: Gathering, seat: int, move: str, on: int, id: str = ACTION) -> Any:
    async with raw(table) as socket:
        await says(socket, "hello", token=table.tokens[seat])
        await says(socket, "play", id=id, on=on, move=move)
        return await hears(socket, "done", "refused")


@looped
async def test_an_action_that_is_sent_again_gets_the_same_answer_and_is_kept_once(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    first = await play_raw(table, 0, "ticket red", 1)
    assert first == {"type": "done", "id": ACTION, "version": 2, "table": None}
    assert await play_raw(table, 0, "ticket red", 1) == first
    await play_raw(table, 1, "roll", 2, "another-action")
    assert await play_raw(table, 0, "ticket red", 1) == first
    await drop(server, table.id)
    assert await play_raw(table, 0, "ticket red", 1) == first
    assert len(journal(table)) == 4


@looped
async def test_nobody_can_use_up_the_ids_of_others(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    assert (await play_raw(table, 0, "ticket red", 1))["version"] == 2
    assert (await play_raw(table, 1, "roll", 2))["version"] == 3


@looped
async def test_a_resend_on_the_same_connection_while_the_first_is_being_kept(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with raw(table) as socket:
        await says(socket, "hello", token=table.tokens[0])
        for _ in range(5):
            await says(socket, "play", id=ACTION, on=1, move="ticket red")
        answers = [await hears(socket, "done", "refused") for _ in range(5)]
    assert answers == [answers[0]] * 5
    assert answers[0]["version"] == 2
    assert len(journal(table)) == 3


# -------------------------------------------------------------------------------------------------------------- not now


@looped
async def test_a_stale_action_gets_a_refusal_and_the_current_view(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola, raw(table) as socket:
        for reader, move in ((anna, "roll"), (piotr, "roll"), (ola, "roll")):
            await plays(reader, move, anna, piotr, ola)
        await says(socket, "hello", token=table.tokens[0], version=4)
        await hears(socket, "news")
        await says(socket, "play", id=ACTION, on=1, move="ticket red")
        told = await hears(socket, "refused")
        assert told["reason"] == {"id": "server-stale"}
        news = await hears(socket, "news")
        assert news["changes"][0][0] == []
        assert news["changes"][0][1]["match"]["entry"] == 3
    assert len(journal(table)) == 5


@looped
async def test_a_version_that_there_is_not_yet(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    told = await play_raw(table, 0, "ticket red", 99)
    assert told["reason"] == {"id": "server-future"}


@looped
async def test_who_is_not_to_act_hears_the_reason_of_the_rules(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(1) as piotr, table.reader(0) as anna, table.reader() as watcher:
        reason = await refusal(piotr.play("roll"))
        assert (reason["id"], reason["players"]) == ("core-not-your-turn", ["Anna"])
        await plays(anna, "tile 12 cheer", piotr)
        impossible = await refusal(piotr.play("tile 12 boo"))
        assert (impossible["id"], impossible["reason"]["id"]) == ("core-not-possible", "camelup-tile-on-tile")
        assert (await refusal(anna.play("fly away")))["id"].startswith("core-")
        assert await refused(watcher.play("roll")) == "server-watching"
    assert len(journal(table)) == 3


@looped
async def test_two_actions_for_one_entry_one_wins_and_the_other_is_told(server: Serving) -> None:
    """A second tab sends before it hears that it is one too many."""
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with raw(table) as socket:
        await says(socket, "hello", token=table.tokens[0])
        await says(socket, "play", id="one-action", on=1, move="ticket red")
        await says(socket, "play", id="other-action", on=1, move="ticket blue")
        answers = [await hears(socket, "done", "refused") for _ in range(2)]
    assert [answer["type"] for answer in answers] == ["done", "refused"]
    assert answers[1]["id"] == "other-action"
    assert len(journal(table)) == 3


@looped
async def test_two_processes_append_the_same_entry_and_one_decides_anew(server: Serving) -> None:
    """What another process has appended is read, folded and told, and the own action is decided in sight of it."""
    table = await table_of(server, "cubitos", "Anna", "Piotr")
    rooms = server.app.rooms
    async with table.reader(0) as anna, table.reader(1) as piotr:
        stored = [row._replace(version=2, action="1:elsewhere") for row in journal(table)[-1:]]
        pushed = b'{"kind":"played","number":1,"seat":1,"move":"pass","by":"player"}'
        server.inside(rooms.storage.append([stored[0]._replace(body=pushed)]))
        assert anna.version == 1
        done = await plays(anna, "push", piotr)
        assert done["version"] == 3
        assert [row["what"]["entry"]["move"] for row in piotr.rows if row["what"]["kind"] == "played"] == [
            "pass",
            "push",
        ]


# ----------------------------------------------------------------------------------------------------- at the same time


@looped
async def test_four_players_of_cubitos_push_at_the_same_time(server: Serving) -> None:
    table = await table_of(server, "cubitos", "Anna", "Piotr", "Ola", "Ewa")
    async with table.reader(0) as a, table.reader(1) as b, table.reader(2) as c, table.reader(3) as d:
        readers = (a, b, c, d)
        await asyncio.gather(*map(asked, readers))
        answers = await asyncio.gather(*(reader.ask("play", on=1, move="push") for reader in readers))
        assert sorted(answer["version"] for answer in answers) == [2, 3, 4, 5]
        for reader in readers:
            await reader.heard(5)
        assert [sorted(row["what"]["entry"]["seat"] for row in a.rows[2:])] == [[0, 1, 2, 3]]
        assert a.match["position"] == b.match["position"] == c.match["position"] == d.match["position"]


@looped
async def test_what_others_choose_meanwhile_does_not_make_a_push_stale(server: Serving) -> None:
    table = await table_of(server, "cubitos", "Anna", "Piotr")
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, "push", piotr)
        await plays(anna, "push", piotr)
        await piotr.ask("play", on=1, move="push")
        assert len(journal(table)) == 5


@looped
async def test_what_others_made_impossible_meanwhile_is_stale(server: Serving) -> None:
    """Piotr may wait for Anna as long as she may push."""
    table = await table_of(server, "cubitos", "Anna", "Piotr")
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await piotr.until(lambda: piotr.is_asked)
        waits = [reader for reader in (anna, piotr) if {"move": "wait"} in reader.match["legal"]]
        other = piotr if waits == [anna] else anna
        await plays(other, "pass", anna, piotr)
        assert await refused(waits[0].ask("play", on=1, move="wait")) == "server-stale"
        assert (await refusal(waits[0].play("wait")))["id"] == "core-not-possible"


@looped
async def test_a_player_who_is_gone_before_the_answer_has_moved_all_the_same(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with raw(table) as socket:
        await says(socket, "hello", token=table.tokens[0])
        await hears(socket, "news")
        await says(socket, "play", id=ACTION, on=1, move="ticket red")
    await until(lambda: room_of(table).table.version == 2)
    assert (await play_raw(table, 0, "ticket red", 1))["version"] == 2
