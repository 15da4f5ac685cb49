"""Commands around the table server: run one, copy its database, let a bot join a table."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kostka.core.errors import KostkaError
from kostka.messages import say

if TYPE_CHECKING:
    from kostka.server.config import Config

Host = Annotated[str, typer.Option("--host", help=say("cli-help-host"))]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help=say("cli-help-port"))]
Workers = Annotated[int, typer.Option("--workers", min=1, max=64, help=say("cli-help-workers"))]
Database = Annotated[str | None, typer.Option("--database", help=say("cli-help-database"))]
Origins = Annotated[list[str] | None, typer.Option("--origin", help=say("cli-help-origin"))]
Proxies = Annotated[list[str] | None, typer.Option("--proxy", help=say("cli-help-proxy"))]
Target = Annotated[Path, typer.Argument(metavar=say("cli-name-file"), help=say("cli-help-backup"))]
Link = Annotated[str, typer.Argument(metavar="URL", help=say("cli-help-link"))]
Level = Annotated[str, typer.Option("--bot", "-b", help=say("cli-help-bot"))]
Name = Annotated[str | None, typer.Option("--name", help=say("cli-help-bot-name"))]
Seat = Annotated[int | None, typer.Option("--seat", help=say("cli-help-bot-seat"))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    workers: Workers = 1,
    database: Database = None,
    origin: Origins = None,
    proxy: Proxies = None,
) -> None:
    from kostka.server.supervisor import serve as serve_tables

    config = configured(host, port, workers, database, tuple(origin or ()), tuple(proxy or ()))
    raise typer.Exit(serve_tables(config, greet))


def configured(
    host: str,
    port: int,
    workers: int = 1,
    database: str | None = None,
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
) -> "Config":
    from kostka.server.config import Config, limits_of
    from kostka.server.database import is_sqlite, key_file, read_url
    from kostka.server.keys import kept_secret

    url = named_database(database)
    if workers > 1 and is_sqlite(read_url(url)):
        raise KostkaError("server-one-worker")
    secret = kept_secret(key_file(url))
    return Config(host, port, workers, url, secret, origins, proxies, limits=limits_of(os.environ))


def greet(address: str) -> None:
    """Tell where the server is: programs read lines with addresses, people sentences."""
    from kostka.server.network import addresses

    here, *network = addresses(address)
    if sys.stdout.isatty():
        print(say("cli-serve-here", address=here))
        for other in network:
            print(say("cli-serve-network", address=other))
    else:
        print(here, *network, sep="\n")
    sys.stdout.flush()


def backup(file: Target, database: Database = None) -> None:
    from kostka.server.backup import backup as copy_database

    copy_database(named_database(database), file)
    print(say("cli-backed-up", file=file))


def join(link: Link, bot: Level = "normal", name: Name = None, seat: Seat = None) -> None:
    from kostka.client.bot import play_at

    raise typer.Exit(play_at(link, bot, name or bot, seat))


def named_database(named: str | None) -> str:
    """The database of --database, else of KOSTKA_DATABASE_URL, else the file of this user."""
    from kostka.server.database import default_database

    return named or os.environ.get("KOSTKA_DATABASE_URL") or default_database()
