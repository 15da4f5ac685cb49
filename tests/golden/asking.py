"""What players of a golden game are asked and refused, as the JSON that a server sends."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from kostka.core.declare.messages import Message
from kostka.core.match import Match
from kostka.core.notation import read

EVERY = 7  # positions of which one is looked at


def asking(path: Path) -> str:
    match = read(path.read_text(encoding="utf-8"))
    positions = (match.at(number) for number in range(0, len(match.log), EVERY))
    return "".join(f"{json.dumps(message.to_json())}\n" for then in positions for message in messages(then))


def messages(match: Match) -> Iterator[Message]:
    """The prompt of every seat, and why it cannot play each move that is not legal."""
    for seat in range(match.seats):
        yield match.prompt(seat)
        view = match.position.view(seat)
        for move in range(match.game.moves.count if seat in match.to_act else 0):
            if move not in view.moves:
                yield view.why_not(move)


if __name__ == "__main__":
    print(asking(Path(sys.argv[1])), end="")
