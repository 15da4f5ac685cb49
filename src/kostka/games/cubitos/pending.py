"""Pending effects in positions: their words, and which of them may lie on which."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.core.reading import flag, integer, sequence, several, shorten, whole_number, word
from kostka.games.cubitos.board import card_names
from kostka.games.cubitos.compiled import state as s

DRAWS = ("roll", "picked", "at will")
MOST = 99
DEEPEST = 16  # of a position; the stack has room for more, which resolving it may need

# What the arguments of pending effects are in a position, and where they stand on the stack; the others have none.
ARGUMENTS: dict[int, dict[str, int]] = {
    s.P_ABILITY: {"program": s.F_PROGRAM, "card": s.F_CARD, "face": s.F_FACE},
    s.P_ADD: {"number": s.F_LEFT},
    s.Q_DRAW: {"draw": s.F_TARGET},
    s.Q_LOSE: {"zones": s.F_ZONES, "flag": s.F_OPTIONAL, "number": s.F_LEFT},
    s.Q_GAIN: {"number": s.F_CAP, "flag": s.F_OPTIONAL, "kinds": s.F_KINDS},
    s.Q_BORROW: {"kinds": s.F_KINDS},
    s.Q_FACE: {"kind": s.F_KIND, "flag": s.F_BORROWED},
    s.Q_PICK: {"program": s.F_PROGRAM, "number": s.F_LEFT, "kinds": s.F_TAKEN},
    s.Q_RETURN: {"number": s.F_LEFT},
    s.Q_TO: {"kind": s.F_KIND},
    s.Q_CHOOSE: {"program": s.F_PROGRAM, "card": s.F_CARD, "face": s.F_FACE},
    s.Q_STEP: {"number": s.F_LEFT},
    s.Q_REWARD: {"number": s.F_LEFT},
}
# What a phase begins with once dice have been rolled, the next thing last.
STEPS: dict[int, tuple[int, ...]] = {
    s.ROLL: (s.Q_PUSH,),
    s.USE: (s.Q_USE,),
    s.COMPARED: (s.P_LOSSES, s.Q_USE),
    s.MOVE: (s.P_DISCARD_STEP, s.Q_BUY, s.Q_AFTER_MOVE, s.Q_MOVE),
    s.OVER: (),
}
# What lies at the bottom in a phase.
BOTTOMS = {
    s.ROLL: (s.Q_PUSH, s.Q_BUST_DISCARD),
    s.USE: (s.Q_USE,),
    s.COMPARED: (s.P_LOSSES,),
    s.MOVE: (s.P_DISCARD_STEP,),
    s.OVER: (),
}
# What the steps of a phase lie on. All that is missing here belongs to abilities and rewards.
BELOW: dict[int, tuple[int, ...]] = {
    s.Q_PUSH: (),
    s.P_FIRST_ROLL: (s.Q_PUSH,),
    s.P_DRAW_STEP: (s.P_FIRST_ROLL,),
    s.Q_DRAW: (s.P_DRAW_STEP, s.P_ADD),
    s.P_PUSH_ROLL: (s.Q_PUSH,),
    s.Q_ON_PUSH: (s.P_PUSH_ROLL,),
    s.P_PUSH_KEPT: (s.Q_PUSH,),
    s.Q_WOULD_BUST: (s.P_PUSH_KEPT, s.Q_NOW),
    s.Q_BUST: (s.P_PUSH_KEPT, s.Q_NOW),
    s.Q_PUSHED: (s.Q_PUSH,),
    s.Q_BUST_DISCARD: (),
    s.Q_USE: (s.P_LOSSES,),
    s.P_LOSSES: (),
    s.P_DISCARD_STEP: (),
    s.Q_BUY: (s.P_DISCARD_STEP,),
    s.Q_AFTER_MOVE: (s.Q_BUY,),
    s.Q_MOVE: (s.Q_AFTER_MOVE,),
}
# Steps that wait for another step; abilities come up only while the others are asked or done.
CLOSED = (s.P_FIRST_ROLL, s.P_DRAW_STEP, s.P_PUSH_ROLL, s.P_ADD, s.P_DISCARD_STEP, s.Q_BUY)
# While these are asked, dice have been taken up from where they lay.
HOLDING = (s.Q_FACE, s.Q_TO, s.Q_PICK, s.Q_DRAW)


# ------------------------------------------------------------------------------------------------------------ dump


def dump_pending(board: Board, stack: Sequence[Sequence[int]]) -> list[list[Any]]:
    return [dump_effect(board, frame) for frame in stack]


def dump_effect(board: Board, entry: Sequence[int]) -> list[Any]:
    arguments = ARGUMENTS.get(entry[s.F_EFFECT], {})
    return [s.PENDING[entry[0]], *(dump_argument(board, shape, entry[column]) for shape, column in arguments.items())]


def dump_argument(board: Board, shape: str, value: int) -> Any:
    match shape:
        case "program":
            return program_name(board, value)
        case "card":
            return card_names(board)[value]
        case "face":
            return s.FACES[value]
        case "kind":
            return s.DICE[value]
        case "kinds":
            return [die for kind, die in enumerate(s.DICE) if value >> kind & 1]
        case "zones":
            return [zone for z, zone in enumerate(s.ZONES) if value >> z & 1]
        case "draw":
            return DRAWS[value]
        case "flag":
            return bool(value)
    return value


def programs(board: Board) -> dict[int, str]:
    """Where the programs of cards begin, as in {17: "dugout now symbol"}."""
    return programs_of(tuple(card_names(board)), board["entry"].tobytes())


@lru_cache(maxsize=64)
def programs_of(cards: tuple[str, ...], entry: bytes) -> dict[int, str]:
    begins = np.frombuffer(entry, s.BOARD["entry"].base).reshape(s.BOARD["entry"].shape).tolist()
    found: dict[int, str] = {}
    for c, card in enumerate(cards):
        for t, timing in enumerate(s.TIMINGS):
            for f in range(2):
                found.setdefault(begins[t][c][f], f"{card} {timing} {s.FACES[1 + f]}")
    return {begin: name for begin, name in found.items() if begin > 0}


def program_name(board: Board, pc: int) -> str:
    begin = max(begin for begin in programs(board) if begin <= pc)
    return f"{programs(board)[begin]} {pc - begin}"


# ------------------------------------------------------------------------------------------------------------ load


def load_pending(board: Board, state: State, seat: int, value: Any, where: str) -> None:
    record = state[0]
    entries = beginning(state, seat) if value is None else sequence(value, where)
    if len(entries) > DEEPEST:
        raise PositionError(f"{where} has {len(entries)} effects, but at most {DEEPEST}.")
    for i, entry in enumerate(entries):
        parts = [entry] if isinstance(entry, str) else sequence(entry, f"{where}[{i}]")
        effect = word(parts[0] if parts else None, s.PENDING, f"{where}[{i}]")
        arguments = ARGUMENTS.get(effect, {})
        if len(parts) != 1 + len(arguments):
            raise PositionError(f"{where}[{i}] must be {s.PENDING[effect]!r} with {len(arguments)} arguments.")
        record.stack[seat, i, s.F_EFFECT] = effect
        for part, (shape, column) in zip(parts[1:], arguments.items(), strict=True):
            record.stack[seat, i, column] = load_argument(board, effect, shape, part, f"{where}[{i}]")
    record.depth[seat] = len(entries)


def beginning(state: State, seat: int) -> list[str]:
    """What is to be done at the beginning of a phase."""
    phase = int(state[0].phase)
    return [] if phase == s.MOVE and state[0].to_act != seat else [s.PENDING[effect] for effect in STEPS[phase]]


def load_argument(board: Board, effect: int, shape: str, value: Any, where: str) -> int:
    match shape:
        case "program":
            return load_program(board, effect, value, where)
        case "card":
            return word(value, card_names(board), f"The card of {where}")
        case "face":
            return word(value, s.FACES, f"The face of {where}")
        case "kind":
            return word(value, s.DICE, f"The die of {where}")
        case "kinds":
            return several(value, s.DICE, where)
        case "zones":
            return several(value, s.ZONES, where)
        case "draw":
            return word(value, DRAWS, f"The draw of {where}")
        case "flag":
            return flag(value, f"An argument of {where}")
    return integer(value, 0, MOST, f"An argument of {where}")


def load_program(board: Board, effect: int, value: Any, where: str) -> int:
    name, _, number = str(value).rpartition(" ")
    offset = whole_number(number)
    begins = {text: begin for begin, text in programs(board).items()}
    if name not in begins or offset is None or begins[name] + offset >= s.CODE_SIZE:
        raise PositionError(f"{where} names an ability {shorten(value)} that these cards do not have.")
    pc = begins[name] + offset
    op = int(board[0].code[pc, s.L_EFFECT])
    if op == s.X_END or op != {s.Q_CHOOSE: s.X_CHOOSE, s.Q_PICK: s.X_ROLL}.get(effect, op):
        raise PositionError(f"{where} cannot go on with {shorten(value)}.")
    return pc


# ----------------------------------------------------------------------------------------------------------- checking


def check_pending(board: Board, state: State) -> None:
    """Refuse what no sequence of moves leads to: a step on the wrong step, a question about a die that is not there."""
    record = state[0]
    waiting = [seat for seat in range(int(board[0].seats)) if record.depth[seat]]
    if record.phase == s.OVER and waiting:
        raise PositionError("Nothing is pending once the phase is 'over'.")
    if record.phase != s.OVER and not waiting:
        raise PositionError("Somebody has something pending unless the phase is 'over'.")
    if record.phase == s.MOVE and waiting != [record.to_act]:
        raise PositionError(f"In the phase 'move' only seat {record.to_act} has something pending.")
    for seat in range(int(board[0].seats)):
        stack = record.stack[seat, : record.depth[seat]].tolist()
        check_order(int(record.phase), [entry[0] for entry in stack], f"players[{seat}].pending")
        check_picked(state, seat, stack)


def check_order(phase: int, effects: Sequence[int], where: str) -> None:
    if effects and effects[0] not in BOTTOMS[phase]:
        words = " or ".join(repr(s.PENDING[bottom]) for bottom in BOTTOMS[phase])
        raise PositionError(f"{where} must begin with {words} in this phase, not with {s.PENDING[effects[0]]!r}.")
    for below, effect in pairwise(effects):
        fits = below in BELOW[effect] if effect in BELOW else below not in CLOSED
        if not fits:
            raise PositionError(f"{where} has {s.PENDING[effect]!r} on {s.PENDING[below]!r}, which never comes about.")
    if effects and s.ANSWERED[effects[-1]] == s.BY_ITSELF:
        raise PositionError(f"{where} must end with something to choose; {s.PENDING[effects[-1]]!r} happens by itself.")


def check_picked(state: State, seat: int, stack: Sequence[Sequence[int]]) -> None:
    """The dice in a player's hand are those that the question is about."""
    picked, where = state[0].picked[seat], f"players[{seat}].picked"
    asked = [entry for entry in stack if entry[0] in HOLDING]
    if len(asked) > 1 or (asked and asked[0] is not stack[-1]):
        raise PositionError(f"players[{seat}].pending asks {s.PENDING[asked[0][0]]!r} below something else.")
    effect, argument = asked[0][:2] if asked else (None, 0)
    if effect in (s.Q_FACE, s.Q_TO):
        if picked[argument] != 1 or picked.sum() != 1:
            raise PositionError(f"{where} must hold the {s.DICE[argument]} die that the question is about.")
    elif effect == s.Q_DRAW and argument == s.TO_PICKED:
        if stack[-2][0] != s.P_ADD or picked.sum() >= stack[-2][s.F_LEFT]:
            raise PositionError(f"{where} holds {picked.sum()} dice, but fewer than 'add dice' says.")
    elif effect != s.Q_PICK and picked.any():
        raise PositionError(f"{where} holds dice, but nothing pending is about them.")
