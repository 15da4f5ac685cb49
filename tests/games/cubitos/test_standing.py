"""The standing: feet covered at any moment, which are the score in the end."""

import random
from pathlib import Path

import numpy as np
import pytest

import kostka
from kostka.core.match import Match
from kostka.games.cubitos.compiled.rules import standing
from tests.games.cubitos.tables import straight, table


def feet(match: Match) -> list[float]:
    scores = np.full(4, -1.0)
    standing(match.board[0], match.state[0], scores)
    return [float(score) for score in scores[: match.seats]]


def test_nobody_has_covered_anything_at_first() -> None:
    assert feet(kostka.new("cubitos", seats=3, seed=1)) == [0, 0, 0]


@pytest.mark.parametrize(("leg", "space", "covered"), [(0, 2, 2), (0, 6, 6), (1, 0, 6), (1, 3, 9)])
def test_feet_of_a_runner_over_laps(tmp_path: Path, leg: int, space: int, covered: int) -> None:
    track = straight(tmp_path, "0S 0. 0. 1. 1. 2. 2F")
    game = table(track=track, laps=2, roll="light gray", leg=leg, space=space, rival={"space": 1})
    assert feet(game.match) == [covered, 1]


def test_the_last_standing_is_the_score() -> None:
    match = kostka.new("cubitos", seats=4, seed=2, set="grand-finale")
    choose = random.Random(2)
    while match.to_act:
        match.play(choose.choice(match.legal(match.to_act[0])), match.to_act[0])
    assert match.result
    assert feet(match) == list(match.result.scores)
