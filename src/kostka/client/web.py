"""Requests to a table server."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]
PATIENCE = 30.0  # seconds


class RefusedError(Exception):
    """The server's reason: a message id with its arguments."""

    def __init__(self, reason: Mapping[str, Any], status: int = 0) -> None:
        super().__init__(reason.get("id"))
        self.reason, self.status = dict(reason), status

    @property
    def id(self) -> str:
        return str(self.reason["id"])


class Web:
    """A server by its address, such as http://127.0.0.1:8000. Whoever asks keeps the cookie of a guest."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.cookie = ""

    async def get(self, path: str, **headers: str) -> Any:
        return json.loads(await self.fetch("GET", path, None, **headers))

    async def post(self, path: str, body: Any, **headers: str) -> Any:
        return json.loads(await self.fetch("POST", path, json.dumps(body).encode(), **headers))

    async def fetch(self, method: str, path: str, body: bytes | None, **headers: str) -> bytes:
        return await asyncio.to_thread(self._fetch, method, path, body, headers)

    def _fetch(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> bytes:
        kept = {"content-type": "application/json", "cookie": self.cookie, **headers}
        request = urllib.request.Request(f"{self.base}{path}", body, kept, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                if cookie := answer.headers.get("set-cookie"):
                    self.cookie = cookie.partition(";")[0]
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise RefusedError(reason_in(error.read()), error.code) from None

    async def open_table(self, game: str, seats: list[Json], **rest: Any) -> Json:
        """A new table: its id, its code and the tokens of the seats that are held."""
        found: Json = await self.post("/api/tables", {"game": game, "seats": seats, **rest})
        return found

    async def sit(self, table: str, id: str, name: str, seat: int | None = None) -> Json:
        """Take a seat. A guest who is known gets the same answer again if the first one was lost."""
        if not self.cookie:
            await self.get("/api/tables")
        found: Json = await self.post(f"/api/tables/{table}/sit", {"id": id, "name": name, "seat": seat})
        return found


def reason_in(body: bytes) -> Json:
    try:
        found: Json = json.loads(body)["reason"]
    except (ValueError, LookupError, TypeError):
        return {"id": "unknown"}
    return found
