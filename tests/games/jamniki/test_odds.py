"""The value of moves, greedy play, and the chance that a tile comes back."""

from fractions import Fraction
from typing import Any

import pytest

import kostka
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.loops import GREEDY
from kostka.core.errors import PositionError
from kostka.core.match import Match
from kostka.core.playouts import playouts
from kostka.core.position import View
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled.state import TILE_NAMES, Options
from tests.games.jamniki.tables import advance, real, table

PAIRED = [f"K{number:02}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 25, 26)]  # tiles with a twin


def odds(match: Match, rollouts: int = 2000) -> dict[str, Any]:
    return match.odds(rollouts=rollouts)


def test_the_value_of_a_move_is_what_it_brings_at_once() -> None:
    found = odds(table("K13", "K01", hand="K18, K05, K15"))
    assert found["moves"] == {"lay K18": 6 + 1, "lay K15": 6, "lay K05": 4 + 2}
    assert found["now"]["lay K05"] == {"bones": 4, "colours": 2, "tasks": 0}


def test_the_variants_count_as_they_would_stand_now() -> None:
    match = table("K13", "K01", hand="K18, K05, K15", tasks=["no-single-colour", "most-red"], every_colour=True)
    assert odds(match)["now"] == {
        # green 2 instead of 1, and blue 1
        "lay K18": {"bones": 6, "colours": 2, "tasks": 0},
        # orange 1 and blue 1
        "lay K15": {"bones": 6, "colours": 2, "tasks": 0},
        # green 3 instead of 1, but a single-colour tile
        "lay K05": {"bones": 4, "colours": 2, "tasks": -7},
    }


@pytest.mark.parametrize(("seats", "mean"), [(2, 41.3), (3, 36.6), (4, 31.7), (5, 26.2)])
def test_greedy_play_scores_what_an_independent_simulation_found(seats: int, mean: float) -> None:
    board = GAME.set_board(Options(games=1), seats)
    _, scores, _ = playouts(GAME, board, 1, 0, 20_000, levels=[1] * seats)
    assert scores.mean() == pytest.approx(mean, abs=0.15)


def test_greedy_beats_random() -> None:
    board = GAME.set_board(Options(), 2)
    _, scores, _ = playouts(GAME, board, 1, 0, 4000, levels=[1, 0])
    assert scores[:, 0].mean() > scores[:, 1].mean() + 2


def test_no_tile_comes_back_after_the_last_turn_of_a_seat() -> None:
    match = advance(kostka.new("jamniki", 5, seed=1, games=1), 15)
    assert set(odds(match)["comes_back"].values()) == {0.0}


def test_a_tile_that_must_be_laid_does_not_come_back() -> None:
    found = odds(table("K13", "K03", hand="K18, K01, K07"))
    assert list(found["moves"]) == ["lay K18"]
    assert found["comes_back"]["K18"] == 0.0


def test_tiles_of_one_kind_are_one_line() -> None:
    assert list(odds(table("", "", hand="K01, K02, K32"))["comes_back"]) == ["K01", "K32"]


def test_the_chance_to_come_back_is_that_of_the_rival_taking_another() -> None:
    """Two players; the rival's coat ends in red 2, and it takes the best of what it is given and one unseen tile.

    Seat 0 lays K18 and passes K01 and K24. K24 fits nowhere on red 2, so it comes back for sure. K01 gives the rival
    4 bones and 2 parts of run: it comes back if the rival draws a tile worth more, or equally much and higher.
    """
    match = table("K13", "K02", hand="K18, K01, K24")
    unseen = [tile for tile in TILE_NAMES if tile not in ("K13", "K02", "K18", "K01", "K24")]
    better = []
    for tile in unseen:
        after = table("K13, K18", "K02", hand=f"K01, K24, {tile}", to_act=1)
        moves = after.position.legal(1)
        worth = after.position.view(1).policy(moves)
        best = after.names.texts[moves[worth.index(max(worth))]]
        better.append(best != "lay K01")
    found = odds(match, rollouts=1)
    assert found["comes_back"]["K24"] == 1.0
    assert found["comes_back"]["K01"] == float(Fraction(sum(better), len(unseen)))
    assert 0.0 < found["comes_back"]["K01"] < 1.0
    assert found["comes_back_error"] == 0.0


def sampled_back(match: Match, kind: str, samples: int) -> float:
    """The same chance from redealt worlds, played round by the table's own rules."""
    seat, texts = match.to_act[0], match.names.texts
    view = match.position.view(seat)
    worth = view.policy(view.moves)
    other = [i for i, move in enumerate(view.moves) if kind not in texts[move]]
    own = view.moves[max(other, key=worth.__getitem__)]
    back = 0
    for n in range(samples):
        world = view.determinize(from_seed(9, n)).after(seat, own, from_seed(0))
        while (mover := world.turn) != seat:
            world = world.after(mover, world.view(mover).choose(GREEDY, from_seed(0)), from_seed(0))
        state, tile = world.state[0], TILE_NAMES.index(kind)
        back += tile in state.hand and state.drawn_from[tile] < state.turn
    return back / samples


@pytest.mark.parametrize(("seats", "seed", "plies"), [(2, 1, 8), (2, 2, 7), (3, 6, 9), (3, 39, 8), (3, 39, 11)])
def test_chances_are_exact_also_where_unknown_tiles_lie_white(seats: int, seed: int, plies: int) -> None:
    match = real(seats, seed, plies)
    seat = match.to_act[0]
    assert any("? white" in player["coat"] for player in match.view(seat)["players"])
    found = odds(match, rollouts=1)
    assert found["comes_back_error"] == 0.0
    open_kinds = {kind: chance for kind, chance in found["comes_back"].items() if kind not in PAIRED and 0 < chance < 1}
    assert open_kinds
    for kind, chance in open_kinds.items():
        error = (chance * (1 - chance) / 3000) ** 0.5
        assert sampled_back(match, kind, 3000) == pytest.approx(chance, abs=4 * error)


def test_chances_are_sampled_with_four_players() -> None:
    assert odds(kostka.new("jamniki", 4, seed=2), 10_000)["comes_back_error"] == 0.005


def test_the_same_position_has_the_same_odds() -> None:
    match = kostka.new("jamniki", 4, seed=6)
    assert odds(match, 500) == odds(match, 500)


def test_there_are_no_odds_for_a_seat_that_is_not_to_act() -> None:
    match = kostka.new("jamniki", 4, seed=6, start=0)
    assert match.position.view(1).odds(100) == {}


@pytest.mark.parametrize("hand", [["K18", "K05", None], [None] * 3])
def test_there_are_no_odds_of_a_hand_that_is_not_known(hand: list[str | None]) -> None:
    position = {"game": "jamniki", "players": [{"coat": ["K13"]}, {}], "hand": hand}
    with pytest.raises(PositionError, match="hand must name its tiles: the odds are those of the whole hand of seat 1"):
        View.load(GAME, position, 1).odds(50)
    assert View.load(GAME, position, 0).odds(50) == {}
