"""Positions of Cubitos as readable JSON, and back exactly. Every field that is left out is as at a round's start."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import flag, integer, known_fields, mapping, sequence, several, word
from kostka.games.cubitos.board import Options, card_names, read_board, set_board
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.running import track_of
from kostka.games.cubitos.pending import check_pending, dump_pending, load_pending

DEFAULT_SEATS = 2
MOST = 9999
FIELDS = ("game", "options", "phase", "round", "start", "to_act", "timing", "tiebreak", "trays", "players")
PILES = ("draw", "roll", "discard", "picked", "borrowed")
NUMBERS = {"fans": s.FAN_SPACES, "hands": 99, "credits": MOST, "money": MOST, "feet": MOST, "water": MOST, "swords": 99}
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


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    record = state[0]
    return {
        "game": "cubitos",
        "options": changed_options(read_board(board)),
        "phase": s.PHASES[record.phase],
        "round": int(record.rounds),
        "start": int(record.start),
        "to_act": int(record.to_act),
        "timing": bool(record.timing),
        "tiebreak": bool(record.tiebreak),
        "trays": pile(record.trays),
        "players": [dump_player(board, state, seat) for seat in range(int(board[0].seats))],
    }


def pile(counts: Any) -> dict[str, int]:
    return {die: int(counts[kind]) for kind, die in enumerate(s.DICE) if counts[kind]}


def kinds_of(mask: int) -> list[str]:
    return [die for kind, die in enumerate(s.DICE) if mask >> kind & 1]


def dump_player(board: Board, state: State, seat: int) -> dict[str, Any]:
    record = state[0]
    cards = card_names(board)
    return {
        **{name: pile(record[name][seat]) for name in PILES},
        "active": {
            die: {
                face: int(record.active[seat, kind, f])
                for f, face in enumerate(s.FACES)
                if record.active[seat, kind, f]
            }
            for kind, die in enumerate(s.DICE)
            if record.active[seat, kind].any()
        },
        "leg": int(record.leg[seat]),
        "space": int(record.space[seat]),
        "from_leg": int(record.from_leg[seat]),
        "from_space": int(record.from_space[seat]),
        "effects_used": [
            effect for effect in range(s.MAX_EFFECT_SPACES) if int(record.effects_used[seat]) >> effect & 1
        ],
        **{name: int(record[name][seat]) for name in (*NUMBERS, "forced")},
        **{name: bool(record[name][seat]) for name in FLAGS},
        **{name: kinds_of(int(record[name][seat])) for name in KIND_SETS},
        **{
            name: {
                card: {s.FACES[1 + f]: int(record[name][seat, c, f]) for f in range(2) if record[name][seat, c, f]}
                for c, card in enumerate(cards)
                if record[name][seat, c].any()
            }
            for name in DUE
        },
        "pending": dump_pending(board, state, seat),
    }


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    known_fields(position, FIELDS, "A Cubitos position")
    players = sequence(position.get("players", [{}] * DEFAULT_SEATS), "players")
    if len(players) not in s.SEATS:
        raise PositionError(f"Cubitos is for 2 to 4 players, but the position lists {len(players)}.")
    options = parse_options(Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, len(players)), np.zeros(1, s.STATE)
    record = state[0]
    record.phase = word(position.get("phase", "roll"), s.PHASES, "phase")
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


def load_player(board: Board, state: State, seat: int, player: Mapping[str, Any]) -> None:
    record, where = state[0], f"players[{seat}]"
    known_fields(player, PLAYER_FIELDS, where)
    for name in PILES:
        load_pile(record[name][seat], player.get(name, {}), f"{where}.{name}")
    if record.borrowed[seat, s.START_DIE]:
        raise PositionError(f"{where}.borrowed has the start player die, which cannot be borrowed.")
    load_active(board, state, seat, mapping(player.get("active", {}), f"{where}.active"), f"{where}.active")
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
        record[name][seat] = several(player.get(name, []), s.DICE, f"{where}.{name}")
    for name in DUE:
        load_due(board, record[name][seat], mapping(player.get(name, {}), f"{where}.{name}"), f"{where}.{name}")
    load_pending(board, state, seat, player.get("pending"), f"{where}.pending")


def load_pile(counts: Any, value: Any, where: str) -> None:
    for die, count in mapping(value, where).items():
        kind = word(die, s.DICE, f"A die of {where}")
        counts[kind] = integer(count, 0, 99, f"{where}.{die}")


def load_active(board: Board, state: State, seat: int, active: Mapping[str, Any], where: str) -> None:
    """A die shows one of its faces, or a blank once it has been used."""
    for die, faces in active.items():
        kind = word(die, s.DICE, f"A die of {where}")
        for face, count in mapping(faces, f"{where}.{die}").items():
            f = word(face, s.FACES, f"A face of {where}.{die}")
            if f != s.BLANK and f not in board[0].sides[kind]:
                raise PositionError(f"{where}.{die} shows {face!r}, but a {die} die has no such face.")
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
        record.effects_used[seat] |= 1 << integer(
            effect, 0, s.MAX_EFFECT_SPACES - 1, f"A number of {where}.effects_used"
        )


def load_due(board: Board, counts: Any, due: Mapping[str, Any], where: str) -> None:
    for card, faces in due.items():
        c = word(card, card_names(board), f"A card of {where}")
        for face, count in mapping(faces, f"{where}.{card}").items():
            f = word(face, s.FACES[1:3], f"A face of {where}.{card}")
            counts[c, f] = integer(count, 0, 99, f"{where}.{card}.{face}")


def load_trays(board: Board, state: State, value: Any) -> None:
    """What players do not have is in the trays; the start player has the start player die."""
    record, seats = state[0], range(int(board[0].seats))
    held = sum(record[name].sum(0) for name in ("draw", "roll", "discard", "picked")) + record.active.sum((0, 2))
    if held[s.START_DIE] == 0:
        record.roll[record.start, s.START_DIE] = held[s.START_DIE] = 1
    owners = [seat for seat in seats if has_start_die(state, seat)]
    if owners != [record.start] or held[s.START_DIE] != 1:
        raise PositionError(f"The start player die is with seat {record.start}, in Roll or in Active.")
    left = board[0].number - held
    left[s.START_DIE] = 0
    for kind, die in enumerate(s.DICE):
        if left[kind] < 0:
            raise PositionError(f"The players have {held[kind]} {die} dice, but there are {board[0].number[kind]}.")
    if value is None:
        record.trays = left
        return
    load_pile(record.trays, value, "trays")
    for kind, die in enumerate(s.DICE):
        if record.trays[kind] != left[kind]:
            raise PositionError(
                f"trays.{die} is {record.trays[kind]}, but {left[kind]} of the {board[0].number[kind]} dice are left."
            )


def has_start_die(state: State, seat: int) -> bool:
    record = state[0]
    return bool(
        record.roll[seat, s.START_DIE] + record.active[seat, s.START_DIE].sum() + record.picked[seat, s.START_DIE]
    )
