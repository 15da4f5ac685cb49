"""The rulebook and the rulings, one by one: a position, a move, what must be true."""

from collections import Counter

import pytest

import kostka
from kostka.core.errors import IllegalMove, KostkaError
from kostka.games.jamniki.compiled.state import COLOURS, TILE_TABLE
from tests.games.jamniki.tables import advance, coat_parts, score, table

# ----------------------------------------------------------------------------------------------------------- tiles


def test_tiles_are_those_of_the_facts() -> None:
    parts = [(row[f"{end}_colour"], int(row[f"{end}_bones"])) for row in TILE_TABLE for end in ("left", "right")]
    assert len(TILE_TABLE) == 32
    assert Counter(colour for colour, _ in parts) == dict(zip(COLOURS, (13, 13, 13, 13, 12), strict=True))
    assert Counter(bones for _, bones in parts) == {2: 25, 3: 29, 4: 10}
    assert sum(row["left_colour"] == row["right_colour"] for row in TILE_TABLE) == 16


# ------------------------------------------------------------------------------------------------------------ laying


def test_rule_01_the_left_part_joins_the_coat_and_the_right_part_is_the_new_end() -> None:
    match = table("K13", "K01", hand="K09, K18, K02")
    assert match.legal() == ["lay K18"]  # R3 G3 goes on with a green or a 3 on the left
    match.play("lay K18")
    assert coat_parts(match) == "R3 G3 G3 B3"


def test_rule_01_tiles_are_not_turned() -> None:
    match = table("K01", "K03", hand="K17, K05, K23")
    assert match.why_not("lay K17 turned") == ("Not possible: tiles are not turned at this table.")


def test_rule_01_option_turning_lets_either_part_join() -> None:
    match = table("K14", "K03", hand="K21, K22, K01", turning=True)
    assert match.legal() == ["lay K22"]
    turned = table("K13", "K03", hand="K23, K24, K01", turning=True)
    assert turned.legal() == ["lay K24 turned", "lay K23"]
    turned.play("lay K24 turned")
    assert coat_parts(turned) == "R3 G3 G4 B4"


def test_rule_01_a_tile_with_two_equal_parts_is_not_turned() -> None:
    match = table("K01", "K03", hand="K02, K05, K23", turning=True)
    assert match.legal() == ["lay K05", "lay K02"]
    assert "nothing to turn" in str(match.why_not("lay K05 turned"))


def test_rule_02_orange_3_fits_green_3_by_number() -> None:
    assert "lay K15" in table("K13", "K01", hand="K15, K09, K02").legal()


def test_rule_02_blue_2_fits_blue_3_by_colour() -> None:
    assert table("K15", "K01", hand="K07, K09, K02").legal() == ["lay K07"]


def test_rule_02_a_tile_that_matches_in_neither_is_refused_with_both_parts() -> None:
    match = table("K13", "K01", hand="K18, K09, K02")
    assert match.why_not("lay K09") == (
        "Not possible: red 2 matches the end of your coat, green 3, neither in colour nor in number."
    )


def test_rule_03_the_first_tile_is_free() -> None:
    assert table("", "", hand="K01, K18, K32").legal() == ["lay K32", "lay K18", "lay K01"]


def test_rule_03_a_match_must_be_laid() -> None:
    match = table("K13", "K01", hand="K18, K09, K02")
    with pytest.raises(IllegalMove, match="white is only for a hand without a match"):
        match.play("lay K09 white")


def test_rule_03_without_a_match_any_tile_goes_down_white_and_then_anything_fits() -> None:
    match = table("K13", "K01", hand="K09, K02, K07")
    assert match.legal() == ["lay K09 white", "lay K07 white", "lay K02 white"]
    match.play("lay K09 white")
    assert coat_parts(match) == "R3 G3 W2 W2"
    after = table("K13, K09 white", "K01, K02", hand="K07, K22, K32")
    assert after.legal() == ["lay K32", "lay K22", "lay K07"]


def test_rule_03_option_voluntary_white_is_always_allowed() -> None:
    match = table("K13", "K01", hand="K18, K09, K02", voluntary_white=True)
    assert match.legal() == ["lay K18", "lay K18 white", "lay K09 white", "lay K02 white"]
    assert len(table("", "", hand="K18, K09, K02", voluntary_white=True).legal()) == 6


def test_a_tile_that_is_not_in_the_hand_is_refused() -> None:
    assert "K32 is not in your hand" in str(table("", "", hand="K01, K18, K31").why_not("lay K32"))


# ------------------------------------------------------------------------------------------------------------- turns


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_rule_04_hand_sizes_and_tiles_laid(seats: int, each: int) -> None:
    match = kostka.new("jamniki", seats, seed=seats, games=1)
    while match.to_act:
        position = match.dump()
        assert len(position["hand"]) == seats + 1
        assert len(position["stack"]) == 32 - len(match.plies) - seats - 1
        advance(match, 1)
    position = match.dump()
    assert [len(player["coat"]) for player in position["players"]] == [each] * seats
    assert len(position["hand"]) == seats
    assert len(position["stack"]) == 32 - seats * (each + 1) > 0


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(KostkaError, match="2 to 5 players"):
        kostka.new("jamniki", seats)


def test_rule_04_the_hand_goes_to_the_left_and_grows_by_the_next_tile() -> None:
    match = kostka.new("jamniki", 3, seed=5, start=1)
    before = match.dump()
    assert before["to_act"] == 1
    match.play(f"lay {before['hand'][0]}")
    after = match.dump()
    assert after["to_act"] == 2
    assert after["hand"] == sorted([*before["hand"][1:], before["stack"][0]])
    assert after["stack"] == before["stack"][1:]


def test_the_start_player_is_random_or_chosen() -> None:
    assert {kostka.new("jamniki", 3, seed=seed).to_act[0] for seed in range(30)} == {0, 1, 2}
    assert {kostka.new("jamniki", 3, seed=seed, start=2).to_act[0] for seed in range(5)} == {2}
    with pytest.raises(KostkaError, match="start is 3"):
        kostka.new("jamniki", 3, start=3)


# ------------------------------------------------------------------------------------------------------------- score


def test_rule_06_the_worked_example_scores_38() -> None:
    coats = ("K29, K22, K21, K32, K25", "K01, K02, K09, K14, K16", "K03, K04, K10, K15, K19", "K05, K06, K11, K18, K20")
    match = table(*coats, games=1)
    assert coat_parts(match) == "P3 O3 O4 R4 R4 B4 P4 P4 P2 P2"
    assert score(match) == {"bones": 34, "colours": 4, "tasks": 0}
    assert match.result is not None
    assert match.result.scores[0] == 38


def test_rule_06_white_counts_its_bones_breaks_a_run_and_makes_none() -> None:
    assert score(table("K01, K31 white, K02", "K03, K04, K05")) == {"bones": 12, "colours": 2, "tasks": 0}
    assert score(table("K13 white, K14 white", "K03, K04", voluntary_white=True))["colours"] == 0


def test_rule_06_runs_cross_tile_borders() -> None:
    assert score(table("K17, K01, K09", "K03, K04, K05"))["colours"] == 5


# ------------------------------------------------------------------------------------------------------ the second game


def test_rule_07_the_second_game_starts_with_fewest_points_and_goes_to_the_right() -> None:
    match = table(
        "K01, K02, K09, K14",
        "K32, K25, K26, K27",
        "K05, K06, K11, K31 white",
        "K07, K08, K12, K19",
        "K03, K04, K10",
        hand="K15, K16, K20, K22, K23, K24",
        voluntary_white=True,
    )
    match.play("lay K15")
    position = match.dump()
    points = [sum(player["scores"][0].values()) for player in position["players"]]
    assert points == [26, 29, 23, 26, 26]
    assert position["to_act"] == 2
    assert position["number"] == 2
    assert position["direction"] == "right"
    assert all(player["coat"] == [] for player in position["players"])
    assert len(position["hand"]) == 6
    assert len(position["stack"]) == 26
    match.play(match.legal()[0])
    assert match.to_act == (1,)


def test_rule_07_of_those_tied_for_fewest_the_one_who_acted_last_starts() -> None:
    match = table(
        "K13, K17, K14, K16, K18",
        "K01, K02, K31 white, K03, K04",
        "K05, K06, K30 white, K07, K08",
        "K25, K26, K29 white, K11",
        hand="K12, K10, K09, K24, K23",
        to_act=3,
        voluntary_white=True,
    )
    match.play("lay K23")
    assert [sum(player["scores"][0].values()) for player in match.dump()["players"]] == [32, 24, 24, 29]
    assert match.to_act == (2,)


def test_rule_07_all_tied_the_last_player_starts() -> None:
    match = table(
        "K01, K02, K31 white, K03, K04, K28 white, K13",
        "K05, K06, K30 white, K07, K08, K29 white",
        hand="K17, K22, K21",
        to_act=1,
    )
    match.play("lay K17")
    points = [sum(player["scores"][0].values()) for player in match.dump()["players"]]
    assert points[0] == points[1]
    assert match.to_act == (1,)


def test_rule_07_the_sum_of_both_games_wins_and_ties_share() -> None:
    coats = ("K01, K02, K31 white, K03, K04, K28 white, K13", "K05, K06, K30 white, K07, K08, K29 white, K17")
    result = over(coats, [{"bones": 30, "colours": 5}, {"bones": 33, "colours": 2}])
    assert result.places == (1, 1)
    assert result.scores[0] == result.scores[1]
    result = over(coats, [{"bones": 30, "colours": 5}, {"bones": 33, "colours": 3}])
    assert result.places == (2, 1)
    assert result.scores[1] == result.scores[0] + 1


def over(coats: tuple[str, ...], scores: list[dict[str, int]]) -> kostka.core.game.Result:
    players = [{"coat": coat.split(", "), "scores": [score]} for coat, score in zip(coats, scores, strict=True)]
    match = kostka.load({"game": "jamniki", "number": 2, "players": players})
    assert match.result is not None
    return match.result


def test_rule_07_a_single_game_ends_the_match() -> None:
    match = advance(kostka.new("jamniki", 5, seed=3, games=1), 20)
    assert match.result is not None
    assert match.to_act == ()


def test_rule_07_results_of_the_first_game_are_seen_during_the_second() -> None:
    match = advance(kostka.new("jamniki", 5, seed=3), 25)
    scores = [event.values for event in match.events[20] if event.kind == "score"]
    for seat, player in enumerate(match.view(2)["players"]):
        assert player["scores"] == [{name: scores[seat][name] for name in ("bones", "colours", "tasks")}]
