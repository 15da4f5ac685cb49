"""What tickets, tiles, cards and partners bring, by when they are taken, put, played and chosen."""

from collections.abc import Iterator, Sequence
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
    tables,
    with_details,
)
from kostka.studies.camelup.tickets import ROLLED, VALUES
from kostka.studies.report import Parts, Rows, Table, Value, named_plot
from kostka.studies.watching import kind_of

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
    sorts = {Message("study-camelup-ticket", value=value): races.of(TICKET, value=value) for value in VALUES}
    sorts |= {column(name): races.of(what) for name, what in SORTS.items() if what != TICKET}
    rows: Rows = [
        (open_ended(leg, LEGS), *(pounds(with_details(deeds, leg=leg)) for deeds in sorts.values())) for leg in LEGS
    ]
    more = dict.fromkeys(sorts, ".2f")
    return Table.of("camelup", "by-leg", "leg", rows, more, bots=kind_of(races.bots), players=races.seats)


def draw_legs(panels: Any, main: Sequence[Races]) -> None:
    for axes, races in zip(panels, main, strict=True):
        series = [
            (str(column(name)), [pounds(races.of(what, leg=leg)) for leg in LEGS]) for name, what in SORTS.items()
        ]
        axes.set(xlim=(LEGS[0] - 0.2, LEGS[-1] + 0.2), ylim=(-0.5, 4.0))
        plots.zero_line(axes, 1.0)
        plots.lines(axes, LEGS, series, named=races is main[-1])
        axes.set_xticks(LEGS, [open_ended(leg, LEGS) for leg in LEGS])
        axes.set(title=kind_of(races.bots), xlabel=column("leg"))
    panels[0].set_ylabel(say("study-camelup-axis-pounds"))


# --------------------------------------------------------------------------------------------------------------- tiles


def tiles_table(main: Sequence[Races]) -> Table:
    rows = [
        (Message("study-camelup-ahead", spaces=abs(ahead), place=end_of(ahead)), *by_side(main, ahead=ahead))
        for ahead in AHEAD
        if ahead != 0
    ]
    return by_side_table("tiles", "where", main, rows)


def tiles_by_dice_table(main: Sequence[Races]) -> Table:
    rows = [(rolled, *by_side(main, rolled=rolled)) for rolled in ROLLED]
    return by_side_table("tiles-dice", "rolled", main, rows)


def by_side_table(name: str, first: str, main: Sequence[Races], rows: Rows) -> Table:
    sides = [Message(f"study-camelup-tile-{side}", bots=kind_of(races.bots)) for races in main for side in s.SIDES]
    return Table.of("camelup", name, first, rows, dict.fromkeys(sides, ".2f"), players=MAIN)


def by_side(main: Sequence[Races], **details: int) -> list[Value]:
    """What tiles with these details bring, by kind of bots and side."""
    return [pounds(races.of(TILE, value=side, **details)) for races in main for side in SIDE.values()]


def end_of(ahead: int) -> str:
    return "first" if ahead == AHEAD[0] else "last" if ahead == AHEAD[-1] else "behind" if ahead < 0 else "ahead"


# ------------------------------------------------------------------------------------------------- cards and partners


def cards_table(races: Races, by: str, keys: range) -> Table:
    """Cards by leg or by their order in the pile: how many, how often they are right, and what they bring."""
    rows = [(open_ended(key, keys), *card_cells(races, by, key)) for key in keys]
    columns = " ".join([by, *(f"{pile}-often:.1f {pile}-right:.0% {pile}-brings:.2f" for pile in CARDS)])
    return Table.of("camelup", f"cards-{by}", columns, rows, bots=kind_of(races.bots), players=races.seats)


def card_cells(races: Races, by: str, key: int) -> Iterator[Value]:
    for what in CARDS.values():
        cards = races.of(what, **{by: key})
        yield from (races.per_race(cards), right(cards), pounds(cards))


def partners_table(found: Found) -> Table:
    rows = []
    for races in tables(found):
        if races.seats >= s.PARTNERS_FROM:
            chooses, chosen = races.of(PARTNER), races.of(CHOSEN)
            often = races.per_race(chooses)
            rows.append((kind_of(races.bots), races.seats, often, pounds(chooses), pounds(chosen)))
    columns = "bots players partners-often:.1f chooses:.2f chosen:.2f"
    return Table.of("camelup", "partners", columns, rows)
