"""Pictures and phrases for the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.markup import escape

if TYPE_CHECKING:
    from kostka.core.game import Board, Game, State


def picture(game: "Game", board: "Board", state: "State", players: Sequence[str]) -> str:
    """The table, or what a view knows of it; players may be called whatever they like."""
    return game.draw(board, state, [escape(player) for player in players])


def counted(number: int, thing: str) -> str:
    """As in "1 game" and "2,000 games"."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"
