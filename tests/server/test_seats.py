"""Tables and who sits at them: opening, joining, leaving, lending, playing again, closing."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kostka.bots import bot
from kostka.client.bot import play
from kostka.client.reader import GoneError, Reader
from kostka.client.web import Json, RefusedError, Web
from kostka.server.storage import Storage, StorageError
from tests.server.serving import Gathering, Serving, table_of
from tests.server.tables import (
    asked,
    asks,
    drop,
    hears,
    journal,
    kinds,
    known_tables,
    looped,
    open_seats,
    plays,
    raw,
    refusal,
    refused,
    room_of,
    says,
    sits,
    three_guests,
    until,
)
from tests.server.test_catalogue import own


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("seats")) as running:
        yield running


# -------------------------------------------------------------------------------------------------------------- opening


@looped
async def test_a_table_has_the_game_the_options_the_seats_and_the_settings_that_were_asked_for(server: Serving) -> None:
    seats: list[Json] = [
        {"kind": "me", "name": "Anna"},
        {"kind": "screen", "name": "Piotr"},
        {"kind": "bot", "level": "random"},
        {"kind": "open"},
    ]
    settings = {"odds": False, "spectators": False, "talk": "players", "undo": "free", "clock": {"base": 60}}
    web = Web(server.base)
    opened = await web.open_table("jamniki", seats, options={"games": 1}, settings=settings)
    about = await web.get(f"/api/tables/{opened['table']}")
    assert [held["seat"] for held in opened["held"]] == [0, 1]
    assert about["table"]["options"] == {"games": 1}
    assert about["table"]["settings"] == {**settings, "clock": {"base": 60, "increment": 0}}
    assert [seat["kind"] for seat in about["seats"]] == ["person", "person", "bot", "open"]
    assert [seat["name"] for seat in about["seats"]] == ["Anna", "Piotr", "random 3", None]
    assert [seat["screen"] for seat in about["seats"]] == [False, True, False, False]
    assert about["table"]["phase"] == "gathering"


@looped
async def test_cards_and_tracks_of_ones_own_are_sent_as_text(server: Serving) -> None:
    table = await table_of(server, "cubitos", "Anna", "Piotr", options=own())
    async with table.reader(0) as anna:
        assert "lucky-llama" in str(anna.match["options"])
        await plays(anna, "push")


@looped
async def test_own_cards_and_tracks_that_cannot_be_played_are_refused_with_the_fault(server: Serving) -> None:
    llama = own(card="[no-llama]\ncolour = 'pink'\ncost = 6\n")
    reason = await refusal(table_of(server, "cubitos", "Anna", "Piotr", options=llama))
    assert (reason["card"], reason["field"], reason["fault"]["id"]) == ("no-llama", "colour", "cubitos-card-colour")
    street = own(track="id = 'street'\nmap = 'nothing'\n")
    reason = await refusal(table_of(server, "cubitos", "Anna", "Piotr", options=street))
    assert (reason["id"], reason["track"]) == ("cubitos-track-names", "street")


@looped
async def test_options_never_name_a_file_of_the_server(server: Serving) -> None:
    named = {**own(), "track": ["/etc/hostname"]}
    reason = await refusal(table_of(server, "cubitos", "Anna", "Piotr", options=named))
    assert reason["id"].startswith("cubitos-")


@looped
@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "chess"}, "core-no-game"),
        ({"seats": [{"kind": "me", "name": "Anna"}]}, "core-seats-range"),
        ({"options": {"wings": True}}, "core-no-option"),
        ({"seats": [{"kind": "bot", "level": "genius"}] * 3}, "core-no-bot"),
        ({"seats": [{"kind": "me", "name": "|"}] * 3}, "core-player-name"),
        ({"seats": [{"kind": "me"}] * 3}, "core-player-name"),
        ({"settings": {"colour": "red"}}, "server-not-understood"),
        ({"settings": {"clock": {"base": 1}}}, "server-not-understood"),
    ],
)
async def test_what_cannot_be_played_is_refused(server: Serving, wanted: Json, reason: str) -> None:
    table: dict[str, Any] = {"game": "camelup", "seats": [{"kind": "open"}] * 3}
    assert await refused(Web(server.base).post("/api/tables", {**table, **wanted})) == reason


# -------------------------------------------------------------------------------------------------------------- joining


@looped
async def test_the_match_begins_when_the_last_seat_is_taken(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    async with table.reader(0) as anna:
        await sits(table, "Piotr")
        await anna.until(lambda: anna.version == 1)
        assert anna.phase == "gathering"
        assert await refused(anna.play("roll")) == "server-not-playing"
        await sits(table, "Ola")
        await anna.until(lambda: anna.phase == "playing")
        assert anna.match["players"] == ["Anna", "Piotr", "Ola"]
        assert kinds(anna) == ["opened", "sat", "sat", "begun"]


@looped
async def test_somebody_joins_by_the_short_code_in_any_case(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    web = Web(server.base)
    assert (await web.get(f"/api/codes/{table.code.lower()}"))["table"] == table.id
    assert await refused(web.get("/api/codes/ZZZZZZ")) == "server-no-code"


@looped
async def test_somebody_may_choose_the_seat(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    assert await sits(table, "Ola", 2) == 2
    assert (await refusal(sits(table, "Ewa", 2))) == {"id": "server-no-free-seat", "free": 1}
    assert await sits(table, "Piotr") == 1
    assert await refused(sits(table, "Ewa")) == "server-no-free-seat"


@looped
async def test_taking_a_seat_twice_with_one_id_gives_the_same_seat(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    web = Web(server.base)
    first = await web.sit(table.id, "the-same-id", "Piotr")
    assert await web.sit(table.id, "the-same-id", "Piotr") == first
    assert len(journal(table)) == 2


@looped
async def test_two_who_want_the_last_seat_at_the_same_time(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna", "Piotr")
    answers = await asyncio.gather(sits(table, "Ola"), sits(table, "Ewa"), return_exceptions=True)
    assert sum(isinstance(answer, RefusedError) for answer in answers) == 1
    assert len(journal(table)) == 3


@looped
async def test_the_recent_tables_of_a_browser_are_those_it_opened_and_sat_at(server: Serving) -> None:
    host, table = await open_seats(server, "camelup", "Anna")
    guest = Web(server.base)
    await guest.sit(table.id, "sit-as-guest", "Piotr")
    for web in (host, guest):
        assert [(found["id"], found["phase"]) for found in await web.get("/api/tables")] == [(table.id, "gathering")]
    assert await Web(server.base).get("/api/tables") == []


# ----------------------------------------------------------------------------------------------------- before the match


@looped
async def test_whoever_opened_the_table_gives_an_open_seat_to_a_bot_and_back(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    async with table.reader(0) as anna:
        await asks(anna, "arrange", seat=1, level="greedy")
        assert anna.document["seats"][1]["kind"] == "bot"
        await asks(anna, "arrange", seat=1)
        assert anna.document["seats"][1]["kind"] == "open"
        await asks(anna, "arrange", seat=1, level="greedy")
        await asks(anna, "arrange", seat=2, level="random")
        await anna.until(lambda: anna.phase != "gathering")
        assert await refused(anna.ask("arrange", seat=1)) == "server-has-begun"


@looped
async def test_nobody_else_arranges_and_nobody_is_put_out_of_a_seat(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    await sits(table, "Piotr", 1)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader() as watcher:
        assert await refused(piotr.ask("arrange", seat=2, level="greedy")) == "server-host-only"
        assert await refused(watcher.ask("arrange", seat=2, level="greedy")) == "server-host-only"
        assert await refused(anna.ask("arrange", seat=1, level="greedy")) == "server-seat-taken"
        assert await refused(anna.ask("arrange", seat=7)) == "core-no-seat"
        assert await refused(anna.ask("arrange", seat=2, level="genius")) == "core-no-bot"


@looped
async def test_a_player_changes_their_name_until_the_match_begins(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    await sits(table, "Player-2", 1)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader() as watcher:
        await asks(piotr, "rename", name="  Piotr   B. ")
        await anna.until(lambda: anna.document["seats"][1]["name"] == "Piotr B.")
        assert await refused(piotr.ask("rename", name="a|b")) == "core-player-name"
        assert await refused(watcher.ask("rename", name="Ewa")) == "server-watching"
        await sits(table, "Ola", 2)
        await anna.until(lambda: anna.phase == "playing")
        assert anna.match["players"] == ["Anna", "Piotr B.", "Ola"]
        assert await refused(piotr.ask("rename", name="Piotrek")) == "server-has-begun"


@looped
async def test_who_leaves_before_the_match_has_an_open_seat_behind(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    await sits(table, "Piotr", 1)
    async with table.reader(0) as anna:
        async with table.reader(1) as piotr:
            assert (await piotr.ask("leave"))["version"] == 2
            with pytest.raises(GoneError, match="token"):
                await piotr.until(lambda: False)
        await anna.until(lambda: anna.document["seats"][1]["kind"] == "open")
    await sits(table, "Ola", 1)


# --------------------------------------------------------------------------------------------------------- in mid-match


@looped
async def test_somebody_else_may_take_a_vacant_seat_in_mid_match(server: Serving) -> None:
    table = await three_guests(server)
    old = table.tokens[1]
    async with table.reader(0) as anna:
        await asked(anna)
        async with table.reader(1) as piotr:
            await plays(anna, "winner red", piotr)
            await plays(piotr, "loser blue", anna)
            await piotr.ask("leave")
        await anna.until(lambda: anna.document["seats"][1]["kind"] == "open")
        assert anna.phase == "playing"
        await sits(table, "Ewa")
        async with table.reader(1) as ewa:
            assert ewa.document["seats"][1]["name"] == "Ewa"
            assert ewa.match["players"] == ["Anna", "Ewa", "Ola"]
            assert "blue" in str([row["what"] for row in ewa.rows if row["what"]["kind"] == "played"])
        async with raw(table) as socket:
            await says(socket, "hello", token=old)
            assert (await hears(socket, "refused"))["reason"]["id"] == "server-token"
            assert (await hears(socket, "bye"))["reason"] == "token"


@looped
async def test_who_has_left_acts_no_more_and_hears_nothing_of_the_seat(server: Serving) -> None:
    table = await three_guests(server)
    async with table.reader(0) as anna, raw(table) as socket:
        await says(socket, "hello", token=table.tokens[1])
        await says(socket, "leave", id="leave-the-seat")
        assert (await hears(socket, "done"))["id"] == "leave-the-seat"
        with suppress(ConnectionClosed):
            await says(socket, "say", id="still-talking", text="I am still here")
        assert (await hears(socket, "bye", "done"))["type"] == "bye"
        await anna.until(lambda: not anna.document["seats"][1]["here"])
    assert "I am still here" not in str(journal(table))


@looped
async def test_a_second_device_takes_the_seat_over_and_the_first_loses_nothing(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with raw(table) as socket:
        await says(socket, "hello", token=table.tokens[0])
        await hears(socket, "news")
        await says(socket, "play", id="the-last-move", on=1, move="winner red")
        async with table.reader(0) as phone:
            assert (await hears(socket, "done"))["version"] == 2
            assert (await hears(socket, "bye"))["reason"] == "taken"
            await phone.heard(2)
            assert phone.rows[-1]["what"]["entry"]["move"] == "winner red"
            assert phone.document["seats"][0]["here"]


@looped
async def test_a_client_that_was_put_out_does_not_come_back_by_itself(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as laptop, table.reader(0):
        with pytest.raises(GoneError, match="taken"):
            await laptop.until(lambda: False)


# -------------------------------------------------------------------------------------------------------------- lending


async def lent_to_bot(table: Gathering, reader: Reader, seat: int) -> None:
    await asks(reader, "lend", seat=seat, level="greedy")
    await reader.until(lambda: reader.document["seats"][seat]["lent"] == "greedy")


@looped
async def test_the_seat_of_a_missing_player_is_lent_until_the_player_is_back(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna, table.reader(2) as ola:
        await plays(anna, "roll", ola)
        await lent_to_bot(table, ola, 1)
        await asked(ola)
        assert [row["what"]["by"] for row in ola.rows if row["what"]["kind"] == "played"] == ["player", "bot"]
        async with table.reader(1) as piotr:
            await ola.until(lambda: ola.document["seats"][1]["lent"] is None)
            assert kinds(ola)[-1] == "returned"
            await plays(ola, "roll", anna, piotr)
            await plays(anna, "roll", piotr)
            assert piotr.is_asked
            await plays(piotr, "roll")


@looped
async def test_a_vacant_seat_is_lent_until_somebody_takes_it(server: Serving) -> None:
    table = await three_guests(server)
    async with table.reader(0) as anna:
        async with table.reader(1) as piotr:
            await piotr.ask("leave")
        await anna.until(lambda: anna.document["seats"][1]["kind"] == "open")
        await lent_to_bot(table, anna, 1)
        async with table.reader(2) as ola:
            await plays(anna, "roll", ola)
            await asked(ola)
        await sits(table, "Ewa", 1)
        await anna.until(lambda: anna.document["seats"][1]["name"] == "Ewa")
        assert anna.document["seats"][1]["lent"] is None


@looped
async def test_a_page_that_is_loaded_again_is_still_here(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kostka.server.rooms.LINGER", 0.5)
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna:
        async with table.reader(1):
            await anna.until(lambda: anna.document["seats"][1]["here"])
        assert await refused(anna.ask("lend", seat=1, level="greedy")) == "server-is-here"
        await anna.until(lambda: not anna.document["seats"][1]["here"])
        await anna.ask("lend", seat=1, level="greedy")


@looped
async def test_nobody_lends_the_seat_of_somebody_who_is_here(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna, table.reader(1), table.reader() as watcher:
        assert (await refusal(anna.ask("lend", seat=1, level="greedy"))) == {"id": "server-is-here", "name": "Piotr"}
        assert await refused(watcher.ask("lend", seat=2, level="greedy")) == "server-watching"
        assert await refused(anna.ask("lend", seat=2, level="genius")) == "core-no-bot"
        assert await refused(anna.ask("back")) == "server-not-lent"


@looped
async def test_who_lends_the_own_seat_plays_again_when_it_is_taken_back(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola:
        await plays(anna, "roll", piotr, ola)
        await lent_to_bot(table, anna, 0)
        assert await refused(anna.ask("lend", seat=0, level="random")) == "server-bot-plays"
        assert not anna.match["legal"]
        assert await refused(anna.play("roll")) == "server-lent"
        await asks(anna, "back", piotr)
        await plays(piotr, "roll", ola)
        await plays(ola, "roll", anna)
        await plays(anna, "roll")


# ---------------------------------------------------------------------------------------------- afterwards, and the end


async def played_out(server: Serving) -> Gathering:
    table = await table_of(server, "jamniki", "Anna", "Piotr")
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
    return table


@looped
async def test_a_rematch_has_the_same_people_one_seat_further_with_the_same_tokens(server: Serving) -> None:
    table = await played_out(server)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        done = await anna.ask("again")
        assert (await piotr.ask("again"))["table"] == done["table"] != table.id
        assert (await anna.ask("again"))["table"] == done["table"]
        await piotr.until(lambda: piotr.document["table"]["next"] == done["table"])
    again = Gathering(server, done["table"], "", table.tokens)
    async with again.reader(0) as anna, again.reader(1) as piotr:
        assert (anna.document["you"]["seat"], piotr.document["you"]["seat"]) == (1, 0)
        assert anna.match["players"] == ["Piotr", "Anna"]
        assert anna.phase == "playing"
        acting = anna if anna.is_asked else piotr
        await plays(acting, acting.match["legal"][0])
    assert len([row for row in journal(table) if b'"followed"' in row.body]) == 1


@looped
async def test_both_ask_for_a_rematch_at_the_same_time(server: Serving) -> None:
    table = await played_out(server)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        one, other = await asyncio.gather(anna.ask("again"), piotr.ask("again"))
        assert one["table"] == other["table"]


@looped
async def test_a_rematch_is_for_players_after_the_end(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", "Ola")
    async with table.reader(0) as anna:
        assert await refused(anna.ask("again")) == "server-not-over"
    over = await played_out(server)
    async with over.reader() as watcher:
        assert await refused(watcher.ask("again")) == "server-watching"


@looped
async def test_a_rematch_that_was_asked_for_is_the_answer_also_when_the_table_is_closed(server: Serving) -> None:
    table = await played_out(server)
    async with table.reader(0) as anna:
        done = await anna.ask("again", id="once-more")
        await asks(anna, "close")
        assert await anna.ask("again", id="once-more") == done


@looped
async def test_an_id_that_is_used_up_opens_no_rematch(server: Serving) -> None:
    table = await played_out(server)
    async with table.reader(0) as anna:
        await anna.ask("say", id="said-before", text="Well played!")
        assert await refused(anna.ask("again", id="said-before")) == "server-used-id"
        assert (await anna.ask("again"))["table"]


@looped
async def test_a_match_that_is_over_may_be_watched_also_at_a_closed_table(server: Serving) -> None:
    table = await table_of(server, "jamniki", "Anna", "Piotr", settings={"spectators": False})
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("greedy")))
        async with table.reader() as watcher:
            await asks(anna, "close", watcher)
            assert watcher.phase == "closed"
    async with table.reader() as later:
        assert later.match["result"]


@looped
async def test_the_rematch_is_found_again_by_those_who_were_away(server: Serving) -> None:
    table = await played_out(server)
    async with table.reader(0) as anna:
        following = (await anna.ask("again"))["table"]
    await drop(server, table.id)
    async with table.reader(1) as piotr:
        assert piotr.document["table"]["next"] == following
        assert (await piotr.ask("again"))["table"] == following


@looped
async def test_a_rematch_that_cannot_be_kept_is_refused(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played_out(server)

    async def fail(storage: Storage, *arguments: Any, **named: Any) -> None:
        raise StorageError("server-busy")

    async with table.reader(0) as anna:
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append", fail)
            assert await refused(anna.ask("again")) == "server-busy"
        assert (await anna.ask("again"))["table"]


@looped
async def test_a_table_that_is_closed_before_it_begins_is_among_the_recent_ones(server: Serving) -> None:
    web, table = await open_seats(server, "camelup", "Anna")
    async with table.reader(0) as anna:
        await asks(anna, "close")
    assert [(recent["id"], recent["phase"]) for recent in await web.get("/api/tables")] == [(table.id, "closed")]


@looped
async def test_only_whoever_opened_a_table_closes_it(server: Serving) -> None:
    _, table = await open_seats(server, "camelup", "Anna")
    await sits(table, "Piotr", 1)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        assert await refused(piotr.ask("close")) == "server-host-only"
        await asks(anna, "close", piotr)
        assert piotr.phase == "closed"
        assert await refused(anna.ask("close")) == "server-not-playing"
        assert await refused(piotr.ask("leave")) == "server-not-playing"
        assert await refused(sits(table, "Ola")) == "server-not-playing"


@looped
async def test_at_a_closed_table_nothing_is_played(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", "Piotr", bots=1)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await asks(anna, "close", piotr)
        assert anna.match["legal"] == []
        assert await refused(anna.play("roll")) == "server-not-playing"
        assert await refused(anna.ask("say", text="hello")) == "server-not-playing"
        assert (anna.match["prompt"], anna.match["to_act"]) == (None, [])
    await until(lambda: not room_of(table).thinking)
    assert len(journal(table)) == 3


@looped
async def test_there_is_no_table_of_that_name(server: Serving) -> None:
    nowhere = Gathering(server, "nowhere", "", {})
    async with raw(nowhere) as socket:
        await says(socket, "hello")
        assert (await hears(socket, "refused"))["reason"]["id"] == "server-no-table"
        assert (await hears(socket, "bye"))["reason"] == "gone"
    assert await refused(Web(server.base).get("/api/tables/nowhere")) == "server-no-table"
