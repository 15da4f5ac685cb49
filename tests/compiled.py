"""The rules of every game are compiled once before the tests, each by a process of its own: `make rules`."""

import subprocess
import sys

import kostka


def compile_missing() -> None:
    missing = [id for id in kostka.game_ids() if not kostka.game(id).is_compiled()]
    commands = [[sys.executable, "-c", f"import kostka; kostka.game('{id}').compile()"] for id in missing]
    for process in [subprocess.Popen(command) for command in commands]:
        assert process.wait() == 0, "the rules of a game do not compile"


if __name__ == "__main__":
    compile_missing()
