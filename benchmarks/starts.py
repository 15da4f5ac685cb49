"""How long a person waits for a game's rules: with nothing compiled yet, and with the cache of an earlier run."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

CACHED_RUNS = 3


@dataclass(frozen=True)
class Start:
    game: str
    cold: float  # seconds on the clock
    cached: float


def starts(games: Sequence[str], progress: Callable[[int, int], None]) -> list[Start]:
    found = []
    for i, id in enumerate(games):
        progress(i, len(games))
        with tempfile.TemporaryDirectory() as cache:
            cold = start(id, cache)
            found.append(Start(id, cold, median(start(id, cache) for _ in range(CACHED_RUNS))))
    return found


def start(id: str, cache: str) -> float:
    """The time of a fresh Python that compiles or loads all rules of a game."""
    command = [sys.executable, "-c", f"import kostka; kostka.game({id!r}).compile()"]
    begun = time.perf_counter()
    subprocess.run(command, check=True, env={**os.environ, "KOSTKA_CACHE_DIR": cache})
    return time.perf_counter() - begun
