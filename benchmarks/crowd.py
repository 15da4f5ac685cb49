"""A crowd of people at many tables: they think, move, lose their connections and come back.

They know the protocol of docs/protocol.md alone, and of what they are shown only what they need to choose a move.
"""

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Raw, Struct

from benchmarks.sockets import Socket
from kostka.client.web import Web

Path = list[str | int]

LONGEST_THOUGHT = 3  # times the usual one
SOON, LATER = (0.02, 0.2), (1.0, 5.0)  # seconds after which a player is back
AT_ONCE = 50  # connections that are made together
PATIENCE = 120  # seconds until everybody is there


# ------------------------------------------------------------------------------------------------------- what is heard


class TableNow(Struct):
    phase: str


class MatchNow(Struct):
    legal: list[Any]


class Document(Struct):
    table: TableNow
    match: MatchNow | None


class Reason(Struct):
    id: str


class News(Struct, tag_field="type", tag="news"):
    version: int
    changes: list[tuple[Path, Raw]]


class Done(Struct, tag_field="type", tag="done"):
    id: str
    version: int
    table: str | None = None


class Refused(Struct, tag_field="type", tag="refused"):
    reason: Reason


class Beat(Struct, tag_field="type", tag="beat"):
    pass


class Bye(Struct, tag_field="type", tag="bye"):
    reason: str


message_decoder = msgspec.json.Decoder(News | Done | Refused | Beat | Bye)
document_decoder = msgspec.json.Decoder(Document)
match_decoder = msgspec.json.Decoder(MatchNow | None)
encode = msgspec.json.Encoder().encode


# ---------------------------------------------------------------------------------------------------- what is measured


@dataclass
class Figures:
    """What happened since a moment; times in seconds."""

    since: float = field(default_factory=time.perf_counter)
    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    goodbyes: Counter[str] = field(default_factory=Counter)
    resent: int = 0
    losses: int = 0
    rematches: int = 0


class Sent(Struct):
    """An action that waits for its answer."""

    id: str
    text: bytes
    at: float
    again: bool = False


@dataclass
class Habits:
    """How people behave: seconds of a thought, and how often a move ends with a lost connection."""

    think: float
    drop: float

    def thought(self) -> float:
        return min(random.expovariate(1 / self.think), LONGEST_THOUGHT * self.think)

    def is_dropped(self) -> bool:
        return random.random() < self.drop


# --------------------------------------------------------------------------------------------------------- the people


class Room:
    """A table and everybody around it; after the match the same people sit at the next one."""

    def __init__(self, crowd: "Crowd", table: str, tokens: Sequence[str], watchers: int) -> None:
        self.crowd, self.table = crowd, table
        holders = [*tokens, *[None] * watchers]
        self.people = [Person(self, token, number == 0) for number, token in enumerate(holders)]
        # Who made the moves of this table and when, and who has heard of them and when, by version.
        self.moved: dict[int, tuple[Person, float]] = {}
        self.heard: list[tuple[int, Person, float]] = []

    def go_on(self, table: str) -> None:
        """To the table of the rematch."""
        self.count_told()
        self.table = table
        self.crowd.figures.rematches += 1
        for person in self.people:
            person.move_on()

    def count_told(self) -> None:
        """How long each move took to reach everybody else."""
        for version, person, at in self.heard:
            mover, sent_at = self.moved.get(version, (person, 0.0))
            if person is not mover and sent_at >= self.crowd.figures.since:
                self.crowd.figures.told.append(at - sent_at)
        self.moved.clear()
        self.heard.clear()


class Person:
    """Somebody at a table, or without a token somebody who watches."""

    def __init__(self, room: Room, token: str | None, asks_again: bool) -> None:
        self.room, self.token, self.asks_again = room, token, asks_again
        # Whether nothing was shown yet since the last hello.
        self.is_new, self.came_at = True, 0.0
        self.socket: Socket | None = None
        self.coming: asyncio.TimerHandle | None = None
        self.begin()

    def begin(self) -> None:
        """Know nothing of a table."""
        self.version, self.phase = -1, ""
        self.legal: list[Any] = []
        self.sent: Sent | None = None
        # The version of the own last move: what was shown before is no question any more.
        self.moved_at = -1
        self.thought: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------------------------ connection

    async def come(self) -> None:
        self.came_at, self.is_new = time.perf_counter(), True
        self.socket = socket = Socket(f"{self.room.crowd.address}/api/tables/{self.room.table}/live", self)
        try:
            await socket.connect()
        except OSError:
            self.lost(socket)

    def entered(self) -> None:
        hello = {"type": "hello", "version": self.version}
        self.send(encode(hello | ({"token": self.token} if self.token else {})))
        if self.sent is not None:
            self.sent.again = True
            self.figures.resent += 1
            self.send(self.sent.text)

    def send(self, text: bytes) -> None:
        if self.socket is not None and self.socket.is_open:
            self.socket.send(text)

    def drop(self) -> None:
        """Lose the connection, and come back."""
        self.leave()
        self.come_back(random.choice((SOON, LATER)))

    def leave(self) -> None:
        self.is_new = True
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.drop()

    def come_back(self, pause: tuple[float, float]) -> None:
        if self.coming is not None:
            self.coming.cancel()
        crowd = self.room.crowd
        self.coming = asyncio.get_running_loop().call_later(random.uniform(*pause), lambda: crowd.spawn(self.come()))

    def move_on(self) -> None:
        if self.thought is not None:
            self.thought.cancel()
        self.leave()
        self.begin()
        self.come_back(SOON)

    def lost(self, socket: Socket) -> None:
        if socket is self.socket:  # it was the server that ended it
            self.socket = None
            self.figures.losses += 1
            self.come_back(LATER)

    # --------------------------------------------------------------------------------------------------------- messages

    @property
    def figures(self) -> Figures:
        return self.room.crowd.figures

    def heard(self, text: bytes) -> None:
        if self.socket is None:
            return
        match message_decoder.decode(text):
            case News(version, changes):
                self.take_news(version, changes)
            case Done(id, version, table):
                self.take_answer(id, version, table)
            case Refused(reason):
                self.figures.refusals[reason.id] += 1
                self.sent = None
                self.think()
            case Beat():
                self.send(b'{"type":"beat"}')
            case Bye(why):
                self.figures.goodbyes[why] += 1

    def take_news(self, version: int, changes: list[tuple[Path, Raw]]) -> None:
        at = time.perf_counter()
        if self.is_new:
            self.room.crowd.count_return(at - self.came_at, self.version)
            self.is_new = False
        else:
            self.room.heard += [(new, self, at) for new in range(self.version + 1, version + 1)]
        self.version = version
        for path, value in changes:
            self.change(path, value)
        if self.phase == "over" and self.asks_again and self.sent is None:
            self.ask(type="again")
        self.think()

    def change(self, path: Path, value: Raw) -> None:
        """Keep what a move is chosen from."""
        if not path:
            document = document_decoder.decode(value)
            self.phase, self.legal = document.table.phase, document.match.legal if document.match else []
        elif path == ["match"]:
            found = match_decoder.decode(value)
            self.legal = found.legal if found else []
        elif path[:2] == ["match", "legal"]:
            self.legal = put(self.legal, path[2:], msgspec.json.decode(value))
        elif path == ["table", "phase"]:
            self.phase = msgspec.json.decode(value)

    def take_answer(self, id: str, version: int, table: str | None) -> None:
        if self.sent is None or self.sent.id != id:
            return
        sent, self.sent = self.sent, None
        if table is not None:
            self.room.go_on(table)
            return
        self.moved_at = version
        if not sent.again:
            self.room.moved[version] = (self, sent.at)
            self.room.crowd.count_move(sent.at)
        self.think()

    # ----------------------------------------------------------------------------------------------------------- moving

    def think(self) -> None:
        """Begin to think if there is something to choose."""
        is_asked = self.legal and self.sent is None and self.version >= self.moved_at and self.phase == "playing"
        if is_asked and self.thought is None:
            seconds = self.room.crowd.habits.thought()
            self.thought = asyncio.get_running_loop().call_later(seconds, self.move)

    def move(self) -> None:
        self.thought = None
        if self.room.crowd.is_over or not self.legal or self.is_new:
            return
        is_dropped = self.room.crowd.habits.is_dropped()
        if is_dropped and random.random() < 0.5:
            self.drop()  # before the move, so that it thinks again
            return
        self.ask(type="play", on=self.version, move=random.choice(self.legal))
        if is_dropped:
            self.drop()  # with the move under way, so that it is sent again

    def ask(self, **message: Any) -> None:
        id = secrets.token_urlsafe(9)
        self.sent = Sent(id, encode(message | {"id": id}), time.perf_counter())
        self.send(self.sent.text)


def put(value: Any, path: Path, new: Any) -> Any:
    """A value with another one at a path in it."""
    if not path:
        return new
    place = value
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = new
    return value


# ----------------------------------------------------------------------------------------------------------- the crowd


class Crowd:
    def __init__(self, base: str, habits: Habits) -> None:
        self.base, self.address, self.habits = base, base.replace("http", "ws", 1), habits
        self.figures = Figures()
        self.rooms: list[Room] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_over = False

    async def gather(self, games: Sequence[str], rooms: int, players: int, watchers: int) -> None:
        """Open the tables and come to them."""
        web = Web(self.base)
        numbers = zip(shares(players, rooms), shares(watchers, rooms), strict=True)
        tables = [self.open(web, games[n % len(games)], *both) for n, both in enumerate(numbers)]
        self.rooms = await asyncio.gather(*tables)
        people = [person for room in self.rooms for person in room.people]
        for first in range(0, len(people), AT_ONCE):
            await asyncio.gather(*(person.come() for person in people[first : first + AT_ONCE]))
        async with asyncio.timeout(PATIENCE):
            while any(person.version < 0 for person in people):
                await asyncio.sleep(0.05)

    async def open(self, web: Web, game: str, players: int, watchers: int) -> Room:
        seats = [{"kind": "screen" if number else "me", "name": f"Player {number + 1}"} for number in range(players)]
        opened = await web.open_table(game, seats)
        return Room(self, opened["table"], [held["token"] for held in opened["held"]], watchers)

    async def play(self, seconds: float) -> Figures:
        """What happens in so many seconds from now on."""
        self.figures = Figures()
        await asyncio.sleep(seconds)
        for room in self.rooms:
            room.count_told()
        return self.figures

    def disperse(self) -> None:
        self.is_over = True
        for room in self.rooms:
            for person in room.people:
                person.leave()

    def count_move(self, sent_at: float) -> None:
        if sent_at >= self.figures.since:
            self.figures.acknowledged.append(time.perf_counter() - sent_at)

    def count_return(self, seconds: float, version: int) -> None:
        if version >= 0:
            self.figures.returns.append(seconds)

    def spawn(self, work: Any) -> None:
        if not self.is_over:
            task = asyncio.create_task(work)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            work.close()


def shares(whole: int, parts: int) -> list[int]:
    """As even as can be."""
    return [whole // parts + (part < whole % parts) for part in range(parts)]
