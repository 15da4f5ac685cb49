"""The report of the lengths of races: its sentences, tables and pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import isnan, nan
from typing import Any

import numpy as np

from kostka.core.declare.messages import Message
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.tracks import load_track, track_ids
from kostka.messages import current, say
from kostka.studies import plots
from kostka.studies.card_trials import GREEDY, KINDS, SEARCHING
from kostka.studies.races.lengths import Course, Found, courses
from kostka.studies.report import Data, Report, Table, Value, columns_of, figure, named_plot, shown

LOW, HIGH = 9, 16  # rounds that a lap of a track was designed to take among good players


@dataclass(frozen=True)
class Size:
    """Sets of greedy bots, races of each, races of searching bots; and limits to courses and seats of these."""

    sets: int
    races: int
    searched: int
    courses: int | None = None
    seats: int | None = None


WHOLE, QUICK = Size(250, 8, 20), Size(2, 4, 1, courses=4, seats=1)


def report(size: Size, greedy: Sequence[Found], searching: Sequence[Found]) -> Report:
    meant = {"low": LOW, "high": HIGH}
    draw_rounds, draw_courses = partial(draw_histograms, found=greedy), partial(draw_bars, rows=(greedy, searching))
    return Report(
        (
            Message(
                "study-races-method",
                races=shown(size.sets * size.races),
                sets=shown(size.sets),
                searched=shown(size.searched),
                bot=SEARCHING,
            ),
            named_plot("races", "rounds", draw_rounds, meant, size=(9.0, 6.6), panels=(2, 2)),
            *(about_track(track, greedy, searching) for track in track_ids()),
            named_plot("races", "courses", draw_courses, meant, size=(10.0, 8.6), panels=(1, 2)),
            about_laps(greedy),
            table(GREEDY, greedy),
            table(SEARCHING, searching),
            Message("study-races-limits"),
        ),
        {KINDS[GREEDY]: data(greedy), KINDS[SEARCHING]: data(searching)},
    )


def about_track(track: str, greedy: Sequence[Found], searching: Sequence[Found]) -> Message:
    """Whether a lap takes as long as it was designed to, by the mean of searching bots."""
    by_bot = [[row for row in rows if row.course == Course((track,), 1)] for rows in (greedy, searching)]
    means = [float(np.concatenate([row.rounds for row in rows]).mean()) for rows in by_bot]
    shares = [float(np.mean([row.within(LOW, HIGH) for row in rows])) for rows in by_bot]
    return Message(
        "study-races-as-meant" if LOW <= means[1] <= HIGH else "study-races-not-as-meant",
        track=track_name(track),
        greedy=figure(means[0], ".1f"),
        searching=figure(means[1], ".1f"),
        greedy_within=shown(shares[0], ".0%"),
        searching_within=shown(shares[1], ".0%"),
        low=LOW,
        high=HIGH,
    )


def about_laps(greedy: Sequence[Found]) -> Message:
    """What a second lap and more players change, over all tracks."""

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
    columns = "course players rounds:.1f low:.0f middle:.0f high:.0f within:.0% decisions:.0f lead:.1f"
    return Table.of("races", f"table-{KINDS[bot]}", columns, [row(races) for races in found], low=LOW, high=HIGH)


def row(found: Found) -> tuple[Value, ...]:
    low, _, middle, _, high = found.quantiles
    mean = float(found.rounds.mean()) if isnan(found.mean.mean) else found.mean
    within = found.within(LOW, HIGH) if found.course.is_a_lap else nan
    return course_name(found.course), found.seats, mean, low, middle, high, within, found.decisions, found.lead


def data(found: Sequence[Found]) -> Data:
    """A row for each number of rounds that a race had."""
    rows = [
        (" ".join(races.course.tracks), races.course.laps, races.seats, rounds, count)
        for races in found
        for rounds, count in zip(*np.unique(races.rounds, return_counts=True), strict=True)
    ]
    return columns_of(("tracks", "laps", "players", "rounds", "races"), rows)


# -------------------------------------------------------------------------------------------------------- the pictures


def draw_histograms(axes: Any, found: Sequence[Found]) -> None:
    for panel, track in zip(axes.flat, track_ids(), strict=True):
        draw_track(panel, track, [row for row in found if row.course == Course((track,), 1)])
    plots.legend_above(axes.flat[0])


def draw_track(axes: Any, track: str, rows: Sequence[Found]) -> None:
    """A line for each number of players, over the rounds that a lap was designed to take."""
    axes.axvspan(LOW - 0.5, HIGH + 0.5, color=plots.INSET, zorder=0)
    for row, look in zip(rows, plots.SEATS, strict=False):
        rounds, races = np.unique(row.rounds, return_counts=True)
        name = say("study-players", seats=row.seats)
        axes.plot(rounds, races / races.sum(), label=name, markersize=5, markeredgecolor=plots.PAPER, **look.line)
    axes.set(xlim=(4, 26), ylim=(0, None), title=track_name(track))
    axes.set(xlabel=say("study-races-axis-rounds"), ylabel=say("study-races-axis-races"))
    plots.percent_axis(axes.yaxis)


def draw_bars(axes: Any, rows: tuple[Sequence[Found], Sequence[Found]]) -> None:
    names = [str(course_name(course)) for course in courses()]
    for panel, kind, races in zip(axes, KINDS.values(), rows, strict=True):
        draw_kind(panel, races)
        plots.name_rows(panel, names if panel is axes[0] else [""] * len(names))
        panel.set_title(say(f"study-races-{kind}"))
    plots.legend_above(axes[0])


def draw_kind(axes: Any, rows: Sequence[Found]) -> None:
    """A bar for each course and number of players: nine races in ten, half of them, and the median."""
    places = courses()
    laps = sum(course.is_a_lap for course in places)
    axes.fill_betweenx([-0.5, laps - 0.5], LOW - 0.5, HIGH + 0.5, color=plots.INSET, linewidth=0, zorder=0)
    for row in rows:
        number = row.seats - s.SEATS[0]
        draw_quantiles(axes, places.index(row.course) + 0.26 * (number - 1), row, plots.SEATS[number])
    for seats, look in zip(s.SEATS, plots.SEATS, strict=False):
        axes.plot([], [], label=say("study-players", seats=seats), **look.line)
    axes.set(xlim=(0, 32), xlabel=say("study-races-axis-rounds"))


def draw_quantiles(axes: Any, height: float, found: Found, look: plots.Look) -> None:
    least, low, middle, high, most = found.quantiles
    axes.plot([least, most], [height, height], color=look.day, linewidth=1.4)
    axes.plot([low, high], [height, height], color=look.day, linewidth=5, alpha=0.55, solid_capstyle="butt")
    axes.plot(middle, height, look.sign, color=look.day, markeredgecolor=plots.PAPER, markersize=7)
