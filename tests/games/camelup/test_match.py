"""What a match of Camel Up asks, refuses and takes, as data."""

import kostka
from kostka.core.declare.messages import Prompt, Reason
from tests.games.camelup.tables import table


def test_a_player_is_asked_for_a_turn_or_for_the_next_camel_of_a_stack() -> None:
    assert table({}, leg=2, pyramid=["red", "grey"]).prompt(0) == Prompt("camelup-prompt-turn", leg=2, dice=2)
    match = kostka.new("camelup", seed=1, arrange=True, start=0)
    assert match.prompt(0) == Prompt("camelup-prompt-arrange", space=int(min(match.dump()["unplaced"])))


def test_a_refusal_says_its_reason_as_data() -> None:
    match = table({5: ["red"]}, tiles={"9": {"seat": 1, "side": "boo"}})
    reasons = {
        "tile 8 cheer": Reason("camelup-tile-beside", space=8, beside=9),
        "tile 9 boo": Reason("camelup-tile-on-tile", space=9),
        "tile 5 boo": Reason("camelup-tile-on-camel", space=5),
        "partner 1": Reason("camelup-no-partners", players=6),
        "stack red": Reason("camelup-stack-at-start"),
    }
    for move, reason in reasons.items():
        refusal = match.refusal(move)
        assert refusal is not None
        assert refusal.values["reason"] == reason


def test_a_move_is_also_known_by_its_arguments() -> None:
    match = table({5: ["red"]})
    match.play({"move": "tile", "space": 9, "side": "cheer"})
    assert match.dump()["tiles"] == {"9": {"seat": 0, "side": "cheer"}}
    assert {"move": "winner", "colour": "red"} in match.legal_json()
    assert {"move": "roll"} in match.legal_json()
