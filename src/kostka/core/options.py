"""Options of a game: a frozen dataclass whose fields say their default, their help and what they accept."""

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from kostka.core.errors import OptionError
from kostka.core.reading import shorten, whole_number

T = TypeVar("T")


def option(default: Any, help: str, choices: Iterable[Any] | None = None) -> Any:
    """A field of an options class; `choices` may be a range."""
    return dataclasses.field(default=default, metadata={"help": help, "choices": choices})


def parse_options(schema: type[T], given: Any) -> T:
    """Options from names and values; text values (from a command line) are read by the type of the default."""
    if not isinstance(given, Mapping):
        raise OptionError(f'Options go as names with values, as in {{"start": 0}}, not {shorten(given)}.')
    fields = {f.name: f for f in dataclasses.fields(schema)}  # type: ignore[arg-type]
    values = {}
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise OptionError(f"There is no option {shorten(name)}; this game's options are: {known}.")
        values[name] = read_value(fields[name], value)
    return schema(**values)


def read_value(field: "dataclasses.Field[Any]", value: Any) -> Any:
    kind = type(field.default)
    choices = field.metadata["choices"]
    if isinstance(value, str) and kind is not str:
        value = read_text(kind, value)
    if isinstance(value, list) and kind is tuple:
        value = tuple(value)
    if type(value) is not kind or (choices is not None and value not in choices):
        raise OptionError(f"The option {field.name} is {shorten(value)}, but it takes {accepted(kind, choices)}.")
    return value


def read_text(kind: type, text: str) -> Any:
    if kind is bool:
        return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
            text.lower(), text
        )
    if kind is tuple:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    number = whole_number(text.removeprefix("-"))
    if number is None:
        return text
    return -number if text.startswith("-") else number


def chosen_seat(start: int, seats: int) -> int:
    """The option `start` that every game has: a seat of this table, or -1 for a random one."""
    if start >= seats:
        raise OptionError(f"The option start is {start}, but the seats are 0 to {seats - 1}.")
    return start


def accepted(kind: type, choices: Any) -> str:
    if isinstance(choices, range):
        return f"a whole number from {choices.start} to {choices.stop - 1}"
    if choices is not None:
        return "one of " + ", ".join(str(choice) for choice in choices)
    return {bool: "true or false", int: "a whole number", tuple: "a list"}.get(kind, "a text")


def changed_options(options: Any) -> dict[str, Any]:
    """The options that differ from their defaults, in JSON's types."""
    out = {}
    for field in dataclasses.fields(options):
        value = getattr(options, field.name)
        if value != field.default:
            out[field.name] = list(value) if isinstance(value, tuple) else value
    return out


def describe_options(schema: type[Any]) -> list[dict[str, Any]]:
    """Name, default, accepted values and help of every option, in JSON's types."""
    return [
        {
            "name": f.name,
            "default": list(f.default) if isinstance(f.default, tuple) else str(f.default).lower(),
            "accepts": accepted(type(f.default), f.metadata["choices"]),
            "help": f.metadata["help"],
        }
        for f in dataclasses.fields(schema)
    ]
