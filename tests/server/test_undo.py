"""Taking back: at once what showed nobody anything, else if all others agree."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from kostka.bots import bot
from kostka.client.bot import play
from kostka.client.web import Web
from kostka.core.notation import read
from tests.server.serving import Gathering, Serving, table_of
from tests.server.tables import (
    asked,
    asks,
    journal,
    kinds,
    known_tables,
    looped,
    plays,
    refusal,
    refused,
    three_guests,
)

FREE: dict[str, Any] = {"settings": {"undo": "free"}}
NEVER: dict[str, Any] = {"settings": {"undo": "never"}}
THREE = ("Anna", "Piotr", "Ola")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("undo")) as running:
        yield running


async def file_of(table: Gathering) -> str:
    path = f"/api/tables/{table.id}/file"
    return (await Web(table.server.base).fetch("GET", path, None)).decode()


# -------------------------------------------------------------------------------------------------------------- at once


@looped
@pytest.mark.parametrize("move", ["ticket red", "winner red", "loser green", "tile 12 boo"])
async def test_camel_up_a_choice_that_showed_nothing_is_taken_back_at_once(server: Serving, move: str) -> None:
    table = await table_of(server, "camelup", *THREE, **FREE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        before = deepcopy(anna.match["position"])
        await plays(anna, move, piotr)
        assert anna.match["undo"] == "free"
        assert piotr.match["undo"] is None
        await asks(anna, "undo", piotr, on=anna.version)
        assert kinds(piotr) == ["opened", "begun", "played", "undone"]
        assert anna.match["position"] == before
        assert anna.is_asked
        await plays(anna, "roll", piotr)


@looped
async def test_nobody_loses_the_turn_without_being_asked(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola:
        await plays(anna, "ticket red", piotr, ola)
        assert anna.match["undo"] == "ask"
        await asks(anna, "undo", piotr, ola, on=anna.version)
        assert piotr.is_asked
        assert piotr.document["question"] == {"seat": 0, "plies": 1, "waiting": [1, 2]}


@looped
async def test_cubitos_who_has_passed_may_push_after_all(server: Serving) -> None:
    table = await table_of(server, "cubitos", "Anna", "Piotr")
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, "pass", piotr)
        assert anna.match["undo"] == "free"
        await asks(anna, "undo", piotr, on=anna.version)
        await plays(anna, "push", piotr)


@looped
async def test_an_undo_is_sent_again_and_taken_once(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE, **FREE)
    async with table.reader(0) as anna:
        await plays(anna, "ticket red")
        await asks(anna, "undo", on=anna.version)
        assert await refused(anna.ask("undo", on=anna.version)) == "server-no-undo"
        assert len(journal(table)) == 4


# ------------------------------------------------------------------------------------------------- the others are asked


@looped
async def test_dice_are_taken_back_if_all_others_agree(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola:
        await plays(anna, "roll", piotr, ola)
        assert anna.match["undo"] == "ask"
        await asks(anna, "undo", piotr, ola, on=anna.version)
        assert ola.document["question"] == {"seat": 0, "plies": 1, "waiting": [1, 2]}
        assert ola.match["entry"] == 1
        await asks(piotr, "answer", anna, ola, on=piotr.version, yes=True)
        assert ola.document["question"] == {"seat": 0, "plies": 1, "waiting": [2]}
        await asks(ola, "answer", anna, on=ola.version, yes=True)
        await asked(anna)
        assert anna.document["question"] is None
        assert kinds(anna)[2:] == ["played", "undo-asked", "undo-answered", "undo-answered", "undone"]


@looped
async def test_one_no_is_enough(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola:
        await plays(anna, "roll", piotr, ola)
        await asks(anna, "undo", piotr, ola, on=anna.version)
        await asks(ola, "answer", anna, piotr, on=ola.version, yes=False)
        assert anna.document["question"] is None
        assert anna.match["entry"] == 1
        assert await refused(piotr.ask("answer", on=piotr.version, yes=True)) == "server-no-question"


@looped
async def test_after_others_have_acted_their_choices_go_too(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola:
        before = deepcopy(anna.match["position"])
        await plays(anna, "ticket red", piotr, ola)
        await plays(piotr, "ticket blue", anna, ola)
        assert anna.match["undo"] == "ask"
        await asks(anna, "undo", piotr, ola, on=anna.version)
        assert anna.document["question"]["plies"] == 2
        await asks(piotr, "answer", ola, on=piotr.version, yes=True)
        await asks(ola, "answer", on=ola.version, yes=True)
        await asked(anna)
        assert anna.match["position"] == before


@looped
async def test_a_move_withdraws_the_question(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, "roll", piotr)
        await asks(anna, "undo", piotr, on=anna.version)
        await plays(piotr, "roll", anna)
        assert anna.document["question"] is None


@looped
async def test_jamniki_the_neighbour_has_seen_the_hand(server: Serving) -> None:
    table = await table_of(server, "jamniki", *THREE, options={"start": 0})
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, anna.match["legal"][0], piotr)
        assert anna.match["undo"] == "ask"
    strict = await table_of(server, "jamniki", *THREE, options={"start": 0}, **FREE)
    async with strict.reader(0) as anna:
        await plays(anna, anna.match["legal"][0])
        assert anna.match["undo"] is None
        assert (await refusal(anna.ask("undo", on=anna.version)))["id"] == "server-no-undo"


@looped
async def test_cubitos_a_push_is_taken_back_only_if_the_others_agree(server: Serving) -> None:
    table = await table_of(server, "cubitos", "Anna", "Piotr")
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, "push", piotr)
        assert anna.match["undo"] == "ask"
        await asks(anna, "undo", piotr, on=anna.version)
        await asks(piotr, "answer", on=piotr.version, yes=True)
        await anna.until(lambda: kinds(anna)[-1] == "undone")


@looped
async def test_nobody_answers_for_others_or_twice(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader() as watcher:
        assert await refused(piotr.ask("answer", on=1, yes=True)) == "server-no-question"
        await plays(anna, "roll", piotr, watcher)
        await asks(anna, "undo", piotr, watcher, on=anna.version)
        assert await refused(anna.ask("answer", on=anna.version, yes=True)) == "server-no-question"
        assert await refused(watcher.ask("answer", on=watcher.version, yes=True)) == "server-watching"
        assert await refused(anna.ask("undo", on=anna.version)) == "server-undo-asked"
        await asks(piotr, "answer", on=piotr.version, yes=True)
        assert await refused(piotr.ask("answer", on=piotr.version, yes=True)) == "server-no-question"


@looped
async def test_an_answer_to_an_older_question_does_not_count(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader(2) as ola:
        await plays(anna, "roll", piotr, ola)
        await asks(anna, "undo", piotr, ola, on=anna.version)
        seen = piotr.version
        await asks(ola, "answer", anna, piotr, on=ola.version, yes=False)
        await asks(anna, "undo", piotr, ola, on=anna.version)
        assert await refused(piotr.ask("answer", on=seen, yes=True)) == "server-stale"


@looped
async def test_bots_do_not_answer(server: Serving) -> None:
    """With nobody else there, whoever plays with bots takes back as they like."""
    alone = await table_of(server, "camelup", "Anna", bots=2)
    async with alone.reader(0) as anna:
        await plays(anna, "roll")
        await asked(anna)
        assert anna.match["undo"] == "free"
        await asks(anna, "undo", on=anna.version)
        assert "undone" in kinds(anna)
        assert anna.rows[-1]["what"]["entry"]["move"] == "undo 3"
    both = await table_of(server, "camelup", "Anna", "Piotr", bots=1)
    async with both.reader(0) as anna, both.reader(1) as piotr:
        await plays(anna, "roll", piotr)
        await asks(anna, "undo", piotr, on=anna.version)
        assert piotr.document["question"]["waiting"] == [1]


# ------------------------------------------------------------------------------------------------------------- settings


@looped
async def test_where_nothing_is_taken_back(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE, **NEVER)
    async with table.reader(0) as anna:
        await plays(anna, "ticket red")
        assert anna.match["undo"] is None
        assert (await refusal(anna.ask("undo", on=anna.version)))["setting"] == "never"


@looped
async def test_where_only_what_showed_nothing_is_taken_back(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE, **FREE)
    async with table.reader(0) as anna:
        await plays(anna, "roll")
        assert (await refusal(anna.ask("undo", on=anna.version)))["setting"] == "free"


@looped
async def test_an_undo_in_sight_of_another_position_is_stale(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, "ticket red", piotr)
        await plays(piotr, "ticket red", anna)
        assert await refused(anna.ask("undo", on=2)) == "server-stale"


@looped
async def test_who_left_is_not_asked(server: Serving) -> None:
    table = await three_guests(server)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await asked(anna)
        async with table.reader(2) as ola:
            await ola.ask("leave")
        await plays(anna, "roll", piotr)
        await asks(anna, "undo", piotr, on=anna.version)
        assert piotr.document["question"]["waiting"] == [1]


# ------------------------------------------------------------------------------------------------------------- recorded


@looped
async def test_it_is_in_the_file_the_dice_are_new_ones_and_the_file_agrees_with_the_table(server: Serving) -> None:
    table = await table_of(server, "camelup", "Anna", bots=2)
    async with table.reader(0) as anna:
        await plays(anna, "roll")
        await asked(anna)
        await asks(anna, "undo", on=anna.version)
        await plays(anna, "roll")
        rolls = [row["what"]["entry"] for row in anna.rows if row["what"]["kind"] == "played"]
        own = [entry["events"][0] for entry in rolls if entry["seat"] == 0]
        assert own[0] != own[1]
        text = await file_of(table)
        assert "\n4. undo 3\n" in text
        match = read(text)
        assert match.at(4).view() == match.at(0).view()


@looped
@pytest.mark.parametrize(("game", "bots"), [("camelup", 2), ("jamniki", 1)])
async def test_a_match_in_which_something_was_taken_back_replays_and_verifies(
    server: Serving, game: str, bots: int
) -> None:
    table = await table_of(server, game, "Anna", bots=bots)
    async with table.reader(0) as anna:
        await asked(anna)
        await plays(anna, anna.match["legal"][0])
        await asked(anna)
        await asks(anna, "undo", on=anna.version)
        await play(anna, 0, bot("greedy"))
        assert kinds(anna).count("undone") == 1
    web = Web(server.base)
    assert (await web.get(f"/api/tables/{table.id}/verify"))["proven"]
    steps = (await web.get(f"/api/tables/{table.id}/replay"))["steps"]
    assert len([step for step in steps if step["entry"]["move"].startswith("undo ")]) == 1


@looped
async def test_whoever_is_away_has_agreed_to_nothing(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(2) as ola:
        await plays(anna, "roll", ola)
        await asks(anna, "undo", ola, on=anna.version)
        await asks(anna, "lend", ola, seat=1, level="greedy")
        await asked(ola)
        await plays(ola, "roll", anna)
        await asks(ola, "undo", anna, on=ola.version)
        await asks(anna, "answer", ola, on=anna.version, yes=True)
        assert ola.document["question"] == {"seat": 2, "plies": 1, "waiting": [1]}
        async with table.reader(1) as piotr:
            await asks(piotr, "answer", ola, on=piotr.version, yes=True)
            await ola.until(lambda: kinds(ola)[-1] == "undone")


@looped
async def test_nothing_is_taken_back_for_whom_a_bot_plays(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:
        await plays(anna, "ticket red")
        await asks(anna, "lend", seat=0, level="greedy")
        assert anna.match["undo"] is None
        assert await refused(anna.ask("undo", on=anna.version)) == "server-lent"
