"""The white cards, clause by clause."""

import pytest

from tests.games.cubitos.rounds import end_round
from tests.games.cubitos.steps import WAITING, bust, owned, step_4
from tests.games.cubitos.tables import table

WHITE = ("smelly-cat", "cat-tastrophy", "fat-cat", "dope-cat", "broken-cow", "fast-cat", "schmutz")
FULL_HOUSE = [{}, {"draw": "7 light gray, 2 dark gray"}, {"draw": "7 light gray, 6 dark gray"}]  # no gray die is left


@pytest.mark.parametrize("card", WHITE)
def test_white_foot_face_is_a_foot_and_no_ability(card: str) -> None:
    game = step_4(card, active="2 white foot")
    assert game.player()["feet"] == 2
    assert game.legal() == []


@pytest.mark.parametrize("card", WHITE)
def test_white_die_does_nothing_after_a_bust_and_is_kept(card: str) -> None:
    game = bust(card, active="2 white symbol, green foot, brown money", fans=4)
    game.play("done")
    player = game.player()
    assert (player["money"], player["feet"], player["active"]) == (0, 0, {})
    assert player["discard"] == {"white": 2, "green": 1, "brown": 1}
    assert game.legal() == []


# ---------------------------------------------------------------------------------------------------------- Smelly Cat


def test_smelly_cat_gains_2_feet() -> None:
    game = step_4("smelly-cat", active="white symbol")
    assert game.player()["feet"] == 2
    assert game.count("active", "white", "blank") == 1


def test_smelly_cat_works_once_for_each_die() -> None:
    assert step_4("smelly-cat", active="2 white symbol, white foot").player()["feet"] == 5


# ------------------------------------------------------------------------------------------------------- Cat Tastrophy


def test_cat_tastrophy_gains_a_die_that_costs_no_more_than_own_fans() -> None:
    game = step_4("cat-tastrophy", active="white symbol", fans=3, rival={"fans": 9})
    game.play("use cat-tastrophy")
    assert game.legal() == ["gain light gray", "gain dark gray", "gain brown", "gain green", "done"]
    game.play("gain green")
    assert game.count("discard", "green") == 1
    assert game.count("tray", "green") == 9
    assert game.count("active", "white", "blank") == 1


def test_cat_tastrophy_counts_gray_as_cost_zero() -> None:
    game = step_4("cat-tastrophy", active="white symbol", fans=0)
    game.play("use cat-tastrophy")
    assert game.legal() == ["gain light gray", "gain dark gray", "done"]
    game.play("gain dark gray")
    assert game.count("discard", "dark gray") == 1


def test_cat_tastrophy_is_optional() -> None:
    game = step_4("cat-tastrophy", active="white symbol", fans=9)
    assert game.legal() == ["use cat-tastrophy", "done"]
    game.play("use cat-tastrophy", "done")
    assert game.player()["discard"] == {}


def test_cat_tastrophy_has_no_effect_if_no_die_is_cheap_enough() -> None:
    game = step_4("cat-tastrophy", active="white symbol", fans=1, others=FULL_HOUSE, draw="7 light gray, 2 dark gray")
    assert game.count("tray", "light gray") + game.count("tray", "dark gray") == 0
    assert game.legal() == []


def test_cat_tastrophy_cannot_take_from_an_empty_tray() -> None:
    game = step_4("cat-tastrophy", active="white symbol", fans=3, rival={"draw": "10 brown"})
    game.play("use cat-tastrophy")
    assert "gain brown" not in game.legal()


def test_cat_tastrophy_takes_a_die_for_each_symbol() -> None:
    game = step_4("cat-tastrophy", active="2 white symbol", fans=2)
    game.play("use cat-tastrophy", "gain brown", "use cat-tastrophy", "gain brown")
    assert game.count("discard", "brown") == 2


def test_cat_tastrophy_leaves_two_dice_to_buy() -> None:
    game = step_4("cat-tastrophy", active="white symbol", fans=3, credits=5, position={"start": 0})
    game.play("use cat-tastrophy", "gain brown", "stop", "buy brown", "buy green")
    assert owned(game, "brown") == 2
    assert owned(game, "green") == 1


# ------------------------------------------------------------------------------------------------------------- Fat Cat


def test_fat_cat_gains_a_money_and_3_feet_with_a_gray_die() -> None:
    game = step_4("fat-cat", active="white symbol")
    game.play("use fat-cat")
    assert game.player()["money"] == 1
    game.play("choose 1")
    assert game.player()["feet"] == 3
    assert game.legal() == ["gain light gray", "gain dark gray"]
    game.play("gain light gray")
    assert game.count("discard", "light gray") == 1


def test_fat_cat_feet_and_gray_die_may_be_declined_together() -> None:
    game = step_4("fat-cat", active="white symbol")
    game.play("use fat-cat", "done")
    assert (game.player()["money"], game.player()["feet"]) == (1, 0)
    assert game.player()["discard"] == {}


def test_fat_cat_is_optional() -> None:
    game = step_4("fat-cat", active="white symbol")
    game.play("done")
    assert (game.player()["money"], game.player()["feet"]) == (0, 0)


def test_fat_cat_must_take_the_gray_die_that_is_left() -> None:
    others = [{}, {"draw": "7 light gray, 2 dark gray"}, {"draw": "7 light gray, 2 dark gray"}]
    game = step_4("fat-cat", active="white symbol", draw="7 light gray", others=others)
    game.play("use fat-cat", "choose 1")
    assert game.count("discard", "dark gray") == 1


def test_fat_cat_gains_3_feet_even_if_no_gray_die_is_left() -> None:
    game = step_4("fat-cat", active="white symbol", draw="7 light gray, 2 dark gray", others=FULL_HOUSE)
    game.play("use fat-cat", "choose 1")
    assert game.player()["feet"] == 3
    assert game.player()["discard"] == {}


def test_fat_cat_leaves_two_dice_to_buy() -> None:
    game = step_4("fat-cat", active="white symbol", credits=4, position={"start": 0})
    game.play("use fat-cat", "choose 1", "gain dark gray", "stop", "buy brown", "buy green")
    assert (owned(game, "dark gray"), owned(game, "brown"), owned(game, "green")) == (1, 1, 1)


# ------------------------------------------------------------------------------------------------------------ Dope Cat


@pytest.mark.parametrize(
    ("dice", "money"), [("brown blank", 2), ("green foot", 3), ("brown blank, green foot", 5), ("2 brown blank", 2)]
)
def test_dope_cat_gains_money_for_active_brown_and_green(dice: str, money: int) -> None:
    game = step_4("dope-cat", active=f"white symbol, {dice}")
    game.play("use dope-cat")
    assert game.player()["money"] == money


def test_dope_cat_has_no_effect_without_active_brown_or_green() -> None:
    game = step_4("dope-cat", active="white symbol, red blank", roll="brown, green", draw="brown", discard="green")
    assert game.legal() == []
    assert game.player()["money"] == 0


def test_dope_cat_is_optional_and_works_once_for_each_die() -> None:
    game = step_4("dope-cat", active="2 white symbol, green foot")
    assert game.legal() == ["use dope-cat", "done"]
    game.play("use dope-cat", "use dope-cat")
    assert game.player()["money"] == 6


def test_dope_cat_needs_the_brown_die_before_it_is_lost() -> None:
    game = step_4("dope-cat", "rich-dog", active="white symbol, brown symbol")
    game.play("use dope-cat")
    assert game.player()["money"] == 5
    game = step_4("dope-cat", "rich-dog", active="white symbol, brown symbol")
    game.play("use rich-dog")
    assert game.player()["money"] == 3
    assert "use dope-cat" not in game.legal()


# ---------------------------------------------------------------------------------------------------------- Broken Cow


def test_broken_cow_uses_2_symbols_for_a_die_on_any_face() -> None:
    game = table("broken-cow", roll="light gray", active="2 white symbol")
    assert game.legal() == ["push", "pass", "use broken-cow"]
    game.play("use broken-cow", "take green")
    assert game.legal() == ["face blank", "face symbol", "face power", "face foot"]
    game.play("face power")
    assert game.count("active", "green", "power") == 1
    assert game.count("active", "white", "blank") == 2
    assert game.count("tray", "green") == 9
    assert game.legal() == ["push", "pass"]


def test_broken_cow_has_no_effect_with_one_symbol() -> None:
    game = table("broken-cow", roll="light gray", active="white symbol, 2 white foot")
    assert game.legal() == ["push", "pass"]
    assert step_4("broken-cow", active="white symbol, 2 white foot").legal() == []


def test_broken_cow_is_optional_and_takes_a_die_for_each_pair() -> None:
    game = step_4("broken-cow", active="5 white symbol")
    assert game.legal() == ["use broken-cow", "done"]
    game.play("use broken-cow", "take purple", "face symbol", "use broken-cow", "take purple", "face symbol")
    assert game.player()["feet"] == 8
    assert game.count("active", "white", "symbol") == 1
    assert game.legal() == []


def test_broken_cow_takes_from_any_tray_that_is_not_empty() -> None:
    game = table("broken-cow", roll="light gray", active="2 white symbol", rival={"draw": "10 red"})
    game.play("use broken-cow")
    takes = [move for move in game.legal() if move.startswith("take ")]
    assert [take.removeprefix("take ") for take in takes] == [
        *("light gray", "dark gray", "white", "brown", "green", "orange", "purple", "yellow", "blue")
    ]


def test_broken_cow_works_at_any_time_also_when_a_roll_has_missed() -> None:
    game = table("broken-cow", "keep-on-rollin", roll="light gray", active="2 white symbol, light gray money")
    game.play("push", dice="light gray blank")
    assert game.legal() == ["use broken-cow", "bust"]
    game.play("use broken-cow")
    game.play("take green")
    game.play("face symbol")
    assert game.legal() == ["use keep-on-rollin", "bust"]
    game.play("use keep-on-rollin")
    assert not game.player()["busted"]
    assert game.count("active", "light gray", "money") == 1


def test_broken_cow_works_before_a_bust_that_its_die_would_soften() -> None:
    game = table("broken-cow", "punk-fruit", roll="light gray", active="2 white symbol, 2 light gray money", draw="")
    game.play("push", dice="light gray blank")
    assert game.legal() == ["use broken-cow", "bust"]
    game.play("use broken-cow", "take green", "face symbol")
    game.play("use punk-fruit")
    assert game.count("active", "light gray") == 2


def test_broken_cow_is_not_asked_for_when_nothing_could_save() -> None:
    game = table("broken-cow", roll="light gray", active="2 white symbol, light gray money")
    game.play("push", dice="light gray blank")
    assert game.player()["busted"]


def test_broken_cow_die_may_use_its_now_ability() -> None:
    game = table("broken-cow", "dugout", roll="light gray", active="2 white symbol", draw="3 red")
    game.play("use broken-cow", "take orange", "face symbol")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="red symbol, 2 red blank")
    assert game.count("active", "red", "symbol") == 1
    assert game.count("roll", "red") == 2


def test_broken_cow_works_before_swords_are_compared() -> None:
    game = step_4("broken-cow", "mr-soldier", active="2 white symbol", rival={"active": "red symbol"})
    game.play("use broken-cow", "take red", "face power")
    assert game.player()["swords"] == 2
    assert game.player()["feet"] == 2


def test_broken_cow_works_after_swords_are_compared() -> None:
    game = step_4("broken-cow", "mr-soldier", active="2 white symbol", rival={"active": "red symbol"})
    game.play("done", "use broken-cow", "take red", "face power")
    assert game.player()["swords"] == 0
    assert game.player()["feet"] == 0


def test_broken_cow_die_brings_its_run_ability() -> None:
    game = step_4("broken-cow", "rich-dog", active="2 white symbol")
    game.play("use broken-cow", "take brown", "face symbol")
    assert game.player()["money"] == 3
    assert game.count("tray", "brown") == 10
    end_round(game)
    assert game.count("tray", "brown") == 10


def test_broken_cow_dice_still_count_as_active_for_the_risk() -> None:
    game = table("broken-cow", roll="light gray", active="2 white symbol")
    game.play("use broken-cow", "take light gray", "face blank", "push", dice="light gray blank")
    assert game.player()["busted"]


def test_broken_cow_die_is_lost_at_the_end_of_the_round() -> None:
    game = step_4("broken-cow", active="2 white symbol", discard="purple")
    game.play("use broken-cow", "take purple", "face blank")
    assert owned(game, "purple") == 2
    end_round(game)
    assert owned(game, "purple") == 1
    assert game.count("tray", "purple") == 9
    assert owned(game, "white") == 2


def test_broken_cow_die_is_lost_from_discard_after_a_bust() -> None:
    game = table("broken-cow", roll="light gray", draw="", active="2 white symbol", rival=WAITING)
    game.play("use broken-cow", "take purple", "face symbol", "push", dice="light gray blank")
    assert game.count("discard", "purple") == 1
    game.play("done")
    assert game.player()["feet"] == 0
    end_round(game)
    assert owned(game, "purple") == 0
    assert owned(game, "white") == 2


def test_broken_cow_die_is_lost_from_roll() -> None:
    game = table("broken-cow", "rock-on", roll="light gray", draw="", active="2 white symbol", rival=WAITING)
    game.play(
        "use broken-cow", "take green", "face symbol", "push", "use rock-on", dice="light gray money, green blank"
    )
    assert game.count("roll", "green") == 1
    game.play("pass")
    end_round(game)
    assert owned(game, "green") == 0
    assert game.count("tray", "green") == 10


def test_broken_cow_die_that_is_given_away_is_given_back_by_who_got_it() -> None:
    game = step_4("broken-cow", "crabby", active="2 white symbol, red symbol")
    game.play("use broken-cow", "take purple", "face blank", "give purple blank")
    assert (owned(game, "purple"), owned(game, "purple", seat=1)) == (0, 1)
    end_round(game)
    assert (owned(game, "purple"), owned(game, "purple", seat=1)) == (0, 0)
    assert game.count("tray", "purple") == 10


def test_broken_cow_an_own_die_of_the_colour_is_given_away_before_the_borrowed_one() -> None:
    game = step_4("broken-cow", "crabby", active="2 white symbol, red symbol", draw="purple")
    game.play("use broken-cow", "take purple", "face blank", "give purple blank")
    end_round(game)
    assert (owned(game, "purple"), owned(game, "purple", seat=1)) == (0, 1)
    assert game.count("tray", "purple") == 9


def test_broken_cow_leaves_two_dice_to_buy() -> None:
    game = step_4("broken-cow", active="2 white symbol", credits=5, position={"start": 0})
    game.play("use broken-cow", "take brown", "face blank", "stop", "buy brown", "buy green")
    assert owned(game, "green") == 1
    end_round(game)
    assert owned(game, "brown") == 1


# ------------------------------------------------------------------------------------------------------------ Fast Cat


def test_fast_cat_adds_2_dice_of_choice_from_draw() -> None:
    game = table("fast-cat", roll="white, light gray", active="light gray money", draw="red, blue, 3 light gray")
    game.play("push", dice="white symbol, light gray blank")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat")
    assert game.legal() == ["draw light gray", "draw red", "draw blue"]
    game.play("draw red", "draw blue", dice="red symbol, blue blank")
    assert game.count("active", "red", "symbol") == 1
    assert game.player()["roll"] == {"light gray": 1, "blue": 1}
    assert game.player()["draw"] == {"light gray": 3}


def test_fast_cat_must_be_used_when_it_is_rolled() -> None:
    game = table("fast-cat", roll="white, 2 light gray", draw="2 red")
    game.play("push", dice="white symbol, 2 light gray blank")
    game.play("skip fast-cat")
    assert game.legal() == ["push", "pass"]
    game.play("push", dice="light gray money, light gray blank")
    assert game.count("draw", "red") == 2
    assert game.legal() == ["push", "pass"]


def test_fast_cat_cannot_bust_on_the_added_dice() -> None:
    game = table("fast-cat", roll="white", active="3 light gray money", draw="2 light gray")
    game.play("push", dice="white symbol")
    game.play("use fast-cat", dice="2 light gray blank")
    assert not game.player()["busted"]
    assert game.legal() == ["push", "pass"]


def test_fast_cat_dice_lie_in_roll_for_the_next_push_and_bust_then() -> None:
    game = table("fast-cat", roll="white", active="2 light gray money", draw="2 red")
    game.play("push", dice="white symbol")
    game.play("use fast-cat", dice="red power, red blank")
    game.play("push", dice="red blank")
    assert game.player()["busted"]
    assert game.player()["discard"] == {"light gray": 2, "white": 1, "red": 1}


def test_fast_cat_refills_draw_from_all_of_discard() -> None:
    game = table("fast-cat", roll="white", draw="red", discard="blue, 2 light gray")
    game.play("push", dice="white symbol")
    game.play("use fast-cat")
    assert game.legal() == ["draw light gray", "draw blue"]
    game.play("draw blue", dice="red blank, blue blank")
    assert game.player()["roll"] == {"red": 1, "blue": 1}
    assert game.player()["draw"] == {"light gray": 2}
    assert game.player()["discard"] == {}


def test_fast_cat_adds_what_there_is() -> None:
    game = table("fast-cat", roll="white, light gray", draw="", discard="red")
    game.play("push", dice="white symbol, light gray blank")
    game.play("use fast-cat", dice="red symbol")
    assert game.count("active", "red", "symbol") == 1
    game = table("fast-cat", roll="white, light gray", draw="")
    game.play("push", dice="white symbol, light gray blank")
    assert game.legal() == ["push", "pass"]


def test_fast_cat_added_to_the_roll_may_add_dice_itself() -> None:
    game = table("fast-cat", roll="white, light gray", draw="white, 3 red")
    game.play("push", dice="white symbol, light gray blank")
    game.play("use fast-cat", "draw white", dice="white symbol, red blank")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat", dice="2 red blank")
    assert game.count("roll", "red") == 3
    assert game.legal() == ["push", "pass"]


def test_fast_cat_works_once_for_each_die_of_a_roll() -> None:
    game = table("fast-cat", roll="2 white, light gray", draw="5 red")
    game.play("push", dice="2 white symbol, light gray blank")
    game.play("use fast-cat", dice="2 red blank")
    game.play("use fast-cat", dice="2 red blank")
    assert game.count("draw", "red") == 1
    assert game.legal() == ["push", "pass"]


def test_fast_cat_and_another_now_ability_work_in_the_order_of_choice() -> None:
    game = table("fast-cat", "muggles", roll="white, brown, light gray", draw="2 red, 2 blue")
    game.play("push", dice="white symbol, brown symbol, light gray blank")
    assert game.legal() == ["use fast-cat", "skip fast-cat", "use muggles", "skip muggles"]
    game.play("use muggles", "draw red", "draw red", dice="2 red blank")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat", dice="2 blue blank")
    assert game.player()["roll"] == {"light gray": 1, "red": 2, "blue": 2}


def test_fast_cat_works_on_the_first_roll() -> None:
    drawing = ["push or pass", "first roll", "draw step", ["draw", "roll"]]
    game = table("fast-cat", roll="8 light gray", draw="white, 2 red", pending=drawing)
    game.play("draw white", dice="8 light gray blank, white symbol")
    game.play("use fast-cat", dice="2 red blank")
    assert game.count("roll", "red") == 2


def test_fast_cat_does_nothing_in_the_run_phase() -> None:
    game = step_4("fast-cat", active="white symbol", draw="2 red")
    assert game.legal() == []
    assert game.player()["draw"] == {"red": 2}


# ------------------------------------------------------------------------------------------------------------- Schmutz


def test_schmutz_gains_1_foot() -> None:
    game = step_4("schmutz", active="2 white symbol")
    game.play("use schmutz", "use schmutz")
    assert game.player()["feet"] == 2


def test_schmutz_gains_3_more_feet_after_an_ability_has_lost_a_die() -> None:
    game = step_4("schmutz", "rich-dog", active="2 white symbol, 2 brown symbol")
    game.play("use rich-dog", "use rich-dog", "use schmutz", "use schmutz")
    assert game.player()["feet"] == 8


def test_schmutz_before_the_loss_gains_1_foot() -> None:
    game = step_4("schmutz", "rich-dog", active="white symbol, brown symbol")
    game.play("use schmutz")
    assert game.player()["feet"] == 1


def test_schmutz_counts_a_die_lost_in_the_roll_phase() -> None:
    game = table("schmutz", "keep-on-rollin", roll="light gray", active="white symbol, 2 green power", rival=WAITING)
    game.play("push", dice="light gray blank")
    game.play("use keep-on-rollin", "pass", "use schmutz")
    assert game.player()["feet"] == 4


def test_schmutz_does_not_count_dice_of_others() -> None:
    game = step_4("schmutz", "rich-dog", active="white symbol", rival={"active": "brown symbol"})
    game.play("use schmutz")
    assert game.player()["feet"] == 1


def test_schmutz_counts_losses_of_this_round_only() -> None:
    lonely = {"draw": "light gray"}
    game = step_4("schmutz", "rich-dog", draw="white", active="brown symbol", position={"start": 0}, rival=lonely)
    game.play("done")
    game.play("stop", seat=1)
    game.play("done", dice="white symbol, light gray blank, start blank", seat=1)
    game.play("pass", seat=1)
    game.play("use schmutz")
    assert game.player()["feet"] == 1
