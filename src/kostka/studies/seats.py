"""Is it better to begin? How often each seat wins among equal players."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from math import nan
from typing import Any

from kostka.core.declare.messages import Message
from kostka.core.registry import find_game, game_ids
from kostka.lab.simulate import simulate
from kostka.lab.statistics import Interval, share_interval
from kostka.messages import say
from kostka.studies import Progress, Run, Study, plots
from kostka.studies.report import Data, Plot, Report, Table, by_game, columns_of, interval_values, shown


@dataclass(frozen=True)
class Effort:
    """Games at each table of greedy bots, in a whole and a quick run, and how long one takes beside a searched game."""

    games: int = 10_000
    quick_games: int = 30
    pace: float = 0.01
    searching: str = "expert@30"


EFFORTS = {
    "camelup": Effort(searching="expert@50"),
    "cubitos": Effort(40_000, 200, 0.001),
    "jamniki": Effort(100_000, 1000, 0.0001),
}
SEARCHED = 100  # games of searching bots at each table
QUICK_SEARCHED, QUICK_BOT = 2, "expert@2"
APART = 1.2  # bar widths between two tables


@dataclass(frozen=True)
class Seating:
    """How the seats of a table did, the one that begins first."""

    game: str
    bot: str
    games: int
    shares: tuple[Interval, ...]
    scores: tuple[float, ...]

    @property
    def seats(self) -> int:
        return len(self.shares)

    @property
    def par(self) -> float:
        return 1 / self.seats

    def beyond_par(self, seat: int) -> Interval:
        share = self.shares[seat]
        return Interval(share.mean - self.par, share.low - self.par, share.high - self.par)


PlayedAt = tuple[str, int, str, int]  # game, players, their bot, games


def run(run: Run) -> Report:
    greedy, searching = list(greedy_tables(run.quick)), list(searching_tables(run.quick))
    sizes = [games * effort(game).pace for game, _, _, games in greedy] + [games for _, _, _, games in searching]
    seatings = [seating(run, *table, tell) for table, tell in zip(greedy + searching, run.parts(sizes), strict=True)]
    return report(seatings[: len(greedy)], seatings[len(greedy) :])


def effort(game: str) -> Effort:
    return EFFORTS.get(game, Effort())


def greedy_tables(quick: bool) -> Iterator[PlayedAt]:
    for game in game_ids():
        for seats in find_game(game).seats:
            yield game, seats, "greedy", effort(game).quick_games if quick else effort(game).games


def searching_tables(quick: bool) -> Iterator[PlayedAt]:
    """In a quick run only the smallest table of each game."""
    for game in game_ids():
        if quick:
            yield game, find_game(game).seats[0], QUICK_BOT, QUICK_SEARCHED
        else:
            yield from ((game, seats, effort(game).searching, SEARCHED) for seats in find_game(game).seats)


def seating(run: Run, game: str, seats: int, bot: str, games: int, progress: Progress) -> Seating:
    settings: dict[str, Any] = {"seed": run.seed, "workers": run.workers, "options": first_begins(game)}
    played = simulate(game, bots=[bot], n=games, seats=seats, progress=progress, **settings)
    intervals = tuple(share_interval(played.shares[:, seat], games) for seat in range(seats))
    return Seating(game, bot, games, intervals, tuple(played.scores.mean(axis=0).tolist()))


def first_begins(game: str) -> dict[str, int]:
    """Options by which seat 0 begins, in games that let somebody else begin."""
    return {"start": 0} if any(option.name == "start" for option in fields(find_game(game).options)) else {}


# ---------------------------------------------------------------------------------------------------------- the report


def report(greedy: Sequence[Seating], searching: Sequence[Seating]) -> Report:
    return Report(
        (
            Message("study-seats-how"),
            *(finding(game, greedy) for game in by_game(greedy)),
            picture("greedy", greedy),
            picture("searching", searching),
            table(greedy, searching),
            Message("study-seats-chance"),
        ),
        {"greedy": data(greedy), "searching": data(searching)},
    )


def finding(game: str, seatings: Sequence[Seating]) -> Message:
    """What the first seat is worth at the table where it matters most, if it clearly does."""
    rows = [row for row in seatings if row.game == game]
    most = max(rows, key=lambda row: abs(row.beyond_par(0).mean))
    beyond = most.beyond_par(0)
    even = beyond.low <= 0 <= beyond.high
    return Message(
        "study-seats-even" if even else "study-seats-better" if beyond.mean > 0 else "study-seats-worse",
        game=Message(game),
        seats=most.seats,
        share=shown(most.shares[0], ".1%"),
        par=shown(most.par, ".1%"),
    )


def picture(name: str, seatings: Sequence[Seating]) -> Plot:
    title, caption, games = Message(f"study-seats-plot-{name}"), Message("study-seats-caption"), by_game(seatings)
    draw, size = partial(draw_games, games=games), (7.6, 2.6 * len(games))
    return Plot(name, title, caption, draw, size, panels=(len(games), 1))


def draw_games(axes: Any, games: Mapping[str, Sequence[Seating]]) -> None:
    for panel, rows in zip(axes, games.values(), strict=True):
        draw_game(panel, rows)


def draw_game(axes: Any, rows: Sequence[Seating]) -> None:
    """Tables side by side, with a bar for each seat."""
    begins, numbers = 0.0, {}
    for row in rows:
        for seat in range(row.seats):
            at, beyond = begins + seat, row.beyond_par(seat)
            numbers[at] = str(seat + 1)
            axes.bar([at], [beyond.mean], width=0.78, color=plots.SEATS[seat].day)
            axes.errorbar([at], [beyond.mean], yerr=plots.reach([beyond]), color=plots.INK, linewidth=1.2, capsize=2.5)
        axes.annotate(say("study-players", seats=row.seats), (begins + (row.seats - 1) / 2, 0), **BELOW)
        begins += row.seats + APART
    axes.set_xticks(list(numbers), list(numbers.values()))
    axes.set_title(say(rows[0].game))
    axes.grid(axis="x", visible=False)
    axes.tick_params(axis="x", length=0)
    axes.spines["bottom"].set_visible(False)
    plots.zero_line(axes)
    plots.percent_axis(axes.yaxis, signed=True)


# The names of tables go below the numbers of their seats.
BELOW: Mapping[str, Any] = {
    "xycoords": ("data", "axes fraction"),
    "xytext": (0, -19),
    "textcoords": "offset points",
    "ha": "center",
    "va": "top",
    "fontsize": 10,
    "annotation_clip": False,
}


def table(greedy: Sequence[Seating], searching: Sequence[Seating]) -> Table:
    searched = {(row.game, row.seats): (row.shares[0], row.games) for row in searching}
    rows = [
        (Message(row.game), row.seats, row.par, row.shares[0], row.games)
        + searched.get((row.game, row.seats), (nan, nan))
        for row in greedy
    ]
    return Table.of("seats", "table", "game players par:.1% greedy:.1% games searching:.1% games", rows)


def data(seatings: Sequence[Seating]) -> Data:
    """A row for each seat of each table."""
    names = ("game", "players", "seat", "bot", "games", "share", "low", "high", "par", "score")
    rows = [
        (row.game, row.seats, seat + 1, row.bot, row.games, *interval_values([share]), row.par, score)
        for row in seatings
        for seat, (share, score) in enumerate(zip(row.shares, row.scores, strict=True))
    ]
    return columns_of(names, rows)


STUDY = Study("seats", run)
