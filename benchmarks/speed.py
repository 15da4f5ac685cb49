"""Who is measured: ours and others, by turns. Random full games here, environments in `environments`."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from statistics import median

import kostka
from benchmarks.environment import install, peer_python
from benchmarks.loops import Done, Sample, repeat
from benchmarks.peers import PEERS
from benchmarks.pythons import NotMeasured
from kostka.bots import COMPILED
from kostka.core.game import Game
from kostka.core.playouts import playouts
from kostka.core.position import Position

SEATS = 4
CALL = 50  # calls of the compiled side that a sample has at least


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


def peers(race: str) -> list[Contestant]:
    """The others in a race, installed where that is possible."""
    return [peer(name) for name, each in PEERS.items() if each.race == race]


def peer(name: str) -> Contestant:
    found = PEERS[name]
    sample = partial(sample_peer, name, found.package)
    return Contestant(name, found.title, found.how, sample, missing=install(found.package))


def sample_playouts(game: Game, level: str, seconds: float) -> Sample:
    """As many games a call as leave room for some calls; the first calls find out how many."""
    board, levels = game.set_board(game.options(), seats_of(game)), [COMPILED[level]] * seats_of(game)
    first = 0
    size = 1

    def play() -> Done:
        nonlocal first
        decisions = playouts(game, board, seed=1, first=first, count=size, levels=levels)[2]
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
            seat = Position(game, match.board, match.state).turn
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
