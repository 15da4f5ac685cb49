"""What is said to people: ids with typed arguments. The sentences are in message files; no words are here."""

import json
import reprlib
from collections.abc import Mapping
from functools import partial
from typing import Any

from kostka.core.hooks import SPEAKER

LONGEST = 100  # characters that a sentence quotes
LONGEST_ARGUMENT = 300  # characters of anything else that it is told, such as the name of a file


class Quotes(reprlib.Repr):
    """Values as Python writes them, whatever is nested in them cut short."""

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

    def repr_tuple(self, value: tuple[Any, ...], level: int) -> str:
        return self.repr_list(list(value), level)

    def repr_str(self, value: str, level: int) -> str:
        if level == self.maxlevel:
            return super().repr_str(value, level)
        return json.dumps(cut(value, LONGEST), ensure_ascii=False)


QUOTES, JSON_QUOTES = Quotes(), JsonQuotes()


def shorten(value: Any) -> str:
    """A wrong value as a sentence quotes it: recognisable, and never a page long."""
    return cut(QUOTES.repr(value), LONGEST)


def in_json(value: Any) -> str:
    """The same for a value of a position, of options or of a file, which are written in JSON or TOML."""
    return cut(JSON_QUOTES.repr(value), LONGEST)


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


class Message:
    """An id and its arguments: what a message file makes a sentence of, and a server sends as data."""

    def __init__(self, id: str, /, **values: Any) -> None:
        self.id = id
        self.values: Mapping[str, Any] = {
            name: cut(value, LONGEST_ARGUMENT) if isinstance(value, str) else value for name, value in values.items()
        }

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, **{name: plain(value) for name, value in self.values.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        arguments = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"{type(self).__name__}({self.id!r}{arguments})"

    def __str__(self) -> str:
        return SPEAKER[0](self)


def plain(value: Any) -> Any:
    """An argument in JSON's types."""
    if isinstance(value, Message | KostkaError):
        return value.to_json()
    return [plain(part) for part in value] if isinstance(value, tuple | list | range) else value


class Reason(Message):
    """Why a move is not possible."""


class Prompt(Message):
    """What is asked of a seat now."""


class Fault(Message):
    """What is wrong with a position or a file, and where: the path leads to the place, as in "players[0].money"."""

    def __init__(self, id: str, path: str, /, **values: Any) -> None:
        self.path = cut(path, LONGEST)
        super().__init__(id, path=self.path, **values)


class KostkaError(ValueError):
    """Base of every fault that is the caller's to mend: an id with arguments, whose text is one clear sentence."""

    def __init__(self, id: str, /, **values: Any) -> None:
        super().__init__(id)
        self.message = Message(id, **values)

    @property
    def id(self) -> str:
        return self.message.id

    @property
    def values(self) -> Mapping[str, Any]:
        return self.message.values

    def to_json(self) -> dict[str, Any]:
        return self.message.to_json()

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.id, **self.values), ()


class IllegalMove(KostkaError):
    """A move that the rules do not allow here, with the reason."""


class OptionError(KostkaError):
    """An option that the game does not have, or a value that it does not take."""


class ScriptError(KostkaError):
    """Dice given from outside that do not fit the roll."""


class NotationError(KostkaError):
    """A match file that cannot be read, with the line."""


TOLD = 4  # faults in one text; `faults` has them all


class FaultyError(KostkaError):
    """Something that was read, with everything that is wrong in it."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(faults[0].id, **faults[0].values)
        self.faults = faults

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "faults": [fault.to_json() for fault in self.faults]}

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults[:TOLD])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.faults


class PositionError(FaultyError):
    """A position that no game could have reached."""
