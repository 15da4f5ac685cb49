"""The red cards, clause by clause: swords are compared once, a symbol being one and a power face two."""

from typing import Any

import pytest

from tests.games.cubitos.rounds import end_round
from tests.games.cubitos.steps import WAITING, bust, owned, step_4
from tests.games.cubitos.tables import Table, table

BY_START_DIE = ("mr-soldier", "punch-guy", "supah-general")
BY_NOTHING = ("champion", "crabby")
MOST = BY_START_DIE + BY_NOTHING
EVERY = ("jacques-couteau", "el-bandito")


def compared(card: str, *active: str, **fields: Any) -> Table:
    """Players with these active dice and 3 fans each have compared swords; player 1 has the start player die."""
    others = [{"active": dice, "fans": 3} for dice in active[1:]]
    return step_4(card, active=active[0], fans=3, others=others, **fields)


def winners(game: Table, card: str) -> list[int]:
    """The seats that got what a card gives for the most swords."""
    return [seat for seat in range(len(game.match.dump()["players"])) if won(game, card, seat)]


def won(game: Table, card: str, seat: int) -> bool:
    player = game.player(seat)
    match card:
        case "mr-soldier":
            return (player["money"], player["feet"]) == (3, 2)
        case "punch-guy":
            return bool(player["free"] == ["white", "green"])
        case "supah-general":
            return bool(player["feet"] == 3)
        case "champion":
            return bool(player["any_dice"])
    return any(move.startswith("give ") for move in game.legal(seat))


# -------------------------------------------------------------------------------------------------- what they share


@pytest.mark.parametrize("card", MOST)
def test_most_swords_symbols_are_one_and_powers_two(card: str) -> None:
    assert winners(compared(card, "2 red symbol", "red symbol"), card) == [0]
    assert winners(compared(card, "red symbol", "red power"), card) == [1]
    assert winners(compared(card, "2 red symbol, red power", "3 red symbol", "red power, red symbol"), card) == [0]


@pytest.mark.parametrize("card", MOST)
def test_most_swords_needs_at_least_one(card: str) -> None:
    assert winners(compared(card, "red blank", ""), card) == []
    assert winners(compared(card, "", "red symbol", "white foot"), card) == [1]


@pytest.mark.parametrize("card", MOST)
def test_most_swords_counts_active_dice_only(card: str) -> None:
    game = compared(card, "red symbol", "red power", roll="2 red", draw="2 red", discard="2 red")
    assert game.player()["swords"] == 1
    assert winners(game, card) == [1]


@pytest.mark.parametrize("card", BY_START_DIE)
def test_most_swords_tie_goes_to_the_nearest_to_the_start_player_die(card: str) -> None:
    assert winners(compared(card, "red symbol", "red symbol"), card) == [1]
    assert winners(compared(card, "red symbol", "red symbol", position={"start": 0}), card) == [0]
    assert winners(compared(card, "red power", "red symbol", "2 red symbol"), card) == [2]
    assert winners(compared(card, "red power", "", "", "2 red symbol"), card) == [3]
    assert winners(compared(card, "red symbol", "", "red blank", ""), card) == [0]


@pytest.mark.parametrize("card", BY_NOTHING)
def test_most_swords_tie_without_tiebreaker_has_no_winner(card: str) -> None:
    assert winners(compared(card, "red power", "2 red symbol"), card) == []
    assert winners(compared(card, "red power", "red symbol", "red power"), card) == []


@pytest.mark.parametrize("card", BY_NOTHING)
def test_most_swords_tie_for_second_does_not_matter(card: str) -> None:
    assert winners(compared(card, "red power", "red symbol", "red symbol"), card) == [0]


@pytest.mark.parametrize("card", MOST)
def test_most_swords_player_who_busted_has_none(card: str) -> None:
    game = bust(card, active="2 red power", rival={**WAITING, "active": "red symbol", "fans": 3})
    game.play("done")
    assert game.player()["swords"] == 0
    assert game.count("discard", "red") == 2
    assert winners(game, card) == [1]


@pytest.mark.parametrize("card", MOST + EVERY)
def test_swords_are_compared_after_dice_were_lost_in_step_4(card: str) -> None:
    game = step_4(card, "benchwarmer", active="red power, orange symbol", rival={"active": "red symbol"})
    game.play("use benchwarmer", "lose red power")
    assert (game.player()["swords"], game.player(1)["swords"]) == (0, 1)


def test_most_swords_is_kept_though_the_dice_are_lost_afterwards() -> None:
    game = step_4("champion", "benchwarmer", active="red power, orange symbol", rival={"active": "red symbol"})
    game.play("done", "use benchwarmer", "lose red power")
    assert game.player()["any_dice"]
    assert not game.player(1)["any_dice"]


# --------------------------------------------------------------------------------------------------------- Mr. Soldier


def test_mr_soldier_gains_3_money_and_2_feet() -> None:
    game = step_4("mr-soldier", active="red symbol, light gray money")
    assert (game.player()["money"], game.player()["feet"]) == (4, 2)
    assert (game.player(1)["money"], game.player(1)["feet"]) == (0, 0)


def test_mr_soldier_gains_the_same_for_any_number_of_swords() -> None:
    game = step_4("mr-soldier", active="2 red power, red symbol")
    assert game.player()["swords"] == 5
    assert (game.player()["money"], game.player()["feet"]) == (3, 2)


# ----------------------------------------------------------------------------------------------------------- Punch Guy


def next_draw(card: str, active: str = "red symbol", **fields: Any) -> Table:
    """The Draw step of the round after player 0 had the most swords, with 9 gray, 2 white and 1 green die to draw."""
    rival = {"draw": "light gray", **fields.pop("rival", {})}
    game = step_4(card, active=active, rival=rival, **{"draw": "9 light gray, 2 white, green", **fields})
    end_round(game)
    return game


def test_punch_guy_draws_white_and_green_dice_beyond_the_draw_amount() -> None:
    game = next_draw("punch-guy")
    assert game.count("roll", "light gray") == 9
    assert game.legal() == ["draw white", "draw green", "done"]
    game.play(
        "draw white", "draw white", "draw green", dice="9 light gray blank, 2 white blank, green blank, start blank"
    )
    assert game.player()["roll"] == {"light gray": 9, "start": 1, "white": 2, "green": 1}


def test_punch_guy_may_leave_white_and_green_dice() -> None:
    game = next_draw("punch-guy")
    game.play("draw green", "done", dice="9 light gray blank, green blank, start blank")
    assert game.player()["draw"] == {"white": 2}


def test_punch_guy_does_not_count_white_and_green_dice_left_in_roll() -> None:
    game = next_draw("punch-guy", roll="white, green", draw="9 light gray, blue")
    for _ in range(8):
        game.play("draw light gray")
    game.play("draw light gray", dice="9 light gray blank, white blank, green blank, start blank")
    assert game.player()["roll"] == {"light gray": 9, "start": 1, "white": 1, "green": 1}


def test_punch_guy_holds_for_the_next_draw_step_only() -> None:
    game = next_draw("punch-guy")
    game.play("done", dice="9 light gray blank, start blank")
    game.play("pass")
    assert game.player()["free"] == []


def test_punch_guy_dice_still_count_for_a_bust() -> None:
    game = table("punch-guy", roll="white, green", active="3 light gray money", free=["white", "green"])
    game.play("push", dice="white blank, green blank")
    assert game.player()["busted"]


def test_punch_guy_without_the_most_swords_draws_as_usual() -> None:
    game = next_draw("punch-guy", rival={"active": "red power", "draw": ""}, draw="8 light gray, 2 white")
    assert game.legal() == ["draw light gray", "draw white"]


def test_punch_guy_works_though_the_winner_busts_before_the_next_draw() -> None:
    game = table("punch-guy", roll="light gray", active="3 light gray money", free=["white", "green"], rival=WAITING)
    game.play("push", dice="light gray blank")
    assert game.player()["busted"]
    assert game.player()["free"] == ["white", "green"]


# ------------------------------------------------------------------------------------------------------- Supah General


def test_supah_general_gains_feet_equal_to_own_fans() -> None:
    game = step_4("supah-general", active="red symbol", fans=5, rival={"fans": 9})
    assert game.player()["feet"] == 5
    assert game.player(1)["feet"] == 0


def test_supah_general_gains_nothing_without_fans() -> None:
    assert step_4("supah-general", active="red power", fans=0).player()["feet"] == 0


def test_supah_general_counts_a_fan_gained_before_the_comparison() -> None:
    game = step_4("supah-general", "captain-bark", active="red symbol, white blank, brown symbol", fans=4)
    game.play("use captain-bark", "choose 1")
    assert game.player()["feet"] == 2 + 5


# ----------------------------------------------------------------------------------------------------- Jacques Couteau


def test_jacques_couteau_rolls_2_dice_for_a_player_with_fewer_swords() -> None:
    game = compared("jacques-couteau", "red symbol", "", draw="light gray, white", roll="dark gray")
    game.play("roll light gray draw", "roll dark gray roll", dice="light gray money, dark gray blank")
    assert game.player()["money"] == 1
    assert game.count("roll", "dark gray") == 1
    assert game.legal() == []


def test_jacques_couteau_is_for_every_player_with_swords() -> None:
    dice: dict[str, Any] = {"draw": "6 light gray", "discard": "white"}
    others = [{"active": "red symbol", **dice}, dice]
    game = step_4("jacques-couteau", active="red power", others=others, **dice)
    for seat, rolls in ((1, 1), (0, 2)):
        for _ in range(rolls):
            game.play("roll light gray draw", "roll light gray draw", dice="2 light gray blank", seat=seat)
    assert [game.count("roll", "light gray", seat=seat) for seat in range(3)] == [4, 2, 0]
    assert game.movers() == [1]
    assert "stop" in game.legal(1)


def test_jacques_couteau_has_no_tiebreaker() -> None:
    game = compared("jacques-couteau", "red power", "2 red symbol")
    assert game.legal() == []
    assert not any(move.startswith("roll ") for move in game.legal(1))


def test_jacques_couteau_needs_a_sword() -> None:
    assert compared("jacques-couteau", "red blank", "", "").legal() == []


def test_jacques_couteau_takes_dice_from_any_zone_but_no_red_ones() -> None:
    active = "red symbol, light gray money, white blank"
    zones: dict[str, Any] = {"draw": "green, red", "roll": "blue, red", "discard": "purple, red"}
    game = compared("jacques-couteau", active, "", **zones, position={"start": 0})
    assert set(game.legal()) == {
        *("roll green draw", "roll blue roll", "roll purple discard", "roll start roll"),
        *("roll light gray money", "roll white blank", "done"),
    }


def test_jacques_couteau_takes_2_dice_or_none() -> None:
    game = compared("jacques-couteau", "red symbol", "", draw="2 light gray, white")
    game.play("roll white draw")
    assert "done" not in game.legal()
    game = compared("jacques-couteau", "red symbol", "", draw="2 light gray, white")
    game.play("done")
    assert game.player()["draw"] == {"light gray": 2, "white": 1}
    assert game.legal() == []


def test_jacques_couteau_rolls_the_only_die_there_is() -> None:
    game = compared("jacques-couteau", "red symbol", "", draw="white, red")
    game.play("roll white draw", dice="white foot")
    assert game.player()["feet"] == 1


def test_jacques_couteau_rolls_used_dice_again() -> None:
    game = compared("jacques-couteau", "red symbol, 2 light gray money", "", draw="")
    assert game.player()["money"] == 2
    game.play("roll light gray money", dice="light gray money, light gray blank")
    assert game.player()["money"] == 3
    assert game.player()["roll"] == {"light gray": 1}


def test_jacques_couteau_dice_may_use_their_now_ability() -> None:
    game = step_4("jacques-couteau", "fast-cat", active="red symbol", draw="2 white, 2 light gray")
    game.play("roll white draw", "roll white draw", dice="white symbol, white blank")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat", dice="2 light gray money")
    assert game.player()["money"] == 2


def test_jacques_couteau_dice_may_use_their_run_ability() -> None:
    game = step_4("jacques-couteau", "rich-dog", active="red symbol", draw="2 brown")
    game.play("roll brown draw", dice="brown symbol, brown blank")
    assert game.player()["money"] == 3


def test_jacques_couteau_cannot_bust() -> None:
    game = step_4("jacques-couteau", active="red symbol, 3 dark gray money", draw="2 light gray", at_risk=True)
    game.play("roll light gray draw", "roll light gray draw", dice="2 light gray blank")
    assert not game.player()["busted"]
    assert game.player()["money"] == 3


def test_jacques_couteau_player_who_busted_has_fewer_swords() -> None:
    game = bust("jacques-couteau", active="red power", rival={"active": "red symbol", "draw": "2 light gray"})
    game.play("done")
    assert game.legal() == []
    assert game.legal(1) == ["roll light gray draw", "roll start roll", "done"]


# ------------------------------------------------------------------------------------------------------------ Champion


def test_champion_draws_any_dice_from_draw_and_discard() -> None:
    game = next_draw("champion", draw="9 light gray, blue", discard="green", active="red symbol, white foot")
    assert set(game.legal()) == {
        *("draw light gray", "draw blue", "draw red discard", "draw green discard", "draw white discard"),
        *("draw all", "done"),
    }
    game.play("draw blue", "draw white discard", "done", dice="start blank, white blank, blue blank")
    assert game.player()["roll"] == {"start": 1, "white": 1, "blue": 1}
    assert game.player()["draw"] == {"light gray": 9}
    assert game.player()["discard"] == {"red": 1, "green": 1}


def test_champion_ignores_the_draw_amount() -> None:
    game = next_draw("champion", draw="11 light gray", discard="green")
    game.play("draw all", dice="11 light gray blank, red blank, green blank, start blank")
    assert game.player()["roll"] == {"light gray": 11, "start": 1, "red": 1, "green": 1}


def test_champion_holds_for_the_next_draw_step_only() -> None:
    game = next_draw("champion", draw="11 light gray")
    game.play("done", dice="start blank")
    assert not game.player()["any_dice"]


def test_champion_without_the_most_swords_draws_as_usual() -> None:
    game = next_draw("champion", rival={"active": "red symbol", "draw": ""}, draw="8 light gray, 2 white")
    assert game.legal() == ["draw light gray", "draw white"]


# -------------------------------------------------------------------------------------------------------------- Crabby


def test_crabby_gives_a_die_from_any_zone_but_not_the_start_player_die() -> None:
    zones: dict[str, Any] = {
        "draw": "light gray",
        "roll": "blue",
        "discard": "purple",
        "active": "red symbol, white blank",
    }
    game = step_4("crabby", **zones, position={"start": 0})
    assert set(game.legal()) == {
        *("give light gray draw", "give blue roll", "give purple discard", "give white blank", "give red symbol"),
        "done",
    }


@pytest.mark.parametrize(
    ("move", "die"), [("give light gray draw", "light gray"), ("give blue roll", "blue"), ("give red symbol", "red")]
)
def test_crabby_die_goes_to_the_discard_zone_of_the_other_player(move: str, die: str) -> None:
    game = step_4("crabby", active="red symbol", roll="blue", rival={"draw": "brown"})
    game.play(move)
    assert owned(game, die) == 0
    assert game.player(1)["discard"] == {die: 1}


def test_crabby_gives_to_the_fewest_swords() -> None:
    game = compared("crabby", "red power, red symbol", "red symbol", "", "red power")
    game.play("give light gray draw")
    assert game.player(2)["discard"] == {"light gray": 1}


def test_crabby_chooses_among_tied_players() -> None:
    game = compared("crabby", "red power", "red symbol", "", "red blank")
    game.play("give light gray draw")
    assert game.legal() == ["to 2", "to 3"]
    game.play("to 3")
    assert game.player(3)["discard"] == {"light gray": 1}


def test_crabby_fewest_swords_need_not_be_none() -> None:
    game = compared("crabby", "2 red power", "red power", "red symbol")
    game.play("give light gray draw")
    assert game.player(2)["discard"] == {"light gray": 1}


def test_crabby_is_optional_and_gives_one_die() -> None:
    game = step_4("crabby", active="red symbol")
    game.play("done")
    assert owned(game, "light gray") == 1
    game = step_4("crabby", active="2 red power", draw="2 light gray")
    game.play("give light gray draw")
    assert game.legal() == []


def test_crabby_gives_to_a_player_who_busted() -> None:
    game = bust("crabby", active="red power", rival={"active": "red symbol", **WAITING})
    game.play("done")
    game.play("give red symbol", seat=1)
    assert game.count("discard", "red") == 2


def test_crabby_leaves_the_other_player_two_dice_to_buy() -> None:
    game = step_4("crabby", active="red symbol", discard="brown", rival={"draw": "light gray"})
    game.play("give brown discard")
    game.play("stop", "buy brown", "buy green", seat=1)
    assert owned(game, "brown", seat=1) == 2
    assert owned(game, "green", seat=1) == 1


# ---------------------------------------------------------------------------------------------------------- El Bandito


def test_el_bandito_gains_a_credit_for_each_player_with_fewer_swords() -> None:
    game = compared("el-bandito", "red power, red symbol", "red symbol", "red symbol", "")
    assert [game.player(seat)["credits"] for seat in range(4)] == [3, WAITING["credits"] + 1, 1, 0]


def test_el_bandito_has_no_tiebreaker() -> None:
    game = compared("el-bandito", "red power", "2 red symbol", "red symbol")
    assert [game.player(seat)["credits"] for seat in range(3)] == [1, WAITING["credits"] + 1, 0]
    game = compared("el-bandito", "red symbol", "red symbol")
    assert game.player()["credits"] == 0


def test_el_bandito_needs_a_sword() -> None:
    assert compared("el-bandito", "red blank", "", "").player()["credits"] == 0


def test_el_bandito_counts_active_dice_only() -> None:
    others = [{"active": "red symbol", "draw": "2 red", "roll": "red", "discard": "red"}]
    game = step_4("el-bandito", active="red power", others=others)
    assert (game.player()["credits"], game.player(1)["credits"]) == (1, WAITING["credits"])


def test_el_bandito_works_once_however_many_dice_show_swords() -> None:
    assert compared("el-bandito", "3 red power", "").player()["credits"] == 1


def test_el_bandito_player_who_busted_has_fewer_swords() -> None:
    game = bust("el-bandito", active="red power", rival={"active": "red symbol", **WAITING})
    game.play("done")
    assert game.player()["credits"] == 1  # for the step on the fan track
    assert game.player(1)["credits"] == WAITING["credits"] + 1


def test_el_bandito_credits_are_kept_for_the_next_round() -> None:
    game = compared("el-bandito", "red symbol", "")
    end_round(game)
    assert game.player()["credits"] == 1
