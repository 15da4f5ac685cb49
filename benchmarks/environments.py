"""Environments for learning: batches beside pgx, and those that go by turns beside PettingZoo's own."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

import kostka
from benchmarks.loops import Done, Sample, by_turns, repeat
from benchmarks.peers import BATCHES, TURNS
from benchmarks.speed import Contestant, peers, seats_of, title_of
from kostka.lab import environments
from kostka.lab.environments.batches import Batch

SIZES = (64, 256, 1024)


# ------------------------------------------------------------------------------------------------------------- batches


def batches(games: Sequence[str]) -> list[Contestant]:
    return [contestant for id in games for contestant in our_batches(id)] + peers(BATCHES)


def our_batches(id: str) -> Iterator[Contestant]:
    """Batches of several sizes; the largest once more without the time that choosing takes."""
    title = title_of(kostka.game(id))
    for size in SIZES:
        yield Contestant(f"{id} batch {size}", title, f"batch of {size}", partial(sample_batch, id, size))
    how = f"batch of {SIZES[-1]}, steps alone"
    yield Contestant(f"{id} steps", title, how, partial(sample_steps, id, SIZES[-1]))


@cache
def batch(id: str, size: int) -> Batch:
    """A batch whose games go on from one sample to the next."""
    made = environments.batch(id, size, seats_of(kostka.game(id)))
    made.reset()
    made.step(made.sample())
    return made


def sample_batch(id: str, size: int, seconds: float) -> Sample:
    env = batch(id, size)

    def work() -> Done:
        env.step(env.sample())
        return int(env.ended.sum()), size, 0

    return repeat(work, seconds)


def sample_steps(id: str, size: int, seconds: float) -> Sample:
    env = batch(id, size)
    games = steps = 0
    spent = 0.0
    while spent < seconds:
        actions = env.sample()
        start = time.process_time()
        env.step(actions)
        spent += time.process_time() - start
        games, steps = games + int(env.ended.sum()), steps + 1
    return Sample(games, steps * size, 0, spent)


def best(contestants: Sequence[Contestant], prefix: str) -> Contestant | None:
    """The quickest of those whose ids begin so."""
    found = [each for each in contestants if each.id.startswith(prefix) and not each.missing]
    return max(found, key=lambda each: each.speed, default=None)


# ------------------------------------------------------------------------------------------------------------ by turns


def turns(games: Sequence[str]) -> list[Contestant]:
    return [our_turns(id) for id in games] + peers(TURNS)


def our_turns(id: str) -> Contestant:
    return Contestant(f"{id} aec", title_of(kostka.game(id)), "environments.aec", partial(sample_turns, id))


@cache
def game_by_turns(id: str) -> Callable[[], Done]:
    play = by_turns(environments.aec(id, seats_of(kostka.game(id))), random.Random(0))
    play()
    return play


def sample_turns(id: str, seconds: float) -> Sample:
    return repeat(game_by_turns(id), seconds)
