"""The report of luck and skill: its sentences, pictures and tables."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from kostka.core.declare.messages import Message
from kostka.lab.extras import needed
from kostka.lab.statistics import Interval
from kostka.messages import say
from kostka.studies import plots
from kostka.studies.luck.variance import PARTS, Gap, turning_point
from kostka.studies.report import Data, Plot, Report, Rows, Table, by_game, columns_of, interval_values, shown

LADDERS = ("levels", "wide")


@dataclass(frozen=True)
class Finding:
    """What a ladder of levels shows in a game with some number of players; parts are shares of the variance."""

    game: str
    seats: int
    ladder: str
    levels: tuple[str, ...]
    matches: int
    wins: dict[str, Interval]
    scores: dict[str, Interval]
    gaps: tuple[Gap, ...]

    @property
    def turning(self) -> Interval:
        """The games after which skill decides as much as luck."""
        return turning_point(self.wins["skill"])


def report(found: Sequence[Finding]) -> Report:
    levels, wide = ([row for row in found if row.ladder == ladder] for ladder in LADDERS)
    return Report(
        (
            Message("study-luck-simply"),
            *(headline(row) for row in typical(levels)),
            parts_picture("levels", levels),
            Message("study-luck-how"),
            games_picture(levels, wide),
            parts_table("levels", levels),
            gaps_table([*levels, *wide]),
            parts_picture("wide", wide),
            parts_table("wide", wide),
            Message("study-luck-equal"),
            Message("study-luck-limits"),
        ),
        {"parts": parts_data(found), "games": gaps_data(found)},
    )


COMMON = 4  # players that every game can have


def typical(rows: Sequence[Finding]) -> list[Finding]:
    """A row for each game, all with the same number of players where that was played."""
    return [min(each, key=lambda row: abs(row.seats - COMMON)) for each in by_game(rows).values()]


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
    """A number of games in two significant figures."""
    return shown(float(f"{games:.2g}"), ".1f" if games < 10 else "")


# ------------------------------------------------------------------------------------------------------------ pictures


def parts_picture(ladder: str, rows: Sequence[Finding]) -> Plot:
    title, caption = Message(f"study-luck-plot-{ladder}"), Message("study-luck-caption-parts")
    size = 7.6, 1.3 + 0.36 * (len(rows) + len(by_game(rows)))
    return Plot(f"parts-{ladder}", title, caption, partial(draw_parts, rows=rows), size)


def draw_parts(axes: Any, rows: Sequence[Finding]) -> None:
    """Bars of all games: skill in the colour of the game, the deal hatched, the rest plain."""
    heights = heights_of(rows)
    for height, row in zip(heights, rows, strict=True):
        begins = 0.0
        for part in PARTS:
            width = max(0.0, row.wins[part].mean)
            axes.barh(height, width, left=begins, height=0.74, **part_look(part, plots.game_looks()[row.game].day))
            begins += width
        skill = row.wins["skill"]
        label = f"{shown(skill.mean, '.1%')} ± {shown((skill.high - skill.low) / 2, '.1%')}"
        axes.annotate(label, (1, height), (8, 0), textcoords="offset points", va="center", fontsize=10)
    name_rows(axes, rows, heights)
    axes.set(xlim=(0, 1), xlabel=say("study-luck-axis-parts"))
    plots.percent_axis(axes.xaxis)
    patch = needed("matplotlib.patches", "lab").Patch
    handles = [patch(label=say(f"study-luck-part-{part}"), **part_look(part, plots.INK)) for part in PARTS]
    axes.legend(handles=handles, loc="lower left", bbox_to_anchor=(0, 1), ncols=3, borderaxespad=0.2, handlelength=1.6)


def heights_of(rows: Sequence[Finding]) -> list[float]:
    """From above, with room for the name of each game."""
    order = list(by_game(rows))
    return [number + 1.0 + order.index(row.game) for number, row in enumerate(rows)]


def name_rows(axes: Any, rows: Sequence[Finding], heights: Sequence[float]) -> None:
    plots.name_rows(axes, [say("study-players", seats=row.seats) for row in rows], heights)
    for game in by_game(rows):
        first = next(height for height, row in zip(heights, rows, strict=True) if row.game == game)
        place = {"xycoords": ("axes fraction", "data"), "va": "center", "weight": "bold"}
        axes.annotate(say(game), (0.004, first - 0.88), **place, color=plots.game_looks()[game].day)
    axes.set_ylim(max(heights) + 0.6, -0.4)
    axes.tick_params(axis="y", labelcolor=plots.FAINT)
    axes.spines["left"].set_visible(False)


def part_look(part: str, skill: str) -> dict[str, Any]:
    ground = {"skill": skill, "deal": plots.FAINT, "rest": plots.LINE}[part]
    return plots.Look(ground, ground, hatch="////" if part == "deal" else "").area


def games_picture(levels: Sequence[Finding], wide: Sequence[Finding]) -> Plot:
    title, caption = Message("study-luck-plot-games"), Message("study-luck-caption-games")
    return Plot("games", title, caption, partial(draw_both, ladders=(levels, wide)), size=(8.4, 4.6), panels=(1, 2))


def draw_both(axes: Any, ladders: Sequence[Sequence[Finding]]) -> None:
    for panel, rows in zip(axes, ladders, strict=True):
        draw_games(panel, rows)
    axes[0].set_ylabel(say("study-luck-axis-games"))


MOST = 5000  # games, more than anybody plays


def draw_games(axes: Any, rows: Sequence[Finding]) -> None:
    """A line for each game: how many games the top of the ladder needs, by number of players."""
    lines = [[row for row in each if row.gaps[-1].games.mean < MOST] for each in by_game(rows).values()]
    ends = [draw_gap(axes, line, (number - 1) / 8) for number, line in enumerate(lines) if line]
    ticks, gap = [1, 3, 10, 30, 100, 300, 1000, 3000], rows[0].gaps[-1]
    axes.set(yscale="log", ylim=(0.7, MOST), yticks=ticks, yticklabels=map(shown, ticks))
    axes.minorticks_off()
    title = f"{plain_level(gap.better)} > {plain_level(gap.worse)}"
    axes.set(xticks=range(2, 9), xlabel=say("study-luck-axis-players"), title=title)
    plots.name_ends(axes, ends)


def draw_gap(axes: Any, rows: Sequence[Finding], aside: float) -> tuple[float, float, str, str]:
    """Returns where the name of the line goes. An infinite interval ends beyond the plot."""
    look, games = plots.game_looks()[rows[0].game], [row.gaps[-1].games for row in rows]
    places, means = [row.seats + aside for row in rows], [each.mean for each in games]
    reach = plots.reach([replace(each, high=min(each.high, 2.0 * MOST)) for each in games])
    axes.errorbar(places, means, yerr=reach, capsize=3, elinewidth=1.2, **look.line)
    return means[-1], places[-1], say(rows[0].game), look.day


def plain_level(level: str) -> str:
    return level.partition("@")[0]


# -------------------------------------------------------------------------------------------------------------- tables


def parts_table(ladder: str, rows: Sequence[Finding]) -> Table:
    columns = "game players matches skill:.1% deal:.1% rest:.1% score:.1% turning:.0f"
    values: Rows = [
        (Message(row.game), row.seats, row.matches, *row.wins.values(), row.scores["skill"], row.turning)
        for row in rows
    ]
    return Table.of("luck", f"table-{ladder}", columns, values)


def gaps_table(rows: Sequence[Finding]) -> Table:
    values: Rows = [
        (Message(row.game), row.seats, gap.better, gap.worse, gap.games) for row in rows for gap in row.gaps
    ]
    return Table.of("luck", "table-games", "game players better worse games:.0f", values)


def parts_data(found: Sequence[Finding]) -> Data:
    """A row for each part of each result."""
    return columns_of(
        ("game", "players", "levels", "matches", "result", "part", "mean", "low", "high"),
        [
            (row.game, row.seats, " ".join(row.levels), row.matches, result, part, *interval_values([shares[part]]))
            for row in found
            for result, shares in (("wins", row.wins), ("scores", row.scores))
            for part in PARTS
        ],
    )


def gaps_data(found: Sequence[Finding]) -> Data:
    return columns_of(
        ("game", "players", "better", "worse", "mean", "low", "high"),
        [
            (row.game, row.seats, gap.better, gap.worse, *interval_values([gap.games]))
            for row in found
            for gap in row.gaps
        ],
    )
