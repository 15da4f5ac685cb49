"""Who begins, and what that is worth: how often each seat wins among players who are all alike."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import nan
from typing import Any

from kostka.core.errors import Message
from kostka.core.registry import game as find_game
from kostka.lab.simulate import simulate
from kostka.lab.statistics import Interval, share_interval
from kostka.lab.studies import ALL_GAMES, Progress, Run, Study, plots
from kostka.lab.studies.report import Paragraph, Plot, Report, Table, Value, shown
from kostka.messages import say

BEGINS = {"start": 0}  # seat 0 begins, the others follow around the table
SEARCHING = {"camelup": "expert@50", "cubitos": "expert@30", "jamniki": "expert@30"}
GAMES = {"camelup": 10_000, "cubitos": 40_000, "jamniki": 100_000}
SEARCHED = 100  # games of searching bots at each table
QUICK_GAMES = {"camelup": 30, "cubitos": 200, "jamniki": 1000}
QUICK_SEARCHED, QUICK_BOT = 2, "expert@2"
APART = 1.2  # widths of a bar between two tables


@dataclass(frozen=True)
class Seating:
    """How the seats of a table did, from the one that begins on."""

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


def run(run: Run) -> Report:
    greedy, searching = list(greedy_tables(run.quick)), list(searching_tables(run.quick))
    parts = run.parts([games * SLOWNESS.get(bot, {}).get(game, 1.0) for game, _, bot, games in greedy + searching])
    found = [seating(run, *table, tell) for table, tell in zip(greedy + searching, parts, strict=True)]
    return report(found[: len(greedy)], found[len(greedy) :])


# How long a game takes beside one of searching bots, for the progress bar.
SLOWNESS = {"greedy": {"camelup": 0.01, "cubitos": 0.001, "jamniki": 0.0001}}
PlayedAt = tuple[str, int, str, int]  # a game, how many players, their bot, how many games


def greedy_tables(quick: bool) -> Iterator[PlayedAt]:
    for game in ALL_GAMES:
        for seats in find_game(game).seats:
            yield game, seats, "greedy", (QUICK_GAMES if quick else GAMES)[game]


def searching_tables(quick: bool) -> Iterator[PlayedAt]:
    """Where it has to be quick, only the smallest ones."""
    for game in ALL_GAMES:
        if quick:
            yield game, find_game(game).seats[0], QUICK_BOT, QUICK_SEARCHED
            continue
        for seats in find_game(game).seats:
            yield game, seats, SEARCHING[game], SEARCHED


def seating(run: Run, game: str, seats: int, bot: str, games: int, progress: Progress) -> Seating:
    played = simulate(
        game, bots=[bot], n=games, seats=seats, seed=run.seed, workers=run.workers, options=BEGINS, progress=progress
    )
    shares = played.shares
    intervals = tuple(share_interval(shares[:, seat], games) for seat in range(seats))
    return Seating(game, bot, games, intervals, tuple(played.scores.mean(axis=0).tolist()))


# ---------------------------------------------------------------------------------------------------------- the report


def report(greedy: Sequence[Seating], searching: Sequence[Seating]) -> Report:
    return Report(
        (
            Paragraph(Message("study-seats-how")),
            *(Paragraph(finding(game, greedy)) for game in ALL_GAMES),
            picture("greedy", greedy),
            picture("searching", searching),
            table(greedy, searching),
            Paragraph(Message("study-seats-chance")),
        ),
        {"greedy": data(greedy), "searching": data(searching)},
    )


def finding(game: str, seatings: Sequence[Seating]) -> Message:
    """What the first seat is worth at the table where it matters most, if it does."""
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
    def draw(axes: Any) -> None:
        for panel, game in zip(axes, ALL_GAMES, strict=True):
            draw_game(panel, [row for row in seatings if row.game == game])

    title, caption = Message(f"study-seats-plot-{name}"), Message("study-seats-caption")
    return Plot(name, title, caption, draw, size=(7.6, 7.8), panels=(3, 1))


def draw_game(axes: Any, rows: Sequence[Seating]) -> None:
    """Tables beside each other, a bar for each seat, named by its number."""
    begins, places, numbers = 0.0, [], []
    for row in rows:
        places += [begins + seat for seat in range(row.seats)]
        numbers += [str(seat + 1) for seat in range(row.seats)]
        for seat in range(row.seats):
            draw_seat(axes, begins + seat, row.beyond_par(seat), plots.SEATS[seat])
        axes.annotate(say("study-players", seats=row.seats), (begins + (row.seats - 1) / 2, 0), **BELOW)
        begins += row.seats + APART
    axes.set_xticks(places, numbers)
    axes.set_title(say(rows[0].game))
    axes.grid(axis="x", visible=False)
    axes.tick_params(axis="x", length=0)
    axes.spines["bottom"].set_visible(False)
    plots.zero_line(axes)
    plots.percent_axis(axes.yaxis, signed=True)


# Names of tables stand below the numbers of their seats.
BELOW: Mapping[str, Any] = {
    "xycoords": ("data", "axes fraction"),
    "xytext": (0, -19),
    "textcoords": "offset points",
    "ha": "center",
    "va": "top",
    "fontsize": 10,
    "annotation_clip": False,
}


def draw_seat(axes: Any, x: float, beyond: Interval, look: plots.Look) -> None:
    axes.bar([x], [beyond.mean], width=0.78, color=look.day)
    reach = [[beyond.mean - beyond.low], [beyond.high - beyond.mean]]
    axes.errorbar([x], [beyond.mean], yerr=reach, color=plots.INK, linewidth=1.2, capsize=2.5)


def table(greedy: Sequence[Seating], searching: Sequence[Seating]) -> Table:
    searched = {(row.game, row.seats): row for row in searching}
    rows: list[tuple[Value, ...]] = []
    for row in greedy:
        other = searched.get((row.game, row.seats))
        beside = (other.shares[0], other.games) if other else (nan, nan)
        rows.append((Message(row.game), row.seats, row.par, row.shares[0], row.games, *beside))
    names = ("game", "players", "par", "greedy", "games", "searching", "games")
    return Table(
        Message("study-seats-table"),
        tuple(Message(f"study-seats-column-{name}") for name in names),
        tuple(rows),
        ("", "", ".1%", ".1%", "", ".1%", ""),
    )


def data(seatings: Sequence[Seating]) -> dict[str, list[Any]]:
    """A row for each seat of each table."""
    every = [(row, seat) for row in seatings for seat in range(row.seats)]
    return {
        "game": [row.game for row, _ in every],
        "players": [row.seats for row, _ in every],
        "seat": [seat + 1 for _, seat in every],
        "bot": [row.bot for row, _ in every],
        "games": [row.games for row, _ in every],
        "share": [row.shares[seat].mean for row, seat in every],
        "low": [row.shares[seat].low for row, seat in every],
        "high": [row.shares[seat].high for row, seat in every],
        "par": [row.par for row, _ in every],
        "score": [row.scores[seat] for row, seat in every],
    }


STUDY = Study("seats", run)
