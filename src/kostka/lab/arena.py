"""Bots against each other: every bot sits in every seat equally often, so that no seat is an advantage."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kostka.bots import Bot, name_of
from kostka.core.errors import KostkaError, shorten
from kostka.core.match import secret_for, settled_options
from kostka.core.options import changed_options
from kostka.core.registry import game as find_game
from kostka.lab.simulate import check_number, check_seed, simulate

MOST_ROUNDS = 1_000_000


@dataclass(frozen=True)
class Standing:
    """How a bot did: games, shares of first places, and the mean of its places with its standard error."""

    bot: str
    games: int
    wins: float
    mean_place: float
    place_error: float

    @property
    def win_share(self) -> float:
        return self.wins / self.games


def arena(
    game: str,
    bots: Sequence[str | Bot],
    rounds: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Standing]:
    """Play `rounds` games for each rotation of the bots around the table; the best one first."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) < 2:
        raise KostkaError("core-arena-bots", given=shorten(bots))
    check_number(rounds, 1, MOST_ROUNDS, "core-arena-rounds")
    seed = check_seed(seed)
    seats = len(bots)
    found = find_game(game)
    settled = changed_options(settled_options(found, {} if options is None else options, secret_for(seed)))
    wins, places = np.zeros(seats), np.empty((seats, seats * rounds))
    for turn in range(seats):
        order = [(seat + turn) % seats for seat in range(seats)]
        played = simulate(game, rounds, seats, seed + turn, [bots[b] for b in order], settled)
        first = played.places == 1
        shares = (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        for seat, b in enumerate(order):
            wins[b] += shares[seat]
            places[b, turn * rounds : (turn + 1) * rounds] = played.places[:, seat]
        progress(turn + 1, seats)
    games = seats * rounds
    errors = places.std(axis=1) / np.sqrt(games)
    table = [
        Standing(name_of(player), games, float(wins[b]), float(places[b].mean()), float(errors[b]))
        for b, player in enumerate(bots)
    ]
    return sorted(table, key=lambda row: row.mean_place)
