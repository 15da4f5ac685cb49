"""Exact odds of a Camel Up leg from its start: compiled, and in plain Python with memory."""

import time
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np

import kostka
from benchmarks import plain_leg_odds
from kostka.games.camelup.compiled.odds import odds_kernel
from kostka.games.camelup.compiled.state import CAMELS
from kostka.games.camelup.compiled.worth import LEG, RACE
from kostka.games.camelup.odds import exact_leg

LETTERS = "RYBGPWK"
DICE = "RYBGP#"
REPEATS = 20  # of the compiled computation for one of the plain one

# Positions at the start of a leg: stacks by space, and tiles.
POSITIONS: dict[str, tuple[dict[int, str], dict[int, int]]] = {
    "first leg of a race": ({1: "RY", 2: "B", 3: "GP", 15: "W", 16: "K"}, {}),
    "mid-race, three tiles": ({5: "WRY", 6: "B", 7: "KG", 8: "P"}, {9: -1, 11: 1, 13: 1}),
    "near the finish": ({2: "KP", 10: "W", 13: "G", 14: "BY", 15: "R"}, {}),
}


@dataclass(frozen=True)
class Comparison:
    position: str
    compiled: float  # median seconds
    plain: float
    ratio: float  # median over the rounds


def compare(rounds: int) -> list[Comparison]:
    """Both computations in turns; raises if a fraction differs."""
    return [compare_position(name, stacks, tiles, rounds) for name, (stacks, tiles) in POSITIONS.items()]


def compare_position(name: str, stacks: dict[int, str], tiles: dict[int, int], rounds: int) -> Comparison:
    match = kostka.load(position(stacks, tiles), seed=0)
    track = tuple(stacks.get(space, "") for space in range(18))
    compiled_odds(match.state)
    fast, slow = [], []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(REPEATS):
            found = compiled_odds(match.state)
        fast.append((time.process_time() - start) / REPEATS)
        start = time.process_time()
        expected = plain_leg_odds.leg_odds(track, tiles, DICE)
        slow.append(time.process_time() - start)
        if found != expected:
            raise SystemExit(f"The odds of the position {name!r} differ:\n{found}\n{expected}")
    ratios = [b / a for a, b in zip(fast, slow, strict=True)]
    return Comparison(name, median(fast), median(slow), median(ratios))


def compiled_odds(state: Any) -> dict[str, Any]:
    """What `kostka odds` does for the leg; the kernel insists on one rollout of the race after it."""
    leg, race = np.zeros(1, LEG), np.zeros(1, RACE)
    odds_kernel(state, 0, 1, np.empty(0, np.int16), leg, race, np.empty(0))
    return exact_leg(leg, state)


def position(stacks: dict[int, str], tiles: dict[int, int]) -> dict[str, Any]:
    return {
        "game": "camelup",
        "stacks": {str(space): [CAMELS[LETTERS.index(c)] for c in stack] for space, stack in stacks.items()},
        "tiles": {
            str(space): {"seat": seat, "side": "cheer" if side > 0 else "boo"}
            for seat, (space, side) in enumerate(tiles.items())
        },
    }
