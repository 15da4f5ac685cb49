"""Studies: questions about the games that many games answer, each as a page with pictures and data.

A module or folder here that has a `STUDY` is found by itself. Its title is the message `study-NAME`, its question
`study-NAME-about`.
"""

import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from kostka.core.declare.messages import Message, shorten
from kostka.core.errors import KostkaError
from kostka.core.registry import game_ids
from kostka.lab.crew import cores
from kostka.lab.series import check_seed
from kostka.lab.simulate import check_workers

if TYPE_CHECKING:
    from kostka.studies.report import Report

Progress = Callable[[int, int], None]
FOLDER = "report"
WHOLE = 1000  # steps of the progress of a study with several parts


def silent(done: int, total: int) -> None:
    """Show no progress."""


def split(progress: Progress, sizes: Sequence[float]) -> Iterator[Progress]:
    """A progress function for each part of a task."""
    before, total = 0.0, sum(sizes)
    for size in sizes:
        yield part_of(progress, before / total, size / total)
        before += size


def part_of(progress: Progress, begins: float, share: float) -> Progress:
    return lambda done, total: progress(round(WHOLE * (begins + share * done / max(1, total))), WHOLE)


@dataclass(frozen=True)
class Run:
    """What a study is given."""

    quick: bool
    seed: int
    workers: int | None
    progress: Progress = silent

    @property
    def processes(self) -> int:
        """How many play; a quick run is not worth starting others."""
        return 1 if self.quick else self.workers or cores()

    def parts(self, sizes: Sequence[float]) -> Iterator[Progress]:
        return split(self.progress, sizes)


@dataclass(frozen=True)
class Study:
    """A study, and the games it plays: all of them if none are named."""

    name: str
    run: "Callable[[Run], Report]"
    games: tuple[str, ...] = field(default_factory=lambda: tuple(game_ids()))

    @property
    def title(self) -> Message:
        return Message(f"study-{self.name}")

    @property
    def about(self) -> Message:
        """Its question."""
        return Message(f"study-{self.name}-about")


@lru_cache
def studies() -> dict[str, Study]:
    """All studies by name."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    every = (getattr(module, "STUDY", None) for module in modules)
    return {study.name: study for study in sorted(filter(None, every), key=lambda study: study.name)}


def study(name: str) -> Study:
    if name not in studies():
        raise KostkaError("study-unknown", given=shorten(name), known=tuple(studies()))
    return studies()[name]


def conduct(
    name: str,
    out: str | Path = FOLDER,
    quick: bool = False,
    seed: int = 1,
    workers: int | None = None,
    progress: Progress = silent,
) -> Path:
    """Run a study and write its report into a folder. Returns the page; the same seed gives the same report."""
    from kostka.studies.page import facts, page
    from kostka.studies.report import make_folder, write

    asked, run = study(name), Run(quick, check_seed(seed), workers, progress)
    check_workers(workers, "core-arena-workers")
    folder, began = make_folder(Path(out)), time.perf_counter()
    report = asked.run(run)
    about = facts(asked, run, command_of(name, out, quick, run.seed), time.perf_counter() - began)
    return write(folder, name, report, lambda parts: page(asked, report, quick, about, parts))


def command_of(name: str, out: str | Path, quick: bool, seed: int) -> str:
    """The command that makes the same report."""
    folder = Path(out).name if Path(out).is_absolute() else Path(out).as_posix()
    return shlex.join(["kostka", "study", name, "--out", folder, "--seed", str(seed), *(["--quick"] if quick else [])])
