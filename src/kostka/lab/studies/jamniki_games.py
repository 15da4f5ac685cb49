"""Games of Jamniki for a study: points by what they come from, and the tasks that coats fulfil."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.game import Board, State
from kostka.core.jit import bind
from kostka.core.kernels import GREEDY
from kostka.core.options import parse_options
from kostka.core.registry import game as find_game
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled import state as s
from kostka.lab.kernels.tasks import call_fulfilled
from kostka.lab.recording import recorded
from kostka.lab.studies.watching import Sitting, watched


@dataclass(frozen=True)
class Games:
    """Matches between bots of one kind; the first axis of everything is the match."""

    places: NDArray[np.int16]  # by seat
    scores: NDArray[np.int32]  # by seat
    points: NDArray[np.int16]  # by game, seat and source
    tasks: NDArray[np.int8]  # those of the last game
    fulfilled: NDArray[np.bool_]  # by seat and task, in the last game: also of tasks that it did not have

    @property
    def seats(self) -> int:
        return int(self.scores.shape[1])

    @property
    def leads(self) -> NDArray[np.int32]:
        """What the best had more than the next one, 0 where they shared the first place."""
        ordered = np.sort(self.scores, axis=1)
        return ordered[:, -1] - ordered[:, -2]

    @property
    def shared(self) -> NDArray[np.bool_]:
        """Whether several won."""
        shared: NDArray[np.bool_] = (self.places == 1).sum(axis=1) > 1
        return shared

    def drawn(self, task: int) -> NDArray[np.bool_]:
        """The matches whose last game had this task."""
        drawn: NDArray[np.bool_] = (self.tasks == task).any(axis=1)
        return drawn

    def from_source(self, source: int) -> NDArray[np.float64]:
        """Points of a coat and game from bones, colours or tasks, the mean of each match."""
        points: NDArray[np.float64] = self.points[..., source].mean(axis=(1, 2))
        return points


def board_of(seats: int, options: Mapping[str, Any]) -> Board:
    game = find_game("jamniki")
    return game.set_board(parse_options(game.options, options), seats)


def by_greedy(seats: int, options: Mapping[str, Any], seed: int, count: int) -> Games:
    board = board_of(seats, options)
    played = recorded(find_game("jamniki"), board, seed, 0, count, [GREEDY] * seats, finals=True)
    return summed_up(board, played.places, played.scores, played.finals)


def ended(sitting: Sitting, number: int) -> tuple[tuple[int, ...], tuple[int, ...], State]:
    """Places, scores and the last state of a match."""
    match = watched(sitting, number)
    assert match.result is not None
    return match.result.places, match.result.scores, match.state


def by_search(sitting: Sitting, ends: Sequence[tuple[tuple[int, ...], tuple[int, ...], State]]) -> Games:
    """The matches of a sitting by how they ended."""
    places, scores, finals = zip(*ends, strict=True)
    board = board_of(sitting.seats, dict(sitting.options))
    return summed_up(board, np.array(places, np.int16), np.array(scores, np.int32), np.concatenate(finals))


def summed_up(board: Board, places: NDArray[np.int16], scores: NDArray[np.int32], finals: NDArray[Any]) -> Games:
    games, seats = int(board["games"][0]), int(board["seats"][0])
    fulfilled = np.zeros((len(finals), seats, s.TASKS), np.bool_)
    tasks_kernel()(board, finals, fulfilled)
    points = finals["scores"][:, :games, :seats]
    return Games(places, scores, points, finals["tasks"][:, games - 1], fulfilled)


@lru_cache
def tasks_kernel() -> Callable[..., None]:
    return bind(call_fulfilled, {"fulfils": rules.fulfils}, "jamniki")
