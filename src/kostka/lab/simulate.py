"""Many games at once, on every core or on Ray: the same seed gives the same games.

Bots of playouts play in compiled batches, by threads; where there are others Python plays move by move, in processes.
"""

import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED, Bot, bot, name_of
from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.core.match import Match
from kostka.core.reading import is_whole
from kostka.lab import datasets
from kostka.lab.cluster import Cluster, where
from kostka.lab.crew import MOST_WORKERS, Threads, cores
from kostka.lab.datasets import DECISIONS, GAMES, KINDS, Chunk, Columns, Form, Writer, join_records
from kostka.lab.playing import REMOTE_CHUNK_SECONDS, Simulator, chunk_by_chunk, play_here
from kostka.lab.series import MAX_GAMES, Series, check_seed
from kostka.lab.statistics import win_shares

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Simulation:
    """The outcome of simulated games; arrays have a row per game and a column per seat.

    `rows` are the decisions, if they were asked for and are not in a file: a record each, as `recording.row_type` says.
    """

    form: Form
    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    decisions: NDArray[np.int32]
    seconds: float
    rows: NDArray[Any] | None = None
    out: Path | None = None

    @property
    def game(self) -> str:
        return self.form.game.id

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        options: dict[str, Any] = self.form.metadata["options"]
        return options

    @property
    def bots(self) -> tuple[str, ...]:
        return self.form.bots

    @property
    def seed(self) -> int:
        return self.form.series.seed

    @property
    def shares(self) -> NDArray[np.float64]:
        """Each seat's share of the win: those who tie for first place split it, so that wins add up to games."""
        return win_shares(self.places)

    def columns(self) -> Columns:
        """A table as a mapping from names to columns: `pandas.DataFrame(...)` and `polars.DataFrame(...)` take it.

        A row for every game, or for every decision where those were asked for.
        """
        return self._columns if self.rows is None else datasets.spell_out(self._columns, self.form.texts)

    def to_arrow(self) -> Any:
        """The same as a table of Arrow, with metadata."""
        return self.form.table(self._columns)

    def to_parquet(self, path: str | os.PathLike[str]) -> None:
        """The same as a file, which `kostka.lab.datasets.read` reads again."""
        with Writer(path, self.form) as writer:
            writer.add(self._columns)

    @property
    def _columns(self) -> Columns:
        return Chunk(0, self.places, self.scores, self.decisions, self.rows).columns()

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
    series = Series.of(game, seats, options, seed)
    players, kind = seat_bots(bots, series.seats), check_rows(rows)
    check_number(n, MAX_GAMES, "core-simulate-games")
    check_workers(workers, "core-simulate-workers")
    address, simulator = where(ray), Simulator(series, players, kind)
    form = Form(series, tuple(map(name_of, players)), int(n), kind)
    writer = None if out is None else Writer(out, form)
    with writer or nullcontext():
        progress(0, n)
        most = simulator.warm_up()
        cluster = Cluster(address, workers, simulator) if address else None
        start = time.perf_counter()
        if cluster:
            chunks = chunk_by_chunk(cluster, n, most, seconds=REMOTE_CHUNK_SECONDS)
        else:
            chunks = play_here(simulator, n, workers, most)
        with closing(chunks):
            return collect(form, chunks, start, writer, progress)


def rollouts(
    match: Match, games: int, seed: int = 0, bots: Sequence[str] = ("random",), seat: int | None = None
) -> Simulation:
    """Play a match to its end many times on the compiled side, from what a seat knows, or from the whole truth."""
    if not isinstance(match, Match):
        raise KostkaError("core-rollout-match", given=shorten(match))
    check_number(games, MAX_GAMES, "core-simulate-games")
    series = Series(match.game, match.options, match.seats, check_seed(seed))
    players = seat_bots(bots, match.seats)
    for player in players:
        if player not in COMPILED:
            raise KostkaError("core-rollout-bot", given=shorten(player), known=tuple(COMPILED))
    match.check_seat(seat)
    start = match.position if seat is None else match.position.view(seat)
    form = Form(series, tuple(map(name_of, players)), int(games), GAMES)
    began, simulator = time.perf_counter(), Simulator(series, players, start=start)
    return collect(form, chunk_by_chunk(Threads(cores(), simulator), games), began)


def check_number(value: Any, most: int, id: str) -> None:
    if not is_whole(value) or not 1 <= value <= most:
        raise KostkaError(id, given=shorten(value), most=most)


def check_workers(workers: Any, id: str) -> None:
    if workers is not None:
        check_number(workers, MOST_WORKERS, id)


def check_rows(rows: Any) -> str:
    if rows is not None and rows not in KINDS:
        raise KostkaError("lab-rows", given=shorten(rows), known=KINDS)
    return rows or GAMES


def seat_bots(bots: Any, seats: int) -> tuple[str | Bot, ...]:
    """The bot of every seat."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 1 <= len(bots) <= seats:
        raise KostkaError("core-simulate-bots", seats=seats, given=shorten(bots))
    for player in bots:
        bot(player)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def collect(
    form: Form,
    chunks: Iterable[Chunk],
    start: float,
    writer: Writer | None = None,
    progress: Progress = lambda done, total: None,
) -> Simulation:
    """Gather games in their order: how they end into arrays, and rows into a file if there is one."""
    shape = form.games, len(form.bots)
    places, scores = np.empty(shape, np.int16), np.empty(shape, np.int32)
    decisions = np.empty(form.games, np.int32)
    rows: list[NDArray[Any]] = []
    for chunk in chunks:
        done = chunk.first + len(chunk.decisions)
        part = slice(chunk.first, done)
        places[part], scores[part], decisions[part] = chunk.places, chunk.scores, chunk.decisions
        if writer is not None:
            writer.add(chunk.columns())
        elif chunk.rows is not None:
            rows.append(chunk.rows)
        progress(done, form.games)
    seconds, out = time.perf_counter() - start, writer.path if writer else None
    kept = replace(form, rows=DECISIONS if rows else GAMES)
    return Simulation(kept, places, scores, decisions, seconds, join_records(rows) if rows else None, out)
