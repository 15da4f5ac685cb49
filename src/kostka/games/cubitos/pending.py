"""Pending effects in positions: their words, and which of them may lie on which."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from kostka.core.declare.messages import Fault, in_json
from kostka.core.game import Board, State
from kostka.core.position import count_seats
from kostka.core.reading import Checks, demand, flag, integer, refuse, sequence, several, whole_number, word
from kostka.games.cubitos.board import card_names
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.compiled.state import P as QUESTION
from kostka.games.cubitos.vocabulary import members

# Arguments that are one of some words, or several of them.
WORDS = {"face": codes.FACES, "kind": codes.DICE, "draw": ("roll", "picked", "at will")}
SETS = {"kinds": codes.DICE, "zones": codes.ZONES}
MOST = 99
DEEPEST = 16  # of a position; the stack has room for more, which resolving it may need

# What the arguments of pending effects are in a position, and where they stand on the stack; the others have none.
ARGUMENTS: dict[int, dict[str, int]] = {
    QUESTION.ability: {"program": codes.F_PROGRAM, "card": codes.F_CARD, "face": codes.F_FACE},
    QUESTION.add_dice: {"number": codes.F_LEFT},
    QUESTION.draw: {"draw": codes.F_TARGET},
    QUESTION.lose: {"zones": codes.F_ZONES, "flag": codes.F_OPTIONAL, "number": codes.F_LEFT},
    QUESTION.gain: {"number": codes.F_CAP, "flag": codes.F_OPTIONAL, "kinds": codes.F_KINDS},
    QUESTION.borrow: {"kinds": codes.F_KINDS},
    QUESTION.face: {"kind": codes.F_KIND, "flag": codes.F_BORROWED},
    QUESTION.pick: {"program": codes.F_PROGRAM, "number": codes.F_LEFT, "kinds": codes.F_TAKEN},
    QUESTION.return_: {"number": codes.F_LEFT},
    QUESTION.to: {"kind": codes.F_KIND},
    QUESTION.choose: {"program": codes.F_PROGRAM, "card": codes.F_CARD, "face": codes.F_FACE},
    QUESTION.free_step: {"number": codes.F_LEFT},
    QUESTION.reward: {"number": codes.F_LEFT},
}
# What a phase begins with once dice have been rolled, the next thing last.
STEPS: dict[int, tuple[int, ...]] = {
    codes.ROLL: (QUESTION.push_or_pass,),
    codes.USE: (QUESTION.use,),
    codes.COMPARED: (QUESTION.losses, QUESTION.use),
    codes.MOVE: (QUESTION.discard_step, QUESTION.buy, QUESTION.after_move, QUESTION.move),
    codes.OVER: (),
}
# What lies at the bottom in a phase.
BOTTOMS = {phase: steps[:1] for phase, steps in STEPS.items()}
BOTTOMS[codes.ROLL] += (QUESTION.bust_discard,)
# What the steps of a phase lie on. All that is missing here belongs to abilities and rewards.
BELOW: dict[int, tuple[int, ...]] = {
    QUESTION.push_or_pass: (),
    QUESTION.first_roll: (QUESTION.push_or_pass,),
    QUESTION.draw_step: (QUESTION.first_roll,),
    QUESTION.draw: (QUESTION.draw_step, QUESTION.add_dice),
    QUESTION.push_roll: (QUESTION.push_or_pass,),
    QUESTION.on_push: (QUESTION.push_roll,),
    QUESTION.push_kept: (QUESTION.push_or_pass,),
    QUESTION.would_bust: (QUESTION.push_kept, QUESTION.now),
    QUESTION.bust: (QUESTION.push_kept, QUESTION.now),
    QUESTION.pushed: (QUESTION.push_or_pass,),
    QUESTION.bust_discard: (),
    QUESTION.use: (QUESTION.losses,),
    QUESTION.losses: (),
    QUESTION.discard_step: (),
    QUESTION.buy: (QUESTION.discard_step,),
    QUESTION.after_move: (QUESTION.buy,),
    QUESTION.move: (QUESTION.after_move,),
}
# Steps that wait for another step; abilities come up only while the others are asked or done.
CLOSED = (
    QUESTION.first_roll,
    QUESTION.draw_step,
    QUESTION.push_roll,
    QUESTION.add_dice,
    QUESTION.discard_step,
    QUESTION.buy,
)
# While these are asked, dice have been taken up from where they lay.
HOLDING = (QUESTION.face, QUESTION.to, QUESTION.pick, QUESTION.draw)


# ------------------------------------------------------------------------------------------------------------ dump


def dump_pending(board: Board, stack: Sequence[Sequence[int]]) -> list[list[Any]]:
    return [
        [
            codes.PENDING[entry[codes.F_EFFECT]],
            *(dump_argument(board, shape, entry[at]) for shape, at in ARGUMENTS.get(entry[codes.F_EFFECT], {}).items()),
        ]
        for entry in stack
    ]


def dump_argument(board: Board, shape: str, value: int) -> Any:
    if shape == "program":
        return program_name(board, value)
    if shape in SETS:
        return members(SETS[shape], value)
    if shape in ("flag", "number"):
        return bool(value) if shape == "flag" else value
    return words_of(board, shape)[value]


def words_of(board: Board, shape: str) -> Sequence[str]:
    return card_names(board) if shape == "card" else WORDS[shape]


def programs(board: Board) -> dict[int, str]:
    """Where the programs of cards begin, as in {17: "dugout now symbol"}."""
    return programs_of(tuple(card_names(board)), board["entry"].tobytes())


@lru_cache(maxsize=64)
def programs_of(cards: tuple[str, ...], entry: bytes) -> dict[int, str]:
    field = codes.BOARD.fields["entry"]
    begins = np.frombuffer(entry, field.type).reshape(field.shape).tolist()
    found: dict[int, str] = {}
    for c, card in enumerate(cards):
        for t, timing in enumerate(codes.TIMINGS):
            for f in range(2):
                found.setdefault(begins[t][c][f], f"{card} {timing} {codes.FACES[1 + f]}")
    return {begin: name for begin, name in found.items() if begin > 0}


def program_name(board: Board, pc: int) -> str:
    begin = max(begin for begin in programs(board) if begin <= pc)
    return f"{programs(board)[begin]} {pc - begin}"


# ------------------------------------------------------------------------------------------------------------ load


def load_pending(board: Board, state: State, seat: int, value: Any, path: str) -> None:
    record = state[0]
    entries = beginning(state, seat) if value is None else sequence(value, path)
    demand(len(entries) <= DEEPEST, "cubitos-pending-depth", path, given=len(entries), most=DEEPEST)
    for i, entry in enumerate(entries):
        where = f"{path}[{i}]"
        parts = [entry] if isinstance(entry, str) else sequence(entry, where)
        effect = word(parts[0] if parts else None, codes.PENDING, where)
        name, arguments = codes.PENDING[effect], ARGUMENTS.get(effect, {})
        complete = len(parts) == 1 + len(arguments)
        demand(complete, "cubitos-pending-arguments", where, effect=name, count=len(arguments))
        record.stack[seat, i, codes.F_EFFECT] = effect
        for n, (shape, column) in enumerate(arguments.items(), 1):
            record.stack[seat, i, column] = load_argument(board, effect, shape, parts[n], f"{where}[{n}]")
    record.depth[seat] = len(entries)


def beginning(state: State, seat: int) -> list[str]:
    """What is to be done at the beginning of a phase."""
    phase = int(state[0].phase)
    return [] if phase == codes.MOVE and state[0].to_act != seat else [codes.PENDING[effect] for effect in STEPS[phase]]


def load_argument(board: Board, effect: int, shape: str, value: Any, path: str) -> int:
    if shape == "program":
        return load_program(board, effect, value, path)
    if shape in SETS:
        return several(value, SETS[shape], path)
    if shape == "flag":
        return flag(value, path)
    if shape == "number":
        return integer(value, 0, MOST, path)
    return word(value, words_of(board, shape), path)


def load_program(board: Board, effect: int, value: Any, path: str) -> int:
    name, _, number = str(value).rpartition(" ")
    offset = whole_number(number)
    begins = {text: begin for begin, text in programs(board).items()}
    pc = codes.CODE_SIZE if name not in begins or offset is None else begins[name] + offset
    demand(pc < codes.CODE_SIZE, "cubitos-pending-ability", path, given=in_json(value))
    op = int(board[0].code[pc, codes.L_EFFECT])
    goes_on = op != EFFECT.end and op == {QUESTION.choose: EFFECT.choose, QUESTION.pick: EFFECT.roll}.get(effect, op)
    demand(goes_on, "cubitos-pending-cannot-go-on", path, given=in_json(value))
    return pc


# ----------------------------------------------------------------------------------------------------------- checking


def check_pending(board: Board, state: State) -> None:
    """Refuse what no sequence of moves leads to: a step on the wrong step, a question about a die that is not there."""
    record, seats = state[0], range(count_seats(board))
    waiting = [seat for seat in seats if record.depth[seat]]
    if record.phase == codes.OVER and waiting:
        refuse([Fault("cubitos-pending-over", f"players[{waiting[0]}].pending")])
    demand(record.phase == codes.OVER or waiting, "cubitos-pending-nobody", "players")
    if record.phase == codes.MOVE:
        demand(waiting == [record.to_act], "cubitos-pending-not-to-act", "players", seat=int(record.to_act))
    checks = Checks()
    for seat in seats:
        stack = record.stack[seat, : record.depth[seat]].tolist()
        checks(check_order, int(record.phase), [entry[codes.F_EFFECT] for entry in stack], f"players[{seat}].pending")
        checks(check_picked, state, seat, stack)
    checks.done()


def check_order(phase: int, effects: Sequence[int], path: str) -> None:
    if not effects:
        return
    names = [codes.PENDING[effect] for effect in effects]
    bottoms = tuple(codes.PENDING[bottom] for bottom in BOTTOMS[phase])
    demand(names[0] in bottoms, "cubitos-pending-bottom", path, given=names[0], bottoms=bottoms)
    for i, (below, effect) in enumerate(pairwise(effects)):
        fits = below in BELOW[effect] if effect in BELOW else below not in CLOSED
        demand(fits, "cubitos-pending-order", path, effect=names[i + 1], below=names[i])
    asks = codes.ANSWERED[effects[-1]] != codes.BY_ITSELF
    demand(asks, "cubitos-pending-no-question", path, effect=names[-1])


def check_picked(state: State, seat: int, stack: Sequence[Sequence[int]]) -> None:
    """The dice in a player's hand are those that the question is about."""
    picked, path = state[0].picked[seat], f"players[{seat}].picked"
    for entry in stack[:-1]:
        below, where = entry[codes.F_EFFECT], f"players[{seat}].pending"
        demand(below not in HOLDING, "cubitos-pending-below", where, effect=codes.PENDING[below])
    effect, argument = (stack[-1][codes.F_EFFECT], stack[-1][codes.F_KIND]) if stack else (None, 0)
    if effect in (QUESTION.face, QUESTION.to):
        in_hand = picked[argument] == 1 and picked.sum() == 1
        demand(in_hand, "cubitos-picked-die", path, die=codes.DICE[argument])
    elif effect == QUESTION.draw and argument == codes.TO_PICKED:
        asking = stack[-2:][0]
        fits = asking[codes.F_EFFECT] == QUESTION.add_dice and picked.sum() < asking[codes.F_LEFT]
        demand(fits, "cubitos-picked-number", path, given=int(picked.sum()))
    elif effect != QUESTION.pick:
        demand(not picked.any(), "cubitos-picked-nothing", path)
