"""A worker: an event loop that serves tables. The supervisor hands it the socket and tells it when to stop.

It says on its standard output when it is ready, hears the supervisor on its standard input, and stops when that closes.
"""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from threading import Timer
from types import FrameType
from typing import Any

import msgspec
import uvicorn

from kostka.core.pipes import stand_behind
from kostka.core.registry import stay_plain_until_compiled
from kostka.server.config import Config
from kostka.server.logs import begin_logging, log
from kostka.server.wire import HEADERS, Http, Sockets

CONFIG, APP = "KOSTKA_SERVER_CONFIG", "KOSTKA_SERVER_APP"
FACTORY = "kostka.server.app:make_app"
READY = b'{"ready": true}\n'
LARGEST_MESSAGE = 64 * 1024
# Walking every object of a thousand players takes a tenth of a second, and hardly any of them are in circles.
SELDOM = (700, 10, 100)
# Seconds in which the app says goodbye, in which a connection just made says what it wants, and in which that is
# answered; and after which the process ends in any case.
DRAIN, GRACE, ANSWER, END = 5, 0.2, 2, 9
# Why a worker stops: another one takes over, or none does.
RESTART, SHUTDOWN = "restart", "shutdown"


class Server(uvicorn.Server):
    """Serves an app from the moment it calls `ready` until it is told to stop."""

    def __init__(self, app: Any, config: Config, ready: Callable[["Server"], None]) -> None:
        super().__init__(settings(app, config))
        self.app, self.ready = app, ready
        self.servers = []
        self.stopping: asyncio.Task[None] | None = None
        self.reasons: dict[int, str] = {signal.SIGTERM: RESTART}

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready(self)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig in self.reasons:
            self.loop.call_soon_threadsafe(self.stop, self.reasons[sig])

    def stop(self, reason: str) -> None:
        if self.stopping is None:
            end_in_any_case()
            self.stopping = asyncio.create_task(self.leave(reason))

    async def leave(self, reason: str) -> None:
        """Whoever is connected is served to the end; whoever comes now is left to the other workers."""
        for server in self.servers:
            server.close()
        try:
            await asyncio.wait_for(self.app.drain(reason), DRAIN)
        except Exception as error:
            log("drain failed", logging.ERROR, error=error)
        await asyncio.sleep(GRACE)
        self.should_exit = True


def settings(app: Any, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        interface="asgi3",
        lifespan="on",
        http=Http,
        ws=Sockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        headers=list(HEADERS.items()),
        access_log=False,
        server_header=False,
        date_header=False,
        log_config=None,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=ANSWER,
    )


def open_many_files() -> None:
    """A connection is a file, and the usual limit is a thousand."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def end_in_any_case() -> None:
    timer = Timer(END, os._exit, (1,))
    timer.daemon = True
    timer.start()


def new_app(config: Config) -> Any:
    plain = stay_plain_until_compiled()  # before the app imports rules
    module, _, function = os.environ.get(APP, FACTORY).partition(":")
    return getattr(import_module(module), function)(config, plain)


# ------------------------------------------------------------------------------------------------------- the process


def main() -> None:
    """Serve on the socket whose number is the argument."""
    lines = stand_behind(0, "SIGINT", "SIGHUP")  # Ctrl-C and a closed window are for the supervisor
    begin_logging()
    open_many_files()
    config = msgspec.json.decode(os.environ[CONFIG], type=Config)
    hearing: set[asyncio.Task[None]] = set()

    def ready(server: Server) -> None:
        hearing.add(asyncio.create_task(hear(server)))
        gc.collect()
        gc.freeze()  # half of all objects are here to stay: the collector need not walk them while people wait
        gc.set_threshold(*SELDOM)
        with suppress(BrokenPipeError):  # the supervisor is gone, which `hear` will notice
            os.write(lines.fileno(), READY)

    Server(new_app(config), config, ready).run([socket.socket(fileno=int(sys.argv[1]))])


async def hear(server: Server) -> None:
    """What the supervisor says, until it is gone."""
    lines = asyncio.StreamReader()
    await server.loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := await lines.readline():
        message = json.loads(line)
        if "stop" in message:
            server.stop(message["stop"])
        else:
            server.app.control(message)
    server.stop(SHUTDOWN)


if __name__ == "__main__":
    main()
