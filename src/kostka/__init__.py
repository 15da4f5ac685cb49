"""Kostka: a digital table for Cubitos, Camel Up and Jamniki.

import kostka
match = kostka.new("camelup", seats=4, seed=7)
match.legal()
match.play("roll")
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Match", "game", "game_ids", "load", "new"]

if TYPE_CHECKING:
    from kostka.core.match import Match, load, new
    from kostka.core.registry import game, game_ids


def __getattr__(name: str) -> Any:
    # The rules bring Numba with them, which `kostka --help` must not wait for.
    if name in ("Match", "load", "new"):
        from kostka.core import match

        return getattr(match, name)
    if name in ("game", "game_ids"):
        from kostka.core import registry

        return getattr(registry, name)
    raise AttributeError(f"module 'kostka' has no attribute {name!r}")
