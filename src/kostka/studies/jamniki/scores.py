"""How many points coats bring in Jamniki, where these come from, and how close matches are."""

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.messages import Message
from kostka.games.jamniki.compiled import state as s
from kostka.lab.statistics import Interval
from kostka.messages import say
from kostka.studies import plots
from kostka.studies.clusters import mean_of, share_of
from kostka.studies.jamniki.games import MAIN, USUAL, VARIANTS, Found, Games
from kostka.studies.report import Data, Parts, Rows, Table, Value, columns_of, interval_values, named_plot
from kostka.studies.watching import GREEDY, KINDS, PLAYOUTS, SEARCHING, kind_of, players

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LEADS = range(7)


def score_parts(found: Found) -> Parts:
    first, last = (found[GREEDY, USUAL, seats] for seats in (s.SEATS[0], s.SEATS[-1]))
    few, many = (100 * games.shared.mean() for games in (first, last))
    return (
        Message(
            "study-jamniki-method",
            bot=SEARCHING,
            playouts=PLAYOUTS,
            greedy=len(first.scores),
            searching=len(found[SEARCHING, USUAL, MAIN].scores),
        ),
        scores_table(found),
        Message(
            "study-jamniki-scores-read",
            two=round(float(first.leads.mean()), 1),
            five=round(float(last.leads.mean()), 1),
            few=round(float(few), 1),
            many=round(float(many), 1),
        ),
        named_plot("jamniki", "scores", partial(draw_scores, found=found)),
        named_plot("jamniki", "leads", partial(draw_leads, found=found)),
        variants_table(found),
        sources_table(found),
        edges_table(found),
        edges_read(found),
    )


def variant(name: str) -> Message:
    return Message(f"study-jamniki-variant-{name}")


def scores_table(found: Found) -> Table:
    rows: Rows = [(kind_of(bots), seats, *score_row(found[bots, USUAL, seats])) for bots in KINDS for seats in s.SEATS]
    columns = "bots players mean:.1f low:.0f middle:.0f high:.0f winner:.1f lead:.1f shared:.1%"
    return Table.of("jamniki", "scores", columns, rows)


def score_row(games: Games) -> tuple[Value, ...]:
    quantiles = np.quantile(games.scores, (0.05, 0.5, 0.95)).tolist()
    mean, best = mean_of(games.scores.mean(axis=1)), mean_of(games.scores.max(axis=1))
    return mean, *quantiles, best, mean_of(games.leads), share_of(games.shared)


def variants_table(found: Found) -> Table:
    """Points of a coat and game, so that one game and two can be compared."""
    rows: Rows = [(variant(name), *(mean_of(per_coat(found[GREEDY, name, n])) for n in s.SEATS)) for name in VARIANTS]
    return Table.of("jamniki", "variants", "variant", rows, dict.fromkeys(map(players, s.SEATS), ".1f"))


def per_coat(games: Games) -> NDArray[np.float64]:
    points: NDArray[np.float64] = games.points.sum(axis=3).mean(axis=(1, 2))
    return points


def sources_table(found: Found) -> Table:
    columns = " ".join(["variant", *(f"{source}:.2f" for source in s.SOURCES), "lead:.1f shared:.1%"])
    rows: Rows = [(variant(name), *source_row(found[GREEDY, name, MAIN])) for name in VARIANTS]
    return Table.of("jamniki", "sources", columns, rows, players=MAIN)


def source_row(games: Games) -> tuple[Interval, ...]:
    return *map(mean_of, games.sources), mean_of(games.leads), share_of(games.shared)


def edges_table(found: Found) -> Table:
    columns = " ".join(["variant", *(f"{source}:+.1f" for source in s.SOURCES)])
    rows: Rows = [(variant(name), *edges(found[GREEDY, name, MAIN])) for name in VARIANTS]
    return Table.of("jamniki", "edges", columns, rows, players=MAIN)


def edges(games: Games) -> list[Interval]:
    return [mean_of(source) for source in games.edges.T]


def edges_read(found: Found) -> Message:
    usual, colours, tasks = (edges(found[GREEDY, name, MAIN]) for name in (USUAL, "every-colour", "tasks"))
    told = {
        "bones": usual[s.BONES],
        "runs": usual[s.COLOUR],
        "colours": colours[s.COLOUR],
        "tasks": tasks[s.TASK],
        "beside": tasks[s.BONES],
    }
    return Message("study-jamniki-edges-read", **{name: round(of.mean, 1) for name, of in told.items()})


def draw_scores(axes: "Axes", found: Found) -> None:
    for seats, look in zip(s.SEATS, plots.SEATS, strict=False):
        points, coats = counts(found[GREEDY, USUAL, seats])
        heights = coats / coats.sum()
        axes.plot(points, heights, color=look.day, linestyle=look.dash)
        axes.fill_between(points, heights, color=look.day, alpha=0.08, linewidth=0)
        top = int(heights.argmax())
        told: Any = {"xytext": (0, 6), "textcoords": "offset points", "ha": "center", "weight": "bold"}
        axes.annotate(str(players(seats)), (points[top], heights[top]), color=look.day, **told)
    axes.set(xlabel=say("study-jamniki-axis-points"), ylabel=say("study-jamniki-axis-coats"))
    axes.set_ylim(0, 1.1 * axes.get_ylim()[1])
    plots.percent_axis(axes.yaxis)


def draw_leads(axes: "Axes", found: Found) -> None:
    axes.set(xlim=(0, LEADS[-1]), ylim=(0, 1))
    series = [
        (str(players(seats)), [float((found[GREEDY, USUAL, seats].leads <= lead).mean()) for lead in LEADS])
        for seats in s.SEATS
    ]
    plots.lines(axes, LEADS, series)
    axes.set(xlabel=say("study-jamniki-axis-lead"), ylabel=say("study-jamniki-axis-matches"))
    plots.percent_axis(axes.yaxis)


def score_data(found: Found) -> dict[str, Data]:
    tables = [(SEARCHING, USUAL, seats) for seats in s.SEATS]
    tables += [(GREEDY, name, seats) for seats in s.SEATS for name in VARIANTS]
    rows = [(name, bots, seats, *numbers(found[bots, name, seats])) for bots, name, seats in tables]
    names = "variant bots players matches mean low high bones colours tasks lead shared"
    counted = [(seats, *pair) for seats in s.SEATS for pair in zip(*counts(found[GREEDY, USUAL, seats]), strict=True)]
    return {
        "scores": columns_of(names.split(), rows),
        "distribution": columns_of(("players", "points", "coats"), counted),
    }


def numbers(games: Games) -> tuple[float, ...]:
    mean = interval_values([mean_of(games.scores.mean(axis=1))])
    sources = (points.mean() for points in games.sources)
    return len(games.scores), *mean, *sources, games.leads.mean(), games.shared.mean()


def counts(games: Games) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """All points that coats had, and how many had these."""
    return np.unique(games.scores, return_counts=True)
