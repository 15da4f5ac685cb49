"""Rules are compiled before the workers of pytest-xdist begin, who would all compile the same ones at once.

What takes long is begun first, so that nobody waits for it at the end. Workers take tests from the end of each other's
rows, so what shares a server, a browser or a Ray stays with whoever began it: a folder is not torn apart."""

import os
import signal

import pytest

from tests.compiled import compile_missing

FOLDERS = ("e2e", "server", "cli", "lab")
LONG = ("test_game_is_played_to_its_end", "test_all_that_is_sent", "test_a_server_that_is_killed", "by_the_keyboard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (folder_rank(item), not any(name in item.name for name in LONG)))


def folder_rank(item: pytest.Item) -> int:
    folder = item.path.parent.name
    return FOLDERS.index(folder) if folder in FOLDERS else len(FOLDERS)


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Tests that run in the background would hand it on to the commands they start: these must hear Ctrl-C.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("numprocesses", default=None) and "PYTEST_XDIST_WORKER" not in os.environ:
        compile_missing()
