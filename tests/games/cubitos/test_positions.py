"""Position files: defaults, faults with their sentences, dice from a table, and why a move is not possible."""

from typing import Any

import pytest

import kostka
from kostka.core.errors import PositionError, ScriptError
from tests.games.cubitos.tables import table


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
        ({"players": [{"active": {"light gray": {"power": 1}}}, {}]}, "a light gray die has no such face"),
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
    ],
)
def test_impossible_positions_name_their_fault(fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError) as error:
        load(**fields)
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("dice", "fault"),
    [
        ("2 light gray blank", "More dice were rolled"),
        ("3 light gray blank, red blank", "Fewer dice were rolled"),
        ("3 white blank", "A light gray die is rolled, but none is left"),
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
