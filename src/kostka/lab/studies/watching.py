"""Matches between bots that are watched move by move, in several processes where that is worth it.

A match follows from who sits there and from its number alone, whatever process plays it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import starmap
from typing import Any, Generic, TypeVar

from kostka.bots import COMPILED, bot, move_of
from kostka.core.chance import Keys, from_key, secret_of_seed
from kostka.core.events import Event
from kostka.core.game import State
from kostka.core.match import Match, default_players
from kostka.core.options import parse_options
from kostka.core.registry import game as find_game
from kostka.lab.crew import Crew, in_any_order

T = TypeVar("T")
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


class Numbered(Generic[T]):
    """Work whose answers tell which question they are for."""

    def __init__(self, work: Callable[..., T]) -> None:
        self.work = work

    def __call__(self, number: int, *question: Any) -> tuple[int, T]:
        return number, self.work(*question)


def answers(work: Callable[..., T], questions: Sequence[tuple[Any, ...]], workers: int, progress: Progress) -> list[T]:
    """The answers to all questions, in their order."""
    found: dict[int, T] = {}
    numbered = [(number, *question) for number, question in enumerate(questions)]
    for number, answer in as_they_come(work, numbered, min(workers, len(numbered))):
        found[number] = answer
        progress(len(found), len(numbered))
    return [found[number] for number in range(len(numbered))]


def as_they_come(work: Callable[..., T], numbered: Iterable[tuple[Any, ...]], workers: int) -> Iterator[tuple[int, T]]:
    if workers < 2:
        return starmap(Numbered(work), numbered)
    return in_any_order(Crew(workers, Numbered, work), numbered, workers)
