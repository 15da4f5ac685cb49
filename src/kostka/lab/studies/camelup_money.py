"""Where the money of a race comes from, by number of players, and how long races are."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from kostka.core.errors import Message
from kostka.games.camelup.compiled import state as s
from kostka.lab.studies import plots
from kostka.lab.studies.camelup_ledger import CHOSEN, LOSER_CARD, PARTNER, PYRAMID, TICKET, TILE, WHATS, WINNER_CARD
from kostka.lab.studies.camelup_races import MAIN, Found, Races, pounds
from kostka.lab.studies.clusters import mean_of
from kostka.lab.studies.report import Column, Paragraph, Plot, Table, Value
from kostka.lab.studies.watching import GREEDY, KINDS, PLAYOUTS, SEARCHING, kind_of, players

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
LENGTHS = range(3, 9)  # legs; the first and the last stand for all beyond
WIDE = 0.9  # pounds from which a number has room in its bar


def money_parts(found: Found) -> tuple[Paragraph | Table | Plot, ...]:
    greedy, searching = found[GREEDY, MAIN], found[SEARCHING, MAIN]
    return (
        Paragraph(
            Message(
                "study-camelup-method",
                bot=SEARCHING,
                playouts=PLAYOUTS,
                greedy=greedy.count,
                searching=searching.count,
            )
        ),
        money_table(found),
        Plot(
            "money",
            Message("study-camelup-money-plot"),
            Message("study-camelup-money-caption"),
            lambda axes: draw_money(axes, found),
        ),
        Plot(
            "purses",
            Message("study-camelup-purses-plot"),
            Message("study-camelup-purses-caption"),
            lambda axes: draw_purses(axes, found),
        ),
        lengths_table(found),
        Paragraph(
            Message(
                "study-camelup-money-read",
                greedy=round(float(greedy.purses.mean()), 1),
                searching=round(float(searching.purses.mean()), 1),
                legs=round(float(greedy.legs.mean()), 1),
                searched=round(float(searching.legs.mean()), 1),
            )
        ),
    )


def tables(found: Found) -> list[Races]:
    """All kinds of races, greedy ones first, by number of players."""
    return [found[bots, seats] for bots in KINDS for seats in s.SEATS if (bots, seats) in found]


def money_table(found: Found) -> Table:
    columns = ("bots", "players", "races", "purse", "low", "high", "winner", *SOURCES)
    return Table(
        Message("study-camelup-money"),
        tuple(Message(f"study-camelup-column-{column}") for column in columns),
        tuple(money_row(races) for races in tables(found)),
        ("", "", "", ".1f", ".0f", ".0f", ".1f", *[".1f"] * len(SOURCES)),
    )


def money_row(races: Races) -> tuple[Value, ...]:
    low, high = np.quantile(races.purses, (0.05, 0.95)).tolist()
    whole: tuple[Value, ...] = (kind_of(races.bots), races.seats, races.count)
    purse, best = mean_of(races.purses.mean(axis=1)), mean_of(races.purses.max(axis=1))
    return *whole, purse, low, high, best, *(races.a_player(*whats) for whats in SOURCES.values())


def lengths_table(found: Found) -> Table:
    columns = (
        *(Message(f"study-camelup-column-{column}") for column in ("bots", "players", "legs")),
        *(Message("study-camelup-legs", legs=bounded(legs)) for legs in LENGTHS),
    )
    rows: tuple[tuple[Value, ...], ...] = tuple(
        (kind_of(races.bots), races.seats, mean_of(races.legs), *lengths(races)) for races in tables(found)
    )
    return Table(Message("study-camelup-lengths"), columns, rows, ("", "", ".2f", *[".0%"] * len(LENGTHS)))


def lengths(races: Races) -> list[float]:
    """The share of races that had so many legs."""
    kept = np.clip(races.legs, LENGTHS[0], LENGTHS[-1])
    return [float((kept == legs).mean()) for legs in LENGTHS]


def bounded(legs: int) -> str:
    """The ends stand for what is beyond them."""
    sign = "≤ " if legs == LENGTHS[0] else "≥ " if legs == LENGTHS[-1] else ""
    return f"{sign}{legs}"


def draw_money(axes: "Axes", found: Found) -> None:
    counts = [seats for seats in s.SEATS if (GREEDY, seats) in found]
    begins = np.zeros(len(counts))
    begins = begins + segment(axes, counts, begins, np.full(len(counts), s.START_MONEY), plots.LINE, plots.INK)
    for (name, whats), look in zip(SOURCES.items(), plots.SEATS, strict=False):
        widths = np.array([found[GREEDY, seats].a_player(*whats) for seats in counts])
        name_segment(axes, str(Message(f"study-camelup-column-{name}")), counts, begins, widths, look.day)
        begins = begins + segment(axes, counts, begins, widths, look.day, plots.PAPER)
    name_tables(axes, counts)


def segment(axes: "Axes", rows: Sequence[int], begins: Any, widths: Any, colour: str, ink: str) -> Any:
    """A part of every bar with its number, where there is room for it; returns how wide it is."""
    axes.barh(rows, widths, left=begins, height=0.7, color=colour, edgecolor=plots.PAPER)
    for row, begin, width in zip(rows, begins, widths, strict=True):
        if width > WIDE:
            told: Any = {"ha": "center", "va": "center", "fontsize": 9, "weight": "bold"}
            axes.text(begin + width / 2, row, f"{width:.0f}", color=ink, **told)
    return widths


def name_segment(axes: "Axes", name: str, rows: Sequence[int], begins: Any, widths: Any, colour: str) -> None:
    """Above the first bar, or beside the first one that has it."""
    told: Any = {"color": colour, "weight": "bold", "fontsize": 10}
    has = np.flatnonzero(widths > WIDE)
    if len(has) and has[0] == 0:
        axes.text(begins[0] + widths[0] / 2, rows[0] - 0.45, name, rotation=45, va="bottom", **told)
    elif len(has):
        row = has[0]
        axes.text(begins[row] + widths[row] + 0.4, rows[row], name, va="center", **told)


def name_tables(axes: "Axes", counts: Sequence[int]) -> None:
    axes.set_yticks(counts, [str(players(seats)) for seats in counts])
    axes.set_ylim(counts[-1] + 0.5, counts[0] - 0.5)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0, labelcolor=plots.INK)
    axes.set_xlim(0)
    axes.set_xlabel(str(Message("study-camelup-axis-purse")))


def draw_purses(axes: "Axes", found: Found) -> None:
    """Where purses lie, and what winners have, by number of players."""
    counts = [seats for seats in s.SEATS if (GREEDY, seats) in found]
    look, winner = plots.SEATS[0], plots.SEATS[3]
    for seats in counts:
        purses = found[GREEDY, seats].purses
        low, lower, middle, higher, high = np.quantile(purses, (0.05, 0.25, 0.5, 0.75, 0.95))
        axes.plot([low, high], [seats, seats], color=look.day, linewidth=2)
        axes.plot([lower, higher], [seats, seats], color=look.day, linewidth=10, solid_capstyle="butt")
        axes.plot([middle], [seats], color=plots.PAPER, marker="|", markersize=12, markeredgewidth=2.5)
        axes.plot([purses.max(axis=1).mean()], [seats], color=winner.day, marker=winner.sign, linestyle="none")
    axes.plot([], [], color=look.day, linewidth=10, label=str(Message("study-camelup-purses-half")))
    axes.plot([], [], color=look.day, linewidth=2, label=str(Message("study-camelup-purses-most")))
    label = str(Message("study-camelup-column-winner"))
    axes.plot([], [], color=winner.day, marker=winner.sign, linestyle="none", label=label)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3)
    name_tables(axes, counts)


# ---------------------------------------------------------------------------------------------------------------- data


def money_data(found: Found) -> Mapping[str, Mapping[str, Column]]:
    """Races by what they paid for, and every kind of deed by leg, dice, value and order."""
    money = [(races.bots, races.seats, races.count, *numbers(races)) for races in tables(found)]
    names = ("bots", "players", "races", "legs", "purse", "winner", *WHATS)
    return {"money": columns_of(names, money), "deeds": columns_of(DETAILS, deed_rows(found))}


def numbers(races: Races) -> tuple[float, ...]:
    means = races.legs.mean(), races.purses.mean(), races.purses.max(axis=1).mean()
    return *map(float, means), *(races.a_player(what) for what in range(len(WHATS)))


DETAILS = ("bots", "players", "what", "leg", "rolled", "value", "order", "count", "pounds", "low", "high")


def deed_rows(found: Found) -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = []
    for races in tables(found):
        keys, which = np.unique(races.deeds[["what", "leg", "rolled", "value", "order"]], return_inverse=True)
        alike = np.split(np.argsort(which, kind="stable"), np.cumsum(np.bincount(which))[:-1])
        for key, some in zip(keys.tolist(), alike, strict=True):
            deeds = races.deeds[some]
            around = pounds(deeds)
            mean = float(deeds["pounds"].mean())
            rows.append((races.bots, races.seats, WHATS[key[0]], *key[1:], len(deeds), mean, around.low, around.high))
    return rows


def columns_of(names: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> Mapping[str, Column]:
    return dict(zip(names, zip(*rows, strict=True), strict=True))
