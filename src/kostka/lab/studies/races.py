"""How long races of Cubitos are, by track, laps, number of players and kind of bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import isnan, nan
from typing import Any

import numpy as np

from kostka.core.errors import Message
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.tracks import load_track, track_ids
from kostka.lab.crew import cores
from kostka.lab.studies import Progress, Run, Study, plots
from kostka.lab.studies.card_trials import GREEDY, SEARCHING
from kostka.lab.studies.race_lengths import Course, Found, courses, lengths
from kostka.lab.studies.report import Paragraph, Plot, Report, Table, Value, figure, shown
from kostka.lab.studies.watching import answers
from kostka.messages import current, say

KINDS = {GREEDY: "greedy", SEARCHING: "searching"}
MEANT = (9, 16)  # rounds that a lap of a track was designed to take among good players
Asked = tuple[str, Course, int]  # bot, course, players


@dataclass(frozen=True)
class Size:
    """Sets of greedy bots, races of each, and races of searching bots; these may run a part of the courses alone, and
    with fewer numbers of players."""

    sets: int
    races: int
    searched: int
    courses: int | None = None
    seats: int | None = None


WHOLE, QUICK = Size(250, 8, 20), Size(2, 4, 1, courses=4, seats=1)
A_SEARCH = 700  # races of greedy bots that one of searching bots takes as long as, for the progress bar


def run(run: Run) -> Report:
    size = QUICK if run.quick else WHOLE
    workers = 1 if run.quick else run.workers or cores()
    greedy = [(GREEDY, course, seats) for course in courses() for seats in s.SEATS]
    searching = [(SEARCHING, course, seats) for course in courses()[: size.courses] for seats in s.SEATS[: size.seats]]
    parts = run.parts([len(greedy) * size.sets * size.races, len(searching) * size.searched * A_SEARCH])
    if workers > 1:
        lengths(*greedy[0], run.seed, 0, 1)  # compiles what is not yet compiled, before all of them would do it
    found = timed(greedy, run.seed, (size.sets, size.races), workers, next(parts))
    return report(size, found, timed(searching, run.seed, (size.searched, 1), workers, next(parts)))


def timed(every: Sequence[Asked], seed: int, size: tuple[int, int], workers: int, progress: Progress) -> list[Found]:
    """All races; the same for a seed, whatever the number of workers."""
    sets, races = size
    questions = [(*asked, seed, number, races) for asked in every for number in range(sets)]
    answered = np.array(answers(lengths, questions, workers, progress)).reshape(len(every), sets, races, -1)
    return [Found(*asked, rows) for asked, rows in zip(every, answered, strict=True)]


# ---------------------------------------------------------------------------------------------------------- the report


def report(size: Size, greedy: Sequence[Found], searching: Sequence[Found]) -> Report:
    return Report(
        (
            Paragraph(
                Message(
                    "study-races-method",
                    races=shown(size.sets * size.races),
                    sets=shown(size.sets),
                    searched=shown(size.searched),
                    bot=SEARCHING,
                )
            ),
            histograms(greedy),
            *(Paragraph(about_track(track, greedy, searching)) for track in track_ids()),
            bars(greedy, searching),
            Paragraph(about_laps(greedy)),
            table(GREEDY, greedy),
            table(SEARCHING, searching),
            Paragraph(Message("study-races-limits")),
        ),
        {KINDS[GREEDY]: data(greedy), KINDS[SEARCHING]: data(searching)},
    )


def about_track(track: str, greedy: Sequence[Found], searching: Sequence[Found]) -> Message:
    """Whether a lap takes as long as it was meant to, by the means among searching bots."""
    by_bot = [[row for row in rows if row.course == Course((track,), 1)] for rows in (greedy, searching)]
    means = [float(np.concatenate([row.rounds for row in rows]).mean()) for rows in by_bot]
    shares = [float(np.mean([row.within(*MEANT) for row in rows])) for rows in by_bot]
    low, high = MEANT
    return Message(
        "study-races-as-meant" if low <= means[1] <= high else "study-races-not-as-meant",
        track=track_name(track),
        greedy=figure(means[0], ".1f"),
        searching=figure(means[1], ".1f"),
        greedy_within=shown(shares[0], ".0%"),
        searching_within=shown(shares[1], ".0%"),
        low=low,
        high=high,
    )


def about_laps(greedy: Sequence[Found]) -> Message:
    """What a second lap and further players change, over all tracks."""

    def mean(laps: int, seats: int | None = None) -> float:
        rows = [row for row in greedy if row.course.laps == laps and len(row.course.tracks) == 1]
        return float(np.mean([row.mean.mean for row in rows if seats in (None, row.seats)]))

    return Message(
        "study-races-laps",
        first=figure(mean(1), ".1f"),
        second=figure(mean(2) - mean(1), ".1f"),
        two=figure(mean(1, 2), ".1f"),
        three=figure(mean(1, 3), ".1f"),
        four=figure(mean(1, 4), ".1f"),
    )


def track_name(track: str) -> str:
    return load_track(track).names[current()]


def course_name(course: Course) -> Message:
    names = tuple(track_name(track) for track in course.tracks)
    return Message("study-races-course", laps=course.laps, tracks=" + ".join(names))


# ---------------------------------------------------------------------------------------------------------- the tables


def table(bot: str, found: Sequence[Found]) -> Table:
    names = ("course", "players", "rounds", "low", "middle", "high", "within", "decisions", "lead")
    low, high = MEANT
    return Table(
        Message(f"study-races-table-{KINDS[bot]}"),
        tuple(Message(f"study-races-column-{name}", low=low, high=high) for name in names),
        tuple(map(row, found)),
        ("", "", ".1f", ".0f", ".0f", ".0f", ".0%", ".0f", ".1f"),
    )


def row(found: Found) -> tuple[Value, ...]:
    low, _, middle, _, high = found.quantiles
    mean = float(found.rounds.mean()) if isnan(found.mean.mean) else found.mean
    within = found.within(*MEANT) if found.course.is_a_lap else nan
    return course_name(found.course), found.seats, mean, low, middle, high, within, found.decisions, found.lead


def data(found: Sequence[Found]) -> dict[str, list[Any]]:
    """A row for each number of rounds that a race had."""
    counted = [(row, *pair) for row in found for pair in zip(*np.unique(row.rounds, return_counts=True), strict=True)]
    return {
        "tracks": [" ".join(row.course.tracks) for row, _, _ in counted],
        "laps": [row.course.laps for row, _, _ in counted],
        "players": [row.seats for row, _, _ in counted],
        "rounds": [rounds for _, rounds, _ in counted],
        "races": [races for _, _, races in counted],
    }


# -------------------------------------------------------------------------------------------------------- the pictures


def histograms(greedy: Sequence[Found]) -> Plot:
    low, high = MEANT
    return Plot(
        "rounds",
        Message("study-races-histograms"),
        Message("study-races-histograms-caption", low=low, high=high),
        partial(draw_histograms, found=greedy),
        size=(9.0, 6.6),
        panels=(2, 2),
    )


def draw_histograms(axes: Any, found: Sequence[Found]) -> None:
    panels = np.ravel(axes)
    for panel, track in zip(panels, track_ids(), strict=True):
        draw_track(panel, track, [row for row in found if row.course == Course((track,), 1)])
    panels[0].get_figure().legend(
        *panels[0].get_legend_handles_labels(), ncols=len(s.SEATS), loc="outside upper center"
    )


def draw_track(axes: Any, track: str, rows: Sequence[Found]) -> None:
    """A line for each number of players, on the ground of what a lap was meant to take."""
    low, high = MEANT
    axes.axvspan(low - 0.5, high + 0.5, color=plots.INSET, zorder=0)
    for row, look in zip(rows, plots.SEATS, strict=False):
        rounds, races = np.unique(row.rounds, return_counts=True)
        shares = races / races.sum()
        name = say("study-players", seats=row.seats)
        axes.plot(rounds, shares, label=name, markersize=5, markeredgecolor=plots.PAPER, **look.line)
    axes.set_xlim(4, 26)
    axes.set_ylim(bottom=0)
    axes.set_title(track_name(track))
    axes.set_xlabel(say("study-races-axis-rounds"))
    axes.set_ylabel(say("study-races-axis-races"))
    plots.percent_axis(axes.yaxis)


def name_seats(axes: Any) -> None:
    """The signs of the numbers of players, above all panels."""
    axes.get_figure().legend(*axes.get_legend_handles_labels(), ncols=len(s.SEATS), loc="outside upper center")


def bars(greedy: Sequence[Found], searching: Sequence[Found]) -> Plot:
    return Plot(
        "courses",
        Message("study-races-bars"),
        Message("study-races-bars-caption", low=MEANT[0], high=MEANT[1]),
        partial(draw_bars, greedy=greedy, searching=searching),
        size=(10.0, 8.6),
        panels=(1, 2),
    )


def draw_bars(axes: Any, greedy: Sequence[Found], searching: Sequence[Found]) -> None:
    for panel, kind, rows in zip(axes, KINDS.values(), (greedy, searching), strict=True):
        draw_kind(panel, rows)
        panel.set_title(say(f"study-races-{kind}"))
    names = [course_name(course) for course in courses()]
    axes[0].set_yticks(range(len(names)), [str(name) for name in names])
    axes[1].set_yticks(range(len(names)), [""] * len(names))
    name_seats(axes[0])


def draw_kind(axes: Any, rows: Sequence[Found]) -> None:
    """Beside each course a bar for each number of players: nine races in ten, half of them, and the middle one."""
    low, high = MEANT
    places = courses()
    laps = sum(course.is_a_lap for course in places)
    axes.fill_betweenx([-0.5, laps - 0.5], low - 0.5, high + 0.5, color=plots.INSET, linewidth=0, zorder=0)
    for row in rows:
        number = row.seats - s.SEATS[0]
        draw_quantiles(axes, places.index(row.course) + 0.26 * (number - 1), row, plots.SEATS[number])
    for seats, look in zip(s.SEATS, plots.SEATS, strict=False):
        axes.plot([], [], label=say("study-players", seats=seats), **look.line)
    axes.set_ylim(len(places) - 0.5, -0.5)
    axes.set_xlim(0, 32)
    axes.set_xlabel(say("study-races-axis-rounds"))
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0, labelcolor=plots.INK)


def draw_quantiles(axes: Any, height: float, found: Found, look: plots.Look) -> None:
    least, low, middle, high, most = found.quantiles
    axes.plot([least, most], [height, height], color=look.day, linewidth=1.4)
    axes.plot([low, high], [height, height], color=look.day, linewidth=5, alpha=0.55, solid_capstyle="butt")
    axes.plot(middle, height, look.sign, color=look.day, markeredgecolor=plots.PAPER, markersize=7)


STUDY = Study("races", run, ("cubitos",))
