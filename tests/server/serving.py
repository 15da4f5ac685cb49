"""A real server in a thread of this process: its app under uvicorn on a port of its own, with a database of its own."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from kostka.client.reader import Reader
from kostka.client.web import Json, Web
from kostka.server.app import App, make_app
from kostka.server.config import Config, Limits
from kostka.server.database import migrate
from kostka.server.worker import Server

T = TypeVar("T")
GENEROUS = Limits(
    credits=10_000,
    credits_per_second=10_000,
    address_credits=1_000_000,
    address_credits_per_second=100_000,
    address_connections=5_000,
)


@dataclass
class Serving:
    """A server that runs, and what it holds."""

    base: str
    app: App
    loop: asyncio.AbstractEventLoop
    config: Config

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Serving]:
    database = settings.pop("database", f"sqlite:///{folder / 'kostka.db'}")
    migrate(database)
    config = Config(**{"database": database, "secret": "k" * 32, "pace": 0.0, "limits": GENEROUS, **settings})
    door = socket.create_server(("127.0.0.1", 0))
    ready = threading.Event()
    app = make_app(config, False)
    server = Server(app, config, lambda _: ready.set())
    thread = threading.Thread(target=server.run, args=([door],), daemon=True)
    thread.start()
    assert ready.wait(120), "the server does not start"
    try:
        yield Serving(f"http://127.0.0.1:{door.getsockname()[1]}", app, server.loop, config)
    finally:
        server.loop.call_soon_threadsafe(setattr, server, "should_exit", True)
        thread.join(30)
        assert not thread.is_alive()


async def table_of(
    server: Serving, game: str, *names: str, bots: int = 0, level: str = "greedy", **rest: Any
) -> "Gathering":
    """A table with these people, all of whom hold their seats here, and so many bots."""
    seats: list[Json] = [{"kind": "me" if not n else "screen", "name": name} for n, name in enumerate(names)]
    seats += [{"kind": "bot", "level": level}] * bots
    opened = await Web(server.base).open_table(game, seats, **rest)
    tokens = {held["seat"]: held["token"] for held in opened["held"]}
    return Gathering(server, opened["table"], opened["code"], tokens)


@dataclass
class Gathering:
    """A table with the tokens of its seats."""

    server: Serving
    id: str
    code: str
    tokens: dict[int, str]

    def reader(self, seat: int | None = None, name: str | None = None) -> Reader:
        return Reader(self.server.base, self.id, None if seat is None else self.tokens[seat], name)
