"""Races of Camel Up for a study, and selections of the deeds done in them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.messages import Message
from kostka.games.camelup.compiled import state as s
from kostka.lab.playing import compile_once
from kostka.lab.series import Series
from kostka.lab.statistics import Interval
from kostka.studies import Run
from kostka.studies.camelup.ledger import purses, race
from kostka.studies.clusters import grouped_mean
from kostka.studies.watching import GREEDY, KINDS, SEARCHING, answers_by_key

MAIN = 4  # players, where there is room for one number of them only
LEGS, ORDERS, AHEAD = range(1, 7), range(1, 9), range(-3, 5)
# Details of deeds whose ends include everything beyond them: legs, cards in a pile, spaces to the leading camel.
BOUNDED = {"leg": LEGS, "order": ORDERS, "ahead": AHEAD}
Deeds = NDArray[Any]


@dataclass(frozen=True)
class Races:
    """Races between bots of one kind, with all deeds in the order of the races."""

    bots: str
    seats: int
    count: int
    deeds: Deeds

    @cached_property
    def purses(self) -> NDArray[np.int64]:
        """By race and seat."""
        return purses(self.deeds, self.count, self.seats)

    @cached_property
    def legs(self) -> NDArray[np.int64]:
        """The number of legs of each race."""
        legs = np.zeros(self.count, np.int64)
        np.maximum.at(legs, self.deeds["race"], self.deeds["leg"])
        return legs

    def of(self, *whats: int, **details: int) -> Deeds:
        """The deeds of these kinds with these details, such as `rolled=2`."""
        return with_details(self.deeds[np.isin(self.deeds["what"], whats)], **details)

    def per_player(self, *whats: int) -> float:
        """The pounds a player gets from such deeds in a race, on average."""
        return float(self.of(*whats)["pounds"].sum() / (self.count * self.seats))

    def per_race(self, deeds: Deeds) -> float:
        """How many such deeds a race has."""
        return len(deeds) / self.count


Found = Mapping[tuple[str, int], Races]


def with_details(deeds: Deeds, **details: int) -> Deeds:
    for name, value in details.items():
        among = deeds[name]
        if name in BOUNDED:
            among = np.clip(among, BOUNDED[name][0], BOUNDED[name][-1])
        deeds = deeds[among == value]
    return deeds


def pounds(deeds: Deeds) -> Interval:
    """What such a deed brings."""
    return grouped_mean(deeds["pounds"], deeds["race"])


def right(deeds: Deeds) -> Interval:
    """How often such a card is right."""
    share = grouped_mean((deeds["pounds"] > 0).astype(np.float64), deeds["race"])
    return Interval(share.mean, max(0.0, share.low), min(1.0, share.high))


def tables(found: Found) -> list[Races]:
    """All races, greedy ones first, by number of players."""
    return [found[bots, seats] for bots in KINDS for seats in s.SEATS if (bots, seats) in found]


def main_tables(found: Found) -> list[Races]:
    """The races of each kind of bots with the main number of players."""
    return [found[bots, MAIN] for bots in KINDS]


def column(name: str) -> Message:
    return Message(f"study-camelup-column-{name}")


# ------------------------------------------------------------------------------------------------------ what is played


@dataclass(frozen=True)
class Sizes:
    """Races with four players and with every other number of them; the first greedy ones ask for exact odds."""

    searching: tuple[int, int]
    greedy: tuple[int, int]
    asking: int


FULL, QUICK = Sizes((300, 40), (3_000, 800), 150), Sizes((2, 0), (8, 2), 2)


def play(run: Run, sizes: Sizes) -> Found:
    """The slow races come first, so that no process is left alone with one at the end."""
    series = {seats: Series.of("camelup", seats, seed=run.seed) for seats in s.SEATS}
    compile_once(series[MAIN].game)
    counts = {SEARCHING: sizes.searching, GREEDY: sizes.greedy}
    questions = {
        (bots, seats): [
            (series[seats], bots, number, (bots, seats) == (GREEDY, MAIN) and number < sizes.asking)
            for number in range(counts[bots][seats != MAIN])
        ]
        for bots in counts
        for seats in s.SEATS
    }
    played = answers_by_key(race, questions, run.processes, run.progress)
    return {
        (bots, seats): Races(bots, seats, len(deeds), np.concatenate(deeds))
        for (bots, seats), deeds in played.items()
        if deeds
    }
