"""One game, step by step: play a move, and see what the next seat to act may know, in one call."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Cell
from kostka.core.compiled.loops import ILLEGAL, contains
from kostka.core.compiled.stubs import NOBODY, apply, hide, legal, result, turn


def observe(
    board: np.record,
    state: np.record,
    seat: int,
    acts: bool,
    view: Cell,
    marks: NDArray[np.int8],
    moves: NDArray[np.int16],
) -> None:
    """Fill the view of a seat and, in `marks`, its number and a 1 for every legal move if it acts."""
    view[0] = state
    hide(board, view[0], seat)
    marks[:] = 0
    marks[0] = seat
    if acts:
        for i in range(legal(board, state, seat, moves)):
            marks[1 + moves[i]] = 1


def call_observe(
    board: Cell, state: Cell, seat: int, acts: bool, view: Cell, marks: NDArray[np.int8], moves: NDArray[np.int16]
) -> None:
    observe(board[0], state[0], seat, acts, view, marks, moves)


def call_step(board: Cell, buffers: Cell, view: Cell, seat: int, move: int) -> int:
    """Play a move and observe as the next seat to act; returns that seat, NOBODY or ILLEGAL.

    All that it needs is in one record, the view too: every further argument takes its time to unbox.
    """
    here = buffers[0]
    state, moves = here.state, here.moves
    if not contains(moves, legal(board[0], state, seat, moves), move):
        return ILLEGAL
    apply(board[0], state, seat, move, here.chance, here.events)
    after = turn(board[0], state)
    if after == NOBODY:
        result(board[0], state, here.places, here.scores)
        return NOBODY
    observe(board[0], state, after, True, view, here.marks, moves)
    return after
