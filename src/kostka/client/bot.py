"""A bot that joins a table of a server as anybody else would, and plays from what it is shown."""

import asyncio
import re
import secrets
from typing import Any

import numpy as np

from kostka.bots import Bot, Observation, bot
from kostka.client.reader import GoneError, Reader
from kostka.client.web import Json, RefusedError, Web
from kostka.core.compiled.chance import from_key
from kostka.core.errors import KostkaError
from kostka.core.position import View
from kostka.core.registry import find_game
from kostka.messages import say

LINK = re.compile(r"(https?://[^/]+)/(?:t/)?([A-Za-z0-9_-]+)/?")
CODE = re.compile("[0-9A-Za-z]{6}")
PATIENCE, PAUSE = 5, 0.2  # refusals in a row, and seconds before the next try


def play_at(link: str, level: str, name: str, seat: int | None) -> int:
    """Play at the table of a link until the match is over; the exit status."""
    player = bot(level)
    found = LINK.fullmatch(link)
    if not found:
        raise KostkaError("cli-join-no-link", given=repr(link))
    try:
        return asyncio.run(join(found[1], found[2], player, name, seat))
    except RefusedError as error:
        raise KostkaError(error.id, **{key: value for key, value in error.reason.items() if key != "id"}) from None
    except OSError as error:
        raise KostkaError("cli-join-no-server", link=link, error=str(error)) from None


async def join(base: str, table: str, player: Bot, name: str, seat: int | None) -> int:
    web = Web(base)
    if CODE.fullmatch(table):
        table = (await web.get(f"/api/codes/{table}"))["table"]
    held = await web.sit(table, secrets.token_urlsafe(12), name, seat)
    print(say("cli-joined", name=name, seat=held["seat"]), flush=True)
    async with Reader(base, table, held["token"], name) as reader:
        try:
            await play(reader, held["seat"], player)
        except GoneError as error:
            raise KostkaError("cli-join-ended", reason=str(error)) from None
        result = reader.match["result"]
    print(say("cli-join-over", place=result["places"][held["seat"]], score=result["scores"][held["seat"]]))
    return 0


async def play(reader: Reader, seat: int, player: Bot) -> None:
    """Answer every question until the match is over. What others do meanwhile may make an answer impossible."""
    refused = 0
    while True:
        await reader.until(lambda: reader.phase in ("over", "closed") or reader.is_asked)
        if not reader.is_asked:
            return
        try:
            played = (await reader.play(choose(reader.match, seat, player)))["version"]
        except RefusedError:
            refused += 1
            if refused > PATIENCE:
                raise
            await asyncio.sleep(PAUSE * refused)
            continue
        refused = 0
        await reader.heard(played)


def choose(match: Json, seat: int, player: Bot) -> Any:
    """A bot's move in a position as its seat is shown it."""
    position = match["position"]
    view = View.load(find_game(position["game"]), position, seat)
    key = np.random.default_rng().bytes(32)
    return player(Observation(view, from_key(key)))
