"""Odds and hints: worked out by thinkers, from what the asker may know alone, once for every position."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any

from kostka.server.bots import FALLBACK, Bots
from kostka.server.protocol import Ask, Found, WhyNot
from kostka.server.room import Room
from kostka.server.table import Reader, Refusal, own_seat
from kostka.server.thinkers import ThinkingError

ROLLOUTS = 20_000
KEPT = 2_000  # answers


class Questions:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.known: OrderedDict[bytes, asyncio.Future[Any]] = OrderedDict()

    async def ask(self, room: Room, reader: Reader, question: Ask) -> Found:
        """The answer to a question, if the table allows it."""
        seat, match = own_seat(reader), room.table.running
        if not room.table.settings.odds:
            raise Refusal("server-no-odds")
        if not self.bots.rooms.rules.ready:
            raise Refusal("server-odds-soon")
        if question.what == "hint" and seat not in match.to_act:
            raise Refusal("server-nothing-to-choose")
        view = match.game.view(match.board, match.state, seat)
        records = (match.board.tobytes(), view.tobytes())
        version = room.table.version
        if question.what == "hint":
            found = await self.once("choose", match.game.id, *records, seat, FALLBACK, bytes(32))
            return Found(question.id, version, {"move": found})
        return Found(question.id, version, await self.once("odds", match.game.id, *records, seat, ROLLOUTS))

    async def once(self, job: str, *arguments: Any) -> Any:
        """The answer of a thinker, asked once however many ask."""
        key = digest(job, *arguments)
        if key not in self.known:
            self.known[key] = asyncio.ensure_future(self.bots.ask(job, *arguments))
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        try:
            return await asyncio.shield(self.known[key])
        except ThinkingError as error:
            self.known.pop(key, None)
            raise Refusal("server-no-answer", why=error.kind) from None

    def why(self, room: Room, reader: Reader, question: WhyNot) -> Found:
        """Why a move is not possible now."""
        refusal = room.table.running.refusal(question.move, own_seat(reader))
        return Found(question.id, room.table.version, {"reason": refusal and refusal.to_json()})


def digest(*parts: Any) -> bytes:
    """A short name for a question."""
    found = hashlib.sha256()
    for part in parts:
        found.update(part if isinstance(part, bytes) else repr(part).encode())
        found.update(b"|")
    return found.digest()
