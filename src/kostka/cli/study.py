"""The command `kostka study`: questions about the games, answered by many games, as pages with pictures."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from kostka.cli.preparing import prepare
from kostka.cli.shared import console
from kostka.core.errors import KostkaError
from kostka.messages import say

Name = Annotated[str | None, typer.Argument(metavar=say("cli-name-study"), help=say("cli-help-study"))]
Out = Annotated[Path, typer.Option("--out", help=say("cli-help-study-out"))]
Quick = Annotated[bool, typer.Option("--quick", help=say("cli-help-study-quick"))]
Seed = Annotated[int, typer.Option("--seed", help=say("cli-help-study-seed"))]
Workers = Annotated[int | None, typer.Option("--workers", "-w", help=say("cli-help-study-workers"))]
Listing = Annotated[bool, typer.Option("--list", help=say("cli-help-study-list"))]


def study(
    name: Name = None,
    out: Out = Path("report"),
    quick: Quick = False,
    seed: Seed = 1,
    workers: Workers = None,
    listing: Listing = False,
) -> None:
    from kostka.studies import conduct
    from kostka.studies import study as find

    if name is None or listing:
        if name is not None:
            raise KostkaError("cli-decides", chosen="--list", other=say("cli-name-study"))
        show_all()
        return
    from kostka.cli.progress import bar

    found = find(name)
    for game in found.games:
        prepare(game)
    with bar(str(found.title)) as advance:
        page = conduct(name, out, quick, seed, workers, advance)
    console.print(escape(say("cli-studied", page=str(page))), soft_wrap=True)


def show_all() -> None:
    from kostka.studies import studies

    for name, found in studies().items():
        console.print(f"[bold]{name}[/]  {escape(str(found.title))}", soft_wrap=True)
        console.print(f"    {escape(str(found.about))}", soft_wrap=True)
