"""Draw the pictures of the documentation from golden games: python -m docs.images.draw."""

from io import StringIO
from pathlib import Path

from rich.console import Console

import kostka

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parents[1] / "tests" / "golden"


def picture(game: str, case: str, plies: int, width: int) -> None:
    """The table of a golden game after some plies, with its odds."""
    match = kostka.load(GOLDEN / game / f"{case}.kostka")
    match.undo(len(match.plies) - plies)
    seat = match.game.turn(match.board, match.state)
    view = match.game.view(match.board, match.state, seat)
    console = Console(record=True, width=width, file=StringIO(), highlight=False)
    console.print(match.game.draw(match.board, view, match.players))
    console.print()
    console.print(match.game.draw_odds(match.game.odds(match.board, view, seat, 20_000)))
    console.save_svg(str(FOLDER / f"{game}.svg"), title=match.game.title)


if __name__ == "__main__":
    picture("camelup", "four-greedy", 30, 82)
    picture("jamniki", "four-colours-greedy", 25, 110)
    picture("cubitos", "race-1", 120, 118)
