"""Events: what happened because of a move, written by the rules and read by everybody else.

    EVENTS = Events(Kind("roll", seat=Seat(8), die=CAMELS, pips=range(1, 4), dice=True), …)
    E = EVENTS.numbers

`emit(events, E.roll, seat, die, pips)` is how the rules tell; `E.roll` is a constant to the compiler.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import overload

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.jit import rule
from kostka.core.declare.domains import Domain, Words, constants, object_schema, schema_of, value_of
from kostka.core.declare.json import Json
from kostka.core.errors import KostkaError

CAPACITY = 1024
ARGUMENTS = 5
EVENTS = np.dtype((np.record, [("on", "i4"), ("count", "i4"), ("rows", "i2", (CAPACITY, 2 + ARGUMENTS))]))
ROW = 2 * (2 + ARGUMENTS)  # bytes

# Who may see the arguments after the public ones.
EVERYBODY, NOBODY = -1, -2
# An argument that nobody knows yet, not even the match itself.
UNTOLD = -1000


@rule
def emit(events: np.record, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1) -> None:
    emit_to(events, EVERYBODY, kind, a, b, c, d, e)


@rule
def emit_to(
    events: np.record, seer: int, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1
) -> None:
    """An event whose first arguments are public (see `Kind`) and whose others only `seer` may know."""
    if events.on == 0:
        return
    if events.count < CAPACITY:
        row = events.rows[events.count]
        row[0], row[1], row[2], row[3], row[4], row[5], row[6] = kind, seer, a, b, c, d, e
    events.count += 1


class Kind:
    """A kind of event: its name, its typed arguments, and whether it shows an outcome of chance.

    Where an event has a seer, everybody else may know only its first `public` arguments.
    """

    def __init__(self, name: str, /, *, dice: bool = False, public: int = 1, **arguments: Domain) -> None:
        self.name = name
        self.dice = dice
        self.public = public
        self.arguments: Mapping[str, Domain] = arguments

    def to_schema(self) -> Json:
        properties = {
            name: schema_of(domain) if i < self.public else {"anyOf": [schema_of(domain), {"type": "null"}]}
            for i, (name, domain) in enumerate(self.arguments.items())
        }
        return object_schema("event", self.name, properties)


class Events:
    """All kinds of events of a game, in the order of their numbers."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        # The number of each kind by its name.
        self.numbers = constants({kind.name: number for number, kind in enumerate(kinds)})


@dataclass(frozen=True)
class Event:
    """One event. Arguments that the reader may not know are None."""

    kind: str
    values: Mapping[str, int | str | None]
    dice: bool = False
    seer: int = EVERYBODY
    public: int = 1

    def seen_by(self, seat: int | None) -> "Event":
        if self.seer == EVERYBODY or self.seer == seat:
            return self
        values = {name: self.values[name] if i < self.public else None for i, name in enumerate(self.values)}
        return replace(self, values=values)

    @property
    def kept(self) -> bool:
        """Whether its reader may not know all of it."""
        return None in self.values.values()

    @property
    def untold(self) -> bool:
        """True if there is nothing to tell this reader: nobody may know the event yet, or the reader nothing of it."""
        return self.kept and (self.seer == NOBODY or self.public == 0)

    def outcome(self) -> str:
        """What chance showed, as in match files: the arguments after the seat."""
        return " ".join(str(value) for name, value in self.values.items() if name != "seat")

    def to_json(self) -> Json:
        return {"event": self.kind, **self.values}


class EventRow(Sequence[Event]):
    """The events of one entry of a log, read when somebody looks at them."""

    __slots__ = ("_kinds", "_words", "rows")

    def __init__(self, rows: bytes, kinds: Sequence[Kind], words: Words) -> None:
        self.rows, self._kinds, self._words = rows, kinds, words

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return tuple(self)[index]

    def __len__(self) -> int:
        return len(self.rows) // ROW

    def __iter__(self) -> Iterator[Event]:
        for row in np.frombuffer(self.rows, np.int16).reshape(-1, 2 + ARGUMENTS).tolist():
            yield read_event(row, self._kinds[row[0]], self._words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class EventLog(Sequence[EventRow]):
    """The events of all entries of a log, by entry. What is kept is bytes, which the garbage collector passes over."""

    def __init__(self, rows: Sequence[bytes], kinds: Sequence[Kind], words: Words) -> None:
        self._rows, self._kinds, self._words = rows, kinds, words

    @overload
    def __getitem__(self, index: int) -> EventRow: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[EventRow]: ...
    def __getitem__(self, index: int | slice) -> EventRow | Sequence[EventRow]:
        if isinstance(index, slice):
            return EventLog(self._rows[index], self._kinds, self._words)
        return EventRow(self._rows[index], self._kinds, self._words)

    def __len__(self) -> int:
        return len(self._rows)


def read_event(row: Sequence[int], kind: Kind, words: Words) -> Event:
    values: dict[str, int | str | None] = {}
    for (name, domain), number in zip(kind.arguments.items(), row[2:], strict=False):
        values[name] = None if number == UNTOLD else value_of(domain, number, words)
    return Event(kind.name, values, kind.dice, row[1], kind.public)


def new_events(on: bool = True) -> NDArray[np.void]:
    buffer = np.zeros(1, EVENTS)
    buffer[0].on = on
    return buffer


class Buffer:
    """Room for the events of one ply, used again for the next."""

    def __init__(self) -> None:
        self.cell = new_events()
        # As bytes, which Python reads in a third of the time that NumPy takes.
        self._count, self._rows = self.cell["count"].data, self.cell["rows"][0].data.cast("B")

    def take(self) -> bytes:
        """The rows that were written, to be read later."""
        count = self._count[0]
        if count > CAPACITY:
            raise KostkaError("core-too-many-events", count=count, most=CAPACITY)
        return bytes(self._rows[: count * ROW])
