"""What a bot knows: no more than the player of its seat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import Chance, draw
from kostka.core.game import Board, Game, State
from kostka.core.match import Match
from kostka.core.moves import Names


@dataclass(frozen=True)
class Known:
    """What a seat that is to act knows: the table as it sees it, its moves, and dice of its own."""

    game: Game
    board: Board
    view: State
    seat: int
    names: Names
    chance: Chance
    # What it concludes from how the match came about (`Game.recall`); empty where nobody has followed it.
    memory: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))

    @cached_property
    def moves(self) -> list[int]:
        """Its moves, by number."""
        return self.game.legal(self.board, self.view, self.seat)

    @cached_property
    def legal(self) -> list[str]:
        """Its moves, named."""
        return [self.names.texts[move] for move in self.moves]

    @cached_property
    def position(self) -> dict[str, Any]:
        """The view as JSON values."""
        return self.game.dump(self.board, self.view)

    def policy(self) -> dict[str, float]:
        """What each move is worth at a glance."""
        worth = self.game.policy(self.board, self.view, self.seat, self.moves)
        return dict(zip(self.legal, worth, strict=True))

    def draw(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        return draw(self.chance[0], n)


Bot = Callable[[Known], str | Mapping[str, Any]]


def known(match: Match, seat: int, chance: Chance) -> Known:
    view = match.game.view(match.board, match.state, seat)
    return Known(match.game, match.board, view, seat, match.names, chance, match.game.recall(match, seat))
