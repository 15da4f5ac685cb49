"""What coats will still bring: the rollout policy, the evaluation and boldness."""

from typing import Any

import numpy as np
import pytest

import kostka
from kostka.core.match import Match
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import evaluation
from kostka.games.jamniki.compiled import state as s
from tests.games.jamniki.tables import real, table


def worth(match: Match) -> dict[str, float]:
    """What the rollout policy says of the moves of the seat to act."""
    (seat,) = match.to_act
    moves = match.position.legal(seat)
    worth = match.position.rollout_policy(seat, moves)
    return dict(zip((match.names.texts[move] for move in moves), worth, strict=True))


def second_game(*points: int, **options: Any) -> Match:
    """The beginning of a second game after these points."""
    scores = [{"scores": [{"bones": value, "colours": 5}]} for value in points]
    position = {"game": "jamniki", "options": options, "number": 2, "players": scores}
    return kostka.load(position, seed=1)


def test_of_tiles_that_bring_as_much_the_rollout_policy_lays_the_one_that_the_rival_could_use() -> None:
    """K14 and K20 bring six bones and end alike, but only K14 fits the rival's red; greedy takes the higher one."""
    match = table("K13", "K01", hand="K14, K20, K32")
    points = match.position.view(0).policy(match.position.legal(0))
    assert match.legal() == ["lay K20", "lay K14"]
    assert points[0] == points[1]
    assert worth(match)["lay K14"] > worth(match)["lay K20"] + 1.0


def test_the_last_tile_of_a_game_is_worth_its_points() -> None:
    match = real(2, 5, 13)
    (seat,) = match.to_act
    moves = match.position.legal(seat)
    assert list(worth(match).values()) == match.position.view(seat).policy(moves)


def test_who_has_more_points_is_more_likely_to_win() -> None:
    for points in ([38, 30], [28, 32, 36], [30, 26, 34, 22]):
        match = second_game(*points)
        shares = match.position.evaluate()
        assert np.argsort(shares).tolist() == np.argsort(points).tolist()


def test_a_lead_counts_for_more_when_no_other_game_follows() -> None:
    """Before the last tile the leader of a single game has all but won; with a second game to come, not so."""
    coats = ("K13, K17, K14, K15, K18, K19, K21", "K01, K09, K28, K30, K16, K23")
    single, first = (table(*coats, hand="K02, K03, K05", games=games, voluntary_white=True) for games in (1, 2))
    lead = single.standing()[0] - single.standing()[1]
    assert lead > 4  # which is what any of the three brings
    alone, with_another = single.position.evaluate()[0], first.position.evaluate()[0]
    assert alone > 0.95
    assert 0.5 < with_another < alone


def test_the_table_has_a_row_for_all_that_can_happen() -> None:
    head = tuple(s.read_table(evaluation.TABLE.name)[0])
    assert head == (*evaluation.KEYS, *evaluation.FEATURES, "spread")
    for seats in s.SEATS:
        laid = int(GAME.set_board(s.Options(), seats)[0].laid_each)
        spread = evaluation.SPREAD[:, seats, 1 : laid + 1, :seats]
        assert (spread[:, :-1] > 0).all()
        assert (spread[:, -1, :-1] > 0).all()  # who has laid nothing need not wait for all


def test_boldness_is_to_give_up_points_for_a_run() -> None:
    """K10 goes on with the oranges for five bones, K22 brings eight and ends them."""
    match = table("K03, K04", "K13, K17", hand="K10, K22, K32")
    moves = match.position.legal(0)
    bold = dict(zip(match.legal(), match.position.view(0).boldness(moves), strict=True))
    assert bold["lay K10"] > 0 > bold["lay K22"]


@pytest.mark.parametrize("options", [{}, {"every_colour": True}, {"secret_tasks": True, "turning": True}])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_shares_of_the_win_sum_to_one_at_any_moment(seats: int, options: dict[str, Any]) -> None:
    match = kostka.new("jamniki", seats, seed=seats, **options)
    while match.to_act:
        before = match.state.tobytes()
        shares = match.position.evaluate()
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert match.state.tobytes() == before
        match.play(match.legal()[0])


@pytest.mark.parametrize("options", [{}, {"turning": True, "voluntary_white": True}])
def test_boldness_is_from_minus_one_to_one(options: dict[str, Any]) -> None:
    for seats in (2, 4):
        match = kostka.new("jamniki", seats, seed=7, **options)
        while match.to_act:
            view = match.position.view(match.to_act[0])
            assert all(-1.0 <= bold <= 1.0 for bold in view.boldness(view.moves))
            match.play(match.legal()[-1])
