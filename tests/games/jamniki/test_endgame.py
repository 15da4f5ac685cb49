"""The last turns of a game, foreseen: compared with a plain recursion over everything that can be drawn."""

from typing import Any

import numpy as np
import pytest

from kostka.core.compiled import jit
from kostka.core.game import Board, State
from kostka.core.match import Match
from kostka.core.position import Position, View, copied
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled.state import UNKNOWN
from tests.games.jamniki.tables import real
from tests.tree import outcomes

TURNS = {2: 14, 3: 18, 4: 20, 5: 20}


def view_of(match: Match) -> View:
    return match.position.view(match.to_act[0])


def chances(board: Board, state: State) -> tuple[float, ...]:
    """Everybody's chances when all play for their own, by trying everything; the stack of the state is blank."""
    position = Position(GAME, board, state)
    if result := position.result:
        return tuple((place == 1) / len(result.winners) for place in result.places)
    seat = position.turn
    tried = [expected_scores(board, state, seat, move) for move in position.legal(seat)]
    return max(tried, key=lambda row: round(row[seat], 9))


def expected_scores(board: Board, state: State, seat: int, move: int) -> tuple[float, ...]:
    rows = [(float(share), chances(board, after)) for share, after in outcomes(GAME, board, state, seat, move)]
    return tuple(sum(share * row[i] for share, row in rows) for i in range(int(board["seats"][0])))


@pytest.mark.parametrize(
    ("seats", "left", "options"),
    [
        (2, 1, {}),
        (2, 3, {}),
        (3, 2, {}),
        (5, 2, {"every_colour": True}),
        (2, 2, {"turning": True, "secret_tasks": True}),
        (2, 2, {"voluntary_white": True}),
    ],
)
def test_the_last_turns_are_as_by_trying_everything(seats: int, left: int, options: dict[str, Any]) -> None:
    compared = 0
    for seed in range(40):
        match = real(seats, seed, TURNS[seats] - left, **options)
        view = view_of(match)
        if np.any(view.state[0].coat == UNKNOWN) or len(match.legal()) < 2:
            continue
        blank = copied(match.state)
        blank[0].stack[: blank[0].stack_size] = UNKNOWN
        found = view.endgame()
        if found is None:
            assert not jit.ENABLED, "too much for uncompiled rules only"
            continue
        for move, shares in found:
            assert shares == pytest.approx(expected_scores(match.board, blank, match.to_act[0], move))
        compared += 1
        if compared == 2:
            break
    assert compared or not jit.ENABLED


def test_hidden_whites_are_weighed_and_the_shares_sum_to_one() -> None:
    seen = 0
    for seed in range(60):
        match = real(3, seed, 16)
        view = view_of(match)
        if np.any(view.state[0].coat == UNKNOWN) and (found := view.endgame()):
            assert [move for move, _ in found] == view.moves
            assert [sum(shares) for _, shares in found] == pytest.approx([1.0] * len(found))
            seen += 1
    assert seen or not jit.ENABLED


def test_the_beginning_is_too_far_from_the_end() -> None:
    assert view_of(real(2, 1, 2)).endgame() is None


def test_only_the_seat_that_sees_the_hand_is_told() -> None:
    match = real(2, 1, 12)
    other = 1 - match.to_act[0]
    assert match.position.view(other).endgame() is None


def test_foreseeing_changes_nothing() -> None:
    match = real(2, 3, 12)
    view = view_of(match)
    before = view.to_bytes()
    view.endgame()
    assert view.to_bytes() == before
