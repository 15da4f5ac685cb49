"""What Camel Up declares: its two records, its moves, its events and its options.

Camels are numbered as in the facts: the five racing camels, then the crazy ones. Where a camel stands is one number,
its place: eight times the space plus the height in the stack. Space 17 holds the unit that crossed the line forwards,
space 0 the one that crossed it backwards, so the order of places is the order of the race.

At a real table finish cards lie face down: nobody knows their colours until the race is over, and chance shows them.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.domains import Seat
from kostka.core.declare.events import Events, Kind
from kostka.core.declare.moves import Family, Moves
from kostka.core.declare.options import option
from kostka.core.declare.records import Field, Record

Sides = NDArray[np.int8]  # of tiles, by space

SEATS = range(3, 9)
COLOURS = ("red", "yellow", "blue", "green", "purple")
CAMELS = (*COLOURS, "white", "black")
DICE = (*COLOURS, "grey")
SIDES = ("cheer", "boo")
PILES = ("winner", "loser")
FACES = (*COLOURS, "?")  # a finish card as it is played; "?" is one that lies face down

RACING = len(COLOURS)
FIRST, SECOND, LAST = 0, 1, RACING - 1
WHITE, BLACK = 5, 6
GREY = 5
SPACES = 16
FOR_TILES = range(2, SPACES + 1)
FINISH = 17  # the crossing unit, forwards
BACKWARDS = 0  # the crossing unit, backwards
ROLLS_A_LEG = 5
PIPS = range(1, 4)
STARTS = range(1, 4)  # the spaces on which racing camels start
CRAZY_STARTS = range(SPACES - 2, SPACES + 1)
TICKETS = np.array([5, 3, 2, 2], np.int8)
PRIZES = np.array([8, 5, 3, 2, 1], np.int8)
START_MONEY = 3
PARTNERS_FROM = 6  # players
CHEER, BOO = 1, -1
WINNER, LOSER = 0, 1
SEAT = Seat(SEATS[-1])
CARDS = SEAT.most * RACING

NOBODY = -1  # a ticket in its pile, a space without a tile, a player without a partner
AWAY = -2  # a ticket that a position file leaves out
UNKNOWN = -3  # what a view hides, or a position leaves open

ARRANGE, PLAY, OVER = 0, 1, 2
PHASES = ("arrange", "play", "over")
UNPLACED = 7  # the height of a camel that the start player still has to put on its stack
OFF_TRACK = 8 * (FINISH + 1) + UNPLACED  # the place of a crazy camel before the others are stacked

BOARD = Record(
    seats=Field("i1"), start=Field("i1"), arrange=Field("i1"), hidden_purses=Field("i1"), netting=Field("i1")
)
TRACK = range(BACKWARDS, FINISH + 1)
STATE = Record(
    place=Field("i2", CAMELS),
    tile_owner=Field("i1", TRACK),
    tile_side=Field("i1", TRACK),
    inside=Field("i1", DICE),
    holder=Field("i1", COLOURS, len(TICKETS)),
    pyramid_tickets=Field("i1", SEAT),
    partner=Field("i1", SEAT),
    pile_size=Field("i1", PILES),
    pile_seat=Field("i1", PILES, CARDS),
    pile_colour=Field("i1", PILES, CARDS, blank=UNKNOWN),
    face_down=Field("i1", blank=1),  # whether cards may be unknown even to the match itself
    money=Field("i2", SEAT, blank=UNKNOWN),
    to_act=Field("i1"),
    phase=Field("i1"),
    leg=Field("i2"),
)

MOVES = Moves(
    Family("roll"),
    Family("ticket", colour=COLOURS),
    Family("tile", space=FOR_TILES, side=SIDES),
    Family("winner", colour=FACES),
    Family("loser", colour=FACES),
    Family("partner", seat=SEAT),
    Family("stack", camel=COLOURS),
)
M = MOVES.firsts

EVENTS = Events(
    Kind("start", camel=CAMELS, space=range(1, SPACES + 1), dice=True),
    Kind("first", player=SEAT, dice=True),
    Kind("stack", seat=SEAT, camel=COLOURS, space=STARTS),
    Kind("ticket", seat=SEAT, colour=COLOURS, value=range(2, 6)),
    Kind("tile", seat=SEAT, space=FOR_TILES, side=SIDES),
    Kind("card", seat=SEAT, pile=PILES, colour=COLOURS, public=2),
    Kind("partner", seat=SEAT, other=SEAT),
    Kind("roll", seat=SEAT, die=CAMELS, pips=PIPS, dice=True),
    Kind("move", camel=CAMELS, space=TRACK, carried=range(7)),
    Kind("hit", seat=SEAT, space=FOR_TILES, side=SIDES, amount=range(1, 2)),
    Kind("cross", camel=CAMELS),
    Kind("leg", number=int, colour=COLOURS, second=COLOURS),
    Kind("bet", seat=SEAT, colour=COLOURS, value=range(2, 6), worth=range(-1, 6)),
    Kind("pyramid", seat=SEAT, count=range(1, ROLLS_A_LEG + 1)),
    Kind("copy", seat=SEAT, other=SEAT, amount=range(1, 6)),
    Kind("paid", seat=SEAT, amount=int),
    Kind("race", winner=COLOURS, loser=COLOURS),
    Kind("shown", seat=SEAT, pile=PILES, colour=COLOURS, dice=True),
    Kind("reveal", seat=SEAT, pile=PILES, colour=COLOURS, amount=range(-1, 9)),
)
E = EVENTS.numbers


@dataclass(frozen=True)
class Options:
    """House choices that the rulebook or the rulings leave to the table."""

    arrange: bool = option(False)
    hidden_purses: bool = option(False)
    netting: bool = option(False)
    start: int = option(-1, range(-1, SEATS[-1]))
