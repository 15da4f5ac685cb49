"""The rules of a game by name, for loops that are written once for all games.

`Kernels.bind` replaces each stub with the rule of a game. `Rules` says what each of them does.
"""

from typing import NoReturn

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves, Places, Points


def unbound() -> NoReturn:
    raise RuntimeError("a loop over rules runs only when it is bound to a game: see Kernels.bind")


def deal(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    unbound()


def to_act(board: np.record, state: np.record) -> int:
    unbound()


def turn(board: np.record, state: np.record) -> int:
    unbound()


def legal(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    unbound()


def apply(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    unbound()


def result(board: np.record, state: np.record, places: Places, scores: Points) -> bool:
    unbound()


def hide(board: np.record, state: np.record, seat: int) -> None:
    unbound()


def determinize(board: np.record, state: np.record, seat: int, chance: np.record) -> None:
    unbound()


def policy(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    unbound()


def scores(board: np.record, state: np.record, out: Floats) -> None:
    unbound()


def random_move(board: np.record, state: np.record, seat: int, chance: np.record, moves: Moves) -> int:
    unbound()


def sample_belief(board: np.record, state: np.record, seat: int, beliefs: Floats, chance: np.record) -> None:
    unbound()


def rollout_policy(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, cache: Cell, out: Floats
) -> None:
    unbound()


def is_quiet(board: np.record, state: np.record) -> bool:
    unbound()


def evaluate(board: np.record, state: np.record, cache: Cell, values: Floats) -> None:
    unbound()


def expected_scores(board: np.record, state: np.record, cache: Cell, out: Floats) -> None:
    unbound()


def boldness(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    unbound()


def features(board: np.record, state: np.record, out: Floats) -> None:
    unbound()
