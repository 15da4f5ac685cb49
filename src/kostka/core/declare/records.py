"""Fields of the board and of the state, with their axes and blanks, declared once.

    STATE = Record(place=Field("i2", CAMELS), money=Field("i2", Seat(8), blank=UNKNOWN), leg=Field("i2"))

An axis is a tuple of words, a range, a seat or a plain size. `STATE.type` is the NumPy type of the record.
"""

from math import prod
from struct import Struct, calcsize

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.domains import OfBoard, Seat, size_of
from kostka.core.declare.json import Json

Axis = tuple[str, ...] | range | Seat | OfBoard | int
CODES = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}  # of `struct`


class Field:
    """A field of a record: its NumPy type, its axes, and the value that a view shows where it hides this field."""

    def __init__(self, type: str, /, *axes: Axis, blank: int | None = None) -> None:
        self.type = type
        self.axes = axes
        self.blank = blank

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis if isinstance(axis, int) else size_of(axis) for axis in self.axes)


class Record:
    """The fields of a record by name."""

    def __init__(self, **fields: Field) -> None:
        self.fields = fields
        spelled: list[tuple[str, str, tuple[int, ...]]] = [(n, field.type, field.shape) for n, field in fields.items()]
        self.type: np.dtype[np.void] = np.dtype((np.record, spelled))
        self._layouts: dict[int, Layout] = {}

    def new(self) -> NDArray[np.void]:
        """One record, all zeros, in an array of one."""
        return np.zeros(1, self.type)

    def read(self, cell: NDArray[np.void], seats: int) -> tuple[Json, list[Json]]:
        """The fields of the table and those of each seat as Python's numbers, many times faster than one by one.

        A field with axes is a flat row. Fields of a seat are those whose first axis is `Seat`.
        """
        if seats not in self._layouts:
            self._layouts[seats] = Layout(self.fields, seats)
        layout = self._layouts[seats]
        values = layout.bytes.unpack(cell.tobytes())
        table, *players = [{name: values[at] for name, at in part.items()} for part in layout.parts]
        return table, players


class Layout:
    """Where the numbers of a record are among all of them, at a table with so many seats."""

    def __init__(self, fields: dict[str, Field], seats: int) -> None:
        self.parts: list[dict[str, int | slice]] = [{} for _ in range(1 + seats)]
        spelled, end = ["<"], 0
        for name, field in fields.items():
            code, size = CODES[field.type], prod(field.shape)
            if field.axes and isinstance(field.axes[0], Seat):
                parts, each = self.parts[1:], size // field.shape[0]
                spelled.append(f"{each * seats}{code}{(size - each * seats) * calcsize(f'<{code}')}x")
            else:
                parts, each = self.parts[:1], size
                spelled.append(f"{size}{code}")
            for part in parts:
                part[name] = end if each == 1 else slice(end, end + each)
                end += each
        self.bytes = Struct("".join(spelled))
