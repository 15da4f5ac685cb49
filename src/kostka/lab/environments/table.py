"""One game as environments play it: the records, and what a seat sees of them as named arrays."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE, from_seed
from kostka.core.errors import IllegalMove, KostkaError, shorten
from kostka.core.events import EVENTS
from kostka.core.game import Board, Game, State
from kostka.core.hooks import PAINTER
from kostka.core.kernels import ILLEGAL
from kostka.core.match import default_players, secret_for, settled_options
from kostka.core.moves import Names
from kostka.core.reading import is_whole
from kostka.core.registry import game as find_game
from kostka.lab.environments.spaces import MASK, SEAT, layout_of
from kostka.lab.kernels import table as kernels
from kostka.lab.kernels.table import OVER
from kostka.lab.simulate import check_seed

Seen = dict[str, Any]
RENDER_MODES = ("ansi",)
ILLEGAL_INFO = "illegal"  # the key of why an action was illegal


def look_of(game: Game) -> Callable[..., None]:
    """How a seat looks at a position."""
    return game.bind(kernels.call_look, kernels.seen)


class Desk:
    """Room for one game, in one record. Its last two parts are what a seat sees, in one block of bytes: its view, then
    in `marks` its number and the mask of its actions."""

    def __init__(self, game: Game, actions: int) -> None:
        self.cell = np.zeros(1, desk_type(game, actions))
        self.state, self.chance, self.events = (self.cell[part] for part in ("state", "chance", "events"))
        self.moves, self.places, self.scores, self.marks = (
            self.cell[part][0] for part in ("moves", "places", "scores", "marks")
        )
        self.view = self.cell["view"]
        self.kind = layout_of(game, actions)
        self.names = (*game.state.fields, SEAT)
        self.bytes = self.cell.view(np.uint8)[-self.kind.itemsize :]

    def read(self) -> Seen:
        """What is seen now, as arrays of its own. One call makes all of them, which is many times faster than each."""
        values = np.frombuffer(bytearray(self.bytes), self.kind).item()
        return {"observation": dict(zip(self.names, values, strict=False)), MASK: values[-1]}


def desk_type(game: Game, actions: int) -> np.dtype[Any]:
    most = game.seats[-1]
    parts: list[Any] = [
        ("state", game.state.type),
        ("chance", CHANCE),
        ("events", EVENTS),
        ("moves", "i2", (game.moves.count,)),
        ("places", "i2", (most,)),
        ("scores", "i4", (most,)),
        ("view", game.state.type),
        ("marks", "i1", (1 + actions,)),
    ]
    return np.dtype((np.record, parts))


def put(room: NDArray[Any], record: bytes) -> None:
    """Copy a record by its bytes; NumPy would copy it field by field."""
    room.view(np.uint8)[:] = np.frombuffer(record, np.uint8)


class Table:
    """A game that is played over and over on one board; what options leave to chance follows from seed 0.

    Game after game follows from a seed: its deal and its dice are those of the seed and the number of the game.
    """

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any], idle: bool = False) -> None:
        self.game = find_game(game)
        self.seats = self.game.seats[0] if seats is None else self.game.check_seats(seats)
        self.options = settled_options(self.game, options, secret_for(0))
        self.idle = idle
        self.seed: int | None = None
        self.number = 0
        self.players = default_players(self.seats)
        self.turn = OVER
        self._prepare()

    def _prepare(self) -> None:
        """What playing needs beside the position."""
        self.board: Board = self.game.set_board(self.options, self.seats)
        self.actions = self.game.moves.count + self.idle
        self.desk = Desk(self.game, self.actions)
        self.state = self.desk.state
        self._look, self._go = look_of(self.game), self.game.bind(kernels.call_go, kernels.seen)
        self._seen = OVER  # the seat whose view is on the desk

    def __getstate__(self) -> dict[str, Any]:
        kept = ("seats", "options", "idle", "seed", "number", "players", "turn")
        records = {"state": self.desk.state.tobytes(), "chance": self.desk.chance.tobytes()}
        return {name: getattr(self, name) for name in kept} | records | {"game": self.game.id}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state, chance = kept.pop("state"), kept.pop("chance")
        self.__dict__.update(kept, game=find_game(kept["game"]))
        self._prepare()
        put(self.desk.state, state)
        put(self.desk.chance, chance)
        self._is_finished()

    # ---------------------------------------------------------------------------------------------- what there is

    @property
    def names(self) -> Names:
        """The moves by number: `names.texts`."""
        return self.game.names(self.board)

    @property
    def is_over(self) -> bool:
        return self.turn == OVER

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.movers(self.board, self.state)

    @property
    def result(self) -> tuple[list[int], list[int]]:
        """Places and scores of a game that is over."""
        return self.desk.places[: self.seats].tolist(), self.desk.scores[: self.seats].tolist()

    def standing(self) -> list[float]:
        return self.game.standing(self.board, self.state)

    def observe(self, seat: int) -> Seen:
        """What a seat sees: the mask shows its moves if it is the one to act."""
        if seat != self._seen:
            self._see(seat, seat == self.turn)
        return self.desk.read()

    def observe_at_once(self, seat: int, acts: bool) -> Seen:
        """The same where all that may act do so at once, and the others have one action: to idle."""
        self._see(seat, acts)
        self.desk.marks[-1] = not acts
        self._seen = OVER
        return self.desk.read()

    def _see(self, seat: int, acts: bool) -> None:
        desk = self.desk
        self._look(self.board, desk.state, seat, acts, desk.view, desk.marks, desk.moves)
        self._seen = seat

    def draw(self, seat: int | None) -> str:
        """A picture for a terminal of what a seat may know; None: what everybody may."""
        if seat is not None:
            check_seat(seat, self.seats)
        return PAINTER[0](self, seat)

    # ------------------------------------------------------------------------------------------------ what changes it

    def begin(self, seed: int | None) -> None:
        """Deal the first game of a seed; without one, the next game of the seed in use."""
        self.seed, self.number = next_game(self.seed, self.number, seed)
        desk = self.desk
        put(desk.chance, from_seed(self.seed, self.number).tobytes())
        put(desk.state, bytes(desk.state.itemsize))
        self.game.compiled["deal"](self.board, desk.state, desk.chance, desk.events)
        self.turn, self._seen = self.game.turn(self.board, desk.state), OVER

    def go(self, move: int) -> bool:
        """Play a move of the seat to act; False if it is illegal, and then nothing has changed."""
        desk = self.desk
        turn = self._go(self.board, desk.cell, desk.view, self.turn, move)
        if turn == ILLEGAL:
            return False
        self.turn = self._seen = turn
        return True

    def play(self, seat: int, move: int) -> bool:
        """The same for any seat that may act."""
        if not self.is_legal(seat, move):
            return False
        desk = self.desk
        self.game.compiled["apply"](self.board, desk.state, seat, move, desk.chance, desk.events)
        self.turn, self._seen = OVER if self._is_finished() else self.game.turn(self.board, desk.state), OVER
        return True

    def _is_finished(self) -> bool:
        desk = self.desk
        return bool(self.game.compiled["result"](self.board, desk.state, desk.places, desk.scores))

    def stop(self) -> None:
        """An illegal action has ended the game: nobody acts any more."""
        self.turn = self._seen = OVER

    def is_legal(self, seat: int, move: int) -> bool:
        return move in self.game.legal(self.board, self.state, seat)

    def refusal(self, seat: int, move: int) -> str:
        """Why a move is illegal for a seat, by what it knows."""
        return refusal(self.game, self.board, self.state, seat, move)


def next_game(seed: int | None, number: int, given: int | None) -> tuple[int, int]:
    """The seed and the number of the game that a reset deals."""
    if given is not None:
        return check_seed(given), 0
    return (secrets.randbits(63), 0) if seed is None else (seed, number + 1)


def refusal(game: Game, board: Board, state: State, seat: int, move: int) -> str:
    movers = game.movers(board, state)
    if seat not in movers:
        return str(IllegalMove("environments-not-your-turn", turn=movers, count=len(movers)))
    reason = game.why_not(board, game.view(board, state, seat), seat, move)
    return str(IllegalMove("core-not-possible", reason=reason))


def check_action(action: Any, actions: int) -> int:
    """An action as a number; whatever is no action of the space is a mistake of the caller, not of the learner."""
    if not is_whole(action) or not 0 <= action < actions:
        raise KostkaError("environments-action", given=shorten(action), last=actions - 1)
    return int(action)


def check_seat(seat: Any, seats: int) -> int:
    if not is_whole(seat) or int(seat) not in range(seats):
        raise KostkaError("core-no-seat", given=shorten(seat), last=seats - 1)
    return int(seat)


def metadata(game: Game) -> dict[str, Any]:
    """What an environment tells of itself."""
    return {
        "name": f"kostka_{game.id}_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }


def check_render_mode(mode: Any) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise KostkaError("environments-render", given=shorten(mode), known=RENDER_MODES)
    return None if mode is None else str(mode)
