"""Whole matches: files, given outcomes, pictures, and the rules without the compiler."""

import random
from typing import Any

import pytest

import kostka
from kostka.cli.drawing import move_label, odds_picture
from kostka.core.compiled.chance import secret_of_seed
from kostka.core.declare.options import parse_options
from kostka.core.errors import NotationError, ScriptError
from kostka.core.match import Match
from kostka.core.notation import read, verify
from kostka.core.playouts import playouts
from kostka.core.writing import write
from kostka.games.jamniki.compiled.state import TASK_TABLE, TILE_NAMES, Options
from kostka.messages import LANGUAGES, say, use
from tests.games.jamniki.tables import advance, table
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
    with pytest.raises(NotationError, match="Move 0 does not match"):
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
    return Match(kostka.game("jamniki"), parse_options(Options, options), ["a", "b"], None, dice=dice)


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


# ---------------------------------------------------------------------------------------------- a stack nobody knows


def at_a_real_table(*, secret: bool = False, **options: Any) -> Match:
    """A whole match whose tiles are named as they are drawn."""
    chooser = random.Random(1)
    game = kostka.game("jamniki")
    tasks = [("no-white",), ("most-red",)] if options.get("secret_tasks") else []
    opened = [(1,), *tasks, ("K05",), ("K19",), ("K30",)]
    match = Match(game, parse_options(Options, options), ["a", "b"], secret_of_seed(4) if secret else None, dice=opened)
    while match.to_act:
        record = match.state[0]
        left = [tile for i, tile in enumerate(TILE_NAMES) if i not in record.hand and i not in record.coat]
        draws: list[tuple[Any, ...]] | None = [(chooser.choice(left),)]
        if record.turn == 13 and record.game == 0:
            later = [("no-eight",), ("fewest-bones",)] if tasks else []
            draws = [*later, *((tile,) for tile in chooser.sample(TILE_NAMES, 3))]
        elif record.turn == 13:
            draws = None
        match.play(chooser.choice(match.legal()), dice=draws)
    return match


def test_tiles_of_a_real_table_are_named_as_they_are_drawn() -> None:
    match = given([(1,), ("K05",), ("K19",), ("K30",)])
    assert match.to_act == (1,)
    assert match.dump()["hand"] == ["K05", "K19", "K30"]
    assert match.dump()["stack"] is None
    happened = match.play("lay K05", dice=[("K21",)])
    assert [event.values for event in happened if event.kind == "top"] == [{"tile": "K21"}]
    assert match.dump()["hand"] == ["K19", "K21", "K30"]
    assert match.view(1)["hand"] == ["K19", "K30", None]
    assert write(match).splitlines()[-2:] == ["0. deal (1, K05, K19, K30)", "1. 1 lay K05 (K21)"]
    assert write(match, public=True).splitlines()[-2:] == ["0. deal (1, ...)", "1. 1 lay K05 (...)"]


@pytest.mark.parametrize("options", [{}, {"secret_tasks": True, "turning": True}])
def test_a_match_of_a_real_table_is_saved_and_read_again(options: dict[str, Any]) -> None:
    match = at_a_real_table(**options)
    text = write(match)
    again = read(text)
    assert again.state.tobytes() == match.state.tobytes()
    assert write(again) == text
    assert all(read(write(match.at(n))).state.tobytes() == match.at(n).state.tobytes() for n in (0, 1, 13, 14, 20))


def test_a_match_of_a_real_table_can_be_verified() -> None:
    # the seats that begin, six tiles in the first hands, and twelve other draws in each game
    text = write(at_a_real_table(secret=True))
    assert verify(text).given == 1 + 2 * (3 + 13)


def test_a_stack_that_is_not_told_can_be_drawn_from_by_the_match_itself() -> None:
    opened = [(0,), ("K05",), ("K19",), ("K30",)]
    match = Match(kostka.game("jamniki"), Options(), ["a", "b"], secret_of_seed(4), dice=opened)
    while match.to_act:
        match.play(match.legal()[-1])
    found = verify(write(match))
    assert (found.given, found.checked) == (4, 13 + 8)
    assert read(write(match)).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ([("K05",), ("K19",), ("K30",)], "names the seat that begins"),
        ([(1,), ("K05",), ("K19",)], "3 tiles are drawn now, not 2"),
        ([(1,), ("K05",), ("K19",), ("K30",), ("K31",)], "3 tiles are drawn now, not 4"),
        ([(1,), ("K05",), ("K05",), ("K30",)], "is not a tile that can be drawn now"),
        ([(1,), ("K05",), ("K33",), ("K30",)], "is not a tile that can be drawn now"),
    ],
)
def test_wrong_first_hands_are_refused(dice: list[tuple[object, ...]], sentence: str) -> None:
    with pytest.raises(ScriptError, match=sentence):
        given(dice)


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ([("K19",)], "is not a tile that can be drawn now"),
        ([("K05",)], "is not a tile that can be drawn now"),
        ([("K01",), ("K02",)], "1 tile is drawn now, not 2"),
        ([(1,)], "is not a tile that can be drawn now"),
        (None, "dice"),
    ],
)
def test_wrong_draws_are_refused_and_change_nothing(dice: list[tuple[object, ...]] | None, sentence: str) -> None:
    match = given([(1,), ("K05",), ("K19",), ("K30",)])
    with pytest.raises(ScriptError, match=sentence):
        match.play("lay K05", dice=dice)
    assert match.plies == []


def test_a_bot_sees_no_stack_that_is_not_told() -> None:
    match = given([(1,), ("K05",), ("K19",), ("K30",)])
    places, _, _ = playouts(match.game, match.board, 1, 0, 20, [1, 1], start=match.position.view(1))
    assert places.min() == 1
    assert match.odds(rollouts=10)["comes_back_error"] == 0.0


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
    match = advance(kostka.new("jamniki", 5, seed=3), 20)
    first = match.dump()["players"][0]["scores"][0]
    total = sum(first.values())
    assert f"{total} ({first['bones']} + {first['colours']}) + 0 (0 + 0) = {total}" in str(match)


def test_moves_stand_in_the_order_of_the_hand_with_their_faces() -> None:
    match = table("K13", "K01", hand="K18, K09, K15", turning=True)
    assert [move_label(match.game, match.board, move) for move in match.legal()] == [
        "lay K18  [dim]G3|B3[/]",
        "lay K18 turned  [dim]B3|G3[/]",
        "lay K15  [dim]O3|B3[/]",
        "lay K15 turned  [dim]B3|O3[/]",
        "lay K09 turned  [dim]R3|R2[/]",
    ]
    hand = match.draw(0).splitlines()[-1]
    assert sorted(["K18", "K15", "K09"], key=hand.index) == ["K18", "K15", "K09"]


def test_a_hand_is_drawn_for_its_holder_and_others_see_what_they_passed_on() -> None:
    match = kostka.new("jamniki", 3, seed=1, start=0)
    mine = match.dump()["hand"]
    match.play(f"lay {mine[0]}")
    passed = ", ".join(sorted(mine[1:], reverse=True))
    assert match.draw(0).splitlines()[-1] == f"Hand of Player 2: ? ? ? ?   you passed on: {passed}"
    assert match.draw(2).splitlines()[-1] == "Hand of Player 2: ? ? ? ?"
    assert all(tile in match.draw(1) for tile in match.dump()["hand"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_fits_the_smallest_terminal(seats: int, language: str) -> None:
    """The longest tasks, the longest coats, both games; 80 columns and 24 lines."""
    match = kostka.new("jamniki", seats, seed=3, secret_tasks=True, every_colour=True)
    use(language)
    try:
        for _ in range(2 * seats * (9 - seats)):
            for reader in (None, match.to_act[0], (match.to_act[0] + 1) % seats):
                lines = match.draw(reader).splitlines()
                assert len(lines) <= 24
                assert max(map(len, lines)) <= 80
            match.play(match.legal()[0])
        tasks = [say("jamniki-task", task=row["task"], points=int(row["points"])) for row in TASK_TABLE]
        assert max(map(len, [*match.draw().splitlines(), *tasks])) <= 80
    finally:
        use("en")


def test_an_exact_chance_is_called_exact() -> None:
    match = kostka.new("jamniki", 2, seed=1)
    assert "(exact)" in odds_picture(match.game, match.odds(rollouts=1))
    match = kostka.new("jamniki", 4, seed=1)
    assert "standard error at most 1.58" in odds_picture(match.game, match.odds(rollouts=1000))


SCRIPT = """
from tests.games.jamniki.test_match import whole
from kostka.core.writing import write
for seats in (2, 5):
    print(write(whole(seats, secret_tasks=True, every_colour=True, turning=True)))
"""


def test_the_rules_without_the_compiler_play_the_same_match() -> None:
    compiled = "".join(write(whole(s, secret_tasks=True, every_colour=True, turning=True)) + "\n" for s in (2, 5))
    assert run_plain("-c", SCRIPT) == compiled
