"""What a server runs in tests of its processes: an app that says who serves, and a compiler that compiles nothing."""

import json
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from kostka.core.compiled import jit
from kostka.core.registry import game_ids, rules_folder
from kostka.server.config import Config
from kostka.server.thinkers import Thinkers

FOLDER = "KOSTKA_TEST_FOLDER"


class App:
    """Answers with its process, and writes down why it stops."""

    def __init__(self, config: Config, plain: bool) -> None:
        self.plain = plain
        self.told: dict[str, Any] | None = None
        self.thinkers = Thinkers(config.thinkers)
        self.asgi = Starlette(routes=[Route("/", self.answer)])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" and not self.thinkers.tasks:
            await self.thinkers.start()
        await self.asgi(scope, receive, send)

    async def answer(self, request: Request) -> JSONResponse:
        return JSONResponse({"pid": os.getpid(), "plain": self.plain, "told": self.told})

    def control(self, message: dict[str, Any]) -> None:
        self.told = message["compiling"]

    async def drain(self, reason: str) -> None:
        (folder() / f"{os.getpid()}.stopped").write_text(reason)
        await self.thinkers.close()


def make_app(config: Config, plain: bool) -> App:
    return App(config, plain)


def make_broken_app(config: Config, plain: bool) -> App:
    with (folder() / "tries").open("a") as tries:
        tries.write("x")
    raise RuntimeError


def make_app_unless_told(config: Config, plain: bool) -> App:
    return make_broken_app(config, plain) if (folder() / "broken").exists() else make_app(config, plain)


def folder() -> Path:
    return Path(os.environ[FOLDER])


def compile_nothing() -> None:
    """Says that it compiles until a file appears, then marks everything as compiled.

    Like the real compiler it says nothing when there is nothing to do: workers would be changed again and again.
    """
    if not (folder() / "go").exists():
        print(json.dumps({"game": "camelup", "done": 3, "total": 80}), flush=True)
    while not (folder() / "go").exists():
        time.sleep(0.02)
    for id in game_ids():
        home = rules_folder(id)
        marker = home and jit.marker(id, frozenset({home}))
        if marker:
            marker.touch()
    with suppress(FileNotFoundError):
        sys.exit(int((folder() / "go").read_text() or 0))


if __name__ == "__main__":
    compile_nothing()
