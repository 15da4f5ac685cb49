"""Pictures of matches for the terminal."""

from typing import TYPE_CHECKING

from rich.markup import escape

if TYPE_CHECKING:
    from kostka.core.game import State
    from kostka.core.match import Match


def picture(match: "Match", state: "State | None" = None) -> str:
    """The table, or what a view knows of it; players may be called whatever they like."""
    shown = match.state if state is None else state
    return match.game.draw(match.board, shown, [escape(player) for player in match.players])
