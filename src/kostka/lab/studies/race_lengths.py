"""How long races of Cubitos are: courses with random sets, run by greedy bots and by searching ones.

All courses have the same sets. What set `number` of a seed does on a course follows from these alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED
from kostka.core.registry import game as find_game
from kostka.games.cubitos.board import RANDOM, Options
from kostka.games.cubitos.cards import random_cards
from kostka.games.cubitos.sets import load_sets
from kostka.games.cubitos.tracks import track_ids
from kostka.lab.recording import recorded
from kostka.lab.statistics import Interval
from kostka.lab.studies.card_trials import GREEDY, SEEDS
from kostka.lab.studies.clusters import mean_of
from kostka.lab.studies.watching import Sitting, watched

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Lengths = NDArray[np.int32]  # rounds, decisions and the winner's lead in feet, by race


@dataclass(frozen=True)
class Course:
    """Tracks that are run one after the other, so many times."""

    tracks: tuple[str, ...]
    laps: int

    @property
    def is_a_lap(self) -> bool:
        """One lap of one track."""
        return self.laps == len(self.tracks) == 1

    def options(self, drawn: int) -> Options:
        return Options(set=RANDOM, set_seed=drawn, cards=random_cards(drawn), track=self.tracks, laps=self.laps)


def courses() -> list[Course]:
    """Every track once and twice, and the two boards of the grand finale."""
    finale = load_sets()["grand-finale"]
    single = [Course((track,), laps) for laps in (1, 2) for track in track_ids()]
    return [*single, Course(finale.tracks, finale.laps)]


def drawn(seed: int, number: int) -> tuple[int, int]:
    """The cards and the dice of a set, as seeds."""
    cards, dice = np.random.default_rng([seed % SEEDS, number]).integers(SEEDS, size=2)
    return int(cards), int(dice)


def lengths(bot: str, course: Course, seats: int, seed: int, number: int, races: int) -> Lengths:
    """How long the races of a set were: a row each."""
    cards, dice = drawn(seed, number)
    play = at_a_glance if bot == GREEDY else move_by_move
    return np.array(list(play(bot, course.options(cards), seats, dice, races)), np.int32)


def at_a_glance(bot: str, options: Options, seats: int, dice: int, races: int) -> Iterator[tuple[int, int, int]]:
    game = find_game("cubitos")
    board, levels = game.set_board(options, seats), [COMPILED[bot]] * seats
    found = recorded(game, board, dice, 0, races, levels, finals=True)
    for rounds, decisions, scores in zip(found.finals["rounds"], found.decisions, found.scores, strict=True):
        yield int(rounds), int(decisions), lead(scores)


def move_by_move(bot: str, options: Options, seats: int, dice: int, races: int) -> Iterator[tuple[int, int, int]]:
    given = (("set", options.set), ("cards", options.cards), ("track", options.track), ("laps", options.laps))
    sitting = Sitting("cubitos", seats, bot, dice, given)
    for number in range(races):
        match = watched(sitting, number)
        assert match.result is not None
        yield int(match.state["rounds"][0]), len(match.log), lead(np.array(match.result.scores))


def lead(scores: NDArray[np.int32]) -> int:
    """How many feet the winner is ahead of whoever comes second."""
    second, first = np.sort(scores)[-2:]
    return int(first - second)


@dataclass(frozen=True)
class Found:
    """The races of a course with so many players of a kind; `races` is by set, race and what `Lengths` has."""

    bot: str
    course: Course
    seats: int
    races: NDArray[np.int32]

    @cached_property
    def rounds(self) -> NDArray[np.int32]:
        """All races, whatever their set."""
        return self.races[:, :, 0].ravel()

    @property
    def mean(self) -> Interval:
        """Rounds; sets are independent of each other, the races of one are not."""
        return mean_of(self.races[:, :, 0].mean(axis=1))

    @property
    def quantiles(self) -> list[float]:
        return [float(value) for value in np.quantile(self.rounds, QUANTILES)]

    @property
    def decisions(self) -> float:
        """Of a player in a race."""
        return float(self.races[:, :, 1].mean()) / self.seats

    @property
    def lead(self) -> float:
        return float(self.races[:, :, 2].mean())

    def within(self, low: int, high: int) -> float:
        """The share of races with so many rounds."""
        return float(((self.rounds >= low) & (self.rounds <= high)).mean())
