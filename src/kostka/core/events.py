"""Events: what happened because of a move, written by the rules and read by everybody else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.errors import KostkaError
from kostka.core.jit import rule

CAPACITY = 1024
ARGUMENTS = 5
EVENTS = np.dtype((np.record, [("on", "i4"), ("count", "i4"), ("rows", "i2", (CAPACITY, 2 + ARGUMENTS))]))

# Who may see the arguments after the public ones.
EVERYBODY, NOBODY = -1, -2


@rule
def emit(events: np.record, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1) -> None:
    emit_to(events, EVERYBODY, kind, a, b, c, d, e)


@rule
def emit_to(
    events: np.record, seer: int, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1
) -> None:
    """An event whose first arguments are public (see `Kind.public`) and whose others only `seer` may know."""
    if events.on == 0:
        return
    if events.count < CAPACITY:
        row = events.rows[events.count]
        row[0], row[1], row[2], row[3], row[4], row[5], row[6] = kind, seer, a, b, c, d, e
    events.count += 1


@dataclass(frozen=True)
class Kind:
    """A kind of event: its name, its arguments, and whether it shows an outcome of chance.

    Where an event has a seer, everybody else may know only its first `public` arguments.
    """

    name: str
    fields: tuple[str, ...] = ()
    dice: bool = False
    public: int = 1


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

    def outcome(self) -> str:
        """What chance showed, as in match files: the arguments after the seat."""
        return " ".join(str(value) for name, value in self.values.items() if name != "seat")

    def to_json(self) -> dict[str, Any]:
        return {"event": self.kind, **self.values}


def tells_secret(events: Sequence[Event], mover: int, reader: int | None = None) -> bool:
    """Whether a move says what its reader may not know: what its player alone sees of its events."""
    return any(event.seer == mover and event != event.seen_by(reader) for event in events)


def new_events(on: bool = True) -> NDArray[Any]:
    buffer = np.zeros(1, EVENTS)
    buffer[0].on = on
    return buffer


def read_events(buffer: NDArray[Any], kinds: Sequence[Kind], words: Mapping[str, Sequence[str]]) -> list[Event]:
    """The buffer as events; arguments whose name has words are given as words."""
    count = int(buffer[0].count)
    if count > CAPACITY:
        raise KostkaError(f"A move caused {count} events, more than the {CAPACITY} that fit.")
    out = []
    for row in buffer[0].rows[:count].tolist():
        kind = kinds[row[0]]
        values: dict[str, int | str | None] = {}
        for name, value in zip(kind.fields, row[2:], strict=False):
            values[name] = words[name][value] if name in words and value >= 0 else value
        out.append(Event(kind.name, values, kind.dice, row[1], kind.public))
    return out
