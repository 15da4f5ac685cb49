"""Playing at a table of a real server: moves, resends, stale actions, several at once, taking back."""

import asyncio
from collections.abc import Iterator

import pytest

from kostka.bots import bot
from kostka.client.bot import play
from kostka.client.web import Web
from tests.server.serving import Serving, serving, table_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("play")) as running:
        yield running


@pytest.mark.parametrize(("game", "seats"), [("camelup", 3), ("cubitos", 2), ("jamniki", 2)])
def test_people_and_bots_play_a_whole_match_that_replays_and_verifies(server: Serving, game: str, seats: int) -> None:
    async def run() -> None:
        table = await table_of(server, game, "Anna", "Piotr", bots=seats - 2)
        async with table.reader(0) as anna, table.reader(1) as piotr, table.reader() as watcher:
            await asyncio.gather(play(anna, 0, bot("greedy")), play(piotr, 1, bot("random")))
            await watcher.until(lambda: watcher.phase == "over")
            assert anna.match["result"] == watcher.match["result"]
            assert anna.match["secret"]
        web = Web(server.base)
        verified = await web.get(f"/api/tables/{table.id}/verify")
        assert verified["proven"]
        assert verified["checked"] > 0

    asyncio.run(run())
