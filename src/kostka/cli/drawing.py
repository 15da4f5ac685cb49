"""What the terminal shows of a game: pictures, odds, the guide, sentences of events, figures."""

import json
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from kostka.cli.games import artist
from kostka.messages import say

if TYPE_CHECKING:
    from kostka.cli.files import Scene
    from kostka.core.events import Event
    from kostka.core.game import Board, Game
    from kostka.core.match import Match

SEATS = ("seat", "player", "other")  # arguments of events that are seats


def picture(scene: "Scene", seat: int | None = None) -> str:
    """The table, or what a view knows of it, as a seat or everybody may see it. Players may be called anything."""
    found = artist(scene.game.id)
    if found is None:
        return escape(json.dumps(scene.game.dump(scene.board, scene.state), indent=2, ensure_ascii=False))
    drawn: str = found.draw(scene.board, scene.state, [escape(player) for player in scene.players], seat)
    return drawn


def odds_picture(game: "Game", found: dict[str, Any]) -> str:
    draws = artist(game.id)
    return draws.draw_odds(found) if draws else escape(json.dumps(found, indent=2, ensure_ascii=False))


def guide(game: "Game", board: "Board") -> str:
    """What a player at this board may want to look up: moves, cards."""
    draws = artist(game.id)
    return draws.guide(board) if draws else ""


def sentence(match: "Match", event: "Event") -> str:
    """An event as a sentence, with the players' names."""
    values = {
        name: match.players[int(value)] if name in SEATS and value is not None else value
        for name, value in event.values.items()
    }
    return say(f"{match.game.id}-event-{event.kind}", **values)


def figure(value: float, format: str) -> str:
    """A number as Python formats it, with the decimal mark of the language."""
    return f"{value:{format}}".replace(".", say("core-decimal"))


def percent(chance: float, width: int = 0) -> str:
    return figure(100 * chance, f"{width}.2f") + "%"
