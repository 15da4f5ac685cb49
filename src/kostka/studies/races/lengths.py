"""Races of Cubitos for a study: courses with random sets, run by greedy and by searching bots.

All courses have the same sets. The races of a set on a course follow from the seed and its number alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED
from kostka.games.cubitos.sets import load_sets
from kostka.games.cubitos.tracks import track_ids
from kostka.lab.recording import recorded
from kostka.lab.series import Series
from kostka.lab.statistics import Interval
from kostka.studies.card_trials import GREEDY, random_set, tosses_of
from kostka.studies.clusters import mean_of
from kostka.studies.watching import watched

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Lengths = NDArray[np.int32]  # rounds, decisions and the winner's lead in feet, by race


@dataclass(frozen=True)
class Course:
    """Tracks run one after the other, each for some laps."""

    tracks: tuple[str, ...]
    laps: int

    @property
    def is_a_lap(self) -> bool:
        """One lap of one track."""
        return self.laps == len(self.tracks) == 1


def courses() -> list[Course]:
    """Every track with one lap and with two, and the two tracks of the grand finale."""
    finale = load_sets()["grand-finale"]
    single = [Course((track,), laps) for laps in (1, 2) for track in track_ids()]
    return [*single, Course(finale.tracks, finale.laps)]


def lengths(bot: str, course: Course, seats: int, seed: int, number: int, races: int) -> Lengths:
    """How long the races of a set are, a row each."""
    series = random_set(tosses_of(seed, number), seats, course.tracks, course.laps)
    play = in_one_loop if bot == GREEDY else move_by_move
    return np.array(list(play(series, bot, races)), np.int32)


def in_one_loop(series: Series, bot: str, races: int) -> Iterator[tuple[int, int, int]]:
    played = recorded(series, 0, races, [COMPILED[bot]] * series.seats, finals=True)
    for rounds, decisions, scores in zip(played.finals["rounds"], played.decisions, played.scores, strict=True):
        yield int(rounds), int(decisions), lead(scores)


def move_by_move(series: Series, bot: str, races: int) -> Iterator[tuple[int, int, int]]:
    for number in range(races):
        match = watched(series, bot, number)
        assert match.result is not None
        yield int(match.state["rounds"][0]), len(match.log), lead(np.array(match.result.scores))


def lead(scores: NDArray[np.int32]) -> int:
    """The winner's lead over the second, in feet."""
    second, first = np.sort(scores)[-2:]
    return int(first - second)


@dataclass(frozen=True)
class Found:
    """The races of a course with a number of players of one kind; `races` is by set, race and column of `Lengths`."""

    bot: str
    course: Course
    seats: int
    races: NDArray[np.int32]

    @cached_property
    def rounds(self) -> NDArray[np.int32]:
        """Of all races."""
        return self.races[:, :, 0].ravel()

    @property
    def mean(self) -> Interval:
        """Rounds; only sets are independent of each other."""
        return mean_of(self.races[:, :, 0].mean(axis=1))

    @property
    def quantiles(self) -> list[float]:
        return [float(value) for value in np.quantile(self.rounds, QUANTILES)]

    @property
    def decisions(self) -> float:
        """Per player and race."""
        return float(self.races[:, :, 1].mean()) / self.seats

    @property
    def lead(self) -> float:
        return float(self.races[:, :, 2].mean())

    def within(self, low: int, high: int) -> float:
        """The share of races that took `low` to `high` rounds."""
        return float(((self.rounds >= low) & (self.rounds <= high)).mean())
