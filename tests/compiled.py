"""The rules of every game are compiled once before the tests, each by a process of its own: `make rules`.

So are the loops of the lab, which a user's first call compiles.
"""

import subprocess
import sys
from collections.abc import Iterable

import kostka
from kostka.core.compiled.loops import GREEDY
from kostka.core.compiling import compile_game, is_compiled
from kostka.lab import environments
from kostka.lab.recording import recorded


def compile_missing() -> None:
    compile_each(id for id in kostka.game_ids() if not is_compiled(kostka.game(id)))


def compile_each(ids: Iterable[str]) -> None:
    commands = [[sys.executable, "-m", "tests.compiled", id] for id in ids]
    for process in [subprocess.Popen(command) for command in commands]:
        assert process.wait() == 0, "the rules of a game do not compile"


def compile_all(id: str) -> None:
    game = kostka.game(id)
    compile_game(game)
    batch = environments.batch(id, 1)
    batch.reset()
    batch.step(batch.sample())
    recorded(batch.series, 0, 1, [GREEDY] * game.seats[0], rows=True)
    by_turns = environments.aec(id)
    by_turns.reset(seed=0)
    by_turns.step(int(by_turns.last()[0]["action_mask"].argmax()))


if __name__ == "__main__":
    compile_all(sys.argv[1]) if sys.argv[1:] else compile_each(kostka.game_ids())
