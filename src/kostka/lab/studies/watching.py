"""Matches between bots that are watched move by move, in several processes where that is worth it.

A match follows from who sits there and from its number alone, whatever process plays it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import starmap
from typing import Any, TypeVar

from kostka.bots import COMPILED, bot, move_of
from kostka.core.chance import Keys, from_key, secret_of_seed
from kostka.core.errors import Message
from kostka.core.events import Event
from kostka.core.game import State
from kostka.core.match import Match, default_players
from kostka.core.options import parse_options
from kostka.core.registry import game as find_game
from kostka.lab.crew import Crew, in_order

T = TypeVar("T")
# The bots of a study: one that plays at a glance, and one that looks ahead a little and misjudges nothing.
PLAYOUTS = 50  # a move
GREEDY, SEARCHING = KINDS = ("greedy", f"expert@{PLAYOUTS}")
MOST_MATCHES = 1_000_000  # of one seed
Choose = Callable[[Match, int], Any]
See = Callable[[State, Sequence[Event]], None]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Sitting:
    """What is played, by how many, and by which bot in all seats."""

    game: str
    seats: int
    bot: str
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    def begun(self, number: int) -> Match:
        game = find_game(self.game)
        options = parse_options(game.options, dict(self.options))
        secret = secret_of_seed(self.seed * MOST_MATCHES + number)
        return Match(game, options, default_players(self.seats), secret)


def kind_of(bot: str) -> Message:
    """How a study calls its bots."""
    return Message("study-kind-greedy" if bot == GREEDY else "study-kind-searching")


def players(seats: int) -> Message:
    return Message("study-players", seats=seats)


def unseen(before: State, happened: Sequence[Event]) -> None:
    """For those who look only at how it ended."""


def watched(sitting: Sitting, number: int, see: See = unseen) -> Match:
    """A match that is over; `see` was told of every ply, with the state before it."""
    match, choose = sitting.begun(number), chooser(sitting.bot)
    while (seat := match.turn) is not None:
        before = match.state
        see(before, match.play(choose(match, seat), seat))
    return match


@lru_cache
def chooser(name: str) -> Choose:
    """A bot by its name; none of those that have names keeps anything from one move to the next."""
    return partial(at_a_glance, COMPILED[name]) if name in COMPILED else partial(move_of, player=bot(name))


def at_a_glance(level: int, match: Match, seat: int) -> str:
    """What `move_of` would answer, without the conclusions from the match so far that compiled bots do not look at."""
    keys = Keys(b"bot" + (match.secret or b""))
    view = match.game.view(match.board, match.state, seat)
    return match.names.texts[match.game.choose(match.board, view, seat, level, from_key(keys(len(match.log))))]


# ------------------------------------------------------------------------------------------------- many of them at once


def answers(work: Callable[..., T], questions: Sequence[tuple[Any, ...]], workers: int, progress: Progress) -> list[T]:
    """The answers to all questions, in their order."""
    found: list[T] = []
    for answer in one_by_one(work, questions, min(workers, len(questions))):
        found.append(answer)
        progress(len(found), len(questions))
    return found


def one_by_one(work: Callable[..., T], questions: Sequence[tuple[Any, ...]], workers: int) -> Iterator[T]:
    return starmap(work, questions) if workers < 2 else in_order(Crew(workers, itself, work), questions, workers)


def itself(work: Callable[..., T]) -> Callable[..., T]:
    """The worker of every process."""
    return work
