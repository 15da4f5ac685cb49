"""How the terminal finds its drawings of a game, and the commands that a game offers.

A module of this folder named like the game draws it: `draw(position, names, seat)`, `draw_odds(found)` and
`guide(board)`, in rich's markup. It may have more: `draw_compact`, like `draw`, for small screens; `beside(board,
move)` for a word beside each move in the list; `explain(board, family)` where a board changes what a move is;
`plan(match, seat, words)` and `hint(match, seat)` for answers of its own that stand for several moves. A module
`<game>_commands` has `commands`, typer apps by name; it is imported to list them, so it must be light. Other packages
name theirs in the entry points `kostka.terminal` and `kostka.commands`.
"""

import importlib
import pkgutil
import sys
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Any

from kostka.messages import say

SUFFIX = "_commands"


def modules() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__)]


@lru_cache
def artist(game: str) -> Any:
    """What draws a game, or None."""
    if game in modules():
        return importlib.import_module(f"{__name__}.{game}")
    return next((point.load() for point in entry_points(group="kostka.terminal", name=game)), None)


def offered_commands() -> dict[str, Any]:
    """The typer apps that games offer as commands, by name; one that cannot be loaded hurts no other."""
    own = [importlib.import_module(f"{__name__}.{name}") for name in modules() if name.endswith(SUFFIX)]
    found = {name: app for module in own for name, app in module.commands.items()}
    for point in entry_points(group="kostka.commands"):
        try:
            found[point.name] = point.load()
        except Exception as error:
            print(f"kostka: {say('cli-broken-command', name=point.name, reason=repr(error))}", file=sys.stderr)
    return found
