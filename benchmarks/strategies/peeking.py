"""Who sees all dice that will ever fall, for a bound by luck: nobody who does not can win more often than that.

Not quite a bound, because it takes everybody else for greedy and looks at its next move alone; but far beyond what a
player can know, and against greedy ones the futures that it sees are the true ones.
"""

from collections.abc import Mapping
from typing import Any

from kostka.bots import Bot, Known, bot, move_of
from kostka.core.match import Match
from kostka.lab.arena import Hall

MOST_MOVES = 8  # looked at, the best at a glance


class Peeking:
    """Plays every promising move out on a copy of the match, dice and all, and takes the one that ends best."""

    __name__ = "peeking"

    def __call__(self, known: Known) -> str:
        raise TypeError("only an OpenHall shows the match")

    def peek(self, match: Match, seat: int) -> str:
        legal = promising(match, seat)
        return legal[0] if len(legal) == 1 else max(legal, key=lambda move: outcome(match, seat, move))


def promising(match: Match, seat: int) -> list[str]:
    moves = match.game.legal(match.board, match.state, seat)
    worth = match.game.policy(match.board, match.game.view(match.board, match.state, seat), seat, moves)
    order = sorted(range(len(moves)), key=lambda i: -worth[i])
    return [match.names.texts[moves[i]] for i in order[:MOST_MOVES]]


def outcome(match: Match, seat: int, move: str) -> tuple[float, int]:
    """The share of the win, and by how much the best of the others is beaten: the same dice fall as in the match."""
    future, greedy = match.copy(), bot("greedy")
    future.play(move, seat)
    while (mover := future.turn) is not None:
        future.play(move_of(future, mover, greedy), mover)
    assert future.result is not None
    winners, scores = future.result.winners, future.result.scores
    share = (seat in winners) / len(winners)
    return share, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


class OpenHall(Hall):
    """A hall in which who peeks is shown the match."""

    def ask(self, match: Match, seat: int, player: Bot) -> str | Mapping[str, Any]:
        return player.peek(match, seat) if isinstance(player, Peeking) else move_of(match, seat, player)
