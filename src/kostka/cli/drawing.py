"""What the terminal shows of a game: pictures, odds, the guide, figures."""

import json
from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.text import Text

from kostka.cli.files import Scene, scene_of
from kostka.cli.games import artist
from kostka.messages import say

if TYPE_CHECKING:
    from kostka.core.game import Board, Game
    from kostka.core.match import Match


def picture(scene: Scene, seat: int | None = None) -> str:
    """The table, or what a view knows of it, as a seat or everybody may see it. Players may be called anything."""
    found = artist(scene.game.id)
    if found is None:
        return escape(json.dumps(scene.game.dump(scene.board, scene.state), indent=2, ensure_ascii=False))
    return str(found.draw(scene.board, scene.state, [escape(player) for player in scene.players], seat))


def plain_picture(match: "Match", seat: int | None) -> str:
    """The table as a seat may see it, or as everybody may, without colours."""
    view = match.game.view(match.board, match.state, seat)
    return Text.from_markup(picture(scene_of(match)._replace(state=view), seat)).plain


def odds_picture(game: "Game", found: dict[str, Any]) -> str:
    draws = artist(game.id)
    return str(draws.draw_odds(found)) if draws else escape(json.dumps(found, indent=2, ensure_ascii=False))


def move_label(game: "Game", board: "Board", move: str) -> str:
    """A move, with what its game shows beside it."""
    beside = getattr(artist(game.id), "beside", None)
    return f"{escape(move)}  [dim]{beside(board, move)}[/]" if beside else escape(move)


def guide(game: "Game", board: "Board") -> str:
    """What a player at this board may want to look up: moves, cards."""
    draws = artist(game.id)
    if draws:
        return str(draws.guide(board))
    return "\n".join(escape(say(f"{game.id}-move-{family.id}")) for family in game.moves.families)


def figure(value: float, format: str) -> str:
    """A number as Python formats it, with the decimal mark of the language."""
    return f"{value:{format}}".replace(".", say("core-decimal"))


def percent(chance: float, width: int = 0) -> str:
    return figure(100 * chance, f"{width}.2f") + "%"
