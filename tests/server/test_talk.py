"""Talk: kept with the table, told again, limited; nobody need hear everybody."""

from collections.abc import Iterator

import pytest

from kostka.client.reader import Reader
from kostka.server import talk
from kostka.server.config import Limits
from tests.server.serving import GENEROUS, Serving, serving, table_of
from tests.server.tables import (
    asks,
    drop,
    hears,
    journal,
    known_tables,
    looped,
    raw,
    refused,
    says,
    sits,
    three_guests,
)

THREE = ("Anna", "Piotr", "Ola")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("talk"), thinkers=0) as running:
        yield running


def heard(reader: Reader) -> list[tuple[str, str | None]]:
    said = [row["what"] for row in reader.rows if row["what"]["kind"] == "said"]
    return [(what["name"], what["text"] or what["reaction"]) for what in said]


@looped
async def test_everybody_hears_what_is_said_and_signs(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(name="Ewa") as watcher:
        await asks(anna, "say", piotr, watcher, text="Powodzenia!")
        await asks(watcher, "react", anna, piotr, reaction="dog")
        assert heard(piotr) == heard(watcher) == [("Anna", "Powodzenia!"), ("Ewa", "dog")]


@looped
async def test_it_is_kept_with_the_table_and_told_again(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:
        await asks(anna, "say", text="do you hear me?")
    await drop(server, table.id)
    async with table.reader(1) as piotr:
        assert heard(piotr) == [("Anna", "do you hear me?")]


@looped
@pytest.mark.parametrize("text", ["", "x" * 281, 5, None])
async def test_what_is_too_short_or_too_long_is_not_said(server: Serving, text: object) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:
        assert await refused(anna.ask("say", text=text)) == "server-not-understood"
        assert await refused(anna.ask("react", reaction="bark")) == "server-not-understood"


@looped
@pytest.mark.parametrize("text", [" ", "\n\t", "a\x00b", "\u202eback", "\x1b[31m"])
async def test_what_cannot_be_shown_is_not_said(server: Serving, text: str) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:
        assert await refused(anna.ask("say", text=text)) == "server-cannot-say"
    assert len(journal(table)) == 2


@looped
async def test_who_talks_too_fast_is_refused_and_then_may_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = Limits(credits=3, credits_per_second=50, address_credits=GENEROUS.address_credits)
    with serving(tmp_path_factory.mktemp("fast"), thinkers=0, limits=slow) as server:
        table = await table_of(server, "camelup", *THREE)
        async with raw(table) as socket:
            await says(socket, "hello", token=table.tokens[0])
            for number in range(20):
                await says(socket, "say", id=f"message-{number:02}", text="quick")
            answers = [await hears(socket, "done", "refused") for _ in range(20)]
            assert {answer["reason"]["id"] for answer in answers if answer["type"] == "refused"} == {"server-too-fast"}
            assert 3 <= sum(answer["type"] == "done" for answer in answers) < 20
        async with table.reader(0) as anna:
            await anna.ask("say", text="slowly")


@looped
async def test_a_table_has_heard_enough_at_some_time(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST", 3)
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:
        for _ in range(3):
            await anna.ask("react", reaction="hurry")
        assert await refused(anna.ask("say", text="one more")) == "server-said-enough"


@looped
async def test_those_who_watch_cannot_silence_the_players(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST", 2)
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(name="Ewa") as watcher:
        for _ in range(2):
            await watcher.ask("react", reaction="hurry")
        assert await refused(watcher.ask("say", text="one more")) == "server-said-enough"
        await anna.ask("say", text="quiet at last")


@looped
async def test_who_may_talk_is_a_setting(server: Serving) -> None:
    silent = await table_of(server, "camelup", *THREE, settings={"talk": "nobody"})
    async with silent.reader(0) as anna:
        assert await refused(anna.ask("say", text="hello")) == "server-no-talk"
        assert await refused(anna.ask("react", reaction="wow")) == "server-no-talk"
    players = await table_of(server, "camelup", *THREE, settings={"talk": "players"})
    async with players.reader(0) as anna, players.reader(name="Ewa") as watcher:
        await anna.ask("say", text="hello")
        assert await refused(watcher.ask("say", text="hello")) == "server-no-talk"
    everybody = await table_of(server, "camelup", *THREE)
    async with everybody.reader() as nameless:
        assert await refused(nameless.ask("say", text="hello")) == "server-nameless"


# --------------------------------------------------------------------------------------------------------------- muting


@looped
async def test_who_is_muted_is_silent_only_for_whoever_mutes(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola:
        await asks(anna, "mute", piotr, ola, seat=1)
        assert anna.document["you"]["muted"] == [1]
        assert ola.document["you"]["muted"] == []
        assert [row["what"]["kind"] for row in ola.rows[2:]] == ["quiet"]
        await asks(piotr, "say", anna, ola, text="can you hear me?")
        await asks(ola, "say", anna, piotr, text="yes")
        assert heard(anna) == [("Ola", "yes")]
        assert heard(ola) == [("Piotr", "can you hear me?"), ("Ola", "yes")]
    async with table.reader(0) as again:
        assert heard(again) == [("Ola", "yes")]
        assert again.document["you"]["muted"] == [1]


@looped
async def test_those_who_watch_are_muted_together(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(name="Ewa") as watcher:
        await asks(anna, "mute", watcher, seat=None)
        await asks(watcher, "say", anna, piotr, text="bravo")
        assert heard(anna) == []
        assert heard(piotr) == [("Ewa", "bravo")]
        await asks(anna, "mute", watcher, seat=None, muted=False)
        await asks(watcher, "say", anna, text="again")
        assert heard(anna) == [("Ewa", "again")]


@looped
async def test_whoever_takes_a_seat_that_was_given_up_begins_anew(server: Serving) -> None:
    table = await three_guests(server)
    async with table.reader(0) as anna, table.reader(2) as ola:
        async with table.reader(1) as piotr:
            await asks(ola, "mute", piotr, seat=1)
            await asks(piotr, "mute", seat=0)
            await piotr.ask("leave")
        await sits(table, "Ewa", 1)
        async with table.reader(1) as ewa:
            assert (ewa.document["you"]["muted"], ola.document["you"]["muted"]) == ([], [])
            assert "muted" not in str(ewa.rows)
            await asks(anna, "say", ewa, text="welcome")
            await asks(ewa, "say", ola, text="thank you")
            assert heard(ewa) == [("Anna", "welcome"), ("Ewa", "thank you")]
            assert heard(ola) == [("Anna", "welcome"), ("Ewa", "thank you")]


@looped
async def test_what_cannot_be_muted(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader() as watcher:
        assert await refused(anna.ask("mute", seat=5)) == "core-no-seat"
        assert await refused(anna.ask("mute", seat=1, muted=False)) == "server-muted-already"
        assert await refused(watcher.ask("mute", seat=1)) == "server-watching"
