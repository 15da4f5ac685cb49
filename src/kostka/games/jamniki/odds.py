"""The odds of a position for the seat to act, as `kostka odds --json` shows them."""

from typing import Any

import numpy as np

from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.odds import odds_kernel
from kostka.games.jamniki.compiled.rules import turn
from kostka.games.jamniki.components import TILE_NAMES
from kostka.games.jamniki.position import points
from kostka.games.jamniki.text import name


def odds(board: Board, state: State, seat: int, rollouts: int) -> dict[str, Any]:
    """What each legal tile of the seat to act brings at once, and the chance that each kind of tile comes back."""
    from kostka.games.jamniki import GAME

    record = state[0]
    if record.phase == s.OVER or turn(board[0], record) != seat:
        return {}
    if s.UNKNOWN in record.hand[: record.hand_size]:
        raise PositionError(
            f"The odds are those of the whole hand of seat {seat}, so the position must name its tiles."
        )
    moves = GAME.legal(board, state, seat)
    now, back = np.zeros((len(moves), len(s.SOURCES))), np.zeros(s.MOST_HELD)
    kinds = np.zeros(s.MOST_HELD, np.int16)
    count = odds_kernel(board, state, seat, np.array(moves, np.int16), rollouts, now, kinds, back)
    return {
        "points": int(points(board, state)[seat].sum()),
        "moves": {name(board, move): float(gain.sum()) for move, gain in zip(moves, now, strict=True)},
        "now": {
            name(board, move): dict(zip(s.SOURCES, map(int, gain), strict=True))
            for move, gain in zip(moves, now, strict=True)
        },
        "comes_back": {TILE_NAMES[kinds[i]]: float(back[i]) for i in range(count)},
        "comes_back_error": float(0.5 / np.sqrt(rollouts)),
    }
