"""A copy of a database is whole, whatever is written meanwhile."""

import asyncio
import stat
from pathlib import Path

import pytest

from kostka.core.errors import KostkaError
from kostka.server.backup import backup
from kostka.server.database import migrate
from kostka.server.storage import Storage
from tests.server.databases import sqlite_database
from tests.server.test_storage import has_versions, open_table, opened, row, with_storage

__all__ = ["sqlite_database"]

TABLES = [f"t{n}" for n in range(10)]


def test_a_copy_while_people_play_is_one_moment(sqlite_database: str, tmp_path: Path) -> None:
    """Every action appends two rows; a copy has both or neither, all that was kept before it and nothing between."""
    copy = tmp_path / "copy.db"
    kept: dict[str, int] = {}

    async def play(storage: Storage, table: str) -> None:
        version = 0
        while not copy.exists() or version < 20:
            await storage.append([row(table, version + 1), row(table, version + 2)])
            version += 2
            if not copying.is_set():
                kept[table] = version

    async def copy_it() -> None:
        while len(kept) < len(TABLES):
            await asyncio.sleep(0)
        copying.set()
        await asyncio.to_thread(backup, sqlite_database, copy)

    async def run() -> None:
        async with opened(sqlite_database) as storage:
            await asyncio.gather(*(open_table(storage, table) for table in TABLES))
            await asyncio.gather(copy_it(), *(play(storage, table) for table in TABLES))

    async def check(storage: Storage) -> None:
        for table in TABLES:
            last = (await storage.read(table))[-1].version
            assert last >= kept[table]
            assert last % 2 == 0
            await has_versions(storage, table, range(last + 1))

    copying = asyncio.Event()
    asyncio.run(run())
    migrate(f"sqlite:///{copy}")
    with_storage(f"sqlite:///{copy}", check)


def test_a_copy_is_for_its_owner_alone_and_nothing_else_is_left(sqlite_database: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    backup(sqlite_database, folder / "copy.db")
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600


def test_nothing_is_overwritten(sqlite_database: str, tmp_path: Path) -> None:
    target = tmp_path / "letter.txt"
    target.write_text("Dear Anna")
    with pytest.raises(KostkaError) as refusal:
        backup(sqlite_database, target)
    assert refusal.value.to_json() == {"id": "server-backup-exists", "file": str(target)}
    assert target.read_text() == "Dear Anna"


@pytest.mark.parametrize(
    ("source", "id"), [("missing.db", "server-database-unusable"), ("letter.txt", "server-database-no-sqlite")]
)
def test_what_is_no_database_has_no_copy(tmp_path: Path, source: str, id: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100)
    with pytest.raises(KostkaError) as refusal:
        backup(f"sqlite:///{tmp_path / source}", tmp_path / "copy.db")
    assert refusal.value.id == id
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("target", ["missing/copy.db", "letter.txt/copy.db"])
def test_a_place_that_cannot_be_written_is_refused(sqlite_database: str, tmp_path: Path, target: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    with pytest.raises(KostkaError) as refusal:
        backup(sqlite_database, tmp_path / target)
    assert refusal.value.id == "core-cannot-write"


def test_postgresql_has_its_own_program(tmp_path: Path) -> None:
    with pytest.raises(KostkaError, match="pg_dump"):
        backup("postgresql://anna@host/db", tmp_path / "copy.db")
