"""Pending effects in positions: their words, and which of them may lie on which."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from kostka.core.errors import Fault, PositionError, in_json
from kostka.core.game import Board, State
from kostka.core.reading import Checks, flag, integer, sequence, several, whole_number, word
from kostka.games.cubitos.board import card_names
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import P, X

DRAWS = ("roll", "picked", "at will")
MOST = 99
DEEPEST = 16  # of a position; the stack has room for more, which resolving it may need

# What the arguments of pending effects are in a position, and where they stand on the stack; the others have none.
ARGUMENTS: dict[int, dict[str, int]] = {
    P.ability: {"program": s.F_PROGRAM, "card": s.F_CARD, "face": s.F_FACE},
    P.add_dice: {"number": s.F_LEFT},
    P.draw: {"draw": s.F_TARGET},
    P.lose: {"zones": s.F_ZONES, "flag": s.F_OPTIONAL, "number": s.F_LEFT},
    P.gain: {"number": s.F_CAP, "flag": s.F_OPTIONAL, "kinds": s.F_KINDS},
    P.borrow: {"kinds": s.F_KINDS},
    P.face: {"kind": s.F_KIND, "flag": s.F_BORROWED},
    P.pick: {"program": s.F_PROGRAM, "number": s.F_LEFT, "kinds": s.F_TAKEN},
    P.return_: {"number": s.F_LEFT},
    P.to: {"kind": s.F_KIND},
    P.choose: {"program": s.F_PROGRAM, "card": s.F_CARD, "face": s.F_FACE},
    P.free_step: {"number": s.F_LEFT},
    P.reward: {"number": s.F_LEFT},
}
# What a phase begins with once dice have been rolled, the next thing last.
STEPS: dict[int, tuple[int, ...]] = {
    s.ROLL: (P.push_or_pass,),
    s.USE: (P.use,),
    s.COMPARED: (P.losses, P.use),
    s.MOVE: (P.discard_step, P.buy, P.after_move, P.move),
    s.OVER: (),
}
# What lies at the bottom in a phase.
BOTTOMS = {
    s.ROLL: (P.push_or_pass, P.bust_discard),
    s.USE: (P.use,),
    s.COMPARED: (P.losses,),
    s.MOVE: (P.discard_step,),
    s.OVER: (),
}
# What the steps of a phase lie on. All that is missing here belongs to abilities and rewards.
BELOW: dict[int, tuple[int, ...]] = {
    P.push_or_pass: (),
    P.first_roll: (P.push_or_pass,),
    P.draw_step: (P.first_roll,),
    P.draw: (P.draw_step, P.add_dice),
    P.push_roll: (P.push_or_pass,),
    P.on_push: (P.push_roll,),
    P.push_kept: (P.push_or_pass,),
    P.would_bust: (P.push_kept, P.now),
    P.bust: (P.push_kept, P.now),
    P.pushed: (P.push_or_pass,),
    P.bust_discard: (),
    P.use: (P.losses,),
    P.losses: (),
    P.discard_step: (),
    P.buy: (P.discard_step,),
    P.after_move: (P.buy,),
    P.move: (P.after_move,),
}
# Steps that wait for another step; abilities come up only while the others are asked or done.
CLOSED = (P.first_roll, P.draw_step, P.push_roll, P.add_dice, P.discard_step, P.buy)
# While these are asked, dice have been taken up from where they lay.
HOLDING = (P.face, P.to, P.pick, P.draw)


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
    field = s.BOARD.fields["entry"]
    begins = np.frombuffer(entry, field.type).reshape(field.shape).tolist()
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


def load_pending(board: Board, state: State, seat: int, value: Any, path: str) -> None:
    record = state[0]
    entries = beginning(state, seat) if value is None else sequence(value, path)
    if len(entries) > DEEPEST:
        raise PositionError(Fault("cubitos-pending-depth", path, given=len(entries), most=DEEPEST))
    for i, entry in enumerate(entries):
        parts = [entry] if isinstance(entry, str) else sequence(entry, f"{path}[{i}]")
        effect = word(parts[0] if parts else None, s.PENDING, f"{path}[{i}]")
        arguments = ARGUMENTS.get(effect, {})
        if len(parts) != 1 + len(arguments):
            count, name = len(arguments), s.PENDING[effect]
            raise PositionError(Fault("cubitos-pending-arguments", f"{path}[{i}]", effect=name, count=count))
        record.stack[seat, i, s.F_EFFECT] = effect
        for n, (shape, column) in enumerate(arguments.items(), 1):
            record.stack[seat, i, column] = load_argument(board, effect, shape, parts[n], f"{path}[{i}][{n}]")
    record.depth[seat] = len(entries)


def beginning(state: State, seat: int) -> list[str]:
    """What is to be done at the beginning of a phase."""
    phase = int(state[0].phase)
    return [] if phase == s.MOVE and state[0].to_act != seat else [s.PENDING[effect] for effect in STEPS[phase]]


def load_argument(board: Board, effect: int, shape: str, value: Any, path: str) -> int:
    match shape:
        case "program":
            return load_program(board, effect, value, path)
        case "card":
            return word(value, card_names(board), path)
        case "face":
            return word(value, s.FACES, path)
        case "kind":
            return word(value, s.DICE, path)
        case "kinds":
            return several(value, s.DICE, path)
        case "zones":
            return several(value, s.ZONES, path)
        case "draw":
            return word(value, DRAWS, path)
        case "flag":
            return flag(value, path)
    return integer(value, 0, MOST, path)


def load_program(board: Board, effect: int, value: Any, path: str) -> int:
    name, _, number = str(value).rpartition(" ")
    offset = whole_number(number)
    begins = {text: begin for begin, text in programs(board).items()}
    if name not in begins or offset is None or begins[name] + offset >= s.CODE_SIZE:
        raise PositionError(Fault("cubitos-pending-ability", path, given=in_json(value)))
    pc = begins[name] + offset
    op = int(board[0].code[pc, s.L_EFFECT])
    if op == X.end or op != {P.choose: X.choose, P.pick: X.roll}.get(effect, op):
        raise PositionError(Fault("cubitos-pending-cannot-go-on", path, given=in_json(value)))
    return pc


# ----------------------------------------------------------------------------------------------------------- checking


def check_pending(board: Board, state: State) -> None:
    """Refuse what no sequence of moves leads to: a step on the wrong step, a question about a die that is not there."""
    record, seats = state[0], range(int(board[0].seats))
    waiting = [seat for seat in seats if record.depth[seat]]
    if record.phase == s.OVER and waiting:
        raise PositionError(Fault("cubitos-pending-over", f"players[{waiting[0]}].pending"))
    if record.phase != s.OVER and not waiting:
        raise PositionError(Fault("cubitos-pending-nobody", "players"))
    if record.phase == s.MOVE and waiting != [record.to_act]:
        raise PositionError(Fault("cubitos-pending-not-to-act", "players", seat=int(record.to_act)))
    checks = Checks()
    for seat in seats:
        stack = record.stack[seat, : record.depth[seat]].tolist()
        checks(check_order, int(record.phase), [entry[s.F_EFFECT] for entry in stack], f"players[{seat}].pending")
        checks(check_picked, state, seat, stack)
    checks.done()


def check_order(phase: int, effects: Sequence[int], path: str) -> None:
    names = [s.PENDING[effect] for effect in effects]
    if effects and effects[0] not in BOTTOMS[phase]:
        bottoms = tuple(s.PENDING[bottom] for bottom in BOTTOMS[phase])
        raise PositionError(Fault("cubitos-pending-bottom", path, given=names[0], bottoms=bottoms))
    for i, (below, effect) in enumerate(pairwise(effects)):
        fits = below in BELOW[effect] if effect in BELOW else below not in CLOSED
        if not fits:
            raise PositionError(Fault("cubitos-pending-order", path, effect=names[i + 1], below=names[i]))
    if effects and s.ANSWERED[effects[-1]] == s.BY_ITSELF:
        raise PositionError(Fault("cubitos-pending-no-question", path, effect=names[-1]))


def check_picked(state: State, seat: int, stack: Sequence[Sequence[int]]) -> None:
    """The dice in a player's hand are those that the question is about."""
    picked, path = state[0].picked[seat], f"players[{seat}].picked"
    asked = [entry for entry in stack if entry[s.F_EFFECT] in HOLDING]
    if len(asked) > 1 or (asked and asked[0] is not stack[-1]):
        name = s.PENDING[asked[0][s.F_EFFECT]]
        raise PositionError(Fault("cubitos-pending-below", f"players[{seat}].pending", effect=name))
    effect, argument = (asked[0][s.F_EFFECT], asked[0][s.F_KIND]) if asked else (None, 0)
    if effect in (P.face, P.to):
        if picked[argument] != 1 or picked.sum() != 1:
            raise PositionError(Fault("cubitos-picked-die", path, die=s.DICE[argument]))
    elif effect == P.draw and argument == s.TO_PICKED:
        if stack[-2][s.F_EFFECT] != P.add_dice or picked.sum() >= stack[-2][s.F_LEFT]:
            raise PositionError(Fault("cubitos-picked-number", path, given=int(picked.sum())))
    elif effect != P.pick and picked.any():
        raise PositionError(Fault("cubitos-picked-nothing", path))
