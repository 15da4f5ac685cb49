"""Two at a table: how many points more than the other the next to act will still get.

Everybody sees the hand and knows what is left in the stack, so what is to come depends on both ends, the two tiles that
were passed on and the tiles of the stack. The numbers were learned backwards from the end of the game
(`kostka.games.jamniki.teaching_two`), a small network for every number of turns that are left.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.ends import WHITE_TILE, End, end_after, gain, is_open

Values = NDArray[np.float64]
Stack = NDArray[np.int8]

OF_A_SEAT = (
    "open",  # whether anything fits
    "run",
    "run behind",  # by how many parts it is shorter than the longest
    "run ahead",  # whether it is the longest
    "threes",  # whether a part with three bones is at the end
    "fours",
    # Of the tiles in the stack: what they bring, how many fit, go on with the run, by two parts, or bring much.
    "stack",
    "stack fits",
    "stack run",
    "stack doubles",
    "stack high",
    # Of the tiles that were passed on: the best with the next draw and without it, the second best, how many fit.
    "draw",
    "hand",
    "hand second",
    "hand fits",
    # After the best of them: what the stack brings then, how much of it goes on with the run, how short that is.
    "then",
    "then run",
    "then behind",
)
OF_BOTH = (
    "stack bones",
    "stack single",  # tiles of one colour
    "hand bones",
    "hand most bones",
    "hand run",  # tiles that go on with the run of the next to act
    "taken",  # what the tile that the next to act may take would have brought the other
    "same colour",  # of both ends
)
FEATURES = tuple(f"{seat} {name}" for seat in ("next", "other") for name in OF_A_SEAT) + OF_BOTH
DRAW = OF_A_SEAT.index("draw")
TABLE = Path(__file__).parent / "duel.csv"
HIDDEN = 12
TURNS = 2 * s.MOST_LAID
BIAS, OUT = len(FEATURES), len(FEATURES) + 1  # columns of a network; in row 0, which is straight, OUT is the spread
HIGH = 8  # points that are much for a tile


def no_networks() -> Values:
    """With one turn left there is nothing to learn: the next to act gets what the best tile brings."""
    networks = np.zeros((TURNS, HIDDEN + 1, len(FEATURES) + 2))
    networks[1, 0, DRAW] = networks[1, 0, OUT] = 1.0
    return networks


def read_networks(path: Path) -> Values:
    networks = no_networks()
    for row in s.read_table(path.name) if path.exists() else ():
        if tuple(row)[2:-2] != FEATURES:
            raise ValueError(f"{path.name} was learned from other features: teach it anew")
        networks[int(row["left"]), int(row["unit"])] = [float(row[name]) for name in (*FEATURES, "bias", "out")]
    return networks


NETS = read_networks(TABLE)
SPREAD = NETS[:, 0, OUT].copy()  # the deviation of what comes from what was expected, by turns left


@rule
def is_duel(board: np.record) -> bool:
    """Whether this is what was learned."""
    return bool(board.seats == 2 and not (board.every_colour or board.turning or board.voluntary_white))


@rule
def look_at_seat(
    board: np.record, end: End, one: int, two: int, stack: Stack, size: int, known: Values, at: int
) -> int:
    """The features of a seat, from column `at` on; returns the better of two tiles for it, `NONE` if none is good."""
    colour, bones, run, longest = end
    known[at], known[at + 1], known[at + 2] = is_open(end), run, longest - run
    known[at + 3] = run == longest and not is_open(end)
    known[at + 4], known[at + 5] = bones == 3, bones == 4
    most, second, fitting, best = WHITE_TILE, WHITE_TILE, 0, s.NONE
    then = (s.WHITE, s.WHITE_BONES, 0, longest)
    for i in range(2):
        tile = one if i == 0 else two
        points = gain(board, end, tile) if tile != s.NONE else 0
        if points > 0 and (points > most or fitting == 0):
            then = end_after(board, end, tile)
        fitting += points > 0
        if points > most:
            best, most, second = tile, points, most
        else:
            second = max(second, points)
    known[at + 6 : at + 18] = 0.0
    for i in range(size):
        tile = int(stack[i])
        points, later = gain(board, end, tile), gain(board, then, tile)
        known[at + 6] += points if points > 0 else WHITE_TILE
        known[at + 7] += points > 0
        known[at + 8] += board.colour[tile, 0] == colour
        known[at + 9] += board.colour[tile, 0] == colour and board.colour[tile, 1] == colour
        known[at + 10] += points >= HIGH
        known[at + 11] += max(points, most)
        known[at + 15] += later if later > 0 else WHITE_TILE
        known[at + 16] += board.colour[tile, 0] == then[0]
    known[at + 6 : at + 18] /= size
    known[at + 12], known[at + 13], known[at + 14], known[at + 17] = most, second, fitting, then[3] - then[2]
    return best


@rule
def look_at_both(
    board: np.record, mover: End, other: End, one: int, two: int, stack: Stack, size: int, known: Values
) -> None:
    """All features of a position in which two tiles were passed to `mover`."""
    best = look_at_seat(board, mover, one, two, stack, size, known, 0)
    if best == s.NONE:
        best = one if gain(board, other, one) >= gain(board, other, two) else two
    at = len(OF_A_SEAT)
    look_at_seat(board, other, two if best == one else one, s.NONE, stack, size, known, at)
    at += len(OF_A_SEAT)
    known[at : at + len(OF_BOTH)] = 0.0
    for i in range(size):
        known[at] += bones_of(board, int(stack[i])) / size
        known[at + 1] += (board.colour[stack[i], 0] == board.colour[stack[i], 1]) / size
    for i in range(2):
        tile = one if i == 0 else two
        known[at + 2] += bones_of(board, tile)
        known[at + 3] = max(known[at + 3], bones_of(board, tile))
        known[at + 4] += board.colour[tile, 0] == mover[0]
    known[at + 5] = gain(board, other, best)
    known[at + 6] = mover[0] == other[0] and not is_open(mover)


@rule
def bones_of(board: np.record, tile: int) -> int:
    return int(board.bones[tile, 0]) + int(board.bones[tile, 1])


@rule
def difference(
    board: np.record,
    left: int,
    mover: End,
    other: End,
    one: int,
    two: int,
    stack: Stack,
    size: int,
    networks: Values,
    known: Values,
) -> float:
    """The points that `mover` will still get less those of the other, when two tiles were passed on with turns left."""
    if left == 0:
        return 0.0
    look_at_both(board, mover, other, one, two, stack, size, known)
    network = networks[left]
    value = float(network[0, BIAS])
    for i in range(len(FEATURES)):
        value += network[0, i] * known[i]
    for unit in range(1, HIDDEN + 1 if left > 1 else 1):
        inside = network[unit, BIAS]
        for i in range(len(FEATURES)):
            inside += network[unit, i] * known[i]
        value += network[unit, OUT] * max(inside, 0.0)
    return value
