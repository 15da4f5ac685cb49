"""The command `kostka simulate`: many games between bots, who won, and all of them in a file for those who want it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from kostka.cli.drawing import figure, percent
from kostka.cli.preparing import prepare
from kostka.cli.shared import GameId, Json, Options, Ray, Seats, console, print_json, read_options
from kostka.cli.speaking import Command
from kostka.core.errors import KostkaError
from kostka.messages import say

if TYPE_CHECKING:
    from kostka.lab.simulate import Simulation

Number = Annotated[int, typer.Option("-n", "--games", help=say("cli-help-number"))]
Seed = Annotated[int, typer.Option("--seed", help=say("cli-help-games-seed"))]
Bots = Annotated[str, typer.Option("--bots", help=say("cli-help-bots"))]
Workers = Annotated[int | None, typer.Option("--workers", "-w", help=say("cli-help-simulate-workers"))]
Rows = Annotated[str | None, typer.Option("--rows", metavar="games|decisions", help=say("cli-help-simulate-rows"))]
Out = Annotated[Path | None, typer.Option("--out", help=say("cli-help-simulate-out"))]


class OnRay(Command):
    """A command whose option `--ray` may stand alone, for this machine. Typer itself knows no such options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_addresses(args))


def with_addresses(words: list[str]) -> list[str]:
    """The words of a command line in which every `--ray` has an address."""
    pairs = zip(words, [*words[1:], ""], strict=True)
    return [f"{word}=local" if word == "--ray" and not is_address(after) else word for word, after in pairs]


def is_address(word: str) -> bool:
    return word in ("auto", "local") or (":" in word and not word.startswith("-"))


def simulate(
    game: GameId,
    number: Number = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    bots: Bots = "random",
    workers: Workers = None,
    option: Options = None,
    rows: Rows = None,
    out: Out = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    from kostka.cli.progress import bar
    from kostka.lab.simulate import simulate as simulate_games

    if rows is not None and out is None:
        raise KostkaError("cli-rows-without-out")
    prepare(game)
    names, options = [name.strip() for name in bots.split(",")], read_options(option)
    with bar(say("cli-counted", games=number)) as advance:
        asked = (game, names, number, seats, seed, workers)
        done = simulate_games(*asked, options=options, rows=rows, out=out, ray=ray, progress=advance)
    if as_json:
        print_json(done.to_json())
    else:
        show(done)


def show(done: "Simulation") -> None:
    summary = done.to_json()
    columns = ("cli-column-seat", "cli-column-bot", "cli-column-wins", "cli-column-share")
    table = Table(*map(say, columns), say("cli-column-score"), say("cli-column-place"))
    for row in summary["players"]:
        score = f"{figure(row['mean_score'], '.2f')} ± {figure(row['score_error'], '.2f')}"
        wins, share = say("cli-wins", wins=row["wins"]), percent(row["win_share"])
        table.add_row(str(row["seat"]), row["bot"], wins, share, score, figure(row["mean_place"], ".2f"))
    console.print(table)
    told = ("games", "decisions", "seconds", "games_per_second", "decisions_per_second")
    console.print(say("cli-simulated", **{name: summary[name] for name in told}), soft_wrap=True)
    if done.out:
        console.print(escape(say("cli-simulated-out", file=str(done.out))), soft_wrap=True)
