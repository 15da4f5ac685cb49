"""Bots: players like any other. What a seat knows goes in, a move comes out.

A bot of one's own is a callable from `Known` to a move, named where bots are named or offered by an entry point of the
group `kostka.bots`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import entry_points
from typing import Any

from kostka.core.chance import Chance, Keys, draw, from_key
from kostka.core.errors import KostkaError, shorten
from kostka.core.game import Board, Game, State
from kostka.core.kernels import GREEDY, RANDOM
from kostka.core.match import Match
from kostka.core.moves import Names

GROUP = "kostka.bots"
# The compiled bots: any legal move, and the one of the highest value at a glance.
LEVELS = {"random": RANDOM, "greedy": GREEDY}


@dataclass(frozen=True)
class Known:
    """What a seat that is to act knows: the table as it sees it, its moves, and dice of its own."""

    game: Game
    board: Board
    view: State
    seat: int
    names: Names
    chance: Chance

    @cached_property
    def legal(self) -> list[str]:
        """Its moves, named."""
        return [self.names.texts[move] for move in self.game.legal(self.board, self.view, self.seat)]

    @cached_property
    def position(self) -> dict[str, Any]:
        """The view as JSON values."""
        return self.game.dump(self.board, self.view)

    def policy(self) -> dict[str, float]:
        """What each move is worth at a glance."""
        moves = self.game.legal(self.board, self.view, self.seat)
        worth = self.game.policy(self.board, self.view, self.seat, moves)
        return dict(zip(self.legal, worth, strict=True))

    def draw(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        return draw(self.chance[0], n)


Bot = Callable[[Known], str | Mapping[str, Any]]


def known(match: Match, seat: int, chance: Chance) -> Known:
    view = match.game.view(match.board, match.state, seat)
    return Known(match.game, match.board, view, seat, match.names, chance)


def level(number: int) -> Bot:
    """A compiled bot: the same one as in playouts."""

    def choose(known: Known) -> str:
        move = known.game.choose(known.board, known.view, known.seat, number, known.chance)
        return known.names.texts[move]

    return choose


BOTS: dict[str, Bot] = {name: level(number) for name, number in LEVELS.items()}


def bot_names() -> list[str]:
    return [*BOTS, *(point.name for point in entry_points(group=GROUP) if point.name not in BOTS)]


def bot(name: str | Bot) -> Bot:
    """A bot by its name; a bot of one's own is itself."""
    if not isinstance(name, str):
        if callable(name):
            return name
        raise KostkaError("core-bot-shape", given=shorten(name))
    if name in BOTS:
        return BOTS[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            return load(point)
    raise KostkaError("core-no-bot", given=shorten(name), known=tuple(bot_names()))


def load(point: Any) -> Bot:
    try:
        found: Bot = point.load()
    except Exception as error:  # whatever a bot of somebody else may do wrong
        raise KostkaError("core-bot-broken", bot=point.name, error=f"{type(error).__name__}: {error}") from error
    return bot(found)


def move_of(match: Match, seat: int, player: Bot) -> str | Mapping[str, Any]:
    """What a bot plays in a match, with dice that are its own and tell nothing of the match's."""
    keys = Keys(b"bot" + (match.secret or b""))
    return player(known(match, seat, from_key(keys(len(match.log)))))


def name_of(player: str | Bot) -> str:
    return player if isinstance(player, str) else str(getattr(player, "__name__", type(player).__name__))
