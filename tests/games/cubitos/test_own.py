"""Own cards and tracks: paths become texts, which are all that the game needs from then on."""

import json
from pathlib import Path
from typing import Any

import pytest

import kostka
from kostka.core.declare.options import parse_options
from kostka.core.errors import KostkaError, OptionError
from kostka.games.cubitos.board import Options, read_board, set_board
from kostka.games.cubitos.cards import find_card
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.own import embed
from kostka.games.cubitos.tracks import TrackError, load_track
from kostka.games.cubitos.vocabulary import CardError
from tests.games.cubitos.tables import cards_with, straight
from tests.pages import ROOT

CARD = """[{colour}-llama]
colour = "{colour}"
cost = 6
run = ["gain 2 money", "if {other} is active: gain 1 foot", "may: gain 2 feet and gain 1 gray die"]
names = {{ en = "Lucky Llama", pl = "Lama Fartowna", uk = "Щаслива лама" }}
"""


def own_card(folder: Path, colour: str = "blue") -> str:
    path = folder / f"{colour}.toml"
    path.write_text(CARD.format(colour=colour, other="red"), encoding="utf-8")
    return str(path)


def test_ids_and_texts_stay_and_paths_become_texts(tmp_path: Path) -> None:
    text = CARD.format(colour="red", other="blue")
    options = embed({"set": "custom", "cards": ["bob", text, own_card(tmp_path)], "laps": 2})
    assert options == {"set": "custom", "cards": ["bob", text, CARD.format(colour="blue", other="red")], "laps": 2}
    assert embed(options) == options


def test_a_list_of_a_command_line_is_read(tmp_path: Path) -> None:
    assert embed({"cards": f"bob, {own_card(tmp_path)}"})["cards"] == ["bob", CARD.format(colour="blue", other="red")]
    assert embed({"track": "nothing-goes-right"}) == {"track": ["nothing-goes-right"]}
    assert embed({"track": "map = 1\n", "cards": 7}) == {"track": ["map = 1\n"], "cards": 7}


def test_an_english_name_is_enough(tmp_path: Path) -> None:
    card = find_card(CARD.format(colour="red", other="blue").replace(', pl = "Lama Fartowna", uk = "Щаслива лама"', ""))
    assert card.names == {"en": "Lucky Llama", "pl": "Lucky Llama", "uk": "Lucky Llama"}
    with pytest.raises(CardError, match="English"):
        find_card(CARD.format(colour="red", other="blue").replace("en =", "de ="))


def test_a_wrong_effect_is_answered_with_those_close_to_it() -> None:
    with pytest.raises(CardError) as refused:
        find_card(CARD.format(colour="red", other="blue").replace("gain 2 money", "gain 2 foots"))
    assert "gain 2 feet" in str(refused.value)
    assert len(str(refused.value)) < 250
    with pytest.raises(CardError, match=r"This text is not valid TOML: .* line 2"):
        find_card("[lucky-llama]\ncolour\n")


def test_the_examples_of_the_lobby_can_be_played_with() -> None:
    folder = ROOT / "web" / "src" / "lobby" / "cubitos"
    card, track = ((folder / f"example-{kind}.toml").read_text(encoding="utf-8") for kind in ("card", "track"))
    match = kostka.new("cubitos", seats=2, seed=1, set="custom", cards=cards_with(card), track=[track])
    assert find_card(card).names["en"] == "Lucky Llama"
    assert load_track(track).id == "duck-pond"
    assert match.legal(0)


def test_an_own_track_keeps_the_name_of_its_file(tmp_path: Path) -> None:
    (text,) = embed({"track": [straight(tmp_path, "0S 1. 2F", name="My Road")]})["track"]
    assert load_track(text).id == "my-road"
    assert load_track("\n".join(text.split("\n")[1:])).id == "own"


def all_own(folder: Path) -> dict[str, Any]:
    tracks = [straight(folder, "0S " + "0. " * 60 + "1. 2F", name=name) for name in ("one", "two")]
    cards = [own_card(folder, colour) for colour in codes.COLOURS]
    return {"set": "custom", "cards": cards, "track": tracks}


def test_a_match_of_own_cards_and_tracks_needs_no_file(tmp_path: Path) -> None:
    match = kostka.new("cubitos", seats=2, seed=1, **all_own(tmp_path))
    for path in tmp_path.glob("*.toml"):
        path.unlink()
    match.play(match.legal(0)[0], 0)
    assert kostka.load(json.loads(json.dumps(match.dump())), seed=1).dump() == match.dump()
    match.save(tmp_path / "own.kostka")
    assert kostka.load(tmp_path / "own.kostka").dump() == match.dump()
    assert "blue-llama" in match.game.words(match.board)["card"]


def test_the_board_knows_its_options(tmp_path: Path) -> None:
    options = parse_options(Options, embed(all_own(tmp_path)))
    assert read_board(set_board(options, 2)) == options
    with pytest.raises(OptionError, match="too long"):
        set_board(parse_options(Options, {"track": ["#" * codes.TEXT_SIZE + "\n"]}), 2)


def test_no_file_is_opened_but_by_embedding(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="There is no card"):
        find_card(own_card(tmp_path))
    with pytest.raises(TrackError, match="There is no track"):
        load_track(straight(tmp_path, "0S 1. 2F"))
    options = {"set": "custom", "cards": cards_with(own_card(tmp_path))}
    with pytest.raises(CardError, match="There is no card"):
        kostka.game("cubitos").load({"options": options})


@pytest.mark.parametrize(
    ("option", "text", "fault"),
    [
        ("cards", "[lucky", r"own\.toml is not valid TOML"),
        ("track", "map = ", r"own\.toml is not valid TOML"),
        ("cards", None, r"own\.toml cannot be read"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, option: str, text: str | None, fault: str) -> None:
    path = tmp_path / "own.toml"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(KostkaError, match=fault):
        embed({option: [str(path)]})


def test_a_wrong_text_is_named_by_its_id() -> None:
    with pytest.raises(CardError, match="Card blue-llama, cost"):
        find_card(CARD.format(colour="blue", other="red").replace("6", "66"))
    with pytest.raises(CardError, match="holds 2 cards"):
        find_card(CARD.format(colour="blue", other="red") + CARD.format(colour="red", other="blue"))
    with pytest.raises(CardError, match="This text is not valid TOML"):
        find_card("[lucky\n")
    with pytest.raises(TrackError, match="Track ring needs a name"):
        load_track('id = "ring"\nsource = "house"\n')
