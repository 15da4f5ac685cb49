"""What clients may ask about the games: in every language, as JSON, and without a file that they could name."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from jsonschema import Draft202012Validator

from kostka.core.conformance import check_catalogue
from kostka.core.declare.messages import Message
from kostka.core.errors import FaultyError, KostkaError, OptionError
from kostka.core.game import Game
from kostka.core.hooks import MESSAGE_FOLDERS
from kostka.core.registry import game_ids
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.tracks import TrackError
from kostka.games.cubitos.vocabulary import CardError
from kostka.messages import LANGUAGES, entries, say
from kostka.server import catalogue
from tests.plain import run_plain
from tests.server.opened import watched

GAMES = pytest.mark.parametrize("game", game_ids())
IN_ALL = pytest.mark.parametrize("language", LANGUAGES)

CARD = """[lucky-llama]
colour = "blue"
cost = 6
run = ["gain 2 money"]
names = { en = "Lucky Llama", pl = "Lama Fartowna", uk = "Щаслива лама" }
"""
TRACK = '''id = "street"
source = "house"
map = """
{map}
"""
names = {{ en = "Street", pl = "Ulica", uk = "Вулиця" }}
'''
BOX_CARDS = ["smelly-cat", "rich-dog", "mr-soldier", "rock-on", "dugout", "rollosaurus", "reckless-cheese"]
STREET = TRACK.format(map="0S    0.    1c2   2F")


def own(card: str = CARD, track: str = STREET) -> dict[str, Any]:
    return {"set": "custom", "cards": [*BOX_CARDS, card], "track": [track]}


def parts(value: Any) -> Iterator[Any]:
    """Everything that a JSON value is made of."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from parts(part)
    elif isinstance(value, list):
        for part in value:
            yield from parts(part)
    else:
        yield value


def unsaid(value: Any) -> list[str]:
    """The texts that are the id of a message instead of what it says; words of the games are no ids."""
    known = [id for id in entries("en") if re.match(r"(core|server|cubitos|camelup|jamniki)-", id)]
    return [part for part in parts(value) if isinstance(part, str) and part.startswith(tuple(known))]


# --------------------------------------------------------------------------------------------------------------- games


@IN_ALL
def test_games_are_listed_as_json_with_words(language: str) -> None:
    listed = catalogue.games(language)
    assert json.loads(json.dumps(listed)) == listed
    assert [found["id"] for found in listed] == game_ids()
    assert unsaid(listed) == []
    for found in listed:
        low, high = found["seats"]
        assert 2 <= low <= high <= 8
        assert [bot["id"] for bot in found["bots"]] == ["easy", "normal", "hard", "expert"]
        for option in found["options"]:
            assert option["help"], option
            assert option["accepts"], option
        assert all(bot["name"] != bot["id"] for bot in found["bots"])


@GAMES
def test_an_option_keeps_its_own_schema(game: str) -> None:
    (found,) = (entry for entry in catalogue.games("en") if entry["id"] == game)
    options = catalogue.find(game).options
    assert [option["name"] for option in found["options"]] == [field.name for field in fields(options)]
    for option in found["options"]:
        Draft202012Validator.check_schema(option["schema"])
        schema = Draft202012Validator(option["schema"])
        assert schema.is_valid(option["schema"]["default"])
        assert not schema.is_valid({"no": "option"})
        several = option["schema"]["type"] == "array"
        for choice in option["choices"]:
            assert schema.is_valid([choice["value"]] if several else choice["value"]), choice
            assert choice["name"] != choice["value"]


@GAMES
def test_a_choice_can_be_played(game: str) -> None:
    (found,) = (entry for entry in catalogue.games("en") if entry["id"] == game)
    for option in found["options"]:
        for choice in option["choices"]:
            if choice["value"] != "custom" and option["name"] != "cards":
                value = [choice["value"]] if option["schema"]["type"] == "array" else choice["value"]
                catalogue.check(game, {option["name"]: value}, "en")


def test_nobody_is_told_of_paths() -> None:
    (cubitos,) = (entry for entry in catalogue.games("en") if entry["id"] == "cubitos")
    helps = {option["name"]: option["help"] for option in cubitos["options"]}
    assert "path" in say("cubitos-option-cards", "en")
    assert not any("path" in help or "file" in help for help in helps.values())
    assert "text of a card of your own" in helps["cards"]


def test_languages_differ() -> None:
    assert catalogue.games("pl") != catalogue.games("en")
    assert catalogue.box("cubitos", "uk")["cards"][0]["name"] == "Смердючий кіт"


@pytest.mark.parametrize("language", ["", "de", "EN", "../en", "en\0"])
def test_a_language_that_nobody_speaks_is_refused(language: str) -> None:
    asked: list[Callable[[], Any]] = [
        lambda: catalogue.games(language),
        lambda: catalogue.box("cubitos", language),
        lambda: catalogue.messages(language),
        lambda: catalogue.check("cubitos", {}, language),
    ]
    for ask in asked:
        with pytest.raises(KostkaError, match="There is no language"):
            ask()


@pytest.mark.parametrize("game", ["", "chess", "../cubitos", "cubitos\0"])
def test_a_game_that_there_is_not_is_refused(game: str) -> None:
    asked: list[Callable[[], Any]] = [
        lambda: catalogue.box(game, "en"),
        lambda: catalogue.schema(game),
        lambda: catalogue.check(game, {}, "en"),
    ]
    for ask in asked:
        with pytest.raises(KostkaError, match="There is no game"):
            ask()


def test_a_broken_game_hurts_no_other(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def without_a_box() -> Any:
        raise LookupError("no box")

    games = {"camelup": catalogue.find("camelup"), "bare": replace(catalogue.find("jamniki"), catalogue=without_a_box)}
    monkeypatch.setattr("kostka.core.registry.game_ids", lambda: ["camelup", "missing", "bare"])
    monkeypatch.setattr("kostka.core.registry.find_game", games.__getitem__)
    catalogue.installed.cache_clear()
    try:
        assert list(catalogue.installed()) == ["camelup"]
    finally:
        catalogue.installed.cache_clear()
    assert [record.message for record in caplog.records] == ["game broken"] * 2


# ----------------------------------------------------------------------------------------------------------------- box


@GAMES
@IN_ALL
def test_a_box_is_json_with_words(game: str, language: str) -> None:
    box = catalogue.box(game, language)
    assert json.loads(json.dumps(box)) == box
    assert box
    assert unsaid(box) == []


def test_messages_and_names_by_language_are_said_however_deep() -> None:
    names = {"en": "cat", "pl": "kot", "uk": "кіт"}
    value = {"a": [(names, Message("core-random-seat"))], "b": {"en": 1, "pl": 2}, "c": None}
    assert catalogue.in_words(value, "pl") == {"a": [["kot", "losowy gracz"]], "b": {"en": 1, "pl": 2}, "c": None}


def test_the_box_of_cubitos() -> None:
    box = catalogue.box("cubitos", "en")
    assert len(box["cards"]) == 56
    cat = box["cards"][0]
    assert (cat["id"], cat["name"], cat["colour"], cat["cost"]) == ("smelly-cat", "Smelly Cat", "white", 6)
    assert "2 feet" in cat["text"][0]
    assert cat["sources"] == {"cost": "house"}
    assert [face["face"] for face in cat["faces"]] == ["symbol", "foot", "foot", "blank", "blank", "blank"]
    ids = {card["id"] for card in box["cards"]}
    tracks = {track["id"] for track in box["tracks"]}
    for found in box["sets"]:
        assert set(found["cards"]) <= ids
        assert set(found["tracks"]) <= tracks
    brown = next(die for die in box["dice"] if die["id"] == "brown")
    assert brown["faces"][1] == {"face": "money", "amount": 3}


@pytest.mark.parametrize("track", catalogue.box("cubitos", "en")["tracks"], ids=lambda track: track["id"])
def test_a_track_can_be_drawn_from_its_data(track: dict[str, Any]) -> None:
    spaces, bricks = track["spaces"], track["bricks"]
    assert {brick["space"] for brick in bricks} - {None} == set(range(len(spaces)))
    assert len({(brick["row"], brick["half"]) for brick in bricks}) == len(bricks)
    assert (spaces[0]["kind"], spaces[-1]["kind"]) == ("start", "finish")
    for number, space in enumerate(spaces):
        assert all(number in spaces[other]["neighbours"] for other in space["neighbours"])
        if space["shortcut"]:
            assert spaces[space["shortcut"]["to"]]["kind"] == "open"
    places = {(brick["row"], brick["half"]): brick["space"] for brick in bricks}
    crossed = [(line["line"], places[tuple(line["from"])], places[tuple(line["to"])]) for line in track["lines"]]
    assert ("start", len(spaces) - 1, 0) in crossed
    behind = [space["lines_behind"] for space in spaces]
    assert {behind[to] for line, _, to in crossed if line == "red"} == set(range(1, track["red_lines"] + 1))
    for line, one, other in crossed:
        assert (behind[other] - behind[one] == 1) == (line == "red")


def test_rewards_of_a_track() -> None:
    box = catalogue.check("cubitos", {"track": [TRACK.format(map="0S    0G    1g5f  1xx   1J    2F")]}, "en")["box"]
    spaces = box["tracks"][0]["spaces"]
    any_die, die, fan = (
        {"reward": "gain", "amount": None},
        {"reward": "gain", "amount": 5},
        {"reward": "fan", "amount": 1},
    )
    lost = {"reward": "lose", "amount": 1}
    assert [space["rewards"] for space in spaces[1:4]] == [[any_die], [die, fan], [lost, lost]]
    assert [space["jetpack"] for space in spaces[3:]] == [False, True, False]


def test_the_boxes_of_the_others() -> None:
    jamniki, camelup = catalogue.box("jamniki", "en"), catalogue.box("camelup", "en")
    assert jamniki["tiles"][8] == {
        "id": "K09",
        "left": {"colour": "red", "bones": 2},
        "right": {"colour": "red", "bones": 3},
    }
    assert jamniki["tasks"][4] == {"id": "most-red", "points": 5, "text": "more red parts than every rival"}
    assert camelup["tickets"] == [5, 3, 2, 2]
    assert [camel["id"] for camel in camelup["camels"] if not camel["racing"]] == ["white", "black"]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (np.int64(1), "JSON cannot have"),
        ({1.5j}, "JSON cannot have"),
        (Message("camelup-nowhere"), "has no message"),
    ],
)
def test_conformance_looks_at_the_catalogue(value: Any, fault: str) -> None:
    game = replace(catalogue.find("camelup"), catalogue=lambda options=None: {"box": [{"deep": (value,)}]})
    with pytest.raises(AssertionError, match=fault):
        check_catalogue(game)


def test_a_game_need_not_have_a_catalogue() -> None:
    camelup = catalogue.find("camelup")
    without = Game(
        **{field.name: getattr(camelup, field.name) for field in fields(camelup) if field.name != "catalogue"}
    )
    assert without.catalogue() == without.catalogue(camelup.options()) == {}
    check_catalogue(without)


@GAMES
def test_the_schema_is_one(game: str) -> None:
    schema = catalogue.schema(game)
    Draft202012Validator.check_schema(schema)
    assert schema["$defs"].keys() == {"move", "event", "options"}


# ------------------------------------------------------------------------------------------------------------ messages


def ids(text: str) -> list[str]:
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    return [
        f"-{entry.id.name}" * isinstance(entry, ftl.Term) or entry.id.name for entry in body if hasattr(entry, "id")
    ]


@IN_ALL
def test_messages_are_one_fluent_text_with_each_once(language: str) -> None:
    catalogue.messages.cache_clear()  # games of other tests may have brought their own
    found = ids(catalogue.messages(language))
    assert len(found) == len(set(found))
    assert set(found) == set(entries(language))


@IN_ALL
def test_pages_get_what_belongs_to_no_game_and_then_the_words_of_the_game_they_show(language: str) -> None:
    catalogue.messages.cache_clear()
    parts = {part: ids(catalogue.messages(language, part)) for part in ("core", *game_ids())}
    together = [id for found in parts.values() for id in found]
    assert sorted(together) == sorted(id for id in ids(catalogue.messages(language)) if not id.startswith("cli-"))
    assert {"web-lobby", "camelup", "colour-red", "server-stale"} <= set(parts["core"])
    assert {"camelup-event-roll", "web-camelup-roll"} <= set(parts["camelup"])
    with pytest.raises(KostkaError, match="chess"):
        catalogue.messages(language, "chess")


def test_messages_of_games_of_others(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("gates = Gates\n    .many = all gates\ncubitos = Mine\n", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text("cubitos = Moje\n", encoding="utf-8")
    MESSAGE_FOLDERS.append(tmp_path)
    catalogue.messages.cache_clear()
    try:
        text = catalogue.messages("pl")
    finally:
        MESSAGE_FOLDERS.remove(tmp_path)
        catalogue.messages.cache_clear()
    assert "\ngates = Gates\n    .many = all gates\n" in text
    assert text.count("\ncubitos = ") == 1
    assert "Mine" not in text
    assert "Moje" not in text
    assert ids(text)


# --------------------------------------------------------------------------------------------------------------- check


@IN_ALL
def test_own_cards_and_tracks_are_described(language: str) -> None:
    found = catalogue.check("cubitos", own(), language)
    assert found["options"] == own()
    card, track = found["box"]["cards"][-1], found["box"]["tracks"][0]
    assert card["name"] == {"en": "Lucky Llama", "pl": "Lama Fartowna", "uk": "Щаслива лама"}[language]
    assert "2" in card["text"][0]
    assert (track["id"], len(track["spaces"])) == ("street", 4)
    assert unsaid(found["box"]) == []
    assert json.loads(json.dumps(found)) == found


def test_cards_that_chance_has_still_to_draw_are_left_out() -> None:
    assert catalogue.check("cubitos", {"set": "random"}, "en")["box"]["cards"] == []
    drawn = catalogue.check("cubitos", {"set": "random", "set_seed": 3}, "en")["box"]["cards"]
    assert [card["colour"] for card in drawn] == list(s.COLOURS)


def test_all_faults_come_at_once() -> None:
    options = own(CARD.replace("6", "66"), STREET.replace("2F", "2."))
    with pytest.raises(FaultyError) as caught:
        catalogue.check("cubitos", {**options, "cards": ["no-cat", *options["cards"][1:]]}, "en")
    assert [fault.path for fault in caught.value.faults] == ["cards[0]", "cards[7]", "track[0]"]
    told = str(caught.value).split("\n")
    assert told[0].startswith("cards[0]: There is no card")
    assert "cost" in told[1]
    assert "finish" in told[2]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (own(card=CARD.replace("6", "66")), CardError),
        (own(track=STREET.replace("2F", "2.")), TrackError),
        ({"laps": 99}, OptionError),
        ({"horses": 1}, OptionError),
        ({"set": "race-1", "cards": ["bob"]}, OptionError),
        ({"set": "custom", "cards": ["bob"] * 5000}, OptionError),
        ({"track": ["nothing-goes-right"] * 3}, OptionError),
        ({"cards": {}}, OptionError),
        ([], OptionError),
        ("cards", OptionError),
    ],
)
def test_one_fault_is_itself(options: Any, error: type[KostkaError]) -> None:
    with pytest.raises(error):
        catalogue.check("cubitos", options, "en")


def test_seats_count_where_they_are_given() -> None:
    catalogue.check("camelup", {"start": 7}, "en")
    with pytest.raises(OptionError, match="the seats are 0 to 2"):
        catalogue.check("camelup", {"start": 7}, "en", seats=3)
    with pytest.raises(KostkaError, match="3 to 8"):
        catalogue.check("camelup", {}, "en", seats=9)


# --------------------------------------------------------------------------------------------------------------- files


def attempts(path: str) -> Iterator[Any]:
    """Ways to give a name where a value is wanted."""
    yield from (
        path,
        [path],
        [path] * 8,
        (path,),
        {path: path},
        [[path]],
        f"{path}, {path}",
        path.encode(),
        f"{path}\n",
    )


def names(folder: Path) -> list[str]:
    (folder / "cards.toml").write_text(CARD, encoding="utf-8")
    here = str(folder / "cards.toml")
    near = ["../../x.toml", "cards.toml", "./cards.toml", "~/x.toml", "data/cards.toml", "tracks/../cards.toml"]
    return [here, f"file://{here}", here.removesuffix(".toml"), "/etc/passwd", "file:///", *near, "x\0.toml", "\0", "."]


@GAMES
def test_nothing_that_a_client_sends_names_a_file(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = names(tmp_path)
    monkeypatch.chdir(tmp_path)
    warm_up(game)
    tried = 0
    for option in (*(field.name for field in fields(catalogue.find(game).options)), "file", "embed", given[0]):
        for value in (value for name in given for value in attempts(name)):
            for options in ({option: value}, {"set": "custom", option: value}):
                with watched() as opened:
                    refused(game, options)
                assert opened == [], options
                tried += 1
    assert tried > 1000
    with watched() as opened:
        for name in given:
            with pytest.raises(KostkaError):
                catalogue.box(name, "en")
            with pytest.raises(KostkaError):
                catalogue.messages(name)
    assert opened == []


def warm_up(game: str) -> None:
    """What the server reads of its own, once."""
    for language in LANGUAGES:
        catalogue.box(game, language)
        catalogue.games(language)
    for option in ({}, {"nothing": 1}, {"start": 99}, {"start": "\n"}):
        refused(game, option)
    if game == "cubitos":
        for options in ({"set": "custom", "cards": ["x\n"] * 8}, {"track": ["x\n", "y"]}, {"cards": ["x"]}, own()):
            refused(game, options)


def refused(game: str, options: Mapping[str, Any]) -> None:
    try:
        json.dumps(catalogue.check(game, options, "en"))
    except KostkaError as error:
        json.dumps({**error.to_json(), "said": str(error)})


def test_a_file_that_is_opened_would_be_noticed(tmp_path: Path) -> None:
    path = names(tmp_path)[0]
    with watched() as opened:
        catalogue.find("cubitos").read_options({"cards": [path]}, files=True)
    assert opened == [f"open {path!r}"]


# ------------------------------------------------------------------------------------------------------ hostile values


def card_with(effects: list[str], timing: str = "run") -> str:
    return CARD.replace('run = ["gain 2 money"]', f"{timing} = {json.dumps(effects)}")


def bricks(rows: int, columns: int) -> str:
    """A wide field of an odd number of rows without any reward: the ways from space to space are countless."""
    inner = [("   " if row % 2 else "") + ("0." if row < rows - 1 else "1.").ljust(6) * columns for row in range(rows)]
    lines = ["   0S", *inner, "   2F"]
    return TRACK.format(map="\n".join(line.rstrip() for line in lines))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("#" * 64_000 + "\n", "cubitos-card-too-long"),
        ("x.toml\n" * 9_000, "cubitos-card-too-long"),
        (".".join("a" * 900) + " = 1\n", "core-too-deep"),
        ("[" + " . ".join("a" * 400) + "]\n", "core-too-deep"),
        (".".join(['"\u2028"'] * 400) + " = 1\n", "core-too-deep"),
        ("a = " + "[" * 1_900 + "\n", "core-too-deep"),
        ("a = " + "{a = " * 390 + "\n", "core-too-deep"),
        ("a = [" + "1," * 900 + "]\n", "cubitos-card-table"),
        ("\n" * 1_900, "cubitos-text-of-cards"),
        (card_with(["gain 1 foot"] * 80), "cubitos-card-many-effects"),
        (card_with(["may: " * 39]), "cubitos-card-no-effect"),
        (card_with(["gain 1 foot and " * 12 + "fly"]), "cubitos-card-no-effect"),
        (card_with(["gain 1 foot" + " " * 300]), "cubitos-card-effect-too-long"),
        (card_with(["roll any red dice except red"]), "cubitos-card-no-dice"),
        (card_with([f"borrow 1 die except gray, {', '.join(s.COLOURS)}"]), "cubitos-card-no-dice"),
    ],
)
def test_a_hostile_card_is_refused(text: str, fault: str) -> None:
    with pytest.raises(KostkaError) as caught:
        catalogue.check("cubitos", own(card=text), "en")
    assert fault in (caught.value.id, getattr(caught.value.values.get("fault"), "id", None))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (TRACK.format(map="0S    " * 10_000), "cubitos-track-too-long"),
        (TRACK.format(map="0S    " * 900), "cubitos-track-no-line"),
        (TRACK.format(map="0S    " * 400 + "2F    " * 400), "cubitos-track-unreachable"),
        (TRACK.format(map="0S    " + "0.    " * 300 + "1.    2F"), "cubitos-track-too-big"),
        (TRACK.format(map="0S    " + "0" + "f" * 3_000 + "   1.    2F"), "cubitos-track-column"),
        (TRACK.format(map="\n" * 4_000), "cubitos-track-no-map"),
        (".".join("a" * 2_900) + " = 1\n", "core-too-deep"),
    ],
)
def test_a_hostile_track_is_refused(text: str, fault: str) -> None:
    with pytest.raises(TrackError) as caught:
        catalogue.check("cubitos", own(track=text), "en")
    assert caught.value.id == fault


def test_a_wide_field_is_measured_without_counting_all_its_ways() -> None:
    found = catalogue.check("cubitos", {"track": [bricks(13, 14)]}, "en")
    assert len(found["box"]["tracks"][0]["spaces"]) == 13 * 14 + 2


def test_the_longest_cards_that_can_be_played_can_be_said() -> None:
    card = card_with(["may: " + " and ".join(["gain 1 foot"] * 12)] * 9)
    found = catalogue.check("cubitos", own(card=card), "en")
    assert found["box"]["cards"][-1]["text"][0].count("1 foot") >= 12
    full = [card.replace("blue", colour).replace("lucky", colour) for colour in s.COLOURS]
    with pytest.raises(CardError, match="more effects than fit"):
        catalogue.check("cubitos", {"set": "custom", "cards": full}, "en")


# --------------------------------------------------------------------------------------------------------------- plain


def test_plain_rules_are_enough_and_numba_is_not_loaded() -> None:
    script = """
import sys
from kostka.server import catalogue
assert "numpy" not in sys.modules, "asked too early"
for game in catalogue.games("en"):
    catalogue.box(game["id"], "pl"), catalogue.schema(game["id"]), catalogue.check(game["id"], {}, "uk")
catalogue.messages("en")
print("numba" in sys.modules)
"""
    assert run_plain("-c", script) == "False\n"
