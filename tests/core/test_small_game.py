"""The small game of the documentation: it keeps the contract, and the core serves games that nobody has installed."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kostka.core.conformance import check
from kostka.core.errors import KostkaError, NotationError
from kostka.core.match import Match
from kostka.core.notation import read
from kostka.core.playouts import playouts
from kostka.core.writing import write
from kostka.messages import say
from tests.pages import ROOT, snippets
from tests.plain import run_plain
from tests.tree import perft

GAME, CHECK = snippets(ROOT / "docs" / "adding-a-game.md")
MESSAGES = snippets(ROOT / "docs" / "adding-a-game.md", "ftl")


def write_game(source: str, folder: Path) -> Path:
    path = folder / "doors.py"
    path.write_text(source, encoding="utf-8")
    (folder / "messages").mkdir()
    for language, text in zip(("en", "pl", "uk"), MESSAGES, strict=True):
        (folder / "messages" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return path


def module_of(source: str, folder: Path) -> ModuleType:
    path = write_game(source, folder)
    spec = importlib.util.spec_from_file_location("doors", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return module_of(GAME, tmp_path_factory.mktemp("doors"))


def test_the_small_game_is_small() -> None:
    assert len(GAME.splitlines()) < 170


def test_the_small_game_keeps_the_contract(doors: ModuleType) -> None:
    check(doors.GAME, matches=3)
    check(doors.GAME, options={"rounds": 1})


def test_the_small_game_speaks_three_languages(doors: ModuleType) -> None:
    match = Match(doors.GAME, doors.Options(), ["Anna", "Piotr"], bytes(32))
    match.play("door 2", seat=1)
    (event,) = match.entry(1, seen_by=0).events
    said = {"en": "Piotr picks a door", "pl": "Piotr wybiera drzwi", "uk": "Piotr вибирає двері"}
    message = match.message(event)
    for language, sentence in said.items():
        assert say(message.id, language, **message.values) == sentence
    assert str(match.prompt(0)) == "Pick a door for round 1."
    assert str(match.prompt(1)) == "Waiting for Anna."


def test_several_may_act_at_once(doors: ModuleType) -> None:
    match = Match(doors.GAME, doors.Options(rounds=1), ["a", "b", "c"], bytes(32))
    assert list(match.to_act) == [0, 1, 2]
    match.play("door 2", seat=1)
    assert list(match.to_act) == [0, 2]
    assert match.view(0)["picked"] == [0, None, 0]
    assert match.view(1)["picked"] == [0, 2, 0]
    with pytest.raises(ValueError, match="Seats 0, 2 may all act now"):
        match.play("door 1")
    match.play("door 2", seat=0)
    match.play("door 3", seat=2, dice=[(2,)])
    assert match.result is not None
    assert match.result.scores == (1, 1, 0)


def test_the_runner_of_all_games_plays_it_too(doors: ModuleType) -> None:
    board = doors.GAME.set_board(doors.Options(), 3)
    places, scores, decisions = playouts(doors.GAME, board, seed=1, first=0, count=500)
    assert (decisions == 9).all()
    assert (places.min(axis=1) == 1).all()
    assert scores.sum() > 0


def test_perft_of_the_small_game(doors: ModuleType) -> None:
    board, state = doors.GAME.load({"picked": [0, 0], "options": {"rounds": 1}})
    # Two players, three doors each; then nobody, one or both score: 0-0, 2-0, 0-2, 1-1.
    assert perft(doors.GAME, board, state, 2) == [1, 6, 4]


def test_the_page_is_one_script_that_checks_the_game(tmp_path: Path) -> None:
    run_plain(str(write_game(GAME + CHECK, tmp_path)))


LOAD = """
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from kostka.core.match import Match
loader = SourceFileLoader("doors", sys.argv[1])
doors = module_from_spec(spec_from_loader("doors", loader))
loader.exec_module(doors)
Match(doors.GAME, doors.Options(), ["a", "b"], bytes(32))
"""


def test_rules_of_a_module_that_cannot_be_imported_are_compiled_every_time(tmp_path: Path) -> None:
    environment = {**os.environ, "KOSTKA_CACHE_DIR": str(tmp_path / "cache")}
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        path = write_game(GAME, folder)
        subprocess.run([sys.executable, "-c", LOAD, str(path)], env=environment, check=True)


def test_a_public_file_keeps_a_door_that_is_picked_in_secret(doors: ModuleType) -> None:
    match = Match(doors.GAME, doors.Options(rounds=1), ["a", "b"], bytes(32))
    match.play("door 2", seat=1)
    text = write(match, public=True)
    assert text.endswith("0. deal\n1. 1 ...\n")
    with pytest.raises(NotationError, match="Move 1 contains something secret"):
        read(text, doors.GAME)
    match.play("door 3", seat=0)
    assert "1. 1 door 2\n" in write(match, public=True)
    assert read(write(match, public=True), doors.GAME).result == match.result


def test_a_match_of_another_game_is_refused(doors: ModuleType) -> None:
    text = write(Match(doors.GAME, doors.Options(), ["a", "b"], bytes(32)))
    with pytest.raises(NotationError, match="This is a match of 'windows', not of doors"):
        read(text.replace("game: doors", "game: windows"), doors.GAME)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"points": [1]}, "picked names 2 players and there are points of 1"),
        ({"points": 5}, "points must be a list, not 5"),
        ({"options": []}, "Options go as names with values"),
        ({"picked": [1, 1]}, "picked has a door of everybody"),
        ({"picked": [None, 2]}, "picked has a door of everybody"),
        ({"picked": [0, 1], "round": 4}, "the last door is open"),
        ({"game": "windows"}, "one of the game 'windows', but the match is doors"),
        ({"version": 2}, "of version 2, but this Kostka reads version 1"),
    ],
)
def test_positions_of_the_small_game_are_checked(position: dict[str, Any], sentence: str, doors: ModuleType) -> None:
    with pytest.raises(KostkaError, match=sentence):
        doors.GAME.load(position)


# Each of these games would be compiled for itself; their faults are those of plain functions too.
FIND_FAULT = """
import sys
sys.path.insert(0, sys.argv[1])
from doors import GAME
from kostka.core.conformance import check
try:
    check(GAME, matches=3)
except AssertionError as fault:
    print(fault)
"""


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("state.picked[other] = UNKNOWN\n", "pass\n", "is not told 'door .', but can tell it from"),
        ("emit_to(events, seat, E.pick", "emit_to(events, -2, E.pick", "is told 'door .', but cannot tell it from"),
        ("emit_to(events, seat, E.pick", "emit(events, E.pick", "is told 'door .', but cannot tell it from"),
        ("            emit(events, E.score, seat, points)\n", "", "sees more than it was told"),
        (", blank=UNKNOWN", "", "views hide the field 'picked', which declares no blank"),
        ("out[seat] = state.points[seat]\n\n\ndef", "out[seat] = 0\n\n\ndef", "the standing at the end is"),
        ('Prompt("doors-prompt"', 'Prompt("doors-question"', "has no message"),
    ],
)
def test_conformance_finds_a_game_that_tells_secrets(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert old in GAME
    write_game(GAME.replace(old, new), tmp_path)
    assert re.search(sentence, run_plain("-c", FIND_FAULT, str(tmp_path)))
