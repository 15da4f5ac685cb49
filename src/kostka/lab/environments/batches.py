"""Many games at once, a step of each in one compiled call.

    env = environments.batch("jamniki", 1024, seats=2, bots=[None, "greedy"])
    env.reset()
    env.step(env.sample())

All arrays have a row per game and are filled anew by every step. A game that is over is followed by the next one at
once.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED
from kostka.core.chance import CHANCE
from kostka.core.errors import KostkaError, shorten
from kostka.core.events import new_events
from kostka.core.game import Game
from kostka.core.match import secret_for, settled_options
from kostka.core.moves import Names
from kostka.core.registry import game as find_game
from kostka.lab.environments.rewards import STANDING, check_reward
from kostka.lab.kernels import stepping
from kostka.lab.kernels.stepping import LEARNER, Slots
from kostka.lab.simulate import check_number, check_seed

MOST_GAMES = 1 << 20
MOST_THREADS = 1024
SHARED = ("board", "blank", "levels")
OWN = ("glance", "events", "moves", "worth")  # of a thread


class Batch:
    """So many games of one board.

    `observations` are the views of whoever is to act, an array of the game's records: `observations["money"]` has a row
    per game. `seats` says who that is, `masks` what is legal, `rewards` what every seat got in the last step, `ended`
    which games came to their end in it; `places` and `scores` are theirs.
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
        self.game: Game = find_game(game)
        check_number(size, 1, MOST_GAMES, "lab-batch-size")
        check_number(threads, 1, MOST_THREADS, "lab-batch-threads")
        check_reward(reward)
        seats = self.game.seats[0] if seats is None else self.game.check_seats(seats)
        self.size, self.by_standing, self.seed = int(size), reward == STANDING, check_seed(seed)
        self.options = settled_options(self.game, options, secret_for(self.seed))
        self.board = self.game.set_board(self.options, seats)
        self.slots = new_slots(self.game, self.board, self.size, levels_of(bots, seats, self.game.seats[-1]))
        self.go = self.game.bind(stepping.call_step, *stepping.PARTS)
        self.draw = self.game.bind(stepping.call_sample)
        self.actions = np.zeros(self.size, np.int64)
        self.shares = list(shares_of(self.slots, self.actions, min(int(threads), self.size)))
        self.pool = ThreadPoolExecutor(len(self.shares)) if len(self.shares) > 1 else None
        self.observations, self.masks, self.seats = self.slots.observations, self.slots.masks, self.slots.seats
        self.ended, self.illegal, self.numbers = self.slots.ended, self.slots.illegal, self.slots.numbers
        self.rewards, self.places = self.slots.rewards[:, :seats], self.slots.places[:, :seats]
        self.scores = self.slots.scores[:, :seats]

    @property
    def names(self) -> Names:
        """The moves by number: `names.texts`."""
        return self.game.names(self.board)

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], NDArray[np.bool_]]:
        """Deal the first games of this seed or of another; returns observations and masks."""
        self.seed = self.seed if seed is None else check_seed(seed)
        self.numbers[:] = np.arange(self.size)
        self.each(lambda slots, own: self.go(slots, own, self.seed, 0, self.by_standing))
        return self.observations, self.masks

    def step(
        self, actions: Sequence[int] | NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        """Play a move in every game; returns observations, masks, rewards and which games ended.

        An illegal move ends its game too, with a reward of -1: `illegal` tells where.
        """
        self.actions[:] = checked(actions, self.size)
        self.each(lambda slots, own: self.go(slots, own, self.seed, self.size, self.by_standing))
        return self.observations, self.masks, self.rewards, self.ended

    def sample(self) -> NDArray[np.int64]:
        """Any legal move for every game, each as likely; an array that the next call fills anew."""
        self.each(self.draw)
        return self.actions

    def each(self, work: Callable[[Slots, NDArray[np.int64]], Any]) -> None:
        """Do this with the games of every thread."""
        if self.pool is None:
            work(*self.shares[0])
        else:
            list(self.pool.map(work, *zip(*self.shares, strict=True)))


def new_slots(game: Game, board: NDArray[Any], size: int, levels: NDArray[np.int8]) -> Slots:
    most, moves = game.seats[-1], game.moves.count
    return Slots(
        board=board,
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
        **of_a_thread(game),
    )


def of_a_thread(game: Game) -> dict[str, Any]:
    moves = game.moves.count
    return {
        "glance": game.new_state(),
        "events": new_events(on=False),
        "moves": np.zeros(moves, np.int16),
        "worth": np.zeros(max(moves, game.seats[-1])),
    }


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


def shares_of(slots: Slots, actions: NDArray[np.int64], threads: int) -> Iterator[tuple[Slots, NDArray[np.int64]]]:
    """The games of every thread, as many for each."""
    size = len(slots.seats)
    for i in range(threads):
        rows = slice(size * i // threads, size * (i + 1) // threads)
        parts = {
            name: np.copy(part) if name in OWN else part if name in SHARED else part[rows]
            for name, part in slots._asdict().items()
        }
        yield Slots(**parts), actions[rows]


def checked(actions: Any, size: int) -> NDArray[Any]:
    """Actions, if they are as many whole numbers as there are games."""
    found = np.asarray(actions)
    if found.shape != (size,) or found.dtype.kind not in "iu":
        raise KostkaError("lab-batch-actions", size=size, shape=str(found.shape), kind=str(found.dtype))
    return found
