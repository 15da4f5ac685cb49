"""Our own search with other settings, to see what they are worth."""

from dataclasses import replace
from typing import Any

import numpy as np

from kostka.bots import Observation, Player
from kostka.bots.searching import Searcher


class Changed:
    """`expert` with so many playouts, searching a game otherwise than it asks for."""

    def __init__(self, name: str, playouts: int, **settings: Any) -> None:
        self.__name__ = f"{name}@{playouts}"
        self.playouts, self.settings = playouts, settings
        self.player: Player | None = None

    def __call__(self, known: Observation) -> str:
        if self.player is None:
            self.player = Player("expert", self.playouts)
            searched = replace(known.game.search, **self.settings)
            self.player.searchers[known.game.id] = Searcher(replace(known.game, search=searched))
        return self.player(known)


class Forgetful(Changed):
    """`expert` with so many playouts, who does not remember how the match came about."""

    def __init__(self, playouts: int) -> None:
        super().__init__("forgetful", playouts)

    def __call__(self, known: Observation) -> str:
        return super().__call__(replace(known, beliefs=np.zeros(0)))
