"""Advice: the moves of a seat by their chance to win, and what speaks for them, in numbers."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from kostka.bots.known import Known, known
from kostka.bots.levels import Player, check_asked, check_budget, percent
from kostka.bots.searching import Found
from kostka.core.chance import from_seed
from kostka.core.errors import Message
from kostka.core.match import Match

ADVISER = "expert"
LITTLE = 0.005  # a chance that is not worth a word


@dataclass(frozen=True)
class Advised:
    """A move with its chance to win and the error of that; `behind` is what the best move has more, in the same worlds,
    if it has more: what comes to mind first is advised unless something is clearly better.

    `chances` are those of all seats, `standing` their mean scores where playouts ended. Without an error nothing was
    sampled.
    """

    move: str
    chance: float
    error: float
    chances: tuple[float, ...]
    behind: float
    behind_error: float
    standing: tuple[float, ...]
    playouts: int
    reasons: tuple[Message, ...]

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "reasons": [reason.to_json() for reason in self.reasons]}


@dataclass(frozen=True)
class Advice:
    """The moves of a seat, the best one first."""

    seat: int
    moves: tuple[Advised, ...]

    @property
    def best(self) -> str:
        return self.moves[0].move

    @property
    def playouts(self) -> int:
        return sum(row.playouts for row in self.moves)

    def __iter__(self) -> Iterator[Advised]:
        return iter(self.moves)

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "playouts": self.playouts, "moves": [row.to_json() for row in self.moves]}


def advise(known: Known, level: str = ADVISER, playouts: int | None = None, seconds: float | None = None) -> Advice:
    """What a bot of this level finds of all moves that it looks at."""
    found = Player(level, playouts, seconds).found(known)
    told = known.game.reasons(known.board, known.view, known.seat, [row.move for row in found])
    best = found[0]
    rows = [advised(known, row, best, (*told.get(row.move, ()), *rivals_gain(known, row, best))) for row in found]
    if any(row.less_than(best) < 0.0 for row in found):
        rows[0] = replace(rows[0], reasons=(*rows[0].reasons, Message("bots-why-first")))
    return Advice(known.seat, tuple(rows))


def rivals_gain(known: Known, row: Found, best: Found) -> Iterator[Message]:
    """Who of the others profits most from a move that is not the best."""
    gains = {seat: row.chances[seat] - best.chances[seat] for seat in range(len(row.chances)) if seat != known.seat}
    player = max(gains, key=gains.__getitem__)
    if gains[player] > max(2 * row.behind_error, LITTLE):
        yield Message("bots-why-rival", player=player, percent=percent(gains[player]))


def advised(known: Known, row: Found, best: Found, reasons: tuple[Message, ...]) -> Advised:
    return Advised(
        known.names.texts[row.move],
        row.chances[known.seat],
        row.error,
        row.chances,
        max(row.less_than(best), 0.0),
        row.behind_error,
        row.standing,
        row.playouts,
        reasons,
    )


def advise_match(
    match: Match, seat: int | None = None, playouts: int | None = None, seconds: float | None = None, seed: int = 0
) -> Advice:
    """`Match.advise`: from what the seat knows, the one to act if none is named."""
    asked = match.turn if seat is None else seat
    check_asked(match, asked)
    check_budget(playouts, seconds, seed)
    assert asked is not None
    return advise(known(match, asked, from_seed(seed)), playouts=playouts, seconds=seconds)
