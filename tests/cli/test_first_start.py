"""The first start: a person plays at once, the compiler works behind the table and goes with it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import kostka
from kostka.cli.preparing import need_not_wait, odds_at_the_table
from kostka.core.errors import KostkaError
from kostka.core.registry import rules_folder
from kostka.messages import say
from tests.cli.installed import KOSTKA, install
from tests.server.processes import needs_proc

SCREEN_PATIENCE, COMPILER_PATIENCE = 120, 900  # seconds, for a busy machine
CONTROLS = re.compile(r"\x1b\[[?0-9;]*[a-zA-Z]|\r")
QUESTION, SOON = "Player> ", say("cli-odds-soon")


class Screen:
    """A terminal of 80 by 24 and a command in it."""

    def __init__(self, *arguments: str, cache: Path, data: Path, **environment: str) -> None:
        self.unread = b""
        self.lead, follow = pty.openpty()
        fcntl.ioctl(follow, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        places = {
            "KOSTKA_CACHE_DIR": str(cache),
            "XDG_DATA_HOME": str(data),
            "KOSTKA_LANG": "en",
            "LOGNAME": "player",
            "TERM": "dumb",
        }
        self.process = subprocess.Popen(
            [*KOSTKA, *arguments],
            env={**os.environ, **places, **environment},
            stdin=follow,
            stdout=follow,
            stderr=follow,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C and a closed window reach it
        )
        os.close(follow)

    def shows(self, text: str) -> str:
        """What is shown until a text comes, and the text; however it is broken into lines."""
        while text.encode() not in self.unread:
            ready, _, _ = select.select([self.lead], [], [], SCREEN_PATIENCE)
            assert ready, self.unread.decode()
            self.unread += os.read(self.lead, 65536)
        shown, end, self.unread = self.unread.partition(text.encode())
        return " ".join(CONTROLS.sub("", (shown + end).decode()).split())

    def answer(self, text: str) -> str:
        """Type an answer; what is shown from there to the next question."""
        os.write(self.lead, f"{text}\n".encode())
        self.shows("\n")  # the answer itself
        return self.shows(QUESTION)

    def helper(self) -> int:
        """The process behind the table."""
        (found,) = [int(path.name) for path in Path("/proc").glob("[0-9]*") if parent(path) == self.process.pid]
        return found

    def close(self) -> None:
        """As when somebody closes the window."""
        if self.lead >= 0:
            os.close(self.lead)
            self.lead = -1


def parent(process: Path) -> int | None:
    """The parent of a process that runs, by its folder in /proc."""
    try:
        state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)


def is_gone(process: int) -> bool:
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        if parent(Path("/proc") / str(process)) is None:
            return True
        time.sleep(0.05)
    return False


@contextmanager
def table(*arguments: str, cache: Path, data: Path, **environment: str) -> Iterator[Screen]:
    screen = Screen("play", *arguments, cache=cache, data=data, **environment)
    try:
        yield screen
    finally:
        screen.process.kill()
        screen.process.wait()
        screen.close()


@pytest.mark.parametrize("game", kostka.game_ids())
def test_a_board_and_a_move_come_before_anything_is_compiled(game: str, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with table(game, "--seed", "1", cache=cache, data=tmp_path) as screen:
        screen.shows(QUESTION)
        assert SOON in screen.answer("odds")
        assert re.search("Player (rolls|lays|pushes)", screen.answer("1"))
        assert not list(cache.rglob("*.compiled"))
    assert len(kostka.load(tmp_path / "kostka" / f"{game}.kostka").plies) >= 1


def test_odds_are_shown_as_soon_as_the_rules_are_compiled(tmp_path: Path) -> None:
    """With the small game of the documentation, whose rules are compiled in seconds."""
    own, cache = tmp_path / "own", tmp_path / "cache"
    own.mkdir()
    installed = install(own)
    with table("doors", "--seed", "1", cache=cache, data=tmp_path, **installed) as screen:
        screen.shows(QUESTION)
        shown = screen.answer("odds")
        assert SOON in shown
        ends = time.monotonic() + COMPILER_PATIENCE
        while SOON in shown and time.monotonic() < ends:
            time.sleep(0.5)
            shown = screen.answer("odds")
        assert "door 1" in shown
    assert list(cache.rglob("doors.compiled"))
    with table("doors", "--resume", cache=cache, data=tmp_path, **installed) as screen:
        screen.shows(QUESTION)
        assert "door 1" in screen.answer("odds"), "the next table begins with compiled rules"


@needs_proc
@pytest.mark.parametrize("how", ["killed", "terminated", "interrupted", "left", "window closed"])
def test_the_compiler_goes_with_the_table(how: str, tmp_path: Path) -> None:
    with table("camelup", "--seed", "1", cache=tmp_path / "cache", data=tmp_path) as screen:
        screen.shows(QUESTION)
        helper = screen.helper()
        time.sleep(2)  # it compiles
        assert parent(Path("/proc") / str(helper)) is not None
        if how == "killed":
            screen.process.kill()
        elif how == "terminated":
            screen.process.terminate()
        elif how == "interrupted":
            os.write(screen.lead, b"\x03")
            assert "--resume" in screen.shows("--resume")
        elif how == "left":
            os.write(screen.lead, b"quit\n")
        else:
            screen.close()
        screen.process.wait(60)
        assert is_gone(helper)


@needs_proc
def test_a_match_goes_on_without_the_compiler(tmp_path: Path) -> None:
    with table("camelup", "--seed", "1", cache=tmp_path / "cache", data=tmp_path) as screen:
        screen.shows(QUESTION)
        os.kill(screen.helper(), signal.SIGKILL)
        while SOON in (shown := screen.answer("odds")):
            time.sleep(0.1)
        assert "No odds this time" in shown
        assert "Player rolls" in screen.answer("roll")


def test_a_cache_folder_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with table("camelup", "--seed", "1", cache=tmp_path / "file" / "cache", data=tmp_path) as screen:
        screen.shows(QUESTION)
        assert "Player rolls" in screen.answer("roll")


def test_a_person_waits_for_nothing_but_a_script_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kostka.core.compiled.jit.is_compiled", lambda game, folders: False)
    monkeypatch.setattr("kostka.core.compiled.jit.stay_plain", lambda: True)
    for person in (True, False):
        monkeypatch.setattr("sys.stdin", type("Input", (), {"isatty": lambda self, person=person: person})())
        assert need_not_wait("camelup") is person


def test_a_machine_that_starts_no_process_keeps_nobody_from_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **settings: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr("subprocess.Popen", refuse)
    with odds_at_the_table("camelup", behind=True) as odds, pytest.raises(KostkaError, match="No odds this time"):
        odds(kostka.new("camelup", seed=1), 0, 1)


def test_the_rules_of_a_game_are_found_without_importing_them() -> None:
    for id in kostka.game_ids():
        assert frozenset({rules_folder(id)}) == kostka.game(id).kernels.folders
    assert rules_folder("chess") is None


def test_the_compiler_answers_as_the_match_would_until_it_is_gone(tmp_path: Path) -> None:
    environment = {**os.environ, **install(tmp_path)}
    code = """
import kostka
from kostka.cli.behind import Compiler
match = kostka.new("doors", seed=1)
compiler = Compiler("doors")
compiler.waiting.join()
assert compiler.odds(match, 0, 1) == match.odds(0, 1)
compiler.ask(None)
for _ in range(2):
    try:
        compiler.odds(match, 0, 1)
    except kostka.KostkaError as error:
        print(error.id)
compiler.end()
"""
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.stdout.split() == ["cli-odds-never"] * 2, done.stderr


MATCH = str(Path(__file__).parents[1] / "golden" / "jamniki" / "three-tasks.kostka")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (["games"], "camelup  Camel Up"),
        (["schema", "jamniki"], '"title": "Jamniki"'),
        (["show", MATCH], "Left over"),
        (["replay", MATCH], "1. Player 1"),
        (["verify", MATCH], "all 21 dice check out"),
    ],
)
def test_looking_at_a_game_or_a_match_waits_for_no_compiler(line: list[str], says: str, tmp_path: Path) -> None:
    code = """
import sys
from kostka.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code
assert "numba" not in sys.modules
"""
    places = {**os.environ, "KOSTKA_CACHE_DIR": str(tmp_path / "cache"), "KOSTKA_LANG": "en"}
    done = subprocess.run([sys.executable, "-c", code, *line], env=places, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout
