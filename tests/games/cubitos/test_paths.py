"""Whole runs: the cheapest way to a space, as the moves themselves allow it."""

import heapq
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kostka.core.compiled.chance import from_script
from kostka.core.match import Match
from kostka.games.cubitos.compiled.state import M as MOVE
from kostka.games.cubitos.paths import find_paths, is_running, price, spaces_reached
from tests.games.cubitos.rounds import drawn
from tests.games.cubitos.tables import Table, straight, table

COAST = "0S    0.    1.    1J    1.    2.    2F\n   0~    0~    1~    1~    2~    2~"
PADS = "0S    0J    1.    1J    1.    2.    2F\n   0~    0.    1~    1.    2~    2."


def at(track: str, **fields: Any) -> Table:
    """Player 0 in the Move step."""
    return table(track=track, position={"phase": "move", "start": 0}, draw="light gray", **fields)


def run_to(game: Table, space: int) -> tuple[list[str], int, int]:
    path = find_paths(game.match.position, 0, space)[space]
    return [game.match.names.texts[move] for move in path.moves], path.money, path.feet


def test_the_shortest_way_is_taken() -> None:
    game = at("nothing-goes-right", feet=5)
    moves, money, feet = run_to(game, 92)
    assert (money, feet) == (0, 3)
    game.play(*moves)
    assert game.player()["space"] == 92
    assert game.player()["feet"] == 0, "what is left after a stop is lost"


def test_feet_are_bought_where_they_do_not_suffice(tmp_path: Path) -> None:
    game = at(straight(tmp_path, "0S 0. 0. 1. 1. 2. 2F"), feet=1, money=3, credits=6)
    assert run_to(game, 1) == (["step 1", "stop"], 0, 1)
    assert run_to(game, 3) == (["step 1", "foot", "step 2", "foot", "step 3"], 8, 3), "nothing is left to stop with"
    assert 4 not in find_paths(game.match.position, 0)


def test_money_is_dearer_than_feet(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0. 0>1 1. 1. 1<1 2. 2F", "1 = { money = 2 }")
    assert run_to(at(track, space=2, feet=5, money=4), 5) == (["step 3", "step 4", "step 5", "stop"], 0, 3)
    assert run_to(at(track, space=2, feet=1, money=4), 6) == (["shortcut", "step 6"], 2, 1)


def test_the_jet_pack_is_used_where_it_helps(tmp_path: Path) -> None:
    game = at(straight(tmp_path, "0S 0J 0. 1. 1. 2. 2. 2F"), feet=2)
    assert run_to(game, 3) == (["step 1", "jetpack", "step 2", "step 3"], 0, 3)


def test_the_finish_is_a_place_to_go_to(tmp_path: Path) -> None:
    game = at(straight(tmp_path, "0S 0. 0. 1. 1. 2. 2F"), space=4, feet=5)
    assert run_to(game, 6) == (["step 5", "step 6", "stop"], 0, 2)


def test_the_match_itself_stays_as_it_is() -> None:
    game = at("nothing-goes-right", feet=3)
    before = game.match.state.tobytes()
    run_to(game, 90)
    assert game.match.state.tobytes() == before


FEET = [{"feet": 3}, {"feet": 2, "water": 2}, {"water": 1, "money": 9}, {"feet": 1, "money": 8}]


@pytest.mark.parametrize("fields", FEET)
def test_no_way_is_cheaper(fields: dict[str, int], tmp_path: Path) -> None:
    match = at(drawn(tmp_path, COAST), space=1, **fields).match
    found = find_paths(match.position, 0)
    cheapest = every_way(match)
    assert {space: (path.money, path.feet) for space, path in found.items() if space != 1} == cheapest


@pytest.mark.parametrize("fields", [{"feet": 2, "money": 4}, {"feet": 1, "money": 12}, {"feet": 2, "money": 12}])
def test_feet_are_bought_before_a_jet_pack(fields: dict[str, int], tmp_path: Path) -> None:
    """Where it doubles them too: that way may lead further than a cheaper beginning."""
    match = at(drawn(tmp_path, PADS), space=0, **fields).match
    found = find_paths(match.position, 0)
    assert {space: (path.money, path.feet) for space, path in found.items() if space != 0} == every_way(match)


def every_way(match: Match) -> dict[int, tuple[int, int]]:
    """The least money and feet to every space, over all positions that moves lead to."""
    best: dict[int, tuple[int, int]] = {}
    order, seen = count(), set()
    waiting = [(0, 0, next(order), match.state)]
    while waiting:
        money, feet, _, state = heapq.heappop(waiting)
        if state.tobytes() in seen:
            continue
        seen.add(state.tobytes())
        for space in spaces_reached(match.board, match.state, state, 0):
            best.setdefault(space, (money, feet))
        if is_running(state, 0):
            for move in match.position.with_state(state).legal(0):
                if move not in (MOVE.stop, MOVE.done):
                    after = match.position.with_state(state).after(0, move, from_script([])).state
                    more_money, more_feet = price(match.board, state, 0, move)
                    heapq.heappush(waiting, (money + more_money, feet + more_feet, next(order), after))
    del best[int(match.state[0].space[0])]
    return best
