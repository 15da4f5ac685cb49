"""The last turns of a game exactly, for bots and advice."""

import numpy as np

from kostka.core import jit
from kostka.core.chance import CHANCE
from kostka.core.game import Board, State, copied
from kostka.games.jamniki.compiled import ending as compiled
from kostka.games.jamniki.compiled import state as s

# Positions of a game's last turn that are looked at, some 0.15 s; uncompiled rules are a few hundred times slower.
# Where points depend on more than the own coat, each takes as long as ten.
LIMIT = 150_000 if jit.ENABLED else 60
SLOW = 10


def ending(board: Board, view: State, seat: int) -> list[tuple[int, tuple[float, ...]]] | None:
    """The moves of a seat with everybody's chances to win the match; None if too much is left to foresee."""
    moves, chances = np.zeros(s.MOVES.count, np.int16), np.zeros((s.MOVES.count, s.MAX_SEATS))
    limit = LIMIT if compiled.counts_alone(board[0]) else LIMIT // SLOW
    count = compiled.ending(board, view, seat, limit, copied(view), np.zeros(1, CHANCE), moves, chances)
    if count == 0:
        return None
    seats = int(board["seats"][0])
    return [(int(moves[i]), tuple(chances[i, :seats].tolist())) for i in range(count)]
