"""Positions of Jamniki as readable JSON, and back exactly. What is left out of the hand and the stack is unknown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from itertools import combinations, product
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
from kostka.games.jamniki.compiled.worlds import fits_white, last_draw, settle

VERSION = 1
FIELDS = ("number", "direction", "to_act", "starter", "tasks", "earlier_tasks", "players", "hand", "stack")
DRAW_FIELDS = ("since", "drawn", "gone")
PLAYER_FIELDS = ("coat", "scores")
MOST_POINTS = 999
TRIES = 100_000  # to find a world that agrees with a position


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
    """A tile as it lies, as in "K13", "K13 white" or "? white"."""
    name = s.COVERED if tile == s.UNKNOWN else s.TILE_NAMES[tile]
    return name if side == s.PLAIN else f"{name} {s.SIDES[side]}"


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
        "to_act": None if record.phase == s.OVER else plain(rules.actor)(board[0], record, record.turn),
        "starter": record.first,
        "players": [dump_player(record, seat) for seat in range(board["seats"][0])],
        "hand": [tile_or_none(tile) for tile in record.hand[: record.hand_size]],
        "stack": stack if any(stack) else None,
        "since": record.since,
        "drawn": dump_draws(record),
    }
    if gone := dump_gone(record):
        position["gone"] = gone
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
        "scores": [dict(zip(s.SOURCES, scores[seat], strict=True)) for scores in record.scores[: scored_games(record)]],
    }


def scored_games(record: Any) -> int:
    return int(record.game) + int(record.phase == s.OVER)


def dump_draws(record: SimpleNamespace) -> dict[str, int | list[int]]:
    """When each tile left the stack: the turn, or the span of turns where no more is known."""
    draws = zip(s.TILE_NAMES, record.drawn_from, record.drawn_to, strict=True)
    return {tile: first if first == last else [first, last] for tile, first, last in draws if first != s.NONE}


def dump_gone(record: SimpleNamespace) -> dict[str, list[int | None]]:
    """When tiles may have been laid white: the first and the last turn, or null if it may still be in the hand."""
    spans = zip(s.TILE_NAMES, record.gone_from, record.gone_to, strict=True)
    return {tile: [first, None if last == s.NEVER else last] for tile, first, last in spans if first != s.NONE}


def task_names(record: SimpleNamespace, game: int) -> list[str]:
    return [s.TASK_NAMES[task] for task in record.tasks[game]]


def tile_or_none(tile: int) -> str | None:
    return None if tile == s.UNKNOWN else s.TILE_NAMES[tile]


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    check_head(position, "jamniki", VERSION, (*FIELDS, *DRAW_FIELDS))
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
        checks(load_scores, board, state, seat, player)
    checks.done()
    if state[0].phase == s.OVER:
        state[0].scores[state[0].game, : len(players)] = points(board, state)
    for game in range(state[0].game):
        checks(check_scores, board, state, game)
    checks(check_starter, board, state, position)
    checks.done()
    load_gone(board, state, position, left)
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
        hidden = (name, side) == (s.COVERED, s.WHITE_SIDE)
        tile = s.UNKNOWN if hidden else take(left, name, f"{path}[{index}]")
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
    fits = rules.any_fits(state[0], seat, end[-1]) or (tile != s.UNKNOWN and rules.fits_somehow(*end, tile))
    if side == s.WHITE_SIDE and fits and not board[0].voluntary_white:
        raise PositionError(Fault("jamniki-white-fits", path))


def load_turn(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """Coats grow in turn, so the seat that began and the direction tell how many tiles each has."""
    record = state[0]
    seats, direction = int(board[0].seats), int(record.direction)
    sizes = record.coat_size[:seats].tolist()
    record.turn = sum(sizes)
    starters = starters_by_coats(board, state)
    if not starters:
        raise PositionError(Fault("jamniki-coat-sizes", "players", sizes=tuple(sizes)))
    record.phase = s.OVER if record.turn == seats * board[0].laid_each else s.PLAY
    if record.phase == s.OVER and record.game + 1 < board[0].games:
        raise PositionError(Fault("jamniki-coats-complete", "players"))
    record.first = starters[0]
    if (given := position.get("starter")) is not None:
        record.first = integer(given, 0, seats - 1, "starter")
        if record.first not in starters:
            raise PositionError(Fault("jamniki-starter-of-other", "starter", starter=starters[0], given=given))
    if (given := position.get("to_act")) is not None:
        first = (integer(given, 0, seats - 1, "to_act") - direction * int(record.turn)) % seats
        if first not in (starters if position.get("starter") is None else [record.first]):
            turn = rules.actor(board[0], record, int(record.turn))
            raise PositionError(Fault("jamniki-turn-of-other", "to_act", turn=turn, given=given))
        record.first = first


def starters_by_coats(board: Board, state: State) -> list[int]:
    """The seats that can have begun a game with coats of these sizes."""
    seats, direction, turn = int(board[0].seats), int(state[0].direction), int(state[0].turn)
    sizes = state[0].coat_size[:seats].tolist()

    def size(seat: int, first: int) -> int:
        return (turn + seats - 1 - direction * (seat - first) % seats) // seats

    return [first for first in range(seats) if sizes == [size(seat, first) for seat in range(seats)]]


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


def load_scores(board: Board, state: State, seat: int, player: Mapping[str, Any]) -> None:
    """The results of earlier games; that of the last one follows from the coats, and need not be told."""
    games, path = int(state[0].game), f"players[{seat}].scores"
    scores = sequence(player.get("scores", [{}] * games), path)
    if len(scores) not in (games, scored_games(state[0])):
        raise PositionError(Fault("jamniki-scores-number", path, given=len(scores), games=games))
    for game, value in enumerate(scores):
        score = mapping(value, f"{path}[{game}]")
        known_fields(score, s.SOURCES, f"{path}[{game}]")
        for source, name in enumerate(s.SOURCES):
            worth = integer(score.get(name, 0), 0, MOST_POINTS, f"{path}[{game}].{name}")
            if game < games:
                state[0].scores[game, seat, source] = worth
            elif worth != (right := rules.points_from(board[0], state[0], seat, source)):
                where = f"{path}[{game}].{name}"
                raise PositionError(Fault("jamniki-score-of-coat", where, given=worth, points=right))


def check_scores(board: Board, state: State, game: int) -> None:
    """Whether coats can have brought these points. Where nobody has any, they are not told."""
    seats, laid = int(board[0].seats), int(board[0].laid_each)
    scores = state[0].scores[game, :seats].tolist()
    if not any(map(any, scores)):
        return
    bones = sorted(board[0].bones.sum(axis=1).tolist())
    longest = int(np.bincount(board[0].colour.flatten()).max())
    certain = not (board[0].voluntary_white or board[0].every_colour)
    for seat, score in enumerate(scores):
        path = f"players[{seat}].scores[{game}]"
        integer(score[s.BONES], 2 * s.WHITE_BONES * laid, sum(bones[-laid:]), f"{path}.bones")
        most = 2 * laid if board[0].every_colour else min(2 * laid, longest)
        integer(score[s.COLOUR], int(certain), most, f"{path}.colours")
    total, most = sum(score[s.BONES] for score in scores), sum(bones[-seats * laid :])
    if total > most:
        raise PositionError(Fault("jamniki-score-bones", "players", given=total, most=most))
    done = [score[s.TASK] for score in scores]
    if not any(can_bring(board, tasks, done) for tasks in possible_tasks(board, state, game)):
        raise PositionError(Fault("jamniki-score-tasks", "players", given=tuple(done)))


def possible_tasks(board: Board, state: State, game: int) -> Iterator[Sequence[int]]:
    """The tasks that an earlier game can have had."""
    named = state[0].tasks[game].tolist()
    if not board[0].secret_tasks:
        return iter([()])
    if s.NONE not in named:
        return iter([named])
    return combinations([task for task in range(s.TASKS) if task not in state[0].tasks], s.TASKS_A_GAME)


def can_bring(board: Board, tasks: Sequence[int], done: Sequence[int]) -> bool:
    """Whether each seat can have so many points from these tasks; one seat at most wins a comparison."""
    chosen = [subset for size in range(len(tasks) + 1) for subset in combinations(tasks, size)]
    fitting = [[subset for subset in chosen if sum(board[0].task_points[[*subset]]) == worth] for worth in done]
    for subsets in product(*fitting):
        won = [task for subset in subsets for task in subset if task in s.COMPARISONS]
        if len(set(won)) == len(won):
            return True
    return False


def check_starter(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """[7] The first game's start player may be an option; the second game's has the fewest points of the first."""
    starters = possible_starters(board, state)
    told = [name for name in ("starter", "to_act") if position.get(name) is not None]
    if not told:
        state[0].first = next((seat for seat in starters_by_coats(board, state) if seat in starters), state[0].first)
    given, path = int(state[0].first), told[0] if told else "players"
    if given not in starters and state[0].game == 0:
        raise PositionError(Fault("jamniki-first-starter", path, given=given, starter=starters[0]))
    if given not in starters:
        raise PositionError(Fault("jamniki-second-starter", path, given=given, starters=tuple(starters)))


def possible_starters(board: Board, state: State) -> list[int]:
    seats, start = int(board[0].seats), int(board[0].start)
    if state[0].game == 0:
        return [start] if start >= 0 else [*range(seats)]
    totals = state[0].scores[0, :seats].sum(axis=1).tolist()
    fewest = [seat for seat in range(seats) if totals[seat] == min(totals)]
    if start < 0 or not any(totals):
        return fewest
    return [max(fewest, key=lambda seat: (seat - start) % seats)]


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


def load_gone(board: Board, state: State, position: Mapping[str, Any], left: set[int]) -> None:
    """Tiles that were seen in the hand, and may have been laid white since then."""
    record = state[0]
    for name, span in mapping(position.get("gone", {}), "gone").items():
        path = f"gone.{name}"
        tile = take(left, name, path)
        if not isinstance(span, list | tuple) or len(span) != 2:
            raise PositionError(Fault("jamniki-gone-turns", path, given=in_json(span)))
        last = int(record.turn) - 1
        first = integer(span[0], 0, last, path)
        turns = [first] if span[1] is None else [first, integer(span[1], first + 1, last, path)]
        for turn in turns:
            if record.coat[rules.actor(board[0], record, turn), turn // int(board[0].seats)] != s.UNKNOWN:
                raise PositionError(Fault("jamniki-gone-known", path, tile=name, turn=turn))
        record.gone_from[tile], record.gone_to[tile] = first, s.NEVER if span[1] is None else turns[-1]


def load_draws(board: Board, state: State, position: Mapping[str, Any]) -> None:
    """When tiles left the stack; without that, nobody but the seat to act knows anything of the hand."""
    record = state[0]
    latest = last_draw(record)
    record.since = integer(position.get("since", 0 if "drawn" in position else latest), 0, latest, "since")
    laid = laid_turns(board, state)
    drawn = mapping(position.get("drawn", {}), "drawn")
    known_fields(drawn, s.TILE_NAMES, "drawn")
    for tile, name in enumerate(s.TILE_NAMES):
        out = tile in record.hand or record.gone_from[tile] != s.NONE or record.since <= laid[tile] < s.NEVER
        if out and "drawn" in position and name not in drawn:
            raise PositionError(Fault("jamniki-draw-missing", "drawn", tile=name))
        if name in drawn and not out:
            raise PositionError(Fault("jamniki-draw-of-other", f"drawn.{name}", tile=name))
        if out:
            given = drawn.get(name, int(record.since))
            first, last = read_span(given, f"drawn.{name}")
            held = int(record.gone_from[tile]) - 1 if record.gone_from[tile] != s.NONE else laid[tile]
            if not record.since <= first <= last <= min(latest, held):
                raise PositionError(Fault("jamniki-draw-turn", f"drawn.{name}", tile=name, turn=in_json(given)))
            record.drawn_from[tile], record.drawn_to[tile] = first, last
    check_worlds(board, state, laid)


def laid_turns(board: Board, state: State) -> list[int]:
    """The turn in which each tile was laid, `NEVER` for those that were not, as far as it is known."""
    laid = [s.NEVER] * s.TILES
    for turn in range(state[0].turn):
        tile = int(state[0].coat[rules.actor(board[0], state[0], turn), turn // int(board[0].seats)])
        if tile != s.UNKNOWN:
            laid[tile] = turn
    return laid


def check_worlds(board: Board, state: State, laid: Sequence[int]) -> None:
    """[3] Whether the tiles can have left the stack in some order so that nobody who laid white held one that fits."""
    if agrees(board, state, s.NEVER):
        return
    whites = white_turns(board, state)
    for turn, tile in product(whites, range(s.TILES)):
        known = state[0].drawn_to[tile] != s.NONE and state[0].gone_from[tile] == s.NONE
        if known and state[0].drawn_to[tile] <= turn < laid[tile] and fits_white(board[0], state[0], turn, tile):
            name = s.TILE_NAMES[tile]
            raise PositionError(Fault("jamniki-white-unneeded", f"drawn.{name}", tile=name, turn=turn))
    if not agrees(board, state, 0):
        raise PositionError(Fault("jamniki-no-order", "drawn"))
    turn = next(turn for turn in whites if not agrees(board, state, turn + 1))
    seat, index = rules.actor(board[0], state[0], turn), turn // int(board[0].seats)
    raise PositionError(Fault("jamniki-white-held", f"players[{seat}].coat[{index}]"))


def agrees(board: Board, state: State, until: int) -> bool:
    """Whether there is a world, if whites from this turn on tell nothing."""
    trial, chance = copied(state), from_seed(0)
    return bool(settle(board[0], trial[0], until, TRIES, chance[0]))


def white_turns(board: Board, state: State) -> list[int]:
    turns = [(turn, rules.actor(board[0], state[0], turn)) for turn in range(state[0].turn)]
    return [turn for turn, seat in turns if state[0].side[seat, turn // int(board[0].seats)] == s.WHITE_SIDE]


def read_span(value: Any, path: str) -> tuple[int, int]:
    first, last = value if isinstance(value, list) and len(value) == 2 else (value, value)
    return integer(first, 0, s.TILES, path), integer(last, 0, s.TILES, path)
