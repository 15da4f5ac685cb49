"""The brown cards, clause by clause. What all of them share: the die that shows its symbol is lost in the Run Phase.

What it brings is free then, so nobody is asked about it unless something else depends on the order, as Schmutz does.
"""

import pytest

from tests.games.cubitos.rounds import end_round
from tests.games.cubitos.steps import WAITING, bust, owned, step_4
from tests.games.cubitos.tables import table

# What each brings, money and feet, beside one gray money.
BRINGS = {
    "rich-dog": (3, 0),
    "captain-bark": (0, 2),
    "wizard": (0, 0),
    "dapper-doggie": (1, 0),
    "dr-livingstone": (0, 2),
    "mr-dog": (0, 2),
    "muggles": (2, 0),
}
BROWN = tuple(BRINGS)


@pytest.mark.parametrize("card", BROWN)
def test_brown_die_is_used_by_itself_at_the_end_of_step_4(card: str) -> None:
    game = step_4(card, "schmutz", active="brown symbol, white symbol, light gray money")
    game.play("done")
    assert game.count("active", "brown", "symbol") == 1
    game.play("done")
    assert owned(game, "brown") == 0
    assert game.count("tray", "brown") == 10
    money, feet = BRINGS[card]
    assert (game.player()["money"], game.player()["feet"]) == (1 + money, feet)


@pytest.mark.parametrize("card", BROWN)
def test_lone_brown_die_is_not_asked_about(card: str) -> None:
    game = step_4(card, active="brown symbol, light gray money")
    assert game.legal() == []
    assert game.count("tray", "brown") == 10
    money, feet = BRINGS[card]
    assert (game.player()["money"], game.player()["feet"]) == (1 + money, feet)


@pytest.mark.parametrize("card", BROWN)
def test_brown_die_is_lost_when_used(card: str) -> None:
    game = step_4(card, "schmutz", active="2 brown symbol, white symbol, dark gray money")
    game.play(f"use {card}")
    assert game.count("active", "brown", "symbol") == 1
    assert game.count("tray", "brown") == 9
    game.play(f"use {card}")
    assert game.count("tray", "brown") == 10


@pytest.mark.parametrize("card", BROWN)
def test_brown_die_is_not_lost_after_a_bust(card: str) -> None:
    game = bust(card, active="brown symbol, 2 light gray money")
    assert game.count("discard", "brown") == 1
    game.play("done")
    assert game.legal() == []
    assert (game.player()["money"], game.player()["feet"]) == (0, 0)
    end_round(game)
    assert owned(game, "brown") == 1


@pytest.mark.parametrize("card", BROWN)
def test_brown_die_that_shows_money_is_kept(card: str) -> None:
    game = step_4(card, active="brown money", roll="brown")
    assert game.player()["money"] == 3
    assert game.legal() == []
    end_round(game)
    assert owned(game, "brown") == 2


# ------------------------------------------------------------------------------------------------------------ Rich Dog


def test_rich_dog_gains_3_money() -> None:
    game = step_4("rich-dog", active="2 brown symbol")
    assert game.player()["money"] == 6


def test_rich_dog_is_back_in_its_tray_for_the_buy_step() -> None:
    game = step_4("rich-dog", active="brown symbol", rival={"draw": "9 brown"}, position={"start": 0})
    assert game.count("tray", "brown") == 1
    game.play("buy brown")
    assert owned(game, "brown") == 1


# -------------------------------------------------------------------------------------------------------- Captain Bark


def test_captain_bark_gains_2_feet() -> None:
    game = step_4("captain-bark", active="brown symbol")
    assert game.player()["feet"] == 2
    assert game.player()["fans"] == 0


def test_captain_bark_may_advance_on_the_fan_track_with_its_credits() -> None:
    game = step_4("captain-bark", active="brown symbol, white foot, red blank")
    assert game.legal() == ["choose 1", "done"]
    game.play("choose 1")
    assert (game.player()["fans"], game.player()["credits"]) == (1, 1)
    assert game.player()["feet"] == 3
    assert owned(game, "brown") == 0


def test_captain_bark_gains_no_hand_token() -> None:
    game = step_4("captain-bark", active="brown symbol, white blank, red blank", fans=1)
    game.play("choose 1")
    assert (game.player()["fans"], game.player()["hands"], game.player()["credits"]) == (2, 0, 0)


def test_captain_bark_on_the_last_fan_space_gains_its_credits_again() -> None:
    game = step_4("captain-bark", active="brown symbol, white blank, red blank", fans=13)
    game.play("choose 1")
    assert (game.player()["fans"], game.player()["credits"]) == (13, 6)


def test_captain_bark_step_may_be_declined_but_the_feet_come() -> None:
    game = step_4("captain-bark", active="brown symbol, white blank, red blank")
    game.play("done")
    assert (game.player()["fans"], game.player()["feet"]) == (0, 2)


@pytest.mark.parametrize("active", ["white foot", "red symbol", "light gray money"])
def test_captain_bark_needs_white_and_red_active(active: str) -> None:
    game = step_4("captain-bark", active=f"brown symbol, {active}", roll="white, red")
    assert "choose 1" not in game.legal()
    assert game.player()["fans"] == 0


def test_captain_bark_is_asked_about_before_fans_count_in_a_comparison() -> None:
    game = step_4("captain-bark", "supah-general", active="brown symbol, white blank, red symbol")
    assert game.legal() == ["use captain-bark", "done"]
    game.play("use captain-bark", "choose 1")
    assert game.player()["feet"] == 2 + 1


# -------------------------------------------------------------------------------------------------------------- Wizard


def test_wizard_gains_a_foot_for_each_push() -> None:
    game = table("wizard", roll="3 light gray", active="brown symbol")
    game.play("push", dice="light gray money, 2 light gray blank")
    assert game.player()["feet"] == 1
    game.play("push", dice="light gray money, light gray blank")
    assert game.player()["feet"] == 2


def test_wizard_gains_a_foot_for_each_die() -> None:
    game = table("wizard", roll="2 light gray", active="2 brown symbol, brown money")
    game.play("push", dice="light gray money, light gray blank")
    assert game.player()["feet"] == 2


def test_wizard_must_lie_in_active_when_you_push() -> None:
    game = table("wizard", roll="brown, 2 light gray")
    game.play("push", dice="brown symbol, 2 light gray blank")
    assert game.player()["feet"] == 0
    game.play("push", dice="light gray money, light gray blank")
    assert game.player()["feet"] == 1


def test_wizard_gains_a_foot_if_a_push_without_risk_misses() -> None:
    game = table("wizard", roll="light gray", active="brown symbol")
    game.play("push", dice="light gray blank")
    assert not game.player()["busted"]
    assert game.player()["feet"] == 1


def test_wizard_gains_nothing_for_the_push_that_busts() -> None:
    game = table("wizard", roll="3 light gray", active="brown symbol, light gray money")
    game.play("push", dice="light gray money, 2 light gray blank")
    game.play("push", dice="2 light gray blank")
    assert game.player()["busted"]
    assert game.player()["feet"] == 1


def test_wizard_gains_a_foot_if_another_die_prevents_the_bust() -> None:
    game = table("wizard", "keep-on-rollin", roll="light gray", active="brown symbol, green symbol, light gray money")
    game.play("push", dice="light gray blank")
    assert game.player()["feet"] == 0
    game.play("use keep-on-rollin")
    assert game.player()["feet"] == 1


def test_wizard_feet_are_there_in_the_run_phase() -> None:
    game = table("wizard", roll="2 light gray", draw="", active="brown symbol", rival=WAITING)
    game.play("push", dice="light gray money, light gray blank")
    game.play("pass")
    assert game.player()["feet"] == 1
    assert game.count("tray", "brown") == 10


# ------------------------------------------------------------------------------------------------------- Dapper Doggie


def test_dapper_doggie_repeats_money_and_feet_of_gray_dice() -> None:
    game = step_4("dapper-doggie", active="brown symbol, 2 light gray money, dark gray money, dark gray foot")
    assert (game.player()["money"], game.player()["feet"]) == (6, 2)


def test_dapper_doggie_twice_brings_9_money_in_all() -> None:
    game = step_4("dapper-doggie", active="2 brown symbol, 3 light gray money")
    assert game.player()["money"] == 9
    assert game.count("tray", "brown") == 10


def test_dapper_doggie_repeats_no_other_dice() -> None:
    active = "brown symbol, light gray money, brown money, white foot, start money, blue money"
    game = step_4("dapper-doggie", active=active, roll="dark gray", position={"start": 0})
    assert game.player()["money"] == 1 + 3 + 2 + 2 + 1
    assert game.player()["feet"] == 1


def test_dapper_doggie_is_lost_even_if_gray_dice_bring_nothing() -> None:
    game = step_4("dapper-doggie", active="brown symbol, white foot", roll="light gray")
    assert (game.player()["money"], game.player()["feet"]) == (0, 1)
    assert game.count("tray", "brown") == 10


def test_dapper_doggie_may_wait_for_gray_dice_rolled_after_the_comparison() -> None:
    game = step_4("dapper-doggie", "jacques-couteau", active="brown symbol, red symbol", draw="2 light gray")
    game.play("done", "roll light gray draw", "roll light gray draw", dice="2 light gray money")
    assert game.player()["money"] == 4


def test_dapper_doggie_may_come_before_gray_dice_are_rolled_again_after_the_comparison() -> None:
    game = step_4("dapper-doggie", "jacques-couteau", active="brown symbol, red symbol, 2 light gray money")
    assert game.legal() == ["use dapper-doggie", "done"]
    game.play("use dapper-doggie", "roll light gray money", "roll light gray money", dice="2 light gray blank")
    assert game.player()["money"] == 4


# ------------------------------------------------------------------------------------------- Dr. Livingstone, Mr. Dog


@pytest.mark.parametrize("card", ["dr-livingstone", "mr-dog"])
def test_dr_livingstone_and_mr_dog_gain_2_feet(card: str) -> None:
    game = step_4(card, active="2 brown symbol")
    assert game.player()["feet"] == 4


# ------------------------------------------------------------------------------------------------------------- Muggles


def test_muggles_adds_2_dice_when_rolled() -> None:
    game = table("muggles", roll="brown, light gray", active="light gray money", draw="red, blue, white")
    game.play("push", dice="brown symbol, light gray blank")
    assert game.legal() == ["use muggles", "skip muggles"]
    game.play("use muggles", "draw red", "draw white", dice="red power, white blank")
    assert game.count("active", "red", "power") == 1
    assert game.player()["roll"] == {"light gray": 1, "white": 1}
    assert game.player()["draw"] == {"blue": 1}


def test_muggles_cannot_bust_on_the_added_dice() -> None:
    game = table("muggles", roll="brown", active="3 light gray money", draw="2 light gray")
    game.play("push", dice="brown symbol")
    game.play("use muggles", dice="2 light gray blank")
    assert not game.player()["busted"]
    assert game.legal() == ["push", "pass"]


def test_muggles_refills_draw_from_discard() -> None:
    game = table("muggles", roll="brown", draw="red", discard="2 light gray")
    game.play("push", dice="brown symbol")
    game.play("use muggles", dice="red blank, light gray money")
    assert game.count("active", "light gray", "money") == 1
    assert game.player()["draw"] == {"light gray": 1}


def test_muggles_must_add_dice_when_rolled_or_never() -> None:
    game = table("muggles", roll="brown, 2 light gray", draw="2 red")
    game.play("push", dice="brown symbol, 2 light gray blank")
    game.play("skip muggles", "push", dice="light gray money, light gray blank")
    assert game.legal() == ["push", "pass"]
    assert game.player()["draw"] == {"red": 2}


@pytest.mark.parametrize("now", ["use muggles", "skip muggles"])
def test_muggles_gains_2_money_whether_or_not_it_added_dice(now: str) -> None:
    game = table("muggles", roll="brown, light gray", draw="2 red", rival=WAITING)
    game.play("push", dice="brown symbol, light gray blank")
    game.play(now, dice="2 red blank" if now == "use muggles" else "")
    game.play("pass")
    assert game.player()["money"] == 2
    assert game.count("tray", "brown") == 10


def test_muggles_that_added_dice_is_not_lost_after_a_bust() -> None:
    game = table("muggles", roll="brown", active="2 light gray money", draw="2 light gray", rival=WAITING)
    game.play("push", dice="brown symbol")
    game.play("use muggles", dice="2 light gray blank")
    game.play("push", dice="2 light gray blank")
    game.play("done")
    assert game.count("discard", "brown") == 1
    assert game.player()["money"] == 0


def test_muggles_rolled_in_the_run_phase_has_both_abilities() -> None:
    game = step_4("muggles", "jacques-couteau", active="red symbol", roll="brown, white", draw="2 light gray")
    game.play("roll brown roll", "roll white roll", dice="brown symbol, white blank")
    assert game.legal() == ["use muggles", "skip muggles"]
    game.play("use muggles", dice="light gray money, light gray blank")
    assert game.player()["money"] == 3
    assert game.count("tray", "brown") == 10
