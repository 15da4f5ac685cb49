"""A digest of every state of the golden games, for comparing the compiled rules with the same rules as plain Python."""

import hashlib
import sys
from pathlib import Path

from kostka.core.notation import parse, read


def digest(path: Path) -> str:
    """Replay a golden file and hash the state after each ply."""
    text = path.read_text(encoding="utf-8")
    final = read(text)
    total = hashlib.sha256(final.state.tobytes())
    for line, events in zip(parse(text)[1], final.events, strict=True):
        total.update(repr((line.move, [event.to_json() for event in events])).encode())
    return total.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(digest(Path(name)))
