"""What a table of Jamniki can choose."""

from dataclasses import dataclass

from kostka.core.options import option
from kostka.games.jamniki.compiled import state as s


@dataclass(frozen=True)
class Options:
    """Variants of the rulebook, and house choices."""

    games: int = option(2, "games of a match; the second one goes the other way round", range(1, s.MOST_GAMES + 1))
    every_colour: bool = option(False, "variant: the longest run of each colour scores, instead of one's own longest")
    secret_tasks: bool = option(False, "variant: two of twelve tasks bring extra points in each game")
    turning: bool = option(False, "tiles may be turned round before they are laid")
    voluntary_white: bool = option(False, "a tile may be laid white even if one fits")
    start: int = option(-1, "the seat that starts; -1 for a random one", range(-1, s.MAX_SEATS))
