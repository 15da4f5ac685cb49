"""What players type: moves by families, abbreviations, runs of Cubitos, words of the table."""

from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.cli.answers import alternatives, combined, meant
from kostka.core.match import Match
from kostka.messages import use
from tests.cli.sitting import after, sit
from tests.games.cubitos.tables import straight, table


def camels() -> Match:
    """Camel Up, where Anna begins and the others are bots."""
    players = ["Anna", "Piotr", "Ola"]
    return kostka.new("camelup", seed=1, players=players, bots=[None, "random", "random"], start=0)


# ----------------------------------------------------------------------------------------------------- moves, grouped


def test_numbers_in_a_row_are_a_range() -> None:
    assert alternatives([2, 4, 5, 7, 8, 9]) == "2|4|5|7-9"
    assert alternatives(["red", "blue"]) == "red|blue"


def test_rows_that_differ_in_one_argument_are_one() -> None:
    assert combined([(1, "a"), (1, "b"), (2, "a"), (2, "b"), (3, "b")]) == [("1|2", "a|b"), ("3", "b")]
    assert combined([()]) == [()]


def test_the_moves_of_camel_up_take_two_lines(tmp_path: Path) -> None:
    shown = sit(camels(), folder=tmp_path)
    assert "  roll   ticket red|yellow|blue|green|purple   tile 4-14 cheer|boo\n" in shown
    assert "  winner red|yellow|blue|green|purple   loser red|yellow|blue|green|purple\n" in shown
    assert "tile 9 boo" not in shown


@given(st.sets(st.tuples(st.integers(0, 9), st.sampled_from("abc")), min_size=1))
def test_families_stand_for_exactly_these_moves(moves: set[tuple[int, str]]) -> None:
    found = [row for spelled in combined(sorted(moves)) for row in product(*map(spread, spelled))]
    assert sorted(found) == sorted((str(number), word) for number, word in moves)


def spread(spelled: str) -> list[str]:
    """The values that alternatives stand for."""
    ends = [part.split("-") for part in spelled.split("|")]
    return [value for end in ends for value in (map(str, range(int(end[0]), int(end[1]) + 1)) if end[1:] else end)]


def test_many_families_say_that_they_are_not_all(tmp_path: Path) -> None:
    match = kostka.new("camelup", seed=1, seats=8, start=0, bots=[None] + ["random"] * 7)
    with patch("kostka.cli.screen.FAMILIES", 2):
        shown = sit(match, folder=tmp_path)
    assert f"There are more: moves lists all {len(match.legal(0))}." in shown
    assert "partner" not in shown.split("There are more")[0].split("finish card.")[-1]


def test_moves_lists_all_with_the_numbers_that_work(tmp_path: Path) -> None:
    match = camels()
    number = match.legal(0).index("tile 9 boo") + 1
    shown = sit(match, "moves", str(number), folder=tmp_path)
    assert f"{number} tile 9 boo" in after(shown, "moves")
    assert "Anna puts a tile on space 9, boo side up" in shown


# ------------------------------------------------------------------------------------------------------ abbreviations

CAMELS = ["roll", "ticket red", "ticket blue", "tile 9 cheer", "tile 9 boo", "tile 10 cheer", "winner red", "loser red"]


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("r", ["roll"]),
        ("t r", ["ticket red"]),
        ("TICKET   Blue", ["ticket blue"]),
        ("9 b", ["tile 9 boo"]),
        ("10", ["tile 10 cheer"]),
        ("ti 1", []),
        ("red", ["ticket red", "winner red", "loser red"]),
        ("tile 9", ["tile 9 cheer", "tile 9 boo"]),
        ("red ticket", []),
        ("fly", []),
        ("", []),
    ],
)
def test_an_abbreviation_means_the_moves_that_it_begins(typed: str, moves: list[str]) -> None:
    assert meant(typed, CAMELS) == moves


def test_a_move_comes_before_those_that_add_to_it() -> None:
    assert meant("k19", ["lay K19", "lay K19 white", "lay K20"]) == ["lay K19"]
    assert meant("k19 w", ["lay K19", "lay K19 white", "lay K20"]) == ["lay K19 white"]
    assert meant("w", ["wait", "winner red"]) == ["wait", "winner red"]


def test_a_tile_alone_is_laid(tmp_path: Path) -> None:
    match = kostka.new("jamniki", seed=1, start=0, bots=[None, "random"])
    tile = match.legal(0)[0].removeprefix("lay ")
    sit(match, f"  {tile.lower()} ", folder=tmp_path)
    assert match.names.texts[match.plies[0].move] == f"lay {tile}"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("red", "'red' could be ticket red, winner red, loser red: type a little more."),
        ("bord", "'bord' means nothing here. Did you mean board?"),
        (
            "fly",
            "'fly' means nothing here. Moves now begin with roll, ticket, tile, winner, loser; help explains them.",
        ),
        ("999", "Moves are numbered 1 to 38."),
        ("tile 1 boo", "There is no move 'tile 1 boo'"),
        ("tile 3", "Not possible: there is a camel on space 3."),
        ("part 2", "Not possible: partners need 6 or more players."),
    ],
)
def test_what_is_not_understood_gets_a_sentence(answer: str, sentence: str, tmp_path: Path) -> None:
    match = camels()
    assert sentence in after(sit(match, answer, folder=tmp_path), answer)
    assert match.plies == []


# ------------------------------------------------------------------------------------------------------ runs of Cubitos


def runner(folder: Path, **fields: Any) -> Match:
    """Cubitos, where Anna's runner is at the start of a straight track and Bruno waits."""
    track = straight(folder, "0S 0. 0. 1. 1c2 2. 2. 2. 2F")
    return table(track=track, position={"phase": "move", "start": 0}, draw="light gray", **fields).match


def test_a_run_is_one_answer_that_tells_its_cost(tmp_path: Path) -> None:
    match = runner(tmp_path, feet=3, credits=5)
    shown = sit(match, "Go  4", folder=tmp_path)
    assert "go SPACE: the whole run in one answer" in shown
    assert "Running to space 4: 4 feet, and 4 money or credits spent." in shown
    played = [match.names.texts[ply.move] for ply in match.plies]
    assert played == ["step 1", "step 2", "step 3", "foot", "step 4"], "nothing is left to stop with"
    assert "takes the reward of space 4" in shown


def test_one_undo_takes_a_whole_run_back(tmp_path: Path) -> None:
    match = runner(tmp_path, feet=2, credits=3)
    sit(match, "go 2", "undo", folder=tmp_path)
    assert match.plies == []
    assert match.dump()["players"][0]["space"] == 0


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("go", "go and a space run there in one answer. Within reach: 1|2, 3 for 4 money or credits."),
        ("go far", "go and a space run there in one answer. Within reach: 1|2, 3 for 4 money or credits."),
        ("go 7", "Space 7 is out of reach now. Within reach: 1|2, 3 for 4 money or credits."),
        ("go 777", "Space 777 is out of reach now."),
    ],
)
def test_a_run_that_is_not_possible_says_how_far_it_goes(answer: str, sentence: str, tmp_path: Path) -> None:
    match = runner(tmp_path, feet=2, credits=5)
    assert sentence in after(sit(match, answer, folder=tmp_path), answer)
    assert match.plies == []


def test_a_run_waits_for_the_runners_turn(tmp_path: Path) -> None:
    match = kostka.new("cubitos", seed=1, start=0, bots=[None, "random"])
    assert "go is for when the runner moves." in after(sit(match, "go 4", folder=tmp_path), "go 4")


# ------------------------------------------------------------------------------------------------- words of the table


def test_undo_goes_back_to_the_players_last_answer(tmp_path: Path) -> None:
    match = camels()
    shown = sit(match, "undo", "ticket red", "roll", "undo", "undo", "undo", folder=tmp_path)
    assert after(shown, "undo") == "There is nothing to undo yet.\nAnna"
    assert match.plies == []
    assert "the last 3 moves are undone" in shown
    assert kostka.load(tmp_path / "match.kostka").plies == [], "what is taken back is saved too"


def test_undo_reaches_behind_the_beginning_of_a_resumed_match(tmp_path: Path) -> None:
    match = camels()
    sit(match, "ticket red", folder=tmp_path)
    match = kostka.load(tmp_path / "match.kostka")
    sit(match, "undo", folder=tmp_path)
    assert match.plies == []


def test_the_log_tells_the_last_entries_and_the_commitment(tmp_path: Path) -> None:
    match = camels()
    told = after(sit(match, "ticket red", "log", folder=tmp_path), "log")
    assert "  1. Anna takes the red ticket worth 5" in told
    assert f"Commitment: {match.commitment}" in told


def test_players_are_renamed(tmp_path: Path) -> None:
    match = camels()
    shown = sit(match, "names Maja, Jan", "names", "names a,b,c,d", "names x|y", "ticket red", folder=tmp_path)
    assert match.players == ("Maja", "Jan", "Ola")
    assert "At this table: Maja, Jan (bot random), Ola (bot random)." in after(shown, "names")
    assert "Maja takes the red ticket" in shown
    assert kostka.load(tmp_path / "match.kostka").players == match.players


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quit_and_exit_leave(word: str, tmp_path: Path) -> None:
    match = camels()
    assert "The match is saved. To continue:" in sit(match, word, "ticket red", folder=tmp_path)
    assert match.plies == []


def test_an_empty_line_asks_again(tmp_path: Path) -> None:
    assert "ticket red|yellow" in after(sit(camels(), "", folder=tmp_path), "")


@pytest.mark.parametrize(
    ("language", "asked", "move", "words"),
    [
        ("en", "roll, take a ticket", "ticket red: bet on the leader", "undo: take back"),
        ("pl", "rzuć", "ticket red: ", "undo: cofnij"),
        ("uk", "Киньте кубик", "ticket red: ставка", "undo: скасувати"),
    ],
)
def test_help_explains_what_is_asked_now(language: str, asked: str, move: str, words: str, tmp_path: Path) -> None:
    use(language)
    try:
        told = after(sit(camels(), "help", folder=tmp_path, terminal=True), "help")
    finally:
        use("en")
    assert asked.lower() in told.lower()
    assert move in told
    assert words in told
    assert "partner" not in told, "no move that is not possible now"
    assert len(told.splitlines()) <= 24
    assert max(map(len, told.splitlines())) <= 80


def test_help_of_a_white_tile_follows_the_options(tmp_path: Path) -> None:
    match = kostka.new("jamniki", seed=1, start=0, bots=[None, "random"], voluntary_white=True)
    assert "lay K13 white: white side up, 2 and 2 bones, whenever you like" in sit(match, "help", folder=tmp_path)


@pytest.mark.parametrize(
    ("game", "sign"), [("camelup", "seat 0's tile"), ("jamniki", "<: is the muzzle"), ("cubitos", "** power")]
)
def test_the_legend_says_what_signs_mean(game: str, sign: str, tmp_path: Path) -> None:
    match = kostka.new(game, seed=1, start=0, bots=[None, *["random"] * (kostka.game(game).seats[0] - 1)])
    assert sign in sit(match, "legend", folder=tmp_path)
