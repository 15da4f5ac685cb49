"""Races as they come, for what must hold everywhere."""

from collections.abc import Iterator

import numpy as np

import kostka
from kostka.core.match import Match


def wander(set: str, seats: int, seed: int, plies: int) -> Iterator[Match]:
    """A match after each of its plies; the greedy bot chooses one in two, so that dice are bought and used."""
    match = kostka.new("cubitos", seats=seats, seed=seed, set=set, set_seed=seed)
    choose = np.random.default_rng(seed)
    for _ in range(plies):
        if match.result:
            break
        seat = int(choose.choice(match.to_act))
        moves = match.position.legal(seat)
        worth = match.position.view(seat).policy(moves)
        values = worth if choose.random() < 0.5 else choose.random(len(moves))
        match.play(match.names.texts[moves[int(np.argmax(values))]], seat)
        yield match
