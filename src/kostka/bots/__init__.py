"""Bots: players like any other. What a seat knows goes in, a move comes out.

The levels `easy` to `expert` are in `levels`. Any callable from `Observation` to a move is a bot too: pass it in place
of a name, or offer it by an entry point of the group `kostka.bots`.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from kostka.bots.levels import LEVELS, Player, make
from kostka.bots.observation import Bot, Observation, observe
from kostka.core.compiled.chance import Chance, DiceKeys, from_key
from kostka.core.compiled.loops import GREEDY, RANDOM
from kostka.core.declare.events import Event
from kostka.core.declare.json import JsonInput
from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.core.game import State
from kostka.core.match import Match

__all__ = [
    "COMPILED",
    "LEVELS",
    "Bot",
    "Observation",
    "Player",
    "bot",
    "bot_names",
    "dice_key",
    "make",
    "move_of",
    "name_of",
    "observe",
    "play_out",
]

GROUP = "kostka.bots"
MAX_SEATS = 16
# The bots of playouts: a random legal move, and the best one by `policy`.
COMPILED = {"random": RANDOM, "greedy": GREEDY}

Move = str | JsonInput
Ask = Callable[[Match, int, Bot, Chance | None], Move]
See = Callable[[State, Sequence[Event]], None]


@dataclass(frozen=True)
class CompiledBot:
    """The same bot as in playouts. It has no use for beliefs."""

    level: int

    def __call__(self, known: Observation) -> str:
        return known.names.texts[known.view.choose(self.level, known.chance)]


BOTS: dict[str, Callable[[], Bot]] = {
    **{level: partial(Player, level) for level in LEVELS},
    **{name: partial(CompiledBot, number) for name, number in COMPILED.items()},
}


def bot_names() -> list[str]:
    return [*BOTS, *(point.name for point in entry_points(group=GROUP) if point.name not in BOTS)]


def bot(name: str | Bot) -> Bot:
    """A bot by its name; any other callable is a bot itself."""
    if not isinstance(name, str):
        if callable(name):
            return name
        raise KostkaError("core-bot-shape", given=shorten(name))
    if name in BOTS:
        return BOTS[name]()
    if "@" in name:
        return with_budget(name)
    for point in entry_points(group=GROUP, name=name):
        return load(point)
    raise KostkaError("core-no-bot", given=shorten(name), known=tuple(bot_names()))


def with_budget(name: str) -> Player:
    """A bot with a number of playouts per move, such as `expert@500`."""
    level, _, playouts = name.partition("@")
    searches = level in LEVELS and LEVELS[level].seconds is not None
    if not searches or not re.fullmatch("[0-9]{1,9}", playouts) or int(playouts) == 0:
        raise KostkaError("core-bot-budget", given=shorten(name))
    return Player(level, playouts=int(playouts))


def load(point: EntryPoint) -> Bot:
    try:
        found: Bot = point.load()
    except Exception as error:  # a bot of somebody else may raise anything
        raise KostkaError("core-bot-broken", bot=point.name, error=f"{type(error).__name__}: {error}") from error
    return bot(found)


def dice_key(match: Match, seat: int) -> bytes:
    """The key of a bot's own dice for its next move, which tells nothing about the dice of the match."""
    return DiceKeys(b"bot" + (match.secret or b""))(len(match.log) * MAX_SEATS + seat)


def move_of(match: Match, seat: int, player: Bot, chance: Chance | None = None) -> Move:
    """The move of a bot, with dice of its own: from `chance`, else from the secret of the match."""
    chance = from_key(dice_key(match, seat)) if chance is None else chance
    if isinstance(player, CompiledBot):
        return player(Observation(match.position.view(seat), chance))
    return player(observe(match, seat, chance))


def play_out(
    match: Match,
    players: Sequence[Bot | None],
    chance: Chance | None = None,
    see: See | None = None,
    ask: Ask = move_of,
) -> Match:
    """Let bots play until the match is over, or until a seat without one is to act; all have dice from `chance`.

    `see` gets every ply: the state before it and what happened.
    """
    while (seat := match.turn) is not None and (player := players[seat]) is not None:
        before = match.state
        events = match.play(ask(match, seat, player, chance), seat)
        if see is not None:
            see(before, events)
    return match


def name_of(player: str | Bot) -> str:
    return player if isinstance(player, str) else str(getattr(player, "__name__", type(player).__name__))
