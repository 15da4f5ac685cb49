"""Odds and hints: for those who play, where the table likes it, from what the asker may know, and once a position."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kostka.core.position import Position, View
from kostka.core.registry import find_game
from kostka.server.protocol import RulesNow
from kostka.server.thinkers import Thinkers, ThinkingError
from kostka.server.thinking import BEST, pack
from tests.server.serving import Serving, table_of
from tests.server.tables import known_tables, looped, plays, refusal, refused, room_of

THREE = ("Anna", "Piotr", "Ola")
Asked = list[tuple[Any, ...]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with known_tables(tmp_path_factory.mktemp("odds")) as running:
        yield running


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Every question to a thinker."""
    found: Asked = []
    ask = Thinkers.ask

    async def note(thinkers: Thinkers, *arguments: Any, **named: Any) -> Any:
        found.append(arguments)
        return await ask(thinkers, *arguments, **named)

    monkeypatch.setattr(Thinkers, "ask", note)
    monkeypatch.setattr("kostka.server.questions.ROLLOUTS", 500)
    monkeypatch.setattr("kostka.server.questions.PLAYOUTS", 300)
    return found


@looped
@pytest.mark.parametrize(("game", "seats"), [("camelup", 3), ("cubitos", 2), ("jamniki", 2)])
async def test_odds_are_those_of_the_engine_and_a_hint_can_be_played(
    server: Serving, asked: Asked, game: str, seats: int
) -> None:
    table = await table_of(server, game, *THREE[:seats], options={"start": 0} if game == "jamniki" else {})
    async with table.reader(0) as anna:
        found = (await anna.ask("ask", what="odds"))["found"]
        match = room_of(table).table.running
        view = Position(find_game(game), match.board, match.state).view(0).state
        assert (
            found.keys() == View.from_bytes(find_game(game), match.board.tobytes(), view.tobytes(), 0).odds(500).keys()
        )
        hint = (await anna.ask("ask", what="hint"))["found"]
        chances = [move["chance"] for move in hint["moves"]]
        assert all(0 <= chance <= 1 for chance in chances)
        assert hint["move"] == hint["moves"][0]["move"]
        assert 1 <= len(chances) <= BEST
        assert all(abs(sum(move["chances"]) - 1) < 0.001 for move in hint["moves"])
        await plays(anna, hint["move"])


@looped
async def test_a_thinker_is_asked_once_for_a_position(
    server: Serving, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kostka.server.questions.ROLLOUTS", 502)  # which no other test has asked for
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        first = await anna.ask("ask", what="odds")
        assert (await anna.ask("ask", what="odds"))["found"] == first["found"]
        assert len(asked) == 1
        await plays(anna, "roll", piotr)
        await anna.ask("ask", what="odds")
        assert len(asked) == 2
    twin = await table_of(server, "camelup", *THREE)
    async with twin.reader(0) as anna:
        assert (await anna.ask("ask", what="odds"))["found"] == first["found"]
        assert len(asked) == 2


@looped
async def test_a_thinker_is_told_what_the_asker_may_know_and_nothing_else(server: Serving, asked: Asked) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr:
        await plays(anna, "winner red", piotr)
        await piotr.ask("ask", what="odds")
        match = room_of(table).table.running
        view = match.position.view(1)
        assert view.to_bytes() != match.position.to_bytes()
        assert asked[-1][:2] == ("odds", pack(view))
        await piotr.ask("ask", what="hint")
        assert asked[-1][:2] == ("hint", pack(view, match.game.beliefs(match, 1).tobytes()))


@looped
async def test_what_a_seat_remembers_is_another_question(
    server: Serving, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint is kept for a position and what its seat concludes from the match, not for the position alone."""
    remembered = [np.ones(2), np.ones(2), np.ones(3)]
    table = await table_of(server, "jamniki", *THREE[:2], options={"start": 0})
    monkeypatch.setitem(vars(room_of(table).table.running.game), "beliefs", lambda match, seat: remembered.pop(0))
    async with table.reader(0) as anna:
        for _ in range(3):
            await anna.ask("ask", what="hint")
    assert [view.beliefs for _, view, *_ in asked] == [np.ones(2).tobytes(), np.ones(3).tobytes()]


@looped
async def test_where_the_table_does_not_like_it_there_are_none(server: Serving, asked: Asked) -> None:
    table = await table_of(server, "camelup", *THREE, settings={"odds": False})
    async with table.reader(0) as anna:
        for what in ("odds", "hint"):
            assert await refused(anna.ask("ask", what=what)) == "server-no-odds"
    assert asked == []


@looped
async def test_a_hint_is_for_whoever_is_to_choose(server: Serving, asked: Asked) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(1) as piotr, table.reader() as watcher:
        assert await refused(watcher.ask("ask", what="hint")) == "server-watching"
        assert await refused(piotr.ask("ask", what="hint")) == "server-nothing-to-choose"
    assert asked == []


@looped
async def test_spectators_have_the_odds_that_everybody_knows(server: Serving, asked: Asked) -> None:
    table = await table_of(server, "camelup", *THREE, options={"start": 0})
    async with table.reader(0) as anna, table.reader() as watcher:
        await plays(anna, "winner red", watcher)
        found = (await watcher.ask("ask", what="odds"))["found"]
        assert found["leg"]
        assert [row["finish_cards"] for row in found["holdings"]] == [None, 0.0, 0.0]
        match = room_of(table).table.running
        [view] = [view for job, view, *_ in asked if job == "odds"]
        assert view.state == match.position.view(None).to_bytes()


@looped
async def test_where_odds_need_a_hand_spectators_have_none(server: Serving, asked: Asked) -> None:
    table = await table_of(server, "jamniki", *THREE)
    async with table.reader() as watcher:
        assert await refused(watcher.ask("ask", what="odds")) == "jamniki-odds-hand"


@looped
async def test_until_the_rules_are_compiled_they_come_soon(
    server: Serving, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna:
        rooms, rules = server.app.rooms, server.app.rooms.rules
        monkeypatch.setattr(rooms, "rules", rules)
        server.loop.call_soon_threadsafe(rooms.compiling, RulesNow(False, "camelup", 3, 40))
        await anna.until(lambda: not anna.document["rules"]["ready"])
        assert anna.document["rules"] == {"ready": False, "game": "camelup", "done": 3, "total": 40}
        assert await refused(anna.ask("ask", what="odds")) == "server-odds-soon"
        await plays(anna, "roll")
        server.loop.call_soon_threadsafe(rooms.compiling, rules)
        await anna.until(lambda: anna.document["rules"]["ready"])
    assert asked == []


@looped
async def test_an_answer_that_failed_is_asked_for_again(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(server, "camelup", *THREE)

    async def late(thinkers: Thinkers, *arguments: Any, **named: Any) -> Any:
        raise ThinkingError("late")

    monkeypatch.setattr("kostka.server.questions.ROLLOUTS", 501)
    async with table.reader(0) as anna:
        with monkeypatch.context() as broken:
            broken.setattr(Thinkers, "ask", late)
            assert await refusal(anna.ask("ask", what="odds")) == {"id": "server-no-answer", "why": "late"}
        assert (await anna.ask("ask", what="odds"))["found"]


@looped
async def test_why_a_move_is_not_possible(server: Serving) -> None:
    table = await table_of(server, "camelup", *THREE)
    async with table.reader(0) as anna, table.reader(1) as piotr, table.reader() as watcher:
        assert (await anna.ask("why", move="roll"))["found"] == {"reason": None}
        assert (await piotr.ask("why", move={"move": "roll"}))["found"]["reason"]["id"] == "core-not-your-turn"
        await plays(anna, "tile 12 cheer", piotr)
        reason = (await piotr.ask("why", move="tile 12 boo"))["found"]["reason"]
        assert (reason["id"], reason["reason"]["id"]) == ("core-not-possible", "camelup-tile-on-tile")
        assert await refused(watcher.ask("why", move="roll")) == "server-watching"
