"""Draw the pictures of the documentation from golden games: python -m docs.images.draw."""

from io import StringIO
from pathlib import Path

from rich.console import Console

import kostka
from kostka.cli import drawing
from kostka.cli.files import scene_of

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parents[1] / "tests" / "golden"


def picture(game: str, case: str, entries: int, width: int) -> None:
    """The table of a golden game after some entries, with its odds."""
    match = kostka.load(GOLDEN / game / f"{case}.kostka").at(entries)
    seat = match.turn
    view = match.position.view(seat).state
    console = Console(record=True, width=width, file=StringIO(), highlight=False)
    console.print(drawing.picture(scene_of(match)._replace(state=view), seat))
    console.print()
    console.print(drawing.odds_picture(match.game, match.odds(seat, 20_000)))
    console.save_svg(str(FOLDER / f"{game}.svg"), title=match.game.title)


if __name__ == "__main__":
    picture("camelup", "four-greedy", 30, 80)
    picture("jamniki", "four-colours-greedy", 25, 110)
    picture("cubitos", "race-1", 120, 118)
