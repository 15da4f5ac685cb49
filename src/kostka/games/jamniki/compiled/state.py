"""What a position of Jamniki is: two records, the moves and the events.

What is on the tiles and what the tasks are worth is in the board record. The turns of a game are numbered from 0, seat
after seat, so a tile's place in its coat tells when it was laid.

Everybody sees the whole hand at their turn. So what each seat knows of it follows from one number per tile: the turn
in which the tile left the stack. Where a view knows no more than a span of turns, `drawn_from` and `drawn_to` differ.
"""

import numpy as np

from kostka.core.events import Kind

SEATS = range(2, 6)
MAX_SEATS = SEATS[-1]
COLOURS = ("red", "orange", "green", "blue", "purple")
RED = 0
WHITE = len(COLOURS)  # the colour of a white part
WHITE_BONES = 2  # on each part of a white side
TILES = 32
TASKS = 12
TASKS_A_GAME = 2
MOST_GAMES = 2
MOST_LAID = 7  # by each of two players, one fewer for every further player
MOST_HELD = MAX_SEATS + 1

(
    MOST_WHITE,
    NO_SINGLE_COLOUR,
    NO_WHITE,
    MOST_SINGLE_COLOUR,
    MOST_RED,
    FEWEST_BONES,
    NO_EQUAL_NEIGHBOURS,
    THREES,
    TWO_COLOURS,
    NO_EIGHT,
    TWOS,
    TWOS_AND_THREE,
) = range(TASKS)

NONE = -1  # an empty place, a tile that is in the stack
UNKNOWN = -2  # what a view hides

PLAIN, TURNED, WHITE_SIDE = 0, 1, 2
SIDES = ("colour", "turned", "white")
LEFT, RIGHT = 1, -1
DIRECTIONS = {LEFT: "left", RIGHT: "right"}
PLAY, OVER = 0, 1
BONES, COLOUR, TASK = 0, 1, 2  # what points come from
SOURCES = ("bones", "colours", "tasks")

BOARD = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("laid_each", "i1"),
            ("games", "i1"),
            ("every_colour", "i1"),
            ("secret_tasks", "i1"),
            ("turning", "i1"),
            ("voluntary_white", "i1"),
            ("start", "i1"),
            ("colour", "i1", (TILES, 2)),
            ("bones", "i1", (TILES, 2)),
            ("task_points", "i1", TASKS),
        ],
    )
)
STATE = np.dtype(
    (
        np.record,
        [
            ("coat", "i1", (MAX_SEATS, MOST_LAID)),
            ("side", "i1", (MAX_SEATS, MOST_LAID)),
            ("coat_size", "i1", MAX_SEATS),
            ("hand", "i1", MOST_HELD),  # ascending, blanks last
            ("hand_size", "i1"),
            ("stack", "i1", TILES),  # the next one to draw is the last
            ("stack_size", "i1"),
            # Known draws begin with turn `since`; what was in the hand by then counts as drawn in that turn.
            ("since", "i1"),
            ("drawn_from", "i1", TILES),
            ("drawn_to", "i1", TILES),
            ("turn", "i1"),
            ("first", "i1"),
            ("direction", "i1"),
            ("game", "i1"),  # from 0
            ("phase", "i1"),
            ("tasks", "i1", (MOST_GAMES, TASKS_A_GAME)),
            ("scores", "i2", (MOST_GAMES, MAX_SEATS, len(SOURCES))),
        ],
    )
)

MOVES = TILES * len(SIDES)

KINDS = (
    Kind("stack", ("place", "tile", "second", "third", "fourth"), dice=True),
    Kind("first", ("player",), dice=True),
    Kind("task", ("task",), dice=True),
    Kind("draw", ("seat", "tile")),
    Kind("lay", ("seat", "tile", "side")),
    Kind("score", ("seat", "number", "bones", "colours", "tasks")),
    Kind("again", ("player",)),
)
E_STACK, E_FIRST, E_TASK, E_DRAW, E_LAY, E_SCORE, E_AGAIN = range(len(KINDS))
STACK_GROUP = 4  # tiles an event
