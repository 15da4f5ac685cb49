"""Hostile clients: what nobody sends who means well, down to the bytes, and what a server must answer."""

import json
import random
import secrets
import socket
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

from kostka.client.reader import changed
from kostka.client.web import Json
from kostka.messages import LANGUAGES, entries
from kostka.server.live import LONGEST, decoder
from kostka.server.protocol import Ask, Beat

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PATIENCE = 30  # seconds
ANSWERS = ("refused", "done", "found")

sent: Counter[str] = Counter()  # messages so far, by what was wrong with them

# ---------------------------------------------------------------------------------------------------------------- wire


def frame(
    data: bytes = b"", opcode: int = TEXT, *, fin: bool = True, bits: int = 0, masked: bool = True, length: int = -1
) -> bytes:
    """A frame of a WebSocket as a client sends it; a mask of zeros is a mask."""
    size, first, mask = (len(data) if length < 0 else length), fin << 7 | bits << 4 | opcode, masked << 7
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    return head + bytes(4 if masked else 0) + data


def door(base: str) -> socket.socket:
    place = urlsplit(base)
    return socket.create_connection((str(place.hostname), int(place.port or 80)), PATIENCE)


def handshake(base: str, path: str, *headers: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {urlsplit(base).netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


class Wire:
    """A WebSocket that says whatever it likes."""

    def __init__(self, base: str, table: str, *headers: str) -> None:
        self.socket = door(base)
        self.file = self.socket.makefile("rb")
        self.code: int | None = None
        self.socket.sendall(handshake(base, f"/api/tables/{table}/live", *headers))
        self.status = int(self.file.readline().split()[1])
        while self.file.readline().strip():
            pass

    def send(self, *frames: bytes) -> None:
        with suppress(OSError):  # who is thrown out in the middle of a sentence hears why, if anything
            self.socket.sendall(b"".join(frames))

    def say(self, message: Json) -> None:
        self.send(frame(json.dumps(message).encode()))

    def hello(self, token: str | None = None, **fields: Any) -> Self:
        self.say({"type": "hello", **({"token": token} if token else {}), **fields})
        return self

    def hear(self) -> Json | None:
        """The next message, None after the last one."""
        while True:
            try:
                first, size = struct.unpack("!BB", self.read(2))
                if size >= 126:
                    (size,) = struct.unpack("!H" if size == 126 else "!Q", self.read(2 if size == 126 else 8))
                data = self.read(size)
            except (EOFError, ConnectionError):
                return None
            if first & 15 == CLOSE:
                (self.code,) = struct.unpack("!H", data[:2])
                return None
            if first & 15 == TEXT:
                found: Json = json.loads(data)
                return found

    def read(self, size: int) -> bytes:
        found = self.file.read(size)
        if len(found) < size:
            raise EOFError
        return found

    def rest(self) -> list[Json]:
        """Everything until the connection ends."""
        return list(iter(self.hear, None))

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Guest(Wire):
    """A client that follows a table as it should, and so knows what it does wrong."""

    def __init__(self, base: str, table: str, token: str | None = None, seat: int | None = None, **fields: Any) -> None:
        super().__init__(base, table)
        self.seat, self.token = seat, token
        self.version, self.goodbye = -1, ""
        self.document: Any = None
        self.hello(token, **fields)
        self.until(lambda: self.document is not None)

    def take(self) -> Json | None:
        """Hear one message, and note what it tells."""
        message = self.hear()
        if message and message["type"] == "news":
            self.document = changed(self.document, message["changes"])
            self.version = message["version"]
        elif message and message["type"] == "bye":
            self.goodbye = message["reason"]
        return message

    def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            assert self.take() is not None, f"the server said goodbye: {self.goodbye} {self.code}"

    def answer(self) -> Json:
        """The next answer."""
        while (message := self.take()) is not None:
            if message["type"] in ANSWERS:
                return message
        raise AssertionError(f"no answer: {self.goodbye} {self.code}")

    def ask(self, message: Json) -> Json:
        self.say(message)
        return self.answer()

    def fence(self) -> Iterator[Json]:
        """All answers to what was sent so far; the last one is to a question that is always answered."""
        id = secrets.token_urlsafe(9)
        self.say({"type": "read", "id": id, "after": 0, "upto": 0})
        while True:
            answer = self.answer()
            yield answer
            if answer.get("id") == id:
                return


# -------------------------------------------------------------------------------------------------------------- answers


def is_known(reason: Json) -> bool:
    """Whether a reason can be said in every language."""
    return all(reason["id"] in entries(language) for language in LANGUAGES)


def is_answered(text: bytes) -> bool:
    """Whether the server answers a text at once: not a beat, nor a question that takes its time."""
    try:
        return not isinstance(decoder.decode(text), Beat | Ask)
    except (msgspec.DecodeError, RecursionError):
        return True


# ------------------------------------------------------------------------------------------------------------ mutations

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    1 << 31,
    1 << 63,
    1 << 64,
    10**40,
    0.5,
    "",
    "x",
    "\0",
    [],
    {},
    [[]],
    {"": 0},
)
ODD_TEXTS = (
    *("", " ", "null", "[]", "{}", '"hello"', "0", "NaN", "-Infinity", "1e999", "\x00", "\ufeff{}", "{'a':1}"),
    *('{"type":null}', '{"type":"news"}', '{"type":"bye","reason":"rude"}', '{"type":["play"]}', '{"Type":"play"}'),
    *('{"type":"say","id":"aaaaaaaa","text":"\\ud800"}', '{"type":"play","id":"aaaaaaaa","on":NaN,"move":""}'),
)


def valid(rng: random.Random, version: int) -> Json:
    """A message as clients send it; none of them leaves or closes a table."""
    id, on = f"{rng.getrandbits(64):016x}", rng.choice([version, version, version - 1, version + 1, -1, 0])
    seat = rng.randrange(8)
    return {
        "id": id,
        **rng.choice(
            [
                {"type": "play", "on": on, "move": rng.choice(["roll", "tile 3 cheering", "", "race win red"])},
                {"type": "play", "on": on, "move": {"family": "tile", "space": rng.randrange(20)}},
                {"type": "undo", "on": on},
                {"type": "answer", "on": on, "yes": rng.random() < 0.5},
                {"type": "arrange", "seat": seat, "level": "greedy"},
                {"type": "rename", "name": "Ola"},
                {"type": "lend", "seat": seat, "level": "nobody"},
                {"type": "back"},
                {"type": "say", "text": "Cześć!"},
                {"type": "react", "reaction": "dog"},
                {"type": "mute", "seat": seat, "muted": rng.random() < 0.5},
                {"type": "again"},
                {"type": "read", "after": on, "upto": version + rng.randrange(5)},
                {"type": "why", "move": "roll"},
            ]
        ),
    }


def out_of_place(rng: random.Random, message: Json) -> bytes:
    """A message that is well made, and comes when it should not."""
    return json.dumps(message).encode()


def flipped(rng: random.Random, message: Json) -> bytes:
    text = bytearray(json.dumps(message).encode())
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] ^= 1 << rng.randrange(7)
    return bytes(text)


def truncated(rng: random.Random, message: Json) -> bytes:
    text = json.dumps(message).encode()
    return text[: rng.randrange(len(text))]


def spliced(rng: random.Random, message: Json) -> bytes:
    text = json.dumps(message).encode()
    one, two = sorted(rng.randrange(len(text)) for _ in range(2))
    return text[:two] + text[one:two] * rng.randint(1, 3) + text[two:]


def with_key_twice(rng: random.Random, message: Json) -> bytes:
    key = rng.choice(list(message))
    return json.dumps(message)[:-1].encode() + f', "{key}": {json.dumps(rng.choice(ODD_VALUES))}}}'.encode()


def with_odd_value(rng: random.Random, message: Json) -> bytes:
    return json.dumps({**message, rng.choice(list(message)): rng.choice(ODD_VALUES)}).encode()


def with_other_keys(rng: random.Random, message: Json) -> bytes:
    kept = {key: value for key, value in message.items() if rng.random() < 0.7}
    return json.dumps({**kept, rng.choice(["seat", "token", "secret", "__proto__", "x" * 900]): 0}).encode()


def with_huge_number(rng: random.Random, message: Json) -> bytes:
    digits = "9" * rng.choice([20, 400, 5000])
    number = rng.choice([digits, f"-{digits}", f"0.{digits}", f"1e{digits[:6]}"])
    return json.dumps({**message, rng.choice(list(message)): 777_777}).replace("777777", number).encode()


def nested(rng: random.Random, message: Json) -> bytes:
    depth = rng.choice([10, 500, 1100, 5000])
    opening, closing = rng.choice([("[", "]"), ('{"a":', "}")])
    text = json.dumps({**message, rng.choice([*message, "more"]): 777_777})
    return text.replace("777777", opening * depth + "0" + closing * depth)[: 2 * LONGEST].encode()


def long(rng: random.Random, message: Json) -> bytes:
    size = rng.choice([281, LONGEST - 100, LONGEST, LONGEST + 1, 3 * LONGEST])
    return json.dumps({**message, rng.choice(list(message)): rng.choice("xż\n") * size}, ensure_ascii=False).encode()[
        : 4 * LONGEST - 8
    ]


def with_surrogate(rng: random.Random, message: Json) -> bytes:
    return json.dumps({**message, rng.choice(list(message)): "\ud83d" + rng.choice(["", "x", "\ud83d"])}).encode()


def odd(rng: random.Random, message: Json) -> bytes:
    return rng.choice(ODD_TEXTS).encode()


def random_text(rng: random.Random, message: Json) -> bytes:
    return "".join(chr(rng.randrange(1, 0x500)) for _ in range(rng.randrange(60))).encode()


def hello_again(rng: random.Random, message: Json) -> bytes:
    return json.dumps({"type": "hello", "token": secrets.token_urlsafe(32)}).encode()


MUTATIONS: dict[str, Callable[[random.Random, Json], bytes]] = {
    "out of place": out_of_place,
    "bits flipped": flipped,
    "cut off": truncated,
    "parts repeated": spliced,
    "a key twice": with_key_twice,
    "an odd value": with_odd_value,
    "other keys": with_other_keys,
    "a huge number": with_huge_number,
    "deep nesting": nested,
    "too long": long,
    "half a character": with_surrogate,
    "no message at all": odd,
    "random text": random_text,
    "hello again": hello_again,
}
SELDOM = ("deep nesting", "too long", "a huge number")


def mutated(rng: random.Random, message: Json) -> tuple[str, bytes]:
    """What is wrong with a message, and its text, which is UTF-8 all the same."""
    kind = rng.choice(list(MUTATIONS))
    if kind in SELDOM and rng.random() < 0.7:
        kind = "bits flipped"
    return kind, MUTATIONS[kind](rng, message).decode(errors="ignore").encode()


def framed(rng: random.Random, text: bytes) -> tuple[str, list[bytes]]:
    """Ways to send a text, and what is odd about them."""
    way = rng.random()
    if way < 0.9:
        return "", [frame(text)]
    if way < 0.93:
        return "as bytes", [frame(text, BINARY)]
    if way < 0.95:
        return "with pings between", [frame(b"x" * rng.randrange(126), PING), frame(text), frame(b"", PONG)]
    cuts = [0, *sorted(rng.randrange(len(text) + 1) for _ in range(rng.randint(1, 5))), len(text)]
    pieces = [text[one:two] for one, two in pairwise(cuts)]
    last = len(pieces) - 1
    return "in pieces", [frame(piece, CONTINUATION if n else TEXT, fin=n == last) for n, piece in enumerate(pieces)]


# ------------------------------------------------------------------------------------------------------------ attackers


def besiege(guest: Guest, rng: random.Random, count: int) -> None:
    """So many messages in batches: each is answered, and only those that are kept change the table."""
    used: list[Json] = []
    for _ in range(0, count, 40):
        before, expected = guest.version, 0
        for _ in range(40):
            message = rng.choice(used) if used and rng.random() < 0.1 else valid(rng, guest.version)
            used = [*used[-20:], message]
            kind, text = mutated(rng, message)
            oddity, frames = framed(rng, text)
            guest.send(*frames)
            sent[oddity or kind] += 1
            expected += oddity == "as bytes" or is_answered(text)
        answers = list(guest.fence())
        check_batch(answers, before, expected)
        guest.until(lambda wanted=answers[-1]["version"]: guest.version >= wanted)  # type: ignore[misc]


def check_batch(answers: list[Json], before: int, expected: int) -> None:
    assert all(is_known(answer["reason"]) for answer in answers if answer["type"] == "refused"), answers
    kept = {answer["version"] for answer in answers if answer["type"] == "done"}
    assert answers[-1]["version"] == before + len({version for version in kept if version > before})
    assert len(answers) == expected + 1


# Breaches of RFC 6455, and the code that the server closes with.
BREACHES: dict[str, tuple[list[bytes], int]] = {
    "text that is not UTF-8": ([frame(b'{"type":"\xff\xfe"}')], 1007),
    "half a character at the end": ([frame(b'{"type": "\xc5')], 1007),
    "bytes that are not UTF-8 in pieces": ([frame(b"\xc5", fin=False), frame(b"\xc5", CONTINUATION)], 1007),
    "reserved bits": ([frame(b"{}", bits=4)], 1002),
    "an opcode that is none": ([frame(b"{}", 3)], 1002),
    "a control opcode that is none": ([frame(b"", 11)], 1002),
    "no mask": ([frame(b"{}", masked=False)], 1002),
    "a frame that is too large": ([frame(b"x" * 70_000)], 1009),
    "pieces that are too large": ([frame(b"x" * 40_000, fin=False), frame(b"x" * 40_000, CONTINUATION)], 1009),
    "a length beyond all": ([frame(b"", length=1 << 62)], 1009),
    "a length below zero": ([frame(b"", length=(1 << 64) - 1)], 1009),
    "empty pieces without end": ([frame(b"", fin=False), frame(b"", CONTINUATION, fin=False) * 2000], 1009),
    "a long ping": ([frame(b"x" * 126, PING)], 1002),
    "a ping in pieces": ([frame(b"x", PING, fin=False)], 1002),
    "a piece of nothing": ([frame(b"x", CONTINUATION)], 1002),
    "a text within a text": ([frame(b"x", fin=False), frame(b"y")], 1002),
    "a close with half a code": ([frame(b"x", CLOSE)], 1002),
    "a close with no such code": ([frame(struct.pack("!H", 999), CLOSE)], 1002),
    "a close that is not UTF-8": ([frame(b"\x03\xe8\xff", CLOSE)], 1007),
    "a proper close": ([frame(b"\x03\xe8", CLOSE)], 1000),
}


def breach(base: str, table: str, token: str | None, name: str) -> None:
    """Break the rules of WebSockets, and be shown out."""
    frames, code = BREACHES[name]
    with Wire(base, table).hello(token) as wire:
        assert (wire.hear() or {}).get("type") == "news"
        wire.send(*frames)
        assert "bye" not in {message["type"] for message in wire.rest()}
        assert wire.code == code, (name, wire.code)
    sent[name] += 1


PATHS = (
    *("/", "//", "/..", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "/%ff", "/\\..\\x", "/?", "/#"),
    *("/api", "/api/tables", "/api/tables/", "/api/tables/{table}", "/api/tables/{table}/sit", "/api/tables/%00"),
    *("/api/tables/{table}/file", "/api/tables/{table}/replay", "/api/tables/{table}/replay?as=9", "/api/replay"),
    *("/api/tables/{table}/verify", "/api/tables/{table}/live", "/api/tables/../{table}", "/api/tables/{table}%2ffile"),
    *("/api/tables/" + "x" * 9000, "/api/codes/%00", "/api/codes/ABCDEF", "/api/codes/..", "/api/codes/%F0%9F%90%AA"),
    *("/api/games", "/api/games?lang=..", "/api/games?lang=%00", "/api/games/..%2f..", "/api/games/cubitos?lang=xx"),
    *("/api/games/camelup/schema", "/api/games/cubitos/check", "/api/games/nothing/check", "/api/messages/../en"),
    *("/api/messages/xx", "/api/protocol", "/healthz", "/readyz", "/metrics", "/favicon.ico", "/static/../app.py"),
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
BODIES: tuple[bytes, ...] = (
    *(b"", b"{}", b"[]", b"null", b"\xff\xfe", b"\x00", b"[" * 5000, b'{"game":NaN}', b'{"start":1e999}'),
    *(b'{"game":"camelup","seats":[{"kind":"me","name":"x"}]}', b'{"game":"../camelup","seats":[{"kind":"open"}]}'),
    *(b'{"id":"aaaaaaaa","name":"x","seat":7}', b'{"id":"aaaaaaaa","name":"\\ud800"}', b'{"id":"a","name":1}'),
    *(b'{"cards":["/etc/passwd"]}', b'{"track":["../../x.toml"],"set":"custom"}', b'{"start":' + b"9" * 40 + b"}"),
    *(b"kostka match 1\n", b"kostka match 1\ngame camelup\nplayers a, b, c\n\n1. roll\n", b"x" * 200_000),
)
GARBAGE: tuple[bytes, ...] = (
    *(
        b"\x00" * 10,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ),
    *(b"CONNECT a:1 HTTP/1.1\r\n\r\n", b"GET /\xff HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nBad Header: x\r\n\r\n"),
    b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x",
    b"POST /api/tables HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
    b"GET / HTTP/1.1\r\nX: " + b"y" * 2_000_000,
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200_000,
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
    handshake("", "/api/tables/x/live", "X: " + "y" * 9000),
    handshake("", "/api/tables/x/live", *(f"X{n}: y" for n in range(300))),
    handshake("", "/api/tables/" + "x" * 20_000 + "/live"),
    handshake("", "/api/tables/x/live", "Sec-WebSocket-Key: again"),
    handshake("", "/api/tables/x/live", "Sec-WebSocket-Version: 99"),
    handshake("", "/api/tables/%00%ff/nothing"),
    handshake("", "/api/tables/x/live").replace(b"GET", b"POST"),
)


def request(method: str, path: str, body: bytes, *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, *headers, "", ""]).encode("latin-1") + body


def exchange(base: str, data: bytes) -> bytes:
    """What comes back until the server closes."""
    with door(base) as wire, suppress(ConnectionError):
        found = b""
        with suppress(ConnectionError):
            wire.sendall(data)
        while part := wire.recv(1 << 16):
            found += part
    return found


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def check_answer(answer: bytes) -> None:
    """A refusal of the app has a reason, and nothing fails."""
    assert 200 <= status_of(answer) < 500 or b'"ready"' in answer, answer[:300]
    head, _, body = answer.partition(b"\r\n\r\n")
    if b"application/json" in head and body and status_of(answer) >= 400:
        assert is_known(json.loads(body)["reason"]), body


def pester(base: str, table: str, rng: random.Random, count: int) -> None:
    """So many requests, most of which make no sense."""
    for _ in range(count):
        if rng.random() < 0.15:
            garbage = rng.choice(GARBAGE)
            assert status_of(exchange(base, garbage)) in (0, 400, 403, 404, 405, 426, 431), garbage[:80]
            sent["no HTTP"] += 1
            continue
        path, body = rng.choice(PATHS).replace("{table}", table), rng.choice(BODIES)
        check_answer(exchange(base, request(rng.choice(METHODS), path, body)))
        sent["requests"] += 1


def give_up(base: str, table: str, rng: random.Random, count: int) -> None:
    """Begin something, and go away in the middle of it."""
    whole = [
        handshake(base, f"/api/tables/{table}/live"),
        request("POST", "/api/tables", b'{"game":"camelup"}'),
        request("GET", f"/api/tables/{table}", b""),
        handshake(base, f"/api/tables/{table}/live") + frame(b'{"type":"hello"}') + frame(b'{"type":"beat"}'),
    ]
    for _ in range(count):
        data = rng.choice(whole)
        with door(base) as wire:
            wire.sendall(data[: rng.randrange(len(data))])
        sent["given up halfway"] += 1
