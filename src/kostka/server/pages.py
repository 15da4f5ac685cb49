"""What clients ask for over HTTP: tables, files, and the catalogue."""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kostka import __version__
from kostka.core.declare.messages import shorten
from kostka.core.match import Match
from kostka.core.writing import write
from kostka.messages import LANGUAGES
from kostka.server import catalogue, metrics, schemas
from kostka.server.kept import Kept, keep_found, packed, send
from kostka.server.keys import Keys, new_guest, noted, reader_of
from kostka.server.network import network_address
from kostka.server.protocol import Json, NewSitter, NewTable
from kostka.server.questions import Questions
from kostka.server.room import Room
from kostka.server.rooms import Rooms
from kostka.server.site import INDEX, Site
from kostka.server.storage import Listed
from kostka.server.table import Reader, Refusal
from kostka.server.thinkers import ThinkingError
from kostka.server.web import COOKIE, SAFE, YEAR, Doors, address_of, as_json, body, guest_of, read, refused

# What requests cost that are more than a look, or less: a page is some twenty files.
TABLE, FILE, GUESS, ASSET = 20.0, 20.0, 5.0, 0.2
WAITING_FILES = 4  # of one address
LONGEST_TABLE, LONGEST_FILE = 128 * 1024, 1024 * 1024  # bytes; own cards and tracks are texts
RECENT = 50
REPLAY, READY = 30.0, 3.0  # seconds that a file may take, and the database to answer
WHOLE = "all"
ANYBODY = ("0.0.0.0", "::")  # what a server listens at that others on its network can reach


class Pages:
    def __init__(self, rooms: Rooms, questions: Questions, keys: Keys, doors: Doors, site: Site) -> None:
        self.rooms, self.questions, self.keys, self.doors, self.site = rooms, questions, keys, doors, site
        # The addresses that a file comes from.
        # Files that an address sends, and which of them is read.
        self.sending = Counter[str]()
        self.reading: dict[str, asyncio.Lock] = {}

    def routes(self) -> list[Route]:
        route = self.doors.route
        return [
            route("/api/tables", self.open_table, "POST", cost=TABLE),
            route("/api/tables", self.recent_tables),
            route("/api/tables/{table}", self.about_table),
            route("/api/tables/{table}/sit", self.sit, "POST"),
            route("/api/tables/{table}/file", self.file, cost=FILE),
            route("/api/tables/{table}/replay", self.replay, cost=FILE),
            route("/api/tables/{table}/verify", self.verify, cost=FILE),
            route("/api/tables/{table}/reason", self.reason, cost=FILE),
            route("/api/replay", self.replay_file, "POST", cost=FILE),
            route("/api/replay/reason", self.reason_in_file, "POST", cost=FILE),
            route("/api/codes/{code}", self.table_of_code, cost=GUESS),
            route("/api/games", self.games),
            route("/api/games/{game}", self.box),
            route("/api/games/{game}/schema", self.game_schema),
            route("/api/games/{game}/check", self.check_options, "POST", cost=GUESS),
            route("/api/messages/{language}", self.messages),
            route("/api/protocol", self.protocol),
            route("/healthz", self.healthy, cost=0),
            route("/readyz", self.ready),
            route("/metrics", self.metrics),
            route("/api", self.about),
            # The pages find out themselves what these addresses mean.
            *(route(path, self.page) for path in ("/", "/t/{table}", "/t/{table}/replay", "/replay")),
            route("/assets/{name}", self.other, cost=ASSET),
            route("/{path:path}", self.other, "GET", "POST", "PUT", "DELETE", "PATCH"),
        ]

    # ----------------------------------------------------------------------------------------------------------- tables

    async def open_table(self, request: Request) -> Response:
        wanted = await read(request, NewTable, LONGEST_TABLE)
        guest, fresh = self.guest(request)
        return self.greeted(request, fresh, await self.rooms.open(wanted, guest))

    async def sit(self, request: Request) -> Response:
        wanted, room = await read(request, NewSitter), await self.room(request)
        guest, fresh = self.guest(request)
        return self.greeted(request, fresh, await self.rooms.sit(room, wanted, guest))

    def guest(self, request: Request) -> tuple[str, str | None]:
        """Who asks, as it is noted down; and what goes into the cookie of somebody who has none."""
        known = guest_of(request, self.keys)
        fresh = None if known else new_guest()
        return known or noted(fresh or ""), fresh

    def greeted(self, request: Request, fresh: str | None, answer: Any) -> Response:
        """An answer, with a cookie for a guest who is new here."""
        response = as_json(answer)
        if fresh:
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, self.keys.cookie(fresh), YEAR, secure=secure, httponly=True, samesite="lax")
        return response

    async def recent_tables(self, request: Request) -> Response:
        """The tables of this browser."""
        guest, fresh = self.guest(request)
        listed = await self.rooms.storage.tables_of(guest, RECENT)
        return self.greeted(request, fresh, [recent(table) for table in listed])

    async def about_table(self, request: Request) -> Response:
        """What somebody needs to know before joining: nothing of the match."""
        room, (guest, fresh) = await self.room(request), self.guest(request)
        document = msgspec.json.decode(room.document(Reader(guest=guest)))
        return self.greeted(request, fresh, {name: document[name] for name in ("table", "seats", "watching")})

    async def table_of_code(self, request: Request) -> Json:
        table = await self.rooms.storage.table_of_code(request.path_params["code"].upper())
        if table is None:
            raise Refusal("server-no-code")
        return {"table": table}

    async def room(self, request: Request) -> Room:
        return await self.rooms.find(request.path_params["table"])

    # --------------------------------------------------------------------------------------------------------- watching

    async def file(self, request: Request) -> Response:
        """The match file; while the match runs, with what everybody may know."""
        match = self.seen_match(request, await self.room(request))
        name = f"{match.game.id}-{request.path_params['table']}.kostka"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        text = await asyncio.to_thread(write, match.copy(), public=True)
        return PlainTextResponse(text, headers=headers)

    async def replay(self, request: Request) -> Response:
        """Every moment of a finished match, as everybody or a seat could see it then, or whole."""
        match = self.finished_match(await self.room(request))
        seat = request.query_params.get("as", "")
        number = None if seat in ("", WHOLE) else digit(seat)
        match.check_seat(number)
        return await self.think(request, "replay", await asyncio.to_thread(write, match), number, seat == WHOLE)

    async def verify(self, request: Request) -> Response:
        """Whether every die of a finished match follows from its secret."""
        text = await asyncio.to_thread(write, self.finished_match(await self.room(request)))
        return await self.think(request, "check", text)

    async def reason(self, request: Request) -> Json:
        """Why a bot chose the move of an entry."""
        room = await self.room(request)
        return {"reason": await self.questions.reason(room.table, entry_of(request))}

    async def replay_file(self, request: Request) -> Response:
        """Every moment of a match file that somebody sends."""
        return await self.think_of_file(request, "replay", None, True)

    async def reason_in_file(self, request: Request) -> Response:
        """Why a bot chose the move of an entry, by a match file that somebody sends."""
        return await self.think_of_file(request, "reason", entry_of(request))

    async def think_of_file(self, request: Request, job: str, *arguments: Any) -> Response:
        """Files of an address are read one after the other, and few of them wait."""
        address = address_of(request)
        if self.sending[address] >= WAITING_FILES:
            raise Refusal("server-too-fast")
        self.sending[address] += 1
        try:
            async with self.reading.setdefault(address, asyncio.Lock()):
                text = (await body(request, LONGEST_FILE)).decode("utf-8-sig")
                return await self.think(request, job, text, *arguments)
        except UnicodeDecodeError:
            raise Refusal("server-not-text") from None
        finally:
            self.sending[address] -= 1
            if not self.sending[address]:
                del self.sending[address], self.reading[address]

    async def think(self, request: Request, job: str, *arguments: Any) -> Response:
        try:
            found = await self.rooms.bots.thinkers.ask(f"kostka.server.watch:{job}", *arguments, seconds=REPLAY)
        except ThinkingError as error:
            raise Refusal("server-no-answer", why=error.kind) from None
        return await asyncio.to_thread(packed, request, found)

    def seen_match(self, request: Request, room: Room) -> Match:
        """The match, for somebody who may watch it: anybody, or who holds a seat."""
        if room.table.match is None:
            raise Refusal("server-not-playing", phase=room.table.phase)
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        holder = reader_of(room.table, token) if kind.lower() == "bearer" else None
        if holder is None and not room.table.may_watch():
            raise Refusal("server-private")
        return room.table.match

    def finished_match(self, room: Room) -> Match:
        if room.table.match is None or not room.table.match.is_over:
            raise Refusal("server-not-over")
        return room.table.match

    # -------------------------------------------------------------------------------------------------------- catalogue

    async def games(self, request: Request) -> Response:
        return await self.known(request, catalogue.games, language_of(request))

    async def box(self, request: Request) -> Response:
        return await self.known(request, catalogue.box, request.path_params["game"], language_of(request))

    async def game_schema(self, request: Request) -> Response:
        return await self.known(request, catalogue.schema, request.path_params["game"])

    async def known(self, request: Request, find: Callable[..., object], *arguments: str | None) -> Response:
        """What does not change while the server runs."""
        return send(request, await asyncio.to_thread(kept, find, *arguments), vary="accept-encoding, accept-language")

    async def check_options(self, request: Request) -> Any:
        """Whether a game can be played with these options, own cards and tracks among them."""
        wanted = await read(request, Json, LONGEST_TABLE)
        game, seats = request.path_params["game"], request.query_params.get("seats")
        found = await asyncio.to_thread(
            catalogue.check, game, wanted, language_of(request), digit(seats) if seats else None
        )
        return await asyncio.to_thread(packed, request, msgspec.json.encode(found))

    async def messages(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refusal("server-no-page")
        return await self.known(request, catalogue.messages, language, request.query_params.get("part"))

    async def protocol(self, request: Request) -> Response:
        return await self.known(request, schemas.protocol)

    # -------------------------------------------------------------------------------------------------------- operators

    async def healthy(self, request: Request) -> Json:
        """This process answers."""
        return {"ok": True}

    async def ready(self, request: Request) -> Response:
        """It can keep what is played."""
        try:
            ready = not self.rooms.is_draining and await asyncio.wait_for(self.rooms.storage.ready(), READY)
        except TimeoutError:
            ready = False
        return as_json({"ready": ready, "rules": self.rooms.rules}, 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(
            await asyncio.to_thread(metrics.exposition), media_type="text/plain; version=0.0.4; charset=utf-8"
        )

    async def about(self, request: Request) -> Json:
        known = {"kostka": __version__, "protocol": "/api/protocol", "games": "/api/games"}
        is_own = self.rooms.config.host in ANYBODY and is_loopback(request)
        network = await asyncio.to_thread(network_address) if is_own else None
        return {**known, "network": network and f"http://{network}:{request.url.port or 80}"}

    # ------------------------------------------------------------------------------------------------- pages for people

    async def page(self, request: Request) -> Any:
        if INDEX in self.site:
            return send(request, self.site[INDEX])
        return await (self.about if request.url.path == "/" else self.other)(request)

    async def other(self, request: Request) -> Response:
        """A file of the pages. Whoever looks for something else with a browser gets a page that says so."""
        found = self.site.get(request.scope["path"]) if request.method in SAFE else None
        if found:
            return send(request, found)
        missing = Refusal("server-no-page")
        if INDEX in self.site and "text/html" in request.headers.get("accept", ""):
            return send(request, self.site[INDEX], refused(missing).status_code, "accept, accept-encoding")
        raise missing


@lru_cache(maxsize=256)
def kept(find: Callable[..., object], *arguments: str) -> Kept:
    return keep_found(find(*arguments))


def is_loopback(request: Request) -> bool:
    """Whether it comes from this very machine."""
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def digit(text: str) -> Any:
    """A small number; anything else is left for whoever says what is wrong with it."""
    return int(text) if len(text) == 1 and text.isascii() and text.isdigit() else text


def entry_of(request: Request) -> int:
    text = request.query_params.get("entry", "")
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refusal("server-no-reason")
    return int(text)


def recent(table: Listed) -> Json:
    phase = "closed" if table.phase == "dropped" else table.phase
    return {name: value for name, value in table._replace(phase=phase)._asdict().items() if name != "guest"}


def language_of(request: Request) -> str:
    """The language that was asked for, else the first of the browser's that there is, else English."""
    wanted = request.query_params.get("lang")
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise Refusal("server-no-language", given=shorten(wanted), known=LANGUAGES)
        return wanted
    accepted = request.headers.get("accept-language", "").lower()
    asked = [part.split(";")[0].strip()[:2] for part in accepted.split(",")]
    return next((language for language in asked if language in LANGUAGES), "en")
