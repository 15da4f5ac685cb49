"""What tests of tables say again and again."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest
from websockets.asyncio.client import ClientConnection, connect

from kostka.client.reader import Reader
from kostka.client.web import Json, RefusedError, Web
from kostka.server.room import Room
from kostka.server.storage import Storage
from tests.server.serving import Gathering, Serving, serving

P = ParamSpec("P")
SECRET = bytes(range(32))  # with it, seat 0 begins in Camel Up and in Cubitos
PATIENCE = 180  # seconds, for a busy machine


def looped(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test with a loop of its own."""

    @wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        async def patiently() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(*arguments, **named)

        asyncio.run(patiently())

    return run


@contextmanager
def known_tables(folder: Path, **settings: Any) -> Iterator[Serving]:
    """A server at whose tables all matches have the same dice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kostka.server.seats.new_secret", lambda: SECRET)
        with serving(folder, **{"thinkers": 1, **settings}) as running:
            yield running


async def refusal(answer: Awaitable[Any]) -> Json:
    """The reason why something was refused."""
    with pytest.raises(RefusedError) as error:
        await answer
    return error.value.reason


async def refused(answer: Awaitable[Any]) -> str:
    """Its id."""
    return str((await refusal(answer))["id"])


async def until(condition: Callable[[], Any]) -> None:
    """Wait for something that no reader hears of."""
    while not condition():
        await asyncio.sleep(0.005)


async def asked(reader: Reader) -> None:
    """Wait until it is a reader's choice."""
    await reader.until(lambda: reader.is_asked)


async def plays(reader: Reader, move: str | Json, *others: Reader) -> Json:
    """A move, and everybody has heard of it."""
    done = await reader.play(move)
    for other in (reader, *others):
        await other.heard(done["version"])
    return done


async def asks(reader: Reader, type: str, *others: Reader, **fields: Any) -> Json:
    """Any other action, and everybody has heard of it."""
    done = await reader.ask(type, **fields)
    for other in (reader, *others):
        await other.heard(done["version"])
    return done


def room_of(table: Gathering) -> Room:
    return table.server.app.rooms.rooms[table.id]


def kinds(reader: Reader, after: int = -1) -> list[str]:
    """The kinds of rows that a reader was told."""
    return [row["what"]["kind"] for row in reader.rows if row["version"] > after]


def journal(table: Gathering) -> list[Any]:
    """The rows as they are kept."""
    return table.server.inside(table.server.app.rooms.storage.read(table.id))


def raw(table: Gathering) -> AbstractAsyncContextManager[ClientConnection]:
    """A connection without a client that folds, beats or comes back."""
    address = f"{table.server.base.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
    return connect(address, ping_interval=None, max_size=None, compression=None)


async def says(socket: ClientConnection, type: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": type, **fields}))


async def hears(socket: ClientConnection, *types: str) -> Json:
    """The next message of these types."""
    while True:
        message: Json = json.loads(await socket.recv())
        if message["type"] in types:
            return message


async def drop(server: Serving, table: str) -> None:
    """Forget a table that nobody reads, as after a while; its journal stays."""
    rooms = server.app.rooms
    await until(lambda: not rooms.rooms[table].connections and not rooms.rooms[table].lock.locked())
    server.loop.call_soon_threadsafe(rooms.close, table)
    await until(lambda: table not in rooms.rooms)


async def open_seats(server: Serving, game: str, *people: str, seats: int = 3, **rest: Any) -> tuple[Web, Gathering]:
    """A table of somebody who waits for others."""
    web = Web(server.base)
    wanted: list[Json] = [{"kind": "me" if not n else "screen", "name": name} for n, name in enumerate(people)]
    opened = await web.open_table(game, wanted + [{"kind": "open"}] * (seats - len(people)), **rest)
    tokens = {held["seat"]: held["token"] for held in opened["held"]}
    return web, Gathering(server, opened["table"], opened["code"], tokens)


async def sits(table: Gathering, name: str, seat: int | None = None) -> int:
    """Somebody with a browser of their own takes a seat."""
    held = await Web(table.server.base).sit(table.id, f"sit-{name}-{len(table.tokens)}", name, seat)
    table.tokens[held["seat"]] = held["token"]
    return int(held["seat"])


async def three_guests(server: Serving, **rest: Any) -> Gathering:
    """Anna, Piotr and Ola at Camel Up, each from a browser of their own."""
    _, table = await open_seats(server, "camelup", "Anna", **rest)
    await sits(table, "Piotr", 1)
    await sits(table, "Ola", 2)
    return table


def hold_appends(patch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """From now on nothing is kept until the second event; the first tells that something waits."""
    append, held, go = Storage.append, asyncio.Event(), asyncio.Event()
    ours = asyncio.get_running_loop()

    async def hang(storage: Storage, *arguments: Any, **named: Any) -> None:
        ours.call_soon_threadsafe(held.set)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go.wait(), ours))
        await append(storage, *arguments, **named)

    patch.setattr(Storage, "append", hang)
    return held, go
