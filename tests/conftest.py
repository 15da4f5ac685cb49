"""Rules are compiled before the workers of pytest-xdist begin, who would all compile the same ones at once. What takes
long is begun first, so that nobody waits for it at the end."""

import os

import pytest

from tests.compiled import compile_missing

LONG = ("test_game_is_played_to_its_end", "test_all_that_is_sent", "test_a_server_that_is_killed", "by_the_keyboard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(name in item.name for name in LONG))


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("numprocesses", default=None) and "PYTEST_XDIST_WORKER" not in os.environ:
        compile_missing()
