"""What got slower, as far as a few noisy rounds can tell."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import median

SURE = 0.95  # that the median of ever so many rounds lies within the interval
LEAST_LOSS = 0.95  # times: less than this is no matter, nor is it told apart from how code happens to lie in memory


@dataclass(frozen=True)
class Gain:
    """How many times faster: the median of the rounds, and the interval that its true value lies in."""

    median: float
    low: float
    high: float

    @property
    def is_loss(self) -> bool:
        return self.median < LEAST_LOSS and self.high < 1

    def __str__(self) -> str:
        return f"{self.median:.2f} times ({self.low:.2f} to {self.high:.2f})"


def gain_of(ratios: Sequence[float]) -> Gain | None:
    """From the ratios of the rounds, whatever they are distributed like; None if they are too few to be sure.

    The true median lies below all of n ratios, or above all of them, as often as n coins show the same side. So the
    interval goes from the lowest to the highest, or further in, as far as that leaves it sure enough.
    """
    ordered, dropped = sorted(ratios), outside(len(ratios))
    return Gain(median(ordered), ordered[dropped], ordered[-1 - dropped]) if dropped is not None else None


def outside(rounds: int) -> int | None:
    """How many of the rounds an interval may leave out at either end."""
    allowed = [left for left in range((rounds + 1) // 2) if sureness(rounds, left) >= SURE]
    return max(allowed, default=None)


def sureness(rounds: int, left: int) -> float:
    return 1 - 2 * sum(comb(rounds, i) * 0.5**rounds for i in range(left + 1))


LEAST_ROUNDS = next(rounds for rounds in range(1, 100) if outside(rounds) is not None)


def told(gains: dict[str, Gain | None]) -> list[str]:
    """A sentence for every measure that got slower, the worst first, or one that says that there is none."""
    if None in gains.values():
        return [f"What got slower cannot be told from fewer than {LEAST_ROUNDS} rounds."]
    losses = sorted((gain.median, title, gain) for title, gain in gains.items() if gain and gain.is_loss)
    return [f"slower: {title}: {gain}" for _, title, gain in losses] or [
        f"Nothing got slower: no measure has a median below {LEAST_LOSS} and an interval below 1."
    ]
