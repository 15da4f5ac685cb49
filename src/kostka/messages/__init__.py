"""Everything a person reads, from Fluent files in one folder per language, for the terminal and the browser alike.

A message without gaps is its own text; only one with gaps needs the Fluent library, which takes its time to load.
"""

import re
import textwrap
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from functools import lru_cache
from numbers import Integral, Real
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kostka.core.hooks import MESSAGE_FOLDERS

if TYPE_CHECKING:
    from kostka.messages.voice import Voice

LANGUAGES = ("en", "pl", "uk")
HIDDEN = "hidden"  # what stands for a thing that the reader may not know
ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
# The parts of a message as they are written: its value under "", its attributes under their names.
Entry = Mapping[str, str]

_current: ContextVar[str] = ContextVar("language", default="en")


def use(language: str) -> None:
    """From now on, here, people are spoken to in this language."""
    _current.set(check(language))


def current() -> str:
    return _current.get()


def check(language: str) -> str:
    if language not in LANGUAGES:
        raise LookupError(language)
    return language


def detect(environ: Mapping[str, str], wanted: str | None = None) -> str:
    """The language that was asked for, else KOSTKA_LANG, else the system's if it is one of ours, else English."""
    if wanted is not None:
        return check(wanted)
    if named := environ.get("KOSTKA_LANG"):
        return check(named)
    system = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "en")
    language = re.split("[_.@-]", system)[0].lower()
    return language if language in LANGUAGES else "en"


def add(folder: Path) -> None:
    """Messages of another package: en.ftl, pl.ftl and uk.ftl in a folder."""
    if folder not in MESSAGE_FOLDERS:
        MESSAGE_FOLDERS.append(folder)


def say(id: str, language: str | None = None, /, **arguments: Any) -> str:
    """The sentence of a message. What is missing is said in English, or by its id: never a reason to fail."""
    language = language or current()
    for tongue in dict.fromkeys((language, "en")):
        text = phrase(tongue, id, "", {name: spoken(value, tongue) for name, value in arguments.items()})
        if text is not None:
            return text
    listed = ", ".join(f"{name}: {spoken(value, language)}" for name, value in arguments.items())
    return f"{id} ({listed})" if listed else id


def spoken(value: Any, language: str) -> str | int | float:
    """An argument as messages take it: numbers stay numbers, nested messages are said, several things joined."""
    if value is None:
        return HIDDEN
    if isinstance(value, str):
        return str(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Real):
        return int(value) if isinstance(value, Integral) else float(value)
    if hasattr(value, "id") and hasattr(value, "values"):
        return say(value.id, language, **value.values)
    if isinstance(value, Iterable):
        return ", ".join(str(spoken(one, language)) for one in value)
    return str(value)


def phrase(language: str, id: str, part: str, arguments: Mapping[str, Any]) -> str | None:
    """A part of a message with its gaps filled, or None if there is no such part."""
    text = entries(language).get(id, {}).get(part)
    if text is None or "{" in text:
        return text and speaker(language).say(id, part, arguments)
    first, _, rest = text.partition("\n")
    return "\n".join([first, *textwrap.dedent(rest).splitlines()]).strip()


def word(kind: str, value: Any, form: str = "", language: str | None = None) -> str:
    """The word for a value of the games, in a form that the language needs; a word of somebody's own stays as it is."""
    id = f"{kind}-{value}".replace(" ", "-").lower()
    language = language or current()
    return next((text for part in (form, "") if (text := phrase(language, id, part, {}))), str(value))


def entries(language: str) -> Mapping[str, Entry]:
    """Every message of a language by its id, as it is written."""
    return read_entries(language, tuple(MESSAGE_FOLDERS))


@lru_cache
def read_entries(language: str, folders: tuple[Path, ...]) -> Mapping[str, Entry]:
    found: dict[str, Entry] = {}
    own = sorted((Path(__file__).parent / language).glob("*.ftl"))
    for path in [*own, *(folder / f"{language}.ftl" for folder in folders)]:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        text = "\n".join(line for line in lines if not line.startswith("#"))
        for source in ENTRY.split(text)[1:]:
            id, _, body = source.partition("=")
            value, *attributes = ATTRIBUTE.split(body)
            parts = {"": value, **dict(zip(attributes[::2], attributes[1::2], strict=True))}
            found.setdefault(id.strip(), parts)
    return found


def written(id: str, parts: Entry) -> str:
    """A message as a file has it."""
    heads = {name: f"    .{name}" if name else id for name in parts}
    return "\n".join(f"{heads[name]} ={text.rstrip()}" for name, text in parts.items())


@lru_cache
def speaker(language: str) -> "Voice":
    from kostka.messages.voice import Voice

    return Voice(language)
