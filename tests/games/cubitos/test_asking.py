"""What is asked and refused, as data: prompts, reasons, all faults of a position at once, moves as JSON."""

import json
from typing import Any

import pytest

import kostka
from kostka.core.declare.messages import Fault, Message, Prompt, Reason
from kostka.core.errors import PositionError
from kostka.messages import LANGUAGES, say
from tests.games.cubitos.tables import table

MOVING = {"phase": "move", "start": 0}


@pytest.mark.parametrize(
    ("fields", "prompt"),
    [
        ({"roll": "2 light gray"}, Prompt("cubitos-prompt-push-or-pass", dice=2)),
        ({"feet": 2, "credits": 3, "position": MOVING}, Prompt("cubitos-prompt-move", feet=2, water=0, purse=3)),
        ({"money": 8, "pending": ["discard step", "buy"], "position": MOVING}, Prompt("cubitos-prompt-buy", purse=8)),
        (
            {"draw": "9 light gray, red", "pending": ["push or pass", "first roll", "draw step", ["draw", "roll"]]},
            Prompt("cubitos-prompt-draw", left=9),
        ),
        (
            {"roll": "red", "pending": ["push or pass", ["lose", ["roll"], True, 1]]},
            Prompt("cubitos-prompt", question=Message("cubitos-asks-lose")),
        ),
        (
            {"picked": "red", "pending": ["push or pass", ["face", "red", False]]},
            Prompt("cubitos-prompt-die", die="red", question=Message("cubitos-asks-face")),
        ),
    ],
)
def test_a_prompt_says_what_is_asked(fields: dict[str, Any], prompt: Prompt) -> None:
    assert table(**{"draw": "light gray", **fields}).match.prompt(0) == prompt


def test_prompts_are_lines_in_every_language() -> None:
    match = table(roll="2 light gray").match
    said = [say(match.prompt(0).id, language, **match.prompt(0).values) for language in LANGUAGES]
    assert said[0] == "Decide whether to push or to pass: 2 dice lie in Roll."
    assert said[1] == "Zdecyduj, czy kusić los, czy spasować; kości w Strefie Rzutu: 2."
    assert said[2] == "Вирішіть, перевірити удачу чи спасувати; кубиків у зоні кидків: 2."


@pytest.mark.parametrize(
    ("fields", "move", "reason"),
    [
        ({"feet": 1, "position": MOVING}, "foot", Reason("cubitos-foot-price", price=4, purse=0)),
        ({"feet": 1, "position": MOVING}, "step 3", Reason("cubitos-not-beside", space=3, origin=0)),
        ({"roll": "", "draw": "red"}, "push", Reason("cubitos-nothing-to-push")),
        ({"roll": "red"}, "buy red", Reason("cubitos-decide-first", question=Message("cubitos-asks-push-or-pass"))),
    ],
)
def test_a_refusal_has_its_reason_as_data(fields: dict[str, Any], move: str, reason: Reason) -> None:
    game = table("reckless-cheese", **{"draw": "light gray", "active": "blue symbol", **fields})
    if move == "push":
        game = table("dope-cat", roll="", draw="red", active="white symbol, yellow symbol")
    refusal = game.match.refusal(move, 0)
    assert refusal is not None
    assert refusal.values["reason"] == reason


def test_all_faults_of_a_position_are_told_at_once() -> None:
    players = [{"draw": {"pink": 1}, "space": 999, "fans": -1}, {"safe": 1, "now": {"dope-cat": {"foot": 1}}}]
    with pytest.raises(PositionError) as error:
        kostka.load({"game": "cubitos", "players": players})
    paths = [fault.path for fault in error.value.faults]
    assert paths == ["players[0].draw", "players[0].space", "players[0].fans", "players[1].safe", "players[1].now"]
    assert all(isinstance(fault, Fault) for fault in error.value.faults)
    assert json.dumps(error.value.to_json())


def test_moves_go_as_json_too() -> None:
    game = table(roll="red", active="3 light gray money", draw="")
    names = game.match.names
    for text, move in (
        ("lose light gray money", {"move": "lose", "place": "money", "die": "light gray"}),
        ("use rich-dog power", {"move": "use-power", "card": "rich-dog"}),
        ("draw red discard", {"move": "draw-discarded", "die": "red"}),
        ("choose 2", {"move": "choose", "option": 2}),
        ("step 12", {"move": "step", "space": 12}),
    ):
        assert names.texts[names.read(move)] == text
        assert names.values[names.read(text)] == move
    game.match.play({"move": "push"}, 0)
