"""The printed card sets: what is in them, and what the loader refuses."""

import tomllib
from pathlib import Path

import pytest

from kostka.games.cubitos import sets
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.sets import CardSet, SetError, load_sets, read_sets

CARDS = tomllib.loads((Path(sets.__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8"))
RACES = [f"race-{n}" for n in range(1, 8)]

ONE = """
[mine]
names = { en = "Mine", pl = "Mój", uk = "Мій" }
tracks = ["nothing-goes-right"]
laps = 1

[mine.cards]
white = "smelly-cat"
brown = "rich-dog"
red = "mr-soldier"
green = "rock-on"
orange = "dugout"
purple = "rollosaurus"
yellow = "reckless-cheese"
blue = "bob"
"""


def own(tmp_path: Path, text: str) -> dict[str, CardSet]:
    path = tmp_path / "sets.toml"
    path.write_text(text, encoding="utf-8")
    return read_sets(path)


def test_ten_sets_in_the_order_of_the_book() -> None:
    assert list(load_sets()) == [*RACES, "combotastic", "such-much-fans", "grand-finale"]


def test_every_card_is_in_exactly_one_champion_race() -> None:
    found = load_sets()
    cards = [card for race in RACES for card in found[race].cards]
    assert sorted(cards) == sorted(CARDS)
    assert len(cards) == 56


def test_every_set_has_a_card_of_each_colour() -> None:
    for found in load_sets().values():
        assert tuple(CARDS[card]["colour"] for card in found.cards) == codes.COLOURS


def test_race_3_has_fat_cat_and_race_6_fast_cat() -> None:
    found = load_sets()
    assert (found["race-3"].cards[0], found["race-6"].cards[0]) == ("fat-cat", "fast-cat")


@pytest.mark.parametrize(
    ("id", "tracks", "laps"),
    [
        ("race-1", ("nothing-goes-right",), 1),
        ("race-2", ("ahead-of-the-curve",), 1),
        ("race-3", ("testing-the-waters",), 1),
        ("race-4", ("still-waters-run-deep",), 1),
        ("race-5", ("ahead-of-the-curve",), 1),
        ("race-6", ("testing-the-waters",), 1),
        ("race-7", ("nothing-goes-right",), 2),
        ("combotastic", ("testing-the-waters",), 1),
        ("such-much-fans", ("ahead-of-the-curve",), 1),
        ("grand-finale", ("still-waters-run-deep", "testing-the-waters"), 1),
    ],
)
def test_suggested_tracks_and_laps(id: str, tracks: tuple[str, ...], laps: int) -> None:
    found = load_sets()[id]
    assert (found.tracks, found.laps) == (tracks, laps)


def test_names_tell_the_sets_apart_in_every_language() -> None:
    for language in ("en", "pl", "uk"):
        assert len({found.names[language] for found in load_sets().values()}) == 10


def test_an_own_file_of_sets_is_read(tmp_path: Path) -> None:
    (found,) = own(tmp_path, ONE).values()
    assert found.id == "mine"
    assert found.cards == (
        "smelly-cat",
        "rich-dog",
        "mr-soldier",
        "rock-on",
        "dugout",
        "rollosaurus",
        "reckless-cheese",
        "bob",
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("laps = 1\n", "", "Set mine must be a table with names, tracks, laps, cards and nothing else"),
        ("laps = 1", "laps = 1\nlapps = 1", "and nothing else"),
        ("[mine]", "other = 1\n[mine]", "Set other must be a table"),
        ("laps = 1", "laps = 0", "Set mine needs 1 to 4 laps, not 0"),
        ("laps = 1", "laps = true", "Set mine needs 1 to 4 laps, not true"),
        ('en = "Mine", ', "", "Set mine needs a name in English"),
        ('["nothing-goes-right"]', "[]", "Set mine needs a list of 1 to 2 tracks"),
        ('["nothing-goes-right"]', '"nothing-goes-right"', "Set mine needs a list of 1 to 2 tracks"),
        ("nothing-goes-right", "moon", "Set mine: there is no track 'moon'; there is ahead-of-the-curve, nothing"),
        ('blue = "bob"', "", "Set mine needs one card of each colour: white, brown, red, green, orange, purple"),
        ('blue = "bob"', 'pink = "bob"', "Set mine needs one card of each colour"),
        ('blue = "bob"', "blue = 5", "Set mine needs one card of each colour"),
        ("[mine]", "[mine", "is not valid TOML"),
    ],
)
def test_faults_are_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in ONE
    with pytest.raises(SetError, match=sentence):
        own(tmp_path, ONE.replace(old, new, 1))
