"""What goes over the wire of a real server, checked against the declarations of the protocol as it goes."""

import json
from collections import defaultdict
from collections.abc import Awaitable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kostka.client.reader import Reader
from kostka.client.web import Json, RefusedError, Web
from kostka.server import schemas
from tests.server.serving import Serving

TAG = {"FromClient": "type", "ToClient": "type", "What": "kind"}
CODES = {"restart": 1012, "full": 1013, "token": 4401, "private": 4403, "gone": 4404}
CODES |= {"slow": 4408, "taken": 4409, "rude": 4429}


@cache
def strict() -> Json:
    """The definitions of the protocol, with nothing allowed that they do not name."""
    found: Json = deepcopy(schemas.protocol()["$defs"])
    for schema in found.values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return found


@cache
def validator(kind: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": strict()})


def type_of(union: str, message: Json) -> str:
    """Which of several messages it is, as it says itself."""
    kinds = strict()[union]["discriminator"]["mapping"]
    return str(kinds[message[TAG[union]]].rpartition("/")[2])


class Wire:
    """Everything that was sent and answered, by its type. What is not as declared does not get in."""

    def __init__(self) -> None:
        self.seen: dict[str, list[Any]] = defaultdict(list)

    def add(self, kind: str, message: Any) -> Any:
        found = type_of(kind, message) if kind in TAG else kind
        validator(found).validate(message)
        self.seen[found].append(deepcopy(message))
        for row in message.get("rows", ()):
            self.add("What", row["what"])
        return message


class Listener(Reader):
    """A client that shows everything to the wire."""

    def __init__(self, wire: Wire, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.wire = wire

    async def send(self, message: Json) -> None:
        self.wire.add("FromClient", message)
        await super().send(message)

    async def take(self, message: Json) -> None:
        self.wire.add("ToClient", message)
        await super().take(message)
        if message["type"] == "news":
            self.wire.add("Document", self.document)

    async def refused(self, type: str, **fields: Any) -> str:
        """The id of the reason why not."""
        with pytest.raises(RefusedError) as refusal:
            await self.ask(type, **fields)
        return refusal.value.id


class Table:
    """A table of a server that is listened to."""

    def __init__(self, wire: Wire, server: Serving, web: Web, opened: Json) -> None:
        self.wire, self.server, self.web = wire, server, web
        self.id, self.code = opened["table"], opened["code"]
        self.path = f"/api/tables/{self.id}"
        self.tokens = {held["seat"]: held["token"] for held in opened["held"]}

    @classmethod
    async def open(cls, wire: Wire, server: Serving, game: str, *seats: Json, **rest: Any) -> "Table":
        web = Web(server.base)
        wire.add("NewTable", {"game": game, "seats": list(seats), **rest})
        opened = await web.open_table(game, list(seats), **rest)
        return cls(wire, server, web, wire.add("OpenedTable", opened))

    def reader(self, seat: int | None = None, name: str | None = None) -> Listener:
        return Listener(self.wire, self.server.base, self.id, None if seat is None else self.tokens[seat], name)

    async def sit(self, web: Web, name: str, seat: int) -> None:
        wanted = self.wire.add("NewSitter", {"id": f"sit-{name}-{seat}", "name": name, "seat": seat})
        seated = self.wire.add("Seated", await web.post(f"{self.path}/sit", wanted))
        self.tokens[seat] = seated["token"]

    async def got(self, kind: str, path: str = "") -> Any:
        return self.wire.add(kind, await self.web.get(f"{self.path}{path}"))


async def refused(wire: Wire, asked: Awaitable[Any]) -> tuple[int, str]:
    """The status and the reason of a request that is refused."""
    with pytest.raises(RefusedError) as refusal:
        await asked
    wire.add("RefusedRequest", {"reason": refusal.value.reason})
    return refusal.value.status, refusal.value.id


async def parting(wire: Wire, server: Serving, table: str, *messages: Json) -> str:
    """The goodbye to somebody who sends these messages, with the code that belongs to it."""
    address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address) as socket:
        for message in messages:
            await socket.send(json.dumps(wire.add("FromClient", message)))
        with suppress(ConnectionClosed):
            while True:
                last = wire.add("ToClient", json.loads(await socket.recv()))
    assert socket.close_code == CODES[last["reason"]]
    return str(last["reason"])
