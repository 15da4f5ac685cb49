"""The contract of a game: what it must offer, and the one record in which it declares itself."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core import kernels
from kostka.core.chance import CHANCE, Chance, from_seed
from kostka.core.errors import IllegalMove, KostkaError
from kostka.core.events import Kind, new_events
from kostka.core.jit import ENABLED, bind, cache_directory, source_folders
from kostka.core.reading import shorten

Board = NDArray[Any]
State = NDArray[Any]


@dataclass(frozen=True)
class Rules:
    """A game's rules, each a compiled function over the board and state records.

    deal(board, state, chance, events)               the set-up, into a zeroed state
    movers(board, state) -> bit mask                 the seats that may act now, none when the game is over
    turn(board, state) -> seat                       the one of them that acts first, for those who go one by one
    legal(board, state, seat, moves) -> count        fills `moves`, always in the same order; each exactly once
    apply(board, state, seat, move, chance, events)  a legal move, in place
    result(board, state, places, scores) -> bool     whether the game is over; fills both if so, place 1 first
    hide(board, state, seat)                         in place: blank all that the seat may not know (-1: nobody's seat)
    redeal(board, state, seat, chance)               in place: fill the blanks of a view, uniformly at random
    values(board, state, seat, moves, count, out)    from a view: what each of these moves is worth at a glance
    """

    deal: Callable[..., None]
    movers: Callable[..., int]
    turn: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    result: Callable[..., bool]
    hide: Callable[..., None]
    redeal: Callable[..., None]
    values: Callable[..., None]


@dataclass(frozen=True)
class Result:
    """How a game ended: a place (1 is first, ties share) and a score for every seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True)
class Game:
    """Everything the rest of Kostka knows about a game."""

    id: str
    title: str
    seats: range
    options: type[Any]
    board_type: np.dtype[Any]
    state_type: np.dtype[Any]
    rules: Rules
    # Moves are the numbers 0 to moves - 1; `name` gives the text of each.
    moves: int
    name: Callable[[Board, int], str]
    kinds: Sequence[Kind]
    # Words for the arguments of events, by the arguments' names.
    words: Callable[[Board], Mapping[str, Sequence[str]]]
    # One English sentence per kind of event, with the arguments in braces.
    sentences: Mapping[str, str]
    set_board: Callable[[Any, int], Board]
    dump: Callable[[Board, State], dict[str, Any]]
    load: Callable[[Mapping[str, Any]], tuple[Board, State]]
    # Why a move is not legal for the seat: a sentence.
    why_not: Callable[[Board, State, int, int], str]
    # Dice from a real table, as draws of `chance`.
    script: Callable[[Board, State, int, int, Sequence[Sequence[Any]]], list[int]]
    # A picture of a position for the terminal, in rich's markup; seats come with their names.
    draw: Callable[[Board, State, Sequence[str]], str]
    # Odds and the value of the moves of a seat, as in `kostka odds --json`.
    odds: Callable[[Board, State, int, int], dict[str, Any]]
    # The same for the terminal, in rich's markup.
    draw_odds: Callable[[dict[str, Any]], str] = field(default=str)
    # What a player at this board may want to look up: moves, cards; in rich's markup.
    guide: Callable[[Board], str] = field(default=lambda board: "")

    @cached_property
    def compiled(self) -> Mapping[str, Callable[..., Any]]:
        """The kernels of this game by name, compiled at their first call."""
        rules = vars(self.rules)
        return {
            name.removeprefix("call_"): bind(kernel, rules, self.id)
            for name, kernel in vars(kernels).items()
            if name.startswith("call_")
        }

    def new_state(self) -> State:
        return np.zeros(1, self.state_type)

    def check_seats(self, seats: int) -> int:
        if not isinstance(seats, int | np.integer):
            raise KostkaError(f"The number of players is a whole number, not {shorten(seats)}.")
        if seats not in self.seats:
            raise KostkaError(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {shorten(int(seats))}."
            )
        return int(seats)

    def setup(self, options: Any, seats: int, chance: Chance) -> tuple[Board, State]:
        board, state = self.set_board(options, self.check_seats(seats)), self.new_state()
        self.compiled["deal"](board, state, chance, new_events(on=False))
        return board, state

    def movers(self, board: Board, state: State) -> tuple[int, ...]:
        mask = self.compiled["movers"](board, state)
        return tuple(seat for seat in range(self.seats[-1]) if mask >> seat & 1)

    def turn(self, board: Board, state: State) -> int:
        return int(self.compiled["turn"](board, state))

    def legal(self, board: Board, state: State, seat: int) -> list[int]:
        moves = np.empty(self.moves, np.int16)
        count = self.compiled["legal"](board, state, seat, moves)
        return [int(move) for move in moves[:count]]

    def result(self, board: Board, state: State) -> Result | None:
        places, scores = np.zeros(self.seats[-1], np.int16), np.zeros(self.seats[-1], np.int32)
        if not self.compiled["result"](board, state, places, scores):
            return None
        seats = int(board[0].seats)
        return Result(tuple(places[:seats].tolist()), tuple(scores[:seats].tolist()))

    def view(self, board: Board, state: State, seat: int | None) -> State:
        """What a seat may know of a state (None: what everybody may know), as a state with blanks."""
        view = state.copy()
        self.compiled["hide"](board, view, -1 if seat is None else seat)
        return view

    def redeal(self, board: Board, view: State, seat: int, chance: Chance) -> State:
        """A random full state that agrees with a view."""
        full = view.copy()
        self.compiled["redeal"](board, full, seat, chance)
        return full

    def values(self, board: Board, view: State, seat: int, moves: Sequence[int]) -> list[float]:
        """The value of moves as seen from a view."""
        out = np.zeros(len(moves))
        self.compiled["values"](board, view, seat, np.asarray(moves, np.int16), len(moves), out)
        return [float(value) for value in out]

    def names(self, board: Board) -> dict[str, int]:
        """Every move of this board by its text."""
        return {self.name(board, move): move for move in range(self.moves)}

    def parse(self, board: Board, text: str) -> int:
        """The move of a text: the inverse of `name`."""
        wanted = " ".join(text.lower().split())
        names = self.names(board)
        moves = {name.lower(): move for name, move in names.items()}
        if wanted in moves:
            return moves[wanted]
        word = wanted.split(" ")[0]
        alike = [name for name in names if name.split(" ")[0] == word]
        if alike:
            raise IllegalMove(f"There is no move {shorten(text)}; {word!r} goes as in {alike[0]!r} or {alike[-1]!r}.")
        words = dict.fromkeys(name.split(" ")[0] for name in names)
        raise IllegalMove(f"There is no move {shorten(text)}; moves begin with {', '.join(words)}.")

    def is_compiled(self) -> bool:
        """Whether an earlier run left the compiled rules on disk."""
        return not ENABLED or self._marker.exists()

    def compile(self, progress: Callable[[int, int], None] = lambda done, total: None) -> None:
        """Compile or load everything that play, simulation and odds call, so that nothing later waits."""
        progress(0, 1)
        board, state = self.setup(self.options(), self.seats[0], from_seed(0))
        seat = self.turn(board, state)
        move = self.legal(board, state, seat)[0]
        names = [""] * self.seats[0]
        steps: list[Callable[[], Any]] = [
            lambda: self.movers(board, state),
            lambda: self.result(board, state),
            lambda: self.redeal(board, self.view(board, state, seat), seat, from_seed(0)),
            lambda: self.compiled["apply"](board, state.copy(), seat, move, from_seed(0), new_events(on=False)),
            lambda: self.values(board, state, seat, [move]),
            lambda: self.playouts(board, seed=0, first=0, count=1),
            lambda: self.load(self.dump(board, state)),
            lambda: self.draw(board, state, names),
            lambda: self.odds(board, state, seat, 1),
        ]
        for done, step in enumerate(steps):
            progress(done, len(steps))
            step()
        progress(len(steps), len(steps))
        if ENABLED:
            self._marker.touch()

    @cached_property
    def _marker(self) -> Path:
        return cache_directory(source_folders(*vars(self.rules).values())) / f"{self.id}.compiled"

    def playouts(
        self, board: Board, seed: int, first: int, count: int, levels: Sequence[int] = (), limit: int = 1_000_000
    ) -> tuple[NDArray[np.int16], NDArray[np.int32], NDArray[np.int32]]:
        """Whole games on the compiled side: places and scores per game and seat, decisions per game."""
        seats = int(board[0].seats)
        places, scores = np.zeros((count, self.seats[-1]), np.int16), np.zeros((count, self.seats[-1]), np.int32)
        decisions = np.zeros(count, np.int32)
        level = np.zeros(self.seats[-1], np.int8)
        level[: len(levels)] = levels
        unfinished = self.compiled["playouts"](
            board,
            self.new_state(),
            self.new_state(),
            self.new_state(),
            np.zeros(1, CHANCE),
            np.zeros(1, CHANCE),
            new_events(on=False),
            np.empty(self.moves, np.int16),
            np.zeros(self.moves),
            level,
            seed,
            first,
            places,
            scores,
            decisions,
            limit,
        )
        if unfinished:
            raise KostkaError(f"{unfinished} games of {self.title} had not ended after {limit} decisions.")
        return places[:, :seats], scores[:, :seats], decisions
