"""Two at a table: how many points more than the other the next to act will still get.

Everybody sees the hand and knows what is left in the stack, so what is to come depends on both ends, the two tiles that
were passed on and the tiles of the stack. The numbers were learned backwards from the end of the game
(`kostka.lab.teaching.jamniki_duel`), a small network for every number of turns that are left.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Floats
from kostka.core.compiled.jit import rule
from kostka.core.declare.domains import constants
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.ends import WHITE_TILE, End, bones_of, end_after, gain, is_open

Stack = NDArray[np.int8]

OF_A_SEAT = (
    "open",  # whether anything fits
    "run",
    "run-behind",  # by how many parts it is shorter than the longest
    "run-ahead",  # whether it is the longest
    "threes",  # whether a part with three bones is at the end
    "fours",
    # Of the tiles in the stack: what they bring, how many fit, go on with the run, by two parts, or bring much.
    "stack",
    "stack-fits",
    "stack-run",
    "stack-doubles",
    "stack-high",
    # Of the tiles that were passed on: the best with the next draw and without it, the second best, how many fit.
    "draw",
    "hand",
    "hand-second",
    "hand-fits",
    # After the best of them: what the stack brings then, how much of it goes on with the run, how short that is.
    "then",
    "then-run",
    "then-behind",
)
OF_BOTH = (
    "stack-bones",
    "stack-single",  # tiles of one colour
    "hand-bones",
    "hand-most-bones",
    "hand-run",  # tiles that go on with the run of the next to act
    "taken",  # what the tile that the next to act may take would have brought the other
    "same-colour",  # of both ends
)
FEATURES = tuple(f"{seat}-{name}" for seat in ("next", "other") for name in OF_A_SEAT) + OF_BOTH
S = constants({name: column for column, name in enumerate(OF_A_SEAT)})
F = constants({name: column for column, name in enumerate(FEATURES)})
COLUMNS = ("left", "unit", *FEATURES, "bias", "out")
TABLE = Path(__file__).parent / "duel.csv"
HIDDEN = 12
TURNS = 2 * s.MOST_LAID
BIAS, OUT = len(FEATURES), len(FEATURES) + 1  # columns of a network; in row 0, which is straight, OUT is the spread
HIGH = 8  # points that are much for a tile


def no_networks() -> Floats:
    """With one turn left there is nothing to learn: the next to act gets what the best tile brings."""
    networks = np.zeros((TURNS, HIDDEN + 1, len(FEATURES) + 2))
    networks[1, 0, F.next_draw] = networks[1, 0, OUT] = 1.0
    return networks


def read_networks(path: Path) -> Floats:
    networks = no_networks()
    for row in s.read_learned(path, COLUMNS):
        networks[int(row["left"]), int(row["unit"])] = [float(row[name]) for name in (*FEATURES, "bias", "out")]
    return networks


NETS = read_networks(TABLE)
SPREAD = NETS[:, 0, OUT].copy()  # the deviation of what comes from what was expected, by turns left


@rule
def is_duel(board: np.record) -> bool:
    """Whether this is what was learned."""
    return bool(board.seats == 2 and not (board.every_colour or board.turning or board.voluntary_white))


@rule
def seat_features(board: np.record, end: End, one: int, two: int, stack: Stack, row: Floats) -> int:
    """Fill the features of a seat; returns the better of two tiles for it, `NONE` if none is good."""
    colour, bones, run, longest = end
    row[S.open], row[S.run], row[S.run_behind] = is_open(end), run, longest - run
    row[S.run_ahead] = run == longest and not is_open(end)
    row[S.threes], row[S.fours] = bones == 3, bones == 4
    most, second, fitting, best = WHITE_TILE, WHITE_TILE, 0, s.NONE
    then = (s.WHITE, s.WHITE_BONES, 0, longest)
    for tile in (one, two):
        points = gain(board, end, tile) if tile != s.NONE else 0
        if points > 0 and (points > most or fitting == 0):
            then = end_after(board, end, tile)
        fitting += points > 0
        if points > most:
            best, most, second = tile, points, most
        else:
            second = max(second, points)
    of_stack = row[S.stack :]
    of_stack[:] = 0.0
    for i in range(len(stack)):
        tile = int(stack[i])
        points, later = gain(board, end, tile), gain(board, then, tile)
        row[S.stack] += points if points > 0 else WHITE_TILE
        row[S.stack_fits] += points > 0
        row[S.stack_run] += board.colour[tile, 0] == colour
        row[S.stack_doubles] += board.colour[tile, 0] == colour and board.colour[tile, 1] == colour
        row[S.stack_high] += points >= HIGH
        row[S.draw] += max(points, most)
        row[S.then] += later if later > 0 else WHITE_TILE
        row[S.then_run] += board.colour[tile, 0] == then[0]
    of_stack /= len(stack)
    row[S.hand], row[S.hand_second], row[S.hand_fits], row[S.then_behind] = most, second, fitting, then[3] - then[2]
    return best


@rule
def position_features(
    board: np.record, mover: End, other: End, passed: tuple[int, int], stack: Stack, row: Floats
) -> None:
    """All features of a position in which two tiles were passed to `mover`."""
    one, two = passed
    best = seat_features(board, mover, one, two, stack, row[: len(OF_A_SEAT)])
    if best == s.NONE:
        best = one if gain(board, other, one) >= gain(board, other, two) else two
    left_over = two if best == one else one
    seat_features(board, other, left_over, s.NONE, stack, row[len(OF_A_SEAT) : 2 * len(OF_A_SEAT)])
    row[F.stack_bones : len(FEATURES)] = 0.0
    for i in range(len(stack)):
        row[F.stack_bones] += bones_of(board, int(stack[i])) / len(stack)
        row[F.stack_single] += (board.colour[stack[i], 0] == board.colour[stack[i], 1]) / len(stack)
    for tile in passed:
        row[F.hand_bones] += bones_of(board, tile)
        row[F.hand_most_bones] = max(row[F.hand_most_bones], bones_of(board, tile))
        row[F.hand_run] += board.colour[tile, 0] == mover[0]
    row[F.taken] = gain(board, other, best)
    row[F.same_colour] = mover[0] == other[0] and not is_open(mover)


@rule
def difference(
    board: np.record,
    left: int,
    mover: End,
    other: End,
    passed: tuple[int, int],
    stack: Stack,
    networks: Floats,
    features: Floats,
) -> float:
    """The points that `mover` will still get minus those of the other, with `left` turns to come, two tiles passed on.

    `features` is a buffer for those of the position.
    """
    if left == 0:
        return 0.0
    position_features(board, mover, other, passed, stack, features)
    network = networks[left]
    value = float(network[0, BIAS])
    for i in range(len(FEATURES)):
        value += network[0, i] * features[i]
    for unit in range(1, HIDDEN + 1 if left > 1 else 1):
        inside = network[unit, BIAS]
        for i in range(len(FEATURES)):
            inside += network[unit, i] * features[i]
        value += network[unit, OUT] * max(inside, 0.0)
    return value
