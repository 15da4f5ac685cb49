"""Whole matches: files, given outcomes, pictures, and the rules without the compiler."""

from typing import Any

import pytest

import kostka
from kostka.core.errors import NotationError, ScriptError
from kostka.core.match import Match
from kostka.core.notation import read, verify, write
from tests.games.jamniki.tables import table
from tests.plain import run_plain


def whole(seats: int = 3, seed: int = 2, **options: Any) -> Match:
    match = kostka.new("jamniki", seats, seed, **options)
    while match.to_act:
        legal = match.legal()
        match.play(legal[len(match.plies) % len(legal)])
    return match


def test_a_finished_match_file_shows_both_stacks_and_the_tasks_and_checks_out() -> None:
    match = whole(secret_tasks=True)
    text = write(match)
    # eight groups of tiles and two tasks in each game, and the seat that begins
    assert verify(text).checked == 21
    assert read(text).state.tobytes() == match.state.tobytes()


def test_a_changed_stack_does_not_check_out() -> None:
    text = write(whole())
    deal = next(line for line in text.splitlines() if line.startswith("0. deal"))
    words = deal.split()
    words[4], words[5] = words[5], words[4]
    with pytest.raises(NotationError, match="Ply 0 does not check out"):
        verify(text.replace(deal, " ".join(words)))


def test_the_public_file_of_a_running_match_keeps_the_stack() -> None:
    match = kostka.new("jamniki", 3, seed=2, start=0)
    text = write(match, public=True)
    assert "K" not in text.split("0. deal")[1]
    assert "secret:" not in text


def test_a_match_without_a_secret_is_replayed_from_what_chance_showed() -> None:
    match = whole(secret_tasks=True, every_colour=True)
    lines = [line for line in write(match).splitlines() if not line.startswith(("secret:", "commitment:"))]
    assert read("\n".join(lines)).state.tobytes() == match.state.tobytes()


STACK = [(place, *(f"K{place + i:02}" for i in range(4))) for place in range(1, 33, 4)]


def given(dice: list[tuple[object, ...]], **options: object) -> Match:
    from kostka.core.options import parse_options
    from kostka.games.jamniki import GAME
    from kostka.games.jamniki.compiled.state import Options

    return Match(GAME, parse_options(Options, options), ["a", "b"], None, dice=dice)


def test_a_stack_from_a_real_table() -> None:
    match = given([*STACK, (1,)])
    assert match.to_act == (1,)
    assert match.dump()["hand"] == ["K01", "K02", "K03"]
    assert match.dump()["stack"][:2] == ["K04", "K05"]


@pytest.mark.parametrize(
    ("dice", "options", "sentence"),
    [
        (STACK, {}, "names the seat that begins"),
        ([*STACK, (2,)], {}, "names the seat that begins"),
        ([*STACK, (1,)], {"start": 0}, "names the seat that begins"),
        ([*STACK[:7], (1,)], {}, "is not a part of the stack"),
        ([*STACK[:7], (29, "K29", "K30", "K31", "K01"), (1,)], {}, "each once"),
        ([*STACK, (1,), ("no-white",)], {}, "any other none"),
        ([*STACK, (1,), ("no-white",)], {"secret_tasks": True}, "draws 2 of them"),
        ([*STACK, (1,), ("no-white",), ("no-white",)], {"secret_tasks": True}, "left to draw"),
    ],
)
def test_wrong_set_ups_are_refused(dice: list[tuple[object, ...]], options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ScriptError, match=sentence):
        given(dice, **options)


def test_an_ordinary_move_takes_no_outcomes() -> None:
    with pytest.raises(ScriptError, match="takes no outcomes"):
        given([*STACK, (1,)]).play("lay K01", dice=[("K05",)])


def test_moves_are_read_in_any_case() -> None:
    match = table("K13", "K01", hand="K18, K09, K02")
    match.play("LAY k18")
    assert match.dump()["players"][0]["coat"] == ["K13", "K18"]


def test_pictures_show_letters_and_numbers_beside_colours() -> None:
    match = table("K13, K09 white", "K01, K02", hand="K07, K22, K32", tasks=["no-eight", "no-white"])
    picture = match.draw(0)
    for word in (" R3 ", " G3 ", " W2 ", "Player 1", "K22", " O4 ", "no tile with eight bones", "Game 1 of 2"):
        assert word in picture
    hidden = match.draw(1)
    assert "K22" not in hidden
    assert "?" in hidden


def test_the_picture_of_the_second_game_has_the_points_of_the_first() -> None:
    match = kostka.new("jamniki", 5, seed=3)
    for _ in range(20):
        match.play(match.legal()[0])
    first = sum(match.dump()["players"][0]["scores"][0].values())
    assert f"{first} + 0" in str(match)


SCRIPT = """
from tests.games.jamniki.test_match import whole
from kostka.core.notation import write
for seats in (2, 5):
    print(write(whole(seats, secret_tasks=True, every_colour=True, turning=True)))
"""


def test_the_rules_without_the_compiler_play_the_same_match() -> None:
    compiled = "".join(write(whole(s, secret_tasks=True, every_colour=True, turning=True)) + "\n" for s in (2, 5))
    assert run_plain("-c", SCRIPT) == compiled
