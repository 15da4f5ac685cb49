"""Teach what two players will still get, backwards from the end of a game.

    python -m kostka.lab.teaching.jamniki_duel --positions 100000 --seed 1

writes `compiled/duel.csv`. What the last turn brings is known. What the turn before is worth follows from all draws and
all answers, and a small network learns it from positions of games; and so on up to the first turn. So there is no luck
in the targets, and both players play as well as was learned so far.

Positions here are coat ends, two tiles and a stack, not records of the rules: an expectation goes through every draw of
every position. `tests/lab/test_ceiling.py` checks that both agree.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Floats as Values
from kostka.core.compiled.chance import CHANCE, Chance, draw, rekey, shuffle
from kostka.core.compiled.jit import rule
from kostka.core.game import Board
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import duel
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import BIAS, FEATURES, HIDDEN, OUT, TURNS, Stack, no_networks
from kostka.games.jamniki.compiled.ends import WHITE_TILE, End, end_after, gain
from kostka.lab.teaching.learning import Adam, ridge, whole_number_options, write_table

Floats = NDArray[np.float32]
Hand = tuple[int, int, int]
Pair = tuple[int, int]  # the tiles that were passed on

difference, position_features = duel.difference, duel.position_features

BLUNDER_PERCENT = 25
TESTED = 10  # one position in ten is for testing
EPOCHS, BATCH, RATE, PENALTY = 30, 512, 3e-3, 10.0
BEST, GREEDY = 0, 1  # how the next to act plays
SAME = 1e-6  # a feature with a smaller deviation is the same in all positions
EMPTY: End = (s.NONE, 0, 0, 0)


class Judge(NamedTuple):
    """What has been learned so far, and a buffer for features."""

    networks: Values
    features: Values


def new_judge(networks: Values) -> Judge:
    return Judge(networks, np.zeros(len(FEATURES)))


# ------------------------------------------------------------------------------------------------------------- playing


@rule
def points_of(board: np.record, end: End, hand: Hand, i: int) -> int:
    """What a tile of the hand brings; 0 if it must not be laid because another fits."""
    points = gain(board, end, hand[i])
    if points == 0 and gain(board, end, hand[0]) + gain(board, end, hand[1]) + gain(board, end, hand[2]) == 0:
        return WHITE_TILE
    return points


@rule
def without(hand: Hand, i: int) -> tuple[int, int]:
    return hand[0 if i > 0 else 1], hand[2 if i < 2 else 1]


@rule
def at_once(board: np.record, end: End, hand: Hand) -> int:
    """What `greedy` lays: the tile that brings most at once, the highest of those that bring the same."""
    chosen = 0
    for i in range(1, 3):
        more = points_of(board, end, hand, i) - points_of(board, end, hand, chosen)
        if more > 0 or (more == 0 and hand[i] > hand[chosen]):
            chosen = i
    return chosen


@rule
def expected(board: np.record, left: int, mover: End, other: End, passed: Pair, stack: Stack, judge: Judge) -> float:
    """How many points more than the other the next to act will get, by what was learned."""
    networks, features = judge
    return difference(board, left, mover, other, passed, stack, networks, features)


@rule
def best_of_three(
    board: np.record, left: int, mover: End, other: End, hand: Hand, stack: Stack, judge: Judge, how: int = BEST
) -> tuple[int, float]:
    """The best tile to lay, and how many points more than the other it will bring, this turn and later.

    `judge` has the networks of the other, who acts next. A player like `greedy` has no choice.
    """
    chosen, most, only = 0, -np.inf, at_once(board, mover, hand) if how == GREEDY else s.NONE
    for i in range(3):
        points = points_of(board, mover, hand, i)
        if points > 0 and only in (s.NONE, i):
            end, passed = end_after(board, mover, hand[i]), without(hand, i)
            value = points - expected(board, left - 1, other, end, passed, stack, judge)
            if value > most:
                chosen, most = i, value
    return chosen, most


@rule
def foretold(
    board: np.record, left: int, mover: End, other: End, passed: Pair, stack: Stack, judge: Judge, how: int = BEST
) -> float:
    """What a position is worth, over everything the next to act may draw."""
    total, last = 0.0, len(stack) - 1
    for i in range(len(stack)):
        drawn = stack[i]
        stack[i] = stack[last]
        hand = passed[0], passed[1], int(drawn)
        total += best_of_three(board, left, mover, other, hand, stack[:last], judge, how)[1]
        stack[i] = drawn
    return total / len(stack)


@rule
def lessons(
    board: np.record,
    chance: np.record,
    seed: int,
    left: int,
    judge: Judge,
    features: Values,
    worth: Values,
    how: int = BEST,
) -> None:
    """Fill features and worth of positions with `left` turns to go, each from another game, played for points."""
    tiles = np.empty(s.TILES, np.int8)
    for game in range(len(worth)):
        rekey(chance, seed, game, left)
        mover, other, passed, size = deal_two(chance, tiles)
        for _ in range(TURNS - left):
            size -= 1
            hand = passed[0], passed[1], int(tiles[size])
            chosen = -1
            blunder = draw(chance, 100) < BLUNDER_PERCENT
            while chosen < 0 or points_of(board, mover, hand, chosen) == 0:
                chosen = draw(chance, 3)
            for i in range(3):
                if not blunder and points_of(board, mover, hand, i) > points_of(board, mover, hand, chosen):
                    chosen = i
            mover, other, passed = other, end_after(board, mover, hand[chosen]), without(hand, chosen)
        position_features(board, mover, other, passed, tiles[:size], features[game])
        worth[game] = foretold(board, left, mover, other, passed, tiles[:size], judge, how)


@rule
def deal_two(chance: np.record, tiles: Stack) -> tuple[End, End, Pair, int]:
    """Two empty coats, the first hand without its draw, and how many of the shuffled tiles are the stack."""
    for tile in range(s.TILES):
        tiles[tile] = tile
    shuffle(chance, tiles, s.TILES)
    return EMPTY, EMPTY, (int(tiles[s.TILES - 1]), int(tiles[s.TILES - 2])), s.TILES - 2


@rule
def strayed(board: np.record, chance: np.record, seed: int, judge: Judge, errors: Values) -> None:
    """Fill what came less what was expected, by game and turns left."""
    tiles = np.empty(s.TILES, np.int8)
    for game in range(len(errors)):
        rekey(chance, seed, game, 0)
        mover, other, passed, size = deal_two(chance, tiles)
        for left in range(TURNS, 0, -1):
            size -= 1
            hand, stack = (passed[0], passed[1], int(tiles[size])), tiles[:size]
            chosen, _ = best_of_three(board, left, mover, other, hand, stack, judge)
            points = points_of(board, mover, hand, chosen)
            mover, other, passed = other, end_after(board, mover, hand[chosen]), without(hand, chosen)
            for earlier in range(left, TURNS):
                errors[game, earlier] += points if (earlier - left) % 2 == 0 else -points
            if left > 1:
                errors[game, left - 1] -= expected(board, left - 1, mover, other, passed, stack, judge)


# ------------------------------------------------------------------------------------------------------------ learning


def fit(features: Values, worth: Values, seed: int) -> Values:
    """A network: least squares first, then Adam; the centre and scale of the features are folded into its weights."""
    centre, scale, usual = features.mean(axis=0), features.std(axis=0), worth.mean()
    scale[scale < SAME] = np.inf
    x, y = ((features - centre) / scale).astype(np.float32), (worth - usual).astype(np.float32)
    random, size = np.random.default_rng(seed), len(FEATURES)
    weights: list[Floats] = [
        random.normal(0, 1 / np.sqrt(size), (HIDDEN, size)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        random.normal(0, 0.05, HIDDEN).astype(np.float32),
        ridge(x, y, PENALTY).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    optimiser, steps = Adam(weights), EPOCHS * (len(x) // BATCH)
    for step, rows in enumerate(batches(random, len(x)), 1):
        optimiser.step(gradients(weights, x[rows], y[rows]), RATE * (1 - step / (steps + 1)))
    hidden, bias, out, straight, last = (np.array(weight, np.float64) for weight in weights)
    network = np.zeros((HIDDEN + 1, size + 2))
    network[0, :size], network[0, BIAS] = straight / scale, usual + last[0] - straight @ (centre / scale)
    network[1:, :size], network[1:, BIAS], network[1:, OUT] = hidden / scale, bias - hidden @ (centre / scale), out
    return network


def batches(random: np.random.Generator, positions: int) -> Iterator[NDArray[np.int64]]:
    for _ in range(EPOCHS):
        order = random.permutation(positions)
        for i in range(0, positions - BATCH + 1, BATCH):
            yield order[i : i + BATCH]


def gradients(weights: list[Floats], x: Floats, y: Floats) -> list[Floats]:
    hidden, bias, out, straight, last = weights
    inside = x @ hidden.T + bias
    shown = np.maximum(inside, 0)
    error = (shown @ out + x @ straight + last[0] - y) / np.float32(len(x))
    back = error[:, None] * out * (inside > 0)
    return [back.T @ x, back.sum(axis=0), shown.T @ error, x.T @ error, error.sum(keepdims=True)]


def predict(network: Values, features: Values) -> Values:
    inside = features @ network[1:, :BIAS].T + network[1:, BIAS]
    worth: Values = np.maximum(inside, 0) @ network[1:, OUT] + features @ network[0, :BIAS] + network[0, BIAS]
    return worth


def learned(
    board: Board, chance: Chance, positions: int, seed: int, left: int, networks: Values, how: int = BEST
) -> tuple[Values, float, float]:
    """A network for positions with `left` turns to go, from the networks of the next turn, which is the other's.

    Beside it the standard deviation of the worth of positions, and of what the network did not foresee.
    """
    features, worth = np.zeros((positions, len(FEATURES))), np.zeros(positions)
    lessons(board[0], chance[0], seed, left, new_judge(networks), features, worth, how)
    tested = positions // TESTED
    network = fit(features[tested:], worth[tested:], seed + left)
    astray = worth[:tested] - predict(network, features[:tested])
    return network, float(worth[:tested].std()), float(astray.std())


def teach(positions: int, seed: int) -> Values:
    """Networks for all turns, and what remains of the deviation on positions that were not learned from."""
    board, chance, networks = GAME.set_board(s.Options(games=1), 2), np.zeros(1, CHANCE), no_networks()
    print("| turns left | deviation of the worth | of what was not foreseen |")
    print("|---|---|---|")
    for left in range(2, TURNS):
        networks[left], deviation, astray = learned(board, chance, positions, seed, left, networks)
        print(f"| {left} | {deviation:.3f} | {astray:.3f} |", flush=True)
    errors = np.zeros((positions // TESTED, TURNS))
    strayed(board[0], chance[0], seed + TURNS, new_judge(networks), errors)
    networks[1:, 0, OUT] = errors[:, 1:].std(axis=0)
    return networks


def rows(networks: Values) -> Iterator[list[Any]]:
    for left in range(1, TURNS):
        for unit in range(HIDDEN + 1 if left > 1 else 1):
            yield [left, unit, *(f"{value:.6g}" for value in networks[left, unit])]


def main() -> None:
    given = whole_number_options("Teach the outlook of two players of Jamniki.", positions=100_000, seed=1)
    networks = teach(given.positions, given.seed)
    write_table(duel.TABLE, duel.COLUMNS, rows(networks))


if __name__ == "__main__":
    main()
