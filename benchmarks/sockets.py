"""WebSockets with nothing in them but what a measurement needs, so that it is the server that is measured."""

import asyncio
import os
from base64 import b64encode
from typing import Protocol, cast
from urllib.parse import urlsplit

TEXT, CLOSE = 0x81, 0x88  # first bytes of whole frames
MASKED, TWO_BYTES = 0x80, 126  # a longer length has eight bytes
NO_MASK = bytes(4)  # clients must mask what they send; zeros change nothing


class Owner(Protocol):
    """Whoever uses a socket."""

    def entered(self) -> None: ...
    def heard(self, text: bytes) -> None: ...
    def lost(self, socket: "Socket") -> None: ...


class Socket(asyncio.Protocol):
    def __init__(self, url: str, owner: Owner) -> None:
        self.url, self.owner = urlsplit(url), owner
        self.transport: asyncio.Transport | None = None
        self.unread = bytearray()
        self.is_open = self.is_dropped = False

    async def connect(self) -> None:
        host, port = str(self.url.hostname), self.url.port or 80
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.url.path} HTTP/1.1", f"Host: {self.url.netloc}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.transport.write("\r\n".join(lines).encode())
        if self.is_dropped:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.is_open and not self.enter():
            return
        while (text := self.next_text()) is not None:
            self.owner.heard(text)

    def enter(self) -> bool:
        """Whether the server has answered the handshake."""
        head, end, rest = self.unread.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head[:16]:
            self.drop()
            return False
        self.unread, self.is_open = rest, True
        self.owner.entered()
        return True

    def next_text(self) -> bytes | None:
        """The next whole frame. A server that ends its connection closes it too, so that its last frame can wait."""
        if len(self.unread) < 2:
            return None
        start, length = 2, self.unread[1]
        if length >= TWO_BYTES:
            start += 2 if length == TWO_BYTES else 8
            length = int.from_bytes(self.unread[2:start], "big")
        if len(self.unread) < start + length or self.unread[0] == CLOSE:
            return None
        if self.unread[0] != TEXT:
            raise ValueError(f"a frame that begins with {self.unread[0]:#x}")
        text = bytes(self.unread[start : start + length])
        del self.unread[: start + length]
        return text

    def send(self, text: bytes) -> None:
        size = len(text)
        assert self.transport
        length = bytes([MASKED | size]) if size < TWO_BYTES else bytes([MASKED | TWO_BYTES]) + size.to_bytes(2, "big")
        self.transport.write(bytes([TEXT]) + length + NO_MASK + text)

    def drop(self) -> None:
        """Be gone without a word, as a telephone in a tunnel is."""
        self.is_dropped, self.is_open = True, False
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.owner.lost(self)
