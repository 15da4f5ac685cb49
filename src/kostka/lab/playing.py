"""Playing games by the thousand, and handing them out in order, chunk by chunk."""

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED, Bot, name_of, play_out
from kostka.core.compiling import compile_game, is_compiled
from kostka.core.game import Game, State
from kostka.core.match import Match
from kostka.core.playouts import playouts
from kostka.core.position import Position
from kostka.lab.crew import Crew, can_travel, cores, fresh, in_order
from kostka.lab.datasets import GAMES, joined
from kostka.lab.recording import recorded, row_type
from kostka.lab.series import BOTS, MAX_GAMES, Series

CHUNK_SECONDS = 0.1
REMOTE_CHUNK_SECONDS = 0.5
CHUNK_ROWS = 1 << 14  # decisions held at once, by each of two chunks per worker
LONG = 10  # seconds of work that are worth starting further processes


@dataclass(frozen=True)
class Chunk:
    """Consecutive games from `first` on, and how long they took; `rows` only if decisions are recorded."""

    first: int
    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    decisions: NDArray[np.int32]
    rows: NDArray[Any] | None = None
    seconds: float = 0.0


@dataclass(frozen=True)
class Simulator:
    """Plays games of a series: compiled if all its bots are, else move by move in Python.

    With `start`, compiled games go on from there instead of a deal: from a view, each in a random world.
    """

    series: Series
    players: tuple[str | Bot, ...]
    kind: str = GAMES  # what is recorded: GAMES or DECISIONS
    start: Position | None = None

    @cached_property
    def is_compiled(self) -> bool:
        return are_compiled(self.players)

    def __call__(self, first: int, count: int) -> Chunk:
        began = time.perf_counter()
        play = self.play_compiled if self.is_compiled else self.play_in_python
        return replace(play(first, count), seconds=time.perf_counter() - began)

    def play_in_python(self, first: int, count: int) -> Chunk:
        games = [self.play(number) for number in range(first, first + count)]
        places, scores, decisions = (
            np.concatenate([getattr(game, part) for game in games]) for part in ("places", "scores", "decisions")
        )
        rows = [game.rows for game in games if game.rows is not None]
        return Chunk(first, places, scores, decisions, joined(rows) if rows else None)

    def play_compiled(self, first: int, count: int) -> Chunk:
        game, seed = self.series.game, self.series.seed
        board = self.series.board if self.start is None else self.start.board
        levels = [COMPILED[name_of(player)] for player in self.players]
        if self.kind == GAMES:
            return Chunk(first, *playouts(game, board, seed, first, count, levels, start=self.start))
        found = recorded(self.series, first, count, levels, rows=True)
        return Chunk(first, found.places, found.scores, found.decisions, found.rows)

    def play(self, number: int) -> Chunk:
        """One game, by bots that have not played before."""
        match, states = self.series.match(number), list[State]()
        play_out(
            match,
            [fresh(player) for player in self.players],
            self.series.chance(number, BOTS),
            lambda before, events: states.append(before),
        )
        assert match.result is not None
        places, scores = np.array([match.result.places], np.int16), np.array([match.result.scores], np.int32)
        rows = None if self.kind == GAMES else self.rows_of(number, match, states)
        return Chunk(number, places, scores, np.array([len(match.log)], np.int32), rows)

    def rows_of(self, number: int, match: Match, states: list[State]) -> NDArray[Any]:
        rows = np.zeros(len(states), row_type(self.series.game))
        rows["game"], rows["ply"] = number, np.arange(len(states))
        rows["seat"], rows["move"] = [ply.seat for ply in match.plies], [ply.move for ply in match.plies]
        before = zip(states, match.plies, strict=True)
        rows["choices"] = [len(self.series.at(state).legal(ply.seat)) for state, ply in before]
        rows["state"] = np.concatenate(states)
        return rows

    def warm_up(self) -> int:
        """Compile or load the rules ahead of the clock; returns the most games of a chunk."""
        if not self.is_compiled:
            return MAX_GAMES
        first = self(0, 1)
        return MAX_GAMES if self.kind == GAMES else max(1, CHUNK_ROWS // int(first.decisions[0]))


def are_compiled(players: tuple[str | Bot, ...]) -> bool:
    return all(isinstance(player, str) and player in COMPILED for player in players)


def compile_once(game: Game) -> None:
    """Compile the rules here, before several processes would all do it."""
    if not is_compiled(game):
        compile_game(game)


# ------------------------------------------------------------------------------------------------------ chunks in order

Play = Callable[[int, int], Chunk]


def play_here(simulator: Simulator, games: int, workers: int | None, most: int) -> Generator[Chunk]:
    """Play compiled games in threads; others in this process, or in several if that takes long and bots allow it."""
    if simulator.is_compiled:
        yield from chunk_by_chunk(simulator, games, workers or cores(), most)
        return
    start = time.perf_counter()
    yield simulator(0, 1)
    left = games - 1
    workers = min(left, workers or cores()) if can_travel(simulator.players) else 1
    if workers < 2 or (time.perf_counter() - start) * left < LONG:
        yield from chunk_by_chunk(simulator, games, 1, begin=1)
        return
    compile_once(simulator.series.game)
    yield from chunk_by_chunk(Crew(workers, partial, simulator), games, workers, begin=1)


def chunk_by_chunk(
    play: Play, games: int, workers: int, most: int = MAX_GAMES, begin: int = 0, seconds: float = CHUNK_SECONDS
) -> Generator[Chunk]:
    """All games from `begin` on, in order. Chunks grow until they take `seconds`, so that an interrupt is quick."""
    size = 1

    def questions() -> Iterator[tuple[int, int]]:
        first = begin
        while first < games:
            count = min(size, games - first)  # read anew for every question
            yield first, count
            first += count

    with closing(in_order(play, questions(), workers)) as chunks:
        for chunk in chunks:
            wanted = int(len(chunk.decisions) * seconds / max(chunk.seconds, 1e-6))
            size = max(1, min(wanted, 2 * size, most))
            yield chunk
