"""The rulebook and the rulings, one by one: a position, a move, what must be true."""

from typing import Any

import pytest

import kostka
from kostka.core.errors import IllegalMove, KostkaError
from kostka.core.match import Match
from kostka.core.notation import read
from kostka.core.writing import write
from tests.games.camelup.tables import BEFORE_THE_LINE, money, rank, roll, stacks, table

FAR_APART = {"5": ["red", "yellow", "blue", "green", "purple"], "12": ["white"], "15": ["black"]}

# ---------------------------------------------------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", range(3, 9))
def test_rule_01_three_to_eight_players_and_partners_from_six(seats: int) -> None:
    match = kostka.new("camelup", seats=seats, seed=1)
    assert any(move.startswith("partner") for move in match.legal()) == (seats >= 6)


@pytest.mark.parametrize("seats", [2, 9])
def test_rule_01_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(KostkaError, match="3 to 8 players"):
        kostka.new("camelup", seats=seats)


def test_rule_02_components_at_the_start() -> None:
    position = kostka.new("camelup", seats=5, seed=1).dump()
    assert position["tickets_left"] == {key: [5, 3, 2, 2] for key in ("red", "yellow", "blue", "green", "purple")}
    assert position["pyramid"] == ["red", "yellow", "blue", "green", "purple", "grey"]
    for player in position["players"]:
        assert player["money"] == 3
        assert player["finish_cards"] == ["red", "yellow", "blue", "green", "purple"]


def test_rule_03_camels_start_on_their_dice() -> None:
    spaces: set[int] = set()
    crazy: set[int] = set()
    starters: set[int] = set()
    for seed in range(60):
        match = kostka.new("camelup", seats=4, seed=seed)
        for space, stack in stacks(match).items():
            (crazy if {"white", "black"} & set(stack) else spaces).add(space)
        starters.add(match.dump()["to_act"])
    assert spaces == {1, 2, 3}
    assert crazy == {14, 15, 16}
    assert starters == {0, 1, 2, 3}


def test_rule_03_camels_that_share_a_space_are_stacked_in_random_order() -> None:
    orders = set()
    for seed in range(120):
        for stack in stacks(kostka.new("camelup", seats=3, seed=seed)).values():
            if set(stack) == {"red", "blue"}:
                orders.add(tuple(stack))
    assert orders == {("red", "blue"), ("blue", "red")}


def test_rule_03_either_crazy_camel_may_be_below() -> None:
    orders = set()
    for seed in range(200):
        for stack in stacks(kostka.new("camelup", seats=3, seed=seed)).values():
            if len(stack) == 2 and "white" in stack and "black" in stack:
                orders.add(tuple(stack))
    assert orders == {("white", "black"), ("black", "white")}


def test_rule_03_option_start_player_arranges() -> None:
    match = next(
        m
        for seed in range(50)
        if len((m := kostka.new("camelup", seats=3, seed=seed, arrange=True, start=2)).dump()["unplaced"]) == 1
        and len(next(iter(m.dump()["unplaced"].values()))) == 3
    )
    ((space, waiting),) = match.dump()["unplaced"].items()
    assert match.to_act == (2,)
    assert match.legal() == [f"stack {camel}" for camel in waiting]
    match.play(f"stack {waiting[1]}")
    match.play(f"stack {waiting[2]}")
    assert stacks(match)[int(space)] == [waiting[1], waiting[2], waiting[0]], "the last camel stacks itself"
    assert match.to_act == (2,), "and the same player then takes the first turn"
    assert "roll" in match.legal()


def test_rule_03_arranging_goes_from_the_lowest_space() -> None:
    match = kostka.load(
        {
            "game": "camelup",
            "options": {"arrange": True},
            "phase": "arrange",
            "stacks": {"2": ["green"]},
            "unplaced": {"3": ["red", "yellow"], "1": ["blue", "purple"]},
        }
    )
    assert match.legal() == ["stack blue", "stack purple"]
    match.play("stack purple")
    assert stacks(match)[1] == ["purple", "blue"]
    assert match.legal() == ["stack red", "stack yellow"]


def test_rule_03_the_crazy_camels_are_rolled_after_the_stacks() -> None:
    match = kostka.new("camelup", seats=3, seed=4, arrange=True)
    assert not {"white", "black"} & {camel for stack in stacks(match).values() for camel in stack}
    assert [event.kind for event in match.events[0]] == ["start"] * 5 + ["first"]
    while match.dump()["phase"] == "arrange":
        starts = [event.values["camel"] for event in match.play(match.legal()[0]) if event.dice]
        assert starts == [] or match.dump()["phase"] == "play"
    assert sorted(map(str, starts)) == ["black", "white"]
    text = write(match)
    assert " = white 1" in text.splitlines()[-1] or " = black 1" in text.splitlines()[-1]
    assert read(text).state.tobytes() == match.state.tobytes()
    without = "\n".join(line for line in text.splitlines() if not line.startswith(("secret:", "commitment:")))
    assert read(without).view() == match.view()


def test_rule_03_the_dice_of_the_crazy_camels_can_be_those_of_a_real_table() -> None:
    position = {
        "game": "camelup",
        "options": {"arrange": True},
        "phase": "arrange",
        "stacks": {"2": ["green"], "1": ["blue"]},
        "unplaced": {"3": ["red", "yellow", "purple"]},
    }
    match = kostka.load(position, seed=1)
    crazy = [("black", 15), ("white", 15)]
    with pytest.raises(KostkaError, match="Fewer dice were rolled than were given"):
        match.play("stack red", dice=crazy)
    match.play("stack red", dice=[])
    with pytest.raises(KostkaError, match="More dice were rolled than were given"):
        match.play("stack purple", dice=[])
    with pytest.raises(KostkaError, match="A set-up names each camel once"):
        match.play("stack purple", dice=[("black", 15), ("black", 15)])
    match.play("stack purple", dice=crazy)
    assert stacks(match) == {1: ["blue"], 2: ["green"], 3: ["red", "purple", "yellow"], 15: ["black", "white"]}


def test_rule_03_files_of_the_rules_before_that_are_read_where_nobody_arranges() -> None:
    match = kostka.new("camelup", seats=3, seed=4)
    match.play("roll")
    text = write(match)
    assert "rules: 2\n" in text
    assert read(text.replace("rules: 2", "rules: 1")).state.tobytes() == match.state.tobytes()


def test_rule_03_chosen_start_player() -> None:
    assert {kostka.new("camelup", seats=4, seed=seed, start=3).to_act for seed in range(5)} == {(3,)}


# ------------------------------------------------------------------------------------------------------------ turn


def test_rule_04_one_action_then_the_next_player() -> None:
    match = table({}, seats=3)
    for seat, move in enumerate(["roll", "ticket red", "winner blue"]):
        assert match.to_act == (seat,)
        match.play(move)
    assert match.to_act == (0,)


def test_rule_05_tickets_are_taken_from_the_top_without_limit() -> None:
    match = table({}, seats=3)
    for _ in range(4):
        match.play("ticket red")
        match.play("ticket blue")
        match.play("roll")
    players = match.dump()["players"]
    assert players[0]["tickets"] == {"red": [5, 3, 2, 2]}
    assert players[1]["tickets"] == {"blue": [5, 3, 2, 2]}
    assert "ticket red" not in match.legal()
    with pytest.raises(IllegalMove, match="all four red tickets are gone"):
        match.play("ticket red")


def test_rule_06_a_pyramid_ticket_and_a_die() -> None:
    match = table({2: ["red"]})
    roll(match, "red", 3)
    position = match.dump()
    assert position["players"][0]["pyramid_tickets"] == 1
    assert position["rolled"] == ["red"]
    assert stacks(match)[5] == ["red"]


def test_rule_06_every_die_left_is_drawn_and_shows_one_to_three() -> None:
    seen = set()
    for seed in range(300):
        match = kostka.load({"game": "camelup", "stacks": FAR_APART, "pyramid": ["red", "grey"]}, seed=seed)
        (event,) = [e for e in match.play("roll") if e.kind == "roll"]
        seen.add((event.values["die"], event.values["pips"]))
    assert seen == {(die, pips) for die in ("red", "white", "black") for pips in (1, 2, 3)}


def test_rule_07_finish_cards_are_secret_but_who_played_where_is_not() -> None:
    match = table({}, seats=3)
    (event,) = match.play("winner green")
    assert match.view(0)["finish_bets"]["winner"] == [[0, "green"]]
    for seat in (1, 2, None):
        assert match.view(seat)["finish_bets"]["winner"] == [[0, None]]
        assert match.view(seat)["players"][0]["finish_cards"] is None
        assert event.seen_by(seat).values == {"seat": 0, "pile": "winner", "colour": None}
    assert event.seen_by(0).values == {"seat": 0, "pile": "winner", "colour": "green"}


def test_rule_07_a_card_can_be_played_once() -> None:
    match = table({}, seats=3)
    for move in ("winner green", "roll", "roll"):
        match.play(move)
    assert "winner green" not in match.legal()
    assert "loser green" not in match.legal()
    assert match.why_not("loser green") == "Not possible: you have already played your green finish card."


def test_rule_07_money_is_known_also_where_the_table_hides_purses() -> None:
    """Tickets, tiles and the ranks of a leg are public, so who counts along knows every purse."""
    for hidden in (False, True):
        match = table({}, players=[{"money": 7}, {}, {}], options={"hidden_purses": hidden})
        for seat in (0, 1, None):
            assert [p["money"] for p in match.view(seat)["players"]] == [7, 3, 3]


# -------------------------------------------------------------------------------------------------------- movement


def test_rule_08_a_camel_carries_all_above_it_and_lands_on_top() -> None:
    match = table({3: ["green", "red", "white", "yellow"], 5: ["blue", "purple"]})
    roll(match, "red", 2)
    assert stacks(match)[3] == ["green"]
    assert stacks(match)[5] == ["blue", "purple", "red", "white", "yellow"]


def test_rule_08_cheer_puts_on_top_and_boo_underneath() -> None:
    cheer = table({3: ["red", "green"], 6: ["blue"]}, tiles={"5": {"seat": 1, "side": "cheer"}})
    roll(cheer, "red", 2)
    assert stacks(cheer)[6] == ["blue", "red", "green"]
    boo = table({3: ["red", "green"], 4: ["blue", "purple"]}, tiles={"5": {"seat": 1, "side": "boo"}})
    roll(boo, "red", 2)
    assert stacks(boo)[4] == ["red", "green", "blue", "purple"]


@pytest.mark.parametrize(
    ("stack", "shown", "moves"),
    [
        (["white", "red", "black"], "black", "white"),
        (["white", "red", "black"], "white", "white"),
        (["white", "red", "black", "blue"], "white", "white"),
        (["white", "red", "black", "blue"], "black", "black"),
        (["white", "black", "red"], "white", "black"),
        (["white", "black"], "white", "black"),
        (["black", "white"], "black", "white"),
        (["black", "red", "white"], "white", "black"),
    ],
)
def test_rule_09_which_crazy_camel_moves(stack: list[str], shown: str, moves: str) -> None:
    match = table({10: stack})
    roll(match, shown, 2)
    assert moves in stacks(match)[8]
    assert stacks(match)[8][0] == moves


@pytest.mark.parametrize(("shown", "moves"), [("white", "white"), ("black", "black")])
def test_rule_09_apart_and_alone_the_colour_decides(shown: str, moves: str) -> None:
    match = table({10: ["white"], 14: ["black"]})
    roll(match, shown, 1)
    assert stacks(match)[{"white": 9, "black": 13}[moves]] == [moves]


def test_rule_09_apart_the_one_with_riders_moves() -> None:
    match = table({10: ["white"], 14: ["black", "red"]})
    roll(match, "white", 1)
    assert stacks(match)[13] == ["black", "red"]


def test_rule_10_space_16_is_on_the_track() -> None:
    match = table({13: ["red"], 14: ["black"], 15: ["white"]})
    roll(match, "red", 3)
    assert stacks(match)[16] == ["red"]
    assert match.result is None


# ------------------------------------------------------------------------------------------------- spectator tiles


def test_rule_11_where_a_tile_may_lie() -> None:
    match = table({1: ["yellow", "green", "purple"], 3: ["red"], 4: ["blue"]}, tiles={"9": {"seat": 1, "side": "boo"}})
    spaces = sorted({int(move.split()[1]) for move in match.legal() if move.startswith("tile")})
    assert spaces == [2, 5, 6, 7, 11, 12, 13, 14]
    assert "there is a camel on space 3" in str(match.why_not("tile 3 cheer"))
    assert "next to another player's tile on space 9" in str(match.why_not("tile 8 cheer"))
    assert "already a tile on space 9" in str(match.why_not("tile 9 cheer"))
    assert "There is no move" in str(match.why_not("tile 1 cheer"))


def test_rule_11_moving_a_tile_next_door_but_not_turning_it_in_place() -> None:
    match = table({1: ["red"]}, tiles={"9": {"seat": 0, "side": "boo"}})
    assert "tile 8 boo" in match.legal()
    assert "tile 10 cheer" in match.legal()
    assert "turning it over in place is not a move" in str(match.why_not("tile 9 cheer"))
    match.play("tile 10 cheer")
    assert match.dump()["tiles"] == {"10": {"seat": 0, "side": "cheer"}}


def test_rule_12_the_owner_is_paid_per_unit_whoever_rolls() -> None:
    match = table({3: ["red", "green", "blue"]}, tiles={"5": {"seat": 2, "side": "cheer"}})
    roll(match, "red", 2)
    assert money(match) == [3, 3, 4]


def test_rule_12_crazy_camels_pay_too() -> None:
    match = table({10: ["white"]}, tiles={"8": {"seat": 1, "side": "cheer"}})
    roll(match, "white", 2)
    assert money(match) == [3, 4, 3]


def test_rule_13_crazy_camel_on_cheer_goes_further_back_on_top() -> None:
    match = table({10: ["white"], 7: ["red"]}, tiles={"8": {"seat": 1, "side": "cheer"}})
    roll(match, "white", 2)
    assert stacks(match)[7] == ["red", "white"]


def test_rule_13_crazy_camel_on_boo_goes_forward_underneath() -> None:
    match = table({10: ["white"], 9: ["red"]}, tiles={"8": {"seat": 1, "side": "boo"}})
    roll(match, "white", 2)
    assert stacks(match)[9] == ["white", "red"]


def test_rule_13_boo_after_a_one_puts_a_unit_under_those_it_left() -> None:
    match = table({4: ["red", "green", "blue"]}, tiles={"5": {"seat": 1, "side": "boo"}})
    roll(match, "green", 1)
    assert stacks(match)[4] == ["green", "blue", "red"]
    assert money(match)[1] == 4


def test_rule_14_cheer_on_16_carries_over_the_line() -> None:
    match = table({14: ["red", "green"], 12: ["white"], 13: ["black"]}, tiles={"16": {"seat": 1, "side": "cheer"}})
    roll(match, "red", 2)
    assert match.result is not None
    assert stacks(match)[17] == ["red", "green"]
    assert money(match) == [4, 4, 3], "the roller's pyramid ticket, the tile's owner"


def test_rule_14_a_unit_stops_at_the_line() -> None:
    match = table({16: ["red"], 12: ["white"], 13: ["black"]})
    roll(match, "red", 3)
    assert stacks(match)[17] == ["red"]


def test_rule_14_tiles_stay_until_the_leg_ends() -> None:
    match = table({3: ["red", "blue"]}, tiles={"5": {"seat": 1, "side": "cheer"}}, pyramid=["red", "blue", "grey"])
    roll(match, "red", 2)
    assert match.dump()["tiles"] == {"5": {"seat": 1, "side": "cheer"}}
    roll(match, "blue", 1)
    assert match.dump()["tiles"] == {}


# ------------------------------------------------------------------------------------------------------------- leg


def test_rule_15_a_leg_ends_with_the_fifth_die_and_the_next_starts_left_of_the_roller() -> None:
    match = table({3: ["red"]}, pyramid=["red", "blue"], to_act=1)
    roll(match, "red", 1)
    position = match.dump()
    assert position["leg"] == 2
    assert position["to_act"] == 2
    assert len(position["pyramid"]) == 6
    assert all(player["pyramid_tickets"] == 0 for player in position["players"])


def test_rule_15_race_end_on_the_fifth_die_scores_one_leg_only() -> None:
    match = table(
        {16: ["red"], 12: ["white"], 13: ["black"]},
        pyramid=["red", "blue"],
        players=[{"money": 0, "tickets": {"red": [5]}}, {}, {}],
    )
    roll(match, "red", 1)
    assert match.result is not None
    assert money(match)[0] == 6, "5 for the ticket and 1 for the roll, once"


def test_rule_15_tickets_and_partner_cards_go_back() -> None:
    match = table(
        {3: ["red"]},
        pyramid=["red", "blue"],
        players=[{"tickets": {"red": [5]}, "partner": 1}, {"partner": 0}, {}, {}, {}, {}],
    )
    roll(match, "red", 1)
    position = match.dump()
    assert position["tickets_left"]["red"] == [5, 3, 2, 2]
    assert all(player["partner"] is None for player in position["players"])


def test_rule_16_the_rulebooks_own_example_pays_nine() -> None:
    """Green leads, yellow is second: 5 and 3 for the leader would be 8; here 5, a second place, pyramid tickets: 9."""
    match = table(
        {9: ["yellow"], 10: ["green"], 4: ["red"], 3: ["blue"], 2: ["purple"]},
        pyramid=["red", "grey"],
        players=[{"money": 0, "tickets": {"green": [5], "yellow": [5]}, "pyramid_tickets": 2}, {}, {}],
        away={"pyramid_tickets": 2},
    )
    roll(match, "red", 1)
    assert money(match)[0] == 5 + 1 + 3


def before_the_last_die(*players: dict[str, Any]) -> Match:
    """Seat 2 rolls the leg's last die, after which green leads and yellow is second."""
    away = 4 - sum(player.get("pyramid_tickets", 0) for player in players)
    return table(
        {9: ["yellow"], 10: ["green"], 4: ["red"]},
        pyramid=["red", "grey"],
        players=players,
        away={"pyramid_tickets": away},
        to_act=2,
    )


def test_rule_16_leader_second_and_others() -> None:
    match = before_the_last_die(
        {"money": 10, "tickets": {"green": [5, 3, 2, 2]}},
        {"money": 10, "tickets": {"yellow": [5, 3]}},
        {"money": 10, "tickets": {"red": [5, 3], "blue": [5]}},
    )
    roll(match, "red", 1)
    assert money(match) == [22, 12, 10 - 3 + 1]


def test_rule_16_the_purse_is_cut_after_the_sum() -> None:
    match = before_the_last_die(
        {"money": 0, "tickets": {"green": [5], "red": [5, 3], "blue": [5, 3]}},
        {"money": 1, "tickets": {"purple": [5, 3], "red": [2]}},
        {"money": 0},
    )
    roll(match, "red", 1)
    assert money(match) == [1, 0, 1]


def test_rule_17_higher_in_the_stack_is_ahead_and_crazy_camels_do_not_count() -> None:
    match = table(
        {9: ["yellow", "green", "white"], 4: ["red"]},
        pyramid=["red", "grey"],
        players=[{"money": 0, "tickets": {"green": [5]}}, {"money": 0, "tickets": {"yellow": [5]}}, {"money": 0}],
        away={"pyramid_tickets": 4},
        to_act=2,
    )
    roll(match, "red", 1)
    assert money(match) == [5, 1, 1]


def test_a_leader_can_be_carried_back_inside_one_leg() -> None:
    match = table({8: ["black", "red"], 6: ["blue"], 15: ["white"]})
    assert rank(match)[0] == "red"
    roll(match, "white", 3)
    assert stacks(match)[5] == ["black", "red"]
    assert rank(match)[:2] == ["blue", "red"]


# ------------------------------------------------------------------------------------------------------------ race


def test_rule_18_and_19_forwards_the_top_racing_camel_of_the_unit_wins() -> None:
    match = table(
        {15: ["red", "green", "white"], 16: ["blue"], 13: ["black"]},
        players=[
            {"money": 0, "finish_cards": ["red", "yellow", "blue", "purple"]},
            {"money": 0, "finish_cards": ["yellow", "blue", "green", "purple"]},
            {"money": 0},
        ],
        finish_bets={"winner": [[1, "red"], [0, "green"]]},
        to_act=2,
    )
    roll(match, "red", 2)
    assert match.result is not None
    assert money(match) == [8, 0, 1], "green won, with a crazy camel on its back"


def crossing_backwards(riders: list[str]) -> Match:
    return table(
        {2: ["white", *riders], 12: ["black"]},
        players=[{"money": 5, "tickets": {"red": [5]}}, {"money": 5, "tickets": {"green": [5]}}, {"money": 5}],
        finish_bets={"loser": [[0, "red"], [1, "green"], [2, "purple"]]},
        to_act=2,
    )


def test_rule_19_backwards_without_riders_the_board_order_stands() -> None:
    match = table({2: ["white"], 9: ["red"], 8: ["green"], 12: ["black"], 7: ["blue"], 6: ["purple"], 5: ["yellow"]})
    roll(match, "white", 3)
    assert match.result is not None
    assert rank(match) == ["red", "green", "blue", "purple", "yellow"]


def test_rule_19_backwards_with_one_rider_it_is_last() -> None:
    match = crossing_backwards(["red"])
    roll(match, "white", 2)
    assert match.result is not None
    assert rank(match)[-1] == "red"
    assert money(match) == [5 - 1 + 8, 5 + 1 - 1, 5 + 1 - 1], "green is second, purple on top of it leads"


def test_rule_19_backwards_with_five_riders_the_top_one_is_first_and_the_lowest_last() -> None:
    match = crossing_backwards(["purple", "blue", "green", "yellow", "red"])
    roll(match, "white", 3)
    assert match.result is not None
    assert rank(match) == ["red", "yellow", "green", "blue", "purple"]
    assert money(match) == [5 + 5 - 1, 5 - 1 - 1, 5 + 1 + 8]


def final(bets: dict[str, list[list[object]]], start: list[int], **options: bool) -> list[int]:
    """Money after red wins and purple comes last; seat 0 rolls, for a pound."""
    players = [{"money": money} for money in start]
    match = table(BEFORE_THE_LINE, players=players, finish_bets=bets, options=options)
    roll(match, "red", 1)
    return money(match)


def test_rule_20_right_cards_pay_8_5_3_2_1_counted_among_right_ones() -> None:
    bets = [[1, "blue"], [1, "red"], [2, "red"], [2, "green"], [3, "red"], [4, "red"], [5, "red"], [6, "red"]]
    assert final({"winner": bets}, [0, 9, 9, 9, 9, 9, 9]) == [1, 9 - 1 + 8, 9 + 5 - 1, 12, 11, 10, 10]


def test_rule_20_the_loser_pile_pays_for_the_last_camel() -> None:
    assert final({"loser": [[1, "purple"], [2, "purple"], [2, "red"]]}, [0, 0, 0]) == [1, 8, 4]


def test_rule_20_the_winner_pile_is_settled_first() -> None:
    assert final({"winner": [[1, "blue"]], "loser": [[1, "purple"]]}, [0, 0, 0])[1] == 8
    assert final({"winner": [[1, "red"]], "loser": [[1, "blue"]]}, [0, 0, 0])[1] == 7


def test_rule_20_three_wrong_cards_at_no_money_cost_nothing() -> None:
    assert final({"winner": [[1, "blue"], [1, "green"], [1, "yellow"]]}, [0, 0, 0])[1] == 0


def test_rule_20_card_by_card_or_netted() -> None:
    bets = {"winner": [[1, "blue"], [1, "green"], [1, "red"]]}
    assert final(bets, [0, 0, 0])[1] == 8
    assert final(bets, [0, 0, 0], netting=True)[1] == 6


def test_rule_20_a_card_that_costs_more_than_the_purse_has_says_what_was_paid() -> None:
    for netting, paid in ((False, [-1, 0, 8]), (True, [8, -1, -1])):
        match = table(
            BEFORE_THE_LINE,
            players=[{}, {"money": 1}, {}],
            finish_bets={"winner": [[1, "blue"], [1, "green"], [1, "red"]]},
            options={"netting": netting},
        )
        roll(match, "red", 1)
        reveals = [event.values["amount"] for event in match.events[-1] if event.kind == "reveal"]
        assert reveals == paid
        assert money(match)[1] == 1 + sum(paid)


def test_rule_21_most_money_wins_and_ties_share() -> None:
    match = table({16: ["red"], 12: ["white"], 13: ["black"]}, players=[{"money": 4}, {"money": 5}, {"money": 2}])
    roll(match, "red", 1)
    assert match.result is not None
    assert match.result.places == (1, 1, 3)
    assert match.result.scores == (5, 5, 2)
    assert match.result.winners == (0, 1)
    assert match.to_act == ()
    with pytest.raises(IllegalMove, match="over"):
        match.play("roll")


# ---------------------------------------------------------------------------------------------------- partnerships


def test_rule_22_both_must_be_available() -> None:
    match = table({}, seats=6)
    match.play("partner 3")
    position = match.dump()
    assert position["players"][0]["partner"] == 3
    assert position["players"][3]["partner"] == 0
    assert "partner 3" not in match.legal()
    assert "partner 0" not in match.legal()
    assert {"partner 2", "partner 4", "partner 5"} <= set(match.legal())
    assert "already has a partner for this leg" in str(match.why_not("partner 3"))
    assert "your own partner" in str(match.why_not("partner 1"))
    assert "no such player" in str(match.why_not("partner 7"))
    assert "6 or more players" in str(table({}).why_not("partner 1"))


def leg_with_partners(partner: dict[str, Any]) -> list[int]:
    match = before_the_last_die({"money": 5, "partner": 1}, {"money": 5, "partner": 0, **partner}, {}, {}, {}, {})
    roll(match, "red", 1)
    return money(match)[:2]


def test_rule_23_a_partner_copies_the_best_real_ticket() -> None:
    assert leg_with_partners({"tickets": {"green": [5, 3], "yellow": [5]}}) == [10, 5 + 5 + 3 + 1]
    assert leg_with_partners({"tickets": {"yellow": [5], "red": [5]}}) == [6, 5]
    assert leg_with_partners({"tickets": {"red": [5]}, "pyramid_tickets": 1}) == [6, 5]


def test_rule_23_a_partner_with_only_losing_tickets_costs_nothing() -> None:
    assert leg_with_partners({"tickets": {"red": [5], "blue": [5]}}) == [5, 3]


def test_rule_16_and_23_the_settlement_of_a_leg_is_told_in_its_parts() -> None:
    match = before_the_last_die(
        {"money": 1, "partner": 1, "tickets": {"red": [5, 3], "blue": [5]}},
        {"partner": 0, "tickets": {"green": [5], "yellow": [5]}, "pyramid_tickets": 2},
        *({"money": 0} for _ in range(4)),
    )
    events = [event.to_json() for event in match.play("roll", dice=[("red", 1)])]
    settled = events[[event["event"] for event in events].index("leg") + 1 :]
    assert settled == [
        {"event": "bet", "seat": 0, "colour": "red", "value": 5, "worth": -1},
        {"event": "bet", "seat": 0, "colour": "red", "value": 3, "worth": -1},
        {"event": "bet", "seat": 0, "colour": "blue", "value": 5, "worth": -1},
        {"event": "copy", "seat": 0, "other": 1, "amount": 5},
        {"event": "paid", "seat": 0, "amount": -3},
        {"event": "bet", "seat": 1, "colour": "yellow", "value": 5, "worth": 1},
        {"event": "bet", "seat": 1, "colour": "green", "value": 5, "worth": 5},
        {"event": "pyramid", "seat": 1, "count": 2},
        {"event": "paid", "seat": 1, "amount": 8},
        {"event": "pyramid", "seat": 2, "count": 1},
        {"event": "paid", "seat": 2, "amount": 1},
    ]


def test_rule_23_where_there_is_nothing_to_copy_nothing_is_told() -> None:
    match = before_the_last_die({"partner": 1}, {"partner": 0, "tickets": {"blue": [5]}}, {}, {}, {}, {})
    assert "copy" not in [event.kind for event in match.play("roll", dice=[("red", 1)])]


def test_rule_23_a_copied_ticket_counts_before_the_purse_is_cut() -> None:
    match = before_the_last_die(
        {"money": 0, "partner": 1, "tickets": {"red": [5, 3], "blue": [5]}},
        {"partner": 0, "tickets": {"green": [5]}},
        *({} for _ in range(4)),
    )
    roll(match, "red", 1)
    assert money(match)[0] == 2
