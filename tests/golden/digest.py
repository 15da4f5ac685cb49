"""Digests of the golden games over every state and event, to compare compiled, plain and earlier rules."""

import hashlib
import sys
from pathlib import Path

from kostka.core.match import Match
from kostka.core.notation import read


def digest_of(match: Match) -> str:
    """The state and the events after the deal and after each entry, hashed one after the other."""
    total = hashlib.sha256()
    for number, events in enumerate(match.events):
        total.update(match.at(number).state.tobytes())
        total.update(repr([event.to_json() for event in events]).encode())
    return total.hexdigest()


def digest(path: Path) -> str:
    """The digest of a golden file, replayed."""
    return digest_of(read(path.read_text(encoding="utf-8")))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(digest(Path(name)))
