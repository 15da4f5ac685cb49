"""Cards and tracks of your own: a path becomes the text of its file, which then travels with the options.

A value of the options `cards` and `track` is a text if it has a line break; if not, it is the path of a file if it ends
in .toml, and else the id of a card or a track of the box. Only `embed` opens files; all else knows ids and texts.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kostka.core.declare.options import read_text as read_option
from kostka.core.errors import KostkaError
from kostka.core.reading import read_text, read_toml
from kostka.games.cubitos.tracks import TrackError
from kostka.games.cubitos.vocabulary import CardError


def embed(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options whose cards and tracks do not depend on any file."""
    readers = {"cards": card_text, "track": track_text}
    return {name: embed_in(value, readers[name]) if name in readers else value for name, value in options.items()}


def embed_in(value: Any, reader: Any) -> Any:
    if isinstance(value, str):
        value = [value] if "\n" in value else read_option(tuple, value)
    if not isinstance(value, list | tuple):
        return value
    return [reader(part) if isinstance(part, str) else part for part in value]


def is_path(value: str) -> bool:
    return value.endswith(".toml") and "\n" not in value


def card_text(value: str) -> str:
    return file_text(value, CardError) if is_path(value) else value


def track_text(value: str) -> str:
    """A track is called by its file, so its text begins with that name."""
    if not is_path(value):
        return value
    text, id = file_text(value, TrackError), re.sub("[^a-z0-9]+", "-", Path(value).stem.lower()).strip("-")
    return text if "id" in tomllib.loads(text) else f'id = "{id or "own"}"\n{text}'


def file_text(path: str, fault: type[KostkaError]) -> str:
    text = read_text(Path(path), fault)
    read_toml(text, path, fault)
    return text if "\n" in text else f"{text}\n"
