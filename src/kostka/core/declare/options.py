"""Options of a game: a frozen dataclass whose fields say their default and what they accept."""

import dataclasses
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import ClassVar, Protocol, TypeVar

from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.messages import Message, in_json
from kostka.core.errors import OptionError
from kostka.core.reading import whole_number

T = TypeVar("T")
Given = TypeVar("Given", bound="Options")
TYPES = {bool: "boolean", int: "integer", str: "string", tuple: "array"}


class Options(Protocol):
    """Options of any game: a frozen dataclass."""

    __dataclass_fields__: ClassVar[dict[str, "dataclasses.Field[object]"]]


def option(default: T, choices: Iterable[object] | None = None) -> T:
    """A field of an options class; `choices` may be a range. Its words are the message <game>-option-<name>."""
    return dataclasses.field(default=default, metadata={"choices": choices})


def parse_options(schema: type[Given], given: object) -> Given:
    """Options from names and values; text values (from a command line) are read by the type of the default."""
    fields = {f.name: f for f in dataclasses.fields(schema)}
    values = {}
    for name, value in check_options(given).items():
        if name not in fields:
            raise OptionError("core-no-option", given=in_json(name), known=tuple(fields))
        values[name] = read_value(fields[name], value)
    return schema(**values)


def check_options(given: object) -> JsonInput:
    if not isinstance(given, Mapping):
        raise OptionError("core-options-shape", given=in_json(given))
    return given


def read_value(field: "dataclasses.Field[object]", value: object) -> object:
    kind = type(field.default)
    choices = field.metadata["choices"]
    if isinstance(value, str) and kind is not str:
        value = read_text(kind, value)
    if isinstance(value, list) and kind is tuple:
        value = tuple(value)
    if type(value) is not kind or not is_written(value) or (choices is not None and value not in choices):
        raise OptionError("core-option-value", name=field.name, given=in_json(value), accepts=accepted(kind, choices))
    return value


def is_written(value: object) -> bool:
    """Whether a file can hold the value: lists have texts alone, and texts no half of a surrogate pair."""
    if isinstance(value, tuple):
        return all(isinstance(part, str) and is_written(part) for part in value)
    return not isinstance(value, str) or not re.search(r"[\ud800-\udfff]", value)


def read_text(kind: type, text: str) -> object:
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
        raise OptionError("core-option-start", start=start, last=seats - 1)
    return start


def accepted(kind: type, choices: range | Iterable[object] | None) -> Message:
    if isinstance(choices, range):
        return Message("core-accepts-range", low=choices[0], high=choices[-1])
    if choices is not None:
        return Message("core-accepts-choices", choices=tuple(map(str, choices)))
    return Message("core-accepts", type=TYPES[kind])


def changed_options(options: Options) -> Json:
    """The options that differ from their defaults, in JSON's types."""
    out: Json = {}
    for name, default in defaults_of(type(options)):
        value = getattr(options, name)
        if value != default:
            out[name] = list(value) if isinstance(value, tuple) else value
    return out


@cache
def defaults_of(schema: type[Options]) -> tuple[tuple[str, object], ...]:
    return tuple((field.name, field.default) for field in dataclasses.fields(schema))


def options_schema(schema: type[Options]) -> Json:
    """The JSON Schema of a game's options: types, ranges and defaults, enough for a form."""
    return {
        "type": "object",
        "properties": {f.name: option_schema(f) for f in dataclasses.fields(schema)},
        "additionalProperties": False,
    }


def option_schema(field: "dataclasses.Field[object]") -> Json:
    choices, default = field.metadata["choices"], field.default
    out: Json = {"type": TYPES[type(default)], "default": list(default) if default == () else default}
    if isinstance(choices, range):
        out |= {"minimum": choices[0], "maximum": choices[-1]}
    elif choices is not None:
        out["enum"] = list(choices)
    if isinstance(default, tuple):
        out["items"] = {"type": "string"}
    return out
