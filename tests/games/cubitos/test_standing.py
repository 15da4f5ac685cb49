"""The standing: feet covered at any moment, which are the score in the end."""

import random
from pathlib import Path

import pytest

import kostka
from tests.games.cubitos.tables import straight, table


def test_nobody_has_covered_anything_at_first() -> None:
    assert kostka.new("cubitos", seats=3, seed=1).standing() == [0, 0, 0]


@pytest.mark.parametrize(("leg", "space", "covered"), [(0, 2, 2), (0, 6, 6), (1, 0, 6), (1, 3, 9)])
def test_feet_of_a_runner_over_laps(tmp_path: Path, leg: int, space: int, covered: int) -> None:
    track = straight(tmp_path, "0S 0. 0. 1. 1. 2. 2F")
    game = table(track=track, laps=2, roll="light gray", leg=leg, space=space, rival={"space": 1})
    assert game.match.standing() == [covered, 1]


def test_the_last_standing_is_the_score() -> None:
    match = kostka.new("cubitos", seats=4, seed=2, set="grand-finale")
    choose = random.Random(2)
    while match.to_act:
        match.play(choose.choice(match.legal(match.to_act[0])), match.to_act[0])
    assert match.result
    assert match.standing() == list(match.result.scores)
