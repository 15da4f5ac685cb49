"""What is in the box of Jamniki."""

from collections.abc import Mapping
from typing import Any

from kostka.core.errors import Message
from kostka.games.jamniki.compiled import state as s


def catalogue(options: s.Options | None = None) -> dict[str, Any]:
    """The same for every match, but that tasks are a variant."""
    return {
        "colours": list(s.COLOURS),
        "white_bones": s.WHITE_BONES,
        "tiles": [describe_tile(row) for row in s.TILE_TABLE],
        "tasks": [describe_task(row) for row in s.TASK_TABLE] if options is None or options.secret_tasks else [],
        "choices": {"start": [{"value": -1, "name": Message("core-random-seat")}]},
    }


def describe_tile(row: Mapping[str, str]) -> dict[str, Any]:
    parts = {part: {"colour": row[f"{part}_colour"], "bones": int(row[f"{part}_bones"])} for part in s.PARTS}
    return {"id": row["tile"], **parts}


def describe_task(row: Mapping[str, str]) -> dict[str, Any]:
    return {"id": row["task"], "points": int(row["points"]), "text": Message(f"jamniki-task-{row['task']}")}
