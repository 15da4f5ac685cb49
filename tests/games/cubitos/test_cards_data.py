"""Cards as data: what is in the box, what is wrong with a file, sentences, and a card that nobody programmed."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kostka
from kostka.core.errors import OptionError
from kostka.games.cubitos.board import Options, choose_cards
from kostka.games.cubitos.cards import Card, find_card, printed_cards, random_cards, read_card, turns_dice_over
from kostka.games.cubitos.compiled import abilities, choices, rolling, rules, running, zones
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.components import ComponentError, components, set_components
from kostka.games.cubitos.sentences import describe_card
from kostka.games.cubitos.sets import load_sets
from kostka.games.cubitos.vocabulary import CardError
from kostka.messages import say
from tests.games.cubitos.tables import own_card, table

NAMES = {"en": "Lucky Llama", "pl": "Lama Fartowna", "uk": "Щаслива лама"}
PLAIN = {"colour": "blue", "cost": 6, "names": NAMES, "run": ["gain 2 feet"]}


def test_the_box_has_seven_cards_of_each_colour() -> None:
    by_colour = [card.colour for card in printed_cards().values()]
    assert {colour: by_colour.count(colour) for colour in codes.COLOURS} == dict.fromkeys(codes.COLOURS, 7)


def test_every_house_cost_says_so() -> None:
    assert all(card.sources["cost"] == "house" for card in printed_cards().values())


def test_champion_races_use_every_card_once() -> None:
    used = [card for id, race in load_sets().items() if id.startswith("race-") for card in race.cards]
    assert sorted(used) == sorted(printed_cards())


def test_the_rules_never_mention_a_card() -> None:
    names = {card.id for card in printed_cards().values()} | {card.names["en"] for card in printed_cards().values()}
    for module in (abilities, choices, rolling, rules, running, zones):
        text = Path(str(module.__file__)).read_text(encoding="utf-8")
        assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)]


@pytest.mark.parametrize(
    ("change", "field", "allowed"),
    [
        ({"colour": "pink"}, "colour", "white, brown, red"),
        ({"cost": -1}, "cost", "0 to 20"),
        ({"cost": "six"}, "cost", "0 to 20"),
        ({"names": {"pl": "Tylko po polsku"}}, "names", "name in English"),
        ({"run": "gain 2 feet"}, "run", "list of effects"),
        ({"run": ["gain 2 beans"]}, "run[0]", "gain 2 feet"),
        ({"run": ["if pink is active: gain 2 feet"]}, "run[0]", "if brown is active"),
        ({"run": ["choose one: gain 2 feet"]}, "run[0]", "2 to 3 options"),
        ({"run": ["push again"]}, "run[0]", "only for now"),
        ({"now": ["next push is safe"]}, "now[0]", "only for active"),
        ({"now": ["must lose this"]}, "now[0]", "only run abilities"),
        ({"now": ["add 2 dice", "gain 1 foot"]}, "now", "last effect"),
        ({"push": ["gain 1 foot"]}, "push", "begins with 'move this to roll'"),
        ({"push": ["move 1 other die to roll", "move this to roll"]}, "push", "other dice may follow"),
        ({"bust": ["gain 2 credits"]}, "bust[0]", "only keeps dice active"),
        ({"run": ["gain 1 credit for each player with fewer swords"]}, "run[0]", "only known in compare"),
        ({"run": ["roll all gray dice from active"]}, "run[0]", "from draw, roll or discard"),
        ({"run": ["if green or red is active: gain 2 feet"]}, "run[0]", "if brown is active"),
        ({"compare": {"who": "every", "effects": ["lose this"]}}, "compare.effects[0]", "only for now, active"),
        ({"symbols": 2}, "symbols", "active ability"),
        ({"power": {"later": ["gain 1 foot"]}}, "power", "now, active, push"),
        ({"compare": {"who": "least", "effects": ["gain 1 foot"]}}, "compare", "'most' or 'every'"),
        ({"compare": {"who": "every", "ties": "start player", "effects": ["gain 1 foot"]}}, "compare", "'most'"),
        ({"sources": {"cost": "guess"}}, "sources", "house, inferred"),
        ({"price": 3}, "price", "colour, cost, names"),
        ({"colour": "white", "power": {"run": ["gain 1 foot"]}}, "power", "red, green, orange, yellow, blue"),
        ({"power": {"run": ["gain 1 foot", "gain 2 beans"]}}, "power.run[1]", "gain 2 feet"),
        ({"run": ["roll any gray dice, a hit saves"]}, "run[0]", "only for would_bust"),
        ({"run": ["may: roll any gray dice, a hit saves"]}, "run[0]", "only for would_bust"),
        ({"run": ["gain 12 feet"]}, "run[0]", "'gain 12 feet' are not all from 1 to 9"),
        ({"run": ["gain 1 foot", "lose 0 dice"]}, "run[1]", "from 1 to 9"),
        ({"run": ["choose one: gain 1 foot | gain 2 money and add 10 dice"]}, "run[0]", "from 1 to 9"),
        ({"run": ["may: " * 5000 + "gain 1 foot"]}, "run[0]", "at most 200 characters"),
        ({"run": ["x" + " and x" * 30]}, "run[0]", "is not an effect"),
        ({"symbols": True}, "symbols", "1 to 3 dice"),
        ({"compare": {"who": ["most"], "effects": ["gain 1 foot"]}}, "compare", "'most' or 'every'"),
    ],
)
def test_a_mistake_names_the_card_the_field_and_what_is_allowed(
    change: dict[str, Any], field: str, allowed: str
) -> None:
    with pytest.raises(CardError) as error:
        read_card("lucky-llama", {**PLAIN, **change})
    assert f"Card lucky-llama, {field}: " in str(error.value)
    assert allowed in str(error.value)


def test_a_card_needs_effects_and_a_proper_id() -> None:
    with pytest.raises(CardError, match="does nothing"):
        read_card("lucky-llama", {key: value for key, value in PLAIN.items() if key != "run"})
    with pytest.raises(CardError, match="small letters"):
        read_card("Lucky Llama", PLAIN)


def test_cards_that_cannot_be_read_say_why() -> None:
    with pytest.raises(CardError, match="is not valid TOML"):
        find_card("[lucky\n")
    with pytest.raises(CardError, match="There is no card 'lucky'"):
        find_card("lucky")
    with pytest.raises(CardError, match="holds 0 cards"):
        find_card("\n")


def test_a_set_has_one_card_of_each_colour() -> None:
    with pytest.raises(OptionError, match="none in brown"):
        choose_cards(Options(set="custom", cards=("smelly-cat",) * 8))
    with pytest.raises(OptionError, match="goes with the set 'custom'"):
        choose_cards(Options(cards=("smelly-cat",)))
    with pytest.raises(OptionError, match="no card set 'race-9'"):
        choose_cards(Options(set="race-9"))


def test_random_sets_follow_the_books_advice_and_their_seed() -> None:
    sets = [random_cards(seed) for seed in range(40)]
    assert len(set(sets)) > 30
    assert random_cards(3) == sets[3]
    for cards in ([find_card(id) for id in ids] for ids in sets):
        assert [card.colour for card in cards] == list(codes.COLOURS)
        assert sum(card.cost <= 5 for card in cards) in (2, 3)
        assert any(turns_dice_over(card) for card in cards)
    match = kostka.new("cubitos", seats=2, seed=1, set="random", set_seed=3)
    assert f"use {sets[3][0]}" in match.names.texts


# ------------------------------------------------------------------------------------------------------------ sentences


def sentence_of(card: Card, lang: str = "en") -> str:
    return " ".join(say(line.id, lang, **line.values) for line in describe_card(card))


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_every_card_has_a_sentence_without_gaps(lang: str) -> None:
    for card in printed_cards().values():
        sentence = sentence_of(card, lang)
        assert sentence.endswith(".")
        assert not re.search(r"[{}]|None|  ", sentence), sentence
    assert len({sentence_of(card, lang) for card in printed_cards().values()}) >= 50


@pytest.mark.parametrize(
    ("number", "polish", "ukrainian"),
    [
        (1, "stopa", "стопа"),
        (2, "stopy", "стопи"),
        (4, "stopy", "стопи"),
        (5, "stóp", "стоп"),
        (9, "stóp", "стоп"),
    ],
)
def test_plurals(number: int, polish: str, ukrainian: str) -> None:
    card = read_card("lucky-llama", {**PLAIN, "run": [f"gain {number} feet"]})
    assert sentence_of(card, "pl") == f"Bieg: +{number} {polish}."
    assert sentence_of(card, "uk") == f"Біг: +{number} {ukrainian}."


def test_a_card_is_described_as_data() -> None:
    (line,) = describe_card(read_card("lucky-llama", PLAIN))
    feet = {"id": "cubitos-does-gain", "n": 2, "noun": {"id": "cubitos-noun-feet", "n": 2}}
    assert line.to_json() == {"id": "cubitos-card-line", "when": {"id": "cubitos-when-run"}, "what": feet}


@pytest.mark.parametrize(
    ("effects", "english", "polish", "ukrainian"),
    [
        (["lose this", "lose 1 die"], "lose 1 other die", "strać 1 inną kość", "втратьте 1 інший кубик"),
        (
            ["add 1 die", "add 1 die"],
            "; then do it once more.",
            "; potem zrób to jeszcze raz.",
            "; потім зробіть це ще раз.",
        ),
        (
            ["roll 1 dice"],
            "choose 1 die from any zone and roll it.",
            "wybrać 1 kość z dowolnej strefy i rzucić nią.",
            "кинути на свій вибір 1 кубик",
        ),
        (["roll 2 dice except red and blue"], "(except red and blue ones)", "(oprócz czerwonych", "(крім червоних"),
        (
            ["roll any dice of different colours"],
            "any of your dice of different",
            "w różnych kolorach",
            "різних кольорів",
        ),
        (["borrow 1 die"], "on a face of your choice", "dowolną ścianką do góry", "будь-якою гранню догори"),
    ],
)
def test_sentences_agree_with_what_they_count(effects: list[str], english: str, polish: str, ukrainian: str) -> None:
    card = read_card("lucky-llama", {**PLAIN, "run": effects})
    for lang, words in (("en", english), ("pl", polish), ("uk", ukrainian)):
        assert words in sentence_of(card, lang)


def test_sentences_in_three_languages() -> None:
    card = find_card("the-babe")
    assert sentence_of(card, "en") == "Run: +5 money. Run, power face, also: +1 foot; lose this die (not optional)."
    assert sentence_of(card, "pl").startswith("Bieg: +5 monet. Bieg, ścianka mocy, dodatkowo: +1 stopa;")
    assert sentence_of(card, "uk").startswith("Біг: +5 монет. Біг, посилена грань, додатково: +1 стопа;")


# ------------------------------------------------------------------------------------------------- dice and a new card


def test_dice_are_data_and_checked() -> None:
    board = np.zeros(1, codes.BOARD.type)
    data = components()
    wrong = {**data, "dice": [{**die, "faces": ["symbol"] * 6} for die in data["dice"]]}
    set_components(board, wrong)
    with pytest.raises(ComponentError, match="faces are blank"):
        set_components(board, {**data, "dice": [{**die, "faces": ["bean"] * 6} for die in data["dice"]]})
    with pytest.raises(ComponentError, match="may be 'hand'"):
        set_components(board, {**data, "fans": {"spaces": ["bean"]}})


def test_one_gray_die_is_an_active_gray_die(tmp_path: Path) -> None:
    mine = own_card(tmp_path, "mine", "blue", run=["if gray is active: gain 2 feet"])
    game = table(mine, roll="", active="blue symbol, light gray money", draw="", rival={"credits": 9})
    game.play("pass")
    game.play("use mine")
    assert game.player()["feet"] == 2


@pytest.mark.parametrize("other", ["now", "after_move", "active"])
def test_a_die_with_another_use_is_not_used_by_itself(tmp_path: Path, other: str) -> None:
    mine = own_card(tmp_path, "mine", "blue", run=["gain 2 money"], **{other: ["gain 1 foot"]})
    game = table(mine, roll="", active="blue symbol", draw="", rival={"credits": 9})
    game.play("pass")
    assert "use mine" in game.legal()


def test_dice_of_different_colours_are_not_rolled_all_at_once(tmp_path: Path) -> None:
    mine = own_card(tmp_path, "mine", "blue", run=["roll any dice of different colours from draw"])
    game = table(mine, roll="", active="blue symbol", draw="2 red, white", rival={"credits": 9})
    game.play("pass")
    game.play("use mine")
    assert game.legal() == ["roll white draw", "roll red draw", "done"]
    game.play("roll red draw")
    assert game.legal() == ["roll white draw", "done"]


def test_a_card_may_save_with_its_power_face_alone(tmp_path: Path) -> None:
    mine = own_card(tmp_path, "mine", "red", **{"power.would_bust": ["do not bust"]})
    game = table(mine, roll="light gray", active="2 light gray money, red power")
    game.play("push", dice="light gray blank")
    game.play("use mine power")
    assert not game.player()["busted"]
    assert game.legal() == ["push", "pass"]


FAN_MADE = """
[lucky-llama]
colour = "blue"
cost = 6
now = ["add 1 die"]
run = ["gain 2 money", "if green is active: gain 1 foot"]
power.run = ["may: gain 2 feet and gain 1 gray die"]
names = { en = "Lucky Llama", pl = "Lama Fartowna", uk = "Щаслива лама" }
sources = { cost = "fan-made" }
"""


def test_a_card_written_as_data_alone_is_played(tmp_path: Path) -> None:
    path = tmp_path / "lucky-llama.toml"
    path.write_text(FAN_MADE, encoding="utf-8")
    game = table(str(path), roll="blue, light gray", draw="green, red", active="light gray money", rival={"credits": 9})
    game.play("push", dice="blue power, light gray blank")
    assert game.legal() == ["use lucky-llama power", "skip lucky-llama"]
    game.play("use lucky-llama power", "draw green", dice="green foot")
    game.play("pass")
    assert game.legal() == ["use lucky-llama power", "done"]
    game.play("use lucky-llama power")
    assert game.legal() == ["choose 1", "done"]
    game.play("choose 1", "gain dark gray")
    player = game.player()
    assert (player["money"], player["feet"]) == (1 + 2, 1 + 1 + 2)
    assert game.count("discard", "dark gray") == 1
    assert game.count("active", "blue", "blank") == 1
    again = kostka.load(game.match.dump(), seed=1)
    assert again.dump() == game.match.dump()
    assert sentence_of(find_card(FAN_MADE)).startswith("Now: add 1 die from Draw to the roll. Run: +2 money;")
