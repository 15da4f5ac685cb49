"""Who sees all dice that will ever fall, for a bound by luck: nobody who does not can win more often than that.

Not quite a bound, because it takes everybody else for greedy and looks at its next move alone; but far beyond what a
player can know, and against greedy ones the futures that it sees are the true ones.
"""

from kostka.bots import Bot, Move, Observation, bot, move_of, play_out
from kostka.core.compiled.chance import Chance
from kostka.core.match import Match
from kostka.lab.arena import MatchRunner

MOST_MOVES = 8  # looked at, the best at a glance


class Peeking:
    """Plays every promising move out on a copy of the match, dice and all, and takes the one that ends best."""

    __name__ = "peeking"

    def __call__(self, known: Observation) -> str:
        raise TypeError("only an OpenRunner shows the match")

    def peek(self, match: Match, seat: int) -> str:
        legal = promising(match, seat)
        return legal[0] if len(legal) == 1 else max(legal, key=lambda move: outcome(match, seat, move))


def promising(match: Match, seat: int) -> list[str]:
    moves = match.position.legal(seat)
    worth = match.position.view(seat).policy(moves)
    order = sorted(range(len(moves)), key=lambda i: -worth[i])
    return [match.names.texts[moves[i]] for i in order[:MOST_MOVES]]


def outcome(match: Match, seat: int, move: str) -> tuple[float, int]:
    """The share of the win, and by how much the best of the others is beaten: the same dice fall as in the match."""
    future = match.copy()
    future.play(move, seat)
    play_out(future, [bot("greedy")] * future.seats)
    assert future.result is not None
    winners, scores = future.result.winners, future.result.scores
    share = (seat in winners) / len(winners)
    return share, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


class OpenRunner(MatchRunner):
    """Shows the match to a bot that peeks."""

    def ask(self, match: Match, seat: int, player: Bot, chance: Chance | None) -> Move:
        return player.peek(match, seat) if isinstance(player, Peeking) else move_of(match, seat, player, chance)
