"""The purple cards, clause by clause."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.cubitos.rounds import busted, end_round, run
from tests.games.cubitos.tables import Table, straight, table

# --------------------------------------------------------------------------------------------------------- Rollosaurus


def test_rollosaurus_brings_four_feet_a_die() -> None:
    assert run("rollosaurus", active="purple symbol").player()["feet"] == 4
    assert run("rollosaurus", active="2 purple symbol").player()["feet"] == 8


# -------------------------------------------------------------------------------------------------------- Dancing Dino


@pytest.mark.parametrize(
    ("active", "feet"),
    [
        ("light gray money", 2),
        ("red blank", 4),
        ("3 red blank", 4),
        ("orange blank", 3),
        ("orange symbol", 3),
        ("red blank, orange blank", 5),
        ("brown money, yellow symbol", 2),
    ],
)
def test_dancing_dino_dances_with_red_and_orange(active: str, feet: int) -> None:
    game = run("dancing-dino", active=f"purple symbol, {active}")
    game.play("use dancing-dino")
    assert game.player()["feet"] == feet


def test_dancing_dino_looks_at_active_dice_only() -> None:
    game = run("dancing-dino", active="purple symbol", draw="red", roll="orange", discard="red, orange")
    game.play("use dancing-dino")
    assert game.player()["feet"] == 2


def test_dancing_dino_twice_counts_the_others_twice() -> None:
    game = run("dancing-dino", active="2 purple symbol, red blank, orange blank")
    game.play("use dancing-dino", "use dancing-dino")
    assert game.player()["feet"] == 10


def test_dancing_dino_after_a_benchwarmer_has_left_dances_alone() -> None:
    game = run("dancing-dino", "benchwarmer", active="purple symbol, orange symbol", roll="light gray")
    game.play("use benchwarmer", "lose light gray roll", "use dancing-dino")
    assert game.player()["feet"] == 2


# ---------------------------------------------------------------------------------------------------- You Bet Jurassic


@pytest.mark.parametrize(
    ("active", "feet"),
    [
        ("light gray money", 2),
        ("brown money", 4),
        ("2 brown blank", 4),
        ("yellow symbol", 3),
        ("brown blank, 2 yellow blank", 5),
        ("red blank, orange blank", 2),
    ],
)
def test_you_bet_jurassic_counts_brown_and_yellow(active: str, feet: int) -> None:
    game = run("you-bet-jurassic", active=f"purple symbol, {active}")
    game.play("use you-bet-jurassic")
    assert game.player()["feet"] == feet


def test_you_bet_jurassic_looks_at_active_dice_only() -> None:
    game = run("you-bet-jurassic", active="purple symbol", draw="brown", roll="yellow", discard="brown, yellow")
    game.play("use you-bet-jurassic")
    assert game.player()["feet"] == 2


def test_you_bet_jurassic_comes_before_or_after_the_dog_is_lost() -> None:
    before = run("you-bet-jurassic", "rich-dog", active="purple symbol, brown symbol")
    before.play("use you-bet-jurassic")
    assert before.player()["feet"] == 4
    after = run("you-bet-jurassic", "rich-dog", active="purple symbol, brown symbol")
    after.play("use rich-dog", "use you-bet-jurassic")
    assert after.player()["feet"] == 2


def test_you_bet_jurassic_twice_counts_the_others_twice() -> None:
    game = run("you-bet-jurassic", active="2 purple symbol, brown blank, yellow blank")
    game.play("use you-bet-jurassic", "use you-bet-jurassic")
    assert game.player()["feet"] == 10


# ---------------------------------------------------------------------------------------------------------- Cubasaurus


def cubasaurus(*cards: str, shown: str = "purple symbol, light gray blank", **fields: Any) -> Table:
    """Player 0 has just rolled a Cubasaurus and a miss."""
    game = table("cubasaurus", *cards, **{"roll": "purple, light gray", "draw": "", "credits": 4, **fields})
    game.play("push", dice=shown)
    return game


def test_cubasaurus_takes_any_die_that_is_not_purple() -> None:
    game = cubasaurus()
    assert game.legal() == ["use cubasaurus", "skip cubasaurus"]
    game.play("use cubasaurus")
    kinds = ("light gray", "dark gray", "white", "brown", "red", "green", "orange", "yellow", "blue")
    assert set(game.legal()) - {"done"} == {f"take {kind}" for kind in kinds}
    game.play("take blue")
    assert set(game.legal()) == {"face blank", "face symbol", "face power", "face money"}
    game.play("face money")
    assert game.count("active", "blue", "money") == 1
    assert game.count("tray", "blue") == 9
    game.play("pass")
    assert game.player()["money"] == 2


def test_cubasaurus_is_optional_and_only_at_the_time_it_is_rolled() -> None:
    game = cubasaurus()
    game.play("skip cubasaurus", "push", dice="light gray blank")
    assert game.legal() == ["push", "pass"]


def test_cubasaurus_lets_the_taken_die_act_now() -> None:
    game = cubasaurus("dugout", draw="3 light gray")
    game.play("use cubasaurus", "take orange", "face symbol")
    assert game.legal() == ["use dugout", "skip dugout"]
    game.play("use dugout", dice="3 light gray money")
    assert game.count("active", "light gray", "money") == 3


def test_cubasaurus_may_take_a_pinch_eater_that_places_a_second_cubasaurus() -> None:
    game = cubasaurus("pinch-eater", roll="2 purple", shown="purple symbol, purple blank")
    game.play("use cubasaurus", "take orange", "face symbol", "use pinch-eater", "face symbol", "use cubasaurus")
    game.play("take brown", "face money")
    assert game.player()["money"] == 3
    assert game.player()["borrowed"] == {"brown": 1, "orange": 1}


def test_cubasaurus_with_the_cheese_stands_alone_forces_a_push() -> None:
    game = cubasaurus("the-cheese-stands-alone")
    game.play("use cubasaurus", "take yellow", "face symbol", dice="light gray money")
    assert game.count("active", "light gray", "money") == 1


def test_cubasaurus_twice_in_a_roll_takes_two_dice() -> None:
    game = cubasaurus(roll="2 purple", shown="2 purple symbol")
    game.play("use cubasaurus", "take brown", "face money", "use cubasaurus", "take brown", "face money")
    assert game.player()["money"] == 6
    assert game.player()["borrowed"] == {"brown": 2}


def test_cubasaurus_is_lost_in_the_run_phase_used_or_not() -> None:
    used = cubasaurus()
    used.play("use cubasaurus", "take blue", "face money", "pass")
    end_round(used)
    assert used.count("tray", "purple") == 10
    skipped = cubasaurus()
    skipped.play("skip cubasaurus", "pass")
    end_round(skipped)
    assert skipped.count("tray", "purple") == 10


def test_cubasaurus_gives_the_die_back_at_the_end_of_the_round() -> None:
    game = cubasaurus()
    game.play("use cubasaurus", "take blue", "face money", "pass")
    assert game.count("tray", "blue") == 9
    end_round(game)
    assert game.count("tray", "blue") == 10
    assert game.player()["borrowed"] == {}


def test_cubasaurus_keeps_both_purchases() -> None:
    game = cubasaurus(credits=20)
    game.play("use cubasaurus", "take blue", "face money", "pass")
    while "stop" not in game.legal():
        game.play("done")
    game.play("stop", "buy blue", "buy white")
    assert game.count("tray", "blue") == 9


def test_cubasaurus_after_a_bust_stays_and_the_taken_die_goes_back() -> None:
    game = cubasaurus(active="light gray money")
    game.play("use cubasaurus", "take blue", "face money", "push", dice="light gray blank")
    assert game.player()["busted"]
    assert game.player()["discard"] == {"purple": 1, "blue": 1, "light gray": 1}
    game.play("done")
    assert game.player()["money"] == 0
    end_round(game)
    assert game.count("tray", "blue") == 10
    assert game.count("tray", "purple") == 9


def test_cubasaurus_gives_the_die_back_from_the_roll_zone_too() -> None:
    game = table("cubasaurus", "pineapple-rocks", roll="purple, light gray", active="green power", draw="", credits=4)
    game.play("push", "done", dice="purple symbol, light gray blank")
    game.play("use cubasaurus", "take blue", "face money", "push", "use pineapple-rocks power")
    game.play("return blue money", dice="light gray money, green blank, blue blank")
    assert game.count("roll", "blue") == 1
    game.play("pass")
    end_round(game)
    assert game.count("tray", "blue") == 10


def test_cubasaurus_owes_nothing_once_the_colour_is_gone() -> None:
    game = cubasaurus("rich-dog")
    game.play("use cubasaurus", "take brown", "face symbol", "pass")
    assert game.player()["money"] == 3
    assert game.count("tray", "brown") == 10
    end_round(game)
    assert game.count("tray", "brown") == 10
    assert game.player()["borrowed"] == {}


def test_cubasaurus_does_not_take_from_an_empty_tray() -> None:
    game = cubasaurus(rival={"draw": "10 red"})
    game.play("use cubasaurus")
    assert "take red" not in game.legal()
    assert "take blue" in game.legal()


def test_cubasaurus_in_a_race_of_four_finds_dark_gray_dice_only() -> None:
    grays = {"draw": "7 light gray, 2 dark gray"}
    game = cubasaurus(draw="6 light gray, 2 dark gray", others=[grays, grays, grays])
    game.play("use cubasaurus")
    assert "take dark gray" in game.legal()
    assert "take light gray" not in game.legal()


def test_cubasaurus_takes_a_red_die_whose_swords_count() -> None:
    game = cubasaurus("el-bandito")
    game.play("use cubasaurus", "take red", "face power", "pass")
    assert game.player()["swords"] == 2
    assert game.player()["credits"] == 5


# --------------------------------------------------------------------------------------------------- Wikiwiki Dinosaur


@pytest.mark.parametrize(
    ("active", "feet"),
    [
        ("purple symbol", 1),
        ("purple symbol, purple blank", 1),
        ("purple symbol, light gray money, 2 dark gray money", 2),
        ("purple symbol, dark gray blank, red blank, orange blank", 4),
        ("purple symbol, start money, light gray money", 3),
        ("purple symbol, start blank, light gray money, white blank, brown money, red blank", 6),
    ],
)
def test_wikiwiki_dinosaur_counts_the_colours_of_active_dice(active: str, feet: int) -> None:
    start = 0 if "start" in active else 1
    game = run("wikiwiki-dinosaur", active=active, position={"start": start})
    game.play("use wikiwiki-dinosaur")
    assert game.player()["feet"] == feet


def test_wikiwiki_dinosaur_counts_all_ten_colours() -> None:
    colours = ["white", "brown", "red", "green", "orange", "yellow", "blue", "light gray", "start"]
    active = "purple symbol, " + ", ".join(f"{colour} blank" for colour in colours)
    game = run("wikiwiki-dinosaur", active=active, position={"start": 0})
    game.play("use wikiwiki-dinosaur")
    assert game.player()["feet"] == 10


def test_wikiwiki_dinosaur_looks_at_active_dice_only() -> None:
    game = run("wikiwiki-dinosaur", active="purple symbol", draw="red", roll="white", discard="blue")
    game.play("use wikiwiki-dinosaur")
    assert game.player()["feet"] == 1


def test_wikiwiki_dinosaur_twice_counts_everything_twice() -> None:
    game = run("wikiwiki-dinosaur", active="2 purple symbol, red blank")
    game.play("use wikiwiki-dinosaur", "use wikiwiki-dinosaur")
    assert game.player()["feet"] == 4


# -------------------------------------------------------------------------------------------------- Shimmy Shimmy Dino


@pytest.mark.parametrize(
    ("active", "feet"),
    [
        ("2 white blank", 2),
        ("light gray money, 2 light gray blank", 3),
        ("2 dark gray money", 2),
        ("white blank, light gray money, dark gray blank, red blank, brown money", 3),
    ],
)
def test_shimmy_shimmy_dino_counts_white_and_gray_dice(active: str, feet: int) -> None:
    game = run("shimmy-shimmy-dino", active=f"purple symbol, {active}")
    game.play("use shimmy-shimmy-dino")
    assert game.player()["feet"] == feet


def test_shimmy_shimmy_dino_does_not_count_the_start_player_die_or_other_zones() -> None:
    active = "purple symbol, start blank, light gray money"
    game = run("shimmy-shimmy-dino", active=active, roll="light gray", discard="white", position={"start": 0})
    game.play("use shimmy-shimmy-dino")
    assert game.player()["feet"] == 1


def test_shimmy_shimmy_dino_without_such_dice_brings_nothing() -> None:
    game = run("shimmy-shimmy-dino", active="purple symbol, red blank")
    assert game.player()["feet"] == 0
    assert "use shimmy-shimmy-dino" not in game.legal()


def test_shimmy_shimmy_dino_twice_counts_everything_twice() -> None:
    game = run("shimmy-shimmy-dino", active="2 purple symbol, 3 white blank")
    game.play("use shimmy-shimmy-dino", "use shimmy-shimmy-dino")
    assert game.player()["feet"] == 6


# ------------------------------------------------------------------------------------------------------- Pronto Bronto

LAP = "0S 0. 1. 2. 3. 4. 5. 5F"


@pytest.mark.parametrize(("space", "feet"), [(0, 2), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_pronto_bronto_brings_half_of_the_red_lines_ahead(tmp_path: Path, space: int, feet: int) -> None:
    game = run("pronto-bronto", track=straight(tmp_path, LAP), active="purple symbol", space=space)
    game.play("use pronto-bronto")
    assert game.player()["feet"] == feet


@pytest.mark.parametrize("space", [5, 6])
def test_pronto_bronto_near_the_finish_brings_nothing(tmp_path: Path, space: int) -> None:
    game = run("pronto-bronto", track=straight(tmp_path, LAP), active="purple symbol", space=space)
    assert "use pronto-bronto" not in game.legal()
    assert game.player()["feet"] == 0


def test_pronto_bronto_counts_from_where_the_runner_stands_before_moving(tmp_path: Path) -> None:
    game = run("pronto-bronto", track=straight(tmp_path, LAP), active="2 purple symbol, dark gray foot")
    game.play("use pronto-bronto", "use pronto-bronto")
    assert game.player()["feet"] == 2 + 2 + 1
    assert game.player()["space"] == 0


def test_pronto_bronto_counts_to_the_end_of_the_lap_only(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP)
    first = run("pronto-bronto", track=track, laps=3, active="purple symbol", space=2)
    first.play("use pronto-bronto")
    assert first.player()["feet"] == 2
    second = run("pronto-bronto", track=track, laps=3, active="purple symbol", space=3, leg=1)
    second.play("use pronto-bronto")
    assert second.player()["feet"] == 1


def test_pronto_bronto_counts_to_the_end_of_the_board_only(tmp_path: Path) -> None:
    tracks = [straight(tmp_path, LAP), straight(tmp_path, "0S 0. 1. 2. 3. 3F", name="second")]
    first = run("pronto-bronto", track=tracks, active="purple symbol")
    first.play("use pronto-bronto")
    assert first.player()["feet"] == 2
    second = run("pronto-bronto", track=tracks, active="purple symbol", leg=1)
    second.play("use pronto-bronto")
    assert second.player()["feet"] == 1


def test_pronto_bronto_has_no_effect_in_a_tie_break_round(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP)
    rival = {"leg": 1, "space": 1}
    position = {"start": 1, "tiebreak": True}
    game = run("pronto-bronto", track=track, active="purple symbol", leg=1, space=1, rival=rival, position=position)
    assert "use pronto-bronto" not in game.legal()
    assert game.player()["feet"] == 0


def test_pronto_bronto_has_no_effect_in_a_tie_break_round_for_the_last_either(tmp_path: Path) -> None:
    track = straight(tmp_path, LAP)
    others = [{"leg": 1, "space": 1}, {"leg": 1, "space": 1}]
    position = {"start": 1, "tiebreak": True}
    game = run("pronto-bronto", track=track, active="purple symbol", space=1, others=others, position=position)
    assert "use pronto-bronto" not in game.legal()
    assert game.player()["feet"] == 0


# --------------------------------------------------------------------------------------------------------------- busts


@pytest.mark.parametrize(
    "card",
    [
        "rollosaurus",
        "dancing-dino",
        "cubasaurus",
        "wikiwiki-dinosaur",
        "you-bet-jurassic",
        "shimmy-shimmy-dino",
        "pronto-bronto",
    ],
)
def test_after_a_bust_the_die_is_neither_used_nor_lost(card: str) -> None:
    game = busted(card, active="purple symbol, red blank, brown blank", draw="white")
    assert game.legal() == ["foot", "stop"]
    assert game.player()["feet"] == 0
    assert game.count("discard", "purple") == 1
    end_round(game)
    assert game.count("tray", "purple") == 9
