"""Watching: the public view while a match runs, and everything afterwards."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from kostka.bots import bot
from kostka.client.bot import play
from kostka.client.reader import GoneError, changed
from kostka.client.web import Json, RefusedError, Web
from kostka.core.match import Match
from kostka.core.notation import read
from kostka.server.pages import LONGEST_FILE
from tests.server.serving import Gathering, Serving, table_of
from tests.server.tables import hears, known_tables, looped, open_seats, plays, raw, refusal, refused, says, sits

THREE = ("Anna", "Piotr", "Ola")
PRIVATE: dict[str, Any] = {"settings": {"spectators": False}}
GAMES = {"camelup": 3, "cubitos": 2, "jamniki": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("watch")) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Serving) -> dict[str, Gathering]:
    """A match of every game that was played to its end."""

    async def play_out(game: str, seats: int) -> Gathering:
        table = await table_of(server, game, "Anna", "Piotr", bots=seats - 2)
        async with table.reader(0) as anna, table.reader(1) as piotr:
            await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
        return table

    return {game: asyncio.run(play_out(game, seats)) for game, seats in GAMES.items()}


async def file_of(table: Gathering, **headers: str) -> str:
    return (await Web(table.server.base).fetch("GET", f"/api/tables/{table.id}/file", None, **headers)).decode()


async def replay_of(table: Gathering, seat: str = "") -> Json:
    found: Json = await Web(table.server.base).get(f"/api/tables/{table.id}/replay?as={seat}")
    return found


async def upload(server: Serving, text: str) -> Json:
    found: Json = json.loads(await Web(server.base).fetch("POST", "/api/replay", text.encode()))
    return found


# --------------------------------------------------------------------------------------------------- while it is played


@looped
async def test_who_watches_sees_what_everybody_may_see(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader() as watcher:
        await plays(anna, "winner red", watcher)
        assert watcher.document["you"] == {"seat": None, "host": False, "muted": []}
        assert watcher.rows[-1]["what"]["entry"]["move"] == "winner ?"
        assert watcher.match["prompt"] is None
        assert watcher.match["legal"] == []
        assert watcher.match["secret"] is None
        match = read(await file_of(table))
        assert watcher.match["position"] == json.loads(json.dumps(match.view()))
        assert watcher.match["position"] != anna.match["position"]


@looped
async def test_where_nobody_may_watch_nobody_does_while_the_match_runs(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE, **PRIVATE)
    async with raw(table) as socket:
        await says(socket, "hello")
        assert (await hears(socket, "refused"))["reason"]["id"] == "server-private"
        assert (await hears(socket, "bye"))["reason"] == "private"
    assert await refused(file_of(table)) == "server-private"
    assert await refused(file_of(table, authorization="Bearer not-a-token-of-this-table")) == "server-private"
    assert "0. deal" in await file_of(table, authorization=f"Bearer {table.tokens[1]}")
    about = await Web(server.base).get(f"/api/tables/{table.id}")
    assert about.keys() == {"table", "seats", "watching"}


@looped
async def test_who_watched_before_the_match_is_shown_out_when_it_begins(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna", "Piotr", **PRIVATE)
    async with table.reader() as watcher:
        assert watcher.phase == "gathering"
        await sits(table, "Ola")
        with pytest.raises(GoneError, match="private"):
            await watcher.until(lambda: False)
        assert watcher.document["match"] is None


@looped
async def test_after_the_match_everybody_may_look(server: Serving) -> None:
    table = await table_of(server, "jamniki", "Anna", "Piotr", **PRIVATE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
    async with table.reader() as watcher:
        assert watcher.match["result"]
    assert (await replay_of(table))["verified"]["proven"]


@looped
async def test_the_file_of_a_running_match_is_public_and_can_be_read_where_the_rules_say_so(server: Serving) -> None:
    camels = await table_of(server, "camelup", *THREE)
    async with camels.reader(0) as anna:
        await plays(anna, "winner red")
    text = await file_of(camels)
    assert "\n1. 0 winner ?\n" in text
    assert "secret:" not in text
    assert len(read(text).log) == 1
    dogs = await table_of(server, "jamniki", "Anna", "Piotr")
    assert "..." in await file_of(dogs)


@looped
async def test_nothing_is_replayed_before_the_end(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    web = Web(server.base)
    for page in ("replay", "verify"):
        assert await refused(web.get(f"/api/tables/{table.id}/{page}")) == "server-not-over"
    _, waiting = await open_seats(server, "camelup", "Anna")
    assert await refused(file_of(waiting)) == "server-not-playing"


# ----------------------------------------------------------------------------------------------------------- afterwards


@looped
@pytest.mark.parametrize("game", GAMES)
async def test_the_file_of_a_finished_match_is_whole_and_its_dice_are_proven(
    server: Serving, finished: dict[str, Gathering], game: str
) -> None:
    text = await file_of(finished[game])
    assert "secret:" in text
    assert "..." not in text
    assert read(text).is_over
    verified = await Web(server.base).get(f"/api/tables/{finished[game].id}/verify")
    assert verified["proven"]
    assert verified["checked"]


def shown(match: Match, number: int, seat: str) -> Any:
    """The position after an entry, as a replay is to show it."""
    past = match.at(number)
    view = past.dump() if seat == "all" or past.is_over else past.view(int(seat) if seat else None)
    return json.loads(json.dumps(view))


@looped
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", ["", "0", "1", "all"])
async def test_a_replay_shows_every_moment_as_it_was_seen_then(
    finished: dict[str, Gathering], game: str, seat: str
) -> None:
    match, replay = read(await file_of(finished[game])), await replay_of(finished[game], seat)
    assert len(replay["steps"]) == len(match.log) + 1
    document: Any = None
    for number, step in enumerate(replay["steps"]):
        document = changed(document, step["changes"])
        assert document["position"] == shown(match, number, seat)
        whole = seat == "all"
        told = (match if whole else match.at(number)).entry(number, seen_by=int(seat) if seat.isdigit() else None)
        assert step["entry"] == json.loads(json.dumps(told.to_json()))
    assert replay["secret"] == (match.secret or b"").hex()
    assert replay["result"]["places"] == list(match.result.places if match.result else [])


@looped
async def test_there_is_no_such_seat_to_look_from(finished: dict[str, Gathering]) -> None:
    for seat in ("2", "9", "10", "x", "-1", "²"):
        with pytest.raises((RefusedError, UnicodeEncodeError)) as error:
            await replay_of(finished["jamniki"], seat)
        if isinstance(error.value, RefusedError):
            assert error.value.id == "core-no-seat"


# ----------------------------------------------------------------------------------------------------------- sent files


@looped
@pytest.mark.parametrize("game", GAMES)
async def test_a_file_that_somebody_sends_is_shown_like_a_match_of_the_server(
    server: Serving, finished: dict[str, Gathering], game: str
) -> None:
    assert await upload(server, await file_of(finished[game])) == await replay_of(finished[game], "all")


@looped
async def test_a_file_with_a_wrong_die_is_refused_with_its_entry(
    server: Serving, finished: dict[str, Gathering]
) -> None:
    lines = (await file_of(finished["camelup"])).splitlines()
    place = next(n for n, line in enumerate(lines) if " roll = " in line)
    entry = int(lines[place].split(".")[0])
    die, pips = lines[place].rsplit(" ", 1)
    lines[place] = f"{die} {int(pips) % 3 + 1}"
    reason = await refusal(upload(server, "\n".join(lines)))
    assert reason["id"].startswith("core-file")
    assert entry in reason.values()


@looped
@pytest.mark.parametrize(
    "text", ["", "hello", "kostka match 1\ngame: chess\n", "kostka match 1\ngame: camelup\n\n0. deal"]
)
async def test_a_broken_file_is_refused(server: Serving, text: str) -> None:
    assert (await refusal(upload(server, text)))["id"].startswith("core-")


@looped
async def test_a_huge_file_is_refused(server: Serving) -> None:
    with pytest.raises(RefusedError) as error:
        await upload(server, "#" * (LONGEST_FILE + 1))
    assert (error.value.id, error.value.status) == ("server-too-long", 413)
    with pytest.raises(RefusedError) as error:
        await Web(server.base).fetch("POST", "/api/replay", b"\xff\xfe")
    assert error.value.id == "server-not-text"
