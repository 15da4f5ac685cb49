"""What workshops learn with: the optimiser, ridge regression, and the tables of games."""

import runpy
import sys

import numpy as np
import pytest

from kostka.core.registry import find_game, game_ids
from kostka.lab.teaching import evaluation
from kostka.lab.teaching.evaluation import lesson_table
from kostka.lab.teaching.learning import Adam, ridge


def test_adam_finds_the_least_of_a_bowl() -> None:
    weights = [np.array([5.0, -3.0]), np.array([[2.0]])]
    targets = [np.array([1.0, 2.0]), np.array([[-4.0]])]
    optimiser = Adam(weights)
    for step in range(4000):
        gradients = [2 * (weight - target) for weight, target in zip(weights, targets, strict=True)]
        optimiser.step(gradients, 0.05 * (1 - step / 4000))
    for weight, target in zip(weights, targets, strict=True):
        assert weight == pytest.approx(target, abs=1e-3)


def test_adams_first_step_is_the_rate_whatever_the_gradient() -> None:
    weight = np.zeros(3, np.float32)
    Adam([weight]).step([np.array([1e-3, -5.0, 100.0], np.float32)], 0.1)
    assert weight == pytest.approx([-0.1, 0.1, -0.1], rel=1e-3)
    assert weight.dtype == np.float32


def test_ridge_finds_linear_weights_and_shrinks_them() -> None:
    random = np.random.default_rng(1)
    features = random.normal(size=(200, 3))
    truth = np.array([1.0, -2.0, 0.5])
    assert ridge(features, features @ truth, 1e-9) == pytest.approx(truth)
    assert np.abs(ridge(features, features @ truth, 1e3)).sum() < np.abs(truth).sum()


@pytest.mark.parametrize("id", game_ids())
def test_lessons_have_every_number_of_seats_and_options_of_the_game(id: str) -> None:
    game = find_game(id)
    tables = [lesson_table(game, n) for n in range(40)]
    assert {seats for _, seats in tables} == set(game.seats)
    for options, seats in tables:
        game.set_board(game.read_options(options), seats)


@pytest.mark.filterwarnings("ignore:'kostka.lab.teaching.evaluation' found in sys.modules:RuntimeWarning")
def test_the_command_teaches_with_several_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    monkeypatch.setattr(evaluation, "write_network", lambda *network: written.append(network))
    given = "camelup --games 1200 --every 50 --hidden 2 --epochs 1 --workers 2"
    monkeypatch.setattr(sys, "argv", ["evaluation", *given.split()])
    runpy.run_module("kostka.lab.teaching.evaluation", run_name="__main__")
    assert len(written) == 1
    assert "12 tables" in capsys.readouterr().out
