"""Counted trees: how many positions, and ways to them, lie below fixed positions. `make perft` prints these counts."""

import pytest

from benchmarks.perft import TREES, Tree, count

PINNED = {
    "start of a leg": [(1, 1), (58, 58), (3009, 3153)],
    "last die of a leg, before the finish": [(1, 1), (39, 46), (1327, 1586), (41659, 50430)],
    "a game of two": [(n, n) for n in (1, 3, 9, 15, 32, 53, 125, 262, 557, 1358, 2030, 4089, 8329)],
    "tiles turned and white at will": [(1, 1), (8, 8), (66, 66), (447, 447), (3164, 3164)],
    "first round, five players": [(1, 1), (6, 6), (36, 36), (216, 216), (1296, 1296), (7776, 7776)],
    "two dice to push": [(1, 1), (28, 225), (140, 20635)],
    "a run and what it buys": [(1, 1), (6, 6), (30, 42), (100, 252)],
}


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: f"{tree.game}-{tree.name}")
def test_there_are_as_many_positions_as_ever(tree: Tree) -> None:
    assert count(tree) == PINNED[tree.name]
