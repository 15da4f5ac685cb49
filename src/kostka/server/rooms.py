"""All tables that are open in this process. A row is committed before anybody hears of it, and a table is opened from
its journal whenever it is needed."""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any

from kostka.core.errors import KostkaError
from kostka.server import metrics, protocol, seats
from kostka.server.actions import decide, key_of
from kostka.server.bots import Bots
from kostka.server.config import Config
from kostka.server.journal import keep, read
from kostka.server.keys import Keys
from kostka.server.logs import log
from kostka.server.play import Begun
from kostka.server.protocol import Done, Held, NewTable, OpenedTable, RulesNow, Seated
from kostka.server.room import Elsewhere, Room, now
from kostka.server.storage import CodeTaken, Conflict, Listed, Storage, StorageError
from kostka.server.table import Reader, Refusal, Row, Table, What
from kostka.server.thinkers import Thinkers

TRIES = 8
CODE_LETTERS, CODE_LENGTH = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ", 6
AT_ONCE = 16  # rows that are folded before others have their turn
SWEEP, ANNOUNCE, QUOTA, RETRY = 5.0, 15.0, 30.0, 1.0  # seconds
LINGER = 3.0  # seconds that players are still here after their connection was lost, as when a page is loaded again
FORGET = 14 * 24 * 3600 * 1000  # milliseconds after which a table that never began is forgotten


class Rooms:
    def __init__(self, config: Config, storage: Storage, thinkers: Thinkers, keys: Keys, rules: RulesNow) -> None:
        self.config, self.storage, self.keys = config, storage, keys
        self.rules = rules
        self.bots = Bots(self, thinkers)
        self.rooms: dict[str, Room] = {}
        # Also of tables that are not open here.
        self.elsewhere: defaultdict[str, Elsewhere] = defaultdict(Elsewhere)
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        # Held by whoever works out what a reader is told.
        self.telling = asyncio.Lock()
        self.is_draining = False
        self.is_full, self.looked_at = False, 0.0

    # ------------------------------------------------------------------------------------------------ finding a table

    async def find(self, id: str) -> Room:
        """The room of a table, opened from its journal if need be."""
        if id in self.rooms:
            room = self.rooms[id]
            room.used_at = time.monotonic()
            self.bots.look(room)
            return room
        if id not in self.opening:
            self.opening[id] = self.spawn(self._open(id))
        return await asyncio.shield(self.opening[id])

    async def _open(self, id: str) -> Room:
        try:
            journal = await self.storage.read(id)
            if not journal:
                raise Refusal("server-no-table")
            room = Room(Table(id), self.rules, self.elsewhere[id])
            await self._fold(room, map(read, journal))
            self.rooms[id] = room
            self.spawn(self.keep_up(room))  # with what others appended while it was read
            if room.table.phase == "over":  # which may not have been noted before the server ended
                self.spawn(self.storage.note(id, "over", now()))
            metrics.tables.set(len(self.rooms))
        finally:
            del self.opening[id]
        if self.was_left(room):
            room.fall_asleep()
        self.bots.look(room)
        return room

    async def _fold(self, room: Room, rows: Iterable[Row]) -> None:
        """Many rows take their time where rules are not compiled, so others have their turn in between."""
        try:
            for number, row in enumerate(rows, 1):
                room.table.fold(row)
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)
        except Exception as error:
            log("journal cannot be folded", 40, error=error, table=room.table.id, after=room.table.version)
            raise Refusal("server-broken-table") from None

    def was_left(self, room: Room) -> bool:
        """Whether nobody has been at a table that is just opened. Where something happened just now, somebody was."""
        return now() - room.table.rows[-1].at > self.config.idle * 1000 and not room.elsewhere.here

    async def wake(self, room: Room) -> None:
        """A player is back: time that went by while nobody was there does not count."""
        if room.is_asleep:
            with suppress(Refusal):
                await self.commit(room, lambda: [seats.Woken()])

    # --------------------------------------------------------------------------------------------------- opening tables

    async def open(self, wanted: NewTable, guest: str) -> OpenedTable:
        self.check_open()
        await self.check_quota(guest)
        id = secrets.token_urlsafe(12)
        held = seats.people_of(wanted)
        keys = [self.keys.new_key(id, guest) for _ in held]
        while True:
            code = new_code()
            whats = await asyncio.to_thread(seats.open_table, wanted, code, guest, keys)
            with suppress(CodeTaken):
                await self._append_new(id, whats, guest)
                break
        log("table opened", table=id, game=wanted.game, seats=len(wanted.seats))
        if any(isinstance(what, Begun) for what in whats):
            await self.find(id)
        tokens = [self.keys.token(id, key.nonce) for key in keys]
        return OpenedTable(id, code, [Held(seat, token) for seat, token in zip(held, tokens, strict=True)])

    async def _append_new(self, id: str, whats: Sequence[What], guest: str, *others: tuple[Room, Row]) -> None:
        at = now()
        opened = whats[0]
        assert isinstance(opened, seats.Opened)
        phase = "playing" if len(whats) > 1 else "gathering"
        listed = Listed(id, opened.code, opened.game, phase, at, at, guest)
        rows = [keep(id, Row(version, at, None, what)) for version, what in enumerate(whats)]
        rows += [keep(room.table.id, row) for room, row in others]
        await self.storage.append(rows, opened=listed, guests=guests_of(opened))

    async def check_quota(self, guest: str) -> None:
        limits = self.config.limits
        if await self.storage.open_tables(guest) >= limits.guest_tables:
            raise Refusal("server-guest-tables", most=limits.guest_tables)
        if time.monotonic() - self.looked_at > QUOTA or not self.looked_at:
            self.looked_at = time.monotonic()
            tables, size = await self.storage.open_tables(), await self.storage.size()
            self.is_full = tables >= limits.tables or size >= limits.stored
        if self.is_full:
            raise Refusal("server-full")

    # ---------------------------------------------------------------------------------------------------------- actions

    async def sit(self, room: Room, wanted: protocol.NewSitter, guest: str) -> Seated:
        """Take an open seat; asked again, the answer is the same."""
        await self.wake(room)
        action = key_of(Reader(guest=guest), wanted.id)
        key = self.keys.new_key(room.table.id, guest)
        version = await self.commit(
            room, lambda: seats.sit(room.table, wanted.name, wanted.seat, key), action, guests=[guest]
        )
        sat = room.table.rows[version].what
        if not isinstance(sat, seats.Sat):
            raise Refusal("server-used-id")
        return Seated(sat.seat, self.keys.token(room.table.id, sat.key.nonce), version)

    async def act(self, room: Room, reader: Reader, action: protocol.Action) -> Done:
        """Commit what an action leads to; sent again, it gets the same answer."""
        if isinstance(action, protocol.Again):
            return await self.again(room, reader, action)
        here = room.around().here
        version = await self.commit(room, lambda: decide(room.table, reader, action, here), key_of(reader, action.id))
        return Done(action.id, version)

    async def again(self, room: Room, reader: Reader, action: protocol.Again) -> Done:
        """The table of the rematch: the first who asks opens it, all others are told which it is."""
        self.check_open()
        if room.table.next is None:
            seats.may_follow(room.table, reader)
            await self.check_quota(room.table.host)
            with suppress(Conflict):
                await self.finish(self._follow(room, key_of(reader, action.id)))
        version = next(row.version for row in reversed(room.table.rows) if isinstance(row.what, seats.Followed))
        return Done(action.id, version, room.table.next)

    async def _follow(self, room: Room, key: str) -> None:
        async with room.lock:
            for _ in range(TRIES):
                if room.table.next is not None:
                    return
                if key in room.table.actions:
                    raise Refusal("server-used-id")
                id = secrets.token_urlsafe(12)
                whats = seats.again(room.table, new_code())
                row = Row(room.table.version + 1, now(), key, seats.Followed(id))
                try:
                    await self._append_new(id, whats, room.table.host, (room, row))
                    await self._take_in(room, [row])
                except CodeTaken:
                    continue
                except Conflict:
                    await self._catch_up(room)
                except StorageError:
                    await self._catch_up(room)
                    if room.table.next is None:
                        raise
        raise Refusal("server-crowded")

    async def commit(
        self, room: Room, decision: Callable[[], list[What]], action: str | None = None, guests: Collection[str] = ()
    ) -> int:
        """Decide, append, and only then tell; returns the version that an action led to, now or earlier.

        Whoever asked may be gone in the meantime: what has been begun is finished.
        """
        self.check_open()
        version: int = await self.finish(self._commit(room, decision, action, guests))
        return version

    async def _commit(
        self, room: Room, decision: Callable[[], list[What]], action: str | None, guests: Collection[str]
    ) -> int:
        async with room.lock:
            for _ in range(TRIES):
                if action is not None and action in room.table.actions:
                    return room.table.actions[action]
                whats = decision()
                first = room.table.version + 1
                if first + len(whats) > self.config.limits.rows:
                    raise Refusal("server-table-full")
                rows = [Row(first + n, now(), None if n else action, what) for n, what in enumerate(whats)]
                try:
                    await self._append(room, rows, guests)
                except Conflict:
                    await self._catch_up(room)
                    continue
                except StorageError:
                    await self._catch_up(room)
                    if action is None or action not in room.table.actions:
                        raise
                    continue
                await self._take_in(room, rows)
                return first
        raise Refusal("server-crowded")

    async def _append(self, room: Room, rows: Sequence[Row], guests: Collection[str]) -> None:
        kinds = {type(row.what) for row in rows}
        ended = "dropped" if room.table.match is None else "closed"
        phase = ended if seats.Closed in kinds else "playing" if Begun in kinds else None
        with metrics.commits.time():
            await self.storage.append([keep(room.table.id, row) for row in rows], phase=phase, guests=guests)

    async def _take_in(self, room: Room, rows: Sequence[Row], ours: bool = True) -> None:
        """Fold what is committed, and tell everybody."""
        if not rows:
            return
        await self._fold(room, rows)
        room.is_ours = ours
        room.show_out()
        room.changed()
        self.bots.look(room)
        if ours:
            for row in rows:
                metrics.rows.labels(row.what.__struct_config__.tag).inc()
            if room.table.phase == "over":
                self.spawn(self.storage.note(room.table.id, "over", now()))

    # ------------------------------------------------------------------------------------------- what others have done

    async def _catch_up(self, room: Room) -> None:
        stored = await self.storage.read(room.table.id, room.table.version)
        await self._take_in(room, [read(row) for row in stored], ours=False)

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have appended."""
        async with room.lock:
            await self._catch_up(room)

    async def keep_up(self, room: Room) -> None:
        """The same, until the database answers."""
        while self.rooms.get(room.table.id) is room and not self.is_draining:
            with suppress(StorageError):
                await self.catch_up(room)
                return
            await asyncio.sleep(RETRY)

    def heard(self, table: str, version: int) -> None:
        room = self.rooms.get(table)
        if room and version > room.table.version:
            self.spawn(self.keep_up(room))

    def missed(self) -> None:
        for room in self.rooms.values():
            self.spawn(self.keep_up(room))

    def told(self, payload: dict[str, Any]) -> None:
        """Another process tells who reads a table there, or that a seat is taken over there."""
        elsewhere, room = self.elsewhere[payload["table"]], self.rooms.get(payload["table"])
        before = room and room.around()
        elsewhere.hear(payload["worker"], tuple(payload["here"]), payload["watching"])
        if room is None:
            return
        if payload["here"]:
            room.asleep_since = None
        if room.around() != before:
            room.changed()
        for connection in list(room.connections):
            seat = connection.reader.seat
            if seat is not None and seat == payload["taken"] and connection.entered < tuple(payload["entered"]):
                connection.say_goodbye("taken")

    # --------------------------------------------------------------------------------------------------------- presence

    async def enter(self, room: Room, connection: Any) -> None:
        """Somebody reads a table; a seat is played from one place, the last one."""
        seat = connection.reader.seat
        if seat is not None:
            await self.wake(room)
        for other in list(room.connections):
            if seat is not None and other.reader.seat == seat:
                other.say_goodbye("taken")
        # Notices of others may come late: whoever entered after them stays.
        connection.entered = (time.time_ns(), self.storage.worker)
        room.connections.add(connection)
        room.changed()
        self.bots.look(room)
        await self.announce(room, taken=seat, entered=connection.entered)
        if seat is not None and room.table.chairs[seat].lent and room.table.phase == "playing":
            with suppress(KostkaError):
                await self.commit(room, lambda: self._returned(room, seat))

    @staticmethod
    def _returned(room: Room, seat: int) -> list[What]:
        if not room.table.chairs[seat].lent:
            raise Refusal("server-not-lent")
        return [seats.Returned(seat)]

    async def leave(self, room: Room, connection: Any) -> None:
        room.connections.discard(connection)
        room.used_at = time.monotonic()
        if (seat := connection.reader.seat) is not None:
            if seat in room.lingering:
                room.lingering[seat].cancel()
            room.lingering[seat] = asyncio.get_running_loop().call_later(LINGER, self.gone, room, seat)
        room.changed()
        await self.announce(room)

    def gone(self, room: Room, seat: int) -> None:
        """Whoever lost the connection is here again by now, or is not."""
        del room.lingering[seat]
        room.changed()
        if not self.is_draining:
            self.spawn(self.announce(room))

    async def announce(self, room: Room, taken: int | None = None, entered: tuple[int, str] = (0, "")) -> None:
        """Tell other processes who reads a table here, and which seat was taken over here and when."""
        here = {"table": room.table.id, "here": room.seats_here(), "watching": room.watching()}
        with suppress(StorageError):
            await self.storage.announce({**here, "taken": taken, "entered": entered})

    def compiling(self, rules: RulesNow) -> None:
        """How far the compiler has come."""
        self.rules = rules
        for room in self.rooms.values():
            room.rules = rules
            room.changed()

    async def forget(self) -> None:
        """Tables at which nobody ever sat down."""
        with suppress(StorageError):
            if number := await self.storage.forget(now() - FORGET):
                log("tables forgotten", number=number)

    # ------------------------------------------------------------------------------------------------------------- life

    async def live(self) -> None:
        """Forget tables that nobody looks at, and those who are heard no more; tell others who is here."""
        rounds = 0
        while True:
            await asyncio.sleep(SWEEP)
            rounds += 1
            self.forget_silent()
            for id, room in list(self.rooms.items()):
                if room.is_idle(self.config.idle):
                    self.close(id)
                elif room.connections and rounds % round(ANNOUNCE / SWEEP) == 0:
                    await self.announce(room)
            metrics.tables.set(len(self.rooms))

    def forget_silent(self) -> None:
        for id, elsewhere in list(self.elsewhere.items()):
            if elsewhere.forget_silent() and id in self.rooms:
                self.rooms[id].changed()
            if not elsewhere.workers and id not in self.rooms and id not in self.opening:
                del self.elsewhere[id]

    def close(self, id: str) -> None:
        room = self.rooms.pop(id)
        if room.alarm is not None:
            room.alarm.cancel()

    async def drain(self, reason: str) -> None:
        """Finish what is being written, then tell everybody to come back."""
        is_first, self.is_draining = not self.is_draining, True
        for room in self.rooms.values():
            for task in room.thinking.values():
                task.cancel()
            if room.alarm is not None:
                room.alarm.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if is_first:
            await asyncio.gather(*map(self.count_time, self.rooms.values()), return_exceptions=True)
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.say_goodbye(reason)

    async def count_time(self, room: Room) -> None:
        """Note how long players have thought, so that a restart gives nobody time back."""
        if room.connections and room.table.clock and room.table.clock.running and not room.is_asleep:
            await self._commit(room, lambda: [seats.Counted()], None, ())

    def check_open(self) -> None:
        if self.is_draining:
            raise Refusal("server-restarts")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Work that nobody waits for but the end of the server."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, KostkaError | Conflict):
            log("work failed", 40, error=error)

    async def finish(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Wait for work that goes on even if whoever waits is gone."""
        return await asyncio.shield(self.spawn(work))


def guests_of(opened: seats.Opened) -> set[str]:
    """Whose table it is: of whoever opened it, and of those who sit there."""
    return {opened.host, *(chair.key.guest for chair in opened.chairs if chair.key)}


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
