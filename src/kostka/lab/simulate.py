"""Many games at once: the loop runs compiled, on every core, and the same seed gives the same games."""

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
from kostka.core.match import Match, default_players, secret_for, settled_options
from kostka.core.options import changed_options, parse_options
from kostka.core.reading import is_whole
from kostka.core.registry import game as find_game
from kostka.lab.crew import Crew, can_travel, cores, fresh

MOST_GAMES = 100_000_000
SEEDS = range(-(2**63), 2**63)
CHUNK_SECONDS = 0.1
MOST_THREADS = 1024
LONG = 10  # seconds of work that are worth the start of further processes


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

    The bots of playouts play compiled, on every core. Where there are others, Python plays move by move; where that
    takes long, in several processes, unless a bot is something that only this one knows.
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
    progress(0, games)
    if len(levels) < seats:
        return simulate_by_hand(ByHand(found.id, changed_options(parsed), players, seed), games, threads, progress)
    board = found.set_board(parsed, seats)

    def play(first: int, count: int) -> Played:
        return found.playouts(board, seed, first, count, levels=levels)

    play(0, 1)
    return timed(play, games, found.id, parsed, players, seed, threads or cores(), progress)


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

    return timed(play, games, match.game.id, match.options, players, seed, cores())


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
    leave: Callable[[], None] = lambda: None,
) -> Simulation:
    """All games, chunk by chunk, into arrays with a row per game. Whoever interrupts does not wait for what `leave`
    ends."""
    places, scores = np.empty((games, len(players)), np.int16), np.empty((games, len(players)), np.int32)
    decisions = np.empty(games, np.int32)

    def chunk(first: int, count: int) -> float:
        """Returns how long it took."""
        start, rows = time.perf_counter(), slice(first, first + count)
        places[rows], scores[rows], decisions[rows] = play(first, count)
        return time.perf_counter() - start

    start = time.perf_counter()
    run_in_order(chunk, games, workers, lambda done: progress(done, games), leave)
    seconds = time.perf_counter() - start
    names = tuple(name_of(player) for player in players)
    return Simulation(game, changed_options(options), names, seed, places, scores, decisions, seconds)


class ByHand:
    """The same games move by move, for bots that are not compiled; every game by bots that have not played before."""

    def __init__(self, game: str, options: Mapping[str, Any], players: Sequence[str | Bot], seed: int) -> None:
        self.given = (game, options, players, seed)
        self.game, self.players, self.seed = find_game(game), players, seed
        self.options = parse_options(self.game.options, options)

    def __call__(self, first: int, count: int) -> Played:
        played = [self.play(number) for number in range(first, first + count)]
        results = [match.result for match in played if match.result]
        places, scores = ([getattr(result, part) for result in results] for part in ("places", "scores"))
        return np.array(places, np.int16), np.array(scores, np.int32), np.array([len(match.log) for match in played])

    def play(self, number: int) -> Match:
        players = [fresh(player) for player in self.players]
        secret = secret_of_seed(self.seed * MOST_GAMES + number)
        match = Match(self.game, self.options, default_players(len(players)), secret)
        while (seat := match.turn) is not None:
            chance = from_seed(self.seed, number * MOST_GAMES + len(match.log))
            match.play(players[seat](known(match, seat, chance)), seat)
        return match


def simulate_by_hand(play: ByHand, games: int, threads: int | None, progress: Callable[[int, int], None]) -> Simulation:
    start = time.perf_counter()
    play(0, 1)
    workers = min(games, threads or cores()) if can_travel(play.players) else 1
    told = (play.game.id, play.options, play.players, play.seed)
    if workers < 2 or (time.perf_counter() - start) * games < LONG:
        return timed(play, games, *told, 1, progress)
    crew = Crew(workers, ByHand, *play.given)
    try:
        return timed(crew, games, *told, workers, progress, crew.end)
    finally:
        crew.end()


def seat_bots(bots: Any, seats: int) -> tuple[str | Bot, ...]:
    """The bot of every seat."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 1 <= len(bots) <= seats:
        raise KostkaError("core-simulate-bots", seats=seats, given=shorten(bots))
    for player in bots:
        bot(player)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def run_in_order(
    work: Callable[[int, int], float],
    games: int,
    workers: int,
    finished: Callable[[int], None],
    leave: Callable[[], None] = lambda: None,
) -> None:
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
            leave()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
