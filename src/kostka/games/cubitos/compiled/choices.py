"""Questions: what a player may answer to the pending effect, and what the answer does. Compiled; `s` is the state."""

import numpy as np

from kostka.core.compiled.arrays import Moves
from kostka.core.compiled.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.ability_choices import ability_options, answer_in_ability
from kostka.games.cubitos.compiled.roll_choices import answer_in_roll_phase, roll_phase_options
from kostka.games.cubitos.compiled.run_choices import answer_in_run_phase, run_phase_options
from kostka.games.cubitos.compiled.state import M
from kostka.games.cubitos.compiled.zones import drop, pend, top


@rule
def options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """The answers to the question on top of a player's stack; always at least one."""
    frame = top(state, seat)
    where = s.ANSWERED[frame[s.F_EFFECT]]
    if where == s.IN_ROLL_PHASE:
        count = roll_phase_options(board, state, seat, frame, moves)
    elif where == s.IN_ABILITY:
        count = ability_options(board, state, seat, frame, moves)
    else:
        assert where == s.IN_RUN_PHASE
        count = run_phase_options(board, state, seat, frame, moves)
    if count == 0:
        moves[0] = M.done
        count = 1
    return count


@rule
def choose(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    """Answer the question on top of a player's stack."""
    frame = top(state, seat)
    question = frame[s.F_EFFECT]
    where, ends = s.ANSWERED[question], s.ENDS[question]
    at_once = ends in (s.AT_ONCE, s.ONE_BY_ONE)
    declined = move == M.done and ends != s.BY_ANSWER
    if at_once or declined:
        drop(state, seat)
    if declined:
        return
    if where == s.IN_ROLL_PHASE:
        answer_in_roll_phase(board, state, seat, frame, move, events)
    elif where == s.IN_ABILITY:
        answer_in_ability(board, state, seat, frame, move, chance, events)
    else:
        assert where == s.IN_RUN_PHASE
        answer_in_run_phase(board, state, seat, frame, move, events)
    if ends == s.ONE_BY_ONE and frame[s.F_LEFT] > 1:
        pend(state, seat, question, frame[1], frame[s.F_LEFT] - 1, frame[3])
