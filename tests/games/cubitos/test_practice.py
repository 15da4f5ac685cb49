"""What practice knows of dice: the table belongs to the cards of the box, and boards and instinct follow it."""

from pathlib import Path
from typing import Any

import numpy as np

from kostka.core.options import parse_options
from kostka.core.registry import game as find_game
from kostka.games.cubitos.board import Options, card_names, set_board
from kostka.games.cubitos.cards import printed_cards
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.own import embed
from kostka.games.cubitos.practice import board_of
from kostka.games.cubitos.practised import MOST, in_thousandths, practised
from kostka.games.cubitos.sets import load_sets
from tests.games.cubitos.tables import cards_with, own_card, table

GAME = find_game("cubitos")
BUYING: dict[str, Any] = {"pending": ["discard step", "buy"], "money": 20, "position": {"phase": "move", "start": 0}}


def test_every_card_of_the_box_was_practised() -> None:
    assert set(practised()) == set(printed_cards())
    assert all(len(row) == len(s.PRACTISED) for row in practised().values())
    assert all(abs(number) <= MOST for row in practised().values() for number in row)


def test_a_board_knows_what_practice_says_of_its_cards() -> None:
    for name in load_sets():
        board = set_board(Options(set=name), 2)
        assert [tuple(row) for row in board[0].practised] == [practised()[id] for id in card_names(board)]


def test_a_card_of_ones_own_is_judged_by_its_program_alone(tmp_path: Path) -> None:
    """Even if it is called like one of the box."""
    cards = cards_with(own_card(tmp_path, "bob", "blue", run=["gain 1 foot"]))
    board = set_board(parse_options(Options, embed({"set": "custom", "cards": cards})), 2)
    assert not board[0].practised[s.COLOURS.index("blue")].any()


def test_numbers_are_thousandths_within_bounds() -> None:
    assert in_thousandths(np.array([0.1234, -9.0])).tolist() == [123, -MOST]


def test_all_printed_sets_and_numbers_of_seats_are_practised() -> None:
    boards = [board_of(n) for n in range(80)]
    cards = {tuple(card_names(board)) for board in boards}
    assert {tuple(card_names(set_board(Options(set=name), 2))) for name in load_sets()} <= cards
    assert {int(board[0].seats) for board in boards} == set(GAME.seats)


def test_instinct_buys_what_practice_likes() -> None:
    for kind, colour in enumerate(s.COLOURS):
        game = table(draw="7 light gray, 2 dark gray", **BUYING)
        game.match.board["practised"][0] = 0
        game.match.board["practised"][0, kind, s.ALWAYS] = MOST
        assert game.felt() == f"buy {colour}"


def test_one_may_be_enough() -> None:
    game = table(draw="7 light gray, 2 dark gray, 3 purple", **BUYING)
    game.match.board["practised"][0] = 0
    purple = s.COLOURS.index("purple")
    game.match.board["practised"][0, purple, s.ALWAYS] = MOST
    assert game.felt() == "buy purple"
    game.match.board["practised"][0, purple, s.EACH] = -MOST
    assert game.felt() != "buy purple"
