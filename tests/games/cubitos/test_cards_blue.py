"""The blue cards, clause by clause."""

from pathlib import Path

import pytest

from tests.games.cubitos.rounds import busted, drawn, end_round, run
from tests.games.cubitos.tables import straight, table

# ----------------------------------------------------------------------------------------------------------------- Bob

ROAD = "0S 0. 0c2 0. 1x 1. 2c1f 2. 2g5 2. 2F"  # rewards on 2, 4, 6 and 8


@pytest.mark.parametrize("face", ["symbol", "power"])
@pytest.mark.parametrize(
    ("space", "spaces"), [(0, {2}), (1, {2}), (2, {4}), (3, {2, 4}), (4, {2, 6}), (5, {4, 6}), (9, {8}), (10, {8})]
)
def test_bob_reaches_reward_spaces_one_or_two_spaces_away(
    tmp_path: Path, face: str, space: int, spaces: set[int]
) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active=f"blue {face}", space=space, rival={"space": 1})
    game.play("stop")
    assert game.legal() == ["use bob", "done"]
    game.play("use bob")
    assert set(game.legal()) == {f"reward {n}" for n in spaces} | {"done"}


def test_bob_acts_after_move_and_before_buy(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol, dark gray foot")
    assert "use bob" not in game.legal()
    game.play("step 1", "stop", "use bob", "reward 2")
    assert game.player()["credits"] == 4 + 2
    assert "buy white" in game.legal()


def test_bob_takes_both_icons_of_a_space(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol", space=5)
    game.play("stop", "use bob", "reward 6")
    assert game.player()["fans"] == 1
    assert game.player()["credits"] == 4 + 1 + 1


def test_bob_loses_a_die_as_the_space_says(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol", roll="red", space=3)
    game.play("stop", "use bob", "reward 4", "lose red roll")
    assert game.count("tray", "red") == 10


def test_bob_gains_a_die_up_to_the_cost_of_the_space(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol", space=7)
    game.play("stop", "use bob", "reward 8")
    assert "gain red" in game.legal()  # 5
    assert "gain white" not in game.legal()  # 6
    game.play("gain red")
    assert game.count("discard", "red") == 1


def test_bob_never_takes_the_reward_under_the_runner(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol, dark gray foot", space=3)
    game.play("step 2", "stop")
    assert game.player()["credits"] == 4 + 2
    game.play("use bob")
    assert set(game.legal()) == {"reward 4", "done"}


def test_bob_takes_the_reward_of_the_space_where_the_round_began(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol, 2 dark gray foot", space=2)
    game.play("step 1", "stop", "use bob", "reward 2")
    assert game.player()["credits"] == 4 + 2


def test_bob_takes_the_same_reward_with_each_die(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol, blue power", space=1)
    game.play("stop", "use bob", "reward 2", "use bob", "reward 2")
    assert game.player()["credits"] == 4 + 2 + 2


def test_bob_counts_through_water() -> None:
    game = run("bob", active="blue symbol", space=106)
    game.play("stop", "use bob")
    assert set(game.legal()) == {"reward 92", "reward 107", "reward 132", "done"}


def test_bob_is_optional(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, ROAD), active="blue symbol", space=1)
    game.play("stop", "done")
    assert game.player()["credits"] == 4
    assert "use bob" not in game.legal()


def test_bob_without_a_reward_nearby_has_no_effect(tmp_path: Path) -> None:
    game = run("bob", track=straight(tmp_path, "0S 0. 0. 1. 2c2 2F"), active="blue symbol", space=1)
    game.play("stop")
    assert "use bob" not in game.legal()


# ------------------------------------------------------------------------------------------------------ Undercover Fish

# 0S 1  2  3  4  F   along the coast, with the waters 5 to 9 below it and 10 to 12 below those
COAST = """\
0S    0.    0J    1.    2.    2F
   0~    0~    1~    1~    2~
      0~    1~    1~"""


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_undercover_fish_brings_two_feet_that_may_enter_water(tmp_path: Path, face: str) -> None:
    game = run("undercover-fish", track=drawn(tmp_path, COAST), active=f"blue {face}")
    assert (game.player()["feet"], game.player()["water"]) == (0, 2)
    game.play("step 5", "step 6")
    assert (game.player()["space"], game.player()["water"]) == (6, 0)
    assert game.legal() == ["foot", "stop"]


def test_undercover_fish_feet_walk_on_land_too(tmp_path: Path) -> None:
    game = run("undercover-fish", track=drawn(tmp_path, COAST), active="blue symbol")
    game.play("step 1", "step 2")
    assert (game.player()["space"], game.player()["water"]) == (2, 0)


def test_undercover_fish_enters_water_at_any_time_of_the_move(tmp_path: Path) -> None:
    game = run("undercover-fish", track=drawn(tmp_path, COAST), active="blue symbol, 2 dark gray foot")
    game.play("step 1", "step 2")
    assert (game.player()["feet"], game.player()["water"]) == (0, 2)
    game.play("step 7", "step 8")
    assert game.player()["space"] == 8


def test_undercover_fish_leaves_water_with_an_ordinary_foot(tmp_path: Path) -> None:
    game = run("undercover-fish", track=drawn(tmp_path, COAST), active="dark gray foot", space=5)
    assert {move for move in game.legal() if move.startswith("step")} == {"step 0", "step 1"}


def test_undercover_fish_surrounded_by_water_needs_another_water_foot(tmp_path: Path) -> None:
    track = drawn(tmp_path, COAST)
    stuck = run("undercover-fish", track=track, active="2 dark gray foot", space=11)
    assert stuck.legal() == ["foot", "stop"]
    free = run("undercover-fish", track=track, active="blue symbol", space=11)
    free.play("step 7", "step 3")
    assert free.player()["space"] == 3


def test_undercover_fish_twice_on_the_jet_pack_swims_eight_spaces(tmp_path: Path) -> None:
    game = run("undercover-fish", track=drawn(tmp_path, COAST), active="2 blue symbol", space=2)
    game.play("jetpack")
    assert game.player()["water"] == 8
    game.play("step 6", "step 5", "step 6", "step 7", "step 8", "step 9", "step 8", "step 9")
    assert (game.player()["space"], game.player()["water"]) == (9, 0)


def test_undercover_fish_doubles_only_what_is_left_on_the_jet_pack(tmp_path: Path) -> None:
    game = run("undercover-fish", track=drawn(tmp_path, COAST), active="blue symbol", space=1)
    game.play("step 2", "jetpack")
    assert (game.player()["feet"], game.player()["water"]) == (0, 2)


# --------------------------------------------------------------------------------------------------------- Bahama Llama


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_bahama_llama_brings_three_money_and_a_water_foot(tmp_path: Path, face: str) -> None:
    game = run("bahama-llama", track=drawn(tmp_path, COAST), active=f"blue {face}")
    assert (game.player()["money"], game.player()["feet"], game.player()["water"]) == (3, 0, 1)
    game.play("step 5")
    assert (game.player()["space"], game.player()["water"]) == (5, 0)


def test_bahama_llama_enters_one_water_space_only(tmp_path: Path) -> None:
    game = run("bahama-llama", track=drawn(tmp_path, COAST), active="blue symbol, 3 dark gray foot", space=1)
    game.play("step 6")
    assert {move for move in game.legal() if move.startswith("step")} == {"step 1", "step 2"}


def test_bahama_llama_bought_feet_do_not_swim(tmp_path: Path) -> None:
    game = run("bahama-llama", track=drawn(tmp_path, COAST), active="blue symbol", space=1, credits=9)
    game.play("step 6", "foot")
    assert {move for move in game.legal() if move.startswith("step")} == {"step 1", "step 2"}


def test_bahama_llama_surrounded_by_water_needs_another_water_foot(tmp_path: Path) -> None:
    track = drawn(tmp_path, COAST)
    assert run("bahama-llama", track=track, active="dark gray foot", space=11).legal() == ["foot", "stop"]
    free = run("bahama-llama", track=track, active="blue symbol, dark gray foot", space=11)
    free.play("step 7", "step 3")
    assert free.player()["space"] == 3


def test_bahama_llama_twice_on_the_jet_pack_swims_four_spaces(tmp_path: Path) -> None:
    game = run("bahama-llama", track=drawn(tmp_path, COAST), active="2 blue symbol", space=2)
    game.play("jetpack", "step 6", "step 11", "step 12", "step 8")
    assert (game.player()["space"], game.player()["water"]) == (8, 0)


def test_bahama_llama_keeps_its_water_foot_while_ordinary_feet_are_left(tmp_path: Path) -> None:
    game = run("bahama-llama", track=drawn(tmp_path, COAST), active="blue symbol, dark gray foot")
    game.play("step 1")
    assert (game.player()["feet"], game.player()["water"]) == (0, 1)
    other = run("bahama-llama", track=drawn(tmp_path, COAST), active="blue symbol, dark gray foot")
    other.play("wade 1")
    assert (other.player()["feet"], other.player()["water"]) == (1, 0)


# ----------------------------------------------------------------------------------------------------------- Llama-Rama


def test_llama_rama_brings_three_money() -> None:
    game = run("llama-rama", active="2 blue symbol", fans=2)
    assert (game.player()["money"], game.player()["fans"], game.player()["credits"]) == (6, 2, 4)


def test_llama_rama_power_brings_a_fan_with_its_credits() -> None:
    game = run("llama-rama", active="blue power", fans=2)
    game.play("use llama-rama power")
    assert (game.player()["money"], game.player()["fans"], game.player()["credits"]) == (3, 3, 4 + 2)


def test_llama_rama_power_brings_no_hand() -> None:
    game = run("llama-rama", active="blue power", fans=3)
    game.play("use llama-rama power")
    assert (game.player()["fans"], game.player()["hands"], game.player()["credits"]) == (4, 0, 4)


def test_llama_rama_power_at_the_end_of_the_fan_track_brings_its_credits_again() -> None:
    game = run("llama-rama", active="2 blue power", fans=12)
    game.play("use llama-rama power", "use llama-rama power")
    assert (game.player()["fans"], game.player()["credits"]) == (13, 4 + 6 + 6)


def test_llama_rama_power_is_optional() -> None:
    game = run("llama-rama", active="blue power", fans=2)
    game.play("done", "done")
    assert (game.player()["money"], game.player()["fans"], game.player()["credits"]) == (0, 2, 4)


# --------------------------------------------------------------------------------------------------------- Llama Shaman


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_llama_shaman_brings_two_money_and_a_red_die(face: str) -> None:
    game = run("llama-shaman", active=f"blue {face}")
    game.play("use llama-shaman")
    assert game.player()["money"] == 2
    assert (game.count("discard", "red"), game.count("tray", "red")) == (1, 9)


def test_llama_shaman_without_a_red_die_left_still_brings_money() -> None:
    game = run("llama-shaman", active="2 blue symbol", others=[{"draw": "9 red"}, {}])
    game.play("use llama-shaman", "use llama-shaman")
    assert game.player()["money"] == 4
    assert (game.count("discard", "red"), game.count("tray", "red")) == (1, 0)


def test_llama_shaman_leaves_both_purchases_red_included() -> None:
    game = run("llama-shaman", active="blue symbol", credits=20)
    game.play("use llama-shaman", "stop", "buy red")
    assert game.count("discard", "red") == 2
    game.play("buy white")
    assert game.count("tray", "red") == 8


def test_llama_shaman_is_optional() -> None:
    game = run("llama-shaman", active="blue symbol")
    game.play("done", "done")
    assert (game.player()["money"], game.count("tray", "red")) == (0, 10)


# --------------------------------------------------------------------------------------------------------------- Stogie


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_stogie_rolls_all_gray_and_white_dice_of_draw_and_roll(face: str) -> None:
    draw, discard = "2 light gray, white, brown", "white, light gray"
    game = table("stogie", roll="blue, light gray, dark gray, red", draw=draw, discard=discard)
    game.play("push", dice=f"blue {face}, light gray blank, dark gray blank, red blank")
    assert game.legal() == ["use stogie", "skip stogie"]
    game.play("use stogie", dice="light gray money, 2 light gray blank, dark gray foot, white foot")
    assert game.count("active", "light gray", "money") == 1
    assert game.count("active", "dark gray", "foot") == 1
    assert game.count("active", "white", "foot") == 1
    assert game.player()["roll"] == {"light gray": 2, "red": 1}
    assert game.player()["draw"] == {"brown": 1}
    assert game.player()["discard"] == {"white": 1, "light gray": 1}


def test_stogie_is_optional_and_only_at_the_time_it_is_rolled() -> None:
    game = table("stogie", roll="blue, red", draw="2 light gray")
    game.play("push", dice="blue symbol, red blank")
    game.play("skip stogie", "push", dice="red blank")
    assert game.legal() == ["push", "pass"]
    assert game.count("draw", "light gray") == 2


def test_stogie_does_not_roll_the_start_player_die() -> None:
    game = table("stogie", roll="blue, start", draw="light gray", position={"start": 0})
    game.play("push", dice="blue symbol, start blank")
    game.play("use stogie", dice="light gray blank")
    assert game.player()["roll"] == {"light gray": 1, "start": 1}


def test_stogie_cannot_bust() -> None:
    game = table("stogie", roll="blue", active="4 light gray money", draw="3 light gray")
    game.play("push", dice="blue symbol")
    game.play("use stogie", dice="3 light gray blank")
    assert not game.player()["busted"]
    assert game.legal() == ["push", "pass"]


def test_stogie_takes_nothing_from_discard() -> None:
    game = table("stogie", roll="blue, red", draw="brown", discard="3 white")
    game.play("push", dice="blue symbol, red blank")
    assert game.legal() == ["push", "pass"]


def test_stogie_lets_white_dice_act_now() -> None:
    game = table("stogie", "fast-cat", roll="blue", draw="white, 2 brown")
    game.play("push", dice="blue symbol")
    game.play("use stogie", dice="white symbol")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat", dice="2 brown money")
    assert game.count("active", "brown", "money") == 2


def test_stogie_twice_in_a_roll_rolls_the_misses_again() -> None:
    game = table("stogie", roll="2 blue", draw="3 light gray")
    game.play("push", dice="2 blue symbol")
    game.play("use stogie", dice="light gray money, 2 light gray blank")
    game.play("use stogie", dice="light gray money, light gray blank")
    assert game.count("active", "light gray", "money") == 2
    assert game.player()["roll"] == {"light gray": 1}


# --------------------------------------------------------------------------------------------------- Chilly McChillster

CHILLY = "chilly-mcchillster"


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_chilly_mcchillster_rolls_the_roll_zone_twice(face: str) -> None:
    game = run(CHILLY, active=f"blue {face}", roll="2 light gray, white, brown", draw="red", discard="red")
    first = "light gray money, light gray blank, white blank, brown blank"
    game.play(f"use {CHILLY}", dice=f"{first}, light gray blank, white foot, brown blank")
    assert (game.player()["money"], game.player()["feet"]) == (1, 1)
    assert game.player()["roll"] == {"light gray": 1, "brown": 1}
    assert (game.player()["draw"], game.player()["discard"]) == ({"red": 1}, {"red": 1})


def test_chilly_mcchillster_cannot_bust() -> None:
    game = run(CHILLY, active="blue symbol, 5 light gray money", roll="light gray")
    game.play(f"use {CHILLY}", dice="2 light gray blank")
    assert not game.player()["busted"]
    assert game.player()["money"] == 5


def test_chilly_mcchillster_rolls_the_start_player_die() -> None:
    game = run(CHILLY, active="blue symbol", roll="start", position={"start": 0})
    game.play(f"use {CHILLY}", dice="start blank, start credit")
    assert game.player()["credits"] == 5


def test_chilly_mcchillster_with_hits_only_has_nothing_to_roll_again() -> None:
    game = run(CHILLY, active="blue symbol", roll="2 light gray")
    game.play(f"use {CHILLY}", dice="2 light gray money")
    assert game.player()["money"] == 2
    assert game.player()["roll"] == {}


def test_chilly_mcchillster_lets_dice_act_now_before_the_second_roll() -> None:
    game = run(CHILLY, "dugout", active="blue symbol", roll="orange, red", draw="3 brown")
    game.play(f"use {CHILLY}", dice="orange symbol, red blank")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="brown money, 2 brown blank, brown money, brown blank, red blank")
    assert game.player()["money"] == 6
    assert game.player()["roll"] == {"brown": 1, "red": 1}


def test_chilly_mcchillster_acts_now_in_the_second_roll_too() -> None:
    game = run(CHILLY, "dugout", active="blue symbol", roll="orange, red", draw="3 light gray")
    game.play(f"use {CHILLY}", dice="orange blank, red blank, orange symbol, red blank")
    game.play("use dugout", dice="3 light gray money")
    assert game.player()["money"] == 3


def test_chilly_mcchillster_brings_run_abilities_to_use() -> None:
    game = run(CHILLY, "rich-dog", active="blue symbol", roll="brown")
    game.play(f"use {CHILLY}", dice="brown symbol")
    assert game.player()["money"] == 3
    assert game.count("tray", "brown") == 10


def test_chilly_mcchillster_may_roll_another_chilly_mcchillster() -> None:
    game = run(CHILLY, active="blue symbol", roll="blue, light gray")
    game.play(f"use {CHILLY}", dice="light gray blank, blue symbol, light gray blank")
    game.play(f"use {CHILLY}", dice="light gray blank, light gray money")
    assert game.player()["money"] == 1


def test_chilly_mcchillster_rolls_swords_before_they_are_compared() -> None:
    game = run(CHILLY, "el-bandito", active="blue symbol", roll="red", others=[{"active": "red symbol"}, {}])
    game.play(f"use {CHILLY}", dice="red power")
    assert game.player()["swords"] == 2
    assert game.player()["credits"] == 4 + 2


def test_chilly_mcchillster_with_an_empty_roll_zone_has_no_effect() -> None:
    game = run(CHILLY, active="blue symbol", roll="")
    assert f"use {CHILLY}" not in game.legal()


def test_chilly_mcchillster_is_optional() -> None:
    game = run(CHILLY, active="blue symbol", roll="brown")
    game.play("done", "done")
    assert game.player()["roll"] == {"brown": 1}
    assert "stop" in game.legal()


# --------------------------------------------------------------------------------------------------------------- busts


@pytest.mark.parametrize(
    "card", ["bob", "undercover-fish", "llama-rama", "bahama-llama", "llama-shaman", "stogie", "chilly-mcchillster"]
)
@pytest.mark.parametrize("face", ["symbol", "power"])
def test_after_a_bust_the_die_is_neither_used_nor_lost(card: str, face: str) -> None:
    game = busted(card, active=f"blue {face}", draw="white", space=106)
    assert game.legal() == ["foot", "stop"]
    assert (game.player()["money"], game.player()["feet"], game.player()["water"]) == (0, 0, 0)
    assert (game.count("discard", "blue"), game.count("tray", "red"), game.player()["fans"]) == (1, 10, 1)
    game.play("stop")
    assert "use bob" not in game.legal()
    end_round(game)
    assert game.count("tray", "blue") == 9


def test_the_money_face_of_a_blue_die_brings_two_money() -> None:
    assert run("bob", active="blue money").player()["money"] == 2
