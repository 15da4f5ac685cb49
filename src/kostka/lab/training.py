"""Teaching a judge: games by instinct, their quiet positions, and a small network that learns who won.

    python -m kostka.lab.training cubitos --games 20000 --seed 1

writes the weights beside the game's rules and prints what they are good for; `judge` uses them from the next start on.
With `--workers` or `--ray` the games are played by others, and are the same.
"""

import argparse
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE
from kostka.core.events import new_events
from kostka.core.game import Game
from kostka.core.jit import plain
from kostka.core.network import Network, write_network
from kostka.core.options import parse_options
from kostka.core.registry import game as find_game
from kostka.lab.cluster import HERE, Cluster, where
from kostka.lab.crew import Crew, cores, in_order

Floats = NDArray[np.float64]

GAMES_A_BOARD = 100
POSITIONS_A_GAME = 40
BLUNDERS = 8  # moves in a hundred that are any move, so that positions differ
HIDDEN = 16
EPOCHS = 30
BATCH, RATE, DECAY = 256, 2e-3, 1e-5
TESTED = 10  # one board in so many is not learned from


CUBITOS_SETS = (*(f"race-{number}" for number in range(1, 8)), "combotastic", "such-much-fans", "grand-finale")
CUBITOS_TRACKS = ("nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep")


def cubitos_table(n: int) -> Mapping[str, Any]:
    """Printed sets, and random ones on all tracks, some over two laps; the tables for testing have all of them too."""
    turn, is_random = divmod(n + n // TESTED, 2)
    if not is_random:
        return {"set": CUBITOS_SETS[turn % len(CUBITOS_SETS)]}
    track = CUBITOS_TRACKS[turn % len(CUBITOS_TRACKS)]
    return {"set": "random", "set_seed": n, "track": (track,), "laps": 2 if turn % 5 == 0 else 1}


# What the tables differ in that a judge learns from, by game: the options of table n.
TABLES: dict[str, Callable[[int], Mapping[str, Any]]] = {
    "cubitos": cubitos_table,
}

# The numbers of seats of table after table, where it is not all of them alike.
SEATS = {"camelup": (4, 3, 5, 4, 6, 4, 5, 3, 4, 8, 7)}


def no_options(n: int) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class Lessons:
    """Positions by number of seats: features by position, seat and feature, and what share of the win each seat had.
    There are many of them: they are kept in single precision."""

    features: NDArray[np.float32]
    shares: NDArray[np.float32]


def lessons(
    game: Game, games: int, seed: int, every: int, workers: int | None = None, ray: bool | str | None = None
) -> Generator[tuple[bool, Lessons]]:
    """Lessons of table after table, each with other options and seats, and whether they are there for testing.

    They follow from the seed, not from the number of workers, nor from where those are.
    """
    tables, address = range(-(-games // GAMES_A_BOARD)), where(ray)
    work, size = hired(Tables, (game.id, seed, every), workers, address)
    for n, found in zip(tables, in_order(work, ((n,) for n in tables), size), strict=True):
        yield n % TESTED == 0, found


def hired(
    maker: Callable[..., Callable[..., Any]], given: tuple[Any, ...], workers: int | None, address: str | None
) -> tuple[Callable[..., Any], int]:
    """Whoever does the work, on Ray or in processes or here, and how much they do at once."""
    if address:
        cluster = Cluster(address, workers, maker, *given)
        return cluster, cluster.size
    size = workers or cores()
    return (Crew(size, maker, *given) if size > 1 else maker(*given)), size


class Tables:
    """Where lessons are played, table by table; every process has them."""

    def __init__(self, game: str, seed: int, every: int) -> None:
        self.game, self.seed, self.every = find_game(game), seed, every

    def __call__(self, n: int) -> Lessons:
        numbers = SEATS.get(self.game.id, self.game.seats)
        options = parse_options(self.game.options, TABLES.get(self.game.id, no_options)(n))
        board = self.game.set_board(options, numbers[n % len(numbers)])
        return at_table(self.game, board, self.seed, n * GAMES_A_BOARD, self.every)


def at_table(game: Game, board: Any, seed: int, first: int, every: int) -> Lessons:
    seats = int(board["seats"][0])
    places = np.zeros((GAMES_A_BOARD, game.seats[-1]), np.int16)
    kept = np.zeros(GAMES_A_BOARD * POSITIONS_A_GAME, game.state.type)
    owner = np.zeros(len(kept), np.int32)
    count = game.teaching["lessons"](
        board,
        game.new_state(),
        game.new_state(),
        np.zeros(1, CHANCE),
        np.zeros(1, CHANCE),
        new_events(on=False),
        np.empty(game.moves.count, np.int16),
        np.empty(game.moves.count),
        game.new_notes(),
        seed,
        first,
        BLUNDERS,
        every,
        places,
        np.zeros((GAMES_A_BOARD, game.seats[-1]), np.int32),
        kept,
        owner,
    )
    found = np.zeros((count, game.seats[-1], len(features_of(game))))
    for i in range(count):
        game.teaching["features"](board, kept[i : i + 1], found[i])
    won = places[owner[:count], :seats] == 1
    shares = won / won.sum(axis=1, keepdims=True)
    return Lessons(found[:, :seats].astype(np.float32), shares.astype(np.float32))


def features_of(game: Game) -> tuple[str, ...]:
    """The names of the features that a game's judge learns from."""
    names: tuple[str, ...] = module_of(game)["FEATURES"]
    return names


def weights_of(game: Game) -> Path:
    path: Path = module_of(game)["WEIGHTS"]
    return path


def module_of(game: Game) -> dict[str, Any]:
    assert game.rules.features is not None, f"{game.id} has no features to learn from"
    found: dict[str, Any] = plain(game.rules.features).__globals__
    return found


# ---------------------------------------------------------------------------------------------------------- learning


class Learner:
    """The same network for every seat; Adam on the cross entropy of the shares."""

    def __init__(self, centre: Floats, scale: Floats, hidden: int, seed: int) -> None:
        random, size = np.random.default_rng(seed), len(centre)
        self.centre, self.scale = centre, scale
        self.weights = [
            random.normal(0, 1 / np.sqrt(size), (hidden, size)),
            np.zeros(hidden),
            np.zeros(size),
            random.normal(0, 0.1, hidden),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def scaled(self, features: NDArray[np.float32]) -> Floats:
        scaled: Floats = (features - self.centre) / self.scale
        return scaled

    def shares(self, scaled: Floats) -> tuple[Floats, Floats]:
        """The shares of the seats, and what the hidden layer says."""
        hidden, bias, straight, out = self.weights
        inside = np.tanh(scaled @ hidden.T + bias)
        values = inside @ out + scaled @ straight
        powers = np.exp(values - values.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True), inside

    def learn(self, scaled: Floats, shares: NDArray[np.float32], rate: float) -> None:
        hidden, _, _, out = self.weights
        found, inside = self.shares(scaled)
        error = (found - shares) / len(scaled)
        back = error[..., None] * out * (1 - inside**2)
        gradients = [
            np.einsum("nsh,nsf->hf", back, scaled, optimize=True) + DECAY * hidden,
            back.sum(axis=(0, 1)),
            np.einsum("ns,nsf->f", error, scaled),
            np.einsum("ns,nsh->h", error, inside) + DECAY * out,
        ]
        self.steps += 1
        for weight, (mean, square), gradient in zip(self.weights, self.moments, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            corrected = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weight -= rate * corrected[0] / (np.sqrt(corrected[1]) + 1e-8)

    def network(self) -> Network:
        hidden, bias, straight, out = self.weights
        return Network(self.centre, self.scale, hidden, bias, straight, out)


def surprise(found: Floats, shares: NDArray[np.float32]) -> float:
    """The cross entropy, in bits a position."""
    return float(-(shares * np.log2(found + 1e-12)).sum(axis=1).mean())


def teach(
    taught: list[Lessons],
    hidden: int,
    seed: int,
    epochs: int = EPOCHS,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Learner:
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
        progress(epoch + 1, epochs)
    return learner


def mixed(taught: list[Lessons], seed: int) -> Iterator[Lessons]:
    """All positions with the same number of seats, in any order."""
    for seats in sorted({lesson.shares.shape[1] for lesson in taught}):
        same = [lesson for lesson in taught if lesson.shares.shape[1] == seats]
        features, shares = np.concatenate([one.features for one in same]), np.concatenate([one.shares for one in same])
        order = np.random.default_rng(seed).permutation(len(shares))
        yield Lessons(features[order], shares[order])


def report(learner: Learner, tests: list[Lessons]) -> None:
    """How much less a position surprises than if all seats were alike, on tables that were not learned from."""
    print("| seats | positions | bits if all were alike | bits as judged | right about the winner |")
    print("|---|---|---|---|---|")
    for lesson in mixed(tests, 0):
        found, _ = learner.shares(learner.scaled(lesson.features))
        seats = lesson.shares.shape[1]
        right = np.take_along_axis(lesson.shares, found.argmax(axis=1)[:, None], axis=1).mean()
        alike = surprise(np.full_like(found, 1 / seats), lesson.shares)
        judged = surprise(found, lesson.shares)
        print(f"| {seats} | {len(found):,} | {alike:.3f} | {judged:.3f} | {100 * right:.1f} % |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the judge of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=4, help="one in so many quiet positions is learned from")
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--workers", type=int, help="as many as there are cores if not given")
    parser.add_argument("--ray", nargs="?", const=HERE, metavar="ADDRESS", help="on Ray: here, or in a cluster")
    asked = parser.parse_args()
    game, began = find_game(asked.game), time.time()
    taught: list[Lessons] = []
    tests: list[Lessons] = []
    for is_test, lesson in lessons(game, asked.games, asked.seed, asked.every, asked.workers, asked.ray):
        (tests if is_test else taught).append(lesson)
        print(f"\r{len(taught) + len(tests)} tables, {time.time() - began:.0f} s", end="", flush=True)
    print()
    learner = teach(taught, asked.hidden, asked.seed, asked.epochs)
    write_network(weights_of(game), features_of(game), learner.network())
    report(learner, tests)
    print(f"{time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
