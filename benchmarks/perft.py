"""`make perft`: how many positions lie below fixed set-ups, ply by ply, with every outcome of chance laid open.

    python -m benchmarks.perft            # every game
    python -m benchmarks.perft cubitos    # one game

A rule that lets too much or too little happen shows in these counts, which tests/core/test_perft.py pins.
"""

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

import kostka
from benchmarks.tables import WIDTH, new_table, show
from tests.tree import Layer, layers


@dataclass(frozen=True)
class Tree:
    """A position, or without one the set-up of a seed, and how deep it is counted."""

    name: str
    game: str
    depth: int
    position: Mapping[str, Any] | None = None
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)


# In those of Cubitos everybody has credits enough for a foot, so that no round ends, and none begins with nine dice.
TREES = [
    Tree(
        "start of a leg",
        "camelup",
        2,
        {
            "stacks": {
                "1": ["red", "yellow"],
                "2": ["blue"],
                "3": ["green", "purple"],
                "15": ["white"],
                "16": ["black"],
            },
            "players": [{}] * 3,
        },
    ),
    Tree(
        "last die of a leg, before the finish",
        "camelup",
        3,
        {
            "stacks": {
                "16": ["red", "white"],
                "15": ["blue"],
                "1": ["black", "green"],
                "2": ["purple"],
                "8": ["yellow"],
            },
            "pyramid": ["red", "grey"],
            "players": [{}] * 3,
        },
    ),
    Tree("a game of two", "jamniki", 12),
    Tree("tiles turned and white at will", "jamniki", 4, options={"turning": True, "voluntary_white": True}),
    Tree("first round, five players", "jamniki", 5, seats=5),
    Tree(
        "two dice to push",
        "cubitos",
        2,
        {
            "phase": "roll",
            "start": 0,
            "players": [
                {
                    "draw": {"light gray": 4},
                    "roll": {"light gray": 1, "dark gray": 1},
                    "active": {"light gray": {"money": 1}, "orange": {"symbol": 1}},
                    "discard": {"light gray": 1},
                    "credits": 4,
                },
                {"draw": {"light gray": 6, "dark gray": 2}, "roll": {"light gray": 1}, "credits": 4},
            ],
        },
    ),
    Tree(
        "a run and what it buys",
        "cubitos",
        3,
        {
            "phase": "move",
            "start": 0,
            "to_act": 0,
            "players": [{"money": 7, "feet": 3, "space": 12, "credits": 2}, {"space": 3, "credits": 4}],
        },
    ),
]


def main() -> None:
    parser = argparse.ArgumentParser(description="Counted trees below fixed positions.")
    parser.add_argument("games", nargs="*", default=kostka.game_ids(), help="games to count; all if none is given")
    wanted = parser.parse_args().games
    table = new_table("game", "position", "ply", "positions", "ways", "s", words=2)
    for tree in TREES:
        if tree.game in wanted:
            start = time.perf_counter()
            for ply, layer in enumerate(count(tree)):
                seconds = f"{time.perf_counter() - start:.1f}" if ply == tree.depth else ""
                table.add_row(tree.game, tree.name, str(ply), f"{layer.positions:,}", f"{layer.ways:,}", seconds)
    show(Console(width=WIDTH), "Positions and the ways to them", table)


def count(tree: Tree) -> list[Layer]:
    if tree.position is None:
        match = kostka.new(tree.game, seats=tree.seats, seed=1, **tree.options)
    else:
        match = kostka.load({"game": tree.game, **tree.position})
    return layers(match.game, match.board, match.state, tree.depth)


if __name__ == "__main__":
    main()
