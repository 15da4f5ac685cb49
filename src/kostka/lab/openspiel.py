"""All games as games of OpenSpiel: `kostka_camelup`, `kostka_cubitos`, `kostka_jamniki`, and those that are installed.

Chance is explicit. Rules take dice from a script; where the script ends before the dice do, they say how many outcomes
the missing draw has: that is a chance node. Its outcome is put at the end of the script, and the move is tried again
from the position before it, until the script is long enough. So nothing is sampled, and all outcomes of a node are
equally likely.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.chance import (
    SCRIPT_OUT_OF_RANGE,
    SCRIPT_SIZE,
    SCRIPT_TOO_SHORT,
    Chance,
    from_script,
    from_seed,
)
from kostka.core.compiled.loops import ILLEGAL
from kostka.core.declare.events import new_events
from kostka.core.declare.messages import shorten
from kostka.core.errors import IllegalMove, KostkaError, ScriptError
from kostka.core.game import Game, State
from kostka.core.playouts import LIMIT
from kostka.core.position import Position
from kostka.core.registry import find_game, game_ids
from kostka.lab.environments.rewards import by_places
from kostka.lab.extras import needed
from kostka.lab.series import Series

pyspiel = needed("pyspiel", "openspiel")

PREFIX = "kostka_"
BETWEEN = "+"  # the parts of an option that is a list: OpenSpiel's own strings are full of commas
DEAL, NOTHING = -1, -2  # in place of a move that chance completes
DIGEST = 16  # bytes
SILENT = new_events(on=False)


# ------------------------------------------------------------------------------------------------------------ positions


@lru_cache(maxsize=64)
def first_node(series: Series) -> "Node":
    """Before the deal: everybody knows who sits where, and nothing else."""
    told = tuple(bytes([seat]) for seat in range(series.seats))
    return Node(series, series.game.new_state(), told, pyspiel.PlayerId.CHANCE).try_move(NOTHING, DEAL, ())


@dataclass(frozen=True, eq=False)
class Node:
    """A node of the game tree, which never changes: a position, and the move from it that waits for chance."""

    series: Series
    state: State
    told: tuple[bytes, ...]  # by player: a digest of all seen and done until then
    turn: int
    seat: int = NOTHING
    move: int = NOTHING
    script: tuple[int, ...] = ()
    wanted: int = 0  # outcomes of the draw that is missing

    def __deepcopy__(self, memo: Any) -> "Node":
        return self

    @property
    def position(self) -> Position:
        return self.series.at(self.state)

    @property
    def is_dealt(self) -> bool:
        return self.move != DEAL

    @property
    def player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self.wanted else self.turn

    @cached_property
    def legal(self) -> list[int]:
        return sorted(self.position.legal(self.turn))

    def child(self, action: int) -> "Node":
        if self.wanted:
            return self.try_move(self.seat, self.move, (*self.script, action))
        return self.try_move(self.turn, action, ())

    def try_move(self, seat: int, move: int, script: tuple[int, ...]) -> "Node":
        """What becomes of a move with these outcomes of chance: the next position, or the next chance node."""
        chance, game, board = from_script(script), self.series.game, self.series.board
        after = game.new_state()
        if move == DEAL:
            game.kernels.deal(board, after, chance, SILENT)
        else:
            moves = np.empty(game.moves.count, np.int16)
            if game.kernels.play(board, self.state, seat, move, after, chance, SILENT, moves) == ILLEGAL:
                raise self.refused(seat, move)
        fault = int(chance["fault"][0])
        if fault == SCRIPT_OUT_OF_RANGE:
            raise ScriptError("core-dice-impossible")
        if fault == SCRIPT_TOO_SHORT:
            return replace(self, seat=seat, move=move, script=script, wanted=int(chance["wanted"][0]))
        return self.node_at(after, seat, move)

    def refused(self, seat: int, move: int) -> IllegalMove:
        if self.turn == pyspiel.PlayerId.TERMINAL:
            return IllegalMove("core-match-over")
        return IllegalMove("core-not-possible", reason=self.position.view(seat).why_not(move))

    def node_at(self, state: State, seat: int, move: int) -> "Node":
        """The node of a position; everybody sees what they may see of it."""
        position = self.series.at(state)
        told = tuple(
            digest(before, position.view(player).state, move if player == seat else NOTHING)
            for player, before in enumerate(self.told)
        )
        return Node(self.series, state, told, int(pyspiel.PlayerId.TERMINAL) if position.is_over else position.turn)

    def returns(self) -> list[float]:
        """Of the other players, how many more one is ahead of than behind: 1 for the winner, -1 for the last."""
        result = self.position.result if self.is_dealt else None
        return by_places(result.places) if result else [0.0] * self.position.seats

    def determinize(self, player: int, chance: Chance) -> "Node":
        """A random position that a player cannot tell from this one. What the others remember there is made up: it
        tells apart whatever they see there."""
        world = self.position.view(player).determinize(chance)
        mine = self.told[player]
        told = [digest(mine, world.view(seat).state, NOTHING) for seat in range(world.seats)]
        told[player] = mine
        return replace(self, state=world.state, told=tuple(told))

    def position_text(self, position: Position) -> str:
        """A position as in position files; before the deal there is none."""
        return json.dumps(position.dump()) if self.is_dealt else ""

    @cached_property
    def text(self) -> str:
        """The position, and where a move waits for chance, the move and what chance has shown so far."""
        move = self.position.names.texts[self.move] if self.wanted and self.is_dealt else ""
        return "\n".join([self.position_text(self.position), move, " ".join(map(str, self.script))]).rstrip()


def digest(before: bytes, view: State, own_move: int) -> bytes:
    return blake2b(before + own_move.to_bytes(2, "little", signed=True) + view.tobytes(), digest_size=DIGEST).digest()


# ------------------------------------------------------------------------------------------------------------ OpenSpiel


class KostkaState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A state as OpenSpiel has it. Its node never changes, so a clone shares it."""

    def __init__(self, game: "KostkaGame", node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        return self.node.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self.node.wanted
        return [(outcome, 1 / wanted) for outcome in range(wanted)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1}/{self.node.wanted}"
        return self.node.position.names.texts[action]

    def is_terminal(self) -> bool:
        return bool(self.node.player == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        return self.node.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "KostkaState":
        """What a search of information sets begins with; the history of that state is empty."""
        return KostkaState(self.get_game(), self.node.determinize(player, from_seed(int(sampler() * 2**53))))

    def __str__(self) -> str:
        return self.node.text


class Observer:
    """What a player sees: a view of the position as a tensor, whose named pieces are its fields, or as a position."""

    def __init__(self, series: Series, seen_by: Callable[[int], int | None]) -> None:
        self.seen_by, self.fields = seen_by, tuple(series.game.state.fields)
        shapes: dict[str, tuple[int, ...]] = {"player": (series.seats,)} if seen_by(0) == 0 else {}
        shapes |= {name: field.shape or (1,) for name, field in series.game.state.fields.items()}
        ends = np.cumsum([0, *(int(np.prod(shape)) for shape in shapes.values())]).tolist()
        self.tensor = np.zeros(ends[-1], np.float32)
        parts = zip(shapes.items(), pairwise(ends), strict=True)
        self.dict = {name: self.tensor[start:end].reshape(shape) for (name, shape), (start, end) in parts}

    def set_from(self, state: KostkaState, player: int) -> None:
        self.tensor.fill(0)
        if "player" in self.dict:
            self.dict["player"][player] = 1
        if state.node.is_dealt:
            view = state.node.position.view(self.seen_by(player)).state
            for name in self.fields:
                self.dict[name][...] = view[name][0]

    def string_from(self, state: KostkaState, player: int) -> str:
        node = state.node
        return node.position_text(node.position.view(self.seen_by(player))) if node.is_dealt else ""


class Recall:
    """All that a player has seen and done, in order, as a digest: written out it would be longer with every move."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: KostkaState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: KostkaState, player: int) -> str:
        node = state.node
        begun = f" {node.position.names.texts[node.move]}" if node.wanted and node.seat == player else ""
        return f"{player} {node.told[player].hex()}{begun}"


class KostkaGame(pyspiel.Game):  # type: ignore[misc,name-defined]
    """A game as OpenSpiel has it: a table with its options. `register` makes a subclass for each game."""

    id: str

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = find_game(self.id)
        self.series = Series.of(self.id, params["players"], read_options(game, params))
        self.bounds = game.bounds(self.series.board)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.count,
            max_chance_outcomes=self.bounds.outcomes,
            num_players=self.series.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.decisions or LIMIT,
        )
        super().__init__(TYPES[self.id], info, dict(params))

    def new_initial_state(self) -> KostkaState:
        return KostkaState(self, first_node(self.series))

    def max_chance_nodes_in_history(self) -> int:
        return self.bounds.draws or (LIMIT + 1) * SCRIPT_SIZE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recall | None:
        """None for what no player sees, such as private without public information."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            return None
        if kind.private_info == private.NONE:
            return None if kind.perfect_recall else Observer(self.series, lambda player: None)
        return Recall() if kind.perfect_recall else Observer(self.series, lambda player: player)


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: its players and its options."""
    defaults = {field.name: field.default for field in fields(game.options)}
    lists = {name: BETWEEN.join(value) for name, value in defaults.items() if isinstance(value, tuple)}
    return {"players": game.seats[0], **defaults, **lists}


def read_options(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game. What they leave to chance is the same in all games."""
    given = {name: value for name, value in params.items() if name != "players"}
    for field in fields(game.options):
        if isinstance(field.default, tuple):
            given[field.name] = [part for part in str(given[field.name]).split(BETWEEN) if part]
    return given


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def load(game: str, seats: int | None = None, **options: Any) -> Any:
    """A game of OpenSpiel from a game, its seats and its options."""
    if game not in TYPES:
        raise KostkaError("core-no-game", given=shorten(game), known=tuple(TYPES))
    found = find_game(game)
    found.read_options(options)
    given = {name: BETWEEN.join(value) if isinstance(value, list | tuple) else value for name, value in options.items()}
    players = found.seats[0] if seats is None else found.check_seats(seats)
    return pyspiel.load_game(PREFIX + game, {"players": players, **given})


TYPES: dict[str, Any] = {}


def register() -> None:
    """Tell OpenSpiel about every game; one that is installed but broken is left out."""
    for id in game_ids():
        with suppress(KostkaError):
            TYPES[id] = game_type(find_game(id))
            name = f"Kostka_{id}"
            globals()[name] = type(name, (KostkaGame,), {"id": id})  # OpenSpiel pickles games, which needs their class
            pyspiel.register_game(TYPES[id], globals()[name])


register()
