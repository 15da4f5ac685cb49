"""Games between compiled bots that are written down: how they ended, and every decision on the way.

The games are those of `playouts`, and of a series.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.game import Game
from kostka.core.playouts import new_loop_buffers, play_games
from kostka.lab.datasets import Chunk
from kostka.lab.kernels.recording import Record, finish_recorded, pick_recorded
from kostka.lab.series import Series

AMPLE = 1.25
# Decisions of a game when some were last written down, by game and number of seats.
LENGTHS: dict[tuple[str, int], float] = {}
NOTHING_SHUNNED = np.zeros((0, 1, 1), np.bool_)


def row_type(game: Game) -> np.dtype[Any]:
    """A decision: the game, how many decisions came before, who decided what of how many moves, and where."""
    numbers: list[Any] = [("game", "i8"), ("ply", "i4"), ("seat", "i1"), ("move", "i2"), ("choices", "i2")]
    return np.dtype((np.record, [*numbers, ("state", game.state.type)]))


def recorded(
    series: Series,
    first: int,
    count: int,
    levels: Sequence[int],
    *,
    finals: bool = False,
    rows: bool = False,
    shunned: NDArray[np.bool_] | None = None,
) -> Chunk:
    """The games of a series from `first` on, between bots of these levels (`kostka.bots.COMPILED`), one for every seat.

    `shunned` says by game, seat and move what a seat plays only if it has no other move; its first axis may have length
    1, for all games.
    """
    shunned = NOTHING_SHUNNED if shunned is None else np.ascontiguousarray(shunned, np.bool_)
    game, seats = series.game, series.seats
    if len(shunned):  # compiled code does not look
        assert len(shunned) in (1, count), "by game, or the same for all"
        assert shunned.shape[1] >= seats, "by seat"
        assert shunned.shape[2] == game.moves.count, "by move"
    buffers = new_loop_buffers(game, series.board, count, levels)

    def play(last: NDArray[Any], written: NDArray[Any]) -> int:
        record = Record(last, written, np.zeros(1, np.int64), shunned)
        play_games(game, buffers, series.seed, first, record, pick=pick_recorded, finish=finish_recorded)
        return int(record.used[0])

    last = np.zeros(count if finals else 0, game.state.type)
    written = np.empty(rows_to_allocate(game, seats, count) if rows else 0, row_type(game))
    total = play(last, written)
    if rows and len(written) < total:  # play again, now that their number is known
        written = np.empty(total, row_type(game))
        play(last[:0], written)
    if rows and count:
        LENGTHS[game.id, seats] = total / count
    written = written[:total]
    written["game"] += first
    ends = buffers.places[:, :seats], buffers.points[:, :seats], buffers.decisions
    return Chunk(first, *ends, written if rows else None, last if finals else None)


def rows_to_allocate(game: Game, seats: int, count: int) -> int:
    """1.25 × the last mean length of a game, 0 on the first call."""
    return int(AMPLE * count * LENGTHS.get((game.id, seats), 0.0))
