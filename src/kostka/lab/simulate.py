"""Many games at once, on every core or on Ray: the same seed gives the same games, whoever plays them and how many do.

Bots of playouts play in compiled batches, by threads; where there are others Python plays move by move, in processes.
"""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED, Bot, bot, name_of
from kostka.core.errors import KostkaError, shorten
from kostka.core.match import Match, secret_for, settled_options
from kostka.core.options import changed_options
from kostka.core.reading import is_whole
from kostka.core.registry import game as find_game
from kostka.lab import datasets, playing
from kostka.lab.cluster import Cluster, where
from kostka.lab.crew import MOST_WORKERS, cores
from kostka.lab.datasets import DECISIONS, GAMES, KINDS, Columns, Form, Writer, joined
from kostka.lab.playing import Played, Setting, chunk_by_chunk, played_here, played_on, player_of, warmed_up

MOST_GAMES = playing.MOST
SEEDS = range(-(2**63), 2**63)

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Simulation:
    """The outcome of simulated games; arrays have a row per game and a column per seat.

    `rows` are the decisions, if they were asked for and are not in a file: a record each, as `recording.row_type` says.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    decisions: NDArray[np.int32]
    seconds: float
    rows: NDArray[Any] | None = None
    out: Path | None = None

    @property
    def shares(self) -> NDArray[np.float64]:
        """What each seat has of the win: those who share the first place share it, so that wins add up to games."""
        return datasets.shares_of(self.places)

    def columns(self) -> Columns:
        """A table as a mapping from names to columns: `pandas.DataFrame(...)` and `polars.DataFrame(...)` take it.

        A row for every game, or for every decision where those were asked for.
        """
        return self._columns if self.rows is None else datasets.spelled_out(self._columns, self.form.texts)

    def to_arrow(self) -> Any:
        """The same as a table of Arrow, with metadata."""
        return self.form.table(self._columns)

    def to_parquet(self, path: str | os.PathLike[str]) -> None:
        """The same as a file, which `kostka.lab.datasets.read` reads again."""
        datasets.write(path, self.form, self._columns)

    @property
    def form(self) -> Form:
        kind = GAMES if self.rows is None else DECISIONS
        return Form(find_game(self.game), self.options, self.bots, self.seed, len(self.places), kind)

    @property
    def _columns(self) -> Columns:
        if self.rows is None:
            return datasets.by_game(0, self.places, self.scores, self.decisions)
        return datasets.by_decision(0, self.places, self.scores, self.rows)

    def to_json(self) -> dict[str, Any]:
        games, seats = self.places.shape
        wins = self.shares.sum(axis=0)
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
            "out": None if self.out is None else str(self.out),
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
    bots: Sequence[str | Bot] = ("random",),
    n: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    rows: str | None = None,
    out: str | os.PathLike[str] | None = None,
    ray: bool | str | None = None,
    progress: Progress = lambda done, total: None,
) -> Simulation:
    """Play `n` whole games between bots; fewer bots than seats are repeated around the table.

    Bots are names, names with a number of playouts (`expert@500`), or functions. What comes out follows from the seed,
    not from the number of workers. With `rows="decisions"` every decision is written down too. With `out` rows go to a
    Parquet file as they are played, and decisions nowhere else. With `ray` the games are played on Ray: True on this
    machine, an address in that cluster.
    """
    setting = prepared(game, bots, seats, seed, options, rows)
    check_number(n, 1, MOST_GAMES, "core-simulate-games")
    if workers is not None:
        check_number(workers, 1, MOST_WORKERS, "core-simulate-workers")
    address = where(ray)
    keeper = Keeper(setting.form(int(n)), out)
    with keeper.writer or nullcontext():
        progress(0, n)
        most = warmed_up(setting)
        cluster = Cluster(address, workers, player_of, setting) if address else None
        start = time.perf_counter()
        chunks = played_on(cluster, n, most) if cluster else played_here(setting, n, workers, most)
        with closing(chunks):
            for chunk in chunks:
                keeper.add(chunk)
                progress(keeper.done, n)
    return keeper.simulation(time.perf_counter() - start)


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
        ends = match.game.playouts(match.board, seed, first, count, levels=levels, start=start, seat=seat)
        return Played(first, *ends)

    names = tuple(name_of(player) for player in players)
    keeper = Keeper(Form(match.game, match.changed_options(), names, seed, int(games), GAMES))
    began = time.perf_counter()
    for chunk in chunk_by_chunk(play, games, cores()):
        keeper.add(chunk)
    return keeper.simulation(time.perf_counter() - began)


def prepared(
    game: str, bots: Any, seats: int | None, seed: Any, options: Mapping[str, Any] | None, rows: Any
) -> Setting:
    """What games follow from, if it is sound."""
    found = find_game(game)
    seats = found.seats[0] if seats is None else found.check_seats(seats)
    seed, players = check_seed(seed), seat_bots(bots, seats)
    if rows is not None and rows not in KINDS:
        raise KostkaError("lab-rows", given=shorten(rows), known=KINDS)
    settled = settled_options(found, {} if options is None else options, secret_for(seed))
    return Setting(found.id, changed_options(settled), players, seed, rows or GAMES)


def check_number(value: Any, low: int, high: int, id: str) -> None:
    if not is_whole(value) or not low <= value <= high:
        raise KostkaError(id, given=shorten(value), most=high)


def check_seed(seed: Any) -> int:
    if not is_whole(seed) or int(seed) not in SEEDS:
        raise KostkaError("core-simulate-seed", given=shorten(seed))
    return int(seed)


def seat_bots(bots: Any, seats: int) -> tuple[str | Bot, ...]:
    """The bot of every seat."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 1 <= len(bots) <= seats:
        raise KostkaError("core-simulate-bots", seats=seats, given=shorten(bots))
    for player in bots:
        bot(player)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


# ----------------------------------------------------------------------------------------------------- what is kept


class Keeper:
    """Takes games in their order: how they end into arrays, and rows into a file if there is one."""

    def __init__(self, form: Form, out: str | os.PathLike[str] | None = None) -> None:
        self.form, shape = form, (form.games, len(form.bots))
        self.places, self.scores = np.empty(shape, np.int16), np.empty(shape, np.int32)
        self.decisions = np.empty(form.games, np.int32)
        self.done = 0
        self.rows: list[NDArray[Any]] = []
        self.writer = None if out is None else Writer(out, form)

    def add(self, chunk: Played) -> None:
        part = slice(chunk.first, chunk.first + len(chunk.decisions))
        self.places[part], self.scores[part], self.decisions[part] = chunk.places, chunk.scores, chunk.decisions
        self.done += len(chunk.decisions)
        if self.writer:
            self.writer.add(columns_of(chunk))
        elif chunk.rows is not None:
            self.rows.append(chunk.rows)

    def simulation(self, seconds: float) -> Simulation:
        form, ends = self.form, (self.places, self.scores, self.decisions)
        rows, out = joined(self.rows) if self.rows else None, self.writer.path if self.writer else None
        return Simulation(form.game.id, dict(form.options), form.bots, form.seed, *ends, seconds, rows, out)


def columns_of(chunk: Played) -> Columns:
    if chunk.rows is None:
        return datasets.by_game(chunk.first, chunk.places, chunk.scores, chunk.decisions)
    return datasets.by_decision(chunk.first, chunk.places, chunk.scores, chunk.rows)
