"""Fields of the board and of the state, with their axes and blanks, declared once.

    STATE = Record(place=Field("i2", CAMELS), money=Field("i2", Seat(8), blank=UNKNOWN), leg=Field("i2"))

An axis is a tuple of words, a range, a seat or a plain size. `STATE.type` is the NumPy type of the record.
"""

from itertools import accumulate
from math import prod
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.domains import OfBoard, Seat, size_of

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
        spelled: Any = [(name, field.type, field.shape) for name, field in fields.items()]
        self.type: np.dtype[Any] = np.dtype((np.record, spelled))
        sizes = [prod(field.shape) for field in fields.values()]
        self._bytes = Struct("<" + "".join(f"{n}{CODES[f.type]}" for n, f in zip(sizes, fields.values(), strict=True)))
        ends = list(accumulate(sizes))
        self._spans = {name: slice(end - n, end) for name, n, end in zip(fields, sizes, ends, strict=True)}

    def new(self) -> NDArray[np.void]:
        """One record, all zeros, in an array of one."""
        return np.zeros(1, self.type)

    def numbers(self, cell: NDArray[Any]) -> dict[str, tuple[Any, ...]]:
        """The fields of a record as plain numbers, in a row each: many times faster to read than the record."""
        values = self._bytes.unpack(cell.tobytes())
        return {name: values[span] for name, span in self._spans.items()}
