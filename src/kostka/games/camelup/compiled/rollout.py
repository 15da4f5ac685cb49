"""The policy of rollouts, from the races in the cache, and how bold moves are."""

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s  # s.M: moves
from kostka.games.camelup.compiled.policy import value_moves

CAUTION = 0.8  # pounds off a finish card: more than in `policy`, because fewer races mislead more


@rule
def rollout_policy(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, cache: Cell, out: Floats
) -> None:
    """The expected gain of moves in pounds, roughly."""
    value_moves(state, seat, moves, count, cache, CAUTION, out)


@rule
def boldness(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """Bold are finish cards, the more the earlier, bets on camels far back, and boos; a roll is a pound for sure."""
    for i in range(count):
        move = int(moves[i])
        out[i] = 0.0
        if state.phase == s.ARRANGE:
            continue
        if move == s.M.roll:
            out[i] = -1.0
        elif move < s.M.tile:
            ahead = (state.place[: s.RACING] > state.place[move - s.M.ticket]).sum()
            out[i] = 0.4 * ahead - 0.8
        elif rules.is_tile(move):
            out[i] = 0.3 if rules.tile_of(move)[1] == s.BOO else -0.3
        elif rules.is_card(move):
            farthest = rules.space_of(state.place[: s.RACING].max())
            out[i] = 1.0 - 0.5 * farthest / s.SPACES
