"""Games that step side by side: the same rules, views and dice as everywhere else, whatever the number of threads."""

import hashlib
from typing import Any

import numpy as np
import pytest

import kostka
from kostka.core.compiled.loops import GREEDY, RANDOM
from kostka.core.playouts import playouts
from kostka.core.position import Position, View
from kostka.lab.environments.batches import Batch
from kostka.lab.environments.rewards import REWARDS
from tests.plain import run_plain

EVERY_TABLE = [(id, seats) for id in kostka.game_ids() for seats in kostka.game(id).seats]
# Cubitos between random bots takes tens of thousands of decisions a race.
SHORT = ("camelup", "jamniki")


def finished(env: Batch, games: int) -> dict[int, tuple[list[int], list[int]]]:
    """Places and scores of the first games, by their numbers, played at random."""
    found: dict[int, tuple[list[int], list[int]]] = {}
    env.reset()
    while not set(range(games)) <= found.keys():
        numbers = env.numbers.copy()
        env.step(env.sample())
        for i in np.flatnonzero(env.ended):
            found[int(numbers[i])] = env.places[i].tolist(), env.scores[i].tolist()
    return found


@pytest.mark.parametrize("id", SHORT)
@pytest.mark.parametrize("threads", [1, 3])
def test_games_played_at_random_are_those_of_playouts(id: str, threads: int) -> None:
    env = Batch(id, 4, seats=4, seed=5, threads=threads)
    found = finished(env, 8)
    places, scores, _ = playouts(env.game, env.board, 5, 0, 8, levels=[RANDOM] * 4)
    assert [found[n] for n in range(8)] == list(zip(places.tolist(), scores.tolist(), strict=True))


def test_races_of_cubitos_against_greedy_bots_are_those_of_playouts() -> None:
    env = Batch("cubitos", 2, seats=3, seed=1, bots=["greedy", "greedy", None])
    env.reset()
    view = env.game.new_state()
    while not env.ended.any():
        assert (env.seats == 2).all()
        numbers = env.numbers.copy()
        env.step([chosen(env, slot, view) for slot in range(2)])
    slot = int(np.flatnonzero(env.ended)[0])
    places, scores, _ = playouts(env.game, env.board, 1, int(numbers[slot]), 1, levels=[GREEDY] * 3)
    assert (env.places[slot].tolist(), env.scores[slot].tolist()) == (places[0].tolist(), scores[0].tolist())
    assert env.rewards[slot].tolist() == ranked(places[0].tolist())


def chosen(env: Batch, slot: int, view: Any) -> int:
    """What the greedy bot plays from what the learner sees."""
    view[0] = env.observations[slot]
    seen = View.from_bytes(env.game, env.board.tobytes(), view.tobytes(), int(env.seats[slot]))
    return seen.choose(GREEDY, env.buffers.choices[slot : slot + 1])


def position_of(env: Batch, slot: int) -> Position:
    return Position(env.game, env.board, env.buffers.states[slot : slot + 1])


def ranked(places: list[int]) -> list[float]:
    others = len(places) - 1
    return [np.float32((sum(p > own for p in places) - sum(p < own for p in places)) / others).item() for own in places]


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_what_is_shown_is_the_view_and_the_moves_of_whoever_is_to_act(id: str, seats: int) -> None:
    env = Batch(id, 3, seats=seats, seed=2)
    env.reset()
    for _ in range(60):
        env.step(env.sample())
        for slot in range(3):
            position, seat = position_of(env, slot), int(env.seats[slot])
            assert seat == position.turn
            assert env.observations[slot].tobytes() == position.view(seat).to_bytes()
            assert np.flatnonzero(env.masks[slot]).tolist() == sorted(position.legal(seat))


@pytest.mark.parametrize("id", SHORT)
def test_rewards_by_places_come_at_the_end_and_add_up_to_nothing(id: str) -> None:
    env = Batch(id, 8, seats=4, seed=3)
    env.reset()
    endings = 0
    while endings < 8:
        env.step(env.sample())
        assert not env.rewards[~env.ended].any()
        for slot in np.flatnonzero(env.ended):
            assert env.rewards[slot].tolist() == ranked(env.places[slot].tolist())
            assert abs(env.rewards[slot].sum()) < 1e-6
            endings += 1


@pytest.mark.parametrize("id", SHORT)
def test_rewards_by_standing_add_up_to_how_far_ahead_one_ends(id: str) -> None:
    env = Batch(id, 4, seats=3, seed=3, reward="standing")
    env.reset()
    starts = [position_of(env, slot).scores() for slot in range(4)]
    sums = np.zeros((4, 3))
    open_games = set(range(4))
    while open_games:
        env.step(env.sample())
        for slot in sorted(open_games):
            sums[slot] += env.rewards[slot]
            if env.ended[slot]:
                gained = ahead(env.scores[slot].tolist()) - ahead(starts[slot])
                assert sums[slot].tolist() == pytest.approx(gained.tolist(), abs=1e-3)
                open_games.remove(slot)


def ahead(scores: list[float]) -> Any:
    own = np.array(scores, float)
    return own - (own.sum() - own) / (len(own) - 1)


def told(id: str, reward: str) -> str:
    """All that some steps show, as one number."""
    env = Batch(id, 3, seats=3, seed=4, bots=[None, "random", "greedy"], reward=reward)
    env.reset()
    seen = hashlib.sha256()
    for _ in range(15):
        env.step(env.sample())
        for part in (env.observations, env.masks, env.rewards, env.ended):
            seen.update(part.tobytes())
    return seen.hexdigest()


def all_told() -> list[str]:
    return [told(id, reward) for id in kostka.game_ids() for reward in REWARDS]


def test_steps_are_the_same_with_and_without_the_compiler() -> None:
    plain = run_plain("-c", "from tests.lab.test_batches import all_told; print(all_told())")
    assert plain.strip() == str(all_told())


def test_an_illegal_move_ends_its_game_and_no_other() -> None:
    env = Batch("jamniki", 4, seats=2, seed=1)
    env.reset()
    actions = env.sample().copy()
    barred = int(np.flatnonzero(~env.masks[2])[0])
    seats = env.seats.copy()
    env.step([barred if slot == 2 else -1 if slot == 3 else actions[slot] for slot in range(4)])
    assert env.illegal.tolist() == env.ended.tolist() == [False, False, True, True]
    assert env.numbers.tolist() == [0, 1, 6, 7]
    for slot in (2, 3):
        assert env.rewards[slot].tolist() == [-1.0 if seat == seats[slot] else 0.0 for seat in range(2)]
    assert not env.rewards[:2].any()


def test_the_same_seed_deals_the_same_games_and_another_does_not() -> None:
    env = Batch("camelup", 4, seats=3, seed=9)
    first = env.reset()[0].copy()
    env.step(env.sample())
    assert env.reset()[0].tobytes() == first.tobytes()
    assert env.reset(seed=10)[0].tobytes() != first.tobytes()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"size": 0}, "A batch has 1 to 1,048,576 games, not 0."),
        ({"size": True}, "A batch has 1 to"),
        ({"threads": 0}, "A batch steps in 1 to 1,024 threads, not 0."),
        ({"reward": "money"}, "'money'"),
        ({"bots": ["greedy"]}, "one entry for each of the 2 seats"),
        ({"bots": "greedy"}, "one entry for each of the 2 seats"),
        ({"bots": ["expert", None]}, "In a batch the bots are random, greedy, or None"),
        ({"bots": ["greedy", "greedy"]}, "Somebody has to learn"),
        ({"seats": 9}, "Jamniki is for 2 to 5 players, not 9"),
        ({"colour": 1}, "colour"),
    ],
)
def test_wrong_arguments_get_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kostka.KostkaError, match=sentence):
        Batch("jamniki", **{"size": 2, "seats": 2, **wrong})


@pytest.mark.parametrize("wrong", [[1], [0.0, 1.0], None, "ab", [[0, 0]], [True, False]])
def test_actions_that_are_none_get_a_sentence_and_change_nothing(wrong: Any) -> None:
    env = Batch("jamniki", 2, seats=2)
    before = env.reset()[0].copy()
    with pytest.raises(kostka.KostkaError, match="Actions are 2 whole numbers, one for each game"):
        env.step(wrong)
    assert env.observations.tobytes() == before.tobytes()
