"""What comes to mind first: the same as at a glance, from fewer samples; and how bold moves are."""

import numpy as np

from kostka.core.jit import rule
from kostka.core.kernels import Moves
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.policy import glance
from kostka.games.camelup.compiled.state import Chances

SAMPLES = 20
CAUTION = 1.0  # pounds off a finish card: more than at a glance, because fewer samples mislead more


@rule
def instinct(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Chances) -> None:
    """The expected gain of moves in pounds, roughly."""
    if state.phase == s.ARRANGE:
        out[:count] = 0.0
        return
    glance(state, seat, moves, count, SAMPLES, CAUTION, out)


@rule
def daring(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Chances) -> None:
    """Bold are finish cards, the more the earlier, bets on camels far back, and boos; a roll is a pound for sure."""
    for i in range(count):
        move = int(moves[i])
        if state.phase == s.ARRANGE:
            out[i] = 0.0
        elif move == s.M.roll:
            out[i] = -1.0
        elif move < s.M.tile:
            out[i] = 0.4 * camels_ahead(state, move - s.M.ticket) - 0.8
        elif rules.is_tile(move):
            out[i] = 0.3 if rules.tile_of(move)[1] == s.BOO else -0.3
        elif rules.is_card(move):
            out[i] = 1.0 - 0.5 * farthest(state) / s.SPACES
        else:
            out[i] = 0.0


@rule
def camels_ahead(state: np.record, camel: int) -> int:
    ahead = 0
    for other in range(s.RACING):
        ahead += state.place[other] > state.place[camel]
    return ahead


@rule
def farthest(state: np.record) -> int:
    """The space of the camel in front."""
    space = 0
    for camel in range(s.RACING):
        space = max(space, rules.space_of(int(state.place[camel])))
    return space
