"""Races of Cubitos in which every seat has cards that it goes without, and may have to pay a coin more for a die."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Flags, Moves
from kostka.core.compiled.jit import rule
from kostka.core.compiled.loops import LoopBuffers, choose_greedily
from kostka.core.compiled.stubs import legal
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import M

Counts = NDArray[np.int16]


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
        if may_play(board, state, seat, int(moves[i]), allowed, dear):
            moves[kept] = moves[i]
            kept += 1
    return kept if kept > 0 else count


class Prices(NamedTuple):
    """What trials decide and count; all by race and seat, and then by card."""

    allowed: Flags
    dear: Flags
    bought: Counts
    gained: Counts


@rule
def take_die(prices: Prices, state: np.record, race: int, seat: int, move: int) -> None:
    """Count the die that a move takes, if it takes one, and charge the coin that it costs more."""
    if M.buy + s.COLOURED <= move < M.lose:
        prices.bought[race, seat, move - M.buy - s.COLOURED] += 1
        if prices.dear[race, seat]:
            pay_more(state, seat)
    elif M.gain + s.COLOURED <= move < M.buy:
        prices.gained[race, seat, move - M.gain - s.COLOURED] += 1


def pick_priced(prices: Prices, buffers: LoopBuffers, seat: int, race: int, ply: int) -> int:
    """In place of `pick`: the greedy bot, which plays only what it may, and pays more if dice are dear."""
    board, state, moves = buffers.board[0], buffers.state[0], buffers.moves
    allowed, dear = prices.allowed[race, seat], prices.dear[race, seat]
    count = keep_playable(board, state, seat, moves, legal(board, state, seat, moves), allowed, dear)
    move = choose_greedily(board, state, buffers.seat_view, seat, moves, count, buffers.worth)
    take_die(prices, state, race, seat, move)
    return move
