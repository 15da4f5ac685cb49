"""What tickets bring by when they are taken, what odds promise, and what turns are used for."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from kostka.core.declare.messages import Message
from kostka.games.camelup.compiled import state as s
from kostka.lab.statistics import Interval
from kostka.messages import say
from kostka.studies import plots
from kostka.studies.camelup.ledger import LOSER_CARD, PYRAMID, TICKET, TILE, WINNER_CARD
from kostka.studies.camelup.races import MAIN, Found, Races, main_tables, pounds
from kostka.studies.report import Parts, Rows, Table, Value, named_plot
from kostka.studies.watching import kind_of

VALUES = (5, 3, 2)
ROLLED = range(s.ROLLS_A_LEG)
CLAIMS = (-np.inf, 0.5, 1.0, 1.5, 2.0, 3.0, np.inf)  # bounds, in pounds
TURNS = {"roll": (PYRAMID,), "ticket": (TICKET,), "tile": (TILE,), "card": (WINNER_CARD, LOSER_CARD)}


def ticket_parts(found: Found) -> Parts:
    main = main_tables(found)
    early, late = (pounds(main[0].of(TICKET, value=5, rolled=rolled)) for rolled in ROLLED[:2])
    return (
        *(tickets_table(races) for races in main),
        named_plot("camelup", "tickets", partial(draw_tickets, main=main), size=(7.2, 3.8), panels=(1, 2)),
        Message("study-camelup-tickets-read", early=round(early.mean, 2), late=round(late.mean, 2)),
        claims_table(main[0]),
        Message("study-camelup-claims-read"),
        turns_table(main),
        turns_read(main),
    )


def tickets_table(races: Races) -> Table:
    rows: list[tuple[Value, ...]] = []
    for rolled in ROLLED:
        tickets = [races.of(TICKET, value=value, rolled=rolled) for value in VALUES]
        rows.append((rolled, *map(pounds, tickets), *map(races.per_race, tickets)))
    more = {Message("study-camelup-ticket", value=value): ".2f" for value in VALUES}
    more |= {Message("study-camelup-ticket-often", value=value): ".1f" for value in VALUES}
    return Table.of("camelup", "tickets", "rolled", rows, more, bots=kind_of(races.bots), players=races.seats)


def draw_tickets(panels: Any, main: Sequence[Races]) -> None:
    curves = [[(str(value), curve(races, value)) for value in VALUES] for races in main]
    ends = [end for lines in curves for _, line in lines for one in line for end in (one.low, one.high)]
    for axes, races, lines in zip(panels, main, curves, strict=True):
        axes.set(xlim=(-0.2, ROLLED[-1] + 0.2), ylim=(min(0.0, np.nanmin(ends)), 1.05 * np.nanmax(ends)))
        plots.zero_line(axes, 1.0)
        plots.lines(axes, ROLLED, lines)
        axes.set(title=kind_of(races.bots), xticks=ROLLED, xlabel=say("study-camelup-axis-rolled"))
    panels[0].set_ylabel(say("study-camelup-axis-pounds"))


def curve(races: Races, value: int) -> list[Interval]:
    return [pounds(races.of(TICKET, value=value, rolled=rolled)) for rolled in ROLLED]


def claims_table(races: Races) -> Table:
    """The value of tickets by exact odds beside what they paid."""
    asked = races.of(TICKET)
    asked = asked[~np.isnan(asked["claimed"])]
    rows = []
    for low, high in pairwise(CLAIMS):
        some = asked[(low <= asked["claimed"]) & (asked["claimed"] < high)]
        mean = float(some["claimed"].mean()) if len(some) else np.nan
        rows.append((span_name(low, high), len(some), mean, pounds(some)))
    columns = "claims tickets-number claimed:.2f paid:.2f"
    return Table.of("camelup", "claims", columns, rows, races=len(np.unique(asked["race"])))


def span_name(low: float, high: float) -> Message:
    if np.isinf(low):
        return Message("study-camelup-below", high=high)
    if np.isinf(high):
        return Message("study-camelup-above", low=low)
    return Message("study-camelup-from", low=low, high=high)


def turns_table(main: Sequence[Races]) -> Table:
    """What turns are used for, by how many dice have been rolled."""
    rows: Rows = [(kind_of(races.bots), rolled, *shares(races, rolled)) for races in main for rolled in ROLLED]
    columns = " ".join(["bots rolled", *(f"{turn}:.0%" for turn in TURNS)])
    return Table.of("camelup", "turns", columns, rows, players=MAIN)


def turns_read(main: Sequence[Races]) -> Message:
    greedy, searching = (dict(zip(TURNS, shares(races, ROLLED[-1]), strict=True)) for races in main)
    told = {"greedy": greedy["roll"], "searching": searching["roll"], "tiles": searching["tile"]}
    return Message("study-camelup-turns-read", **{name: round(100 * share) for name, share in told.items()})


def shares(races: Races, rolled: int) -> list[float]:
    counts = [len(races.of(*whats, rolled=rolled)) for whats in TURNS.values()]
    return [count / max(1, sum(counts)) for count in counts]
