"""One worker as an ASGI app: everything that it holds, from its start to its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from kostka.core.compiling import load_compiled
from kostka.core.errors import KostkaError
from kostka.core.registry import find_game, game_ids
from kostka.server import metrics
from kostka.server.config import Config
from kostka.server.database import migrate
from kostka.server.keys import Keys
from kostka.server.limits import Addresses
from kostka.server.live import Live
from kostka.server.pages import Pages
from kostka.server.protocol import RulesNow
from kostka.server.questions import Questions
from kostka.server.rooms import Rooms
from kostka.server.site import read_site
from kostka.server.storage import Storage
from kostka.server.thinkers import Thinkers
from kostka.server.web import Doors, address_of, guest_of

NOT_HERE, TOO_FAST = 4403, 4429  # codes of WebSockets that are not accepted
FORGET = 600.0  # seconds between two looks for what can be forgotten


def make_app(config: Config, plain: bool) -> "App":
    return App(config, plain)


class App:
    rooms: Rooms
    questions: Questions

    def __init__(self, config: Config, plain: bool) -> None:
        self.config, self.plain, self.keys = config, plain, Keys(config.secret)
        self.addresses = Addresses(config.limits)
        self.doors = Doors(config, self.addresses)
        self.starlette = Starlette(lifespan=self.lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.starlette(scope, receive, send)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, self.config.database)  # workers of a new version come before their parent
        storage = await Storage.open(self.config.database)
        thinkers = Thinkers(self.config.thinkers)
        await thinkers.start()
        for id in game_ids():
            with suppress(KostkaError):  # a game that is broken hurts no other
                load_compiled(find_game(id), before="search")  # so that no table waits; thinkers search
        self.rooms = Rooms(self.config, storage, thinkers, self.keys, RulesNow(not self.plain, None, 0, 0))
        self.questions = Questions(self.rooms.bots)
        pages = Pages(self.rooms, self.questions, self.keys, self.doors, await asyncio.to_thread(read_site))
        app.router.routes += [WebSocketRoute("/api/tables/{table}/live", self.live), *pages.routes()]
        await storage.listen(self.rooms.heard, self.rooms.told, self.rooms.missed)
        await thinkers.ready()
        living = [asyncio.create_task(self.rooms.live()), asyncio.create_task(self.forget())]
        try:
            yield
        finally:
            for task in living:
                task.cancel()
            await self.rooms.drain("restart")
            await thinkers.close()
            await storage.close()

    async def drain(self, reason: str) -> None:
        """Say goodbye to everybody when all that was begun is written; clients may always come back."""
        await self.rooms.drain("restart")

    def control(self, message: dict[str, Any]) -> None:
        """What the parent process tells."""
        if "compiling" in message:
            told = message["compiling"] or {"game": None, "done": 0, "total": 0}  # nothing: the compiler has given up
            self.rooms.compiling(RulesNow(False, told["game"], told["done"], told["total"]))

    async def forget(self) -> None:
        """Addresses that have not been heard of, and tables at which nobody ever sat down."""
        while True:
            self.addresses.forget()
            await self.rooms.forget()
            await asyncio.sleep(FORGET)

    async def live(self, socket: WebSocket) -> None:
        address = address_of(socket)
        try:
            self.doors.origins.check(socket.headers)
            self.addresses.charge(address)
        except KostkaError as error:
            metrics.refusals.labels(error.id).inc()
            await socket.close(NOT_HERE if error.id == "server-origin" else TOO_FAST)
            return
        await socket.accept()
        live = Live(socket, self.rooms, self.questions, guest_of(socket, self.keys), address)
        if not self.addresses.enter(address):
            await live.part(None, "full")
            return
        try:
            await live.serve(socket.path_params["table"])
        finally:
            self.addresses.leave(address)
