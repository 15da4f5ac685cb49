"""What is asked of a seat, why a move is refused, and moves as data."""

import pytest

import kostka
from kostka.core.declare.messages import Prompt, Reason
from kostka.core.match import Match
from tests.games.jamniki.tables import table

FITS = table("K13", "K01", hand="K18, K09, K02")


@pytest.mark.parametrize(
    ("match", "prompt"),
    [
        (table("", "", hand="K18, K09, K02"), Prompt("jamniki-prompt-first")),
        (table("K13, K09 white", "K01, K02", hand="K07, K22, K32"), Prompt("jamniki-prompt-after-white")),
        (FITS, Prompt("jamniki-prompt-match", colour="green", bones=3, white=False)),
        (
            table("K13", "K01", hand="K18, K09, K02", voluntary_white=True),
            Prompt("jamniki-prompt-match", colour="green", bones=3, white=True),
        ),
        (
            table("K13", "K01", hand="K09, K02, K07"),
            Prompt("jamniki-prompt-white", colour="green", bones=3),
        ),
    ],
)
def test_a_prompt_says_what_may_be_laid(match: Match, prompt: Prompt) -> None:
    assert match.prompt(0) == prompt
    assert str(prompt).endswith(".")


def test_prompts_are_sentences() -> None:
    assert str(FITS.prompt(0)) == "Lay a tile that fits the end of your coat, green 3, in colour or in number."
    white = table("K13", "K01", hand="K18, K09, K02", voluntary_white=True)
    assert str(white.prompt(0)).endswith("in colour or in number, or any tile white side up.")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("lay K30", Reason("jamniki-not-in-hand", tile="K30")),
        ("lay K09 white", Reason("jamniki-white-with-match")),
        ("lay K09 turned", Reason("jamniki-no-turning")),
        ("lay K09", Reason("jamniki-no-match", first_colour="red", first_bones=2, colour="green", bones=3)),
    ],
)
def test_a_refusal_is_data(move: str, reason: Reason) -> None:
    refusal = FITS.refusal(move)
    assert refusal is not None
    assert refusal.values["reason"] == reason


def test_moves_as_data_are_the_moves() -> None:
    match = kostka.new("jamniki", 3, seed=1, turning=True, voluntary_white=True)
    assert {move["move"] for move in match.legal_json()} == {"lay", "lay-turned", "lay-white"}
    for text, move in zip(match.legal(), match.legal_json(), strict=True):
        assert match.names.read(move) == match.names.read(text)
    match.play({"move": "lay-white", "tile": match.dump()["hand"][0]})
    assert match.dump()["players"][match.plies[0].seat]["coat"][0].endswith(" white")
