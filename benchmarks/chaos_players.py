"""Players who stay at their tables whatever happens to the server, and write down everything that it tells them.

They talk, take back, lose their connections, send again what was answered long ago, and some play one seat from two
devices at once. What was not answered is sent again with the same id.
"""

import asyncio
import hashlib
import json
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

import kostka.client.reader
from kostka.bots import bot
from kostka.client.bot import choose
from kostka.client.reader import GoneError, Reader
from kostka.client.web import Json, RefusedError, Web

# Refusals that are about the moment and not about the action: whoever gets one sends the same again.
PASSING = ("server-restarts", "server-storage-failed", "server-storage-closed", "server-crowded", "server-too-fast")
EVERY = 8  # of so many versions, one is compared in everything that a reader knows
THOUGHT, PAUSE = 0.06, 0.2  # seconds: the longest before a choice, and between two tries
LONGEST = 16.0  # seconds between two tries where another device wants the seat too
RECENT = 6  # actions of a seat that may be sent again
HABITS = {"play": 80, "say": 4, "react": 2, "mute": 1, "undo": 4, "lend": 1, "repeat": 5, "drop": 3}
NAMES = ("Anna", "Piotr", "Ola", "Jan")
REACTIONS = ("applause", "laugh", "wow", "sad", "thanks", "hurry", "luck", "dog")

kostka.client.reader.LONGEST_PAUSE = 0.5  # so that kills can follow each other quickly


# -------------------------------------------------------------------------------------------------- what was told


@dataclass
class Sent:
    """An action, how often it was sent, and what was answered."""

    table: str
    message: Json
    times: int = 0
    answers: set[tuple[int, str | None]] = field(default_factory=set)
    is_refused: bool = False


@dataclass
class Told:
    """What readers were told in the news of one version of a table, as digests: rows by seat and number, all else."""

    rows: dict[tuple[int | None, int], str] = field(default_factory=dict)
    documents: dict[int | None, str] = field(default_factory=dict)


class Record:
    """Everything that the clients of a server have sent and heard."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        self.news: dict[str, dict[int, Told]] = {}
        # The server's time of every row that somebody has heard of.
        self.times: dict[tuple[str, int], int] = {}
        # What was said of the table that follows one.
        self.followed: dict[str, set[tuple[int, str | None]]] = {}
        self.acknowledged = self.refused = self.resent = 0
        self.faults: list[str] = []

    def send(self, table: str, message: Json) -> None:
        if "id" in message:
            sent = self.sent.setdefault(message["id"], Sent(table, message))
            sent.times += 1
            self.resent += sent.times > 1

    def unanswered(self) -> set[str]:
        return {id for id, sent in self.sent.items() if not sent.answers and not sent.is_refused}

    def done(self, message: Json) -> None:
        sent = self.sent[message["id"]]
        self.acknowledged += not sent.answers
        sent.answers.add((message["version"], message.get("table")))
        if sent.message["type"] == "again":
            self.followed.setdefault(sent.table, set()).update(sent.answers)
        if len(sent.answers) > 1:
            self.faults.append(f"{message['id']} at {sent.table} was answered differently: {sorted(sent.answers)}")

    def refuse(self, message: Json) -> None:
        if message["id"] in self.sent and message["reason"]["id"] not in PASSING:
            self.refused += 1
            self.sent[message["id"]].is_refused = True

    def hear(self, table: str, message: Json, document: Json) -> None:
        told = self.news.setdefault(table, {}).setdefault(message["version"], Told())
        seat, rows = document["you"]["seat"], message["rows"]
        self.keep(told.rows, (seat, len(rows)), rows, table, message)
        if message["version"] % EVERY == 0:
            self.keep(told.documents, seat, lasting(document), table, message)
        for row in rows:
            if self.times.setdefault((table, row["version"]), row["at"]) != row["at"]:
                self.faults.append(f"row {row['version']} of {table} was told as two different ones")

    def keep(self, kept: dict[Any, str], key: Any, value: Any, table: str, message: Json) -> None:
        found = digest(value)
        if kept.setdefault(key, found) != found:
            self.faults.append(f"version {message['version']} of {table} was told in two ways")


def lasting(document: Json) -> Json:
    """What follows from the journal alone, of all that a reader knows."""
    seats = [{key: value for key, value in seat.items() if key != "here"} for seat in document["seats"]]
    return {"seats": seats, **{key: document[key] for key in ("table", "match", "question", "clock")}}


def digest(value: Any) -> str:
    return hashlib.blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=12).hexdigest()


class Recorder(Reader):
    """A reader that writes down what is sent and heard."""

    def __init__(self, record: Record, base: str, table: str, token: str | None, name: str | None = None) -> None:
        super().__init__(base, table, token, name)
        self.record, self.table = record, table

    async def send(self, message: Json) -> None:
        self.record.send(self.table, message)
        await super().send(message)

    async def take(self, message: Json) -> None:
        if message["type"] == "done":
            self.record.done(message)
        elif message["type"] == "refused":
            self.record.refuse(message)
        await super().take(message)
        if message["type"] == "news":
            self.record.hear(self.table, message, self.document)

    def drop(self) -> None:
        """Lose the connection."""
        if self.socket is not None:
            self.socket.transport.abort()


# ---------------------------------------------------------------------------------------------------------- players


class Client:
    """Somebody at a table, who comes back for as long as there is one, and goes on to the next one of its people."""

    def __init__(
        self, record: Record, base: str, table: str, token: str | None, name: str, dice: random.Random
    ) -> None:
        self.record, self.base, self.table, self.token, self.name, self.dice = record, base, table, token, name, dice
        self.is_leaving = False
        # What was sent and not answered.
        self.pending: Json | None = None
        self.recent: deque[Json] = deque(maxlen=RECENT)

    async def run(self) -> None:
        """Until it is leaving, and has all its answers."""
        longest = 1.0  # seconds
        while not self.is_leaving or self.pending:
            try:
                async with self.connected() as reader:
                    await self.stay(reader)
            except GoneError:  # another device has the seat now; back off, or two on a slow machine keep each other out
                await asyncio.sleep(self.dice.random() * longest)
                longest = min(2 * longest, LONGEST) if self.is_leaving else 1.0

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Recorder]:
        reader = Recorder(self.record, self.base, self.table, self.token, self.name)
        try:
            await reader.__aenter__()
            yield reader
        finally:
            await reader.__aexit__()

    async def stay(self, reader: Recorder) -> None:
        table = self.table
        if self.pending:
            await self.deliver(reader, self.pending)
        while self.table == table and not self.is_leaving:
            await asyncio.sleep(self.dice.random() * THOUGHT)
            await self.step(reader)

    async def step(self, reader: Recorder) -> None:
        """What this one does next."""

    async def act(self, reader: Recorder, type: str, **fields: Any) -> None:
        self.pending = {"type": type, "id": secrets.token_urlsafe(12), **fields}
        self.recent.append(self.pending)
        await self.deliver(reader, self.pending)

    async def deliver(self, reader: Recorder, message: Json) -> None:
        """Send something until it has an answer."""
        with suppress(RefusedError):
            answer = await until_answered(lambda: reader.ask(**message))
            self.table = answer.get("table") or self.table
        self.pending = None


async def until_answered(ask: Callable[[], Awaitable[Json]]) -> Json:
    """Ask again for as long as no answer comes, or only one that is about the moment."""
    while True:
        try:
            return await ask()
        except RefusedError as error:
            if error.id not in PASSING and error.status < 500:
                raise
        except (OSError, HTTPException, ValueError):
            pass
        await asyncio.sleep(PAUSE)


class Watcher(Client):
    async def step(self, reader: Recorder) -> None:
        what = self.dice.random()
        if what < 0.03:
            await self.act(reader, "say", text=f"{self.name} says {what}")
        elif what < 0.06:
            reader.drop()
        self.table = reader.document["table"]["next"] or self.table


class Player(Client):
    """A player on one device. All devices of a seat know what was sent last from any of them."""

    async def step(self, reader: Recorder) -> None:
        seat, question = reader.document["you"]["seat"], reader.document["question"]
        if reader.phase == "over":
            await self.act(reader, "again")
        elif reader.document["seats"][seat]["lent"]:
            await self.act(reader, "back")
        elif question and seat in question["waiting"]:
            await self.act(reader, "answer", on=reader.version, yes=self.dice.random() < 0.7)
        else:
            await self.do(reader, self.dice.choices(list(HABITS), list(HABITS.values()))[0], seat)

    async def do(self, reader: Recorder, habit: str, seat: int) -> None:
        match habit:
            case "play" if reader.is_asked:
                await self.act(reader, "play", on=reader.version, move=choose(reader.match, seat, bot("greedy")))
            case "say":
                await self.act(reader, "say", text=f"{self.name} says {self.dice.random()}")
            case "react":
                await self.act(reader, "react", reaction=self.dice.choice(REACTIONS))
            case "mute":
                await self.act(reader, "mute", seat=None, muted=None not in reader.document["you"]["muted"])
            case "undo" if reader.document["match"] and reader.match["undo"]:
                await self.act(reader, "undo", on=reader.version)
            case "lend" if reader.phase == "playing":
                await self.act(reader, "lend", seat=seat, level="greedy")
            case "repeat" if self.recent:
                await self.repeat(reader, self.dice.choice(self.recent))
            case "drop":
                reader.drop()

    async def repeat(self, reader: Recorder, message: Json) -> None:
        """Send something again that was answered, or is just on its way from another device."""
        sent = self.record.sent.get(message["id"])
        if sent and sent.table == self.table and not sent.is_refused:
            with suppress(RefusedError):
                await reader.ask(**message)


class Newcomer:
    """Opens one table after the other and sits down there, until there is an answer, and asks for that once more."""

    def __init__(self, record: Record, base: str, dice: random.Random) -> None:
        self.record, self.base, self.dice = record, base, dice
        self.is_leaving = False

    async def run(self) -> None:
        while not self.is_leaving:
            await self.come(Web(self.base))
            await asyncio.sleep(self.dice.random())

    async def come(self, web: Web) -> None:
        seats = [{"kind": "me", "name": "Ewa"}, {"kind": "open"}]
        table = (await until_answered(lambda: web.open_table("jamniki", seats)))["table"]
        sitting = {"id": secrets.token_urlsafe(12), "name": "Olga"}
        first, second = [await self.sit(web, table, sitting) for _ in range(2)]
        if first != second:
            self.record.faults.append(f"whoever sat down at {table} got two different seats")

    async def sit(self, web: Web, table: str, sitting: Json) -> Json:
        def ask() -> Awaitable[Json]:
            self.record.send(table, {"type": "sit", **sitting})
            return web.sit(table, **sitting)

        seated = await until_answered(ask)
        self.record.done({"id": sitting["id"], "version": seated["version"]})
        return seated


# ------------------------------------------------------------------------------------------------------------ tables


@dataclass(frozen=True)
class Setting:
    """A table: its game, people and bots, how many of the people have a second device, and what was agreed on."""

    game: str
    people: int
    bots: int = 0
    doubles: int = 0
    settings: Json = field(default_factory=dict)


SETTINGS = (
    Setting("camelup", 3, doubles=1),
    Setting("cubitos", 2, doubles=1),
    Setting("jamniki", 2),
    Setting("camelup", 2, bots=1, settings={"clock": {"base": 10, "increment": 1}}),
    Setting("cubitos", 3, bots=1),
    Setting("jamniki", 3, doubles=2),
)


async def crowd_at(record: Record, base: str, setting: Setting, dice: random.Random) -> list[Client]:
    """Everybody at a new table of a setting, with somebody who watches."""
    names = NAMES[: setting.people]
    seats: list[Json] = [{"kind": "screen", "name": name} for name in names]
    seats += [{"kind": "bot", "level": "greedy"}] * setting.bots
    opened = await until_answered(lambda: Web(base).open_table(setting.game, seats, settings=setting.settings))
    clients: list[Client] = [Watcher(record, base, opened["table"], None, "Watcher", dice)]
    for held, name in zip(opened["held"], names, strict=True):
        devices = [Player(record, base, opened["table"], held["token"], name, dice) for _ in range(2)]
        devices[1].recent = devices[0].recent
        clients += devices if held["seat"] < setting.doubles else devices[:1]
    return clients
