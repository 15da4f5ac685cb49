"""Game i follows from a seed and i, and it is the same one for everybody who plays it."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kostka
from kostka.bots import COMPILED, Observation, bot, play_out
from kostka.core.compiled.chance import CHANCE, rekey
from kostka.core.match import Match
from kostka.core.notation import read, verify
from kostka.core.playouts import playouts
from kostka.core.registry import find_game, game_ids
from kostka.core.writing import write
from kostka.lab import environments
from kostka.lab.arena import MatchRunner, prepared
from kostka.lab.environments.batches import Batch
from kostka.lab.recording import recorded
from kostka.lab.series import BOTS, DICE, Series
from kostka.studies.watching import watched

GAMES = pytest.mark.parametrize("id", game_ids())
SEED, NUMBER = 1, 5
GREEDY = COMPILED["greedy"]


def greedy(known: Observation) -> str:
    """Not compiled, for all that Kostka knows."""
    return known.names.texts[known.view.choose(GREEDY, known.chance)]


def as_position(match: Match) -> bytes:
    return match.at(0).state.tobytes()


@pytest.mark.parametrize("seed", [0, 1, 7, -1, -(2**40), 2**63 - 1, -(2**63)])
@pytest.mark.parametrize("number", [0, 5, 2**33])
def test_streams_are_those_of_compiled_loops(seed: int, number: int) -> None:
    series = Series(find_game("jamniki"), None, 2, seed)
    for stream in (DICE, BOTS):
        chance = np.zeros(1, CHANCE)
        rekey(chance[0], seed, number, stream)
        assert series.chance(number, stream).tobytes() == chance.tobytes()


# Random races of Cubitos take tens of thousands of decisions.
@pytest.mark.parametrize(
    ("id", "name"), [*((id, "greedy") for id in game_ids()), ("camelup", "random"), ("jamniki", "random")]
)
def test_bots_asked_one_by_one_play_the_game_of_the_compiled_loop(id: str, name: str) -> None:
    series = Series.of(id, seed=SEED)
    levels = [COMPILED[name]] * series.seats
    found = recorded(series, NUMBER, 1, levels, rows=True, finals=True)
    match = play_out(series.match(NUMBER), [bot(name)] * series.seats, series.chance(NUMBER, BOTS))
    assert [ply.move for ply in match.plies] == found.rows["move"].tolist()
    assert [ply.seat for ply in match.plies] == found.rows["seat"].tolist()
    assert match.state.tobytes() == found.finals.tobytes()
    assert match.result is not None
    assert match.result.places == tuple(found.places[0].tolist())


@GAMES
def test_everybody_deals_the_same_games(id: str) -> None:
    series = Series.of(id, seed=SEED)
    deals = [series.match(number).position.to_bytes() for number in range(3)]
    assert len(set(deals)) == 3
    assert [as_position(series.match(number)) for number in range(3)] == deals
    levels = [GREEDY] * series.seats
    rows = recorded(series, 0, 3, levels, rows=True).rows
    assert [row["state"].tobytes() for row in rows[rows["ply"] == 0]] == deals
    names = ["greedy"] * series.seats
    arena = prepared(id, names, series.seats, SEED, None).series
    assert [as_position(arena.match(number)) for number in range(3)] == deals
    assert [as_position(watched(series, "greedy", number)) for number in range(3)] == deals


@GAMES
def test_environments_deal_the_games_of_their_seed(id: str) -> None:
    series = Series.of(id, seed=SEED)
    deals = [series.match(number).position.to_bytes() for number in range(3)]
    aec, alone = environments.aec(id), environments.gymnasium(id)
    for number, deal in enumerate(deals):
        seed = SEED if number == 0 else None
        aec.reset(seed=seed)
        alone.reset(seed=seed)
        assert aec.episode.state.tobytes() == deal
        assert as_position(alone.match) == deal
    batch = Batch(id, 3, seed=8)
    batch.reset(seed=SEED)
    assert [batch.buffers.states[slot].tobytes() for slot in range(3)] == deals


@GAMES
def test_simulations_and_arenas_end_alike_whoever_plays(id: str) -> None:
    """Compiled bots, the same bots from Python beside one of one's own, and an arena."""
    seats = find_game(id).seats[0]
    compiled = kostka.simulate(id, ["greedy"], 2, seats, SEED)
    by_python = kostka.simulate(id, [greedy, *["greedy"] * (seats - 1)], 2, seats, SEED)
    assert compiled.scores.tolist() == by_python.scores.tolist()
    assert compiled.decisions.tolist() == by_python.decisions.tolist()
    for bots in (["greedy"] * seats, [greedy] * seats):
        runner = MatchRunner(prepared(id, bots, seats, SEED, None))
        played = [runner(deal, tuple(range(seats))) for deal in range(2)]
        assert [list(match.scores) for match in played] == compiled.scores.tolist()


@GAMES
def test_copies_and_pickles_go_on_with_the_same_dice(id: str) -> None:
    series = Series.of(id, seed=SEED)
    match = series.match(0)
    for _ in range(20):
        match.play(match.legal(match.turn)[-1], match.turn)
    others = [match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match)), match.at(20)]
    ends = [play_out(each, [bot("greedy")] * each.seats).state.tobytes() for each in (*others, match)]
    assert set(ends) == {match.state.tobytes()}


def test_a_series_can_be_pickled_and_take_another_seed() -> None:
    series = Series.of("cubitos", 3, {"set": "random"}, 4)
    again = pickle.loads(pickle.dumps(series))
    assert again == series
    assert hash(again) == hash(series)
    assert again.match(2).position == series.match(2).position
    other = series.with_seed(5)
    assert other != series
    assert other.options == series.options
    assert other.match(2).position != series.match(2).position


@GAMES
def test_the_file_of_a_game_is_read_as_one_with_real_dice(id: str, tmp_path: Path) -> None:
    series = Series.of(id, seed=SEED)
    match = play_out(series.match(0), [bot("greedy")] * series.seats)
    match.save(tmp_path / "game.kostka")
    again = kostka.load(tmp_path / "game.kostka")
    assert again.result == match.result
    assert [ply.move for ply in again.plies] == [ply.move for ply in match.plies]
    text = write(match)
    assert "secret" not in text
    assert read(text).result == match.result
    with pytest.raises(kostka.KostkaError) as refused:
        verify(text)
    assert refused.value.id == "core-verify-nothing"


def test_dice_do_not_come_again_after_an_undo() -> None:
    match = Series.of("camelup", 4, seed=3).match(0)
    rolled = set[Any]()
    for _ in range(30):
        rolled.add(tuple(str(event) for event in match.play("roll")))
        match.undo()
    assert len(rolled) > 1


def test_playouts_from_a_series_are_those_of_simulate() -> None:
    series = Series.of("jamniki", 3, seed=2)
    places, scores, _ = playouts(series.game, series.board, 2, 0, 5, [GREEDY] * 3)
    games = kostka.simulate("jamniki", ["greedy"], 5, 3, 2)
    assert games.places.tolist() == places.tolist()
    assert games.scores.tolist() == scores.tolist()
