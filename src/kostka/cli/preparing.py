"""Compiling a game's rules before their first use, or behind the first match."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from kostka.cli import INTERRUPTED
from kostka.messages import say, word

if TYPE_CHECKING:
    from kostka.cli.behind import Odds

SHOW_CURSOR = b"\x1b[?25h\n"


def prepare(game: str) -> None:
    """Compile a game's rules if this is their first run, with progress."""
    from kostka.core.compiling import compile_game, is_compiled
    from kostka.core.registry import find_game

    found = find_game(game)
    if not is_compiled(found):
        from kostka.cli.progress import bar

        with bar(say("cli-compiling", game=say(found.id))) as advance, leaving_at_once():
            compile_game(found, lambda done, total, part: advance(done, total, word("part", part)))


def need_not_wait(game: str) -> bool:
    """Whether a person plays with plain rules while another process compiles them. To be asked before rules are
    imported: whether they are compiled is decided then."""
    from kostka.core.compiled import jit
    from kostka.core.registry import is_compiled

    return jit.ENABLED and sys.stdin.isatty() and not is_compiled(game) and jit.stay_plain()


@contextmanager
def odds_at_the_table(game: str, behind: bool) -> Iterator["Odds"]:
    """Who works odds out as long as the table stands: this process, or the one that compiles the rules behind it."""
    if not behind:
        from kostka.core.match import Match

        yield Match.odds
        return
    from kostka.cli.behind import Compiler, no_odds

    try:
        compiler = Compiler(game)
    except OSError:
        yield no_odds
        return
    try:
        yield compiler.odds
    finally:
        compiler.end()


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
