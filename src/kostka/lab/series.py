"""Games by number: game i follows from the game, its options, its seats, a seed, and from i alone.

    series = Series.of("camelup", seats=4, seed=1)
    series.match(5)  # game 5, to be played from Python

Simulations, arenas, studies and environments of one seed play the same games, compiled or not: each game has one stream
of dice for the game and another one for its bots.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from struct import pack
from typing import Any

from kostka.core.compiled.chance import Chance, from_key
from kostka.core.declare.messages import shorten
from kostka.core.declare.moves import Names
from kostka.core.declare.options import changed_options
from kostka.core.errors import KostkaError
from kostka.core.game import Board, Game, State
from kostka.core.match import Match, default_players
from kostka.core.opening import secret_for, settled_options
from kostka.core.position import Position
from kostka.core.reading import is_whole
from kostka.core.registry import find_game

MAX_GAMES = 100_000_000  # in a series
SEEDS = range(-(2**63), 2**63)
# The streams of a game: its own dice, and those of its bots.
DICE, BOTS = 0, 1


@dataclass(frozen=True)
class Series:
    """All games of one seed. It can be pickled: games are known by their ids."""

    game: Game
    options: Any
    seats: int
    seed: int = 0

    @classmethod
    def of(
        cls, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, seed: int = 0
    ) -> "Series":
        """Check the arguments; what options leave to chance follows from the seed."""
        found, seed = find_game(game), check_seed(seed)
        seats = found.seats[0] if seats is None else found.check_seats(seats)
        given = {} if options is None else options
        return Series(found, settled_options(found, given, secret_for(seed)), seats, seed)

    def __reduce__(self) -> Any:
        return by_id, (self.game.id, self.options, self.seats, self.seed)

    def to_json(self) -> dict[str, Any]:
        """What its games follow from, as files have it."""
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "options": changed_options(self.options),
            "seats": self.seats,
            "seed": self.seed,
        }

    def with_seed(self, seed: int) -> "Series":
        """The games of another seed, with the same options."""
        other = replace(self, seed=check_seed(seed))
        other.__dict__["board"] = self.board
        return other

    @cached_property
    def board(self) -> Board:
        return self.game.set_board(self.options, self.seats)

    @cached_property
    def names(self) -> Names:
        return self.game.names(self.board)

    def chance(self, number: int, stream: int = DICE) -> Chance:
        """A stream of a game from its beginning, as `rekey` has it in compiled loops."""
        seed, word = self.seed, 0xFFFFFFFF
        halves = (seed & word, seed >> 32 & word >> 1, number & word, number >> 32)
        return from_key(pack("<8I", *halves, stream, 0, 0, 0))

    def at(self, state: State) -> Position:
        return Position(self.game, self.board, state)

    def match(self, number: int) -> Match:
        """A game to be played. It has no secret: its file is like that of a match with real dice."""
        players = default_players(self.seats)
        return Match(self.game, self.options, players, None, stream=self.chance(number))


class PlaysSeries:
    """What environments say about their `series`."""

    series: Series

    @property
    def game(self) -> Game:
        return self.series.game

    @property
    def options(self) -> Any:
        return self.series.options

    @property
    def board(self) -> Board:
        """What never changes in a game, and everybody knows."""
        return self.series.board

    @property
    def names(self) -> Names:
        """The moves by number: `names.texts`."""
        return self.series.names


def by_id(game: str, options: Any, seats: int, seed: int) -> Series:
    return Series(find_game(game), options, seats, seed)


def check_seed(seed: Any) -> int:
    if not is_whole(seed) or int(seed) not in SEEDS:
        raise KostkaError("core-simulate-seed", given=shorten(seed))
    return int(seed)
