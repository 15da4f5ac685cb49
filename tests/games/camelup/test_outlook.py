"""What is noted of a race: how legs and races end from where the camels stand, whatever was bet."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import kostka
from kostka.core.match import Match
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.compiled.evaluation import evaluate, expected_scores
from kostka.games.camelup.compiled.outlook import ENOUGH, OUTLOOK, look_up
from tests.games.camelup.tables import table

GAME = kostka.game("camelup")


def looked(match: Match, cache: NDArray[Any], least: int = 64, more: int = 0) -> Any:
    return cache[look_up(match.state[0], match.state[0].tile_side, cache, least, more)]


def scores(match: Match) -> list[float]:
    out = np.zeros(camelup.SEATS[-1])
    expected_scores(match.board[0], match.state[0], GAME.new_cache(), out)
    money: list[float] = out[: int(match.board[0].seats)].tolist()
    return money


def test_every_race_is_counted_once() -> None:
    match = table({9: ["red"], 8: ["blue", "green"]})
    note = looked(match, np.zeros(4, OUTLOOK), least=100)
    assert note.races == note.ends.sum() == note.pairs.sum() == 100
    assert note.right.sum(axis=1).tolist() == [100, 100]
    assert (note.ends.sum(axis=1) == note.pairs.ravel()).all()
    assert (
        note.ends.sum(axis=0).reshape(camelup.RACING, camelup.RACING).sum(axis=1) == note.right[camelup.WINNER]
    ).all()
    assert ((note.rolls > 0) == (note.ends > 0)).all()


def test_odds_are_those_of_the_leg() -> None:
    match = table({9: ["red"], 8: ["blue", "green"], 7: ["yellow"]}, tiles={"11": {"seat": 1, "side": "boo"}})
    note = looked(match, np.zeros(1, OUTLOOK), least=4096)
    odds = match.position.view(0).odds(4000)
    for i, colour in enumerate(camelup.COLOURS):
        assert note.pairs[i].sum() / 4096 == pytest.approx(odds["leg"][colour]["first"], abs=0.02)
        assert note.pairs[:, i].sum() / 4096 == pytest.approx(odds["leg"][colour]["second"], abs=0.02)
        assert note.right[camelup.WINNER, i] / 4096 == pytest.approx(odds["race"][colour]["win"], abs=0.04)
        assert note.right[camelup.LOSER, i] / 4096 == pytest.approx(odds["race"][colour]["lose"], abs=0.04)
    assert note.hits[11] / 4096 == pytest.approx(odds["tile_hits"]["11"], abs=0.02)


def test_bets_share_a_note_and_tiles_do_not() -> None:
    match, cache = table({9: ["red"], 8: ["blue"]}), GAME.new_cache()
    looked(match, cache)
    match.play("ticket red")
    match.play("winner blue")
    assert looked(match, cache, more=32).races == 96
    match.play("tile 11 cheer")
    assert looked(match, cache).races == 64
    assert (cache["key"] != 0).sum() == 2


def test_races_are_enough_some_time() -> None:
    match, cache = table({9: ["red"], 8: ["blue"]}), GAME.new_cache()
    for _ in range(ENOUGH // 32):
        note = looked(match, cache, more=32)
    assert note.races == ENOUGH


def test_where_there_is_no_room_something_is_forgotten() -> None:
    cache = np.zeros(2, OUTLOOK)
    for space in range(4, 12):
        assert looked(table({space: ["red"], 3: ["blue"]}), cache).races == 64


def test_what_is_noted_makes_little_difference() -> None:
    """A position is judged much the same alone and as one of many."""
    match, cache, values = table({9: ["red"], 8: ["blue"]}, seats=4), GAME.new_cache(), np.zeros(camelup.SEATS[-1])
    for _ in range(20):
        evaluate(match.board[0], match.state[0], cache, values)
    assert values[:4].tolist() == pytest.approx(match.position.evaluate(), abs=0.01)


def test_money_is_expected_from_what_is_held() -> None:
    """Red is as good as first, and purple cannot win any more."""
    bets = {"winner": [[0, "red"], [1, "red"], [2, "purple"]], "loser": []}
    players: list[dict[str, Any]] = [{"money": 10}, {"money": 10, "tickets": {"red": [5]}}, {"money": 10}]
    match = table({16: ["red"], 3: ["blue"]}, players=players, finish_bets=bets, pyramid=["red", "blue"])
    rich = scores(match)
    assert rich[0] == pytest.approx(18, abs=0.5)
    assert rich[1] == pytest.approx(20, abs=0.5)
    assert rich[2] == pytest.approx(9, abs=0.1)
