"""The doors for HTTP: what every request is checked for, and how answers and refusals look."""

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from kostka.core.errors import KostkaError
from kostka.server import metrics
from kostka.server.config import Config
from kostka.server.keys import Keys
from kostka.server.limits import Addresses
from kostka.server.logs import log
from kostka.server.table import Refusal

T = TypeVar("T")
LONGEST = 16 * 1024  # bytes of a request, where nothing else is said
SAFE = ("GET", "HEAD", "OPTIONS")
NETWORK = 64  # bits of an IPv6 address that are not its owner's to choose
COOKIE, YEAR = "kostka_guest", 365 * 24 * 3600
# What a refusal is in HTTP; 400 where nothing is said.
STATUS = {
    "server-no-table": 404,
    "server-no-code": 404,
    "server-no-page": 404,
    "core-no-game": 404,
    "server-no-reason": 404,
    "server-token": 401,
    "server-private": 403,
    "server-origin": 403,
    "server-host-only": 403,
    "server-not-over": 409,
    "server-no-free-seat": 409,
    "server-not-playing": 409,
    "server-used-id": 409,
    "server-too-long": 413,
    "server-too-fast": 429,
    "server-guest-tables": 429,
    "server-full": 503,
    "server-restarts": 503,
    "server-no-answer": 503,
    "server-odds-soon": 503,
    "server-storage-failed": 503,
    "server-storage-closed": 503,
    "server-failed": 500,
}

Endpoint = Callable[[Request], Awaitable[Any]]


class Doors:
    """Makes routes of plain functions: what they return is the answer as JSON, a KostkaError the refusal."""

    def __init__(self, config: Config, addresses: Addresses) -> None:
        self.origins, self.addresses = Origins(config), addresses

    def route(self, path: str, endpoint: Endpoint, *methods: str, cost: float = 1.0) -> Route:
        async def answer(request: Request) -> Response:
            try:
                self.addresses.charge(address_of(request), cost)
                if request.method not in SAFE:
                    self.origins.check(request.headers)
                found = await endpoint(request)
                return found if isinstance(found, Response) else as_json(found)
            except KostkaError as error:
                return refused(error)
            except ClientDisconnect:  # in the middle of what it sent; nobody reads this
                return Response(status_code=400)
            except Exception as error:
                log("request failed", 40, error=error, route=path)
                return refused(Refusal("server-failed"))

        return Route(path, answer, methods=list(methods) or ["GET"])


class Origins:
    """Pages that may talk to this server: its own, as far as its name is known, and those that it was told of."""

    def __init__(self, config: Config) -> None:
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", config.host}
        self.told = {origin.rstrip("/").lower() for origin in config.origins}

    def check(self, headers: Headers) -> None:
        """Browsers tell the origin of a page, and cannot be made not to; programs that tell none have no cookies."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Refusal("server-origin")
        elif not self.allowed(origin.lower(), headers.get("host", "").lower()):
            raise Refusal("server-origin")

    def allowed(self, origin: str, host: str) -> bool:
        """A page of another site may resolve its own name to this machine, so only known names and numbers are ours."""
        try:
            page = urlsplit(origin)
            return origin in self.told or (page.netloc == host and self.is_own(page.hostname or ""))
        except ValueError:
            return False

    def is_own(self, name: str) -> bool:
        return name in self.names or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def address_of(connection: HTTPConnection) -> str:
    """Who is at the other end, as far as limits go."""
    return owner(connection.client.host) if connection.client else "unknown"


def owner(address: str) -> str:
    """Every home with IPv6 has a network of addresses."""
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found), NETWORK), strict=False))


def guest_of(connection: HTTPConnection, keys: Keys) -> str | None:
    return keys.guest(connection.cookies.get(COOKIE))


def as_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(error: KostkaError) -> Response:
    metrics.refusals.labels(error.id).inc()
    return as_json({"reason": error.to_json()}, STATUS.get(error.id, 400))


async def body(request: Request, most: int = LONGEST) -> bytes:
    """What was sent, if it is not too much."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refusal("server-too-long", most=most)
    return bytes(found)


async def read(request: Request, kind: type[T], most: int = LONGEST) -> T:
    """The message that was sent."""
    try:
        return msgspec.json.decode(await body(request, most), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("server-not-understood", error=str(error)) from None
