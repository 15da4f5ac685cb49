"""The rulings 21 to 25, in their order: what credits cost, claims, forced pushes, water, where a round began."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.cubitos.rounds import drawn, end_round, moving
from tests.games.cubitos.steps import step_4
from tests.games.cubitos.tables import Table, own_card, straight, table

BEAVER_LAP = "0S 0c2 0f 1xc1 1c1g4 1. 2. 2F"


def beaver(folder: Path, active: str = "orange symbol", *cards: str, **fields: Any) -> Table:
    """Player 0 with a Batter Beaver, no credit gained so far, in the Move step."""
    track = straight(folder, BEAVER_LAP)
    fields = {"roll": "red", "position": {"start": 0}, **fields}
    return step_4("batter-beaver", *cards, track=track, active=f"{active}, dark gray foot", **fields)


@pytest.mark.parametrize(("space", "fans", "costs"), [(0, 0, True), (1, 0, True), (1, 1, False)])
def test_rule_21_credits_of_a_reward_space_cost_a_die(tmp_path: Path, space: int, fans: int, costs: bool) -> None:
    game = beaver(tmp_path, space=space, fans=fans)
    game.play(f"step {space + 1}")
    if costs:
        assert game.legal() == [f"reward {space + 1}", "done"]
        game.play(f"reward {space + 1}")
        assert set(game.legal()) == {
            "lose light gray draw",
            "lose red roll",
            "lose dark gray foot",
            "lose orange blank",
        }
        game.play("lose red roll")
    assert game.count("tray", "red") == (10 if costs else 9)


def test_rule_21_a_reward_of_credits_may_be_declined(tmp_path: Path) -> None:
    game = beaver(tmp_path)
    game.play("step 1", "done")
    assert (game.player()["credits"], game.count("roll", "red")) == (0, 1)


def test_rule_21_nobody_is_asked_about_a_reward_that_costs_nothing(tmp_path: Path) -> None:
    game = beaver(tmp_path, "white blank")
    game.play("step 1")
    assert game.player()["credits"] == 2
    assert game.count("roll", "red") == 1


@pytest.mark.parametrize(("space", "other"), [(2, "done"), (3, "gain green")])
def test_rule_21_the_loss_comes_before_the_other_icon_of_the_reward(tmp_path: Path, space: int, other: str) -> None:
    game = beaver(tmp_path, space=space)
    game.play(f"step {space + 1}", f"reward {space + 1}")
    assert "lose red roll" in game.legal()
    assert "done" not in game.legal()
    game.play("lose red roll")
    assert {other, "done"} <= set(game.legal())


def test_rule_21_a_reward_costs_one_die_for_each_die_and_only_once(tmp_path: Path) -> None:
    game = beaver(tmp_path, "2 orange symbol, 2 blue symbol", "bob", draw="3 light gray")
    game.play("step 1", "reward 1", "lose light gray draw", "lose light gray draw")
    game.play("use bob", "reward 2")
    assert game.player()["fans"] == 1
    assert game.count("draw", "light gray") == 1
    assert game.legal() == ["use bob", "done"]


def test_rule_21_a_reward_that_bob_takes_costs_a_die(tmp_path: Path) -> None:
    game = beaver(tmp_path, "orange symbol, blue symbol", "bob", space=4)
    game.play("step 5", "use bob", "reward 4")
    assert "done" not in game.legal()
    game.play("lose red roll")
    assert game.count("tray", "red") == 10


def test_rule_21_the_die_was_active_at_the_end_of_step_4_although_it_is_lost_since(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0x 0c1 1. 1. 2. 2F")
    active = "orange symbol, blue symbol, dark gray foot"
    game = step_4("batter-beaver", "bob", track=track, active=active, roll="red", position={"start": 0})
    game.play("step 1", "lose orange blank", "use bob", "reward 2", "lose red roll")
    assert (game.count("tray", "orange"), game.count("tray", "red")) == (10, 10)


def test_rule_21_a_credit_gained_before_costs_a_die_at_the_end_of_step_4() -> None:
    game = step_4("batter-beaver", "schmutz", active="orange symbol, white symbol", roll="red", credited=True)
    game.play("done", "done")
    assert "lose red roll" in game.legal()
    game = step_4("batter-beaver", "schmutz", active="orange symbol, white symbol", roll="red", credited=True)
    game.play("use batter-beaver", "lose red roll", "use schmutz")
    assert (game.player()["feet"], game.count("tray", "red")) == (4, 10)
    assert game.phase() == "move"


def test_rule_21_a_used_die_owes_for_credits_too(tmp_path: Path) -> None:
    effects = ["gain 1 foot", "if a credit was gained: must lose 1 die"]
    card = own_card(tmp_path, "payer", "yellow", run=effects)
    track = straight(tmp_path, BEAVER_LAP)
    game = step_4(card, track=track, active="yellow symbol", roll="red", position={"start": 0})
    game.play("step 1", "reward 1", "lose red roll")
    assert game.count("tray", "red") == 10


def rocking(active: str, draw: str) -> Table:
    """A roll has shown a Cheese and a Dugout; Pineapple Rocks can take dice along in the push that is forced."""
    cards = ("the-cheese-stands-alone", "dugout", "pineapple-rocks")
    game = table(*cards, roll="yellow, orange, light gray", active=active, draw=draw)
    game.play("push", "done", dice="yellow symbol, orange symbol, light gray blank")
    assert game.legal() == ["use dugout", "skip dugout", "push"]
    return game


def test_rule_22_a_now_claim_lapses_with_its_die() -> None:
    game = rocking("green power", "6 light gray")
    game.play("push", "use pineapple-rocks power")
    game.play("return orange symbol", dice="light gray blank, orange symbol, green blank")
    assert game.player()["now"] == {"dugout": {"symbol": 1}}
    game.play("use dugout", dice="3 light gray blank")
    assert game.player()["now"] == {}
    assert game.legal() == ["push", "pass"]


def test_rule_22_a_die_without_a_claim_leaves_before_one_that_has_it() -> None:
    game = rocking("green power, orange symbol", "6 light gray")
    game.play("push", "use pineapple-rocks power")
    game.play("return orange symbol", dice="light gray blank, orange blank, green foot")
    assert game.legal() == ["use dugout", "skip dugout"]


def test_rule_22_a_forced_push_lapses_with_its_die() -> None:
    game = rocking("2 green power", "yellow, 2 light gray")
    game.play("use dugout", dice="yellow symbol, 2 light gray blank")
    assert game.player()["forced"] == 1
    game.play("use pineapple-rocks power", "return yellow symbol", "use pineapple-rocks power")
    game.play("return yellow symbol", dice="3 light gray blank, 2 green foot, 2 yellow blank")
    assert game.player()["forced"] == 0
    assert game.legal() == ["push", "pass"]


CHEESE = ("the-cheese-stands-alone", "dugout")


def test_rule_23_a_forced_push_chosen_first_with_an_empty_roll_zone_is_skipped() -> None:
    game = table(*CHEESE, roll="yellow, orange", draw="3 light gray")
    game.play("push", dice="yellow symbol, orange symbol")
    assert game.legal() == ["use dugout", "skip dugout", "skip the-cheese-stands-alone"]
    game.play("skip the-cheese-stands-alone")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="3 light gray blank")
    assert game.legal() == ["push", "pass"]


def test_rule_23_dice_added_before_owe_the_push() -> None:
    game = table(*CHEESE, roll="yellow, orange", draw="3 light gray")
    game.play("push", dice="yellow symbol, orange symbol")
    events = game.play("use dugout", dice="3 light gray blank, 2 light gray money, light gray blank")
    assert "Player 1 pushes" in events


def test_rule_23_with_a_die_in_roll_the_push_is_not_skipped() -> None:
    game = table(*CHEESE, roll="yellow, orange, red", draw="3 light gray")
    game.play("push", dice="yellow symbol, orange symbol, red blank")
    assert game.legal() == ["use dugout", "skip dugout", "push"]


@pytest.mark.parametrize("laps", [1, 2])
def test_rule_24_water_beside_the_start_takes_a_water_foot_from_the_finish_too(tmp_path: Path, laps: int) -> None:
    """Space 5 is water beside the start, 6 the finish; after the only lap it is a tie-break round."""
    track = drawn(tmp_path, "0S    0.    0.    1.    1.    2F\n   0~")
    position = {"phase": "move", "start": 0, "tiebreak": laps == 1}
    fields: dict[str, Any] = {"track": track, "laps": laps, "space": 6, "draw": "light gray", "feet": 1}
    game = table(position=position, rival={"credits": 9}, **fields)
    assert "step 5" not in game.legal()
    game = table(position=position, rival={"credits": 9}, water=1, **fields)
    game.play("step 5")
    assert (game.player()["leg"], game.player()["space"]) == (1, 5)
    assert (game.player()["feet"], game.player()["water"]) == (1, 0)


def test_rule_25_the_space_where_the_round_began_earns_nothing_a_lap_later(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0c3 1. 2F")
    game = moving(track, 3, laps=2, space=1)
    game.play("step 2", "step 3", "step 1")
    assert (game.player()["leg"], game.player()["space"]) == (1, 1)
    assert game.player()["credits"] == 0


def test_rule_25_a_space_of_the_same_number_on_another_board_is_another_space(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, "0S 0c3 1. 2F"), straight(tmp_path, "0S 0c2 1. 2F", name="second")]
    game = moving(tracks, 4, space=1)
    game.play("step 2", "step 3", "step 0", "step 1")
    assert (game.player()["leg"], game.player()["credits"]) == (1, 2)


def test_laps_on_two_boards_run_over_both_in_turn(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, "0S 0. 1. 2F"), straight(tmp_path, "0S 0. 1. 1. 2. 2F", name="second")]
    game = moving(tracks, 1, leg=1, space=4, laps=2, rival={"leg": 2, "space": 0, "credits": 9})
    game.play("step 5")
    assert game.player()["space"] == 5
    end_round(game)
    assert game.match.result is None
    game = moving(tracks, 2, leg=1, space=5, laps=2)
    game.play("step 0", "step 1")
    assert (game.player()["leg"], game.player()["space"]) == (2, 1)
    game = moving(tracks, 1, leg=3, space=4, laps=2)
    game.play("step 5")
    end_round(game)
    assert game.match.result is not None
    assert game.match.result.scores[0] == 3 + 1 + 5 + 1 + 3 + 1 + 5
