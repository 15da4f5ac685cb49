"""Games of a series played by the thousand, in chunks that come in order."""

import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED, Bot, name_of, play_out
from kostka.core.compiling import compile_game, is_compiled
from kostka.core.game import Game, State
from kostka.core.match import Match
from kostka.core.playouts import playouts
from kostka.core.position import Position
from kostka.lab.cluster import hire
from kostka.lab.crew import Threads, Workers, can_travel, cores, fresh
from kostka.lab.datasets import DECISIONS, GAMES, Chunk, join_records
from kostka.lab.recording import recorded, row_type
from kostka.lab.series import BOTS, MAX_GAMES, Series

CHUNK_SECONDS = 0.1
REMOTE_CHUNK_SECONDS = 0.5
CHUNK_ROWS = 1 << 14  # decisions held at once, by each of two chunks per worker
LONG = 10  # seconds of work that are worth starting further processes


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
        places, scores, decisions, rows = zip(*games, strict=True)
        ends = np.array(places, np.int16), np.array(scores, np.int32), np.array(decisions, np.int32)
        return Chunk(first, *ends, join_records(rows) if self.kind == DECISIONS else None)

    def play_compiled(self, first: int, count: int) -> Chunk:
        game, seed = self.series.game, self.series.seed
        board = self.series.board if self.start is None else self.start.board
        levels = [COMPILED[name_of(player)] for player in self.players]
        if self.kind == DECISIONS:
            return recorded(self.series, first, count, levels, rows=True)
        return Chunk(first, *playouts(game, board, seed, first, count, levels, start=self.start))

    def play(self, number: int) -> tuple[tuple[int, ...], tuple[int, ...], int, Any]:
        """Places, scores, number of decisions and, if asked for, their rows, of a game by bots that are new to it."""
        match, states = self.series.match(number), list[State]()
        players, chance = [fresh(player) for player in self.players], self.series.chance(number, BOTS)
        play_out(match, players, chance, lambda before, events: states.append(before))
        assert match.result is not None
        rows = self.rows_of(number, match, states) if self.kind == DECISIONS else None
        return match.result.places, match.result.scores, len(match.log), rows

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


def play_here(simulator: Simulator, games: int, workers: int | None, most: int) -> Generator[Chunk]:
    """Play compiled games in threads; others in this process, or in several if that takes long and bots allow it."""
    size = workers or cores()
    if simulator.is_compiled:
        yield from chunk_by_chunk(Threads(size, simulator), games, most)
        return
    start = time.perf_counter()
    yield simulator(0, 1)
    left = games - 1
    is_long = (time.perf_counter() - start) * left >= LONG
    size = min(left, size) if is_long and can_travel(simulator.players) else 1
    if size > 1:
        compile_once(simulator.series.game)
    yield from chunk_by_chunk(hire(None, size, simulator), games, begin=1)


def chunk_by_chunk(
    workers: Workers, games: int, most: int = MAX_GAMES, begin: int = 0, seconds: float = CHUNK_SECONDS
) -> Generator[Chunk]:
    """All games from `begin` on, in order. Chunks grow until they take `seconds`, so that an interrupt is quick."""
    size = 1

    def questions() -> Iterator[tuple[int, int]]:
        first = begin
        while first < games:
            count = min(size, games - first)  # `size` may have changed since the last question
            yield first, count
            first += count

    with closing(workers.answers(questions())) as chunks:
        for chunk in chunks:
            wanted = int(len(chunk.decisions) * seconds / max(chunk.seconds, 1e-6))
            size = max(1, min(wanted, 2 * size, most))
            yield chunk
