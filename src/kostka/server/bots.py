"""What happens at a table by itself: bots in their seats, and a bot for whoever has run out of time."""

import asyncio
import time
from logging import WARNING
from typing import TYPE_CHECKING, Any

from kostka.bots import LEVELS, dice_key
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.loops import GREEDY, RANDOM
from kostka.core.errors import KostkaError
from kostka.core.match import Match, Ply
from kostka.server import metrics
from kostka.server.logs import log
from kostka.server.play import By, late_seats, played, until_late
from kostka.server.protocol import Move
from kostka.server.room import Room, now
from kostka.server.table import Refusal, What
from kostka.server.thinkers import Thinkers, ThinkingError
from kostka.server.thinking import PackedView, pack

if TYPE_CHECKING:
    from kostka.server.rooms import Rooms

FALLBACK = "normal"  # who moves for whoever has run out of time: at a glance, so at once
GOING_ON = 0.5  # of the usual pace
SLACK = 0.1  # seconds that an answer may take beside the thinking of a bot
PATIENCE = 3.0  # seconds that another process has to move the bots of the row that it appended
PAUSE = 1.0  # seconds before a bot whose move could not be kept is asked again


class Bots:
    def __init__(self, rooms: "Rooms", thinkers: Thinkers) -> None:
        self.rooms, self.thinkers = rooms, thinkers

    def look(self, room: Room) -> None:
        """See that every bot whose choice it is thinks, and when the next player runs out of time; not for nobody."""
        if self.rooms.is_draining or room.is_left(self.rooms.config.idle):
            return
        if any(chair.bot for chair in room.table.chairs):
            self.thinkers.prepare(room.table.game.id)
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
            match, level = table.match.copy(), table.chairs[seat].bot or FALLBACK
            move = await self.choose(match, seat, level)
            pace = self.pace(match, seat, level) + (0.0 if room.is_ours else PATIENCE)
            await asyncio.sleep(0 if by == "clock" else max(0.0, pace - (time.monotonic() - began)))
            await self.rooms.commit(room, lambda: self.decide(room, seat, asked, move, by))
        except KostkaError:  # somebody else was quicker, or nothing can be kept now
            await asyncio.sleep(PAUSE)
        finally:
            room.thinking.pop(seat, None)
            self.look(room)

    def pace(self, match: Match, seat: int, level: str) -> float:
        """Seconds from a question to its answer: as many as a bot of this level may need, so that quick and slow
        decisions look alike. Where nothing is hidden time betrays nothing: there nobody waits for longer than it takes,
        and a turn of many choices goes on more quickly than it began."""
        usual = self.rooms.config.pace
        if is_open(match):
            return usual * GOING_ON if goes_on(match, seat) else usual
        longest = LEVELS[level].seconds if level in LEVELS else None
        return usual if longest is None else max(usual, longest + SLACK)

    def decide(self, room: Room, seat: int, asked: int, move: Move, by: By) -> list[What]:
        table = room.table
        wanted = seat in (table.bots() if by == "bot" else late_seats(table, now()))
        if not wanted or table.asked[seat] != asked:
            raise Refusal("server-stale")
        return [played(table.running, seat, move, by)]

    async def choose(self, match: Match, seat: int, level: str) -> Move:
        """What a bot plays from what its seat may know, with dice of its own; a fallback if it fails or is late."""
        try:
            view = pack_view(match, seat, remembers=self.rooms.rules.ready)
            move: Move = await self.ask("choose", view, level, dice_key(match, seat), quick=True)
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
        level = GREEDY if self.rooms.rules.ready else RANDOM
        return match.names.texts[match.position.view(seat).choose(level, from_seed(len(match.log)))]

    async def ask(self, job: str, view: PackedView, *arguments: Any, quick: bool = False) -> Any:
        with metrics.thoughts.labels(job).time():
            seconds = self.rooms.config.think
            return await self.thinkers.ask(job, view, *arguments, seconds=seconds, quick=quick, game=view.game)


def pack_view(match: Match, seat: int, remembers: bool = True) -> PackedView:
    """What a seat sees and what it concludes from the match. With plain rules that would take too long, and nobody
    searches by them."""
    return pack(match.position.view(seat), match.game.beliefs(match, seat).tobytes() if remembers else b"")


def goes_on(match: Match, seat: int) -> bool:
    """Whether the last choice was the same seat's."""
    last = match.log[-1] if match.log else None
    return isinstance(last, Ply) and last.seat == seat


def is_open(match: Match) -> bool:
    """Whether everybody sees everything."""
    return match.position.view(None).state.tobytes() == match.state.tobytes()
