"""A small judge that was taught by games: features of every seat go in, shares of the win come out.

Every seat goes through the same two layers, and its share is that of the exponential of what comes out, so that seats
can change places and shares sum to one. `kostka.lab.training` teaches; the numbers are a table beside the rules whose
head names the features that they belong to.
"""

import csv
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule

Floats = NDArray[np.float64]


class Network(NamedTuple):
    """Weights: features are centred and scaled, then a hidden layer, then one number."""

    centre: Floats  # by feature
    scale: Floats  # by feature
    hidden: Floats  # by hidden unit and feature
    bias: Floats  # by hidden unit
    straight: Floats  # by feature, past the hidden layer
    out: Floats  # by hidden unit


def read_network(path: Path, features: tuple[str, ...]) -> Network:
    """The weights of a table, which must belong to these features."""
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    if tuple(head[1:-2]) != features:
        raise ValueError(f"{path.name} was learned from {head[1:-2]}, not from {list(features)}: teach it anew")
    table = {name: [row[1:] for row in rows if row[0] == name] for name in ("centre", "scale", "straight", "hidden")}
    one = {name: np.array(table[name][0][:-2], float) for name in ("centre", "scale", "straight")}
    hidden = np.array(table["hidden"], float).reshape(-1, len(features) + 2)
    columns = np.ascontiguousarray(hidden[:, :-2]), hidden[:, -2].copy(), hidden[:, -1].copy()
    return Network(one["centre"], one["scale"], columns[0], columns[1], one["straight"], columns[2])


def write_network(path: Path, features: tuple[str, ...], network: Network) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["part", *features, "bias", "out"])
        for name in ("centre", "scale", "straight"):
            table.writerow([name, *(f"{value:.6g}" for value in getattr(network, name)), "", ""])
        for weights, bias, out in zip(network.hidden, network.bias, network.out, strict=True):
            table.writerow(["hidden", *(f"{value:.6g}" for value in (*weights, bias, out))])


@rule
def judge_by(
    known: Floats,
    seats: int,
    centre: Floats,
    scale: Floats,
    hidden: Floats,
    bias: Floats,
    straight: Floats,
    out: Floats,
    values: Floats,
) -> None:
    """The shares of the first seats, each from its row of features. `known` is scaled in place."""
    top = -np.inf
    for seat in range(seats):
        for i in range(len(centre)):
            known[seat, i] = (known[seat, i] - centre[i]) / scale[i]
        value = 0.0
        for i in range(len(centre)):
            value += straight[i] * known[seat, i]
        for unit in range(len(bias)):
            x = bias[unit]
            for i in range(len(centre)):
                x += hidden[unit, i] * known[seat, i]
            value += out[unit] * np.tanh(x)
        values[seat] = value
        top = max(top, value)
    shares = 0.0
    for seat in range(seats):
        values[seat] = np.exp(values[seat] - top)
        shares += values[seat]
    for seat in range(seats):
        values[seat] /= shares
