"""Odds and hints: worked out by thinkers, from what the asker may know alone, once for every position. And when the
match is over, why bots played what they played."""

import asyncio
from collections import OrderedDict
from typing import Any

from kostka.bots.advice import ADVISER
from kostka.core.match import Match
from kostka.server import reasons
from kostka.server.bots import Bots, pack_view
from kostka.server.protocol import Ask, Found, Json, WhyNot
from kostka.server.room import Room
from kostka.server.table import Reader, Refusal, Table, own_seat
from kostka.server.thinkers import ThinkingError
from kostka.server.thinking import PackedView, pack

ROLLOUTS = 20_000
# Of a hint: whichever is used up first. As many playouts as the best bots have, if that is not told otherwise.
PLAYOUTS: int | None = None
SECONDS: float | None = 0.5
KEPT = 2_000  # answers


class Questions:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.known: OrderedDict[tuple[Any, ...], asyncio.Future[Any]] = OrderedDict()

    async def ask(self, room: Room, reader: Reader, question: Ask) -> Found:
        """The answer to a question, if the table allows it."""
        if question.what == "reason":
            return Found(question.id, room.table.version, {"reason": await self.reason(room.table, question.entry)})
        match = room.table.running
        if not room.table.settings.odds:
            raise Refusal("server-no-odds")
        if not self.bots.rooms.rules.ready:
            raise Refusal("server-odds-soon")
        version = room.table.version
        if question.what == "hint":
            return Found(question.id, version, await self.hint(match, own_seat(reader)))
        return Found(question.id, version, await self.odds(match, reader.seat))

    async def odds(self, match: Match, reader: int | None) -> Json:
        """Those of a seat; for spectators those of the seat to act, from what everybody knows."""
        view = match.position.view(reader)
        if reader is None:
            view = view.for_seat(match.position.turn)
        found: Json = await self.once("odds", pack(view), ROLLOUTS)
        return found

    async def hint(self, match: Match, seat: int) -> Json:
        """The best moves of a seat that is to choose."""
        if seat not in match.to_act:
            raise Refusal("server-nothing-to-choose")
        playouts = PLAYOUTS or match.game.search.skills[ADVISER].playouts
        found: Json = await self.once("hint", pack_view(match, seat), playouts, SECONDS)
        return found

    async def reason(self, table: Table, entry: int | None) -> Json:
        """Why a bot chose the move of an entry, once the match is over."""
        if table.match is None:
            raise Refusal("server-not-over")
        question = reasons.question(table.match, entry or 0, reasons.level_at(table, entry))
        if not self.bots.rooms.rules.ready:
            raise Refusal("server-odds-soon")
        found: Json | None = await self.once("reason", *question)
        if found is None:
            raise Refusal("server-no-reason")
        return found

    async def once(self, job: str, view: PackedView, *arguments: Any) -> Any:
        """The answer of a thinker, asked once however many ask."""
        key = (job, view, *arguments)
        if key not in self.known:
            self.known[key] = asyncio.ensure_future(self.bots.ask(job, view, *arguments))
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
