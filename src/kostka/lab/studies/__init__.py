"""Studies: questions about the games that many games answer, each as a page with pictures and data.

A module of this package that has a `STUDY` is found by itself. Its words are the messages `study-NAME`, the title, and
`study-NAME-about`, what it asks.
"""

import platform
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from kostka import __version__
from kostka.core.errors import KostkaError, Message, shorten
from kostka.core.registry import game as find_game
from kostka.lab.crew import MOST_WORKERS, cores
from kostka.lab.simulate import check_number, check_seed

if TYPE_CHECKING:
    from kostka.lab.studies.report import Report

Progress = Callable[[int, int], None]
ALL_GAMES = ("camelup", "cubitos", "jamniki")
FOLDER = "report"
WHOLE = 1000  # how finely a study with several parts tells how far it is


def silent(done: int, total: int) -> None:
    """Nobody wants to know how far it is."""


@dataclass(frozen=True)
class Run:
    """What a study is given."""

    quick: bool
    seed: int
    workers: int | None
    progress: Progress = silent

    def parts(self, sizes: Sequence[float]) -> Iterator[Progress]:
        """For each part of a study a function that tells how far that part is; together they are the whole."""
        before = 0.0
        for size in sizes:
            yield self.part(before / sum(sizes), size / sum(sizes))
            before += size

    def part(self, begins: float, size: float) -> Progress:
        def tell(done: int, total: int) -> None:
            self.progress(round(WHOLE * (begins + size * done / max(1, total))), WHOLE)

        return tell


@dataclass(frozen=True)
class Study:
    """A study, and the games that it plays."""

    name: str
    run: "Callable[[Run], Report]"
    games: tuple[str, ...] = ALL_GAMES

    @property
    def title(self) -> Message:
        return Message(f"study-{self.name}")

    @property
    def about(self) -> Message:
        """What it asks."""
        return Message(f"study-{self.name}-about")


@dataclass(frozen=True)
class Facts:
    """What a report says of itself."""

    command: str
    quick: bool
    seed: int
    version: str
    rules: tuple[tuple[str, int], ...]  # games, each with the version of its rules
    day: str
    cores: int
    machine: str
    seconds: float


@lru_cache
def studies() -> dict[str, Study]:
    """By name, those that the modules of this package have."""
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    found = (getattr(module, "STUDY", None) for module in modules)
    return {study.name: study for study in sorted(filter(None, found), key=lambda study: study.name)}


def study_names() -> list[str]:
    return list(studies())


def study(name: str) -> Study:
    found = studies().get(name)
    if found is None:
        raise KostkaError("study-unknown", given=shorten(name), known=tuple(study_names()))
    return found


def conduct(
    name: str,
    out: str | Path = FOLDER,
    quick: bool = False,
    seed: int = 1,
    workers: int | None = None,
    progress: Progress = silent,
) -> Path:
    """Make a study, and write its report into a folder: returns the page. The same seed finds the same."""
    from kostka.lab.studies.page import page
    from kostka.lab.studies.report import write

    found, seed = study(name), check_seed(seed)
    if workers is not None:
        check_number(workers, 1, MOST_WORKERS, "core-arena-workers")
    began = time.perf_counter()
    report = found.run(Run(quick, seed, workers, progress))
    facts = facts_of(found, out, quick, seed, time.perf_counter() - began)
    return write(Path(out), name, report, lambda pictures: page(found, report, facts, pictures))


def facts_of(study: Study, out: str | Path, quick: bool, seed: int, seconds: float) -> Facts:
    return Facts(
        command_of(study.name, out, quick, seed),
        quick,
        seed,
        __version__,
        tuple((id, find_game(id).version) for id in study.games),
        date.today().isoformat(),
        cores(),
        f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        seconds,
    )


def command_of(name: str, out: str | Path, quick: bool, seed: int) -> str:
    """What to type for the same report."""
    folder = Path(out).name if Path(out).is_absolute() else Path(out).as_posix()
    return shlex.join(["kostka", "study", name, "--out", folder, "--seed", str(seed), *(["--quick"] if quick else [])])
