"""Options as people, positions and files give them: what is wrong is said in a sentence, random sets are drawn."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.cli.files import read_scene
from kostka.core.declare.options import changed_options, parse_options
from kostka.core.errors import KostkaError, OptionError
from kostka.core.notation import read
from kostka.core.opening import secret_for, settled_options
from kostka.core.writing import write
from kostka.games.cubitos import GAME
from kostka.games.cubitos.board import Options, card_names, choose_cards
from kostka.games.cubitos.cards import printed_cards, random_cards
from kostka.lab.arena import prepared
from tests.examples import examples

WRONG: list[dict[str, Any]] = [
    {"track": [5]},
    {"track": [None]},
    {"track": [["nothing-goes-right"]]},
    {"set": "custom", "cards": [None] * 8},
    {"set": "custom", "cards": [1, 2, 3]},
    {"set": "custom", "cards": [["bob"], {"id": "bob"}]},
    {"set": "custom", "cards": ["\ud800"]},
    {"set": "\ud800"},
    {"set": "custom", "cards": ["[a]\ncolour = 'red'\ncost = 1\ncompare = {who = ['most']}\n"]},
    {"set": "random", "set_seed": 10**5000},
    {"laps": 10**5000},
]


@pytest.mark.parametrize("options", WRONG)
def test_wrong_values_in_lists_are_said_in_a_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(KostkaError) as error:
        kostka.new("cubitos", seats=2, **options)
    assert str(error.value).endswith(".")
    with pytest.raises(KostkaError):
        kostka.load({"game": "cubitos", "options": options})
    with pytest.raises(KostkaError):
        kostka.simulate("cubitos", n=1, options=options)


@pytest.mark.parametrize("options", WRONG[:6])
def test_a_match_file_with_wrong_lists_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(KostkaError):
        read(file_with(options))


@pytest.mark.parametrize("options", WRONG[:6])
def test_a_position_file_with_wrong_lists_is_refused(tmp_path: Path, options: dict[str, Any]) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"game": "cubitos", "options": options}), encoding="utf-8")
    with pytest.raises(KostkaError):
        read_scene(path)


def test_the_sentence_says_what_a_list_holds() -> None:
    with pytest.raises(OptionError, match=r"The option track is \[5\], but it takes a list of texts"):
        kostka.new("cubitos", track=[5])


def file_with(options: Any) -> str:
    head = "kostka match 1\ngame: cubitos\nplayers: Anna | Ola\n"
    return f"{head}options: {json.dumps(options)}\ncommitment: {'0' * 64}\n\n0. deal = first 0\n"


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(), parts, max_size=3),
    max_leaves=6,
)
CARDS = st.sampled_from(
    (*printed_cards(), "[mine]\n", "[mine]\ncolour = 'blue'\ncost = 6\nrun = ['gain 2 feet']\n", "no.toml")
)
VALUES = {
    "set": st.sampled_from(("custom", "random", "race-2", "race-9")),
    "cards": st.lists(CARDS | JUNK, max_size=9),
    "set_seed": st.integers(),
    "track": st.lists(st.sampled_from(("nothing-goes-right", "map = ''\n", "no.toml")) | JUNK, max_size=3),
    "laps": st.integers(-1, 9),
    "start": st.integers(-2, 5),
}
OPTIONS = st.fixed_dictionaries({}, optional={name: value | JUNK for name, value in VALUES.items()})


@examples(60)
@given(OPTIONS)
def test_nothing_but_a_sentence_comes_of_any_options(options: dict[str, Any]) -> None:
    for attempt in (
        lambda: GAME.set_board(settled_options(GAME, options, secret_for(1)), 2),
        lambda: GAME.load({"game": "cubitos", "options": options}),
        lambda: read(file_with(options)),
    ):
        assert told(attempt)


def told(attempt: Callable[[], Any]) -> str:
    """The sentence that refuses an attempt, or that it went well."""
    try:
        attempt()
    except KostkaError as error:
        return str(error)
    return "fine"


# ---------------------------------------------------------------------------------------------------------- random sets


def cards_of(seed: int | None = None, **options: Any) -> list[str]:
    return card_names(kostka.new("cubitos", seats=2, seed=seed, set="random", **options).board)


def test_random_sets_differ_from_match_to_match() -> None:
    assert len({tuple(cards_of()) for _ in range(6)}) > 1
    assert len({tuple(cards_of(seed)) for seed in range(6)}) > 1


def test_the_seed_of_a_match_decides_its_random_set_too() -> None:
    assert cards_of(seed=4) == cards_of(seed=4)


def test_a_seed_of_the_set_decides_alone() -> None:
    assert cards_of(set_seed=3) == cards_of(seed=9, set_seed=3) == list(random_cards(3))
    assert cards_of(set_seed=0) == list(random_cards(0))


def test_a_match_writes_down_which_cards_were_drawn(tmp_path: Path) -> None:
    match = kostka.new("cubitos", seats=2, seed=4, set="random")
    drawn = card_names(match.board)
    assert changed_options(match.options) == {"set": "random", "cards": drawn}
    assert match.dump()["options"] == {"set": "random", "cards": drawn}
    assert json.dumps(drawn) in write(match)
    match.save(tmp_path / "match.kostka")
    assert card_names(kostka.load(tmp_path / "match.kostka").board) == drawn
    assert card_names(kostka.load(match.dump(), seed=8).board) == drawn


def test_a_file_of_before_that_has_the_cards_of_its_seed() -> None:
    assert [card.id for card in choose_cards(parse_options(Options, {"set": "random"}))] == list(random_cards(0))
    old = parse_options(Options, {"set": "random", "set_seed": 5})
    assert [card.id for card in choose_cards(old)] == list(random_cards(5))


def test_simulations_draw_one_set_by_their_seed() -> None:
    sets = [settled_options(GAME, {"set": "random"}, secret_for(seed)) for seed in (1, 1, 2)]
    assert sets[0] == sets[1] != sets[2]
    played = kostka.simulate("cubitos", n=1, seats=2, seed=1, options={"set": "random"})
    assert played.options == changed_options(sets[0])
    assert card_names(kostka.new("cubitos", seats=2, seed=1, set="random").board) == played.options["cards"]


def test_an_arena_plays_all_its_games_with_one_set() -> None:
    seeded = [prepared("cubitos", ["random", "random"], 2, seed, {"set": "random"}).series for seed in (1, 1, 2)]
    drawn = [series.options.cards for series in seeded]
    assert drawn[0] == drawn[1] != drawn[2]
    boards = [seeded[0].board, seeded[0].match(0).board, seeded[0].match(7).board]
    assert [card_names(board) for board in boards] == [list(drawn[0])] * 3


def test_cards_that_were_drawn_are_a_whole_set() -> None:
    with pytest.raises(OptionError, match="A set has eight cards"):
        kostka.new("cubitos", set="random", cards=["bob"])
