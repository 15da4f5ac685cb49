"""Positions of Jamniki as readable JSON, and back exactly. What is left out of the hand and the stack is unknown."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import from_seed
from kostka.core.errors import Fault, Message, PositionError, in_json
from kostka.core.game import Board, State, copied
from kostka.core.jit import plain
from kostka.core.options import changed_options, chosen_seat, parse_options
from kostka.core.reading import Checks, check_head, integer, known_fields, mapping, sequence, word
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.view import NEVER, laid_turns, respect_whites, settle

VERSION = 1
FIELDS = ("number", "direction", "to_act", "tasks", "earlier_tasks", "players", "hand", "stack", "since", "drawn")
PLAYER_FIELDS = ("coat", "scores")
MOST_POINTS = 999


def set_board(options: s.Options, seats: int) -> Board:
    board = copied(components())
    board["seats"] = seats
    board["laid_each"] = s.MOST_LAID + s.SEATS[0] - seats
    for name, value in vars(options).items():
        board[name] = value
    board["start"] = chosen_seat(options.start, seats)
    return board


@lru_cache
def components() -> Board:
    """A board with the tiles and the tasks, and nothing else yet."""
    board = np.zeros(1, s.BOARD.type)
    board["colour"] = [[s.COLOURS.index(row[f"{part}_colour"]) for part in s.PARTS] for row in s.TILE_TABLE]
    board["bones"] = [[int(row[f"{part}_bones"]) for part in s.PARTS] for row in s.TILE_TABLE]
    board["task_points"] = [int(row["points"]) for row in s.TASK_TABLE]
    return board


@lru_cache
def options_of(board: bytes) -> dict[str, Any]:
    """The options of a board that differ from their defaults."""
    record = np.frombuffer(board, s.BOARD.type)[0]
    defaults = asdict(s.Options())
    return changed_options(s.Options(**{name: type(usual)(record[name]) for name, usual in defaults.items()}))


def laid_name(tile: int, side: int) -> str:
    """A tile as it lies, as in "K13" or "K13 white"."""
    return s.TILE_NAMES[tile] if side == s.PLAIN else f"{s.TILE_NAMES[tile]} {s.SIDES[side]}"


def points(board: Board, state: State) -> NDArray[np.int64]:
    """The points of every coat as it stands, source by source."""
    seats, sources = range(int(board[0].seats)), range(len(s.SOURCES))
    return np.array([[rules.points_from(board[0], state[0], seat, source) for source in sources] for seat in seats])


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    record = plain_record(state)
    stack = [tile_or_none(tile) for tile in record.stack[: record.stack_size][::-1]]  # top tile first
    position = {
        "game": "jamniki",
        "version": VERSION,
        "options": dict(options_of(board.tobytes())),
        "number": record.game + 1,
        "direction": s.DIRECTIONS[record.direction],
        "to_act": plain(rules.actor)(board[0], record, record.turn),
        "players": [dump_player(record, seat) for seat in range(board["seats"][0])],
        "hand": [tile_or_none(tile) for tile in record.hand[: record.hand_size]],
        "stack": stack if any(stack) else None,
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
    values = zip(s.STATE.fields, state[0].item(), strict=True)
    return SimpleNamespace(**{n: value.tolist() if isinstance(value, np.ndarray) else value for n, value in values})


def dump_player(record: SimpleNamespace, seat: int) -> dict[str, Any]:
    size = record.coat_size[seat]
    return {
        "coat": [*map(laid_name, record.coat[seat][:size], record.side[seat])],
        "scores": [dict(zip(s.SOURCES, scores[seat], strict=True)) for scores in record.scores[: record.game]],
    }


def dump_draws(record: SimpleNamespace) -> dict[str, int | list[int]]:
    """When each tile left the stack: the turn, or the span of turns where no more is known."""
    draws = zip(s.TILE_NAMES, record.drawn_from, record.drawn_to, strict=True)
    return {tile: first if first == last else [first, last] for tile, first, last in draws if first != s.NONE}


def task_names(record: SimpleNamespace, game: int) -> list[str]:
    return [s.TASK_NAMES[task] for task in record.tasks[game]]


def tile_or_none(tile: int) -> str | None:
    return None if tile == s.UNKNOWN else s.TILE_NAMES[tile]


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    check_head(position, "jamniki", VERSION, FIELDS)
    players = sequence(position.get("players", [{}] * s.SEATS[0]), "players")
    if len(players) not in s.SEATS:
        title, low, high, given = Message("jamniki"), s.SEATS[0], s.SEATS[-1], len(players)
        raise PositionError(Fault("core-seats-range", "players", title=title, low=low, high=high, given=given))
    options = parse_options(s.Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, len(players)), np.zeros(1, s.STATE.type)
    rules.clear_table(state[0])
    state[0].tasks[:] = s.NONE
    left = set(range(s.TILES))
    checks = Checks()
    checks(load_number, board, state, position)
    for seat, player in enumerate(players):
        checks(load_coat, board, state, seat, player, left)
    checks.done()
    checks(load_turn, board, state, position)
    checks(load_tasks, board, state, position)
    for seat, player in enumerate(players):
        checks(load_scores, state, seat, player)
    checks.done()
    if state[0].phase == s.OVER:
        state[0].scores[state[0].game, : len(players)] = points(board, state)
    load_hand_and_stack(board, state, position, left)
    load_draws(board, state, position)
    return board, state


def load_number(board: Board, state: State, position: Mapping[str, Any]) -> None:
    record = state[0]
    record.game = integer(position.get("number", 1), 1, int(board[0].games), "number") - 1
    record.direction = s.RIGHT if record.game else s.LEFT
    usual = s.DIRECTIONS[int(record.direction)]
    given = position.get("direction", usual)
    word(given, tuple(s.DIRECTIONS.values()), "direction")
    if given != usual:
        raise PositionError(Fault("jamniki-wrong-direction", "direction", number=int(record.game) + 1, direction=usual))


def load_coat(board: Board, state: State, seat: int, player: Any, left: set[int]) -> None:
    known_fields(mapping(player, f"players[{seat}]"), PLAYER_FIELDS, f"players[{seat}]")
    path = f"players[{seat}].coat"
    coat = sequence(player.get("coat", []), path)
    if len(coat) > board[0].laid_each:
        raise PositionError(Fault("jamniki-coat-too-long", path, given=len(coat), most=int(board[0].laid_each)))
    for index, text in enumerate(coat):
        name, side = read_laid(text, f"{path}[{index}]")
        tile = take(left, name, f"{path}[{index}]")
        check_side(board, state, seat, tile, side, f"{path}[{index}]")
        rules.put_on_coat(state[0], seat, tile, side)


def read_laid(text: Any, path: str) -> tuple[str, int]:
    name, _, side = str(text).partition(" ")
    if side and side not in s.SIDES[s.TURNED :]:
        raise PositionError(Fault("jamniki-laid-how", path, given=in_json(text)))
    return name, s.SIDES.index(side) if side else s.PLAIN


def take(left: set[int], name: Any, path: str) -> int:
    """A tile of those that are left: every tile is in one place."""
    tile = word(name, s.TILE_NAMES, path)
    if tile not in left:
        raise PositionError(Fault("jamniki-tile-twice", path, tile=name))
    left.remove(tile)
    return tile


def check_side(board: Board, state: State, seat: int, tile: int, side: int, path: str) -> None:
    """[1, 2, 3] Whether a tile may lie so at the end of a coat."""
    end = (board[0], state[0], seat, int(state[0].coat_size[seat]))
    if side == s.TURNED and not board[0].turning:
        raise PositionError(Fault("jamniki-turned-without-option", path))
    if side == s.TURNED and not rules.side_allowed(board[0], tile, side):
        raise PositionError(Fault("jamniki-turned-alike", path))
    if side != s.WHITE_SIDE and not rules.fits(*end, tile, side):
        raise PositionError(Fault("jamniki-fits-not", path))
    if side == s.WHITE_SIDE and not board[0].voluntary_white and rules.fits_somehow(*end, tile):
        raise PositionError(Fault("jamniki-white-fits", path))


def load_turn(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """Coats grow in turn, so the seat to act and the direction tell how many tiles each has."""
    record = state[0]
    seats = int(board[0].seats)
    sizes = record.coat_size[:seats].tolist()
    record.turn = sum(sizes)
    candidates = [seat for seat in range(seats) if sizes == coat_sizes(board, state, seat)]
    if not candidates:
        raise PositionError(Fault("jamniki-coat-sizes", "players", sizes=tuple(sizes)))
    to_act = integer(position.get("to_act", candidates[0]), 0, seats - 1, "to_act")
    if to_act not in candidates:
        raise PositionError(Fault("jamniki-turn-of-other", "to_act", turn=candidates[0], given=to_act))
    record.first = (to_act - int(record.direction) * int(record.turn)) % seats
    record.phase = s.PLAY
    if record.turn == seats * board[0].laid_each:
        if record.game + 1 < board[0].games:
            raise PositionError(Fault("jamniki-coats-complete", "players"))
        record.phase = s.OVER


def coat_sizes(board: Board, state: State, to_act: int) -> list[int]:
    """How many tiles each coat has if it is this seat's turn."""
    seats, direction = int(board[0].seats), int(state[0].direction)
    laid_by = [(to_act - direction * back) % seats for back in range(1, int(state[0].turn) + 1)]
    return [laid_by.count(seat) for seat in range(seats)]


def load_tasks(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """The second game's tasks do not need those of the first, which only tell what could not be drawn again."""
    record = state[0]
    games = {"tasks": int(record.game), "earlier_tasks": int(record.game) - 1}
    if board[0].secret_tasks and "tasks" not in position:
        raise PositionError(Fault("jamniki-tasks-missing", "tasks"))
    for field, game in games.items():
        if field not in position:
            continue
        if not board[0].secret_tasks or game < 0:
            raise PositionError(Fault("jamniki-tasks-none", field))
        given = sequence(position[field], field)
        tasks = [word(task, s.TASK_NAMES, f"{field}[{i}]") for i, task in enumerate(given)]
        if len(tasks) != s.TASKS_A_GAME:
            raise PositionError(Fault("jamniki-tasks-number", field, given=len(tasks), tasks=s.TASKS_A_GAME))
        record.tasks[game] = tasks
    drawn = [task for task in record.tasks.flatten().tolist() if task != s.NONE]
    if len(set(drawn)) < len(drawn):
        raise PositionError(Fault("jamniki-drawn-twice", "tasks"))


def load_scores(state: State, seat: int, player: Mapping[str, Any]) -> None:
    """The results of earlier games."""
    games, path = int(state[0].game), f"players[{seat}].scores"
    scores = sequence(player.get("scores", [{}] * games), path)
    if len(scores) != games:
        raise PositionError(Fault("jamniki-scores-number", path, given=len(scores), games=games))
    for game, value in enumerate(scores):
        score = mapping(value, f"{path}[{game}]")
        known_fields(score, s.SOURCES, f"{path}[{game}]")
        for source, name in enumerate(s.SOURCES):
            worth = integer(score.get(name, 0), 0, MOST_POINTS, f"{path}[{game}].{name}")
            state[0].scores[game, seat, source] = worth


def load_hand_and_stack(board: Board, state: State, position: Mapping[str, Any], left: set[int]) -> None:
    record = state[0]
    size = int(board[0].seats) + (record.phase == s.PLAY)
    hand = read_tiles(position.get("hand", [None] * size), size, "hand", left)
    record.hand_size, record.hand[:size] = size, sorted(hand, key=lambda tile: (tile == s.UNKNOWN, tile))
    size = s.TILES - int(record.turn) - size
    given = position.get("stack")
    stack = read_tiles([None] * size if given is None else given, size, "stack", left)
    record.stack_size, record.stack[:size] = size, stack[::-1]


def read_tiles(value: Any, size: int, path: str, left: set[int]) -> list[int]:
    """Tiles of the hand or the stack, None for those that are not known."""
    names = sequence(value, path)
    if (given := len(names)) != size:
        fault = Fault("jamniki-hand-size" if path == "hand" else "jamniki-stack-size", path, given=given, tiles=size)
        raise PositionError(fault)
    return [s.UNKNOWN if name is None else take(left, name, f"{path}[{i}]") for i, name in enumerate(names)]


def load_draws(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """When tiles left the stack; without that, nobody but the seat to act knows anything of the hand."""
    record = state[0]
    latest = int(record.turn) - int(record.phase == s.OVER)
    record.since = integer(position.get("since", 0 if "drawn" in position else latest), 0, latest, "since")
    laid = np.empty(s.TILES, np.int64)
    laid_turns(board[0], record, laid)
    drawn = mapping(position.get("drawn", {}), "drawn")
    known_fields(drawn, s.TILE_NAMES, "drawn")
    for tile, name in enumerate(s.TILE_NAMES):
        out = tile in record.hand or record.since <= laid[tile] < NEVER
        if out and "drawn" in position and name not in drawn:
            raise PositionError(Fault("jamniki-draw-missing", "drawn", tile=name))
        if name in drawn and not out:
            raise PositionError(Fault("jamniki-draw-of-other", f"drawn.{name}", tile=name))
        if out:
            first, last = read_span(drawn.get(name, int(record.since)), f"drawn.{name}")
            if not record.since <= first <= last <= min(latest, int(laid[tile])):
                raise PositionError(Fault("jamniki-draw-turn", f"drawn.{name}", tile=name, turn=in_json(drawn[name])))
            record.drawn_from[tile], record.drawn_to[tile] = first, last
    check_whites(board, state, laid)
    trial, chance = copied(state), from_seed(0)
    if not settle(board[0], trial[0], chance[0]):
        raise PositionError(Fault("jamniki-no-order", "drawn"))


def check_whites(board: Board, state: State, laid: NDArray[np.int64]) -> None:
    """[3] Whether a tile that fitted where white was laid was in the hand for certain."""
    if board[0].voluntary_white:
        return
    earliest, latest = state[0].drawn_from.astype(np.int64), state[0].drawn_to.astype(np.int64)
    respect_whites(board[0], state[0], laid, latest, earliest)
    for tile, name in enumerate(s.TILE_NAMES):
        if earliest[tile] > latest[tile]:
            turn = int(earliest[tile]) - 1
            raise PositionError(Fault("jamniki-white-unneeded", f"drawn.{name}", tile=name, turn=turn))


def read_span(value: Any, path: str) -> tuple[int, int]:
    first, last = value if isinstance(value, list) and len(value) == 2 else (value, value)
    return integer(first, 0, s.TILES, path), integer(last, 0, s.TILES, path)
