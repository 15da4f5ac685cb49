"""The chance to win against `greedy`, by all draws of some turns, and by what was learned after them.

Everything is seen by the one who answers. Chances follow from points by curves: for every number of turns left, the
chance by the lead expected at the end of the game, on a grid of `STEPS` per point.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled import jit
from kostka.core.compiled.arrays import Floats as Values
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import TURNS, Stack
from kostka.games.jamniki.compiled.ends import End, end_after
from kostka.lab.teaching.jamniki_duel import BEST, GREEDY, Hand, Judge, Pair, at_once, expected, points_of, without

F = TypeVar("F", bound=Callable[..., Any])

FAR, STEPS = 40, 8  # leads of more points are as good as this one
LEADS = np.arange(-FAR, FAR + 1)
SHARE: Values = (1.0 + np.sign(LEADS)) / 2  # of a win, by the lead at the end of the match
Curve = NDArray[np.float64]  # of a game: by turns left and expected lead


def rule(function: F) -> F:
    """Compiled like the rules, but not kept: a process that loads what calls itself from the disk crashes."""
    if not jit.ENABLED:
        return function
    import numba

    dispatcher: Any = numba.njit(function, error_model="numpy", nogil=True)
    dispatcher.get_call_template = partial(jit.widened, dispatcher.get_call_template)
    return dispatcher  # type: ignore[no-any-return]


@rule
def look_up(curve: Curve, lead: float) -> float:
    """The chance with a lead that need not be whole."""
    place = min(max((lead + FAR) * STEPS, 0.0), 2.0 * FAR * STEPS)
    below = min(int(place), 2 * FAR * STEPS - 1)
    return float(curve[below] + (place - below) * (curve[below + 1] - curve[below]))


class Learned(NamedTuple):
    """What was learned: networks by how the next to act plays, curves, and a buffer for features."""

    networks: Values
    curves: Curve
    features: Values


class Turn(NamedTuple):
    """Turns left, how the next to act plays (`BEST` or `GREEDY`), the lead of the one who answers, and both coats."""

    left: int
    how: int
    lead: int
    mine: End
    theirs: End


@rule
def mover_of(turn: Turn) -> End:
    return turn.mine if turn.how == BEST else turn.theirs


@rule
def turn_after(board: np.record, turn: Turn, tile: int, points: int) -> Turn:
    """The next turn, once a tile worth that many points is laid."""
    if turn.how == BEST:
        mine = end_after(board, turn.mine, tile)
        return Turn(turn.left - 1, 1 - turn.how, turn.lead + points, mine, turn.theirs)
    theirs = end_after(board, turn.theirs, tile)
    return Turn(turn.left - 1, 1 - turn.how, turn.lead - points, turn.mine, theirs)


@rule
def glance(board: np.record, turn: Turn, passed: Pair, stack: Stack, learned: Learned, out: Values) -> None:
    """The chances before the draw of the next to act, by what was learned."""
    mover, other = (turn.mine, turn.theirs) if turn.how == BEST else (turn.theirs, turn.mine)
    judge = Judge(learned.networks[turn.how], learned.features)
    more = expected(board, turn.left, mover, other, passed, stack, judge)
    for k in range(len(out)):
        out[k] = look_up(learned.curves[turn.left], turn.lead + k + (more if turn.how == BEST else -more))


@rule
def foresee(
    board: np.record, turn: Turn, hand: Hand, only: int, stack: Stack, ahead: int, learned: Learned, out: Values
) -> None:
    """The chances of the one who answers, with the best tile of a hand or with the one at `only`, for leads from
    `turn.lead` on.

    All draws of `ahead` turns after this one are enumerated, and always those of the last turn; what was learned tells
    the rest.
    """
    out[:] = 0.0
    room, further, last = np.empty(len(out)), np.empty(len(out)), len(stack) - 1
    for i in range(3):
        points = points_of(board, mover_of(turn), hand, i)
        if points == 0 or (only != s.NONE and only != i):
            continue
        then, passed = turn_after(board, turn, hand[i], points), without(hand, i)
        if turn.left == 1 or (ahead == 0 and turn.left > 2):
            glance(board, then, passed, stack, learned, room)
        else:
            room[:] = 0.0
            for j in range(len(stack)):
                drawn = stack[j]
                stack[j] = stack[last]
                held = passed[0], passed[1], int(drawn)
                foresee(board, then, held, reply(board, then, held), stack[:last], max(ahead - 1, 0), learned, further)
                stack[j] = drawn
                for k in range(len(out)):
                    room[k] += further[k] / len(stack)
        for k in range(len(out)):
            out[k] = max(out[k], room[k])


@rule
def reply(board: np.record, turn: Turn, hand: Hand) -> int:
    """The only tile in question if it is the turn of `greedy`."""
    return at_once(board, turn.theirs, hand) if turn.how == GREEDY else s.NONE


def curves_of(ends: Values, spread: Values) -> Curve:
    """Curves from the chances by the lead at the end of a game, and from how far leads go astray by turns left."""
    grid = np.arange(2 * FAR * STEPS + 1) / STEPS - FAR
    curves = np.empty((TURNS, len(grid)))
    curves[0] = np.interp(grid, LEADS, ends)
    for left in range(1, TURNS):
        below = normal((LEADS[:-1, None] + 0.5 - grid) / spread[left])
        curves[left] = ends[-1] - np.diff(ends) @ below
    return curves


def normal(deviations: Values) -> Values:
    """The normal distribution, to three digits: curves need no more."""
    found: Values = 1 / (1 + np.exp(-np.clip(deviations * (1.5976 + 0.070565 * deviations**2), -50, 50)))
    return found


def ends_of_first(second: Values) -> Values:
    """The chances by the lead after the first of two games, by who began it, from those by who begins the second.

    Whoever has fewer points begins the second game; if both have as many, the one who acted last.
    """
    ends: Values = np.where(LEADS < 0, second[BEST], second[GREEDY])[None].repeat(2, axis=0)
    for began in (BEST, GREEDY):
        ends[began, FAR] = second[1 - began, FAR]
    return ends
