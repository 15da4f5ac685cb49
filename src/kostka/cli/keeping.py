"""Where matches are kept: one table a file, no match over another, and the command that goes on with one."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from kostka.cli import named_language
from kostka.core.errors import KostkaError
from kostka.core.folders import user_data
from kostka.core.notation import is_match
from kostka.core.reading import read_text


def saved_match(game: str) -> Path:
    """Where the running match of a game is kept."""
    return user_data() / f"{game}.kostka"


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep other tables away from a match file. The lock is the system's: it goes with the process, however it ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target = path.resolve()
    guard = target.with_name(f".{target.name}.lock")
    try:
        with FileLock(guard, timeout=0):
            try:
                yield
            finally:
                with suppress(OSError):  # Windows removes no open file; the library does it there
                    guard.unlink()
    except Timeout:
        raise KostkaError("cli-in-use", file=str(path)) from None


def keep_earlier(path: Path) -> Path | None:
    """Move a saved match out of the way of a new one, to a name that nobody else has; returns where it is now."""
    if not path.exists():
        return None
    if not path.is_file() or not is_match(read_text(path)):
        raise KostkaError("cli-no-match", file=str(path))
    number = 1
    while True:
        kept = path.with_name(f"{path.stem}-earlier-{number}{path.suffix}")
        try:
            kept.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path.replace(kept)


def resume_command(game: str, path: Path) -> str:
    """What to type to go on with a match."""
    named = [] if path == saved_match(game) else ["--file", str(path)]
    return command_line("play", game, "--resume", *named)


def command_line(*words: str) -> str:
    """A command that works as typed where this one was typed, in the language that was asked for."""
    language = named_language(sys.argv[1:])
    line = [*program(), *(["--lang", language] if language else []), *words]
    return subprocess.list2cmdline(line) if sys.platform == "win32" else shlex.join(line)


def program() -> list[str]:
    """How this program is called: by its name only where the shell finds it under that name."""
    called = Path(sys.argv[0])
    if called.stem != "kostka" or not os.access(called, os.X_OK):
        return [sys.executable, "-m", "kostka"]
    found = shutil.which("kostka")
    if found and Path(found).samefile(called):
        return ["kostka"]
    near = os.path.relpath(called)
    return [str(called.absolute()) if near.startswith(os.pardir) else os.path.join(os.curdir, near)]
