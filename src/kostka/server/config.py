"""How a server runs: what `kostka serve` was told, and limits that an operator may change."""

import os
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from kostka.core.errors import KostkaError

MEGABYTE = 1 << 20
Count = Annotated[int, Meta(ge=0)]
Amount = Annotated[float, Meta(ge=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What clients may ask for; KOSTKA_LIMITS has those that differ, as JSON."""

    # A message of a client costs a credit; so many are there at first, and so many come back in a second.
    credits: Amount = 40
    credits_per_second: Amount = 10
    # The same for all requests and connections of an address. Opening a table and reading a file cost 20, a code 5.
    address_credits: Amount = 400
    address_credits_per_second: Amount = 40
    connections: Count = 5_000
    address_connections: Count = 200
    # Tables that are neither over nor closed.
    tables: Count = 50_000
    guest_tables: Count = 100
    stored: Count = 8192 * MEGABYTE
    rows: Count = 100_000  # of a table


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str = ""
    secret: str = ""
    # Origins of pages that may talk to this server, beside its own.
    origins: tuple[str, ...] = ()
    # Proxies whose word on the client's address is taken.
    proxies: tuple[str, ...] = ()
    thinkers: int = 2
    # Seconds: the least between a question to a bot and its answer, and the most that it may think.
    pace: float = 0.7
    think: float = 8.0
    # Seconds after which a table that nobody looks at is forgotten here; its journal is not.
    idle: float = 60.0
    limits: Limits = Limits()


def limits_of(environ: "os._Environ[str] | dict[str, str]") -> Limits:
    try:
        return msgspec.json.decode(environ.get("KOSTKA_LIMITS", "{}"), type=Limits)
    except msgspec.DecodeError as error:
        raise KostkaError("server-limits", error=str(error)) from None
