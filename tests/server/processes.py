"""Processes of this machine, by their folders in /proc."""

import time
from pathlib import Path

import pytest

PATIENCE = 60  # seconds, for a busy machine

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")


def parents() -> dict[int, int]:
    """Every process that runs, with its parent."""
    found = ((int(path.name), parent(path)) for path in Path("/proc").glob("[0-9]*"))
    return {process: parent for process, parent in found if parent is not None}


def parent(process: Path) -> int | None:
    try:
        state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)


def children(of: int) -> set[int]:
    return {process for process, parent in parents().items() if parent == of}


def family(ancestor: int) -> set[int]:
    """The children of a process, theirs, and so on."""
    known, found = parents(), {ancestor}
    while more := {process for process, parent in known.items() if parent in found} - found:
        found |= more
    return found - {ancestor}


def wait_for_children(process: int) -> None:
    """Wait until a process has started others."""
    ends = time.monotonic() + PATIENCE
    while not family(process):
        assert time.monotonic() < ends, process
        time.sleep(0.02)


def wait_until_gone(processes: set[int]) -> None:
    ends = time.monotonic() + PATIENCE
    while left := processes & parents().keys():
        assert time.monotonic() < ends, left
        time.sleep(0.02)
