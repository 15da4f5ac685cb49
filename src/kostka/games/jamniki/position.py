"""Positions of Jamniki as readable JSON, and back exactly. What is left out of the hand and the stack is unknown."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import from_seed
from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.core.jit import plain
from kostka.core.options import changed_options, chosen_seat, parse_options
from kostka.core.reading import integer, known_fields, mapping, sequence, shorten, word
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.rules import (
    actor,
    clear_table,
    fits,
    fits_somehow,
    points_from,
    put_on_coat,
    side_allowed,
)
from kostka.games.jamniki.compiled.view import NEVER, laid_turns, respect_whites, settle, unseen_tiles
from kostka.games.jamniki.components import TASK_NAMES, TASK_TABLE, TILE_NAMES, TILE_TABLE
from kostka.games.jamniki.options import Options

FIELDS = (
    "game",
    "options",
    "number",
    "direction",
    "to_act",
    "tasks",
    "earlier_tasks",
    "players",
    "hand",
    "stack",
    "since",
    "drawn",
)
PLAYER_FIELDS = ("coat", "scores")
MOST_POINTS = 999


def set_board(options: Options, seats: int) -> Board:
    board = np.zeros(1, s.BOARD)
    record = board[0]
    record.seats = seats
    record.laid_each = s.MOST_LAID + s.SEATS[0] - seats
    record.games = options.games
    record.every_colour = options.every_colour
    record.secret_tasks = options.secret_tasks
    record.turning = options.turning
    record.voluntary_white = options.voluntary_white
    record.start = chosen_seat(options.start, seats)
    for tile, row in enumerate(TILE_TABLE):
        for part, name in enumerate(("left", "right")):
            record.colour[tile, part] = s.COLOURS.index(row[f"{name}_colour"])
            record.bones[tile, part] = int(row[f"{name}_bones"])
    record.task_points[:] = [int(row["points"]) for row in TASK_TABLE]
    return board


@lru_cache
def options_of(board: bytes) -> dict[str, Any]:
    """The options of a board that differ from their defaults."""
    record = np.frombuffer(board, s.BOARD)[0]
    defaults = asdict(Options())
    return changed_options(Options(**{name: type(usual)(record[name]) for name, usual in defaults.items()}))


def laid_name(tile: int, side: int) -> str:
    """A tile as it lies, as in "K13" or "K13 white"."""
    return TILE_NAMES[tile] if side == s.PLAIN else f"{TILE_NAMES[tile]} {s.SIDES[side]}"


def points(board: Board, state: State) -> NDArray[np.int64]:
    """The points of every coat as it stands, source by source."""
    seats, sources = range(int(board[0].seats)), range(len(s.SOURCES))
    return np.array([[points_from(board[0], state[0], seat, source) for source in sources] for seat in seats])


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    record = plain_record(state)
    position = {
        "game": "jamniki",
        "options": dict(options_of(board.tobytes())),
        "number": record.game + 1,
        "direction": s.DIRECTIONS[record.direction],
        "to_act": plain(actor)(board[0], record, record.turn),
        "players": [dump_player(record, seat) for seat in range(board[0].seats)],
        "hand": [tile_or_none(tile) for tile in record.hand[: record.hand_size]],
        "stack": dump_stack(record),
        "since": record.since,
        "drawn": dump_draws(record),
    }
    if record.tasks[record.game][0] != s.NONE:
        position["tasks"] = task_names(record, record.game)
        if record.game > 0 and record.tasks[0][0] != s.NONE:
            position["earlier_tasks"] = task_names(record, 0)
    return position


def plain_record(state: State) -> SimpleNamespace:
    """The state in Python's own values, read at once: field by field NumPy is slow."""
    values = zip(s.STATE.names or (), state[0].item(), strict=True)
    return SimpleNamespace(**{n: value.tolist() if isinstance(value, np.ndarray) else value for n, value in values})


def dump_player(record: SimpleNamespace, seat: int) -> dict[str, Any]:
    size = record.coat_size[seat]
    return {
        "coat": [*map(laid_name, record.coat[seat][:size], record.side[seat])],
        "scores": [dict(zip(s.SOURCES, scores[seat], strict=True)) for scores in record.scores[: record.game]],
    }


def dump_stack(record: SimpleNamespace) -> list[str | None] | None:
    """The stack, top tile first, or None if nothing is known of it."""
    stack = [tile_or_none(tile) for tile in record.stack[: record.stack_size][::-1]]
    return stack if any(stack) else None


def dump_draws(record: SimpleNamespace) -> dict[str, int | list[int]]:
    """When each tile left the stack: the turn, or the span of turns where no more is known."""
    draws = zip(TILE_NAMES, record.drawn_from, record.drawn_to, strict=True)
    return {tile: first if first == last else [first, last] for tile, first, last in draws if first != s.NONE}


def task_names(record: SimpleNamespace, game: int) -> list[str]:
    return [TASK_NAMES[task] for task in record.tasks[game]]


def tile_or_none(tile: int) -> str | None:
    return None if tile == s.UNKNOWN else TILE_NAMES[tile]


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    known_fields(position, FIELDS, "A Jamniki position")
    players = sequence(position.get("players", [{}] * s.SEATS[0]), "players")
    if len(players) not in s.SEATS:
        raise PositionError(f"Jamniki is for 2 to 5 players, but the position lists {len(players)}.")
    options = parse_options(Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, len(players)), np.zeros(1, s.STATE)
    record = state[0]
    clear_table(state[0])
    record.tasks[:] = s.NONE
    record.game = integer(position.get("number", 1), 1, options.games, "number") - 1
    record.direction = s.RIGHT if record.game else s.LEFT
    usual = s.DIRECTIONS[int(record.direction)]
    word(position.get("direction", usual), tuple(s.DIRECTIONS.values()), "direction")
    if position.get("direction", usual) != usual:
        raise PositionError("Hands pass to the left in game 1 and to the right in game 2.")
    players = [mapping(player, f"players[{seat}]") for seat, player in enumerate(players)]
    load_coats(board, state, players)
    load_turn(board, state, position)
    load_tasks(board, state, position)
    load_scores(board, state, players)
    load_hand(board, state, position)
    load_stack(state, position)
    load_draws(board, state, position)
    return board, state


def load_coats(board: Board, state: State, players: Sequence[Mapping[str, Any]]) -> None:
    seen: set[int] = set()
    for seat, player in enumerate(players):
        known_fields(player, PLAYER_FIELDS, f"players[{seat}]")
        where = f"players[{seat}].coat"
        coat = sequence(player.get("coat", []), where)
        if len(coat) > board[0].laid_each:
            raise PositionError(f"{where} has {len(coat)} tiles, but {board[0].laid_each} are laid at most.")
        for index, text in enumerate(coat):
            tile, side = read_laid(text, f"{where}[{index}]")
            if tile in seen:
                raise PositionError(f"The tile {TILE_NAMES[tile]} lies in two places.")
            seen.add(tile)
            check_side(board, state, seat, tile, side, f"{where}[{index}]")
            put_on_coat(state[0], seat, tile, side)


def check_side(board: Board, state: State, seat: int, tile: int, side: int, where: str) -> None:
    """[1, 2, 3] Whether a tile may lie so at the end of a coat."""
    end = (board[0], state[0], seat, int(state[0].coat_size[seat]))
    if side == s.TURNED and not board[0].turning:
        raise PositionError(f"{where} is turned, but tiles are turned only with the option 'turning'.")
    if side == s.TURNED and not side_allowed(board[0], tile, side):
        raise PositionError(f"{where} is turned, but both its parts are alike, so there is nothing to turn.")
    if side != s.WHITE_SIDE and not fits(*end, tile, side):
        raise PositionError(f"{where} matches the tile before it neither in colour nor in number.")
    if side == s.WHITE_SIDE and not board[0].voluntary_white and fits_somehow(*end, tile):
        raise PositionError(f"{where} is white, but it fits there, and white is only for a hand without a match.")


def read_laid(text: Any, where: str) -> tuple[int, int]:
    name, _, side = str(text).partition(" ")
    if side and side not in s.SIDES[s.TURNED :]:
        raise PositionError(f'{where} is {shorten(text)}, but a tile lies as in "K13", "K13 turned" or "K13 white".')
    return word(name, TILE_NAMES, where), s.SIDES.index(side) if side else s.PLAIN


def load_turn(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """Coats grow in turn, so the seat to act and the direction tell how many tiles each has."""
    record = state[0]
    seats = int(board[0].seats)
    sizes = record.coat_size[:seats].tolist()
    record.turn = sum(sizes)
    candidates = [seat for seat in range(seats) if sizes == coat_sizes(board, state, seat)]
    if not candidates:
        raise PositionError(f"Coats of {', '.join(map(str, sizes))} tiles do not come about by taking turns.")
    to_act = integer(position.get("to_act", candidates[0]), 0, seats - 1, "to_act")
    if to_act not in candidates:
        raise PositionError(f"By the coats it is the turn of seat {candidates[0]}, not of seat {to_act}.")
    record.first = (to_act - int(record.direction) * int(record.turn)) % seats
    record.phase = s.PLAY
    if record.turn == seats * board[0].laid_each:
        if record.game + 1 < board[0].games:
            raise PositionError("All coats are complete: game 2 has begun by then, with number 2 and empty coats.")
        record.phase = s.OVER


def coat_sizes(board: Board, state: State, to_act: int) -> list[int]:
    """How many tiles each coat has if it is this seat's turn."""
    seats, turns = int(board[0].seats), int(state[0].turn)
    first = to_act - int(state[0].direction) * turns
    laid_by = [(first + int(state[0].direction) * turn) % seats for turn in range(turns)]
    return [laid_by.count(seat) for seat in range(seats)]


def load_tasks(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """The second game's tasks do not need those of the first, which only tell what could not be drawn again."""
    record = state[0]
    games = {"tasks": int(record.game), "earlier_tasks": int(record.game) - 1}
    if board[0].secret_tasks and "tasks" not in position:
        raise PositionError("With the option 'secret_tasks' a position names its two tasks.")
    for field, game in games.items():
        if field not in position:
            continue
        if not board[0].secret_tasks or game < 0:
            raise PositionError(f"{field} is there, but this game has none.")
        tasks = [word(task, TASK_NAMES, f"A task of {field}") for task in sequence(position[field], field)]
        if len(tasks) != s.TASKS_A_GAME:
            raise PositionError(f"{field} has {len(tasks)} tasks, but a game has {s.TASKS_A_GAME}.")
        record.tasks[game] = tasks
    drawn = [task for task in record.tasks.flatten().tolist() if task != s.NONE]
    if len(set(drawn)) < len(drawn):
        raise PositionError("A task is drawn twice.")


def load_scores(board: Board, state: State, players: Sequence[Mapping[str, Any]]) -> None:
    """The results of earlier games; a game that is over is scored from its coats."""
    record = state[0]
    for seat, player in enumerate(players):
        where = f"players[{seat}].scores"
        scores = sequence(player.get("scores", [{}] * int(record.game)), where)
        if len(scores) != record.game:
            raise PositionError(f"{where} lists {len(scores)} games, but {record.game} came before this one.")
        for game, value in enumerate(scores):
            score = mapping(value, f"{where}[{game}]")
            known_fields(score, s.SOURCES, f"{where}[{game}]")
            for source, name in enumerate(s.SOURCES):
                worth = integer(score.get(name, 0), 0, MOST_POINTS, f"{where}[{game}].{name}")
                record.scores[game, seat, source] = worth
    if record.phase == s.OVER:
        record.scores[record.game, : len(players)] = points(board, state)


def load_hand(board: Board, state: State, position: Mapping[str, Any]) -> None:
    record = state[0]
    size = int(board[0].seats) + (record.phase == s.PLAY)
    hand = sequence(position.get("hand", [None] * size), "hand")
    if len(hand) != size:
        raise PositionError(f"The hand has {len(hand)} tiles, but it has {size} here.")
    tiles = [word(tile, TILE_NAMES, "A tile of the hand") for tile in hand if tile is not None]
    check_unseen(state, tiles)
    record.hand[:size] = sorted(tiles) + [s.UNKNOWN] * (size - len(tiles))
    record.hand_size = size


def load_stack(state: State, position: Mapping[str, Any]) -> None:
    record = state[0]
    size = s.TILES - int(record.turn) - int(record.hand_size)
    given = position.get("stack")
    stack = [None] * size if given is None else sequence(given, "stack")
    if len(stack) != size:
        raise PositionError(f"The stack has {len(stack)} tiles, but {size} are left for it.")
    tiles = [s.UNKNOWN if tile is None else word(tile, TILE_NAMES, "A tile of the stack") for tile in stack]
    check_unseen(state, [tile for tile in tiles if tile != s.UNKNOWN])
    record.stack[:size] = tiles[::-1]
    record.stack_size = size


def check_unseen(state: State, tiles: Sequence[int]) -> None:
    """Every tile is in one place."""
    unseen = np.empty(s.TILES, np.int64)
    left = unseen[: unseen_tiles(state[0], unseen)].tolist()
    for tile in tiles:
        if tile not in left:
            raise PositionError(f"The tile {TILE_NAMES[tile]} is in two places.")
        left.remove(tile)


def load_draws(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """When tiles left the stack; without that, nobody but the seat to act knows anything of the hand."""
    record = state[0]
    latest = int(record.turn) - int(record.phase == s.OVER)
    record.since = integer(position.get("since", 0 if "drawn" in position else latest), 0, latest, "since")
    laid = np.empty(s.TILES, np.int64)
    laid_turns(board[0], record, laid)
    drawn = mapping(position.get("drawn", {}), "drawn")
    for name in drawn:
        word(name, TILE_NAMES, "A tile of drawn")
    for tile, name in enumerate(TILE_NAMES):
        out = tile in record.hand or record.since <= laid[tile] < NEVER
        if out and "drawn" in position and name not in drawn:
            raise PositionError(f"drawn does not say when the tile {name} left the stack.")
        if name in drawn and not out:
            raise PositionError(f"drawn says when {name} left the stack, but it is not one of those that left it.")
        if out:
            span = read_span(drawn.get(name, int(record.since)), f"drawn.{name}")
            if not record.since <= span[0] <= span[1] <= min(latest, int(laid[tile])):
                raise PositionError(f"The tile {name} cannot have left the stack in turn {drawn[name]}.")
            record.drawn_from[tile], record.drawn_to[tile] = span
    check_whites(board, state, laid)
    trial, chance = state.copy(), from_seed(0)
    if not settle(board[0], trial[0], chance[0]):
        raise PositionError("No order of the stack agrees with the turns in which the tiles left it.")


def check_whites(board: Board, state: State, laid: NDArray[np.int64]) -> None:
    """[3] Whether a tile that fitted where white was laid was in the hand for certain."""
    if board[0].voluntary_white:
        return
    earliest, latest = state[0].drawn_from.astype(np.int64), state[0].drawn_to.astype(np.int64)
    respect_whites(board[0], state[0], laid, latest, earliest)
    for tile, name in enumerate(TILE_NAMES):
        if earliest[tile] > latest[tile]:
            raise PositionError(f"White was laid in turn {earliest[tile] - 1}, but {name} was in the hand and fitted.")


def read_span(value: Any, where: str) -> tuple[int, int]:
    first, last = value if isinstance(value, list) and len(value) == 2 else (value, value)
    return integer(first, 0, s.TILES, where), integer(last, 0, s.TILES, where)
