"""The house in which the tables stand: `kostka serve` with the built pages, at an address that stays the same."""

import json
import os
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from kostka.core.pipes import command, environment
from kostka.server.config import Config
from tests.pages import ROOT
from tests.server.processes import PATIENCE, family, wait_until_gone
from tests.server.tables import SECRET

SITE = ROOT / "src" / "kostka" / "server" / "site"
LIMITS = {
    "credits": 1e6,
    "credits_per_second": 1e6,
    "address_credits": 1e9,
    "address_credits_per_second": 1e9,
    "address_connections": 100_000,
    "guest_tables": 1_000_000,
}
# A server that somebody has started, for those who work on the pages: the address of the pages.
GIVEN = "KOSTKA_E2E_URL"
PACE = "KOSTKA_E2E_PACE"


class House:
    """A server that can be killed, and comes back with what it had."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder, self.pace = folder, pace
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        database = f"sqlite:///{self.folder / 'kostka.db'}"
        settings = {
            "KOSTKA_LIMITS": json.dumps(LIMITS),
            "KOSTKA_SERVER_APP": f"{__name__}:known_app",
            PACE: str(self.pace),
        }
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command("kostka", "serve", "--port", str(self.port), "--database", database),
                env=environment(**settings),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout
        address = self.process.stdout.readline().strip()
        assert address == self.base, f"the server does not start: {self.log.read_text()[-2000:]}"

    def kill(self) -> None:
        """As when the power is cut: nobody says goodbye."""
        assert self.process
        processes = family(self.process.pid)
        for process in (self.process.pid, *processes):
            os.kill(process, signal.SIGKILL)
        self.process.communicate()
        wait_until_gone(processes)

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.communicate(timeout=PATIENCE)

    @property
    def log(self) -> Path:
        return self.folder / "server.log"


@contextmanager
def house(folder: Path, pace: float = 0.0) -> Iterator[str]:
    """The address of a house: the one that is given, or a new one that is closed afterwards."""
    if given := os.environ.get(GIVEN):
        yield given
        return
    assert (SITE / "index.html").exists(), "the pages are not built: run `make site`"
    own = House(folder, pace)
    own.open()
    try:
        yield own.base
    finally:
        own.close()


def known_app(config: Config, plain: bool) -> Any:
    """The app of the server, with bots that do not dawdle, and with the same dice at every table."""
    from kostka.server import seats
    from kostka.server.app import make_app

    setattr(seats, "new_secret", lambda: SECRET)  # noqa: B010
    return make_app(msgspec.structs.replace(config, pace=float(os.environ[PACE]), thinkers=1), plain)


def fetch(base: str, path: str, body: Any = None) -> Any:
    """A request beside the pages, to prepare what a test needs."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)
