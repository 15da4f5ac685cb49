"""What is appended is kept, once and whole, whoever else appends at the same time."""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kostka.core.errors import KostkaError
from kostka.server import database as database_module
from kostka.server import storage as storage_module
from kostka.server.database import METADATA, OPEN, default_database, make_engine, migrate, read_url, transaction
from kostka.server.storage import CodeTaken, Conflict, Listed, Storage, StorageError, Stored
from tests.server.databases import database, empty_database, postgres_database, run_sql, sqlite_database

__all__ = ["database", "empty_database", "postgres_database", "sqlite_database"]

PATIENCE = 60  # seconds, for a busy machine


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


def with_storage(url: str, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as storage, asyncio.timeout(PATIENCE):
            await work(storage)

    asyncio.run(run())


def row(table: str, version: int, action: str | None = None, at: int = 0, body: bytes = b"{}") -> Stored:
    return Stored(table, version, at or 1000 + version, action, body)


def listed(table: str, *, code: str = "", guest: str = "anna", phase: str = "gathering", at: int = 1000) -> Listed:
    return Listed(table, code or table.upper(), "camelup", phase, at, at, guest)


async def open_table(storage: Storage, table: str, **told: Any) -> None:
    own = listed(table, **told)
    await storage.append([row(table, 0, at=own.opened_at)], opened=own, guests=[own.guest])


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def outcomes(*appends: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*appends, return_exceptions=True)


# ---------------------------------------------------------------------------------------------------------- one table


def test_a_journal_reads_as_it_was_appended(database: str) -> None:
    async def work(storage: Storage) -> None:
        rows = [row("a", 0), row("a", 1, "key", body='{"name":"Żółw \\u0000 їжак"}'.encode())]
        await storage.append(rows, opened=listed("a"))
        await storage.append([row("a", 2)])
        assert await storage.read("a") == [*rows, row("a", 2)]
        assert await storage.read("a", 1) == [row("a", 2)]
        assert await storage.read("b") == []

    with_storage(database, work)
    with_storage(database, lambda storage: has_versions(storage, "a", [0, 1, 2]))


async def has_versions(storage: Storage, table: str, versions: Sequence[int]) -> None:
    assert [stored.version for stored in await storage.read(table)] == list(versions)


@pytest.mark.parametrize(
    "rows",
    [
        [row("a", 1, "other")],
        [row("a", 2, "key")],
        [row("a", 2), row("a", 1)],
        [row("a", 2), row("a", 3, "key")],
        [row("a", 2), row("missing", 0)],
    ],
    ids=["version", "action", "one version of two", "one action of two", "no such table"],
)
def test_what_is_taken_is_a_conflict_and_nothing_of_it_is_kept(database: str, rows: list[Stored]) -> None:
    async def work(storage: Storage) -> None:
        await open_table(storage, "a")
        await storage.append([row("a", 1, "key")])
        with pytest.raises(Conflict):
            await storage.append(rows, phase="playing", guests=["piotr"])
        await has_versions(storage, "a", [0, 1])
        assert await storage.tables_of("piotr", 9) == []
        assert [table.phase for table in await storage.tables_of("anna", 9)] == ["gathering"]

    with_storage(database, work)


def test_actions_of_different_tables_and_rows_without_one_do_not_meet(database: str) -> None:
    async def work(storage: Storage) -> None:
        for table in "ab":
            await open_table(storage, table)
            await storage.append([row(table, 1, "key"), row(table, 2)])
            await has_versions(storage, table, [0, 1, 2])

    with_storage(database, work)


def test_a_code_belongs_to_one_table(database: str) -> None:
    async def work(storage: Storage) -> None:
        await open_table(storage, "a", code="FOX")
        with pytest.raises(CodeTaken):
            await open_table(storage, "b", code="FOX")
        assert await storage.table_of_code("FOX") == "a"
        assert await storage.table_of_code("fox") is None
        assert not await storage.read("b")

    with_storage(database, work)


def test_a_rematch_is_in_both_journals_or_in_none(database: str) -> None:
    async def work(storage: Storage) -> None:
        await open_table(storage, "a", phase="playing")
        await storage.append([row("b", 0), row("a", 1)], opened=listed("b"), phase="over", guests=["piotr"])
        tables = await storage.tables_of("piotr", 9)
        assert {table.id: table.phase for table in tables} == {"a": "over", "b": "gathering"}
        with pytest.raises(Conflict):
            await storage.append([row("c", 0), row("a", 1)], opened=listed("c"))
        assert not await storage.read("c")

    with_storage(database, work)


@pytest.mark.parametrize("name", ["\0", "\ud800", "", "x" * 100_000, "' OR 1 = 1 --"])
def test_names_that_nothing_can_have_are_not_found(database: str, name: str) -> None:
    async def work(storage: Storage) -> None:
        await open_table(storage, "a")
        assert await storage.read(name) == []
        assert await storage.table_of_code(name) is None
        assert await storage.tables_of(name, 9) == []

    with_storage(database, work)


# ------------------------------------------------------------------------------------------------- the list of tables


def test_the_tables_of_a_guest_come_newest_first(database: str) -> None:
    async def work(storage: Storage) -> None:
        for at, table in enumerate("abc"):
            await open_table(storage, table, at=1000 + at)
        await storage.append([row("a", 1, at=2000)], phase="playing", guests=["anna"])
        assert [table.id for table in await storage.tables_of("anna", 2)] == ["a", "c"]
        assert (await storage.tables_of("anna", 1))[0] == Listed("a", "A", "camelup", "playing", 1000, 2000, "anna")
        assert await storage.tables_of("piotr", 9) == []

    with_storage(database, work)


def test_open_tables_are_those_neither_over_nor_closed(database: str) -> None:
    async def work(storage: Storage) -> None:
        for table, guest in zip("abcd", ("anna", "anna", "anna", "piotr"), strict=True):
            await open_table(storage, table, guest=guest)
        assert await storage.open_tables() == 4
        await storage.append([row("a", 1)], phase="closed")
        await storage.note("b", "over", 3000)
        assert (await storage.open_tables("anna"), await storage.open_tables("piotr")) == (1, 1)
        assert await storage.open_tables() == 2
        await storage.note("a", "over", 3000)
        assert {table.id: table.phase for table in await storage.tables_of("anna", 9)}["a"] == "closed"

    with_storage(database, work)


def test_counting_open_tables_does_not_look_at_all_others(sqlite_database: str) -> None:
    query = f"EXPLAIN QUERY PLAN SELECT count(*) FROM tables WHERE {OPEN} AND guest = 'anna'"
    assert "tables_open" in str(run_sql(query, sqlite_database))


def test_tables_that_never_began_are_forgotten(database: str) -> None:
    async def work(storage: Storage) -> None:
        for table in ("old", "used", "playing", "new", "dropped", "closed"):
            await open_table(storage, table, at=5000 if table == "new" else 1000)
        await storage.append([row("used", 1, at=5000)])
        await storage.append([row("playing", 1, at=1001)], phase="playing")
        for phase in ("dropped", "closed"):
            await storage.append([row(phase, 1, at=1001)], phase=phase)
        assert await storage.open_tables("anna") == 4
        assert await storage.forget(5000) == 2
        assert {table.id for table in await storage.tables_of("anna", 9)} == {"used", "playing", "new", "closed"}
        assert await storage.read("old") == []
        with pytest.raises(Conflict):
            await storage.append([row("old", 1)])
        assert await storage.forget(5000) == 0

    with_storage(database, work)


def test_a_table_is_not_forgotten_while_somebody_appends_to_it(postgres_database: str) -> None:
    insert = "INSERT INTO journal (table_id, version, at, body) VALUES ('a', 1, 9000, '{}')"

    async def work(storage: Storage) -> None:
        await open_table(storage, "a")
        with transaction(storage.engine) as connection:
            connection.execute(sa.text(insert))
            forgetting = asyncio.create_task(storage.forget(5000))
            await until(lambda: waits_for_a_lock(postgres_database))
        assert await forgetting == 0
        await has_versions(storage, "a", [0, 1])

    with_storage(postgres_database, work)


def waits_for_a_lock(url: str) -> bool:
    query = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    return bool(run_sql(query, url))


def test_the_size_grows_with_what_is_kept(database: str) -> None:
    async def work(storage: Storage) -> None:
        await open_table(storage, "a")
        before = await storage.size()
        await storage.append([row("a", 1 + n, body=random.randbytes(20_000).hex().encode()) for n in range(20)])
        assert await storage.size() > before + 100_000

    with_storage(database, work)


# ------------------------------------------------------------------------------------------------ many at the same time


def test_what_waits_goes_into_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []

    def counted(engine: sa.Engine, batch: Sequence[Any], worker: str) -> Sequence[Exception | None]:
        sizes.append(len(batch))
        return commit(engine, batch, worker)

    commit = storage_module.commit
    monkeypatch.setattr(storage_module, "commit", counted)

    async def work(storage: Storage) -> None:
        await asyncio.gather(*(open_table(storage, f"t{n}") for n in range(100)))
        for n in range(100):
            await has_versions(storage, f"t{n}", [0])

    with_storage(database, work)
    assert sizes == [100]


def test_a_conflict_leaves_the_others_of_its_transaction_alone(database: str) -> None:
    async def work(storage: Storage) -> None:
        await asyncio.gather(*(open_table(storage, f"t{n}") for n in range(20)))
        appends = [storage.append([row(f"t{n}", n % 2)]) for n in range(20)]
        again = [storage.append([row(f"t{n}", 1, "late")]) for n in range(20)]
        found = await outcomes(*appends, open_table(storage, "x", code="T1"), *again)
        assert [type(outcome) for outcome in found[:20]] == [Conflict, type(None)] * 10
        assert isinstance(found[20], CodeTaken)
        assert [type(outcome) for outcome in found[21:]] == [type(None), Conflict] * 10
        for n in range(20):
            assert [stored.action for stored in await storage.read(f"t{n}")] == [None, None if n % 2 else "late"]

    with_storage(database, work)


@pytest.mark.parametrize("action", ["\0", "\ud800"])
def test_a_key_that_cannot_be_kept_fails_alone(postgres_database: str, action: str) -> None:
    async def work(storage: Storage) -> None:
        await asyncio.gather(open_table(storage, "a"), open_table(storage, "b"))
        found = await outcomes(storage.append([row("a", 1, action)]), storage.append([row("b", 1)]))
        assert [type(outcome) for outcome in found] == [StorageError, type(None)]
        await has_versions(storage, "b", [0, 1])

    with_storage(postgres_database, work)


def test_whoever_gives_up_waiting_does_not_harm_the_others(database: str) -> None:
    async def work(storage: Storage) -> None:
        await asyncio.gather(*(open_table(storage, f"t{n}") for n in range(30)))
        tasks = [asyncio.create_task(storage.append([row(f"t{n}", 1)])) for n in range(30)]
        await asyncio.sleep(0)
        for task in tasks[::3]:
            task.cancel()
        await asyncio.gather(*tasks[1::3], *tasks[2::3])
        assert all(task.cancelled() for task in tasks[::3])
        for n in range(30):
            await has_versions(storage, f"t{n}", [0, 1] if n % 3 else [0])

    with_storage(database, work)


def test_whoever_gives_up_while_it_is_written_does_not_harm_those_who_wait(postgres_database: str) -> None:
    async def work(storage: Storage) -> None:
        await asyncio.gather(open_table(storage, "a"), open_table(storage, "b"))
        with transaction(storage.engine) as connection:
            connection.execute(sa.text("LOCK TABLE journal"))
            written = asyncio.create_task(storage.append([row("a", 1)]))
            await until(lambda: waits_for_a_lock(postgres_database))
            waiting = asyncio.create_task(storage.append([row("b", 1)]))
            await asyncio.sleep(0)
            written.cancel()
        await waiting
        assert written.cancelled()
        await has_versions(storage, "b", [0, 1])

    with_storage(postgres_database, work)


def test_two_processes_never_keep_the_same_version(database: str) -> None:
    """Each tries to append to all tables, in an order of its own, so that their transactions meet crosswise."""
    tables, length = [f"t{n}" for n in range(8)], 12

    async def fill(storage: Storage, table: str, name: str, won: "Counter[str]") -> None:
        while (version := len(await storage.read(table))) < length:
            try:
                await storage.append([row(table, version, f"{name}{version}")])
            except Conflict:
                continue
            won[f"{table} {version} {name}"] += 1

    async def run() -> None:
        won: Counter[str] = Counter()
        async with opened(database) as one, opened(database) as other:
            await asyncio.gather(*(open_table(one, table) for table in tables))
            mine = [fill(one, table, "one", won) for table in tables]
            theirs = [fill(other, table, "other", won) for table in reversed(tables)]
            await asyncio.gather(*mine, *theirs)
            for table in tables:
                kept = await one.read(table)
                assert [stored.version for stored in kept] == list(range(length))
                winners = {f"{table} {stored.version} {str(stored.action).rstrip('0123456789')}" for stored in kept[1:]}
                assert winners <= won.keys()
        assert len(won) == won.total() == len(tables) * (length - 1)

    asyncio.run(run())


# ------------------------------------------------------------------------------------------------------ when it fails


def test_the_writer_outlives_a_database_that_fails(database: str) -> None:
    async def work(storage: Storage) -> None:
        await asyncio.gather(open_table(storage, "a"), open_table(storage, "b"))
        run_sql("ALTER TABLE journal RENAME TO away", database)
        found = await outcomes(storage.append([row("a", 1)]), storage.append([row("b", 1)]))
        assert [type(outcome) for outcome in found] == [StorageError, StorageError]
        with pytest.raises(StorageError):
            await storage.read("a")
        run_sql("ALTER TABLE away RENAME TO journal", database)
        await storage.append([row("a", 1)])
        await has_versions(storage, "a", [0, 1])

    with_storage(database, work)


def test_a_full_disk_fails_what_waits_and_nothing_later(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "PRAGMAS", (*database_module.PRAGMAS, "max_page_count = 100"))

    async def work(storage: Storage) -> None:
        await asyncio.gather(open_table(storage, "a"), open_table(storage, "b"))
        large = row("a", 1, body=b"x" * 1_000_000)
        found = await outcomes(storage.append([large]), storage.append([row("b", 1)]))
        assert [type(outcome) for outcome in found] == [StorageError, StorageError]
        await storage.append([row("b", 1)])
        await has_versions(storage, "b", [0, 1])
        await has_versions(storage, "a", [0])

    with_storage(sqlite_database, work)


def test_a_connection_that_breaks_fails_what_waits_and_is_made_anew(postgres_database: str) -> None:
    writer = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"

    async def work(storage: Storage) -> None:
        await open_table(storage, "a")
        with storage.engine.begin() as connection:
            connection.exec_driver_sql("LOCK TABLE journal")
            waiting = asyncio.create_task(storage.append([row("a", 1)]))
            await until(lambda: waits_for_a_lock(postgres_database))
            run_sql(f"{writer} AND datname = current_database()", postgres_database)
            with pytest.raises(StorageError) as failure:
                await waiting
        assert failure.value.id == "server-storage-failed"
        await storage.append([row("a", 1)])
        await has_versions(storage, "a", [0, 1])

    with_storage(postgres_database, work)


def test_connections_that_were_lost_while_nobody_looked_are_not_noticed(postgres_database: str) -> None:
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"

    async def work(storage: Storage) -> None:
        await open_table(storage, "a")
        run_sql(f"{others} AND datname = current_database()", postgres_database)
        await storage.append([row("a", 1)])
        await has_versions(storage, "a", [0, 1])

    with_storage(postgres_database, work)


def test_ready_says_whether_the_database_answers(database: str) -> None:
    async def work(storage: Storage) -> None:
        assert await storage.ready()
        run_sql("ALTER TABLE tables RENAME TO away", database)
        assert not await storage.ready()
        run_sql("ALTER TABLE away RENAME TO tables", database)
        assert await storage.ready()

    with_storage(database, work)


def test_closing_keeps_what_waits_and_nothing_that_comes_later(database: str) -> None:
    async def run() -> None:
        storage = await Storage.open(database)
        await asyncio.gather(*(open_table(storage, f"t{n}") for n in range(9)))
        waiting = [asyncio.create_task(storage.append([row(f"t{n}", 1)])) for n in range(9)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StorageError) as refusal:
            await storage.append([row("t0", 2)])
        assert refusal.value.id == "server-storage-closed"
        with pytest.raises(StorageError):
            await storage.read("t0")

    asyncio.run(run())
    with_storage(database, lambda storage: has_versions(storage, "t8", [0, 1]))


def test_sqlite_syncs_every_transaction(sqlite_database: str) -> None:
    engine = make_engine(read_url(sqlite_database))
    with engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert found == ["wal", 2]


# ----------------------------------------------------------------------------------------------------- several workers


class Ears:
    """What a worker hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.told: list[dict[str, Any]] = []
        self.missed = 0

    async def listen(self, storage: Storage) -> None:
        await storage.listen(lambda *new: self.heard.append(new), self.told.append, self.miss)

    def miss(self) -> None:
        self.missed += 1


def test_workers_hear_of_what_others_append_and_announce(postgres_database: str) -> None:
    async def run() -> None:
        async with opened(postgres_database) as one, opened(postgres_database) as other:
            mine, theirs = Ears(), Ears()
            await mine.listen(one)
            await theirs.listen(other)
            await open_table(one, "a")
            await one.append([row("a", 1), row("a", 2)])
            with pytest.raises(Conflict):
                await one.append([row("a", 2)])
            with pytest.raises(StorageError):
                await one.announce({"too": "x" * 8000})
            await one.announce({"table": "a", "here": [0, 2]})
            await other.announce({"last": True})
            await until(lambda: bool(mine.told and theirs.told))
            assert theirs.heard == [("a", 0), ("a", 2)]
            assert theirs.told == [{"table": "a", "here": [0, 2], "worker": one.worker}]
            assert mine.heard == []
            assert mine.told == [{"last": True, "worker": other.worker}]

    asyncio.run(run())


def test_a_large_transaction_is_heard_of_whole(postgres_database: str) -> None:
    tables = [f"{'long-name' * 6}-{n}" for n in range(500)]

    async def run() -> None:
        async with opened(postgres_database) as one, opened(postgres_database) as other:
            ears = Ears()
            await ears.listen(other)
            await asyncio.gather(*(open_table(one, table) for table in tables))
            await until(lambda: len(ears.heard) == len(tables))
            assert sorted(ears.heard) == sorted((table, 0) for table in tables)

    asyncio.run(run())


def test_a_listener_that_was_cut_off_says_so_when_it_is_back(postgres_database: str) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"

    async def run() -> None:
        async with opened(postgres_database) as one, opened(postgres_database) as other:
            ears = Ears()
            await ears.listen(other)
            await open_table(one, "a")
            await until(lambda: ears.heard == [("a", 0)])
            run_sql(f"{cut} AND datname = current_database()", postgres_database)
            await until(lambda: ears.missed == 1)
            await one.append([row("a", 1)])
            await until(lambda: ears.heard == [("a", 0), ("a", 1)])

    asyncio.run(run())


def fail(table: str, version: int) -> None:
    raise RuntimeError("told on purpose")


def test_a_listener_goes_on_after_somebody_failed_at_what_it_told(postgres_database: str) -> None:
    async def run() -> None:
        async with opened(postgres_database) as one, opened(postgres_database) as other:
            ears = Ears()
            await other.listen(fail, ears.told.append, ears.miss)
            await open_table(one, "a")
            await one.announce({"then": 1})
            await until(lambda: bool(ears.told))

    asyncio.run(run())


def test_one_process_alone_has_nothing_to_hear(sqlite_database: str) -> None:
    async def work(storage: Storage) -> None:
        ears = Ears()
        await ears.listen(storage)
        await storage.announce({"table": "a"})
        await open_table(storage, "a")
        assert (ears.heard, ears.told, ears.missed) == ([], [], 0)

    with_storage(sqlite_database, work)


# --------------------------------------------------------------------------------------------------------- migrations


def test_migrations_make_the_tables_that_the_code_knows(database: str) -> None:
    engine = make_engine(read_url(database))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_migrating_again_changes_nothing(database: str) -> None:
    with_storage(database, lambda storage: open_table(storage, "a"))
    migrate(database)
    with_storage(database, lambda storage: has_versions(storage, "a", [0]))


def test_servers_that_start_together_migrate_once(empty_database: str) -> None:
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(migrate, [empty_database] * 8))
    with_storage(empty_database, lambda storage: open_table(storage, "a"))


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    run_sql("UPDATE alembic_version SET version_num = 'of the future'", database)
    with pytest.raises(KostkaError) as refusal:
        migrate(database)
    assert refusal.value.id == "server-database-newer"


def test_only_its_owner_reads_a_database(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "kostka.db"
    migrate(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o600


# -------------------------------------------------------------------------------------------------- how it is named


@pytest.mark.parametrize(
    "url", ["", "kostka.db", "mysql://anna:hush@host/db", "sqlite://", "sqlite:///:memory:", "postgresql://h:hush/db"]
)
def test_what_names_no_database_is_refused_without_repeating_it(url: str) -> None:
    for use in (migrate, lambda url: asyncio.run(Storage.open(url))):
        with pytest.raises(KostkaError) as refusal:
            use(url)
        assert refusal.value.to_json() == {"id": "server-database-url"}


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_has_several_names(scheme: str) -> None:
    assert read_url(f"{scheme}://anna@host/db").drivername == "postgresql+psycopg"


def test_a_server_that_cannot_be_reached_is_named_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://anna:hush@/db?host={tmp_path}"
    for use in (migrate, lambda url: asyncio.run(Storage.open(url))):
        with pytest.raises(KostkaError) as refusal:
            use(url)
        assert refusal.value.id == "server-database-unusable"
        assert "anna" in str(refusal.value)
        assert "hush" not in str(refusal.value)


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100)
    for use in (migrate, lambda url: asyncio.run(Storage.open(url))):
        with pytest.raises(KostkaError) as refusal:
            use(f"sqlite:///{file}")
        assert refusal.value.to_json() == {"id": "server-database-no-sqlite", "file": str(file)}
    assert file.read_text() == "Dear Anna, " * 100


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(KostkaError) as refusal:
        migrate(f"sqlite:///{tmp_path}")
    assert refusal.value.id == "server-database-unusable"


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(KostkaError, match="pip install 'kostka\\[postgres\\]'"):
        migrate("postgresql://anna@host/db")


def test_without_a_name_it_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "Żółty folder"))
    assert read_url(default_database()).database == str(tmp_path / "Żółty folder" / "kostka" / "kostka.db")
