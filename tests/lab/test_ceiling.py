"""How often anybody can beat `greedy` in Jamniki for two: what is computed beside the rules agrees with them."""

import random
import sys
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import kostka
from benchmarks.ceiling import __main__ as command
from benchmarks.ceiling.answer import (
    chances,
    greedy_move,
    hand_of,
    lead_of,
    learn,
    matches,
    move_with,
    rehearsed,
    unseen_by,
)
from benchmarks.ceiling.foresight import (
    FAR,
    LEADS,
    SHARE,
    STEPS,
    Learned,
    Turn,
    curves_of,
    ends_of_first,
    foresee,
    look_up,
    reply,
)
from benchmarks.ceiling.hindsight import MOST, Bound, bound, bounds_by_lead
from kostka.bots import bot, move_of
from kostka.core.compiled import jit
from kostka.core.match import Match
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import FEATURES, NETS, SPREAD
from kostka.games.jamniki.compiled.ends import end_after, end_of
from kostka.games.jamniki.compiled.policy import points_now
from kostka.lab.teaching.jamniki_duel import BEST, GREEDY, at_once, points_of
from tests.games.jamniki.tables import real

compiled_only = pytest.mark.skipif(not jit.ENABLED, reason="too much to be gone through by plain functions")


# ----------------------------------------------------------------------------------------------------------- the rules


def compare(match: Match, seat: int, seen: set[int]) -> None:
    """Moves, points, the tile of `greedy`, the lead and what was seen, at one turn of a match."""
    board, state = match.board[0], match.state[0]
    end, hand = end_of(board, state, seat), hand_of(state)
    codes = [i for i in range(3) if points_of(board, end, hand, i) > 0]
    texts = [match.names.texts[move_with(board, end, hand[i])] for i in codes]
    assert sorted(texts) == sorted(match.legal(seat))
    greedy = match.names.texts[move_with(board, end, hand[at_once(board, end, hand)])]
    assert greedy == move_of(match, seat, bot("greedy")) == match.names.texts[greedy_move(board, state, seat)]
    unseen = np.empty(s.TILES, np.int8)
    size = unseen_by(board, state, seat, unseen)
    assert sorted(unseen[:size].tolist()) == sorted(set(range(s.TILES)) - seen)
    before = points_now(board, state, seat)
    for i, text in zip(codes, texts, strict=True):
        after = match.copy()
        after.play(text, seat)
        if after.state[0].turn > 0 and after.state[0].phase != s.OVER:
            laid = after.state[0]
            assert end_of(board, laid, seat) == end_after(board, end, hand[i])
            assert points_now(board, laid, seat) - before == points_of(board, end, hand, i)


@pytest.mark.parametrize("seed", range(12 if jit.ENABLED else 2))
def test_random_games_are_the_same_by_ends_and_by_the_rules(seed: int) -> None:
    match, choose = kostka.new("jamniki", seats=2, seed=seed), random.Random(seed)
    seen: list[set[int]] = [set(), set()]
    while (seat := match.turn) is not None:
        state = match.state[0]
        if state.turn == 0:
            seen = [set(), set()]
        seen[seat] |= set(hand_of(state))
        other = 1 - seat
        for tile, side in zip(state.coat[other].tolist(), state.side[other].tolist(), strict=True):
            if tile != s.NONE and side != s.WHITE_SIDE:
                seen[seat].add(tile)
        compare(match, seat, seen[seat])
        standings = [points_now(match.board[0], state, who) for who in (seat, other)]
        earlier = state.scores[: state.game].sum(axis=(0, 2))
        assert lead_of(match.board[0], state, seat) == standings[0] - standings[1] + earlier[seat] - earlier[other]
        match.play(choose.choice(match.legal(seat)), seat)


# ------------------------------------------------------------------------------------------------------------- chances


def networks() -> Any:
    return np.stack([NETS, NETS])


def test_curves_lead_from_points_to_chances() -> None:
    curves = curves_of(SHARE, SPREAD)
    assert curves[0, ::STEPS].tolist() == SHARE.tolist()
    assert look_up(curves[0], 0.5) == pytest.approx(0.75)
    assert look_up(curves[5], 0.0) == pytest.approx(0.5)
    assert look_up(curves[5], 999.0) == pytest.approx(1.0)
    assert (np.diff(curves, axis=1) >= -1e-12).all()
    assert curves[5, (FAR + 2) * STEPS] == pytest.approx(0.5 + 0.5 * np.tanh(0.8 * 2 / SPREAD[5]), abs=0.02)


def test_who_has_less_begins_again() -> None:
    second = np.array([LEADS * 1.0, LEADS + 1000.0])
    mine, theirs = ends_of_first(second)
    assert mine[FAR - 3] == theirs[FAR - 3] == -3, "I begin"
    assert mine[FAR + 3] == theirs[FAR + 3] == 1003, "greedy begins"
    assert mine[FAR] == 1000, "greedy acted last, and begins"
    assert theirs[FAR] == 0


class Late:
    """Three turns before the end of a game, with no more tiles in the stack than can be tried in every order."""

    def __init__(self, seed: int, how: int) -> None:
        match = real(2, seed, 2 * s.MOST_LAID - 3)
        state, (seat,) = match.state[0], match.to_act
        self.board, self.how = match.board[0], how
        ends = end_of(self.board, state, seat), end_of(self.board, state, 1 - seat)
        self.ends = ends if how == BEST else ends[::-1]
        self.passed: Any = np.int8(state.hand[0]), np.int8(state.hand[1])  # as narrow as what is drawn
        self.stack = np.append(state.stack[:3], state.hand[2]).astype(np.int8)
        self.curves = curves_of(SHARE, SPREAD)

    @property
    def learned(self) -> Learned:
        return Learned(networks(), self.curves, np.empty(len(FEATURES)))

    def chance(self, ahead: int) -> float:
        """The mean over all draws."""
        found, out, turn = [], np.empty(1), Turn(3, self.how, 0, *self.ends)
        for i, drawn in enumerate(self.stack):
            hand: Any = (*self.passed, drawn)
            stack = np.delete(self.stack, i)
            foresee(self.board, turn, hand, reply(self.board, turn, hand), stack, ahead, self.learned, out)
            found.append(out[0])
        return float(np.mean(found))

    def bounds(self, ahead: int) -> list[float]:
        """For every order of the stack."""
        found, out, turn = [], np.empty(3), Turn(3, self.how, -1, *self.ends)
        for order in permutations(self.stack.tolist()):
            ended = bound(self.board, turn, self.passed, np.array(order, np.int8), ahead, self.learned, out)
            assert abs(ended) < FAR
            assert out[0] <= out[2] + 1e-9 or ahead < 3
            found.append(float(out[1]))
        return found


@pytest.mark.parametrize("how", [BEST, GREEDY])
@pytest.mark.parametrize("seed", range(6 if jit.ENABLED else 1))
def test_who_pays_exactly_what_draws_tell_has_nothing_of_seeing_them(seed: int, how: int) -> None:
    late = Late(seed, how)
    assert late.bounds(3) == pytest.approx([late.chance(3)] * 24)


@pytest.mark.parametrize("how", [BEST, GREEDY])
def test_a_bound_holds_however_chances_are_judged(how: int) -> None:
    closer = 0.0
    for seed in range(20 if jit.ENABLED else 1):
        late = Late(seed, how)
        late.curves[1:] = late.curves[1:, ::-1]  # the more points, the worse
        exact, found = late.chance(3), float(np.mean(late.bounds(0)))
        assert found >= exact - 1e-9
        closer += found - exact
    assert closer > 0 or not jit.ENABLED


def test_bounds_of_second_games_are_found_by_their_lead() -> None:
    second = np.array([np.linspace(0.1, 0.5, MOST + 1), np.linspace(0.5, 1.1, MOST + 1)])
    by_lead = bounds_by_lead(second)
    assert by_lead[BEST, [0, FAR - MOST, FAR]] == pytest.approx([0.1, 0.1, 0.5])
    assert by_lead[GREEDY, [FAR, FAR + MOST, 2 * FAR]] == pytest.approx([0.5, 1.0, 1.0])


# ------------------------------------------------------------------------------------------------------------- figures


@compiled_only
def test_the_answer_beats_greedy_and_stays_below_the_bound() -> None:
    *_, learned = learn(1000, 3)
    spread, won = rehearsed(200, 3, learned)
    assert (np.diff(spread, axis=1) > 0).all()
    curves = chances(spread, won)
    shares = list(matches(100, 3, learned, curves))
    assert shares[:10] == list(matches(10, 3, learned, curves)), "by the seed alone"
    assert set(shares) <= {0, 0.25, 0.5, 0.75, 1}
    assert 0.5 < np.mean(shares) < 0.75
    limit = Bound(3, 3, learned, spread, ahead=0)
    assert len(list(limit.steps())) == 6
    found = limit.interval()
    assert found.low < found.mean < found.high
    assert found.high > 0.6


@compiled_only
def test_the_command_prints_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["ceiling", "--quick", "--matches", "200", "--stacks", "0", "--positions", "10000"]
    monkeypatch.setattr(sys, "argv", line)
    command.main()
    told = capsys.readouterr()
    assert "| the best answer that was learned | 10 matches | " in told.out
    assert "deals: 5 of 5" in told.err
