"""The rulings 1 to 20, in their order, and the worked examples of the rulebook."""

from pathlib import Path
from typing import Any

import pytest

import kostka
from kostka.core.errors import IllegalMove
from tests.games.cubitos.rounds import end_round, moving
from tests.games.cubitos.steps import owned, step_4
from tests.games.cubitos.tables import Table, dice, own_card, straight, table

LAP = "0S 0. 0. 1. 1. 2. 2F"
DRAWING = ["push or pass", "first roll", "draw step", ["draw", "roll"]]


# ------------------------------------------------------------------------------------------------------- the Roll Phase


def test_rule_01_first_roll_is_never_at_risk() -> None:
    game = table(roll="5 light gray", draw="8 light gray, red", pending=DRAWING)
    for _ in range(3):
        game.play("draw light gray")
    game.play("draw light gray", dice="9 light gray blank")
    assert game.legal() == ["push", "pass"]
    assert not game.player()["busted"]


def test_rule_01_two_active_dice_are_no_risk_three_are() -> None:
    game = table(roll="2 light gray", active="2 light gray money")
    game.play("push", dice="2 light gray blank")
    assert not game.player()["busted"]
    game = table(roll="2 light gray", active="3 light gray money", discard="")
    game.play("push", dice="2 light gray blank")
    assert game.player()["busted"]


def test_rule_01_once_at_risk_always_at_risk() -> None:
    game = table(roll="2 light gray", active="light gray money", at_risk=True)
    game.play("push", dice="2 light gray blank")
    assert game.player()["busted"]


def test_rule_01_dice_are_counted_before_they_leave_active() -> None:
    game = table("rock-on", roll="light gray", active="2 light gray money, green symbol")
    game.play("push", "use rock-on", dice="light gray blank, green blank")
    assert game.player()["busted"]


def test_rule_02_push_needs_a_die_in_roll() -> None:
    game = table("broken-cow", active="2 white symbol", draw="light gray")
    assert game.legal() == ["pass", "use broken-cow"]
    game = table("rock-on", active="green symbol, 2 light gray money")
    assert game.legal() == ["push", "pass"]
    game.play("push", dice="green foot")
    assert game.count("active", "green", "foot") == 1


def test_rule_02_forced_push_with_an_empty_roll_zone_is_skipped() -> None:
    game = table("the-cheese-stands-alone", roll="yellow", active="2 light gray money")
    game.play("push", dice="yellow symbol")
    assert game.phase() != "roll"


def test_rule_03_dice_left_in_roll_count_towards_the_draw_amount() -> None:
    game = table(roll="2 light gray", draw="6 light gray, 7 red", pending=DRAWING)
    for _ in range(6):
        game.play("draw red")
    game.play("draw red", dice="2 light gray blank, 7 red blank")
    assert game.player()["roll"] == {"light gray": 2, "red": 7}


def test_rule_03_start_player_die_does_not_count() -> None:
    game = table(draw="9 light gray, red", position={"start": 0}, pending=DRAWING)
    for _ in range(8):
        game.play("draw light gray")
    game.play("draw light gray", dice="9 light gray blank, start money")
    assert game.count("draw", "red") == 1


def test_rule_03_hands_and_red_lines_behind_the_leader_add_dice() -> None:
    game = table(roll="10 light gray", draw="light gray, 2 red", hands=1, rival={"space": 75}, pending=DRAWING)
    assert game.legal() == ["draw light gray", "draw red"]
    game.play("draw red", dice="10 light gray blank, red blank")
    assert game.count("roll", "red") == 1


def test_rule_03_the_draw_amount_is_that_of_the_beginning_of_the_round() -> None:
    rival = {"space": 75, "from_space": 0}
    game = table(roll="8 light gray", draw="light gray, 2 red", rival=rival, pending=DRAWING)
    game.play("draw red", dice="8 light gray blank, red blank")
    assert game.legal() == ["push", "pass"]


def test_rule_03_discard_refills_draw_and_what_there_is_is_drawn() -> None:
    game = step_4(draw="", roll="light gray", discard="red", active="light gray money, 2 dark gray money")
    end_round(game)
    assert (game.player()["draw"], game.player()["discard"]) == ({}, {})
    assert dice_on_the_table(game) == 6


def dice_on_the_table(game: Table) -> int:
    """Dice of player 0 in Roll and Active, with the start player die."""
    active = sum(sum(shown.values()) for shown in game.player()["active"].values())
    return int(active + sum(game.player()["roll"].values()))


def test_rule_03_no_question_when_no_choice_matters() -> None:
    match = kostka.new("cubitos", seats=2, seed=4)
    assert match.legal(match.to_act[0])[:2] == ["push", "pass"]


def test_rule_04_added_dice_roll_alone_and_cannot_bust() -> None:
    game = table("dugout", roll="orange, light gray", active="3 light gray money", draw="2 light gray", discard="red")
    game.play("push", dice="orange symbol, light gray blank")
    game.play("use dugout", dice="2 light gray blank, red blank")
    assert not game.player()["busted"]
    assert game.count("roll", "light gray") == 3
    assert game.count("roll", "red") == 1
    assert game.legal() == ["push", "pass"]


def test_rule_04_added_dice_have_their_own_now_abilities() -> None:
    game = table("dugout", "fast-cat", roll="orange", active="light gray money", draw="3 white, 2 red")
    game.play("push", dice="orange power")
    game.play("use dugout", "draw white", "draw white", "draw white", dice="white symbol, white foot, white blank")
    assert game.legal() == ["use fast-cat", "skip fast-cat"]
    game.play("use fast-cat", dice="2 red blank")
    assert game.count("roll", "red") == 2


def test_rule_05_everybody_may_act_until_somebody_waits() -> None:
    game = table(roll="3 light gray", rival={"roll": "5 light gray", "draw": "", "pending": ["push or pass"]})
    assert game.movers() == [0, 1]
    assert "wait" in game.legal(0)
    assert "wait" not in game.legal(1)
    game.play("wait")
    assert game.movers() == [1]
    with pytest.raises(IllegalMove):
        game.play("pass")
    game.play("pass", seat=1)
    assert game.movers() == [0]


def test_rule_05_who_draws_goes_first_and_does_not_wait() -> None:
    rival = {"roll": "5 light gray", "draw": "", "pending": ["push or pass"]}
    game = table(draw="9 light gray, red", pending=DRAWING, rival=rival)
    assert game.match.position.turn == 0
    assert "wait" not in game.legal(0)
    assert "wait" in game.legal(1)
    game.play("wait", seat=1)
    assert game.movers() == [0]


def test_rule_05_ties_go_clockwise_from_the_start_player() -> None:
    rival = {"roll": "2 light gray", "draw": "", "pending": ["push or pass"]}
    game = table(roll="3 light gray", rival=rival)
    assert game.match.position.turn == 1


def test_rule_05_move_buy_and_discard_go_in_turn() -> None:
    game = step_4(active="dark gray foot")
    assert (game.phase(), game.movers()) == ("move", [1])
    game.play("stop", "done", seat=1)
    assert (game.phase(), game.movers()) == ("move", [0])


def test_rule_06_faces_are_used_by_themselves() -> None:
    game = step_4(active="2 light gray money, dark gray foot, brown money, white foot")
    player = game.player()
    assert player["money"] == 5
    assert player["feet"] == 2


def test_rule_06_mandatory_loss_comes_at_the_end_of_step_4_and_brings_what_is_free() -> None:
    game = step_4("rich-dog", "schmutz", active="brown symbol, white symbol")
    assert game.legal() == ["use schmutz", "use rich-dog", "done"]
    game.play("done")
    assert game.count("tray", "brown") == 9
    game.play("done")
    assert game.count("tray", "brown") == 10
    assert game.player()["money"] == 3


@pytest.mark.parametrize("card", ["wizard", "rich-dog"])
def test_rule_06_nobody_is_asked_about_what_happens_anyway(card: str) -> None:
    game = step_4(card, active="2 brown symbol")
    assert game.phase() == "move"
    assert game.count("tray", "brown") == 10


def test_rule_06_a_gain_that_costs_something_is_forfeited_unless_it_is_chosen(tmp_path: Path) -> None:
    greedy = own_card(tmp_path, "greedy-dog", "brown", run=["gain 2 feet", "gain 1 gray die", "must lose this"])
    game = step_4(greedy, active="brown symbol")
    assert game.legal() == ["use greedy-dog", "done"]
    game.play("done", "done")
    assert game.count("tray", "brown") == 10
    assert game.player()["feet"] == 0


def test_rule_06_a_credit_face_is_asked_about_beside_an_active_batter_beaver() -> None:
    game = step_4("batter-beaver", active="orange symbol, start credit", position={"start": 0})
    assert game.legal() == ["credit", "done"]
    game.play("done", "done")
    assert (game.player()["credits"], game.count("tray", "orange")) == (0, 9)
    game = step_4("batter-beaver", active="orange symbol, start credit", position={"start": 0})
    game.play("credit")
    assert game.player()["credits"] == 1
    assert game.count("active", "start", "blank") == 1


@pytest.mark.parametrize(("fields", "asked"), [({}, True), ({"credited": True}, False), ({"active": ""}, False)])
def test_rule_06_credits_of_a_comparison_are_asked_about_where_they_may_hurt(
    fields: dict[str, Any], asked: bool
) -> None:
    active = fields.get("active", "orange blank, ") + "red symbol"
    game = step_4("batter-beaver", "el-bandito", **{**fields, "active": active})
    assert game.player()["credits"] == (0 if asked else 1)
    assert game.legal() == (["choose 1", "done"] if asked else [])


@pytest.mark.parametrize("active", ["start credit", "orange blank, start credit"])
def test_rule_06_a_credit_face_that_costs_nothing_is_used_by_itself(active: str) -> None:
    game = step_4("batter-beaver", active=active, position={"start": 0}, roll="red")
    assert game.player()["credits"] == 1
    assert game.count("roll", "red") == 1


def test_rule_06_a_credit_face_waits_for_dice_that_may_still_be_rolled() -> None:
    cards = ("batter-beaver", "jacques-couteau")
    fields: dict[str, Any] = {"active": "red symbol, start credit", "roll": "orange, white", "position": {"start": 0}}
    game = step_4(*cards, **fields)
    game.play("roll orange roll", "roll white roll", dice="orange symbol, white blank")
    game.play("skip batter-beaver")
    assert game.legal() == ["credit", "done"]
    game = step_4(*cards, **fields)
    game.play("roll orange roll", "roll white roll", dice="orange blank, white blank")
    assert game.player()["credits"] == 1


def test_rule_06_used_die_is_still_active() -> None:
    game = step_4("dope-cat", "captain-bark", active="white symbol, brown symbol")
    game.play("use dope-cat")
    assert game.count("active", "white", "blank") == 1
    assert game.player()["money"] == 2


def test_rule_07_most_swords_needs_one_and_power_is_two() -> None:
    game = step_4(active="red power", rival={"active": "red symbol"})
    assert game.player()["swords"] == 2
    assert game.player()["money"] == 3
    assert game.player(1)["money"] == 0
    assert step_4(active="light gray money").player()["money"] == 1


def test_rule_07_start_player_die_breaks_ties_or_nobody_has_the_most() -> None:
    game = step_4(active="red symbol", rival={"active": "red symbol"})
    assert game.match.dump()["players"][1]["feet"] == 2
    assert game.player()["feet"] == 0
    game = step_4("champion", active="red symbol", rival={"active": "red symbol"})
    assert not game.player()["any_dice"]
    assert not game.player(1)["any_dice"]


# -------------------------------------------------------------------------------------------------------------- moving


def test_rule_08_feet_money_and_stopping(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, money=3, credits=2)
    assert game.legal() == ["step 1", "foot", "stop"]
    game.play("foot", "step 1", "step 2")
    assert (game.player()["money"], game.player()["credits"], game.player()["space"]) == (0, 1, 2)


def test_rule_08_water_needs_a_water_foot_and_ordinary_feet_go_first() -> None:
    track = "nothing-goes-right"
    assert "step 119" not in moving(track, feet=2).legal()
    game = moving(track, feet=1, water=2)
    game.play("step 105")
    assert (game.player()["feet"], game.player()["water"]) == (0, 2)
    game.play("step 119")
    assert (game.player()["feet"], game.player()["water"]) == (0, 1)
    game = moving(track, feet=1, water=1)
    game.play("wade 105")
    assert (game.player()["feet"], game.player()["water"]) == (1, 0)


def test_rule_08_money_shortcut_takes_credits_too_and_works_once(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0. 0>1 1. 1<1 2. 2F", "1 = { money = 5 }")
    game = moving(track, space=2, money=3, credits=4, feet=4)
    game.play("shortcut")
    assert (game.player()["space"], game.player()["money"], game.player()["credits"]) == (4, 0, 2)
    game.play("step 3", "step 2")
    assert "shortcut" not in game.legal()


def test_rule_08_jet_pack_doubles_once_also_from_the_start_of_the_move(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, "0S 0. 0J 1. 1. 2. 2F"), space=2, feet=2, water=1)
    game.play("jetpack")
    assert (game.player()["feet"], game.player()["water"]) == (4, 2)
    assert "jetpack" not in game.legal()


def test_rule_09_reward_only_where_the_move_ends(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0c3 0. 1c2f 1. 2. 2F")
    game = moving(track, feet=3)
    game.play("step 1", "step 2", "step 3")
    assert game.player()["credits"] == 2 + 1
    assert game.player()["fans"] == 1


def test_rule_09_no_reward_where_the_round_began(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0c3 0. 1. 1. 2. 2F")
    game = moving(track, space=1, feet=2)
    game.play("step 2", "step 1")
    assert game.player()["credits"] == 0


def test_rule_09_losing_and_gaining_dice_is_optional(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0x 0g4 1G 1. 2. 2F")
    game = moving(track, feet=1)
    game.play("step 1")
    assert game.legal() == ["lose light gray draw", "done"]
    game = moving(track, space=1, feet=1)
    game.play("step 2")
    assert game.legal() == ["gain light gray", "gain dark gray", "gain brown", "gain green", "done"]
    game.play("gain green")
    assert game.count("discard", "green") == 1


def test_rule_10_finish_with_feet_left_goes_on_from_the_start(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), space=5, feet=3)
    game.play("step 6")
    assert (game.player()["leg"], game.player()["space"]) == (1, 0)
    assert "step 6" not in game.legal()
    game.play("step 1", "step 2")
    assert (game.player()["leg"], game.player()["space"]) == (1, 2)


def test_rule_10_finish_without_feet_is_where_the_runner_stays(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, laps=2, space=5)
    game.play("step 6")
    assert (game.player()["leg"], game.player()["space"]) == (0, 6)


def test_rule_10_the_step_between_two_boards_costs_a_foot(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, LAP), straight(tmp_path, "0S 0. 1. 2. 2F", name="second")]
    game = moving(tracks, 3, space=5)
    game.play("step 6")
    assert (game.player()["leg"], game.player()["space"], game.player()["feet"]) == (0, 6, 2)
    game.play("step 0")
    assert (game.player()["leg"], game.player()["space"], game.player()["feet"]) == (1, 0, 1)
    game.play("step 1")
    assert game.match.result is None


def test_rule_11_the_foot_between_two_boards_counts(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, LAP), straight(tmp_path, "0S 0. 1. 2. 2F", name="second")]
    others = [{"space": 6}, {"leg": 1, "space": 0}]
    game = moving(tracks, 1, leg=1, space=3, others=others)
    game.play("step 4")
    end_round(game)
    assert game.match.result is not None
    assert game.match.result.places == (1, 3, 2)
    assert game.match.result.scores == (6 + 1 + 4, 6, 6 + 1)


def test_rule_11_one_runner_in_the_finish_wins(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, space=5, rival={"space": 4, "draw": "light gray"})
    game.play("step 6")
    end_round(game)
    assert game.match.result is not None
    assert game.match.result.places == (1, 2)
    assert game.match.result.scores == (6, 4)


def test_rule_11_farthest_beyond_the_start_wins(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, space=5, rival={"leg": 1, "space": 1})
    game.play("step 6")
    end_round(game)
    assert game.match.result is not None
    assert game.match.result.places == (2, 1)


def test_rule_11_equal_runners_race_another_round(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, space=5, rival={"space": 6})
    game.play("step 6")
    end_round(game)
    assert not game.over()
    assert game.match.dump()["tiebreak"]


def test_rule_12_two_dice_of_different_colours_money_first(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), money=8, credits=9)
    game.play("stop", "buy green")
    assert "buy green" not in game.legal()
    game.play("buy white")
    assert game.player()["credits"] == 8
    assert game.count("discard", "white") == 1
    assert game.legal() == []


def test_rule_12_empty_trays_sell_nothing(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), money=20, rival={"draw": "10 brown"})
    game.play("stop")
    assert "buy brown" not in game.legal()
    assert "buy purple" in game.legal()


def test_rule_13_a_lost_die_goes_back_to_its_tray_at_once() -> None:
    game = step_4("benchwarmer", active="orange symbol, white blank", roll="red", position={"start": 0})
    game.play("use benchwarmer")
    assert not any("start" in move for move in game.legal())
    assert {"lose white blank", "lose red roll", "lose light gray draw"} <= set(game.legal())
    game.play("lose red roll")
    assert game.count("tray", "red") == 10
    assert game.count("tray", "orange") == 10


def test_rule_14_borrowed_dice_go_back_at_the_end_of_the_round() -> None:
    game = table("broken-cow", roll="light gray", active="2 white symbol", draw="", rival={"credits": 9})
    game.play("use broken-cow", "take purple", "face symbol")
    assert game.count("active", "white", "blank") == 2
    assert game.count("tray", "purple") == 9
    game.play("pass")
    assert game.player()["feet"] == 4
    end_round(game)
    assert game.count("tray", "purple") == 10
    assert game.player()["borrowed"] == {}


def test_rule_14_borrowed_die_is_lost_from_discard_after_a_bust() -> None:
    game = table("broken-cow", roll="light gray", active="2 white symbol", draw="", rival={"credits": 9})
    game.play("use broken-cow", "take purple", "face symbol", "push", dice="light gray blank")
    game.play("done")
    assert game.count("discard", "purple") == 1
    end_round(game)
    assert game.count("tray", "purple") == 10


@pytest.mark.parametrize("own", ["", "brown"])
def test_rule_14_a_borrowed_die_that_was_lost_settles_the_debt(own: str) -> None:
    fields: dict[str, Any] = {"roll": "light gray", "active": "2 white symbol", "draw": own, "position": {"start": 0}}
    game = table("broken-cow", "rich-dog", rival={"credits": 9}, **fields)
    game.play("use broken-cow", "take brown", "face symbol", "pass")
    assert game.player()["borrowed"] == {}
    game.play("buy brown")
    end_round(game)
    assert owned(game, "brown") == 1 + len(dice(own))


def test_rule_14_the_first_die_of_the_colour_to_be_lost_counts_as_the_borrowed_one() -> None:
    fields: dict[str, Any] = {"active": "2 white symbol, orange symbol", "roll": "light gray", "draw": "purple"}
    game = table("broken-cow", "benchwarmer", rival={"credits": 9}, **fields)
    game.play("use broken-cow", "take purple", "face blank", "pass", "use benchwarmer", "lose purple draw")
    end_round(game)
    assert owned(game, "purple") == 1
    assert game.count("tray", "purple") == 9


@pytest.mark.parametrize(("own", "left", "given"), [("", 0, 0), ("purple", 0, 1), ("2 purple", 1, 1)])
def test_rule_14_given_away_an_own_die_goes_else_the_debt_goes_with_it(own: str, left: int, given: int) -> None:
    fields: dict[str, Any] = {"active": "2 white symbol, red symbol", "roll": "light gray", "draw": own}
    game = table("broken-cow", "crabby", rival={"credits": 9}, **fields)
    game.play("use broken-cow", "take purple", "face blank", "pass", "give purple blank")
    end_round(game)
    assert (owned(game, "purple"), owned(game, "purple", seat=1)) == (left, given)
    assert game.player()["borrowed"] == game.player(1)["borrowed"] == {}


def test_rule_15_next_draw_effects_hold_for_one_draw_step() -> None:
    game = table(roll="8 light gray", draw="white, green, 3 red, yellow", free=["white", "green"], pending=DRAWING)
    game.play("draw white", "draw red")
    assert game.legal() == ["draw green", "done"]
    game.play("done", dice="8 light gray blank, white blank, red blank")
    assert game.player()["free"] == []
    assert game.count("draw", "green") == 1


def test_rule_16_colours_of_wikiwiki() -> None:
    game = step_4(
        "wikiwiki-dinosaur",
        active="purple symbol, light gray money, dark gray money, red blank, start money",
        position={"start": 0},
    )
    game.play("use wikiwiki-dinosaur")
    assert game.player()["feet"] == 4


def test_rule_17_reckless_moves_end_the_lap_without_a_reward(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0c3 0. 1. 1. 2. 2F")
    game = table("reckless-cheese", track=track, roll="2 light gray", active="yellow symbol")
    game.play("push", dice="light gray money, light gray blank")
    assert game.legal() == ["use reckless-cheese", "skip reckless-cheese"]
    game.play("use reckless-cheese", "step 1")
    assert game.player()["space"] == 1
    assert game.player()["credits"] == 0
    game = table("reckless-cheese", track=track, roll="2 light gray", active="yellow symbol", space=5)
    game.play("push", dice="2 light gray money")
    game.play("use reckless-cheese", "step 6")
    assert not game.over()
    end_round(game)
    assert game.match.result is not None
    assert game.match.result.winners == (0,)


def test_rule_18_the_forced_push_is_a_push_with_its_risk() -> None:
    game = table("the-cheese-stands-alone", roll="2 yellow, light gray", active="light gray money")
    game.play("push", dice="2 yellow symbol, light gray blank, light gray blank")
    assert game.player()["busted"]


def test_rule_18_several_in_one_roll_force_one_push() -> None:
    game = table("the-cheese-stands-alone", roll="2 yellow, 2 light gray")
    game.play("push", dice="2 yellow symbol, 2 light gray blank, light gray money, light gray blank")
    assert game.legal() == ["push", "pass"]


def test_rule_19_a_bust_discards_active_asks_about_roll_and_brings_a_fan() -> None:
    game = table(roll="2 light gray, red", active="3 light gray money, white foot")
    game.play("push", dice="2 light gray blank, red blank")
    assert game.legal() == ["discard light gray", "discard red", "discard all", "done"]
    assert game.player()["fans"] == 0
    game.play("discard light gray", "done")
    assert game.player()["fans"] == 1
    assert game.player()["credits"] == 1


def test_rule_19_the_fan_track_gives_hands_and_ends_with_credits() -> None:
    game = table(roll="light gray", active="3 light gray money", fans=1)
    game.play("push", dice="light gray blank")
    game.play("done")
    assert game.player()["hands"] == 1
    game = table(roll="light gray", active="3 light gray money", fans=13)
    game.play("push", dice="light gray blank")
    game.play("done")
    assert (game.player()["fans"], game.player()["credits"]) == (13, 6)


def test_rule_19_start_player_die_from_active_is_out_until_the_round_ends() -> None:
    game = table(roll="light gray", active="3 light gray money, start foot", position={"start": 0})
    game.play("push", dice="light gray blank")
    assert game.count("roll", "start") + game.count("active", "start") == 0
    assert game.count("tray", "start") == 1
    assert "discard start" not in game.legal()
    end_round(game)
    assert game.count("tray", "start") == 0
    assert game.count("active", "start", seat=1) + game.count("roll", "start", seat=1) == 1


def test_rule_19_start_player_die_rolled_as_part_of_the_bust_stays_with_its_player() -> None:
    game = table(roll="light gray, start", active="3 light gray money", position={"start": 0})
    game.play("push", dice="light gray blank, start blank")
    assert game.count("roll", "start") == 1
    assert "discard start" not in game.legal()


def test_rule_20_start_player_die_passes_on_at_the_end_of_the_round() -> None:
    game = step_4(active="start foot, light gray money", position={"start": 0})
    end_round(game)
    assert game.match.dump()["start"] == 1
    assert game.count("active", "start") + game.count("roll", "start") == 0
    assert game.count("active", "start", seat=1) + game.count("roll", "start", seat=1) == 1


# ---------------------------------------------------------------------------------------------------- worked examples


def test_example_foot_shortcut(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0. 0>1 1. 1. 2<1 2. 2F", "1 = { feet = 7 }")
    game = moving(track, feet=10)
    game.play("step 1", "step 2", "shortcut")
    assert (game.player()["feet"], game.player()["space"]) == (1, 5)


def test_example_jet_pack(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, "0S 0. 0. 1J 1. 2. 2. 2F"), feet=6)
    game.play("step 1", "step 2", "step 3", "jetpack")
    assert game.player()["feet"] == 6


def test_example_dapper_doggie() -> None:
    game = step_4("dapper-doggie", active="2 brown symbol, 3 light gray money")
    assert game.player()["money"] == 9
    assert game.count("tray", "brown") == 10


def test_example_pronto_bronto() -> None:
    game = step_4("pronto-bronto", active="2 purple symbol", space=19)
    game.play("use pronto-bronto", "use pronto-bronto")
    assert game.player()["feet"] == 4


def test_example_ledercheesen_and_half_of_five_fans() -> None:
    game = step_4("ledercheesen", active="yellow power, 6 light gray money")
    game.play("use ledercheesen power")
    assert game.player()["feet"] == 1
    game = step_4("mr-bats", active="orange symbol", fans=5)
    game.play("use mr-bats", "choose 2")
    assert game.player()["feet"] == 2
    game = step_4("the-big-cheese", active="yellow symbol", fans=5)
    game.play("use the-big-cheese", "choose 2")
    assert game.player()["feet"] == 2


@pytest.mark.parametrize(("card", "water"), [("bahama-llama", 4), ("undercover-fish", 8)])
def test_example_water_feet_on_the_jet_pack(tmp_path: Path, card: str, water: int) -> None:
    track = straight(tmp_path, "0S 0. 0J 1. 1. 2. 2F")
    game = step_4(card, track=track, space=2, active="2 blue symbol", position={"start": 0})
    game.play("jetpack")
    assert game.player()["water"] == water
