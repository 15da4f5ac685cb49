"""A copy of a database while a server uses it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from kostka.core.errors import KostkaError
from kostka.core.reading import naming_file, part_of
from kostka.server.database import BUSY, explained, is_sqlite, read_url


def backup(url: str, target: Path) -> None:
    """Copy a SQLite database as it is at one moment, whole or not at all. No file is ever overwritten."""
    place = read_url(url)
    if not is_sqlite(place):
        raise KostkaError("server-backup-postgres")
    if target.exists():
        raise KostkaError("server-backup-exists", file=str(target))
    with naming_file(target), part_of(target) as part:
        part.touch(mode=0o600)
        with explained(place):
            copy(Path(str(place.database)), part)
        give_name(part, target)


def copy(source: Path, target: Path) -> None:
    # In one step: a copy in several would begin anew whenever somebody writes.
    existing = f"{source.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(existing, uri=True, timeout=BUSY)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def give_name(part: Path, target: Path) -> None:
    try:
        os.link(part, target)
    except FileExistsError:
        raise KostkaError("server-backup-exists", file=str(target)) from None
    except OSError:  # a disk without links
        part.rename(target)
