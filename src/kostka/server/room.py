"""A table that is open in this process: its fold, who reads it here, and who is known to read it elsewhere."""

import asyncio
import time
from typing import NamedTuple, Protocol

import msgspec

from kostka.server.document import Around, document
from kostka.server.protocol import RulesNow
from kostka.server.table import Reader, Table

FORGOTTEN = 40.0  # seconds after which another process that has not been heard of holds nobody any more


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Connection(Protocol):
    """Whoever reads a room: it is woken when there is something new."""

    reader: Reader
    # When, and in which process.
    entered: tuple[int, str]

    def wake(self) -> None: ...
    def say_goodbye(self, reason: str) -> None: ...


class Heard(NamedTuple):
    """Who reads a table in another process, and when that was heard."""

    here: tuple[int, ...]
    watching: int
    at: float


class Elsewhere:
    """Who reads a table in other processes."""

    def __init__(self) -> None:
        self.workers: dict[str, Heard] = {}

    @property
    def here(self) -> set[int]:
        return {seat for heard in self.workers.values() for seat in heard.here}

    @property
    def watching(self) -> int:
        return sum(heard.watching for heard in self.workers.values())

    def hear(self, worker: str, here: tuple[int, ...], watching: int) -> None:
        self.workers.pop(worker, None)
        if here or watching:
            self.workers[worker] = Heard(here, watching, time.monotonic())

    def forget_silent(self) -> bool:
        """Whether there were any."""
        late = time.monotonic() - FORGOTTEN
        silent = [worker for worker, heard in self.workers.items() if heard.at < late]
        for worker in silent:
            del self.workers[worker]
        return bool(silent)


class Room:
    def __init__(self, table: Table, rules: RulesNow, elsewhere: Elsewhere) -> None:
        self.table = table
        self.rules = rules
        self.connections: set[Connection] = set()
        self.elsewhere = elsewhere
        # One action after the other.
        self.lock = asyncio.Lock()
        # Grows with everything that a reader could notice.
        self.stamp = 0
        # Whether the last row was appended here: then it is this process that moves the bots first.
        self.is_ours = True
        # The bots that think, by seat, and what happens when somebody's time is up.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        # When somebody last looked.
        self.used_at = time.monotonic()
        # The seats whose players still count as here, and when that ends.
        self.lingering: dict[int, asyncio.TimerHandle] = {}
        # What the clock said when the table was opened and nobody had been there.
        self.asleep_since: int | None = None
        self._documents: dict[tuple[int | None, bool], bytes] = {}

    def around(self) -> Around:
        here = frozenset(self.elsewhere.here.union(self.seats_here()))
        return Around(here, self.watching() + self.elsewhere.watching, self.is_asleep, self.rules)

    @property
    def is_asleep(self) -> bool:
        """Whether no time goes by, because no player has come back yet."""
        clock = self.table.clock
        return clock is not None and clock.since == self.asleep_since

    def fall_asleep(self) -> None:
        clock = self.table.clock
        self.asleep_since = clock.since if clock is not None and clock.running else None

    def watching(self) -> int:
        return sum(connection.reader.seat is None for connection in self.connections)

    def seats_here(self) -> tuple[int, ...]:
        """The seats whose players are connected to this process, or were a moment ago."""
        return tuple(
            sorted({*self.lingering, *(seat for c in self.connections if (seat := c.reader.seat) is not None)})
        )

    def show_out(self) -> None:
        """Say goodbye to those who have given up their seat, or may not watch any more."""
        for connection in self.connections:
            if not self.table.holds(connection.reader):
                connection.say_goodbye("token")
            elif connection.reader.seat is None and not self.table.may_watch():
                connection.say_goodbye("private")

    def changed(self) -> None:
        """Tell everybody who reads."""
        self.stamp += 1
        self._documents.clear()
        for connection in self.connections:
            connection.wake()

    def document(self, reader: Reader) -> bytes:
        """What a reader knows now, as JSON. Trees of objects are not kept: the garbage collector would walk them."""
        key = (reader.seat, self.table.is_host(reader))
        if key not in self._documents:
            self._documents[key] = msgspec.json.encode(document(self.table, reader, self.around()))
        return self._documents[key]

    def is_left(self, seconds: float) -> bool:
        """Whether nobody has looked for so long."""
        return not self.connections and time.monotonic() - self.used_at > seconds

    def is_idle(self, seconds: float) -> bool:
        return self.is_left(seconds) and not self.thinking and not self.lock.locked()
