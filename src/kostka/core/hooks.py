"""What the core needs and cannot do itself: speak, draw and advise. `kostka` puts its message files, terminal and bots
here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

# Turns a message, an id with arguments, into a sentence.
SPEAKER: list[Callable[[Any], str]] = [repr]
# Draws a match as a seat may see it; None is everybody.
PAINTER: list[Callable[[Any, int | None], str]] = [lambda match, seat: repr(match.view(seat))]
# Folders with message files of games that bring their own.
MESSAGES: list[Path] = []
# Advises a seat of a match.
ADVISER: list[Callable[..., Any]] = []
