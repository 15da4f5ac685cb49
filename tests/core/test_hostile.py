"""Broken input of any kind gets a sentence, never a traceback, and changes nothing."""

import copy
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.core.errors import KostkaError
from kostka.core.notation import read, write
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
        seat = match.game.turn(match.board, match.state)
        match.play(chooser.choice(match.legal(seat)), seat)
        if match.result:
            break
    return match


POSITIONS = {id: midgame(id).dump() for id in kostka.game_ids()}
FILES = {id: write(midgame(id)) for id in kostka.game_ids()}


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
    seat = match.game.turn(match.board, match.state)
    move = data.draw(st.one_of(st.text(max_size=12), st.sampled_from(sorted(match.names.texts))))
    dice = data.draw(st.one_of(JUNK, st.lists(JUNK, max_size=3), st.lists(st.lists(JUNK, max_size=3), max_size=3)))
    try:
        match.play(move, seat, dice)
    except KostkaError:
        assert match.state.tobytes() == before
        assert len(match.plies) == 6
