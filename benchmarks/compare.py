"""`make bench-compare`: what became faster or slower from one revision to another, or to the working tree.

    python -m benchmarks.compare e9ca02f
    python -m benchmarks.compare e9ca02f 4765b9a

Measures the same things on both sides, in turns within one run. Each side has a Python of its own, which compiles its
rules into a folder of its own before anything is measured. Beside `match.play` runs backgammon of OpenSpiel, through
its Python interface. Prints a table, says what got slower, writes all samples to benchmarks/results/compare.json.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from operator import truediv
from pathlib import Path
from shutil import rmtree
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.environment import ROOT, describe_machine, pin
from benchmarks.measures import GAMES, MEASURES, PLAY, Measure, gain
from benchmarks.pythons import NotMeasured, Other
from benchmarks.speed import Contestant, peer
from benchmarks.tables import WIDTH, new_table, show
from benchmarks.verdicts import LEAST_ROUNDS, gain_of, told
from kostka.cli.progress import bar

RESULTS = ROOT / "benchmarks" / "results" / "compare.json"
SEEDS_A_ROUND = 1_000_000


class Side(Other):
    """A Python with the sources of a revision, in which a module answers questions."""

    def __init__(self, source: Path, cache: Path, module: str, **settings: str) -> None:
        path = os.pathsep.join([str(source), str(ROOT)])
        super().__init__(
            [sys.executable, "-P", "-m", module],
            {**os.environ, "PYTHONPATH": path, "KOSTKA_CACHE_DIR": str(cache), **settings},
            start_new_session=True,  # Ctrl-C is for us to handle
        )


@dataclass
class Row:
    """The samples of a measure, one of each side a round; `missing` says which side has none, and why."""

    measure: Measure
    samples: dict[str, list[float]] = field(default_factory=lambda: {"before": [], "after": []})
    missing: dict[str, str] = field(default_factory=dict)

    def take(self, name: str, side: Side, seed: int, seconds: float) -> None:
        if name not in self.missing:
            try:
                self.samples[name].append(side.ask(measure=self.measure.title, seed=seed, seconds=seconds))
            except NotMeasured as error:
                self.missing[name] = str(error)

    @property
    def gains(self) -> list[float]:
        """Round by round, because a change of the machine's speed during the run meets both sides."""
        pairs = zip(self.samples["before"], self.samples["after"], strict=True)
        return [gain(self.measure.unit, before, after) for before, after in pairs]


def main() -> None:
    arguments = read_arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        compare(arguments)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What became faster or slower since a revision of this repository.")
    parser.add_argument("before", help="a commit, a tag, a branch")
    parser.add_argument("after", nargs="?", help="what it is compared with; the working tree if not given")
    parser.add_argument("--seconds", type=float, default=1.0, help="time of one sample")
    parser.add_argument(
        "--rounds", type=int, default=LEAST_ROUNDS, help="samples of each measure and side, taken in turns"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="only the measures with this text in their names")
    parser.add_argument("--folder", type=Path, help="work there and keep the compiled rules for another run")
    return parser.parse_args()


def compare(arguments: argparse.Namespace) -> None:
    console = Console(width=WIDTH)
    machine = describe_machine()
    console.print(", ".join(f"{name} {value}" for name, value in machine.items()), "\n")
    rows = [Row(measure) for title, measure in MEASURES.items() if arguments.only in title]
    with both_sides(arguments.before, arguments.after, arguments.folder) as sides:
        prepare(sides, [id for id in GAMES if any(row.measure.game == id for row in rows)])
        with bar("Installing OpenSpiel"):
            backgammon = peer("backgammon")
        take_turns(rows, sides, backgammon, arguments.rounds, arguments.seconds)
    after = arguments.after or "the working tree"
    show(console, f"Before ({arguments.before}) and after ({after})", comparison(rows, backgammon))
    for row in rows:
        for name, reason in row.missing.items():
            console.print(f"{row.measure.title} was not measured {name}: {reason}", markup=False)
    if backgammon.missing:
        console.print(f"backgammon was not measured: {backgammon.missing}", markup=False)
    save(machine, arguments.before, after, rows, backgammon)
    for sentence in told({row.measure.title: gain_of(row.gains) for row in rows if not row.missing}):
        console.print(sentence, markup=False, soft_wrap=True)


# ----------------------------------------------------------------------------------------------------------- the sides


@contextmanager
def both_sides(before: str, after: str | None, folder: Path | None) -> Iterator[dict[str, Side]]:
    with ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="kostka-compare-")))
        folder = folder.resolve()
        sources = {"before": unpack(before, folder, "before")}
        sources["after"] = unpack(after, folder, "after") if after else ROOT / "src"
        sides = {}
        for name, source in sources.items():
            sides[name] = Side(source, folder / "rules" / name, "benchmarks.measures")
            stack.callback(sides[name].process.kill)
        yield sides


def unpack(revision: str, folder: Path, name: str = "revision") -> Path:
    """The sources of a revision."""
    archive, source = folder / f"{name}.tar", folder / name
    folder.mkdir(parents=True, exist_ok=True)
    command = ["git", "-C", str(ROOT), "archive", "--output", str(archive), revision, "src"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"There are no sources of {revision!r} here: {done.stderr.strip()}")
    rmtree(source, ignore_errors=True)
    with tarfile.open(archive) as tar:
        tar.extractall(source, filter="data")
    return source / "src"


def prepare(sides: dict[str, Side], games: Sequence[str]) -> None:
    """Compile everything on every core, so that nothing waits for the compiler; then keep to one core."""
    done = count(1)

    def compile_rules(name: str) -> None:
        for id in games:
            try:
                sides[name].ask(compile=id)
            except NotMeasured as error:
                raise SystemExit(f"{GAMES[id]} cannot be compiled {name}: {error}") from None
            progress(next(done), len(sides) * len(games))

    with bar("Compiling both sides, which takes minutes") as progress, ThreadPoolExecutor() as pool:
        progress(0, len(sides) * len(games))
        try:
            list(pool.map(compile_rules, sides))
        except BaseException:
            for side in sides.values():
                side.process.kill()
            raise
    for process in (0, *(side.process.pid for side in sides.values())):
        pin(process)


def take_turns(rows: Sequence[Row], sides: dict[str, Side], other: Contestant, rounds: int, seconds: float) -> None:
    """Every measure once a round on both sides, with the same seeds, first on one and then first on the other."""
    with bar("Measuring") as progress:
        for round in range(rounds):
            for done, row in enumerate(rows):
                progress(round * len(rows) + done, rounds * len(rows))
                for name in sorted(sides, reverse=round % 2 == 0):
                    row.take(name, sides[name], round * SEEDS_A_ROUND, seconds)
            other.take(seconds)


# ----------------------------------------------------------------------------------------------------------- the table


def comparison(rows: Sequence[Row], other: Contestant) -> Table:
    table = new_table("measure", "unit", "before", "after", "times faster", "times backgammon", words=2)
    for row in rows:
        beside = row.measure.title.startswith(PLAY) and not row.missing and not other.missing
        table.add_row(
            row.measure.title,
            row.measure.unit,
            number(row.samples["before"]),
            number(row.samples["after"]),
            "" if row.missing else f"{median(row.gains):.2f}",
            f"{median(map(truediv, row.samples['after'], other.speeds)):.2f}" if beside else "",
        )
    table.add_row(f"{other.title}, {other.how}", "decisions/s", "", number(other.speeds))
    return table


def number(samples: Sequence[float]) -> str:
    if not samples:
        return "not measured"
    value = median(samples)
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def save(machine: dict[str, Any], before: str, after: str, rows: Sequence[Row], other: Contestant) -> None:
    figures = {
        "machine": machine,
        "before": before,
        "after": after,
        "measures": {
            row.measure.title: {"unit": row.measure.unit, **row.samples, "missing": row.missing} for row in rows
        },
        "backgammon": other.speeds,
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
