"""The command `kostka arena`: bots against each other, with what that tells and how sure it is."""

import shlex
from math import isinf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kostka.cli import INTERRUPTED
from kostka.cli.drawing import figure, percent
from kostka.cli.preparing import prepare
from kostka.cli.shared import GameId, Json, Options, Ray, Seats, console, print_json, read_options, refuse_beside
from kostka.core.errors import KostkaError
from kostka.messages import say

if TYPE_CHECKING:
    from kostka.lab.arena import Arena, Contest, Pace, Standing
    from kostka.lab.statistics import Interval, Sequential

Bots = Annotated[str | None, typer.Option("--bots", help=say("cli-help-arena-bots"))]
Deals = Annotated[int | None, typer.Option("-n", "--deals", help=say("cli-help-arena-deals"))]
Workers = Annotated[int | None, typer.Option("--workers", "-w", help=say("cli-help-arena-workers"))]
Seed = Annotated[int | None, typer.Option("--seed", help=say("cli-help-games-seed"))]
Margin = Annotated[float | None, typer.Option("--sprt", help=say("cli-help-arena-sprt"))]
Out = Annotated[Path | None, typer.Option("--out", help=say("cli-help-arena-out"))]
Resume = Annotated[Path | None, typer.Option("--resume", help=say("cli-help-arena-resume"))]
DEALS = 100


def arena(
    game: GameId,
    bots: Bots = None,
    deals: Deals = None,
    seats: Seats = None,
    workers: Workers = None,
    seed: Seed = None,
    option: Options = None,
    sprt: Margin = None,
    out: Out = None,
    resume: Resume = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    from kostka.lab.arena import Arena, prepared, prepared_from

    prepare(game)
    if resume:
        given = {"--bots": bots, "--seats": seats, "--seed": seed, "--option": option, "--out": out}
        refuse_beside("--resume", given)
        setup, planned = prepared_from(resume, game)
    elif bots is None:
        raise KostkaError("cli-missing", name="--bots")
    else:
        names = [name.strip() for name in bots.split(",")]
        setup, planned = prepared(game, names, seats, seed or 0, read_options(option)), DEALS
    found = Arena(setup, planned if deals is None else deals, sprt, workers, resume or out, ray)
    finished = play(found)
    contest = found.contest()
    if as_json:
        print_json(contest.to_json())
    elif contest.matches:
        show(contest)
    if not finished:
        tell_how_to_go_on(found)
        raise typer.Exit(INTERRUPTED)


def play(arena: "Arena") -> bool:
    """Play with progress; False if somebody has had enough."""
    from kostka.cli.progress import bar

    setup = arena.setup
    try:
        with bar(say("cli-arena-title", bots=", ".join(setup.names), game=say(setup.series.game.id))) as advance:
            arena.play(lambda done, total, share: advance(done, total, running(setup.names[0], share)))
    except KeyboardInterrupt:
        return False
    return True


def running(bot: str, share: "Interval | None") -> str:
    if share is None:
        return ""
    low, high = percent(share.low), percent(share.high)
    return escape(say("cli-arena-running", bot=bot, share=percent(share.mean), low=low, high=high))


def tell_how_to_go_on(arena: "Arena") -> None:
    if arena.lines:
        told = Console(stderr=True, highlight=False)
        told.print(say("cli-arena-kept"), soft_wrap=True)
        resume = shlex.quote(str(arena.lines.path))
        told.print(f"    kostka arena {arena.setup.series.game.id} --resume {resume}", soft_wrap=True, markup=False)


def show(contest: "Contest") -> None:
    columns = ("cli-arena-column-games", "cli-column-wins", "cli-column-share", "cli-arena-column-interval")
    more = ("cli-column-place", "cli-column-score", "cli-arena-column-rating", "cli-arena-column-pace")
    table = Table(say("cli-column-bot"), *map(say, columns), *map(say, more))
    for row in contest.standings:
        table.add_row(*cells(row))
    console.print(table)
    console.print(say("cli-arena-par", par=percent(contest.setup.par)), soft_wrap=True)
    if contest.elo:
        first, second = contest.setup.names
        elo, low, high = (points(value) for value in (contest.elo.mean, contest.elo.low, contest.elo.high))
        told = say("cli-arena-elo", first=first, second=second, elo=elo, low=low, high=high)
        console.print(escape(told), soft_wrap=True)
    if contest.test:
        console.print(escape(verdict(contest.test, contest.setup.names[0])), soft_wrap=True)
    decisions = sum(match.decisions for match in contest.matches)
    counts = {"deals": contest.deals, "matches": len(contest.matches), "decisions": decisions}
    console.print(say("cli-arena-played", **counts, seconds=contest.seconds), soft_wrap=True)


def cells(row: "Standing") -> list[str]:
    return [
        escape(row.bot),
        str(row.games),
        say("cli-wins", wins=row.wins),
        percent(row.win_share),
        f"{percent(row.share.low)} – {percent(row.share.high)}",
        f"{figure(row.mean_place, '.2f')} ± {figure(row.place_error, '.2f')}",
        f"{figure(row.mean_score, '.2f')} ± {figure(row.score_error, '.2f')}",
        f"{figure(row.rating.mu, '.1f')} ± {figure(row.rating.sigma, '.1f')}",
        pace(row.pace),
    ]


def pace(taken: "Pace | None") -> str:
    if taken is None:
        return say("cli-none")
    return " / ".join(milliseconds(seconds) for seconds in (taken.median, taken.late, taken.worst))


def milliseconds(seconds: float) -> str:
    return figure(1000 * seconds, ".2f" if seconds < 0.01 else ".0f")


def points(elo: float) -> str:
    return ("+" if elo > 0 else "-") + "∞" if isinf(elo) else figure(elo, "+.0f")


def verdict(test: "Sequential", bot: str) -> str:
    told = {"deals": test.deals, "bot": bot, "margin": figure(100 * test.margin, ".3g")}
    if test.decision is None:
        bounds = {name: figure(getattr(test, name), ".2f") for name in ("ratio", "lower", "upper")}
        return say("cli-arena-test-open", **told, **bounds)
    return say("cli-arena-test-yes", **told) if test.decision else say("cli-arena-test-no", **told)
