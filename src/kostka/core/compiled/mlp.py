"""A small value network: a row of features for every seat in, each seat's chance to win out.

All seats share one network with one hidden layer, and a softmax over the seats makes its outputs chances.
`kostka.lab.teaching.evaluation` trains it. The weights are a CSV file beside a game's rules; its header names the
features they belong to.
"""

import csv
from pathlib import Path
from typing import NamedTuple

import numpy as np

from kostka.core.compiled.arrays import Floats
from kostka.core.compiled.jit import rule


class Network(NamedTuple):
    """The weights: features are centred and scaled, then a hidden layer of tanh units, then one output."""

    centre: Floats  # by feature
    scale: Floats  # by feature
    hidden: Floats  # by hidden unit and feature
    bias: Floats  # by hidden unit
    straight: Floats  # by feature: a linear term beside the hidden layer
    out: Floats  # by hidden unit


def read_network(path: Path, features: tuple[str, ...]) -> Network:
    """The weights in a file. Raises ValueError if they belong to other features."""
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    if tuple(head[1:-2]) != features:
        raise ValueError(f"{path.name} was learned from {head[1:-2]}, not from {list(features)}: teach it anew")
    linear = {part: np.array(row[:-2], float) for part, *row in rows if part != "hidden"}
    units = np.array([row for part, *row in rows if part == "hidden"], float).reshape(-1, len(features) + 2)
    return Network(
        **linear, hidden=np.ascontiguousarray(units[:, :-2]), bias=units[:, -2].copy(), out=units[:, -1].copy()
    )


def write_network(path: Path, features: tuple[str, ...], network: Network) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["part", *features, "bias", "out"])
        for name in ("centre", "scale", "straight"):
            table.writerow([name, *(f"{value:.6g}" for value in getattr(network, name)), "", ""])
        for weights, bias, out in zip(network.hidden, network.bias, network.out, strict=True):
            table.writerow(["hidden", *(f"{value:.6g}" for value in (*weights, bias, out))])


@rule
def softmax_values(features: Floats, seats: int, network: Network, values: Floats) -> None:
    """Each seat's share of the win, from its row of features, which are scaled in place."""
    centre, scale, hidden, bias, straight, out = network
    top = -np.inf
    for seat in range(seats):
        for i in range(len(centre)):
            features[seat, i] = (features[seat, i] - centre[i]) / scale[i]
        value = 0.0
        for i in range(len(centre)):
            value += straight[i] * features[seat, i]
        for unit in range(len(bias)):
            x = bias[unit]
            for i in range(len(centre)):
                x += hidden[unit, i] * features[seat, i]
            value += out[unit] * np.tanh(x)
        values[seat] = value
        top = max(top, value)
    total = 0.0
    for seat in range(seats):
        values[seat] = np.exp(values[seat] - top)
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total
