"""Files and the values in them: small checks that name the place and what would be right there."""

import json
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial, reduce
from numbers import Integral
from operator import or_
from pathlib import Path
from typing import TypeGuard, TypeVar

from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.messages import Fault, Message, in_json, shorten
from kostka.core.errors import TOLD, FaultyError, KostkaError, PositionError

T = TypeVar("T")
# The path of a position as a whole, and the fields that every position has.
ROOT = "position"
HEAD = ("game", "version", "options")
DEEPEST_KEY = 20  # dots; Python reads a key a.b.c in the square of its depth


def read_text(path: Path, error: type[KostkaError] = KostkaError) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as fault:
        raise error("core-cannot-read", file=str(path), error=fault.strerror) from None
    except ValueError:
        raise error("core-not-text", file=str(path)) from None


def named_file(path: object) -> Path:
    if not isinstance(path, str | os.PathLike):
        raise KostkaError("core-file-name", given=shorten(path))
    return Path(path)


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: a reader finds the old text or the new one."""
    with naming_file(path):
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")
            return
        with part_of(target) as part:
            part.write_text(text, encoding="utf-8")
            part.replace(target)


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Turn what the system says against writing a file into a sentence that names the file."""
    try:
        yield
    except (OSError, ValueError) as error:  # a name that no file can have is the latter
        if isinstance(error, KostkaError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise KostkaError("core-cannot-write", file=str(path), error=reason) from None


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A file beside `target` to write before it takes that name; removed afterwards if it has not."""
    part = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield part
    finally:
        with suppress(OSError):
            part.unlink()


def read_json(text: str, where: str, error: type[KostkaError] = KostkaError) -> JsonInput:
    """A JSON object; `where` names the file or the line that it stands in."""
    value = parse(partial(json.loads, object_pairs_hook=object_of), "JSON", text, where, error)
    if not isinstance(value, dict):
        raise error("core-not-object", where=where)
    return value


class TwiceError(ValueError):
    """A key that an object of JSON has twice, of which Python would quietly forget the first."""


def object_of(pairs: Sequence[tuple[str, object]]) -> Json:
    found: Json = {}
    for name, value in pairs:
        if name in found:
            raise TwiceError(name)
        found[name] = value
    return found


def read_toml(text: str, where: str | Message, error: type[KostkaError] = KostkaError) -> Json:
    if any(line.count(".") > DEEPEST_KEY for line in text.split("\n") if re.search(r"^\s*\[|=", line)):
        raise error("core-too-deep", where=where, format="TOML")
    return parse(tomllib.loads, "TOML", text, where, error)


def parse(parser: Callable[[str], T], format: str, text: str, where: str | Message, error: type[KostkaError]) -> T:
    """Parsers raise their own faults, and others for numbers of a thousand digits and for very deep nesting."""
    try:
        return parser(text)
    except RecursionError:
        raise error("core-too-deep", where=where, format=format) from None
    except TwiceError as fault:
        raise error("core-key-twice", where=where, given=in_json(fault.args[0])) from None
    except ValueError as fault:
        raise error("core-not-valid", where=where, format=format, error=str(fault)[:100]) from None


class Checks:
    """Runs checks that do not need each other, and tells all their faults at once.

    checks = Checks()
    checks(load_tiles, state, position)
    checks(load_dice, state, position)
    checks.done()
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def __call__(self, check: Callable[..., T], *arguments: object) -> T | None:
        try:
            return check(*arguments)
        except FaultyError as error:
            self.faults += error.faults
            return None

    def done(self) -> None:
        refuse(self.faults)


def check_each(checks: Mapping[str, Callable[[], object]]) -> None:
    """Run checks of things that have a path each, until as many are wrong as one text tells, and tell these at once."""
    found: dict[str, KostkaError] = {}
    for path, check in checks.items():
        try:
            check()
        except KostkaError as error:
            found[path] = error
        if len(found) == TOLD:
            break
    if len(found) > 1:
        raise FaultyError(*(Fault("core-fault-at", path, fault=error.message) for path, error in found.items()))
    if found:
        raise next(iter(found.values()))


class Fields:
    """The fields of an object in a position, each with its path; of what is left out the usual value is read."""

    def __init__(self, given: object, path: str, known: Sequence[str]) -> None:
        self.given = mapping(given, path)
        if unknown := [name for name in self.given if name not in known]:
            raise PositionError(Fault("core-no-field", path, given=in_json(unknown[0]), known=tuple(known)))
        self._prefix = "" if path == ROOT else f"{path}."

    def __contains__(self, name: str) -> bool:
        return name in self.given

    def get(self, name: str, usual: object = None) -> object:
        return self.given.get(name, usual)

    def path(self, name: str) -> str:
        return self._prefix + name

    def integer(self, name: str, low: int, high: int, usual: int = 0) -> int:
        return integer(self.get(name, usual), low, high, self.path(name))

    def word(self, name: str, words: Sequence[str], usual: str | None = None) -> int:
        return word(self.get(name, usual), words, self.path(name))

    def flag(self, name: str) -> bool:
        return flag(self.get(name, False), self.path(name))

    def mapping(self, name: str) -> JsonInput:
        return mapping(self.get(name, {}), self.path(name))

    def sequence(self, name: str, usual: Sequence[object] = ()) -> Sequence[object]:
        return sequence(self.get(name, usual), self.path(name))

    def each_word(self, name: str, words: Sequence[str]) -> Iterator[tuple[int, str]]:
        return each_word(self.get(name, ()), words, self.path(name))

    def by_word(self, name: str, words: Sequence[str]) -> Iterator[tuple[int, object, str]]:
        return by_word(self.get(name, {}), words, self.path(name))

    def players(self, game: str, seats: range, usual: int) -> Sequence[object]:
        """What a position gives for each seat, of `usual` seats where it names none."""
        players = self.sequence("players", [{}] * usual)
        given, bounds = len(players), {"low": seats[0], "high": seats[-1]}
        demand(given in seats, "core-seats-range", "players", title=Message(game), **bounds, given=given)
        return players


def check_head(position: JsonInput, game: str, version: int, fields: Sequence[str]) -> Fields:
    """The fields of a position, once its game and the version of its form are right and nothing is unknown."""
    found = Fields(position, ROOT, (*HEAD, *fields))
    if position.get("game", game) != game:
        raise PositionError(Fault("core-position-of-other-game", "game", given=in_json(position["game"]), game=game))
    if position.get("version", version) != version:
        given = in_json(position["version"])
        raise PositionError(Fault("core-position-version", "version", given=given, version=version))
    return found


def demand(holds: object, id: str, path: str, /, **values: object) -> None:
    """Refuse a position of which this does not hold, with a fault."""
    if not holds:
        raise PositionError(Fault(id, path, **values))


def refuse(faults: Iterable[Fault]) -> None:
    """Refuse a position that has faults, with all of them."""
    if found := tuple(faults):
        raise PositionError(*found)


def mapping(value: object, path: str) -> JsonInput:
    if not isinstance(value, Mapping):
        raise PositionError(Fault("core-must-be-object", path, given=in_json(value)))
    return value


def sequence(value: object, path: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise PositionError(Fault("core-must-be-list", path, given=in_json(value)))
    return value


def word(value: object, words: Sequence[str], path: str) -> int:
    """The number of a word."""
    if value not in words:
        raise PositionError(Fault("core-must-be-word", path, given=in_json(value), words=tuple(words)))
    return words.index(value)


def each_word(value: object, words: Sequence[str], path: str) -> Iterator[tuple[int, str]]:
    """The numbers of the words in a list, each with its path."""
    for i, name in enumerate(sequence(value, path)):
        where = f"{path}[{i}]"
        yield word(name, words, where), where


def by_word(value: object, words: Sequence[str], path: str) -> Iterator[tuple[int, object, str]]:
    """The numbers of the words that are an object's keys, each with its value and the path of that."""
    for name, inner in mapping(value, path).items():
        yield word(name, words, path), inner, f"{path}.{name}"


def several(value: object, words: Sequence[str], path: str) -> int:
    """A set of words, as the sum of their bits."""
    return reduce(or_, (1 << number for number, _ in each_word(value, words, path)), 0)


def flag(value: object, path: str) -> bool:
    if type(value) is not bool:
        raise PositionError(Fault("core-must-be-flag", path, given=in_json(value)))
    return value


def integer(value: object, low: int, high: int, path: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(Fault("core-must-be-number", path, given=in_json(value), low=low, high=high))
    return value


def key_number(value: object, low: int, high: int, path: str) -> int:
    """A number that is the key of an object: a text in JSON, in Python perhaps a number."""
    number = whole_number(value) if isinstance(value, str) else value
    if type(number) is not int or not low <= number <= high:
        raise PositionError(Fault("core-key-must-be-number", path, given=in_json(value), low=low, high=high))
    return number


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a value of Python is a whole number: True, which Python counts as 1, is none, nor is 1.0."""
    return type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool))


def whole_number(text: str) -> int | None:
    """The number that a text writes plainly; `int` takes "٣" and "1_0" for numbers and fails on thousands of digits."""
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,8}", text) else None
