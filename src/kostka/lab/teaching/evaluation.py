"""Teach a game's value network: games by the rollout policy, their quiet positions, and who won.

    python -m kostka.lab.teaching.evaluation cubitos --games 20000 --seed 1

writes the weights beside the game's rules and prints how good they are; `Rules.evaluate` uses them from the next start.
With `--workers` or `--ray` other processes play the games, and they are the same games.
"""

import argparse
import time
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Cell, Floats
from kostka.core.compiled.chance import draw
from kostka.core.compiled.jit import plain
from kostka.core.compiled.loops import LoopBuffers, call_features
from kostka.core.compiled.mlp import Network, write_network
from kostka.core.compiled.stubs import is_quiet
from kostka.core.declare.options import parse_options
from kostka.core.game import Game
from kostka.core.playouts import new_loop_buffers, play_games
from kostka.core.registry import find_game
from kostka.lab.cluster import HERE, hire, where
from kostka.lab.series import Series
from kostka.lab.statistics import win_shares
from kostka.lab.teaching.learning import Adam, move_with_blunders

GAMES_PER_TABLE = 100
POSITIONS_PER_GAME = 40
BLUNDER_PERCENT = 8
HIDDEN = 16
EPOCHS = 30
BATCH, RATE, DECAY = 256, 2e-3, 1e-5
TESTED = 10  # one table in ten is for testing


@dataclass(frozen=True)
class Lessons:
    """Positions at tables with the same number of seats, in single precision because there are many."""

    features: NDArray[np.float32]  # by position, seat and feature
    shares: NDArray[np.float32]  # of the win, by position and seat


def lessons(
    game: Game, games: int, seed: int, every: int, workers: int | None = None, ray: bool | str | None = None
) -> Generator[tuple[bool, Lessons]]:
    """Lessons of table after table, each with its own options and seats, and whether they are for testing.

    They follow from the seed alone, whatever the number of workers and wherever these are.
    """
    tables = range(-(-games // GAMES_PER_TABLE))
    players = hire(where(ray), workers, partial(play_table, game.id, seed, every))
    for n, lesson in enumerate(players.answers((n,) for n in tables)):
        yield n % TESTED == 0, lesson


def play_table(id: str, seed: int, every: int, n: int) -> Lessons:
    """The lessons of table n."""
    game = find_game(id)
    options, seats = lesson_table(game, n)
    series = Series(game, parse_options(game.options, options), seats, seed)
    return play_lessons(series, n * GAMES_PER_TABLE, every)


def lesson_table(game: Game, n: int) -> tuple[Mapping[str, Any], int]:
    """The options and seats of table n: those of the game, or the usual options and all numbers of seats in turn."""
    return game.lessons(n) if game.lessons else ({}, game.seats[n % len(game.seats)])


class Sample(NamedTuple):
    """Quiet positions, one in `every`, each with the number of its game."""

    states: Cell
    game: NDArray[np.int32]
    used: NDArray[np.int32]
    every: int


def pick_sampled(sample: Sample, buffers: LoopBuffers, seat: int, game: int, ply: int) -> int:
    """In place of `pick`: the rollout policy with blunders, and a sample of the positions before its moves."""
    board, state, chance, at = buffers.board[0], buffers.state[0], buffers.choices[0], sample.used[0]
    if at < len(sample.states) and draw(chance, sample.every) == 0 and is_quiet(board, state):
        sample.states[at] = state
        sample.game[at] = game
        sample.used[0] += 1
    return move_with_blunders(buffers, seat, chance, BLUNDER_PERCENT)


def play_lessons(series: Series, first: int, every: int) -> Lessons:
    game, board, room = series.game, series.board, GAMES_PER_TABLE * POSITIONS_PER_GAME
    sample = Sample(np.zeros(room, game.state.type), np.zeros(room, np.int32), np.zeros(1, np.int32), every)
    buffers = new_loop_buffers(game, board, GAMES_PER_TABLE)._replace(cache=game.new_cache())
    play_games(game, buffers, series.seed, first, sample, pick=pick_sampled)
    count, seats, (names, _) = int(sample.used[0]), series.seats, learned_by(game)
    rows = np.zeros((count, game.seats[-1], len(names)))
    features = game.kernels.bind(call_features)
    for i in range(count):
        features(board, sample.states[i : i + 1], rows[i])
    shares = win_shares(buffers.places[sample.game[:count], :seats])
    return Lessons(rows[:, :seats].astype(np.float32), shares.astype(np.float32))


def learned_by(game: Game) -> tuple[tuple[str, ...], Path]:
    """The names of the features that a game's value network learns from, and the file of its weights."""
    assert game.rules.features is not None, f"{game.id} has no features to learn from"
    names = plain(game.rules.features).__globals__
    return names["FEATURES"], names["WEIGHTS"]


# ---------------------------------------------------------------------------------------------------------- learning


class Learner:
    """One network for every seat, trained with Adam on the cross entropy of the shares."""

    def __init__(self, centre: Floats, scale: Floats, hidden: int, seed: int) -> None:
        random, size = np.random.default_rng(seed), len(centre)
        self.centre, self.scale = centre, scale
        self.weights = [
            random.normal(0, 1 / np.sqrt(size), (hidden, size)),
            np.zeros(hidden),
            np.zeros(size),
            random.normal(0, 0.1, hidden),
        ]
        self.optimiser = Adam(self.weights)

    def scaled(self, features: NDArray[np.float32]) -> Floats:
        scaled: Floats = (features - self.centre) / self.scale
        return scaled

    def shares(self, scaled: Floats) -> tuple[Floats, Floats]:
        """The shares of the seats, and the outputs of the hidden layer."""
        hidden, bias, straight, out = self.weights
        inside = np.tanh(scaled @ hidden.T + bias)
        values = inside @ out + scaled @ straight
        powers = np.exp(values - values.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True), inside

    def learn(self, scaled: Floats, shares: NDArray[np.float32], rate: float) -> None:
        hidden, _, _, out = self.weights
        expected, inside = self.shares(scaled)
        error = (expected - shares) / len(scaled)
        back = error[..., None] * out * (1 - inside**2)
        gradients = [
            np.einsum("nsh,nsf->hf", back, scaled, optimize=True) + DECAY * hidden,
            back.sum(axis=(0, 1)),
            np.einsum("ns,nsf->f", error, scaled),
            np.einsum("ns,nsh->h", error, inside) + DECAY * out,
        ]
        self.optimiser.step(gradients, rate)

    def network(self) -> Network:
        hidden, bias, straight, out = self.weights
        return Network(self.centre, self.scale, hidden, bias, straight, out)


def cross_entropy(expected: Floats, shares: NDArray[np.float32]) -> float:
    """In bits per position."""
    return float(-(shares * np.log2(expected + 1e-12)).sum(axis=1).mean())


def teach(taught: list[Lessons], hidden: int, seed: int, epochs: int) -> Learner:
    flat = np.concatenate([lesson.features.reshape(-1, lesson.features.shape[-1]) for lesson in taught]).astype(float)
    learner = Learner(flat.mean(axis=0), flat.std(axis=0) + 1e-6, hidden, seed)
    batches = [
        (learner.scaled(lesson.features[i : i + BATCH]), lesson.shares[i : i + BATCH])
        for lesson in mixed(taught, seed)
        for i in range(0, len(lesson.features), BATCH)
    ]
    order = np.random.default_rng(seed)
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        for i in order.permutation(len(batches)):
            scaled, shares = batches[i]
            learner.learn(scaled, shares, rate)
    return learner


def mixed(taught: list[Lessons], seed: int) -> Iterator[Lessons]:
    """All positions with the same number of seats, shuffled."""
    for seats in sorted({lesson.shares.shape[1] for lesson in taught}):
        same = [lesson for lesson in taught if lesson.shares.shape[1] == seats]
        features, shares = np.concatenate([one.features for one in same]), np.concatenate([one.shares for one in same])
        order = np.random.default_rng(seed).permutation(len(shares))
        yield Lessons(features[order], shares[order])


def report(learner: Learner, tests: list[Lessons]) -> None:
    """Print the cross entropy on tables that were not learned from, beside that of equal chances."""
    print("| seats | positions | bits if all were alike | bits as judged | right about the winner |")
    print("|---|---|---|---|---|")
    for lesson in mixed(tests, 0):
        expected, _ = learner.shares(learner.scaled(lesson.features))
        seats = lesson.shares.shape[1]
        right = np.take_along_axis(lesson.shares, expected.argmax(axis=1)[:, None], axis=1).mean()
        alike = cross_entropy(np.full_like(expected, 1 / seats), lesson.shares)
        judged = cross_entropy(expected, lesson.shares)
        print(f"| {seats} | {len(expected):,} | {alike:.3f} | {judged:.3f} | {100 * right:.1f} % |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the value network of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=4, help="learn from one in this many quiet positions")
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--workers", type=int, help="one per core if not given")
    parser.add_argument("--ray", nargs="?", const=HERE, metavar="ADDRESS", help="on Ray: here, or in a cluster")
    given = parser.parse_args()
    game, began = find_game(given.game), time.time()
    taught: list[Lessons] = []
    tests: list[Lessons] = []
    for is_test, lesson in lessons(game, given.games, given.seed, given.every, given.workers, given.ray):
        (tests if is_test else taught).append(lesson)
        print(f"\r{len(taught) + len(tests)} tables, {time.time() - began:.0f} s", end="", flush=True)
    print()
    learner = teach(taught, given.hidden, given.seed, given.epochs)
    features, weights = learned_by(game)
    write_network(weights, features, learner.network())
    report(learner, tests)
    print(f"{time.time() - began:.0f} s")


if __name__ == "__main__":
    # Worker processes cannot find functions that are in `__main__`.
    from kostka.lab.teaching import evaluation

    evaluation.main()
