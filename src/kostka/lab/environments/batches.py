"""Many games at once, a step of each in one compiled call.

All arrays have a row per game, and every step overwrites them. A game that is over is followed by the next one at once.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED
from kostka.core.compiled.chance import CHANCE
from kostka.core.declare.events import new_events
from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.lab.environments.rewards import STANDING, check_reward
from kostka.lab.kernels import stepping
from kostka.lab.kernels.stepping import LEARNER, BatchBuffers
from kostka.lab.series import PlaysSeries, Series
from kostka.lab.simulate import check_number

MAX_SIZE = 1 << 20
MAX_THREADS = 1024
SHARED = ("board", "blank", "levels")
OWN = ("seat_view", "events", "moves", "worth")  # of a thread


class Batch(PlaysSeries):
    """Games on one board, side by side.

    `observations` are the views of the seats to act, an array of the game's records: `observations["money"]` has a row
    per game. `seats` are these seats, `masks` their legal moves, `rewards` what every seat got in the last step,
    `ended` the games that ended in it; `places` and `scores` are their results.
    """

    def __init__(
        self,
        game: str,
        size: int,
        seats: int | None = None,
        *,
        bots: Sequence[str | None] = (),
        reward: str = "places",
        seed: int = 0,
        threads: int = 1,
        **options: Any,
    ) -> None:
        check_number(size, MAX_SIZE, "lab-batch-size")
        check_number(threads, MAX_THREADS, "lab-batch-threads")
        check_reward(reward)
        self.size, self.by_standing = int(size), reward == STANDING
        self.series = Series.of(game, seats, options, seed)
        seats = self.series.seats
        self.buffers = new_buffers(self.series, self.size, levels_of(bots, seats, self.game.seats[-1]))
        kernels = self.game.kernels
        self._step, self._sample = kernels.bind(stepping.call_step), kernels.bind(stepping.call_sample)
        self.actions = np.zeros(self.size, np.int64)
        self.parts = list(split(self.buffers, self.actions, min(int(threads), self.size)))
        self.pool = ThreadPoolExecutor(len(self.parts)) if len(self.parts) > 1 else None
        buffers = self.buffers
        self.observations, self.masks, self.seats = buffers.observations, buffers.masks, buffers.seats
        self.ended, self.illegal, self.numbers = buffers.ended, buffers.illegal, buffers.numbers
        self.rewards, self.places = buffers.rewards[:, :seats], buffers.places[:, :seats]
        self.scores = buffers.scores[:, :seats]

    @property
    def seed(self) -> int:
        return self.series.seed

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], NDArray[np.bool_]]:
        """Deal the first games of this seed or of another; returns observations and masks."""
        if seed is not None:
            self.series = self.series.with_seed(seed)
        self.numbers[:] = np.arange(self.size)
        self.each(lambda part, own: self._step(part, own, self.seed, 0, self.by_standing))
        return self.observations, self.masks

    def step(
        self, actions: Sequence[int] | NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        """Play a move in every game; returns observations, masks, rewards and which games ended.

        An illegal move ends its game too, with a reward of -1: `illegal` tells where.
        """
        self.actions[:] = check_actions(actions, self.size)
        self.each(lambda part, own: self._step(part, own, self.seed, self.size, self.by_standing))
        return self.observations, self.masks, self.rewards, self.ended

    def sample(self) -> NDArray[np.int64]:
        """A random legal move for every game, in an array that the next call overwrites."""
        self.each(self._sample)
        return self.actions

    def each(self, work: Callable[[BatchBuffers, NDArray[np.int64]], Any]) -> None:
        """Call `work` with the games of every thread."""
        if self.pool is None:
            work(*self.parts[0])
        else:
            list(self.pool.map(work, *zip(*self.parts, strict=True)))


def new_buffers(series: Series, size: int, levels: NDArray[np.int8]) -> BatchBuffers:
    game = series.game
    most, moves = game.seats[-1], game.moves.count
    return BatchBuffers(
        board=series.board,
        blank=game.new_state(),
        states=np.zeros(size, game.state.type),
        observations=np.zeros(size, game.state.type),
        chances=np.zeros(size, CHANCE),
        choices=np.zeros(size, CHANCE),
        legal=np.zeros((size, moves), np.int16),
        counts=np.zeros(size, np.int64),
        masks=np.zeros((size, moves), np.bool_),
        seats=np.zeros(size, np.int8),
        rewards=np.zeros((size, most), np.float32),
        ended=np.zeros(size, np.bool_),
        illegal=np.zeros(size, np.bool_),
        numbers=np.arange(size),
        places=np.zeros((size, most), np.int16),
        scores=np.zeros((size, most), np.int32),
        ahead=np.zeros((size, most)),
        levels=levels,
        seat_view=game.new_state(),
        events=new_events(on=False),
        moves=np.zeros(moves, np.int16),
        worth=np.zeros(max(moves, most)),
    )


def levels_of(bots: Any, seats: int, most: int) -> NDArray[np.int8]:
    """The level of the bot in every seat, LEARNER where there is none."""
    levels = np.full(most, LEARNER, np.int8)
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) not in (0, seats):
        raise KostkaError("lab-batch-bots", given=shorten(bots), seats=seats)
    for seat, bot in enumerate(bots):
        if bot is not None and not (isinstance(bot, str) and bot in COMPILED):
            raise KostkaError("lab-batch-bot", given=shorten(bot), known=tuple(COMPILED))
        levels[seat] = LEARNER if bot is None else COMPILED[bot]
    if bots and None not in bots:
        raise KostkaError("lab-batch-learners")
    return levels


def split(
    buffers: BatchBuffers, actions: NDArray[np.int64], threads: int
) -> Iterator[tuple[BatchBuffers, NDArray[np.int64]]]:
    """The games of every thread, the same number for each."""
    size = len(actions)
    for i in range(threads):
        rows = slice(size * i // threads, size * (i + 1) // threads)
        parts = {
            name: np.copy(part) if name in OWN else part if name in SHARED else part[rows]
            for name, part in buffers._asdict().items()
        }
        yield BatchBuffers(**parts), actions[rows]


def check_actions(actions: Any, size: int) -> NDArray[Any]:
    """Actions, if they are as many whole numbers as there are games."""
    found = np.asarray(actions)
    if found.shape != (size,) or found.dtype.kind not in "iu":
        raise KostkaError("lab-batch-actions", size=size, shape=str(found.shape), kind=str(found.dtype))
    return found
