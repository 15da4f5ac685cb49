"""Rules that no process survives."""

from tests.server.jobs import add, leave

__all__ = ["add", "load"]


def load(game: str) -> None:
    leave()
