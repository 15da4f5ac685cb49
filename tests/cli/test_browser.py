"""`kostka play` opens the table in a browser: of a server of its own, or of one that runs already."""

import http.server
import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from kostka.cli import browser
from kostka.cli.browser import has_screen, is_kostka, is_taken, play_in_browser, present
from kostka.core.errors import KostkaError
from kostka.server import network
from kostka.server.network import HERE, addresses
from tests.cli.installed import KOSTKA
from tests.server.processes import PATIENCE, needs_proc

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION")


@contextmanager
def playing(folder: Path, *arguments: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    clean = {name: value for name, value in os.environ.items() if name not in (*SCREENS, "KOSTKA_LOG")}
    given = {"XDG_DATA_HOME": str(folder), "KOSTKA_LANG": "en", **environment}
    command = [*KOSTKA, "play", *arguments]
    with subprocess.Popen(
        command, env={**clean, **given}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


@needs_proc
def test_a_server_is_started_and_a_browser_is_shown_the_table(tmp_path: Path) -> None:
    shown, own = tmp_path / "shown", tmp_path / "own browser"
    own.write_text(f"#!/bin/sh\necho \"$1\" > '{shown}'\n")
    own.chmod(0o700)
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with playing(tmp_path, "camelup", "--port", str(port), BROWSER=f"'{own}' %s") as process:
        assert process.stdout
        assert process.stdout.readline().startswith(f"The table is at {base}/#camelup as long as this runs.")
        ends = time.monotonic() + PATIENCE
        while not (shown.exists() and shown.read_text()) and time.monotonic() < ends:
            time.sleep(0.05)
        assert shown.read_text() == f"{base}/#camelup\n"
        with urllib.request.urlopen(f"{base}/") as page:
            assert b"<!doctype html>" in page.read()
        with urllib.request.urlopen(f"{base}/api") as answer:
            outside = network.network_address()
            assert json.load(answer)["network"] == (outside and f"http://{outside}:{port}")
        with playing(tmp_path, "--port", str(port)) as second:
            told, _ = second.communicate(timeout=PATIENCE)
            assert told.splitlines() == [
                f"A Kostka server is already running. The table is at {base}/",
                "Open this address in a browser; none could be opened from here.",
            ]
            assert second.returncode == 0
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stderr
        assert process.stderr.read() == "", "whoever plays reads no logs"
    assert (tmp_path / "kostka" / "kostka.db").exists()


def test_only_the_address_is_told_where_nobody_wants_a_browser(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "is_kostka", lambda port: port == 8000)
    monkeypatch.setattr(browser, "has_screen", lambda: pytest.fail("nobody looks for a screen"))
    assert play_in_browser("jamniki", HERE, None, show=False) == 0
    assert (
        capsys.readouterr().out
        == "A Kostka server is already running. The table is at http://127.0.0.1:8000/#jamniki\n"
    )


def test_a_browser_that_does_not_return_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "anything")
    monkeypatch.setattr("webbrowser.open", lambda address: time.sleep(PATIENCE))
    begins = time.monotonic()
    present("cli-browser-here", "http://127.0.0.1:8000", "/", show=True)
    assert time.monotonic() - begins < PATIENCE / 2


@pytest.mark.skipif(os.name == "nt", reason="other screens")
@pytest.mark.parametrize(
    ("system", "environment", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "far away"}, False),
    ],
)
def test_there_is_a_screen(
    system: str, environment: dict[str, str], screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", system)
    assert has_screen() is screen


class Other(http.server.BaseHTTPRequestHandler):
    """Something else that answers."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(["something", "else"]).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_port_of_somebody_else_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with http.server.HTTPServer(("127.0.0.1", 0), Other) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        try:
            taken = other.server_port
            assert not is_kostka(taken)
            assert is_taken(taken)
            free, begun = free_port(), list[int]()

            def serve_here(host: str, port: int, door: str, show: bool) -> int:
                begun.append(port)
                return 0

            monkeypatch.setattr(browser, "PORTS", [taken, free])
            monkeypatch.setattr(browser, "serve_here", serve_here)
            assert play_in_browser(None, HERE, None, show=False) == 0
            assert begun == [free]
            monkeypatch.setattr(browser, "PORTS", [taken])
            with pytest.raises(KostkaError) as full:
                play_in_browser(None, HERE, None, show=False)
            assert str(full.value).startswith(f"All ports from {taken} to {taken} are in use")
        finally:
            other.shutdown()


def test_a_game_that_there_is_not_opens_nothing() -> None:
    with pytest.raises(KostkaError, match="There is no game 'chess'"):
        play_in_browser("chess", HERE, None, show=False)


def test_without_pages_there_is_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kostka.server.site.is_built", lambda: False)
    with pytest.raises(KostkaError, match=r"`make site` builds them; with --terminal you can play right away\."):
        play_in_browser(None, HERE, free_port(), show=False)


def test_a_server_for_everybody_tells_what_to_type_here_and_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "network_address", lambda: "192.168.1.20")
    assert addresses("http://127.0.0.1:8000") == ["http://127.0.0.1:8000"]
    assert addresses("http://0.0.0.0:8000") == ["http://127.0.0.1:8000", "http://192.168.1.20:8000"]
    assert addresses("http://[::]:8000") == ["http://[::1]:8000", "http://192.168.1.20:8000"]
    monkeypatch.setattr(network, "network_address", lambda: None)
    assert addresses("http://0.0.0.0:8000") == ["http://127.0.0.1:8000"]
