"""The bare echo of the same server: what no table server on top of it can be quicker than."""

import asyncio
import random
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from benchmarks.processes import Running, started
from benchmarks.sockets import Socket
from kostka.server.config import Config
from kostka.server.worker import settings

MESSAGE = b'{"type":"play","id":"AAAAAAAAAAAA","on":100,"move":{"type":"ticket","camel":"white"}}'


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An app that answers every message with itself."""
    if scope["type"] == "lifespan":
        await live(receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})


async def live(receive: Any, send: Any) -> None:
    while True:
        event = await receive()
        await send({"type": f"{event['type']}.complete"})
        if event["type"] == "lifespan.shutdown":
            return


@contextmanager
def echoing() -> Iterator[Running]:
    """The echo in a process of its own."""
    with tempfile.TemporaryDirectory() as folder, started("benchmarks.echo", folder=folder) as running:
        yield running


class Caller:
    """Somebody who sends a message at a time that has nothing to do with others, and hears it again."""

    def __init__(self, url: str, pause: float, times: list[float]) -> None:
        self.pause, self.times = pause, times
        self.socket = Socket(url, self)
        self.sent_at: float | None = None

    def entered(self) -> None:
        self.wait()

    def wait(self) -> None:
        asyncio.get_running_loop().call_later(random.expovariate(1 / self.pause), self.call)

    def call(self) -> None:
        if self.socket.is_open:
            self.sent_at = time.perf_counter()
            self.socket.send(MESSAGE)

    def heard(self, text: bytes) -> None:
        assert self.sent_at is not None
        self.times.append(time.perf_counter() - self.sent_at)
        self.wait()

    def lost(self, socket: Socket) -> None:
        pass


async def measure_echo(base: str, connections: int, per_second: float, seconds: float) -> list[float]:
    """How long so many messages take there and back, over so many connections."""
    times: list[float] = []
    address = base.replace("http", "ws", 1)
    callers = [Caller(f"{address}/echo", connections / per_second, times) for _ in range(connections)]
    for caller in callers:
        await caller.socket.connect()
    await asyncio.sleep(seconds)
    for caller in callers:
        caller.socket.drop()
    return times


def main() -> None:
    """Serve on a port of its own, and say which."""
    door = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    uvicorn.Server(settings(echo, Config())).run([door])


if __name__ == "__main__":
    main()
