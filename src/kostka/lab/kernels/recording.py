"""Games that are written down while compiled bots play them: every decision, and the position at the end."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Cell, Flags, Moves
from kostka.core.compiled.chance import draw
from kostka.core.compiled.jit import rule
from kostka.core.compiled.loops import RANDOM, LoopBuffers, choose_greedily
from kostka.core.compiled.stubs import legal


class Record(NamedTuple):
    """What recorded games are written to, until a part is full.

    `shunned` is by game (or of length 1 for all games), seat and move: what a seat plays only if it has no other move;
    of length 0 if nothing is shunned.
    """

    finals: Cell
    rows: Cell
    used: NDArray[np.int64]  # the number of decisions, written or not
    shunned: Flags


@rule
def drop_shunned(moves: Moves, count: int, shunned: Flags) -> int:
    """Keep only the moves that are not shunned, in their order, and return how many; all if no others are left."""
    kept = 0
    for i in range(count):
        if not shunned[moves[i]]:
            moves[kept] = moves[i]
            kept += 1
    return kept if kept > 0 else count


def pick_recorded(record: Record, buffers: LoopBuffers, seat: int, game: int, ply: int) -> int:
    """In place of `pick`: the same move if nothing is shunned, written to a row."""
    board, state, moves = buffers.board[0], buffers.state[0], buffers.moves
    choices = legal(board, state, seat, moves)
    count = choices
    if len(record.shunned) > 0:
        count = drop_shunned(moves, choices, record.shunned[game % len(record.shunned), seat])
    if buffers.levels[seat] == RANDOM:
        move = int(moves[draw(buffers.choices[0], count) if count > 1 else 0])
    else:
        move = choose_greedily(board, state, buffers.seat_view, seat, moves, count, buffers.worth)
    at = record.used[0]
    if at < len(record.rows):
        row = record.rows[at]
        row.game, row.ply, row.seat, row.move, row.choices = game, ply, seat, move, choices
        row.state = state
    record.used[0] += 1
    return move


def finish_recorded(record: Record, buffers: LoopBuffers, game: int) -> None:
    if len(record.finals) > 0:
        record.finals[game] = buffers.state[0]
