"""Rules are compiled before the workers of pytest-xdist begin, who would all compile the same ones at once."""

import os

import pytest

from tests.compiled import compile_missing


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("numprocesses", default=None) and "PYTEST_XDIST_WORKER" not in os.environ:
        compile_missing()
