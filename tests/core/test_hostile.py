"""Broken input of any kind gets a sentence, never a traceback, and changes nothing."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.core.declare.messages import in_json, shorten
from kostka.core.errors import KostkaError
from kostka.core.notation import read
from kostka.core.opening import from_position
from kostka.core.writing import write
from tests.examples import examples

# Texts that look like numbers to somebody, and one that is too long for Python to read as one.
NUMBERS = ("0", "17", "-1", "²", "٣", "1_0", "9" * 5000)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.integers(-3, 40),
    st.floats(allow_nan=True),
    st.text(max_size=5),
    st.sampled_from(["red", "white", "grey", "K13", "light gray", "boo", "symbol", "roll", *NUMBERS]),
    st.lists(st.integers(-2, 9), max_size=3),
    st.lists(st.text(max_size=3), max_size=2),
    st.lists(st.lists(st.integers(-2, 9), max_size=1), max_size=2),
    st.dictionaries(st.text(max_size=3), st.integers(-2, 9), max_size=2),
)


def midgame(id: str, plies: int = 25, seed: int = 3) -> kostka.Match:
    match = kostka.new(id, seed=seed)
    chooser = random.Random(seed)
    for _ in range(plies):
        seat = match.position.turn
        match.play(chooser.choice(match.legal(seat)), seat)
        if match.result:
            break
    return match


MATCHES = {id: midgame(id) for id in kostka.game_ids()}
POSITIONS = {id: match.dump() for id, match in MATCHES.items()}
FILES = {id: write(match) for id, match in MATCHES.items()}


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += paths(inner, (*path, key))
    return found


@pytest.mark.parametrize("id", kostka.game_ids())
@examples(150)
@given(st.data())
def test_a_damaged_position_is_refused_or_is_a_position(id: str, data: st.DataObject) -> None:
    position = copy.deepcopy(POSITIONS[id])
    path = data.draw(st.sampled_from(paths(position)))
    place: Any = position
    for key in path[:-1]:
        place = place[key]
    action = data.draw(st.sampled_from(["replace", "remove", "add"]))
    if action == "remove":
        del place[path[-1]]
    elif action == "replace" or isinstance(place, list):
        place[path[-1]] = data.draw(JUNK)
    else:
        place[data.draw(st.one_of(st.text(max_size=4), st.sampled_from(NUMBERS)))] = data.draw(JUNK)
    try:
        match = kostka.load(position, seed=1)
    except KostkaError as refusal:
        check_sentence(refusal)
    else:
        play_on(match, 12)


def check_sentence(refusal: KostkaError) -> None:
    """One that a terminal and a page can show."""
    told = str(refusal)
    assert told.endswith(".")
    assert len(told) < 1000
    assert told.encode()


def play_on(match: kostka.Match, plies: int) -> None:
    """What was taken for a position behaves like one."""
    chooser = random.Random(1)
    for _ in range(plies):
        board, state = match.game.load(match.dump())
        assert board.tobytes() == match.board.tobytes()
        assert state.tobytes() == match.state.tobytes()
        if match.result:
            break
        seat = chooser.choice(match.to_act)
        match.play(chooser.choice(match.legal(seat)), seat)


@pytest.mark.parametrize("id", kostka.game_ids())
@examples(60)
@given(st.data())
def test_a_damaged_match_file_is_refused_or_is_a_match(id: str, data: st.DataObject) -> None:
    lines = FILES[id].splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    line = lines[number]
    cut = data.draw(st.integers(0, len(line)))
    lines[number] = line[:cut] + data.draw(st.text(alphabet="0123 .=(),rolabx{}[]\"':|²", max_size=4)) + line[cut + 1 :]
    try:
        match = read("\n".join(lines))
    except KostkaError as refusal:
        check_sentence(refusal)
    else:
        play_on(match, 3)


@pytest.mark.parametrize("id", kostka.game_ids())
@examples(60)
@given(st.data())
def test_hostile_moves_and_dice_change_nothing(id: str, data: st.DataObject) -> None:
    match = midgame(id, plies=6)
    before = match.state.tobytes()
    seat = match.position.turn
    move = data.draw(st.one_of(st.text(max_size=12), st.sampled_from(sorted(match.names.texts))))
    dice = data.draw(st.one_of(JUNK, st.lists(JUNK, max_size=3), st.lists(st.lists(JUNK, max_size=3), max_size=3)))
    try:
        match.play(move, seat, dice)
    except KostkaError:
        assert match.state.tobytes() == before
        assert len(match.plies) == 6


# ------------------------------------------------------------------------------------------------- the Python interface

HOSTILE = st.one_of(
    JUNK,
    st.sampled_from([True, False, 0.0, 1.0, b"roll", (), {}, [], {1: 2}, "\0", "x" * 5000, [["x"] * 9] * 9]),
    st.builds(object),
    st.builds(np.int64, st.integers(-2, 4)),
    st.builds(np.float64, st.integers(-2, 4)),
    st.dictionaries(st.text(max_size=200), st.lists(st.text(max_size=200), max_size=9), max_size=9),
)
# Every door of the package with one argument that anything can be put into; the others are right.
DOORS: dict[str, Callable[[kostka.Match, Any], Any]] = {
    "legal": lambda match, wrong: match.legal(wrong),
    "legal_json": lambda match, wrong: match.legal_json(wrong),
    "refusal of a move": lambda match, wrong: match.refusal(wrong),
    "refusal of a seat": lambda match, wrong: match.refusal(match.names.texts[0], wrong),
    "why_not": lambda match, wrong: match.why_not(wrong, wrong),
    "prompt": lambda match, wrong: match.prompt(wrong),
    "told of an entry": lambda match, wrong: match.entry(wrong),
    "told to a seat": lambda match, wrong: match.entry(0, seen_by=wrong),
    "view": lambda match, wrong: match.view(wrong),
    "draw": lambda match, wrong: match.draw(wrong),
    "odds of a seat": lambda match, wrong: match.odds(wrong, rollouts=1),
    "odds with rollouts": lambda match, wrong: match.odds(match.turn, never_right(wrong)),
    "describe": lambda match, wrong: match.describe(wrong),
    "message": lambda match, wrong: match.message(wrong),
    "play": lambda match, wrong: match.copy().play(wrong),
    "play as a seat": lambda match, wrong: match.copy().play(match.legal(match.turn)[0], wrong),
    "play with dice": lambda match, wrong: match.copy().play(match.legal(match.turn)[0], match.turn, [("blue", wrong)]),
    "undo": lambda match, wrong: match.copy().undo(wrong),
    "at": lambda match, wrong: match.at(wrong),
    "load": lambda match, wrong: kostka.load(wrong),
    "load with a seed": lambda match, wrong: kostka.load(match.dump(), wrong),
    "from_position": lambda match, wrong: from_position(wrong, bytes(32)),
    "game": lambda match, wrong: kostka.game(wrong),
    "new": lambda match, wrong: kostka.new(wrong),
    "new with seats": lambda match, wrong: kostka.new(match.game.id, wrong),
    "new with a seed": lambda match, wrong: kostka.new(match.game.id, seed=wrong),
    "new with players": lambda match, wrong: kostka.new(match.game.id, players=wrong),
    "new with bots": lambda match, wrong: kostka.new(match.game.id, bots=wrong),
    "new with dice": lambda match, wrong: kostka.new(match.game.id, dice=wrong),
    "new with an option": lambda match, wrong: kostka.new(match.game.id, start=wrong),
    "simulate a game": lambda match, wrong: kostka.simulate(wrong, n=1),
    "simulate games": lambda match, wrong: kostka.simulate("jamniki", n=never_right(wrong)),
    "simulate seats": lambda match, wrong: kostka.simulate("jamniki", n=1, seats=wrong),
    "simulate a seed": lambda match, wrong: kostka.simulate("jamniki", n=1, seed=wrong),
    "simulate bots": lambda match, wrong: kostka.simulate("jamniki", wrong, 1),
    "simulate options": lambda match, wrong: kostka.simulate("jamniki", n=1, options=wrong),
    "simulate workers": lambda match, wrong: kostka.simulate("jamniki", n=1, workers=never_right(wrong)),
    "simulate rows": lambda match, wrong: kostka.simulate("jamniki", n=1, rows=never_right(wrong)),
    "simulate on Ray": lambda match, wrong: kostka.simulate("jamniki", n=1, ray=never_started(wrong)),
    "simulate into a file": lambda match, wrong: kostka.simulate("jamniki", n=1, out=nowhere(wrong)),
    "rollouts of a match": lambda match, wrong: kostka.rollouts(wrong, 1),
    "rollouts": lambda match, wrong: kostka.rollouts(match, never_right(wrong)),
    "rollouts with a seed": lambda match, wrong: kostka.rollouts(match, 1, wrong),
    "rollouts with bots": lambda match, wrong: kostka.rollouts(match, 1, bots=wrong),
    "rollouts of a seat": lambda match, wrong: kostka.rollouts(match, 1, seat=wrong),
    "arena of a game": lambda match, wrong: kostka.arena(wrong, ["random"] * 2, 1),
    "arena bots": lambda match, wrong: kostka.arena("jamniki", wrong, 1),
    "arena deals": lambda match, wrong: kostka.arena("jamniki", ["random"] * 2, never_right(wrong)),
    "arena seats": lambda match, wrong: kostka.arena("jamniki", ["random"] * 2, 1, seats=wrong),
    "arena workers": lambda match, wrong: kostka.arena("jamniki", ["random"] * 2, 1, workers=never_right(wrong)),
    "arena test": lambda match, wrong: kostka.arena("jamniki", ["random"] * 2, 1, sprt=wrong),
    "arena file": lambda match, wrong: kostka.arena("jamniki", ["random"] * 2, 1, out=nowhere(wrong)),
    "arena seed": lambda match, wrong: kostka.arena("jamniki", ["random"] * 2, 1, wrong),
    "arena options": lambda match, wrong: kostka.arena("jamniki", ["random"] * 2, 1, options=wrong),
}


def nowhere(value: Any) -> Any:
    """Files that would really be written are left out."""
    return f"/nowhere/{value}" if isinstance(value, str) else value


def never_right(value: Any) -> Any:
    """Numbers of games that would really be played, which may take long, are left out."""
    return "no" if isinstance(value, int | np.integer) and value > 0 else value


def never_started(value: Any) -> Any:
    """Whatever would start Ray or look for it is left out."""
    return 1 if value is True or isinstance(value, str) else value


@pytest.mark.parametrize("door", DOORS)
@examples(30)
@given(wrong=HOSTILE)
def test_a_hostile_argument_gets_a_sentence_and_changes_nothing(door: str, wrong: Any) -> None:
    match = MATCHES["jamniki"]
    before = write(match)
    try:
        DOORS[door](match, wrong)
    except KostkaError as refusal:
        check_sentence(refusal)
    assert write(match) == before


def test_true_and_one_point_zero_are_no_numbers() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("roll")
    before = write(match)
    wrong: Any
    for wrong in (True, 1.0):
        for call in (match.legal, match.legal_json, match.view, match.prompt, match.draw, match.odds, match.check_seat):
            with pytest.raises(KostkaError, match=f"There is no seat {wrong}; seats are 0 to 2."):
                call(wrong)
        with pytest.raises(KostkaError, match=f"There is no seat {wrong}; seats are 0 to 2."):
            match.play("roll", wrong)
        with pytest.raises(KostkaError, match=f"There is no entry {wrong} of the log"):
            match.at(wrong)
        with pytest.raises(KostkaError, match=f"take back is a whole number from 0, not {wrong}."):
            match.undo(wrong)
        with pytest.raises(KostkaError, match="Dice go as a list of dice"):
            match.play("roll", dice=[("blue", wrong)])
        with pytest.raises(KostkaError, match="The number of players is a whole number"):
            kostka.new("camelup", wrong)
        with pytest.raises(KostkaError, match="There is no move"):
            match.play({"move": "tile", "space": wrong, "side": "boo"})
    with pytest.raises(KostkaError, match="take back is a whole number from 0, not 'x'"):
        match.undo(cast(int, "x"))
    for wrong in ([], 5, None, True):
        with pytest.raises(KostkaError, match="A match is loaded from the name of a file or from a position, not from"):
            kostka.load(wrong)
        with pytest.raises(KostkaError, match="A file is named by a text or a path, not by"):
            match.save(wrong)
    assert write(match) == before


def test_numbers_of_numpy_are_numbers() -> None:
    zero, one, two, three = cast(list[int], list(np.arange(4)))
    match = kostka.new("camelup", three, one, start=0)
    match.play("roll", zero, [("blue", two)])
    assert json.dumps(match.entry(1).to_json())
    match.undo(one)
    assert match.at(one).log == match.log[:1]
    assert kostka.simulate("jamniki", n=one, seats=two, seed=-two).seed == -2, "it is not looked for among all seeds"


def test_what_is_quoted_is_short_however_deep_it_is_nested() -> None:
    wide = ["x" * 60] * 60
    for value in ({"a": [wide] * 60}, {"k" * 5000: 1}, "x" * 5000, wide, 10**4000, [[[[[wide] * 9] * 9] * 9] * 9] * 9):
        assert len(shorten(value)) <= 100
        assert len(in_json(value)) <= 100
    inner = KostkaError("core-cannot-read", file="f" * 5000, error="e" * 5000)
    assert len(str(KostkaError("core-file-entry", number=1, error=inner))) < 700
    assert len(json.dumps(inner.to_json())) < 700


def test_json_is_quoted_in_its_own_words() -> None:
    assert [in_json(value) for value in (True, None, "a", 1)] == ["true", "null", "'a'", "1"]
    assert in_json([None, False, "a", {"b": ("c",)}]) == '[null, false, "a", {"b": ["c"]}]'
    assert shorten([None, False]) == "[None, False]"
    with pytest.raises(KostkaError, match="must be a list, not null"):
        kostka.load({"game": "jamniki", "players": None})
    with pytest.raises(KostkaError, match="The option start is true, but"):
        kostka.new("camelup", start=True)


def test_a_key_that_stands_twice_is_refused_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"game": "camelup", "options": {"start": 0, "start": 1}}')
    with pytest.raises(KostkaError, match=r"position.json has the key 'start' twice in one object\."):
        kostka.load(path)
    text = write(kostka.new("camelup", seats=3, seed=1))
    with pytest.raises(KostkaError, match=r"options: has the key 'start' twice in one object"):
        read(text.replace("commitment:", 'options: {"start": 0, "start": 1}\ncommitment:', 1))
