"""Finish cards that lie face down: told to those who may not know them, and played along with at a real table."""

import json
import random
from typing import Any

import pytest

import kostka
from kostka.core import conformance
from kostka.core.declare.messages import Reason
from kostka.core.errors import IllegalMove, KostkaError, ScriptError
from kostka.core.match import Match
from kostka.core.notation import read, verify
from kostka.core.playouts import playouts
from kostka.core.position import Position, View
from kostka.core.writing import write
from tests.games.camelup.tables import BEFORE_THE_LINE, money, table

DEAL = "red 1, yellow 3, blue 2, green 1, purple 1, white 15, black 16, 0"


def played(match: Match, plies: int, seed: int) -> Match:
    chooser = random.Random(seed)
    for _ in range(plies):
        if match.to_act:
            match.play(chooser.choice(match.legal()))
    return match


# --------------------------------------------------------------------------------------------------- the public's file


def test_a_card_is_told_by_its_pile_to_those_who_may_not_know_its_colour() -> None:
    match = table({}, seats=3)
    match.play("loser green")
    assert match.entry(1, seen_by=0).move == "loser green"
    for seat in (1, 2, None):
        assert match.entry(1, seen_by=seat).move == "loser ?"


def test_a_public_file_of_a_running_match_tells_the_pile_and_can_be_read() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    for move in ("ticket blue", "winner red", "roll", "loser red", "winner blue"):
        match.play(move)
    text = write(match, public=True)
    assert "2. 1 winner ?\n" in text
    assert "4. 0 loser ?\n5. 1 winner ?\n" in text
    assert "secret:" not in text
    follower = read(text)
    assert follower.view() == match.view()
    assert [follower.entry(n).to_json() for n in range(6)] == [match.entry(n).to_json() for n in range(6)]
    assert read(write(follower)).view() == match.view()


@pytest.mark.parametrize("seed", range(4))
def test_readers_of_public_files_see_what_everybody_may(seed: int) -> None:
    match = kostka.new("camelup", seats=3 + seed, seed=seed, arrange=seed % 2 == 1)
    for _ in range(6):
        played(match, 12, len(match.log))
        follower = read(write(match, public=True))
        assert follower.view() == match.view()
        if not match.is_over:
            assert follower.odds(rollouts=64)["race"] == match.odds(rollouts=64)["race"]


def test_after_the_end_the_public_file_tells_all() -> None:
    match = played(kostka.new("camelup", seats=3, seed=1), 400, 1)
    assert match.is_over
    text = write(match, public=True)
    assert "?" not in text
    assert verify(text).checked > 0


def test_a_public_file_shows_its_start_position() -> None:
    match = kostka.load(kostka.new("camelup", seats=3, seed=1).dump(), seed=1)
    follower = read(write(match, public=True))
    assert follower.view() == match.view()


def test_a_public_file_keeps_the_colours_of_its_start_position() -> None:
    match = table({5: ["red"]}, finish_bets={"winner": [[0, "red"], [1, "blue"]]})
    match.play("loser green")
    text = write(match, public=True)
    (start,) = [json.loads(line.removeprefix("start: ")) for line in text.splitlines() if line.startswith("start: ")]
    assert start["finish_bets"] == {"winner": [[0, None], [1, None]], "loser": []}
    assert read(text).view() == match.view()


# ----------------------------------------------------------------------------------------------------- at a real table


def real_table(**fields: Any) -> Match:
    return table(BEFORE_THE_LINE, face_down=True, **fields)


def test_cards_lie_face_down_only_where_the_table_says_so() -> None:
    match = table({})
    assert not any("?" in move for move in match.legal())
    refusal = match.refusal("winner ?")
    assert refusal is not None
    assert refusal.values["reason"] == Reason("camelup-card-colour", pile="winner")
    assert {"winner ?", "loser ?", "winner red"} <= set(real_table().legal())


def test_a_file_without_a_secret_is_one_of_a_real_table() -> None:
    head = f"kostka match 1\ngame: camelup\nplayers: a | b | c\n\n0. deal ({DEAL})\n"
    match = read(f"{head}1. 0 winner ?\n2. 1 winner red\n3. 2 roll (blue 2)\n")
    assert match.dump()["finish_bets"]["winner"] == [[0, None], [1, "red"]]
    assert write(match).endswith("1. 0 winner ?\n2. 1 winner red\n3. 2 roll (blue 2)\n")


def test_the_colours_are_told_with_the_last_roll() -> None:
    match = real_table()
    for move in ("winner ?", "winner blue", "loser ?", "loser ?"):
        match.play(move)
    match.play("roll", dice=[("red", 3), ("winner", "red"), ("loser", "purple"), ("loser", "green")])
    assert match.dump()["finish_bets"] == {"winner": [[0, "red"], [1, "blue"]], "loser": [[2, "purple"], [0, "green"]]}
    assert money(match) == [3 + 8 - 1, 3 + 1 - 1, 3 + 8]
    text = write(match)
    assert "5. 1 roll (red 3, winner red, loser purple, loser green)\n" in text
    assert read(text).dump() == match.dump()
    assert verify(text).given == 4


def test_what_is_told_of_cards_is_checked() -> None:
    match = real_table(finish_bets={"winner": [[0, "red"], [0, None]], "loser": [[1, None]]})
    faults: list[tuple[list[Any], str]] = [
        ([("red", 3)], "More dice were rolled than were given"),
        ([("red", 3), ("winner", "blue")], "More dice were rolled than were given"),
        (
            [("red", 3), ("loser", "blue"), ("loser", "red")],
            "is not the next card to turn over: that one is on the winner",
        ),
        ([("red", 3), ("winner", "red"), ("loser", "red")], "in a colour that this player has not shown"),
        ([("red", 3), ("winner", "pink"), ("loser", "red")], "is not the next card to turn over"),
        ([("red", 3), ("winner",), ("loser", "red")], "is not the next card to turn over"),
        ([("red", 3), *[("winner", "blue")] * 3], "2 cards are turned over at the end, but 4 were given"),
        ([("blue", 3), ("winner", "blue"), ("loser", "red")], "Fewer dice were rolled than were given"),
    ]
    for dice, sentence in faults:
        with pytest.raises(ScriptError) as refusal:
            match.play("roll", dice=dice)
        assert sentence in str(refusal.value)
    match.play("roll", dice=[("red", 3), ("winner", "blue"), ("loser", "red")])
    assert match.is_over


def test_untold_colours_are_drawn_from_those_that_their_player_may_have() -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(60):
        position = real_table(finish_bets={"winner": [[1, "red"], [1, None]], "loser": [[1, "blue"], [1, None]]}).dump()
        match = kostka.load(position, seed=seed)
        while match.to_act:
            match.play("roll")
        bets = match.dump()["finish_bets"]
        seen.add((bets["winner"][1][1], bets["loser"][1][1]))
    left = {"yellow", "green", "purple"}
    assert seen == {(one, other) for one in left for other in left - {one}}


def test_games_are_played_out_from_cards_that_lie_face_down() -> None:
    match = real_table(finish_bets={"winner": [[1, None]] * 5, "loser": [[0, None], [2, "red"]]})
    as_it_lies = match.position.with_state(match.position.view(None).state)
    for start in (as_it_lies, match.position.view(0)):
        _, scores, _ = playouts(match.game, match.board, 1, 0, 20, [1, 0, 1], start=start)
        assert (scores >= 0).all()


def test_nobody_plays_a_sixth_card() -> None:
    match = real_table(finish_bets={"winner": [[0, None]] * 4})
    match.play("loser ?")
    match.play("roll", dice=[("blue", 1)])
    match.play("roll", dice=[("green", 1)])
    assert not any(move.startswith(("winner", "loser")) for move in match.legal())
    for move in ("winner ?", "winner red"):
        with pytest.raises(IllegalMove, match="you have played all 5 finish cards"):
            match.play(move)


def test_no_card_lies_face_down_after_the_race() -> None:
    match = real_table(finish_bets={"winner": [[0, None]]})
    match.play("roll", dice=[("red", 1), ("winner", "green")])
    assert match.dump()["face_down"] is False
    with pytest.raises(KostkaError, match="No card lies face down any more once the race is over"):
        kostka.load({**match.dump(), "face_down": True})


@pytest.mark.parametrize("seed", range(12))
def test_a_table_of_cards_that_lie_face_down_keeps_the_contract(seed: int) -> None:
    """As `conformance.check` plays its matches, from a position that says so; races that come to their end soon."""
    chooser = random.Random(seed)
    position = {**kostka.new("camelup", seats=3 + seed % 6, seed=seed).dump(), "face_down": True}
    match = kostka.load(position, seed=seed)
    while match.to_act:
        seat, moves = match.to_act[0], match.legal()
        cards = [move for move in moves if move.startswith(("winner", "loser"))]
        conformance.examine(match, seat, cards or moves, chooser)
        match.play(chooser.choice([chooser.choice(cards or moves), chooser.choice(moves), "roll"]))
        conformance.check_told(match)
    conformance.check_end(match)


def test_a_view_with_cards_face_down_is_full_and_loads_back() -> None:
    view = played(kostka.new("camelup", seats=4, seed=3), 30, 3).position.view(None)
    assert view.is_complete
    assert View.load(view.game, view.dump()) == view


# ---------------------------------------------------------------------------------------------------- hands and odds


def test_a_hand_of_five_played_cards_is_empty_for_everybody() -> None:
    match = table({}, finish_bets={"winner": [[1, c] for c in ("red", "yellow", "blue", "green", "purple")]})
    for seat in (0, 1, None):
        assert match.view(seat)["players"][1]["finish_cards"] == []
    for seat in (0, None):
        view = match.position.view(seat)
        assert View.load(match.game, view.dump(), seat) == view


def odds_of_blank(cards: int, **fields: Any) -> dict[str, Any]:
    position = {**table({5: ["red"]}).dump(), "finish_bets": {"winner": [[0, None]] * cards, "loser": []}, **fields}
    for player in position["players"]:
        del player["finish_cards"]
    return Position.load(kostka.game("camelup"), position).view(0).odds(64)


def test_odds_list_no_cards_of_a_seat_that_has_played_five() -> None:
    found = odds_of_blank(5)
    assert found["finish_cards"] == []
    assert not any(move.startswith(("winner", "loser")) for move in found["moves"])
    assert "ticket red" in found["moves"]


@pytest.mark.parametrize("face_down", [False, True])
def test_odds_say_that_a_blank_hand_is_unknown(face_down: bool) -> None:
    found = odds_of_blank(2, face_down=face_down)
    assert found["finish_cards"] is None
    assert not any(move.startswith(("winner", "loser")) for move in (*found["moves"], *found["waiting"]))


def test_odds_value_a_known_hand_also_at_a_real_table() -> None:
    found = odds_of_blank(0, face_down=True)
    assert found["finish_cards"] == ["red", "yellow", "blue", "green", "purple"]
    assert "winner red" in found["moves"]
    assert "winner ?" not in found["moves"]


def test_a_bot_names_its_cards() -> None:
    match = real_table()
    worth = match.position.view(0).policy(match.position.legal(0))
    values = dict(zip(match.legal(), worth, strict=True))
    assert values["winner ?"] < values["roll"]
