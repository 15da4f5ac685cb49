"""Ratings of bots from the places they took, by the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """How strong a bot is thought to be, and how sure that is. Everybody begins with 25 and 25/3."""

    mu: float
    sigma: float


def ratings(bots: int, matches: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The rating of every bot after matches, each the bots by seat and their places.

    Where a bot sits in several seats, it becomes the mean of what its seats would.
    """
    model: Any = PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for table, places in matches:
        rated = model.rate([[known[bot]] for bot in table], ranks=list(map(float, places)))
        for bot in set(table):
            own = [team[0] for team, sitting in zip(rated, table, strict=True) if sitting == bot]
            mu, sigma = (sum(getattr(one, part) for one in own) / len(own) for part in ("mu", "sigma"))
            known[bot] = model.rating(mu, sigma)
    return [Rating(float(one.mu), float(one.sigma)) for one in known]
