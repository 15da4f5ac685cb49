"""The odds of a position for the seat to act, as `kostka odds --json` shows them, and exact chances near the end."""

from typing import Any

import numpy as np

from kostka.core.compiled import jit
from kostka.core.compiled.chance import CHANCE
from kostka.core.declare.messages import Fault
from kostka.core.errors import PositionError
from kostka.core.position import View, copied
from kostka.games.jamniki.compiled import endgame as compiled
from kostka.games.jamniki.compiled.odds import comes_back
from kostka.games.jamniki.compiled.policy import points_now
from kostka.games.jamniki.compiled.rules import lay, points_from, same_faces
from kostka.games.jamniki.compiled.state import MAX_SEATS, MOVES, SOURCES, TILE_NAMES, UNKNOWN

# Last draws of a game to search, about 0.15 s; uncompiled rules are a few hundred times slower.
# Where points depend on other coats too, each takes ten times as long.
LIMIT = 150_000 if jit.ENABLED else 60
SLOW = 10


def odds(view: View, rollouts: int) -> dict[str, Any]:
    """What each legal tile of the seat to act brings at once, and the chance that each kind of tile comes back."""
    board, state, seat = view.board, view.state, view.seat
    if view.turn != seat:
        return {}
    hand = state[0].hand[: state[0].hand_size].tolist()
    if UNKNOWN in hand:
        raise PositionError(Fault("jamniki-odds-hand", "hand", seat=seat))
    now = {view.names.texts[move]: gains(view, move) for move in view.moves}
    kinds = [tile for i, tile in enumerate(hand) if not any(same_faces(board[0], tile, k) for k in hand[:i])]
    back = np.zeros(len(kinds))
    exact = comes_back(board[0], state[0], seat, np.array(kinds, np.int16), rollouts, back)
    return {
        "points": int(points_now(board[0], state[0], seat)),
        "moves": {text: float(sum(gain.values())) for text, gain in now.items()},
        "now": now,
        "comes_back": {TILE_NAMES[kind]: chance for kind, chance in zip(kinds, back.tolist(), strict=True)},
        "comes_back_error": 0.0 if exact else float(0.5 / np.sqrt(rollouts)),
    }


def gains(view: View, move: int) -> dict[str, int]:
    """The points that a move brings at once, source by source."""
    board, now, after, seat = view.board[0], view.state[0], copied(view.state)[0], view.seat
    lay(after, seat, move)
    sources = enumerate(SOURCES)
    return {name: points_from(board, after, seat, i) - points_from(board, now, seat, i) for i, name in sources}


def endgame(view: View) -> list[tuple[int, tuple[float, ...]]] | None:
    """The moves of a seat with everybody's chances to win the match; None if too much is left to foresee."""
    board, state, seat = view.board, view.state, view.seat
    moves, chances = np.zeros(MOVES.count, np.int16), np.zeros((MOVES.count, MAX_SEATS))
    limit = LIMIT if compiled.counts_alone(board[0]) else LIMIT // SLOW
    count = compiled.endgame(board, state, seat, limit, copied(state), np.zeros(1, CHANCE), moves, chances)
    rows = zip(moves[:count].tolist(), chances[:count, : view.seats].tolist(), strict=True)
    return [(move, tuple(row)) for move, row in rows] or None
