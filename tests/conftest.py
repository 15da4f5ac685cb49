"""Rules are compiled once, before the workers of pytest-xdist begin: they would all compile the same ones at once."""

import os

import pytest

import kostka


def pytest_configure(config: pytest.Config) -> None:
    distributes = config.getoption("numprocesses", default=None)
    if distributes and "PYTEST_XDIST_WORKER" not in os.environ:
        for id in kostka.game_ids():
            if not kostka.game(id).is_compiled():
                kostka.game(id).compile()
