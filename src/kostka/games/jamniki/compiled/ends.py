"""The end of a coat, and what a tile brings there."""

import numpy as np

from kostka.core.compiled.jit import rule
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.rules import part_bones, part_colour, parts, runs

End = tuple[int, int, int, int]  # colour and bones of the last part, the run that ends there, the longest one
WHITE_TILE = 2 * s.WHITE_BONES  # points of a tile that does not fit


@rule
def end_of(board: np.record, state: np.record, seat: int) -> End:
    """The end of a coat; the colour of an empty one is `NONE`."""
    last = parts(state, seat) - 1
    if last < 0:
        return s.NONE, 0, 0, 0
    run, longest = runs(board, state, seat)
    return part_colour(board, state, seat, last), part_bones(board, state, seat, last), run, longest


@rule
def is_open(end: End) -> bool:
    """Whether anything fits."""
    return end[0] in (s.NONE, s.WHITE)


@rule
def bones_of(board: np.record, tile: int) -> int:
    return int(board.bones[tile, 0]) + int(board.bones[tile, 1])


@rule
def gain(board: np.record, end: End, tile: int) -> int:
    """What a tile brings at an end in bones and in length of the longest run; 0 if it does not fit."""
    plain = gain_of_side(board, end, tile, 0)
    return max(plain, gain_of_side(board, end, tile, 1)) if board.turning else plain


@rule
def gain_of_side(board: np.record, end: End, tile: int, part: int) -> int:
    colour, bones, run, longest = end
    first, second = int(board.colour[tile, part]), int(board.colour[tile, 1 - part])
    if not (is_open(end) or first == colour or board.bones[tile, part] == bones):
        return 0
    length = 1 + (run if first == colour else 0) + (second == first)
    return bones_of(board, tile) + max(0, length - longest)


@rule
def end_after(board: np.record, end: End, tile: int) -> End:
    """The end of a coat with one more tile, as it comes; white if it does not fit."""
    colour, _, run, longest = end
    if gain_of_side(board, end, tile, 0) == 0:
        return s.WHITE, s.WHITE_BONES, 0, longest
    first, second = int(board.colour[tile, 0]), int(board.colour[tile, 1])
    run = run + 1 if first == colour else 1
    longest = max(longest, run)
    run = run + 1 if second == first else 1
    return second, int(board.bones[tile, 1]), run, max(longest, run)
