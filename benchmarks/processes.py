"""A table server in processes of its own, and what these take: time of a processor, and memory."""

import json
import os
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from kostka.core.pipes import command, environment
from tests.server import databases

GENEROUS = {
    "credits": 1e6,
    "credits_per_second": 1e6,
    "address_credits": 1e9,
    "address_credits_per_second": 1e9,
    "connections": 100_000,
    "address_connections": 100_000,
    "tables": 1_000_000,
    "guest_tables": 1_000_000,
}
WORKER, THINKER, PARENT = "worker", "thinkers", "parent"
ROLES = {b"kostka.server.worker": WORKER, b"kostka.server.thinking": THINKER}
PATIENCE = 30  # seconds


@dataclass(frozen=True)
class Running:
    """A server that was started here."""

    base: str
    process: int
    log: Path

    def processor_seconds(self) -> dict[str, float]:
        """What its processes have used so far, by what they do."""
        used: dict[str, float] = defaultdict(float)
        for process in family(self.process):
            used[role(process)] += seconds_of(process)
        return used

    def memory(self) -> int:
        """Bytes that its workers hold."""
        return sum(bytes_of(process) for process in family(self.process) if role(process) == WORKER)

    def faults(self) -> list[str]:
        """What it logged that is not in order."""
        entries = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [entry["event"] for entry in entries if entry["level"] in ("warning", "error", "critical")]


@contextmanager
def serving(database: str = "sqlite", workers: int = 1) -> Iterator[Running]:
    """`kostka serve` on a port of its own; "sqlite" and "postgres" are databases of its own, anything else is a URL."""
    with tempfile.TemporaryDirectory() as folder, database_of(database, folder) as place:
        arguments = ["serve", "--port", "0", "--database", place, "--workers", str(workers)]
        with started("kostka", *arguments, folder=folder, KOSTKA_LIMITS=json.dumps(GENEROUS)) as running:
            yield running


def database_of(name: str, folder: str) -> AbstractContextManager[str]:
    databases.is_durable = True
    return databases.fresh_database(name, Path(folder)) if name in databases.KINDS else nullcontext(name)


@contextmanager
def started(module: str, *arguments: str, folder: str, **settings: str) -> Iterator[Running]:
    """A module that prints its address as its first line, until it is not needed any more."""
    log = Path(folder) / f"{module}.log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            command(module, *arguments), env=environment(**settings), stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        assert process.stdout
        address = process.stdout.readline().strip()
        if not address:
            raise SystemExit(f"{module} did not start:\n{log.read_text()}")
        yield Running(address, process.pid, log)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


# ------------------------------------------------------------------------------------------------- processes, in /proc


def machine_seconds() -> float:
    """What all processes of this machine have used of its processors so far."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def family(ancestor: int) -> set[int]:
    """A process, its children, theirs, and so on."""
    parents = {int(path.name): parent(path) for path in Path("/proc").glob("[0-9]*")}
    found = {ancestor}
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def parent(folder: Path) -> int:
    found = fields(folder)
    return int(found[1]) if found else 0


def fields(folder: Path) -> list[str]:
    """The line that the system keeps of a process, from its state on; nothing where there is no such process."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def role(process: int) -> str:
    try:
        words = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return PARENT
    return next((name for module, name in ROLES.items() if module in words), PARENT)


def seconds_of(process: int) -> float:
    found = fields(Path(f"/proc/{process}"))
    return sum(map(int, found[11:13])) / os.sysconf("SC_CLK_TCK") if found else 0.0


def bytes_of(process: int) -> int:
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
