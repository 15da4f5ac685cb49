"""How the seats stand at any moment: finished games, and every coat as it lies."""

from typing import Any

import pytest

import kostka
from tests.games.jamniki.tables import score, table


def test_a_coat_counts_as_it_lies() -> None:
    match = table("K13, K17", "K01", hand="K18, K05, K15", tasks=["no-single-colour", "two-colours"])
    assert score(match) == {"bones": 12, "colours": 2, "tasks": 7 + 6}
    assert match.standing() == [27, 4 + 2]


def test_every_colour_counts_as_if_the_game_ended_here() -> None:
    assert table("K09", "K01", every_colour=True, hand="K18, K05, K15").standing() == [5, 4 + 2]


def test_a_comparison_looks_at_equally_many_tiles_during_a_round() -> None:
    """Who lays first has more bones and more reds for a moment, and is neither behind nor ahead for that."""
    tasks = ["fewest-bones", "most-red"]
    match = table("K03", "K11", hand="K09, K04, K15", tasks=tasks, voluntary_white=True)
    assert score(match, 0)["tasks"] == 8
    assert {gain["tasks"] for gain in match.odds(rollouts=1)["now"].values()} == {0}
    match.play("lay K04")
    assert [score(match, seat)["tasks"] for seat in (0, 1)] == [8, 0]
    assert match.standing() == [8 + 4 + 8, 5 + 2]
    # the rival's second tile is compared with the one that is there
    even = table("K03, K04", "K13, K16 white", hand="K09, K02, K01", tasks=tasks, voluntary_white=True)
    assert [score(even, seat)["tasks"] for seat in (0, 1)] == [8, 5]


def test_a_lead_over_one_rival_waits_for_the_other() -> None:
    match = table("K09, K01", "K04, K03", "K10", hand="K13, K14, K05, K06", tasks=["most-red", "no-eight"])
    assert [score(match, seat)["tasks"] for seat in range(3)] == [5 + 6, 6, 6]


def test_the_first_game_counts_during_the_second() -> None:
    players = [{"scores": [{"bones": 33, "colours": 5}]}, {"scores": [{"bones": 30, "colours": 4}], "coat": ["K01"]}]
    assert kostka.load({"game": "jamniki", "number": 2, "players": players}).standing() == [38, 34 + 4 + 2]


@pytest.mark.parametrize("options", [{}, {"secret_tasks": True, "every_colour": True}, {"games": 1, "turning": True}])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_view_stands_alike_and_the_end_is_the_result(seats: int, options: dict[str, Any]) -> None:
    match = kostka.new("jamniki", seats, seed=seats, **options)
    while match.to_act:
        views = [match.position.view(seat).state for seat in (None, *range(seats))]
        assert [match.position.with_state(view).scores() for view in views] == [match.standing()] * len(views)
        match.play(match.legal()[-1])
    assert match.result is not None
    assert tuple(match.standing()) == match.result.scores
