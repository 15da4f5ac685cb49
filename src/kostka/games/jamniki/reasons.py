"""Reasons for moves in numbers: the points at once, and what the next player can make of the tiles passed on."""

from collections.abc import Iterator, Sequence

import numpy as np

from kostka.core.declare.messages import Message
from kostka.core.position import View, copied
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled.policy import policy
from kostka.games.jamniki.compiled.state import MOVES
from kostka.games.jamniki.odds import gains


def reasons(view: View, moves: Sequence[int]) -> dict[int, list[Message]]:
    return {move: list(why(view, move)) for move in moves}


def why(view: View, move: int) -> Iterator[Message]:
    yield Message("jamniki-why-points", **gains(view, move))
    board, after = view.board[0], copied(view.state)[0]
    rules.lay(after, view.seat, move)
    if rules.turns_left(board, after) > 0:  # the most that the next player can take, whatever the draw is
        rival, moves = rules.turn(board, after), np.zeros(MOVES.count, np.int16)
        worth = np.zeros(rules.list_moves(board, after, rival, False, moves))
        policy(board, after, rival, moves, len(worth), worth)
        yield Message("jamniki-why-passed", points=int(worth.max(initial=0)))
