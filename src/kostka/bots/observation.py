"""What a bot observes: no more than the player of its seat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from kostka.core.compiled.arrays import Floats
from kostka.core.compiled.chance import Chance, draw
from kostka.core.declare.json import Json, JsonInput
from kostka.core.declare.moves import Names
from kostka.core.game import Game
from kostka.core.match import Match
from kostka.core.position import View


@dataclass
class Observation:
    """What a seat to act knows, and the bot's own dice."""

    view: View
    chance: Chance
    # What it concludes from how the match came about (`Game.beliefs`); empty if it has not followed the match.
    beliefs: Floats = field(default_factory=lambda: np.zeros(0))

    @property
    def game(self) -> Game:
        return self.view.game

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def names(self) -> Names:
        return self.view.names

    @property
    def moves(self) -> list[int]:
        """Its moves, by number."""
        return self.view.moves

    @cached_property
    def legal(self) -> list[str]:
        """Its moves, named."""
        return [self.names.texts[move] for move in self.moves]

    @cached_property
    def position(self) -> Json:
        """The view as JSON values."""
        return self.view.dump()

    def policy(self) -> dict[str, float]:
        """What each move is worth without search."""
        return dict(zip(self.legal, self.view.policy(self.moves), strict=True))

    def draw(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        return draw(self.chance[0], n)


Bot = Callable[[Observation], str | JsonInput]


def observe(match: Match, seat: int, chance: Chance) -> Observation:
    return Observation(match.position.view(seat), chance, match.game.beliefs(match, seat))
