"""The orange cards, clause by clause."""

import pytest

from tests.games.cubitos.rounds import busted, end_round, run
from tests.games.cubitos.tables import table

# -------------------------------------------------------------------------------------------------------------- Dugout


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_dugout_adds_three_dice_of_your_choice(face: str) -> None:
    game = table("dugout", roll="orange, light gray", draw="2 white, 2 red, brown")
    game.play("push", dice=f"orange {face}, light gray blank")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", "draw white", "draw white", "draw brown", dice="white foot, white blank, brown money")
    assert (game.count("active", "white", "foot"), game.count("active", "brown", "money")) == (1, 1)
    assert (game.count("roll", "white"), game.count("roll", "light gray")) == (1, 1)
    assert (game.count("draw", "red"), game.count("draw", "brown")) == (2, 0)
    assert game.count("active", "orange", face) == 1


def test_dugout_is_optional_and_only_at_the_time_it_is_rolled() -> None:
    game = table("dugout", roll="orange, light gray", draw="3 white")
    game.play("push", dice="orange symbol, light gray blank")
    game.play("skip dugout")
    assert game.count("draw", "white") == 3
    game.play("push", dice="light gray blank")
    assert game.legal() == ["push", "pass"]


def test_dugout_refills_draw_from_discard() -> None:
    game = table("dugout", roll="orange", draw="red", discard="2 white, brown")
    game.play("push", dice="orange symbol")
    game.play("use dugout", "draw white", "draw white", dice="red blank, 2 white blank")
    assert game.player()["roll"] == {"red": 1, "white": 2}
    assert game.player()["draw"] == {"brown": 1}
    assert game.player()["discard"] == {}


def test_dugout_adds_what_there_is() -> None:
    game = table("dugout", roll="orange", draw="red", discard="white")
    game.play("push", dice="orange symbol")
    game.play("use dugout", dice="red blank, white blank")
    assert game.player()["roll"] == {"red": 1, "white": 1}


def test_dugout_without_any_dice_left_has_no_effect() -> None:
    game = table("dugout", roll="orange, light gray", draw="")
    game.play("push", dice="orange symbol, light gray blank")
    assert game.legal() == ["push", "pass"]


def test_dugout_cannot_bust() -> None:
    game = table("dugout", roll="orange", active="4 light gray money", draw="3 white")
    game.play("push", dice="orange symbol")
    game.play("use dugout", dice="3 white blank")
    assert not game.player()["busted"]
    assert game.legal() == ["push", "pass"]


def test_dugout_among_the_added_dice_acts_again() -> None:
    game = table("dugout", roll="orange", draw="orange, 2 white", discard="3 brown")
    game.play("push", dice="orange symbol")
    game.play("use dugout", dice="orange power, 2 white blank")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="3 brown blank")
    assert game.player()["roll"] == {"white": 2, "brown": 3}


def test_dugout_twice_in_a_roll_is_used_twice() -> None:
    game = table("dugout", roll="2 orange", draw="6 light gray")
    game.play("push", dice="orange symbol, orange power")
    game.play("use dugout", dice="3 light gray blank")
    game.play("use dugout", dice="3 light gray money")
    assert game.count("roll", "light gray") == 3
    assert game.count("active", "light gray", "money") == 3


def test_dugout_acts_on_the_first_roll_too() -> None:
    game = table("dugout", roll="orange", draw="8 light gray", discard="3 white")
    game.play("pass", dice="start blank, orange symbol, 15 light gray blank, 2 dark gray blank")
    assert game.legal()[:2] == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="3 white foot")
    assert game.count("active", "white", "foot") == 3


def test_dugout_that_acted_is_discarded_by_a_bust() -> None:
    game = table("dugout", roll="orange", active="2 light gray money", draw="3 white")
    game.play("push", dice="orange symbol")
    game.play("use dugout", dice="3 white blank")
    game.play("push", dice="3 white blank")
    assert game.player()["busted"]
    assert game.count("discard", "orange") == 1


# ----------------------------------------------------------------------------------------------------- Reliever Beaver


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_reliever_beaver_loses_a_die_from_roll(face: str) -> None:
    game = run("reliever-beaver", active=f"orange {face}, white foot", roll="light gray, red", discard="blue")
    game.play("use reliever-beaver")
    assert game.legal() == ["lose light gray roll", "lose red roll", "done"]
    game.play("lose red roll")
    assert (game.count("roll", "red"), game.count("tray", "red")) == (0, 10)
    assert game.count("active", "orange") == 1


def test_reliever_beaver_may_lose_nothing() -> None:
    game = run("reliever-beaver", active="orange symbol", roll="red")
    game.play("use reliever-beaver", "done")
    assert game.count("roll", "red") == 1
    game = run("reliever-beaver", active="orange symbol", roll="red")
    game.play("done", "done")
    assert game.count("roll", "red") == 1


def test_reliever_beaver_has_no_effect_with_an_empty_roll_zone() -> None:
    game = run("reliever-beaver", active="orange symbol", roll="", discard="red")
    assert "use reliever-beaver" not in game.legal()


def test_reliever_beaver_never_loses_the_start_player_die() -> None:
    game = run("reliever-beaver", active="orange symbol", roll="start", position={"start": 0})
    assert "use reliever-beaver" not in game.legal()


def test_reliever_beaver_loses_one_die_for_each_die() -> None:
    game = run("reliever-beaver", active="orange symbol, orange power", roll="2 light gray")
    game.play("use reliever-beaver", "lose light gray roll", "use reliever-beaver", "lose light gray roll")
    assert game.count("roll", "light gray") == 0


# ---------------------------------------------------------------------------------------------------------- Benchwarmer


@pytest.mark.parametrize("face", ["symbol", "power"])
@pytest.mark.parametrize("place", ["light gray draw", "red roll", "blue discard", "white foot"])
def test_benchwarmer_loses_itself_and_a_die_from_any_zone(face: str, place: str) -> None:
    game = run("benchwarmer", active=f"orange {face}, white foot", roll="red", discard="blue")
    game.play("use benchwarmer")
    assert {f"lose {die}" for die in ("light gray draw", "red roll", "blue discard", "white foot")} == set(game.legal())
    kind = place.rpartition(" ")[0]
    before = game.count("tray", kind)
    game.play(f"lose {place}")
    assert game.count("tray", kind) == before + 1
    assert game.count("active", "orange") == 0
    assert game.count("tray", "orange") == 10


def test_benchwarmer_is_optional() -> None:
    game = run("benchwarmer", active="orange symbol", roll="red")
    game.play("done", "done")
    assert game.count("active", "orange") == 1
    assert game.count("roll", "red") == 1


def test_benchwarmer_never_loses_the_start_player_die() -> None:
    game = run("benchwarmer", active="orange symbol, start foot", roll="red", position={"start": 0})
    game.play("use benchwarmer")
    assert not any("start" in move for move in game.legal())


def test_benchwarmer_may_lose_another_benchwarmer() -> None:
    game = run("benchwarmer", active="2 orange symbol", roll="red")
    game.play("use benchwarmer", "lose orange symbol")
    assert game.count("tray", "orange") == 10
    assert "use benchwarmer" not in game.legal()


# -------------------------------------------------------------------------------------------------------- Batter Beaver


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_batter_beaver_adds_two_dice(face: str) -> None:
    game = table("batter-beaver", roll="orange", active="3 light gray money", draw="red", discard="white, brown")
    game.play("push", dice=f"orange {face}")
    assert game.legal() == ["use batter-beaver", "skip batter-beaver"]
    game.play("use batter-beaver", "draw white", dice="red blank, white blank")
    assert game.player()["roll"] == {"red": 1, "white": 1}
    assert game.player()["draw"] == {"brown": 1}
    assert not game.player()["busted"]


def test_batter_beaver_now_is_optional_and_only_at_the_time_it_is_rolled() -> None:
    game = table("batter-beaver", roll="orange, light gray", draw="2 white")
    game.play("push", dice="orange symbol, light gray blank")
    game.play("skip batter-beaver")
    assert game.legal() == ["push", "pass"]
    assert game.count("draw", "white") == 2


def test_batter_beaver_loses_nothing_without_a_credit_of_this_round() -> None:
    game = run("batter-beaver", active="orange symbol, dark gray foot", credits=9)
    assert game.count("tray", "orange") == 9
    assert game.count("draw", "light gray") == 1
    assert "stop" in game.legal()


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_batter_beaver_loses_a_die_for_a_credit_of_the_start_player_die(face: str) -> None:
    active = f"orange {face}, start credit"
    game = run("batter-beaver", active=active, roll="red", discard="white", position={"start": 0})
    assert game.legal() == ["credit", "done"]
    game.play("credit")
    blank = {"lose light gray draw", "lose red roll", "lose white discard", "lose orange blank"}
    assert set(game.legal()) == blank
    game.play("lose red roll")
    assert game.count("tray", "red") == 10


def test_batter_beaver_must_lose_a_die_although_it_is_not_used() -> None:
    game = run("batter-beaver", "schmutz", active="orange symbol, white symbol", roll="red", credited=True)
    assert game.legal() == ["use schmutz", "use batter-beaver", "done"]
    game.play("done", "done")
    assert "lose orange blank" in game.legal()
    assert "done" not in game.legal()
    game.play("lose orange blank")
    assert game.count("tray", "orange") == 10


def test_batter_beaver_loses_one_die_for_each_die() -> None:
    active = "orange symbol, orange power, start credit"
    game = run("batter-beaver", active=active, roll="2 red", position={"start": 0})
    game.play("credit", "lose red roll", "lose red roll")
    assert game.count("tray", "red") == 10
    assert "stop" in game.legal()


def test_batter_beaver_counts_a_credit_of_the_fan_track() -> None:
    game = run("batter-beaver", "llama-rama", active="orange symbol, blue power", roll="red", fans=2)
    assert game.legal() == ["use llama-rama power", "done"]
    game.play("use llama-rama power")
    assert "lose red roll" in game.legal()


def test_batter_beaver_does_not_count_a_hand_of_the_fan_track() -> None:
    game = run("batter-beaver", "llama-rama", active="orange symbol, blue power", roll="red", fans=1)
    game.play("use llama-rama power")
    assert game.player()["fans"] == 2
    assert "stop" in game.legal()


def test_batter_beaver_counts_credits_of_a_comparison_in_a_race_of_three() -> None:
    others = [{"active": "red symbol"}, {}]
    game = run("batter-beaver", "el-bandito", active="orange symbol, red power", roll="white", others=others)
    game.play("choose 1")
    assert game.player()["credits"] == 6
    assert "lose white roll" in game.legal()


def test_credits_of_a_comparison_may_be_declined_for_the_beavers_sake() -> None:
    others = [{"active": "red symbol"}, {}]
    game = run("batter-beaver", "el-bandito", active="orange symbol, red power", roll="white", others=others)
    game.play("done")
    assert game.player()["credits"] == 4
    assert game.player(1)["credits"] == 1
    assert game.phase() == "move"
    assert game.count("roll", "white") == 1


def test_batter_beaver_does_not_lose_a_die_after_a_bust() -> None:
    game = busted("batter-beaver", active="orange symbol", draw="white")
    assert game.player()["credits"] == 5
    assert game.count("discard", "orange") == 1
    assert game.count("draw", "white") == 1
    assert "stop" in game.legal()


# ------------------------------------------------------------------------------------------------------------- Mr. Bats


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_mr_bats_brings_two_money(face: str) -> None:
    game = run("mr-bats", active=f"orange {face}", fans=5)
    game.play("use mr-bats", "choose 1")
    assert (game.player()["money"], game.player()["feet"]) == (2, 0)


@pytest.mark.parametrize("face", ["symbol", "power"])
@pytest.mark.parametrize(("fans", "feet"), [(1, 0), (2, 1), (5, 2), (13, 6)])
def test_mr_bats_brings_half_of_the_fans_in_feet(face: str, fans: int, feet: int) -> None:
    game = run("mr-bats", active=f"orange {face}", fans=fans)
    game.play("use mr-bats", "choose 2")
    assert (game.player()["money"], game.player()["feet"]) == (0, feet)


def test_mr_bats_chooses_for_each_die() -> None:
    game = run("mr-bats", active="orange symbol, orange power", fans=4)
    game.play("use mr-bats", "choose 1", "use mr-bats", "choose 2")
    assert (game.player()["money"], game.player()["feet"]) == (2, 2)


def test_mr_bats_is_optional() -> None:
    game = run("mr-bats", active="orange symbol", fans=4)
    game.play("done", "done")
    assert (game.player()["money"], game.player()["feet"]) == (0, 0)


# ------------------------------------------------------------------------------------------------------------- The Babe


def test_the_babe_brings_five_money_and_stays() -> None:
    game = run("the-babe", active="2 orange symbol")
    assert (game.player()["money"], game.player()["feet"]) == (10, 0)
    assert game.count("active", "orange") == 2


def test_the_babe_power_brings_a_foot_as_well_and_loses_the_die() -> None:
    game = run("the-babe", active="orange power")
    assert (game.player()["money"], game.player()["feet"]) == (5, 1)
    assert (game.count("active", "orange"), game.count("tray", "orange")) == (0, 10)


def test_the_babe_power_is_used_by_itself_as_the_die_is_lost_anyway() -> None:
    game = run("the-babe", "schmutz", active="orange power, white symbol")
    assert game.legal() == ["use schmutz", "use the-babe power", "done"]
    game.play("done", "done")
    assert (game.player()["money"], game.player()["feet"]) == (5, 1)
    assert game.count("tray", "orange") == 10


def test_the_babe_power_loses_only_its_own_die() -> None:
    game = run("the-babe", active="orange symbol, 2 orange power", discard="orange")
    assert (game.player()["money"], game.player()["feet"]) == (15, 2)
    assert (game.count("active", "orange"), game.count("discard", "orange")) == (1, 1)


# ---------------------------------------------------------------------------------------------------------- Pinch Eater


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_pinch_eater_places_a_die_on_a_face_of_your_choice(face: str) -> None:
    game = table("pinch-eater", roll="orange, white, brown", draw="")
    game.play("push", dice=f"orange {face}, white blank, brown blank")
    assert game.legal() == ["use pinch-eater", "skip pinch-eater"]
    game.play("use pinch-eater")
    assert game.legal() == ["set white", "set brown"]
    game.play("set white")
    assert set(game.legal()) == {"face blank", "face symbol", "face foot"}
    game.play("face foot")
    assert game.count("active", "white", "foot") == 1
    assert game.player()["roll"] == {"brown": 1}


def test_pinch_eater_is_optional_and_only_at_the_time_it_is_rolled() -> None:
    game = table("pinch-eater", roll="orange, white", draw="")
    game.play("push", dice="orange symbol, white blank")
    game.play("skip pinch-eater")
    assert game.count("roll", "white") == 1
    game.play("push", dice="white blank")
    assert game.legal() == ["push", "pass"]


def test_pinch_eater_has_no_effect_with_an_empty_roll_zone() -> None:
    game = table("pinch-eater", "broken-cow", roll="orange, white", active="white symbol", draw="red")
    game.play("push", dice="orange symbol, white symbol")
    assert game.legal() == ["pass", "use broken-cow"]


def test_pinch_eater_lets_the_placed_die_act_now() -> None:
    game = table("pinch-eater", "fast-cat", roll="orange, white", draw="2 light gray")
    game.play("push", dice="orange symbol, white blank")
    game.play("use pinch-eater", "face symbol")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat", dice="2 light gray money")
    assert game.count("active", "light gray", "money") == 2


def test_pinch_eater_places_a_pinch_eater_that_places_another_die() -> None:
    game = table("pinch-eater", roll="2 orange, brown, light gray", draw="")
    game.play("push", dice="orange symbol, orange blank, brown blank, light gray blank")
    game.play("use pinch-eater", "set orange", "face power", "use pinch-eater", "set brown", "face money")
    assert game.count("active", "orange") == 2
    assert game.count("active", "brown", "money") == 1
    assert game.player()["roll"] == {"light gray": 1}


def test_pinch_eater_twice_in_a_roll_with_one_die_left_acts_once() -> None:
    game = table("pinch-eater", roll="2 orange, brown", draw="")
    game.play("push", dice="2 orange symbol, brown blank")
    game.play("use pinch-eater", "face money")
    assert game.count("active", "brown", "money") == 1
    assert "use pinch-eater" not in game.legal()


def test_pinch_eater_waits_for_another_now_ability_to_fill_the_roll_zone() -> None:
    game = table("pinch-eater", "fast-cat", roll="orange, white", draw="2 brown")
    game.play("push", dice="orange symbol, white symbol")
    game.play("use fast-cat", dice="2 brown blank")
    assert game.legal() == ["use pinch-eater", "skip pinch-eater"]


def test_pinch_eater_may_place_the_start_player_die() -> None:
    game = table("pinch-eater", roll="orange, start, red", draw="", credits=4, position={"start": 0})
    game.play("push", dice="orange symbol, start blank, red blank")
    game.play("use pinch-eater", "set start", "face credit", "pass")
    assert game.player()["credits"] == 5


def test_pinch_eater_with_the_cheese_stands_alone_forces_a_push() -> None:
    game = table("pinch-eater", "the-cheese-stands-alone", roll="orange, yellow, light gray", draw="")
    game.play("push", dice="orange symbol, yellow blank, light gray blank")
    game.play("use pinch-eater", "set yellow", "face symbol", dice="light gray money")
    assert game.count("active", "light gray", "money") == 1


def test_pinch_eater_adds_an_active_die_to_the_risk() -> None:
    game = table("pinch-eater", roll="orange, 2 light gray", active="light gray money", draw="")
    game.play("push", dice="orange symbol, 2 light gray blank")
    game.play("use pinch-eater", "face money", "push", dice="light gray blank")
    assert game.player()["busted"]
    assert game.player()["discard"] == {"orange": 1, "light gray": 2}


def test_pinch_eater_in_the_run_phase_brings_the_chosen_face() -> None:
    game = run("pinch-eater", "chilly-mcchillster", active="blue symbol", roll="orange, brown", draw="")
    game.play("use chilly-mcchillster", dice="orange symbol, brown blank")
    game.play("use pinch-eater", "face money")
    assert game.player()["money"] == 3


# --------------------------------------------------------------------------------------------------------------- busts


@pytest.mark.parametrize("card", ["reliever-beaver", "benchwarmer", "mr-bats", "the-babe"])
@pytest.mark.parametrize("face", ["symbol", "power"])
def test_after_a_bust_the_die_is_neither_used_nor_lost(card: str, face: str) -> None:
    game = busted(card, active=f"orange {face}", draw="white", fans=4)
    assert game.legal() == ["foot", "stop"]
    assert (game.player()["money"], game.player()["feet"]) == (0, 0)
    assert (game.count("discard", "orange"), game.count("roll", "light gray")) == (1, 1)
    end_round(game)
    assert game.count("tray", "orange") == 9
