"""Games of Jamniki for a study: points by source, and the tasks that coats fulfil."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED
from kostka.core.compiled.jit import bind
from kostka.core.game import State
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled import state as s
from kostka.lab.kernels.tasks import call_fulfilled
from kostka.lab.playing import compile_once
from kostka.lab.recording import recorded
from kostka.lab.series import Series
from kostka.studies import Progress, Run
from kostka.studies.watching import GREEDY, SEARCHING, answers_by_key, watched


@dataclass(frozen=True)
class Games:
    """Matches between bots of one kind; the first axis of everything is the match."""

    places: NDArray[np.int16]  # by seat
    scores: NDArray[np.int32]  # by seat
    points: NDArray[np.int16]  # by game, seat and source
    tasks: NDArray[np.int8]  # those of the last game
    fulfilled: NDArray[np.bool_]  # by seat and task in the last game, its tasks or not

    @property
    def leads(self) -> NDArray[np.int32]:
        """The lead of the best player over the next one; 0 if they share the first place."""
        ordered = np.sort(self.scores, axis=1)
        return ordered[:, -1] - ordered[:, -2]

    @property
    def shared(self) -> NDArray[np.bool_]:
        """Whether several players won."""
        shared: NDArray[np.bool_] = (self.places == 1).sum(axis=1) > 1
        return shared

    @property
    def edges(self) -> NDArray[np.float64]:
        """The lead of winners over the others by source, in matches that not everybody won."""
        points, won = self.points.sum(axis=1), (self.places == 1)[:, :, None]
        some = ~won.all(axis=1)[:, 0]
        winners, others = (np.where(who, points, 0).sum(axis=1) / np.maximum(1, who.sum(axis=1)) for who in (won, ~won))
        edges: NDArray[np.float64] = (winners - others)[some]
        return edges

    @property
    def sources(self) -> NDArray[np.float64]:
        """Points of a coat and game by source and match."""
        points: NDArray[np.float64] = self.points.mean(axis=(1, 2)).T
        return points


def by_greedy(seats: int, options: Mapping[str, Any], seed: int, count: int) -> Games:
    series = Series.of("jamniki", seats, options, seed)
    played = recorded(series, 0, count, [COMPILED[GREEDY]] * seats, finals=True)
    return summed_up(series, played.places, played.scores, played.finals)


def ended(series: Series, bot: str, number: int) -> tuple[tuple[int, ...], tuple[int, ...], State]:
    """Places, scores and the last state of a match."""
    match = watched(series, bot, number)
    assert match.result is not None
    return match.result.places, match.result.scores, match.state


def by_search(series: Series, ends: Sequence[tuple[tuple[int, ...], tuple[int, ...], State]]) -> Games:
    """The matches of a series, from how they ended."""
    places, scores, finals = zip(*ends, strict=True)
    return summed_up(series, np.array(places, np.int16), np.array(scores, np.int32), np.concatenate(finals))


def summed_up(series: Series, places: NDArray[np.int16], scores: NDArray[np.int32], finals: NDArray[Any]) -> Games:
    games, seats = int(series.board["games"][0]), series.seats
    fulfilled = np.zeros((len(finals), seats, s.TASKS), np.bool_)
    tasks_kernel()(series.board, finals, fulfilled)
    points = finals["scores"][:, :games, :seats]
    return Games(places, scores, points, finals["tasks"][:, games - 1], fulfilled)


@lru_cache
def tasks_kernel() -> Callable[..., None]:
    return bind(call_fulfilled, {}, "jamniki", [rules.fulfils])


# ------------------------------------------------------------------------------------------------ all that is played

USUAL, TASKS = "usual", "games-with-tasks"
VARIANTS: Mapping[str, Mapping[str, Any]] = {
    USUAL: {},
    "one-game": {"games": 1},
    "every-colour": {"every_colour": True},
    "tasks": {"secret_tasks": True},
    "both": {"every_colour": True, "secret_tasks": True},
    "turning": {"turning": True},
    "white": {"voluntary_white": True},
}
TASK_GAMES: Mapping[str, Any] = {"games": 1, "secret_tasks": True}
PLAYED = {**VARIANTS, TASKS: TASK_GAMES}
MAIN = 4  # players, where there is room for one number of them only


@dataclass(frozen=True)
class Sizes:
    """Matches at each table: of greedy bots by the rules and their variants, and with tasks; then of searching bots."""

    scores: int
    tasks: int
    searched: int
    searched_tasks: int


FULL, QUICK = Sizes(20_000, 40_000, 300, 2_000), Sizes(200, 400, 2, 2)
Found = dict[tuple[str, str, int], Games]  # by bots, what they played, and number of players


def play(run: Run, sizes: Sizes) -> Found:
    compile_once(GAME)
    first, second = run.parts((1, 4))
    found: Found = {}
    for done, seats in enumerate(s.SEATS, 1):
        for name, options in PLAYED.items():
            count = sizes.tasks if name == TASKS else sizes.scores
            found[GREEDY, name, seats] = by_greedy(seats, options, run.seed, count)
        first(done, len(s.SEATS))
    return found | searched_games(run, {USUAL: sizes.searched, TASKS: sizes.searched_tasks}, second)


def searched_games(run: Run, sizes: Mapping[str, int], progress: Progress) -> Found:
    every = [(SEARCHING, name, seats) for name in sizes for seats in s.SEATS]
    series = {table: Series.of("jamniki", table[2], PLAYED[table[1]], run.seed) for table in every}
    questions = {table: [(series[table], SEARCHING, n) for n in range(sizes[table[1]])] for table in every}
    ends = answers_by_key(ended, questions, run.processes, progress)
    return {table: by_search(series[table], ends[table]) for table in every}
