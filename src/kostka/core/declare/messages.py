"""What is said to people: ids with typed arguments. The sentences are in message files; no words are here."""

import json
import reprlib
from collections.abc import Mapping

from kostka.core import hooks
from kostka.core.declare.json import Json

LONGEST = 100  # characters that a sentence quotes
LONGEST_ARGUMENT = 300  # characters of any other argument, such as the name of a file


class Quotes(reprlib.Repr):
    """Values as Python writes them, nested values cut short."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = LONGEST
        self.maxlevel = 3

    def repr_int(self, value: int, level: int) -> str:
        try:
            return super().repr_int(value, level)
        except ValueError:  # Python does not write numbers of thousands of digits
            return "…"


class JsonQuotes(Quotes):
    """Values as JSON and TOML write them; a text alone is quoted as in any sentence."""

    def repr_bool(self, value: bool, level: int) -> str:
        return "true" if value else "false"

    def repr_NoneType(self, value: None, level: int) -> str:  # noqa: N802
        return "null"

    def repr_tuple(self, value: tuple[object, ...], level: int) -> str:
        return self.repr_list(list(value), level)

    def repr_str(self, value: str, level: int) -> str:
        if level == self.maxlevel:
            return super().repr_str(value, level)
        return json.dumps(cut(value, LONGEST), ensure_ascii=False)


QUOTES, JSON_QUOTES = Quotes(), JsonQuotes()


def shorten(value: object) -> str:
    """A wrong value as a sentence quotes it: recognisable, and never a page long."""
    return cut(QUOTES.repr(value), LONGEST)


def in_json(value: object) -> str:
    """The same for a value of a position, of options or of a file, which are written in JSON or TOML."""
    return cut(JSON_QUOTES.repr(value), LONGEST)


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


class Message:
    """An id and its arguments: what a message file makes a sentence of, and a server sends as data."""

    def __init__(self, id: str, /, **values: object) -> None:
        self.id = id
        self.values: Mapping[str, object] = {
            name: cut(value, LONGEST_ARGUMENT) if isinstance(value, str) else value for name, value in values.items()
        }

    def to_json(self) -> Json:
        return {"id": self.id, **{name: plain(value) for name, value in self.values.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        arguments = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"{type(self).__name__}({self.id!r}{arguments})"

    def __str__(self) -> str:
        return hooks.speak(self)


def plain(value: object) -> object:
    """An argument in JSON's types."""
    if hasattr(value, "to_json"):
        return value.to_json()
    return [plain(part) for part in value] if isinstance(value, tuple | list | range) else value


class Reason(Message):
    """Why a move is not possible."""


class Prompt(Message):
    """What is asked of a seat now."""


class Fault(Message):
    """What is wrong with a position or a file, and where: the path leads to the place, as in "players[0].money"."""

    def __init__(self, id: str, path: str, /, **values: object) -> None:
        self.path = cut(path, LONGEST)
        super().__init__(id, path=self.path, **values)
