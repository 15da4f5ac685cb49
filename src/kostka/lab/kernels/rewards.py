"""What learners are rewarded for, of many games at once: docs/environments.md says how, by places and by standing."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.jit import rule


@rule
def reward_places(places: NDArray[np.int16], seats: int, rewards: NDArray[np.float32]) -> None:
    for seat in range(seats):
        balance = 0
        for other in range(seats):
            if places[seat] < places[other]:
                balance += 1
            elif places[seat] > places[other]:
                balance -= 1
        rewards[seat] = balance / (seats - 1)


@rule
def set_ahead(scores: NDArray[np.float64], seats: int, ahead: NDArray[np.float64]) -> None:
    """How far each seat is before the mean of the others."""
    total = 0.0
    for seat in range(seats):
        total += scores[seat]
    for seat in range(seats):
        ahead[seat] = scores[seat] - (total - scores[seat]) / (seats - 1)


@rule
def reward_gains(
    scores: NDArray[np.float64], seats: int, ahead: NDArray[np.float64], rewards: NDArray[np.float32]
) -> None:
    """How much further ahead each seat is than it was."""
    for seat in range(seats):
        rewards[seat] = -ahead[seat]
    set_ahead(scores, seats, ahead)
    for seat in range(seats):
        rewards[seat] += ahead[seat]
