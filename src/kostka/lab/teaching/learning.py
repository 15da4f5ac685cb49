"""What the workshops share: Adam, ridge regression, moves with blunders, and their options and tables."""

import argparse
import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.chance import draw
from kostka.core.compiled.loops import LoopBuffers, best
from kostka.core.compiled.stubs import legal, rollout_policy

Weights = NDArray[Any]  # of any float
MEAN_DECAY, SQUARE_DECAY, TINY = 0.1, 0.001, 1e-8  # the usual constants of Adam


class Adam:
    """The optimiser of Kingma and Ba (2015); it changes `weights` in place."""

    def __init__(self, weights: Sequence[Weights]) -> None:
        self.weights = weights
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in weights]
        self.steps = 0

    def step(self, gradients: Sequence[Weights], rate: float) -> None:
        self.steps += 1
        for weight, (mean, square), gradient in zip(self.weights, self.moments, gradients, strict=True):
            mean += MEAN_DECAY * (gradient - mean)
            square += SQUARE_DECAY * (gradient**2 - square)
            unbiased = mean / (1 - (1 - MEAN_DECAY) ** self.steps), square / (1 - (1 - SQUARE_DECAY) ** self.steps)
            weight -= rate * unbiased[0] / (np.sqrt(unbiased[1]) + TINY)


def ridge(features: Weights, targets: Weights, penalty: float) -> Weights:
    """The linear weights of least squares with an L2 penalty."""
    weights: Weights = np.linalg.solve(
        features.T @ features + penalty * np.eye(features.shape[1]), features.T @ targets
    )
    return weights


def move_with_blunders(buffers: LoopBuffers, seat: int, chance: np.record, percent: int) -> int:
    """The move of the rollout policy, or any move in `percent` of 100 cases, so that positions differ. For taps."""
    board, state, moves, worth = buffers.board[0], buffers.state[0], buffers.moves, buffers.worth
    count = legal(board, state, seat, moves)
    if draw(chance, 100) < percent:
        return int(moves[draw(chance, count)])
    rollout_policy(board, state, seat, moves, count, buffers.cache, worth)
    return int(moves[best(worth, count)])


def whole_number_options(description: str, **defaults: int) -> argparse.Namespace:
    """The options of a workshop's command, all of them whole numbers."""
    parser = argparse.ArgumentParser(description=description)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return parser.parse_args()


def write_table(path: Path, header: Iterable[str], rows: Iterable[Iterable[Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(header)
        table.writerows(rows)
