"""Positions of Cubitos as readable JSON, and back exactly. Every field that is left out is as at a round's start.

In version 1 `effects_used` had the numbers of shortcuts and jet packs, counted over all tracks, instead of spaces; and
dice that showed a credit in the Run Phase had been used.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from kostka.core.errors import Fault, PositionError
from kostka.core.game import Board, State
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import Checks, check_head, flag, integer, known_fields, mapping, sequence, several, word
from kostka.games.cubitos.board import Options, card_names, read_board, set_board
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.running import lines_behind_leader, track_of
from kostka.games.cubitos.pending import check_pending, dump_pending, load_pending

VERSION = 2
FIRST_VERSION = 1
DEFAULT_SEATS = 2
ABILITY_FACES = s.FACES[s.SYMBOL : s.POWER + 1]
MOST = 9999
FIELDS = ("phase", "round", "start", "to_act", "timing", "tiebreak", "trays", "players")
HELD = ("draw", "roll", "discard", "picked")
PILES = (*HELD, "borrowed")
NUMBERS = {
    "fans": s.FAN_SPACES,
    "hands": 99,
    "credits": MOST,
    "money": MOST,
    "feet": MOST,
    "water": MOST,
    "swords": 99,
    "forced": 99,
}
FLAGS = ("any_dice", "at_risk", "safe", "saved", "busted", "lost", "credited")
KIND_SETS = ("bought", "free", "keep")
DUE = ("now", "ready", "owed")
# What is over with the Roll Phase.
ROLLING = ("at_risk", "safe", "saved", "forced", "keep", "ready")
EFFECTS_USED = ("effects_used", "effects_used_elsewhere")
RUNNER = ("leg", "space", "from_leg", "from_space")
PLAYER_FIELDS = (
    *PILES,
    "active",
    *RUNNER,
    *EFFECTS_USED,
    *NUMBERS,
    *FLAGS,
    *KIND_SETS,
    *DUE,
    "pending",
)


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    numbers = s.STATE.numbers(state)
    one = {name: numbers[name][0] for name in ("phase", "rounds", "start", "to_act", "timing", "tiebreak")}
    seats, cards = range(int(board["seats"][0])), card_names(board)
    return {
        "game": "cubitos",
        "version": VERSION,
        "options": changed_options(read_board(board)),
        "phase": s.PHASES[one["phase"]],
        "round": one["rounds"],
        "start": one["start"],
        "to_act": one["to_act"],
        "timing": bool(one["timing"]),
        "tiebreak": bool(one["tiebreak"]),
        "trays": counted(s.DICE, numbers["trays"]),
        "players": [dump_player(board, numbers, seat, cards) for seat in seats],
    }


def counted(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {words[i]: count for i, count in enumerate(counts) if count} if any(counts) else {}


def nested(words: Sequence[str], faces: Sequence[str], counts: Sequence[int]) -> dict[str, dict[str, int]]:
    """Counts by word and face, which come in a row."""
    found: dict[str, dict[str, int]] = {}
    if any(counts):
        for i, count in enumerate(counts):
            if count:
                found.setdefault(words[i // len(faces)], {})[faces[i % len(faces)]] = count
    return found


def bits(words: Sequence[Any], mask: int) -> list[Any]:
    return [word for i, word in enumerate(words) if mask >> i & 1] if mask else []


def of_seat(numbers: Sequence[int], seat: int) -> Sequence[int]:
    """A seat's part of a field whose first axis are the seats."""
    size = len(numbers) // s.MAX_SEATS
    return numbers[seat * size : seat * size + size]


def dump_player(board: Board, numbers: Mapping[str, Sequence[int]], seat: int, cards: Sequence[str]) -> dict[str, Any]:
    first, last = seat * s.KINDS_OF_DICE, (seat + 1) * s.KINDS_OF_DICE
    player: dict[str, Any] = {name: counted(s.DICE, numbers[name][first:last]) for name in PILES}
    player["active"] = nested(s.DICE, s.FACES, of_seat(numbers["active"], seat))
    for name in RUNNER:
        player[name] = numbers[name][seat]
    player |= dump_effects(board, numbers["effects_used"][seat], numbers["leg"][seat])
    for name in NUMBERS:
        player[name] = numbers[name][seat]
    for name in FLAGS:
        player[name] = numbers[name][seat] != 0
    for name in KIND_SETS:
        player[name] = bits(s.DICE, numbers[name][seat])
    for name in DUE:
        player[name] = nested(cards, ABILITY_FACES, of_seat(numbers[name], seat))
    stack = of_seat(numbers["stack"], seat)
    frames = [stack[at : at + s.FRAME_SIZE] for at in range(0, numbers["depth"][seat] * s.FRAME_SIZE, s.FRAME_SIZE)]
    player["pending"] = dump_pending(board, frames)
    return player


def dump_effects(board: Board, used: int, leg: int) -> dict[str, list[int]]:
    """The spaces of shortcuts and jet packs that were used, on the runner's board and on the other one."""
    found: dict[str, list[int]] = {name: [] for name in EFFECTS_USED}
    for track, space in bits(effect_spaces(board), used) if used else ():
        found[EFFECTS_USED[track != track_of(board[0], leg)]].append(space)
    return found


def effect_spaces(board: Board) -> list[tuple[int, int]]:
    """The shortcuts and jet packs by their numbers, as track and space."""
    return spaces_of(board["effect"].tobytes())


@lru_cache(maxsize=64)
def spaces_of(effects: bytes) -> list[tuple[int, int]]:
    field = s.BOARD.fields["effect"]
    tracks, spaces = np.nonzero(np.frombuffer(effects, field.type).reshape(field.shape) != s.NOWHERE)
    return list(zip(tracks.tolist(), spaces.tolist(), strict=True))


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    first = position.get("version") == FIRST_VERSION
    check_head(position, "cubitos", FIRST_VERSION if first else VERSION, FIELDS)
    players = sequence(position.get("players", [{}] * DEFAULT_SEATS), "players")
    if len(players) not in s.SEATS:
        raise PositionError(Fault("cubitos-players", "players", given=len(players)))
    options = parse_options(Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, len(players)), np.zeros(1, s.STATE.type)
    load_round(state, position, len(players))
    checks = Checks()
    for seat, player in enumerate(players):
        checks(load_player, board, state, seat, player, first)
    checks.done()
    if first and state[0].phase != s.ROLL:
        state[0].active[:, :, s.BLANK] += state[0].active[:, :, s.CREDIT]
        state[0].active[:, :, s.CREDIT] = 0
    for seat in range(len(players)):
        state[0].behind[seat] = lines_behind_leader(board[0], state[0], seat)
    checks(load_trays, board, state, position.get("trays"))
    checks(check_pending, board, state)
    checks.done()
    return board, state


def load_round(state: State, position: Mapping[str, Any], seats: int) -> None:
    record, checks = state[0], Checks()
    record.phase = checks(word, position.get("phase", "roll"), s.PHASES, "phase") or 0
    record.rounds = checks(integer, position.get("round", 1), 1, MOST, "round") or 0
    record.start = checks(integer, position.get("start", 0), 0, seats - 1, "start") or 0
    record.to_act = checks(integer, position.get("to_act", int(record.start)), 0, seats - 1, "to_act") or 0
    record.timing = checks(flag, position.get("timing", False), "timing") or 0
    if record.timing and record.phase != s.ROLL:
        checks.faults.append(Fault("cubitos-roll-phase-over", "timing"))
    record.tiebreak = checks(flag, position.get("tiebreak", False), "tiebreak") or 0
    checks.done()


def load_player(board: Board, state: State, seat: int, value: Any, first: bool) -> None:
    record, path, checks = state[0], f"players[{seat}]", Checks()
    player = mapping(value, path)
    known_fields(player, PLAYER_FIELDS, path)
    for name in PILES:
        checks(load_pile, record[name][seat], player.get(name, {}), f"{path}.{name}")
    checks(load_active, board, state, seat, player.get("active", {}), f"{path}.active")
    if not any(name in player for name in ("draw", "roll", "discard", "active")):
        record.draw[seat] = board[0].each
    checks(load_runner, board, state, seat, player, path)
    checks(load_effects, board, state, seat, player, path, first)
    checks(load_numbers, board, state, seat, player, path)
    for name in DUE:
        checks(load_due, board, record[name][seat], player.get(name, {}), f"{path}.{name}")
    checks(load_pending, board, state, seat, player.get("pending"), f"{path}.pending")
    checks.done()
    checks(check_claims, board, state, seat, path)
    checks.done()


def check_claims(board: Board, state: State, seat: int, path: str) -> None:
    """Nothing of the Roll Phase outlasts it; what is due has its die in Active, what is borrowed is somewhere."""
    record, faults = state[0], []
    for name in ROLLING if record.phase != s.ROLL else ():
        if np.any(record[name][seat]):
            faults.append(Fault("cubitos-roll-phase-over", f"{path}.{name}"))
    shown = record.active[seat, s.COLOURED :, s.SYMBOL : s.POWER + 1]
    for name in ("now", "ready"):
        for c, f in np.argwhere(record[name][seat] > shown):
            where = f"{path}.{name}.{card_names(board)[c]}.{ABILITY_FACES[f]}"
            faults.append(Fault("cubitos-due-without-die", where, given=int(record[name][seat, c, f])))
    borrowed = record.borrowed[seat]
    owned = sum(record[zone][seat] for zone in HELD) + record.active[seat].sum(1)
    for kind in np.flatnonzero(borrowed > owned):
        where = f"{path}.borrowed.{s.DICE[kind]}"
        faults.append(Fault("cubitos-borrowed-none", where, given=int(borrowed[kind]), owned=int(owned[kind])))
    if faults:
        raise PositionError(*faults)


def load_numbers(board: Board, state: State, seat: int, player: Mapping[str, Any], path: str) -> None:
    record = state[0]
    for name, most in NUMBERS.items():
        record[name][seat] = integer(player.get(name, 0), 0, most, f"{path}.{name}")
    for name in FLAGS:
        record[name][seat] = flag(player.get(name, False), f"{path}.{name}")
    for name in KIND_SETS:
        record[name][seat] = several(player.get(name, []), s.DICE, f"{path}.{name}")
    fans, last = int(record.fans[seat]), int(board[0].last_fan)
    if fans > last:
        raise PositionError(Fault("cubitos-fans-beyond", f"{path}.fans", given=fans, last=last))
    if record.borrowed[seat, s.START_DIE]:
        raise PositionError(Fault("cubitos-start-die-borrowed", f"{path}.borrowed"))


def load_pile(counts: Any, value: Any, path: str) -> None:
    for die, count in mapping(value, path).items():
        counts[word(die, s.DICE, path)] = integer(count, 0, 99, f"{path}.{die}")


def load_active(board: Board, state: State, seat: int, value: Any, path: str) -> None:
    """A die shows one of its faces, or a blank once it has been used."""
    for die, faces in mapping(value, path).items():
        kind = word(die, s.DICE, path)
        for face, count in mapping(faces, f"{path}.{die}").items():
            f = word(face, s.FACES, f"{path}.{die}")
            if f != s.BLANK and f not in board[0].sides[kind]:
                raise PositionError(Fault("cubitos-face-not-on-die", f"{path}.{die}", die=die, face=face))
            state[0].active[seat, kind, f] = integer(count, 0, 99, f"{path}.{die}.{face}")


def load_runner(board: Board, state: State, seat: int, player: Mapping[str, Any], path: str) -> None:
    record = state[0]
    for leg, space in (("leg", "space"), ("from_leg", "from_space")):
        at_leg = player.get(leg, int(record.leg[seat]))
        record[leg][seat] = integer(at_leg, 0, 99, f"{path}.{leg}")
        last = int(board[0].spaces[track_of(board[0], int(record[leg][seat]))]) - 1
        at_space = player.get(space, int(record.space[seat]))
        record[space][seat] = integer(at_space, 0, last, f"{path}.{space}")


def load_effects(board: Board, state: State, seat: int, player: Mapping[str, Any], path: str, first: bool) -> None:
    spaces = effect_spaces(board)
    here = track_of(board[0], int(state[0].leg[seat]))
    for name in EFFECTS_USED:
        for i, used in enumerate(sequence(player.get(name, []), f"{path}.{name}")):
            where = f"{path}.{name}[{i}]"
            if first:
                state[0].effects_used[seat] |= 1 << integer(used, 0, len(spaces) - 1, where)
                continue
            track = here if name == "effects_used" else 1 - here
            place = (track, integer(used, 0, s.MAX_SPACES - 1, where))
            if place not in spaces:
                raise PositionError(Fault("cubitos-no-effect-space", where, space=place[1]))
            state[0].effects_used[seat] |= 1 << spaces.index(place)


def load_due(board: Board, counts: Any, value: Any, path: str) -> None:
    for card, faces in mapping(value, path).items():
        c = word(card, card_names(board), path)
        for face, count in mapping(faces, f"{path}.{card}").items():
            f = word(face, ABILITY_FACES, f"{path}.{card}")
            counts[c, f] = integer(count, 0, 99, f"{path}.{card}.{face}")


def load_trays(board: Board, state: State, value: Any) -> None:
    """What players do not have is in the trays; the start player has the start player die unless it is out. [19]"""
    record, seats = state[0], range(int(board[0].seats))
    held = sum(record[name].sum(0) for name in HELD) + record.active.sum((0, 2))
    out = isinstance(value, Mapping) and bool(value.get(s.DICE[s.START_DIE]))
    if held[s.START_DIE] == 0 and not out:
        record.roll[record.start, s.START_DIE] = held[s.START_DIE] = 1
    owners = [seat for seat in seats if has_start_die(state, seat)]
    if owners != ([] if out else [record.start]) or held[s.START_DIE] != len(owners):
        raise PositionError(Fault("cubitos-start-die", "players", seat=int(record.start)))
    left = board[0].number - held
    faults = [
        Fault("cubitos-too-many-dice", "players", die=die, given=int(held[kind]), number=int(board[0].number[kind]))
        for kind, die in enumerate(s.DICE)
        if left[kind] < 0
    ]
    if not faults and value is not None:
        load_pile(record.trays, value, "trays")
        faults = [
            Fault("cubitos-tray-count", f"trays.{die}", given=int(record.trays[kind]), left=int(left[kind]))
            for kind, die in enumerate(s.DICE)
            if record.trays[kind] != left[kind]
        ]
    if faults:
        raise PositionError(*faults)
    record.trays = left


def has_start_die(state: State, seat: int) -> bool:
    record = state[0]
    held = record.roll[seat, s.START_DIE] + record.picked[seat, s.START_DIE]
    return bool(held + record.active[seat, s.START_DIE].sum())
