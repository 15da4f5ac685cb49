"""The processes of `kostka serve`: workers come and go, and nobody who comes to the address is refused."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kostka.core.errors import KostkaError
from kostka.server.config import Config
from kostka.server.supervisor import listening
from tests.cli.installed import install
from tests.server.processes import PATIENCE, family, needs_proc, wait_for_children, wait_until_gone

pytestmark = needs_proc

SERVE = """
import os, sys, msgspec
from kostka.server.config import Config
from kostka.server.supervisor import listening, serve, serve_here
config = msgspec.json.decode(os.environ["CONFIG"], type=Config)
sys.exit({serve})
"""


class Serving:
    """A server that runs, as somebody who started it and its clients see it."""

    def __init__(self, folder: Path, config: Config, app: str, serve: str, **environment: str) -> None:
        settings = {
            "CONFIG": msgspec.json.encode(config).decode(),
            "KOSTKA_SERVER_APP": f"tests.server.standin:{app}",
            "KOSTKA_SERVER_COMPILING": "tests.server.standin",
            "KOSTKA_TEST_FOLDER": str(folder),
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        self.folder = folder
        self.log = (folder / "log").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE.format(serve=serve)],
            env={**os.environ, **settings, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )

    def hear_address(self) -> None:
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://"), (self.folder / "log").read_text()
        self.host, _, port = self.address.removeprefix("http://").rpartition(":")
        self.port = int(port)

    def ask(self) -> dict[str, Any]:
        """What a client is told that comes anew."""
        connection = HTTPConnection(self.host.strip("[]"), self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/")
            found: dict[str, Any] = json.loads(connection.getresponse().read())
        finally:
            connection.close()
        return found

    def ask_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Ask again and again; every single time there must be an answer."""
        ends = time.monotonic() + PATIENCE
        while not wanted(found := self.ask()):
            assert time.monotonic() < ends, found
        return found

    def reason(self, worker: int) -> str:
        """Why a worker that is gone stopped."""
        wait_until_gone({worker})
        return (self.folder / f"{worker}.stopped").read_text()


@contextmanager
def begun(folder: Path, app: str = "make_app", serve: str = "serve(config)", **settings: Any) -> Iterator[Serving]:
    environment = {name: settings.pop(name) for name in list(settings) if name.isupper()}
    database = f"sqlite:///{folder / 'kostka.db'}"
    config = Config(**{"port": 0, "database": database, "thinkers": 1, **settings})
    serving = Serving(folder, config, app, serve, **{"NUMBA_DISABLE_JIT": "1", **environment})
    everybody: set[int] = set()
    try:
        yield serving
        everybody = family(serving.process.pid)
    finally:
        serving.process.kill()
        with serving.process, serving.log:
            pass
    wait_until_gone(everybody)


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[Serving]:
    (folder / "go").touch()
    with begun(folder, **settings) as serving:
        serving.hear_address()
        yield serving


def test_the_address_is_a_line_of_its_own_and_answers(tmp_path: Path) -> None:
    with served(tmp_path) as serving:
        assert serving.address == f"http://127.0.0.1:{serving.port}"
        assert serving.port > 0
        answer = serving.ask()
        assert answer["pid"] in family(serving.process.pid)
        serving.process.terminate()
        assert serving.process.stdout
        assert serving.process.stdout.read() == ""


def test_an_address_of_ipv6_is_one_too(tmp_path: Path) -> None:
    try:
        listening("::1", 0).close()
    except KostkaError:
        pytest.skip("this machine has no IPv6")
    with served(tmp_path, host="::1") as serving:
        assert serving.address == f"http://[::1]:{serving.port}"
        assert serving.ask()["pid"]


def test_an_address_that_cannot_be_had_is_a_clear_fault() -> None:
    with listening("127.0.0.1", 0) as taken, pytest.raises(KostkaError) as caught:
        listening("127.0.0.1", taken.getsockname()[1])
    assert caught.value.id == "server-no-address"
    for host, port in (("no.such.host.invalid", 0), ("192.0.2.1", 0)):
        with pytest.raises(KostkaError):
            listening(host, port)


def test_a_worker_that_is_killed_comes_back(tmp_path: Path) -> None:
    with served(tmp_path) as serving:
        first = serving.ask()["pid"]
        thinkers = family(first)
        os.kill(first, signal.SIGKILL)
        wait_until_gone({first, *thinkers})
        assert serving.ask()["pid"] != first, "whoever comes meanwhile waits"


def test_several_workers_serve_one_address(tmp_path: Path) -> None:
    with served(tmp_path, workers=2) as serving:
        seen: set[int] = set()
        serving.ask_until(lambda found: seen.add(found["pid"]) or len(seen) == 2)  # type: ignore[func-returns-value]


def test_a_hand_over_refuses_nobody(tmp_path: Path) -> None:
    with served(tmp_path) as serving, ThreadPoolExecutor() as clients:
        for _ in range(2):
            before = serving.ask()["pid"]
            is_new = partial(is_another, before)
            answers = [clients.submit(serving.ask_until, is_new) for _ in range(4)]
            serving.process.send_signal(signal.SIGHUP)
            for answer in answers:
                answer.result()  # every question on the way to another worker was answered
            assert serving.reason(before) == "restart"


def is_another(worker: int, found: dict[str, Any]) -> bool:
    return bool(found["pid"] != worker)


def test_workers_that_do_not_get_ready_take_nothing_over(tmp_path: Path) -> None:
    with served(tmp_path, app="make_app_unless_told") as serving:
        before = serving.ask()["pid"]
        (tmp_path / "broken").touch()
        serving.process.send_signal(signal.SIGHUP)
        wait_for_log(serving, "workers not changed")
        assert serving.ask()["pid"] == before


def wait_for_log(serving: Serving, event: str) -> None:
    ends = time.monotonic() + PATIENCE
    while f'"{event}"' not in (serving.folder / "log").read_text():
        assert time.monotonic() < ends
        time.sleep(0.02)


def test_a_worker_that_dies_again_and_again_is_given_up(tmp_path: Path) -> None:
    with begun(tmp_path, app="make_broken_app") as serving:
        out, _ = serving.process.communicate(timeout=PATIENCE)
        assert (out, serving.process.returncode) == ("", 1)
        assert (tmp_path / "tries").read_text() == "x" * 5


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_ended_leaves_nothing(number: signal.Signals, tmp_path: Path) -> None:
    with served(tmp_path, workers=2) as serving:
        everybody = family(serving.process.pid)
        worker = serving.ask()["pid"]
        if number == signal.SIGINT:
            for process in everybody:
                os.kill(process, number)  # Ctrl-C reaches everybody
        serving.process.send_signal(number)
        assert serving.process.wait(PATIENCE) == 0
        wait_until_gone(everybody)
        assert serving.reason(worker) == "shutdown"


def test_a_server_that_is_killed_leaves_nothing(tmp_path: Path) -> None:
    with served(tmp_path, workers=2) as serving:
        worker = serving.ask()["pid"]
        wait_for_children(worker)  # its thinkers
        everybody = family(serving.process.pid)
        serving.process.kill()
        serving.process.wait()
        wait_until_gone(everybody)
        assert serving.reason(worker) == "shutdown"


def test_a_server_that_is_killed_while_it_compiles_leaves_nothing(tmp_path: Path) -> None:
    with begun(tmp_path, KOSTKA_SERVER_COMPILING="kostka.server.compiling", **compiled_nowhere(tmp_path)) as serving:
        serving.hear_address()
        wait_for_log(serving, "compiling")
        everybody = family(serving.process.pid)
        serving.process.kill()
        serving.process.wait()
        wait_until_gone(everybody)


def compiled_nowhere(folder: Path) -> dict[str, str]:
    return {"NUMBA_DISABLE_JIT": "0", "KOSTKA_CACHE_DIR": str(folder / "cache")}


def test_tables_are_served_while_the_rules_are_compiled_and_nobody_notices_the_change(tmp_path: Path) -> None:
    with begun(tmp_path, thinkers=0, **compiled_nowhere(tmp_path)) as serving:
        serving.hear_address()
        first = serving.ask_until(lambda found: found["told"] is not None)
        assert first["plain"]
        assert first["told"] == {"game": "camelup", "done": 3, "total": 80}
        (tmp_path / "go").touch()
        last = serving.ask_until(lambda found: not found["plain"])
        assert last["pid"] != first["pid"]
        assert serving.reason(first["pid"]) == "restart"
        assert serving.ask() == {"pid": last["pid"], "plain": False, "told": None}


def test_where_rules_cannot_be_compiled_the_plain_ones_stay(tmp_path: Path) -> None:
    with begun(tmp_path, thinkers=0, **compiled_nowhere(tmp_path)) as serving:
        serving.hear_address()
        first = serving.ask_until(lambda found: found["told"] is not None)
        (tmp_path / "status").write_text("1")
        (tmp_path / "status").rename(tmp_path / "go")
        last = serving.ask_until(lambda found: found["told"] is None)
        assert (last["pid"], last["plain"]) == (first["pid"], True)


def test_where_processes_cannot_share_a_socket_one_serves(tmp_path: Path) -> None:
    with served(tmp_path, serve="serve_here(config, listening(config.host, config.port))") as serving:
        assert serving.ask()["pid"] == serving.process.pid
        serving.process.send_signal(signal.SIGINT)
        assert serving.process.wait(PATIENCE) == 0
        assert serving.reason(serving.process.pid) == "shutdown"


def compiling(folder: Path, *games: str) -> "subprocess.Popen[bytes]":
    own = folder / "own"
    own.mkdir(exist_ok=True)
    installed = install(own) if not (own / "doors.py").exists() else {"PYTHONPATH": str(own)}
    environment = {**os.environ, **installed, "KOSTKA_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, "-m", "kostka.server.compiling", *games]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_the_compiler_tells_how_far_it_is_and_keeps_the_rules(tmp_path: Path) -> None:
    with compiling(tmp_path, "doors") as process:
        assert process.stdout is not None
        told = [json.loads(line) for line in process.stdout]
        assert process.wait() == 0
    assert {line["game"] for line in told} == {"doors"}
    assert told[0]["done"] == 0
    assert told[-1]["done"] == told[-1]["total"] > 20
    assert list((tmp_path / "cache").rglob("doors.compiled"))


def test_the_compiler_says_when_rules_were_not_kept(tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    with compiling(tmp_path, "doors") as process:
        assert process.stdout is not None
        process.stdout.read()
        assert process.wait() == 1
