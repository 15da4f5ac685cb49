"""Exact odds: against the published fractions, against the laid-open tree, and as numbers that add up."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.core.match import Match
from kostka.games.camelup.compiled.odds import odds_kernel
from kostka.games.camelup.compiled.state import COLOURS
from kostka.games.camelup.compiled.worth import LEG, RACE, colours_played
from kostka.games.camelup.odds import LEG_PLACES, RACE_PLACES, exact_leg
from tests.examples import examples
from tests.games.camelup.tables import table
from tests.plain import run_plain
from tests.tree import outcomes

FACTS = json.loads((Path(__file__).parent / "data" / "odds.json").read_text())
LETTERS = dict(zip("RYBGPWK#", (*COLOURS, "white", "black", "grey"), strict=True))
ROLLOUTS = 4000


def fractions_of(match: Match) -> dict[str, Any]:
    leg, race = np.zeros(1, LEG), np.zeros(1, RACE)
    odds_kernel(match.state, 0, 1, np.empty(0, np.int16), leg, race, np.empty(0))
    return exact_leg(leg, match.state)


def odds_of(match: Match, rollouts: int = ROLLOUTS) -> dict[str, Any]:
    return match.position.view(match.to_act[0]).odds(rollouts)


def fact_position(name: str) -> Match:
    fact = FACTS[name]
    return kostka.load(
        {
            "game": "camelup",
            "stacks": {space: [LETTERS[camel] for camel in stack] for space, stack in fact["track"].items()},
            "tiles": {
                space: {"seat": seat, "side": "cheer" if side == 1 else "boo"}
                for seat, (space, side) in enumerate(fact["tiles"].items())
            },
            "pyramid": [LETTERS[die] for die in fact["dice_left"]],
        }
    )


@pytest.mark.parametrize("name", FACTS)
def test_published_odds_hold_exactly(name: str) -> None:
    fact, match = FACTS[name], fact_position(name)
    exact = fractions_of(match)
    for letter in "RYBGP":
        for place in ("first", "second", "last"):
            assert exact["leg"][LETTERS[letter]][place] == Fraction(fact[place][letter])
    assert exact["race_ends"] == Fraction(fact["p_race_ends_this_leg"])
    for space, hits in fact["expected_tile_hits"].items():
        assert exact["tile_hits"][space] == Fraction(hits)
    shown = odds_of(match)
    for letter in "RYBGP":
        for place in ("first", "second", "last"):
            assert abs(shown["leg"][LETTERS[letter]][place] - float(Fraction(fact[place][letter]))) < 1e-12


def brute_force(match: Match) -> dict[str, dict[str, Fraction]]:
    """The same odds by walking the whole tree of the rules themselves, two rolls deep."""
    odds = {colour: dict.fromkeys(LEG_PLACES, Fraction(0)) for colour in COLOURS}
    open_states = [(Fraction(1), match.state)]
    while open_states:
        probability, state = open_states.pop()
        seat = match.position.with_state(state).to_act[0]
        for share, after in outcomes(match.game, match.board, state, seat, 0):
            if after[0].leg == state[0].leg and after[0].phase == state[0].phase:
                open_states.append((probability * share, after))
                continue
            order = sorted(range(5), key=lambda camel: -int(after[0].place[camel]))
            for place, camel in zip(LEG_PLACES, order, strict=True):
                odds[COLOURS[camel]][place] += probability * share
    return odds


@pytest.mark.parametrize(
    "match",
    [
        table({5: ["white", "red", "yellow"], 6: ["blue"], 7: ["black", "green"]}, pyramid=["red", "green", "grey"]),
        table({14: ["red", "yellow"], 15: ["blue", "white"], 2: ["black", "green"]}, pyramid=["red", "grey", "blue"]),
        table(
            {4: ["red", "yellow"], 6: ["blue"], 9: ["white", "green"]},
            pyramid=["red", "yellow", "grey"],
            tiles={"5": {"seat": 0, "side": "boo"}, "7": {"seat": 1, "side": "cheer"}},
        ),
    ],
)
def test_leg_odds_agree_with_the_laid_open_tree(match: Match) -> None:
    assert fractions_of(match)["leg"] == brute_force(match)


@examples(15)
@given(st.integers(0, 10**6), st.integers(0, 60))
def test_odds_add_up(seed: int, plies: int) -> None:
    match = kostka.new("camelup", seats=4, seed=seed)
    for n in range(plies):
        moves = match.legal()
        if match.to_act == ():
            return
        match.play(moves[(seed + n * 7) % len(moves)])
        if match.result:
            return
    exact = fractions_of(match)
    for place in LEG_PLACES:
        assert sum(chances[place] for chances in exact["leg"].values()) == 1
    shown = odds_of(match)
    for place in RACE_PLACES:
        assert abs(sum(chances[place] for chances in shown["race"].values()) - 1) < 1e-9
    for colour in COLOURS:
        assert sum(exact["leg"][colour].values()) == 1
        assert abs(sum(shown["race"][colour].values()) - 1) < 1e-9


def test_a_leg_with_more_ends_than_any_other_known() -> None:
    """All in one stack with a crazy camel on top: the leg ends in 69,222 positions."""
    match = table({5: ["green", "purple", "blue", "yellow", "red", "black"], 6: ["white"]})
    exact, shown = fractions_of(match), odds_of(match, 100)
    assert sum(chances["first"] for chances in exact["leg"].values()) == 1
    assert abs(sum(chances["win"] for chances in shown["race"].values()) - 1) < 1e-9


def test_race_odds_of_a_leg_that_must_end_the_race_are_exact() -> None:
    match = table({16: ["red", "blue"], 15: ["green"], 13: ["white"], 12: ["black"]}, pyramid=["red", "blue"])
    shown = odds_of(match)
    assert shown["race_ends"] == 1
    assert shown["race_error"] == 0
    assert shown["race"]["blue"]["win"] == 1
    assert shown["race"]["red"]["win"] == 0


def test_race_odds_agree_with_other_rollouts_within_their_error() -> None:
    match = table({5: ["red"], 4: ["blue", "green"], 3: ["yellow", "purple"]})
    few, many = odds_of(match, 2000), odds_of(match, 60_000)
    for colour in COLOURS:
        assert abs(few["race"][colour]["win"] - many["race"][colour]["win"]) < 4 * few["race_error"]
    assert few["race_error"] > many["race_error"] > 0


def test_value_of_tickets_and_of_rolling() -> None:
    match = table({5: ["red"], 4: ["blue", "green"], 3: ["yellow", "purple"]})
    exact, shown = fractions_of(match), odds_of(match)
    for colour in COLOURS:
        first, second = exact["leg"][colour]["first"], exact["leg"][colour]["second"]
        expected = 5 * first + second - (1 - first - second)
        assert abs(shown["moves"][f"ticket {colour}"] - float(expected)) < 1e-12
    assert shown["moves"]["roll"] == 1


def test_every_tile_placement_is_valued_exactly() -> None:
    match = table({5: ["red"], 4: ["blue", "green"], 3: ["yellow", "purple"]}, pyramid=["red", "blue", "grey"])
    shown = odds_of(match)
    placements = [move for move in match.legal() if move.startswith("tile")]
    assert len(placements) > 15
    for move in placements:
        after = kostka.load(match.dump(), seed=1)
        after.play(move)
        expected = fractions_of(after)["tile_hits"][move.split()[1]]
        assert abs(shown["moves"][move] - float(expected)) < 1e-12, move


def test_a_tile_is_also_worth_what_it_does_to_own_tickets() -> None:
    """A boo in front of the only rival helps the ticket on the leader."""
    players: list[dict[str, Any]] = [{"tickets": {"red": [5]}}, {}, {}]
    stacks = {9: ["red"], 7: ["blue"], 2: ["green", "yellow", "purple"]}
    match = table(stacks, players=players, pyramid=["blue", "grey"], away={"pyramid_tickets": 4})
    without = table(stacks, pyramid=["blue", "grey"])
    assert odds_of(match)["moves"]["tile 10 boo"] > odds_of(without)["moves"]["tile 10 boo"] + 0.5


def test_finish_cards_are_worth_less_behind_others() -> None:
    early = table({5: ["red"], 3: ["blue", "green", "yellow", "purple"]})
    late = table(
        {5: ["red"], 3: ["blue", "green", "yellow", "purple"]},
        finish_bets={"winner": [[1, None], [2, None]], "loser": []},
    )
    assert odds_of(late)["moves"]["winner red"] < odds_of(early)["moves"]["winner red"]
    assert odds_of(late)["moves"]["loser red"] == odds_of(early)["moves"]["loser red"]


@pytest.mark.parametrize(
    ("bets", "value"),
    [
        ([], 8),
        ([[0, "red"]], 8),
        ([[1, None]], 5),  # blue, as the odds have it
        ([[1, None]] * 5, 5),  # one of each colour
        ([[1, None], [2, None], [2, None]], 3),
    ],
)
def test_a_finish_card_gets_the_prize_of_its_place(bets: list[Any], value: float) -> None:
    """Blue wins for certain, on the back of red or alone."""
    match = table({16: ["red", "blue"], 15: ["green"]}, pyramid=["red", "blue"], finish_bets={"winner": bets})
    moves = odds_of(match)["moves"]
    assert moves["winner blue"] == pytest.approx(value)
    assert moves["winner green"] == -1


def test_nobody_has_two_cards_of_a_colour() -> None:
    """Colours that follow each other by odds: with two cards, red is the first or comes after another one."""
    odds = np.array([0.5, 0.3, 0.2, 0.0, 0.0])
    played = colours_played(odds)
    assert played[0].tolist() == [0] * 5
    assert played[1] == pytest.approx(odds)
    assert played[2, 0] == pytest.approx(0.5 + 0.3 * 0.5 / 0.7 + 0.2 * 0.5 / 0.8)
    assert played[4] == pytest.approx([1, 1, 1, 0.5, 0.5])
    assert played[5] == pytest.approx([1] * 5)


def test_a_partner_is_worth_its_best_ticket() -> None:
    players: list[dict[str, Any]] = [{}, {"tickets": {"red": [5]}}, {"pyramid_tickets": 1}, {}, {}, {}]
    match = table(
        {9: ["red"], 2: ["blue", "green", "yellow", "purple"]},
        players=players,
        pyramid=["blue", "grey"],
        away={"pyramid_tickets": 3},
    )
    moves = odds_of(match)["moves"]
    assert moves["partner 1"] == 5
    assert moves["partner 2"] == 1
    assert moves["partner 3"] == 0


def test_race_places_of_a_leg_that_must_end_the_race_are_exact() -> None:
    match = table({16: ["red", "blue"], 15: ["green"], 2: ["yellow", "purple"], 13: ["white"]}, pyramid=["red", "blue"])
    assert odds_of(match)["race"]["blue"] == {"win": 1, "second": 0, "third": 0, "fourth": 0, "lose": 0}
    assert odds_of(match)["race"]["yellow"] == {"win": 0, "second": 0, "third": 0, "fourth": 0, "lose": 1}
    assert odds_of(match)["race"]["purple"]["fourth"] == 1


def test_holdings_are_worth_what_they_pay_over_all_dice() -> None:
    """Against the laid-open tree of the rules: the mean gain of every purse until the leg ends."""
    players: list[dict[str, Any]] = [
        {"money": 20, "tickets": {"red": [5], "blue": [5]}, "pyramid_tickets": 2, "partner": 1},
        {"money": 20, "tickets": {"red": [3], "green": [5]}, "partner": 0},
        *({"money": 20} for _ in range(4)),
    ]
    match = table(
        {4: ["red", "yellow"], 6: ["blue"], 9: ["white", "green"]},
        pyramid=["red", "yellow", "grey"],
        tiles={"5": {"seat": 0, "side": "boo"}, "7": {"seat": 1, "side": "cheer"}},
        players=players,
        away={"pyramid_tickets": 1},
        to_act=2,
    )
    gains, open_states = [Fraction(0)] * 6, [(Fraction(1), match.state)]
    while open_states:
        probability, state = open_states.pop()
        for share, after in outcomes(match.game, match.board, state, match.position.with_state(state).turn, 0):
            if after[0].leg == state[0].leg:
                open_states.append((probability * share, after))
            else:
                for seat in range(6):
                    gains[seat] += probability * share * (int(after[0].money[seat]) - 20)
    held = odds_of(match)["holdings"]
    assert [row["total"] for row in held] == pytest.approx([float(gains[0]), float(gains[1]), 0, 0, 0, 0])
    assert gains[2:4] == [1, 1], "these two roll, for a pound each"
    for row in held:
        assert row["total"] == pytest.approx(sum(value for name, value in row.items() if name != "total"))


def test_own_finish_cards_are_held_at_the_prize_of_their_place() -> None:
    """Blue wins for certain: behind a rival's five cards the second prize, and what others hold is not known."""
    bets = [[0, "red"], *[[1, None]] * 5, [0, "blue"], [2, None]]
    position = table({16: ["red", "blue"], 15: ["green"]}, pyramid=["red", "blue"], finish_bets={"winner": bets})
    held = position.odds(0, 64)["holdings"]
    assert held[0]["finish_cards"] == pytest.approx(-1 + 5)
    assert held[1]["finish_cards"] is None
    assert held[2]["finish_cards"] is None


def test_waiting_is_worth_nothing_where_no_time_is_left() -> None:
    match = table({16: ["red", "blue"], 15: ["green"], 13: ["white"], 12: ["black"]}, pyramid=["red", "blue"])
    found = odds_of(match)
    assert found["moves"]["winner blue"] == pytest.approx(8)
    assert set(found["waiting"].values()) == {0}
    assert found["waiting_error"] == 0


def test_waiting_is_worth_less_where_the_race_is_decided_and_others_may_come_first() -> None:
    far = {14: ["red"], 4: ["blue", "green"], 3: ["yellow", "purple"]}
    match, crowd = table(far, pyramid=["blue", "yellow"]), table(far, seats=8, pyramid=["blue", "yellow"])
    found, crowded = odds_of(match, 20_000), odds_of(crowd, 20_000)
    assert found["waiting"]["winner red"] < found["moves"]["winner red"] - 1
    assert crowded["waiting"]["winner red"] < found["waiting"]["winner red"] - 1


def test_waiting_is_worth_more_where_one_learns_and_nobody_can_come_first() -> None:
    """A card that loses on average is still worth keeping for the case that it turns out well."""
    bets = [[seat, colour] for seat in (1, 2) for colour in COLOURS]
    match = table({4: ["red", "yellow"], 5: ["blue"], 6: ["green"]}, finish_bets={"loser": bets})
    found = odds_of(match, 20_000)
    for card, now in found["moves"].items():
        if card.startswith("winner"):
            assert found["waiting"][card] > now - 4 * found["waiting_error"]
            assert found["waiting"][card] >= -4 * found["waiting_error"]
    worst = min((card for card in found["waiting"] if card.startswith("winner")), key=found["moves"].__getitem__)
    assert found["waiting"][worst] > found["moves"][worst] + 4 * found["waiting_error"]


def test_known_figures_of_the_race() -> None:
    """From random set-ups without tiles: 25.8 rolls in 5.6 legs, and about one race in 800 ends backwards."""
    rolls, legs, backwards, races = [], [], 0, 400
    for seed in range(races):
        match = kostka.new("camelup", seats=3, seed=seed)
        while match.to_act:
            match.play("roll")
        rolls.append(len(match.plies))
        legs.append(match.dump()["leg"])
        backwards += "0" in match.dump()["stacks"]
    assert abs(np.mean(rolls) - 25.8) < 4 * np.std(rolls) / np.sqrt(races)
    assert abs(np.mean(legs) - 5.6) < 4 * np.std(legs) / np.sqrt(races)
    assert backwards <= 6


def glance() -> list[Any]:
    """Odds of a leg, and what greedy sees in a position in which the leg ends the race."""
    match = table(
        {9: ["red", "blue"], 8: ["green"], 7: ["white"]},
        pyramid=["red", "blue", "grey"],
        finish_bets={"winner": [[1, None]]},
    )
    last = table({16: ["red", "blue"], 15: ["green"], 13: ["white"]}, pyramid=["red", "blue"])
    return [odds_of(match, 5), last.position.view(0).policy(last.position.legal(0))]


SCRIPT = "from tests.games.camelup.test_odds import glance; print(glance())"


def test_the_odds_without_the_compiler_are_the_same() -> None:
    assert run_plain("-c", SCRIPT) == f"{glance()}\n"
