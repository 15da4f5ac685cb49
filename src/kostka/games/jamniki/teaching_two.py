"""Teaching the outlook of two players, backwards from the end of a game.

    python -m kostka.games.jamniki.teaching_two --positions 100000 --seed 1

writes `compiled/duel.csv`. What the last turn brings is known. With it, what the last but one is worth follows from all
draws and all answers, and a small network learns that from positions of games; and so on up to the first turn. So the
lessons have no luck in them, and both play as well as was learned so far.
"""

import argparse
import csv
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE, Chance, draw, rekey, shuffle
from kostka.core.game import Board
from kostka.core.jit import rule
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import duel
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import BIAS, FEATURES, HIDDEN, OUT, TURNS, Stack, Values, no_networks
from kostka.games.jamniki.compiled.ends import WHITE_TILE, End, end_after, gain

Floats = NDArray[np.float32]
Hand = tuple[int, int, int]

difference, look_at_both = duel.difference, duel.look_at_both

BLUNDERS = 25  # moves in a hundred that are any move, so that positions differ
TESTED = 10  # one position in so many is not learned from
EPOCHS, BATCH, RATE, RIDGE = 30, 512, 3e-3, 10.0
BEST, GREEDY = 0, 1  # how the next to act plays
SAME = 1e-6  # a feature that deviates by less is the same in all positions, and tells nothing
EMPTY: End = (s.NONE, 0, 0, 0)


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
def best_of_three(
    board: np.record,
    left: int,
    mover: End,
    other: End,
    hand: Hand,
    stack: Stack,
    size: int,
    networks: Values,
    known: Values,
    how: int = BEST,
) -> tuple[int, float]:
    """The best tile to lay, and how many points more than the other that will bring, this turn and later.

    The networks are those of the other, who acts next; who plays like `greedy` has no choice.
    """
    chosen, most, only = 0, -np.inf, at_once(board, mover, hand) if how == GREEDY else s.NONE
    for i in range(3):
        points = points_of(board, mover, hand, i)
        if points > 0 and only in (s.NONE, i):
            end, passed = end_after(board, mover, hand[i]), without(hand, i)
            value = points - difference(board, left - 1, other, end, passed[0], passed[1], stack, size, networks, known)
            if value > most:
                chosen, most = i, value
    return chosen, most


@rule
def foretold(
    board: np.record,
    left: int,
    mover: End,
    other: End,
    passed: tuple[int, int],
    stack: Stack,
    size: int,
    networks: Values,
    known: Values,
    how: int = BEST,
) -> float:
    """What a position is worth, by everything that the next to act may draw."""
    total = 0.0
    for i in range(size):
        drawn = stack[i]
        stack[i] = stack[size - 1]
        hand = passed[0], passed[1], int(drawn)
        total += best_of_three(board, left, mover, other, hand, stack, size - 1, networks, known, how)[1]
        stack[i] = drawn
    return total / size


@rule
def lessons(
    board: np.record,
    chance: np.record,
    seed: int,
    left: int,
    networks: Values,
    seen: Values,
    worth: Values,
    how: int = BEST,
) -> None:
    """Fills features and worth of positions with so many turns left, each of a game of its own by points at once."""
    stack, known = np.empty(s.TILES, np.int8), np.empty(len(FEATURES))
    for game in range(len(worth)):
        rekey(chance, seed, game, left)
        mover, other, passed, size = deal_two(chance, stack)
        for _ in range(TURNS - left):
            size -= 1
            hand = passed[0], passed[1], int(stack[size])
            chosen = -1
            blunder = draw(chance, 100) < BLUNDERS
            while chosen < 0 or points_of(board, mover, hand, chosen) == 0:
                chosen = draw(chance, 3)
            for i in range(3):
                if not blunder and points_of(board, mover, hand, i) > points_of(board, mover, hand, chosen):
                    chosen = i
            mover, other, passed = other, end_after(board, mover, hand[chosen]), without(hand, chosen)
        look_at_both(board, mover, other, passed[0], passed[1], stack, size, seen[game])
        worth[game] = foretold(board, left, mover, other, passed, stack, size, networks, known, how)


@rule
def deal_two(chance: np.record, stack: Stack) -> tuple[End, End, tuple[int, int], int]:
    for tile in range(s.TILES):
        stack[tile] = tile
    shuffle(chance, stack, s.TILES)
    return EMPTY, EMPTY, (int(stack[s.TILES - 1]), int(stack[s.TILES - 2])), s.TILES - 2


@rule
def strayed(board: np.record, chance: np.record, seed: int, networks: Values, errors: Values) -> None:
    """Fills by how much games went astray, by game and turns left: what came less what was expected."""
    stack, known = np.empty(s.TILES, np.int8), np.empty(len(FEATURES))
    for game in range(len(errors)):
        rekey(chance, seed, game, 0)
        mover, other, passed, size = deal_two(chance, stack)
        for left in range(TURNS, 0, -1):
            size -= 1
            hand = passed[0], passed[1], int(stack[size])
            chosen, _ = best_of_three(board, left, mover, other, hand, stack, size, networks, known)
            points = points_of(board, mover, hand, chosen)
            mover, other, passed = other, end_after(board, mover, hand[chosen]), without(hand, chosen)
            for earlier in range(left, TURNS):
                errors[game, earlier] += points if (earlier - left) % 2 == 0 else -points
            if left > 1:
                errors[game, left - 1] -= difference(
                    board, left - 1, mover, other, passed[0], passed[1], stack, size, networks, known
                )


# ------------------------------------------------------------------------------------------------------------ learning


def fitted(seen: Values, worth: Values, seed: int) -> Values:
    """A network: least squares at first, then Adam; centre and scale of the features go into its numbers."""
    centre, scale, usual = seen.mean(axis=0), seen.std(axis=0), worth.mean()
    scale[scale < SAME] = np.inf
    x, y = ((seen - centre) / scale).astype(np.float32), (worth - usual).astype(np.float32)
    random, size = np.random.default_rng(seed), len(FEATURES)
    weights: list[Floats] = [
        random.normal(0, 1 / np.sqrt(size), (HIDDEN, size)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        random.normal(0, 0.05, HIDDEN).astype(np.float32),
        np.linalg.solve(x.T @ x + RIDGE * np.eye(size), x.T @ y).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in weights]
    steps = EPOCHS * (len(x) // BATCH)
    for step, rows in enumerate(batches(random, len(x)), 1):
        for weight, (mean, square), slope in zip(weights, moments, gradients(weights, x[rows], y[rows]), strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            rate = RATE * (1 - step / (steps + 1))
            weight -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
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


def judged(network: Values, seen: Values) -> Values:
    inside = seen @ network[1:, :BIAS].T + network[1:, BIAS]
    found: Values = np.maximum(inside, 0) @ network[1:, OUT] + seen @ network[0, :BIAS] + network[0, BIAS]
    return found


def learned(
    board: Board, chance: Chance, positions: int, seed: int, left: int, networks: Values, how: int = BEST
) -> tuple[Values, float, float]:
    """A network for positions with so many turns left by those of the turn after it, which are the other's; with the
    deviation of what positions are worth, and of what the network did not foresee."""
    seen, worth = np.zeros((positions, len(FEATURES))), np.zeros(positions)
    lessons(board[0], chance[0], seed, left, networks, seen, worth, how)
    tested = positions // TESTED
    network = fitted(seen[tested:], worth[tested:], seed + left)
    astray = worth[:tested] - judged(network, seen[:tested])
    return network, float(worth[:tested].std()), float(astray.std())


def teach(positions: int, seed: int) -> Values:
    """Networks for all turns, and what is left of the deviation on positions that were not learned from."""
    board, chance, networks = GAME.set_board(s.Options(games=1), 2), np.zeros(1, CHANCE), no_networks()
    print("| turns left | deviation of the worth | of what was not foreseen |")
    print("|---|---|---|")
    for left in range(2, TURNS):
        networks[left], deviation, astray = learned(board, chance, positions, seed, left, networks)
        print(f"| {left} | {deviation:.3f} | {astray:.3f} |", flush=True)
    errors = np.zeros((positions // TESTED, TURNS))
    strayed(board[0], chance[0], seed + TURNS, networks, errors)
    networks[1:, 0, OUT] = errors[:, 1:].std(axis=0)
    return networks


def rows(networks: Values) -> Iterator[list[Any]]:
    for left in range(1, TURNS):
        for unit in range(HIDDEN + 1 if left > 1 else 1):
            yield [left, unit, *(f"{value:.6g}" for value in networks[left, unit])]


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the outlook of two players of Jamniki.")
    parser.add_argument("--positions", type=int, default=100_000, help="for every number of turns left")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    networks = teach(asked.positions, asked.seed)
    with duel.TABLE.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["left", "unit", *FEATURES, "bias", "out"])
        table.writerows(rows(networks))


if __name__ == "__main__":
    main()
