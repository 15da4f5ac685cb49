"""Bots against each other, paired: every deal is played once in every rotation of the bots around the table.

A deal is one secret, that is, one set of chance keys: whoever sits in a seat meets the same dice there. A match follows
from the seed, the deal and the seating alone, whatever the number of processes that play and wherever they do: named
bots do not look at the clock here.
"""

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, islice, starmap
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.bots import COMPILED, Bot, bot, move_of, name_of
from kostka.core.chance import secret_of_seed
from kostka.core.errors import KostkaError, shorten
from kostka.core.game import Game
from kostka.core.match import Match, default_players, secret_for, settled_options
from kostka.core.options import changed_options, parse_options
from kostka.core.registry import game as find_game
from kostka.lab.cluster import Cluster, where
from kostka.lab.crew import MOST_WORKERS, Crew, can_travel, cores, fresh, in_any_order
from kostka.lab.lines import Lines
from kostka.lab.playing import compile_once
from kostka.lab.ratings import Rating, ratings
from kostka.lab.simulate import check_number, check_seed
from kostka.lab.statistics import Interval, Sequential, elo_interval, share_interval, standard_error

MOST_DEALS = 1_000_000
MOST_BOTS = 16
ROUND = 64  # compiled matches that travel together
MOMENT = 0.1  # seconds between two looks at how far it is

Table = tuple[int, ...]  # the bot of every seat, by its number in the list of bots
Progress = Callable[[int, int, "Interval | None"], None]


@dataclass(frozen=True)
class Setup:
    """What every match of an arena follows from, beside its deal and its table."""

    game: str
    options: Mapping[str, Any]
    seats: int
    seed: int
    bots: tuple[str | Bot, ...]

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
        return all(isinstance(player, str) and player in COMPILED for player in self.bots)

    def to_json(self) -> dict[str, Any]:
        """What the lines of a file have in common."""
        return {
            "game": self.game,
            "rules": find_game(self.game).version,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "bots": list(self.names),
        }


@dataclass(frozen=True)
class Played:
    """A match that was played; places, scores and seconds are by seat.

    Seconds are those of the decisions at which there was more than one legal move; none where all play compiled.
    """

    deal: int
    table: Table
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: tuple[tuple[float, ...], ...]

    @property
    def shares(self) -> list[float]:
        """What each seat has of the win: those who share the first place share it."""
        first = self.places.count(1)
        return [(place == 1) / first for place in self.places]


# ---------------------------------------------------------------------------------------------------------- one match


class Hall:
    """Where the matches of an arena are played, one after the other; every process has one."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = find_game(setup.game)
        self.options = parse_options(self.game.options, setup.options)
        if not setup.plays_compiled:
            self.warm_up()

    def warm_up(self) -> None:
        """Let every named bot choose a move, so that loading the rules is no time that somebody takes to think."""
        match = self.begun(0)
        while match.turn is not None and len(match.legal(match.turn)) < 2:
            match.play(match.legal(match.turn)[0], match.turn)
        for player in self.setup.bots:
            if isinstance(player, str) and match.turn is not None:
                move_of(match, match.turn, fresh(player))

    def begun(self, deal: int) -> Match:
        players = default_players(self.setup.seats)
        return Match(self.game, self.options, players, secret_of_deal(self.setup.seed, deal))

    @cached_property
    def board(self) -> Any:
        return self.game.set_board(self.options, self.setup.seats)

    def __call__(self, deal: int, table: Table) -> Played:
        return self.compiled(deal, table) if self.setup.plays_compiled else self.by_hand(deal, table)

    def compiled(self, deal: int, table: Table) -> Played:
        levels = [COMPILED[self.setup.names[b]] for b in table]
        places, scores, decisions = self.game.playouts(self.board, self.setup.seed, deal, 1, levels=levels)
        return Played(deal, table, tuple(places[0].tolist()), tuple(scores[0].tolist()), int(decisions[0]), ())

    def ask(self, match: Match, seat: int, player: Bot) -> str | Mapping[str, Any]:
        return move_of(match, seat, player)

    def by_hand(self, deal: int, table: Table) -> Played:
        """Move by move, by bots that have not played before."""
        players = [fresh(self.setup.bots[b]) for b in table]
        seconds: list[list[float]] = [[] for _ in table]
        match = self.begun(deal)
        while (seat := match.turn) is not None:
            choices = len(self.game.legal(match.board, match.state, seat))
            began = time.perf_counter()
            move = self.ask(match, seat, players[seat])
            if choices > 1:
                seconds[seat].append(round(time.perf_counter() - began, 6))
            match.play(move, seat)
        assert match.result is not None
        taken = tuple(map(tuple, seconds))
        return Played(deal, table, match.result.places, match.result.scores, len(match.log), taken)


class Rounds:
    """A hall in which several matches are asked for at once: short ones are not worth a journey each."""

    def __init__(self, hall: Callable[[Setup], Hall], setup: Setup) -> None:
        self.hall = hall(setup)

    def __call__(self, *matches: tuple[int, Table]) -> list[Played]:
        return [self.hall(deal, table) for deal, table in matches]


def secret_of_deal(seed: int, deal: int) -> bytes:
    return secret_of_seed(seed * MOST_DEALS + deal)


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
    """How a bot did. A game counts for every seat that it had; errors and the interval are those of paired deals."""

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
    """What became of an arena. Only whole deals count, from the first one on."""

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
        seconds = [took for match in self.matches for s in self.seats_of(b, match) for took in match.seconds[s : s + 1]]
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
            Pace.of(np.array([one for took in seconds for one in took])),
        )

    def by_deal(self, b: int, part: str) -> NDArray[np.float64]:
        """Shares, places or scores of a bot: a row for every deal."""
        values = [getattr(match, part)[seat] for match in self.matches for seat in self.seats_of(b, match)]
        return np.array(values, np.float64).reshape(self.deals, -1)

    @staticmethod
    def seats_of(b: int, match: Played) -> list[int]:
        return [seat for seat, sitting in enumerate(match.table) if sitting == b]

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
    bounds = {"ratio": test.ratio, "lower": test.lower, "upper": test.upper}
    return {"par": test.par, "margin": test.margin, "deals": test.deals, **bounds, "decision": test.decision}


# ---------------------------------------------------------------------------------------------------------- the arena


class Arena:
    """Matches between bots that are played, kept and added up. A run that was interrupted can go on."""

    hall: type[Hall] = Hall

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
        check_number(deals, 1, MOST_DEALS, "core-arena-deals")
        if margin is not None:
            check_margin(margin, setup.par)
        if workers is not None:
            check_number(workers, 1, MOST_WORKERS, "core-arena-workers")
        self.deals, self.workers = int(deals), workers
        self.played: dict[tuple[int, Table], Played] = {}
        self.whole = 0  # deals from the first one on that were played at all tables
        self.shares: list[float] = []  # of the first bot, deal by deal
        self.test = None if margin is None else Sequential(setup.par, margin, setup.seats)
        self.seconds = 0.0
        self.lines = None if out is None else Lines(out)
        if self.lines:
            self.take_up(self.lines)

    @property
    def total(self) -> int:
        return self.deals * len(self.setup.tables)

    def take_up(self, lines: Lines) -> None:
        """Take what a file has of these matches, which may be all."""
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
        began = told = time.perf_counter()
        progress(len(self.played), self.total, self.running())
        try:
            with closing(self.matches()) as matches:
                for match in matches:
                    self.take(match)
                    if time.perf_counter() - told > MOMENT:
                        progress(len(self.played), self.total, self.running())
                        told = time.perf_counter()
                    if self.is_decided:
                        break
        finally:
            self.seconds += time.perf_counter() - began
        progress(len(self.played), self.total, self.running())

    def take(self, match: Played) -> None:
        self.played[match.deal, match.table] = match
        if self.lines:
            self.lines.add(self.line(match))
        self.count()

    @property
    def is_decided(self) -> bool:
        return self.test is not None and self.test.decision is not None

    def missing(self) -> Iterator[tuple[int, Table]]:
        for deal in range(self.whole, self.deals):
            for table in self.setup.tables:
                if (deal, table) not in self.played:
                    yield deal, table

    def matches(self) -> Generator[Played]:
        """Those that are missing, in the order in which they are played."""
        if self.is_decided:
            return
        if self.address:
            yield from self.matches_on(Cluster(self.address, self.workers, Rounds, self.hall, self.setup))
            return
        workers = min(self.workers or cores(), self.total - len(self.played))
        if workers < 2 or self.setup.plays_compiled or not can_travel(self.setup.bots):
            yield from starmap(self.hall(self.setup), self.missing())
        else:
            compile_once(find_game(self.setup.game))
            yield from in_any_order(Crew(workers, self.hall, self.setup), self.missing(), workers)

    def matches_on(self, cluster: Cluster) -> Iterator[Played]:
        left = self.missing()
        rounds = iter(lambda: tuple(islice(left, ROUND if self.setup.plays_compiled else 1)), ())
        for matches in in_any_order(cluster, rounds, cluster.size):
            yield from matches

    def count(self) -> None:
        """See how many deals are whole now, and what the test says of them."""
        while self.whole < self.deals and not self.is_decided:
            tables = [(self.whole, table) for table in self.setup.tables]
            if not all(each in self.played for each in tables):
                return
            self.whole += 1
            own = [share for each in tables for share in shares_of(0, self.played[each])]
            self.shares.append(sum(own) / len(own))
            if self.test:
                self.test.see(self.shares[-1])

    def running(self) -> Interval | None:
        """How the first bot does so far."""
        if not self.shares:
            return None
        sits = sum(0 in table for table in self.setup.tables)
        return share_interval(np.array(self.shares), sits * len(self.shares))

    def line(self, match: Played) -> dict[str, Any]:
        return {**self.setup.to_json(), "deals": self.deals, **asdict(match)}

    def contest(self) -> Contest:
        """What the whole deals come to."""
        every = ((deal, table) for deal in range(self.whole) for table in self.setup.tables)
        return Contest(self.setup, tuple(self.played[each] for each in every), self.test, self.seconds)


def shares_of(b: int, match: Played) -> list[float]:
    return [share for share, sitting in zip(match.shares, match.table, strict=True) if sitting == b]


def read_line(line: Mapping[str, Any], setup: Setup) -> Played | None:
    """The match of a line, None if it is none of this set-up."""
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
    """The set-up of an arena, if it is sound. What options leave to chance is the same in all matches."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 2 <= len(bots) <= MOST_BOTS:
        raise KostkaError("core-arena-bots", given=shorten(bots), most=MOST_BOTS)
    found, seed = find_game(game), check_seed(seed)
    for player in bots:
        bot(player)
    if seats is None:
        seats = len(bots) if len(bots) in found.seats else found.seats[0]
    settled = changed_options(settled_options(found, {} if options is None else options, secret_for(seed)))
    return Setup(found.id, settled, found.check_seats(seats), seed, tuple(bots))


def prepared_from(path: str | Path, game: str) -> tuple[Setup, int]:
    """The set-up of the matches that a file has, and how many deals there were to be when it was last added to."""
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
    """Play so many deals, each in every rotation of the bots around the table, and tell who is better.

    Bots are names, names with a number of playouts (`expert@500`), or functions. With fewer bots than seats the first
    one sits once and the others are repeated; with more, every group of them plays. With `sprt`, the test of "the first
    bot wins at least so much more than par" ends the run as soon as it is decided. With `out`, every match is kept in a
    file, from which the same call goes on. With `ray` matches are played on Ray: True on this machine, an address in
    that cluster.
    """
    contest = Arena(prepared(game, bots, seats, seed, options), deals, sprt, workers, out, ray)
    contest.play(progress)
    return contest.contest()
