"""Positions of Camel Up for tests, short enough to read."""

from typing import Any

import kostka
from kostka.core.match import Match

# Red crosses the line with its next roll, and purple is last.
BEFORE_THE_LINE = {16: ["red"], 5: ["yellow"], 4: ["blue"], 3: ["green"], 2: ["purple"], 12: ["white"], 13: ["black"]}


def table(stacks: dict[int, list[str]], seats: int = 3, **fields: Any) -> Match:
    """A match from stacks (bottom to top); racing camels that are not named wait far back, crazy ones far ahead."""
    named = {camel for stack in stacks.values() for camel in stack}
    full = {str(space): list(stack) for space, stack in stacks.items()}
    racing = [camel for camel in ("red", "yellow", "blue", "green", "purple") if camel not in named]
    full[next(str(space) for space in range(1, 17) if space not in stacks)] = racing
    for camel in ("black", "white"):
        if camel not in named:
            full[next(str(space) for space in range(16, 0, -1) if str(space) not in full)] = [camel]
    fields.setdefault("players", [{} for _ in range(seats)])
    return kostka.load({"game": "camelup", "stacks": full, **fields}, seed=1)


def stacks(match: Match) -> dict[int, list[str]]:
    return {int(space): camels for space, camels in match.dump()["stacks"].items()}


def money(match: Match) -> list[int]:
    return [player["money"] for player in match.dump()["players"]]


def roll(match: Match, die: str, pips: int) -> None:
    match.play("roll", dice=[(die, pips)])


def rank(match: Match) -> list[str]:
    """The racing camels from first to last, as the stacks show them."""
    order = [camel for _, stack in sorted(stacks(match).items()) for camel in stack]
    return [camel for camel in reversed(order) if camel not in ("white", "black")]
