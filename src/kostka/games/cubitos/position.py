"""Positions of Cubitos as readable JSON, and back exactly. Every field that is left out is as at a round's start."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import integer, known_fields, mapping, sequence, word
from kostka.games.cubitos.board import card_names, read_board, set_board
from kostka.games.cubitos.running import track_of
from kostka.games.cubitos.state import (
    CODE_SIZE,
    COMPARED,
    DEPTH,
    DICE,
    FACES,
    FAN_SPACES,
    MAX_EFFECT_SPACES,
    MOVE,
    OVER,
    P_ABILITY,
    P_ADD,
    P_DISCARD_STEP,
    P_LOSSES,
    PENDING,
    PHASES,
    Q_AFTER_MOVE,
    Q_BORROW,
    Q_BUY,
    Q_CHOOSE,
    Q_DRAW,
    Q_FACE,
    Q_GAIN,
    Q_LOSE,
    Q_MOVE,
    Q_PICK,
    Q_PUSH,
    Q_RETURN,
    Q_REWARD,
    Q_STEP,
    Q_TO,
    Q_USE,
    ROLL,
    SEATS,
    START_DIE,
    STATE,
    TIMINGS,
    USE,
    ZONES,
    Options,
)

DEFAULT_SEATS = 2
MOST = 9999
FIELDS = ("game", "options", "phase", "round", "start", "to_act", "timing", "tiebreak", "trays", "players")
PILES = ("draw", "roll", "discard", "picked", "borrowed")
NUMBERS = {"fans": FAN_SPACES, "hands": 99, "credits": MOST, "money": MOST, "feet": MOST, "water": MOST, "swords": 99}
FLAGS = ("any_dice", "at_risk", "safe", "saved", "busted", "lost", "credited")
KIND_SETS = ("bought", "free", "keep")
DUE = ("now", "ready")
PLAYER_FIELDS = (
    *PILES,
    "active",
    "leg",
    "space",
    "from_leg",
    "from_space",
    "effects_used",
    *NUMBERS,
    "forced",
    *FLAGS,
    *KIND_SETS,
    *DUE,
    "pending",
)
DRAWS = ("roll", "picked", "at will")
# What the arguments of pending effects are; the others have none.
ARGUMENTS: dict[int, tuple[str, ...]] = {
    P_ABILITY: ("program", "card", "face"),
    P_ADD: ("number",),
    Q_DRAW: ("draw",),
    Q_LOSE: ("zones", "flag", "number"),
    Q_GAIN: ("number", "flag", "kinds"),
    Q_BORROW: ("kinds",),
    Q_FACE: ("kind", "flag"),
    Q_PICK: ("program", "number", "kinds"),
    Q_RETURN: ("number",),
    Q_TO: ("kind",),
    Q_CHOOSE: ("program", "card", "face"),
    Q_STEP: ("number",),
    Q_REWARD: ("number",),
}


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    record = state[0]
    return {
        "game": "cubitos",
        "options": changed_options(read_board(board)),
        "phase": PHASES[record.phase],
        "round": int(record.rounds),
        "start": int(record.start),
        "to_act": int(record.to_act),
        "timing": bool(record.timing),
        "tiebreak": bool(record.tiebreak),
        "trays": pile(record.trays),
        "players": [dump_player(board, state, seat) for seat in range(int(board[0].seats))],
    }


def pile(counts: Any) -> dict[str, int]:
    return {die: int(counts[kind]) for kind, die in enumerate(DICE) if counts[kind]}


def kinds_of(mask: int) -> list[str]:
    return [die for kind, die in enumerate(DICE) if mask >> kind & 1]


def dump_player(board: Board, state: State, seat: int) -> dict[str, Any]:
    record = state[0]
    cards = card_names(board)
    return {
        **{name: pile(record[name][seat]) for name in PILES},
        "active": {
            die: {
                face: int(record.active[seat, kind, f]) for f, face in enumerate(FACES) if record.active[seat, kind, f]
            }
            for kind, die in enumerate(DICE)
            if record.active[seat, kind].any()
        },
        "leg": int(record.leg[seat]),
        "space": int(record.space[seat]),
        "from_leg": int(record.from_leg[seat]),
        "from_space": int(record.from_space[seat]),
        "effects_used": [effect for effect in range(MAX_EFFECT_SPACES) if int(record.effects_used[seat]) >> effect & 1],
        **{name: int(record[name][seat]) for name in (*NUMBERS, "forced")},
        **{name: bool(record[name][seat]) for name in FLAGS},
        **{name: kinds_of(int(record[name][seat])) for name in KIND_SETS},
        **{
            name: {
                card: {FACES[1 + f]: int(record[name][seat, c, f]) for f in range(2) if record[name][seat, c, f]}
                for c, card in enumerate(cards)
                if record[name][seat, c].any()
            }
            for name in DUE
        },
        "pending": [dump_pending(board, entry.tolist()) for entry in record.stack[seat, : record.depth[seat]]],
    }


def dump_pending(board: Board, entry: Sequence[int]) -> list[Any]:
    shapes = ARGUMENTS.get(entry[0], ())
    return [PENDING[entry[0]], *(dump_argument(board, shape, entry[1 + i]) for i, shape in enumerate(shapes))]


def dump_argument(board: Board, shape: str, value: int) -> Any:
    match shape:
        case "program":
            return program_name(board, value)
        case "card":
            return card_names(board)[value]
        case "face":
            return FACES[value]
        case "kind":
            return DICE[value]
        case "kinds":
            return kinds_of(value)
        case "zones":
            return [zone for z, zone in enumerate(ZONES) if value >> z & 1]
        case "draw":
            return DRAWS[value]
        case "flag":
            return bool(value)
    return value


def programs(board: Board) -> dict[int, str]:
    """Where the programs of cards begin, as in {17: "dugout now symbol"}."""
    found: dict[int, str] = {}
    for c, card in enumerate(card_names(board)):
        for t, timing in enumerate(TIMINGS):
            for f in range(2):
                found.setdefault(int(board[0].entry[t, c, f]), f"{card} {timing} {FACES[1 + f]}")
    return {begin: name for begin, name in found.items() if begin > 0}


def program_name(board: Board, pc: int) -> str:
    begin = max(begin for begin in programs(board) if begin <= pc)
    return f"{programs(board)[begin]} {pc - begin}"


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    known_fields(position, FIELDS, "A Cubitos position")
    players = sequence(position.get("players", [{}] * DEFAULT_SEATS), "players")
    if len(players) not in SEATS:
        raise PositionError(f"Cubitos is for 2 to 4 players, but the position lists {len(players)}.")
    options = parse_options(Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, len(players)), np.zeros(1, STATE)
    record = state[0]
    record.phase = word(position.get("phase", "roll"), PHASES, "phase")
    record.rounds = integer(position.get("round", 1), 1, MOST, "round")
    record.start = integer(position.get("start", 0), 0, len(players) - 1, "start")
    record.to_act = integer(position.get("to_act", int(record.start)), 0, len(players) - 1, "to_act")
    record.timing = flag(position.get("timing", False), "timing")
    record.tiebreak = flag(position.get("tiebreak", False), "tiebreak")
    for seat, player in enumerate(players):
        load_player(board, state, seat, mapping(player, f"players[{seat}]"))
    load_trays(board, state, position.get("trays"))
    check_pending(board, state)
    return board, state


def flag(value: Any, where: str) -> bool:
    if type(value) is not bool:
        raise PositionError(f"{where} must be true or false, not {value!r}.")
    return value


def load_player(board: Board, state: State, seat: int, player: Mapping[str, Any]) -> None:
    record, where = state[0], f"players[{seat}]"
    known_fields(player, PLAYER_FIELDS, where)
    for name in PILES:
        load_pile(record[name][seat], player.get(name, {}), f"{where}.{name}")
    load_active(state, seat, mapping(player.get("active", {}), f"{where}.active"), f"{where}.active")
    if not any(name in player for name in ("draw", "roll", "discard", "active")):
        record.draw[seat] = board[0].each
    load_runner(board, state, seat, player, where)
    for name, most in NUMBERS.items():
        record[name][seat] = integer(player.get(name, 0), 0, most, f"{where}.{name}")
    record.forced[seat] = integer(player.get("forced", 0), 0, 99, f"{where}.forced")
    if record.fans[seat] > board[0].last_fan:
        raise PositionError(f"{where}.fans is {record.fans[seat]}, but the fan track ends with {board[0].last_fan}.")
    for name in FLAGS:
        record[name][seat] = flag(player.get(name, False), f"{where}.{name}")
    for name in KIND_SETS:
        record[name][seat] = load_kinds(player.get(name, []), f"{where}.{name}")
    for name in DUE:
        load_due(board, record[name][seat], mapping(player.get(name, {}), f"{where}.{name}"), f"{where}.{name}")
    load_pending(board, state, seat, player.get("pending"), f"{where}.pending")


def load_pile(counts: Any, value: Any, where: str) -> None:
    for die, count in mapping(value, where).items():
        counts[word(die, DICE, f"A die of {where}")] = integer(count, 0, 99, f"{where}.{die}")


def load_kinds(value: Any, where: str) -> int:
    return sum(1 << word(die, DICE, f"A die of {where}") for die in set(sequence(value, where)))


def load_active(state: State, seat: int, active: Mapping[str, Any], where: str) -> None:
    for die, faces in active.items():
        kind = word(die, DICE, f"A die of {where}")
        for face, count in mapping(faces, f"{where}.{die}").items():
            f = word(face, FACES, f"A face of {where}.{die}")
            state[0].active[seat, kind, f] = integer(count, 0, 99, f"{where}.{die}.{face}")


def load_runner(board: Board, state: State, seat: int, player: Mapping[str, Any], where: str) -> None:
    record = state[0]
    for leg, space in (("leg", "space"), ("from_leg", "from_space")):
        at_leg = player.get(leg, int(record.leg[seat]))
        record[leg][seat] = integer(at_leg, 0, 99, f"{where}.{leg}")
        last = int(board[0].spaces[track_of(board[0], int(record[leg][seat]))]) - 1
        at_space = player.get(space, int(record.space[seat]))
        record[space][seat] = integer(at_space, 0, last, f"{where}.{space}")
    for effect in sequence(player.get("effects_used", []), f"{where}.effects_used"):
        record.effects_used[seat] |= 1 << integer(effect, 0, MAX_EFFECT_SPACES - 1, f"A number of {where}.effects_used")


def load_due(board: Board, counts: Any, due: Mapping[str, Any], where: str) -> None:
    for card, faces in due.items():
        c = word(card, card_names(board), f"A card of {where}")
        for face, count in mapping(faces, f"{where}.{card}").items():
            f = word(face, FACES[1:3], f"A face of {where}.{card}")
            counts[c, f] = integer(count, 0, 99, f"{where}.{card}.{face}")


def load_pending(board: Board, state: State, seat: int, value: Any, where: str) -> None:
    record = state[0]
    entries = default_pending(state, seat) if value is None else sequence(value, where)
    if len(entries) > DEPTH:
        raise PositionError(f"{where} has {len(entries)} effects; at most {DEPTH} fit.")
    for i, entry in enumerate(entries):
        parts = [entry] if isinstance(entry, str) else sequence(entry, f"{where}[{i}]")
        effect = word(parts[0] if parts else None, PENDING, f"{where}[{i}]")
        shapes = ARGUMENTS.get(effect, ())
        if len(parts) != 1 + len(shapes):
            raise PositionError(f"{where}[{i}] must be {PENDING[effect]!r} with {len(shapes)} arguments.")
        record.stack[seat, i, 0] = effect
        for n, shape in enumerate(shapes):
            record.stack[seat, i, 1 + n] = load_argument(board, shape, parts[1 + n], f"{where}[{i}]")
    record.depth[seat] = len(entries)


def default_pending(state: State, seat: int) -> list[str]:
    """What is to be done at the beginning of a phase."""
    phases: dict[int, tuple[int, ...]] = {
        ROLL: (Q_PUSH,),
        USE: (Q_USE,),
        COMPARED: (P_LOSSES, Q_USE),
        MOVE: (P_DISCARD_STEP, Q_BUY, Q_AFTER_MOVE, Q_MOVE) if state[0].to_act == seat else (),
        OVER: (),
    }
    return [PENDING[effect] for effect in phases[int(state[0].phase)]]


def load_argument(board: Board, shape: str, value: Any, where: str) -> int:
    match shape:
        case "program":
            return load_program(board, value, where)
        case "card":
            return word(value, card_names(board), f"The card of {where}")
        case "face":
            return word(value, FACES, f"The face of {where}")
        case "kind":
            return word(value, DICE, f"The die of {where}")
        case "kinds":
            return load_kinds(value, where)
        case "zones":
            return sum(1 << word(zone, ZONES, f"A zone of {where}") for zone in set(sequence(value, where)))
        case "draw":
            return word(value, DRAWS, f"The draw of {where}")
        case "flag":
            return flag(value, f"An argument of {where}")
    return integer(value, 0, MOST, f"An argument of {where}")


def load_program(board: Board, value: Any, where: str) -> int:
    name, _, offset = str(value).rpartition(" ")
    begins = {text: begin for begin, text in programs(board).items()}
    if name not in begins or not offset.isdigit() or begins[name] + int(offset) >= CODE_SIZE:
        raise PositionError(f"{where} names an ability {value!r} that these cards do not have.")
    return begins[name] + int(offset)


def load_trays(board: Board, state: State, value: Any) -> None:
    """What players do not have is in the trays; the start player has the start player die."""
    record, seats = state[0], range(int(board[0].seats))
    held = sum(record[name].sum(0) for name in ("draw", "roll", "discard", "picked")) + record.active.sum((0, 2))
    if held[START_DIE] == 0:
        record.roll[record.start, START_DIE] = held[START_DIE] = 1
    owners = [seat for seat in seats if has_start_die(state, seat)]
    if owners != [record.start] or held[START_DIE] != 1:
        raise PositionError(f"The start player die is with seat {record.start}, in Roll or in Active.")
    left = board[0].number - held
    left[START_DIE] = 0
    for kind, die in enumerate(DICE):
        if left[kind] < 0:
            raise PositionError(f"The players have {held[kind]} {die} dice, but there are {board[0].number[kind]}.")
    if value is None:
        record.trays = left
        return
    load_pile(record.trays, value, "trays")
    for kind, die in enumerate(DICE):
        if record.trays[kind] != left[kind]:
            raise PositionError(
                f"trays.{die} is {record.trays[kind]}, but {left[kind]} of the {board[0].number[kind]} dice are left."
            )


def has_start_die(state: State, seat: int) -> bool:
    record = state[0]
    return bool(record.roll[seat, START_DIE] + record.active[seat, START_DIE].sum() + record.picked[seat, START_DIE])


def check_pending(board: Board, state: State) -> None:
    record = state[0]
    waiting = [seat for seat in range(int(board[0].seats)) if record.depth[seat]]
    if record.phase == OVER and waiting:
        raise PositionError("Nothing is pending once the phase is 'over'.")
    if record.phase != OVER and not waiting:
        raise PositionError("Somebody has something pending unless the phase is 'over'.")
    if record.phase == MOVE and waiting != [record.to_act]:
        raise PositionError(f"In the phase 'move' only seat {record.to_act} has something pending.")
