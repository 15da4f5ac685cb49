"""Those who play games by the thousand, and games in their order, chunk by chunk.

Game i follows from a setting and from i alone, so it does not matter who plays which.
"""

import time
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED, Bot, known, name_of
from kostka.core.chance import from_seed, secret_of_seed
from kostka.core.game import Game, State
from kostka.core.match import Match, default_players
from kostka.core.options import parse_options
from kostka.core.registry import game as find_game
from kostka.lab.cluster import Cluster
from kostka.lab.crew import Crew, Workers, can_travel, cores, fresh, in_order
from kostka.lab.datasets import GAMES, Form, joined
from kostka.lab.recording import recorded, row_type

MOST = 100_000_000  # games of a seed
CHUNK_SECONDS = 0.1
FAR_SECONDS = 0.5  # of a chunk that travels
CHUNK_ROWS = 1 << 14  # decisions that are held at once, by each of two chunks a worker
LONG = 10  # seconds of work that are worth the start of further processes


@dataclass(frozen=True)
class Setting:
    """What simulated games follow from, beside their numbers, and what is written down of them."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str | Bot, ...]
    seed: int
    rows: str

    @property
    def plays_compiled(self) -> bool:
        return all(isinstance(player, str) and player in COMPILED for player in self.players)

    def form(self, games: int) -> Form:
        names = tuple(map(name_of, self.players))
        return Form(find_game(self.game), self.options, names, self.seed, games, self.rows)


@dataclass(frozen=True)
class Played:
    """Games in a row from `first` on; decisions only where they are written down."""

    first: int
    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    decisions: NDArray[np.int32]
    rows: NDArray[Any] | None = None


Play = Callable[[int, int], Played]


def player_of(setting: Setting) -> Play:
    return Batches(setting) if setting.plays_compiled else ByHand(setting)


class Batches:
    """Games between compiled bots."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.game = setting, find_game(setting.game)
        options = parse_options(self.game.options, setting.options)
        self.board = self.game.set_board(options, len(setting.players))
        self.levels = [COMPILED[name_of(player)] for player in setting.players]

    def __call__(self, first: int, count: int) -> Played:
        if self.setting.rows == GAMES:
            return Played(first, *self.game.playouts(self.board, self.setting.seed, first, count, levels=self.levels))
        found = recorded(self.game, self.board, self.setting.seed, first, count, self.levels, rows=True)
        return Played(first, found.places, found.scores, found.decisions, found.rows)


class ByHand:
    """Games move by move, for bots that are not compiled; every game by bots that have not played before."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.game = setting, find_game(setting.game)
        self.options = parse_options(self.game.options, setting.options)

    def __call__(self, first: int, count: int) -> Played:
        found = [self.play(number) for number in range(first, first + count)]
        rows = [one.rows for one in found if one.rows is not None]
        return Played(
            first,
            np.concatenate([one.places for one in found]),
            np.concatenate([one.scores for one in found]),
            np.concatenate([one.decisions for one in found]),
            joined(rows) if rows else None,
        )

    def play(self, number: int) -> Played:
        players = [fresh(player) for player in self.setting.players]
        secret = secret_of_seed(self.setting.seed * MOST + number)
        match = Match(self.game, self.options, default_players(len(players)), secret)
        states: list[State] = []
        while (seat := match.turn) is not None:
            chance = from_seed(self.setting.seed, number * MOST + len(match.log))
            states.append(match.state)
            match.play(players[seat](known(match, seat, chance)), seat)
        assert match.result is not None
        places, scores = np.array([match.result.places], np.int16), np.array([match.result.scores], np.int32)
        rows = None if self.setting.rows == GAMES else self.written(number, match, states)
        return Played(number, places, scores, np.array([len(match.log)], np.int32), rows)

    def written(self, number: int, match: Match, states: list[State]) -> NDArray[Any]:
        rows = np.zeros(len(states), row_type(self.game))
        rows["game"], rows["ply"] = number, np.arange(len(states))
        rows["seat"], rows["move"] = [ply.seat for ply in match.plies], [ply.move for ply in match.plies]
        before = zip(states, match.plies, strict=True)
        rows["choices"] = [len(self.game.legal(match.board, state, ply.seat)) for state, ply in before]
        rows["state"] = np.concatenate(states)
        return rows


def warmed_up(setting: Setting) -> int:
    """Compile or load what plays, which is no time of play. Returns how many games a chunk has at most."""
    if not setting.plays_compiled:
        return MOST
    first = player_of(setting)(0, 1)
    return MOST if setting.rows == GAMES else max(1, CHUNK_ROWS // int(first.decisions[0]))


def compile_once(game: Game) -> None:
    """Before several processes would do it beside each other."""
    if not game.is_compiled():
        game.compile()


# ------------------------------------------------------------------------------------------------ chunks in their order


def played_here(setting: Setting, games: int, workers: int | None, most: int) -> Generator[Played]:
    """By threads where all bots are compiled; else by this process, or by several where that takes long, unless a bot
    is something that only this one knows."""
    play = player_of(setting)
    if setting.plays_compiled:
        return chunk_by_chunk(play, games, workers or cores(), most)
    return played_by_hand(play, setting, games, workers)


def played_by_hand(play: Play, setting: Setting, games: int, workers: int | None) -> Generator[Played]:
    start = time.perf_counter()
    yield play(0, 1)
    left = games - 1
    workers = min(left, workers or cores()) if can_travel(setting.players) else 1
    if workers < 2 or (time.perf_counter() - start) * left < LONG:
        yield from chunk_by_chunk(play, games, 1, begin=1)
        return
    compile_once(find_game(setting.game))
    yield from chunk_by_chunk(Crew(workers, ByHand, setting), games, workers, begin=1)


def played_on(cluster: Cluster, games: int, most: int) -> Generator[Played]:
    return chunk_by_chunk(cluster, games, cluster.size, most, seconds=FAR_SECONDS)


def chunk_by_chunk(
    play: Play,
    games: int,
    workers: int,
    most: int = MOST,
    begin: int = 0,
    seconds: float = CHUNK_SECONDS,
) -> Generator[Played]:
    """All games in their order, in chunks of a moment each: whoever interrupts waits only for what is being played."""
    chunks = Chunks(begin, games, most, seconds)
    with closing(in_order(Timed(play), chunks, workers)) as answers:
        for played, took in answers:
            chunks.learn(len(played.decisions), took)
            yield played


class Timed(Workers):
    """Those who play, with how long they took."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def __call__(self, *numbers: Any) -> tuple[Played, float]:
        start = time.perf_counter()
        return self.play(*numbers), time.perf_counter() - start

    def end(self) -> None:
        if isinstance(self.play, Workers):
            self.play.end()


class Chunks:
    """Numbers of games, so many at a time that they take as long as is wanted."""

    def __init__(self, begin: int, end: int, most: int, seconds: float) -> None:
        self.begin, self.end, self.most, self.seconds = begin, end, most, seconds
        self.size = 1

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while self.begin < self.end:
            count = min(self.size, self.end - self.begin)
            yield self.begin, count
            self.begin += count

    def learn(self, count: int, took: float) -> None:
        wanted = int(count * self.seconds / max(took, 1e-6))
        self.size = max(1, min(wanted, 2 * self.size, self.most))
