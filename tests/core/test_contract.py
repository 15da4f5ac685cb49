"""Every game keeps the contract; and the parts of the core that games share."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.core import options
from kostka.core.conformance import check
from kostka.core.errors import OptionError, PositionError
from kostka.core.events import Event, tells_secret
from kostka.core.jit import cache_directory, source_folders
from kostka.core.reading import key_number
from kostka.core.tree import outcomes
from kostka.games.camelup.compiled.state import Options
from tests.examples import examples

EVERY_TABLE = [(id, seats) for id in kostka.game_ids() for seats in kostka.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_every_game_keeps_the_contract(id: str, seats: int) -> None:
    check(kostka.game(id), seats=seats, seed=seats)


@pytest.mark.parametrize("id", kostka.game_ids())
def test_every_game_tells_its_moves_at_the_table(id: str) -> None:
    game = kostka.game(id)
    for seats in (game.seats[0], game.seats[-1]):
        assert len(game.guide(game.set_board(game.options(), seats)).splitlines()) >= 3


@pytest.mark.parametrize("id", kostka.game_ids())
def test_playouts_are_repeatable_whole_games(id: str) -> None:
    game = kostka.game(id)
    board = game.set_board(game.options(), game.seats[0])
    places, scores, decisions = game.playouts(board, seed=5, first=0, count=12)
    again = game.playouts(board, seed=5, first=6, count=6)
    assert (places.min(axis=1) == 1).all()
    assert (decisions > 0).all()
    assert (scores[6:] == again[1]).all(), "game i depends on the seed and i alone"
    assert (places[6:] == again[0]).all()


@examples(30)
@given(st.data())
def test_names_and_parse_are_inverse(data: st.DataObject) -> None:
    id = data.draw(st.sampled_from(kostka.game_ids()))
    game = kostka.game(id)
    board = game.set_board(game.options(), game.seats[0])
    move = data.draw(st.integers(0, game.moves - 1))
    assert game.parse(board, game.name(board, move)) == move


def test_probabilities_of_outcomes_sum_to_one() -> None:
    match = kostka.new("camelup", seats=3, seed=2)
    seat = match.to_act[0]
    assert sum(p for p, _ in outcomes(match.game, match.board, match.state, seat, 0)) == 1
    assert len(list(outcomes(match.game, match.board, match.state, seat, 0))) == 21


def test_options_are_read_from_text_and_checked() -> None:
    assert options.parse_options(Options, {"arrange": "yes", "start": "2"}) == Options(arrange=True, start=2)
    assert options.changed_options(Options(netting=True)) == {"netting": True}
    with pytest.raises(OptionError, match="takes a whole number from -1 to 7"):
        options.parse_options(Options, {"start": 8})
    with pytest.raises(OptionError, match="takes true or false"):
        options.parse_options(Options, {"netting": 1})


def test_options_are_plain_numbers_and_mappings() -> None:
    assert options.parse_options(Options, {"start": "-1"}) == Options(start=-1)
    for text in ("٢", "1_0", "--1", "9" * 5000):
        with pytest.raises(OptionError, match="takes a whole number from -1 to 7") as refusal:
            options.parse_options(Options, {"start": text})
        assert len(str(refusal.value)) < 200
    for wrong in ([1], 5, "start"):
        with pytest.raises(OptionError, match="Options go as names with values"):
            options.parse_options(Options, wrong)


def test_keys_of_a_position_may_be_numbers() -> None:
    assert key_number("3", 1, 16, "A space") == key_number(3, 1, 16, "A space") == 3
    for key in (True, 17, None, 2.0):
        with pytest.raises(PositionError, match="A space must be a whole number from 1 to 16"):
            key_number(key, 1, 16, "A space")


def test_a_secret_is_told_by_the_move_of_its_player_alone() -> None:
    card = Event("card", {"seat": 1, "pile": "winner", "colour": "red"}, seer=1, public=2)
    assert tells_secret([card], mover=1)
    assert tells_secret([card], mover=1, reader=0)
    assert not tells_secret([card], mover=1, reader=1)
    assert not tells_secret([card], mover=0), "what the next player draws is not in the move before"


def test_an_event_shows_a_stranger_only_its_public_arguments() -> None:
    event = Event("draw", {"seat": 1, "tile": "K13"}, dice=True, seer=1)
    assert event.seen_by(1) is event
    assert event.seen_by(0).values == {"seat": 1, "tile": None}
    assert event.seen_by(None).values == {"seat": 1, "tile": None}


def test_the_cache_of_compiled_rules_is_keyed_by_their_sources() -> None:
    camelup = vars(kostka.game("camelup").rules).values()
    folders = source_folders(*camelup)
    assert {folder.name for folder in folders} == {"core", "compiled"}
    assert cache_directory(folders) != cache_directory(source_folders(check))


def test_help_does_not_wait_for_numba() -> None:
    code = "import sys, kostka.cli.app; assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_state_is_a_value() -> None:
    match = kostka.new("camelup", seats=3, seed=2)
    copy = match.state.copy()
    match.play("roll")
    assert not np.array_equal(copy, match.state)
    assert hash(copy.tobytes()) == hash(kostka.new("camelup", seats=3, seed=2).state.tobytes())
