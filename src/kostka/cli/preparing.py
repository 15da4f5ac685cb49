"""Compiling a game's rules before their first use."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from kostka.cli.progress import bar
from kostka.messages import say

SHOW_CURSOR = b"\x1b[?25h\n"
INTERRUPTED = 130


def prepare(game: str) -> None:
    """Compile a game's rules if this is their first run, with progress."""
    from kostka.core.registry import game as find_game

    found = find_game(game)
    if not found.is_compiled():
        with bar(say("cli-compiling", game=say(found.id))) as advance, leaving_at_once():
            found.compile(advance)


@contextmanager
def leaving_at_once() -> Iterator[None]:
    """Ctrl-C ends the command here and now: as an exception it would be lost where the compiler calls back."""
    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave(number: int, frame: FrameType | None) -> None:
    if sys.stderr.isatty():
        os.write(sys.stderr.fileno(), SHOW_CURSOR)
    os._exit(INTERRUPTED)
