"""What a position of Jamniki is: two records, the moves and the events.

The tiles and the tasks are tables beside this file; the board record carries them. The turns of a game are numbered
from 0, seat after seat, so a tile's place in its coat tells when it was laid.

Everybody sees the whole hand at their turn, and nobody the face of a tile that another laid white. So what each seat
knows follows from two numbers per tile: the turns in which it left the stack and the hand. Where a view knows no more
than a span of turns, `drawn_from` and `drawn_to` differ, and `gone_from` and `gone_to` tell when it may have been laid.
"""

import csv
from dataclasses import dataclass
from pathlib import Path

from kostka.core.declare.domains import Seat
from kostka.core.declare.events import Events, Kind
from kostka.core.declare.moves import Family, Moves
from kostka.core.declare.options import option
from kostka.core.declare.records import Field, Record


def read_table(name: str) -> list[dict[str, str]]:
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_learned(path: Path, columns: tuple[str, ...]) -> list[dict[str, str]]:
    """The rows of a table that training writes, none before it has."""
    rows = read_table(path.name) if path.exists() else []
    if any(tuple(row) != columns for row in rows):
        raise ValueError(f"{path.name} was learned from other features: teach it anew")
    return rows


SEATS = range(2, 6)
MAX_SEATS = SEATS[-1]
SEAT = Seat(MAX_SEATS)
PARTS = ("left", "right")
COLOURS = ("red", "orange", "green", "blue", "purple")
RED = 0
WHITE = len(COLOURS)  # the colour of a white part
WHITE_BONES = 2  # on each part of a white side
TILE_TABLE = read_table("tiles.csv")
TILE_NAMES = tuple(row["tile"] for row in TILE_TABLE)
TILES = len(TILE_NAMES)
TASK_TABLE = read_table("tasks.csv")
TASK_NAMES = tuple(row["task"] for row in TASK_TABLE)
TASKS = len(TASK_NAMES)
TASKS_A_GAME = 2
MOST_GAMES = 2
MOST_LAID = 7  # by each of two players, one fewer for every further player
MOST_HELD = MAX_SEATS + 1

# The tasks in the order of their table.
MOST_WHITE, NO_SINGLE_COLOUR, NO_WHITE, MOST_SINGLE_COLOUR, MOST_RED, FEWEST_BONES = range(6)
NO_EQUAL_NEIGHBOURS, THREES, TWO_COLOURS, NO_EIGHT, TWOS, TWOS_AND_THREE = range(6, TASKS)
COMPARISONS = (MOST_WHITE, MOST_SINGLE_COLOUR, MOST_RED, FEWEST_BONES)

NONE = -1  # an empty place, a tile that is in the stack
UNKNOWN = -2  # what a view hides
NEVER = 99  # later than any turn

PLAIN, TURNED, WHITE_SIDE = 0, 1, 2
SIDES = ("colour", "turned", "white")
LEFT, RIGHT = 1, -1
DIRECTIONS = {LEFT: "left", RIGHT: "right"}
PLAY, OVER = 0, 1
BONES, COLOUR, TASK = 0, 1, 2  # what points come from
SOURCES = ("bones", "colours", "tasks")

BOARD = Record(
    seats=Field("i1"),
    laid_each=Field("i1"),
    games=Field("i1"),
    every_colour=Field("i1"),
    secret_tasks=Field("i1"),
    turning=Field("i1"),
    voluntary_white=Field("i1"),
    start=Field("i1"),
    colour=Field("i1", TILE_NAMES, PARTS),
    bones=Field("i1", TILE_NAMES, PARTS),
    task_points=Field("i1", TASK_NAMES),
)
STATE = Record(
    coat=Field("i1", SEAT, MOST_LAID, blank=UNKNOWN),  # blank where white hides it
    side=Field("i1", SEAT, MOST_LAID),
    coat_size=Field("i1", SEAT),
    hand=Field("i1", MOST_HELD, blank=UNKNOWN),  # ascending, blanks last
    hand_size=Field("i1"),
    stack=Field("i1", TILES, blank=UNKNOWN),  # the next one to draw is the last; blank too where a table draws itself
    stack_size=Field("i1"),
    # Observation draws begin with turn `since`; what was in the hand by then counts as drawn in that turn.
    since=Field("i1"),
    drawn_from=Field("i1", TILE_NAMES, blank=NONE),
    drawn_to=Field("i1", TILE_NAMES, blank=NONE),
    # In views: when a tile that was seen in the hand may have been laid white; up to NEVER if it may still be there.
    gone_from=Field("i1", TILE_NAMES, blank=NONE),
    gone_to=Field("i1", TILE_NAMES, blank=NONE),
    turn=Field("i1"),
    first=Field("i1"),
    direction=Field("i1"),
    game=Field("i1"),  # from 0
    phase=Field("i1"),
    tasks=Field("i1", MOST_GAMES, TASKS_A_GAME),
    scores=Field("i2", MOST_GAMES, SEAT, SOURCES),
)

COVERED = "?"  # in place of a tile that only the player who laid it knows
MOVES = Moves(
    Family("lay", tile=TILE_NAMES),
    Family("lay-turned", "lay {tile} turned", tile=TILE_NAMES),
    Family("lay-white", "lay {tile} white", tile=(COVERED, *TILE_NAMES)),
)
M = MOVES.firsts

STACK_GROUP = 4  # tiles an event
PLACES = range(1, TILES + 1)  # from the top
EVENTS = Events(
    Kind("stack", place=PLACES, tile=TILE_NAMES, second=TILE_NAMES, third=TILE_NAMES, fourth=TILE_NAMES, dice=True),
    Kind("first", player=SEAT, dice=True),
    Kind("task", task=TASK_NAMES, dice=True),
    Kind("draw", seat=SEAT, tile=TILE_NAMES),
    Kind("lay", seat=SEAT, side=SIDES, tile=TILE_NAMES, public=2),
    Kind("reveal", seat=SEAT, place=range(1, MOST_LAID + 1), tile=TILE_NAMES),
    Kind("score", seat=SEAT, number=range(1, MOST_GAMES + 1), bones=int, colours=int, tasks=int),
    Kind("again", player=SEAT),
    Kind("take", seat=SEAT, tile=TILE_NAMES, public=0),
    Kind("top", tile=TILE_NAMES, public=0, dice=True),
)
E = EVENTS.numbers


@dataclass(frozen=True)
class Options:
    """Variants of the rulebook, and house choices."""

    games: int = option(2, range(1, MOST_GAMES + 1))
    every_colour: bool = option(False)
    secret_tasks: bool = option(False)
    turning: bool = option(False)
    voluntary_white: bool = option(False)
    start: int = option(-1, range(-1, MAX_SEATS))
