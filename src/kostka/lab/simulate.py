"""Many games at once: the loop runs compiled, on every core, and the same seed gives the same games."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import LEVELS, bot
from kostka.core.errors import KostkaError
from kostka.core.options import changed_options, parse_options
from kostka.core.registry import game as find_game


@dataclass(frozen=True)
class Simulation:
    """The outcome of simulated games; arrays have a row per game and a column per seat."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    decisions: NDArray[np.int32]
    seconds: float

    def to_json(self) -> dict[str, Any]:
        games, seats = self.places.shape
        first = self.places == 1
        # A shared first place counts for its share, so that wins add up to the number of games.
        wins = (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        return {
            "game": self.game,
            "options": self.options,
            "seats": seats,
            "seed": self.seed,
            "games": games,
            "seconds": self.seconds,
            "games_per_second": games / self.seconds,
            "decisions": int(self.decisions.sum()),
            "decisions_per_second": int(self.decisions.sum()) / self.seconds,
            "players": [
                {
                    "seat": seat,
                    "bot": self.bots[seat],
                    "wins": float(wins[seat]),
                    "win_share": float(wins[seat] / games),
                    "mean_score": float(self.scores[:, seat].mean()),
                    "score_error": float(self.scores[:, seat].std() / np.sqrt(games)),
                    "mean_place": float(self.places[:, seat].mean()),
                }
                for seat in range(seats)
            ],
        }


def simulate(
    game: str,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    threads: int | None = None,
) -> Simulation:
    """Play whole games between bots; fewer bots than seats are repeated around the table."""
    found = find_game(game)
    seats = found.seats[0] if seats is None else found.check_seats(seats)
    if games < 1:
        raise KostkaError(f"At least 1 game is simulated, not {games}.")
    names = tuple(bots[seat % len(bots)] for seat in range(seats))
    for name in names:
        bot(name)
    parsed = parse_options(found.options, options or {})
    board = found.set_board(parsed, seats)
    levels = [LEVELS[name] for name in names]
    workers = threads or os.cpu_count() or 1
    size = max(1, min(4096, games // (workers * 16)))
    found.playouts(board, seed, 0, 1, levels=levels)

    def chunk(first: int) -> tuple[NDArray[np.int16], NDArray[np.int32], NDArray[np.int32]]:
        return found.playouts(board, seed, first, min(size, games - first), levels=levels)

    parts = []
    start = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        for part in pool.map(chunk, range(0, games, size)):
            parts.append(part)
            progress(min(games, len(parts) * size), games)
    seconds = time.perf_counter() - start
    places, scores, decisions = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Simulation(game, changed_options(parsed), names, seed, places, scores, decisions, seconds)
