"""Position files: what is left out, and what is refused with which sentence."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.core.compiled.chance import from_seed
from kostka.core.declare.messages import Fault
from kostka.core.errors import FaultyError, OptionError, PositionError
from kostka.core.match import Match
from kostka.core.position import Position, View
from kostka.games.jamniki.compiled.state import TILE_NAMES
from tests.examples import examples
from tests.games.jamniki.tables import advance, played

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
    match = advance(kostka.new("jamniki", 3, seed=4), 12)
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
    match = advance(kostka.new("jamniki", 5, seed=1, games=1))
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
    match = advance(kostka.new("jamniki", 3, seed=4), 1)
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


# ----------------------------------------------------------------------------------------------- what no game reaches


def test_white_is_refused_where_every_possible_hand_had_a_tile_that_fits() -> None:
    """Two of these three tiles were in the hand when white was laid on green 3, and two of them fit there."""
    position = {"game": "jamniki", "players": [{"coat": ["K13", "K02 white"]}, {"coat": ["K05"]}]}
    with pytest.raises(PositionError) as raised:
        kostka.load({**position, "hand": ["K11", "K18", "K07"]})
    assert raised.value.faults == (Fault("jamniki-white-held", "players[0].coat[1]"),)
    kostka.load({**position, "hand": ["K03", "K18", "K07"]})
    kostka.load({**position, "hand": ["K11", "K18", "K07"], "options": {"voluntary_white": True}})


def test_what_is_dealt_to_an_open_position_is_one_that_a_game_reaches() -> None:
    players = [{"coat": ["K13", "? white"]}, {"coat": ["K21", "K01 white"]}]
    for seed in range(60):
        dealt = kostka.load({"game": "jamniki", "players": players}, seed=seed).dump()
        assert kostka.load(dealt).dump() == dealt


@pytest.mark.parametrize("fields", [{"to_act": 1}, {"starter": 1}, {"to_act": 1, "starter": 1}])
def test_the_first_game_begins_with_the_seat_that_the_options_name(fields: dict[str, int]) -> None:
    position = {"game": "jamniki", "options": {"start": 0}}
    with pytest.raises(PositionError, match="seat 1 began, but with the option 'start' it is seat 0"):
        kostka.load({**position, **fields})
    assert kostka.load(position).to_act == (0,)
    assert kostka.load({**position, "options": {"start": 1}, **fields}).to_act == (1,)


def second(*totals: int, **fields: Any) -> Match:
    players = [{"scores": [{"bones": bones, "colours": 3}]} for bones in totals]
    return kostka.load({"game": "jamniki", "number": 2, "players": players, **fields})


def test_the_second_game_begins_with_the_fewest_points() -> None:
    assert second(30, 28, 33).to_act == (1,)
    assert second(30, 28, 33, to_act=1).to_act == (1,)
    with pytest.raises(PositionError, match=r"seat 0 began game 2, but .* which is seat 1"):
        second(30, 28, 33, to_act=0)


def test_of_those_tied_the_one_who_acted_last_begins_the_second_game() -> None:
    assert [second(30, 30, 33, to_act=seat).to_act for seat in (0, 1)] == [(0,), (1,)]
    assert second(30, 30, 33, options={"start": 0}).to_act == (1,)
    assert second(30, 30, 33, options={"start": 1}).to_act == (0,)
    with pytest.raises(PositionError, match="which is seat 0"):
        second(30, 30, 33, to_act=1, options={"start": 1})


def test_a_seat_that_began_must_agree_with_the_coats() -> None:
    with pytest.raises(PositionError, match="starter is 1, but by the coats seat 0 began this game"):
        kostka.load({"game": "jamniki", "players": [{"coat": ["K01"]}, {}], "starter": 1})
    with pytest.raises(PositionError, match="to_act is 1, but by the coats it is the turn of seat 0"):
        kostka.load({"game": "jamniki", "to_act": 1, "starter": 0})


@pytest.mark.parametrize(
    ("scores", "options", "sentence"),
    [
        ([{"bones": 20, "colours": 3}, {"bones": 40, "colours": 3}], {}, r"\[0\]\.scores\[0\]\.bones must be .* 28 to"),
        ([{"bones": 60, "colours": 3}, {"bones": 40, "colours": 3}], {}, r"\[0\]\.scores\[0\]\.bones must be .* to 52"),
        ([{"bones": 49, "colours": 3}, {"bones": 49, "colours": 3}], {}, "98 bones, but the tiles have 94 at most"),
        ([{"bones": 40, "colours": 14}, {"bones": 40, "colours": 3}], {}, "colours must be .* 1 to 13"),
        ([{"bones": 40}, {"bones": 40, "colours": 3}], {}, "colours must be .* 1 to 13"),
        ([{"bones": 40, "colours": 3, "tasks": 7}, {"bones": 40, "colours": 3}], {}, "no two tasks bring .* 7, 0"),
        (
            [{"bones": 40, "colours": 3, "tasks": 9}, {"bones": 40, "colours": 3}],
            {"secret_tasks": True},
            "no two tasks bring .* 9, 0",
        ),
        (
            # only most red brings 5 beside no equal neighbours, and one seat at most has that
            [{"bones": 40, "colours": 3, "tasks": 10}, {"bones": 40, "colours": 3, "tasks": 10}],
            {"secret_tasks": True},
            "no two tasks bring .* 10, 10",
        ),
    ],
)
def test_scores_that_no_coats_bring_are_refused(
    scores: list[dict[str, int]], options: dict[str, Any], sentence: str
) -> None:
    players = [{"scores": [score]} for score in scores]
    tasks = {"tasks": ["no-white", "no-eight"]} if options else {}
    with pytest.raises(PositionError, match=sentence):
        kostka.load({"game": "jamniki", "number": 2, "options": options, "players": players, **tasks})


def test_the_last_position_has_the_points_of_the_last_game_and_nobody_to_act() -> None:
    match = advance(kostka.new("jamniki", 3, seed=1, secret_tasks=True))
    position = match.dump()
    assert position["to_act"] is None
    assert match.result is not None
    totals = [sum(sum(game.values()) for game in player["scores"]) for player in position["players"]]
    assert tuple(totals) == match.result.scores
    assert [len(player["scores"]) for player in position["players"]] == [2, 2, 2]
    assert kostka.load(position).dump() == position
    position["players"][1]["scores"][1]["bones"] += 1
    with pytest.raises(PositionError, match=r"players\[1\]\.scores\[1\]\.bones is .*, but the coat brings"):
        kostka.load(position)


def test_the_last_position_of_an_older_file_still_loads() -> None:
    match = advance(kostka.new("jamniki", 3, seed=1, start=0))
    position = match.dump()
    to_act = position.pop("starter")
    for player in position["players"]:
        del player["scores"][1:]
    assert kostka.load({**position, "to_act": to_act}).result == match.result


@pytest.mark.parametrize(
    ("gone", "sentence"),
    [
        ({"K02": 1}, r"gone\.K02 is 1, but it is the first and the last turn"),
        ({"K02": [0, None]}, "K02 cannot have been laid in turn 0: what was laid then is known"),
        ({"K13": [2, None]}, "the tile K13 is in two places"),
        ({"K02": [7, None]}, r"gone\.K02 must be a whole number from 0 to 2"),
        ({"K18": [2, None]}, "whatever the order of the stack, a tile that fits there was in the hand"),
    ],
)
def test_tiles_that_may_lie_white_are_checked(gone: dict[str, Any], sentence: str) -> None:
    position = {
        "game": "jamniki",
        "players": [{"coat": ["K13", "? white"]}, {"coat": ["K05"]}],
        "drawn": {"K13": 0, "K05": [0, 1], **dict.fromkeys(gone, 0)},
    }
    kostka.load({**position, "drawn": {"K13": 0, "K05": [0, 1], "K02": 0}, "gone": {"K02": [2, None]}})
    with pytest.raises(PositionError, match=sentence):
        kostka.load({**position, "gone": gone})


TILE = st.sampled_from([*TILE_NAMES, None])
OTHERS: list[Any] = [None, True, -1, 0, 1, 3, 99, "K01", "? white", "K05 white", [], {}, [0, 2], [1, None], "x"]
OTHER = st.sampled_from(OTHERS)


def mutate(data: st.DataObject, value: Any) -> Any:
    """A value with one thing changed somewhere in it."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 6)):
        key = data.draw(st.sampled_from(sorted(value)))
        if data.draw(st.integers(0, 5)) == 0:
            return {name: kept for name, kept in value.items() if name != key}
        return {**value, key: mutate(data, value[key])}
    if isinstance(value, list) and value and data.draw(st.integers(0, 4)):
        i = data.draw(st.integers(0, len(value) - 1))
        how = data.draw(st.sampled_from(["change", "change", "drop", "swap"]))
        j = data.draw(st.integers(0, len(value) - 1))
        changed = [*value]
        if how == "swap":
            changed[i], changed[j] = changed[j], changed[i]
            return changed
        return [*value[:i], *([] if how == "drop" else [mutate(data, value[i])]), *value[i + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and data.draw(st.booleans()):
        return value + data.draw(st.integers(-2, 2))
    return data.draw(TILE if isinstance(value, str) and data.draw(st.booleans()) else OTHER)


@examples(300)
@given(st.data())
def test_a_changed_position_is_refused_by_its_fault_or_is_a_position(data: st.DataObject) -> None:
    """What loads is written as it was read, and what is dealt to it loads too; all else has faults with paths."""
    seats, seed = data.draw(st.integers(2, 5)), data.draw(st.integers(0, 10**6))
    tasks, free = data.draw(st.booleans()), data.draw(st.integers(0, 4)) == 0
    options = {"seats": seats, "seed": seed, "secret_tasks": tasks, "voluntary_white": free}
    match = played(options, data.draw(st.lists(st.integers(0, 100), max_size=42)))
    readers = [None, *range(seats)]
    position: Any = match.view(data.draw(st.sampled_from(readers))) if data.draw(st.booleans()) else match.dump()
    for _ in range(data.draw(st.integers(1, 3))):
        position = mutate(data, position)
    if not isinstance(position, dict):
        return
    try:
        view = View.load(match.game, position)
    except OptionError:
        return
    except FaultyError as error:
        assert all(fault.path for fault in error.faults)  # noqa: PT017
        return
    assert View.load(match.game, view.dump()) == view
    dealt = view.determinize(from_seed(seed))
    assert Position.load(match.game, dealt.dump()) == dealt
