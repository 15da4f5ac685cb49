"""Positions of Cubitos as readable JSON, and back exactly. Every field that is left out is as at a round's start.

In version 1 `effects_used` had the numbers of shortcuts and jet packs, counted over all tracks, instead of spaces; and
dice that showed a credit in the Run Phase had been used.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from kostka.core.declare.json import Json
from kostka.core.declare.messages import Fault
from kostka.core.declare.options import parse_options
from kostka.core.game import Board, State
from kostka.core.position import Position, head
from kostka.core.reading import Checks, Fields, by_word, check_head, demand, integer, refuse, several
from kostka.games.cubitos.board import Options, card_names, read_board, set_board
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.running import lines_behind_leader, track_of
from kostka.games.cubitos.pending import check_pending, dump_pending, load_pending
from kostka.games.cubitos.vocabulary import members

VERSION = 2
FIRST_VERSION = 1
DEFAULT_SEATS = 2
ABILITY_FACES = codes.FACES[codes.SYMBOL : codes.POWER + 1]
MOST = 9999
FIELDS = ("phase", "round", "start", "to_act", "timing", "tiebreak", "trays", "players")
HELD = ("draw", "roll", "discard", "picked")
PILES = (*HELD, "borrowed")
NUMBERS = {
    "fans": codes.FAN_SPACES,
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
PLAYER_FIELDS = (*PILES, "active", *RUNNER, *EFFECTS_USED, *NUMBERS, *FLAGS, *KIND_SETS, *DUE, "pending")


# ------------------------------------------------------------------------------------------------------------ dump


def dump(position: Position) -> Json:
    board, cards = position.board, card_names(position.board)
    table, players = codes.STATE.read(position.state, position.seats)
    return {
        **head(position, read_board(board), VERSION),
        "phase": codes.PHASES[table["phase"]],
        "round": table["rounds"],
        "start": table["start"],
        "to_act": table["to_act"],
        "timing": bool(table["timing"]),
        "tiebreak": bool(table["tiebreak"]),
        "trays": counted(codes.DICE, table["trays"]),
        "players": [dump_player(board, cards, player) for player in players],
    }


def counted(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {words[i]: count for i, count in enumerate(counts) if count} if any(counts) else {}


def nested(words: Sequence[str], faces: Sequence[str], counts: Sequence[int]) -> dict[str, dict[str, int]]:
    """Counts by word and face, which come in a row."""
    found: dict[str, dict[str, int]] = {}
    for i, count in enumerate(counts) if any(counts) else ():
        if count:
            found.setdefault(words[i // len(faces)], {})[faces[i % len(faces)]] = count
    return found


def dump_player(board: Board, cards: Sequence[str], player: Json) -> Json:
    stack, size = player["stack"], codes.FRAME_SIZE
    return {
        **{name: counted(codes.DICE, player[name]) for name in PILES},
        "active": nested(codes.DICE, codes.FACES, player["active"]),
        **{name: player[name] for name in RUNNER},
        **dump_effects(board, player["effects_used"], player["leg"]),
        **{name: player[name] for name in NUMBERS},
        **{name: player[name] != 0 for name in FLAGS},
        **{name: members(codes.DICE, player[name]) for name in KIND_SETS},
        **{name: nested(cards, ABILITY_FACES, player[name]) for name in DUE},
        "pending": dump_pending(board, [stack[at : at + size] for at in range(0, player["depth"] * size, size)]),
    }


def dump_effects(board: Board, used: int, leg: int) -> dict[str, list[int]]:
    """The spaces of shortcuts and jet packs that were used, on the runner's board and on the other one."""
    found: dict[str, list[int]] = {name: [] for name in EFFECTS_USED}
    for track, space in members(effect_spaces(board), used) if used else ():
        found[EFFECTS_USED[track != track_of(board[0], leg)]].append(space)
    return found


def effect_spaces(board: Board) -> list[tuple[int, int]]:
    """The shortcuts and jet packs by their numbers, as track and space."""
    return spaces_of(board["effect"].tobytes())


@lru_cache(maxsize=64)
def spaces_of(effects: bytes) -> list[tuple[int, int]]:
    field = codes.BOARD.fields["effect"]
    tracks, spaces = np.nonzero(np.frombuffer(effects, field.type).reshape(field.shape) != codes.NOWHERE)
    return list(zip(tracks.tolist(), spaces.tolist(), strict=True))


# ------------------------------------------------------------------------------------------------------------ load


def load(given: Mapping[str, Any]) -> tuple[Board, State]:
    first = given.get("version") == FIRST_VERSION
    position = check_head(given, "cubitos", FIRST_VERSION if first else VERSION, FIELDS)
    players = position.sequence("players", [{}] * DEFAULT_SEATS)
    demand(len(players) in codes.SEATS, "cubitos-players", "players", given=len(players))
    board, state = set_board(parse_options(Options, position.mapping("options")), len(players)), codes.STATE.new()
    record, checks = state[0], Checks()
    load_round(record, position, len(players))
    for seat, player in enumerate(players):
        checks(load_player, board, state, seat, player, first)
    checks.done()
    if first and record.phase != codes.ROLL:
        record.active[:, :, codes.BLANK] += record.active[:, :, codes.CREDIT]
        record.active[:, :, codes.CREDIT] = 0
    for seat in range(len(players)):
        record.behind[seat] = lines_behind_leader(board[0], record, seat)
    checks(load_trays, board[0], record, position, len(players))
    checks(check_pending, board, state)
    checks.done()
    return board, state


def load_round(record: np.record, position: Fields, seats: int) -> None:
    checks = Checks()
    record.phase = checks(position.word, "phase", codes.PHASES, "roll") or 0
    record.rounds = checks(position.integer, "round", 1, MOST, 1) or 0
    record.start = checks(position.integer, "start", 0, seats - 1) or 0
    record.to_act = checks(position.integer, "to_act", 0, seats - 1, int(record.start)) or 0
    record.timing = checks(position.flag, "timing") or 0
    if record.timing and record.phase != codes.ROLL:
        checks.faults.append(Fault("cubitos-roll-phase-over", "timing"))
    record.tiebreak = checks(position.flag, "tiebreak") or 0
    checks.done()


def load_player(board: Board, state: State, seat: int, value: Any, first: bool) -> None:
    record, checks = state[0], Checks()
    player = Fields(value, f"players[{seat}]", PLAYER_FIELDS)
    for name in PILES:
        checks(load_pile, record[name][seat], player, name)
    checks(load_active, board[0], record.active[seat], player)
    if not any(name in player for name in ("draw", "roll", "discard", "active")):
        record.draw[seat] = board[0].each
    checks(load_runner, board[0], record, seat, player)
    checks(load_effects, board, record, seat, player, first)
    checks(load_numbers, board[0], record, seat, player)
    for name in DUE:
        checks(load_due, board, record[name][seat], player, name)
    checks(load_pending, board, state, seat, player.get("pending"), player.path("pending"))
    checks.done()
    refuse(wrong_claims(board, record, seat, player))


def wrong_claims(board: Board, record: np.record, seat: int, player: Fields) -> Iterator[Fault]:
    """Nothing of the Roll Phase outlasts it; what is due has its die in Active, what is borrowed is somewhere."""
    for name in ROLLING if record.phase != codes.ROLL else ():
        if np.any(record[name][seat]):
            yield Fault("cubitos-roll-phase-over", player.path(name))
    shown = record.active[seat, codes.COLOURED :, codes.SYMBOL : codes.POWER + 1]
    for name in ("now", "ready"):
        for c, f in np.argwhere(record[name][seat] > shown):
            path = player.path(f"{name}.{card_names(board)[c]}.{ABILITY_FACES[f]}")
            yield Fault("cubitos-due-without-die", path, given=int(record[name][seat, c, f]))
    borrowed = record.borrowed[seat]
    owned = sum(record[zone][seat] for zone in HELD) + record.active[seat].sum(1)
    for kind in np.flatnonzero(borrowed > owned):
        path = player.path(f"borrowed.{codes.DICE[kind]}")
        yield Fault("cubitos-borrowed-none", path, given=int(borrowed[kind]), owned=int(owned[kind]))


def load_numbers(board: np.record, record: np.record, seat: int, player: Fields) -> None:
    for name, most in NUMBERS.items():
        record[name][seat] = player.integer(name, 0, most)
    for name in FLAGS:
        record[name][seat] = player.flag(name)
    for name in KIND_SETS:
        record[name][seat] = several(player.get(name, []), codes.DICE, player.path(name))
    fans, last = int(record.fans[seat]), int(board.last_fan)
    demand(fans <= last, "cubitos-fans-beyond", player.path("fans"), given=fans, last=last)
    unborrowed = not record.borrowed[seat, codes.START_DIE]
    demand(unborrowed, "cubitos-start-die-borrowed", player.path("borrowed"))


def load_pile(counts: Any, fields: Fields, name: str) -> None:
    for kind, count, path in fields.by_word(name, codes.DICE):
        counts[kind] = integer(count, 0, 99, path)


def load_active(board: np.record, counts: Any, player: Fields) -> None:
    """A die shows one of its faces, or a blank once it has been used."""
    for kind, faces, path in player.by_word("active", codes.DICE):
        for f, count, where in by_word(faces, codes.FACES, path):
            names = {"die": codes.DICE[kind], "face": codes.FACES[f]}
            on_die = f == codes.BLANK or f in board.sides[kind]
            demand(on_die, "cubitos-face-not-on-die", path, **names)
            counts[kind, f] = integer(count, 0, 99, where)


def load_runner(board: np.record, record: np.record, seat: int, player: Fields) -> None:
    for leg, space in (("leg", "space"), ("from_leg", "from_space")):
        record[leg][seat] = player.integer(leg, 0, 99, int(record.leg[seat]))
        last = int(board.spaces[track_of(board, int(record[leg][seat]))]) - 1
        record[space][seat] = player.integer(space, 0, last, int(record.space[seat]))


def load_effects(board: Board, record: np.record, seat: int, player: Fields, first: bool) -> None:
    spaces, here = effect_spaces(board), track_of(board[0], int(record.leg[seat]))
    for name, track in zip(EFFECTS_USED, (here, 1 - here), strict=True):
        for i, used in enumerate(player.sequence(name)):
            path = player.path(f"{name}[{i}]")
            number = integer(used, 0, (len(spaces) if first else codes.MAX_SPACES) - 1, path)
            if not first:
                demand((track, number) in spaces, "cubitos-no-effect-space", path, space=number)
                number = spaces.index((track, number))
            record.effects_used[seat] |= 1 << number


def load_due(board: Board, counts: Any, player: Fields, name: str) -> None:
    for card, faces, path in player.by_word(name, card_names(board)):
        for face, count, where in by_word(faces, ABILITY_FACES, path):
            counts[card, face] = integer(count, 0, 99, where)


def load_trays(board: np.record, record: np.record, position: Fields, seats: int) -> None:
    """What players do not have is in the trays; the start player has the start player die unless it is out. [19]"""
    trays = position.get("trays")
    held = sum(record[name].sum(0) for name in HELD) + record.active.sum((0, 2))
    out = isinstance(trays, Mapping) and bool(trays.get(codes.DICE[codes.START_DIE]))
    if held[codes.START_DIE] == 0 and not out:
        record.roll[record.start, codes.START_DIE] = held[codes.START_DIE] = 1
    owners = [seat for seat in range(seats) if has_start_die(record, seat)]
    right = owners == ([] if out else [record.start]) and held[codes.START_DIE] == len(owners)
    demand(right, "cubitos-start-die", "players", seat=int(record.start))
    number, left = board.number.tolist(), (board.number - held).tolist()
    refuse(
        Fault("cubitos-too-many-dice", "players", die=die, given=int(held[kind]), number=number[kind])
        for kind, die in enumerate(codes.DICE)
        if left[kind] < 0
    )
    if trays is not None:
        load_pile(record.trays, position, "trays")
        refuse(
            Fault("cubitos-tray-count", f"trays.{die}", given=given, left=there)
            for die, given, there in zip(codes.DICE, record.trays.tolist(), left, strict=True)
            if given != there
        )
    record.trays = left


def has_start_die(record: np.record, seat: int) -> bool:
    held = record.roll[seat, codes.START_DIE] + record.picked[seat, codes.START_DIE]
    return bool(held + record.active[seat, codes.START_DIE].sum())
