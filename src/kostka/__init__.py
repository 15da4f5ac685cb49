"""Kostka: a digital table for Cubitos, Camel Up and Jamniki.

    import kostka

    match = kostka.new("camelup", seats=4, seed=7)
    match.legal()
    match.play("roll")
    print(match)

`new` begins a match and `load` takes one from a position or a match file; both give a `Match`. `simulate` plays
thousands of games between bots, `arena` tells which bot is better and how sure that is, `game` gives a game itself.
Everything a caller can mend is a `KostkaError`, whose text is one sentence.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from kostka.core import hooks
from kostka.core.errors import KostkaError

__version__ = "0.1.0"
__all__ = [
    "KostkaError",
    "Match",
    "Simulation",
    "arena",
    "bots",
    "game",
    "game_ids",
    "load",
    "new",
    "rollouts",
    "simulate",
]

if TYPE_CHECKING:
    from kostka import bots
    from kostka.bots.advice import Advice
    from kostka.core.declare.messages import Message
    from kostka.core.match import Match
    from kostka.core.opening import load, new
    from kostka.core.position import View
    from kostka.core.registry import find_game as game
    from kostka.core.registry import game_ids
    from kostka.lab.arena import arena
    from kostka.lab.simulate import Simulation, rollouts, simulate
else:
    # The rules bring Numba with them, which `kostka --help` must not wait for.
    HOMES = {
        "Match": "kostka.core.match:Match",
        "Simulation": "kostka.lab.simulate:Simulation",
        "arena": "kostka.lab.arena:arena",
        "game": "kostka.core.registry:find_game",
        "game_ids": "kostka.core.registry:game_ids",
        "load": "kostka.core.opening:load",
        "new": "kostka.core.opening:new",
        "rollouts": "kostka.lab.simulate:rollouts",
        "simulate": "kostka.lab.simulate:simulate",
    }

    def __getattr__(name):
        if name == "bots":
            return import_module("kostka.bots")
        if name not in HOMES:
            raise AttributeError(f"module 'kostka' has no attribute {name!r}")
        home, _, found = HOMES[name].partition(":")
        return getattr(import_module(home), found)

    def __dir__():
        return [*__all__, "__doc__", "__file__", "__path__", "__version__"]


def _speak(message: "Message") -> str:
    from kostka.messages import say

    return say(message.id, **message.values)


def _draw(view: "View", players: Sequence[str]) -> str:
    from kostka.cli.drawing import plain_picture

    return plain_picture(view, players)


def _advise(match: "Match", seat: int | None, playouts: int | None, seconds: float | None, seed: int) -> "Advice":
    from kostka.bots.advice import advise_match

    return advise_match(match, seat, playouts, seconds, seed)


hooks.speak = _speak
hooks.draw = _draw
hooks.advise = _advise
