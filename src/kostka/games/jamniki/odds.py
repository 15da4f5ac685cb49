"""The odds of a position for the seat to act, as `kostka odds --json` shows them, and exact chances near the end."""

from typing import Any

import numpy as np

from kostka.core.compiled import jit
from kostka.core.compiled.chance import CHANCE
from kostka.core.declare.messages import Fault
from kostka.core.declare.moves import Names
from kostka.core.errors import PositionError
from kostka.core.position import View, copied
from kostka.games.jamniki.compiled import endgame as compiled
from kostka.games.jamniki.compiled.odds import odds_kernel
from kostka.games.jamniki.compiled.state import MAX_SEATS, MOST_HELD, MOVES, SOURCES, TILE_NAMES, UNKNOWN
from kostka.games.jamniki.position import points

TEXTS = Names(MOVES, {}).texts
# Last draws of a game to search, about 0.15 s; uncompiled rules are a few hundred times slower.
# Where points depend on other coats too, each takes ten times as long.
LIMIT = 150_000 if jit.ENABLED else 60
SLOW = 10


def odds(view: View, rollouts: int) -> dict[str, Any]:
    """What each legal tile of the seat to act brings at once, and the chance that each kind of tile comes back."""
    board, state, seat = view.board, view.state, view.seat
    if view.turn != seat:
        return {}
    if UNKNOWN in state[0].hand[: state[0].hand_size]:
        raise PositionError(Fault("jamniki-odds-hand", "hand", seat=seat))
    moves, now = np.zeros(MOVES.count, np.int16), np.zeros((MOVES.count, len(SOURCES)))
    kinds, back = np.zeros(MOST_HELD, np.int16), np.zeros(MOST_HELD)
    count, held, exact = odds_kernel(board, state, seat, rollouts, moves, now, kinds, back)
    gains = dict(zip((TEXTS[move] for move in moves[:count]), now[:count].astype(int).tolist(), strict=True))
    return {
        "points": int(points(board, state)[seat].sum()),
        "moves": {text: float(sum(gain)) for text, gain in gains.items()},
        "now": {text: dict(zip(SOURCES, gain, strict=True)) for text, gain in gains.items()},
        "comes_back": {TILE_NAMES[kinds[i]]: float(back[i]) for i in range(held)},
        "comes_back_error": 0.0 if exact else float(0.5 / np.sqrt(rollouts)),
    }


def endgame(view: View) -> list[tuple[int, tuple[float, ...]]] | None:
    """The moves of a seat with everybody's chances to win the match; None if too much is left to foresee."""
    board, state, seat = view.board, view.state, view.seat
    moves, chances = np.zeros(MOVES.count, np.int16), np.zeros((MOVES.count, MAX_SEATS))
    limit = LIMIT if compiled.counts_alone(board[0]) else LIMIT // SLOW
    count = compiled.endgame(board, state, seat, limit, copied(state), np.zeros(1, CHANCE), moves, chances)
    rows = zip(moves[:count].tolist(), chances[:count, : view.seats].tolist(), strict=True)
    return [(move, tuple(row)) for move, row in rows] or None
