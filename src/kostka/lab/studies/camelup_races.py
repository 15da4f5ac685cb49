"""Races of Camel Up for a study: all that was done in them, to be looked at from any side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.registry import game as find_game
from kostka.games.camelup.compiled import state as s
from kostka.lab.crew import cores
from kostka.lab.playing import compile_once
from kostka.lab.statistics import Interval
from kostka.lab.studies import Run
from kostka.lab.studies.camelup_ledger import purses, race
from kostka.lab.studies.clusters import grouped_mean
from kostka.lab.studies.watching import GREEDY, SEARCHING, Sitting, answers

MAIN = 4  # players, where there is room for one number of them only
LEGS = range(1, 7)  # the last one stands for all later ones too


@dataclass(frozen=True)
class Races:
    """Races between bots of one kind, with all deeds in the order of the races."""

    bots: str
    seats: int
    count: int
    deeds: NDArray[Any]

    @cached_property
    def purses(self) -> NDArray[np.int64]:
        """By race and seat."""
        return purses(self.deeds, self.count, self.seats)

    @cached_property
    def legs(self) -> NDArray[np.int64]:
        """How many legs each race had."""
        legs = np.zeros(self.count, np.int64)
        np.maximum.at(legs, self.deeds["race"], self.deeds["leg"])
        return legs

    def of(self, *whats: int) -> NDArray[Any]:
        """The deeds of these kinds."""
        return self.deeds[np.isin(self.deeds["what"], whats)]

    def a_player(self, *whats: int) -> float:
        """What a player has of such deeds in a race, on average."""
        return float(self.of(*whats)["pounds"].sum() / (self.count * self.seats))

    def a_race(self, deeds: NDArray[Any]) -> float:
        """How many such deeds there are in a race."""
        return len(deeds) / self.count


Found = Mapping[tuple[str, int], Races]


def pounds(deeds: NDArray[Any]) -> Interval:
    """What such a deed brings."""
    return grouped_mean(deeds["pounds"], deeds["race"])


def right(deeds: NDArray[Any]) -> Interval:
    """How often such a card is right."""
    share = grouped_mean((deeds["pounds"] > 0).astype(np.float64), deeds["race"])
    return Interval(share.mean, max(0.0, share.low), min(1.0, share.high))


def in_leg(deeds: NDArray[Any], leg: int) -> NDArray[Any]:
    """Those of a leg, or of all that are not told apart."""
    some: NDArray[Any] = deeds[np.minimum(deeds["leg"], LEGS[-1]) == leg]
    return some


# ------------------------------------------------------------------------------------------------------ what is played


@dataclass(frozen=True)
class Sizes:
    """Races with four players and with every other number of them; of the first ones, how many ask odds."""

    greedy: int
    other_greedy: int
    searching: int
    other_searching: int
    asking: int


FULL, QUICK = Sizes(3_000, 800, 300, 40, 150), Sizes(8, 2, 2, 0, 2)


def play(run: Run, sizes: Sizes) -> Found:
    compile_once(find_game("camelup"))
    counts = dict(race_counts(run.seed, sizes))
    questions = [
        (sitting, number, sitting.bot == GREEDY and sitting.seats == MAIN and number < sizes.asking)
        for sitting, count in counts.items()
        for number in range(count)
    ]
    deeds = iter(answers(race, questions, 1 if run.quick else run.workers or cores(), run.progress))
    return {
        (sitting.bot, sitting.seats): Races(
            sitting.bot, sitting.seats, count, joined([next(deeds) for _ in range(count)])
        )
        for sitting, count in counts.items()
    }


def race_counts(seed: int, sizes: Sizes) -> Sequence[tuple[Sitting, int]]:
    """Who plays how many races; the dear ones first, so that no process is left with one at the end."""
    main = {GREEDY: sizes.greedy, SEARCHING: sizes.searching}
    other = {GREEDY: sizes.other_greedy, SEARCHING: sizes.other_searching}
    counts = [
        (Sitting("camelup", seats, bots, seed), (main if seats == MAIN else other)[bots])
        for bots in (SEARCHING, GREEDY)
        for seats in s.SEATS
    ]
    return [(sitting, count) for sitting, count in counts if count > 0]


def joined(races: Sequence[NDArray[Any]]) -> NDArray[Any]:
    return np.concatenate(races)
