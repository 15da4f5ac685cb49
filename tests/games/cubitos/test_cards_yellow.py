"""The yellow cards, clause by clause."""

from pathlib import Path

import pytest

from tests.games.cubitos.rounds import busted, drawn, end_round, run
from tests.games.cubitos.tables import straight, table

LAP = "0S 0c3 0J 1>1 1. 2<1 2F"
PRICE = "1 = { money = 1 }"

# ----------------------------------------------------------------------------------------------------- Reckless Cheese


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_reckless_cheese_moves_a_space_after_a_push(tmp_path: Path, face: str) -> None:
    game = table("reckless-cheese", track=straight(tmp_path, LAP, PRICE), roll="2 light gray", active=f"yellow {face}")
    game.play("push", dice="light gray money, light gray blank")
    assert game.legal() == ["use reckless-cheese", "skip reckless-cheese"]
    game.play("use reckless-cheese", "step 1")
    assert game.player()["space"] == 1
    assert game.count("active", "yellow", face) == 1


def test_reckless_cheese_acts_after_each_push(tmp_path: Path) -> None:
    game = table("reckless-cheese", track=straight(tmp_path, LAP, PRICE), roll="3 light gray", active="yellow symbol")
    game.play("push", dice="light gray money, 2 light gray blank")
    game.play("use reckless-cheese", "step 1", "push", dice="2 light gray blank")
    game.play("use reckless-cheese", "step 2")
    assert game.player()["space"] == 2


def test_reckless_cheese_is_optional(tmp_path: Path) -> None:
    game = table("reckless-cheese", track=straight(tmp_path, LAP, PRICE), roll="2 light gray", active="yellow symbol")
    game.play("push", dice="light gray money, light gray blank")
    game.play("skip reckless-cheese")
    assert game.player()["space"] == 0
    assert game.legal() == ["push", "pass"]


def test_reckless_cheese_moves_a_space_for_each_die(tmp_path: Path) -> None:
    active = "yellow symbol, yellow power"
    game = table("reckless-cheese", track=straight(tmp_path, LAP, PRICE), roll="2 light gray", active=active)
    game.play("push", dice="2 light gray blank")
    game.play("use reckless-cheese", "step 1", "use reckless-cheese", "step 2")
    assert game.player()["space"] == 2
    assert game.legal() == ["push", "pass"]


def test_reckless_cheese_moves_in_any_direction(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP, PRICE)
    game = table("reckless-cheese", track=track, roll="2 light gray", active="yellow symbol", space=4)
    game.play("push", dice="2 light gray blank")
    game.play("use reckless-cheese")
    assert {"step 3", "step 5"} <= set(game.legal())


def test_reckless_cheese_does_not_act_after_a_bust(tmp_path: Path) -> None:
    game = busted("reckless-cheese", track=straight(tmp_path, LAP, PRICE), active="yellow symbol")
    assert game.player()["space"] == 0
    assert game.count("discard", "yellow") == 1


def test_reckless_cheese_leaves_the_runner_where_it_is_when_a_later_push_busts(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP, PRICE)
    game = table("reckless-cheese", track=track, roll="2 light gray", active="yellow symbol, 2 light gray money")
    game.play("push", dice="light gray money, light gray blank")
    game.play("use reckless-cheese", "step 1", "push", dice="light gray blank")
    assert game.player()["busted"]
    assert game.player()["space"] == 1


def test_reckless_cheese_acts_after_a_push_that_an_ability_saved(tmp_path: Path) -> None:
    track, active = straight(tmp_path, LAP, PRICE), "yellow symbol, green symbol, light gray money"
    game = table("reckless-cheese", "keep-on-rollin", track=track, roll="light gray", active=active)
    game.play("push", dice="light gray blank")
    game.play("use keep-on-rollin")
    assert game.legal() == ["use reckless-cheese", "skip reckless-cheese"]
    game = table("reckless-cheese", "pina-cubelada", track=track, roll="light gray", active=active)
    game.play("use pina-cubelada", "push", dice="light gray blank")
    assert game.legal() == ["use reckless-cheese", "skip reckless-cheese"]


def test_reckless_cheese_gains_no_reward_and_starts_no_movement_effect(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP, PRICE)
    game = table("reckless-cheese", track=track, roll="light gray", active="3 yellow symbol", credits=2)
    game.play("push", dice="light gray money")
    game.play("use reckless-cheese", "step 1")
    assert game.player()["credits"] == 2
    for space in (2, 3):
        game.play("use reckless-cheese")
        assert not {"jetpack", "shortcut"} & set(game.legal())
        game.play(f"step {space}")
    assert game.player()["space"] == 3


def test_reckless_cheese_onto_a_reward_space_where_the_move_step_ends_earns_it(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP, PRICE)
    game = table("reckless-cheese", track=track, roll="2 light gray", active="yellow symbol", credits=4)
    game.play("push", dice="light gray money, light gray blank")
    game.play("use reckless-cheese", "step 1", "pass", "stop")
    assert game.player()["credits"] == 4 + 3


def test_reckless_cheese_onto_a_jet_pack_lets_the_move_step_use_it(tmp_path: Path) -> None:
    track, active = straight(tmp_path, LAP, PRICE), "yellow symbol, dark gray foot"
    game = table("reckless-cheese", track=track, roll="2 light gray", active=active, space=1)
    game.play("push", dice="light gray money, light gray blank")
    game.play("use reckless-cheese", "step 2", "pass", "jetpack")
    assert game.player()["feet"] == 2


def test_reckless_cheese_does_not_enter_water(tmp_path: Path) -> None:
    track = drawn(tmp_path, "0S    0.    1.    2.    2F\n   0~    1~    1~    2~")
    game = table("reckless-cheese", track=track, roll="light gray", active="yellow symbol", space=1)
    game.play("push", dice="light gray blank")
    game.play("use reckless-cheese")
    assert {move for move in game.legal() if move.startswith(("step", "wade"))} == {"step 0", "step 2"}


def test_reckless_cheese_into_the_last_finish_wins_once_the_round_is_over(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP, PRICE)
    game = table("reckless-cheese", track=track, roll="2 light gray", active="yellow symbol", space=5)
    game.play("push", dice="light gray money, light gray blank")
    game.play("use reckless-cheese", "step 6")
    assert not game.over()
    assert game.legal() == ["push", "pass"]
    game.play("pass")
    end_round(game)
    assert game.match.result is not None
    assert game.match.result.winners == (0,)


def test_reckless_cheese_into_the_finish_is_not_undone_by_a_bust(tmp_path: Path) -> None:
    track, active = straight(tmp_path, LAP, PRICE), "yellow symbol, 2 light gray money"
    game = table("reckless-cheese", track=track, roll="2 light gray", active=active, space=5)
    game.play("push", dice="light gray money, light gray blank")
    game.play("use reckless-cheese", "step 6", "push", dice="light gray blank")
    assert game.player()["busted"]
    end_round(game)
    assert game.match.result is not None
    assert game.match.result.winners == (0,)


def test_reckless_cheese_goes_on_beyond_the_finish_by_way_of_the_start(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP, PRICE)
    game = table("reckless-cheese", track=track, laps=2, roll="light gray", active="2 yellow symbol", space=5)
    game.play("push", dice="light gray blank")
    game.play("use reckless-cheese", "step 6", "use reckless-cheese", "step 1")
    assert (game.player()["leg"], game.player()["space"]) == (1, 1)
    assert not game.over()


def test_reckless_cheese_between_two_boards_takes_a_move(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, LAP, PRICE), straight(tmp_path, "0S 0. 1. 2. 2F", name="second")]
    game = table("reckless-cheese", track=tracks, roll="light gray", active="2 yellow symbol", space=5)
    game.play("push", dice="light gray blank")
    game.play("use reckless-cheese", "step 6", "use reckless-cheese", "step 0")
    assert (game.player()["leg"], game.player()["space"]) == (1, 0)


# ------------------------------------------------------------------------------------------------------ The Big Cheese


@pytest.mark.parametrize("face", ["symbol", "power"])
@pytest.mark.parametrize(("fans", "feet"), [(0, 0), (1, 0), (3, 1), (5, 2), (13, 6)])
def test_the_big_cheese_brings_a_foot_or_half_of_the_fans(face: str, fans: int, feet: int) -> None:
    one = run("the-big-cheese", active=f"yellow {face}", fans=fans)
    one.play("use the-big-cheese", "choose 1")
    assert one.player()["feet"] == 1
    half = run("the-big-cheese", active=f"yellow {face}", fans=fans)
    half.play("use the-big-cheese", "choose 2")
    assert half.player()["feet"] == feet


def test_the_big_cheese_chooses_for_each_die() -> None:
    game = run("the-big-cheese", active="yellow symbol, yellow power", fans=6)
    game.play("use the-big-cheese", "choose 1", "use the-big-cheese", "choose 2")
    assert game.player()["feet"] == 4


def test_the_big_cheese_is_optional() -> None:
    game = run("the-big-cheese", active="yellow symbol", fans=6)
    game.play("done", "done")
    assert game.player()["feet"] == 0


# -------------------------------------------------------------------------------------------------------- Ledercheesen


@pytest.mark.parametrize(("face", "name"), [("symbol", "ledercheesen"), ("power", "ledercheesen power")])
def test_ledercheesen_adds_a_die_after_each_push(face: str, name: str) -> None:
    game = table("ledercheesen", roll="light gray, brown", active=f"yellow {face}", draw="2 white, red")
    game.play("push", dice="light gray money, brown blank")
    assert game.legal() == [f"use {name}", "skip ledercheesen"]
    game.play(f"use {name}", "draw white", dice="white foot")
    assert game.count("active", "white", "foot") == 1
    game.play("push", dice="brown money")
    game.play(f"use {name}", "draw red", dice="red blank")
    assert game.player()["roll"] == {"red": 1}
    assert game.count("active", "yellow", face) == 1


def test_ledercheesen_is_optional() -> None:
    game = table("ledercheesen", roll="light gray", active="yellow symbol", draw="white")
    game.play("push", dice="light gray blank")
    game.play("skip ledercheesen")
    assert game.count("draw", "white") == 1
    assert game.legal() == ["push", "pass"]


def test_ledercheesen_refills_draw_and_cannot_bust() -> None:
    game = table("ledercheesen", roll="2 light gray", active="yellow symbol, 2 light gray money", discard="white")
    game.play("push", dice="light gray money, light gray blank")
    game.play("use ledercheesen", dice="white blank")
    assert not game.player()["busted"]
    assert game.player()["roll"] == {"light gray": 1, "white": 1}


def test_ledercheesen_lets_the_added_die_act_now() -> None:
    game = table("ledercheesen", "dugout", roll="light gray", active="yellow symbol", draw="orange", discard="3 white")
    game.play("push", dice="light gray blank")
    game.play("use ledercheesen", dice="orange symbol")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="3 white blank")
    assert game.player()["roll"] == {"light gray": 1, "white": 3}


def test_ledercheesen_adds_a_die_for_each_die() -> None:
    game = table("ledercheesen", roll="light gray", active="2 yellow symbol", draw="3 light gray")
    game.play("push", dice="light gray blank")
    game.play("use ledercheesen", dice="light gray blank")
    game.play("use ledercheesen", dice="light gray blank")
    assert game.player()["roll"] == {"light gray": 3}
    assert game.legal() == ["push", "pass"]


def test_ledercheesen_adds_a_die_after_a_push_that_an_ability_saved() -> None:
    active = "yellow symbol, green symbol, light gray money"
    game = table("ledercheesen", "keep-on-rollin", roll="light gray", active=active, draw="white")
    game.play("push", dice="light gray blank")
    game.play("use keep-on-rollin")
    assert game.legal() == ["use ledercheesen", "skip ledercheesen"]


def test_ledercheesen_adds_nothing_after_a_bust_and_runs_nowhere() -> None:
    game = busted("ledercheesen", active="yellow power", draw="white")
    assert game.count("draw", "white") == 1
    assert game.player()["feet"] == 0
    assert game.count("discard", "yellow") == 1


@pytest.mark.parametrize(("others", "feet"), [(2, 0), (3, 1), (6, 1), (7, 2), (11, 3)])
def test_ledercheesen_power_brings_a_foot_for_every_four_active_dice(others: int, feet: int) -> None:
    game = run("ledercheesen", active=f"yellow power, {others} light gray money")
    if feet:
        game.play("use ledercheesen power")
    assert game.player()["feet"] == feet


def test_ledercheesen_power_counts_used_dice_and_the_start_player_die() -> None:
    active = "yellow power, start money, red blank, light gray blank"
    game = run("ledercheesen", active=active, position={"start": 0})
    game.play("use ledercheesen power")
    assert game.player()["feet"] == 1


def test_ledercheesen_power_runs_for_each_die() -> None:
    game = run("ledercheesen", active="2 yellow power, 6 light gray money")
    game.play("use ledercheesen power", "use ledercheesen power")
    assert game.player()["feet"] == 4


def test_ledercheesen_symbol_has_no_run_ability() -> None:
    game = run("ledercheesen", active="yellow symbol, 7 light gray money")
    assert game.player()["feet"] == 0
    assert "stop" in game.legal()


def test_ledercheesen_power_may_act_in_both_phases() -> None:
    active = "yellow power, light gray money"
    game = table("ledercheesen", roll="light gray, red", active=active, draw="dark gray")
    game.play("push", dice="light gray money, red blank")
    game.play("use ledercheesen power", dice="dark gray money")
    game.play("pass", "use ledercheesen power")
    assert game.player()["feet"] == 1


# ------------------------------------------------------------------------------------------------------- Stinky Cheese


def test_stinky_cheese_brings_two_feet_and_leaves_the_next_draw_alone() -> None:
    game = run("stinky-cheese", active="2 yellow symbol")
    assert game.player()["feet"] == 4
    assert game.player()["free"] == []


def test_stinky_cheese_power_brings_two_feet_as_well() -> None:
    game = run("stinky-cheese", active="yellow power")
    game.play("use stinky-cheese power")
    assert game.player()["feet"] == 2
    assert set(game.player()["free"]) == {"light gray", "dark gray"}


def test_stinky_cheese_power_lets_gray_dice_be_drawn_beyond_the_amount_once() -> None:
    draw = "7 light gray, 2 dark gray, 10 white, 2 red"
    game = run("stinky-cheese", active="yellow power", draw=draw)
    game.play("use stinky-cheese power")
    end_round(game)
    game.play(*["draw white"] * 9)
    assert set(game.legal()) - {"wait"} == {"draw light gray", "draw dark gray", "done"}
    game.play(*["draw light gray"] * 7, "draw dark gray", "draw dark gray")
    rolled = sum(game.player()["roll"].values()) + sum(
        sum(faces.values()) for faces in game.player()["active"].values()
    )
    assert rolled == 9 + 9 + 1  # the draw amount, all gray dice, and the start player die
    assert game.player()["free"] == []
    assert (game.count("draw", "white"), game.count("draw", "red")) == (1, 2)


def test_stinky_cheese_power_does_not_count_gray_dice_left_in_roll() -> None:
    game = run("stinky-cheese", active="yellow power", roll="5 light gray, 2 dark gray", draw="9 white")
    game.play("use stinky-cheese power")
    end_round(game)
    assert game.count("draw", "white") == 0


def test_stinky_cheese_power_is_optional() -> None:
    game = run("stinky-cheese", active="yellow power")
    game.play("done", "done")
    assert game.player()["feet"] == 0
    assert game.player()["free"] == []
    assert game.count("active", "yellow") == 1


# ---------------------------------------------------------------------------------------------------------- Bad Cheese


def test_bad_cheese_brings_two_feet_and_stays() -> None:
    game = run("bad-cheese", active="2 yellow symbol")
    assert (game.player()["feet"], game.player()["money"]) == (4, 0)
    assert game.count("active", "yellow") == 2


def test_bad_cheese_power_brings_three_money_as_well_and_loses_the_die() -> None:
    game = run("bad-cheese", active="yellow power, yellow symbol")
    assert (game.player()["feet"], game.player()["money"]) == (4, 3)
    assert (game.count("active", "yellow"), game.count("tray", "yellow")) == (1, 9)


def test_bad_cheese_power_is_used_by_itself_as_the_die_is_lost_anyway() -> None:
    game = run("bad-cheese", "schmutz", active="yellow power, white symbol")
    game.play("done", "done")
    assert (game.player()["feet"], game.player()["money"]) == (2, 3)
    assert game.count("tray", "yellow") == 10


# --------------------------------------------------------------------------------------------- The Cheese Stands Alone

ALONE = "the-cheese-stands-alone"


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_the_cheese_stands_alone_pushes_once_more_and_brings_three_feet(face: str) -> None:
    game = table(ALONE, roll="yellow, 2 light gray")
    game.play("push", dice=f"yellow {face}, 2 light gray blank, light gray money, light gray blank")
    assert game.count("active", "light gray", "money") == 1
    assert game.legal() == ["push", "pass"]
    game.play("pass")
    assert game.player()["feet"] == 3


def test_the_cheese_stands_alone_leaves_no_choice_but_to_push() -> None:
    game = table(ALONE, "broken-cow", roll="yellow, 2 light gray", active="2 white symbol")
    game.play("push", dice="yellow symbol, 2 light gray blank")
    assert game.legal() == ["push", "use broken-cow"]


def test_the_cheese_stands_alone_does_not_force_another_die_into_an_empty_roll_zone() -> None:
    """[2] Another die may come to Roll for the push, but it need not."""
    cards = ("the-cheese-stands-alone", "rock-on")
    game = table(*cards, roll="yellow", active="green power, 3 light gray money", draw="", discard="")
    game.play("push", "done", dice="yellow symbol")
    assert game.legal() == ["push", "pass"]


def test_the_cheese_stands_alone_without_risk_still_counts_as_a_push() -> None:
    game = table(ALONE, "wizard", roll="yellow, light gray", active="brown symbol")
    game.play("push", dice="yellow symbol, light gray blank, light gray blank")
    assert not game.player()["busted"]
    assert game.player()["feet"] == 2


def test_the_cheese_stands_alone_pushes_at_risk_with_three_active_dice() -> None:
    game = table(ALONE, roll="yellow, light gray", active="2 light gray money")
    game.play("push", dice="yellow symbol, 2 light gray blank")
    assert game.player()["busted"]
    assert game.player()["discard"] == {"yellow": 1, "light gray": 2}
    assert game.player()["feet"] == 0


def test_the_cheese_stands_alone_forces_one_push_for_all_of_a_roll() -> None:
    game = table(ALONE, roll="3 yellow, 2 light gray")
    game.play("push", dice="2 yellow symbol, yellow power, 2 light gray blank, light gray money, light gray blank")
    assert game.legal() == ["push", "pass"]
    game.play("pass")
    assert game.player()["feet"] == 9


def test_the_cheese_stands_alone_forces_a_push_for_each_roll() -> None:
    game = table(ALONE, roll="2 yellow, 2 light gray")
    first = "yellow symbol, yellow blank, 2 light gray blank"
    second = "yellow symbol, 2 light gray blank"
    third = "light gray money, light gray blank"
    game.play("push", dice=f"{first}, {second}, {third}")
    assert game.count("active", "yellow", "symbol") == 2
    assert game.count("active", "light gray", "money") == 1
    assert game.legal() == ["push", "pass"]


def test_the_cheese_stands_alone_in_a_roll_and_among_added_dice_forces_two_pushes() -> None:
    game = table(ALONE, "dugout", roll="orange, yellow, 2 light gray", draw="yellow, 2 light gray")
    game.play("push", dice="orange symbol, yellow symbol, 2 light gray blank")
    added, first, second = (
        "yellow symbol, 2 light gray blank",
        "light gray money, 3 light gray blank",
        "3 light gray money",
    )
    game.play("use dugout", dice=f"{added}, {first}, {second}")
    assert game.count("active", "light gray", "money") == 4


def test_the_cheese_stands_alone_may_come_before_other_now_abilities() -> None:
    game = table(ALONE, "stogie", roll="yellow, blue, red", draw="3 light gray")
    game.play("push", dice="yellow symbol, blue symbol, red blank")
    assert game.legal() == ["use stogie", "skip stogie", "push"]
    game.play("push", dice="red blank")
    assert not game.player()["busted"]
    assert game.legal() == ["use stogie", "skip stogie"]
    game.play("use stogie", dice="3 light gray money")
    assert game.legal() == ["push", "pass"]


def test_the_cheese_stands_alone_may_come_after_other_now_abilities() -> None:
    game = table(ALONE, "stogie", roll="yellow, blue, red", draw="3 light gray")
    game.play("push", dice="yellow symbol, blue symbol, red blank")
    game.play("use stogie", dice="3 light gray money, red blank")
    assert game.player()["busted"]


def test_the_cheese_stands_alone_may_bust_before_other_now_abilities() -> None:
    game = table(ALONE, "stogie", roll="yellow, blue, red", active="light gray money", draw="3 light gray")
    game.play("push", dice="yellow symbol, blue symbol, red blank")
    game.play("push", dice="red blank")
    assert game.player()["busted"]
    assert game.count("draw", "light gray") == 3
    assert "use stogie" not in game.legal()


def test_the_cheese_stands_alone_with_an_empty_roll_zone_forces_nothing() -> None:
    game = table(ALONE, roll="yellow", active="light gray money")
    game.play("push", dice="yellow symbol")
    assert game.player()["feet"] == 3


def test_the_cheese_stands_alone_forces_a_push_after_the_first_roll() -> None:
    game = table(ALONE, roll="yellow", draw="8 light gray")
    mine, forced, theirs = "start blank, yellow symbol, 8 light gray blank", "8 light gray blank", "7 light gray blank"
    game.play("pass", dice=f"{mine}, start money, {forced}, {theirs}, 2 dark gray blank")
    assert game.count("active", "start", "money") == 1


def test_the_cheese_stands_alone_lets_rock_on_join_the_forced_push() -> None:
    game = table(ALONE, "rock-on", roll="yellow, light gray", active="green symbol")
    game.play("push", "done", dice="yellow symbol, light gray blank")
    assert game.legal() == ["use rock-on", "done"]
    game.play("use rock-on", dice="light gray blank, green foot")
    assert game.count("active", "green", "foot") == 1


def test_the_cheese_stands_alone_rolled_in_the_run_phase_brings_its_feet() -> None:
    game = run(ALONE, "chilly-mcchillster", active="blue symbol", roll="yellow, light gray")
    game.play("use chilly-mcchillster", dice="yellow symbol, light gray blank, light gray blank")
    assert game.player()["feet"] == 3


# ---------------------------------------------------------------------------------------------------------- Cheese Boy


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_cheese_boy_with_brown_brings_two_feet(face: str) -> None:
    game = run("cheese-boy", active=f"yellow {face}, 2 brown blank", roll="red")
    game.play("use cheese-boy")
    assert game.player()["feet"] == 2
    assert game.count("roll", "red") == 1
    assert "stop" in game.legal()


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_cheese_boy_with_orange_may_lose_a_die_from_roll(face: str) -> None:
    game = run("cheese-boy", active=f"yellow {face}, orange blank", roll="red, light gray", discard="white")
    game.play("use cheese-boy")
    assert game.legal() == ["lose light gray roll", "lose red roll", "done"]
    game.play("lose red roll")
    assert game.player()["feet"] == 0
    assert game.count("tray", "red") == 10


def test_cheese_boy_with_brown_and_orange_does_either_or_both() -> None:
    both = run("cheese-boy", active="yellow symbol, brown blank, orange blank", roll="red")
    both.play("use cheese-boy", "lose red roll")
    assert (both.player()["feet"], both.count("tray", "red")) == (2, 10)
    feet = run("cheese-boy", active="yellow symbol, brown blank, orange blank", roll="red")
    feet.play("use cheese-boy", "done")
    assert (feet.player()["feet"], feet.count("tray", "red")) == (2, 9)


def test_cheese_boy_without_brown_and_orange_has_no_effect() -> None:
    game = run("cheese-boy", active="yellow symbol, red blank", roll="light gray", discard="brown, orange")
    assert game.player()["feet"] == 0
    assert "use cheese-boy" not in game.legal()


def test_cheese_boy_with_orange_and_an_empty_roll_zone_has_no_effect() -> None:
    game = run("cheese-boy", active="yellow symbol, orange blank", roll="")
    assert "use cheese-boy" not in game.legal()


def test_cheese_boy_never_loses_the_start_player_die() -> None:
    game = run("cheese-boy", active="yellow symbol, orange blank", roll="start, red", position={"start": 0})
    game.play("use cheese-boy")
    assert game.legal() == ["lose red roll", "done"]


# --------------------------------------------------------------------------------------------------------------- busts


@pytest.mark.parametrize(
    "card", ["the-big-cheese", "stinky-cheese", "bad-cheese", "the-cheese-stands-alone", "cheese-boy"]
)
@pytest.mark.parametrize("face", ["symbol", "power"])
def test_after_a_bust_the_die_is_neither_used_nor_lost(card: str, face: str) -> None:
    game = busted(card, active=f"yellow {face}, brown blank, orange blank", draw="white", fans=4)
    assert game.legal() == ["foot", "stop"]
    assert (game.player()["money"], game.player()["feet"], game.player()["free"]) == (0, 0, [])
    assert game.count("discard", "yellow") == 1
    end_round(game)
    assert game.count("tray", "yellow") == 9
