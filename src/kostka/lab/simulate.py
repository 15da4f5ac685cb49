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

from kostka.bots import COMPILED, Bot, bot, known, name_of
from kostka.core.chance import from_seed, secret_of_seed
from kostka.core.errors import KostkaError, shorten
from kostka.core.game import Game
from kostka.core.match import Match, default_players, secret_for, settled_options
from kostka.core.options import changed_options
from kostka.core.reading import is_whole
from kostka.core.registry import game as find_game

MOST_GAMES = 100_000_000
SEEDS = range(-(2**63), 2**63)
CHUNK_SECONDS = 0.1
MOST_THREADS = 1024


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


Played = tuple[NDArray[np.int16], NDArray[np.int32], NDArray[np.int32]]


def simulate(
    game: str,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    bots: Sequence[str | Bot] = ("random",),
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    threads: int | None = None,
) -> Simulation:
    """Play whole games between bots; fewer bots than seats are repeated around the table.

    Named bots play compiled, on every core. Where one is a callable of your own, Python plays move by move.
    """
    found = find_game(game)
    seats = found.seats[0] if seats is None else found.check_seats(seats)
    check_number(games, 1, MOST_GAMES, "core-simulate-games")
    seed = check_seed(seed)
    if threads is not None:
        check_number(threads, 1, MOST_THREADS, "core-simulate-threads")
    players = seat_bots(bots, seats)
    parsed = settled_options(found, {} if options is None else options, secret_for(seed))
    levels = [COMPILED[player] for player in players if isinstance(player, str) and player in COMPILED]
    own = len(levels) < seats
    board = found.set_board(parsed, seats)
    progress(0, games)

    def play(first: int, count: int) -> Played:
        if own:
            return play_by_hand(found, parsed, [bot(player) for player in players], seed, first, count)
        return found.playouts(board, seed, first, count, levels=levels)

    play(0, 1)
    return timed(play, games, found.id, parsed, players, seed, 1 if own else threads or os.cpu_count() or 1, progress)


def rollouts(
    match: Match, games: int, seed: int = 0, bots: Sequence[str] = ("random",), seat: int | None = None
) -> Simulation:
    """Play a match to its end many times on the compiled side, from what a seat knows, or from the whole truth."""
    if not isinstance(match, Match):
        raise KostkaError("core-rollout-match", given=shorten(match))
    check_number(games, 1, MOST_GAMES, "core-simulate-games")
    seed = check_seed(seed)
    players = seat_bots(bots, match.seats)
    for player in players:
        if player not in COMPILED:
            raise KostkaError("core-rollout-bot", given=shorten(player), known=tuple(COMPILED))
    levels = [COMPILED[name_of(player)] for player in players]
    match.check_seat(seat)
    start = match.state if seat is None else match.game.view(match.board, match.state, seat)

    def play(first: int, count: int) -> Played:
        return match.game.playouts(match.board, seed, first, count, levels=levels, start=start, seat=seat)

    return timed(play, games, match.game.id, match.options, players, seed, os.cpu_count() or 1)


def check_number(value: Any, low: int, high: int, id: str) -> None:
    if not is_whole(value) or not low <= value <= high:
        raise KostkaError(id, given=shorten(value), most=high)


def check_seed(seed: Any) -> int:
    if not is_whole(seed) or int(seed) not in SEEDS:
        raise KostkaError("core-simulate-seed", given=shorten(seed))
    return int(seed)


def timed(
    play: Callable[[int, int], Played],
    games: int,
    game: str,
    options: Any,
    players: Sequence[str | Bot],
    seed: int,
    workers: int,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Simulation:
    """All games, chunk by chunk, into arrays with a row per game."""
    places, scores = np.empty((games, len(players)), np.int16), np.empty((games, len(players)), np.int32)
    decisions = np.empty(games, np.int32)

    def chunk(first: int, count: int) -> float:
        """Returns how long it took."""
        start, rows = time.perf_counter(), slice(first, first + count)
        places[rows], scores[rows], decisions[rows] = play(first, count)
        return time.perf_counter() - start

    start = time.perf_counter()
    run_in_order(chunk, games, workers, lambda done: progress(done, games))
    seconds = time.perf_counter() - start
    names = tuple(name_of(player) for player in players)
    return Simulation(game, changed_options(options), names, seed, places, scores, decisions, seconds)


def play_by_hand(game: Game, options: Any, players: Sequence[Bot], seed: int, first: int, count: int) -> Played:
    """The same games move by move, for bots that are not compiled."""
    places, scores = [], []
    decisions = np.zeros(count, np.int32)
    for i in range(count):
        secret = secret_of_seed(seed * MOST_GAMES + first + i)
        match = Match(game, options, default_players(len(players)), secret)
        while (seat := match.turn) is not None:
            chance = from_seed(seed, (first + i) * MOST_GAMES + len(match.log))
            match.play(players[seat](known(match, seat, chance)), seat)
        assert match.result is not None
        places.append(match.result.places)
        scores.append(match.result.scores)
        decisions[i] = len(match.log)
    return np.array(places, np.int16), np.array(scores, np.int32), decisions


def seat_bots(bots: Any, seats: int) -> tuple[str | Bot, ...]:
    """The bot of every seat."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 1 <= len(bots) <= seats:
        raise KostkaError("core-simulate-bots", seats=seats, given=shorten(bots))
    for player in bots:
        bot(player)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def run_in_order(work: Callable[[int, int], float], games: int, workers: int, finished: Callable[[int], None]) -> None:
    """Keep the workers busy with chunks of a moment each: whoever interrupts waits only for what is being played."""
    running: deque[tuple[int, Future[float]]] = deque()
    begun = done = 0
    size = 1
    with ThreadPoolExecutor(workers) as pool:
        try:
            while done < games:
                while begun < games and len(running) < 2 * workers:
                    count = min(size, games - begun)
                    running.append((count, pool.submit(work, begun, count)))
                    begun += count
                count, future = running.popleft()
                wanted = count * CHUNK_SECONDS / max(future.result(), 1e-6)
                size = max(1, min(int(wanted), 2 * size))
                done += count
                finished(done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
