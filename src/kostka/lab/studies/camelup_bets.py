"""What tickets, tiles, cards and partners bring, by when they are taken, put, played and chosen."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.errors import Message
from kostka.games.camelup.compiled import state as s
from kostka.lab.statistics import Interval
from kostka.lab.studies import plots
from kostka.lab.studies.camelup_ledger import CHOSEN, LOSER_CARD, PARTNER, TICKET, TILE, WINNER_CARD
from kostka.lab.studies.camelup_races import LEGS, MAIN, Found, Races, in_leg, pounds, right
from kostka.lab.studies.camelup_tickets import ROLLED, VALUES, Rows, label, ticket_parts
from kostka.lab.studies.clusters import known
from kostka.lab.studies.report import Paragraph, Plot, Table, Value
from kostka.lab.studies.watching import KINDS, kind_of

SORTS = {"ticket": TICKET, "tile": TILE, "winner-card": WINNER_CARD, "loser-card": LOSER_CARD}
CARDS = {"winner": WINNER_CARD, "loser": LOSER_CARD}
ORDERS = range(1, 9)  # of cards in a pile; the last stands for all later ones too
AHEAD = range(-3, 5)  # spaces from the leading camel to a tile; the first and the last stand for all beyond


def bet_parts(found: Found) -> tuple[Paragraph | Table | Plot, ...]:
    main = [found[bots, MAIN] for bots in KINDS]
    return *ticket_parts(main), *leg_parts(main), *tile_parts(main), *card_parts(main), *partner_parts(found)


# -------------------------------------------------------------------------------------------------------------- by leg


def leg_parts(main: Sequence[Races]) -> tuple[Paragraph | Table | Plot, ...]:
    return (
        *(legs_table(races) for races in main),
        Plot(
            "legs",
            Message("study-camelup-legs-plot"),
            Message("study-camelup-legs-caption"),
            lambda panels: draw_legs(panels, main),
            (7.2, 4.2),
            (1, 2),
        ),
        Paragraph(Message("study-camelup-legs-read")),
    )


def legs_table(races: Races) -> Table:
    tickets, others = races.of(TICKET), [name for name in SORTS if name != "ticket"]
    sorts = [*(tickets[tickets["value"] == value] for value in VALUES), *(races.of(SORTS[name]) for name in others)]
    rows: Rows = tuple((leg_name(leg), *(known(pounds(in_leg(deeds, leg))) for deeds in sorts)) for leg in LEGS)
    columns = (
        label("leg"),
        *(Message("study-camelup-ticket", value=value) for value in VALUES),
        *map(label, others),
    )
    title = Message("study-camelup-by-leg", bots=kind_of(races.bots), players=races.seats)
    return Table(title, columns, rows, ("", *[".2f"] * len(sorts)))


def leg_name(leg: int) -> str:
    return f"{leg}+" if leg == LEGS[-1] else str(leg)


def draw_legs(panels: Any, main: Sequence[Races]) -> None:
    for axes, races in zip(panels, main, strict=True):
        series = [(str(label(name)), by_leg(races.of(what))) for name, what in SORTS.items()]
        axes.set_xlim(LEGS[0] - 0.2, LEGS[-1] + 0.2)
        axes.set_ylim(-0.5, 4.0)
        plots.zero_line(axes, 1.0)
        plots.lines(axes, LEGS, series, named=races is main[-1])
        axes.set_title(str(kind_of(races.bots)))
        axes.set_xticks(LEGS, [leg_name(leg) for leg in LEGS])
        axes.set_xlabel(str(label("leg")))
    panels[0].set_ylabel(str(Message("study-camelup-axis-pounds")))


def by_leg(deeds: NDArray[Any]) -> list[Interval]:
    return [pounds(in_leg(deeds, leg)) for leg in LEGS]


# --------------------------------------------------------------------------------------------------------------- tiles


def tile_parts(main: Sequence[Races]) -> tuple[Paragraph | Table | Plot, ...]:
    return tiles_table(main), tiles_by_dice_table(main), Paragraph(Message("study-camelup-tiles-read"))


def tiles_table(main: Sequence[Races]) -> Table:
    rows: Rows = tuple(
        (Message("study-camelup-ahead", spaces=abs(ahead), place=end_of(ahead)), *map(known, tiles_at(main, ahead)))
        for ahead in AHEAD
        if ahead != 0
    )
    columns = (label("where"), *side_columns(main))
    return Table(Message("study-camelup-tiles", players=MAIN), columns, rows, ("", *[".2f"] * 4))


def side_columns(main: Sequence[Races]) -> list[Message]:
    return [Message(f"study-camelup-tile-{side}", bots=kind_of(races.bots)) for races in main for side in s.SIDES]


def end_of(ahead: int) -> str:
    return "first" if ahead == AHEAD[0] else "last" if ahead == AHEAD[-1] else "behind" if ahead < 0 else "ahead"


def tiles_at(main: Sequence[Races], ahead: int) -> list[Interval]:
    kept = [(races.of(TILE), np.clip(races.of(TILE)["ahead"], AHEAD[0], AHEAD[-1])) for races in main]
    return [
        pounds(tiles[(where == ahead) & (tiles["value"] == side)]) for tiles, where in kept for side in (s.CHEER, s.BOO)
    ]


def tiles_by_dice_table(main: Sequence[Races]) -> Table:
    rows: Rows = tuple((rolled, *map(known, tiles_when(main, rolled))) for rolled in ROLLED)
    columns = (label("rolled"), *side_columns(main))
    return Table(Message("study-camelup-tiles-dice", players=MAIN), columns, rows, ("", *[".2f"] * 4))


def tiles_when(main: Sequence[Races], rolled: int) -> list[Interval]:
    tiles = [races.of(TILE) for races in main]
    return [
        pounds(some[(some["rolled"] == rolled) & (some["value"] == side)])
        for some in tiles
        for side in (s.CHEER, s.BOO)
    ]


# --------------------------------------------------------------------------------------------------------------- cards


def card_parts(main: Sequence[Races]) -> tuple[Paragraph | Table | Plot, ...]:
    return (
        *(cards_table(races, "leg") for races in main),
        *(cards_table(races, "order") for races in main),
        Paragraph(Message("study-camelup-cards-read")),
    )


def cards_table(races: Races, by: str) -> Table:
    """Cards by leg or by their order in the pile: how many, how often they are right, and what they bring."""
    keys = LEGS if by == "leg" else ORDERS
    rows: Rows = tuple(
        (f"{key}+" if key == keys[-1] else str(key), *card_cells(races, by, key, keys[-1])) for key in keys
    )
    columns = (label(by), *(label(f"{pile}-{part}") for pile in CARDS for part in ("often", "right", "brings")))
    title = Message(f"study-camelup-cards-{by}", bots=kind_of(races.bots), players=races.seats)
    return Table(title, columns, rows, ("", *[".1f", ".0%", ".2f"] * len(CARDS)))


def card_cells(races: Races, by: str, key: int, last: int) -> list[Value]:
    cells: list[Value] = []
    for what in CARDS.values():
        cards = races.of(what)
        some = cards[np.minimum(cards[by], last) == key]
        cells += [races.a_race(some), known(right(some)), known(pounds(some))]
    return cells


# ------------------------------------------------------------------------------------------------------------ partners


def partner_parts(found: Found) -> tuple[Paragraph | Table | Plot, ...]:
    tables = [races for races in found.values() if races.seats >= s.PARTNERS_FROM]
    rows: Rows = tuple(
        (
            kind_of(races.bots),
            races.seats,
            races.a_race(races.of(PARTNER)),
            *map(known, (pounds(races.of(PARTNER)), pounds(races.of(CHOSEN)))),
        )
        for races in sorted(tables, key=lambda races: (KINDS.index(races.bots), races.seats))
    )
    columns = tuple(label(name) for name in ("bots", "players", "partners-often", "chooses", "chosen"))
    table = Table(Message("study-camelup-partners"), columns, rows, ("", "", ".1f", ".2f", ".2f"))
    return table, Paragraph(Message("study-camelup-partners-read"))
