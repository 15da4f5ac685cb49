"""Jobs that go wrong in every way, for the tests of the thinkers."""

import os
import sys
import time
from typing import Any

from kostka.core.errors import KostkaError
from kostka.core.registry import game_ids


def rules() -> list[str]:
    """The games whose rules are here."""
    return [name for name in game_ids() if f"kostka.games.{name}" in sys.modules]


def add(one: int, other: int) -> int:
    return one + other


def pid() -> int:
    return os.getpid()


def sleep(seconds: float, file: str = "") -> int:
    """Writes down who sleeps before it does."""
    if file:
        with open(file, "w") as pids:
            pids.write(str(os.getpid()))
    time.sleep(seconds)
    return os.getpid()


def spin() -> None:
    while True:
        pass


def fail() -> None:
    raise ZeroDivisionError


def refuse() -> None:
    raise KostkaError("core-no-game", given="'chess'", known=("camelup",))


def shout() -> str:
    """What is printed does not disturb the answers."""
    print("shouted", flush=True)
    os.write(1, b"louder\n")
    return "said"


def unspeakable() -> Any:
    return lambda: None


def leave() -> None:
    os._exit(3)


def long(size: int) -> bytes:
    return bytes(size)
