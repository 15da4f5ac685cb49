"""What practice knows of dice: its table belongs to the cards of the box; boards and the rollout policy follow it."""

from pathlib import Path
from typing import Any

import numpy as np

from kostka.core.declare.options import parse_options
from kostka.core.registry import find_game
from kostka.games.cubitos.board import Options, card_names, set_board
from kostka.games.cubitos.cards import printed_cards
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.corrections import MOST, corrections, in_thousandths
from kostka.games.cubitos.own import embed
from kostka.games.cubitos.sets import load_sets
from kostka.games.cubitos.tracks import track_ids
from kostka.lab.teaching.cubitos_practice import board_of
from tests.games.cubitos.tables import cards_with, own_card, table

GAME = find_game("cubitos")
BUYING: dict[str, Any] = {"pending": ["discard step", "buy"], "money": 20, "position": {"phase": "move", "start": 0}}


def test_every_card_of_the_box_has_corrections() -> None:
    assert set(corrections()) == set(printed_cards())
    assert all(len(row) == len(codes.CORRECTIONS) for row in corrections().values())
    assert all(abs(number) <= MOST for row in corrections().values() for number in row)


def test_a_board_knows_what_practice_says_of_its_cards() -> None:
    for name in load_sets():
        board = set_board(Options(set=name), 2)
        assert [tuple(row) for row in board[0].corrections] == [corrections()[id] for id in card_names(board)]


def test_an_own_card_is_judged_by_its_program_alone(tmp_path: Path) -> None:
    """Even if it has the id of one of the box."""
    cards = cards_with(own_card(tmp_path, "bob", "blue", run=["gain 1 foot"]))
    board = set_board(parse_options(Options, embed({"set": "custom", "cards": cards})), 2)
    assert not board[0].corrections[codes.COLOURS.index("blue")].any()


def test_numbers_are_thousandths_within_bounds() -> None:
    assert in_thousandths(np.array([0.1234, -9.0])).tolist() == [123, -MOST]


def test_practice_covers_all_printed_sets_and_numbers_of_seats() -> None:
    boards = [board_of(n) for n in range(80)]
    cards = {tuple(card_names(board)) for board in boards}
    assert {tuple(card_names(set_board(Options(set=name), 2))) for name in load_sets()} <= cards
    assert {int(board[0].seats) for board in boards} == set(GAME.seats)


def test_the_rollout_policy_buys_what_practice_likes() -> None:
    for kind, colour in enumerate(codes.COLOURS):
        game = table(draw="7 light gray, 2 dark gray", **BUYING)
        game.match.board["corrections"][0] = 0
        game.match.board["corrections"][0, kind, codes.ALWAYS] = MOST
        assert game.rollout_move() == f"buy {colour}"


def test_one_may_be_enough() -> None:
    game = table(draw="7 light gray, 2 dark gray, 3 purple", **BUYING)
    game.match.board["corrections"][0] = 0
    purple = codes.COLOURS.index("purple")
    game.match.board["corrections"][0, purple, codes.ALWAYS] = MOST
    assert game.rollout_move() == "buy purple"
    game.match.board["corrections"][0, purple, codes.EACH] = -MOST
    assert game.rollout_move() != "buy purple"


def test_lessons_are_at_all_printed_sets_tracks_and_numbers_of_seats() -> None:
    assert GAME.lessons is not None
    tables = [GAME.lessons(n) for n in range(300)]
    assert {options["set"] for options, _ in tables} == {*load_sets(), "random"}
    assert {options["track"] for options, _ in tables if "track" in options} == {(track,) for track in track_ids()}
    assert {seats for _, seats in tables} == set(GAME.seats)
    tested = [options["set"] for options, _ in tables[::10]]
    assert set(tested) == {*load_sets(), "random"}, "tables for testing have all sets, too"
