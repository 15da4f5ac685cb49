"""Means of things that come in groups: those of one match have its dice in common, so that only matches are
independent of each other."""

from math import nan, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.lab.statistics import Interval, share_interval, standard_error, student

UNKNOWN = Interval(nan, nan, nan)


def mean_of(matches: NDArray[Any]) -> Interval:
    """The mean of what each match had."""
    if len(matches) < 2:
        return UNKNOWN
    mean, reach = float(matches.mean()), student(len(matches) - 1) * standard_error(matches)
    return Interval(mean, mean - reach, mean + reach)


def share_of(happened: NDArray[Any]) -> Interval:
    """How often something happened, match by match, or match by match to each of its seats."""
    if len(happened) < 2:
        return UNKNOWN
    return share_interval(happened.reshape(len(happened), -1).mean(axis=1), happened.size)


def difference(one: Interval, other: Interval) -> Interval:
    """Of two means that have nothing to do with each other."""
    mean = one.mean - other.mean
    reach = sqrt((one.high - one.mean) ** 2 + (other.high - other.mean) ** 2)
    return Interval(mean, mean - reach, mean + reach)


def grouped_mean(values: NDArray[Any], groups: NDArray[Any]) -> Interval:
    """The mean of all values with its interval, by how far the sums of groups are from what the mean lets expect."""
    names, group = np.unique(groups, return_inverse=True)
    if len(names) < 2:
        return UNKNOWN
    mean = float(values.mean())
    surplus = np.bincount(group, weights=values - mean)
    variance = float((surplus**2).sum()) * len(names) / (len(names) - 1)
    reach = student(len(names) - 1) * sqrt(variance) / len(values)
    return Interval(mean, mean - reach, mean + reach)
