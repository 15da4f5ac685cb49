"""What an argument of a move or an event can be, said once: words, numbers, a seat, or words that the board names."""

import keyword
from collections import namedtuple
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from kostka.core.declare.json import Json


@dataclass(frozen=True)
class Seat:
    """A seat; `most` is how many there can be."""

    most: int


@dataclass(frozen=True)
class OfBoard:
    """Words that differ from board to board, such as the cards of a race; `most` is how many there can be."""

    name: str
    most: int


# A tuple has the words in the order of their numbers, a range the numbers, `int` any number.
Domain = tuple[str, ...] | range | type[int] | Seat | OfBoard
Words = Mapping[str, Sequence[str]]


def size_of(domain: Domain) -> int:
    if isinstance(domain, Seat | OfBoard):
        return domain.most
    if isinstance(domain, type):
        raise TypeError("An argument of a move has a bounded number of values.")
    return len(domain)


def value_of(domain: Domain, number: int, words: Words) -> int | str:
    """What people read for a number; numbers that are no value of the domain stay numbers."""
    if isinstance(domain, tuple):
        return domain[number] if 0 <= number < len(domain) else number
    if isinstance(domain, OfBoard):
        return words[domain.name][number] if number >= 0 else number
    return number


def schema_of(domain: Domain) -> Json:
    """The JSON Schema of an argument."""
    if isinstance(domain, tuple):
        return {"enum": list(domain)}
    if isinstance(domain, range):
        return {"type": "integer", "minimum": domain[0], "maximum": domain[-1]}
    if isinstance(domain, Seat):
        return {"type": "integer", "minimum": 0, "maximum": domain.most - 1}
    return {"type": "string" if isinstance(domain, OfBoard) else "integer"}


def object_schema(tag: str, name: str, properties: Json) -> Json:
    """The JSON Schema of a move or an event: `tag` says which, and the arguments are properties beside it."""
    return {
        "type": "object",
        "properties": {tag: {"const": name}, **properties},
        "required": [tag, *properties],
        "additionalProperties": False,
    }


class Constants(Protocol):
    """Numbers as attributes."""

    def __getattr__(self, name: str) -> int: ...


def constants(numbers: Mapping[str, int]) -> Constants:
    """Numbers by name, as constants that compiled rules can use: "draw-all" is `.draw_all`, "pass" is `.pass_`."""
    names = [name.replace("-", "_") for name in numbers]
    spelled = [f"{name}_" if keyword.iskeyword(name) else name for name in names]
    new_kind: Any = namedtuple  # the names are not known to type checkers
    named: Constants = new_kind("Constants", spelled)(*numbers.values())
    return named
