"""How the processes of one server hear of each other: notices of PostgreSQL, sent with the rows that they tell of."""

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from logging import ERROR, WARNING
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from kostka.core.errors import KostkaError
from kostka.server.database import first_line, patience, shown
from kostka.server.logs import log

if TYPE_CHECKING:
    import psycopg

CHANNEL = "kostka"
TABLES_AT_ONCE = 60  # in one notice, which may have 8,000 bytes
QUIET = 20  # seconds without a notice after which the connection is tried
PAUSE, LONGEST_PAUSE = 0.1, 10.0


def notices(worker: str, versions: Mapping[str, int]) -> Iterator[str]:
    """What tells the others how far tables have come."""
    left = iter(versions.items())
    while some := dict(islice(left, TABLES_AT_ONCE)):
        yield json.dumps({"worker": worker, "tables": some})


def announcement(worker: str, payload: Mapping[str, Any]) -> str:
    return json.dumps({"worker": worker, "payload": payload})


class Listener:
    """A connection that hears notices, and is made anew when it is lost."""

    def __init__(
        self,
        engine: sa.Engine,
        worker: str,
        heard: Callable[[str, int], None],
        told: Callable[[dict[str, Any]], None],
        missed: Callable[[], None],
    ) -> None:
        self.engine, self.worker = engine, worker
        self.heard, self.told, self.missed = heard, told, missed
        self.listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when it listens."""
        import psycopg

        try:
            connection = await self.connect()
        except (psycopg.Error, OSError) as error:
            database = shown(self.engine.url)
            raise KostkaError("server-database-unusable", database=database, error=first_line(error)) from error
        self.listening = asyncio.create_task(self.listen(connection))

    async def stop(self) -> None:
        if self.listening:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    async def connect(self) -> "psycopg.AsyncConnection":
        import psycopg

        named, options = self.engine.dialect.create_connect_args(self.engine.url)
        connection = await psycopg.AsyncConnection.connect(
            *named, **{**patience(self.engine.url), **options}, autocommit=True
        )
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def listen(self, connection: "psycopg.AsyncConnection") -> None:
        import psycopg

        while True:
            try:
                await self.take_notices(connection)
            except (psycopg.Error, OSError) as error:
                log("listening lost", WARNING, reason=first_line(error))
            finally:
                await connection.close()
            connection = await self.connect_again()
            log("listening again")
            self.take(self.missed)

    async def connect_again(self) -> "psycopg.AsyncConnection":
        import psycopg

        pause = PAUSE
        while True:
            await asyncio.sleep(pause)
            with suppress(psycopg.Error, OSError):
                return await self.connect()
            pause = min(2 * pause, LONGEST_PAUSE)

    async def take_notices(self, connection: "psycopg.AsyncConnection") -> None:
        while True:
            async for notice in connection.notifies(timeout=QUIET):
                self.take(self.hear, notice.payload)
            await connection.execute("SELECT 1")

    def hear(self, payload: str) -> None:
        notice = json.loads(payload)
        if notice["worker"] == self.worker:
            return
        for table, version in notice.get("tables", {}).items():
            self.heard(table, version)
        if "payload" in notice:
            self.told({**notice["payload"], "worker": notice["worker"]})

    def take(self, what: Callable[..., None], *arguments: Any) -> None:
        """Whoever is told may fail; the listener goes on."""
        try:
            what(*arguments)
        except Exception as error:
            log("notice failed", ERROR, error=error)
