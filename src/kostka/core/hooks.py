"""What the core needs and cannot do itself: speak, draw and advise.

Importing `kostka` assigns these functions.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kostka.core.declare.messages import Message

# Turns a message into a sentence.
speak: Callable[["Message"], str] = repr
# Draws a match as a seat may see it; None is everybody.
draw: Callable[[Any, int | None], str] = lambda match, seat: repr(match.view(seat))  # noqa: E731
# Advises a seat of a match: match, seat, playouts, seconds, seed.
advise: Callable[..., Any]
# Folders with message files of games that bring their own.
MESSAGE_FOLDERS: list[Path] = []
