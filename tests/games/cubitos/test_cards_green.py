"""The green cards, clause by clause."""

from typing import Any

import pytest

from tests.games.cubitos.rounds import end_round
from tests.games.cubitos.steps import WAITING, bust, owned, step_4
from tests.games.cubitos.tables import table

GREEN = ("rock-on", "pina-cubelada", "keep-on-rollin", "pineapple-rocks", "up-to-11", "rolling-stoned", "punk-fruit")
RETURNING = ("rock-on", "pineapple-rocks", "up-to-11")


@pytest.mark.parametrize("card", GREEN)
def test_green_foot_face_is_a_foot_and_no_ability(card: str) -> None:
    game = table(card, roll="light gray", active="3 green foot", rival=WAITING)
    assert game.legal() == ["push", "pass"]
    game.play("push", dice="light gray blank")
    assert game.player()["busted"]
    assert game.count("discard", "green") == 3
    assert step_4(card, active="3 green foot").player()["feet"] == 3


# ------------------------------------------------------------------------- dice that go back to Roll: what they share


@pytest.mark.parametrize("card", RETURNING)
def test_returning_die_is_rolled_with_the_others(card: str) -> None:
    game = table(card, roll="2 light gray", active="green symbol, light gray money")
    game.play("push")
    assert game.legal() == [f"use {card}", "done"]
    game.play(f"use {card}", dice="2 light gray blank, green foot")
    assert game.count("active", "green", "foot") == 1
    assert game.count("active", "light gray", "money") == 1
    assert game.count("roll", "light gray") == 2


@pytest.mark.parametrize("card", RETURNING)
def test_returning_die_may_stay(card: str) -> None:
    game = table(card, roll="2 light gray", active="green symbol, light gray money")
    game.play("push", "done", dice="light gray money, light gray blank")
    assert game.count("active", "green", "symbol") == 1


@pytest.mark.parametrize("card", RETURNING)
def test_returning_die_may_be_used_each_time_you_push(card: str) -> None:
    game = table(card, roll="light gray", active="green symbol")
    for _ in range(3):
        game.play("push", f"use {card}", dice="light gray blank, green symbol")
    assert game.count("active", "green", "symbol") == 1


@pytest.mark.parametrize("card", RETURNING)
def test_returning_dice_are_chosen_one_by_one(card: str) -> None:
    game = table(card, roll="light gray", active="3 green symbol")
    game.play("push", f"use {card}", f"use {card}", "done", dice="light gray blank, green foot, green blank")
    assert (game.count("active", "green", "symbol"), game.count("active", "green", "foot")) == (1, 1)
    assert game.count("roll", "green") == 1


@pytest.mark.parametrize("card", RETURNING)
def test_returning_die_makes_a_push_possible(card: str) -> None:
    game = table(card, roll="", active="green symbol, light gray money")
    assert game.legal() == ["push", "pass"]
    game.play("push", dice="green blank")
    assert game.count("roll", "green") == 1


@pytest.mark.parametrize("card", RETURNING)
def test_returning_die_counts_for_the_risk_and_lies_in_roll_when_you_bust(card: str) -> None:
    game = table(card, roll="light gray", draw="", active="green symbol, 2 light gray money", rival=WAITING)
    game.play("push", f"use {card}", dice="light gray blank, green blank")
    assert game.player()["busted"]
    assert game.legal() == ["discard light gray", "discard green", "discard all", "done"]
    assert game.player()["discard"] == {"light gray": 2}
    game.play("discard green", "done")
    assert game.count("discard", "green") == 1


@pytest.mark.parametrize("card", RETURNING)
def test_returning_die_that_stayed_is_discarded_by_a_bust(card: str) -> None:
    game = table(card, roll="light gray", active="green symbol, 2 light gray money")
    game.play("push", "done", dice="light gray blank")
    assert game.player()["discard"] == {"light gray": 2, "green": 1}


@pytest.mark.parametrize("card", RETURNING)
def test_returning_die_does_nothing_in_the_run_phase(card: str) -> None:
    game = step_4(card, active="green symbol")
    assert game.legal() == []
    assert game.player()["feet"] == 0


# ------------------------------------------------------------------------------------------------------------- Rock On


def test_rock_on_power_is_the_same() -> None:
    game = table("rock-on", roll="light gray", active="green power, light gray money")
    game.play("push", "use rock-on", dice="light gray blank, green power")
    assert game.count("active", "green", "power") == 1
    assert game.count("active", "light gray", "money") == 1
    assert step_4("rock-on", active="green power").legal() == []


# ------------------------------------------------------------------------------------------------------- Piña Cubelada


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_pina_cubelada_prevents_the_bust_of_the_next_push(face: str) -> None:
    game = table("pina-cubelada", roll="light gray", active=f"2 light gray money, green {face}")
    game.play("use pina-cubelada", "push", dice="light gray blank")
    assert not game.player()["busted"]
    assert game.player()["fans"] == 0
    assert game.count("active", "green", "blank") == 1
    assert game.legal() == ["push", "pass"]


def test_pina_cubelada_does_not_protect_the_push_after_that() -> None:
    game = table("pina-cubelada", roll="2 light gray", active="2 light gray money, green symbol")
    game.play("use pina-cubelada", "push", dice="light gray money, light gray blank")
    game.play("push", dice="light gray blank")
    assert game.player()["busted"]
    assert game.player()["discard"] == {"light gray": 3, "green": 1}


def test_pina_cubelada_on_another_die_protects_again() -> None:
    game = table("pina-cubelada", roll="light gray", active="light gray money, green power, green symbol")
    for _ in range(2):
        game.play("use pina-cubelada", "push", dice="light gray blank")
    assert not game.player()["busted"]
    assert game.count("active", "green", "blank") == 2
    game.play("push", dice="light gray blank")
    assert game.player()["busted"]


def test_pina_cubelada_is_used_before_the_roll_or_not_at_all() -> None:
    game = table("pina-cubelada", roll="light gray", active="2 light gray money, green symbol")
    assert game.legal() == ["push", "pass", "use pina-cubelada"]
    game.play("push", dice="light gray blank")
    assert game.player()["busted"]
    assert game.count("discard", "green") == 1


def test_pina_cubelada_has_no_effect_if_you_pass() -> None:
    game = table("pina-cubelada", roll="light gray", draw="", active="2 light gray money, green symbol", rival=WAITING)
    game.play("use pina-cubelada", "pass")
    assert not game.player()["safe"]
    assert game.player()["money"] == 2


def test_pina_cubelada_does_nothing_in_the_run_phase() -> None:
    assert step_4("pina-cubelada", active="2 green symbol, 2 green power", roll="light gray").legal() == []


def test_pina_cubelada_protects_a_forced_push() -> None:
    game = table(
        *("pina-cubelada", "the-cheese-stands-alone"),
        roll="yellow, light gray",
        active="2 light gray money, green symbol",
    )
    game.play("push", dice="yellow symbol, light gray blank")
    assert game.legal() == ["push", "use pina-cubelada"]
    game.play("use pina-cubelada", dice="light gray blank")
    assert not game.player()["busted"]


# ----------------------------------------------------------------------------------------------------- Keep on Rollin'


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_keep_on_rollin_is_lost_instead_of_busting(face: str) -> None:
    game = table("keep-on-rollin", roll="light gray", active=f"2 light gray money, green {face}")
    game.play("push", dice="light gray blank")
    assert game.legal() == ["use keep-on-rollin", "bust"]
    game.play("use keep-on-rollin")
    assert not game.player()["busted"]
    assert game.player()["fans"] == 0
    assert game.count("active", "light gray", "money") == 2
    assert game.count("tray", "green") == 10
    assert game.legal() == ["push", "pass"]


def test_keep_on_rollin_may_be_declined_and_is_then_kept() -> None:
    game = table("keep-on-rollin", roll="light gray", active="2 light gray money, green symbol")
    game.play("push", dice="light gray blank")
    game.play("bust")
    assert game.player()["busted"]
    assert game.count("discard", "green") == 1
    game.play("done")
    assert game.player()["fans"] == 1


def test_keep_on_rollin_leaves_you_at_risk() -> None:
    game = table("keep-on-rollin", roll="light gray", active="2 light gray money, green symbol")
    game.play("push", dice="light gray blank")
    game.play("use keep-on-rollin", "push", dice="light gray blank")
    assert game.player()["busted"]


def test_keep_on_rollin_saves_once_for_each_die() -> None:
    game = table("keep-on-rollin", roll="light gray", active="light gray money, 2 green symbol")
    for _ in range(2):
        game.play("push", dice="light gray blank")
        game.play("use keep-on-rollin")
    assert not game.player()["busted"]
    assert owned(game, "green") == 0


def test_keep_on_rollin_is_not_asked_for_without_a_bust() -> None:
    game = table("keep-on-rollin", roll="2 light gray", active="light gray money, green symbol")
    game.play("push", dice="2 light gray blank")
    assert game.legal() == ["push", "pass"]
    game.play("push", dice="light gray money, light gray blank")
    assert game.legal() == ["push", "pass"]
    assert game.count("active", "green", "symbol") == 1


def test_keep_on_rollin_does_nothing_in_the_run_phase() -> None:
    game = step_4("keep-on-rollin", active="green symbol, green power")
    assert game.legal() == []
    assert game.count("tray", "green") == 8


# ----------------------------------------------------------------------------------------------------- Pineapple Rocks


def test_pineapple_rocks_power_must_move_another_die() -> None:
    game = table("pineapple-rocks", roll="light gray", active="green power, light gray money, red blank")
    game.play("push", "use pineapple-rocks power")
    assert set(game.legal()) == {"return light gray money", "return red blank"}
    game.play("return red blank", dice="light gray blank, red symbol, green blank")
    assert game.count("active", "red", "symbol") == 1
    assert game.count("active", "light gray", "money") == 1
    assert game.player()["roll"] == {"light gray": 1, "green": 1}


def test_pineapple_rocks_power_moves_the_only_other_die() -> None:
    game = table("pineapple-rocks", roll="light gray", active="green power, red symbol")
    game.play("push", "use pineapple-rocks power", dice="light gray blank, red blank, green blank")
    assert game.player()["roll"] == {"light gray": 1, "red": 1, "green": 1}


def test_pineapple_rocks_power_alone_moves_itself() -> None:
    game = table("pineapple-rocks", roll="light gray", active="green power")
    game.play("push", "use pineapple-rocks power", dice="light gray blank, green blank")
    assert game.player()["roll"] == {"light gray": 1, "green": 1}


def test_pineapple_rocks_power_may_be_declined_altogether() -> None:
    game = table("pineapple-rocks", roll="light gray", active="green power, red symbol")
    game.play("push")
    assert game.legal() == ["use pineapple-rocks power", "done"]
    game.play("done", dice="light gray money")
    assert game.count("active", "green", "power") == 1


def test_pineapple_rocks_symbol_moves_no_other_die() -> None:
    game = table("pineapple-rocks", roll="light gray", active="green symbol, red symbol, white foot")
    game.play("push", "use pineapple-rocks", dice="light gray blank, green foot")
    assert game.count("active", "red", "symbol") == 1
    assert game.count("active", "white", "foot") == 1


def test_pineapple_rocks_power_may_move_another_green_die() -> None:
    game = table("pineapple-rocks", roll="light gray", active="2 green power, red symbol")
    game.play("push", "use pineapple-rocks power", "return green power", dice="light gray blank, 2 green foot")
    assert game.count("active", "green", "foot") == 2
    assert game.count("active", "red", "symbol") == 1


def test_pineapple_rocks_dice_that_left_active_are_not_discarded_by_the_bust() -> None:
    game = table("pineapple-rocks", roll="light gray", active="green power, red symbol, white foot")
    game.play("push", "use pineapple-rocks power", "return red symbol", dice="light gray blank, red blank, green blank")
    assert game.player()["busted"]
    assert game.player()["discard"] == {"white": 1}
    assert game.player()["roll"] == {"light gray": 1, "red": 1, "green": 1}


# ------------------------------------------------------------------------------------------------------------ Up to 11


def test_up_to_11_power_returns_to_roll_like_the_symbol() -> None:
    game = table("up-to-11", roll="light gray", active="green power, light gray money")
    game.play("push", "use up-to-11 power", dice="light gray blank, green blank")
    assert game.player()["roll"] == {"light gray": 1, "green": 1}
    assert game.count("active", "light gray", "money") == 1


def test_up_to_11_power_gains_a_foot_for_each_active_green_die() -> None:
    game = step_4("up-to-11", active="green power, 2 green symbol, green blank", roll="green", draw="green")
    assert game.legal() == ["use up-to-11 power", "done"]
    game.play("use up-to-11 power")
    assert game.player()["feet"] == 4


def test_up_to_11_counts_used_dice_again() -> None:
    game = step_4("up-to-11", active="2 green power, green foot")
    game.play("use up-to-11 power", "use up-to-11 power")
    assert game.player()["feet"] == 1 + 3 + 3


def test_up_to_11_run_ability_is_optional() -> None:
    game = step_4("up-to-11", active="green power")
    game.play("done", "done")
    assert game.player()["feet"] == 0


def test_up_to_11_brings_no_feet_after_a_bust() -> None:
    game = table("up-to-11", roll="light gray", draw="", active="2 green power, green symbol", rival=WAITING)
    game.play("push", "done", dice="light gray blank")
    game.play("done")
    assert game.player()["feet"] == 0
    assert game.count("discard", "green") == 3


# ------------------------------------------------------------------------------------------------------ Rolling Stoned


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_rolling_stoned_rolls_any_gray_dice_from_any_zone(face: str) -> None:
    zones: dict[str, Any] = {"draw": "light gray, white", "discard": "dark gray, red"}
    game = table("rolling-stoned", roll="light gray", active=f"green {face}, light gray money, blue money", **zones)
    game.play("push", dice="light gray blank")
    assert game.legal() == ["use rolling-stoned", "bust"]
    game.play("use rolling-stoned")
    assert set(game.legal()) == {
        *("roll light gray draw", "roll light gray roll", "roll dark gray discard", "roll light gray money"),
        *("roll all", "done"),
    }


def test_rolling_stoned_with_a_hit_does_not_bust() -> None:
    game = table("rolling-stoned", roll="light gray", active="green symbol, 2 blue money", draw="2 dark gray")
    game.play("push", dice="light gray blank")
    game.play("use rolling-stoned", "roll dark gray draw", "roll dark gray draw", "done", dice="2 dark gray foot")
    assert not game.player()["busted"]
    assert game.player()["fans"] == 0
    assert game.count("active", "dark gray", "foot") == 2
    assert game.count("active", "blue", "money") == 2
    assert game.count("active", "green", "blank") == 1
    assert game.legal() == ["push", "pass"]


def test_rolling_stoned_hits_go_to_active_and_misses_to_roll() -> None:
    game = table("rolling-stoned", roll="light gray", active="green symbol, 2 blue money", draw="dark gray", discard="")
    game.play("push", dice="light gray blank")
    game.play("use rolling-stoned", "roll all", dice="light gray money, dark gray blank")
    assert game.count("active", "light gray", "money") == 1
    assert game.player()["roll"] == {"dark gray": 1}
    assert game.player()["draw"] == {}


def test_rolling_stoned_without_a_hit_busts() -> None:
    game = table("rolling-stoned", roll="light gray", active="green symbol, 2 blue money", draw="2 light gray")
    game.play("push", dice="light gray blank")
    game.play("use rolling-stoned", "roll all", dice="3 light gray blank")
    assert game.player()["busted"]
    assert game.player()["discard"] == {"green": 1, "blue": 2}
    assert game.player()["roll"] == {"light gray": 3}


def test_rolling_stoned_without_a_hit_may_be_followed_by_another() -> None:
    game = table("rolling-stoned", roll="light gray", active="green symbol, green power, blue money", draw="light gray")
    game.play("push", dice="light gray blank")
    game.play("use rolling-stoned", "roll all", dice="2 light gray blank")
    assert game.legal() == ["use rolling-stoned", "bust"]
    game.play("use rolling-stoned", "roll all", dice="light gray money, light gray blank")
    assert not game.player()["busted"]
    assert game.count("active", "green", "blank") == 2


def test_rolling_stoned_without_any_dice_chosen_busts() -> None:
    game = table("rolling-stoned", roll="light gray", active="green symbol, 2 blue money")
    game.play("push", dice="light gray blank")
    game.play("use rolling-stoned", "done")
    assert game.player()["busted"]


def test_rolling_stoned_may_be_declined() -> None:
    game = table("rolling-stoned", roll="light gray", active="green symbol, 2 blue money")
    game.play("push", dice="light gray blank")
    game.play("bust")
    assert game.player()["busted"]
    assert game.count("discard", "green") == 1


def test_rolling_stoned_needs_a_gray_die() -> None:
    game = table("rolling-stoned", roll="white", active="green symbol, 2 blue money", draw="red")
    game.play("push", dice="white blank")
    assert game.player()["busted"]


def test_rolling_stoned_saves_once_for_each_die() -> None:
    game = table("rolling-stoned", roll="light gray, white", active="green symbol, 2 blue money")
    game.play("push", dice="light gray blank, white blank")
    game.play("use rolling-stoned", "roll all", dice="light gray money")
    game.play("push", dice="white blank")
    assert game.player()["busted"]


def test_rolling_stoned_may_risk_a_gray_die_of_active() -> None:
    game = table("rolling-stoned", roll="white", active="green symbol, blue money, light gray money")
    game.play("push", dice="white blank")
    game.play("use rolling-stoned", "roll light gray money", dice="light gray blank")
    assert game.player()["busted"]
    assert game.player()["roll"] == {"white": 1, "light gray": 1}
    assert game.player()["discard"] == {"green": 1, "blue": 1}


def test_rolling_stoned_works_only_when_you_would_bust() -> None:
    game = table("rolling-stoned", roll="2 light gray", active="green symbol, light gray money")
    assert game.legal() == ["push", "pass"]
    game.play("push", dice="2 light gray blank")
    assert game.legal() == ["push", "pass"]
    assert step_4("rolling-stoned", active="green symbol, green power").legal() == []


# ---------------------------------------------------------------------------------------------------------- Punk Fruit


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_punk_fruit_keeps_green_and_gray_active_through_a_bust(face: str) -> None:
    active = f"green {face}, green foot, light gray money, dark gray foot, red power, white foot"
    game = bust("punk-fruit", active=active)
    assert game.legal() == ["use punk-fruit", "bust"]
    game.play("use punk-fruit")
    assert game.player()["busted"]
    assert game.player()["active"] == {
        "light gray": {"money": 1},
        "dark gray": {"foot": 1},
        "green": {face: 1, "foot": 1},
    }
    assert game.player()["discard"] == {"white": 1, "red": 1}


def test_punk_fruit_bust_discards_from_roll_and_brings_a_fan_as_usual() -> None:
    game = bust("punk-fruit", active="green symbol, 2 light gray money")
    game.play("use punk-fruit")
    assert game.legal() == ["discard light gray", "discard all", "done"]
    game.play("discard all")
    assert game.player()["discard"] == {"light gray": 1}
    assert (game.player()["fans"], game.player()["credits"]) == (1, 1)


def test_punk_fruit_may_be_declined() -> None:
    game = bust("punk-fruit", active="green symbol, 2 light gray money")
    game.play("bust")
    assert game.player()["active"] == {}
    assert game.player()["discard"] == {"light gray": 2, "green": 1}


def test_punk_fruit_does_not_keep_the_start_player_die() -> None:
    game = bust("punk-fruit", active="green symbol, start money, light gray money", position={"start": 0})
    game.play("use punk-fruit")
    assert game.count("active", "start") + game.count("roll", "start") == 0
    game.play("done", "use punk-fruit")
    assert "roll light gray roll" in game.legal()
    assert "roll start roll" not in game.legal()
    end_round(game)
    assert game.match.dump()["start"] == 1
    assert owned(game, "start", seat=1) == 1


def test_punk_fruit_may_roll_the_start_player_die_that_missed_in_the_bust() -> None:
    fields: dict[str, Any] = {"roll": "light gray, start", "draw": "", "rival": WAITING, "position": {"start": 0}}
    game = table("punk-fruit", active="green symbol, 2 light gray money", at_risk=True, **fields)
    game.play("push", dice="light gray blank, start blank")
    game.play("use punk-fruit", "done", "use punk-fruit")
    assert "roll start roll" in game.legal()


def test_punk_fruit_bust_ends_the_roll_phase_and_kept_dice_are_used() -> None:
    game = bust("punk-fruit", active="green symbol, green foot, 2 light gray money, brown money", draw="2 white, blue")
    game.play("use punk-fruit", "done")
    assert (game.player()["money"], game.player()["feet"]) == (2, 1)
    assert game.legal() == ["use punk-fruit", "done"]
    game.play("use punk-fruit", "roll white draw", "done", dice="white foot")
    assert game.player()["feet"] == 2


@pytest.mark.parametrize("face", ["symbol", "power"])
def test_punk_fruit_rolls_dice_of_different_colours_from_draw_and_roll(face: str) -> None:
    zones: dict[str, Any] = {
        "draw": "2 light gray, dark gray, white",
        "roll": "light gray, white, red",
        "discard": "purple",
    }
    game = step_4("punk-fruit", active=f"green {face}, brown money", **zones, position={"start": 0})
    game.play("use punk-fruit")
    assert set(game.legal()) == {
        *("roll light gray draw", "roll dark gray draw", "roll white draw"),
        *("roll light gray roll", "roll white roll", "roll red roll", "roll start roll", "done"),
    }
    game.play("roll light gray draw")
    assert set(game.legal()) == {"roll white draw", "roll white roll", "roll red roll", "roll start roll", "done"}
    game.play("roll white roll", "roll start roll")
    assert game.legal() == ["roll red roll", "done"]
    game.play("done", dice="light gray money, start credit, white blank")
    assert game.player()["money"] == 3 + 1
    assert game.player()["credits"] == 1
    assert game.player()["roll"] == {"light gray": 1, "white": 1, "red": 1}


def test_punk_fruit_rolls_9_dice_at_most() -> None:
    draw = "light gray, white, brown, red, green, orange, purple, yellow, blue"
    game = step_4("punk-fruit", active="green symbol", draw=draw, position={"start": 0})
    game.play("use punk-fruit", "roll start roll", *(f"roll {die} draw" for die in draw.split(", ")[:7]))
    shown = ", ".join(f"{die} blank" for die in ("start", *draw.split(", ")[:7], "blue"))
    game.play("roll blue draw", dice=shown)
    assert game.player()["draw"] == {"yellow": 1}
    assert sum(game.player()["roll"].values()) == 9


def test_punk_fruit_may_roll_no_dice_or_not_be_used() -> None:
    game = step_4("punk-fruit", active="green symbol", draw="white")
    assert game.legal() == ["use punk-fruit", "done"]
    game.play("use punk-fruit", "done")
    assert game.player()["draw"] == {"white": 1}
    assert game.legal() == []


def test_punk_fruit_roll_cannot_bust() -> None:
    game = step_4("punk-fruit", active="green symbol, 3 light gray money", draw="white, red")
    game.play("use punk-fruit", "roll white draw", "roll red draw", dice="white blank, red blank")
    assert not game.player()["busted"]
    assert game.player()["money"] == 3
    assert game.player()["roll"] == {"white": 1, "red": 1}


def test_punk_fruit_works_once_for_each_die() -> None:
    game = step_4("punk-fruit", active="green symbol, green power", draw="2 light gray")
    for _ in range(2):
        game.play("use punk-fruit", "roll light gray draw", dice="light gray money")
    assert game.player()["money"] == 2
    assert game.legal() == []


def test_punk_fruit_dice_may_use_their_now_ability() -> None:
    game = step_4("punk-fruit", "fast-cat", active="green symbol", draw="white, 2 light gray")
    game.play("use punk-fruit", "roll white draw", "done", dice="white symbol")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat", dice="2 light gray money")
    assert game.player()["money"] == 2


def test_punk_fruit_swords_rolled_before_the_comparison_count() -> None:
    game = step_4("punk-fruit", "mr-soldier", active="green symbol", draw="red", rival={"active": "red symbol"})
    game.play("use punk-fruit", "roll red draw", dice="red power")
    assert game.player()["swords"] == 2
    assert game.player()["feet"] == 2


def test_punk_fruit_kept_dice_are_discarded_at_the_end_of_the_round() -> None:
    game = bust("punk-fruit", active="green symbol, 2 light gray money, start blank", position={"start": 0})
    game.play("use punk-fruit", "discard all", "buy brown")
    assert game.player()["active"] == {}
    assert game.player()["discard"] == {"light gray": 3, "brown": 1, "green": 1}
