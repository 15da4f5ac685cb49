"""Whether counts are as chance would have them."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

SELDOM = 0.001  # how often chance itself is taken for something else

Counts = Sequence[int] | NDArray[np.int64]


def is_chance(counts: Counts, shares: Sequence[float] | NDArray[np.float64] | None = None) -> bool:
    """Pearson's chi-squared test: whether what was counted can have come about by these shares, or by equal ones."""
    found = np.asarray(counts, float)
    wanted = np.ones(len(found)) if shares is None else np.asarray(shares, float)
    wanted = wanted * found.sum() / wanted.sum()
    return bool(((found - wanted) ** 2 / wanted).sum() < furthest(len(found) - 1))


def furthest(freedom: int) -> float:
    """What the sum exceeds so seldom, as Wilson and Hilferty found."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + NormalDist().inv_cdf(1 - SELDOM) * sqrt(spread)) ** 3)
