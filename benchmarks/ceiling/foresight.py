"""The chance to win against `greedy`, by all draws of some turns, and by what was learned after them.

Everything is seen by the one who answers. How chances follow from points is told by curves: for every number of turns
left, the chance by the lead that is expected at the end of the game, on a grid of `STEPS` to a point.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from kostka.core import jit
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import TURNS, Stack, Values, difference
from kostka.games.jamniki.compiled.ends import End, end_after
from kostka.games.jamniki.teaching_two import BEST, GREEDY, Hand, at_once, points_of, without

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


@rule
def glance(
    board: np.record,
    left: int,
    how: int,
    lead: int,
    mine: End,
    theirs: End,
    passed: tuple[int, int],
    stack: Stack,
    size: int,
    networks: Values,
    curves: Curve,
    known: Values,
    out: Values,
) -> None:
    """The chances before the draw of the next to act, who is `BEST` or `GREEDY`, by what was learned."""
    mover, other = (mine, theirs) if how == BEST else (theirs, mine)
    more = difference(board, left, mover, other, passed[0], passed[1], stack, size, networks[how], known)
    for k in range(len(out)):
        out[k] = look_up(curves[left], lead + k + (more if how == BEST else -more))


@rule
def foresee(
    board: np.record,
    left: int,
    how: int,
    lead: int,
    mine: End,
    theirs: End,
    hand: Hand,
    only: int,
    stack: Stack,
    size: int,
    ahead: int,
    networks: Values,
    curves: Curve,
    known: Values,
    out: Values,
) -> None:
    """The chances of whoever answers with the best tile of a hand, or with the one at `only`, for leads from `lead` on.

    So many turns `ahead` of this one are gone through with all their draws; the last turn of a game always is. Then
    what was learned tells the rest.
    """
    out[:] = 0.0
    room, further = np.empty(len(out)), np.empty(len(out))
    for i in range(3):
        mover = mine if how == BEST else theirs
        points = points_of(board, mover, hand, i)
        if points == 0 or (only != s.NONE and only != i):
            continue
        end, passed = end_after(board, mover, hand[i]), without(hand, i)
        my_end, their_end = (end, theirs) if how == BEST else (mine, end)
        then = lead + points if how == BEST else lead - points
        if left == 1 or (ahead == 0 and left > 2):
            glance(
                board, left - 1, 1 - how, then, my_end, their_end, passed, stack, size, networks, curves, known, room
            )
        else:
            room[:] = 0.0
            for j in range(size):
                drawn = stack[j]
                stack[j] = stack[size - 1]
                held = passed[0], passed[1], int(drawn)
                foresee(
                    board,
                    left - 1,
                    1 - how,
                    then,
                    my_end,
                    their_end,
                    held,
                    reply(board, 1 - how, their_end, held),
                    stack,
                    size - 1,
                    max(ahead - 1, 0),
                    networks,
                    curves,
                    known,
                    further,
                )
                stack[j] = drawn
                for k in range(len(out)):
                    room[k] += further[k] / size
        for k in range(len(out)):
            out[k] = max(out[k], room[k])


@rule
def reply(board: np.record, how: int, theirs: End, hand: Hand) -> int:
    """The only tile that comes into question if it is the turn of `greedy`."""
    return at_once(board, theirs, hand) if how == GREEDY else s.NONE


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
