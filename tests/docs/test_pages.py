"""Every Python snippet of the README and the documentation runs, and every example of a file can be read."""

import importlib.util
import json
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import kostka
from kostka.core.conformance import check
from kostka.core.match import Match
from kostka.core.registry import game
from kostka.core.tree import perft
from kostka.games.cubitos.cards import read_card
from kostka.games.cubitos.tracks import read_track

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


def snippets(page: Path, language: str = "python") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The game of the page, as the module that a reader would write."""
    path = tmp_path_factory.mktemp("games") / "doors.py"
    path.write_text(snippets(ROOT / "docs" / "adding-a-game.md")[0], encoding="utf-8")
    spec = importlib.util.spec_from_file_location("doors", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def registered(doors: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game where match files look for it."""
    monkeypatch.setattr("kostka.core.notation.find_game", lambda name: doors.GAME if name == "doors" else game(name))
    return doors


def test_the_small_game_is_small(doors: ModuleType) -> None:
    lines = snippets(ROOT / "docs" / "adding-a-game.md")[0].splitlines()
    assert len(lines) < 190


def test_the_small_game_keeps_the_contract(registered: ModuleType) -> None:
    check(registered.GAME, matches=3)
    check(registered.GAME, options={"rounds": 1})


def test_several_may_act_at_once(registered: ModuleType) -> None:
    match = Match(registered.GAME, registered.Options(rounds=1), ["a", "b", "c"], bytes(32))
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


def test_the_runner_of_all_games_plays_it_too(registered: ModuleType) -> None:
    doors = registered.GAME
    places, scores, decisions = doors.playouts(doors.set_board(registered.Options(), 3), seed=1, first=0, count=500)
    assert (decisions == 9).all()
    assert (places.min(axis=1) == 1).all()
    assert scores.sum() > 0


def test_perft_of_the_small_game(registered: ModuleType) -> None:
    doors = registered.GAME
    board, state = doors.load({"picked": [0, 0], "options": {"rounds": 1}})
    # Two players, three doors each; then nobody, one or both score: 0-0, 2-0, 0-2, 1-1.
    assert perft(doors, board, state, 2) == [1, 6, 4]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != "adding-a-game.md"], ids=lambda page: page.stem
)
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for number, snippet in enumerate(snippets(page)):
        exec(compile(snippet, f"{page.name}, snippet {number}", "exec"), names)


def test_positions_can_be_loaded() -> None:
    loaded = set()
    for page in PAGES:
        for position in map(json.loads, snippets(page, "json")):
            if "game" in position:
                loaded.add(kostka.load(position, seed=1).game.id)
    assert loaded == {"camelup", "cubitos", "jamniki"}


def test_cards_and_tracks_can_be_read() -> None:
    read = set()
    for page in PAGES:
        for table in map(tomllib.loads, snippets(page, "toml")):
            if "map" in table:
                read.add(read_track(page.stem, table).id)
            for id, entry in table.items():
                if "colour" in entry:
                    read.add(read_card(id, entry).id)
    assert read == {"cubitos-tracks", "lucky-llama"}
