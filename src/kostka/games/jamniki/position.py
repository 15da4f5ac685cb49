"""Positions of Jamniki as readable JSON, and back exactly. What is left out of the hand and the stack is unknown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from itertools import combinations, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.chance import from_seed
from kostka.core.declare.json import Json
from kostka.core.declare.messages import Fault, in_json
from kostka.core.declare.options import chosen_seat, parse_options
from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.core.position import Position, copied, count_seats, head
from kostka.core.reading import Checks, Fields, check_head, demand, integer, word
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled import state as declared
from kostka.games.jamniki.compiled.determinization import choose_world, fits_white, last_draw
from kostka.games.jamniki.compiled.state import NEVER, NONE, OVER, SOURCES, TILE_NAMES, TILES, UNKNOWN

VERSION = 1
FIELDS = ("number", "direction", "to_act", "starter", "tasks", "earlier_tasks", "players", "hand", "stack")
DRAW_FIELDS = ("since", "drawn", "gone")
PLAYER_FIELDS = ("coat", "scores")
MOST_POINTS = 999
TRIES = 100_000  # to find a world that agrees with a position


@lru_cache
def box() -> Board:
    """A board that has the tiles and tasks of the box."""
    board, parts = declared.BOARD.new(), declared.PARTS
    colours = [[declared.COLOURS.index(row[f"{part}_colour"]) for part in parts] for row in declared.TILE_TABLE]
    board["colour"] = colours
    board["bones"] = [[int(row[f"{part}_bones"]) for part in parts] for row in declared.TILE_TABLE]
    board["task_points"] = [int(row["points"]) for row in declared.TASK_TABLE]
    return board


def set_board(options: declared.Options, seats: int) -> Board:
    board = copied(box())
    board["seats"] = seats
    board["laid_each"] = declared.MOST_LAID + declared.SEATS[0] - seats
    for name, value in vars(options).items():
        board[name] = value
    board["start"] = chosen_seat(options.start, seats)
    return board


@lru_cache
def read_options(board: bytes) -> declared.Options:
    record, defaults = np.frombuffer(board, declared.BOARD.type)[0], asdict(declared.Options())
    return declared.Options(**{name: type(usual)(record[name]) for name, usual in defaults.items()})


def points(board: Board, state: State) -> NDArray[np.int64]:
    """The points of every coat as it stands, source by source."""
    seats, sources = range(count_seats(board)), range(len(SOURCES))
    return np.array([[rules.points_from(board[0], state[0], seat, source) for source in sources] for seat in seats])


# ------------------------------------------------------------------------------------------------------------ dump


def dump(position: Position) -> Json:
    table, players = declared.STATE.read(position.state, position.seats)
    game, over = table["game"], table["phase"] == OVER
    tasks = [[declared.TASK_NAMES[task] for task in row if task != NONE] for row in position.state["tasks"][0].tolist()]
    scores = position.state["scores"][0].tolist()
    stack = [tile_or_none(tile) for tile in reversed(table["stack"][: table["stack_size"]])]  # top tile first
    out: Json = {
        **head(position, read_options(position.board.tobytes())),
        "number": game + 1,
        "direction": declared.DIRECTIONS[table["direction"]],
        "to_act": None if over else position.turn,
        "starter": table["first"],
        "players": [
            {
                "coat": [*map(laid_name, player["coat"][: player["coat_size"]], player["side"])],
                "scores": [dict(zip(SOURCES, seats[seat], strict=True)) for seats in scores[: game + over]],
            }
            for seat, player in enumerate(players)
        ],
        "hand": [tile_or_none(tile) for tile in table["hand"][: table["hand_size"]]],
        "stack": stack if any(stack) else None,
        "since": table["since"],
        "drawn": {tile: a if a == b else [a, b] for tile, a, b in spans(table, "drawn")},
    }
    if gone := {tile: [a, None if b == NEVER else b] for tile, a, b in spans(table, "gone")}:
        out["gone"] = gone
    if tasks[game]:
        out["tasks"] = tasks[game]
        if game > 0 and tasks[0]:
            out["earlier_tasks"] = tasks[0]
    return out


def laid_name(tile: int, side: int) -> str:
    """A tile as it lies, as in "K13", "K13 white" or "? white"."""
    name = declared.COVERED if tile == UNKNOWN else TILE_NAMES[tile]
    return name if side == declared.PLAIN else f"{name} {declared.SIDES[side]}"


def tile_or_none(tile: int) -> str | None:
    return None if tile == UNKNOWN else TILE_NAMES[tile]


def spans(table: Json, name: str) -> Iterator[tuple[str, int, int]]:
    """The first and the last turn of each tile that has them in a field."""
    turns = zip(TILE_NAMES, table[f"{name}_from"], table[f"{name}_to"], strict=True)
    return ((tile, first, last) for tile, first, last in turns if first != NONE)


# ------------------------------------------------------------------------------------------------------------ load


def load(given: Mapping[str, Any]) -> tuple[Board, State]:
    position = check_head(given, "jamniki", VERSION, (*FIELDS, *DRAW_FIELDS))
    players = position.players("jamniki", declared.SEATS, declared.SEATS[0])
    options = parse_options(declared.Options, position.mapping("options"))
    board, state = set_board(options, len(players)), declared.STATE.new()
    draft, checks = Draft(board[0], state[0], position), Checks()
    checks(draft.read_number)
    owners = [checks(draft.read_coat, seat, player) for seat, player in enumerate(players)]
    checks.done()
    checks(draft.read_turn)
    checks(draft.read_tasks)
    for seat, owner in enumerate(owners):
        checks(draft.read_scores, seat, owner)
    checks.done()
    game = int(state[0].game)
    if state[0].phase == OVER:
        state[0].scores[game, : len(players)] = points(board, state)
    for earlier in range(game):
        checks(draft.check_scores, earlier)
    checks(draft.check_starter)
    checks.done()
    draft.read_gone()
    draft.read_hand()
    draft.read_stack()
    draft.read_draws()
    check_worlds(board, state, draft.laid_turns())
    return board, state


class Draft:
    """A position on its way into the records of board and state; each method reads and checks a part."""

    def __init__(self, board: np.record, now: np.record, position: Fields) -> None:
        self.board, self.now, self.position = board, now, position
        self.seats, self.laid_each = int(board.seats), int(board.laid_each)
        self.left = set(range(TILES))  # tiles that have no place yet
        rules.clear_table(now)
        now.tasks[:] = NONE

    def take(self, name: Any, path: str) -> int:
        """A tile by its name; each has one place."""
        tile = word(name, TILE_NAMES, path)
        demand(tile in self.left, "jamniki-tile-twice", path, tile=name)
        self.left.remove(tile)
        return tile

    def read_number(self) -> None:
        now, position = self.now, self.position
        number = position.integer("number", 1, int(self.board.games), 1)
        now.game, now.direction = number - 1, declared.RIGHT if number > 1 else declared.LEFT
        usual, directions = declared.DIRECTIONS[int(now.direction)], tuple(declared.DIRECTIONS.values())
        right = directions[position.word("direction", directions, usual)] == usual
        demand(right, "jamniki-wrong-direction", "direction", number=number, direction=usual)

    def read_coat(self, seat: int, value: Any) -> Fields:
        player = Fields(value, f"players[{seat}]", PLAYER_FIELDS)
        path, coat, most = player.path("coat"), player.sequence("coat"), self.laid_each
        demand(len(coat) <= most, "jamniki-coat-too-long", path, given=len(coat), most=most)
        for index, text in enumerate(coat):
            self.read_tile(seat, index, text, f"{path}[{index}]")
        return player

    def read_tile(self, seat: int, index: int, text: Any, path: str) -> None:
        """[1, 2, 3] The next tile of a coat, which must be allowed to lie so."""
        board, end = self.board, (self.board, self.now, seat, index)
        name, _, how = str(text).partition(" ")
        demand(how in ("", *declared.SIDES[declared.TURNED :]), "jamniki-laid-how", path, given=in_json(text))
        side = declared.SIDES.index(how) if how else declared.PLAIN
        hidden = (name, side) == (declared.COVERED, declared.WHITE_SIDE)
        tile = UNKNOWN if hidden else self.take(name, path)
        if side == declared.TURNED:
            demand(board.turning, "jamniki-turned-without-option", path)
            demand(rules.side_allowed(board, tile, side), "jamniki-turned-alike", path)
        if side != declared.WHITE_SIDE:
            demand(rules.fits(*end, tile, side), "jamniki-fits-not", path)
        elif not board.voluntary_white:
            fits = rules.any_fits(self.now, seat, index) or (not hidden and rules.fits_somehow(*end, tile))
            demand(not fits, "jamniki-white-fits", path)
        rules.put_on_coat(self.now, seat, tile, side)

    def read_turn(self) -> None:
        """Coats grow in turn, so the seat that began and the direction tell how many tiles each has."""
        now, position, seats = self.now, self.position, self.seats
        turn = now.turn = int(now.coat_size.sum())
        starters = self.starters_by_coats()
        demand(starters, "jamniki-coat-sizes", "players", sizes=tuple(now.coat_size[:seats].tolist()))
        now.phase = OVER if turn == seats * self.laid_each else declared.PLAY
        demand(now.phase != OVER or now.game + 1 == self.board.games, "jamniki-coats-complete", "players")
        now.first = usual = starters[0]
        if position.get("starter") is not None:
            now.first = given = position.integer("starter", 0, seats - 1)
            demand(given in starters, "jamniki-starter-of-other", "starter", starter=usual, given=given)
            starters = [given]
        if position.get("to_act") is not None:
            given = position.integer("to_act", 0, seats - 1)
            first = (given - int(now.direction) * turn) % seats
            of_turn = rules.actor(self.board, now, turn)
            demand(first in starters, "jamniki-turn-of-other", "to_act", turn=of_turn, given=given)
            now.first = first

    def starters_by_coats(self) -> list[int]:
        """The seats that can have begun a game with coats of these sizes."""
        sizes, turns = self.now.coat_size[: self.seats], int(self.now.direction) * np.arange(self.now.turn)
        grown = [np.bincount((first + turns) % self.seats, minlength=self.seats) for first in range(self.seats)]
        return [first for first in range(self.seats) if (grown[first] == sizes).all()]

    def read_tasks(self) -> None:
        """The second game's tasks do not need those of the first, which only tell what could not be drawn again."""
        now, position, secret = self.now, self.position, bool(self.board.secret_tasks)
        demand("tasks" in position or not secret, "jamniki-tasks-missing", "tasks")
        for field, game in (("tasks", int(now.game)), ("earlier_tasks", int(now.game) - 1)):
            if field in position:
                demand(secret and game >= 0, "jamniki-tasks-none", field)
                tasks = [task for task, _ in position.each_word(field, declared.TASK_NAMES)]
                size = declared.TASKS_A_GAME
                demand(len(tasks) == size, "jamniki-tasks-number", field, given=len(tasks), tasks=size)
                now.tasks[game] = tasks
        drawn = now.tasks[now.tasks != NONE].tolist()
        demand(len(set(drawn)) == len(drawn), "jamniki-drawn-twice", "tasks")

    def read_scores(self, seat: int, player: Fields) -> None:
        """The results of earlier games; that of the last one follows from the coats, and need not be told."""
        now, games, path = self.now, int(self.now.game), player.path("scores")
        scores = player.sequence("scores", [{}] * games)
        told = len(scores) in (games, games + (now.phase == OVER))
        demand(told, "jamniki-scores-number", path, given=len(scores), games=games)
        for game, value in enumerate(scores):
            score = Fields(value, f"{path}[{game}]", SOURCES)
            for source, name in enumerate(SOURCES):
                worth = score.integer(name, 0, MOST_POINTS)
                if game == games:
                    brought = rules.points_from(self.board, now, seat, source)
                    where = score.path(name)
                    demand(worth == brought, "jamniki-score-of-coat", where, given=worth, points=brought)
                else:
                    now.scores[game, seat, source] = worth

    def check_scores(self, game: int) -> None:
        """Whether coats can have brought these points. Where nobody has any, they are not told."""
        board, laid = self.board, self.laid_each
        scores = self.now.scores[game, : self.seats].tolist()
        if not any(map(any, scores)):
            return
        bones = sorted(board.bones.sum(axis=1).tolist())
        longest = 2 * laid if board.every_colour else min(2 * laid, int(np.bincount(board.colour.flatten()).max()))
        certain = not (board.voluntary_white or board.every_colour)
        for seat, score in enumerate(scores):
            path = f"players[{seat}].scores[{game}]"
            integer(score[declared.BONES], 2 * declared.WHITE_BONES * laid, sum(bones[-laid:]), f"{path}.bones")
            integer(score[declared.COLOUR], int(certain), longest, f"{path}.colours")
        total, most = sum(score[declared.BONES] for score in scores), sum(bones[-self.seats * laid :])
        demand(total <= most, "jamniki-score-bones", "players", given=total, most=most)
        done = tuple(score[declared.TASK] for score in scores)
        explained = any(self.can_bring(tasks, done) for tasks in self.possible_tasks(game))
        demand(explained, "jamniki-score-tasks", "players", given=done)

    def possible_tasks(self, game: int) -> Iterator[Sequence[int]]:
        """The tasks that an earlier game can have had."""
        named = self.now.tasks[game].tolist()
        if not self.board.secret_tasks:
            return iter([()])
        if NONE not in named:
            return iter([named])
        left = [task for task in range(declared.TASKS) if task not in self.now.tasks]
        return combinations(left, declared.TASKS_A_GAME)

    def can_bring(self, tasks: Sequence[int], done: Sequence[int]) -> bool:
        """Whether these tasks can bring each seat its points; one seat at most wins a comparison."""
        chosen = [subset for size in range(len(tasks) + 1) for subset in combinations(tasks, size)]
        worth = {subset: self.board.task_points[[*subset]].sum() for subset in chosen}
        for subsets in product(*([subset for subset in chosen if worth[subset] == points] for points in done)):
            won = [task for subset in subsets for task in subset if task in declared.COMPARISONS]
            if len(set(won)) == len(won):
                return True
        return False

    def check_starter(self) -> None:
        """[7] The first game's start player may be an option; the second game's has the fewest points of the first."""
        now, starters = self.now, self.possible_starters()
        told = [name for name in ("starter", "to_act") if self.position.get(name) is not None]
        if not told:
            now.first = next((seat for seat in self.starters_by_coats() if seat in starters), now.first)
        given, path, number = int(now.first), told[0] if told else "players", int(now.game) + 1
        demand(given in starters or number == 2, "jamniki-first-starter", path, given=given, starter=starters[0])
        demand(given in starters, "jamniki-second-starter", path, given=given, starters=tuple(starters))

    def possible_starters(self) -> list[int]:
        seats, start = self.seats, int(self.board.start)
        if self.now.game == 0:
            return [start] if start >= 0 else [*range(seats)]
        totals = self.now.scores[0, :seats].sum(axis=1).tolist()
        fewest = [seat for seat in range(seats) if totals[seat] == min(totals)]
        if start < 0 or not any(totals):
            return fewest
        return [max(fewest, key=lambda seat: (seat - start) % seats)]

    def read_hand(self) -> None:
        now, size = self.now, self.seats + int(self.now.phase == declared.PLAY)
        hand = self.read_tiles("hand", size)
        now.hand_size, now.hand[:size] = size, sorted(hand, key=lambda tile: (tile == UNKNOWN, tile))

    def read_stack(self) -> None:
        now, size = self.now, TILES - int(self.now.turn) - int(self.now.hand_size)
        now.stack_size, now.stack[:size] = size, self.read_tiles("stack", size)[::-1]

    def read_tiles(self, field: str, size: int) -> list[int]:
        """Tiles of the hand or the stack, None for those that are not known."""
        unknown = field not in self.position or (field == "stack" and self.position.get(field) is None)
        names = [None] * size if unknown else self.position.sequence(field)
        demand(len(names) == size, f"jamniki-{field}-size", field, given=len(names), tiles=size)
        return [UNKNOWN if name is None else self.take(name, f"{field}[{i}]") for i, name in enumerate(names)]

    def read_gone(self) -> None:
        """Tiles that were seen in the hand, and may have been laid white since then."""
        now, latest = self.now, int(self.now.turn) - 1
        for name, span in self.position.mapping("gone").items():
            path = f"gone.{name}"
            tile = self.take(name, path)
            is_pair = isinstance(span, list | tuple) and len(span) == 2
            demand(is_pair, "jamniki-gone-turns", path, given=in_json(span))
            turns = [integer(span[0], 0, latest, path)]
            turns += [] if span[1] is None else [integer(span[1], turns[0] + 1, latest, path)]
            for turn in turns:
                hidden = now.coat[rules.place_of(self.board, now, turn)] == UNKNOWN
                demand(hidden, "jamniki-gone-known", path, tile=name, turn=turn)
            now.gone_from[tile], now.gone_to[tile] = turns[0], NEVER if span[1] is None else turns[1]

    def read_draws(self) -> None:
        """When tiles left the stack; without that, nobody but the seat to act knows anything of the hand."""
        now, position, latest, laid = self.now, self.position, int(last_draw(self.now)), self.laid_turns()
        since = now.since = position.integer("since", 0, latest, 0 if "drawn" in position else latest)
        drawn = Fields(position.mapping("drawn"), "drawn", TILE_NAMES)
        for tile, name in enumerate(TILE_NAMES):
            path, gone = drawn.path(name), now.gone_from[tile] != NONE
            out = tile in now.hand or gone or since <= laid[tile] < NEVER
            told = name in drawn or "drawn" not in position
            demand(told or not out, "jamniki-draw-missing", "drawn", tile=name)
            demand(name not in drawn or out, "jamniki-draw-of-other", path, tile=name)
            if out:
                given = drawn.get(name, since)
                span = given if isinstance(given, list) and len(given) == 2 else (given, given)
                first, last = (integer(turn, 0, TILES, path) for turn in span)
                until = min(latest, int(now.gone_from[tile]) - 1 if gone else laid[tile])
                right = since <= first <= last <= until
                demand(right, "jamniki-draw-turn", path, tile=name, turn=in_json(given))
                now.drawn_from[tile], now.drawn_to[tile] = first, last

    def laid_turns(self) -> list[int]:
        """The turn in which each tile was laid, `NEVER` for those not laid or not known."""
        laid = [NEVER] * TILES
        for turn in range(self.now.turn):
            tile = int(self.now.coat[rules.place_of(self.board, self.now, turn)])
            if tile != UNKNOWN:
                laid[tile] = turn
        return laid


def check_worlds(board: Board, state: State, laid: Sequence[int]) -> None:
    """[3] Whether the tiles can have left the stack in some order so that nobody who laid white held one that fits."""
    if agrees(board, state, NEVER):
        return
    now = state[0]
    places = [(turn, rules.place_of(board[0], now, turn)) for turn in range(now.turn)]
    whites = {turn: place for turn, place in places if now.side[place] == declared.WHITE_SIDE}
    for turn, tile in product(whites, range(TILES)):
        known, name = now.drawn_to[tile] != NONE and now.gone_from[tile] == NONE, TILE_NAMES[tile]
        held = known and now.drawn_to[tile] <= turn < laid[tile] and fits_white(board[0], now, turn, tile)
        demand(not held, "jamniki-white-unneeded", f"drawn.{name}", tile=name, turn=turn)
    demand(agrees(board, state, 0), "jamniki-no-order", "drawn")
    seat, index = next(place for turn, place in whites.items() if not agrees(board, state, turn + 1))
    raise PositionError(Fault("jamniki-white-held", f"players[{seat}].coat[{index}]"))


def agrees(board: Board, state: State, until: int) -> bool:
    """Whether there is a world, if whites from this turn on tell nothing."""
    return bool(choose_world(board[0], copied(state)[0], until, TRIES, from_seed(0)[0]))
