"""The compiler at work behind the table: a process that compiles a game's rules while people play without them.

The table plays with plain functions, which are quick enough for one match. Odds are not: this process works them out as
soon as it has compiled the rules, and until then the table says so. It ends with the table, whatever ends that one.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from threading import Thread
from typing import TYPE_CHECKING, Any, NoReturn

from kostka.core.errors import KostkaError
from kostka.core.pipes import command, environment, packed, received, send, serve

if TYPE_CHECKING:
    from kostka.core.match import Match

Odds = Callable[["Match", int, int], dict[str, Any]]
READY = "ready"
NICE = 10
# What Windows has in place of `os.nice`.
LOW_PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)


class Compiler:
    """The table's end: asks for odds, and says why there are none."""

    def __init__(self, game: str) -> None:
        self.process = subprocess.Popen(
            command("kostka.cli.behind", game),
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=LOW_PRIORITY,
        )
        self.greeting: Any = None
        self.waiting = Thread(target=self.wait, daemon=True)
        self.waiting.start()

    def wait(self) -> None:
        """Until the rules are compiled, or never will be."""
        self.greeting = received(self.process.stdout)

    def odds(self, match: "Match", seat: int, rollouts: int) -> dict[str, Any]:
        """What `match.odds` would answer with compiled rules."""
        if self.waiting.is_alive():
            raise KostkaError("cli-odds-soon")
        view = match.position.view(seat)
        found = self.ask(view.board.tobytes(), view.to_bytes(), seat, rollouts) if self.greeting == READY else None
        if found is None:
            return no_odds(match, seat, rollouts)
        if isinstance(found, KostkaError):
            raise found
        return found  # type: ignore[no-any-return]

    def ask(self, *question: Any) -> Any:
        """The answer to a question, None from a process that is no more."""
        try:
            send(self.process.stdin, question)
        except OSError:
            return None
        return received(self.process.stdout)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


def no_odds(match: "Match", seat: int, rollouts: int) -> NoReturn:
    """What there is where no process can be started, or the one that was is no more."""
    raise KostkaError("cli-odds-never")


# ------------------------------------------------------------------------------------------ the other end of the pipes


def work(questions: Iterator[Any]) -> Iterator[bytes]:
    """Compile a game's rules, then answer questions."""
    from kostka.core.compiling import compile_game
    from kostka.core.position import View
    from kostka.core.registry import find_game

    game = find_game(sys.argv[1])
    compile_game(game)
    yield packed(READY)
    for board, state, seat, rollouts in questions:
        try:
            found: Any = View.from_bytes(game, board, state, seat).odds(rollouts)
        except KostkaError as error:
            found = error
        yield packed(found)


if __name__ == "__main__":
    serve(work, NICE, "SIGINT")  # Ctrl-C is for the table
