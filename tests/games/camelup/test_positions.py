"""Position files: what may be left out, what comes back, and what is refused with which words."""

from typing import Any

import pytest

import kostka
from kostka.core.declare.messages import Fault, Reason
from kostka.core.errors import KostkaError, PositionError
from kostka.core.match import Match
from kostka.core.notation import read
from kostka.core.position import Position
from tests.games.camelup.tables import table

BASE: dict[str, Any] = {
    "game": "camelup",
    "stacks": {"1": ["red", "yellow"], "2": ["blue"], "3": ["green", "purple"], "15": ["white"], "16": ["black"]},
}


def test_missing_fields_are_as_at_the_start_of_a_leg() -> None:
    position = kostka.load(BASE).dump()
    assert position["pyramid"] == ["red", "yellow", "blue", "green", "purple", "grey"]
    assert position["tickets_left"]["red"] == [5, 3, 2, 2]
    assert position["tiles"] == {}
    assert position["to_act"] == 0
    assert len(position["players"]) == 4
    assert all(player["money"] == 3 for player in position["players"])


def test_a_full_position_comes_back() -> None:
    given = {
        **BASE,
        "tiles": {"9": {"seat": 0, "side": "boo"}},
        "pyramid": ["red", "grey"],
        "tickets_left": {"red": [3, 2, 2], "yellow": [], "blue": [5, 3, 2, 2]},
        "players": [
            {
                "money": 7,
                "tickets": {"red": [5], "yellow": [5, 2]},
                "pyramid_tickets": 3,
                "finish_cards": ["yellow", "blue", "green", "purple"],
                "partner": None,
            },
            {"money": 0, "tickets": {"yellow": [3, 2]}, "pyramid_tickets": 1},
            {},
        ],
        "finish_bets": {"winner": [[0, "red"]], "loser": [[2, None]]},
        "to_act": 1,
    }
    position = Position.load(kostka.load(given).game, given).dump()
    for field in ("stacks", "tiles", "pyramid", "to_act", "finish_bets"):
        assert position[field] == given[field]
    assert position["players"][0] == given["players"][0]
    assert position["players"][2]["finish_cards"] is None, "nobody knows which card seat 2 played"


def test_unknown_cards_are_dealt_when_a_match_begins() -> None:
    match = kostka.load({**BASE, "finish_bets": {"winner": [[0, None]], "loser": [[0, "red"], [0, None]]}}, seed=3)
    bets = match.dump()["finish_bets"]
    colours = [bets["winner"][0][1], bets["loser"][0][1], bets["loser"][1][1]]
    assert None not in colours
    assert len(set(colours)) == 3


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"stacks": {**BASE["stacks"], "4": ["red"]}}, "The red camel stands in two places."),
        ({"stacks": {"1": ["red"]}}, "The yellow camel is missing from the stacks."),
        ({"stacks": {**BASE["stacks"], "18": []}}, "A key of stacks must be a whole number from 0 to 17, not '18'."),
        ({"stacks": {**BASE["stacks"], "5": ["pink"]}}, "stacks.5[0] must be one of red, yellow"),
        ({"tiles": {"1": {"seat": 0, "side": "boo"}}}, "A key of tiles must be a whole number from 2 to 16"),
        (
            {"tiles": {"2": {"seat": 0, "side": "boo"}}},
            "tiles.2 is not possible: there is a camel on space 2",
        ),
        (
            {"tiles": {"9": {"seat": 0, "side": "boo"}, "10": {"seat": 1, "side": "boo"}}},
            "space 10 is next to another player's tile on space 9.",
        ),
        (
            {"tiles": {"9": {"seat": 0, "side": "boo"}, "12": {"seat": 0, "side": "boo"}}},
            "Seat 0 has two tiles on the track, but every player has one.",
        ),
        ({"tiles": {"9": {"seat": 7, "side": "boo"}}}, "tiles.9.seat must be a whole number from 0"),
        ({"tiles": {"9": {"seat": 0, "side": "up"}}}, "tiles.9.side must be one of cheer, boo"),
        ({"tiles": {"9": {"seat": 0, "side": "boo", "x": 1}}}, "tiles.9 has no field 'x'"),
        ({"pyramid": ["red", "red"]}, "A die is listed twice in pyramid."),
        ({"pyramid": ["red", "grey"], "rolled": ["red"]}, "The red die is both rolled and in the pyramid."),
        ({"pyramid": ["red", "grey"], "rolled": ["blue"]}, "The yellow die is neither rolled nor in the pyramid."),
        ({"pyramid": ["red"]}, "A leg ends with its fifth die, so at least two dice are in the pyramid."),
        ({"pyramid": ["pink"]}, "pyramid[0] must be one of red"),
        ({"tickets_left": {"red": [5, 2, 2]}}, "tickets_left.red is [5, 2, 2], but a pile is what is left of"),
        (
            {"tickets_left": {"red": [3, 2, 2]}, "players": [{"tickets": {}}, {}, {}]},
            "The red ticket of 5 is neither in its pile nor with a player.",
        ),
        (
            {"tickets_left": {"red": [5, 3, 2, 2]}, "players": [{"tickets": {"red": [5]}}, {}, {}]},
            "One red ticket is both in its pile and with a player.",
        ),
        ({"players": [{"tickets": {"red": [3]}}, {}, {}]}, "The red tickets were not taken from the top of their pile"),
        (
            {"players": [{"tickets": {"red": [5]}}, {"tickets": {"red": [5]}}, {}]},
            "players[1].tickets has the red ticket of 5, which does not exist or is taken.",
        ),
        ({"players": [{"money": -1}, {}, {}]}, "players[0].money must be a whole number from 0"),
        ({"players": [{"money": True}, {}, {}]}, "players[0].money must be a whole number"),
        ({"players": [{"money": None}, {}, {}]}, "players[0].money must be a whole number"),
        ({"players": [{}, {}]}, "Camel Up is for 3 to 8 players, not 2."),
        ({"players": [{"hat": 1}, {}, {}]}, "players[0] has no field 'hat'"),
        ({"players": [{"pyramid_tickets": 2}, {}, {}]}, "0 dice have been rolled, but 2 pyramid tickets are taken."),
        ({"players": [{"partner": 1}, {"partner": 0}, {}]}, "There are partners only with 6 or more players."),
        ({"players": [{"partner": 1}, *[{}] * 5]}, "Seat 0 has seat 1 as its partner, but not the other way round."),
        ({"finish_bets": {"winner": [[0, "red"], [0, "red"]]}}, "Seat 0 has played its red finish card twice."),
        ({"finish_bets": {"winner": [[0]]}}, 'finish_bets.winner[0] must be a seat and a colour, as in [0, "red"].'),
        ({"finish_bets": {"best": []}}, "finish_bets has no field 'best'"),
        ({"finish_bets": {"winner": [[0, None]] * 6}}, "Seat 0 has played more than its 5 finish cards."),
        (
            {"finish_bets": {"winner": [[0, "red"]]}, "players": [{"finish_cards": ["red"]}, {}, {}]},
            "players[0].finish_cards and the cards it played are not one of each colour together.",
        ),
        (
            {"finish_bets": {"winner": [[0, None]]}, "players": [{"finish_cards": ["red"] * 4}, {}, {}]},
            "players[0].finish_cards and the cards it played are not one of each colour together.",
        ),
        (
            {"finish_bets": {"winner": [[0, None]] * 4}, "players": [{"finish_cards": ["red"]}, {}, {}]},
            "players[0].finish_cards does not tell its 4 hidden cards apart",
        ),
        ({"to_act": 4}, "to_act must be a whole number from 0 to 3, not 4."),
        ({"phase": "sleep"}, "phase must be one of arrange, play, over, not 'sleep'."),
        ({"phase": "over"}, "A camel is beyond the line exactly when the phase is 'over'"),
        ({"phase": "arrange"}, "Camels are unplaced exactly while the phase is 'arrange'."),
        ({"colour": "red"}, "position has no field 'colour'"),
        ({"options": {"speed": 9}}, "There is no option 'speed'"),
        ({"options": {"arrange": "maybe"}}, "The option arrange is 'maybe', but it takes true or false."),
        ({"options": {"start": 6}}, "The option start is 6, but the seats are 0 to 3."),
        ({"players": 4}, "players must be a list, not 4."),
        ({"tiles": []}, "tiles must be an object, not []."),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": None}, "A position names its game"),
    ],
)
def test_an_impossible_position_is_refused_with_its_fault(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(KostkaError) as refusal:
        kostka.load({**BASE, **change})
    assert sentence in str(refusal.value)


def test_all_faults_of_a_position_are_told_at_once() -> None:
    change = {
        "tiles": {"2": {"side": "boo"}, "9": {"side": "up"}},
        "pyramid": ["pink"],
        "players": [{"money": -1}, {}, {"hat": 1}],
        "to_act": 3,
    }
    with pytest.raises(PositionError) as refusal:
        kostka.load({**BASE, **change})
    faults = refusal.value.faults
    paths = ["to_act", "tiles.2", "tiles.9.side", "pyramid[0]", "players[0].money", "players[2]"]
    assert [fault.path for fault in faults] == paths
    assert faults[1] == Fault("camelup-tile", "tiles.2", reason=Reason("camelup-tile-on-camel", space=2))


ARRANGING: dict[str, Any] = {
    "game": "camelup",
    "phase": "arrange",
    "options": {"arrange": True},
    "stacks": {"1": ["red"]},
    "unplaced": {"1": ["yellow", "blue"], "3": ["green", "purple"]},
}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"options": {}}, "There is a phase 'arrange' only with the option 'arrange'."),
        ({"leg": 2}, "Camels are arranged before the first turn"),
        ({"rolled": ["red"]}, "Camels are arranged before the first turn"),
        ({"tiles": {"9": {"seat": 0, "side": "boo"}}}, "Camels are arranged before the first turn"),
        ({"tickets_left": {"red": [3, 2, 2]}}, "Camels are arranged before the first turn"),
        ({"finish_bets": {"winner": [[0, "red"]]}}, "Camels are arranged before the first turn"),
        ({"players": [{"partner": 1}, {"partner": 0}, *[{}] * 4]}, "Camels are arranged before the first turn"),
        ({"unplaced": {"5": ["yellow", "blue"]}}, "A key of unplaced must be a whole number from 1 to 3, not '5'."),
        ({"unplaced": {"1": ["white", "black"]}}, "unplaced.1[0] must be one of red"),
        ({"stacks": {"4": ["red"]}}, "The red camel cannot start on space 4."),
        (
            {"stacks": {"1": ["red"], "16": ["white"]}},
            "The white camel comes onto the track once the others are stacked.",
        ),
        (
            {"unplaced": {"1": ["yellow"], "3": ["blue", "green", "purple"]}},
            "One camel is unplaced on space 1, but the last one of a space is not a choice.",
        ),
        (
            {"stacks": {"3": ["red"]}},
            "Camels are stacked on space 3 already, but those on space 1 come first.",
        ),
        (
            {
                "stacks": {"3": ["green", "purple"], "2": ["red"]},
                "unplaced": {"1": ["yellow", "blue"]},
            },
            "Camels are stacked on space 3 already, but those on space 1 come first.",
        ),
    ],
)
def test_camels_are_arranged_as_set_up_leaves_them(change: dict[str, Any], sentence: str) -> None:
    assert kostka.load(ARRANGING).legal() == ["stack yellow", "stack blue"]
    with pytest.raises(KostkaError) as refusal:
        kostka.load({**ARRANGING, **change})
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("stacks", "rolled"),
    [
        ({17: ["red"]}, "red"),
        ({17: ["red", "white", "blue", "black"]}, "red"),
        ({0: ["white"]}, "grey"),
        ({0: ["white"], 3: ["black"]}, "grey"),
        ({0: ["black", "red", "white"]}, "grey"),
        ({0: ["white", "red", "black", "blue"]}, "grey"),
        ({0: ["white", "red"], 5: ["black", "blue"]}, "grey"),
    ],
)
def test_a_race_that_is_over_has_one_unit_beyond_the_line(stacks: dict[int, list[str]], rolled: str) -> None:
    match = table(stacks, phase="over", rolled=[rolled])
    assert match.result is not None
    assert kostka.load(match.dump()).dump() == match.dump()


@pytest.mark.parametrize(
    ("stacks", "rolled", "sentence"),
    [
        ({17: ["white"]}, ["grey"], "racing camels cross it to space 17, crazy ones to 0."),
        ({17: ["white", "red"]}, ["red", "grey"], "racing camels cross it to space 17, crazy ones to 0."),
        ({0: ["red"]}, ["red"], "racing camels cross it to space 17, crazy ones to 0."),
        ({0: ["white"], 17: ["red"]}, ["red", "grey"], "camels are on space 0 or 17, not on both."),
        ({17: ["red"]}, [], "The red camel crossed the line, so the red die is rolled"),
        ({17: ["red", "blue"]}, ["blue"], "The red camel crossed the line, so the red die is rolled"),
        ({0: ["white"]}, ["red"], "The white camel crossed the line, so the grey die is rolled"),
        ({0: ["white", "black"]}, ["grey"], "the grey die would have moved the other one."),
        ({0: ["white", "black", "red"]}, ["grey"], "the grey die would have moved the other one."),
        ({0: ["white"], 5: ["black", "red"]}, ["grey"], "the grey die would have moved the other one."),
    ],
)
def test_a_race_does_not_end_in_another_way(stacks: dict[int, list[str]], rolled: list[str], sentence: str) -> None:
    with pytest.raises(KostkaError) as refusal:
        table(stacks, phase="over", rolled=rolled)
    assert sentence in str(refusal.value)


def test_a_race_does_not_end_with_the_sixth_die_of_a_leg() -> None:
    players: list[dict[str, Any]] = [{"pyramid_tickets": 3}, {"pyramid_tickets": 3}, {}]
    with pytest.raises(KostkaError, match="five at most are"):
        table({17: ["red"]}, players=players, phase="over", pyramid=[])


def test_the_cards_left_tell_the_colour_of_one_hidden_card() -> None:
    players: list[dict[str, Any]] = [{"finish_cards": ["purple", "red", "blue"]}, {}, {}]
    match = kostka.load({**BASE, "players": players, "finish_bets": {"winner": [[0, None]], "loser": [[0, "yellow"]]}})
    assert match.dump()["finish_bets"]["winner"] == [[0, "green"]]


def test_money_may_be_unknown_with_hidden_purses_until_the_race_is_over() -> None:
    position = {**BASE, "players": [{"money": None}, {}, {}], "options": {"hidden_purses": True}}
    assert Position.load(kostka.game("camelup"), position).dump()["players"][0]["money"] is None
    assert kostka.load(position, seed=1).dump()["players"][0]["money"] >= 0
    with pytest.raises(KostkaError, match=r"players\[0\]\.money must be a whole number"):
        table({17: ["red"]}, phase="over", rolled=["red"], players=position["players"], options=position["options"])


def test_a_position_without_camels_says_how_to_give_them() -> None:
    with pytest.raises(KostkaError, match='"stacks"'):
        kostka.load({"game": "camelup"})


def test_tickets_that_nobody_is_named_for_are_away() -> None:
    match = kostka.load({**BASE, "tickets_left": {"red": [2, 2]}, "pyramid": ["red", "blue", "grey"]})
    position = match.dump()
    assert position["away"] == {"tickets": {"red": [5, 3]}, "pyramid_tickets": 3}
    assert kostka.load(position).dump() == position


def test_scripted_dice_are_checked() -> None:
    match = table({5: ["red"]}, pyramid=["red", "grey"])
    faults: list[tuple[list[tuple[Any, ...]], str]] = [
        ([("blue", 2)], "The blue die has already been rolled in this leg."),
        ([("red", 4)], "is not a die"),
        ([("grey", 2)], "is not a die"),
        ([("red", 1), ("red", 2)], "One die leaves the pyramid, but 2 were given."),
        ([("red",)], "is not a die"),
    ]
    for dice, sentence in faults:
        with pytest.raises(KostkaError) as refusal:
            match.play("roll", dice=dice)
        assert sentence in str(refusal.value)
    assert match.plies == []
    with pytest.raises(KostkaError, match="Only 'roll' and the last 'stack' take dice"):
        match.play("ticket red", dice=[("red", 1)])
    match.play("roll", dice=[("white", 3)])


DEAL = "red 1, yellow 3, blue 2, green 1, purple 1, white 15, black 16"


def dealt(start: str, options: str = "") -> Match:
    """A match file without a secret, with this seat at the end of the deal."""
    return read(f"kostka match 1\ngame: camelup\n{options}players: a | b | c\n\n0. deal = {DEAL}, {start}\n")


def test_the_deal_of_a_match_file_names_the_seat_that_begins() -> None:
    assert dealt("2").to_act == (2,)
    assert dealt("1", 'options: {"start": 1}\n').to_act == (1,)
    for start in ("x", "99999", "3", "-1", "0 1", "red 1"):
        with pytest.raises(KostkaError, match="and the seat that begins"):
            dealt(start)
    with pytest.raises(KostkaError, match="and the seat that begins"):
        dealt("2", 'options: {"start": 1}\n')
