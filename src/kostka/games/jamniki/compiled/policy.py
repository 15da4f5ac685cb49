"""Evaluation without search: the scores of the seats, and what each move brings at once."""

import numpy as np

from kostka.core.compiled.arrays import Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.rules import points_from, put_on_coat, take_off_coat, tile_and_side


@rule
def scores(board: np.record, state: np.record, scores: Floats) -> None:
    """The points of every seat: those of finished games, and its coat as if the game ended here."""
    for seat in range(board.seats):
        scores[seat] = points_now(board, state, seat) + state.scores[: state.game, seat].sum()


@rule
def points_now(board: np.record, state: np.record, seat: int) -> int:
    """A coat's points as it lies."""
    points = 0
    for source in range(len(s.SOURCES)):
        points += points_from(board, state, seat, source)
    return points


@rule
def policy(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """The points that moves bring at once."""
    before = points_now(board, state, seat)
    for i in range(count):
        tile, side = tile_and_side(moves[i])
        put_on_coat(state, seat, tile, side)
        out[i] = points_now(board, state, seat) - before
        take_off_coat(state, seat)
