"""What several commands share: their arguments, how they read and refuse options, and where they print."""

import json
import sys
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.console import Console

from kostka.core.errors import KostkaError
from kostka.messages import say

GameId = Annotated[str, typer.Argument(metavar=say("cli-name-game"), help=say("cli-help-game"))]
Seats = Annotated[int | None, typer.Option("--seats", "-s", help=say("cli-help-seats"))]
GIVEN_OPTION = typer.Option("--option", "-o", metavar=say("cli-name-pair"), help=say("cli-help-option"))
Options = Annotated[list[str] | None, GIVEN_OPTION]
Ray = Annotated[str | None, typer.Option("--ray", metavar=say("cli-name-address"), help=say("cli-help-ray"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]

console = Console(highlight=False)


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=not sys.stdout.encoding.lower().startswith("utf")))


def read_options(pairs: list[str] | None) -> dict[str, str]:
    out = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise KostkaError("cli-no-pair", given=repr(pair))
        out[name.strip()] = value.strip()
    return out


def is_given(value: Any) -> bool:
    """Whether an option was given on the command line; 0 is."""
    return value is not None and value is not False and value not in ([], ())


def refuse_beside(chosen: str, others: Mapping[str, Any], id: str = "cli-decides") -> None:
    """Refuse options that would have no effect beside another one."""
    for name, value in others.items():
        if is_given(value):
            raise KostkaError(id, chosen=chosen, other=name)
