"""Rules are compiled once, a process for each game, before the workers of pytest-xdist begin, who would all compile the
same ones at once."""

import os
import subprocess
import sys

import pytest

import kostka


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("numprocesses", default=None) or "PYTEST_XDIST_WORKER" in os.environ:
        return
    missing = [id for id in kostka.game_ids() if not kostka.game(id).is_compiled()]
    commands = [[sys.executable, "-c", f"import kostka; kostka.game('{id}').compile()"] for id in missing]
    for process in [subprocess.Popen(command) for command in commands]:
        assert process.wait() == 0, "the rules of a game do not compile"
