"""Where tables are kept: each has a journal, rows that are appended and never change.

Syncing a disk takes longer than anything else that happens to a move. So one writer takes whatever waits, of all
tables, into one transaction, and what comes meanwhile waits for the next.

SQL runs in threads over plain connections: several times cheaper than a coroutine for each step of a statement.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from logging import ERROR
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from kostka.core.errors import KostkaError
from kostka.server.database import (
    CONNECTIONS,
    JOURNAL,
    OPEN,
    SEATED,
    TABLES,
    explained,
    first_line,
    for_reading,
    is_sqlite,
    make_engine,
    read_url,
    size_query,
    transaction,
)
from kostka.server.listening import CHANNEL, Listener, announcement, notices
from kostka.server.logs import log

T = TypeVar("T")

MOST = 1000  # appends in one transaction
READERS = CONNECTIONS - 2
UNTIMELY = ("40001", "40P01")  # PostgreSQL gave up a transaction for the sake of another

INSERT_TABLE, INSERT_ROW = sa.insert(TABLES), sa.insert(JOURNAL)
# A closed table stays closed, whoever comes late with what it was before; "dropped" are those that never began.
CHANGE_PHASE = sa.text(
    "UPDATE tables SET phase = :phase, changed_at = :at WHERE id = :table AND phase NOT IN ('closed', 'dropped')"
)
NOTE_SEATED = sa.text("INSERT INTO seated (guest, table_id) VALUES (:guest, :table) ON CONFLICT DO NOTHING")
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :notice)")
LOOK = sa.select(TABLES.c.id).limit(1)


class Stored(NamedTuple):
    """A row of a journal. The body is JSON in UTF-8, which is not looked into."""

    table: str
    version: int
    at: int
    action: str | None
    body: bytes


class Listed(NamedTuple):
    """What the list of tables says of one, beside its journal."""

    id: str
    code: str
    game: str
    phase: str
    opened_at: int
    changed_at: int
    guest: str


class Conflict(Exception):
    """Somebody else was first with this version or this action, or the table is no more. Nothing was kept."""


class CodeTaken(Conflict):
    """Another table has this code."""


class StorageError(KostkaError):
    """The database failed. What was to be appended may be there or not: its journal tells."""


class Phase(NamedTuple):
    table: str
    phase: str
    at: int


class Append(NamedTuple):
    """What is kept together or not at all."""

    done: "asyncio.Future[None]"
    rows: tuple[Stored, ...] = ()
    opened: Listed | None = None
    phases: tuple[Phase, ...] = ()
    seated: tuple[tuple[str, str], ...] = ()

    @property
    def first(self) -> str:
        """The table whose place in the order of tables is the append's own."""
        return min([row.table for row in self.rows] + [phase.table for phase in self.phases])


class Storage:
    """The tables of one database, as one process sees them."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine, self.reader = engine, for_reading(engine)
        self.worker = secrets.token_hex(4)
        self.is_closed = False
        self.waiting: list[Append] = []
        self.wake = asyncio.Event()
        self.listener: Listener | None = None
        self.writing, self.reading = ThreadPoolExecutor(1, "writer"), ThreadPoolExecutor(READERS, "reader")
        self.writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str) -> "Storage":
        """A database that has been migrated; a KostkaError says what is wrong with one that cannot be used."""
        place = read_url(url)
        storage = cls(make_engine(place))
        try:
            with explained(place):
                await asyncio.to_thread(ask, storage.reader, LOOK)
        except KostkaError:
            await storage.close()
            raise
        return storage

    # ------------------------------------------------------------------------------------------------------ appending

    async def append(
        self,
        rows: Sequence[Stored],
        *,
        opened: Listed | None = None,
        phase: str | None = None,
        guests: Collection[str] = (),
    ) -> None:
        """Keep the rows of one action, of one table or several: all or none, and on the disk when this returns.

        `opened` is a new table, `phase` a new phase of those that were there before, `guests` now sit at all of them.

        After a Conflict nothing of it is kept. After a StorageError, as after a cancelled append, it is not known
        whether it is: a connection can break between the commit and the word of it. Whoever must know reads the
        journal again and looks for the action's key.
        """
        at = rows[-1].at
        tables = sorted({row.table for row in rows})
        phases = tuple(Phase(table, phase, at) for table in tables if phase and not (opened and table == opened.id))
        seated = tuple((guest, table) for table in tables for guest in guests)
        await self._keep(Append(asyncio.get_running_loop().create_future(), tuple(rows), opened, phases, seated))

    async def note(self, table: str, phase: str, at: int) -> None:
        """A phase that a table has reached, unless it has been closed meanwhile."""
        await self._keep(Append(asyncio.get_running_loop().create_future(), phases=(Phase(table, phase, at),)))

    async def _keep(self, append: Append) -> None:
        self._check_open()
        self.waiting.append(append)
        self.wake.set()
        await append.done

    async def _write(self) -> None:
        """The one writer. It goes on whatever happens to a batch, until nothing waits in a storage that is closed."""
        while self.waiting or not self.is_closed:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            if not self.waiting and not self.is_closed:
                self.wake.clear()
            batch = [append for append in batch if not append.done.cancelled()]
            for append, fault in zip(batch, await self._commit(batch), strict=True):
                settle(append.done, fault)

    async def _commit(self, batch: list[Append]) -> Sequence[Exception | None]:
        """What became of each append of a batch."""
        if not batch:
            return []
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.writing, commit, self.engine, batch, self.worker)
        except Exception as error:
            log("write failed", ERROR, error=error, appends=len(batch))
            return [failed(error) for _ in batch]

    # -------------------------------------------------------------------------------------------------------- reading

    async def read(self, table: str, after: int = -1) -> list[Stored]:
        """The rows of a journal beyond a version; none of a table that is not there."""
        own = sa.and_(JOURNAL.c.table_id == table, JOURNAL.c.version > after)
        rows = await self._ask(sa.select(JOURNAL).where(own).order_by(JOURNAL.c.version))
        return [Stored._make((*row[:-1], row[-1].encode())) for row in rows]

    async def table_of_code(self, code: str) -> str | None:
        found = await self._ask(sa.select(TABLES.c.id).where(TABLES.c.code == code))
        return found[0][0] if found else None

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        """The tables at which a guest has sat, newest first."""
        own = sa.select(TABLES).join(SEATED).where(SEATED.c.guest == guest)
        rows = await self._ask(own.order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(limit))
        return [Listed._make(row) for row in rows]

    async def open_tables(self, guest: str | None = None) -> int:
        """How many tables, of everybody or those that a guest has opened, are neither over nor closed."""
        query = sa.select(sa.func.count()).select_from(TABLES).where(OPEN)
        found = await self._ask(query if guest is None else query.where(TABLES.c.guest == guest))
        return int(found[0][0])

    async def size(self) -> int:
        """Bytes of the database."""
        return int((await self._ask(size_query(self.engine.url)))[0][0])

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            await self._ask(LOOK)
        except StorageError:
            return False
        return True

    async def _ask(self, query: sa.Executable) -> Sequence[Sequence[Any]]:
        try:
            return await self._run(self.reading, ask, self.reader, query)
        except (DataError, UnicodeEncodeError):  # a name that nothing in a database can have
            return []

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[..., T], *arguments: Any) -> T:
        self._check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)
        except DataError:
            raise
        except SQLAlchemyError as error:
            log("database failed", ERROR, reason=first_line(error))
            raise failed(error) from error

    # ------------------------------------------------------------------------------------------------------- the rest

    async def forget(self, before: int) -> int:
        """Delete tables that never began and where nothing happened since; returns how many."""
        return await self._run(self.writing, forget, self.engine, before)

    async def listen(
        self,
        heard: Callable[[str, int], None],
        told: Callable[[dict[str, Any]], None],
        missed: Callable[[], None],
    ) -> None:
        """Hear of what other processes do: from when this returns, nothing is missed without saying so.

        `heard` is told a table and its new version, `told` what another process announced and which `worker` that is;
        `missed` is called when the connection was lost and is back.
        """
        if not is_sqlite(self.engine.url):
            self.listener = Listener(self.engine, self.worker, heard, told, missed)
            await self.listener.start()

    async def announce(self, payload: Mapping[str, Any]) -> None:
        """Tell other processes something that is not kept: at most some 7,000 bytes of JSON."""
        if not is_sqlite(self.engine.url):
            notice = {"notice": announcement(self.worker, payload)}
            try:
                await self._run(self.reading, ask, self.reader, NOTIFY, notice)
            except DataError as error:  # it is too long
                raise failed(error) from error

    def _check_open(self) -> None:
        if self.is_closed:
            raise StorageError("server-storage-closed")

    async def close(self) -> None:
        """Keep what still waits, then let go of the database."""
        self.is_closed = True
        self.wake.set()
        await self.writer
        if self.listener:
            await self.listener.stop()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self.reading.shutdown()
        self.writing.shutdown()
        self.engine.dispose()


def settle(done: "asyncio.Future[None]", fault: Exception | None) -> None:
    if done.done():
        return
    if fault:
        done.set_exception(fault)
    else:
        done.set_result(None)


def failed(error: Exception) -> StorageError:
    fault = StorageError("server-storage-failed")
    fault.__cause__ = error
    return fault


# --------------------------------------------------------------------------------------------- what runs in the threads


def ask(engine: sa.Engine, query: sa.Executable, values: Mapping[str, Any] | None = None) -> Sequence[Sequence[Any]]:
    with engine.connect() as connection:
        return connection.execute(query, values).all()


def commit(engine: sa.Engine, batch: Sequence[Append], worker: str) -> Sequence[Exception | None]:
    """All appends at once or, where one of them stands in the way, each with a point of its own to go back to."""
    # Two processes that write rows of the same tables in the same order wait for each other, but never in a circle.
    ordered = sorted(batch, key=lambda append: append.first)
    try:
        with transaction(engine) as connection:
            write(connection, ordered, worker)
        return [None] * len(batch)
    except Exception as error:
        if is_lost(error):
            raise
    with transaction(engine) as connection:
        faults = {id(append): write_alone(connection, append, worker) for append in ordered}
    return [faults[id(append)] for append in batch]


def is_lost(error: Exception) -> bool:
    """Whether it is the database that failed, and not one append that cannot be."""
    is_untimely = isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in UNTIMELY
    return isinstance(error, OperationalError | InterfaceError) and not is_untimely


def write_alone(connection: sa.Connection, append: Append, worker: str) -> Exception | None:
    try:
        with connection.begin_nested():
            write(connection, [append], worker)
    except Conflict as conflict:
        return conflict
    except Exception as error:
        if is_lost(error):
            raise
        if isinstance(error, OperationalError):
            return Conflict(first_line(error.orig))
        log("append failed", ERROR, error=error)
        return failed(error)
    return None


def write(connection: sa.Connection, appends: Sequence[Append], worker: str) -> None:
    rows = sorted((row for append in appends for row in append.rows), key=lambda row: row[:2])
    insert_tables(connection, [append.opened for append in appends if append.opened])
    insert_rows(connection, rows)
    change_phases(connection, [phase for append in appends for phase in append.phases])
    note_seated(connection, [pair for append in appends for pair in append.seated])
    if not is_sqlite(connection.engine.url):
        for notice in notices(worker, {row.table: row.version for row in rows}):
            connection.execute(NOTIFY, {"notice": notice})


def insert_tables(connection: sa.Connection, opened: Sequence[Listed]) -> None:
    try:
        execute(connection, INSERT_TABLE, (table._asdict() for table in sorted(opened, key=lambda table: table.code)))
    except IntegrityError as error:
        raise CodeTaken(first_line(error.orig)) from error


def insert_rows(connection: sa.Connection, rows: Sequence[Stored]) -> None:
    try:
        execute(connection, INSERT_ROW, map(columns, rows))
    except IntegrityError as error:
        raise Conflict(first_line(error.orig)) from error


def columns(row: Stored) -> dict[str, Any]:
    table, version, at, action, body = row
    return {"table_id": table, "version": version, "at": at, "action": action, "body": body.decode()}


def change_phases(connection: sa.Connection, phases: Sequence[Phase]) -> None:
    execute(connection, CHANGE_PHASE, (phase._asdict() for phase in sorted(phases, key=lambda phase: phase.table)))


def note_seated(connection: sa.Connection, seated: Sequence[tuple[str, str]]) -> None:
    execute(connection, NOTE_SEATED, ({"guest": guest, "table": table} for guest, table in sorted(set(seated))))


def execute(connection: sa.Connection, statement: sa.Executable, values: Iterable[dict[str, Any]]) -> None:
    """Run a statement for each of the values, if there are any."""
    if several := list(values):
        connection.execute(statement, several)


def forget(engine: sa.Engine, before: int) -> int:
    """Nobody can append to a table while its row is locked, so what looks old then is."""
    happened = sa.exists().where(JOURNAL.c.table_id == TABLES.c.id, JOURNAL.c.at >= before)
    old = sa.and_(TABLES.c.phase.in_(["gathering", "dropped"]), TABLES.c.changed_at < before, ~happened)
    with transaction(engine) as connection:
        ids = connection.scalars(sa.select(TABLES.c.id).where(old).order_by(TABLES.c.id).with_for_update()).all()
        return connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids), old)).rowcount
