"""The parent of `kostka serve`: it owns the listening socket, and sees to it that there are always workers to serve it.

Connections wait in its socket while workers come and go, so nobody is refused. It imports no rules, and does nothing
that could fail later: what it runs are other processes.
"""

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from kostka.core.errors import KostkaError
from kostka.core.pipes import command, environment
from kostka.server.config import Config
from kostka.server.logs import begin_logging, log
from kostka.server.worker import CONFIG, READY, RESTART, SHUTDOWN, Server, new_app

COMPILING = "KOSTKA_SERVER_COMPILING"
COMPILER = "kostka.server.compiling"
SHARED = "PROMETHEUS_MULTIPROC_DIR"
BACKLOG = 2048
PATIENCE = 20  # seconds that a worker has to stop
# A worker that dies so many seconds after it was ready, or before, has died quickly; so often in a row is enough.
STEADY, MOST_QUICK_DEATHS = 5, 5
PAUSE = 0.1  # seconds before the next worker, doubled with every quick death
SELDOM = 5  # seconds between two lines about the compiler

Greet = Callable[[str], None]  # what is done with the address as soon as there is an answer at it


def say_address(address: str) -> None:
    print(address, flush=True)


def serve(config: Config, greet: Greet = say_address) -> int:
    """Serve until somebody ends it. Returns the exit status."""
    from kostka.server.database import migrate

    begin_logging()
    with listening(config.host, config.port) as door, TemporaryDirectory(prefix="kostka-") as figures:
        migrate(config.database)
        if os.name == "nt":
            return serve_here(config, door, greet)
        return asyncio.run(Supervisor(config, door, figures, greet).run())


def listening(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(address[:2], family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        raise KostkaError("server-no-address", address=f"{host}:{port}", error=str(error)) from None


def address_of(config: Config, door: socket.socket) -> str:
    host = f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{door.getsockname()[1]}"


def compiler() -> list[str]:
    return command(os.environ.get(COMPILING, COMPILER))


def serve_here(config: Config, door: socket.socket, greet: Greet = say_address) -> int:
    """Where processes cannot share a socket: one worker in this process, and rules that are compiled the next time."""

    def ready(server: Server) -> None:
        greet(address_of(config, door))

    server = Server(new_app(config), config, ready)
    server.reasons = {signal.SIGINT: SHUTDOWN, signal.SIGTERM: SHUTDOWN}
    with subprocess.Popen(compiler(), env=environment(), stdin=PIPE, stdout=subprocess.DEVNULL):
        server.run([door])
    return 0


class Supervisor:
    """The workers, those that take over from them, and the compiler behind them."""

    def __init__(self, config: Config, door: socket.socket, figures: str, greet: Greet) -> None:
        """`figures` is a folder in which workers keep what they count, so that any of them can tell of all."""
        self.config, self.door, self.figures, self.greet = config, door, figures, greet
        self.places: list[Place] = []
        self.leaving: set[Place] = set()
        self.first_ready = asyncio.Event()
        self.asked_to_change = asyncio.Event()
        # How far the compiler is, None when it does nothing.
        self.progress: dict[str, Any] | None = None
        self.told_at = -float(SELDOM)

    async def run(self) -> int:
        self.status = asyncio.get_running_loop().create_future()
        self.heed_signals()
        self.places = self.new_places()
        duties = [asyncio.create_task(duty) for duty in (self.tell_address(), self.look_after())]
        for duty in duties:
            duty.add_done_callback(self.check)
        try:
            return int(await self.status)
        finally:
            for duty in duties:
                duty.cancel()
            await asyncio.gather(*duties, return_exceptions=True)
            await self.close([*self.places, *self.leaving], SHUTDOWN)
            log("server stopped")

    def heed_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.end, 0)
        if sys.stdin is not None and sys.stdin.isatty():  # then it says that the window was closed
            loop.add_signal_handler(signal.SIGHUP, self.end, 0)
        else:
            loop.add_signal_handler(signal.SIGHUP, self.asked_to_change.set)

    def end(self, status: int) -> None:
        if not self.status.done():
            self.status.set_result(status)

    def check(self, duty: "asyncio.Task[None]") -> None:
        if not duty.cancelled() and (error := duty.exception()) and not self.status.done():
            self.status.set_exception(error)

    async def tell_address(self) -> None:
        await self.first_ready.wait()
        address = address_of(self.config, self.door)
        self.greet(address)
        log("server started", address=address, workers=len(self.places))

    # ------------------------------------------------------------------------------------------------- hand-overs

    async def look_after(self) -> None:
        """Compile what is not compiled, and change workers when that is done or when somebody asks for it."""
        while True:
            compiling = asyncio.create_task(self.compile())
            try:
                await self.asked_to_change.wait()
            finally:
                compiling.cancel()
                await asyncio.gather(compiling, return_exceptions=True)
            self.asked_to_change.clear()
            await self.change()

    async def change(self) -> None:
        """New workers take over, unless they do not get ready."""
        new = self.new_places()
        self.leaving.update(new)
        is_ready = all(await asyncio.gather(*(place.ready for place in new))) and not any(map(Place.is_over, new))
        before, self.places = self.places, new if is_ready else self.places
        self.leaving = set(before if is_ready else new)
        log("workers changed" if is_ready else "workers not changed", logging.INFO if is_ready else logging.ERROR)
        await self.close(list(self.leaving), RESTART)
        self.leaving.clear()

    def new_places(self) -> "list[Place]":
        return [Place(self) for _ in range(max(1, self.config.workers))]

    def given_up(self, place: "Place") -> None:
        if place in self.places:
            self.end(1)

    async def close(self, places: "list[Place]", reason: str) -> None:
        await asyncio.gather(*(place.close(reason) for place in places))

    # ----------------------------------------------------------------------------------------------- the compiler

    async def compile(self) -> None:
        """Let the compiler work behind the workers; when it has, they are changed."""
        try:
            process = await asyncio.create_subprocess_exec(*compiler(), env=environment(), stdin=PIPE, stdout=PIPE)
        except OSError as error:
            log("compiler not started", logging.ERROR, error=error)
            return
        try:
            worked = await self.follow(process)
            status = await process.wait()
        finally:
            await killed(process)
            self.progress = None
        if status:
            log("rules not compiled", logging.ERROR, status=status)
            self.tell({"compiling": None})
        elif worked:
            log("rules compiled")
            self.asked_to_change.set()

    async def follow(self, process: Process) -> bool:
        """Pass on what the compiler says; whether it said anything."""
        assert process.stdout is not None
        async for line in process.stdout:
            self.progress = json.loads(line)
            self.tell({"compiling": self.progress})
            self.log_progress()
        return self.progress is not None

    def log_progress(self) -> None:
        now = asyncio.get_running_loop().time()
        if self.progress and now - self.told_at >= SELDOM:
            self.told_at = now
            log("compiling", **self.progress)

    def tell(self, message: dict[str, Any]) -> None:
        for place in self.places:
            place.tell(message)


class Place:
    """A place for a worker: when one dies, another one comes, until the place is closed."""

    def __init__(self, supervisor: Supervisor) -> None:
        self.supervisor = supervisor
        self.process: Process | None = None
        self.closed = asyncio.Event()
        # Whether it ever had a worker that was ready.
        self.ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        quick_deaths = 0
        while quick_deaths < MOST_QUICK_DEATHS and not await self.is_closed_within(quick_deaths):
            steady = await self.live() >= STEADY
            quick_deaths = 0 if steady else quick_deaths + 1
        self.settle(False)
        if not self.closed.is_set():
            log("worker given up", logging.ERROR)
            self.supervisor.given_up(self)

    def is_over(self) -> bool:
        return self.task.done()

    async def is_closed_within(self, quick_deaths: int) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closed.wait(), PAUSE * 2**quick_deaths if quick_deaths else 0)
        return self.closed.is_set()

    async def live(self) -> float:
        """The life of a worker; for how many seconds it was ready."""
        try:
            self.process = await self.new_process()
        except OSError as error:
            log("worker not started", logging.ERROR, error=error)
            return 0
        if self.closed.is_set():
            await killed(self.process)
            return 0
        try:
            seconds = await self.follow(self.process)
            status = await self.process.wait()
        finally:
            await killed(self.process)
            forget(self.process.pid, self.supervisor.figures)
        if not self.closed.is_set():
            log("worker died", logging.ERROR, worker=self.process.pid, status=status)
        return seconds

    async def new_process(self) -> Process:
        door = self.supervisor.door.fileno()
        config = msgspec.json.encode(self.supervisor.config).decode()
        return await asyncio.create_subprocess_exec(
            *command("kostka.server.worker", str(door)),
            env=environment(**{CONFIG: config, SHARED: self.supervisor.figures}),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=[door],
        )

    async def follow(self, process: Process) -> float:
        now, ready_at = asyncio.get_running_loop().time, None
        assert process.stdout is not None
        async for line in process.stdout:
            if line == READY:
                ready_at = now()
                self.settle(True)
                self.greet(process)
        return 0 if ready_at is None else now() - ready_at

    def greet(self, process: Process) -> None:
        log("worker ready", worker=process.pid)
        self.supervisor.first_ready.set()
        if self.supervisor.progress:
            self.tell({"compiling": self.supervisor.progress})

    def settle(self, is_ready: bool) -> None:
        if not self.ready.done():
            self.ready.set_result(is_ready)

    def tell(self, message: dict[str, Any]) -> None:
        if self.process and self.process.stdin and not self.process.stdin.is_closing():
            self.process.stdin.write(json.dumps(message).encode() + b"\n")

    async def close(self, reason: str) -> None:
        """Let the worker stop, and end it if it does not."""
        self.closed.set()
        self.tell({"stop": reason})
        _, late = await asyncio.wait([self.task], timeout=PATIENCE)
        if late:
            log("worker killed", logging.ERROR, worker=self.process and self.process.pid)
            self.task.cancel()
            await asyncio.wait([self.task])


def forget(pid: int, figures: str) -> None:
    """What a worker counted stays, what it held at the moment goes."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid, figures)  # type: ignore[no-untyped-call]


async def killed(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
