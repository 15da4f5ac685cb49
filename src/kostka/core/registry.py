"""Finding games: the folders of `kostka.games`, and games of other packages by their entry point."""

import importlib
import pkgutil
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from kostka.core.compiled import jit
from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError

if TYPE_CHECKING:
    from kostka.core.game import Game

GROUP = "kostka.games"


def game_ids() -> list[str]:
    folder = importlib.import_module(GROUP).__path__
    own = [module.name for module in pkgutil.iter_modules(folder) if module.ispkg]
    return sorted({*own, *(point.name for point in entry_points(group=GROUP))})


def find_game(id: str) -> "Game":
    """The game of an id, such as "camelup"."""
    if not isinstance(id, str):
        raise KostkaError("core-no-game", given=shorten(id), known=tuple(game_ids()))
    return installed(id)


@lru_cache
def installed(id: str) -> "Game":
    known = game_ids()
    if id not in known:
        raise KostkaError("core-no-game", given=shorten(id), known=tuple(known))
    try:
        point = entry_point(id)
        found: object = point.load() if point else importlib.import_module(f"{GROUP}.{id}").GAME
    except Exception as error:  # a game of somebody else may raise anything
        raise KostkaError("core-game-broken", game=id, error=f"{type(error).__name__}: {error}") from error
    from kostka.core.game import Game

    if not isinstance(found, Game):
        raise KostkaError("core-game-is-none", game=id, given=shorten(found))
    return found


def entry_point(id: str) -> EntryPoint | None:
    return next(iter(entry_points(group=GROUP, name=id)), None)


def rules_folder(id: str) -> Path | None:
    """Where the rules of a game are, found without importing them; None if that fails."""
    point = entry_point(id)
    try:
        spec = find_spec(point.module if point else f"{GROUP}.{id}")
    except ImportError:
        return None
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).resolve().parent
    return folder if (folder := home / "compiled").is_dir() else home


def is_compiled(id: str) -> bool:
    """Whether the compiled rules of a game are on disk, asked without importing them."""
    folder = rules_folder(id)
    return folder is not None and jit.is_compiled(id, frozenset({folder}))


def uncompiled() -> list[str]:
    """The games that wait for the compiler. One whose rules are nowhere to be found does not."""
    return [id for id in game_ids() if jit.ENABLED and rules_folder(id) and not is_compiled(id)]


def stay_plain_until_compiled() -> bool:
    """Whether this process plays with plain rules, which it does unless those of all games are compiled. To be asked
    before rules are imported: whether they are compiled is decided then."""
    return not jit.ENABLED or (bool(uncompiled()) and jit.stay_plain())
