"""What operators rely on: `kostka serve` as a process, its health, figures and logs, backups, and a bot that joins."""

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from kostka.bots import bot
from kostka.client.bot import join, play_at
from kostka.client.reader import Reader
from kostka.client.web import Json, RefusedError, Web
from kostka.core.errors import KostkaError
from kostka.server.database import key_file
from kostka.server.storage import Storage, StorageError
from tests.cli.installed import KOSTKA
from tests.server.processes import PATIENCE, needs_proc
from tests.server.serving import Serving, serving, table_of
from tests.server.tables import looped, plays

pytestmark = needs_proc


@dataclass
class Running:
    """A server in processes of its own."""

    base: str
    folder: Path
    process: "subprocess.Popen[str]"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'kostka.db'}"

    def key(self) -> str:
        return key_file(self.database).read_text().strip()

    def log(self) -> list[Json]:
        return [json.loads(line) for line in (self.folder / "log").read_text().splitlines()]


def kostka(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*KOSTKA, *arguments], capture_output=True, text=True, timeout=PATIENCE)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with run(tmp_path_factory.mktemp("operations")) as found:
        yield found


@contextmanager
def run(folder: Path) -> Iterator[Running]:
    command = [*KOSTKA, "serve", "--port", "0", "--database", f"sqlite:///{folder / 'kostka.db'}"]
    limits = json.dumps({"address_credits": 100_000})
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "KOSTKA_LIMITS": limits}
        ) as process,
    ):
        try:
            assert process.stdout
            address = process.stdout.readline()
            assert address.startswith("http://127.0.0.1:"), (folder / "log").read_text()
            yield Running(address.strip(), folder, process)
        finally:
            process.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("inside"), thinkers=0) as inside:
        yield inside


# --------------------------------------------------------------------------------------------------------------- health


@looped
async def test_it_is_healthy_and_ready(server: Serving) -> None:
    web = Web(server.base)
    assert await web.get("/healthz") == {"ok": True}
    assert (await web.get("/readyz"))["ready"] is True


@looped
async def test_without_its_database_it_is_healthy_but_not_ready(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(storage: Storage, query: object) -> None:
        raise StorageError("server-busy")

    monkeypatch.setattr(Storage, "_ask", fail)
    web = Web(server.base)
    assert await web.get("/healthz") == {"ok": True}
    with pytest.raises(RefusedError) as error:
        await web.get("/readyz")
    assert error.value.status == 503


@looped
async def test_a_database_that_does_not_answer_is_not_ready(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(storage: Storage, query: object) -> None:
        await asyncio.sleep(PATIENCE)

    monkeypatch.setattr(Storage, "_ask", hang)
    monkeypatch.setattr("kostka.server.pages.READY", 0.05)
    with pytest.raises(RefusedError) as error:
        await Web(server.base).get("/readyz")
    assert error.value.status == 503


@looped
async def test_while_it_stops_it_is_not_ready(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.app.rooms, "is_draining", True)
    with pytest.raises(RefusedError) as error:
        await Web(server.base).get("/readyz")
    assert error.value.status == 503


@looped
async def test_figures_can_be_read_by_prometheus_and_count(server: Serving) -> None:
    async def figures() -> dict[str, float]:
        text = (await Web(server.base).fetch("GET", "/metrics", None)).decode()
        samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
        return {"".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}

    before = await figures()
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna:
        await anna.ask("react", reaction="wow")
        after = await figures()
    assert after["kostka_connections"] == before.get("kostka_connections", 0) + 1
    assert after["kostka_rows_totalsaid"] == before.get("kostka_rows_totalsaid", 0) + 1
    assert after["kostka_messages_totalreact"] == before.get("kostka_messages_totalreact", 0) + 1
    assert after["kostka_commit_seconds_count"] > before.get("kostka_commit_seconds_count", 0)


# --------------------------------------------------------------------------------------------------------- as processes


@looped
async def test_a_bot_joins_by_link_and_plays_a_match_to_its_end(running: Running) -> None:
    web = Web(running.base)
    opened = await web.open_table("jamniki", [{"kind": "open"}, {"kind": "bot", "level": "greedy"}])
    joined = await asyncio.to_thread(kostka, "join", f"{running.base}/t/{opened['table']}", "--bot", "greedy")
    assert joined.returncode == 0, joined.stderr
    assert len(joined.stdout.splitlines()) == 2
    async with Reader(running.base, opened["table"]) as watcher:
        assert watcher.phase == "over"
        assert watcher.document["seats"][0]["name"] == "greedy"


@looped
async def test_bots_join_by_the_short_code_too(server: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    opened = await Web(server.base).open_table("jamniki", [{"kind": "open"}] * 2)
    places = (opened["code"].lower(), opened["table"])
    joined = [join(server.base, place, bot("greedy"), "Reksio", seat) for seat, place in enumerate(places)]
    assert await asyncio.gather(*joined) == [0, 0]
    assert capsys.readouterr().out.count("Reksio") == 2


def test_a_bot_that_cannot_join_says_why_in_a_sentence(running: Running) -> None:
    joined = kostka("join", f"{running.base}/t/nowhere")
    assert joined.returncode == 2
    assert joined.stderr == "kostka: There is no such table.\n"


@pytest.mark.parametrize(
    ("link", "reason"), [("nowhere", "cli-join-no-link"), ("http://127.0.0.1:1/t/nowhere", "cli-join-no-server")]
)
def test_there_is_nothing_to_join(link: str, reason: str) -> None:
    with pytest.raises(KostkaError) as error:
        play_at(link, "greedy", "Reksio", None)
    assert error.value.id == reason


@looped
async def test_a_backup_of_the_running_server_can_be_opened_by_another_server(running: Running, tmp_path: Path) -> None:
    web = Web(running.base)
    opened = await web.open_table("camelup", [{"kind": "me", "name": name} for name in ("Anna", "Piotr", "Ola")])
    tokens = {held["seat"]: held["token"] for held in opened["held"]}
    readers = [Reader(running.base, opened["table"], tokens[seat]) for seat in range(3)]
    async with readers[0], readers[1], readers[2]:
        first = next(reader for reader in readers if reader.is_asked)
        await plays(first, "winner red")
        position, version = first.match["position"], first.version
    copied = await asyncio.to_thread(kostka, "backup", str(tmp_path / "copy.db"), "--database", running.database)
    assert copied.returncode == 0, copied.stderr
    with serving(tmp_path, database=f"sqlite:///{tmp_path / 'copy.db'}", thinkers=0, secret=running.key()) as other:
        async with Reader(other.base, opened["table"], first.token) as again:
            assert (again.match["position"], again.version) == (position, version)
            assert again.rows == first.rows


def test_several_workers_over_sqlite_are_refused_with_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kostka.db'}"
    refused = kostka("serve", "--port", "0", "--workers", "2", "--database", database)
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert list(tmp_path.iterdir()) == []


@looped
async def test_it_ends_in_peace_and_its_log_is_lines_of_json_without_secrets(tmp_path: Path) -> None:
    with run(tmp_path) as running:
        opened = await Web(running.base).open_table("jamniki", [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
        async with Reader(running.base, opened["table"], opened["held"][0]["token"]) as anna:
            await anna.ask("say", text="anybody there?")
        running.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(running.process.wait, PATIENCE) == 0
        lines = running.log()
    assert {"time", "level", "process", "event"} <= lines[0].keys()
    assert "table opened" in [line["event"] for line in lines]
    assert [line for line in lines if line["level"] == "error"] == []
    told = [line["event"] for line in lines if "127.0.0.1" in json.dumps(line)]
    assert told == ["server started"], "its own address, and nobody else's"
    text = (running.folder / "log").read_text()
    assert running.key() not in text
    assert opened["held"][0]["token"] not in text
