"""Levels and characters: fair, repeatable, never silly, and not all alike."""

from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

import kostka
from kostka.bots import LEVELS, bot, bot_names, make
from kostka.bots.levels import CHARACTERS, SILLY, Player
from kostka.bots.observation import observe
from kostka.bots.searching import Searcher
from kostka.core.compiled.chance import from_seed
from kostka.messages import LANGUAGES, say
from tests.bots.test_search import middle

GAMES = pytest.mark.parametrize("id", kostka.game_ids())


@GAMES
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_moves_and_the_same_ones_again(id: str, level: str) -> None:
    match = middle(id, 7)
    seat = match.turn
    assert seat is not None
    playouts = 60 if LEVELS[level].seconds else None
    move = make(id, level, playouts=playouts, seed=3).choose(match, seat)
    assert move in match.legal(seat)
    again = make(id, level, playouts=playouts, seed=3)
    assert [again.choose(match, seat), again.choose(match, seat)] == [move, move]


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_a_bot_cannot_see_changes_nothing(level: str) -> None:
    """Camel Up: the same match but for the colour of a card that lies face down."""
    chosen = set()
    for colour in ("red", "blue", "purple"):
        match = kostka.new("camelup", seats=3, seed=11, start=0)
        for move in ("roll", "roll", "roll", f"winner {colour}"):
            match.play(move)
        assert match.turn == 1
        chosen.add(make("camelup", level, playouts=80, seed=1).choose(match, 1))
    assert len(chosen) == 1


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_what_can_be_done_in_many_ways_is_not_done_for_that(level: str) -> None:
    """Camel Up: thirty spaces and sides for a tile are thirty errors, and one of them is large; yet dice are rolled."""
    match = kostka.new("camelup", seats=4, seed=3)
    players = [make("camelup", level, seed=3) for _ in range(4)]
    while not match.is_over and len(match.plies) < 300:
        seat = match.to_act[0]
        match.play(players[seat].choose(match, seat), seat)
    tiles = sum(match.names.texts[ply.move].startswith("tile") for ply in match.plies)
    assert match.is_over
    assert tiles < len(match.plies) / 4


@GAMES
def test_an_easy_bot_misjudges_but_is_never_silly(id: str) -> None:
    worse, whole = 0, middle(id, 26)
    for plies in range(2, 26, 3):
        match = whole.at(plies)
        seat = match.turn
        assert seat is not None
        if len(match.legal(seat)) == 1:
            continue
        here = observe(match, seat, from_seed(plies))
        worth = here.policy()
        for character in CHARACTERS:
            here = observe(match, seat, from_seed(plies))
            move = Player("easy", character=character)(here)
            behind = max(worth.values()) - worth[move]
            assert behind <= SILLY * match.game.search.noticeable
            worse += behind > 0
    assert worse > 0


@GAMES
def test_bots_of_one_level_do_not_play_alike(id: str) -> None:
    """Characters differ where errors are the same: not often, since they sway only what is close."""
    differ, whole = 0, middle(id, 26)
    for plies, seed in product(range(26), range(12)):
        match = whole.at(plies)
        seat = match.turn
        assert seat is not None
        moves = {
            Player("normal", character=character)(observe(match, seat, from_seed(seed))) for character in CHARACTERS
        }
        differ += len(moves) > 1
    assert differ > 3


def test_seats_of_a_table_differ_in_character() -> None:
    player = Player("hard")
    assert len({player.character_at(seat) for seat in range(3)}) == 3
    assert Player("hard", character="bold").character_at(1) == "bold"


@pytest.mark.parametrize("level", LEVELS)
def test_reasons_are_sentences_in_every_language(level: str) -> None:
    said: set[str] = set()
    for plies in range(4, 24, 4):
        match = middle("jamniki", plies, seats=2)
        seat = match.turn
        assert seat is not None
        player = make("jamniki", level, playouts=40 if LEVELS[level].seconds else None)
        reason = player.decide(player.observe(match, seat)).reason
        for language in LANGUAGES:
            text = say(reason.id, language, **reason.values)
            assert not text.startswith(reason.id)
            assert text.endswith(".")
            said.add(text)
    assert len(said) >= len(LANGUAGES)


def test_what_is_not_trusted_is_told() -> None:
    """A move that came to mind first is played although another has won more often, and both figures are said."""
    game = kostka.game("camelup")
    player = make("camelup", "expert", playouts=60, character="steady")
    player.searchers["camelup"] = Searcher(replace(game, search=replace(game.search, min_lead=1.0)))
    reasons = []
    for plies in range(4, 24, 4):
        match = middle("camelup", plies, seats=4)
        seat = match.turn
        assert seat is not None
        reasons.append(player.decide(player.observe(match, seat)).reason)
    trusted = [reason.to_json() for reason in reasons if reason.id == "bots-instinct"]
    assert trusted
    assert all(values["second"] >= values["percent"] for values in trusted)
    assert all(reason.id in ("bots-instinct", "bots-searched") for reason in reasons)
    for language in LANGUAGES:
        assert f"{trusted[0]['percent']:g}"[:2] in say("bots-instinct", language, **trusted[0])


def test_levels_are_named_where_bots_are_named() -> None:
    assert bot_names()[:4] == ["easy", "normal", "hard", "expert"]
    assert bot("easy") is not bot("easy"), "a bot keeps nothing from one match to the next"
    done = kostka.simulate("jamniki", ["normal", "easy"], 3, seats=2, seed=1)
    assert done.bots == ("normal", "easy")
    again = kostka.simulate("jamniki", ["normal", "easy"], 3, seats=2, seed=1)
    assert np.array_equal(done.scores, again.scores)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, "chess"),
        ({"level": "grandmaster"}, "There is no bot 'grandmaster'; there are easy, normal, hard, expert"),
        ({"playouts": 0}, "A search takes 1 to"),
        ({"playouts": 1.5}, "A search takes 1 to"),
        ({"seconds": 0}, "more than 0"),
        ({"seconds": "1"}, "more than 0"),
        ({"seed": "x"}, "A seed of simulations is a whole number"),
        ({"character": "grumpy"}, "There is no character 'grumpy'"),
    ],
)
def test_wrong_wishes_get_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kostka.KostkaError, match=sentence):
        make(**{"game": "jamniki", "level": "hard", **wrong})


def test_only_a_seat_that_is_to_act_is_asked() -> None:
    match = kostka.new("jamniki", seats=2, seed=1, start=0)
    with pytest.raises(kostka.KostkaError, match="Seat 1 is not to act now"):
        make("jamniki", "easy").choose(match, 1)
    with pytest.raises(kostka.KostkaError, match="There is no seat 7"):
        make("jamniki", "easy").choose(match, 7)
