"""Reading position files: small checks that name the place and what would be right there."""

from collections.abc import Mapping, Sequence
from typing import Any

from kostka.core.errors import PositionError


def known_fields(data: Mapping[str, Any], allowed: Sequence[str], where: str) -> None:
    for name in data:
        if name not in allowed:
            raise PositionError(f"{where} has no field {name!r}; it may have {', '.join(allowed)}.")


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError(f"{where} must be an object, not {value!r}.")
    return value


def sequence(value: Any, where: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(f"{where} must be a list, not {value!r}.")
    return value


def word(value: Any, words: Sequence[str], where: str) -> int:
    """The number of a word."""
    if value not in words:
        raise PositionError(f"{where} must be one of {', '.join(words)}, not {value!r}.")
    return words.index(value)


def integer(value: Any, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{where} must be a whole number from {low} to {high}, not {value!r}.")
    return value


def key_number(value: str, low: int, high: int, where: str) -> int:
    """A number that is the key of an object."""
    if not value.isdigit() or not low <= int(value) <= high:
        raise PositionError(f"{where} must be a whole number from {low} to {high}, not {value!r}.")
    return int(value)
