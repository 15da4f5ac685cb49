"""The tables that bots of Cubitos learn at."""

from collections.abc import Mapping
from typing import Any

from kostka.games.cubitos.board import RANDOM
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.sets import load_sets


def lessons(n: int) -> tuple[Mapping[str, Any], int]:
    """Printed sets and random ones in turn; random ones on all tracks, some over two laps.

    Every tenth table is for testing: from one ten to the next the turns shift, so that tests have all kinds of tables.
    """
    turn, is_random = divmod(n + n // 10, 2)
    seats = s.SEATS[n % len(s.SEATS)]
    if not is_random:
        sets = tuple(load_sets())
        return {"set": sets[turn % len(sets)]}, seats
    tracks = suggested_tracks()
    return {"set": RANDOM, "set_seed": n, "track": (tracks[turn % len(tracks)],), "laps": 1 + (turn % 5 == 0)}, seats


def suggested_tracks() -> tuple[str, ...]:
    """The tracks of the printed sets, in the order of the book."""
    return tuple(dict.fromkeys(track for printed in load_sets().values() for track in printed.tracks))
