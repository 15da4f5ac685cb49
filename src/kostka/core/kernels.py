"""The compiled doors to a game's rules, and the loops that must run on the compiled side.

Every name of `Rules` is free here; `kostka.core.jit.bind` makes a copy of each kernel for a game with these names
bound to that game's rules. Records come in as one-element arrays: Numba unboxes those fastest.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import draw, rekey
from kostka.core.jit import rule

Cell = NDArray[Any]

deal: Callable[..., None]
movers: Callable[..., int]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
result: Callable[..., bool]
hide: Callable[..., None]
redeal: Callable[..., None]
values: Callable[..., None]

# How a seat of a simulation chooses.
RANDOM, GREEDY = 0, 1


def call_deal(board: Cell, state: Cell, chance: Cell, events: Cell) -> None:
    deal(board[0], state[0], chance[0], events[0])


def call_movers(board: Cell, state: Cell) -> int:
    return movers(board[0], state[0])


def call_turn(board: Cell, state: Cell) -> int:
    return turn(board[0], state[0])


def call_legal(board: Cell, state: Cell, seat: int, moves: NDArray[np.int16]) -> int:
    return legal(board[0], state[0], seat, moves)


def call_apply(board: Cell, state: Cell, seat: int, move: int, chance: Cell, events: Cell) -> None:
    apply(board[0], state[0], seat, move, chance[0], events[0])


def call_result(board: Cell, state: Cell, places: NDArray[np.int16], scores: NDArray[np.int32]) -> bool:
    return result(board[0], state[0], places, scores)


def call_hide(board: Cell, state: Cell, seat: int) -> None:
    hide(board[0], state[0], seat)


def call_redeal(board: Cell, state: Cell, seat: int, chance: Cell) -> None:
    redeal(board[0], state[0], seat, chance[0])


def call_values(
    board: Cell, state: Cell, seat: int, moves: NDArray[np.int16], count: int, out: NDArray[np.float64]
) -> None:
    values(board[0], state[0], seat, moves, count, out)


@rule
def best(scores: NDArray[np.float64], count: int) -> int:
    index = 0
    for i in range(1, count):
        if scores[i] > scores[index]:
            index = i
    return index


def call_playouts(
    board: Cell,
    blank: Cell,
    state: Cell,
    view: Cell,
    chance: Cell,
    policy: Cell,
    events: Cell,
    moves: NDArray[np.int16],
    worth: NDArray[np.float64],
    levels: NDArray[np.int8],
    seed: int,
    first: int,
    places: NDArray[np.int16],
    scores: NDArray[np.int32],
    decisions: NDArray[np.int32],
    limit: int,
) -> int:
    """Play whole games, one per row of `places`; game i depends on `seed` and `first + i` alone.

    Returns the number of games that had not ended after `limit` decisions.
    """
    unfinished = 0
    for game in range(len(decisions)):
        rekey(chance[0], seed, first + game, 0)
        rekey(policy[0], seed, first + game, 1)
        state[0] = blank[0]
        deal(board[0], state[0], chance[0], events[0])
        taken = 0
        while not result(board[0], state[0], places[game], scores[game]):
            if taken == limit:
                unfinished += 1
                break
            seat = turn(board[0], state[0])
            count = legal(board[0], state[0], seat, moves)
            if levels[seat] == RANDOM or count == 1:
                chosen = draw(policy[0], count) if count > 1 else 0
            else:
                view[0] = state[0]
                hide(board[0], view[0], seat)
                values(board[0], view[0], seat, moves, count, worth)
                chosen = best(worth, count)
            apply(board[0], state[0], seat, moves[chosen], chance[0], events[0])
            taken += 1
        decisions[game] = taken
    return unfinished
