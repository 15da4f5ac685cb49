"""The rulings, in their order, and the worked examples of the rulebook."""

from pathlib import Path
from typing import Any

import pytest

import kostka
from kostka.core.errors import IllegalMove
from tests.games.cubitos.rounds import drawn
from tests.games.cubitos.steps import owned
from tests.games.cubitos.tables import Table, dice, own_card, straight, table

LAP = "0S 0. 0. 1. 1. 2. 2F"
DRAWING = ["push or pass", "first roll", "draw step", ["draw", "roll"]]


def run(*cards: str, **fields: Any) -> Table:
    """A table whose player 0 has just passed: the Run Phase. The rival, who moves first, has something to spend."""
    fields = {"draw": "light gray", **fields, "rival": {"credits": 9, **fields.get("rival", {})}}
    game = table(*cards, **fields)
    game.play("pass")
    return game


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
    game = table(
        draw="9 light gray, red",
        position={"start": 0},
        pending=DRAWING,
    )
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
    game = run(draw="", roll="light gray", discard="red", active="light gray money, 2 dark gray money")
    finish_round(game)
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
    assert game.match.game.turn(game.match.board, game.match.state) == 0
    assert "wait" not in game.legal(0)
    assert "wait" in game.legal(1)
    game.play("wait", seat=1)
    assert game.movers() == [0]


def test_rule_05_ties_go_clockwise_from_the_start_player() -> None:
    rival = {"roll": "2 light gray", "draw": "", "pending": ["push or pass"]}
    game = table(roll="3 light gray", rival=rival)
    assert game.match.game.turn(game.match.board, game.match.state) == 1


def test_rule_05_move_buy_and_discard_go_in_turn() -> None:
    game = run(active="dark gray foot")
    assert (game.phase(), game.movers()) == ("move", [1])
    game.play("stop", "done", seat=1)
    assert (game.phase(), game.movers()) == ("move", [0])


def test_rule_06_faces_are_used_by_themselves() -> None:
    game = run(active="2 light gray money, dark gray foot, brown money, white foot")
    player = game.player()
    assert player["money"] == 5
    assert player["feet"] == 2


def test_rule_06_mandatory_loss_comes_at_the_end_of_step_4_and_brings_what_is_free() -> None:
    game = run("rich-dog", "schmutz", active="brown symbol, white symbol")
    assert game.legal() == ["use schmutz", "use rich-dog", "done"]
    game.play("done")
    assert game.count("tray", "brown") == 9
    game.play("done")
    assert game.count("tray", "brown") == 10
    assert game.player()["money"] == 3


@pytest.mark.parametrize("card", ["wizard", "rich-dog"])
def test_rule_06_nobody_is_asked_about_what_happens_anyway(card: str) -> None:
    game = run(card, active="2 brown symbol")
    assert game.phase() == "move"
    assert game.count("tray", "brown") == 10


def test_rule_06_a_gain_that_costs_something_is_forfeited_unless_it_is_chosen(tmp_path: Path) -> None:
    greedy = own_card(tmp_path, "greedy-dog", "brown", run=["gain 2 feet", "gain 1 gray die", "must lose this"])
    game = run(greedy, active="brown symbol")
    assert game.legal() == ["use greedy-dog", "done"]
    game.play("done", "done")
    assert game.count("tray", "brown") == 10
    assert game.player()["feet"] == 0


def test_rule_06_a_credit_face_is_asked_about_beside_an_active_batter_beaver() -> None:
    game = run("batter-beaver", active="orange symbol, start credit", position={"start": 0})
    assert game.legal() == ["credit", "done"]
    game.play("done", "done")
    assert (game.player()["credits"], game.count("tray", "orange")) == (0, 9)
    game = run("batter-beaver", active="orange symbol, start credit", position={"start": 0})
    game.play("credit")
    assert game.player()["credits"] == 1
    assert game.count("active", "start", "blank") == 1


@pytest.mark.parametrize(("fields", "asked"), [({}, True), ({"credited": True}, False), ({"active": ""}, False)])
def test_rule_06_credits_of_a_comparison_are_asked_about_where_they_may_hurt(
    fields: dict[str, Any], asked: bool
) -> None:
    active = fields.get("active", "orange blank, ") + "red symbol"
    game = run("batter-beaver", "el-bandito", **{**fields, "active": active})
    assert game.player()["credits"] == (0 if asked else 1)
    assert game.legal() == (["choose 1", "done"] if asked else [])


@pytest.mark.parametrize("active", ["start credit", "orange blank, start credit"])
def test_rule_06_a_credit_face_that_costs_nothing_is_used_by_itself(active: str) -> None:
    game = run("batter-beaver", active=active, position={"start": 0}, roll="red")
    assert game.player()["credits"] == 1
    assert game.count("roll", "red") == 1


def test_rule_06_a_credit_face_waits_for_dice_that_may_still_be_rolled() -> None:
    cards = ("batter-beaver", "jacques-couteau")
    fields: dict[str, Any] = {"active": "red symbol, start credit", "roll": "orange, white", "position": {"start": 0}}
    game = run(*cards, **fields)
    game.play("roll orange roll", "roll white roll", dice="orange symbol, white blank")
    game.play("skip batter-beaver")
    assert game.legal() == ["credit", "done"]
    game = run(*cards, **fields)
    game.play("roll orange roll", "roll white roll", dice="orange blank, white blank")
    assert game.player()["credits"] == 1


def test_rule_06_used_die_is_still_active() -> None:
    game = run("dope-cat", "captain-bark", active="white symbol, brown symbol")
    game.play("use dope-cat")
    assert game.count("active", "white", "blank") == 1
    assert game.player()["money"] == 2


def test_rule_07_most_swords_needs_one_and_power_is_two() -> None:
    game = run(active="red power", rival={"active": "red symbol"})
    assert game.player()["swords"] == 2
    assert game.player()["money"] == 3
    assert game.player(1)["money"] == 0
    assert run(active="light gray money").player()["money"] == 1


def test_rule_07_start_player_die_breaks_ties_or_nobody_has_the_most() -> None:
    game = run(active="red symbol", rival={"active": "red symbol"})
    assert game.match.dump()["players"][1]["feet"] == 2
    assert game.player()["feet"] == 0
    game = run("champion", active="red symbol", rival={"active": "red symbol"})
    assert not game.player()["any_dice"]
    assert not game.player(1)["any_dice"]


# -------------------------------------------------------------------------------------------------------------- moving


def moving(track: str | list[str], feet: int = 0, **fields: Any) -> Table:
    """Player 0 in the Move step; the rival comes next and has something to spend."""
    fields["rival"] = {"credits": 9, **fields.get("rival", {})}
    return table(track=track, position={"phase": "move", "start": 0}, feet=feet, draw="light gray", **fields)


def test_rule_08_feet_money_and_stopping(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, money=3, credits=2)
    assert game.legal() == ["step 1", "foot", "stop"]
    game.play("foot", "step 1", "step 2")
    assert (game.player()["money"], game.player()["credits"], game.player()["space"]) == (0, 1, 2)


def test_rule_08_water_needs_a_water_foot_and_ordinary_feet_go_first() -> None:
    track = "nothing-goes-right"
    assert "step 119" not in table_at(track, 0, feet=2).legal()
    game = table_at(track, 0, feet=1, water=2)
    game.play("step 105")
    assert (game.player()["feet"], game.player()["water"]) == (0, 2)
    game.play("step 119")
    assert (game.player()["feet"], game.player()["water"]) == (0, 1)
    game = table_at(track, 0, feet=1, water=1)
    game.play("wade 105")
    assert (game.player()["feet"], game.player()["water"]) == (1, 0)


def table_at(track: str, space: int, **fields: Any) -> Table:
    return moving(track, space=space, **fields)


def test_rule_08_money_shortcut_takes_credits_too_and_works_once(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0. 0>1 1. 1<1 2. 2F", "1 = { money = 5 }")
    game = table_at(track, 2, money=3, credits=4, feet=4)
    game.play("shortcut")
    assert (game.player()["space"], game.player()["money"], game.player()["credits"]) == (4, 0, 2)
    game.play("step 3", "step 2")
    assert "shortcut" not in game.legal()


def test_rule_08_jet_pack_doubles_once_also_from_the_start_of_the_move(tmp_path: Path) -> None:
    game = table_at(straight(tmp_path, "0S 0. 0J 1. 1. 2. 2F"), 2, feet=2, water=1)
    game.play("jetpack")
    assert (game.player()["feet"], game.player()["water"]) == (4, 2)
    assert "jetpack" not in game.legal()


def test_rule_09_reward_only_where_the_move_ends(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0c3 0. 1c2f 1. 2. 2F")
    game = table_at(track, 0, feet=3)
    game.play("step 1", "step 2", "step 3")
    assert game.player()["credits"] == 2 + 1
    assert game.player()["fans"] == 1


def test_rule_09_no_reward_where_the_round_began(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0c3 0. 1. 1. 2. 2F")
    game = table_at(track, 1, feet=2)
    game.play("step 2", "step 1")
    assert game.player()["credits"] == 0


def test_rule_09_losing_and_gaining_dice_is_optional(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0x 0g4 1G 1. 2. 2F")
    game = table_at(track, 0, feet=1)
    game.play("step 1")
    assert game.legal() == ["lose light gray draw", "done"]
    game = table_at(track, 1, feet=1)
    game.play("step 2")
    assert game.legal() == ["gain light gray", "gain dark gray", "gain brown", "gain green", "done"]
    game.play("gain green")
    assert game.count("discard", "green") == 1


def test_rule_10_finish_with_feet_left_goes_on_from_the_start(tmp_path: Path) -> None:
    game = table_at(straight(tmp_path, LAP), 5, feet=3)
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


def finish_round(game: Table) -> None:
    """Let everybody stop and buy nothing until the round is over."""
    number = game.match.dump()["round"]
    while not game.match.result and game.match.dump()["round"] == number:
        seat = game.match.to_act[0]
        game.match.play("stop" if "stop" in game.legal(seat) else "done", seat)


def test_rule_11_the_foot_between_two_boards_counts(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, LAP), straight(tmp_path, "0S 0. 1. 2. 2F", name="second")]
    others = [{"space": 6}, {"leg": 1, "space": 0}]
    game = moving(tracks, 1, leg=1, space=3, others=others)
    game.play("step 4")
    finish_round(game)
    assert game.match.result is not None
    assert game.match.result.places == (1, 3, 2)
    assert game.match.result.scores == (6 + 1 + 4, 6, 6 + 1)


def test_rule_11_one_runner_in_the_finish_wins(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, space=5, rival={"space": 4, "draw": "light gray"})
    game.play("step 6")
    finish_round(game)
    assert game.match.result is not None
    assert game.match.result.places == (1, 2)
    assert game.match.result.scores == (6, 4)


def test_rule_11_farthest_beyond_the_start_wins(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, space=5, rival={"leg": 1, "space": 1})
    game.play("step 6")
    finish_round(game)
    assert game.match.result is not None
    assert game.match.result.places == (2, 1)


def test_rule_11_equal_runners_race_another_round(tmp_path: Path) -> None:
    game = moving(straight(tmp_path, LAP), 1, space=5, rival={"space": 6})
    game.play("step 6")
    finish_round(game)
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
    game = run("benchwarmer", active="orange symbol, white blank", roll="red", position={"start": 0})
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
    finish_round(game)
    assert game.count("tray", "purple") == 10
    assert game.player()["borrowed"] == {}


def test_rule_14_borrowed_die_is_lost_from_discard_after_a_bust() -> None:
    game = table("broken-cow", roll="light gray", active="2 white symbol", draw="", rival={"credits": 9})
    game.play("use broken-cow", "take purple", "face symbol", "push", dice="light gray blank")
    game.play("done")
    assert game.count("discard", "purple") == 1
    finish_round(game)
    assert game.count("tray", "purple") == 10


@pytest.mark.parametrize("own", ["", "brown"])
def test_rule_14_a_borrowed_die_that_was_lost_settles_the_debt(own: str) -> None:
    fields: dict[str, Any] = {"roll": "light gray", "active": "2 white symbol", "draw": own, "position": {"start": 0}}
    game = table("broken-cow", "rich-dog", rival={"credits": 9}, **fields)
    game.play("use broken-cow", "take brown", "face symbol", "pass")
    assert game.player()["borrowed"] == {}
    game.play("buy brown")
    finish_round(game)
    assert owned(game, "brown") == 1 + len(dice(own))


def test_rule_14_the_first_die_of_the_colour_to_be_lost_counts_as_the_borrowed_one() -> None:
    fields: dict[str, Any] = {"active": "2 white symbol, orange symbol", "roll": "light gray", "draw": "purple"}
    game = table("broken-cow", "benchwarmer", rival={"credits": 9}, **fields)
    game.play("use broken-cow", "take purple", "face blank", "pass", "use benchwarmer", "lose purple draw")
    finish_round(game)
    assert owned(game, "purple") == 1
    assert game.count("tray", "purple") == 9


@pytest.mark.parametrize(("own", "left", "given"), [("", 0, 0), ("purple", 0, 1), ("2 purple", 1, 1)])
def test_rule_14_given_away_an_own_die_goes_else_the_debt_goes_with_it(own: str, left: int, given: int) -> None:
    fields: dict[str, Any] = {"active": "2 white symbol, red symbol", "roll": "light gray", "draw": own}
    game = table("broken-cow", "crabby", rival={"credits": 9}, **fields)
    game.play("use broken-cow", "take purple", "face blank", "pass", "give purple blank")
    finish_round(game)
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
    game = run(
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
    finish_round(game)
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
    finish_round(game)
    assert game.count("tray", "start") == 0
    assert game.count("active", "start", seat=1) + game.count("roll", "start", seat=1) == 1


def test_rule_19_start_player_die_rolled_as_part_of_the_bust_stays_with_its_player() -> None:
    game = table(roll="light gray, start", active="3 light gray money", position={"start": 0})
    game.play("push", dice="light gray blank, start blank")
    assert game.count("roll", "start") == 1
    assert "discard start" not in game.legal()


def test_rule_20_start_player_die_passes_on_at_the_end_of_the_round() -> None:
    game = run(active="start foot, light gray money", position={"start": 0})
    finish_round(game)
    assert game.match.dump()["start"] == 1
    assert game.count("active", "start") + game.count("roll", "start") == 0
    assert game.count("active", "start", seat=1) + game.count("roll", "start", seat=1) == 1


BEAVER_LAP = "0S 0c2 0f 1xc1 1c1g4 1. 2. 2F"


def beaver(folder: Path, active: str = "orange symbol", *cards: str, **fields: Any) -> Table:
    """Player 0 with a Batter Beaver, no credit gained so far, in the Move step."""
    track = straight(folder, BEAVER_LAP)
    fields = {"roll": "red", "position": {"start": 0}, **fields}
    return run("batter-beaver", *cards, track=track, active=f"{active}, dark gray foot", **fields)


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
    game = run("batter-beaver", "bob", track=track, active=active, roll="red", position={"start": 0})
    game.play("step 1", "lose orange blank", "use bob", "reward 2", "lose red roll")
    assert (game.count("tray", "orange"), game.count("tray", "red")) == (10, 10)


def test_rule_21_a_credit_gained_before_costs_a_die_at_the_end_of_step_4() -> None:
    game = run("batter-beaver", "schmutz", active="orange symbol, white symbol", roll="red", credited=True)
    game.play("done", "done")
    assert "lose red roll" in game.legal()
    game = run("batter-beaver", "schmutz", active="orange symbol, white symbol", roll="red", credited=True)
    game.play("use batter-beaver", "lose red roll", "use schmutz")
    assert (game.player()["feet"], game.count("tray", "red")) == (4, 10)
    assert game.phase() == "move"


def test_rule_21_a_used_die_owes_for_credits_too(tmp_path: Path) -> None:
    effects = ["gain 1 foot", "if a credit was gained: must lose 1 die"]
    card = own_card(tmp_path, "payer", "yellow", run=effects)
    track = straight(tmp_path, BEAVER_LAP)
    game = run(card, track=track, active="yellow symbol", roll="red", position={"start": 0})
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
    finish_round(game)
    assert game.match.result is None
    game = moving(tracks, 2, leg=1, space=5, laps=2)
    game.play("step 0", "step 1")
    assert (game.player()["leg"], game.player()["space"]) == (2, 1)
    game = moving(tracks, 1, leg=3, space=4, laps=2)
    game.play("step 5")
    finish_round(game)
    assert game.match.result is not None
    assert game.match.result.scores[0] == 3 + 1 + 5 + 1 + 3 + 1 + 5


# ---------------------------------------------------------------------------------------------------- worked examples


def test_example_foot_shortcut(tmp_path: Path) -> None:
    track = straight(tmp_path, "0S 0. 0>1 1. 1. 2<1 2. 2F", "1 = { feet = 7 }")
    game = table_at(track, 0, feet=10)
    game.play("step 1", "step 2", "shortcut")
    assert (game.player()["feet"], game.player()["space"]) == (1, 5)


def test_example_jet_pack(tmp_path: Path) -> None:
    game = table_at(straight(tmp_path, "0S 0. 0. 1J 1. 2. 2. 2F"), 0, feet=6)
    game.play("step 1", "step 2", "step 3", "jetpack")
    assert game.player()["feet"] == 6


def test_example_dapper_doggie() -> None:
    game = run("dapper-doggie", active="2 brown symbol, 3 light gray money")
    assert game.player()["money"] == 9
    assert game.count("tray", "brown") == 10


def test_example_pronto_bronto() -> None:
    game = run("pronto-bronto", active="2 purple symbol", space=19)
    game.play("use pronto-bronto", "use pronto-bronto")
    assert game.player()["feet"] == 4


def test_example_ledercheesen_and_half_of_five_fans() -> None:
    game = run("ledercheesen", active="yellow power, 6 light gray money")
    game.play("use ledercheesen power")
    assert game.player()["feet"] == 1
    game = run("mr-bats", active="orange symbol", fans=5)
    game.play("use mr-bats", "choose 2")
    assert game.player()["feet"] == 2
    game = run("the-big-cheese", active="yellow symbol", fans=5)
    game.play("use the-big-cheese", "choose 2")
    assert game.player()["feet"] == 2


@pytest.mark.parametrize(("card", "water"), [("bahama-llama", 4), ("undercover-fish", 8)])
def test_example_water_feet_on_the_jet_pack(tmp_path: Path, card: str, water: int) -> None:
    track = straight(tmp_path, "0S 0. 0J 1. 1. 2. 2F")
    game = run(card, track=track, space=2, active="2 blue symbol", position={"start": 0})
    game.play("jetpack")
    assert game.player()["water"] == water
