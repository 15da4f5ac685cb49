"""What tickets bring by when they are taken, what odds promise, and what turns are used for."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.errors import Message
from kostka.games.camelup.compiled import state as s
from kostka.lab.statistics import Interval
from kostka.lab.studies import plots
from kostka.lab.studies.camelup_ledger import LOSER_CARD, PYRAMID, TICKET, TILE, WINNER_CARD
from kostka.lab.studies.camelup_races import MAIN, Races, pounds
from kostka.lab.studies.clusters import known
from kostka.lab.studies.report import Paragraph, Plot, Table, Value
from kostka.lab.studies.watching import kind_of

Rows = tuple[tuple[Value, ...], ...]
VALUES = (5, 3, 2)
ROLLED = range(s.ROLLS_A_LEG)
CLAIMS = (-np.inf, 0.5, 1.0, 1.5, 2.0, 3.0, np.inf)  # bounds, in pounds
TURNS = {"roll": (PYRAMID,), "ticket": (TICKET,), "tile": (TILE,), "card": (WINNER_CARD, LOSER_CARD)}


def label(name: str) -> Message:
    return Message(f"study-camelup-column-{name}")


def ticket_parts(main: Sequence[Races]) -> tuple[Paragraph | Table | Plot, ...]:
    early, late = (pounds(taken(main[0], 5, rolled)) for rolled in (ROLLED[0], ROLLED[1]))
    return (
        *(tickets_table(races) for races in main),
        Plot(
            "tickets",
            Message("study-camelup-tickets-plot"),
            Message("study-camelup-tickets-caption"),
            lambda panels: draw_tickets(panels, main),
            (7.2, 3.8),
            (1, 2),
        ),
        Paragraph(Message("study-camelup-tickets-read", early=round(early.mean, 2), late=round(late.mean, 2))),
        claims_table(main[0]),
        Paragraph(Message("study-camelup-claims-read")),
        turns_table(main),
        turns_read(main),
    )


def taken(races: Races, value: int, rolled: int) -> NDArray[Any]:
    """Tickets of a value that were taken when so many dice of the leg had been rolled."""
    tickets = races.of(TICKET)
    some: NDArray[Any] = tickets[(tickets["value"] == value) & (tickets["rolled"] == rolled)]
    return some


def tickets_table(races: Races) -> Table:
    rows: Rows = tuple(
        (rolled, *(known(pounds(taken(races, value, rolled))) for value in VALUES), *often(races, rolled))
        for rolled in ROLLED
    )
    values = [Message("study-camelup-ticket", value=value) for value in VALUES]
    counts = [Message("study-camelup-ticket-often", value=value) for value in VALUES]
    title = Message("study-camelup-tickets", bots=kind_of(races.bots), players=races.seats)
    return Table(title, (label("rolled"), *values, *counts), rows, ("", *[".2f"] * 3, *[".1f"] * 3))


def often(races: Races, rolled: int) -> list[float]:
    return [races.a_race(taken(races, value, rolled)) for value in VALUES]


def draw_tickets(panels: Any, main: Sequence[Races]) -> None:
    ends = [interval for races in main for value in VALUES for interval in curve(races, value)]
    for axes, races in zip(panels, main, strict=True):
        axes.set_xlim(-0.2, ROLLED[-1] + 0.2)
        axes.set_ylim(span([end for interval in ends for end in (interval.low, interval.high)]))
        plots.zero_line(axes, 1.0)
        plots.lines(axes, ROLLED, [(str(value), curve(races, value)) for value in VALUES])
        axes.set_title(str(kind_of(races.bots)))
        axes.set_xticks(ROLLED)
        axes.set_xlabel(str(Message("study-camelup-axis-rolled")))
    panels[0].set_ylabel(str(Message("study-camelup-axis-pounds")))


def curve(races: Races, value: int) -> list[Interval]:
    return [pounds(taken(races, value, rolled)) for rolled in ROLLED]


def span(values: Sequence[float]) -> tuple[float, float]:
    """From 0 to the highest, or from the lowest where that is below."""
    return min(0.0, float(np.nanmin(values))), 1.05 * float(np.nanmax(values))


def claims_table(races: Races) -> Table:
    """What the exact odds gave for a ticket beside what it paid."""
    asked = races.of(TICKET)
    asked = asked[~np.isnan(asked["claimed"])]
    rows: Rows = tuple(
        (span_of(low, high), len(some), float(some["claimed"].mean()) if len(some) else np.nan, known(pounds(some)))
        for low, high in pairwise(CLAIMS)
        for some in [asked[(low <= asked["claimed"]) & (asked["claimed"] < high)]]
    )
    columns = tuple(label(name) for name in ("claims", "tickets-number", "claimed", "paid"))
    races_asked = len(np.unique(asked["race"]))
    return Table(Message("study-camelup-claims", races=races_asked), columns, rows, ("", "", ".2f", ".2f"))


def span_of(low: float, high: float) -> Message:
    if np.isinf(low):
        return Message("study-camelup-below", high=high)
    return (
        Message("study-camelup-above", low=low) if np.isinf(high) else Message("study-camelup-from", low=low, high=high)
    )


def turns_table(main: Sequence[Races]) -> Table:
    """What turns are used for, by how many dice have been rolled."""
    rows: Rows = tuple((kind_of(races.bots), rolled, *shares(races, rolled)) for races in main for rolled in ROLLED)
    columns = tuple(label(name) for name in ("bots", "rolled", *TURNS))
    return Table(Message("study-camelup-turns", players=MAIN), columns, rows, ("", "", *[".0%"] * len(TURNS)))


def turns_read(main: Sequence[Races]) -> Paragraph:
    greedy, searching = (dict(zip(TURNS, shares(races, ROLLED[-1]), strict=True)) for races in main)
    told = {"greedy": greedy["roll"], "searching": searching["roll"], "tiles": searching["tile"]}
    return Paragraph(Message("study-camelup-turns-read", **{name: round(100 * share) for name, share in told.items()}))


def shares(races: Races, rolled: int) -> list[float]:
    then = races.deeds[races.deeds["rolled"] == rolled]
    counts = [int(np.isin(then["what"], whats).sum()) for whats in TURNS.values()]
    return [count / max(1, sum(counts)) for count in counts]
