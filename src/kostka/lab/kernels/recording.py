"""Games that are written down while compiled bots play them: every decision, and how the game stands at its end."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import draw, rekey
from kostka.core.jit import rule
from kostka.core.kernels import RANDOM, best

Cell = NDArray[Any]

deal: Callable[..., None]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
result: Callable[..., bool]
hide: Callable[..., None]
policy: Callable[..., None]


@rule
def sorted_out(moves: NDArray[np.int16], count: int, shunned: NDArray[np.bool_]) -> int:
    """Leaves only moves that are not shunned, in their order, and returns how many; all where there are no others."""
    kept = 0
    for i in range(count):
        if not shunned[moves[i]]:
            moves[kept] = moves[i]
            kept += 1
    return kept if kept > 0 else count


def call_recorded(
    board: Cell,
    blank: Cell,
    state: Cell,
    view: Cell,
    chance: Cell,
    choices: Cell,
    events: Cell,
    moves: NDArray[np.int16],
    worth: NDArray[np.float64],
    levels: NDArray[np.int8],
    shunned: NDArray[np.bool_],
    seed: int,
    first: int,
    places: NDArray[np.int16],
    scores: NDArray[np.int32],
    decisions: NDArray[np.int32],
    finals: Cell,
    rows: Cell,
    limit: int,
) -> int:
    """The games of `call_playouts`, one per row of `places`; game i depends on `seed` and `first + i` alone.

    `finals` and `rows` are filled as far as they have room: the last state of every game, and its decisions. `shunned`
    is by game, or the same for all, by seat and by move: what a seat does not play as long as it can do something else;
    of length 0 if there is nothing like it. Returns the number of games that had not ended after `limit` decisions.
    """
    unfinished = 0
    at = 0
    for game in range(len(decisions)):
        rekey(chance[0], seed, first + game, 0)
        rekey(choices[0], seed, first + game, 1)
        state[0] = blank[0]
        deal(board[0], state[0], chance[0], events[0])
        taken = 0
        while not result(board[0], state[0], places[game], scores[game]):
            if taken == limit:
                unfinished += 1
                break
            mover = turn(board[0], state[0])
            number = legal(board[0], state[0], mover, moves)
            liked = number if len(shunned) == 0 else sorted_out(moves, number, shunned[game % len(shunned), mover])
            choice = 0
            if liked > 1 and levels[mover] == RANDOM:
                choice = draw(choices[0], liked)
            elif liked > 1:
                view[0] = state[0]
                hide(board[0], view[0], mover)
                policy(board[0], view[0], mover, moves, liked, worth)
                choice = best(worth, liked)
            move = int(moves[choice])
            if at < len(rows):
                rows[at].game = first + game
                rows[at].ply = taken
                rows[at].seat = mover
                rows[at].move = move
                rows[at].choices = number
                rows[at].state = state[0]
            at += 1
            apply(board[0], state[0], mover, move, chance[0], events[0])
            taken += 1
        decisions[game] = taken
        if len(finals) > 0:
            finals[game] = state[0]
    return unfinished
