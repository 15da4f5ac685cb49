"""The page of luck against skill: its sentences, pictures and tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from kostka.core.errors import Message
from kostka.lab.extras import needed
from kostka.lab.statistics import Interval
from kostka.lab.studies import ALL_GAMES, plots
from kostka.lab.studies.luck_parts import PARTS, Gap
from kostka.lab.studies.report import Paragraph, Part, Plot, Report, Table, Value, shown
from kostka.messages import say

LADDERS = ("levels", "wide")


@dataclass(frozen=True)
class Finding:
    """What a ladder of levels shows in a game with so many players; parts are shares of the variance of the result."""

    game: str
    seats: int
    ladder: str
    levels: tuple[str, ...]
    matches: int
    wins: dict[str, Interval]
    scores: dict[str, Interval]
    turning: Interval  # games after which skill decides as much as luck
    gaps: tuple[Gap, ...]


def report(found: Sequence[Finding]) -> Report:
    levels, wide = ([row for row in found if row.ladder == ladder] for ladder in LADDERS)
    parts: list[Part] = [
        Paragraph(Message("study-luck-simply")),
        *(Paragraph(headline(row)) for row in typical(levels)),
        parts_picture("levels", levels),
        Paragraph(Message("study-luck-how")),
        games_picture(levels, wide),
        parts_table("levels", levels),
        gaps_table([*levels, *wide]),
        parts_picture("wide", wide),
        parts_table("wide", wide),
        Paragraph(Message("study-luck-equal")),
        Paragraph(Message("study-luck-limits")),
    ]
    return Report(tuple(parts), {"parts": parts_data(found), "games": gaps_data(found)})


COMMON = 4  # players that every game can have


def typical(rows: Sequence[Finding]) -> list[Finding]:
    """A row for each game: with as many players in all of them, where that was played."""
    by_game = [[row for row in rows if row.game == game] for game in ALL_GAMES]
    return [min(each, key=lambda row: abs(row.seats - COMMON)) for each in by_game]


def headline(row: Finding) -> Message:
    skill = row.wins["skill"]
    return Message(
        "study-luck-headline",
        game=Message(row.game),
        seats=row.seats,
        skill=shown(skill, ".1%"),
        luck=shown(1 - skill.mean, ".1%"),
        turning=rounded(row.turning.mean),
    )


def rounded(games: float) -> str:
    """A number of games, of which the first two figures are what is known."""
    return shown(games) if games == inf else shown(float(f"{games:.2g}"), ".1f" if games < 10 else "")


# ------------------------------------------------------------------------------------------------------------ pictures


def parts_picture(ladder: str, rows: Sequence[Finding]) -> Plot:
    def draw(axes: Any) -> None:
        draw_parts(axes, rows)

    title, caption = Message(f"study-luck-plot-{ladder}"), Message("study-luck-caption-parts")
    return Plot(f"parts-{ladder}", title, caption, draw, size=(7.6, 1.3 + 0.36 * (len(rows) + len(ALL_GAMES))))


def draw_parts(axes: Any, rows: Sequence[Finding]) -> None:
    """Bars of all games below each other: skill in the colour of the game, the deal hatched, the rest plain."""
    heights = heights_of(rows)
    for height, row in zip(heights, rows, strict=True):
        begins = 0.0
        for part in PARTS:
            width = max(0.0, row.wins[part].mean)
            axes.barh(height, width, left=begins, height=0.74, **part_look(part, plots.GAMES[row.game]))
            begins += width
        skill = row.wins["skill"]
        label = f"{shown(skill.mean, '.1%')} ± {shown((skill.high - skill.low) / 2, '.1%')}"
        axes.annotate(label, (1, height), (8, 0), textcoords="offset points", va="center", fontsize=10)
    name_rows(axes, rows, heights)
    axes.set_xlim(0, 1)
    axes.set_xlabel(say("study-luck-axis-parts"))
    plots.percent_axis(axes.xaxis)
    handles = [patch_of(part) for part in PARTS]
    axes.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1), ncols=3, borderaxespad=0.2, handlelength=1.6)


def heights_of(rows: Sequence[Finding]) -> list[float]:
    """From above, with room for the name of each game."""
    order = list(dict.fromkeys(row.game for row in rows))
    return [number + 1.0 + order.index(row.game) for number, row in enumerate(rows)]


def name_rows(axes: Any, rows: Sequence[Finding], heights: Sequence[float]) -> None:
    axes.set_yticks(heights, [say("study-players", seats=row.seats) for row in rows])
    for game in dict.fromkeys(row.game for row in rows):
        first = next(height for height, row in zip(heights, rows, strict=True) if row.game == game)
        place = {"xycoords": ("axes fraction", "data"), "va": "center", "weight": "bold"}
        axes.annotate(say(game), (0.004, first - 0.88), **place, color=plots.GAMES[game].day)
    axes.set_ylim(max(heights) + 0.6, -0.4)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def part_look(part: str, look: plots.Look) -> dict[str, Any]:
    ground = {"skill": look.day, "deal": plots.FAINT, "rest": plots.LINE}[part]
    return {"facecolor": ground, "hatch": "////" if part == "deal" else "", "edgecolor": plots.PAPER, "linewidth": 0.8}


def patch_of(part: str) -> Any:
    patches = needed("matplotlib.patches", "lab")
    return patches.Patch(label=say(f"study-luck-part-{part}"), **part_look(part, plots.Look(plots.INK, plots.INK)))


def games_picture(levels: Sequence[Finding], wide: Sequence[Finding]) -> Plot:
    def draw(axes: Any) -> None:
        for panel, rows in zip(axes, (levels, wide), strict=True):
            draw_games(panel, rows)
        axes[0].set_ylabel(say("study-luck-axis-games"))

    title, caption = Message("study-luck-plot-games"), Message("study-luck-caption-games")
    return Plot("games", title, caption, draw, size=(8.4, 4.6), panels=(1, 2))


MOST = 5000  # games: more than anybody plays


def draw_games(axes: Any, rows: Sequence[Finding]) -> None:
    """By number of players, a line for each game: how often the top of the ladder must meet the level below it."""
    lines = [[row for row in rows if row.game == game and row.gaps[-1].games.mean < MOST] for game in ALL_GAMES]
    ends = [draw_gap(axes, line, (number - 1) / 8) for number, line in enumerate(lines) if line]
    axes.set_yscale("log")
    axes.set_ylim(0.7, MOST)
    axes.minorticks_off()
    ticks = [1, 3, 10, 30, 100, 300, 1000, 3000]
    axes.set_yticks(ticks, [shown(tick) for tick in ticks])
    axes.set_xticks(range(2, 9))
    axes.set_xlabel(say("study-luck-axis-players"))
    gap = rows[0].gaps[-1]
    axes.set_title(f"{plain_level(gap.better)} > {plain_level(gap.worse)}")
    plots.name_ends(axes, ends)


def draw_gap(axes: Any, rows: Sequence[Finding], aside: float) -> tuple[float, float, str, str]:
    """Returns where the name of the line goes. An interval without end goes beyond what is drawn."""
    look, games = plots.GAMES[rows[0].game], [row.gaps[-1].games for row in rows]
    places, means = [row.seats + aside for row in rows], np.array([each.mean for each in games])
    reach = [means - [each.low for each in games], [min(each.high, 2.0 * MOST) for each in games] - means]
    axes.errorbar(places, means, yerr=reach, capsize=3, elinewidth=1.2, **look.line)
    return float(means[-1]), places[-1], say(rows[0].game), look.day


def plain_level(level: str) -> str:
    return level.partition("@")[0]


# -------------------------------------------------------------------------------------------------------------- tables


def parts_table(ladder: str, rows: Sequence[Finding]) -> Table:
    names = ("game", "players", "matches", "skill", "deal", "rest", "score", "turning")
    return Table(
        Message(f"study-luck-table-{ladder}"),
        tuple(Message(f"study-luck-column-{name}") for name in names),
        tuple(table_row(row) for row in rows),
        ("", "", "", ".1%", ".1%", ".1%", ".1%", ".0f"),
    )


def table_row(row: Finding) -> tuple[Value, ...]:
    wins, score = (row.wins[part] for part in PARTS), row.scores["skill"]
    return (Message(row.game), row.seats, row.matches, *wins, score, row.turning)


def gaps_table(rows: Sequence[Finding]) -> Table:
    every = [(row, gap) for row in rows for gap in row.gaps]
    return Table(
        Message("study-luck-table-games"),
        tuple(Message(f"study-luck-column-{name}") for name in ("game", "players", "better", "worse", "games")),
        tuple((Message(row.game), row.seats, gap.better, gap.worse, gap.games) for row, gap in every),
        ("", "", "", "", ".0f"),
    )


def parts_data(found: Sequence[Finding]) -> dict[str, list[Any]]:
    """A row for each part of each result."""
    every = [(row, result, part) for row in found for result in ("wins", "scores") for part in PARTS]
    intervals = [getattr(row, result)[part] for row, result, part in every]
    return {
        "game": [row.game for row, _, _ in every],
        "players": [row.seats for row, _, _ in every],
        "levels": [" ".join(row.levels) for row, _, _ in every],
        "matches": [row.matches for row, _, _ in every],
        "result": [result for _, result, _ in every],
        "part": [part for _, _, part in every],
        **interval_columns(intervals),
    }


def gaps_data(found: Sequence[Finding]) -> dict[str, list[Any]]:
    every = [(row, gap) for row in found for gap in row.gaps]
    return {
        "game": [row.game for row, _ in every],
        "players": [row.seats for row, _ in every],
        "better": [gap.better for _, gap in every],
        "worse": [gap.worse for _, gap in every],
        **interval_columns([gap.games for _, gap in every]),
    }


def interval_columns(intervals: Sequence[Interval]) -> dict[str, list[Any]]:
    return {end: [getattr(each, end) for each in intervals] for end in ("mean", "low", "high")}
