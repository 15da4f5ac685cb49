"""Ids for Gymnasium, which learns them when this is imported: `kostka/Jamniki-v0`."""

from typing import Any

from gymnasium import make, register

from kostka.core.registry import find_game, game_ids
from kostka.lab.environments.single import Single

VERSION = 0


def id_of(game: str) -> str:
    return f"kostka/{game.capitalize()}-v{VERSION}"


def made(game: str, **arguments: Any) -> Single:
    """An environment that Gymnasium could make again, without what it wraps around it."""
    find_game(game)
    found: Single = make(id_of(game), disable_env_checker=True, **arguments).unwrapped
    return found


for _game in game_ids():
    register(id_of(_game), entry_point=Single, kwargs={"game": _game})
