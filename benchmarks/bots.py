"""`make bots`: how strong the bots are. Plays the matches that docs/bots.md shows, and writes its tables and its plot.

Every match is kept, so that a run goes on where another stopped. What was kept is of the bots that played it: begin
with an empty folder when bots have changed. Levels think by time: their figures need a machine that does nothing else.
"""

import argparse
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import isinf
from pathlib import Path
from typing import Any

from benchmarks.environment import ROOT, describe_machine
from benchmarks.strategies import Changed, Forgetful, OpenRunner, Peeking, PushUntil, leg_expectation
from kostka.bots import Bot, name_of
from kostka.cli.arena import milliseconds, points
from kostka.cli.progress import bar
from kostka.lab.arena import Arena, Contest, Pace, prepared
from kostka.lab.statistics import Interval
from kostka.studies import plots

PAGE = ROOT / "docs" / "bots.md"
PICTURE = ROOT / "docs" / "images" / "bots-strength.svg"
MATCHES, QUICK, EVERYTHING = 400, 8, 1_000_000
SEED = 11
BUDGETS = (10, 30, 100, 300, 1000, 3000)
SETS = (*(f"race-{number}" for number in range(1, 8)), "combotastic", "such-much-fans", "grand-finale")
TITLES = {"camelup": "Camel Up", "cubitos": "Cubitos", "jamniki": "Jamniki"}
SEATS = {"camelup": 4, "cubitos": 2, "jamniki": 2}


@dataclass(frozen=True)
class Fixture:
    """A row of the page: the first bot against the second, in a part of the page."""

    part: str
    game: str
    first: str | Bot
    second: str | Bot
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, str]:
        return name_of(self.first), name_of(self.second)

    @property
    def file(self) -> str:
        return "-".join([self.game, *self.names, *map(str, self.options.values())]) + ".jsonl"

    def arena(self, folder: Path, matches: int, workers: int | None) -> Arena:
        setup = prepared(self.game, [self.first, self.second], SEATS[self.game], SEED, self.options)
        deals = max(1, round(matches / len(setup.tables)))
        arena = Arena(setup, deals, workers=workers, out=folder / self.file)
        arena.runner = OpenRunner
        return arena


def fixtures() -> Iterator[Fixture]:
    """All matches of the page."""
    for game in TITLES:
        for first, second in (("expert", "hard"), ("hard", "normal"), ("normal", "easy")):
            yield Fixture("levels", game, first, second)
    yield Fixture("greedy", "camelup", "expert", "greedy")
    for name in SETS:
        yield Fixture("greedy", "cubitos", "expert", "greedy", {"set": name})
    yield Fixture("greedy", "jamniki", "expert", "greedy")
    for game in TITLES:
        for playouts in BUDGETS:
            yield Fixture("budget", game, f"expert@{playouts}", "greedy")
    for game in TITLES:
        yield Fixture("choices", game, "expert@300", Changed("open loop", 300, closed=False))
    yield Fixture("choices", "camelup", "expert@300", Forgetful(300))
    yield Fixture("others", "camelup", "expert", leg_expectation)
    yield Fixture("others", "camelup", "greedy", leg_expectation)
    for hits in range(3, 7):
        yield Fixture("others", "cubitos", "expert", PushUntil(hits))
    for hits in range(3, 7):
        yield Fixture("others", "cubitos", "greedy", PushUntil(hits))
    for game in TITLES:
        yield Fixture("luck", game, Peeking(), "greedy")


Played = Sequence[tuple[Fixture, Contest]]


def main() -> None:
    arguments = read_arguments()
    folder: Path = arguments.out
    folder.mkdir(parents=True, exist_ok=True)
    matches = EVERYTHING if arguments.write_only else QUICK if arguments.quick else arguments.games
    chosen = [each for each in fixtures() if re.search(arguments.only, f"{each.part} {each.file}")]
    commit = commit_of(folder)
    played = list(results(chosen, folder, matches, arguments.workers, arguments.write_only))
    write_page(arguments.page, played, commit)
    draw([row for row in played if row[0].part == "budget"], arguments.picture)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bots", help="the folder of what was played")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--games", type=int, default=MATCHES, help="matches of every row")
    size.add_argument("--quick", action="store_true", help=f"{QUICK} matches of every row, to see that it works")
    parser.add_argument("--only", default="", help="rows whose part or file has this, a regular expression")
    parser.add_argument("--workers", type=int, help="processes; all cores if not given")
    parser.add_argument("--write-only", action="store_true", help="play nothing, write what was played")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    return parser.parse_args()


def commit_of(folder: Path) -> str:
    """Whose bots have played what is kept: those of the commit with which the folder was begun."""
    note = folder / "commit"
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    now = asked.stdout.strip() or "an unknown commit"
    if not note.exists():
        note.write_text(now, encoding="utf-8")
    begun = note.read_text(encoding="utf-8")
    if begun != now:
        print(f"{folder} was begun at {begun}, this is {now}: if bots have changed since, name another folder.")
    return begun


def results(
    chosen: Iterable[Fixture], folder: Path, matches: int, workers: int | None, write_only: bool
) -> Iterator[tuple[Fixture, Contest]]:
    """The rows that have been played, as far as they have."""
    for fixture in chosen:
        if write_only and not (folder / fixture.file).exists():
            continue
        arena = fixture.arena(folder, matches, workers)
        if not write_only:
            with bar(fixture.file.removesuffix(".jsonl")) as advance:
                arena.play(lambda done, total, share, tell=advance: tell(done, total, shown(share)))  # type: ignore[misc]
        contest = arena.contest()
        if contest.matches:
            yield fixture, contest


# ------------------------------------------------------------------------------------------------------------ the page


def write_page(path: Path, played: Played, commit: str) -> None:
    """Put the tables between the marks of the page; parts of which nothing was played stay as they are."""
    text = path.read_text(encoding="utf-8")
    for part, table in TABLES.items():
        rows = [row for row in played if row[0].part == part]
        if rows:
            text = between(text, part, table(rows))
    if played:
        text = between(text, "machine", machine(commit))
    path.write_text(text, encoding="utf-8")


def between(text: str, part: str, made: str) -> str:
    begin, end = f"<!-- {part}: made by `make bots` -->", f"<!-- end of {part} -->"
    before, marked, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not marked or not closed:
        raise SystemExit(f"The page has no marks {begin} and {end}.")
    return f"{before}{begin}\n{made}\n{end}{after}"


def machine(commit: str) -> str:
    found = describe_machine()
    versions = f"Python {found['python']}, Numba {found['numba']}"
    return f"{found['cores']} cores of {found['processor']}, {found['system']}, {versions}; bots of {commit}."


COLUMNS = (
    "game",
    "match",
    "matches",
    "win share (95 %)",
    "par",
    "Elo (95 %)",
    "time a move, ms: median / 99 % / worst",
)


def plain_table(rows: Played) -> str:
    return in_markdown(COLUMNS, (cells(fixture, contest) for fixture, contest in rows))


def greedy_table(rows: Played) -> str:
    """With the mean over the printed sets of Cubitos, each of which counts the same."""
    table = plain_table(rows)
    sets = [first_share(contest) for fixture, contest in rows if fixture.game == "cubitos"]
    if len(sets) < len(SETS):
        return table
    mean = sum(share.mean for share in sets) / len(sets)
    half = sum(((share.high - share.low) / 2) ** 2 for share in sets) ** 0.5 / len(sets)
    average = shown(Interval(mean, mean - half, mean + half))
    return f"{table}\n\nOn average over the ten printed sets of Cubitos: {average}."


def budget_table(rows: Played) -> str:
    return f"![Elo over greedy by playouts a move](images/{PICTURE.name})\n\n{plain_table(rows)}"


TABLES: dict[str, Callable[[Played], str]] = {
    "levels": plain_table,
    "greedy": greedy_table,
    "budget": budget_table,
    "choices": plain_table,
    "others": plain_table,
    "luck": plain_table,
}


def cells(fixture: Fixture, contest: Contest) -> list[str]:
    first, second = fixture.names
    others = contest.setup.seats - 1
    against = f"`{second}`" if others == 1 else f"{others} × `{second}`"
    where = "".join(f", {value}" for value in fixture.options.values())
    assert contest.elo is not None
    return [
        TITLES[fixture.game] + where,
        f"`{first}` against {against}",
        str(len(contest.matches)),
        shown(first_share(contest)),
        f"{100 * contest.setup.par:.0f} %",
        f"{points(contest.elo.mean)} ({points(contest.elo.low)} to {points(contest.elo.high)})",
        pace(next(row.pace for row in contest.standings if row.bot == first)),
    ]


def first_share(contest: Contest) -> Interval:
    return next(row.share for row in contest.standings if row.bot == contest.setup.names[0])


def shown(share: Interval | None) -> str:
    return "" if share is None else f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def pace(taken: Pace | None) -> str:
    return "–" if taken is None else " / ".join(map(milliseconds, (taken.median, taken.late, taken.worst)))


def in_markdown(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


# ------------------------------------------------------------------------------------------------------------ the plot

ARROW = 60  # Elo


def draw(rows: Played, path: Path) -> None:
    """Strength against budget, a line for each game with its own sign and its name at the end."""
    if not rows:
        return
    with plots.styled():
        figure = plots.new_figure((7.2, 4.2))
        axes = figure.subplots()
        ends = []
        for game, look in plots.game_looks().items():
            line = sorted((playouts_of(fixture), contest.elo) for fixture, contest in rows if fixture.game == game)
            if line:
                ends.append((*draw_line(axes, look, line), TITLES[game], look.day))
        plots.zero_line(axes)
        axes.set_xscale("log")
        axes.set_xticks(BUDGETS, [f"{budget:,}" for budget in BUDGETS])
        axes.minorticks_off()
        axes.margins(x=0.05)
        axes.set(xlabel="playouts a move", ylabel="Elo over greedy, with 95 % intervals")
        plots.name_ends(axes, ends)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(plots.by_night(plots.to_svg(figure)), encoding="utf-8")


def playouts_of(fixture: Fixture) -> int:
    return int(fixture.names[0].partition("@")[2])


def draw_line(axes: Any, look: plots.Look, line: Sequence[tuple[int, Interval | None]]) -> tuple[float, int]:
    """Where it ends, height and budget. If all was won, only the lower end is known: an arrow goes up from there."""
    known = [(budget, elo) for budget, elo in line if elo is not None]
    budgets, open_ends = [budget for budget, _ in known], [isinf(elo.mean) for _, elo in known]
    means = [elo.low if isinf(elo.mean) else elo.mean for _, elo in known]
    below = [mean - elo.low for mean, (_, elo) in zip(means, known, strict=True)]
    above = [ARROW if isinf(elo.high) else elo.high - mean for mean, (_, elo) in zip(means, known, strict=True)]
    axes.errorbar(budgets, means, yerr=[below, above], lolims=open_ends, capsize=3, **look.line)
    return means[-1], budgets[-1]


if __name__ == "__main__":
    main()
