"""One reader of one table: it folds what the server says, comes back after a lost connection, and sends again what was
not answered."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kostka.client.web import Json, RefusedError

# Goodbyes after which coming back by itself would be wrong.
FINAL = ("taken", "gone", "rude", "token", "private", "full")
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between two tries
SILENCE = 35.0  # seconds after which a silent server is given up


class GoneError(Exception):
    """The server has said goodbye, and why."""


class Reader:
    def __init__(self, base: str, table: str, token: str | None = None, name: str | None = None) -> None:
        self.address = f"{base.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.token, self.name = token, name
        self.version = -1
        self.document: Any = None
        self.rows: list[Json] = []
        self.goodbye: str | None = None
        self.waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self.changed = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run())
        await self.until(lambda: self.document is not None)
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    # ------------------------------------------------------------------------------------------------------ connection

    async def run(self) -> None:
        """Stay connected until the server says goodbye for good."""
        pause = SHORTEST_PAUSE
        while self.goodbye not in FINAL:
            try:
                async with connect(self.address, ping_interval=None, max_size=None, compression=None) as self.socket:
                    await self.say_hello()
                    pause = SHORTEST_PAUSE
                    await self.hear()
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                pass
            if self.goodbye not in FINAL:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        self.end()

    async def say_hello(self) -> None:
        hello = {"type": "hello", "token": self.token, "version": self.version, "name": self.name}
        await self.send({key: value for key, value in hello.items() if value is not None})
        self.goodbye = None
        for message, _ in list(self.waiting.values()):
            await self.send(message)

    async def hear(self) -> None:
        assert self.socket
        while True:
            async with asyncio.timeout(SILENCE):  # `wait_for` may swallow that somebody wants it to end
                text = await self.socket.recv()
            await self.take(json.loads(text))

    async def send(self, message: Json) -> None:
        assert self.socket
        await self.socket.send(json.dumps(message))

    def end(self) -> None:
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(GoneError(self.goodbye))
        self.changed.set()

    # -------------------------------------------------------------------------------------------------------- messages

    async def take(self, message: Json) -> None:
        match message["type"]:
            case "news":
                self.document = changed(self.document, message["changes"])
                self.rows += [row for row in message["rows"] if row["version"] > self.version]
                self.version = message["version"]
            case "beat":
                await self.send({"type": "beat"})
            case "bye":
                self.goodbye = message["reason"]
            case "done" | "found" | "refused" if message["id"] in self.waiting:
                _, answer = self.waiting[message["id"]]
                if not answer.done():
                    answer.set_result(message)
        self.changed.set()

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send an action and wait for its answer, over lost connections too."""
        self.check_here()
        message = {"type": type, "id": secrets.token_urlsafe(12), **fields}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[message["id"]] = (message, answer)
        try:
            with suppress(ConnectionClosed, AssertionError):  # then it goes with the next hello
                await self.send(message)
            found = await answer
        finally:
            del self.waiting[message["id"]]
        if found["type"] == "refused":
            raise RefusedError(found["reason"])
        return found

    async def play(self, move: str | Json) -> Json:
        return await self.ask("play", on=self.version, move=move)

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until something holds of what has been heard."""
        while not condition():
            self.check_here()
            self.changed.clear()
            await self.changed.wait()

    def check_here(self) -> None:
        """Nobody hears or answers any more after the last goodbye."""
        if self.task is not None and self.task.done():
            self.task.result()
            raise GoneError(self.goodbye)

    async def heard(self, version: int) -> None:
        """Wait until the news have come as far as a version."""
        await self.until(lambda: self.version >= version)

    # --------------------------------------------------------------------------------------------------- the document

    @property
    def match(self) -> Json:
        found: Json = self.document["match"]
        return found

    @property
    def phase(self) -> str:
        return str(self.document["table"]["phase"])

    @property
    def is_asked(self) -> bool:
        return self.phase == "playing" and bool(self.match["legal"])


def changed(document: Any, changes: list[tuple[list[str | int], Any]]) -> Any:
    """The document with each change made: the value at a path is replaced."""
    for path, value in changes:
        if not path:
            document = value
            continue
        place = document
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    return document
