"""Races of Cubitos in which every seat has cards that it goes without, and may have to pay a coin more for a die."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import rekey
from kostka.core.jit import rule
from kostka.core.kernels import best
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import M

Cell = NDArray[Any]
Moves = NDArray[np.int16]
Flags = NDArray[np.bool_]

deal: Callable[..., None]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
result: Callable[..., bool]
hide: Callable[..., None]
policy: Callable[..., None]


@rule
def may_play(board: np.record, state: np.record, seat: int, move: int, allowed: Flags, dear: bool) -> bool:
    """Whether a move takes no die that the seat goes without, and leaves the coin that it has to pay more."""
    if move < M.gain or move >= M.lose:
        return True
    kind = (move - M.gain) % s.KINDS_OF_DICE
    if kind >= s.COLOURED and not allowed[kind - s.COLOURED]:
        return False
    return move < M.buy or not dear or int(state.money[seat]) + int(state.credits[seat]) > int(board.cost[kind])


@rule
def pay_more(state: np.record, seat: int) -> None:
    """A coin: money first, then a credit."""
    if state.money[seat] > 0:
        state.money[seat] -= 1
    else:
        state.credits[seat] -= 1


@rule
def keep_playable(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, allowed: Flags, dear: bool
) -> int:
    """Only the moves that the seat may play, in place; all of them where there is nothing else."""
    kept = 0
    for i in range(count):
        kept += may_play(board, state, seat, int(moves[i]), allowed, dear)
    if kept == 0:
        return count
    kept = 0
    for i in range(count):
        if may_play(board, state, seat, int(moves[i]), allowed, dear):
            moves[kept] = moves[i]
            kept += 1
    return kept


def call_raced(
    board: Cell,
    blank: Cell,
    state: Cell,
    view: Cell,
    chance: Cell,
    events: Cell,
    moves: Moves,
    worth: NDArray[np.float64],
    allowed: Flags,
    dear: Flags,
    seed: int,
    places: NDArray[np.int16],
    scores: NDArray[np.int32],
    bought: NDArray[np.int16],
    gained: NDArray[np.int16],
    limit: int,
) -> None:
    """Races of the greedy bot, one per row of `places`. All else is by race and seat, and then by card.

    Whoever goes without cards may run to and fro for ever: after `limit` decisions all share the first place.
    """
    for race in range(len(places)):
        rekey(chance[0], seed, race, 0)
        state[0] = blank[0]
        deal(board[0], state[0], chance[0], events[0])
        decisions = 0
        while not result(board[0], state[0], places[race], scores[race]):
            if decisions == limit:
                places[race, :] = 1
                break
            decisions += 1
            seat = turn(board[0], state[0])
            number = legal(board[0], state[0], seat, moves)
            number = keep_playable(board[0], state[0], seat, moves, number, allowed[race, seat], dear[race, seat])
            move = int(moves[0])
            if number > 1:
                view[0] = state[0]
                hide(board[0], view[0], seat)
                policy(board[0], view[0], seat, moves, number, worth)
                move = int(moves[best(worth, number)])
            if M.buy + s.COLOURED <= move < M.lose:
                bought[race, seat, move - M.buy - s.COLOURED] += 1
                if dear[race, seat]:
                    pay_more(state[0], seat)
            elif M.gain + s.COLOURED <= move < M.buy:
                gained[race, seat, move - M.gain - s.COLOURED] += 1
            apply(board[0], state[0], seat, move, chance[0], events[0])
