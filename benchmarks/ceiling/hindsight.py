"""A bound from above: somebody who sees all tiles that will be drawn, and pays for what that tells.

Before every draw the chance to win that somebody without that knowledge would expect is compared with the one after it,
and the difference is paid, be it luck or bad luck. Whoever does not see the draws pays nothing on the average, so the
best of those who do see them, all moves of a game tried, has at least the chance of anybody who does not. That holds
however well the chances are judged; the better they are, the closer is the bound (Brown, Smith and Sun, "Information
Relaxations and Duality in Stochastic Dynamic Programs", 2010).

The second game is bounded first, for every lead with which it may begin; then the first, which ends with these bounds.
It is a bound but for the luck of the stacks that were tried, which the interval tells; bounds of second games that came
out too high or too low by luck make that of the match rather too high on the average.
"""

from collections.abc import Iterator
from math import hypot

import numpy as np
from numpy.typing import NDArray

from benchmarks.ceiling.answer import SECOND_GAMES
from benchmarks.ceiling.foresight import (
    FAR,
    SHARE,
    Curve,
    Learned,
    Turn,
    curves_of,
    ends_of_first,
    foresee,
    look_up,
    mover_of,
    reply,
    rule,
    turn_after,
)
from kostka.core.compiled.arrays import Floats as Values
from kostka.core.compiled.chance import CHANCE, rekey
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import FEATURES, TURNS, Stack
from kostka.lab.statistics import Interval, standard_error, student
from kostka.lab.teaching.jamniki_duel import BEST, GREEDY, Pair, deal_two, points_of, without

MOST = 20  # points of a lead after the first game; with more it is as good as won, and further behind as with this many
AHEAD = 1  # turns that are gone through to judge a draw, beside the one in which it is laid


@rule
def pay(
    board: np.record, turn: Turn, passed: Pair, stack: Stack, ahead: int, learned: Learned, room: Values, paid: Values
) -> None:
    """Fill what the last tile of the stack is worth as a draw, less the mean of all draws."""
    last = len(stack) - 1
    paid[:] = 0.0
    for i in range(len(stack)):
        drawn = stack[i]
        stack[i] = stack[last]
        hand = passed[0], passed[1], int(drawn)
        foresee(board, turn, hand, reply(board, turn, hand), stack[:last], ahead, learned, room)
        stack[i] = drawn
        for k in range(len(paid)):
            paid[k] -= room[k] / len(stack)
            if i == last:
                paid[k] += room[k]


@rule
def bound(board: np.record, turn: Turn, passed: Pair, stack: Stack, ahead: int, learned: Learned, out: Values) -> int:
    """Fill the most that can be had with this order of the stack, for leads from `turn.lead` on, less all payments.

    Returns the lead with which the game then ends, for the first of these leads.
    """
    if turn.left == 0:
        for k in range(len(out)):
            out[k] = look_up(learned.curves[0], turn.lead + k)
        return turn.lead
    room, paid, last = np.empty(len(out)), np.empty(len(out)), len(stack) - 1
    pay(board, turn, passed, stack, ahead, learned, room, paid)
    hand = passed[0], passed[1], int(stack[last])
    only, final = reply(board, turn, hand), turn.lead
    out[:] = -np.inf
    for i in range(3):
        points = points_of(board, mover_of(turn), hand, i)
        if points == 0 or (only != s.NONE and only != i):
            continue
        then = turn_after(board, turn, hand[i], points)
        ended = bound(board, then, without(hand, i), stack[:last], ahead, learned, room)
        if room[0] > out[0]:
            final = ended
        for k in range(len(out)):
            out[k] = max(out[k], room[k])
    for k in range(len(out)):
        out[k] -= paid[k]
    return final


@rule
def bound_of_deal(
    board: np.record, chance: np.record, began: int, lead: int, ahead: int, learned: Learned, out: Values
) -> int:
    tiles = np.empty(s.TILES, np.int8)
    mover, other, passed, size = deal_two(chance, tiles)
    return bound(board, Turn(TURNS, began, lead, mover, other), passed, tiles[:size], ahead, learned, out)


class Bound:
    """A bound that gets closer with every stack: first those of second games, then as many of first ones."""

    def __init__(self, stacks: int, seed: int, networks: Values, spread: Values, ahead: int = AHEAD) -> None:
        self.stacks, self.seed, self.networks, self.spread, self.ahead = stacks, seed, networks, spread, ahead
        self.board, self.chance = GAME.set_board(s.Options(games=1), 2), np.zeros(1, CHANCE)
        self.second = np.zeros((stacks, 2, MOST + 1))  # by who begins, and by lead: from -MOST to 0, from 0 to MOST
        self.first = np.zeros((stacks, 2))  # by who begins
        self.ended = np.zeros((stacks, 2), np.int64)  # the leads with which first games ended

    def stack(self, number: int, stream: int, began: int, lead: int, curves: Curve, out: Values) -> int:
        rekey(self.chance[0], self.seed, number, stream)
        learned = Learned(self.networks, curves, np.zeros(len(FEATURES)))
        return int(bound_of_deal(self.board[0], self.chance[0], began, lead, self.ahead, learned, out))

    def steps(self) -> Iterator[None]:
        """Computes everything, stack by stack."""
        curves = [curves_of(SHARE, self.spread[began]) for began in (BEST, GREEDY)]
        for number in range(self.stacks):
            for began, lead in ((BEST, -MOST), (GREEDY, 0)):
                self.stack(number, SECOND_GAMES, began, lead, curves[began], self.second[number, began])
            yield
        ends = ends_of_first(bounds_by_lead(self.second.mean(axis=0)))
        curves = [curves_of(ends[began], self.spread[began]) for began in (BEST, GREEDY)]
        for number in range(self.stacks):
            for began in (BEST, GREEDY):
                out = self.first[number, began : began + 1]
                self.ended[number, began] = self.stack(number, SECOND_GAMES + 1, began, 0, curves[began], out)
            yield

    def interval(self) -> Interval:
        """The bound of a match that either begins, by the luck of both kinds of stacks."""
        first, second = self.first.mean(axis=1), self.second_as_reached()
        reach = student(self.stacks - 1) * hypot(standard_error(first), standard_error(second))
        return Interval(float(first.mean()), float(first.mean()) - reach, float(first.mean()) + reach)

    def second_as_reached(self) -> Values:
        """What the stacks of second games make of the match, each lead as often as first games ended with it."""
        found = np.zeros(self.stacks)
        for began in (BEST, GREEDY):
            for lead in self.ended[:, began].tolist():
                begins = BEST if lead < 0 else GREEDY if lead > 0 else 1 - began
                if abs(lead) <= MOST:
                    found += self.second[:, begins, lead + MOST if begins == BEST else lead]
        return found / (2 * self.stacks)


def bounds_by_lead(second: Values) -> NDArray[np.float64]:
    """Bounds by who begins the second game and by lead, of which only those are used that the rules allow."""
    found = np.ones((2, 2 * FAR + 1))
    found[BEST, : FAR - MOST] = second[BEST, 0]
    found[BEST, FAR - MOST : FAR + 1] = second[BEST]
    found[GREEDY, FAR : FAR + MOST + 1] = second[GREEDY]
    return np.minimum(found, 1.0)
