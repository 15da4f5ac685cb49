"""Positions of Cubitos as readable JSON, and back exactly. Every field that is left out is as at a round's start."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import flag, integer, known_fields, mapping, sequence, several, word
from kostka.games.cubitos.board import Options, card_names, read_board, set_board
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.running import lines_behind_leader, track_of
from kostka.games.cubitos.pending import check_pending, dump_pending, load_pending

DEFAULT_SEATS = 2
MOST = 9999
FIELDS = ("game", "options", "phase", "round", "start", "to_act", "timing", "tiebreak", "trays", "players")
PILES = ("draw", "roll", "discard", "picked", "borrowed")
NUMBERS = {"fans": s.FAN_SPACES, "hands": 99, "credits": MOST, "money": MOST, "feet": MOST, "water": MOST, "swords": 99}
FLAGS = ("any_dice", "at_risk", "safe", "saved", "busted", "lost", "credited")
KIND_SETS = ("bought", "free", "keep")
DUE = ("now", "ready")
RUNNER = ("leg", "space", "from_leg", "from_space")
PLAYER_FIELDS = (
    *PILES,
    "active",
    *RUNNER,
    "effects_used",
    *NUMBERS,
    "forced",
    *FLAGS,
    *KIND_SETS,
    *DUE,
    "pending",
)
OF_A_PLAYER = frozenset(name for name in s.STATE.names or () if s.STATE[name].shape[:1] == (s.MAX_SEATS,))


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    fields = plain(state)
    seats, cards = range(int(board["seats"][0])), card_names(board)
    return {
        "game": "cubitos",
        "options": changed_options(read_board(board)),
        "phase": s.PHASES[fields["phase"]],
        "round": fields["rounds"],
        "start": fields["start"],
        "to_act": fields["to_act"],
        "timing": bool(fields["timing"]),
        "tiebreak": bool(fields["tiebreak"]),
        "trays": counted(s.DICE, fields["trays"]),
        "players": [dump_player(board, fields, seat, cards) for seat in seats],
    }


def plain(state: State) -> dict[str, Any]:
    """The fields of a state as numbers and lists, which Python reads many times faster than a record."""
    values = zip(s.STATE.names or (), state.item(), strict=True)
    return {name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in values}


def counted(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {word: count for word, count in zip(words, counts, strict=True) if count}


def nested(words: Sequence[str], faces: Sequence[str], rows: Sequence[Sequence[int]]) -> dict[str, dict[str, int]]:
    return {word: counted(faces, row) for word, row in zip(words, rows, strict=True) if any(row)}


def kinds_of(mask: int) -> list[str]:
    return [die for kind, die in enumerate(s.DICE) if mask >> kind & 1] if mask else []


def dump_player(board: Board, fields: Mapping[str, Any], seat: int, cards: Sequence[str]) -> dict[str, Any]:
    mine = {name: values[seat] for name, values in fields.items() if name in OF_A_PLAYER}
    used = mine["effects_used"]
    return {
        **{name: counted(s.DICE, mine[name]) for name in PILES},
        "active": nested(s.DICE, s.FACES, mine["active"]),
        **{name: mine[name] for name in RUNNER},
        "effects_used": [effect for effect in range(used.bit_length()) if used >> effect & 1],
        **{name: mine[name] for name in (*NUMBERS, "forced")},
        **{name: bool(mine[name]) for name in FLAGS},
        **{name: kinds_of(mine[name]) for name in KIND_SETS},
        **{name: nested(cards, s.FACES[s.SYMBOL : s.POWER + 1], mine[name]) for name in DUE},
        "pending": dump_pending(board, mine["stack"][: mine["depth"]]),
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
    for seat in range(len(players)):
        record.behind[seat] = lines_behind_leader(board[0], record, seat)
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
