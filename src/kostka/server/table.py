"""A table is its journal: rows that were committed one after the other. Everything else about it is a fold of them.

What can happen is declared by kinds of rows, each beside the actions that lead to it: `seats`, `play`, `talk`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import Struct

from kostka.core.errors import KostkaError
from kostka.core.game import Game
from kostka.core.match import Match
from kostka.server.protocol import Json, Settings


class Refusal(KostkaError):
    """An action that changes nothing, with the reason."""


class Stale(Refusal):
    """An action that was made in sight of an older table."""


class Reader(NamedTuple):
    """Who looks at a table: a seat, with the hash of its token, or nobody's; `guest` is the browser, if it has told."""

    seat: int | None = None
    guest: str | None = None
    name: str | None = None
    hash: str | None = None


class Key(Struct, frozen=True):
    """What opens a seat: the hash of its token, and the number that the token was made with; for which guest."""

    hash: str
    nonce: str
    guest: str


class Chair(Struct, frozen=True):
    """A seat of the table and who has it: nobody, a person with the token of `key`, or a bot of a level."""

    name: str | None = None
    key: Key | None = None
    level: str | None = None
    screen: bool = False
    # The bot that plays for an absent player.
    lent: str | None = None

    @property
    def kind(self) -> str:
        return "person" if self.key else "bot" if self.level else "open"

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now."""
        return self.lent or (None if self.key else self.level)


class Question(NamedTuple):
    """Somebody asks to take plies back; who has said yes so far."""

    seat: int
    plies: int
    version: int
    agreed: frozenset[int] = frozenset()


def own_seat(reader: Reader) -> int:
    """The seat of somebody who has one."""
    if reader.seat is None:
        raise Refusal("server-watching")
    return reader.seat


class What(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What happened at a table: a kind of row with what it needs to be folded, and how it is told."""

    def fold(self, table: "Table", row: "Row") -> None:
        """Change the table."""

    def told(self, table: "Table", reader: Reader) -> "What":
        """What a reader may know of it."""
        return self


class Quiet(What, frozen=True, tag="quiet"):
    """Nothing that this reader is told."""


class Row(NamedTuple):
    """A row of a journal. The key of an action is that of whoever acted and the id that it gave."""

    version: int
    at: int
    action: str | None
    what: What


@dataclass
class Clock:
    """Milliseconds that each seat had left at the time `since`."""

    left: list[int]
    increment: int
    since: int
    running: tuple[int, ...] = ()

    def advance(self, at: int) -> None:
        """Time goes by for those whose choice it is."""
        for seat in self.running:
            self.left[seat] -= max(0, at - self.since)
        self.since = max(self.since, at)

    def left_at(self, seat: int, at: int) -> int:
        return self.left[seat] - (max(0, at - self.since) if seat in self.running else 0)


@dataclass
class Table:
    """The fold of a journal."""

    id: str
    code: str = ""
    game: Game = field(init=False)
    options: Json = field(default_factory=dict)
    settings: Settings = field(default_factory=Settings)
    host: str = ""
    opened_at: int = 0
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    # Since which version each seat has been asked what it is asked now.
    asked: list[int] = field(default_factory=list)
    question: Question | None = None
    clock: Clock | None = None
    muted: set[tuple[int, int | None]] = field(default_factory=set)
    # How many messages there are of players, and of those who watch.
    spoken: int = 0
    spoken_by_watchers: int = 0
    next: str | None = None
    is_closed: bool = False
    rows: list[Row] = field(default_factory=list)
    # The version of the row that each action led to, by its key.
    actions: dict[str, int] = field(default_factory=dict)

    @property
    def version(self) -> int:
        return len(self.rows) - 1

    @property
    def phase(self) -> str:
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "gathering"
        return "over" if self.match.is_over else "playing"

    @property
    def running(self) -> Match:
        """The match, if it is being played."""
        if self.match is None or self.phase != "playing":
            raise Refusal("server-not-playing", phase=self.phase)
        return self.match

    def fold(self, row: Row) -> None:
        row.what.fold(self, row)
        self.rows.append(row)
        if row.action is not None:
            self.actions[row.action] = row.version

    def holds(self, reader: Reader) -> bool:
        """Whether the seat of a reader is still that reader's."""
        key = None if reader.seat is None else self.chairs[reader.seat].key
        return reader.seat is None or (key is not None and key.hash == reader.hash)

    def may_watch(self) -> bool:
        """Whether somebody without a seat may look: before the match, after it, and else if the players like it."""
        return self.settings.spectators or self.match is None or self.match.is_over

    def bots(self) -> list[int]:
        """The seats whose choice it is and that a bot plays now."""
        acting: Sequence[int] = self.match.to_act if self.match and self.phase == "playing" else ()
        return [seat for seat in acting if self.chairs[seat].bot]

    def is_host(self, reader: Reader) -> bool:
        key = None if reader.seat is None else self.chairs[reader.seat].key
        return self.host in (key.guest if key else None, reader.guest)

    def run_clock(self, at: int) -> None:
        """From now on, time goes by for the people whose choice it is."""
        if self.clock is not None:
            self.clock.advance(at)
            acting: Sequence[int] = self.match.to_act if self.match and self.phase == "playing" else ()
            self.clock.running = tuple(seat for seat in acting if not self.chairs[seat].bot)
