"""What a position of Camel Up is: two records, the moves and the events.

Camels are numbered as in the facts: the five racing camels, then the crazy ones. Where a camel stands is one number,
its place: eight times the space plus the height in the stack. Space 17 holds the unit that crossed the line forwards,
space 0 the one that crossed it backwards, so the order of places is the order of the race.
"""

from dataclasses import dataclass

import numpy as np

from kostka.core.events import Kind
from kostka.core.options import option

SEATS = range(3, 9)
COLOURS = ("red", "yellow", "blue", "green", "purple")
CAMELS = (*COLOURS, "white", "black")
DICE = (*COLOURS, "grey")
SIDES = ("cheer", "boo")
PILES = ("winner", "loser")

RACING = len(COLOURS)
WHITE, BLACK = 5, 6
GREY = 5
SPACES = 16
FINISH = 17  # the crossing unit, forwards
BACKWARDS = 0  # the crossing unit, backwards
ROLLS_A_LEG = 5
TICKETS = np.array([5, 3, 2, 2], np.int8)
PRIZES = np.array([8, 5, 3, 2, 1], np.int8)
START_MONEY = 3
PARTNERS_FROM = 6  # players
CHEER, BOO = 1, -1
WINNER, LOSER = 0, 1
MAX_SEATS = SEATS[-1]
CARDS = MAX_SEATS * RACING

NOBODY = -1  # a ticket in its pile, a space without a tile, a player without a partner
AWAY = -2  # a ticket that a position file leaves out
UNKNOWN = -3  # what a view hides

ARRANGE, PLAY, OVER = 0, 1, 2
PHASES = ("arrange", "play", "over")
UNPLACED = 7  # the height of a camel that the start player still has to put on its stack

BOARD = np.dtype(
    (np.record, [("seats", "i1"), ("start", "i1"), ("arrange", "i1"), ("hidden_purses", "i1"), ("netting", "i1")])
)
STATE = np.dtype(
    (
        np.record,
        [
            ("place", "i2", 7),
            ("tile_owner", "i1", SPACES + 2),
            ("tile_side", "i1", SPACES + 2),
            ("inside", "i1", 6),
            ("holder", "i1", (RACING, 4)),
            ("pyramid_tickets", "i1", MAX_SEATS),
            ("partner", "i1", MAX_SEATS),
            ("pile_size", "i1", 2),
            ("pile_seat", "i1", (2, CARDS)),
            ("pile_colour", "i1", (2, CARDS)),
            ("money", "i2", MAX_SEATS),
            ("to_act", "i1"),
            ("phase", "i1"),
            ("leg", "i2"),
        ],
    )
)

# Moves. Tiles come space by space, cheer before boo; finish cards pile by pile.
ROLL = 0
TICKET = 1
TILE = TICKET + RACING
CARD = TILE + 2 * (SPACES - 1)
PARTNER = CARD + 2 * RACING
STACK = PARTNER + MAX_SEATS
MOVES = STACK + RACING

KINDS = (
    Kind("start", ("camel", "space"), dice=True),
    Kind("first", ("player",), dice=True),
    Kind("stack", ("seat", "camel", "space")),
    Kind("ticket", ("seat", "colour", "value")),
    Kind("tile", ("seat", "space", "side")),
    Kind("card", ("seat", "pile", "colour"), public=2),
    Kind("partner", ("seat", "other")),
    Kind("roll", ("seat", "die", "pips"), dice=True),
    Kind("move", ("camel", "space", "carried")),
    Kind("hit", ("seat", "space", "side")),
    Kind("cross", ("camel",)),
    Kind("leg", ("number", "colour", "second")),
    Kind("paid", ("seat", "amount")),
    Kind("copy", ("seat", "other", "amount")),
    Kind("race", ("winner", "loser")),
    Kind("reveal", ("seat", "pile", "colour", "amount")),
)
(
    E_START,
    E_FIRST,
    E_STACK,
    E_TICKET,
    E_TILE,
    E_CARD,
    E_PARTNER,
    E_ROLL,
    E_MOVE,
    E_HIT,
    E_CROSS,
    E_LEG,
    E_PAID,
    E_COPY,
    E_RACE,
    E_REVEAL,
) = range(len(KINDS))
WORDS = {
    "camel": CAMELS,
    "die": CAMELS,
    "colour": COLOURS,
    "second": COLOURS,
    "winner": COLOURS,
    "loser": COLOURS,
    "side": SIDES,
    "pile": PILES,
}


@dataclass(frozen=True)
class Options:
    """House choices that the rulebook or the rulings leave to the table."""

    arrange: bool = option(False, "the start player arranges camels that start on one space, instead of chance")
    hidden_purses: bool = option(False, "the table does not show other players' money")
    netting: bool = option(False, "final cards are summed per pile before the purse is cut at 0")
    start: int = option(-1, "the seat that starts; -1 for a random one", range(-1, MAX_SEATS))
