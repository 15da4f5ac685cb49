"""`make chaos`: a table server under load is killed at random moments, and loses nothing that it has acknowledged.

Real processes of `kostka serve` are killed with SIGKILL, connections of the database are cut, while some dozen clients
play. An auditor then reads the database itself. Half of the kills come at the very moment at which something has been
committed, so that they fall between that and the word of it.
"""

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import socket
import sqlite3
import sys
import tempfile
import time
import traceback
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from rich.console import Console

import kostka
from benchmarks.chaos_audit import AuditError, Auditor
from benchmarks.chaos_players import SETTINGS, Client, Newcomer, Record, Setting, crowd_at
from benchmarks.processes import GENEROUS, WORKER, family, role
from benchmarks.tables import WIDTH, new_table, show
from kostka.cli.progress import Advance, bar
from kostka.core.compiling import compile_game
from kostka.core.pipes import command, environment
from kostka.server.database import is_sqlite, migrate, read_url
from kostka.server.listening import CHANNEL
from tests.server import databases

KILLS = {"sqlite": 200, "postgres": 50}
WORKERS = {"sqlite": 1, "postgres": 2}
# What is killed, and how often in relation to each other.
PROCESSES = {"worker": 5, "parent": 2, "everything": 3}
CONNECTIONS = {"connections": 2, "listeners": 2}
MOST_DEATHS = 3  # workers that are killed under one parent: it gives up when too many die at once
COMPILED = 0.05  # of the starts, those with compiled rules, which take longer to load
ANSWERS = (5, 120)  # that clients have had before a kill, at least and at most
QUIET = 0.05  # seconds, the longest pause before a kill
DEAF = 0.1  # seconds in which clients read what was on its way to them
PATIENCE = 60  # seconds
# Events of the log that are faults whatever was killed.
FAULTS = ("journal cannot be folded", "work failed", "request failed", "append failed", "notice failed", "drain failed")


# ------------------------------------------------------------------------------------------------------- the server


class Server:
    """`kostka serve` at an address that stays the same, whatever becomes of its processes."""

    def __init__(self, database: str, workers: int, folder: Path) -> None:
        self.database, self.workers, self.folder = database, workers, folder
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.deaths = 0
        self.process: Process

    async def start(self, compiled: bool = False) -> None:
        await self.until_free()
        arguments = ("--port", str(self.port), "--database", self.database, "--workers", str(self.workers))
        with (self.folder / "log").open("a") as log:
            self.process = await asyncio.create_subprocess_exec(
                *command("kostka", "serve", *arguments),
                env=environment(**self.settings(compiled)),
                stdout=PIPE,
                stderr=log,
                start_new_session=True,
            )
        self.deaths = 0
        try:
            await self.until_ready()
        except BaseException:
            await self.stop()
            raise

    async def until_ready(self) -> None:
        assert self.process.stdout
        address = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        if address.decode().strip() != self.base:
            raise AuditError(f"the server did not start: {(self.folder / 'log').read_text()[-2000:]}")

    def settings(self, compiled: bool) -> dict[str, str]:
        return {
            "KOSTKA_LIMITS": json.dumps(GENEROUS),
            "KOSTKA_SECRET_KEY": "chaos" * 8,
            "NUMBA_DISABLE_JIT": "0" if compiled else "1",
            "TMPDIR": str(self.folder),
        }

    async def until_free(self) -> None:
        """A worker whose parent is gone ends by itself, and then the port is free."""
        ends = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError):
                socket.create_server(("127.0.0.1", self.port)).close()
                return
            if time.monotonic() > ends:
                raise AuditError("a worker goes on without its parent")
            await asyncio.sleep(0.02)

    def processes(self) -> list[int]:
        return sorted(process for process in family(self.process.pid) if role(process) == WORKER)

    async def stop(self) -> None:
        if self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    def faults(self) -> list[str]:
        return [line for line in (self.folder / "log").read_text().splitlines() if is_fault(line)]


def is_fault(line: str) -> bool:
    """Whether a line of the log tells of a fault: not that the other end of a pipe was killed."""
    if line.startswith("{"):
        return json.loads(line)["event"] in FAULTS
    return re.match(r"[\w.]+(Error|Exception)\b", line) is not None and not line.startswith("BrokenPipeError")


@asynccontextmanager
async def running(database: str, workers: int, folder: Path) -> AsyncIterator[Server]:
    server = Server(database, workers, folder)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


# --------------------------------------------------------------------------------------------------------- the kills


class Killer:
    """Chooses what is killed next and when, and brings back what does not come by itself."""

    def __init__(self, server: Server, record: Record, dice: random.Random, answers: tuple[int, int]) -> None:
        self.server, self.record, self.dice, self.answers = server, record, dice, answers
        self.kills: Counter[str] = Counter()

    async def kill(self) -> str:
        """Kill something, and say what."""
        await self.until_answers(self.dice.randint(*self.answers))
        kind = self.choose()
        strike = self.strike(kind)
        if self.dice.random() < 0.5:
            await asyncio.sleep(self.dice.random() * QUIET)
            strike()
        else:
            await asyncio.to_thread(after_commit, self.server.database, strike)
        self.kills[kind] += 1
        return kind

    def choose(self) -> str:
        kinds = PROCESSES if is_sqlite(read_url(self.server.database)) else PROCESSES | CONNECTIONS
        kind = self.dice.choices(list(kinds), list(kinds.values()))[0]
        return "everything" if kind == "worker" and self.server.deaths >= MOST_DEATHS else kind

    def strike(self, kind: str) -> Callable[[], object]:
        """What kills, made ready so that it takes no time."""
        process = self.server.process.pid
        match kind:
            case "worker":
                self.server.deaths += 1
                return partial(os.kill, self.dice.choice(self.server.processes()), signal.SIGKILL)
            case "parent":
                return partial(os.kill, process, signal.SIGKILL)
            case "everything":
                return partial(os.killpg, process, signal.SIGKILL)
            case "listeners":
                return partial(cut, self.server.database, f"query = 'LISTEN {CHANNEL}'")
        return partial(cut, self.server.database, "true")

    async def revive(self, kind: str) -> None:
        """Start the server anew if nothing else does."""
        if kind in ("parent", "everything"):
            await self.server.process.wait()
            await self.server.start(compiled=self.dice.random() < COMPILED)

    async def until_answers(self, number: int) -> None:
        """Wait until clients have had so many answers."""
        wanted, ends = self.record.acknowledged + number, time.monotonic() + PATIENCE
        while self.record.acknowledged < wanted:
            if self.record.faults:
                raise AuditError("; ".join(self.record.faults))
            if self.server.process.returncode is not None:
                raise AuditError("the server has ended by itself")
            if time.monotonic() > ends:
                raise AuditError("nobody gets an answer any more")
            await asyncio.sleep(0.002)


def after_commit(database: str, strike: Callable[[], object]) -> None:
    """Strike as soon as something has been committed."""
    with commits(database) as waited:
        ends = time.monotonic() + 1
        while time.monotonic() < ends and not waited():
            pass
        strike()


@contextmanager
def commits(database: str) -> Iterator[Callable[[], bool]]:
    """Gives a function that waits a moment, and says whether there was a commit."""
    if is_sqlite(read_url(database)):
        with closing(sqlite3.connect(str(read_url(database).database))) as connection:
            yield partial(has_changed, connection, data_version(connection))
        return
    import psycopg

    url = read_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as notified:
        notified.execute(f"LISTEN {CHANNEL}")
        yield lambda: any('"tables"' in notice.payload for notice in notified.notifies(timeout=0.1, stop_after=1))


def data_version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def has_changed(connection: sqlite3.Connection, before: int) -> bool:
    time.sleep(0.0001)
    return data_version(connection) != before


def cut(database: str, which: str) -> None:
    """End connections that others have to a database of PostgreSQL."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    databases.run_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others} AND {which}", database)


# --------------------------------------------------------------------------------------------------------- the round


@dataclass
class Outcome:
    """What happened to one server."""

    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    resent: int = 0
    refused: int = 0
    # Actions that were in the journal when the server was killed, and whose clients did not know.
    untold: int = 0
    rows: int = 0
    finished: Counter[str] = field(default_factory=Counter)
    unfinished: int = 0
    seconds: float = 0.0


async def chaos(
    database: str,
    workers: int,
    kills: int,
    seed: int,
    folder: Path,
    progress: Advance,
    settings: Sequence[Setting] = SETTINGS,
    seconds: float = float("inf"),
    answers: tuple[int, int] = ANSWERS,
) -> Outcome:
    """Kill a server so often; raises an AuditError if anything was lost, or told that was not kept."""
    began, record, dice = time.monotonic(), Record(), random.Random(seed)
    migrate(database)
    auditor = Auditor(database, record)
    async with running(database, workers, folder) as server:
        killer = Killer(server, record, dice, answers)
        async with playing(record, server.base, settings, seed):
            untold = 0
            while killer.kills.total() < kills and time.monotonic() - began < seconds:
                kind = await killer.kill()
                await asyncio.sleep(DEAF)
                unanswered = record.unanswered()
                auditor.glance()
                untold += auditor.kept(unanswered)
                await killer.revive(kind)
                progress(killer.kills.total(), kills)
            await killer.until_answers(answers[1])
        auditor.look()
        faults = server.faults()
    auditor.close()
    if faults:
        raise AuditError(f"the log has {faults[0]}")
    return Outcome(
        killer.kills,
        record.acknowledged,
        record.resent,
        record.refused,
        untold,
        auditor.rows,
        auditor.finished,
        auditor.running,
        time.monotonic() - began,
    )


@asynccontextmanager
async def playing(record: Record, base: str, settings: Sequence[Setting], seed: int) -> AsyncIterator[None]:
    """Everybody plays; at the end everybody waits for the last answers."""
    dice = random.Random(seed)
    clients: list[Client | Newcomer] = [Newcomer(record, base, dice)]
    for setting in settings:
        clients += await crowd_at(record, base, setting, dice)
    tasks = [asyncio.create_task(written_down(record, client)) for client in clients]
    try:
        yield
        for client in clients:
            client.is_leaving = True
        _, silent = await asyncio.wait(tasks, timeout=PATIENCE)
        if silent:
            raise AuditError(f"{len(silent)} clients never got an answer")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def written_down(record: Record, client: Client | Newcomer) -> None:
    try:
        await client.run()
    except Exception as error:
        record.faults.append("a client failed: " + "".join(traceback.format_exception(error)))


# ------------------------------------------------------------------------------------------------------- the command


def main() -> int:
    arguments = read_arguments()
    for id in kostka.game_ids():
        with bar(f"Compiling {kostka.game(id).title}") as progress:
            compile_game(kostka.game(id), progress)
    kinds = [arguments.database] if arguments.database else list(KILLS)
    found: dict[str, Outcome] = {}
    try:
        for kind in kinds:
            found[kind] = round_of(kind, arguments)
    except AuditError as error:
        print(f"Violation: {error}.\nRepeat it with --database {kind} --seed {arguments.seed}.", file=sys.stderr)
        return 1
    show_outcomes(found, arguments.seed)
    return 0


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Kill a server under load; nothing that it acknowledged is lost.")
    parser.add_argument("--database", choices=list(KILLS), help="the one to use; both if none is named")
    parser.add_argument("--kills", type=int, help="how often to kill; by default 200 with SQLite, 50 with PostgreSQL")
    parser.add_argument("--workers", type=int, help="workers; by default 1 with SQLite, 2 with PostgreSQL")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="the longest that a database takes")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), help="repeats the same choices")
    return parser.parse_args()


def round_of(kind: str, arguments: argparse.Namespace) -> Outcome:
    kills, workers = arguments.kills or KILLS[kind], arguments.workers or WORKERS[kind]
    databases.is_durable = True
    folder = Path(tempfile.mkdtemp(prefix="kostka-chaos-"))
    try:
        with (
            bar(f"{kind}, {kills} kills, seed {arguments.seed}") as progress,
            databases.fresh_database(kind, folder) as url,
        ):
            work = chaos(url, workers, kills, arguments.seed, folder, progress, seconds=arguments.seconds)
            outcome = asyncio.run(work)
    except AuditError:
        print(f"The server's log is {folder / 'log'}.", file=sys.stderr)
        raise
    shutil.rmtree(folder)
    return outcome


def show_outcomes(found: dict[str, Outcome], seed: int) -> None:
    table = new_table("", *found)
    kinds = (PROCESSES | CONNECTIONS).keys()
    rows: dict[str, Callable[[Outcome], object]] = {
        "kills": lambda outcome: outcome.kills.total(),
        **{f"kills: {kind}": partial(lambda kind, outcome: outcome.kills[kind], kind) for kind in kinds},
        "acknowledged actions": lambda outcome: f"{outcome.acknowledged:,}",
        "sent again": lambda outcome: f"{outcome.resent:,}",
        "refused": lambda outcome: f"{outcome.refused:,}",
        "kept but not told when killed": lambda outcome: outcome.untold,
        "rows of the journals": lambda outcome: f"{outcome.rows:,}",
        "finished matches, all verified": lambda outcome: outcome.finished.total(),
        "unfinished matches": lambda outcome: outcome.unfinished,
        "minutes": lambda outcome: f"{outcome.seconds / 60:.1f}",
    }
    for name, value in rows.items():
        table.add_row(name, *(str(value(outcome)) for outcome in found.values()))
    show(Console(width=WIDTH), f"Nothing lost (seed {seed})", table)


if __name__ == "__main__":
    sys.exit(main())
