"""Camel Up in the terminal: everything that lies on the table, on a screen of 80 by 24, and no secrets of others."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

from kostka.cli.drawing import odds_picture
from kostka.core.match import Match
from kostka.core.opening import from_position
from kostka.messages import LANGUAGES, use
from tests.games.camelup.tables import roll, table

COLOURS = ("red", "yellow", "blue", "green", "purple")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use("en")


def crowd(cards: int = 5) -> Match:
    """Eight players with long names, all camels on one stack, tiles, tickets, partners, cards."""
    players: list[dict[str, Any]] = [
        {"money": 112, "tickets": {"red": [5], "yellow": [5]}, "pyramid_tickets": 2, "partner": 3},
        {"tickets": {"red": [3]}},
        {"pyramid_tickets": 1},
        {"partner": 0, "tickets": {"blue": [5]}},
        *({} for _ in range(4)),
    ]
    position = {
        "game": "camelup",
        "stacks": {"5": [*COLOURS, "white", "black"]},
        "tiles": {
            "8": {"seat": 0, "side": "boo"},
            "10": {"seat": 1, "side": "cheer"},
            "12": {"seat": 2, "side": "boo"},
        },
        "pyramid": ["red", "yellow", "grey"],
        "players": players,
        "finish_bets": {"winner": [[n % 8, None] for n in range(cards)], "loser": [[0, "red"], [1, "blue"]]},
    }
    names = ["Bartholomew the Elder", *(f"Player {seat}" for seat in range(1, 8))]
    return from_position(position, bytes(32), names)


def odds_drawn(match: Match, seat: int) -> str:
    return Text.from_markup(odds_picture(match.game, match.odds(seat, 64))).plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", [crowd(), crowd(32)], ids=["some cards", "many cards"])
def test_a_crowd_leaves_room_for_the_question_and_the_moves(match: Match, language: str) -> None:
    use(language)
    for seat in (0, 4, None):
        lines = match.draw(seat).splitlines()
        assert len(lines) <= 17
        assert max(map(len, lines)) <= 80
    assert len(str(match.prompt(0))) <= 80
    assert max(map(len, odds_drawn(match, 0).splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_with_all_tickets_fits_too(language: str) -> None:
    use(language)
    tickets = {colour: [5, 3, 2, 2] for colour in COLOURS}
    match = table({5: ["red"]}, players=[{"tickets": tickets, "pyramid_tickets": 4}, {}, {}], pyramid=["red", "grey"])
    assert max(map(len, match.draw(0).splitlines())) <= 80
    assert max(map(len, table({5: ["red"]}).draw(0).splitlines())) <= 80


def test_a_high_stack_is_told_whole_beside_the_track() -> None:
    drawn = crowd().draw(None)
    assert "+5" in drawn
    assert "space 5, bottom to top:  R  Y  B  G  P  W  K" in drawn
    assert "bottom to top" not in table({5: ["red", "blue", "green"], 4: ["yellow", "purple"]}).draw(None)


def test_piles_show_who_lies_where_and_own_colours_alone() -> None:
    match = table({}, seats=3)
    for move in ("winner red", "loser green", "winner blue", "winner purple"):
        match.play(move)
    assert "Winner pile, oldest first: 0 R  2? 0 P" in match.draw(0)
    assert "Loser pile, oldest first: 1?" in match.draw(0)
    assert "Winner pile, oldest first: 0? 2 B  0?" in match.draw(2)
    assert "Winner pile, oldest first: 0? 2? 0?" in str(match)


def test_piles_that_are_too_long_say_how_many_cards_are_left_out() -> None:
    (line,) = [line for line in crowd(32).draw(7).splitlines() if line.startswith("Winner pile")]
    shown, _, more = line.removeprefix("Winner pile, oldest first: ").partition(" and ")
    assert len([word for word in shown.split() if word[0].isdigit()]) + int(more.removesuffix(" more")) == 32


def test_a_hand_is_drawn_for_its_player_alone() -> None:
    match = table({}, seats=3)
    match.play("winner red")
    assert "Your cards:  Y  B  G  P" in match.draw(0)
    assert "Your cards:  R  Y  B  G  P" in match.draw(1)
    assert "Your cards" not in str(match)
    follower = table({}, face_down=True, finish_bets={"winner": [[0, None]]})
    assert "Your cards are not known" in follower.draw(0)
    empty = table({}, finish_bets={"winner": [[0, colour] for colour in COLOURS]})
    assert "Your cards: none" in empty.draw(0)


def test_a_settlement_is_told_in_words() -> None:
    match = table(
        {9: ["yellow"], 10: ["green"], 4: ["red"]},
        pyramid=["red", "grey"],
        players=[{"money": 0, "tickets": {"red": [5]}}, {"tickets": {"green": [5]}, "pyramid_tickets": 3}, {}],
        away={"pyramid_tickets": 1},
    )
    roll(match, "red", 1)
    told = [match.describe(event) for event in match.entry(1).events]
    assert told[3:] == [
        "Player 1: the red ticket of 5 is worth -1",
        "Player 1: a pyramid ticket is worth +1",
        "Player 1 breaks even on their own tickets",
        "Player 2: the green ticket of 5 is worth +5",
        "Player 2: 3 pyramid tickets are worth +3",
        "Player 2 settles their own tickets: +8",
    ]


def test_odds_show_all_places_what_waiting_is_worth_and_what_is_held() -> None:
    drawn = odds_drawn(table({5: ["red"]}, players=[{"tickets": {"red": [5]}}, {}, {}]), 0)
    assert drawn.splitlines()[1].split() == ["1", "2", "3", "4", "5", "|", "1", "2", "3", "4", "5"]
    assert "Finish cards played now, and kept until the leg ends (±" in drawn
    assert "winner red" in drawn.partition("Finish cards played now")[2]
    assert "  0  +3.019  tickets +3.019" in drawn.partition("what each player holds")[2]


def test_odds_say_that_a_hand_is_not_known() -> None:
    match = table({5: ["red"]}, face_down=True, finish_bets={"winner": [[0, None]]})
    assert "remaining finish cards are not known" in odds_drawn(match, 0)
    assert "winner" not in odds_drawn(match, 0)
