"""The games as games of OpenSpiel: its own tests pass, its algorithms run, and the rules are the same."""

import copy
import os
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, random_agent
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from kostka.core.compiled.chance import from_script, from_seed
from kostka.core.compiled.loops import GREEDY
from kostka.core.errors import KostkaError
from kostka.core.position import Position
from kostka.lab import openspiel
from tests.cli.installed import install

GAMES = ("camelup", "cubitos", "jamniki")
# Two steps long: on the tracks of the box random players wander about for some ten thousand decisions.
SPRINT = """source = "house"
map = '''
0S    1.    2F
'''

[names]
en = "Sprint"
pl = "Sprint"
uk = "Спринт"
"""
PUBLIC = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)


@pytest.fixture
def sprint(tmp_path: Path) -> str:
    (tmp_path / "sprint.toml").write_text(SPRINT, encoding="utf-8")
    return str(tmp_path / "sprint.toml")


def greedy(state: Any) -> int:
    node, seat = state.node, state.current_player()
    return int(node.position.view(seat).choose(GREEDY, from_seed(0)))


def played(state: Any, rng: np.random.RandomState, decisions: int = 100_000) -> Any:
    """A state after so many decisions of greedy players, or at the end."""
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        decisions -= not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())) if state.is_chance_node() else greedy(state))
    return state


# ------------------------------------------------------------------------------------------------- tests of OpenSpiel


@pytest.mark.parametrize(
    "game",
    [
        "kostka_jamniki(players=2)",
        "kostka_jamniki(players=3,games=1,turning=True,voluntary_white=True)",
        "kostka_jamniki(players=5,every_colour=True,secret_tasks=True)",
        "kostka_camelup(players=3)",
        "kostka_camelup(players=8,arrange=True)",
    ],
)
def test_random_simulation_of_openspiel(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_simulation_of_openspiel_on_a_short_track(seats: int, sprint: str) -> None:
    pyspiel.random_sim_test(openspiel.load("cubitos", seats, track=[sprint]), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_api_test_of_openspiel(game: str) -> None:
    name = f"kostka_{game}"
    checks = api_test.EnforceAPIOnPartialTreeBase
    case = type("OfOurs", (checks,), {"game": pyspiel.load_game(name), "game_name": name})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5
    assert not found.errors + found.failures


@pytest.mark.parametrize("game", GAMES)
def test_simulation_test_of_openspiel(game: str) -> None:
    """It pickles games, states and types."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(openspiel.load(game))


# ---------------------------------------------------------------------------------------------------- the same rules


@pytest.mark.parametrize(("game", "seats"), [("camelup", 4), ("cubitos", 3), ("jamniki", 4)])
def test_rules_with_the_same_script_end_in_the_same_state(game: str, seats: int) -> None:
    """A history is moves, each followed by what chance showed: played by the rules alone it leads to the same place."""
    state = played(openspiel.load(game, seats).new_initial_state(), np.random.RandomState(7))
    series = state.get_game().series
    plies: list[tuple[int, list[int]]] = [(openspiel.DEAL, [])]
    for item in state.full_history():
        if item.player == pyspiel.PlayerId.CHANCE:
            plies[-1][1].append(item.action)
        else:
            plies.append((item.action, []))
    position = Position.deal(series.game, series.options, seats, from_script(plies[0][1]))
    for move, script in plies[1:]:
        chance = from_script(script)
        position = position.after(position.turn, move, chance)
        assert (chance["fault"][0], chance["script_used"][0]) == (0, len(script))
    result = position.result
    assert position == state.node.position
    assert result is not None
    assert [value == max(state.returns()) for value in state.returns()] == [place == 1 for place in result.places]


def test_returns_count_who_is_ahead_and_behind() -> None:
    state = played(openspiel.load("jamniki", 3).new_initial_state(), np.random.RandomState(4))
    places = state.node.position.result.places
    expected = [sum((other > place) - (other < place) for other in places) / 2 for place in places]
    assert state.returns() == expected
    assert sum(expected) == 0


@pytest.mark.parametrize("game", GAMES)
def test_chance_is_uniform_and_no_node_has_more_outcomes_than_told(game: str) -> None:
    loaded, rng = openspiel.load(game), np.random.RandomState(1)
    state, most = loaded.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            most = max(most, len(outcomes))
            assert [chance for _, chance in outcomes] == [1 / len(outcomes)] * len(outcomes)
            state.apply_action(int(rng.choice(state.legal_actions())))
        else:
            state.apply_action(greedy(state))
    assert most == loaded.max_chance_outcomes()


def test_first_tile_of_jamniki_is_any_tile() -> None:
    """A stack is not shuffled at once: it is drawn tile by tile, each as likely."""
    state = openspiel.load("jamniki", 2, start=0).new_initial_state()
    assert len(state.chance_outcomes()) == 32
    state.apply_action(5)
    assert len(state.chance_outcomes()) == 31


def test_jamniki_takes_as_many_decisions_as_told() -> None:
    game = openspiel.load("jamniki", 3, secret_tasks=True)
    state = played(game.new_initial_state(), np.random.RandomState(2))
    draws = sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
    assert len(state.full_history()) - draws == game.max_game_length()
    assert draws == game.max_chance_nodes_in_history()


# ------------------------------------------------------------------------------------------------- what players know


def test_observation_is_the_view_of_the_player() -> None:
    state = played(openspiel.load("jamniki", 3).new_initial_state(), np.random.RandomState(3), decisions=8)
    position, seat = state.node.position, state.current_player()
    view = position.view(seat).state
    seen = make_observation(state.get_game())
    seen.set_from(state, seat)
    assert seen.dict["player"].tolist() == [float(player == seat) for player in range(3)]
    for name in position.game.state.fields:
        assert np.array_equal(seen.dict[name].ravel(), view[name].ravel())
    assert np.array_equal(state.observation_tensor(seat), seen.tensor)
    assert state.observation_string(seat) == seen.string_from(state, seat)


def test_what_everybody_sees_hides_the_hand() -> None:
    state = played(openspiel.load("jamniki", 3).new_initial_state(), np.random.RandomState(3), decisions=8)
    seen = make_observation(state.get_game(), PUBLIC)
    seen.set_from(state, 0)
    assert "player" not in seen.dict
    assert set(seen.dict["hand"][:4]) == {-2.0}


def test_before_the_deal_a_player_knows_the_seat_alone() -> None:
    state = openspiel.load("camelup", 3).new_initial_state()
    assert state.is_chance_node()
    assert np.flatnonzero(state.observation_tensor(2)).tolist() == [2]
    assert state.observation_string(2) == ""


def test_information_tells_apart_what_the_player_saw_and_nothing_else() -> None:
    """Player 0 draws tiles 5, 6 and 7 and lays one; then player 1 draws tile 9 or another."""
    state = openspiel.load("jamniki", 2, start=0).new_initial_state()
    for outcome in (5, 5, 5):
        state.apply_action(outcome)
    state.apply_action(state.legal_actions()[0])
    one, other = state.child(9), state.child(10)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_information_remembers_what_the_position_does_not_show() -> None:
    """The same three tiles in another order are the same hand, and the same information: nobody saw them come. Of the
    first hand another tile laid is another memory for good."""
    first = openspiel.load("jamniki", 2, start=0).new_initial_state()
    second = first.clone()
    for outcome, other in ((5, 6), (5, 5), (5, 5)):
        first.apply_action(outcome)
        second.apply_action(other)
    assert first.information_state_string(0) == second.information_state_string(0)
    move, another = first.legal_actions()[:2]
    first.apply_action(move)
    second.apply_action(another)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_a_redealt_state_is_the_same_to_the_player() -> None:
    state = played(openspiel.load("camelup", 3).new_initial_state(), np.random.RandomState(5), decisions=40)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.25)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.legal_actions() == state.legal_actions()


# ------------------------------------------------------------------------------------------------------------ doors


def test_clone_goes_its_own_way() -> None:
    state = played(openspiel.load("cubitos", 2).new_initial_state(), np.random.RandomState(6), decisions=30)
    before, clone = str(state), state.clone()
    played(clone, np.random.RandomState(6), decisions=5)
    assert str(state) == before != str(clone)
    assert copy.deepcopy(state.node) is state.node


def test_names_and_parameters_lead_to_the_same_game(sprint: str) -> None:
    assert str(openspiel.load("jamniki", 3, games=1)) == str(pyspiel.load_game("kostka_jamniki(players=3,games=1)"))
    tracks = openspiel.load("cubitos", 2, track=[sprint, sprint]).series.options.track
    assert [text.splitlines()[0] for text in tracks] == ['id = "sprint"', 'id = "sprint"']


def test_a_random_set_is_that_of_its_seed() -> None:
    cards = [openspiel.load("cubitos", 2, set="random", set_seed=seed) for seed in (1, 1, 2)]
    first, again, other = (game.series.options.cards for game in cards)
    assert first == again != other


@pytest.mark.parametrize(
    ("game", "seats", "options", "said"),
    [
        ("chess", 2, {}, "core-no-game"),
        ("jamniki", 9, {}, "core-seats-range"),
        ("jamniki", 2, {"colour": 1}, "core-no-option"),
        ("jamniki", 2, {"games": 3}, "core-option-value"),
    ],
)
def test_what_cannot_be_loaded_is_told(game: str, seats: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(KostkaError) as refused:
        openspiel.load(game, seats, **options)
    assert refused.value.id == said


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    state = played(openspiel.load("jamniki", 2, start=0).new_initial_state(), np.random.RandomState(1), decisions=1)
    with pytest.raises(KostkaError) as refused:
        state.apply_action(next(move for move in range(96) if move not in state.legal_actions()))
    assert refused.value.id == "core-not-possible"


def test_an_outcome_that_no_die_has_is_refused() -> None:
    state = openspiel.load("jamniki", 2).new_initial_state()
    with pytest.raises(KostkaError) as refused:
        state.apply_action(2)
    assert refused.value.id == "core-dice-impossible"


def test_a_process_that_loaded_a_game_ends_well() -> None:
    """What OpenSpiel registers lives longer than Python does."""
    code = "from kostka.lab import openspiel; openspiel.load('jamniki')"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_game_of_another_package_is_registered_too(tmp_path: Path) -> None:
    """The small game of the documentation, which declares no bounds; one that is broken is left out."""
    script = """
import pyspiel
from kostka.lab import openspiel
game = openspiel.load("doors", 3, rounds=2)
assert str(game) == str(pyspiel.load_game("kostka_doors(players=3,rounds=2)"))
assert game.max_game_length() == 1_000_000
assert "chess" not in openspiel.TYPES and "jamniki" in openspiel.TYPES
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
"""
    environment = {**os.environ, **install(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


# ------------------------------------------------------------------------------------------------------- algorithms


def bots(game: Any) -> dict[str, Any]:
    rng = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    return {
        "mcts": mcts.MCTSBot(game, uct_c=1.4, max_simulations=10, evaluator=rollout, random_state=rng),
        "ismcts": ismcts.ISMCTSBot(game, uct_c=1.4, max_simulations=10, evaluator=rollout, random_state=rng),
    }


@pytest.mark.parametrize("name", ["mcts", "ismcts"])
def test_tree_search_of_openspiel_plays(name: str) -> None:
    game, rng = openspiel.load("jamniki", 2, games=1), np.random.RandomState(2)
    bot, state = bots(game)[name], game.new_initial_state()
    while not state.is_terminal():
        is_searching = state.current_player() == 0
        state.apply_action(bot.step(state) if is_searching else int(rng.choice(state.legal_actions())))
    assert state.returns() in ([1, -1], [0, 0], [-1, 1])


def test_regret_minimisation_of_openspiel_learns_a_policy() -> None:
    game = openspiel.load("jamniki", 2, games=1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)
    for _ in range(3):
        solver.iteration()
    state = played(game.new_initial_state(), np.random.RandomState(1), decisions=0)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_agents_of_openspiel_play_in_its_environment() -> None:
    environment = rl_environment.Environment(openspiel.load("jamniki", 3, games=1))
    environment.seed(1)
    moves = environment.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, moves) for player in range(3)]
    for _ in range(3):
        step = environment.reset()
        while not step.last():
            step = environment.step([agents[step.observations["current_player"]].step(step).action])
        assert sum(step.rewards) == pytest.approx(0)
