"""One game, step by step: a move is played, and whoever acts next sees what may be known of it, in one call."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.kernels import ILLEGAL, contains

Cell = NDArray[Any]

turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
result: Callable[..., bool]
hide: Callable[..., None]

OVER = -2  # in place of the seat that acts next


def seen(
    board: np.record,
    state: np.record,
    seat: int,
    acts: bool,
    view: Cell,
    marks: NDArray[np.int8],
    moves: NDArray[np.int16],
) -> None:
    """What a seat sees: its view; then, in `marks`, the seat itself and a 1 for every move that is legal if it acts."""
    view[0] = state
    hide(board, view[0], seat)
    marks[:] = 0
    marks[0] = seat
    if acts:
        for i in range(legal(board, state, seat, moves)):
            marks[1 + moves[i]] = 1


def call_look(
    board: Cell,
    state: Cell,
    seat: int,
    acts: bool,
    view: Cell,
    marks: NDArray[np.int8],
    moves: NDArray[np.int16],
) -> None:
    seen(board[0], state[0], seat, acts, view, marks, moves)


def call_go(board: Cell, desk: Cell, view: Cell, seat: int, move: int) -> int:
    """Play a move, and see what the seat does that acts next; returns that seat, OVER or ILLEGAL.

    All that it needs is on one desk, the view too: every further argument would take its time to unbox.
    """
    here = desk[0]
    state, moves = here.state, here.moves
    if not contains(moves, legal(board[0], state, seat, moves), move):
        return ILLEGAL
    apply(board[0], state, seat, move, here.chance, here.events)
    if result(board[0], state, here.places, here.scores):
        return OVER
    after = turn(board[0], state)
    seen(board[0], state, after, True, view, here.marks, moves)
    return after
