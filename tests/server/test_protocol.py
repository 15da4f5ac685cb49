"""docs/protocol.md, its JSON Schema and its types against what a real server says and hears."""

import asyncio
import json
import re
import time
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

from kostka.bots import bot
from kostka.client import reader
from kostka.client.bot import play
from kostka.client.reader import GoneError, changed
from kostka.client.web import Json, Web
from kostka.core.declare.domains import Seat
from kostka.core.registry import find_game, game_ids
from kostka.messages import LANGUAGES
from kostka.server import bots, live, pages, protocol, rooms, schemas, talk, typescript
from kostka.server.config import Limits
from kostka.server.journal import Told
from tests.pages import ROOT
from tests.server.serving import GENEROUS, Serving, serving
from tests.server.wire import CODES, TAG, Listener, Table, Wire, parting, refused, type_of, validator

PAGE, SCHEMA, TYPES = (ROOT / "docs" / name for name in ("protocol.md", "protocol.schema.json", "protocol.ts"))
EXAMPLE = re.compile(r"^```json (\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
UNKNOWN_TOKEN = "k" * 43
PATIENCE = 180  # seconds, for a busy machine


def me(name: str) -> Json:
    return {"kind": "me", "name": name}


OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "greedy"}


# ------------------------------------------------------------------------------------------------- what really happens


async def gather_and_talk(wire: Wire, server: Serving) -> None:
    """Friends come, sit down, talk and go."""
    table = await Table.open(wire, server, "camelup", me("Anna"), OPEN, OPEN)
    web = Web(server.base)
    assert (await web.get(f"/api/codes/{table.code.lower()}"))["table"] == table.id
    async with table.reader(0) as anna, table.reader(name="Ola") as ola:
        assert (await table.got("AboutTable"))["watching"] == 1
        await anna.ask("arrange", seat=2, level="greedy")
        await anna.ask("rename", name="Ania")
        assert await ola.refused("arrange", seat=2) == "server-host-only"
        await table.sit(web, "Piotr", 1)
        await ola.until(lambda: ola.phase == "playing")
        assert await ola.refused("play", on=ola.version, move="roll") == "server-watching"
        async with table.reader(1) as piotr:
            await anna.ask("say", text="Hello!")
            await piotr.ask("react", reaction="dog")
            await piotr.ask("mute", seat=0)
            await piotr.ask("mute", seat=None)
            await ola.ask("say", text="Good luck")
            said = await anna.ask("say", text="Piotr does not hear this")
            await piotr.heard(said["version"])
            (told,) = (row["what"] for row in piotr.rows if row["version"] == said["version"])
            assert told == {"kind": "quiet"}, "others may move meanwhile"
            assert piotr.document["you"]["muted"] == [0, None]
            await piotr.ask("leave")
            with pytest.raises(GoneError, match="token"):
                await piotr.until(lambda: False)
        await anna.until(lambda: anna.document["seats"][1]["kind"] == "open")
        await anna.ask("close")
        await ola.until(lambda: ola.phase == "closed")
    (recent,) = await web.get("/api/tables")
    assert wire.add("RecentTable", recent)["phase"] == "closed"


async def play_and_take_back(wire: Wire, server: Serving) -> None:
    """Moves with every kind of answer, questions, taking back at once and by a question, and a bot that helps out."""
    table = await Table.open(wire, server, "camelup", me("Anna"), OPEN, BOT, options={"start": 0})
    async with table.reader(0) as anna:
        assert await anna.refused("play", on=anna.version, move="roll") == "server-not-playing"
        await table.sit(Web(server.base), "Piotr", 1)
        await anna.until(lambda: anna.phase == "playing")
        async with table.reader(1) as piotr:
            await ask(anna, piotr)
            await choose(anna, piotr)
            await take_back(anna, piotr)
        await lend(table, anna)
        rows = (await anna.ask("read", after=-1, upto=3))["found"]["rows"]
        assert [wire.add("Row", row) for row in rows] == anna.rows[:4]


async def ask(anna: Listener, piotr: Listener) -> None:
    assert (await anna.ask("why", move="ticket red"))["found"] == {"reason": None}
    assert (await anna.ask("why", move="partner 1"))["found"]["reason"]["id"] == "core-not-possible"
    assert (await anna.ask("ask", what="hint"))["found"].keys() == {"move", "moves", "playouts"}
    assert await piotr.refused("ask", what="reason", entry=1) == "server-not-over"
    assert await piotr.refused("ask", what="hint") == "server-nothing-to-choose"
    assert "moves" in (await anna.ask("ask", what="odds"))["found"]


async def choose(anna: Listener, piotr: Listener) -> None:
    version = anna.version
    assert await anna.refused("play", on=version, move="partner 1") == "core-not-possible"
    assert await anna.refused("play", on=10_000, move="roll") == "server-future"
    first = await anna.ask("play", id="the-same-ticket", on=version, move={"move": "ticket", "colour": "red"})
    assert await anna.ask("play", id="the-same-ticket", on=version, move="roll") == first
    await anna.heard(first["version"])
    assert anna.match["undo"] == "ask", "it is Piotr's turn already"
    await piotr.heard((await anna.ask("undo", on=anna.version))["version"])
    await anna.heard((await piotr.ask("answer", on=piotr.version, yes=True))["version"] + 1)
    assert await anna.refused("play", on=version, move="ticket red") == "server-stale"


async def take_back(anna: Listener, piotr: Listener) -> None:
    """A roll has shown something, so Piotr is asked, and says no first."""
    await anna.heard((await anna.play("roll"))["version"])
    for yes in (False, True):
        assert anna.match["undo"] == "ask"
        await piotr.heard((await anna.ask("undo", on=anna.version))["version"])
        assert piotr.document["question"]["waiting"] == [1]
        await anna.heard((await piotr.ask("answer", on=piotr.version, yes=yes))["version"] + yes)
    assert anna.rows[-1]["what"]["kind"] == "undone"


async def lend(table: Table, anna: Listener) -> None:
    """A bot plays for Piotr while he is away, and for Anna until she wants to play again."""
    await anna.until(lambda: not anna.document["seats"][1]["here"])
    await anna.ask("lend", seat=1, level="greedy")
    async with table.reader(1) as piotr:
        await piotr.until(lambda: piotr.document["seats"][1]["lent"] is None)
    await anna.ask("lend", seat=0, level="greedy")
    assert await anna.refused("undo", on=anna.version) == "server-lent"
    await anna.ask("back")


async def run_out_of_time(wire: Wire, server: Serving, patch: pytest.MonkeyPatch) -> None:
    """Time that goes by, time that does not while nobody is there, and a bot for whoever has none left."""
    settings = {"clock": {"base": 600, "increment": 5}, "spectators": False}
    table = await Table.open(wire, server, "jamniki", me("Anna"), BOT, options={"start": 0}, settings=settings)
    server.inside(forget(server, table.id))
    patch.setattr(rooms, "now", lambda: time.time_ns() // 1_000_000 + 120_000)  # two minutes later
    async with table.reader(0) as anna:
        await anna.until(lambda: anna.is_asked)
        assert [row["what"] for row in anna.rows if row["what"]["kind"] == "woken"]
        assert anna.document["clock"]["running"] == [0]
        with patch.context() as later:
            later.setattr(bots, "now", lambda: time.time_ns() // 1_000_000 + 3_600_000)
            await anna.ask("say", text="I think")
            await anna.until(lambda: any(row["what"].get("by") == "clock" for row in anna.rows))
        await anna.until(lambda: anna.is_asked)
        server.inside(server.app.rooms.count_time(server.app.rooms.rooms[table.id]))
        await anna.until(lambda: any(row["what"]["kind"] == "counted" for row in anna.rows))
        assert await parting(wire, server, table.id, {"type": "hello"}) == "private"


async def forget(server: Serving, table: str) -> None:
    server.app.rooms.close(table)


async def play_whole(wire: Wire, server: Serving, game: str) -> None:
    """A match from the first move to the next table."""
    table = await Table.open(wire, server, game, me("Anna"), OPEN, *[BOT] * (game == "camelup"))
    await table.sit(Web(server.base), "Piotr", 1)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader() as watcher:
        assert await refused(wire, table.web.get(f"{table.path}/verify")) == (409, "server-not-over")
        await asyncio.gather(*(play(reader, seat, bot("greedy")) for seat, reader in enumerate((anna, piotr))))
        await watcher.until(lambda: watcher.phase == "over")
        assert watcher.match["secret"]
        following = await anna.ask("again")
        assert (await piotr.ask("again"))["table"] == following["table"]
        await watcher.until(lambda: watcher.document["table"]["next"])
    assert (await table.got("Verified", "/verify"))["proven"]
    for seen in ("", "?as=1", "?as=all"):
        replayed(wire, await table.got("Replay", f"/replay{seen}"), anna.match)
    file = await table.web.fetch("GET", f"{table.path}/file", None)
    wire.add("Replay", json.loads(await table.web.fetch("POST", "/api/replay", file)))


async def tell_reasons(wire: Wire, server: Serving) -> None:
    """Bots alone, who say afterwards why."""
    bot = {"kind": "bot", "level": "normal"}
    table = await Table.open(wire, server, "jamniki", bot, bot)
    async with table.reader() as watcher:
        await watcher.until(lambda: watcher.phase == "over")
        told = (await watcher.ask("ask", what="reason", entry=1))["found"]
    assert await table.got("ToldReason", "/reason?entry=1") == told
    file = await table.web.fetch("GET", f"{table.path}/file", None)
    found = await table.web.fetch("POST", "/api/replay/reason?entry=1", file)
    assert wire.add("ToldReason", json.loads(found)) == told


def replayed(wire: Wire, replay: Json, end: Json) -> None:
    """Its steps lead from nothing to the end of the match."""
    then: Any = None
    for step in replay["steps"]:
        then = changed(then, step["changes"])
        wire.add("MatchNow", then)
    assert then["position"] == end["position"]
    assert then["result"] == end["result"] == replay["result"]


async def ask_around(wire: Wire, server: Serving) -> None:
    """What is answered without a table."""
    web = Web(server.base)
    wire.add("AboutServer", await web.get("/api"))
    wire.add("Healthy", await web.get("/healthz"))
    wire.add("Ready", await web.get("/readyz"))
    assert await web.get("/api/protocol") == json.loads(SCHEMA.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        for entry in await web.get(f"/api/games?lang={language}"):
            wire.add("GameEntry", entry)
        assert b"server-stale =" in await web.fetch("GET", f"/api/messages/{language}", None)
    for game in game_ids():
        wire.add("CheckedOptions", await web.post(f"/api/games/{game}/check", {}))
        assert await web.get(f"/api/games/{game}?lang=pl")
        Draft202012Validator.check_schema(await web.get(f"/api/games/{game}/schema"))
    code = (await Table.open(wire, server, "jamniki", me("Anna"), OPEN)).code
    wire.add("TableOfCode", await web.get(f"/api/codes/{code}"))
    for path, reason in NOT_THERE.items():
        assert await refused(wire, web.get(path)) == (404, reason)
    assert await refused(wire, web.post("/api/games/cubitos/check", {"track": ["nonsense"]}))
    assert await refused(wire, web.post("/api/tables", {"game": "camelup"})) == (400, "server-not-understood")
    foreign = web.post("/api/tables", {}, origin="https://elsewhere.example")
    assert await refused(wire, foreign) == (403, "server-origin")


NOT_THERE = {
    "/api/tables/nowhere": "server-no-table",
    "/api/codes/ABCDEF": "server-no-code",
    "/api/games/chess": "core-no-game",
    "/api/nothing": "server-no-page",
}


async def part(wire: Wire, server: Serving, patch: pytest.MonkeyPatch) -> None:
    """Every goodbye but the last one."""
    table = await Table.open(wire, server, "jamniki", me("Anna"), OPEN)
    hello = {"type": "hello", "token": table.tokens[0]}
    assert await parting(wire, server, "nowhere", hello) == "gone"
    assert await parting(wire, server, table.id, {**hello, "token": UNKNOWN_TOKEN}) == "token"
    assert await parting(wire, server, table.id, {"type": "beat"}) == "rude"
    with patch.context() as hasty:
        hasty.setattr(live, "HELLO", 0.1)
        assert await parting(wire, server, table.id) == "slow"
    with patch.context() as full:
        full.setattr(server.app.addresses, "limits", msgspec.structs.replace(GENEROUS, connections=0))
        assert await parting(wire, server, table.id) == "full"
    async with table.reader(0) as first, table.reader(0) as second:
        with pytest.raises(GoneError, match="taken"):
            await first.until(lambda: False)
        assert second.document["you"]["host"]
    with patch.context() as hasty:
        hasty.setattr(live, "BEAT", 0.1)
        async with table.reader(0) as anna:
            await anna.until(lambda: wire.seen["Beat"])


async def restart(wire: Wire, server: Serving) -> None:
    table = await Table.open(wire, server, "jamniki", me("Anna"), OPEN)
    async with table.reader(0) as anna:
        await asyncio.to_thread(server.inside, server.app.drain("restart"))
        await anna.until(lambda: anna.goodbye == "restart")


async def everything(wire: Wire, server: Serving, patch: pytest.MonkeyPatch) -> None:
    async with asyncio.timeout(PATIENCE):
        await gather_and_talk(wire, server)
        await play_and_take_back(wire, server)
        await run_out_of_time(wire, server, patch)
        for game in game_ids():
            await play_whole(wire, server, game)
        await tell_reasons(wire, server)
        await ask_around(wire, server)
        await part(wire, server, patch)
        await restart(wire, server)


# --------------------------------------------------------------------------------------------------------------- tests


def test_all_that_is_sent_is_declared_and_all_that_is_declared_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = Wire()
    with serving(tmp_path) as server:
        asyncio.run(everything(wire, server, monkeypatch))
    assert not declared() - set(wire.seen)
    goodbyes = {message["reason"] for message in wire.seen["Bye"]}
    assert goodbyes == set(get_args(protocol.Bye.__annotations__["reason"])) == set(CODES)


def declared() -> set[str]:
    """Everything that needs an example, and must be seen to be sent."""
    over_http = {kind.__name__ for kind in (*schemas.SENT, *schemas.ANSWERED)}
    return names_of(protocol.FromClient) | names_of(protocol.ToClient) | names_of(Told) | {"Document"} | over_http


def names_of(union: Any) -> set[str]:
    return {kind.__name__ for kind in get_args(union)}


def examples() -> list[tuple[str, str]]:
    return EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))


def test_everything_has_an_example_that_is_as_declared() -> None:
    for kind, text in examples():
        for line in text.strip().splitlines() if kind in TAG else [text]:
            validator(kind).validate(json.loads(line))
    assert "```json\n" not in PAGE.read_text(encoding="utf-8")
    assert not declared() - {found for kind, text in examples() for found in kinds_in(kind, text)}


def kinds_in(kind: str, text: str) -> list[str]:
    """The types of an example; one of several messages has a message in each line."""
    return [type_of(kind, json.loads(line)) for line in text.strip().splitlines()] if kind in TAG else [kind]


def test_the_page_tells_the_numbers_of_the_server() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    limits = Limits()
    for told in (
        f"Within {live.HELLO:.0f} seconds",
        f"sent none for {live.BEAT:.0f} seconds",
        f"nothing came from a client for {live.SILENCE:.0f} seconds",
        f"nothing at all came for {reader.SILENCE:.0f} seconds",
        f"gets the last {live.TAIL} rows",
        f"more than {live.RUDE} messages in a row",
        f"lists the last {pages.RECENT} ",
        f"| {live.LONGEST >> 10} KiB; a new table or options to check {pages.LONGEST_TABLE >> 10} KiB",
        f"{protocol.LONGEST_NAME}, {protocol.LONGEST_TEXT}, 200 characters",
        f"| {limits.credits} at once, then {limits.credits_per_second} a second",
        f"| {limits.address_credits} at once, then {limits.address_credits_per_second} a second",
        f"| {limits.address_connections} of an address, {limits.connections:,} of a worker",
        f"| {limits.rows:,}, of which {talk.MOST:,} are talk",
        *(f"| `{reason}` | {code} |" for reason, code in CODES.items()),
    ):
        assert told in page, told


def test_seats_in_events_have_the_names_that_the_page_tells() -> None:
    for game in game_ids():
        for kind in find_game(game).events.kinds:
            for name, domain in kind.arguments.items():
                assert isinstance(domain, Seat) == (name in ("seat", "player", "other")), (game, kind.name, name)


def test_the_files_are_what_is_generated_now() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schemas.text()
    assert TYPES.read_text(encoding="utf-8") == typescript.text()
    Draft202012Validator.check_schema(schemas.protocol())


def test_what_is_not_declared_is_not_valid() -> None:
    for wrong in ({"type": "done", "id": "x", "version": 1, "more": 1}, {"type": "done", "id": "x"}):
        with pytest.raises(ValidationError):
            Wire().add("ToClient", wrong)
