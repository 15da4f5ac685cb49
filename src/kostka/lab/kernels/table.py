"""One game, step by step: a move is played, and whoever acts next sees what is left of it to them, in one call."""

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
    board: Cell,
    state: Cell,
    seat: int,
    acts: bool,
    view: Cell,
    marks: NDArray[np.int8],
    moves: NDArray[np.int16],
) -> None:
    """What a seat sees: its view; then, in `marks`, the seat itself and a 1 for every move that is legal if it acts."""
    view[0] = state[0]
    hide(board[0], view[0], seat)
    marks[:] = 0
    marks[0] = seat
    if acts:
        for i in range(legal(board[0], state[0], seat, moves)):
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
    seen(board, state, seat, acts, view, marks, moves)


def call_go(
    board: Cell,
    state: Cell,
    seat: int,
    move: int,
    view: Cell,
    marks: NDArray[np.int8],
    moves: NDArray[np.int16],
    chance: Cell,
    events: Cell,
    places: NDArray[np.int16],
    scores: NDArray[np.int32],
) -> int:
    """Play a move, and see what the seat does that acts next; returns that seat, OVER or ILLEGAL."""
    if not contains(moves, legal(board[0], state[0], seat, moves), move):
        return ILLEGAL
    apply(board[0], state[0], seat, move, chance[0], events[0])
    if result(board[0], state[0], places, scores):
        return OVER
    after = turn(board[0], state[0])
    seen(board, state, after, True, view, marks, moves)
    return after
