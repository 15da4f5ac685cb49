"""The tutorial: what its learner sees is what the rules say, it begins like greedy, and it learns to win."""

from typing import Any

import numpy as np
import pytest

import kostka
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.loops import GREEDY
from kostka.core.position import View
from kostka.lab import environments
from kostka.lab.environments.batches import Batch
from tests.pages import ROOT, snippets

Page = dict[str, Any]


@pytest.fixture(scope="module")
def page() -> Page:
    """What the page defines, without the games that it plays."""
    names: Page = {}
    for snippet in snippets(ROOT / "docs" / "tutorial.md"):
        if "def " in snippet or "env = " in snippet:
            exec(snippet.partition("\n\n\ncurve = ")[0].partition("\n\n\ncontest = ")[0], names)
    return names


def after(moves: int, seed: int) -> Batch:
    """Matches in which a learner who lays anything has laid so many tiles."""
    env = environments.batch("jamniki", 100, seats=2, bots=[None, "greedy"], seed=seed)
    env.reset()
    for _ in range(moves):
        env.step(env.sample())
    return env


@pytest.mark.parametrize("moves", [0, 1, 4, 6, 9])
def test_points_at_once_are_those_of_the_rules(page: Page, moves: int) -> None:
    env = after(moves, seed=1)
    found, can_be_laid, numbers = page["looks"](env.observations, env.seats.astype(int), env.masks)
    for row in range(env.size):
        legal = numbers[row, can_be_laid[row]].tolist()
        worth = View.from_bytes(
            env.game, env.board.tobytes(), env.observations[row : row + 1].tobytes(), int(env.seats[row])
        ).policy(legal)
        assert sorted(legal) == np.flatnonzero(env.masks[row]).tolist()
        assert found["points at once"][row, can_be_laid[row]].tolist() == worth


def test_unseen_tiles_lie_neither_in_the_hand_nor_on_coats(page: Page) -> None:
    env = after(3, seed=2)
    hand = env.observations["hand"][:, :3]
    unseen = page["unseen_tiles"](env.observations, hand)[:, 0]
    assert unseen.sum(axis=1) == pytest.approx(1)
    for row, view in enumerate(env.observations):
        known = {*hand[row].tolist(), *view["coat"][:2].ravel().tolist()} - {-1, -2}
        assert known == set(np.flatnonzero(unseen[row] == 0).tolist())


@pytest.mark.parametrize("moves", [0, 2, 5, 8])
def test_a_beginner_plays_like_greedy(page: Page, moves: int) -> None:
    env = after(moves, seed=3)
    _, worth, numbers = page["judged"](page["beginner"](), env.observations, env.seats.astype(int), env.masks)
    chosen = np.take_along_axis(numbers, worth.argmax(1)[:, None], 1)[:, 0].tolist()
    views = [env.observations[row : row + 1] for row in range(env.size)]
    greedy = [
        View.from_bytes(env.game, env.board.tobytes(), view.tobytes(), 0).choose(GREEDY, from_seed(0)) for view in views
    ]
    assert chosen == greedy


def test_four_rounds_of_learning_beat_greedy(page: Page) -> None:
    *_, (played, weights) = page["train"](rounds=4)
    assert played == 256 + 512 + 1024 + 2048
    assert page["win_share"](weights, 4000, seed=1000).low > 0.5


def test_the_same_seeds_teach_the_same(page: Page) -> None:
    first, again = (list(page["train"](rounds=2, size=64))[-1][1] for _ in range(2))
    assert np.array_equal(first, again)


def test_equals_are_as_far_apart_as_the_page_says() -> None:
    games = kostka.simulate("jamniki", ["greedy"], 20_000, seats=2, seed=1)
    margins = games.scores[:, 0] - games.scores[:, 1]
    better = (margins > -1).mean() + (margins == -1).mean() / 2
    assert (f"{games.scores.mean():.1f}", f"{margins.std():.1f}", f"{better:.2f}") == ("82.7", "6.4", "0.57")


def test_what_is_left_to_the_rival_counts_until_the_last_turn(page: Page) -> None:
    *_, (_, weights) = page["train"](rounds=6)
    rival = weights[:, page["NAMES"].index("best for the rival")]
    assert rival[1:-1].mean() == pytest.approx(-0.9, abs=0.1)
    assert abs(rival[-1]) < 0.2


@pytest.mark.parametrize("name", ["margins", "learning"])
def test_pictures_are_drawn_by_day_and_by_night(name: str) -> None:
    text = (ROOT / "docs" / "images" / f"tutorial-{name}.svg").read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in text
