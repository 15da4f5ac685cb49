"""The search: it finds what can be proved, is repeatable, sees no more than its seat, and its memory is bounded."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import kostka
from kostka.bots.searching import MoveValue, Searcher
from kostka.core.compiled.chance import from_seed
from kostka.core.match import Match
from kostka.core.position import Position, View
from tests.plain import run_plain

GAMES = pytest.mark.parametrize("id", kostka.game_ids())


def middle(id: str, plies: int, seats: int | None = None, **options: Any) -> Match:
    """A match of greedy players, so many plies after its beginning."""
    match = kostka.new(id, seats=seats, seed=5, **options)
    for _ in range(plies):
        seat = match.turn
        assert seat is not None
        match.play(match.names.texts[match.position.view(seat).choose(1, from_seed(0))], seat)
    return match


def searched(view: View, playouts: int, seed: int = 1) -> list[MoveValue]:
    return Searcher(view.game).search(view, np.zeros(0), seed, playouts)


@GAMES
def test_chances_are_shares_and_the_same_seed_finds_the_same(id: str) -> None:
    match = middle(id, 9)
    seat = match.turn
    assert seat is not None
    view = match.position.view(seat)
    found = searched(view, 120)
    assert found == searched(view, 120)
    assert found != searched(view, 120, seed=2)
    for row in found:
        assert sum(row.chances) == pytest.approx(1.0)
        assert min(row.chances) >= 0.0
        assert row.playouts > 0
    assert sum(row.playouts for row in found) <= 120 + len(found)
    assert found[0].behind == 0.0
    assert {row.move for row in found} <= set(view.moves)


@GAMES
def test_what_comes_to_mind_first_has_a_start(id: str) -> None:
    """Of a whole win nothing can be better; what is said of chances stays what was found."""
    match = middle(id, 9)
    game, seat = match.game, match.turn
    assert seat is not None
    doubtful = replace(game, search=replace(game.search, min_lead=1.0))
    found = searched(Position(doubtful, match.board, match.state).view(seat), 60)
    world = match.position.view(seat).sample_belief(np.zeros(0), from_seed(1))
    moves = match.position.legal(seat)
    assert found[0].move == moves[int(np.argmax(world.rollout_policy(seat, moves)))]
    assert (found[0].behind, found[0].start) == (0.0, 1.0)
    assert min(row.behind for row in found[1:]) > 0.0
    assert all(sum(row.chances) == pytest.approx(1.0) for row in found)


@GAMES
def test_worlds_that_a_seat_cannot_tell_apart_are_searched_alike(id: str) -> None:
    """Fairness: nothing of a state goes into a search but what the seat sees of it."""
    match = middle(id, 12)
    seat = match.turn
    assert seat is not None
    view = match.position.view(seat)
    other = view.determinize(from_seed(77))
    assert searched(view, 60) == searched(other.view(seat), 60)


def test_the_last_tile_is_the_one_that_wins() -> None:
    """Jamniki, one game for two: only the last player has still to lay, so that every chance is 0, a half or 1."""
    match = middle("jamniki", 13, seats=2, games=1)
    seat = match.turn
    assert seat is not None
    found = searched(match.position.view(seat), 50)
    truth = {}
    for move in match.legal():
        ended = match.copy()
        ended.play(move)
        assert ended.result is not None
        truth[match.names.read(move)] = (seat in ended.result.winners) / len(ended.result.winners)
    assert {row.move: row.chances[seat] for row in found} == truth
    assert all(row.error == 0.0 for row in found)


def test_whoever_is_far_ahead_wins_by_any_move() -> None:
    """Camel Up: nobody makes up for 200 pounds."""
    match = middle("camelup", 30, seats=3)
    seat = match.turn
    assert seat is not None
    rich = match.state.copy()
    rich[0].money[:3] = 0
    rich[0].money[seat] = 200
    found = searched(match.position.with_state(rich).view(seat), 60)
    assert all(row.chances[seat] > 0.9 for row in found)


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    match = middle("jamniki", 2, seats=2)
    seat = match.turn
    assert seat is not None
    searcher = Searcher(match.game)
    small = searcher.buffers._replace(nodes=searcher.buffers.nodes[:20], edges=searcher.buffers.edges[:30])
    searcher.buffers = small
    found = searcher.search(match.position.view(seat), np.zeros(0), 1, 500)
    assert small.used.tolist() == [20, 30]
    assert sum(row.playouts for row in found) >= 450


def test_seconds_end_a_search_and_the_better_moves_get_more_of_it() -> None:
    match = middle("camelup", 6, seats=3)
    seat = match.turn
    assert seat is not None
    found = Searcher(match.game).search(match.position.view(seat), np.zeros(0), 1, None, 0.05)
    assert found[0].playouts == max(row.playouts for row in found)
    assert found[-1].playouts == min(row.playouts for row in found)
    assert found[0].playouts > found[-1].playouts


PLAIN = """
import json
from tests.bots.test_search import middle, searched
match = middle("jamniki", 10, seats=2, games=1)
rows = searched(match.position.view(match.turn), 30)
print(json.dumps([[row.move, row.playouts, *(round(chance, 9) for chance in row.chances)] for row in rows]))
"""


def test_compiled_and_plain_searches_find_the_same() -> None:
    match = middle("jamniki", 10, seats=2, games=1)
    assert match.turn is not None
    rows = searched(match.position.view(match.turn), 30)
    compiled = [[row.move, row.playouts, *(round(chance, 9) for chance in row.chances)] for row in rows]
    assert json.loads(run_plain("-c", PLAIN)) == compiled
