"""Games between compiled bots that are written down: how they ended, and every decision on the way.

The games are those of `Game.playouts`: what happens in game i follows from the seed and from i alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE
from kostka.core.errors import KostkaError
from kostka.core.events import new_events
from kostka.core.game import LIMIT, Board, Game
from kostka.lab.kernels.recording import call_recorded

AMPLE = 1.25
# Decisions of a game when some were last written down, by game and number of seats.
LENGTHS: dict[tuple[str, int], float] = {}
NOTHING_SHUNNED = np.zeros((0, 1, 1), np.bool_)


@dataclass(frozen=True)
class Recorded:
    """Games as they were played. Places and scores have a row per game and a column per seat.

    `finals` are the states in which games ended, `rows` the decisions in the order of game and ply, with the state
    before each of them (`row_type`); both are empty where they were not asked for.
    """

    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    decisions: NDArray[np.int32]
    finals: NDArray[Any]
    rows: NDArray[Any]


def row_type(game: Game) -> np.dtype[Any]:
    """A decision: the game, how many decisions came before, who decided what of how many moves, and where."""
    numbers: list[Any] = [("game", "i8"), ("ply", "i4"), ("seat", "i1"), ("move", "i2"), ("choices", "i2")]
    return np.dtype((np.record, [*numbers, ("state", game.state.type)]))


def recorded(
    game: Game,
    board: Board,
    seed: int,
    first: int,
    count: int,
    levels: Sequence[int],
    *,
    finals: bool = False,
    rows: bool = False,
    shunned: NDArray[np.bool_] | None = None,
) -> Recorded:
    """The games from `first` on, between bots of these levels (`kostka.bots.COMPILED`), one for every seat.

    `shunned` says by game, seat and move what a seat does not play as long as it can do something else; its first axis
    may have length 1, for all games.
    """
    most = game.seats[-1]
    shunned = NOTHING_SHUNNED if shunned is None else np.ascontiguousarray(shunned, np.bool_)
    if len(shunned):  # compiled code does not look
        assert len(shunned) in (1, count), "by game, or the same for all"
        assert shunned.shape[1] >= board["seats"][0], "by seat"
        assert shunned.shape[2] == game.moves.count, "by move"
    places, scores = np.zeros((count, most), np.int16), np.zeros((count, most), np.int32)
    decisions = np.zeros(count, np.int32)
    level = np.zeros(most, np.int8)
    level[: len(levels)] = levels

    def play(last: NDArray[Any], written: NDArray[Any]) -> None:
        unfinished = game.bind(call_recorded)(
            board,
            game.new_state(),
            game.new_state(),
            game.new_state(),
            np.zeros(1, CHANCE),
            np.zeros(1, CHANCE),
            new_events(on=False),
            np.empty(game.moves.count, np.int16),
            np.zeros(game.moves.count),
            level,
            shunned,
            seed,
            first,
            places,
            scores,
            decisions,
            last,
            written,
            LIMIT,
        )
        if unfinished:
            raise KostkaError("core-unfinished", title=game.name, games=unfinished, limit=LIMIT)

    last = np.zeros(count if finals else 0, game.state.type)
    written = np.empty(room_for(board, game, count) if rows else 0, row_type(game))
    play(last, written)
    total = int(decisions.sum())
    if rows and len(written) < total:  # now that it is known how many there are
        written = np.empty(total, row_type(game))
        play(last[:0], written)
    if rows and count:
        LENGTHS[game.id, int(board["seats"][0])] = total / count
    seats = int(board["seats"][0])
    return Recorded(places[:, :seats], scores[:, :seats], decisions, last, written[:total])


def room_for(board: Board, game: Game, count: int) -> int:
    """As many rows as games of this length will hardly need, so that they are played once; none know better yet."""
    return int(AMPLE * count * LENGTHS.get((game.id, int(board["seats"][0])), 0.0))
