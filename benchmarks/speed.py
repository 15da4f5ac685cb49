"""Random full games, decisions per second of processor time: ours and other engines', in turns."""

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from statistics import median

import kostka
from benchmarks.environment import PeerMissing, install, run_peer
from kostka.bots import COMPILED
from kostka.core.game import Game

SEATS = 4

# Games of other engines: title, how they are driven, and the package they come in.
PEERS = {
    "backgammon": ("backgammon, 2 players", "OpenSpiel, Python API", "open_spiel"),
    "liars_dice": ("liars_dice, 2 players", "OpenSpiel, Python API", "open_spiel"),
    "catanatron": ("Catan, 4 players", "catanatron, RandomPlayer", "catanatron"),
}


@dataclass(frozen=True)
class Sample:
    games: int
    decisions: int
    chances: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


@dataclass
class Contestant:
    """Something that plays random games; `missing` says why it could not."""

    id: str
    title: str
    how: str
    sample: Callable[[float], Sample]
    samples: list[Sample] = field(default_factory=list)
    missing: str = ""

    @property
    def speeds(self) -> list[float]:
        return [sample.speed for sample in self.samples]

    @property
    def speed(self) -> float:
        return median(self.speeds)

    def take(self, seconds: float) -> None:
        if not self.missing:
            try:
                self.samples.append(self.sample(seconds))
            except PeerMissing as error:
                self.missing = str(error)


def seats_of(game: Game) -> int:
    return SEATS if SEATS in game.seats else game.seats[-1]


def ours(id: str) -> list[Contestant]:
    """A game of ours: whole games on the compiled side, between random and between greedy bots, and move by move."""
    game = kostka.game(id)
    title = f"{game.title}, {seats_of(game)} players"
    return [
        Contestant(id, title, "Game.playouts", partial(sample_playouts, game, "random")),
        Contestant(f"{id} greedy", title, "Game.playouts, greedy bots", partial(sample_playouts, game, "greedy")),
        Contestant(f"{id} match.play", title, "match.play", partial(sample_match, game)),
    ]


def peers(names: Iterable[str] = tuple(PEERS)) -> list[Contestant]:
    """Other engines, installed where that is possible."""
    found = []
    for name in names:
        title, how, package = PEERS[name]
        found.append(Contestant(name, title, how, partial(sample_peer, name), missing=install(package)))
    return found


def sample_playouts(game: Game, level: str, seconds: float) -> Sample:
    board, levels = game.set_board(game.options(), seats_of(game)), [COMPILED[level]] * seats_of(game)
    game.playouts(board, seed=0, first=0, count=1, levels=levels)
    games = decisions = 0
    size = 1
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += int(game.playouts(board, seed=1, first=games, count=size, levels=levels)[2].sum())
        games += size
        if spent < seconds / 50:
            size *= 2
    return Sample(games, decisions, 0, spent)


def sample_match(game: Game, seconds: float) -> Sample:
    chooser = random.Random(1)
    kostka.new(game.id, seats_of(game), seed=0)
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        match = kostka.new(game.id, seats_of(game), seed=games)
        while match.to_act:
            seat = game.turn(match.board, match.state)
            match.play(chooser.choice(match.legal(seat)), seat)
        games, decisions = games + 1, decisions + len(match.plies)
    return Sample(games, decisions, 0, spent)


def sample_peer(name: str, seconds: float) -> Sample:
    found = run_peer(name, seconds)
    return Sample(found["games"], found["decisions"], found["chances"], found["seconds"])


def race(contestants: list[Contestant], seconds: float, rounds: int, progress: Callable[[int, int], None]) -> None:
    """Every contestant once a round, so that a noisy neighbour meets them all."""
    for i in range(rounds * len(contestants)):
        progress(i, rounds * len(contestants))
        contestants[i % len(contestants)].take(seconds)


def ratio(one: Contestant, other: Contestant) -> float:
    """How many times faster one is: the median over the rounds."""
    return median(a / b for a, b in zip(one.speeds, other.speeds, strict=True))
