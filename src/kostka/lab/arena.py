"""Bots against each other, paired: every deal is played once in every rotation of the bots around the table.

A deal is a game of a series: in a seat all bots have the same dice. A match follows from the seed, the deal and the
seating alone, wherever it is played: named bots ignore the clock here.
"""

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import chain, combinations, islice
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED, Bot, Move, bot, move_of, name_of, play_out
from kostka.core.compiled.chance import Chance
from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.core.match import Match
from kostka.core.playouts import playouts
from kostka.core.registry import find_game
from kostka.lab.cluster import hire, where
from kostka.lab.crew import can_travel, cores, fresh
from kostka.lab.lines import Lines
from kostka.lab.playing import are_compiled, compile_once
from kostka.lab.ratings import Rating, ratings
from kostka.lab.series import BOTS, Series
from kostka.lab.simulate import check_number, check_workers
from kostka.lab.statistics import Interval, Sequential, elo_interval, share_interval, standard_error, win_shares

MOST_DEALS = 1_000_000
MOST_BOTS = 16
ROUND = 64  # compiled matches that travel together
MOMENT = 0.1  # seconds between two calls of `progress`

Table = tuple[int, ...]  # the bot of every seat, by its number in the list of bots
Progress = Callable[[int, int, "Interval | None"], None]


@dataclass(frozen=True)
class Setup:
    """What all matches of an arena have in common. Deals are games of the series."""

    series: Series
    bots: tuple[str | Bot, ...]

    @property
    def seats(self) -> int:
        return self.series.seats

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(name_of, self.bots))

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The tables at which every deal is played.

        Fewer bots than seats: the first sits once, the others are repeated. More: everybody meets everybody.
        """
        bots = range(len(self.bots))
        filled = (0, *(1 + seat % (len(bots) - 1) for seat in range(self.seats - 1)))
        groups = combinations(bots, self.seats) if len(bots) >= self.seats else [filled]
        return tuple(group[turn:] + group[:turn] for group in map(tuple, groups) for turn in range(self.seats))

    @property
    def par(self) -> float:
        return 1 / self.seats

    @property
    def plays_compiled(self) -> bool:
        return are_compiled(self.bots)

    def to_json(self) -> dict[str, Any]:
        """What the lines of a file have in common."""
        return {**self.series.to_json(), "bots": list(self.names)}


@dataclass(frozen=True)
class Played:
    """The result of a match; places, scores and seconds are by seat.

    Seconds are of decisions with more than one legal move; there are none where all bots are compiled.
    """

    deal: int
    table: Table
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: tuple[tuple[float, ...], ...]

    @property
    def shares(self) -> list[float]:
        return list(map(float, win_shares(self.places)))

    def of(self, b: int, part: str) -> list[Any]:
        """The places, scores, shares or seconds of a bot, one for every seat that it had."""
        return [value for value, sitting in zip(getattr(self, part), self.table, strict=False) if sitting == b]


# ---------------------------------------------------------------------------------------------------------- one match


class MatchRunner:
    """Plays the matches of an arena one after the other; every process has its own copy."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.is_warm = setup, False

    def warm_up(self) -> None:
        """Let every named bot choose a move, so that loading the rules does not count as thinking."""
        self.is_warm = True
        match = self.setup.series.match(0)
        while match.turn is not None and len(match.legal(match.turn)) < 2:
            match.play(match.legal(match.turn)[0], match.turn)
        for player in self.setup.bots:
            if isinstance(player, str) and match.turn is not None:
                move_of(match, match.turn, fresh(player))

    def play_all(self, *matches: tuple[int, Table]) -> list[Played]:
        """What workers call: several matches, because short ones are not worth a journey each."""
        return [self(deal, table) for deal, table in matches]

    def __call__(self, deal: int, table: Table) -> Played:
        return self.play_compiled(deal, table) if self.setup.plays_compiled else self.play(deal, table)

    def play_compiled(self, deal: int, table: Table) -> Played:
        series = self.setup.series
        levels = [COMPILED[self.setup.names[b]] for b in table]
        places, scores, decisions = playouts(series.game, series.board, series.seed, deal, 1, levels)
        return Played(deal, table, tuple(places[0].tolist()), tuple(scores[0].tolist()), int(decisions[0]), ())

    def ask(self, match: Match, seat: int, player: Bot, chance: Chance | None) -> Move:
        return move_of(match, seat, player, chance)

    def play(self, deal: int, table: Table) -> Played:
        """Play move by move, with bots that have not played before."""
        if not self.is_warm:
            self.warm_up()
        seconds: list[list[float]] = [[] for _ in table]

        def ask(match: Match, seat: int, player: Bot, chance: Chance | None) -> Move:
            has_choice = len(match.position.legal(seat)) > 1
            began = time.perf_counter()
            move = self.ask(match, seat, player, chance)
            if has_choice:
                seconds[seat].append(round(time.perf_counter() - began, 6))
            return move

        series = self.setup.series
        players = [fresh(self.setup.bots[b]) for b in table]
        match = play_out(series.match(deal), players, series.chance(deal, BOTS), ask=ask)
        assert match.result is not None
        taken = tuple(map(tuple, seconds))
        return Played(deal, table, match.result.places, match.result.scores, len(match.log), taken)


# ----------------------------------------------------------------------------------------------------- what it comes to


@dataclass(frozen=True)
class Pace:
    """Seconds of a decision with a choice: the median, what 99 of 100 stay below, and the longest."""

    median: float
    late: float
    worst: float

    @classmethod
    def of(cls, seconds: NDArray[np.float64]) -> "Pace | None":
        if not len(seconds):
            return None
        return cls(float(np.median(seconds)), float(np.quantile(seconds, 0.99)), float(seconds.max()))


@dataclass(frozen=True)
class Standing:
    """The result of a bot. A game counts once for every seat that it had; errors are those of paired deals."""

    bot: str
    games: int
    wins: float
    share: Interval
    mean_place: float
    place_error: float
    mean_score: float
    score_error: float
    rating: Rating
    pace: Pace | None

    @property
    def win_share(self) -> float:
        return self.share.mean

    def to_json(self) -> dict[str, Any]:
        out = asdict(self)
        share: dict[str, float] = out.pop("share")
        return {**out, "win_share": share["mean"], "win_share_low": share["low"], "win_share_high": share["high"]}


@dataclass(frozen=True)
class Contest:
    """The result of an arena. Only whole deals count, from the first one on."""

    setup: Setup
    matches: tuple[Played, ...]
    test: Sequential | None
    seconds: float

    @property
    def deals(self) -> int:
        return len(self.matches) // len(self.setup.tables)

    @cached_property
    def standings(self) -> list[Standing]:
        """The bots, the best one first."""
        rated = ratings(len(self.setup.bots), ((match.table, match.places) for match in self.matches))
        rows = [self.standing(b, rating) for b, rating in enumerate(rated)] if self.matches else []
        return sorted(rows, key=lambda row: -row.win_share)

    def standing(self, b: int, rating: Rating) -> Standing:
        shares, places, scores = (self.by_deal(b, part) for part in ("shares", "places", "scores"))
        seconds = [one for match in self.matches for taken in match.of(b, "seconds") for one in taken]
        return Standing(
            self.setup.names[b],
            shares.size,
            float(shares.sum()),
            share_interval(shares.mean(axis=1), shares.size),
            float(places.mean()),
            standard_error(places.mean(axis=1)),
            float(scores.mean()),
            standard_error(scores.mean(axis=1)),
            rating,
            Pace.of(np.array(seconds)),
        )

    def by_deal(self, b: int, part: str) -> NDArray[np.float64]:
        """Shares, places or scores of a bot: a row for every deal."""
        values = [value for match in self.matches for value in match.of(b, part)]
        return np.array(values, np.float64).reshape(self.deals, -1)

    @property
    def elo(self) -> Interval | None:
        """How much stronger the first of two bots is."""
        if len(self.setup.bots) != 2 or not self.matches:
            return None
        shares = self.by_deal(0, "shares")
        return elo_interval(share_interval(shares.mean(axis=1), shares.size), self.setup.seats)

    def to_json(self) -> dict[str, Any]:
        return {
            **self.setup.to_json(),
            "deals": self.deals,
            "matches": len(self.matches),
            "decisions": sum(match.decisions for match in self.matches),
            "seconds": self.seconds,
            "par": self.setup.par,
            "standings": [row.to_json() for row in self.standings],
            "elo": None if self.elo is None else elo_json(self.elo),
            "test": None if self.test is None else sprt_json(self.test),
        }


def elo_json(elo: Interval) -> dict[str, float | None]:
    """JSON has no infinite numbers."""
    values = {"difference": elo.mean, "low": elo.low, "high": elo.high}
    return {name: value if isfinite(value) else None for name, value in values.items()}


def sprt_json(test: Sequential) -> dict[str, Any]:
    return {name: getattr(test, name) for name in ("par", "margin", "deals", "ratio", "lower", "upper", "decision")}


# ---------------------------------------------------------------------------------------------------------- the arena


class Arena:
    """A run of matches, which can be interrupted and continued."""

    runner: type[MatchRunner] = MatchRunner

    def __init__(
        self,
        setup: Setup,
        deals: int,
        margin: float | None = None,
        workers: int | None = None,
        out: str | Path | None = None,
        ray: bool | str | None = None,
    ) -> None:
        self.setup, self.margin, self.address = setup, margin, where(ray)
        check_number(deals, MOST_DEALS, "core-arena-deals")
        if margin is not None:
            check_margin(margin, setup.par)
        check_workers(workers, "core-arena-workers")
        self.deals, self.workers = int(deals), workers
        self.played: dict[tuple[int, Table], Played] = {}
        self.shares: list[float] = []  # of the first bot, by deal that was played at all tables, from the first one on
        self.test = None if margin is None else Sequential(setup.par, margin, setup.seats)
        self.seconds = 0.0
        self.lines = None if out is None else Lines(out)
        if self.lines:
            self.take_up(self.lines)

    @property
    def total(self) -> int:
        return self.deals * len(self.setup.tables)

    def take_up(self, lines: Lines) -> None:
        """Read the matches that a file has already."""
        common = self.setup.to_json()
        for number, line in lines.read():
            lines.check(line, common)
            match = read_line(line, self.setup)
            if match is None:
                raise lines.fault(number)
            if match.deal < self.deals:
                self.played[match.deal, match.table] = match
        lines.begin()
        self.count()

    def play(self, progress: Progress = lambda done, total, share: None) -> None:
        """Play what is missing, until a test is decided if there is one."""

        def report_progress() -> None:
            progress(len(self.played), self.total, self.running())

        began = told = time.perf_counter()
        report_progress()
        try:
            with closing(self.matches()) as matches:
                for match in matches:
                    self.take(match)
                    if time.perf_counter() - told > MOMENT:
                        report_progress()
                        told = time.perf_counter()
                    if self.is_decided:
                        break
        finally:
            self.seconds += time.perf_counter() - began
        report_progress()

    def take(self, match: Played) -> None:
        self.played[match.deal, match.table] = match
        if self.lines:
            self.lines.add({**self.setup.to_json(), "deals": self.deals, **asdict(match)})
        self.count()

    @property
    def is_decided(self) -> bool:
        return self.test is not None and self.test.decision is not None

    def missing(self) -> Iterator[tuple[int, Table]]:
        every = ((deal, table) for deal in range(len(self.shares), self.deals) for table in self.setup.tables)
        return (each for each in every if each not in self.played)

    def matches(self) -> Generator[Played]:
        """The missing matches, as they finish."""
        left, is_compiled = self.missing(), self.setup.plays_compiled
        count = self.total - len(self.played)
        if self.is_decided or not count:
            return
        size = self.workers
        if not self.address:
            size = 1 if is_compiled or not can_travel(self.setup.bots) else min(size or cores(), count)
            if size > 1:
                compile_once(self.setup.series.game)
        workers = hire(self.address, size, self.runner(self.setup).play_all)
        travelling = ROUND if is_compiled and self.address else 1
        rounds = iter(lambda: tuple(islice(left, travelling)), ())
        with closing(workers.answers(rounds, in_order=False)) as played:
            yield from chain.from_iterable(played)

    def count(self) -> None:
        """Count the whole deals, and let the test see them."""
        for deal in range(len(self.shares), self.deals):
            tables = [(deal, table) for table in self.setup.tables]
            if self.is_decided or not all(each in self.played for each in tables):
                return
            own = [share for each in tables for share in self.played[each].of(0, "shares")]
            self.shares.append(sum(own) / len(own))
            if self.test:
                self.test.see(self.shares[-1])

    def running(self) -> Interval | None:
        """The share of the first bot so far."""
        if not self.shares:
            return None
        sits = sum(0 in table for table in self.setup.tables)
        return share_interval(np.array(self.shares), sits * len(self.shares))

    def contest(self) -> Contest:
        """The result of the whole deals."""
        every = ((deal, table) for deal in range(len(self.shares)) for table in self.setup.tables)
        return Contest(self.setup, tuple(self.played[each] for each in every), self.test, self.seconds)


def read_line(line: Mapping[str, Any], setup: Setup) -> Played | None:
    """The match of a line, or None if it is not one of this set-up."""
    try:
        match = Played(
            line["deal"],
            tuple(line["table"]),
            tuple(line["places"]),
            tuple(line["scores"]),
            line["decisions"],
            tuple(tuple(took) for took in line["seconds"]),
        )
    except (KeyError, TypeError):
        return None
    sound = match.table in setup.tables and 1 in match.places and len(match.places) == len(match.scores) == setup.seats
    return match if sound and isinstance(match.deal, int) and match.deal >= 0 else None


def prepared(
    game: str, bots: Sequence[str | Bot], seats: int | None, seed: int, options: Mapping[str, Any] | None
) -> Setup:
    """Check the arguments of an arena. What options leave to chance is the same in all matches."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 2 <= len(bots) <= MOST_BOTS:
        raise KostkaError("core-arena-bots", given=shorten(bots), most=MOST_BOTS)
    for player in bots:
        bot(player)
    if seats is None and len(bots) in find_game(game).seats:
        seats = len(bots)
    return Setup(Series.of(game, seats, options, seed), tuple(bots))


def prepared_from(path: str | Path, game: str) -> tuple[Setup, int]:
    """The set-up of the matches in a file, and the number of deals of the run that added to it last."""
    lines = Lines(path)
    line, last = lines.ends()
    lines.check(line, {"game": game})
    try:
        setup = prepared(game, line["bots"], line["seats"], line["seed"], line["options"])
        return setup, last["deals"]
    except KeyError:
        raise lines.fault(1) from None


def check_margin(margin: Any, par: float) -> None:
    if isinstance(margin, bool) or not isinstance(margin, int | float) or not 0 < margin < 1 - par:
        raise KostkaError("core-arena-margin", given=shorten(margin), most=round(1 - par, 3))


def arena(
    game: str,
    bots: Sequence[str | Bot],
    deals: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    seats: int | None = None,
    workers: int | None = None,
    sprt: float | None = None,
    out: str | Path | None = None,
    ray: bool | str | None = None,
    progress: Progress = lambda done, total, share: None,
) -> Contest:
    """Play deals, each in every rotation of the bots around the table, and find out who is better.

    Bots are names, names with a number of playouts (`expert@500`), or functions. With fewer bots than seats the first
    one sits once and the others are repeated; with more, every group of them plays. With `sprt`, the test of "the first
    bot wins at least this much more than par" ends the run as soon as it is decided. With `out`, matches are kept in a
    file, from which the same call goes on. With `ray` matches are played on Ray: True on this machine, an address in
    that cluster.
    """
    contest = Arena(prepared(game, bots, seats, seed, options), deals, sprt, workers, out, ray)
    contest.play(progress)
    return contest.contest()
