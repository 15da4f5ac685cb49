"""Bots: players like any other. What a seat knows goes in, a move comes out.

Those of the levels `easy` to `expert` are in `levels`. A bot of one's own is a callable from `Known` to a move, named
where bots are named or offered by an entry point of the group `kostka.bots`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import entry_points
from typing import Any

from kostka.bots.known import Bot, Known, known
from kostka.bots.levels import LEVELS, Player, make
from kostka.core.chance import Keys, from_key
from kostka.core.errors import KostkaError, shorten
from kostka.core.kernels import GREEDY, RANDOM
from kostka.core.match import Match

__all__ = ["COMPILED", "LEVELS", "Bot", "Known", "Player", "bot", "bot_names", "known", "make", "move_of", "name_of"]

GROUP = "kostka.bots"
# The bots of playouts: any legal move, and the one of the highest value at a glance.
COMPILED = {"random": RANDOM, "greedy": GREEDY}


def compiled(number: int) -> Bot:
    """A compiled bot: the same one as in playouts."""

    def choose(known: Known) -> str:
        move = known.game.choose(known.board, known.view, known.seat, number, known.chance)
        return known.names.texts[move]

    return choose


BOTS: dict[str, Callable[[], Bot]] = {
    **{level: partial(Player, level) for level in LEVELS},
    **{name: partial(compiled, number) for name, number in COMPILED.items()},
}


def bot_names() -> list[str]:
    return [*BOTS, *(point.name for point in entry_points(group=GROUP) if point.name not in BOTS)]


def bot(name: str | Bot) -> Bot:
    """A bot by its name; a bot of one's own is itself."""
    if not isinstance(name, str):
        if callable(name):
            return name
        raise KostkaError("core-bot-shape", given=shorten(name))
    if name in BOTS:
        return BOTS[name]()
    if "@" in name:
        return with_budget(name)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return load(point)
    raise KostkaError("core-no-bot", given=shorten(name), known=tuple(bot_names()))


def with_budget(name: str) -> Player:
    """A bot that searches, with so many playouts a move: `expert@500`."""
    level, _, playouts = name.partition("@")
    searches = level in LEVELS and LEVELS[level].seconds is not None
    if not searches or not (playouts.isascii() and playouts.isdigit() and 1 <= int(playouts[:9]) == int(playouts[:99])):
        raise KostkaError("core-bot-budget", given=shorten(name))
    return Player(level, playouts=int(playouts))


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
