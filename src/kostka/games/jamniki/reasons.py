"""Reasons for moves in numbers: the points at once, and what the next player can make of the tiles passed on."""

from collections.abc import Iterator, Sequence

import numpy as np

from kostka.core.declare.messages import Message
from kostka.core.position import View, copied
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled.policy import gains, policy
from kostka.games.jamniki.compiled.state import MOVES, SOURCES


def reasons(view: View, moves: Sequence[int]) -> dict[int, list[Message]]:
    return {move: list(why(view, move)) for move in moves}


def why(view: View, move: int) -> Iterator[Message]:
    board, after, seat, now = view.board[0], copied(view.state)[0], view.seat, np.zeros(len(SOURCES))
    gains(board, after, seat, move, now)
    yield Message("jamniki-why-points", **{name: int(now[i]) for i, name in enumerate(SOURCES)})
    tile, side = rules.tile_and_side(move)
    rules.take_from_hand(after, tile)
    rules.put_on_coat(after, seat, tile, side)
    turn = int(after.turn) + 1
    if turn < view.seats * int(board.laid_each):
        yield Message("jamniki-why-passed", points=most_at_once(board, after, rules.actor(board, after, turn)))


def most_at_once(board: np.record, state: np.record, rival: int) -> int:
    """The most points that a player can take at once with the tiles of the hand, whatever is drawn beside them."""
    moves, worth = np.zeros(MOVES.count, np.int16), np.zeros(MOVES.count)
    count = rules.list_moves(board, state, rival, False, moves)
    policy(board, state, rival, moves, count, worth)
    return int(worth[:count].max(initial=0))
