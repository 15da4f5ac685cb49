"""Many games at once: the loop runs compiled, on every core, and the same seed gives the same games."""

import os
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import LEVELS, bot
from kostka.core.errors import KostkaError
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import shorten
from kostka.core.registry import game as find_game

MOST_GAMES = 100_000_000
SEEDS = range(-(2**63), 2**63)
CHUNK = 1024


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
    if not 1 <= games <= MOST_GAMES:
        raise KostkaError(f"At least 1 game is simulated and at most {MOST_GAMES:,}, not {shorten(games)}.")
    if seed not in SEEDS:
        raise KostkaError(f"A seed of simulations is a whole number of at most 64 bits, not {shorten(seed)}.")
    if threads is not None and threads < 1:
        raise KostkaError(f"At least 1 thread plays, not {threads}.")
    names = seat_bots(bots, seats)
    parsed = parse_options(found.options, options or {})
    board = found.set_board(parsed, seats)
    levels = [LEVELS[name] for name in names]
    workers = threads or os.cpu_count() or 1
    size = max(1, min(CHUNK, games // (workers * 16)))
    progress(0, games)
    found.playouts(board, seed, 0, 1, levels=levels)
    places, scores = np.empty((games, seats), np.int16), np.empty((games, seats), np.int32)
    decisions = np.empty(games, np.int32)

    def chunk(first: int) -> int:
        rows = slice(first, min(first + size, games))
        played = found.playouts(board, seed, first, rows.stop - first, levels=levels)
        places[rows], scores[rows], decisions[rows] = played
        return rows.stop

    start = time.perf_counter()
    run_in_order(chunk, range(0, games, size), workers, lambda done: progress(done, games))
    seconds = time.perf_counter() - start
    return Simulation(game, changed_options(parsed), names, seed, places, scores, decisions, seconds)


def seat_bots(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    if not 1 <= len(bots) <= seats:
        raise KostkaError(f"{seats} seats take 1 to {seats} bots, not {len(bots)}.")
    for name in bots:
        bot(name)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def run_in_order(
    work: Callable[[int], int], starts: Sequence[int], workers: int, finished: Callable[[int], None]
) -> None:
    """Keep the workers busy, but queue little ahead: whoever interrupts waits only for what is being played."""
    running: deque[Future[int]] = deque()
    with ThreadPoolExecutor(workers) as pool:
        try:
            for start in starts:
                running.append(pool.submit(work, start))
                if len(running) > 2 * workers:
                    finished(running.popleft().result())
            while running:
                finished(running.popleft().result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
