"""The command in a terminal of 80 columns and 24 lines, as a person sits in front of it."""

import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.installed import KOSTKA

pty = pytest.importorskip("pty")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")
PATIENCE = 300  # seconds, for a machine that compiles at the same time
WIPED = "\x1b[2J"


class Terminal:
    """One run of the command. `shown` is all that came, without colours; a wiped screen is a form feed."""

    def __init__(self, *arguments: str, folder: Path, command: Sequence[str] = KOSTKA, **environment: str) -> None:
        import fcntl
        import struct
        import termios

        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        clean = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        given = {"XDG_DATA_HOME": str(folder), "KOSTKA_LANG": "en", "LOGNAME": "anna", "TERM": "xterm", **environment}
        self.process = subprocess.Popen(
            [*command, *arguments],
            env={**clean, **given, "PYTHONIOENCODING": "utf-8"},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""
        self.raw = b""
        self.read_until = 0

    def expect(self, text: str) -> str:
        """Wait until a text is shown; returns what came since the last wait, with the text."""
        ends = time.monotonic() + PATIENCE
        while text not in self.shown[self.read_until :]:
            assert self.read(ends - time.monotonic()), f"{text!r} never came:\n{self.shown[-3000:]}"
        begin, self.read_until = self.read_until, self.shown.index(text, self.read_until) + len(text)
        return self.shown[begin : self.read_until]

    def read(self, seconds: float) -> bool:
        """Take in what there is; whether there was anything."""
        if not select.select([self.end], [], [], max(0.0, seconds))[0]:
            return False
        try:
            more = os.read(self.end, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += more
        text = self.raw.decode(errors="replace").replace(WIPED, "\f")
        self.shown = CONTROL.sub("", text)
        return bool(more)

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def answer(self, line: str, until: str = "> ") -> str:
        """Type a line, and read on to the next prompt; what was typed is left out."""
        self.type(line)
        self.expect("\n")
        return self.expect(until)

    def interrupt(self) -> None:
        """Ctrl-C; again if it came between a prompt and the wait for an answer, where Python notices it only later."""
        shown = self.shown
        while self.process.poll() is None and self.shown == shown:
            os.killpg(self.process.pid, signal.SIGINT)
            self.read(5)

    def close(self) -> int:
        """Read to the end; returns the exit status."""
        while self.read(PATIENCE):
            pass
        os.close(self.end)
        return self.process.wait(PATIENCE)
