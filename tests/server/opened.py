"""What Python opens, lists or imports while somebody watches."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

OPENED: list[list[str]] = []  # of whoever watches now
HOOKS: list[Any] = []


def note_opened(event: str, arguments: tuple[Any, ...]) -> None:
    if OPENED and event in ("open", "os.listdir", "os.scandir", "glob.glob", "pathlib.Path.glob", "import"):
        OPENED[-1].append(f"{event} {arguments[0]!r}")


@contextmanager
def watched() -> Iterator[list[str]]:
    """What is opened meanwhile; a hook can be added, but never taken away."""
    if note_opened not in HOOKS:
        HOOKS.append(note_opened)
        sys.addaudithook(note_opened)
    OPENED.append([])
    try:
        yield OPENED[-1]
    finally:
        OPENED.pop()
