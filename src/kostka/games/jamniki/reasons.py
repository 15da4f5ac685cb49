"""What speaks for moves, in numbers: the points at once, and what the next player can make of the tiles passed on."""

from collections.abc import Iterator, Sequence

import numpy as np

from kostka.core.errors import Message
from kostka.core.game import Board, State, copied
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.policy import gains, points_now
from kostka.games.jamniki.compiled.rules import (
    actor,
    list_moves,
    put_on_coat,
    take_from_hand,
    take_off_coat,
    tile_and_side,
)


def reasons(board: Board, view: State, seat: int, moves: Sequence[int]) -> dict[int, list[Message]]:
    return {move: list(why(board, view, seat, move)) for move in moves}


def why(board: Board, view: State, seat: int, move: int) -> Iterator[Message]:
    after, now = copied(view), np.zeros(len(s.SOURCES))
    gains(board[0], after[0], seat, move, now)
    yield Message("jamniki-why-points", **{name: int(now[i]) for i, name in enumerate(s.SOURCES)})
    tile, side = tile_and_side(move)
    take_from_hand(after[0], tile)
    put_on_coat(after[0], seat, tile, side)
    turn = int(view[0].turn) + 1
    if turn < int(board[0].seats) * int(board[0].laid_each):
        yield Message("jamniki-why-passed", points=most_at_once(board, after, actor(board[0], after[0], turn)))


def most_at_once(board: Board, state: State, rival: int) -> int:
    """The most points that a player can take at once with the tiles of the hand, whatever is drawn beside them."""
    moves = np.zeros(s.MOVES.count, np.int16)
    count = list_moves(board[0], state[0], rival, False, moves)
    before, most = points_now(board[0], state[0], rival), 0
    for move in moves[:count].tolist():
        put_on_coat(state[0], rival, *tile_and_side(move))
        most = max(most, points_now(board[0], state[0], rival) - before)
        take_off_coat(state[0], rival)
    return int(most)
