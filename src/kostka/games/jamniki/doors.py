"""The rules that position files, pictures and odds call from Python, compiled once and kept on disk."""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import bind
from kostka.games.jamniki import odds, rules, view
from kostka.games.jamniki.state import SOURCES

Cell = NDArray[Any]
F = TypeVar("F", bound=Callable[..., Any])


def door(kernel: F) -> F:
    """A kernel of this game; records come in as one-element arrays."""
    return bind(kernel, {}, "jamniki")  # type: ignore[return-value]


@door
def clear_table(state: Cell) -> None:
    rules.clear_table(state[0])


@door
def put_on_coat(state: Cell, seat: int, tile: int, side: int) -> None:
    rules.put_on_coat(state[0], seat, tile, side)


@door
def actor(board: Cell, state: Cell, turn: int) -> int:
    return rules.actor(board[0], state[0], turn)


@door
def fits(board: Cell, state: Cell, seat: int, tile: int, side: int) -> bool:
    return rules.fits(board[0], state[0], seat, int(state[0].coat_size[seat]), tile, side)


@door
def side_allowed(board: Cell, tile: int, side: int) -> bool:
    return rules.side_allowed(board[0], tile, side)


@door
def points(board: Cell, state: Cell, out: NDArray[np.int64]) -> None:
    for seat in range(len(out)):
        for source in range(len(SOURCES)):
            out[seat, source] = rules.points_from(board[0], state[0], seat, source)


@door
def parts(board: Cell, state: Cell, seat: int, out: NDArray[np.int64]) -> int:
    for part in range(rules.parts(state[0], seat)):
        out[part, 0] = rules.part_colour(board[0], state[0], seat, part)
        out[part, 1] = rules.part_bones(board[0], state[0], seat, part)
    return rules.parts(state[0], seat)


@door
def laid_turns(board: Cell, state: Cell, laid: NDArray[np.int64]) -> None:
    view.laid_turns(board[0], state[0], laid)


@door
def unseen_tiles(state: Cell, unseen: NDArray[np.int64]) -> int:
    return view.unseen_tiles(state[0], unseen)


@door
def settle(board: Cell, state: Cell, chance: Cell) -> bool:
    return view.settle(board[0], state[0], chance[0])


@door
def move_odds(
    board: Cell,
    state: Cell,
    seat: int,
    moves: NDArray[np.int16],
    rollouts: int,
    now: NDArray[np.float64],
    kinds: NDArray[np.int16],
    back: NDArray[np.float64],
) -> int:
    """Fill what each move brings at once, the kinds of tiles in the hand and their chances to come back."""
    for i in range(len(moves)):
        odds.gains(board[0], state[0], seat, moves[i], now[i])
    count = odds.kinds_in_hand(board[0], state[0], kinds)
    odds.comes_back(board[0], state[0], seat, kinds[:count], rollouts, back[:count])
    return count
