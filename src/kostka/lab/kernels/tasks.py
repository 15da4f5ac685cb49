"""The tasks of Jamniki, looked at in many coats at once."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Cell
from kostka.games.jamniki.compiled.rules import fulfils


def call_fulfilled(board: Cell, states: Cell, out: NDArray[np.bool_]) -> None:
    """Which tasks everybody fulfils in each state, whether they are those of the game or not."""
    for i in range(len(states)):
        for seat in range(board[0].seats):
            for task in range(out.shape[2]):
                out[i, seat, task] = fulfils(board[0], states[i], seat, task)
