"""One game as environments play it: its records, and what a seat sees of them as named arrays."""

import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core import hooks
from kostka.core.compiled.chance import CHANCE
from kostka.core.compiled.loops import ILLEGAL
from kostka.core.compiled.stubs import NOBODY
from kostka.core.declare.events import EVENTS
from kostka.core.declare.messages import shorten
from kostka.core.errors import IllegalMove, KostkaError
from kostka.core.game import Board, Game
from kostka.core.match import default_players
from kostka.core.position import Position
from kostka.core.reading import is_whole
from kostka.lab.environments.spaces import MASK, SEAT, layout_of
from kostka.lab.kernels.episode import call_observe, call_step
from kostka.lab.series import Series

Seen = dict[str, Any]
RENDER_MODES = ("ansi",)
ILLEGAL_INFO = "illegal"  # the key of why an action was illegal


class StepBuffers:
    """One record for a game. Its last two parts are what a seat sees, in one block of bytes: its view, then in `marks`
    its number and the mask of its actions."""

    def __init__(self, game: Game, actions: int) -> None:
        self.cell = np.zeros(1, buffer_type(game, actions))
        self.state, self.chance, self.events = (self.cell[part] for part in ("state", "chance", "events"))
        self.moves, self.places, self.scores, self.marks = (
            self.cell[part][0] for part in ("moves", "places", "scores", "marks")
        )
        self.view = self.cell["view"]
        self.layout = layout_of(game, actions)
        self.names = (*game.state.fields, SEAT)
        self.bytes = self.cell.view(np.uint8)[-self.layout.itemsize :]
        self._observe = game.kernels.bind(call_observe)

    def observe(self, position: Position, seat: int, acts: bool) -> Seen:
        """What a seat sees of a position; if it acts, the mask shows its moves."""
        self.look(position.board, position.state, seat, acts)
        return self.read()

    def look(self, board: Board, state: NDArray[Any], seat: int, acts: bool) -> None:
        self._observe(board, state, seat, acts, self.view, self.marks, self.moves)

    def read(self) -> Seen:
        """A copy of what was looked at last. One call makes all its arrays, many times faster than one by one."""
        values = np.frombuffer(bytearray(self.bytes), self.layout).item()
        return {"observation": dict(zip(self.names, values, strict=False)), MASK: values[-1]}


@lru_cache
def buffer_type(game: Game, actions: int) -> np.dtype[Any]:
    """The same type for all environments of a game: Numba dispatches slowly on a type that it has not seen before."""
    parts: list[Any] = [
        ("state", game.state.type),
        ("chance", CHANCE),
        ("events", EVENTS),
        ("moves", "i2", (game.moves.count,)),
        ("places", "i2", (game.seats[-1],)),
        ("scores", "i4", (game.seats[-1],)),
        ("view", game.state.type),
        ("marks", "i1", (1 + actions,)),
    ]
    return np.dtype((np.record, parts))


def put(room: NDArray[Any], record: bytes) -> None:
    """Copy a record by its bytes; NumPy would copy it field by field."""
    room.view(np.uint8)[:] = np.frombuffer(record, np.uint8)


class Episode:
    """A game of a series at a time, on one board; what options leave to chance follows from seed 0."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any], idle: bool = False) -> None:
        self.series = Series.of(game, seats, options)
        self.idle = idle
        self.number: int | None = None
        self.players = default_players(self.series.seats)
        self.turn = NOBODY
        self._prepare()

    def _prepare(self) -> None:
        """What playing needs beside the position."""
        self.game, self.board, self.seats = self.series.game, self.series.board, self.series.seats
        self.actions = self.game.moves.count + self.idle
        self.buffers = StepBuffers(self.game, self.actions)
        self.state = self.buffers.state
        self._step = self.game.kernels.bind(call_step)
        self._seen = NOBODY  # the seat whose view is in the buffers

    def __getstate__(self) -> dict[str, Any]:
        kept = ("series", "idle", "number", "players", "turn")
        records = {"state": self.state.tobytes(), "chance": self.buffers.chance.tobytes()}
        return {name: getattr(self, name) for name in kept} | records

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state, chance = kept.pop("state"), kept.pop("chance")
        self.__dict__.update(kept)
        self._prepare()
        put(self.state, state)
        put(self.buffers.chance, chance)
        self._is_finished()

    # ---------------------------------------------------------------------------------------------- what there is

    @property
    def position(self) -> Position:
        return self.series.at(self.state)

    @property
    def is_over(self) -> bool:
        return self.turn == NOBODY

    @property
    def result(self) -> tuple[list[int], list[int]]:
        """Places and scores of a game that is over."""
        return self.buffers.places[: self.seats].tolist(), self.buffers.scores[: self.seats].tolist()

    def observe(self, seat: int) -> Seen:
        """What a seat sees: the mask shows its moves if it is the one to act."""
        if seat != self._seen:
            self.buffers.look(self.board, self.state, seat, seat == self.turn)
            self._seen = seat
        return self.buffers.read()

    def observe_at_once(self, seat: int, acts: bool) -> Seen:
        """The same where all that may act do so at once, and the others have one action: to idle."""
        self.buffers.look(self.board, self.state, seat, acts)
        self.buffers.marks[-1] = not acts
        self._seen = NOBODY
        return self.buffers.read()

    def draw(self, seat: int | None) -> str:
        """A picture for a terminal of what a seat may know; None: what everybody may."""
        if seat is not None:
            check_seat(seat, self.seats)
        return hooks.draw(self.position.view(seat), self.players)

    # ------------------------------------------------------------------------------------------------ what changes it

    def begin(self, seed: int | None) -> None:
        """Deal the first game of a seed; without one, the next game of the seed in use."""
        self.series, self.number = next_game(self.series, self.number, seed)
        put(self.buffers.chance, self.series.chance(self.number).tobytes())
        put(self.state, bytes(self.state.itemsize))
        self.game.kernels.deal(self.board, self.state, self.buffers.chance, self.buffers.events)
        self.turn, self._seen = self.position.turn, NOBODY

    def go(self, move: int) -> bool:
        """Play a move of the seat to act; False if it is illegal, and then nothing has changed."""
        turn = self._step(self.board, self.buffers.cell, self.buffers.view, self.turn, move)
        if turn == ILLEGAL:
            return False
        self.turn = self._seen = turn
        return True

    def play(self, seat: int, move: int) -> bool:
        """The same for any seat that may act."""
        if not self.is_legal(seat, move):
            return False
        self.game.kernels.apply(self.board, self.state, seat, move, self.buffers.chance, self.buffers.events)
        self.turn, self._seen = NOBODY if self._is_finished() else self.position.turn, NOBODY
        return True

    def _is_finished(self) -> bool:
        return bool(self.game.kernels.result(self.board, self.state, self.buffers.places, self.buffers.scores))

    def stop(self) -> None:
        """End the game after an illegal action."""
        self.turn = self._seen = NOBODY

    def is_legal(self, seat: int, move: int) -> bool:
        return move in self.position.legal(seat)

    def refusal(self, seat: int, move: int) -> str:
        """Why a move is illegal for a seat, by what it knows."""
        position = self.position
        to_act = position.to_act
        if seat not in to_act:
            return str(IllegalMove("environments-not-your-turn", turn=to_act, count=len(to_act)))
        return str(IllegalMove("core-not-possible", reason=position.view(seat).why_not(move)))


def next_game(series: Series, number: int | None, seed: int | None) -> tuple[Series, int]:
    """The series and the number of the game that a reset deals; without a seed the first series is random."""
    if seed is None and number is not None:
        return series, number + 1
    return series.with_seed(secrets.randbits(63) if seed is None else seed), 0


def check_action(action: Any, actions: int) -> int:
    """An action as a number. One outside of the space is an error of the program, not an illegal move."""
    if not is_whole(action) or not 0 <= action < actions:
        raise KostkaError("environments-action", given=shorten(action), last=actions - 1)
    return int(action)


def check_seat(seat: Any, seats: int) -> int:
    if not is_whole(seat) or int(seat) not in range(seats):
        raise KostkaError("core-no-seat", given=shorten(seat), last=seats - 1)
    return int(seat)


def check_render_mode(mode: Any) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise KostkaError("environments-render", given=shorten(mode), known=RENDER_MODES)
    return None if mode is None else str(mode)
