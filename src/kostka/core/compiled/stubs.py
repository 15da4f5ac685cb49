"""The rules of a game by name and type, for loops that are written once for all games.

`Kernels.bind` puts the rules of a game in place of these; `Rules` says what each of them does. An optional rule has a
default body here, for games that do not bring one.
"""

from collections.abc import Callable
from typing import NoReturn

from numpy import exp, record

from kostka.core.compiled.arrays import Cell, Floats, Moves, Places, Points
from kostka.core.compiled.chance import draw

NOBODY = -1  # the turn in a game that is over


def unbound(*arguments: object) -> NoReturn:
    raise RuntimeError("a loop over rules runs only when it is bound to a game: see Kernels.bind")


# Arguments are in the order of the signatures in `Rules`.
deal: Callable[[record, record, record, record], None] = unbound
to_act: Callable[[record, record], int] = unbound
legal: Callable[[record, record, int, Moves], int] = unbound
apply: Callable[[record, record, int, int, record, record], None] = unbound
result: Callable[[record, record, Places, Points], bool] = unbound
hide: Callable[[record, record, int], None] = unbound
determinize: Callable[[record, record, int, record], None] = unbound
policy: Callable[[record, record, int, Moves, int, Floats], None] = unbound
scores: Callable[[record, record, Floats], None] = unbound
features: Callable[[record, record, Floats], None] = unbound

# Optional rules, with their defaults.


def turn(board: record, state: record) -> int:
    """The lowest seat of those that may act."""
    mask, seat = to_act(board, state), 0
    if mask == 0:
        return NOBODY
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def random_move(board: record, state: record, seat: int, chance: record, moves: Moves) -> int:
    count = legal(board, state, seat, moves)
    return int(moves[draw(chance, count) if count > 1 else 0])


def sample_belief(board: record, state: record, seat: int, beliefs: Floats, chance: record) -> None:
    determinize(board, state, seat, chance)


def rollout_policy(board: record, state: record, seat: int, moves: Moves, count: int, cache: Cell, out: Floats) -> None:
    policy(board, state, seat, moves, count, out)


def is_quiet(board: record, state: record) -> bool:
    return True


def evaluate(board: record, state: record, cache: Cell, values: Floats) -> None:
    """A softmax of the scores, in units of their mean size."""
    seats = int(board.seats)
    scores(board, state, values)
    most, sum_of_all = values[0], 0.0
    for seat in range(seats):
        most = max(most, values[seat])
        sum_of_all += abs(values[seat])
    shares = 0.0
    for seat in range(seats):
        values[seat] = exp(4.0 * (values[seat] - most) / (1.0 + sum_of_all / seats))
        shares += values[seat]
    for seat in range(seats):
        values[seat] /= shares


def expected_scores(board: record, state: record, cache: Cell, out: Floats) -> None:
    scores(board, state, out)


def boldness(board: record, state: record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    out[:count] = 0.0
