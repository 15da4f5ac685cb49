"""The odds of a position for the seat to act, as `kostka odds --json` shows them."""

from typing import Any

import numpy as np

from kostka.core.errors import Fault, PositionError
from kostka.core.game import Board, State
from kostka.core.moves import Names
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.odds import odds_kernel
from kostka.games.jamniki.compiled.rules import turn
from kostka.games.jamniki.position import points

TEXTS = Names(s.MOVES, {}).texts


def odds(board: Board, state: State, seat: int, rollouts: int) -> dict[str, Any]:
    """What each legal tile of the seat to act brings at once, and the chance that each kind of tile comes back."""
    record = state[0]
    if record.phase == s.OVER or turn(board[0], record) != seat:
        return {}
    if s.UNKNOWN in record.hand[: record.hand_size]:
        raise PositionError(Fault("jamniki-odds-hand", "hand", seat=seat))
    moves, now = np.zeros(s.MOVES.count, np.int16), np.zeros((s.MOVES.count, len(s.SOURCES)))
    kinds, back = np.zeros(s.MOST_HELD, np.int16), np.zeros(s.MOST_HELD)
    count, held, exact = odds_kernel(board, state, seat, rollouts, moves, now, kinds, back)
    gains = dict(zip((TEXTS[move] for move in moves[:count]), now[:count].astype(int).tolist(), strict=True))
    return {
        "points": int(points(board, state)[seat].sum()),
        "moves": {text: float(sum(gain)) for text, gain in gains.items()},
        "now": {text: dict(zip(s.SOURCES, gain, strict=True)) for text, gain in gains.items()},
        "comes_back": {s.TILE_NAMES[kinds[i]]: float(back[i]) for i in range(held)},
        "comes_back_error": 0.0 if exact else float(0.5 / np.sqrt(rollouts)),
    }
