"""Files and the values in them: small checks that name the place and what would be right there."""

import json
import os
import re
import reprlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kostka.core.errors import KostkaError, PositionError


def read_text(path: Path, fault: type[KostkaError] = KostkaError) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise fault(f"{path} cannot be read: {reason}.") from None


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
    except OSError as error:
        raise KostkaError(f"{path} cannot be written: {error.strerror}.") from None


def read_json(text: str, where: str, fault: type[KostkaError] = PositionError) -> Mapping[str, Any]:
    value = parse(json.loads, "JSON", text, where, fault)
    if not isinstance(value, dict):
        raise fault(f"{where} must be a JSON object.")
    return value


def read_toml(path: Path, fault: type[KostkaError]) -> dict[str, Any]:
    table: dict[str, Any] = parse(tomllib.loads, "TOML", read_text(path, fault), str(path), fault)
    return table


def parse(parser: Callable[[str], Any], language: str, text: str, where: str, fault: type[KostkaError]) -> Any:
    """Parsers raise their own faults, and others for numbers of a thousand digits and for very deep nesting."""
    try:
        return parser(text)
    except RecursionError:
        raise fault(f"{where} is not valid {language}: it is nested too deeply.") from None
    except ValueError as error:
        raise fault(f"{where} is not valid {language}: {error}.") from None


SHORT = reprlib.Repr()
SHORT.maxstring = SHORT.maxother = 100


def shorten(value: Any) -> str:
    """A wrong value as a sentence quotes it: recognisable, and never a page long."""
    return SHORT.repr(value)


def known_fields(data: Mapping[str, Any], allowed: Sequence[str], where: str) -> None:
    for name in data:
        if name not in allowed:
            raise PositionError(f"{where} has no field {shorten(name)}; it may have {', '.join(allowed)}.")


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError(f"{where} must be an object, not {shorten(value)}.")
    return value


def sequence(value: Any, where: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(f"{where} must be a list, not {shorten(value)}.")
    return value


def word(value: Any, words: Sequence[str], where: str) -> int:
    """The number of a word."""
    if value not in words:
        raise PositionError(f"{where} must be one of {', '.join(words)}, not {shorten(value)}.")
    return words.index(value)


def several(value: Any, words: Sequence[str], where: str) -> int:
    """A set of words, as the sum of their bits."""
    bits = 0
    for name in sequence(value, where):
        bits |= 1 << word(name, words, f"A word of {where}")
    return bits


def flag(value: Any, where: str) -> bool:
    if type(value) is not bool:
        raise PositionError(f"{where} must be true or false, not {shorten(value)}.")
    return value


def integer(value: Any, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{where} must be a whole number from {low} to {high}, not {shorten(value)}.")
    return value


def key_number(value: Any, low: int, high: int, where: str) -> int:
    """A number that is the key of an object: a text in JSON, in Python perhaps a number."""
    number = whole_number(value) if isinstance(value, str) else value
    if type(number) is not int or not low <= number <= high:
        raise PositionError(f"{where} must be a whole number from {low} to {high}, not {shorten(value)}.")
    return number


def whole_number(text: str) -> int | None:
    """The number that a text writes plainly; `int` takes "٣" and "1_0" for numbers and fails on thousands of digits."""
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,8}", text) else None
