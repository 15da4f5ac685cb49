"""Position files: what is left out, and what is refused with which sentence."""

from typing import Any

import pytest

import kostka
from kostka.core.errors import Fault, PositionError

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "position has no field 'colour'"),
    ({"players": [{}]}, "Jamniki is for 2 to 5 players, not 1"),
    ({"players": [{"hat": 1}, {}]}, r"players\[0\] has no field 'hat'"),
    ({"players": [{"coat": ["K33"]}, {}]}, r"players\[0\]\.coat\[0\] must be one of K01"),
    ({"players": [{"coat": ["K13 red"]}, {}]}, 'a tile lies as in "K13", "K13 turned", "K13 white"'),
    ({"players": [{"coat": ["K13"]}, {"coat": ["K13"]}]}, r"players\[1\]\.coat\[0\]: the tile K13 is in two places"),
    ({"players": [{"coat": ["K13 turned"]}, {}]}, "only with the option 'turning'"),
    ({"players": [{"coat": ["K01 turned"]}, {}], "options": {"turning": True}}, "there is nothing to turn"),
    ({"players": [{"coat": ["K01 white"]}, {}]}, r"players\[0\]\.coat\[0\] is white, but it fits there"),
    (
        {"players": [{"coat": ["K01", "K31 white", "K30 white"]}, {"coat": ["K03", "K04", "K02"]}]},
        r"players\[0\]\.coat\[2\] is white, but it fits there",
    ),
    ({"players": [{"coat": ["K13", "K18 white"]}, {"coat": ["K05"]}]}, r"coat\[1\] is white, but it fits there"),
    (
        {"players": [{"coat": ["K14", "K13 white"]}, {"coat": ["K05"]}], "options": {"turning": True}},
        r"coat\[1\] is white, but it fits there",
    ),
    ({"players": [{"coat": ["K13", "K01"]}, {"coat": ["K02"]}]}, "matches the tile before it neither in colour"),
    ({"players": [{"coat": ["K01"] * 8}, {}]}, "has 8 tiles, but 7 are laid at most"),
    ({"players": [{"coat": ["K01", "K02"]}, {}]}, "coats of 2, 0 tiles do not come about by taking turns"),
    ({"players": [{"coat": ["K01"]}, {}], "to_act": 0}, "to_act is 0, but by the coats it is the turn of seat 1"),
    ({"to_act": 2}, "to_act must be a whole number from 0 to 1"),
    ({"number": 3}, "number must be a whole number from 1 to 2"),
    ({"number": 2, "options": {"games": 1}}, "number must be a whole number from 1 to 1"),
    ({"direction": "up"}, "direction must be one of left, right"),
    ({"direction": "right"}, "hands pass to the left in game 1 and to the right in game 2"),
    ({"direction": "left", "number": 2}, "hands pass to the left in game 1 and to the right in game 2"),
    ({"options": {"secret_tasks": True}}, "names its two tasks"),
    ({"options": {"secret_tasks": True}, "tasks": ["no-white"]}, "tasks has 1 task, but a game has 2"),
    ({"options": {"secret_tasks": True}, "tasks": ["no-white", "no-white"]}, "tasks: a task is drawn twice"),
    ({"options": {"secret_tasks": True}, "tasks": ["no-white", "x"]}, r"tasks\[1\] must be one of most-white"),
    ({"tasks": ["no-white", "no-eight"]}, "tasks is there, but this game has none"),
    (
        {
            "options": {"secret_tasks": True},
            "tasks": ["no-white", "no-eight"],
            "earlier_tasks": ["most-red", "most-white"],
        },
        "earlier_tasks is there, but this game has none",
    ),
    ({"players": [{"scores": [{}]}, {}]}, "lists 1 game, but 0 came before this one"),
    ({"number": 2, "players": [{"scores": [{"bones": -1}]}, {}]}, r"scores\[0\]\.bones must be a whole number"),
    ({"hand": ["K01"]}, "hand has 1 tile, but there are 3 in it here"),
    ({"hand": ["K01", "K01", None]}, "the tile K01 is in two places"),
    ({"players": [{"coat": ["K01"]}, {}], "hand": ["K01", None, None]}, "the tile K01 is in two places"),
    ({"stack": ["K01"]}, "stack has 1 tile, but 29 are left for it"),
    ({"hand": ["K01", "K02", "K03"], "stack": ["K01", *[None] * 28]}, "the tile K01 is in two places"),
    ({"since": 1}, "since must be a whole number from 0 to 0"),
    ({"hand": ["K01", "K02", "K03"], "drawn": {"K01": 0}}, "drawn does not say when the tile K02 left the stack"),
    ({"hand": ["K01", "K02", None], "drawn": {"K01": 0, "K02": 0, "K09": 0}}, "K09 left the stack, but it is not one"),
    ({"hand": ["K01", None, None], "drawn": {"K01": 1}}, "K01 cannot have left the stack in turn 1"),
    (
        {"players": [{"coat": ["K01"]}, {}], "hand": ["K02", "K03", None], "drawn": {"K01": 0, "K02": 1, "K03": 1}},
        "no order of the stack agrees",
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), FAULTS)
def test_impossible_positions_are_refused_with_the_fault(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        kostka.load({"game": "jamniki", **fields})


def test_two_draws_in_one_turn_are_refused_long_after() -> None:
    match = kostka.new("jamniki", 3, seed=4)
    for _ in range(12):
        match.play(match.legal()[0])
    position = match.dump()
    turns = {turn: tile for tile, turn in position["drawn"].items()}
    position["drawn"][turns[4]] = 3
    with pytest.raises(PositionError, match="no order of the stack agrees"):
        kostka.load(position)


WHITE_IN_TURN_2: dict[str, Any] = {
    "game": "jamniki",
    "players": [{"coat": ["K13", "K02 white"]}, {"coat": ["K05"]}],
    "hand": ["K03", "K07", "K18"],
    "drawn": {"K13": 0, "K05": 0, "K03": 0, "K02": 1, "K07": 2, "K18": 3},
}


@pytest.mark.parametrize("change", [{"K07": 3, "K18": 2}, {"K03": 1, "K02": 2, "K07": 3, "K18": 0}])
def test_white_is_refused_where_a_tile_that_fits_was_in_the_hand(change: dict[str, int]) -> None:
    """K18 is the only one of the hand that fits green 3."""
    drawn = {**WHITE_IN_TURN_2["drawn"], **change}
    with pytest.raises(PositionError, match="white was laid in turn 2, but K18 was in the hand and fitted"):
        kostka.load({**WHITE_IN_TURN_2, "drawn": drawn})
    kostka.load({**WHITE_IN_TURN_2, "drawn": drawn, "options": {"voluntary_white": True}})


def test_white_is_right_where_what_fits_was_drawn_later_or_may_have_been() -> None:
    kostka.load(WHITE_IN_TURN_2)
    kostka.load({**WHITE_IN_TURN_2, "drawn": {**WHITE_IN_TURN_2["drawn"], "K07": [0, 3], "K18": [0, 3]}})


def test_complete_coats_belong_to_the_last_game() -> None:
    match = kostka.new("jamniki", 5, seed=1, games=1)
    while match.to_act:
        match.play(match.legal()[0])
    position = match.dump()
    assert kostka.load(position).result == match.result
    with pytest.raises(PositionError, match="all coats are complete"):
        kostka.load({**position, "options": {"games": 2}})


def test_an_empty_position_is_the_start_of_a_game_for_two() -> None:
    match = kostka.load({"game": "jamniki"}, seed=1)
    position = match.dump()
    assert (position["to_act"], position["direction"], position["number"]) == (0, "left", 1)
    assert len(match.legal()) == 3


def test_the_seat_to_act_follows_from_the_coats() -> None:
    players = [{"coat": ["K01"]}, {"coat": ["K03"]}, {}]
    assert kostka.load({"game": "jamniki", "players": players}).to_act == (2,)
    assert kostka.load({"game": "jamniki", "players": players, "direction": "left"}).to_act == (2,)
    players = [{"coat": ["K01"]}, {}, {"coat": ["K03"]}]
    assert kostka.load({"game": "jamniki", "players": players, "number": 2}).to_act == (1,)


def test_without_draws_only_the_seat_to_act_knows_the_hand() -> None:
    match = kostka.load({"game": "jamniki", "players": [{"coat": ["K01"]}, {}], "hand": ["K05", "K10", "K32"]}, seed=1)
    assert match.view(1)["hand"] == ["K05", "K10", "K32"]
    assert match.view(0)["hand"] == [None] * 3
    match.play("lay K05")
    assert match.view(1)["hand"] == ["K10", "K32", None]


def test_a_position_in_which_nothing_is_hidden_goes_on_as_it_says() -> None:
    match = kostka.new("jamniki", 3, seed=4)
    match.play(match.legal()[0])
    assert kostka.load(match.dump(), seed=9).dump() == match.dump()


def test_all_faults_of_independent_parts_are_told_at_once() -> None:
    players = [{"coat": ["K13 red"]}, {"coat": ["K01", "K31"]}, {"hat": 1}]
    with pytest.raises(PositionError) as raised:
        kostka.load({"game": "jamniki", "number": 3, "players": players})
    assert raised.value.faults == (
        Fault("core-must-be-number", "number", given="3", low=1, high=2),
        Fault("jamniki-laid-how", "players[0].coat[0]", given="'K13 red'"),
        Fault("jamniki-fits-not", "players[1].coat[1]"),
        Fault("core-no-field", "players[2]", given="'hat'", known=("coat", "scores")),
    )
    assert len(str(raised.value).splitlines()) == 4


def test_turn_tasks_and_scores_are_checked_together() -> None:
    players = [{"coat": ["K01"], "scores": [{}]}, {}]
    with pytest.raises(PositionError) as raised:
        kostka.load({"game": "jamniki", "to_act": 0, "tasks": ["no-white", "no-eight"], "players": players})
    assert [fault.path for fault in raised.value.faults] == ["to_act", "tasks", "players[0].scores"]


def test_a_position_says_its_version() -> None:
    assert kostka.new("jamniki").dump()["version"] == 1
    with pytest.raises(PositionError, match="version 2, but this Kostka reads version 1"):
        kostka.load({"game": "jamniki", "version": 2})
