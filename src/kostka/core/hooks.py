"""What the core needs and cannot do itself: speak, draw and advise.

Importing `kostka` assigns these functions.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kostka.bots.advice import Advice
    from kostka.core.declare.messages import Message
    from kostka.core.match import Match
    from kostka.core.position import View

# Turns a message into a sentence.
speak: Callable[["Message"], str] = repr
# Draws what a view shows, with the players' names.
draw: Callable[["View", Sequence[str]], str] = lambda view, players: repr(view.dump())  # noqa: E731
# Advises a seat of a match: match, seat, playouts, seconds, seed.
advise: Callable[["Match", int | None, int | None, float | None, int], "Advice"]
# Folders with message files of games that bring their own.
MESSAGE_FOLDERS: list[Path] = []
