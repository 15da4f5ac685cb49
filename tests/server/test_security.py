"""What the server keeps to itself, whom it believes, and how much anybody may ask for."""

import asyncio
import hashlib
import json
import logging
import subprocess
import sys
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.routing import Route

from kostka.client.web import Json
from kostka.server import live, talk
from kostka.server.config import Config, Limits
from kostka.server.keys import Keys
from kostka.server.logs import Lines
from kostka.server.web import owner
from kostka.server.wire import HEADERS
from tests.server.hostile import PATHS, Guest, Wire, exchange, frame, request, status_of
from tests.server.opened import watched
from tests.server.serving import Gathering, Serving, serving, table_of

NEW_TABLE = {"game": "camelup", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]}
ELSEWHERE = "203.0.113.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("security"), thinkers=1, origins=("https://table.example",)) as running:
        yield running


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server behind a proxy on this machine."""
    with serving(tmp_path_factory.mktemp("proxied"), thinkers=1, proxies=("127.0.0.1",)) as running:
        yield running


@pytest.fixture
def table(server: Serving) -> Gathering:
    return asyncio.run(table_of(server, "camelup", "Anna", "Piotr", "Ola"))


def post(server: Serving, path: str, body: Any, *headers: str) -> bytes:
    return exchange(server.base, request("POST", path, json.dumps(body).encode(), *headers))


def get(server: Serving, path: str, *headers: str) -> bytes:
    return exchange(server.base, request("GET", path, b"", *headers))


def reason_of(answer: bytes) -> str:
    return str(body_of(answer)["reason"]["id"])


def body_of(answer: bytes) -> Any:
    return json.loads(answer.partition(b"\r\n\r\n")[2])


def cookie_of(answer: bytes) -> str:
    """The cookie that an answer sets, with everything that is said about it."""
    lines = answer.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    return next((line.partition(": ")[2] for line in lines if line.lower().startswith("set-cookie: ")), "")


# --------------------------------------------------------------------------------------------------------------- tokens


def test_a_token_has_256_bits_that_nobody_can_guess() -> None:
    keys = Keys("k" * 32)
    tokens = [keys.token("table", keys.new_key("table", "guest").nonce) for _ in range(500)]
    numbers = [urlsafe_b64decode(token + "=") for token in tokens]
    assert {len(number) for number in numbers} == {32}
    assert len(set(tokens)) == 500
    assert all(len({number[place] for number in numbers}) > 100 for place in range(32))
    assert Keys("l" * 32).token("table", "nonce") != keys.token("table", "nonce") != keys.token("other", "nonce")


class Listener(Guest):
    """A guest who remembers every news."""

    def hear(self) -> Json | None:
        message = super().hear()
        if message and message["type"] == "news":
            self.__dict__.setdefault("news", []).append(json.dumps(message))
        return message

    @property
    def heard(self) -> list[str]:
        found: list[str] = self.__dict__["news"]
        return found


def test_neither_tokens_nor_the_secret_nor_hidden_tiles_ever_leave(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    """A whole match of Jamniki: what is heard, asked for, logged and kept, until it is over and after."""
    caplog.set_level(logging.DEBUG, "kostka")
    table = asyncio.run(table_of(server, "jamniki", "Anna", "Piotr"))
    seats = [Listener(server.base, table.id, table.tokens[seat], seat) for seat in (0, 1)]
    watcher = Listener(server.base, table.id)
    match = server.app.rooms.rooms[table.id].table.match
    assert match
    assert match.secret
    stack, answers = match.dump()["stack"], ask_everything(server, table)
    while seats[0].document["table"]["phase"] == "playing":
        mover = next(guest for guest in seats if guest.document["match"]["legal"])
        move = mover.document["match"]["legal"][0]
        done = mover.ask({"type": "play", "id": f"move-{mover.version:08}", "on": mover.version, "move": move})
        for guest in (*seats, watcher):
            guest.until(lambda reader=guest, version=done["version"]: reader.version >= version)  # type: ignore[misc]
        if seats[0].document["table"]["phase"] == "playing":
            answers += ask_everything(server, table)
    everybody = (*seats, watcher)
    for guest in everybody:
        guest.close()

    # What everybody may know once the match is over, nobody is told before.
    ended = [guest.heard[-1] for guest in everybody]
    running = [news for guest in everybody for news in guest.heard[:-1]]
    assert all(match.secret.hex() in news for news in ended)
    assert len(running) > 50
    for word in (*running, *answers):
        assert match.secret.hex() not in word
        assert ", ".join(f'"{tile}"' for tile in stack[:6]) not in word
        assert ",".join(f'"{tile}"' for tile in stack[:6]) not in word

    # A token is for its holder alone.
    kept = "".join(path.read_bytes().decode("latin-1") for path in database_files(server))
    later = ask_everything(server, table)
    logged = [Lines().format(record) for record in caplog.records]
    assert hashlib.sha256(table.tokens[0].encode()).hexdigest() in kept
    for token in table.tokens.values():
        assert not any(token in word for word in (*running, *ended, *answers, *later, *logged, kept))


def ask_everything(server: Serving, table: Gathering) -> list[str]:
    """All that anybody can ask about a table over HTTP."""
    about = f"/api/tables/{table.id}"
    paths = (about, f"{about}/file", f"{about}/replay", f"{about}/verify", "/metrics", f"/api/codes/{table.code}")
    return [get(server, path).decode("latin-1") for path in paths]


def database_files(server: Serving) -> list[Path]:
    file = Path(server.config.database.removeprefix("sqlite:///"))
    return [path for path in file.parent.iterdir() if path.name.startswith(file.name)]


def test_forged_foreign_and_expired_tokens_open_nothing(server: Serving, table: Gathering) -> None:
    elsewhere = asyncio.run(table_of(server, "camelup", "Ewa", "Jan", "Iza"))
    with Guest(server.base, table.id, table.tokens[2], 2) as leaver:
        assert leaver.ask({"type": "leave", "id": "leaving-now"})["type"] == "done"
        leaver.rest()
        assert leaver.code == 4401
    forged = table.tokens[0][:-2] + ("AA" if table.tokens[0][-2:] != "AA" else "BB")
    for token in (forged, elsewhere.tokens[0], table.tokens[2], "A" * 43):
        with Wire(server.base, table.id).hello(token) as stranger:
            refused, bye = stranger.rest()
            assert (refused["reason"]["id"], bye["reason"], stranger.code) == ("server-token", "token", 4401)
    with Guest(server.base, table.id, table.tokens[0], 0) as anna:
        assert anna.document["you"]["seat"] == 0


def test_the_file_of_a_private_table_is_for_those_who_sit_there(server: Serving, table: Gathering) -> None:
    private = asyncio.run(table_of(server, "camelup", "Anna", "Piotr", "Ola", settings={"spectators": False}))
    path = f"/api/tables/{private.id}/file"
    for header in ("X: y", f"Authorization: Bearer {table.tokens[0]}", f"Authorization: Basic {private.tokens[0]}"):
        assert reason_of(get(server, path, header)) == "server-private"
    assert status_of(get(server, path, f"Authorization: Bearer {private.tokens[0]}")) == 200
    with Wire(server.base, private.id).hello() as stranger:
        assert stranger.rest()[-1] == {"type": "bye", "reason": "private"}


# --------------------------------------------------------------------------------------------------------------- guests


def test_the_cookie_of_a_guest_is_for_the_server_alone(server: Serving) -> None:
    cookie = cookie_of(post(server, "/api/tables", NEW_TABLE))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


def test_a_cookie_that_the_server_has_not_signed_is_nobodys(server: Serving) -> None:
    cookie = cookie_of(post(server, "/api/tables", NEW_TABLE)).partition(";")[0]
    assert len(body_of(get(server, "/api/tables", f"Cookie: {cookie}"))) == 1
    name, _, value = cookie.partition("=")
    guest, _, signature = value.partition(".")
    other = cookie_of(post(server, "/api/tables", NEW_TABLE)).partition(";")[0].partition("=")[2]
    forgeries = (guest, f"{guest}.", f"{guest}.{signature[:-1]}", f"{guest}x.{signature}", f".{signature}", "\xff.\xfe")
    for forged in (*forgeries, f"{guest}.{other.partition('.')[2]}", f"{guest}.{Keys('l' * 32).sign('guest', guest)}"):
        answer = get(server, "/api/tables", f"Cookie: {name}={forged}")
        assert body_of(answer) == []
        assert cookie_of(answer)  # a new guest


def test_cookies_are_secure_where_the_proxy_says_https(server: Serving, proxied: Serving) -> None:
    https = "X-Forwarded-Proto: https"
    assert "Secure" in cookie_of(post(proxied, "/api/tables", NEW_TABLE, https))
    assert "Secure" not in cookie_of(post(proxied, "/api/tables", NEW_TABLE))
    assert "Secure" not in cookie_of(post(server, "/api/tables", NEW_TABLE, https))  # it has no proxy


# -------------------------------------------------------------------------------------------------------------- origins

OTHERS = [
    ("Origin: https://evil.example",),
    ("Origin: null",),
    ("Origin: ",),
    ("Origin: http://[::1",),
    ("Origin: https://table.example.evil.example",),
    ("Origin: http://table.example",),
    ("Origin: http://localhost:1",),
    ("Sec-Fetch-Site: cross-site",),
    ("Sec-Fetch-Site: same-site",),
]
OWN = [(), ("Origin: https://table.example",), ("Origin: http://localhost",), ("Sec-Fetch-Site: same-origin",)]


def changing(server: Serving) -> list[str]:
    """Every path that takes more than questions."""
    routes = [route for route in server.app.starlette.routes if isinstance(route, Route)]
    return [route.path for route in routes if (route.methods or set()) - {"GET", "HEAD"}]


@pytest.mark.parametrize("headers", OTHERS, ids=str)
def test_pages_of_others_change_nothing(server: Serving, table: Gathering, headers: tuple[str, ...]) -> None:
    assert len(changing(server)) >= 5
    for path in changing(server):
        filled = path.replace("{table}", table.id).replace("{game}", "camelup").replace("{path:path}", "nothing")
        assert reason_of(post(server, filled, NEW_TABLE, *headers)) == "server-origin", path
    with Wire(server.base, table.id, *headers) as socket:
        assert socket.status == 403


def test_a_page_that_resolves_its_own_name_to_this_machine_changes_nothing(server: Serving, table: Gathering) -> None:
    rebound = request("POST", "/api/tables", json.dumps(NEW_TABLE).encode(), "Origin: http://evil.example")
    answer = exchange(server.base, rebound.replace(b"Host: localhost", b"Host: evil.example"))
    assert reason_of(answer) == "server-origin"
    with Wire(server.base.replace("127.0.0.1", "localhost"), table.id, "Origin: http://evil.example") as socket:
        assert socket.status == 403


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_its_own_pages_and_programs_may(server: Serving, headers: tuple[str, ...]) -> None:
    assert status_of(post(server, "/api/tables", NEW_TABLE, *headers)) == 200


def test_its_own_page_may_open_a_websocket(server: Serving, table: Gathering) -> None:
    for origin in (server.base, "https://table.example"):
        with Wire(server.base, table.id, f"Origin: {origin}").hello() as watcher:
            assert (watcher.hear() or {})["type"] == "news"


# --------------------------------------------------------------------------------------------------------------- limits


@contextmanager
def limited(server: Serving, **limits: Any) -> Iterator[None]:
    """The server with other limits for a while, and with nobody's credits used up."""
    limit(server, replace(server.config, limits=replace(server.config.limits, **limits)))
    try:
        yield
    finally:
        limit(server, server.config)


def limit(server: Serving, config: Config) -> None:
    rooms, addresses = server.app.rooms, server.app.addresses
    rooms.config, addresses.limits, addresses.credits, rooms.looked_at = config, config.limits, {}, 0.0


def said(server: Serving, path: str, body: bytes) -> int:
    return status_of(exchange(server.base, request("POST", path, body)))


def test_a_message_has_16_kib_at_most(server: Serving, table: Gathering) -> None:
    with Guest(server.base, table.id, table.tokens[0], 0) as anna:
        for letter, size, reason in (
            ("x", live.LONGEST, "server-not-understood"),
            ("x", live.LONGEST + 1, "server-too-long"),
            ("ż", live.LONGEST // 2 + 1, "server-too-long"),
        ):
            anna.send(frame((letter * size).encode()))
            assert anna.answer()["reason"]["id"] == reason


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/tables", 128 * 1024),
        ("/api/tables/{table}/sit", 16 * 1024),
        ("/api/replay", 1024 * 1024),
        ("/api/games/cubitos/check", 128 * 1024),
    ],
)
def test_bodies_have_their_limits(server: Serving, table: Gathering, path: str, most: int) -> None:
    path = path.replace("{table}", table.id)
    assert (said(server, path, b" " * most), said(server, path, b" " * (most + 1))) == (400, 413)


def test_whoever_tries_broken_files_is_told_what_is_wrong_with_each(server: Serving) -> None:
    usual = Limits()
    with (
        limited(server, **{name: getattr(usual, name) for name in ("address_credits", "address_credits_per_second")}),
        ThreadPoolExecutor(3) as hands,
    ):
        answers = list(hands.map(lambda number: said(server, "/api/replay", f"file {number}".encode()), range(9)))
        assert answers == [400] * 9


def test_a_connection_has_its_credits(server: Serving, table: Gathering) -> None:
    question = {"type": "read", "id": "all-of-it", "after": 0, "upto": 0}
    with limited(server, credits=3, credits_per_second=0), Guest(server.base, table.id) as watcher:
        answers = [watcher.ask(question) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["found"] * 3 + ["refused"] * 2
        assert answers[-1]["reason"] == {"id": "server-too-fast"}
        with Guest(server.base, table.id) as other:
            assert other.ask(question)["type"] == "found"


def test_an_address_has_its_credits(server: Serving, table: Gathering) -> None:
    with limited(server, address_credits=25, address_credits_per_second=0):
        assert status_of(post(server, "/api/tables", NEW_TABLE)) == 200  # costs 20
        assert reason_of(post(server, "/api/tables", NEW_TABLE)) == "server-too-fast"
        assert [status_of(get(server, "/api/games")) for _ in range(6)] == [200] * 5 + [429]
        with Wire(server.base, table.id) as socket:
            assert socket.status == 403
        assert status_of(get(server, "/healthz")) == 200


@pytest.mark.parametrize("name", ["connections", "address_connections"])
def test_connections_are_counted(server: Serving, table: Gathering, name: str) -> None:
    with limited(server, **{name: 1}), Guest(server.base, table.id), Wire(server.base, table.id).hello() as another:
        assert another.rest() == [{"type": "bye", "reason": "full"}]
    with Guest(server.base, table.id) as welcome:
        assert welcome.document


@pytest.mark.parametrize(
    ("limits", "status", "reason"),
    [
        ({"guest_tables": 0}, 429, "server-guest-tables"),
        ({"tables": 0}, 503, "server-full"),
        ({"stored": 1}, 503, "server-full"),
    ],
)
def test_tables_are_counted(server: Serving, limits: dict[str, int], status: int, reason: str) -> None:
    with limited(server, **limits):
        answer = post(server, "/api/tables", NEW_TABLE)
        assert (status_of(answer), reason_of(answer)) == (status, reason)
    assert status_of(post(server, "/api/tables", NEW_TABLE)) == 200


def test_a_guest_has_so_many_open_tables(server: Serving) -> None:
    with limited(server, guest_tables=2):
        cookie = f"Cookie: {cookie_of(post(server, '/api/tables', NEW_TABLE)).partition(';')[0]}"
        assert [status_of(post(server, "/api/tables", NEW_TABLE, cookie)) for _ in range(2)] == [200, 429]


def test_a_table_has_so_many_rows_and_so_much_talk(
    server: Serving, table: Gathering, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Guest(server.base, table.id, table.tokens[0], 0) as anna:

        def say(id: str) -> str:
            answer = anna.ask({"type": "say", "id": id, "text": "Cześć"})
            return str(answer["reason"]["id"]) if answer["type"] == "refused" else "done"

        with limited(server, rows=anna.version + 2):
            assert [say("first-one"), say("second-one")] == ["done", "server-table-full"]
        monkeypatch.setattr(talk, "MOST", 2)
        assert [say("second-one"), say("third-one")] == ["done", "server-said-enough"]


# -------------------------------------------------------------------------------------------------------------- headers


def test_every_kind_of_answer_has_the_headers(
    server: Serving, table: Gathering, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(code: str) -> None:
        raise LookupError("a detail that is nobody's business")

    monkeypatch.setattr(server.app.rooms.storage, "table_of_code", fail)
    answers = {
        200: get(server, "/api/games"),
        400: post(server, "/api/tables", {}),
        403: post(server, "/api/tables", NEW_TABLE, "Origin: null"),
        404: get(server, "/nothing"),
        405: exchange(server.base, request("OPTIONS", "/api/tables", b"")),
        409: get(server, f"/api/tables/{table.id}/replay"),
        413: exchange(server.base, request("POST", f"/api/tables/{table.id}/sit", b"x" * 20_000)),
        431: exchange(server.base, b"GET / HTTP/1.1\r\nX-Endless: " + b"x" * 40_000),
        500: get(server, "/api/codes/ABCDEF"),
    }
    with limited(server, address_credits=0):
        answers[429] = get(server, "/api/games")
    others = [get(server, path) for path in ("/", "/metrics", "/api/messages/pl", f"/api/tables/{table.id}/file")]
    others.append(exchange(server.base, b"not HTTP at all\r\n\r\n"))
    for status, answer in answers.items():
        assert status_of(answer) == status
    for answer in [*answers.values(), *others]:
        head = answer.partition(b"\r\n\r\n")[0].decode().lower().split("\r\n")
        assert [name for name, value in HEADERS.items() if head.count(f"{name}: {value.lower()}") != 1] == []
        assert not any(line.startswith("server: ") for line in head)
    assert b"business" not in answers[500]


def test_the_policy_allows_no_code_of_others() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert {policy["script-src"], policy["connect-src"], policy["style-src"]} == {"'self'"}
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert HEADERS["x-content-type-options"] == "nosniff"


# --------------------------------------------------------------------------------------------------- addresses and logs


def test_only_a_proxy_that_was_named_is_believed(server: Serving, proxied: Serving) -> None:
    for running in (server, proxied):
        with limited(running):
            get(running, "/api/games", f"X-Forwarded-For: {ELSEWHERE}")
            assert set(running.app.addresses.credits) == ({ELSEWHERE} if running is proxied else {"127.0.0.1"})


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_home_has_one_budget_and_not_one_for_every_address_of_its_network(address: str, whose: str) -> None:
    assert owner(address) == whose


def test_credits_are_those_of_the_address_that_the_proxy_tells(proxied: Serving) -> None:
    with limited(proxied, address_credits=2, address_credits_per_second=0):
        spent = [get(proxied, "/api/games", f"X-Forwarded-For: {ELSEWHERE}") for _ in range(3)]
        # Whatever a client claims itself stands to the left of what the proxy adds.
        spent.append(get(proxied, "/api/games", f"X-Forwarded-For: 198.51.100.1, {ELSEWHERE}"))
        assert [status_of(answer) for answer in spent] == [200, 200, 429, 429]
        assert status_of(get(proxied, "/api/games", "X-Forwarded-For: 198.51.100.7")) == 200


def test_logs_have_no_tokens_secrets_or_addresses(proxied: Serving, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "kostka")
    private = [
        f"X-Forwarded-For: {ELSEWHERE}",
        "Cookie: kostka_guest=guest-of-mine.x",
        "Authorization: Bearer my-token",
    ]
    opened = body_of(post(proxied, "/api/tables", NEW_TABLE, *private))
    token = opened["held"][0]["token"]
    get(proxied, f"/api/tables/{opened['table']}/file?token={token}", *private)
    with Wire(proxied.base, opened["table"], *private).hello("A" * 43) as stranger:
        stranger.rest()
    with Guest(proxied.base, opened["table"], token, 0) as anna:
        anna.ask({"type": "say", "id": "something", "text": "what-was-said"})
    logged = "\n".join(Lines().format(record) for record in caplog.records if record.name.startswith("kostka"))
    assert "table opened" in logged
    assert "connection closed" in logged
    assert proxied.app.keys.masked(ELSEWHERE) in logged
    for secret in (token, "A" * 43, "my-token", "guest-of-mine", ELSEWHERE, "127.0.0.1", "what-was-said", "k" * 32):
        assert secret not in logged


def test_uvicorn_logs_no_requests() -> None:
    """It would tell addresses and paths."""
    asked = "import logging; from kostka.server.logs import begin_logging; begin_logging()"
    told = "print([logging.getLogger(name).isEnabledFor(logging.INFO) for name in ('uvicorn.error', 'uvicorn.access')])"
    found = subprocess.run([sys.executable, "-c", f"{asked}; {told}"], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == "[False, False]"


# ---------------------------------------------------------------------------------------------------------------- files


def test_nothing_that_a_client_says_names_a_file(server: Serving, table: Gathering, tmp_path: Path) -> None:
    canary = tmp_path / "canary.toml"
    canary.write_text("[canary]\n", encoding="utf-8")
    names = (str(canary), f"../../../../../../../..{canary}", f"file://{canary}", f"{canary}\0.toml", str(tmp_path))
    with watched() as opened:
        for name in names:
            ask_for(server, table, name)
        for path in PATHS:
            get(server, path.replace("{table}", table.id))
        assert not any("canary" in entry or str(tmp_path) in entry or "passwd" in entry for entry in opened)
        canary.read_text(encoding="utf-8")
        assert any("canary" in entry for entry in opened)


def ask_for(server: Serving, table: Gathering, name: str) -> None:
    """A name wherever a client may put one."""
    quoted = "".join(f"%{byte:02x}" for byte in name.encode())
    for path in ("/{}", "/api/tables/{}", "/api/tables/{}/file", "/api/codes/{}", "/api/games/{}", "/api/messages/{}"):
        assert status_of(get(server, path.format(quoted))) in (400, 404)
        assert status_of(get(server, path.format(quoted) + f"?lang={quoted}")) in (400, 404)
    for options in (
        {"cards": [name]},
        {"track": [name]},
        {"set": name},
        {"set": "custom", "cards": name},
        {name: name},
    ):
        seats = [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]
        assert status_of(post(server, "/api/tables", {"game": "cubitos", "seats": seats, "options": options})) == 400
        assert status_of(post(server, "/api/games/cubitos/check", options)) == 400
    seats = [{"kind": "me", "name": "x"}, {"kind": "open"}, {"kind": "bot", "level": name[:60]}]
    assert status_of(post(server, "/api/tables", {**NEW_TABLE, "seats": seats})) == 400
    assert status_of(post(server, "/api/tables", {**NEW_TABLE, "game": name[:60]})) in (400, 404)
    assert status_of(exchange(server.base, request("POST", "/api/replay", name.encode()))) == 400
    with Guest(server.base, table.id, table.tokens[0], 0) as anna:
        for message in ({"type": "lend", "seat": 1, "level": name[:60]}, {"type": "play", "on": 1, "move": name}):
            assert anna.ask({**message, "id": "names-a-file"})["type"] == "refused"
