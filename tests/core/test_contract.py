"""Every game keeps the contract; and the parts of the core that games share."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import kostka
from kostka.core.compiled.jit import CORE, cache_directory, prune, source_folders
from kostka.core.conformance import check
from kostka.core.declare import options
from kostka.core.declare.domains import OfBoard, Seat
from kostka.core.declare.events import Event
from kostka.core.declare.moves import Family, Moves, Names
from kostka.core.errors import IllegalMove, OptionError, PositionError
from kostka.core.playouts import playouts
from kostka.core.position import copied
from kostka.core.reading import key_number
from kostka.games.camelup.compiled.state import Options
from tests.examples import examples
from tests.tree import outcomes

EVERY_TABLE = [(id, seats) for id in kostka.game_ids() for seats in kostka.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_every_game_keeps_the_contract(id: str, seats: int) -> None:
    check(kostka.game(id), seats=seats, seed=seats)


@pytest.mark.parametrize("id", kostka.game_ids())
def test_playouts_are_repeatable_whole_games(id: str) -> None:
    game = kostka.game(id)
    board = game.set_board(game.options(), game.seats[0])
    places, scores, decisions = playouts(game, board, seed=5, first=0, count=12)
    again = playouts(game, board, seed=5, first=6, count=6)
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
    names = game.names(board)
    move = data.draw(st.integers(0, game.moves.count - 1))
    assert names.read(names.texts[move]) == names.read(names.values[move]) == move


def test_moves_are_numbered_by_their_declaration() -> None:
    moves = Moves(
        Family("pass"),
        Family("tile", space=range(2, 5), side=("cheer", "boo")),
        Family("draw-all", "draw {die} all", die=("red", "blue")),
        Family("use", card=OfBoard("card", 2), seat=Seat(2)),
    )
    assert (moves.firsts.pass_, moves.firsts.tile, moves.firsts.draw_all, moves.firsts.use) == (0, 1, 7, 9)
    assert moves.count == 13
    names = Names(moves, {"card": ("dugout", "wizard")})
    assert names.texts[4:8] == ["tile 3 boo", "tile 4 cheer", "tile 4 boo", "draw red all"]
    assert names.values[12] == {"move": "use", "card": "wizard", "seat": 1}
    assert names.read({"move": "tile", "space": 3, "side": "boo"}) == 4
    with pytest.raises(IllegalMove, match="There is no move"):
        names.read({"move": "tile", "space": 9, "side": "boo"})


@pytest.mark.parametrize("id", kostka.game_ids())
def test_moves_events_and_options_have_a_schema_that_they_keep(id: str) -> None:
    game = kostka.game(id)
    schema = game.to_schema()
    Draft202012Validator.check_schema(schema)
    valid = {name: Draft202012Validator(schema["$defs"][name]).is_valid for name in schema["$defs"]}
    match = kostka.new(id, seed=1)
    chooser = random.Random(1)
    for _ in range(150):
        if match.is_over:
            break
        seat = chooser.choice(match.to_act)
        assert all(valid["move"](move) for move in match.legal_json(seat))
        match.play(chooser.choice(match.legal(seat)), seat)
    for number in range(len(match.log) + 1):
        for reader in (None, 0):
            assert all(valid["event"](event.to_json()) for event in match.entry(number, seen_by=reader).events)
    assert valid["options"]({"start": 0})
    assert not valid["options"]({"start": "0"})
    assert not valid["move"]({"move": "fly"})


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
    assert key_number("3", 1, 16, "stacks") == key_number(3, 1, 16, "stacks") == 3
    for key in (True, 17, None, 2.0):
        with pytest.raises(PositionError, match="A key of stacks must be a whole number from 1 to 16") as refusal:
            key_number(key, 1, 16, "stacks")
        assert refusal.value.faults[0].path == "stacks"


def test_an_event_shows_a_stranger_only_its_public_arguments() -> None:
    event = Event("draw", {"seat": 1, "tile": "K13"}, dice=True, seer=1)
    assert event.seen_by(1) is event
    assert event.seen_by(0).values == {"seat": 1, "tile": None}
    assert event.seen_by(None).values == {"seat": 1, "tile": None}


def test_the_cache_of_compiled_rules_is_keyed_by_their_sources() -> None:
    folders = kostka.game("camelup").kernels.folders
    assert [(folder.name, folder.parent.name) for folder in folders] == [("compiled", "camelup")]
    assert cache_directory(folders) != cache_directory(source_folders(check))
    assert all(path.exists() for path in CORE)


def test_rules_that_nobody_has_used_for_long_are_forgotten(tmp_path: Path) -> None:
    for name in ("rules-old", "rules-new", "something-else"):
        (tmp_path / name).mkdir()
    for name in ("rules-old", "something-else"):
        os.utime(tmp_path / name, (0, 0))
    prune(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["rules-new", "something-else"]


def test_help_does_not_wait_for_numba() -> None:
    code = "import sys, kostka.cli.app; assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_state_is_a_value() -> None:
    match = kostka.new("camelup", seats=3, seed=2)
    copy = copied(match.state)
    match.play("roll")
    assert not np.array_equal(copy, match.state)
    assert hash(copy.tobytes()) == hash(kostka.new("camelup", seats=3, seed=2).state.tobytes())
