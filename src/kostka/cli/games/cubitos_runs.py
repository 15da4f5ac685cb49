"""Runs of Cubitos in one answer: `go 34` takes the cheapest way to space 34 and stops there."""

from collections.abc import Sequence

from kostka.cli.answers import alternatives
from kostka.core.declare.messages import Message, shorten
from kostka.core.errors import KostkaError
from kostka.core.match import Match
from kostka.core.reading import whole_number
from kostka.games.cubitos.paths import find_paths, is_running
from kostka.messages import say

GO = "go"


def hint(match: Match, seat: int) -> str | None:
    """What can be typed beside the moves."""
    return say("cubitos-go-hint") if is_running(match.state, seat) else None


def plan(match: Match, seat: int, words: Sequence[str]) -> tuple[list[str], str] | None:
    """The moves of a run and what it costs, or None where the words say something else."""
    if words[0] != GO:
        return None
    if not is_running(match.state, seat):
        raise KostkaError("cubitos-go-not-now")
    target = whole_number(words[1]) if len(words) == 2 else None
    if target is None:
        raise KostkaError("cubitos-go-where", reach=reach(match, seat))
    path = find_paths(match.position, seat, target).get(target)
    if path is None:
        raise KostkaError("cubitos-go-too-far", space=shorten(target), reach=reach(match, seat))
    told = say("cubitos-go", space=target, feet=path.feet, money=path.money)
    return [match.names.texts[move] for move in path.moves], told


def reach(match: Match, seat: int) -> list[Message]:
    """The spaces that can be reached, by what they cost in money."""
    spaces: dict[int, list[int]] = {}
    for space, path in find_paths(match.position, seat).items():
        spaces.setdefault(path.money, []).append(space)
    return [
        Message("cubitos-go-reach", spaces=alternatives(sorted(found)), money=money) for money, found in spaces.items()
    ]
