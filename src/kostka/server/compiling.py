"""The compiler at work behind the server: it compiles what is not compiled yet, one game after the other.

Each game has a process of its own, because the compiler gives no memory back. Progress is told in JSON lines. All of it
ends with the server.
"""

import json
import os
import subprocess
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO, NoReturn

from kostka.core.compiling import compile_game
from kostka.core.pipes import command, environment, hear, stand_behind
from kostka.core.registry import find_game, is_compiled, uncompiled

NICE = 10


def main() -> NoReturn:
    """Compile the game that is named, or all that wait for it. The exit status is 0 if all were kept on disk."""
    named = sys.argv[1:]
    lines = stand_behind(0 if named else NICE, "SIGINT", "SIGTERM", "SIGHUP")
    hear()
    ids, compile = (named, compile_here) if named else (uncompiled(), compile_behind)
    for id in ids:
        try:
            compile(id, lines)
        except Exception:  # whatever a game of somebody else may do wrong
            traceback.print_exc()
    os._exit(0 if all(map(is_compiled, ids)) else 1)  # not waiting for the thread that listens


def compile_behind(id: str, lines: BinaryIO) -> None:
    module = command("kostka.server.compiling", id)
    with subprocess.Popen(module, env=environment(), stdin=subprocess.PIPE, stdout=lines) as process:
        process.wait()


def compile_here(id: str, lines: BinaryIO) -> None:
    def tell(done: int, total: int, part: str) -> None:
        with suppress(OSError):
            lines.write(json.dumps({"game": id, "done": done, "total": total}).encode() + b"\n")
            lines.flush()

    compile_game(find_game(id), tell)


if __name__ == "__main__":
    main()
