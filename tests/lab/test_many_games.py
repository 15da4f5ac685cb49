"""Many games from Python: simulations, rollouts from a position, and bots of one's own."""

from typing import Any

import numpy as np
import pytest

import kostka
from kostka.bots import Observation, Player
from kostka.lab.crew import Threads, fresh
from kostka.lab.datasets import Chunk
from kostka.lab.playing import CHUNK_SECONDS, Simulator, chunk_by_chunk
from kostka.lab.series import Series


def first_move(known: Observation) -> str:
    """A bot of one's own."""
    assert known.position["game"] == "camelup"
    assert known.legal[0] in known.policy()
    return known.legal[0]


def last_move(known: Observation) -> str:
    return known.legal[-1]


def test_named_bots_play_compiled_and_a_bot_of_ones_own_move_by_move() -> None:
    compiled = kostka.simulate("camelup", ["random"], 20, seats=3, seed=1)
    assert (compiled.places.shape, compiled.bots) == ((20, 3), ("random",) * 3)
    own = kostka.simulate("camelup", [first_move, "random", "greedy"], 3, seats=3, seed=1)
    assert own.bots == ("first_move", "random", "greedy")
    assert (own.places.min(axis=1) == 1).all()
    again = kostka.simulate("camelup", [first_move, "random", "greedy"], 3, seats=3, seed=1)
    assert (own.scores == again.scores).all()


def test_a_bot_sees_no_more_than_its_seat() -> None:
    seen: list[Any] = []

    def curious(known: Observation) -> str:
        seen.append(known.position["finish_bets"])
        cards = [move for move in known.legal if move.startswith("winner")]
        return cards[0] if cards else "roll"

    kostka.simulate("camelup", [curious], 1, seats=3)
    colours = {colour for bets in seen for _, colour in bets["winner"]}
    assert None in colours, "the cards of the others are face down"


def test_a_bot_that_breaks_the_rules_is_told_so() -> None:
    with pytest.raises(kostka.KostkaError, match="There is no move 'fly'"):
        kostka.simulate("camelup", [lambda known: "fly"], 1, seats=3)


def test_rollouts_go_on_from_a_position_and_from_what_a_seat_knows() -> None:
    match = kostka.new("jamniki", seats=3, seed=1, games=1)
    while len(match.plies) < 14:
        match.play(match.legal()[0])
    played = kostka.rollouts(match, 50, seed=1, bots=["greedy", "random"])
    assert played.places.shape == (50, 3)
    assert (played.decisions == 18 - 14).all()
    known = kostka.rollouts(match, 50, seed=1, seat=0)
    assert (known.decisions == 18 - 14).all()
    assert len({tuple(row) for row in known.scores.tolist()}) > 1, "what the seat does not know differs"
    assert match.state.tobytes() == match.at(14).state.tobytes()


def test_games_by_hand_are_played_by_bots_that_have_not_played_before() -> None:
    class Counting:
        def __init__(self) -> None:
            self.asked = 0

        def __call__(self, known: Observation) -> str:
            self.asked += 1
            return known.legal[self.asked % len(known.legal)]

    four = kostka.simulate("jamniki", [Counting()], 4, seats=2, seed=1)
    again = Simulator(Series.of("jamniki", 2, seed=1), (Counting(), Counting()))(3, 1)
    assert four.scores[3].tolist() == again.scores[0].tolist()


def test_long_games_by_hand_are_played_by_processes_and_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    here = kostka.simulate("jamniki", [last_move, "random"], 4, seats=2, seed=1)
    monkeypatch.setattr("kostka.lab.playing.LONG", 0)
    there = kostka.simulate("jamniki", [last_move, "random"], 4, seats=2, seed=1, workers=2)
    assert (here.scores == there.scores).all()


@pytest.mark.parametrize("cost", [0.0001, 0.03, 5.0])
def test_chunks_take_a_moment_however_long_a_game_takes(cost: float) -> None:
    chunks = []

    def play(first: int, count: int) -> Chunk:
        chunks.append((first, count))
        rows = np.full((count, 2), first)
        ends = rows.astype(np.int16), rows.astype(np.int32), rows[:, 0].astype(np.int32)
        return Chunk(first, *ends, seconds=count * cost)

    played = list(chunk_by_chunk(Threads(1, play), 2000, most=700))
    assert [(one.first, len(one.decisions)) for one in played] == chunks
    assert sum(count for _, count in chunks) == 2000
    assert chunks[0] == (0, 1), "progress is seen after the first game"
    assert all(count * cost <= CHUNK_SECONDS or count == 1 for _, count in chunks)
    assert max(count for _, count in chunks) <= 700
    assert cost > 0.01 or max(count for _, count in chunks) > 500, "quick games go in large chunks"


def test_named_bots_do_not_look_at_the_clock_here() -> None:
    game = kostka.game("jamniki")
    player: Any = fresh("expert")
    assert player.budget(game) == (game.search.skills["expert"].playouts, None)
    player = fresh("expert@30")
    assert player.budget(game) == (30, None)
    asked = Player("hard", seconds=0.01)
    assert fresh(asked).budget(game) == asked.budget(game), "a bot of one's own is what it is"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"n": 0}, "At least 1 game is simulated"),
        ({"n": "5"}, "At least 1 game is simulated"),
        ({"seed": "x"}, "A seed of simulations is a whole number"),
        ({"bots": "greedy"}, "take a list of 1 to 3 bots, not 'greedy'"),
        ({"bots": ["chess"]}, "There is no bot 'chess'; there are easy, normal, hard, expert, random, greedy"),
        ({"bots": [5]}, "A bot is a name or a function"),
        ({"workers": 0}, "At least 1 worker plays"),
        ({"rows": "moves"}, "Rows are one of games, decisions, not 'moves'"),
        ({"ray": 5}, "Ray runs on this machine"),
        ({"out": "/nowhere/games.parquet"}, "/nowhere/games.parquet cannot be written"),
        ({"seats": 99}, "Camel Up is for 3 to 8 players, not 99"),
    ],
)
def test_wrong_arguments_get_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    right: dict[str, Any] = {"n": 1, "seats": 3}
    with pytest.raises(kostka.KostkaError, match=sentence):
        kostka.simulate("camelup", **{**right, **wrong})


def test_the_top_of_the_package_shows_what_there_is() -> None:
    assert {"Match", "KostkaError", "arena", "load", "new", "simulate"} < set(dir(kostka))
    assert not [name for name in dir(kostka) if name.isupper()]
    assert all(getattr(kostka, name) is not None for name in kostka.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'nwe'"):
        _ = kostka.nwe  # type: ignore[attr-defined]
