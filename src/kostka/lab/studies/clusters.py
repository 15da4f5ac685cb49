"""Means of things that come in groups: those of one match have its dice in common, so that only matches are
independent of each other."""

from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.lab.statistics import Interval, student


def grouped_mean(values: NDArray[Any], groups: NDArray[Any]) -> Interval | None:
    """The mean of all values with its interval, by how far the sums of groups are from what the mean lets expect; None
    where fewer than two groups have any."""
    names, group = np.unique(groups, return_inverse=True)
    if len(names) < 2:
        return None
    mean = float(values.mean())
    surplus = np.bincount(group, weights=values - mean)
    variance = float((surplus**2).sum()) * len(names) / (len(names) - 1)
    reach = student(len(names) - 1) * sqrt(variance) / len(values)
    return Interval(mean, mean - reach, mean + reach)
