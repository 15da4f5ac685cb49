"""Position files: defaults, faults with their sentences, dice from a table, and why a move is not possible."""

import json
from pathlib import Path
from typing import Any

import pytest

import kostka
from kostka.core.errors import PositionError, ScriptError
from kostka.games.cubitos import GAME
from tests.games.cubitos.tables import Table, straight, table


def load(**fields: Any) -> kostka.Match:
    return kostka.load({"game": "cubitos", **fields}, seed=1)


def test_an_empty_position_is_the_beginning() -> None:
    match = load()
    position = match.dump()
    assert [player["draw"] for player in position["players"]] == [{"light gray": 7, "dark gray": 2}] * 2
    assert position["players"][0]["roll"] == {"start": 1}
    assert position["trays"]["light gray"] == 14
    assert match.to_act == (0, 1)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"colour": 1}, "has no field 'colour'"),
        ({"players": [{}]}, "for 2 to 4 players"),
        ({"phase": "sleep"}, "phase must be one of roll, use"),
        ({"players": [{"draw": {"pink": 1}}, {}]}, "must be one of light gray"),
        ({"players": [{"active": {"red": {"symbol": -1}}}, {}]}, "players[0].active.red.symbol must be"),
        ({"players": [{"active": {"light gray": {"power": 1}}}, {}]}, "the light gray die has no such face"),
        ({"players": [{"draw": {"red": 6}}, {"draw": {"red": 5}}]}, "11 red dice, but there are 10"),
        ({"trays": {"red": 3}}, "trays.light gray is 0, but 14"),
        ({"players": [{}, {"roll": {"start": 1}}]}, "start player die is with seat 0"),
        ({"players": [{"space": 999}, {}]}, "players[0].space must be"),
        ({"players": [{"fans": 14}, {}]}, "fan track ends with 13"),
        ({"players": [{"safe": 1}, {}]}, "players[0].safe must be true or false"),
        ({"players": [{"pending": ["sleep"]}, {}]}, "players[0].pending[0] must be one of ability"),
        ({"players": [{"pending": [["lose"]]}, {}]}, "with 3 arguments"),
        ({"players": [{"pending": [["choose", "bob run symbol 0", "bob", "blank"]]}, {}]}, "do not have"),
        ({"players": [{"pending": ["now"] * 25}, {}]}, "25 effects, but at most 16"),
        ({"players": [{"pending": ["now"]}, {}]}, "must begin with one of push or pass, bust discard"),
        ({"players": [{"pending": [["draw", "picked"]]}, {}]}, "must begin with one of push or pass, bust discard"),
        ({"players": [{"pending": ["push or pass", "first roll"]}, {}]}, "'first roll' happens by itself"),
        ({"players": [{"pending": ["push or pass", "on push"]}, {}]}, "'on push' on 'push or pass', which never"),
        ({"players": [{"pending": ["push or pass", "first roll", "now"]}, {}]}, "'now' on 'first roll', which never"),
        ({"players": [{"pending": ["push or pass", ["face", "red", False]]}, {}]}, "must hold the red die"),
        ({"players": [{"borrowed": {"start": 1}}, {}]}, "cannot be borrowed"),
        ({"players": [{"picked": {"red": 1}}, {}]}, "nothing pending is about them"),
        ({"players": [{"bought": [["red"]]}, {}]}, "must be one of light gray"),
        ({"players": [{"pending": []}, {"pending": []}]}, "somebody has something pending"),
        ({"phase": "over", "players": [{"pending": ["use"]}, {}]}, "nothing is pending"),
        ({"phase": "move", "players": [{}, {"pending": ["buy"]}]}, "only seat 0"),
        ({"players": [{"now": {"dugout": {"foot": 1}}}, {}]}, "must be one of symbol, power"),
        ({"players": [{"now": {"dugout": {"symbol": 1}}}, {}]}, "players[0].now.dugout.symbol is 1, but fewer dice"),
        ({"players": [{"borrowed": {"red": 1}}, {}]}, "players[0].borrowed.red is 1, but the player has only 0"),
        ({"phase": "move", "timing": True}, "timing is about the Roll Phase, which is over"),
        ({"phase": "use", "players": [{"at_risk": True}, {}]}, "players[0].at_risk is about the Roll Phase"),
        ({"phase": "compared", "players": [{}, {"forced": 1}]}, "players[1].forced is about the Roll Phase"),
        ({"phase": "move", "players": [{"keep": ["red"]}, {}]}, "players[0].keep is about the Roll Phase"),
        (
            {"players": [{"effects_used": [0]}, {}]},
            "players[0].effects_used[0] must be a space with a shortcut or a jet",
        ),
        ({"players": [{"effects_used_elsewhere": [0]}, {}]}, "players[0].effects_used_elsewhere[0] must be a space"),
        ({"version": 3}, "of version 3, but this Kostka reads version 2"),
        ({"trays": {"start": 1}, "players": [{"roll": {"start": 1}}, {}]}, "start player die is with seat 0"),
    ],
)
def test_impossible_positions_name_their_fault(fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError) as error:
        load(**fields)
    assert fault in str(error.value)


def reload(game: Table) -> None:
    """A position that was written down is the same position."""
    board, state = GAME.load(json.loads(json.dumps(game.match.dump())))
    assert board.tobytes() == game.match.board.tobytes()
    assert state.tobytes() == game.match.state.tobytes()


JETS = "0S 0. 0J 1. 1J 2. 2F"
MOVING = {"phase": "move", "start": 0}


def test_used_shortcuts_and_jet_packs_are_named_by_their_spaces(tmp_path: Path) -> None:
    game = table(track=straight(tmp_path, JETS), draw="light gray", feet=2, space=2, position=MOVING)
    game.play("jetpack", "step 3", "step 4", "jetpack")
    assert game.player()["effects_used"] == [2, 4]
    reload(game)


def test_used_spaces_of_the_other_board_are_named_apart(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, JETS), straight(tmp_path, "0S 0J 1. 2F", name="second")]
    game = table(track=tracks, draw="light gray", feet=5, space=4, position=MOVING)
    game.play("jetpack", "step 5", "step 6", "step 0", "step 1", "jetpack")
    assert game.player()["effects_used"] == [1]
    assert game.player()["effects_used_elsewhere"] == [4]
    reload(game)


def test_positions_of_version_1_number_shortcuts_and_jet_packs(tmp_path: Path) -> None:
    game = table(track=straight(tmp_path, JETS), draw="light gray", feet=2, space=2, position=MOVING)
    position = game.match.dump()
    position["players"][0]["effects_used"] = [1]
    with pytest.raises(PositionError, match="space 1 has neither"):
        kostka.load(position)
    assert kostka.load({**position, "version": 1}).dump()["players"][0]["effects_used"] == [4]


def test_a_credit_face_of_version_1_was_used_already() -> None:
    fields: dict[str, Any] = {"active": "start credit, yellow symbol", "draw": "light gray", "fans": 2}
    game = table("the-big-cheese", position={"phase": "use", "start": 0, "version": 1}, **fields)
    assert game.count("active", "start", "blank") == 1
    game = table("the-big-cheese", position={"phase": "use", "start": 0}, **fields)
    assert game.count("active", "start", "credit") == 1


def test_the_start_player_die_may_be_out() -> None:
    game = table(roll="light gray", active="3 light gray money, start foot", position={"start": 0})
    game.play("push", dice="light gray blank")
    assert game.match.dump()["trays"]["start"] == 1
    reload(game)


def test_what_a_credit_costs_survives_a_position(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0c1g4 0. 1. 1. 2. 2F")
    active = "2 orange symbol, start credit, dark gray foot"
    game = table("batter-beaver", track=track, active=active, draw="3 light gray", position={"start": 0})
    for move in ("pass", "done", "done", "step 1", "reward 1", "lose light gray draw", "lose light gray draw"):
        game.play(move)
        reload(game)
    assert game.player()["owed"] == {}


@pytest.mark.parametrize(
    ("dice", "fault"),
    [
        ("2 light gray blank", "More dice were rolled"),
        ("3 light gray blank, red blank", "Fewer dice were rolled"),
        ("3 white blank", "One more light gray die is rolled than those given"),
    ],
)
def test_dice_from_a_table_must_fit_the_roll(dice: str, fault: str) -> None:
    game = table(roll="3 light gray")
    with pytest.raises(ScriptError, match=fault):
        game.play("push", dice=dice)
    with pytest.raises(ScriptError, match="is not a die"):
        game.match.play("push", 0, [("light gray", "foot")])


def test_dice_of_several_rolls_are_given_one_roll_after_the_other() -> None:
    game = table("the-cheese-stands-alone", roll="yellow, light gray, red")
    game.play("push", dice="red blank, yellow symbol, light gray blank, light gray money, red symbol")
    assert game.count("active", "red", "symbol") == 1
    assert game.count("active", "light gray", "money") == 1


@pytest.mark.parametrize(
    ("fields", "move", "reason"),
    [
        ({"feet": 2}, "step 3", "does not touch"),
        ({"feet": 2, "space": 149, "laps": 2}, "step 140", "does not touch space 0, from which the finish leads on"),
        ({"feet": 2}, "step 191", "there is no space 191"),
        ({"feet": 1}, "step 119", "is water"),
        ({"credits": 4}, "step 90", "no feet left"),
        ({"feet": 1}, "foot", "a foot costs 4"),
        ({"feet": 1}, "jetpack", "no such space"),
        ({"feet": 1}, "push", "how the runner moves"),
    ],
)
def test_a_move_that_is_not_possible_says_why(fields: dict[str, Any], move: str, reason: str) -> None:
    game = table(position={"phase": "move", "start": 0}, draw="light gray", **fields)
    assert reason in str(game.match.why_not(move, 0))


def test_a_purchase_that_is_not_possible_says_why() -> None:
    game = table(position={"phase": "move", "start": 0}, draw="light gray", money=8, rival={"draw": "10 brown"})
    game.play("stop")
    assert "costs 9" in str(game.match.why_not("buy purple", 0))
    assert "tray of the brown die is empty" in str(game.match.why_not("buy brown", 0))
    assert "cannot be bought" in str(game.match.why_not("buy light gray", 0))
    game.play("buy green")
    assert "different colours" in str(game.match.why_not("buy green", 0))


def test_the_table_is_drawn_with_every_zone() -> None:
    game = table(roll="light gray", active="red power, dark gray foot", draw="white", discard="blue", fans=2)
    text = game.match.draw()
    for word in ("Player 1", "Player 2", "2 fans", "dugout 7", "active", "discard"):
        assert word in text
