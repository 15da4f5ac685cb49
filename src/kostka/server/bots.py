"""What happens at a table by itself: bots in their seats, and a bot for whoever has run out of time."""

import asyncio
import time
from logging import WARNING
from typing import TYPE_CHECKING, Any

from kostka.core.chance import Keys, from_seed
from kostka.core.errors import KostkaError
from kostka.core.kernels import GREEDY, RANDOM
from kostka.core.match import Match
from kostka.server import metrics
from kostka.server.logs import log
from kostka.server.play import By, late_seats, played, until_late
from kostka.server.protocol import Move
from kostka.server.room import Room, now
from kostka.server.table import Refusal, What
from kostka.server.thinkers import Thinkers, ThinkingError

if TYPE_CHECKING:
    from kostka.server.rooms import Rooms

FALLBACK = "greedy"
PATIENCE = 3.0  # seconds that another process has to move the bots of the row that it appended
PAUSE = 1.0  # seconds before a bot whose move could not be kept is asked again
MOST_SEATS = 16


class Bots:
    def __init__(self, rooms: "Rooms", thinkers: Thinkers) -> None:
        self.rooms, self.thinkers = rooms, thinkers

    def look(self, room: Room) -> None:
        """See that every bot whose choice it is thinks, and when the next player runs out of time; not for nobody."""
        if self.rooms.is_draining or room.is_left(self.rooms.config.idle):
            return
        for seat in room.table.bots():
            if seat not in room.thinking:
                self.start(room, seat, "bot")
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        seconds = None if room.is_asleep else until_late(room.table, now())
        if seconds is not None:
            room.alarm = asyncio.get_running_loop().call_later(seconds, self.ring, room)

    def ring(self, room: Room) -> None:
        """Somebody's time is up, or will be in a moment: a timer may be early, and a clock may be set back."""
        room.alarm = None
        late = late_seats(room.table, now())
        for seat in late:
            if seat not in room.thinking:
                self.start(room, seat, "clock")
        if not late:
            self.look(room)

    def start(self, room: Room, seat: int, by: By) -> None:
        room.thinking[seat] = self.rooms.spawn(self.move(room, seat, by))

    async def move(self, room: Room, seat: int, by: By) -> None:
        """Choose for a seat, at an even pace, and play it if it is still asked."""
        table, asked, began = room.table, room.table.asked[seat], time.monotonic()
        try:
            assert table.match
            if seat not in table.match.to_act:  # the player was quicker than this task
                return
            # The match may go on while the bot thinks: its move is judged by the position that it was asked in.
            move = await self.choose(table.match.copy(), seat, table.chairs[seat].bot or FALLBACK)
            pace = self.rooms.config.pace + (0.0 if room.is_ours else PATIENCE)
            await asyncio.sleep(0 if by == "clock" else max(0.0, pace - (time.monotonic() - began)))
            await self.rooms.commit(room, lambda: self.decide(room, seat, asked, move, by))
        except KostkaError:  # somebody else was quicker, or nothing can be kept now
            await asyncio.sleep(PAUSE)
        finally:
            room.thinking.pop(seat, None)
            self.look(room)

    def decide(self, room: Room, seat: int, asked: int, move: Move, by: By) -> list[What]:
        table = room.table
        wanted = seat in (table.bots() if by == "bot" else late_seats(table, now()))
        if not wanted or table.asked[seat] != asked:
            raise Refusal("server-stale", given=asked, since=table.asked[seat])
        return [played(table.running, seat, move, by)]

    async def choose(self, match: Match, seat: int, level: str) -> Move:
        """What a bot plays from what its seat may know, with dice of its own; a fallback if it fails or is late."""
        view = match.game.view(match.board, match.state, seat)
        records = (match.board.tobytes(), view.tobytes())
        key = Keys(b"bot" + (match.secret or b""))(len(match.log) * MOST_SEATS + seat)
        try:
            move: Move = await self.ask("choose", match.game.id, *records, seat, level, key, quick=True)
            if refusal := match.refusal(move, seat):
                raise refusal
            return move
        except (ThinkingError, KostkaError) as error:
            why = error.kind if isinstance(error, ThinkingError) else "refused"
            metrics.bot_failures.labels(why).inc()
            log("bot failed", WARNING, bot=level, game=match.game.id, why=why, reason=str(error))
            return self.fallback(match, seat)

    def fallback(self, match: Match, seat: int) -> str:
        """A move at once: the best at a glance, or any where that takes too long because rules are not compiled."""
        view = match.game.view(match.board, match.state, seat)
        level = GREEDY if self.rooms.rules.ready else RANDOM
        return match.names.texts[match.game.choose(match.board, view, seat, level, from_seed(len(match.log)))]

    async def ask(self, job: str, *arguments: Any, quick: bool = False) -> Any:
        with metrics.thoughts.labels(job).time():
            return await self.thinkers.ask(job, *arguments, seconds=self.rooms.config.think, quick=quick)
