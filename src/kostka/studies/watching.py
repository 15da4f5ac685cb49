"""Matches between bots, played move by move, and questions answered in several processes."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, TypeVar

from kostka.bots import See, bot, play_out
from kostka.core.declare.messages import Message
from kostka.core.match import Match
from kostka.lab.cluster import hire
from kostka.lab.series import BOTS, Series
from kostka.studies import Progress

K = TypeVar("K")
T = TypeVar("T")
# The bots of a study: one without search, and one that searches a little and misjudges nothing.
PLAYOUTS = 50  # a move
GREEDY, SEARCHING = KINDS = ("greedy", f"expert@{PLAYOUTS}")


def kind_of(bot: str) -> Message:
    """How a study calls its bots."""
    return Message("study-kind-greedy" if bot == GREEDY else "study-kind-searching")


def players(seats: int) -> Message:
    return Message("study-players", seats=seats)


def watched(series: Series, bot: str, number: int, see: See | None = None) -> Match:
    """Play a match between bots of one kind; `see` gets every ply: the state before it and what happened."""
    return play_out(series.match(number), [named(bot)] * series.seats, series.chance(number, BOTS), see)


named = lru_cache(bot)  # none of these keeps anything from one move to the next, except for its buffers


# ------------------------------------------------------------------------------------------------- many of them at once


def answers(work: Callable[..., T], questions: Sequence[tuple[Any, ...]], workers: int, progress: Progress) -> list[T]:
    """The answers to all questions, in their order."""
    results: list[T] = []
    for answer in hire(None, min(workers, len(questions)), work).answers(questions):
        results.append(answer)
        progress(len(results), len(questions))
    return results


def answers_by_key(
    work: Callable[..., T], questions: Mapping[K, Sequence[tuple[Any, ...]]], workers: int, progress: Progress
) -> dict[K, list[T]]:
    """The answers to several lists of questions."""
    every = iter(answers(work, [question for asked in questions.values() for question in asked], workers, progress))
    return {key: list(islice(every, len(asked))) for key, asked in questions.items()}
