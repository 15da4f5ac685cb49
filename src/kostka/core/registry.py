"""Finding games: the folders of `kostka.games`, and games of other packages by their entry point."""

import importlib
import pkgutil
from functools import lru_cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from kostka.core.errors import KostkaError
from kostka.core.reading import shorten

if TYPE_CHECKING:
    from kostka.core.game import Game

GROUP = "kostka.games"


def game_ids() -> list[str]:
    folder = importlib.import_module(GROUP).__path__
    own = [module.name for module in pkgutil.iter_modules(folder) if module.ispkg]
    return sorted({*own, *(point.name for point in entry_points(group=GROUP))})


@lru_cache
def game(id: str) -> "Game":
    """The game of an id, such as "camelup"."""
    known = game_ids()
    if id not in known:
        raise KostkaError(f"There is no game {shorten(id)}; there is {', '.join(known)}.")
    for point in entry_points(group=GROUP):
        if point.name == id:
            return point.load()  # type: ignore[no-any-return]
    return importlib.import_module(f"{GROUP}.{id}").GAME  # type: ignore[no-any-return]
