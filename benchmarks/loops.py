"""What is done with an environment or an engine while its time is taken: the same for ours and for others'."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Sample:
    games: int
    decisions: int
    chances: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


# What a piece of work took: games that ended, decisions of players, and outcomes of chance where they are kept apart.
Done = tuple[int, int, int]


def repeat(work: Callable[[], Done], seconds: float) -> Sample:
    """Work for so long, in processor time of all threads, and finish what was begun."""
    games = decisions = chances = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        ended, decided, rolled = work()
        games, decisions, chances = games + ended, decisions + decided, chances + rolled
    return Sample(games, decisions, chances, spent)


def by_turns(env: Any, chooser: Random) -> Callable[[], Done]:
    """A game of a PettingZoo environment as its manual plays it; the last, empty steps of everybody are counted too."""
    choose = chooser.random

    def play() -> Done:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            action = None
            if not terminated and not truncated:
                legal = observation["action_mask"].nonzero()[0]
                action = legal[int(choose() * len(legal))]
            env.step(action)
            steps += 1
        return 1, steps, 0

    return play
