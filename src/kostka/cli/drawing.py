"""What the terminal shows of a game: pictures, odds, the guide, figures."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.text import Text

from kostka.cli.files import Scene
from kostka.cli.games import artist
from kostka.messages import say

if TYPE_CHECKING:
    from kostka.core.game import Board, Game
    from kostka.core.match import Match
    from kostka.core.position import View


def picture(scene: Scene, seat: int | None = None, *, compact: bool = False) -> str:
    """The table, or what a view knows of it, as a seat or everybody may see it. Players may be called anything."""
    found = artist(scene.game.id)
    if found is None:
        return escape(json.dumps(scene.position.dump(), indent=2, ensure_ascii=False))
    draw = getattr(found, "draw_compact", found.draw) if compact else found.draw
    return str(draw(scene.position, [escape(player) for player in scene.players], seat))


def plain_picture(view: "View", players: Sequence[str]) -> str:
    """What a view shows of the table, without colours."""
    return Text.from_markup(picture(Scene(view, players), view.reader)).plain


def odds_picture(game: "Game", found: dict[str, Any]) -> str:
    draws = artist(game.id)
    return str(draws.draw_odds(found)) if draws else escape(json.dumps(found, indent=2, ensure_ascii=False))


def move_label(game: "Game", board: "Board", move: str) -> str:
    """A move, with what its game shows beside it."""
    beside = getattr(artist(game.id), "beside", None)
    return f"{escape(move)}  [dim]{beside(board, move)}[/]" if beside else escape(move)


def guide(game: "Game", board: "Board") -> str:
    """What a player at this board may want to look up beside the moves: signs, cards, points."""
    draws = artist(game.id)
    return str(draws.guide(board)) if draws else ""


def explain(game: "Game", board: "Board", family: str) -> str:
    """What a family of moves is, and how it is spelled."""
    draws = artist(game.id)
    if hasattr(draws, "explain"):
        return str(draws.explain(board, family))
    return escape(say(f"{game.id}-move-{family}"))


def plan(match: "Match", seat: int, words: Sequence[str]) -> tuple[list[str], str] | None:
    """What an answer of the game's own stands for: moves, and a sentence about them."""
    draws = artist(match.game.id)
    found: tuple[list[str], str] | None = draws.plan(match, seat, words) if hasattr(draws, "plan") else None
    return found


def hint(match: "Match", seat: int) -> str | None:
    """Such an answer, where there is one now."""
    draws = artist(match.game.id)
    found: str | None = draws.hint(match, seat) if hasattr(draws, "hint") else None
    return found


def figure(value: float, format: str) -> str:
    """A number as Python formats it, with the decimal mark of the language."""
    return f"{value:{format}}".replace(".", say("core-decimal"))


def percent(chance: float, width: int = 0) -> str:
    return figure(100 * chance, f"{width}.2f") + "%"
