"""Tables that are prepared beside the pages: opened, and played up to a moment that a test or a picture begins at."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, TypeVar

from kostka.bots import Observation, bot
from kostka.client.reader import Reader
from kostka.client.web import Json, RefusedError, Web
from kostka.core.compiled.chance import from_key
from kostka.core.position import Position
from kostka.core.registry import find_game

T = TypeVar("T")
NAMES = ("Anna", "Piotr", "Оксана", "Zbigniew", "Ola", "Taras", "Katarzyna", "Bohdan")
Choose = Callable[[Json, list[Json]], Json | None]
Condition = Callable[[Json], Any]


@dataclass
class Prepared:
    """A table all of whose people are ours: the tokens of their seats."""

    base: str
    id: str
    code: str
    tokens: dict[int, str]

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def held(self, *seats: int) -> dict[str, dict[int, str]]:
        """What a browser keeps that holds these seats."""
        return {self.id: {seat: self.tokens[seat] for seat in seats}}

    def play(self, plies: int = 10_000, until: Condition | None = None, choose: Choose | None = None) -> Json:
        """Play for everybody, moves that are good at a glance where `choose` has none, so many plies or until something
        holds of what somebody knows. Returns what the first one knows then."""
        return apart(play(self, plies, until or (lambda _: False), choose or (lambda _, __: None)))


def open_table(
    base: str, game: str, *names: str, bots: int = 0, open: int = 0, level: str = "greedy", **rest: Any
) -> Prepared:
    """A table with these people, so many open seats and so many bots."""
    seats: list[Json] = [{"kind": "screen" if number else "me", "name": name} for number, name in enumerate(names)]
    seats += [{"kind": "open"}] * open + [{"kind": "bot", "level": level}] * bots
    opened = apart(Web(base).open_table(game, seats, **rest))
    return Prepared(base, opened["table"], opened["code"], {one["seat"]: one["token"] for one in opened["held"]})


async def play(table: Prepared, plies: int, until: Condition, choose: Choose) -> Json:
    async with AsyncExitStack() as stack:
        readers = [
            await stack.enter_async_context(Reader(table.base, table.id, token)) for token in table.tokens.values()
        ]
        played = 0
        while played < plies and readers[0].phase == "playing" and not any(until(one.document) for one in readers):
            asked = [reader for reader in readers if reader.is_asked]
            if not asked:
                await asyncio.sleep(0.005)  # bots think
                continue
            reader = asked[0]
            try:
                done = await reader.play(choose(reader.document, reader.match["legal"]) or at_a_glance(reader.document))
            except RefusedError:
                continue  # somebody else was quicker, and it is another question now
            for one in readers:
                await one.heard(done["version"])
            played += 1
        document: Json = readers[0].document
        return document


def at_a_glance(document: Json) -> str | Json:
    """What looks best to whoever is asked."""
    game = find_game(document["table"]["game"])
    view = Position.load(game, document["match"]["position"]).view(document["you"]["seat"])
    move = bot("greedy")(Observation(view, from_key(bytes(32))))
    return dict(move) if isinstance(move, Mapping) else move


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Do something in a thread of its own: Playwright has the loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def of_moves(*families: str) -> Choose:
    """The first legal move of one of these families."""

    def choose(_: Json, legal: Sequence[Json]) -> Json | None:
        return next((move for family in families for move in legal if move["move"] == family), None)

    return choose
