"""Files and the values in them: small checks that name the place and what would be right there."""

import json
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from numbers import Integral
from pathlib import Path
from typing import Any, TypeVar

from kostka.core.errors import TOLD, Fault, FaultyError, KostkaError, Message, PositionError, in_json

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


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: whoever looks finds the old text or the new one."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")
            return
        part = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:  # a name that no file can have is the latter
        reason = getattr(error, "strerror", None) or str(error)
        raise KostkaError("core-cannot-write", file=str(path), error=reason) from None


def read_json(text: str, where: str, error: type[KostkaError] = KostkaError) -> Mapping[str, Any]:
    """A JSON object; `where` names the file or the line that it stands in."""
    value = parse(load_json, "JSON", text, where, error)
    if not isinstance(value, dict):
        raise error("core-not-object", where=where)
    return value


class TwiceError(ValueError):
    """A key that an object of JSON has twice, of which Python would quietly forget the first."""


def load_json(text: str) -> Any:
    return json.loads(text, object_pairs_hook=object_of)


def object_of(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise TwiceError(name)
        found[name] = value
    return found


def read_toml(text: str, where: str | Message, error: type[KostkaError] = KostkaError) -> dict[str, Any]:
    if any(line.count(".") > DEEPEST_KEY for line in text.split("\n") if re.search(r"^\s*\[|=", line)):
        raise error("core-too-deep", where=where, format="TOML")
    table: dict[str, Any] = parse(tomllib.loads, "TOML", text, where, error)
    return table


def parse(parser: Callable[[str], Any], format: str, text: str, where: str | Message, error: type[KostkaError]) -> Any:
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

    def __call__(self, check: Callable[..., T], *arguments: Any) -> T | None:
        try:
            return check(*arguments)
        except FaultyError as error:
            self.faults += error.faults
            return None

    def done(self) -> None:
        if self.faults:
            raise PositionError(*self.faults)


def check_each(checks: Mapping[str, Callable[[], Any]]) -> None:
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


def check_head(position: Mapping[str, Any], game: str, version: int, fields: Sequence[str]) -> None:
    """What every position begins with: its game and the version of its form; and no field that it does not have."""
    known_fields(position, (*HEAD, *fields), ROOT)
    if position.get("game", game) != game:
        raise PositionError(Fault("core-position-of-other-game", "game", given=in_json(position["game"]), game=game))
    if position.get("version", version) != version:
        given = in_json(position["version"])
        raise PositionError(Fault("core-position-version", "version", given=given, version=version))


def known_fields(data: Mapping[str, Any], allowed: Sequence[str], path: str) -> None:
    for name in data:
        if name not in allowed:
            raise PositionError(Fault("core-no-field", path, given=in_json(name), known=tuple(allowed)))


def mapping(value: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError(Fault("core-must-be-object", path, given=in_json(value)))
    return value


def sequence(value: Any, path: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(Fault("core-must-be-list", path, given=in_json(value)))
    return value


def word(value: Any, words: Sequence[str], path: str) -> int:
    """The number of a word."""
    if value not in words:
        raise PositionError(Fault("core-must-be-word", path, given=in_json(value), words=tuple(words)))
    return words.index(value)


def several(value: Any, words: Sequence[str], path: str) -> int:
    """A set of words, as the sum of their bits."""
    bits = 0
    for i, name in enumerate(sequence(value, path)):
        bits |= 1 << word(name, words, f"{path}[{i}]")
    return bits


def flag(value: Any, path: str) -> bool:
    if type(value) is not bool:
        raise PositionError(Fault("core-must-be-flag", path, given=in_json(value)))
    return value


def integer(value: Any, low: int, high: int, path: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(Fault("core-must-be-number", path, given=in_json(value), low=low, high=high))
    return value


def key_number(value: Any, low: int, high: int, path: str) -> int:
    """A number that is the key of an object: a text in JSON, in Python perhaps a number."""
    number = whole_number(value) if isinstance(value, str) else value
    if type(number) is not int or not low <= number <= high:
        raise PositionError(Fault("core-key-must-be-number", path, given=in_json(value), low=low, high=high))
    return number


def is_whole(value: Any) -> bool:
    """Whether a value of Python is a whole number: True, which Python counts as 1, is none, nor is 1.0."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def whole_number(text: str) -> int | None:
    """The number that a text writes plainly; `int` takes "٣" and "1_0" for numbers and fails on thousands of digits."""
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,8}", text) else None
