"""The load generator against a real server: its people move, are dropped and come back, and count what they saw."""

import asyncio
from collections.abc import Iterator

import pytest

from benchmarks.crowd import Crowd, Habits, Room, put, shares
from benchmarks.load import STALE, Times
from tests.server.serving import Serving, serving

GAMES = ("camelup", "cubitos", "jamniki")
PLAYERS, WATCHERS = 12, 3
ENOUGH = 60  # moves


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("load")) as running:
        yield running


def played(server: Serving, drop: float) -> Crowd:
    """A small crowd that has made some moves, and is gone."""

    async def run() -> Crowd:
        crowd = Crowd(server.base, Habits(think=0.01, drop=drop))
        await crowd.gather(GAMES, len(GAMES), PLAYERS, WATCHERS)
        async with asyncio.timeout(60):
            while len(crowd.figures.acknowledged) < ENOUGH or (drop and not crowd.figures.resent):
                await asyncio.sleep(0.02)
        crowd.disperse()
        return crowd

    return asyncio.run(run())


def actions(server: Serving, room: Room) -> dict[int, str]:
    """What the journal of a table has kept of its people, by version."""
    rows = server.inside(server.app.rooms.storage.read(room.table))
    return {row.version: row.action for row in rows if row.action}


def test_every_move_that_was_acknowledged_is_in_its_journal(server: Serving) -> None:
    crowd = played(server, drop=0)
    assert sum(len(room.moved) for room in crowd.rooms) == len(crowd.figures.acknowledged) >= ENOUGH
    for room in crowd.rooms:
        assert room.moved.keys() <= actions(server, room).keys()


def test_all_games_are_played_and_only_those_are_refused_who_are_late(server: Serving) -> None:
    crowd = played(server, drop=0)
    tables = [server.inside(server.app.rooms.find(room.table)).table for room in crowd.rooms]
    assert [table.game.id for table in tables] == list(GAMES)
    assert all(table.match and table.match.log for table in tables)
    figures = crowd.figures
    assert set(figures.refusals) <= {STALE}
    assert (figures.goodbyes, figures.losses, figures.resent, figures.returns) == ({}, 0, 0, [])


def test_those_who_are_dropped_come_back_and_send_again_what_was_under_way(server: Serving) -> None:
    crowd = played(server, drop=0.3)
    assert crowd.figures.returns
    assert set(crowd.figures.refusals) <= {STALE}
    for room in crowd.rooms:
        kept = actions(server, room).values()
        assert len(kept) == len(set(kept))


def test_others_are_told_of_moves_and_the_mover_does_not_count(server: Serving) -> None:
    crowd = played(server, drop=0)
    moves, readers = len(crowd.figures.acknowledged), (PLAYERS + WATCHERS) // len(GAMES)
    for room in crowd.rooms:
        room.count_told()
    assert moves < len(crowd.figures.told) <= moves * (readers - 1)
    assert all(seconds > 0 for seconds in crowd.figures.told)


def test_times_are_those_of_the_order() -> None:
    times = Times.of([second / 1000 for second in range(1, 201)][::-1])
    assert (times.count, times.half, times.most, times.worst) == (200, 101, 199, 200)


def test_people_are_shared_out_evenly() -> None:
    assert shares(10, 4) == [3, 3, 2, 2]


def test_a_value_is_put_at_its_path() -> None:
    assert put([{"a": 1}, {"a": 2}], [1, "a"], 3) == [{"a": 1}, {"a": 3}]
    assert put([1], [], [2]) == [2]
