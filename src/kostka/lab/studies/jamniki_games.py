"""Games of Jamniki for a study: points by what they come from, and the tasks that coats fulfil."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED
from kostka.core.game import Board, State
from kostka.core.jit import bind
from kostka.core.options import parse_options
from kostka.core.registry import game as find_game
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled import state as s
from kostka.lab.crew import cores
from kostka.lab.kernels.tasks import call_fulfilled
from kostka.lab.playing import compile_once
from kostka.lab.recording import recorded
from kostka.lab.studies import Progress, Run
from kostka.lab.studies.watching import GREEDY, SEARCHING, Sitting, answers, watched


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

    @property
    def edges(self) -> NDArray[np.float64]:
        """By source, how many points of a match winners had more than the others, where not everybody won."""
        points, won = self.points.sum(axis=1), (self.places == 1)[:, :, None]
        some = ~won.all(axis=1)[:, 0]
        winners, others = (np.where(who, points, 0).sum(axis=1) / np.maximum(1, who.sum(axis=1)) for who in (won, ~won))
        edges: NDArray[np.float64] = (winners - others)[some]
        return edges

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
    played = recorded(find_game("jamniki"), board, seed, 0, count, [COMPILED[GREEDY]] * seats, finals=True)
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


# ------------------------------------------------------------------------------------------------ all that is played

VARIANTS: Mapping[str, Mapping[str, Any]] = {
    "usual": {},
    "one-game": {"games": 1},
    "every-colour": {"every_colour": True},
    "tasks": {"secret_tasks": True},
    "both": {"every_colour": True, "secret_tasks": True},
    "turning": {"turning": True},
    "white": {"voluntary_white": True},
}
TASK_GAMES: Mapping[str, Any] = {"games": 1, "secret_tasks": True}
MAIN = 4  # players, where there is room for one number of them only


@dataclass(frozen=True)
class Sizes:
    """Matches of a row: by greedy bots of the usual rules and their variants, and with tasks; the same by search."""

    scores: int
    tasks: int
    searched: int
    searched_tasks: int


FULL, QUICK = Sizes(20_000, 40_000, 300, 2_000), Sizes(200, 400, 2, 2)


@dataclass(frozen=True)
class Found:
    """All matches of the study."""

    variants: Mapping[tuple[str, int], Games]  # by greedy bots
    searched: Mapping[int, Games]
    tasks: Mapping[tuple[str, int], Games]  # by bots and number of players

    def usual(self, bots: str, seats: int) -> Games:
        return self.variants["usual", seats] if bots == GREEDY else self.searched[seats]


def play(run: Run, sizes: Sizes) -> Found:
    compile_once(find_game("jamniki"))
    first, second = run.parts((1, 4))
    variants, tasks = greedy_games(run.seed, sizes, first)
    searched, searched_tasks = searched_games(run, sizes, second)
    return Found(variants, searched, {**tasks, **searched_tasks})


def greedy_games(
    seed: int, sizes: Sizes, progress: Progress
) -> tuple[dict[tuple[str, int], Games], dict[tuple[str, int], Games]]:
    """Those of every variant, and those with tasks."""
    variants, tasks = {}, {}
    for done, seats in enumerate(s.SEATS):
        for name, options in VARIANTS.items():
            variants[name, seats] = by_greedy(seats, options, seed, sizes.scores)
        tasks[GREEDY, seats] = by_greedy(seats, TASK_GAMES, seed, sizes.tasks)
        progress(done + 1, len(s.SEATS))
    return variants, tasks


def searched_games(run: Run, sizes: Sizes, progress: Progress) -> tuple[dict[int, Games], dict[tuple[str, int], Games]]:
    """Those of the usual rules, and those with tasks."""
    usual = [Sitting("jamniki", seats, SEARCHING, run.seed) for seats in s.SEATS]
    tasks = [Sitting("jamniki", seats, SEARCHING, run.seed, tuple(TASK_GAMES.items())) for seats in s.SEATS]
    sizes_of = {**dict.fromkeys(usual, sizes.searched), **dict.fromkeys(tasks, sizes.searched_tasks)}
    questions = [(sitting, number) for sitting, count in sizes_of.items() for number in range(count)]
    ends = iter(answers(ended, questions, 1 if run.quick else run.workers or cores(), progress))
    games = {sitting: by_search(sitting, [next(ends) for _ in range(count)]) for sitting, count in sizes_of.items()}
    return (
        {sitting.seats: games[sitting] for sitting in usual},
        {(SEARCHING, sitting.seats): games[sitting] for sitting in tasks},
    )
