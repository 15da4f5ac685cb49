"""Observations and actions, from what a game declares: named arrays, the spaces they are in, and a table for people."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from kostka.core.declare.domains import OfBoard, Seat
from kostka.core.declare.records import Axis, Field
from kostka.core.game import Game
from kostka.lab.extras import needed
from kostka.messages import entries, say

SEAT, MASK = "seat", "action_mask"
ONE = (1,)  # the shape of a single number
ALL_WORDS = 8  # words of an axis that are all told; of more the first and the last


def shape_of(field: Field) -> tuple[int, ...]:
    return field.shape or ONE


@lru_cache
def layout_of(game: Game, actions: int) -> np.dtype[Any]:
    """What a seat sees as one record: the fields of its view, the seat, the mask of its actions."""
    spelled: list[Any] = [(name, field.type, shape_of(field)) for name, field in game.state.fields.items()]
    return np.dtype([*spelled, (SEAT, "i1", ONE), (MASK, "i1", (actions,))])


def observation_space(game: Game, actions: int) -> Any:
    """The space of what a seat sees: a Dict of boxes, as wide as the types of the fields."""
    spaces = needed("gymnasium", "lab").spaces
    boxes = {}
    for name, field in game.state.fields.items():
        limits = np.iinfo(field.type)
        boxes[name] = spaces.Box(limits.min, limits.max, shape_of(field), limits.dtype)
    boxes[SEAT] = spaces.Box(0, game.seats[-1] - 1, ONE, np.int8)
    return spaces.Dict({"observation": spaces.Dict(boxes), MASK: spaces.Box(0, 1, (actions,), np.int8)})


def action_space(actions: int) -> Any:
    return needed("gymnasium", "lab").spaces.Discrete(actions)


# ---------------------------------------------------------------------------------------------------------- for people


def table_of(game: Game) -> str:
    """The observation of a game as a table in Markdown: a row for every array."""
    columns = ("name", "type", "shape", "axes", "blank", "meaning")
    heads = [say(f"environments-column-{column}") for column in columns]
    rows = [row_of(game, name, field) for name, field in game.state.fields.items()]
    seat = [f"`{SEAT}`", "int8", "1", "", "", say("environments-seat")]
    return "\n".join(map(line_of, [heads, ["---"] * len(heads), *rows, seat]))


def line_of(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |")


def row_of(game: Game, name: str, field: Field) -> list[str]:
    shape = " × ".join(map(str, shape_of(field)))
    axes = "; ".join(map(axis_text, field.axes))
    blank = "" if field.blank is None else str(field.blank)
    return [f"`{name}`", np.dtype(field.type).name, shape, axes, blank, meaning(game, name)]


def meaning(game: Game, name: str) -> str:
    """What a field is; a game of others need not tell."""
    word = name.replace("_", "-")
    return say(f"environments-{game.id}-{word}") if f"environments-{game.id}-{word}" in entries("en") else ""


def axis_text(axis: Axis) -> str:
    if isinstance(axis, Seat):
        return say("environments-axis-seats")
    if isinstance(axis, OfBoard):
        return say("environments-axis-board", name=axis.name)
    if isinstance(axis, int):
        return say("environments-axis-places", places=axis)
    words = list(map(str, axis))
    return ", ".join(words) if len(words) <= ALL_WORDS else f"{words[0]} … {words[-1]}"
