"""Who is measured: ours and others, by turns. Random full games here, environments in `environments`."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from statistics import median

import kostka
from benchmarks.environment import install, peer_python
from benchmarks.loops import Done, Sample, repeat
from benchmarks.pythons import NotMeasured
from kostka.bots import COMPILED
from kostka.core.game import Game

SEATS = 4
CALL = 50  # calls of the compiled side that a sample has at least

# Games of other engines: title, how they are driven, and the package they come in.
PEERS = {
    "backgammon": ("backgammon, 2 players", "OpenSpiel, Python API", "open_spiel"),
    "liars_dice": ("liars_dice, 2 players", "OpenSpiel, Python API", "open_spiel"),
    "catanatron": ("Catan, 4 players", "catanatron, RandomPlayer", "catanatron"),
    "leduc-holdem": ("leduc-holdem, 2 players", "RLCard, env.step", "rlcard"),
    "uno": ("uno, 2 players", "RLCard, env.step", "rlcard"),
    "gin-rummy": ("gin-rummy, 2 players", "RLCard, env.step", "rlcard"),
}


@dataclass
class Contestant:
    """Something that decides at random; `missing` says why it could not."""

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
            except NotMeasured as error:
                self.missing = str(error)


def seats_of(game: Game) -> int:
    return SEATS if SEATS in game.seats else game.seats[-1]


def title_of(game: Game) -> str:
    return f"{game.title}, {seats_of(game)} players"


def ours(id: str) -> list[Contestant]:
    """A game of ours: whole games on the compiled side, between random and between greedy bots, and move by move."""
    game = kostka.game(id)
    title = title_of(game)
    return [
        Contestant(id, title, "Game.playouts", partial(sample_playouts, game, "random")),
        Contestant(f"{id} greedy", title, "Game.playouts, greedy bots", partial(sample_playouts, game, "greedy")),
        Contestant(f"{id} match.play", title, "match.play", partial(sample_match, game)),
    ]


def peers(names: Iterable[str] = tuple(PEERS)) -> list[Contestant]:
    """Other engines, installed where that is possible."""
    return [peer(name, *PEERS[name]) for name in names]


def peer(name: str, title: str, how: str, package: str) -> Contestant:
    return Contestant(name, title, how, partial(sample_peer, name, package), missing=install(package))


def sample_playouts(game: Game, level: str, seconds: float) -> Sample:
    """As many games a call as leave room for some calls; the first calls find out how many."""
    board, levels = game.set_board(game.options(), seats_of(game)), [COMPILED[level]] * seats_of(game)
    first = 0
    size = 1

    def play() -> Done:
        nonlocal first
        decisions = game.playouts(board, seed=1, first=first, count=size, levels=levels)[2]
        first += size
        return size, int(decisions.sum()), 0

    play()
    while repeat(play, 0.0001).seconds < seconds / CALL:
        size *= 2
    return repeat(play, seconds)


def sample_match(game: Game, seconds: float) -> Sample:
    return repeat(by_hand(game.id), seconds)


@cache
def by_hand(id: str) -> Callable[[], Done]:
    game, chooser, seeds = kostka.game(id), random.Random(1), count()

    def play() -> Done:
        match = kostka.new(id, seats_of(game), seed=next(seeds))
        while match.to_act:
            seat = game.turn(match.board, match.state)
            match.play(chooser.choice(match.legal(seat)), seat)
        return 1, len(match.plies), 0

    play()
    return play


def sample_peer(name: str, package: str, seconds: float) -> Sample:
    return Sample(**peer_python(package).ask(peer=name, seconds=seconds))


def race(contestants: Sequence[Contestant], seconds: float, rounds: int, progress: Callable[[int, int], None]) -> None:
    """Every contestant once a round, so that a noisy neighbour meets them all."""
    for i in range(rounds * len(contestants)):
        progress(i, rounds * len(contestants))
        contestants[i % len(contestants)].take(seconds)


def ratio(one: Contestant, other: Contestant) -> float:
    """How many times faster one is: the median over the rounds."""
    return median(a / b for a, b in zip(one.speeds, other.speeds, strict=True))
