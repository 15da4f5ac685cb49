"""What two players will still get: the features, the networks, and what they were learned from."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from kostka.core.compiled import jit
from kostka.core.game import Board
from kostka.core.position import copied
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import duel
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.ends import End, end_after, end_of, gain
from kostka.games.jamniki.compiled.evaluation import ROOM, expect
from kostka.games.jamniki.compiled.policy import points_now
from kostka.lab.teaching.jamniki_duel import BEST, GREEDY, foretold, new_judge
from tests.games.jamniki.tables import real


class Passed(NamedTuple):
    """Two tiles were passed on, `left` turns are to come, and nothing is drawn yet."""

    board: Board
    left: int
    mover: End
    other: End
    one: int
    two: int
    stack: NDArray[np.int8]

    def difference(self) -> float:
        ends, passed = (self.left, self.mover, self.other), (self.one, self.two)
        return duel.difference(self.board[0], *ends, passed, self.stack, duel.NETS, np.zeros(ROOM))

    def foretold(self, how: int = BEST) -> float:
        passed: Any = tuple(self.stack.dtype.type(tile) for tile in (self.one, self.two))
        ends = self.left, self.mover, self.other
        return foretold(self.board[0], *ends, passed, self.stack, new_judge(duel.NETS), how)


def passed_on(seed: int, left: int) -> Passed:
    """A position of a random game, its last draw taken back."""
    match = real(2, seed, 2 * s.MOST_LAID - left)
    state, (seat,) = match.state[0], match.to_act
    drawn = next(tile for tile in state.hand[:3] if state.drawn_from[tile] == state.turn)
    one, two = (int(tile) for tile in state.hand[:3] if tile != drawn)
    stack = np.append(state.stack[: state.stack_size], drawn).astype(np.int8)
    mover, other = (end_of(match.board[0], state, who) for who in (seat, 1 - seat))
    return Passed(match.board, left, mover, other, one, two, stack)


def test_the_table_belongs_to_the_features_and_has_all_turns() -> None:
    rows = s.read_table(duel.TABLE.name)
    assert tuple(rows[0]) == ("left", "unit", *duel.FEATURES, "bias", "out")
    units = [(int(row["left"]), int(row["unit"])) for row in rows]
    assert units == [(1, 0)] + [(left, unit) for left in range(2, duel.TURNS) for unit in range(duel.HIDDEN + 1)]
    assert (np.diff(duel.SPREAD[1:]) > 0).all()  # the more is to come, the less is known
    assert len(duel.FEATURES) <= ROOM


def test_another_table_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        s, "read_table", lambda name: [{"left": "2", "unit": "0", "weather": "1", "bias": "0", "out": "1"}]
    )
    (tmp_path / "duel.csv").touch()
    with pytest.raises(ValueError, match="other features"):
        duel.read_networks(tmp_path / "duel.csv")


def test_the_end_after_a_tile_is_that_of_the_longer_coat() -> None:
    for seed in range(8):
        match = real(2, seed, 0)
        while match.turn is not None and match.state[0].game == 0:
            seat, move = match.turn, match.legal()[-1]
            tile = s.TILE_NAMES.index(move.split()[1])
            before = end_of(match.board[0], match.state[0], seat)
            state = copied(match.state)
            match.play(move)
            if match.state[0].turn == 0 or match.turn is None:
                break
            assert end_after(match.board[0], before, tile) == end_of(match.board[0], match.state[0], seat)
            brought = points_now(match.board[0], match.state[0], seat) - points_now(match.board[0], state[0], seat)
            assert (gain(match.board[0], before, tile) or 4) == brought


def test_the_last_turn_brings_what_the_best_tile_does() -> None:
    for seed in range(10):
        found = passed_on(seed, 1)
        held = max(gain(found.board[0], found.mover, tile) for tile in (found.one, found.two))
        best = [max(held, gain(found.board[0], found.mover, drawn)) or 4 for drawn in found.stack.tolist()]
        assert found.difference() == pytest.approx(np.mean(best))


@pytest.mark.parametrize("left", [2, 5, 9, 13])
def test_networks_foresee_what_all_draws_and_answers_bring(left: int) -> None:
    found = [passed_on(seed, left) for seed in range(60 if jit.ENABLED else 5)]
    errors = [position.difference() - position.foretold() for position in found]
    assert np.std(errors) < 0.5
    assert abs(np.mean(errors)) < 0.3


def test_who_plays_like_greedy_has_no_more_to_expect() -> None:
    for left in (2, 6, 10):
        found = [passed_on(seed, left) for seed in range(20 if jit.ENABLED else 2)]
        lost = [position.foretold() - position.foretold(GREEDY) for position in found]
        assert min(lost) >= 0
        assert max(lost) > 0


def test_the_order_of_the_stack_does_not_matter() -> None:
    found = passed_on(3, 8)
    for order in (found.stack[::-1].copy(), np.sort(found.stack)):
        assert found._replace(stack=order).difference() == pytest.approx(found.difference())


def test_what_one_will_get_more_the_other_gets_less() -> None:
    match = real(2, 4, 6)
    points, now = np.zeros(s.MAX_SEATS), [points_now(match.board[0], match.state[0], who) for who in (0, 1)]
    expect(match.board[0], match.state[0], int(match.state[0].hand[0]), np.zeros(ROOM), points)
    assert points[:2].sum() == pytest.approx(sum(now))


@pytest.mark.parametrize(
    ("seats", "options", "is_duel"),
    [(2, {}, True), (2, {"secret_tasks": True}, True), (3, {}, False), (2, {"turning": True}, False)],
)
def test_only_what_was_learned_is_judged_so(seats: int, options: dict[str, bool], is_duel: bool) -> None:
    assert duel.is_duel(GAME.set_board(s.Options(**options), seats)[0]) == is_duel


def test_nothing_is_to_be_learned_of_the_last_turn() -> None:
    assert (duel.no_networks()[2:] == 0).all()
    assert duel.no_networks()[1, 0, duel.F.next_draw] == 1.0
