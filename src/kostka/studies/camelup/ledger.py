"""The money of a race of Camel Up, deed by deed: who did what when, and what it brought in the end.

Deeds follow from the events of a match alone. With the money of the start, the deeds of a seat add up to its purse.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.events import Event
from kostka.core.game import State
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.odds import odds_kernel
from kostka.games.camelup.compiled.worth import LEG, RACE
from kostka.lab.series import Series
from kostka.studies.watching import watched

# What brings money. A partner is chosen without a deed of their own; SPARED is what an empty purse cannot pay.
PYRAMID, TICKET, TILE, WINNER_CARD, LOSER_CARD, PARTNER, CHOSEN, SPARED = range(8)
WHATS = ("pyramid", "ticket", "tile", "winner", "loser", "partner", "chosen", "spared")
CARDS = {"winner": WINNER_CARD, "loser": LOSER_CARD}
SIDE = {"cheer": s.CHEER, "boo": s.BOO}


@dataclass
class Deed:
    race: int
    seat: int
    what: int
    leg: int
    rolled: int  # dice of the leg rolled before
    value: int = 0  # printed on a ticket; the side of a tile
    order: int = 0  # of a card in its pile, from 1
    ahead: int = 0  # spaces from the leading camel to a tile
    claimed: float = np.nan  # the value of a ticket by exact odds when it was taken, if they were asked
    pounds: int = 0


TYPES = ("i4", "i1", "i1", "i2", "i1", "i1", "i1", "i2", "f8", "i2")
DEED = np.dtype(list(zip(Deed.__annotations__, TYPES, strict=True)))


class Ledger:
    """The deeds of a race in their order."""

    def __init__(self, race: int, asks: bool = False) -> None:
        self.race, self.asks = race, asks
        self.deeds: list[Deed] = []
        self.before: Any = None  # the state before the last move
        self.tickets: defaultdict[tuple[Any, ...], list[Deed]] = defaultdict(list)
        self.cards: dict[tuple[Any, ...], Deed] = {}
        self.tiles: dict[int, Deed] = {}
        self.partners: dict[int, Deed] = {}
        self.due: defaultdict[int, int] = defaultdict(int)

    def see(self, before: State, events: Sequence[Event]) -> None:
        self.before = before
        for event in events:
            enter = getattr(self, f"on_{event.kind}", None)  # other events bring no money
            if enter is not None:
                enter(**event.values)

    def deed(self, seat: int, what: int, **details: Any) -> Deed:
        state = self.before[0]
        rolled = len(s.DICE) - int(state.inside.sum())
        self.deeds.append(Deed(self.race, seat, what, int(state.leg), rolled, **details))
        return self.deeds[-1]

    # ----------------------------------------------------------------------------------------------- deeds

    def on_roll(self, seat: int, **die: Any) -> None:
        self.deed(seat, PYRAMID, pounds=1)

    def on_ticket(self, seat: int, colour: str, value: int) -> None:
        claimed = claim(self.before, seat, s.M.ticket + s.COLOURS.index(colour)) if self.asks else np.nan
        self.tickets[seat, colour, value].append(self.deed(seat, TICKET, value=value, claimed=claimed))

    def on_tile(self, seat: int, space: int, side: str) -> None:
        leader = rules.space_of(self.before[0].place[: s.RACING].max())
        self.tiles[seat] = self.deed(seat, TILE, value=SIDE[side], ahead=space - leader)

    def on_card(self, seat: int, pile: str, colour: str) -> None:
        above = int(self.before[0].pile_size[s.PILES.index(pile)])
        self.cards[seat, pile, colour] = self.deed(seat, CARDS[pile], order=above + 1)

    def on_partner(self, seat: int, other: int) -> None:
        self.partners |= {seat: self.deed(seat, PARTNER), other: self.deed(other, CHOSEN)}

    # --------------------------------------------------------------------------------------- what they bring

    def on_hit(self, seat: int, amount: int, **tile: Any) -> None:
        self.tiles[seat].pounds += amount

    def on_bet(self, seat: int, colour: str, value: int, worth: int) -> None:
        self.tickets[seat, colour, value].pop(0).pounds = worth
        self.due[seat] += worth

    def on_pyramid(self, seat: int, count: int) -> None:
        self.due[seat] += count

    def on_copy(self, seat: int, amount: int, **other: Any) -> None:
        self.partners[seat].pounds = amount

    def on_paid(self, seat: int, amount: int) -> None:
        if spared := amount - self.due.pop(seat):
            self.deed(seat, SPARED, pounds=spared)

    def on_reveal(self, seat: int, pile: str, colour: str, amount: int) -> None:
        self.cards[seat, pile, colour].pounds = amount


def claim(state: State, seat: int, move: int) -> float:
    """The value of a ticket by the exact odds of the leg."""
    worth = np.zeros(1)
    odds_kernel(state, seat, 1, np.array([move], np.int16), np.zeros(1, LEG), np.zeros(1, RACE), worth)
    return float(worth[0])


def race(series: Series, bot: str, number: int, asks: bool = False) -> NDArray[Any]:
    """The deeds of one race; with `asks`, tickets have their exact value when they were taken."""
    ledger = Ledger(number, asks)
    watched(series, bot, number, ledger.see)
    return np.array([astuple(deed) for deed in ledger.deeds], DEED)


def purses(deeds: NDArray[Any], races: int, seats: int) -> NDArray[np.int64]:
    """The money at the end, by race and seat."""
    money = np.full((races, seats), s.START_MONEY, np.int64)
    np.add.at(money, (deeds["race"], deeds["seat"]), deeds["pounds"])
    return money
