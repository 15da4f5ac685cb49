"""What tickets, tiles, cards and partners bring, by when they are taken, put, played and chosen."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kostka.core.declare.messages import Message
from kostka.games.camelup.compiled import state as s
from kostka.messages import say
from kostka.studies import plots
from kostka.studies.camelup.ledger import CARDS, CHOSEN, LOSER_CARD, PARTNER, SIDE, TICKET, TILE, WINNER_CARD
from kostka.studies.camelup.races import (
    AHEAD,
    LEGS,
    MAIN,
    ORDERS,
    Found,
    Races,
    column,
    main_tables,
    pounds,
    right,
    with_details,
)
from kostka.studies.camelup.tickets import ROLLED, VALUES
from kostka.studies.report import Parts, Rows, Table, Value, named_plot
from kostka.studies.watching import KINDS, kind_of

SORTS = {"ticket": TICKET, "tile": TILE, "winner-card": WINNER_CARD, "loser-card": LOSER_CARD}


def bet_parts(found: Found) -> Parts:
    main = main_tables(found)
    return (
        *(legs_table(races) for races in main),
        named_plot("camelup", "legs", partial(draw_legs, main=main), size=(7.2, 4.2), panels=(1, 2)),
        Message("study-camelup-legs-read"),
        tiles_table(main),
        tiles_by_dice_table(main),
        Message("study-camelup-tiles-read"),
        *(cards_table(races, "leg", LEGS) for races in main),
        *(cards_table(races, "order", ORDERS) for races in main),
        Message("study-camelup-cards-read"),
        partners_table(found),
        Message("study-camelup-partners-read"),
    )


def open_ended(key: int, keys: range) -> str:
    """A key as text; the last one includes all later ones."""
    return f"{key}+" if key == keys[-1] else str(key)


# -------------------------------------------------------------------------------------------------------------- by leg


def legs_table(races: Races) -> Table:
    others = [name for name in SORTS if name != "ticket"]
    sorts = [*(races.of(TICKET, value=value) for value in VALUES), *(races.of(SORTS[name]) for name in others)]
    rows: Rows = [(open_ended(leg, LEGS), *(pounds(with_details(deeds, leg=leg)) for deeds in sorts)) for leg in LEGS]
    values = [Message("study-camelup-ticket", value=value) for value in VALUES]
    columns = column("leg"), *values, *map(column, others)
    title = Message("study-camelup-by-leg", bots=kind_of(races.bots), players=races.seats)
    return Table(title, columns, rows, ("", *[".2f"] * len(sorts)))


def draw_legs(panels: Any, main: Sequence[Races]) -> None:
    for axes, races in zip(panels, main, strict=True):
        series = [
            (str(column(name)), [pounds(races.of(what, leg=leg)) for leg in LEGS]) for name, what in SORTS.items()
        ]
        axes.set_xlim(LEGS[0] - 0.2, LEGS[-1] + 0.2)
        axes.set_ylim(-0.5, 4.0)
        plots.zero_line(axes, 1.0)
        plots.lines(axes, LEGS, series, named=races is main[-1])
        axes.set_title(str(kind_of(races.bots)))
        axes.set_xticks(LEGS, [open_ended(leg, LEGS) for leg in LEGS])
        axes.set_xlabel(str(column("leg")))
    panels[0].set_ylabel(say("study-camelup-axis-pounds"))


# --------------------------------------------------------------------------------------------------------------- tiles


def tiles_table(main: Sequence[Races]) -> Table:
    rows = [
        (Message("study-camelup-ahead", spaces=abs(ahead), place=end_of(ahead)), *by_side(main, ahead=ahead))
        for ahead in AHEAD
        if ahead != 0
    ]
    return by_side_table(Message("study-camelup-tiles", players=MAIN), "where", main, rows)


def tiles_by_dice_table(main: Sequence[Races]) -> Table:
    rows = [(rolled, *by_side(main, rolled=rolled)) for rolled in ROLLED]
    return by_side_table(Message("study-camelup-tiles-dice", players=MAIN), "rolled", main, rows)


def by_side_table(title: Message, first: str, main: Sequence[Races], rows: Rows) -> Table:
    sides = [Message(f"study-camelup-tile-{side}", bots=kind_of(races.bots)) for races in main for side in s.SIDES]
    return Table(title, (column(first), *sides), rows, ("", *[".2f"] * len(sides)))


def by_side(main: Sequence[Races], **details: int) -> list[Value]:
    """What tiles with these details bring, by kind of bots and side."""
    return [pounds(races.of(TILE, value=side, **details)) for races in main for side in SIDE.values()]


def end_of(ahead: int) -> str:
    return "first" if ahead == AHEAD[0] else "last" if ahead == AHEAD[-1] else "behind" if ahead < 0 else "ahead"


# ------------------------------------------------------------------------------------------------- cards and partners


def cards_table(races: Races, by: str, keys: range) -> Table:
    """Cards by leg or by their order in the pile: how many, how often they are right, and what they bring."""
    rows = [(open_ended(key, keys), *card_cells(races, by, key)) for key in keys]
    columns = [column(f"{pile}-{part}") for pile in CARDS for part in ("often", "right", "brings")]
    title = Message(f"study-camelup-cards-{by}", bots=kind_of(races.bots), players=races.seats)
    return Table(title, (column(by), *columns), rows, ("", *[".1f", ".0%", ".2f"] * len(CARDS)))


def card_cells(races: Races, by: str, key: int) -> list[Value]:
    cells: list[Value] = []
    for what in CARDS.values():
        cards = races.of(what, **{by: key})
        cells += [races.per_race(cards), right(cards), pounds(cards)]
    return cells


def partners_table(found: Found) -> Table:
    tables = [races for races in found.values() if races.seats >= s.PARTNERS_FROM]
    rows = []
    for races in sorted(tables, key=lambda races: (KINDS.index(races.bots), races.seats)):
        chooses, chosen = races.of(PARTNER), races.of(CHOSEN)
        often = races.per_race(chooses)
        rows.append((kind_of(races.bots), races.seats, often, pounds(chooses), pounds(chosen)))
    columns = "bots players partners-often:.1f chooses:.2f chosen:.2f"
    return Table.of("camelup", "partners", columns, rows)
