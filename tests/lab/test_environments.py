"""Environments for learners: the tests of PettingZoo and Gymnasium themselves, and what follows from our rules."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from kostka.bots import Observation
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.loops import GREEDY
from kostka.core.errors import KostkaError
from kostka.core.game import Game, Result
from kostka.core.opening import load
from kostka.core.position import Position, View
from kostka.core.registry import find_game, game_ids
from kostka.lab import environments
from kostka.lab.environments.episode import put
from kostka.lab.environments.rewards import ahead, by_places
from kostka.lab.series import Series
from kostka.lab.simulate import simulate
from kostka.messages import use
from tests.pages import ROOT

GAMES = pytest.mark.parametrize("id", game_ids())
TABLES = pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in game_ids() for seats in find_game(id).seats])
CYCLES = 20  # so many turns of each seat in the tests of others; whole games are played below
# PettingZoo's test knows its own classic games by name, whose observations are dicts with a mask as ours are; of others
# it says that they should be arrays. Nor does it like the mask of an agent that has nothing left to choose.
NOT_OURS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def legal(seen: dict[str, Any]) -> list[int]:
    moves: list[int] = np.flatnonzero(seen["action_mask"]).tolist()
    return moves


def glance(env: Any, agent: str, seen: dict[str, Any]) -> int:
    """What the greedy bot plays from what an agent sees."""
    game: Game = find_game(env.episode.game.id)
    view = game.new_state()
    for name in game.state.fields:
        view[name] = seen["observation"][name].reshape(view[name].shape)
    return View.from_bytes(game, env.board.tobytes(), view.tobytes(), int(seen["observation"]["seat"][0])).choose(
        GREEDY, from_seed(0)
    )


def played(env: Any, choose: Callable[[Any, str, dict[str, Any]], int], seed: int) -> Iterator[tuple[str, Any]]:
    """A whole game of an AEC environment: the agents, with what each was told before it acted."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        told = env.last()
        yield agent, told
        env.step(None if told[2] else choose(env, agent, told[0]))


def at_random(seed: int) -> Callable[[Any, str, dict[str, Any]], int]:
    chooser = random.Random(seed)
    return lambda env, agent, seen: chooser.choice(legal(seen))


# ------------------------------------------------------------------------------------------------ the tests of others


@TABLES
@NOT_OURS
@pytest.mark.usefixtures("capsys")
def test_aec_passes_the_tests_of_pettingzoo(id: str, seats: int) -> None:
    env = environments.aec(id, seats)
    assert isinstance(env, AECEnv)
    api_test(env, num_cycles=CYCLES)
    seed_test(lambda: environments.aec(id, seats), num_cycles=CYCLES)


@TABLES
@NOT_OURS
@pytest.mark.usefixtures("capsys")
def test_aec_passes_with_rewards_by_standing(id: str, seats: int) -> None:
    api_test(environments.aec(id, seats, reward="standing"), num_cycles=CYCLES)


@TABLES
@pytest.mark.usefixtures("capsys")
def test_parallel_passes_the_tests_of_pettingzoo(id: str, seats: int) -> None:
    env = environments.parallel(id, seats)
    assert isinstance(env, ParallelEnv)
    parallel_api_test(env, num_cycles=CYCLES)
    parallel_seed_test(lambda: environments.parallel(id, seats), num_cycles=CYCLES)


@TABLES
def test_gymnasium_passes_the_test_of_gymnasium(id: str, seats: int) -> None:
    for seat in range(seats):
        env = environments.gymnasium(id, seat, seats=seats)
        assert isinstance(env, gymnasium.Env)
        check_env(env)


# --------------------------------------------------------------------------------------------------------- whole games


@TABLES
def test_a_game_is_the_one_that_the_rules_play(id: str, seats: int) -> None:
    env, game = environments.aec(id, seats), find_game(id)
    chance = Series(game, game.options(), seats, 7).chance(0)
    position = Position.deal(game, game.options(), seats, chance)
    for agent, (seen, reward, over, _, _) in played(env, glance, seed=7):
        seat = int(agent.removeprefix("seat_"))
        assert env.observation_space(agent).contains(seen)
        assert_seen(game, position.view(seat).state, seen)
        if over:
            result = position.result
            assert result is not None
            assert reward == by_places(result.places)[seat]
            continue
        assert seat == position.turn
        assert legal(seen) == sorted(position.legal(seat))
        assert reward == 0
        position = position.after(seat, glance(env, agent, seen), chance)
    assert position.result is not None
    assert env.agents == []


def assert_seen(game: Game, view: Any, seen: dict[str, Any]) -> None:
    for name, field in game.state.fields.items():
        array = seen["observation"][name]
        assert array.dtype == np.dtype(field.type)
        assert array.shape == (field.shape or (1,))
        assert array.tobytes() == view[name].tobytes()


@GAMES
def test_an_observation_is_kept_as_it_was(id: str) -> None:
    env = environments.aec(id)
    env.reset(seed=1)
    first = env.last()[0]
    kept = copy.deepcopy(first)
    for _ in range(8):
        seen = env.last()[0]
        assert all(array.flags.writeable for array in seen["observation"].values())
        env.step(legal(seen)[0])
    assert data_equivalence(first, kept, exact=True)


@GAMES
def test_who_is_not_to_act_sees_and_has_no_moves(id: str) -> None:
    env = environments.aec(id)
    env.reset(seed=2)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["observation"]["seat"] == [env.agents.index(agent)]
        assert bool(legal(seen)) == (agent == env.agent_selection)
    assert data_equivalence(env.observe(env.agent_selection), env.last()[0], exact=True)


@GAMES
def test_games_follow_from_the_seed_and_their_number(id: str) -> None:
    def deals(*seeds: int | None) -> list[bytes]:
        env = environments.aec(id)
        dealt = []
        for seed in seeds:
            env.reset(seed=seed)
            dealt.append(env.episode.state.tobytes() + env.episode.buffers.chance.tobytes())
        return dealt

    first, second, third = deals(5, None, None)
    assert len({first, second, third}) == 3
    assert deals(6, 5, None, None)[1:] == [first, second, third]
    assert deals(None) != deals(None)


@GAMES
def test_environments_can_be_copied_and_pickled_in_the_middle_of_a_game(id: str) -> None:
    env = environments.aec(id, reward="standing")
    env.reset(seed=3)
    for _ in range(9):
        env.step(legal(env.last()[0])[0])
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        for agent in env.agents:
            assert data_equivalence(other.observe(agent), env.observe(agent), exact=True)
        assert other.rewards == env.rewards
    other.step(legal(other.last()[0])[0])
    moved = other.last()[0]
    env.step(legal(env.last()[0])[0])
    assert data_equivalence(moved, env.last()[0], exact=True)


@GAMES
def test_environments_of_a_game_share_their_type(id: str) -> None:
    """Numba dispatches more slowly on a type that is new to it, even if it is equal to one that it knows."""
    one, other = environments.aec(id), environments.aec(id)
    again = pickle.loads(pickle.dumps(one))
    assert one.episode.buffers.cell.dtype is other.episode.buffers.cell.dtype is again.episode.buffers.cell.dtype


# ------------------------------------------------------------------------------------------------------------- rewards


def test_places_are_rewarded_by_those_who_are_beaten() -> None:
    assert by_places([1, 2]) == [1, -1]
    assert by_places([2, 1, 3]) == [0, 1, -1]
    assert by_places([1, 1, 3, 4]) == [2 / 3, 2 / 3, -1 / 3, -1]
    assert by_places([1, 1, 1]) == [0, 0, 0]


@TABLES
def test_rewards_by_standing_add_up_to_how_far_ahead_one_ends(id: str, seats: int) -> None:
    env = environments.aec(id, seats, reward="standing")
    env.reset(seed=4)
    begun = ahead(env.episode.position.scores())
    got = dict.fromkeys(env.agents, 0.0)
    for agent, (_, reward, *_) in played(env, glance, seed=4):
        assert abs(sum(env.rewards.values())) < 1e-9
        got[agent] += reward
    _, scores = env.episode.result
    for seat, gained in enumerate(got.values()):
        assert gained == pytest.approx(ahead(scores)[seat] - begun[seat])


@GAMES
@pytest.mark.parametrize("reward", ["places", "standing"])
def test_all_environments_reward_alike(id: str, reward: str) -> None:
    aec, parallel = environments.aec(id, reward=reward), environments.parallel(id, reward=reward)
    for seed in range(3):
        got = dict.fromkeys(aec.possible_agents, 0.0)
        for agent, told in played(aec, glance, seed):
            got[agent] += told[1]
        paid = dict.fromkeys(got, 0.0)
        for rewards in in_parallel(parallel, seed):
            for agent, each in rewards.items():
                paid[agent] += each
        if id != "cubitos":  # whose players roll at once there, and other dice fall
            assert paid == pytest.approx(got)
        places, scores = parallel.episode.result
        assert list(paid.values()) == pytest.approx(by_places(places) if reward == "places" else ahead(scores))


@GAMES
@pytest.mark.parametrize("reward", ["places", "standing"])
def test_the_compiled_rewards_of_a_batch_are_the_same(id: str, reward: str) -> None:
    others = [None, *["greedy"] * (find_game(id).seats[0] - 1)]
    env = environments.batch(id, 2, reward=reward, seed=1, bots=others)
    env.reset()
    got, ended = np.zeros(env.rewards.shape), 0
    while not ended:
        env.step(env.sample())
        got += env.rewards
        for game in np.flatnonzero(env.ended):
            fair = by_places(env.places[game].tolist()) if reward == "places" else ahead(env.scores[game].tolist())
            assert got[game].tolist() == pytest.approx(fair, abs=1e-3)
            ended += 1


def in_parallel(env: Any, seed: int) -> Iterator[dict[str, float]]:
    """A whole game of a parallel environment: the rewards of every step."""
    seen, _ = env.reset(seed=seed)
    while env.agents:
        actions = {a: env.idle if legal(seen[a]) == [env.idle] else glance(env, a, seen[a]) for a in env.agents}
        seen, rewards, *_ = env.step(actions)
        yield rewards


@TABLES
def test_standings_are_no_secret(id: str, seats: int) -> None:
    """So rewards by standing tell a seat nothing that its view does not."""
    env = environments.aec(id, seats)
    for step, _ in enumerate(played(env, at_random(1), seed=1)):
        if step > 60 or not env.agents:
            break
        for seat in range(seats):
            assert env.episode.position.view(seat).scores() == env.episode.position.scores()


def test_a_reward_that_there_is_not_is_refused() -> None:
    with pytest.raises(KostkaError, match="There is no reward 'score'; there are places, standing"):
        environments.aec("jamniki", reward="score")
    with pytest.raises(KostkaError, match="There is no reward"):
        environments.gymnasium("jamniki", reward="score")


# ------------------------------------------------------------------------------------------------------ wrong actions


@GAMES
@pytest.mark.parametrize("reward", ["places", "standing"])
def test_an_illegal_action_ends_the_game_and_says_why(id: str, reward: str) -> None:
    env = environments.aec(id, reward=reward)
    env.reset(seed=1)
    agent, seen = env.agent_selection, env.last()[0]
    env.step(next(action for action in range(env.episode.actions) if action not in legal(seen)))
    assert env.rewards == {each: -1 if each == agent else 0 for each in env.agents}
    assert all(env.terminations.values())
    assert env.infos[agent]["illegal"].startswith("Not possible: ")
    assert env.infos[agent]["illegal"].endswith(".")
    assert all(not env.infos[other] for other in env.agents if other != agent)
    for _ in env.possible_agents:
        assert legal(env.last()[0]) == []
        env.step(None)
    assert env.agents == []


@GAMES
def test_an_illegal_action_ends_the_game_of_a_learner_among_bots(id: str) -> None:
    env = environments.gymnasium(id)
    seen, _ = env.reset(seed=1)
    illegal = next(action for action in range(env.action_space.n) if action not in legal(seen))
    seen, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, legal(seen)) == (-1, True, False, [])
    assert info["illegal"].endswith(".")
    with pytest.raises(KostkaError, match="`reset` begins one"):
        env.step(illegal)


def test_illegal_actions_at_once_are_those_of_whoever_made_them() -> None:
    env = environments.parallel("jamniki", 3)
    seen, _ = env.reset(seed=1)
    mover = env.agents[env.episode.turn]
    idle = dict.fromkeys(env.agents, env.idle)
    _, rewards, terminations, _, infos = env.step(idle)
    assert rewards == {agent: -1 if agent == mover else 0 for agent in idle}
    assert infos[mover]["illegal"] == f"Seat {mover[-1]} may act, so it cannot idle."
    assert all(terminations.values())
    seen, _ = env.reset(seed=1)
    move = legal(seen[mover])[0]
    _, rewards, _, _, infos = env.step(dict.fromkeys(idle, move))
    assert rewards == {agent: 0 if agent == mover else -1 for agent in idle}
    assert all(f"it is the turn of seat {mover[-1]}" in infos[a]["illegal"] for a in idle if a != mover)


@pytest.mark.parametrize("action", [None, 0.0, True, -1, 97, "0", np.float64(1.0)])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    aec, single, parallel = (
        make("jamniki") for make in (environments.aec, environments.gymnasium, environments.parallel)
    )
    for env in (aec, single, parallel):
        env.reset(seed=1)
    before = aec.episode.state.tobytes()
    for env in (aec, single):
        with pytest.raises(KostkaError, match="An action is a whole number from 0 to 96, not"):
            env.step(action)
    assert (aec.episode.state.tobytes(), len(single.match.log)) == (before, len(single.match.copy().log))
    if action != parallel.idle:
        with pytest.raises(KostkaError, match="An action is a whole number from 0 to 97, not"):
            parallel.step(dict.fromkeys(parallel.agents, action))


def test_steps_without_a_game_are_refused() -> None:
    for env in (environments.aec("jamniki"), environments.gymnasium("jamniki")):
        with pytest.raises(KostkaError, match="There is no game to step"):
            env.step(0)
    parallel = environments.parallel("jamniki")
    with pytest.raises(KostkaError, match="There is no game to step"):
        parallel.step({})
    parallel.reset()
    with pytest.raises(KostkaError, match="one for each of the agents seat_0, seat_1, not"):
        parallel.step({"seat_0": 0})


def test_whoever_is_dead_can_only_leave() -> None:
    env = environments.aec("jamniki")
    env.reset(seed=1)
    env.step(0 if 0 not in legal(env.last()[0]) else 96)
    with pytest.raises(KostkaError, match="seat_0 has one action left, None"):
        env.step(0)


def reset_with(seed: Any) -> None:
    environments.aec("jamniki").reset(seed=seed)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: environments.gymnasium("jamniki", seat=2), "There is no seat 2; seats are 0 to 1"),
        (lambda: environments.gymnasium("jamniki", bots=["greedy", "greedy"]), "take a list of 1 to 1 bots"),
        (lambda: environments.gymnasium("jamniki", bots=["nobody"]), "nobody"),
        (lambda: environments.aec("chess"), "There is no game 'chess'"),
        (lambda: environments.aec("jamniki", 9), "9"),
        (lambda: environments.aec("jamniki", colour="red"), "colour"),
        (lambda: environments.parallel("jamniki", render_mode="human"), "no way 'human' of rendering; there are ansi"),
        (lambda: reset_with(1.5), "A seed of simulations is a whole number"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_a_sentence(make: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(KostkaError, match=sentence):
        make()


# ------------------------------------------------------------------------------------------------------------- secrets


@TABLES
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(id: str, seats: int) -> None:
    env, other = environments.aec(id, seats), environments.aec(id, seats)
    other.reset(seed=0)
    differed = 0
    for step, (agent, (seen, _, over, _, info)) in enumerate(played(env, at_random(2), seed=2)):
        if over or step > 60:
            break
        episode, seat = env.episode, env.episode.turn
        world = Position(episode.game, env.board, episode.state).view(seat).determinize(from_seed(step))
        put(other.episode.state, world.to_bytes())
        other.episode.turn, other.episode._seen = seat, -2
        differed += other.episode.state.tobytes() != episode.state.tobytes()
        assert data_equivalence(other.observe(agent), seen, exact=True)
        assert info == {}
    assert bool(differed) == (id != "cubitos")


def test_render_shows_what_everybody_may_know_unless_a_seat_is_named() -> None:
    for make in (environments.aec, environments.parallel, environments.gymnasium):
        env = make("jamniki", render_mode="ansi")
        env.reset(seed=1)
        seat = env.unwrapped.seat if make is environments.gymnasium else env.episode.turn
        assert env.render() != env.render(seat)
        assert "K" in str(env.render(seat))
        with pytest.raises(KostkaError, match="no seat 5"):
            env.render(5)
        assert make("jamniki").render() is None
        env.close()


# ------------------------------------------------------------------------------------------------------------- at once


def test_players_of_cubitos_roll_at_once() -> None:
    env = environments.parallel("cubitos", 4)
    seen, _ = env.reset(seed=1)
    acting = [sum(legal(each) != [env.idle] for each in seen.values())]
    while env.agents:
        assert all(env.observation_space(agent).contains(seen[agent]) for agent in env.agents)
        actions = {a: env.idle if legal(seen[a]) == [env.idle] else glance(env, a, seen[a]) for a in env.agents}
        seen, _, terminations, _, _ = env.step(actions)
        acting.append(sum(legal(each) not in ([env.idle], []) for each in seen.values()))
    assert acting[0] == 4
    assert {1, 2, 3, 4} <= set(acting)
    assert all(terminations.values())
    assert all(legal(each) == [env.idle] for each in seen.values())


def test_what_another_has_made_impossible_is_left_out_and_asked_again() -> None:
    """In Cubitos somebody may wait to see: from then on others act one by one, and what they chose is asked again."""
    env = environments.parallel("cubitos", 3)
    left_out = []
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        first, wait = env.agents[env.episode.turn], env.names.numbers["wait"]
        waiting = next(agent for agent in env.agents if wait in legal(seen[agent]))
        chosen = {agent: legal(seen[agent])[0] for agent in env.agents} | {waiting: wait}
        seen, _, _, _, infos = env.step(chosen)
        assert infos[first] == {}
        for agent in env.agents:
            if infos[agent] and agent != waiting:
                assert "it is the turn of seat" in infos[agent]["left_out"]
                assert legal(seen[agent]) == [env.idle]
                left_out.append(agent)
    assert left_out


@pytest.mark.parametrize("id", ["camelup", "jamniki"])
def test_where_one_acts_the_others_idle(id: str) -> None:
    env = environments.parallel(id)
    seen, _ = env.reset(seed=1)
    assert sorted(legal(each) == [env.idle] for each in seen.values()) == [False, *[True] * (len(seen) - 1)]
    assert all(legal(each)[-1] < env.idle for each in seen.values() if legal(each) != [env.idle])


# ---------------------------------------------------------------------------------------------------- among bots


@GAMES
def test_a_learner_that_plays_like_a_bot_plays_what_bots_play(id: str) -> None:
    """Game n of a seed is game n of the same simulation."""

    def careful(known: Observation) -> str:
        return known.names.texts[known.moves[len(known.moves) // 2]] if known.draw(8) == 0 else greedy(known)

    def greedy(known: Observation) -> str:
        return known.names.texts[known.view.choose(GREEDY, known.chance)]

    env = environments.gymnasium(id, bots=[careful])
    games = simulate(id, ["greedy", *[careful] * (env.seats - 1)], 2, seed=3)
    for number in range(2):
        seen, _ = env.reset(seed=3 if number == 0 else None)
        while True:
            view = env.match.position.view(0)
            assert_seen(env.game, view.state, seen)
            assert env.observation_space.contains(seen)
            seen, reward, terminated, _, info = env.step(view.choose(GREEDY, from_seed(0)))
            assert info == {}
            if terminated:
                break
        assert env.match.result == Result(tuple(games.places[number].tolist()), tuple(games.scores[number].tolist()))
        assert len(env.match.log) == games.decisions[number]
        assert reward == by_places(env.match.result.places)[0]


def test_bots_sit_around_the_learner() -> None:
    env = environments.gymnasium("camelup", seat=2, seats=5, bots=["greedy", "random", "hard@20"])
    assert env.bots == {3: "greedy", 4: "random", 0: "hard@20", 1: "greedy"}
    seen, _ = env.reset(seed=1)
    assert seen["observation"]["seat"] == [2]
    assert env.match.turn == 2


def test_an_episode_is_a_match_that_can_be_kept(tmp_path: Any) -> None:
    env = environments.gymnasium("camelup", seats=3, bots=["random"], reward="standing")
    seen, _ = env.reset(seed=1)
    begun, got, terminated = ahead(env.match.at(0).standing())[0], 0.0, False
    while not terminated:
        seen, reward, terminated, _, _ = env.step(legal(seen)[-1])
        got += reward
    env.match.save(tmp_path / "episode.kostka")
    again = load(tmp_path / "episode.kostka")
    assert again.result is not None
    assert got == pytest.approx(ahead(again.result.scores)[0] - begun)


@GAMES
def test_a_learner_s_game_can_be_copied_and_pickled(id: str) -> None:
    env = environments.gymnasium(id)
    seen, _ = env.reset(seed=1)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert data_equivalence(other.step(legal(seen)[0]), copy.deepcopy(env).step(legal(seen)[0]), exact=True)


def test_gymnasium_makes_them_by_id() -> None:
    env = gymnasium.make("kostka.lab.environments.ids:kostka/Jamniki-v0", seats=3, bots=["random"], games=1)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert (env.unwrapped.seats, env.unwrapped.bots) == (3, {1: "random", 2: "random"})
    assert env.unwrapped.options.games == 1
    again = gymnasium.make(env.spec)
    assert data_equivalence(again.reset(seed=1)[0], seen, exact=True)


# ----------------------------------------------------------------------------------------------- what is said of them


def test_nothing_of_learning_libraries_is_imported_before_it_is_asked_for() -> None:
    script = """
import sys
from kostka.lab import environments
environments.describe("jamniki")
environments.batch("jamniki", 2)
assert not {"gymnasium", "pettingzoo"} & set(sys.modules)
environments.aec("jamniki"), environments.parallel("jamniki"), environments.gymnasium("jamniki")
assert all(map(callable, (environments.aec, environments.parallel, environments.gymnasium, environments.batch)))
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)


@GAMES
def test_the_documentation_shows_the_declared_fields(id: str) -> None:
    table = environments.describe(id)
    assert table in (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    rows = table.splitlines()[2:]
    assert len(rows) == len(find_game(id).state.fields) + 1
    assert all(row.count("|") == 7 and row.split("|")[-2].strip() for row in rows)


@pytest.mark.parametrize(("language", "words"), [("pl", "kto patrzy"), ("uk", "хто дивиться")])
def test_the_table_is_in_the_language_in_use(language: str, words: str) -> None:
    use(language)
    try:
        assert words in environments.describe("jamniki")
    finally:
        use("en")


def test_seats_options_and_names_are_those_of_the_game() -> None:
    env = environments.aec("jamniki", 4, turning=True)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert env.board["turning"][0] == 1
    assert env.action_space("seat_0").n == find_game("jamniki").moves.count == len(env.names.texts)
    assert str(env) == "kostka_jamniki_v0"
