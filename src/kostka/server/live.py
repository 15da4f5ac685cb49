"""A connection: one reader of one table. It has read so far and knows one document; what is new is sent from there.

Nothing waits in a queue for a slow client: when it can read again it gets all that is new at once, exactly as after a
lost connection.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kostka.core.errors import KostkaError
from kostka.server import metrics
from kostka.server.changes import Change, changes
from kostka.server.document import told_rows
from kostka.server.keys import reader_of
from kostka.server.limits import Credits
from kostka.server.logs import log
from kostka.server.protocol import (
    Action,
    Ask,
    Beat,
    Bye,
    Found,
    FromClient,
    Hello,
    Message,
    News,
    Pulse,
    Read,
    Refused,
    Row,
    WhyNot,
)
from kostka.server.questions import Questions
from kostka.server.room import Room, now
from kostka.server.rooms import Rooms
from kostka.server.seats import clean_name
from kostka.server.table import Reader, Refusal, Stale

LONGEST = 16 * 1024  # bytes of a message
TAIL = 200  # rows that are told to a client that comes back; one that missed more reads them itself
HELLO, BEAT, SILENCE = 10.0, 15.0, 45.0  # seconds: to say hello, between beats, until a silent client is given up
ROWS = 40  # that are read for a credit
RUDE = 60  # messages in a row that are too many or not understood
ASKING = 2  # questions of a client that are thought about at the same time
UNREAD = 200  # answers that a client has not taken
# Why a connection is closed, by what was said last.
CODES = {"restart": 1012, "full": 1013, "token": 4401, "private": 4403, "slow": 4408, "taken": 4409, "rude": 4429}
GONE = 4404

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(FromClient)


class Live:
    """The server's end of a WebSocket."""

    def __init__(self, socket: WebSocket, rooms: Rooms, questions: Questions, guest: str | None, address: str) -> None:
        limits = rooms.config.limits
        self.socket, self.rooms, self.questions = socket, rooms, questions
        self.reader, self.address = Reader(guest=guest), address
        self.entered = (0, "")
        self.credits = Credits(limits.credits, limits.credits_per_second)
        self.rudeness = 0
        self.room: Room
        self.version, self.stamp = -1, -1
        self.document: bytes | None = None
        self.answers: deque[Message] = deque()
        self.asking: set[asyncio.Task[None]] = set()
        self.acting = asyncio.Lock()
        # Whether there is something to answer or to ask, and whether the table has changed.
        self.spoken, self.changed = asyncio.Event(), asyncio.Event()
        self.goodbye: str | None = None
        self.alarm: asyncio.TimerHandle
        self.heard_at = self.told_at = time.monotonic()

    def wake(self) -> None:
        self.changed.set()

    def say_goodbye(self, reason: str) -> None:
        self.goodbye = self.goodbye or reason
        self.spoken.set()

    # ------------------------------------------------------------------------------------------------------------- life

    async def serve(self, table: str) -> None:
        """From hello to goodbye."""
        try:
            await self.enter(table)
        except KostkaError as error:
            await self.part(Refused(None, -1, error.to_json()), reason_of(error))
            return
        except TimeoutError:
            await self.part(None, "slow")
            return
        except WebSocketDisconnect:
            return
        metrics.connections.inc()
        try:
            await self.talk()
        finally:
            metrics.connections.dec()
            await self.rooms.leave(self.room, self)

    async def enter(self, table: str) -> None:
        hello = self.understood(await asyncio.wait_for(self.receive(), HELLO))
        if not isinstance(hello, Hello):
            raise Refusal("server-hello-first")
        self.rooms.check_open()
        self.room = await self.rooms.find(table)
        self.reader = self.known(hello)
        if hello.version > self.room.table.version:
            await self.rooms.catch_up(self.room)
        self.version = min(hello.version, self.room.table.version)
        await self.rooms.enter(self.room, self)

    def known(self, hello: Hello) -> Reader:
        """Who says hello."""
        guest, name = self.reader.guest, hello.name and clean_name(hello.name)
        if hello.token is None:
            if not self.room.table.may_watch():
                raise Refusal("server-private")
            return Reader(None, guest, name)
        found = reader_of(self.room.table, hello.token, guest, name)
        if found is None:
            raise Refusal("server-token")
        return found

    async def talk(self) -> None:
        """Hear and tell until one of both has enough."""
        self.ring()
        tasks = [asyncio.create_task(part) for part in (self.hear(), self.tell(), self.inform())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass  # the client is gone, or the socket is closed under our hands
        finally:
            self.alarm.cancel()
            tasks += self.asking
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # ---------------------------------------------------------------------------------------------------------- hearing

    async def hear(self) -> None:
        while True:
            text = await self.receive()
            self.heard_at = time.monotonic()
            if len(self.answers) > UNREAD:
                raise WebSocketDisconnect  # it asks, and does not listen
            try:
                if not self.credits.take():
                    raise Refusal("server-too-fast")
                message = self.understood(text)
                metrics.messages.labels(message.__struct_config__.tag).inc()
                self.rudeness = 0
            except Refusal as error:
                self.refuse(id_in(text), error)
                self.rudeness += 1
                if self.rudeness > RUDE:
                    self.say_goodbye("rude")
                continue
            if self.goodbye is not None:
                continue
            if isinstance(message, Ask):
                self.think_about(message)
            else:
                async with self.acting:
                    await self.take(message)

    def think_about(self, question: Ask) -> None:
        """Odds take their time, and nothing else waits for them."""
        if len(self.asking) >= ASKING:
            self.refuse(question.id, Refusal("server-too-fast"))
            return
        task = asyncio.create_task(self.take(question))
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    async def receive(self) -> str | bytes:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        text: str | bytes = event.get("text") or event.get("bytes") or ""
        return text

    def understood(self, text: str | bytes) -> FromClient:
        if isinstance(text, bytes):
            raise Refusal("server-not-text")
        if len(text) > LONGEST or len(text.encode()) > LONGEST:
            raise Refusal("server-too-long", most=LONGEST)
        try:
            found: FromClient = decoder.decode(text)
            return found
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("server-not-understood", error=str(error)) from None

    async def take(self, message: FromClient) -> None:
        if isinstance(message, Beat):
            return
        if isinstance(message, Hello):
            self.refuse(None, Refusal("server-hello-again"))
            return
        try:
            self.answer(await self.answer_to(message))
        except Stale as error:
            self.refuse(message.id, error)
            self.document = None  # whoever decided in sight of something else is shown everything
            self.wake()
        except KostkaError as error:
            self.refuse(message.id, error)

    async def answer_to(self, message: Action) -> Message:
        if isinstance(message, Ask):
            return await self.questions.ask(self.room, self.reader, message)
        if isinstance(message, WhyNot):
            return self.questions.why(self.room, self.reader, message)
        if isinstance(message, Read):
            upto = min(message.upto, message.after + TAIL)
            rows = told_rows(self.room.table, self.reader, message.after, upto)
            if not self.credits.take(len(rows) / ROWS):
                raise Refusal("server-too-fast")
            return Found(message.id, self.room.table.version, {"rows": rows})
        return await self.rooms.act(self.room, self.reader, message)

    def refuse(self, id: str | None, error: KostkaError) -> None:
        metrics.refusals.labels(error.id).inc()
        self.answer(Refused(id, self.room.table.version, error.to_json()))

    def answer(self, message: Message) -> None:
        self.answers.append(message)
        self.spoken.set()

    # ---------------------------------------------------------------------------------------------------------- telling

    async def tell(self) -> None:
        while self.goodbye is None:
            await self.spoken.wait()
            self.spoken.clear()
            await self.send_answers()
            await self.beat()
        async with self.acting:  # whoever gives a seat up is still told that it is done
            await self.send_answers()
        await self.part(None, self.goodbye)

    async def send_answers(self) -> None:
        while self.answers:
            await self.send(self.answers.popleft())

    async def inform(self) -> None:
        """Tell what is new. That takes most of all time, so one reader is told after the other, and whoever acts is
        heard and answered in between."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            async with self.rooms.telling:
                is_new = self.goodbye is None and (self.stamp != self.room.stamp or self.document is None)
                news = self.next_news() if is_new else None
                await asyncio.sleep(0)
            if news is not None:
                await self.send(news)

    def next_news(self) -> News:
        """What this reader has not seen."""
        room, table = self.room, self.room.table
        self.stamp = room.stamp
        after = max(self.version, table.version - TAIL)
        rows = told_rows(table, self.reader, after)
        document = room.document(self.reader)
        found = changes_of(self.document, document)
        self.version, self.document = table.version, document
        return News(table.version, [Row(**row) for row in rows], found)

    def ring(self) -> None:
        """See to it that nobody is forgotten to whom nothing happens. One timer is cheaper than one for every news."""
        self.alarm = asyncio.get_running_loop().call_later(BEAT, self.ring)
        self.spoken.set()

    async def beat(self) -> None:
        """Ask for a sign of life after a while of silence, and give up those who give none."""
        at = time.monotonic()
        if at - self.heard_at > SILENCE:
            self.say_goodbye("slow")
        elif at - self.told_at >= BEAT - 1:
            self.told_at = at
            await self.send(Pulse(self.room.table.version, now()))

    async def send(self, message: Message) -> None:
        await self.socket.send_text(encoder.encode(message).decode())

    async def part(self, last: Message | None, reason: str) -> None:
        """Say goodbye and close."""
        log("connection closed", 10, reason=reason, address=self.rooms.keys.masked(self.address))
        with suppress(RuntimeError, WebSocketDisconnect):
            if last is not None:
                await self.send(last)
            await self.send(Bye(reason))  # type: ignore[arg-type]
            await self.socket.close(CODES.get(reason, GONE))


def changes_of(before: bytes | None, after: bytes) -> list[Change]:
    """From one document to the next."""
    if before is None:
        return [([], msgspec.Raw(after))]
    return changes(msgspec.json.decode(before), msgspec.json.decode(after)) if before != after else []


def reason_of(error: KostkaError) -> str:
    """Why a connection that could not enter is closed."""
    known = {"server-token": "token", "server-private": "private", "server-restarts": "restart"}
    known |= {"server-hello-first": "rude", "server-not-understood": "rude", "server-too-long": "rude"}
    known |= {"server-not-text": "rude", "core-player-name": "rude"}
    known |= {"server-storage-failed": "restart", "server-storage-closed": "restart"}
    return known.get(error.id, "gone")


def id_in(text: str | bytes) -> str | None:
    """The id of a message that could not be understood, if it has one."""
    with suppress(msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        found = msgspec.json.decode(text, type=Named)
        return found.id
    return None


class Named(msgspec.Struct):
    id: str | None = None
