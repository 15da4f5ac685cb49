"""What uvicorn leaves to others: the headers of every answer, clients that send or read so slowly that they mean
nothing good, endless heads and messages in endless pieces."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

LARGEST_HEAD, LARGEST_REQUEST = 32 * 1024, 2 * 1024 * 1024  # bytes; the app itself refuses smaller ones with a reason
MOST_PIECES = 1000  # of one message
SENDING, READING = 30.0, 30.0  # seconds to send a whole request, and to take something of what waits to be read
# On every answer, also on those that no route gives.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HEAD_TOO_LARGE = b"\r\n".join(
    [
        b"HTTP/1.1 431 Request Header Fields Too Large",
        *(f"{name}: {value}".encode() for name, value in HEADERS.items()),
        b"content-length: 0\r\nconnection: close\r\n\r\n",
    ]
)


class Http(HttpToolsProtocol):
    """A connection on which a request is sent whole within a time, and its answer is read."""

    sending: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None
    is_head, received = True, 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begin()

    def begin(self) -> None:
        self.is_head, self.received = True, 0
        if self.sending is None:
            self.sending = self.loop.call_later(SENDING, self.transport.abort)

    def end(self) -> None:
        stop(self.sending)
        self.sending = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.received += len(data)
        if self.received > (LARGEST_HEAD if self.is_head else LARGEST_REQUEST) and not self.transport.is_closing():
            self.refuse()

    def refuse(self) -> None:
        if self.is_head and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(HEAD_TOO_LARGE)
            self.transport.close()
        else:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begin()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.is_head = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.end()

    def handle_websocket_upgrade(self) -> None:
        self.end()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        stop(self.reading)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end()
        stop(self.reading)
        super().connection_lost(exc)


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket whose messages have so many pieces and are UTF-8, and whose client reads."""

    reading: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:  # a head that only uvicorn's HTTP can read
            self.transport.write(HEAD_TOO_LARGE)
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.fail(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.fail(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def fail(self, code: CloseCode) -> None:
        self.frames = []
        self.conn.fail(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # before the handshake was answered
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # whoever does not read needs no answer

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        stop(self.reading)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self.reading)
        super().connection_lost(exc)


def stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def is_text(data: Any) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
