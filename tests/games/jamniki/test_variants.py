"""Every colour scores, secret tasks, and both together."""

import pytest

import kostka
from kostka.games.jamniki.compiled.state import TASK_NAMES, TASK_TABLE
from tests.games.jamniki.tables import advance, score, table, task

# ------------------------------------------------------------------------------------------------ every colour scores


def colours(*coats: str) -> list[int]:
    match = table(*coats, every_colour=True, voluntary_white=True)
    return [score(match, seat)["colours"] for seat in range(len(coats))]


def test_rule_08_the_longest_run_of_each_colour_scores_its_length() -> None:
    # red 4 and orange 2 against red 2 and orange 4
    assert colours("K01, K02, K03", "K04, K10, K09 white") == [4, 4]
    # red 4 against 2, and the only green and blue parts
    assert colours("K01, K02, K32 white", "K09, K17, K24 white") == [4, 1]


def test_rule_08_a_tie_goes_to_fewer_bones_on_the_run() -> None:
    assert colours("K01", "K09") == [2, 0]  # R2 R2 before R2 R3


def test_rule_08_of_two_equal_runs_the_one_with_fewer_bones_counts() -> None:
    # seat 0 has R2 R3 (5 bones) and later R2 R2 (4 bones); seat 1 has R2 R2 as well: both score
    assert colours("K09, K13 white, K01", "K02, K14 white, K32") == [2, 2 + 2]


def test_rule_08_still_tied_all_score() -> None:
    assert colours("K01", "K02", "K09") == [2, 2, 0]


def test_rule_08_a_colour_that_nobody_shows_scores_nobody_and_white_is_none() -> None:
    assert colours("K01, K13 white", "K02, K14 white") == [2, 2]


def test_rule_08_replaces_the_points_for_the_longest_run() -> None:
    base, variant = table("K09", "K01"), table("K09", "K01", every_colour=True)
    assert score(base)["colours"] == 2
    assert score(variant)["colours"] == 0


# ------------------------------------------------------------------------------------------------------------- tasks

# Coats of equal size with what each shows. A task holds, just fails, or fails by a tie.
CASES = [
    # most white parts: 2 against 0; 2 against 2; 0 against 0
    ("most-white", ["K01, K13 white", "K03, K04"], [True, False]),
    ("most-white", ["K01, K13 white", "K03, K14 white"], [False, False]),
    ("most-white", ["K01, K02", "K03, K04"], [False, False]),
    # no single-colour tile, and a white one is single-coloured
    ("no-single-colour", ["K13, K17", "K22, K02"], [True, False]),
    ("no-single-colour", ["K13, K21 white", "K22, K14"], [False, True]),
    # no white part
    ("no-white", ["K13, K17", "K22, K02 white"], [True, False]),
    # most single-colour tiles: 2 against 1 and a white one, which is a tie; against 0; against 1
    ("most-single-colour", ["K01, K02", "K03, K16 white"], [False, False]),
    ("most-single-colour", ["K01, K02", "K14, K16"], [True, False]),
    ("most-single-colour", ["K01, K02", "K10, K16"], [True, False]),
    # most red parts: 3 against 3; 3 against 2; 0 against 0
    ("most-red", ["K17, K01", "K22, K09"], [False, False]),
    ("most-red", ["K17, K01", "K03, K09"], [True, False]),
    ("most-red", ["K03, K04", "K05, K06"], [False, False]),
    # fewest bones: 8 against 9; 8 against 8, where white counts 4
    ("fewest-bones", ["K01, K02", "K03, K10"], [True, False]),
    ("fewest-bones", ["K01, K32 white", "K03, K04"], [False, False]),
    # no equal totals side by side: 4 5 against 5 4 4; white totals 4
    ("no-equal-neighbours", ["K01, K09, K13", "K10, K03, K04"], [True, False]),
    ("no-equal-neighbours", ["K01, K32 white", "K10, K21 white"], [False, True]),
    # 3-3-3-3-3: six threes against four; five from the middle of a tile against three
    ("3-3-3-3-3", ["K13, K17, K28", "K14, K16, K05"], [True, False]),
    ("3-3-3-3-3", ["K09, K13, K18", "K27, K28, K01"], [True, False]),
    # 2-2-2-2-2: five against four; white helps
    ("2-2-2-2-2", ["K01, K02, K09", "K03, K04, K22"], [True, False]),
    ("2-2-2-2-2", ["K14, K32 white, K01, K02", "K13, K05, K06, K18"], [True, False]),
    # 2-2-2-2-3: then a 4 is not enough; more twos before do no harm, the other way round does not count; three twos
    ("2-2-2-2-3", ["K01, K02, K13", "K03, K04, K22"], [True, False]),
    ("2-2-2-2-3", ["K01, K02, K09", "K13, K05, K07"], [True, False]),
    ("2-2-2-2-3", ["K01, K09", "K03, K10"], [False, False]),
    # only two colours: exactly two, and white is one of them
    ("two-colours", ["K13, K17", "K01, K02"], [True, False]),
    ("two-colours", ["K01, K32 white", "K13, K15 white"], [True, False]),
    ("two-colours", ["K13, K18", "K22, K14"], [False, True]),
    # no tile with eight bones; laid white it has four
    ("no-eight", ["K14, K22", "K03, K10"], [False, True]),
    ("no-eight", ["K01, K22 white", "K32, K21"], [True, False]),
]


@pytest.mark.parametrize(("name", "coats", "fulfilled"), CASES)
def test_rule_09_tasks_hold_just_fail_or_tie(name: str, coats: list[str], fulfilled: list[bool]) -> None:
    assert task(name, *coats) == fulfilled


def test_rule_09_every_task_has_cases_of_both_kinds() -> None:
    for name in TASK_NAMES:
        answers = {answer for case, _, fulfilled in CASES if case == name for answer in fulfilled}
        assert answers == {True, False}, name


def test_rule_09_a_lead_is_over_every_rival() -> None:
    assert task("most-red", "K01", "K03", "K02") == [False, False, False]
    assert task("most-red", "K01", "K03", "K22") == [True, False, False]


def test_rule_09_points_of_the_tasks() -> None:
    assert [int(row["points"]) for row in TASK_TABLE] == [7, 7, 7, 8, 5, 8, 5, 6, 6, 6, 6, 7]


def test_rule_09_both_tasks_count() -> None:
    match = table("K13, K17", "K01, K02", tasks=["no-single-colour", "two-colours"])
    assert [score(match, seat)["tasks"] for seat in range(2)] == [13, 0]


def test_rule_09_two_tasks_are_drawn_and_two_others_for_the_second_game() -> None:
    drawn = set()
    for seed in range(12):
        match = kostka.new("jamniki", 5, seed=seed, secret_tasks=True)
        first = match.dump()["tasks"]
        second = advance(match, 20).dump()
        assert second["earlier_tasks"] == first
        assert len({*first, *second["tasks"]}) == 4
        drawn |= {*first, *second["tasks"]}
    assert drawn == set(TASK_NAMES)


def test_rule_09_without_the_variant_there_are_no_tasks() -> None:
    assert "tasks" not in kostka.new("jamniki", 2, seed=1).dump()


def test_rule_10_the_variants_can_be_combined() -> None:
    match = table("K13, K17", "K01, K02", tasks=["no-single-colour", "two-colours"], every_colour=True)
    assert score(match) == {"bones": 12, "colours": 2, "tasks": 13}
    assert score(match, 1) == {"bones": 8, "colours": 4, "tasks": 0}
