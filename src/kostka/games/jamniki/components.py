"""The tiles and the tasks, from the tables beside this file. The board record carries them to the rules."""

import csv
from pathlib import Path

from kostka.games.jamniki.compiled import state as s


def read_table(name: str) -> list[dict[str, str]]:
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


TILE_TABLE = read_table("tiles.csv")
TILE_NAMES = tuple(row["tile"] for row in TILE_TABLE)
TASK_TABLE = read_table("tasks.csv")
TASK_NAMES = tuple(row["task"] for row in TASK_TABLE)

# For the arguments of events.
WORDS = {
    "tile": TILE_NAMES,
    "second": TILE_NAMES,
    "third": TILE_NAMES,
    "fourth": TILE_NAMES,
    "task": TASK_NAMES,
    "side": s.SIDES,
}
