"""Hostile clients at a real server: a clear refusal each, nothing changes, nothing is left over, nothing in the log.

`make fuzz` sends some 200,000 messages like these to a server in processes of its own.
"""

import asyncio
import json
import logging
import random
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis.stateful import run_state_machine_as_test

from kostka.client.web import Web
from kostka.server import live, wire
from tests.server.hostile import (
    BREACHES,
    CONTINUATION,
    GARBAGE,
    METHODS,
    PATHS,
    PING,
    TEXT,
    Guest,
    Wire,
    besiege,
    breach,
    check_answer,
    door,
    exchange,
    frame,
    give_up,
    handshake,
    pester,
    request,
    status_of,
)
from tests.server.hostile_table import machine_at, steady, without_presence
from tests.server.serving import Gathering, Serving, serving, table_of

QUIET = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # warnings of uvicorn, one line each


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("hostile"), pace=3600.0, thinkers=1) as running:
        yield running


@pytest.fixture
def table(server: Serving) -> Gathering:
    return asyncio.run(table_of(server, "camelup", "Anna", "Piotr", "Ola"))


@pytest.fixture(autouse=True)
def nothing_is_left_over(server: Serving, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No traceback, no error, no connection, no task, and a server that still answers."""
    before = tasks_of(server)
    with caplog.at_level(logging.WARNING):
        yield
        wait_until_alone(server)
    records = [*caplog.get_records("call"), *caplog.records]  # of the test, and of what came after it
    assert [record.getMessage() for record in records if record.exc_info or record.getMessage() not in QUIET] == []
    assert not left_over(server, before)
    assert asyncio.run(Web(server.base).get("/healthz")) == {"ok": True}


def tasks_of(server: Serving) -> set[str]:
    """What the server does, but for tables at which bots take their time."""

    async def found() -> set[str]:
        names = {str(task.get_coro()).split(" at ")[0] for task in asyncio.all_tasks()}
        return {name for name in names if "tasks_of" not in name and "Bots.move" not in name}

    return server.inside(found())


def left_over(server: Serving, before: set[str]) -> set[str]:
    """What goes on that did not before, once what is soon done has had its time."""
    end = time.monotonic() + 20
    while (more := tasks_of(server) - before) and time.monotonic() < end:
        time.sleep(0.01)
    return more


def wait_until_alone(server: Serving) -> None:
    async def alone() -> None:
        async with asyncio.timeout(20):
            while any(room.connections for room in server.app.rooms.rooms.values()) or server.app.addresses.connections:
                await asyncio.sleep(0.01)

    server.inside(alone())


# ------------------------------------------------------------------------------------------------------------- messages


@pytest.mark.hypothesis
def test_whatever_is_sent_in_whatever_order_only_what_is_kept_changes_a_table(server: Serving) -> None:
    run_state_machine_as_test(machine_at(server), settings=steady(examples=8, steps=30))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_mutated_message_is_answered_and_only_what_is_kept_changes_the_table(
    server: Serving, table: Gathering, seat: int | None
) -> None:
    bystander = asyncio.run(table_of(server, "jamniki", "Ewa", "Jan"))
    with Guest(server.base, bystander.id, bystander.tokens[0], 0) as ewa:
        before = (ewa.version, without_presence(ewa.document))
        with Guest(server.base, table.id, None if seat is None else table.tokens[seat], seat, name="Zofia") as guest:
            besiege(guest, random.Random(seat), 1200)
        list(ewa.fence())
        assert (ewa.version, without_presence(ewa.document)) == before


def test_whoever_sends_nothing_but_nonsense_is_shown_out(server: Serving, table: Gathering) -> None:
    with Wire(server.base, table.id).hello(table.tokens[0]) as rude:
        rude.send(*[frame(b"nonsense")] * (live.RUDE + 1))
        messages = rude.rest()
        assert [message["type"] for message in messages].count("refused") == live.RUDE + 1
        assert (messages[-1], rude.code) == ({"type": "bye", "reason": "rude"}, 4429)


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        (frame(b'{"type":"beat"}'), "server-hello-first"),
        (frame(b'{"type":"play","id":"aaaaaaaa","on":0,"move":"roll"}'), "server-hello-first"),
        (frame(b"nonsense"), "server-not-understood"),
        (frame(b""), "server-not-understood"),
        (frame(b'{"type":"hello"}', 2), "server-not-text"),
        (frame(b'{"id":"\xff"}', 2), "server-not-text"),
        (frame(b'{"type":"hello","name":"' + "ż".encode() * live.LONGEST + b'"}'), "server-too-long"),
        (frame(b'{"type":"hello","name":"\\u0000"}'), "core-player-name"),
    ],
)
def test_the_first_message_says_hello(server: Serving, table: Gathering, first: bytes, reason: str) -> None:
    with Wire(server.base, table.id) as stranger:
        stranger.send(first)
        refused, bye = stranger.rest()
        assert (refused["reason"]["id"], bye["reason"], stranger.code) == (reason, "rude", 4429)


def test_a_client_that_asks_and_does_not_listen_is_given_up(server: Serving, table: Gathering) -> None:
    question = frame(json.dumps({"type": "read", "id": "all-of-it", "after": -1, "upto": 9}).encode())
    with Wire(server.base, table.id).hello(table.tokens[0]) as deaf:
        deaf.send(question * (live.UNREAD + 100))
        assert len(deaf.rest()) < live.UNREAD + 100


# ----------------------------------------------------------------------------------------------------------- WebSockets


@pytest.mark.parametrize("name", BREACHES)
def test_a_breach_of_websockets_is_answered_with_its_code(server: Serving, table: Gathering, name: str) -> None:
    breach(server.base, table.id, table.tokens[0], name)


def test_a_message_in_pieces_with_pings_between_is_a_message(server: Serving, table: Gathering) -> None:
    with Guest(server.base, table.id, table.tokens[0], 0) as anna:
        text = json.dumps({"type": "say", "id": "in-pieces", "text": "Cześć"}).encode()
        pieces = [text[n : n + 1] for n in range(len(text))]
        anna.send(frame(b"", TEXT, fin=False))
        anna.send(*(frame(piece, CONTINUATION, fin=False) + frame(b"?", PING) for piece in pieces))
        anna.send(frame(b"", CONTINUATION))
        assert anna.answer()["type"] == "done"


def test_pings_of_a_client_that_does_not_read_do_not_pile_up(
    server: Serving, table: Gathering, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "READING", 0.2)
    most = 0
    write = wire.Sockets.handle_ping

    def watched(socket: wire.Sockets) -> None:
        nonlocal most
        write(socket)
        most = max(most, socket.transport.get_write_buffer_size())

    monkeypatch.setattr(wire.Sockets, "handle_ping", watched)
    pings = frame(b"x" * 125, PING) * 1000
    with Wire(server.base, table.id).hello(table.tokens[0]) as deaf:
        assert is_thrown_out(deaf.socket, pings)
    assert 0 < most < 1 << 20


def test_a_client_that_does_not_read_is_given_up(
    server: Serving, table: Gathering, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "READING", 0.2)
    question = frame(json.dumps({"type": "read", "id": "all-of-it", "after": -1, "upto": 9}).encode())
    with Wire(server.base, table.id).hello(table.tokens[0]) as deaf:
        assert is_thrown_out(deaf.socket, question * 20)


def is_thrown_out(connection: socket.socket, data: bytes) -> bool:
    """Whether the server ends a connection on which the same is sent again and again, and nothing is read."""
    connection.settimeout(20)
    ends = time.monotonic() + 20
    try:
        while time.monotonic() < ends:
            connection.sendall(data)
    except ConnectionError:
        return True
    except TimeoutError:
        pass
    return False


# ----------------------------------------------------------------------------------------------------------------- HTTP


@pytest.mark.parametrize("method", METHODS)
def test_every_method_on_every_path_is_answered(server: Serving, table: Gathering, method: str) -> None:
    for path in PATHS:
        answer = exchange(server.base, request(method, path.replace("{table}", table.id), b""))
        assert b"\r\ncontent-security-policy:" in answer or status_of(answer) == 400, (path, answer)
        check_answer(answer)


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda garbage: repr(garbage[:40]))
def test_what_is_no_http_is_refused(server: Serving, garbage: bytes) -> None:
    assert status_of(exchange(server.base, garbage)) in (0, 400, 403, 404, 405, 426, 431)


def test_nonsense_over_http_changes_nothing(server: Serving, table: Gathering) -> None:
    rng = random.Random(9)
    with Guest(server.base, table.id, table.tokens[0], 0) as anna:
        before = (anna.version, without_presence(anna.document))
        pester(server.base, table.id, rng, 250)
        give_up(server.base, table.id, rng, 100)
        list(anna.fence())
        assert (anna.version, without_presence(anna.document)) == before


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nX: y",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 100\r\n\r\n{",
        b"POST /nothing HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /",
        handshake("", "/api/tables/x/live", "Content-Length: 5"),
    ],
    ids=lambda beginning: repr(beginning[:30]),
)
def test_half_a_request_is_not_waited_for(server: Serving, beginning: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SENDING", 0.2)
    exchange(server.base, beginning)  # which ends when the server has enough


def test_a_slow_drip_is_not_waited_for(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SENDING", 0.3)
    with door(server.base) as slow, suppress(ConnectionError):
        slow.sendall(b"GET / HTTP/1.1\r\n")
        while not has_ended(slow):
            slow.sendall(b"X: y\r\n")


def has_ended(connection: socket.socket) -> bool:
    connection.settimeout(0.05)
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False


def test_half_a_hello_is_not_waited_for(server: Serving, table: Gathering, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO", 0.1)
    with Wire(server.base, table.id) as slow:
        slow.send(frame(b'{"type":', fin=False))
        assert slow.rest() == [{"type": "bye", "reason": "slow"}]
        assert slow.code == 4408


def test_a_body_that_is_larger_than_any_is_refused_before_it_is_there(server: Serving) -> None:
    head = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n"
    with door(server.base) as large:
        large.sendall(head + b"x" * 1_100_000)
        assert large.recv(100).startswith(b"HTTP/1.1 413")


def test_a_close_code_that_clients_may_not_send_ends_the_connection(server: Serving, table: Gathering) -> None:
    for code in (0, 1004, 1005, 1006, 1015, 2999, 5000):
        with Wire(server.base, table.id).hello() as stranger:
            stranger.hear()
            stranger.send(frame(struct.pack("!H", code), 8))
            stranger.rest()
            assert stranger.code == 1002
