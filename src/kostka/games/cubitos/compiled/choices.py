"""Questions: what a player may answer to the pending effect, and what the answer does."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.ability_choices import ability_options, answer_in_ability
from kostka.games.cubitos.compiled.roll_choices import answer_in_roll_phase, roll_phase_options
from kostka.games.cubitos.compiled.run_choices import answer_in_run_phase, run_phase_options
from kostka.games.cubitos.compiled.state import M
from kostka.games.cubitos.compiled.zones import pending

Moves = NDArray[np.int16]


@rule
def options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """The answers to the question on top of a player's stack; always at least one."""
    question = pending(state, seat)
    where = s.ANSWERED[question]
    if where == s.IN_ROLL_PHASE:
        count = roll_phase_options(board, state, seat, question, moves)
    elif where == s.IN_ABILITY:
        count = ability_options(board, state, seat, question, moves)
    else:
        count = run_phase_options(board, state, seat, question, moves)
    if count == 0:
        moves[0] = M.done
        count = 1
    return count


@rule
def choose(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    """Answer the question on top of a player's stack."""
    question = pending(state, seat)
    where = s.ANSWERED[question]
    if where == s.IN_ROLL_PHASE:
        answer_in_roll_phase(board, state, seat, question, move, events)
    elif where == s.IN_ABILITY:
        answer_in_ability(board, state, seat, question, move, chance, events)
    else:
        answer_in_run_phase(board, state, seat, question, move, events)
