"""The pages for browsers: looked up and never opened, packed, kept by browsers, and under the server's own policy."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kostka.server.site import read_site
from kostka.server.wire import HEADERS
from tests.server.hostile import exchange, request
from tests.server.opened import watched
from tests.server.serving import Serving, serving

INDEX = b"<!doctype html><html><head><title>Kostka</title></head><body></body></html>"
FILES = {
    "index.html": INDEX,
    "icon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "assets/index-abc.js": b"say('hello');" * 100,
    "assets/rubik-abc.woff2": bytes(range(256)),
    ".built": b"a hash",
    "notes.xyz": b"no kind that browsers know",
}
BROWSER = "Accept: text/html,application/xhtml+xml"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    for name, content in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Serving]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kostka.server.app.read_site", lambda: read_site(built))
        with serving(tmp_path_factory.mktemp("pages"), thinkers=0) as running:
            yield running


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server of a checkout whose pages nobody has built."""
    folder = tmp_path_factory.mktemp("bare")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kostka.server.app.read_site", lambda: read_site(folder))
        with serving(folder, thinkers=0) as running:
            yield running


class Answer:
    def __init__(self, server: Serving, path: str, *headers: str, method: str = "GET") -> None:
        head, _, self.body = exchange(server.base, request(method, path, b"", *headers)).partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        self.status = int(first.split()[1])
        self.headers = dict(line.lower().split(": ", 1) for line in lines)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/replay", "/?x=1", "/index.html"])
def test_every_address_of_the_pages_answers_the_page(server: Serving, path: str) -> None:
    answer = Answer(server, path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"].lower()


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/rubik-abc.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_files_have_their_kind_and_are_kept_as_long_as_they_hold(
    server: Serving, path: str, kind: str, cache: str
) -> None:
    answer = Answer(server, path)
    assert (answer.status, answer.body) == (200, FILES[path[1:]])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, cache)


@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js", "/api/games", "/api/games/camelup", "/api/messages/uk"])
def test_whoever_has_it_is_not_sent_it_again(server: Serving, path: str) -> None:
    first = Answer(server, path)
    again = Answer(server, path, f'If-None-Match: "other", {first.headers["etag"].replace("w/", "W/")}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert Answer(server, path, 'If-None-Match: W/"other"').status == 200


@pytest.mark.parametrize(
    "path",
    ["/assets/index-abc.js", "/api/games", "/api/games/cubitos", "/api/games/jamniki/schema", "/api/messages/pl"],
)
def test_what_is_long_is_sent_packed_to_who_can_unpack_it(server: Serving, path: str) -> None:
    plain = Answer(server, path)
    assert "content-encoding" not in plain.headers
    packed = Answer(server, path, "Accept-Encoding: br, gzip;q=0.8")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
    for answer in (plain, packed):
        assert "accept-encoding" in answer.headers["vary"]
    for unable in ("br", "gzip;q=0", "identity, gzip; q=0.0"):
        assert "content-encoding" not in Answer(server, path, f"Accept-Encoding: {unable}").headers


def test_what_does_not_get_smaller_is_sent_as_it_is(server: Serving) -> None:
    assert "content-encoding" not in Answer(server, "/assets/rubik-abc.woff2", "Accept-Encoding: gzip").headers


def test_languages_of_one_address_are_not_mixed_up(server: Serving) -> None:
    english, polish = (Answer(server, "/api/games", f"Accept-Language: {language}") for language in ("en", "pl"))
    assert english.headers["etag"] != polish.headers["etag"]
    assert "accept-language" in english.headers["vary"]


@pytest.mark.parametrize(
    "path", ["/nothing", "/t/abc/nothing", "/assets/x.js", "/.built", "/notes.xyz", "/t", "/api/x"]
)
def test_what_there_is_not_is_told_to_programs_and_to_people(server: Serving, path: str) -> None:
    program = Answer(server, path)
    assert (program.status, program.body) == (404, b'{"reason":{"id":"server-no-page"}}')
    person = Answer(server, path, BROWSER)
    assert (person.status, person.body) == (404, INDEX)
    assert "accept" in person.headers["vary"].split(", ")
    assert Answer(server, path, BROWSER, f"If-None-Match: {person.headers['etag']}").status == 404


def test_nothing_but_looking_is_answered(server: Serving) -> None:
    assert Answer(server, "/", method="POST").status == 404
    assert Answer(server, "/icon.svg", method="DELETE").status == 404
    head = Answer(server, "/icon.svg", method="HEAD")
    assert (head.status, head.body, head.headers["content-length"]) == (200, b"", "6")


def test_no_file_is_opened_whatever_is_asked_for(server: Serving) -> None:
    Answer(server, "/")
    with watched() as opened:
        for path in (
            "/",
            "/icon.svg",
            "/assets/../../site.py",
            "/assets/%2e%2e/%2e%2e/site.py",
            "//etc/passwd",
            "/t/x",
        ):
            Answer(server, path)
    assert opened == []


def test_without_pages_the_server_serves_programs_and_says_how_to_build_them(
    bare: Serving, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    assert b'"protocol"' in Answer(bare, "/").body
    assert Answer(bare, "/", BROWSER).body == Answer(bare, "/api").body
    assert Answer(bare, "/t/abc", BROWSER).body == b'{"reason":{"id":"server-no-page"}}'
    with caplog.at_level("WARNING", "kostka"):
        assert read_site(tmp_path / "nowhere") == {}
    (told,) = caplog.records
    assert getattr(told, "fields", {})["build"] == "make site"


def test_the_built_page_keeps_to_the_policy() -> None:
    """No script or style stands in the page itself, and all that it names is there."""
    site = read_site()
    page = site["/index.html"].body.decode()
    assert re.findall(r"<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=", page) == []
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert named
    assert [name for name in named if name not in site] == []
    assert site["/assets/" + next(name for name in named if name.endswith(".js")).rpartition("/")[2]].packed
