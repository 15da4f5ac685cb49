"""What `benchmarks.compare` measures, in a Python of its own for each revision: see `pythons`.

A measure gets ready for a seed and returns the work to be timed; the work says how many times it did what is measured.
Both revisions play the same games. What one of them offers otherwise is found out by looking.
"""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib import import_module
from inspect import signature
from typing import Any

import kostka
from benchmarks import revisions
from benchmarks.loops import by_turns
from benchmarks.pythons import answer_questions

Work = Callable[[], int]

SEATS = 4
GAMES = {"camelup": "Camel Up", "cubitos": "Cubitos", "jamniki": "Jamniki"}
MIDDLE = {"camelup": 120, "cubitos": 400, "jamniki": 25}  # plies before a position counts as the middle of a game
LATE = 1000  # plies before they are taken back, or a whole game if it is shorter
BACK = 10  # of them are, one by one
TABLES = 8  # positions a measure goes round

# Games of one call to the compiled side, by level: some hundredths of a second each, where that is possible.
PLAYOUTS = {
    "random": {"camelup": 100, "cubitos": 1, "jamniki": 1000},
    "greedy": {"camelup": 1, "cubitos": 20, "jamniki": 200},
}
SIMULATED = 20  # times as many, so that getting ready is a small part
BATCH, STEPS = 256, 20  # games of a batch, steps of one work
SCALES = {"ms": 1e3, "µs": 1e6}  # of the units that are times; the others are speeds


@dataclass(frozen=True)
class Measure:
    title: str
    unit: str
    prepare: Callable[[int], Work]
    game: str = ""  # whose rules must be compiled for it
    clock: Callable[[], float] = time.process_time

    def sample(self, seed: int, seconds: float) -> float:
        """Work for so long, preparations included, which are not counted."""
        done, spent = 0, 0.0
        begun = now = self.clock()
        while now < begun + seconds:
            work = self.prepare(seed)
            start = self.clock()
            done += work()
            now = self.clock()
            spent += now - start
            seed += 1
        return SCALES[self.unit] * spent / done if self.unit in SCALES else done / spent


def gain(unit: str, before: float, after: float) -> float:
    """How many times faster."""
    return before / after if unit in SCALES else after / before


# -------------------------------------------------------------------------------------------------------- from Python


def play(id: str, seed: int) -> Work:
    """Whole matches, moves chosen at random among those that `match.legal` names."""

    def work() -> int:
        match = kostka.new(id, SEATS, seed)
        return advance(match, random.Random(seed))

    return work


def view(id: str, seed: int) -> Work:
    """What each seat may know, as a client gets it."""
    matches = middles(id)

    def work() -> int:
        for match in matches:
            for seat in range(SEATS):
                json.dumps(match.view(seat))
        return len(matches) * SEATS

    return work


def load(id: str, seed: int) -> Work:
    positions = [match.dump() for match in middles(id)]

    def work() -> int:
        for position in positions:
            kostka.load(position, seed)
        return len(positions)

    return work


def decide(id: str, seed: int) -> Work:
    """What the greedy bot does at a table: a view, then a move."""
    tables = [(match, to_act(match)) for match in middles(id)]
    greedy = greedy_bot(seed)

    def work() -> int:
        for match, seat in tables:
            greedy(match, seat)
        return len(tables)

    return work


def greedy_bot(seed: int) -> Callable[[kostka.Match, int], Any]:
    bots: Any = import_module("kostka.bots")
    greedy, chance = bots.bot("greedy"), revisions.chances().from_seed(seed)
    return lambda match, seat: greedy(revisions.observe(match, seat, chance))


def undo(id: str, seed: int) -> Work:
    match = kostka.new(id, SEATS, seed)
    advance(match, random.Random(seed), LATE)

    def work() -> int:
        for _ in range(BACK):
            match.undo()
        return BACK

    return work


def start(seed: int) -> Work:
    """A fresh Python that says how the command is used."""
    command = [sys.executable, "-c", "from kostka.cli import main; main()", "--help"]

    def work() -> int:
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        return 1

    return work


# ----------------------------------------------------------------------------------------------- on the compiled side


def playouts(level: str, id: str, seed: int) -> Work:
    from kostka.bots import COMPILED

    game = kostka.game(id)
    board, levels = board_of(id), [COMPILED[level]] * SEATS
    count = PLAYOUTS[level][id]

    def work() -> int:
        return int(revisions.playouts(game, board, seed, 0, count, levels)[2].sum())

    return work


@lru_cache
def board_of(id: str) -> Any:
    game = kostka.game(id)
    return game.set_board(game.options(), SEATS)


def simulate(id: str, seed: int) -> Work:
    """Random games through the door for everybody, on one core."""
    number, one = ("n", "workers") if "workers" in signature(kostka.simulate).parameters else ("games", "threads")
    asked: dict[str, Any] = {number: SIMULATED * PLAYOUTS["random"][id], "seats": SEATS, "seed": seed, one: 1}

    def work() -> int:
        return int(kostka.simulate(id, **asked).decisions.sum())

    return work


# -------------------------------------------------------------------------------------------------------- environments


def batch(id: str, seed: int) -> Work:
    """Random legal moves in all games of a batch, which go on from one work to the next."""
    env = batch_of(id)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * BATCH

    return work


@lru_cache
def batch_of(id: str) -> Any:
    env = environments().batch(id, BATCH, SEATS)
    env.reset()
    return env


def turns(id: str, seed: int) -> Work:
    """A whole game of random legal moves."""
    env = turns_of(id)
    env.reset(seed=seed)
    play = by_turns(env, random.Random(seed))
    return lambda: play()[1]


@lru_cache
def turns_of(id: str) -> Any:
    return environments().aec(id, SEATS)


def environments() -> Any:
    return import_module("kostka.lab.environments")


# ------------------------------------------------------------------------------------------------------------- matches


def advance(match: kostka.Match, chooser: random.Random, plies: int | None = None) -> int:
    """Play on, to the end or so many plies; returns how many were played."""
    played = 0
    while match.to_act and played != plies:
        seat = to_act(match)
        match.play(chooser.choice(match.legal(seat)), seat)
        played += 1
    return played


def to_act(match: kostka.Match) -> int:
    return revisions.first_to_act(match)


@lru_cache
def middles(id: str) -> list[kostka.Match]:
    """Positions in the middle of a game, with something to decide."""
    found = []
    for seed in range(TABLES):
        match = kostka.new(id, SEATS, seed)
        chooser = random.Random(seed)
        advance(match, chooser, MIDDLE[id])
        while len(match.legal(to_act(match))) == 1:
            advance(match, chooser, 1)
        found.append(match)
    return found


# ------------------------------------------------------------------------------------------------------------ the list


def each(title: str, unit: str, prepare: Callable[[str, int], Work]) -> list[Measure]:
    return [Measure(f"{title}, {name}", unit, partial(prepare, id), id) for id, name in GAMES.items()]


PLAY = "match.play"
MEASURES = {
    measure.title: measure
    for measure in [
        *each(PLAY, "plies/s", play),
        *each("a view as JSON", "µs", view),
        Measure("kostka.load, Cubitos", "ms", partial(load, "cubitos"), "cubitos"),
        *each("a greedy decision", "µs", decide),
        *each("match.undo", "µs", undo),
        Measure("kostka --help", "ms", start, clock=time.perf_counter),
        *each("random playouts", "decisions/s", partial(playouts, "random")),
        *each("greedy playouts", "decisions/s", partial(playouts, "greedy")),
        *each("kostka.simulate", "decisions/s", simulate),
        *each("batched environment", "decisions/s", batch),
        *each("AEC environment", "steps/s", turns),
    ]
}


# ------------------------------------------------------------------------------------------------------- the questions


def answer(question: dict[str, Any]) -> Any:
    if "compile" in question:
        return revisions.compile_rules(kostka.game(question["compile"]))
    warm_up(question["measure"])
    return MEASURES[question["measure"]].sample(question["seed"], question["seconds"])


@lru_cache
def warm_up(title: str) -> None:
    """Whatever is done for the first time is not measured."""
    MEASURES[title].prepare(0)()


if __name__ == "__main__":
    answer_questions(answer)
