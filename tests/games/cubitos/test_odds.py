"""The odds of a push: figures that can be counted manually, and all of them against the rules."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from kostka.cli.games.cubitos import draw_odds
from kostka.games.cubitos.odds import push_odds
from kostka.games.cubitos.sets import load_sets
from kostka.messages import use
from tests.games.cubitos.pushes import RESOURCES, check, drawn_position, played_positions
from tests.games.cubitos.tables import Table, table
from tests.games.cubitos.wandering import wander
from tests.plain import run_plain

GRAY_MISS, COLOUR_MISS, GREEN_MISS = Fraction(5, 6), Fraction(4, 6), Fraction(3, 6)
RIVAL_ROLLS = {"roll": "light gray", "pending": ["push or pass"]}


def exact(game: Table) -> dict[str, Any]:
    return push_odds(game.match.position.view(0))


def push(game: Table) -> dict[str, Any]:
    found: dict[str, Any] = exact(game)["push"]
    return found


def told(game: Table) -> dict[str, Any]:
    """The odds as JSON has them."""
    found: dict[str, Any] = game.match.position.view(0).odds(0)
    return found


# ---------------------------------------------------------------------------------------- against all dice on all faces

WITH_ODDS = [
    (),
    ("the-cheese-stands-alone", "rolling-stoned"),
    ("the-cheese-stands-alone", "rock-on", "wizard"),
    ("the-cheese-stands-alone", "keep-on-rollin"),
    ("pineapple-rocks", "dope-cat", "up-to-11"),
    ("pina-cubelada", "captain-bark", "supah-general", "llama-rama"),
    ("keep-on-rollin", "schmutz", "rich-dog", "el-bandito"),
    ("dapper-doggie", "wikiwiki-dinosaur", "mr-soldier"),
]


@pytest.mark.parametrize(("cards", "seed"), [*product(WITH_ODDS, range(3))])
def test_odds_agree_with_the_rules(cards: tuple[str, ...], seed: int) -> None:
    check(drawn_position(seed, *cards, most=2))


@pytest.mark.parametrize("set", [*load_sets(), "random"])
def test_odds_agree_with_the_rules_in_play(set: str) -> None:
    checked = [check(view) for view in list(played_positions(set, 5, 160, most=2))[8::12]]
    assert any(checked)


def test_odds_agree_with_the_rules_without_the_compiler() -> None:
    run_plain(
        "-c",
        "from tests.games.cubitos.pushes import check, drawn_position\n"
        "for seed in range(2): check(drawn_position(seed, 'the-cheese-stands-alone', 'rock-on', most=2))",
    )


@pytest.mark.parametrize("set", [*load_sets(), "random"])
def test_the_chances_of_a_push_sum_to_one(set: str) -> None:
    for view in list(played_positions(set, 2, 120, most=9))[::6]:
        if view.state[0].roll[view.seat].any():
            found = push_odds(view)["push"]
            assert [sum(found[resource].values()) for resource in RESOURCES] == [1] * len(RESOURCES)
            assert 0 <= found["bust_forced"] <= found["bust"] <= 1
            assert found["bust"] == min(way["bust"] for way in found["ways"])


# ------------------------------------------------------------------------------------------------------ what is brought


@pytest.mark.parametrize(
    ("cards", "active", "fields", "brings"),
    [
        (["rich-dog"], "2 brown symbol", {}, {"money": 6}),
        (["the-babe"], "orange symbol, orange power", {}, {"money": 10, "feet": 1}),
        (["captain-bark"], "brown symbol, white foot", {}, {"feet": 3, "fans": 0}),
        (
            ["captain-bark"],
            "brown symbol, white foot, red symbol",
            {},
            {"feet": 5, "money": 3, "fans": 1, "credits": 1},
        ),
        (["dope-cat"], "2 white symbol, brown money", {}, {"money": 7}),
        (["dope-cat"], "2 white symbol, brown money, green foot", {}, {"money": 13}),
        (["dapper-doggie"], "2 brown symbol, 3 light gray money, dark gray foot", {}, {"money": 9, "feet": 3}),
        (["schmutz"], "white symbol", {}, {"feet": 1}),
        (["schmutz"], "white symbol, brown symbol", {}, {"feet": 4, "money": 3}),
        (["schmutz"], "white symbol", {"lost": True}, {"feet": 4}),
        (["dancing-dino"], "purple symbol, orange blank", {}, {"feet": 3}),
        (["wikiwiki-dinosaur"], "purple symbol, light gray money, dark gray foot, white foot", {}, {"feet": 5}),
        (["shimmy-shimmy-dino"], "purple symbol, light gray money, white blank", {}, {"feet": 2}),
        (["pronto-bronto"], "2 purple symbol", {"space": 0}, {"feet": 8}),
        (["ledercheesen"], "yellow power, 6 light gray money", {}, {"feet": 1}),
        (["llama-rama"], "2 blue power", {"fans": 4, "credits": 2}, {"money": 6, "fans": 6, "credits": 5}),
        (["undercover-fish"], "blue symbol, blue power", {}, {"feet": 4}),
        (["up-to-11"], "2 green power, green foot", {}, {"feet": 7}),
    ],
)
def test_a_pass_counts_what_abilities_bring(
    cards: list[str], active: str, fields: dict[str, Any], brings: dict[str, int]
) -> None:
    kept = exact(table(*cards, roll="light gray", active=active, **fields))["pass"]
    assert {resource: kept[resource] for resource in brings} == brings


def test_a_push_counts_rich_dogs_that_may_come() -> None:
    found = push(table("rich-dog", roll="brown", active="brown symbol"))
    assert found["money"] == {3: COLOUR_MISS, 6: Fraction(2, 6)}
    assert found["expected_money"] == 4


def test_a_push_counts_what_it_brings_itself() -> None:
    found = push(table("wizard", roll="2 light gray", active="2 brown symbol, light gray money", draw=""))
    miss = GRAY_MISS**2
    assert found["feet"] == {0: miss, 2: 1 - miss}
    assert found["money"] == {0: miss, 2: Fraction(10, 36), 3: Fraction(1, 36)}


def test_a_bust_brings_a_fan_and_what_abilities_brought_before_stays() -> None:
    found = push(table(roll="light gray", active="4 light gray money", fans=2, credits=1, feet=3))
    assert found["money"] == {0: GRAY_MISS, 5: 1 - GRAY_MISS}
    assert found["feet"] == {3: 1}
    assert found["fans"] == {2: 1 - GRAY_MISS, 3: GRAY_MISS}
    assert found["credits"] == {1: 1 - GRAY_MISS, 3: GRAY_MISS}


def test_what_punk_fruit_keeps_survives_a_bust() -> None:
    found = push(table("punk-fruit", roll="light gray", active="2 light gray money, green symbol, brown money"))
    assert found["money"] == {2: GRAY_MISS, 6: 1 - GRAY_MISS}
    assert found["bust"] == GRAY_MISS


# ----------------------------------------------------------------------------------------------------------- the swords


@pytest.mark.parametrize(
    ("rival", "brings"),
    [
        ({}, {"swords": 1, "money": 3, "feet": 2}),
        ({"active": "red symbol"}, {"swords": 1, "money": 0, "feet": 0}),
        ({"active": "red power"}, {"swords": 1, "money": 0, "feet": 0}),
    ],
)
def test_swords_are_compared_with_rivals_who_have_passed(rival: dict[str, Any], brings: dict[str, int]) -> None:
    """In a tie the rival has the start player die."""
    found = exact(table("mr-soldier", roll="light gray", active="red symbol", rival=rival))
    assert {resource: found["pass"][resource] for resource in brings} == brings
    assert found["not_counted"] == []


def test_a_push_may_bring_the_swords_that_win() -> None:
    found = push(table("supah-general", roll="red", active="red symbol", fans=5, rival={"active": "red power"}))
    assert found["swords"] == {1: COLOUR_MISS, 2: Fraction(1, 6), 3: Fraction(1, 6)}
    assert found["feet"] == {0: Fraction(5, 6), 5: Fraction(1, 6)}


def test_credits_for_players_with_fewer_swords() -> None:
    others = [{"active": "red symbol"}, {}, {}]
    found = exact(table("el-bandito", roll="light gray", active="red power", others=others))
    assert found["pass"]["credits"] == 3


@pytest.mark.parametrize("rival", [RIVAL_ROLLS, {"active": "blue symbol"}])
def test_swords_of_rivals_who_may_still_roll_are_not_counted(rival: dict[str, Any]) -> None:
    game = table("mr-soldier", "chilly-mcchillster", roll="light gray", active="red symbol", rival=rival)
    found = exact(game)
    assert found["pass"] == {"money": 0, "feet": 0, "credits": 0, "swords": 1, "fans": 0}
    assert found["not_counted"] == ["mr-soldier"]


# ---------------------------------------------------------------------------------------------------------- not counted


@pytest.mark.parametrize(
    ("card", "active", "fields", "names"),
    [
        ("dugout", "orange symbol", {}, []),
        ("dugout", "", {"roll": "orange"}, ["dugout"]),
        ("bob", "blue power", {}, ["bob"]),
        ("bob", "blue money", {}, []),
        ("mr-bats", "orange symbol", {}, ["mr-bats"]),
        ("fat-cat", "white symbol", {}, ["fat-cat"]),
        ("broken-cow", "2 white symbol", {}, ["broken-cow"]),
        ("stinky-cheese", "yellow symbol", {}, []),
        ("stinky-cheese", "yellow power", {}, ["stinky-cheese"]),
        ("reckless-cheese", "yellow symbol", {}, ["reckless-cheese"]),
        ("rich-dog", "brown symbol", {"roll": "brown"}, []),
        ("punch-guy", "red symbol", {}, ["punch-guy"]),
    ],
)
def test_cards_that_are_not_counted_are_named(card: str, active: str, fields: dict[str, Any], names: list[str]) -> None:
    assert exact(table(card, **{"roll": "light gray", "active": active, **fields}))["not_counted"] == names


def test_a_loss_at_will_leaves_what_needs_one_uncounted() -> None:
    found = exact(table("schmutz", "benchwarmer", roll="light gray", active="white symbol, orange symbol"))
    assert found["pass"]["feet"] == 1
    assert found["not_counted"] == ["schmutz", "benchwarmer"]


def test_a_fat_cat_is_counted_as_far_as_there_is_no_choice() -> None:
    assert exact(table("fat-cat", roll="light gray", active="white symbol"))["pass"]["money"] == 1


# --------------------------------------------------------------------------------------------------- the chance to bust


def test_dice_that_return_make_a_bust_less_likely() -> None:
    found = push(table("rock-on", roll="light gray", active="2 light gray money, 2 green symbol"))
    assert found["return"] == {"green symbol": 2}
    assert found["bust"] == found["no_hit"] == GRAY_MISS * GREEN_MISS**2
    assert [(way["return"], way["bust"]) for way in found["ways"]] == [
        ({"green symbol": 2}, GRAY_MISS * GREEN_MISS**2),
        ({"green symbol": 1}, GRAY_MISS * GREEN_MISS),
        ({}, GRAY_MISS),
    ]


def test_a_die_may_take_another_along() -> None:
    found = push(table("pineapple-rocks", roll="light gray", active="2 light gray money, green power, white foot"))
    assert found["return"] == {"green power": 1, "white foot": 1}
    assert found["bust"] == GRAY_MISS * GREEN_MISS * Fraction(3, 6)
    assert {"light gray money": 1, "green power": 1} in [way["return"] for way in found["ways"]]


def test_without_risk_no_die_need_return() -> None:
    found = push(table("rock-on", roll="light gray", active="green symbol"))
    assert (found["bust"], found["return"], found["no_hit"]) == (0, {}, GRAY_MISS)


def test_keep_on_rollin_saves_once_and_is_lost() -> None:
    cards = ("keep-on-rollin", "dope-cat")
    found = push(table(*cards, roll="light gray", active="2 light gray money, green symbol, white symbol"))
    assert found["bust"] == 0
    assert found["no_hit"] == GRAY_MISS
    assert found["money"] == {2: GRAY_MISS, 6: 1 - GRAY_MISS}


def test_rolling_stoned_saves_with_a_hit_of_any_gray_die() -> None:
    game = table("rolling-stoned", roll="light gray", draw="dark gray", active="2 light gray money, 2 green symbol")
    failure = GRAY_MISS**3 * Fraction(4, 6)
    assert push(game)["bust"] == GRAY_MISS * failure**2


def test_a_forced_push_adds_its_risk() -> None:
    """The yellow die misses, or it hits and the gray one is pushed again."""
    found = push(table("the-cheese-stands-alone", roll="yellow, light gray", active="3 light gray money"))
    at_once, forced = COLOUR_MISS * GRAY_MISS, Fraction(2, 6) * GRAY_MISS**2
    assert found["bust"] == at_once + forced
    assert found["bust_forced"] == forced
    assert found["forced"] == Fraction(2, 6) * GRAY_MISS
    assert found["feet"][0] == found["bust"] + COLOUR_MISS * (1 - GRAY_MISS)


def test_a_forced_push_is_a_risk_only_with_three_active_dice() -> None:
    """[1] Two dice before, so that a yellow hit makes three."""
    found = push(table("the-cheese-stands-alone", roll="yellow, light gray", active="2 light gray money"))
    assert found["bust"] == found["bust_forced"] == Fraction(2, 6) * GRAY_MISS**2
    assert push(table("the-cheese-stands-alone", roll="yellow, light gray", active="light gray money"))["bust"] == 0


def test_dice_return_at_a_forced_push() -> None:
    cards = ("the-cheese-stands-alone", "rock-on")
    found = push(table(*cards, roll="yellow, light gray", active="3 light gray money, green symbol"))
    lies = next(way for way in found["ways"] if not way["return"])
    assert lies["bust_forced"] == Fraction(2, 6) * GRAY_MISS**2 * GREEN_MISS


def test_pina_cubelada_makes_a_push_safe() -> None:
    found = push(table("pina-cubelada", roll="light gray", active="2 light gray money, green symbol"))
    assert (found["bust"], found["use"]) == (0, "pina-cubelada")
    assert [(way["use"], way["bust"]) for way in found["ways"]] == [("pina-cubelada", 0), (None, GRAY_MISS)]


def test_a_safe_push_cannot_bust() -> None:
    found = push(table(roll="light gray", active="4 light gray money", safe=True))
    assert found["bust"] == 0
    assert found["no_hit"] == GRAY_MISS


# ------------------------------------------------------------------------------------------------ whenever one may push


def test_a_push_that_needs_a_die_to_return_has_odds() -> None:
    game = table("rock-on", roll="", active="2 light gray money, green symbol", draw="")
    assert "push" in game.legal()
    assert told(game)["push"]["bust"] == 0.5
    assert told(game)["dice"] == {}


def test_a_forced_push_among_now_abilities_has_odds() -> None:
    game = table("the-cheese-stands-alone", roll="yellow, orange, light gray", active="", draw="red")
    game.play("push", dice="yellow symbol, orange symbol, light gray blank")
    assert "push" in game.legal()
    assert game.legal() != ["push", "pass"]
    assert told(game)["push"]["no_hit"] == pytest.approx(5 / 6)


def test_a_push_that_has_been_chosen_has_odds_until_the_dice_roll() -> None:
    game = table("pineapple-rocks", roll="light gray", active="2 light gray money, green power, white foot")
    game.play("push")
    assert "push" not in game.legal()
    assert push(game)["bust"] == GRAY_MISS * GREEN_MISS * Fraction(3, 6)
    game.play("use pineapple-rocks power")
    assert [way["return"] for way in push(game)["ways"]] == [{"white foot": 1}, {"light gray money": 1}]


@pytest.mark.parametrize("set", load_sets())
def test_there_are_odds_of_every_push_that_is_legal(set: str) -> None:

    for match in wander(set, 2, 3, 120):
        for seat in match.to_act:
            pushes = "push" in match.legal(seat)
            found = match.position.view(seat).odds(0)
            assert not pushes or found["push"]["ways"]


# ------------------------------------------------------------------------------------------------------------- in words


def test_odds_name_the_moves_and_say_nothing_to_those_who_wait() -> None:
    game = table(roll="light gray", active="3 light gray money")
    odds = told(game)
    assert list(odds["moves"]) == game.legal()
    assert odds["push"]["bust"] == pytest.approx(5 / 6)
    assert odds["pass"] == {"money": 3, "feet": 0, "credits": 0, "swords": 0, "fans": 0}
    assert game.match.position.view(1).odds(0) == {}


def test_greedy_values_tell_good_pushes_from_bad_ones() -> None:
    def value(roll: str, active: str) -> float:
        return float(told(table(roll=roll, active=active))["moves"]["push"])

    assert value("9 light gray", "light gray money") > 0
    assert value("light gray", "3 white foot, 2 purple symbol") < 0


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            ["busts with 33", "It forces another push", "the safest way", "to Roll", "Not included in full: dugout."],
        ),
        (
            "pl",
            [
                "z szansą 33",
                "Wymusza dalsze",
                "najbezpieczniejszy",
                "Strefy Rzutu",
                "Nie wliczono w pełni: dugout.",
            ],
        ),
        ("uk", ["з шансом 33", "Ще раз удачу", "найбезпечніший", "зону кидків", "Не повністю враховано: dugout."]),
    ],
)
def test_odds_say_what_returns_what_is_forced_and_what_is_not_counted(language: str, sentences: list[str]) -> None:
    cards = ("the-cheese-stands-alone", "rock-on", "dugout")
    game = table(*cards, roll="yellow, orange", active="3 light gray money, green symbol")
    use(language)
    try:
        text = draw_odds(told(game))
    finally:
        use("en")
    for sentence in sentences:
        assert sentence in text, text
