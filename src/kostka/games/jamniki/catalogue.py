"""What is in the box of Jamniki."""

from collections.abc import Mapping
from typing import Any

from kostka.core.declare.messages import Message
from kostka.games.jamniki.compiled.state import COLOURS, PARTS, TASK_TABLE, TILE_TABLE, WHITE_BONES, Options


def catalogue(options: Options | None = None) -> dict[str, Any]:
    """The same for every match, except that tasks are a variant."""
    return {
        "colours": list(COLOURS),
        "white_bones": WHITE_BONES,
        "tiles": [describe_tile(row) for row in TILE_TABLE],
        "tasks": [describe_task(row) for row in TASK_TABLE] if options is None or options.secret_tasks else [],
        "choices": {"start": [{"value": -1, "name": Message("core-random-seat")}]},
    }


def describe_tile(row: Mapping[str, str]) -> dict[str, Any]:
    parts = {part: {"colour": row[f"{part}_colour"], "bones": int(row[f"{part}_bones"])} for part in PARTS}
    return {"id": row["tile"], **parts}


def describe_task(row: Mapping[str, str]) -> dict[str, Any]:
    return {"id": row["task"], "points": int(row["points"]), "text": Message(f"jamniki-task-{row['task']}")}
