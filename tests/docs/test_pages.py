"""Every Python snippet of the README and the documentation runs, and every example of a file can be read."""

import json
import tomllib
from pathlib import Path

import pytest

import kostka
from kostka.games.cubitos.cards import read_card
from kostka.games.cubitos.tracks import read_track
from tests.pages import ROOT, snippets

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


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
