"""What learners are rewarded for, seat by seat; `kostka.lab.kernels.rewards` is the same for many games at once."""

from collections.abc import Sequence
from typing import Any

from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError

PLACES, STANDING = "places", "standing"
REWARDS = (PLACES, STANDING)
PENALTY = -1.0  # for an illegal action, which ends the game; the others get nothing


def check_reward(reward: Any) -> str:
    if not isinstance(reward, str) or reward not in REWARDS:
        raise KostkaError("environments-reward", given=shorten(reward), known=REWARDS)
    return reward


def by_places(places: Sequence[int]) -> list[float]:
    """How many seats each has beaten, less those that have beaten it, as a share of the others."""
    return [sum((other > own) - (other < own) for other in places) / (len(places) - 1) for own in places]


def ahead(scores: Sequence[float]) -> list[float]:
    """How far each seat is before the mean of the others."""
    total, others = sum(scores), len(scores) - 1
    return [own - (total - own) / others for own in scores]


class Rewards:
    """The rewards of a game as it goes on."""

    def __init__(self, reward: str) -> None:
        self.by_standing = check_reward(reward) == STANDING
        self.before: list[float] = []

    def begin(self, standing: Sequence[float]) -> None:
        self.before = ahead(standing)

    def gained(self, scores: Sequence[float]) -> list[float]:
        """How much further ahead each seat is than when this was last asked."""
        now = ahead(scores)
        gained = [after - before for after, before in zip(now, self.before, strict=True)]
        self.before = now
        return gained

    def end(self, places: Sequence[int], scores: Sequence[float]) -> list[float]:
        return self.gained(scores) if self.by_standing else by_places(places)


def penalties(offenders: Sequence[int], seats: int) -> list[float]:
    return [PENALTY if seat in offenders else 0.0 for seat in range(seats)]
