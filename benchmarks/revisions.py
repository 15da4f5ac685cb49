"""What revisions before `Position` call otherwise, so that comparisons can ask both sides the same."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

IS_OLD = find_spec("kostka.core.position") is None


def compile_rules(game: Any) -> None:
    if IS_OLD:
        game.compile()
    else:
        import_module("kostka.core.compiling").compile_game(game)


def playouts(game: Any, *arguments: Any) -> Any:
    return game.playouts(*arguments) if IS_OLD else import_module("kostka.core.playouts").playouts(game, *arguments)


def first_to_act(match: Any) -> int:
    seat: int = match.game.turn(match.board, match.state) if IS_OLD else match.turn
    return seat


def chances() -> Any:
    return import_module("kostka.core.chance" if IS_OLD else "kostka.core.compiled.chance")


def observe(match: Any, seat: int, chance: Any) -> Any:
    bots = import_module("kostka.bots")
    return bots.known(match, seat, chance) if IS_OLD else bots.observe(match, seat, chance)


def observation(position: Any, seat: int, chance: Any, beliefs: Any) -> Any:
    """What a seat observes, from a view as JSON values."""
    bots = import_module("kostka.bots")
    game = import_module("kostka").game(position["game"])
    if IS_OLD:
        board, view = game.load(position)
        return bots.Known(game, board, view, seat, game.names(board), chance, beliefs)
    return bots.Observation(import_module("kostka.core.position").View.load(game, position, seat), chance, beliefs)
