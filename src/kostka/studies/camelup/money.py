"""Where the money of a race comes from, by number of players, and how long races are."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from kostka.core.declare.messages import Message
from kostka.games.camelup.compiled import state as s
from kostka.messages import say
from kostka.studies import plots
from kostka.studies.camelup.ledger import CHOSEN, LOSER_CARD, PARTNER, PYRAMID, TICKET, TILE, WHATS, WINNER_CARD
from kostka.studies.camelup.races import MAIN, Found, Races, column, pounds, tables
from kostka.studies.clusters import mean_of
from kostka.studies.report import Data, Parts, Rows, Table, Value, columns_of, named_plot
from kostka.studies.watching import GREEDY, PLAYOUTS, SEARCHING, kind_of, players

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SOURCES = {
    "rolls": (PYRAMID,),
    "tickets": (TICKET,),
    "tiles": (TILE,),
    "winners": (WINNER_CARD,),
    "losers": (LOSER_CARD,),
    "partners": (PARTNER, CHOSEN),
}
LENGTHS = range(3, 9)  # legs; the ends include everything beyond them
WIDE = 0.9  # pounds; a bar this wide has room for its number


def money_parts(found: Found) -> Parts:
    greedy, searching = found[GREEDY, MAIN], found[SEARCHING, MAIN]
    return (
        Message(
            "study-camelup-method", bot=SEARCHING, playouts=PLAYOUTS, greedy=greedy.count, searching=searching.count
        ),
        money_table(found),
        named_plot("camelup", "money", partial(draw_money, found=found)),
        named_plot("camelup", "purses", partial(draw_purses, found=found)),
        lengths_table(found),
        Message(
            "study-camelup-money-read",
            greedy=round(float(greedy.purses.mean()), 1),
            searching=round(float(searching.purses.mean()), 1),
            legs=round(float(greedy.legs.mean()), 1),
            searched=round(float(searching.legs.mean()), 1),
        ),
    )


def money_table(found: Found) -> Table:
    sources = " ".join(f"{source}:.1f" for source in SOURCES)
    columns = f"bots players races purse:.1f low:.0f high:.0f winner:.1f {sources}"
    return Table.of("camelup", "money", columns, [money_row(races) for races in tables(found)])


def money_row(races: Races) -> tuple[Value, ...]:
    low, high = np.quantile(races.purses, (0.05, 0.95)).tolist()
    purse, best = mean_of(races.purses.mean(axis=1)), mean_of(races.purses.max(axis=1))
    sources = (races.per_player(*whats) for whats in SOURCES.values())
    return kind_of(races.bots), races.seats, races.count, purse, low, high, best, *sources


def lengths_table(found: Found) -> Table:
    shares = {Message("study-camelup-legs", legs=bounded(legs)): ".0%" for legs in LENGTHS}
    rows: Rows = [(kind_of(races.bots), races.seats, mean_of(races.legs), *lengths(races)) for races in tables(found)]
    return Table.of("camelup", "lengths", "bots players legs:.2f", rows, shares)


def lengths(races: Races) -> list[float]:
    """The share of races by number of legs."""
    clipped = np.clip(races.legs, LENGTHS[0], LENGTHS[-1])
    return [float((clipped == legs).mean()) for legs in LENGTHS]


def bounded(legs: int) -> str:
    """A number of legs as text; the ends include everything beyond them."""
    sign = "≤ " if legs == LENGTHS[0] else "≥ " if legs == LENGTHS[-1] else ""
    return f"{sign}{legs}"


def draw_money(axes: "Axes", found: Found) -> None:
    begins = np.full(len(s.SEATS), float(s.START_MONEY))
    draw_segment(axes, np.zeros(len(s.SEATS)), begins, plots.LINE, plots.INK)
    for (name, whats), look in zip(SOURCES.items(), plots.SEATS, strict=False):
        widths = np.array([found[GREEDY, seats].per_player(*whats) for seats in s.SEATS])
        name_segment(axes, str(column(name)), begins, widths, look.day)
        draw_segment(axes, begins, widths, look.day, plots.PAPER)
        begins = begins + widths
    name_tables(axes)


def draw_segment(axes: "Axes", begins: Any, widths: Any, colour: str, ink: str) -> None:
    """A part of every bar, with its number where there is room."""
    bars = axes.barh(s.SEATS, widths, left=begins, height=0.7, color=colour, edgecolor=plots.PAPER)
    numbers = [f"{width:.0f}" if width > WIDE else "" for width in widths]
    axes.bar_label(bars, numbers, label_type="center", color=ink, fontsize=9, weight="bold")


def name_segment(axes: "Axes", name: str, begins: Any, widths: Any, colour: str) -> None:
    """Name it above the first bar, or beside the first bar that has it."""
    told: Any = {"color": colour, "weight": "bold", "fontsize": 10}
    has = np.flatnonzero(widths > WIDE)
    if len(has) and has[0] == 0:
        axes.text(begins[0] + widths[0] / 2, s.SEATS[0] - 0.45, name, rotation=45, va="bottom", **told)
    elif len(has):
        row = has[0]
        axes.text(begins[row] + widths[row] + 0.4, s.SEATS[row], name, va="center", **told)


def name_tables(axes: "Axes") -> None:
    plots.name_rows(axes, [str(players(seats)) for seats in s.SEATS], s.SEATS)
    axes.set(xlim=(0, None), xlabel=say("study-camelup-axis-purse"))


def draw_purses(axes: "Axes", found: Found) -> None:
    """Quantiles of purses, and the mean of winners, by number of players."""
    look, winner = plots.SEATS[0], plots.SEATS[3]
    for seats in s.SEATS:
        purses = found[GREEDY, seats].purses
        low, lower, middle, higher, high = np.quantile(purses, (0.05, 0.25, 0.5, 0.75, 0.95))
        axes.plot([low, high], [seats, seats], color=look.day, linewidth=2)
        axes.plot([lower, higher], [seats, seats], color=look.day, linewidth=10, solid_capstyle="butt")
        axes.plot([middle], [seats], color=plots.PAPER, marker="|", markersize=12, markeredgewidth=2.5)
        axes.plot([purses.max(axis=1).mean()], [seats], **winner.marker)
    axes.plot([], [], color=look.day, linewidth=10, label=say("study-camelup-purses-half"))
    axes.plot([], [], color=look.day, linewidth=2, label=say("study-camelup-purses-most"))
    plots.explain(axes, winner, str(column("winner")))
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3)
    name_tables(axes)


# ---------------------------------------------------------------------------------------------------------------- data


DEED_KEYS = ["what", "leg", "rolled", "value", "order"]
DETAILS = ("bots", "players", *DEED_KEYS, "count", "pounds", "low", "high")


def money_data(found: Found) -> Mapping[str, Data]:
    """What races paid for, and every kind of deed by leg, dice, value and order."""
    money = [(races.bots, races.seats, races.count, *numbers(races)) for races in tables(found)]
    names = ("bots", "players", "races", "legs", "purse", "winner", *WHATS)
    return {"money": columns_of(names, money), "deeds": columns_of(DETAILS, deed_rows(found))}


def numbers(races: Races) -> tuple[float, ...]:
    means = races.legs.mean(), races.purses.mean(), races.purses.max(axis=1).mean()
    return *means, *(races.per_player(what) for what in range(len(WHATS)))


def deed_rows(found: Found) -> Iterator[tuple[Any, ...]]:
    for races in tables(found):
        keys, which = np.unique(races.deeds[DEED_KEYS], return_inverse=True)
        alike = np.split(np.argsort(which, kind="stable"), np.cumsum(np.bincount(which))[:-1])
        for (what, *details), some in zip(keys.tolist(), alike, strict=True):
            deeds = races.deeds[some]
            around, mean = pounds(deeds), float(deeds["pounds"].mean())
            yield races.bots, races.seats, WHATS[what], *details, len(deeds), mean, around.low, around.high
