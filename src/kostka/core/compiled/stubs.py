"""The rules of a game by name and type, for loops that are written once for all games.

`Kernels.bind` replaces each stub with the rule of a game. `Rules` says what each of them does.
"""

from collections.abc import Callable
from typing import NoReturn

from numpy import record

from kostka.core.compiled.arrays import Cell, Floats, Moves, Places, Points


def unbound(*arguments: object) -> NoReturn:
    raise RuntimeError("a loop over rules runs only when it is bound to a game: see Kernels.bind")


# Arguments are in the order of the signatures in `Rules`.
deal: Callable[[record, record, record, record], None] = unbound
to_act: Callable[[record, record], int] = unbound
turn: Callable[[record, record], int] = unbound
legal: Callable[[record, record, int, Moves], int] = unbound
apply: Callable[[record, record, int, int, record, record], None] = unbound
result: Callable[[record, record, Places, Points], bool] = unbound
hide: Callable[[record, record, int], None] = unbound
determinize: Callable[[record, record, int, record], None] = unbound
policy: Callable[[record, record, int, Moves, int, Floats], None] = unbound
scores: Callable[[record, record, Floats], None] = unbound
random_move: Callable[[record, record, int, record, Moves], int] = unbound
sample_belief: Callable[[record, record, int, Floats, record], None] = unbound
rollout_policy: Callable[[record, record, int, Moves, int, Cell, Floats], None] = unbound
is_quiet: Callable[[record, record], bool] = unbound
evaluate: Callable[[record, record, Cell, Floats], None] = unbound
expected_scores: Callable[[record, record, Cell, Floats], None] = unbound
boldness: Callable[[record, record, int, Moves, int, Floats], None] = unbound
features: Callable[[record, record, Floats], None] = unbound
