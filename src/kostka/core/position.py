"""A position, and what one seat may know of it: the objects that everything else is asked of.

A `View` is a position with blanks. Code that answers a player (prompts, refusals, odds, reasons, advice, bots) takes a
`View` and cannot be given a `Position`: the type checker keeps secrets.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from typing import Self

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats
from kostka.core.compiled.chance import Chance, from_seed
from kostka.core.declare.events import new_events
from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.messages import Message, Prompt, Reason
from kostka.core.declare.moves import Names
from kostka.core.declare.options import Options, changed_options
from kostka.core.game import Board, Game, Result, State


class Position:
    """A position of a game. It is a value: nothing here changes `state`."""

    def __init__(self, game: Game, board: Board, state: State, names: Names | None = None) -> None:
        """`names` are the moves of the board, if they are known already."""
        self.game, self.board, self.state, self._names = game, board, state, names

    @classmethod
    def deal(cls, game: Game, options: Options, seats: int, chance: Chance) -> "Position":
        """The set-up of a game."""
        position = Position(game, game.set_board(options, game.check_seats(seats)), game.new_state())
        game.kernels.deal(position.board, position.state, chance, new_events(on=False))
        return position

    @classmethod
    def load(cls, game: Game, position: JsonInput) -> "Position":
        """The position that `dump` wrote; blanks stay blanks."""
        return Position(game, *game.load(position))

    def with_state(self, state: State) -> "Position":
        """Another state on the same board."""
        return Position(self.game, self.board, state, self._names)

    @cached_property
    def seats(self) -> int:
        return count_seats(self.board)

    @property
    def names(self) -> Names:
        """The moves of this board by number, text and JSON."""
        if self._names is None:
            self._names = self.game.names(self.board)
        return self._names

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; nobody once the game is over."""
        return seats_of(int(self.game.kernels.to_act(self.board, self.state)))

    @property
    def turn(self) -> int:
        """The first of the seats that may act; NOBODY (-1) once the game is over."""
        return int(self.game.kernels.turn(self.board, self.state))

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    def result(self) -> Result | None:
        """Places, scores and how it ended; None while the game runs."""
        most = self.game.seats[-1]
        places, scores = np.zeros(most, np.int16), np.zeros(most, np.int32)
        if not self.game.kernels.result(self.board, self.state, places, scores):
            return None
        seats = slice(self.seats)
        result = Result(tuple(places[seats].tolist()), tuple(scores[seats].tolist()))
        return replace(result, how=self.game.ending(self, result))

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat that may act."""
        moves = np.empty(self.game.moves.count, np.int16)
        legal: list[int] = moves[: self.game.kernels.legal(self.board, self.state, seat, moves)].tolist()
        return legal

    def after(self, seat: int, move: int, chance: Chance) -> Self:
        """The position after a legal move."""
        state = copied(self.state)
        self.game.kernels.apply(self.board, state, seat, move, chance, new_events(on=False))
        return self.with_state(state)  # type: ignore[return-value]

    def view(self, seat: int | None) -> "View":
        """What a seat may know; None: what everybody may know."""
        state = copied(self.state)
        self.game.kernels.hide(self.board, state, -1 if seat is None else seat)
        return View._of(self, state, seat)

    def scores(self) -> list[float]:
        """The score of every seat at this moment."""
        return self._by_seat(self.game.kernels.scores)

    def evaluate(self) -> list[float]:
        """Every seat's chance to win, evaluated without playing on."""
        return self._by_seat(self.game.kernels.evaluate, self.game.new_cache())

    def rollout_policy(self, seat: int, moves: Sequence[int]) -> list[float]:
        """What moves are worth to the rollouts of a search."""
        return self._by_move(self.game.kernels.rollout_policy, seat, moves, self.game.new_cache())

    def dump(self) -> Json:
        """The position as JSON values."""
        return self.game.dump(self)

    def to_bytes(self) -> bytes:
        """The state's bytes: equal positions have equal ones."""
        return self.state.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[object, ...]:
        return self.game.id, self.board.tobytes(), self.state.tobytes()

    def _by_seat(self, kernel: Callable[..., None], *cache: Cell) -> list[float]:
        out = np.zeros(self.game.seats[-1])
        kernel(self.board, self.state, *cache, out)
        values: list[float] = out[: self.seats].tolist()
        return values

    def _by_move(self, kernel: Callable[..., None], seat: int, moves: Sequence[int], *cache: Cell) -> list[float]:
        out = np.zeros(len(moves))
        kernel(self.board, self.state, seat, np.asarray(moves, np.int16), len(moves), *cache, out)
        worth: list[float] = out.tolist()
        return worth


class View(Position):
    """A position as one seat may know it, with blanks.

    `Position.view` makes it. One that was hidden before and comes back is read by `load` or `from_bytes`.
    """

    reader: int | None  # the seat, or None for what everybody may know

    def __init__(self) -> None:
        raise TypeError("a view is made by Position.view, View.load or View.from_bytes, so that no full state gets in")

    @classmethod
    def _of(cls, position: Position, state: State, reader: int | None) -> "View":
        """What a reader sees of a position, which is already hidden in `state`."""
        view = object.__new__(View)
        Position.__init__(view, position.game, position.board, state, position._names)
        view.reader = reader
        return view

    @classmethod
    def load(cls, game: Game, position: JsonInput, seat: int | None = None) -> "View":
        """A view of a seat that was dumped, or a position with blanks that somebody wrote down."""
        hidden = Position.load(game, position)
        return cls._of(hidden, hidden.state, seat)

    @classmethod
    def from_bytes(cls, game: Game, board: bytes, view: bytes, seat: int | None) -> "View":
        """A view of a seat from its bytes, as `to_bytes` gives them."""
        state = np.frombuffer(bytearray(view), game.state.type)
        return cls._of(Position(game, np.frombuffer(bytearray(board), game.board.type), state), state, seat)

    @property
    def seat(self) -> int:
        """The seat whose view this is."""
        if self.reader is None:
            raise ValueError("what everybody may know is no seat's view")
        return self.reader

    def with_state(self, state: State) -> "View":
        return View._of(self, state, self.reader)

    def for_seat(self, seat: int) -> "View":
        """What everybody may know, as a view of one seat."""
        return View._of(self, self.state, seat)

    @property
    def _key(self) -> tuple[object, ...]:
        return *super()._key, self.reader

    @cached_property
    def moves(self) -> list[int]:
        """The moves of the seat, by number."""
        return self.legal(self.seat)

    def prompt(self) -> Prompt:
        """What the seat is asked now."""
        return self.game.prompt(self)

    def why_not(self, move: int) -> Reason:
        """The rule that a move of the seat would break."""
        return self.game.why_not(self, move)

    def odds(self, rollouts: int) -> Json:
        """Odds and the value of the seat's moves, as in `kostka odds --json`: exact where possible, and slow."""
        return self.game.odds(self, rollouts)

    def reasons(self, moves: Sequence[int]) -> Mapping[int, Sequence[Message]]:
        """What speaks for moves, in numbers."""
        return self.game.reasons(self, moves)

    def endgame(self) -> list[tuple[int, tuple[float, ...]]] | None:
        """Near the end: the moves of the seat with the exact chances of all seats; None if too much is left."""
        return self.game.endgame(self)

    def policy(self, moves: Sequence[int]) -> list[float]:
        """What moves of the seat are worth without search, in the unit of the game."""
        return self._by_move(self.game.kernels.policy, self.seat, moves)

    def boldness(self, moves: Sequence[int]) -> list[float]:
        """How bold moves are, from -1 to 1."""
        return self._by_move(self.game.kernels.boldness, self.seat, moves)

    def choose(self, level: int, chance: Chance) -> int:
        """The move of the compiled bot of a level, the same as in playouts."""
        moves, worth = np.empty(self.game.moves.count, np.int16), np.empty(self.game.moves.count)
        again = copied(self.state)
        return int(self.game.kernels.choose(self.board, self.state, again, self.seat, level, chance, moves, worth))

    def determinize(self, chance: Chance) -> Position:
        """A random full position that agrees with the view, each as likely as the other."""
        state = copied(self.state)
        self.game.kernels.determinize(self.board, state, self.reader or 0, chance)
        return Position.with_state(self, state)

    def sample_belief(self, beliefs: Floats, chance: Chance) -> Position:
        """A random full position that agrees with the view, as likely as the seat believes it to be."""
        state = copied(self.state)
        self.game.kernels.sample_belief(self.board, state, self.seat, beliefs, chance)
        return Position.with_state(self, state)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is hidden that a match would need."""
        return self.determinize(from_seed(0)).to_bytes() == self.to_bytes()


def head(position: Position, options: Options, version: int = 1) -> Json:
    """What every dump begins with; `reading.check_head` reads it."""
    return {"game": position.game.id, "version": version, "options": changed_options(options)}


def count_seats(board: Board) -> int:
    return int(board["seats"][0])


def copied(state: State) -> State:
    """A copy of the bytes; NumPy would copy a record field by field."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, lowest first."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
