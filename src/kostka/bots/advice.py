"""Advice: the moves of a seat by their chance to win, and what speaks for them, in numbers."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from kostka.bots.known import Known, known
from kostka.bots.levels import Player, check_asked, check_budget, percent
from kostka.bots.plans import Decision
from kostka.bots.searching import Found
from kostka.core.chance import from_seed
from kostka.core.errors import Message
from kostka.core.match import Match

ADVISER = "expert"
PLANS = 8  # that are searched
LITTLE = 0.005  # a chance that is not worth a word


@dataclass(frozen=True)
class Advised:
    """A move with its chance to win and the error of that; `behind` is what the best move has more, in the same worlds,
    if it has more: what comes to mind first is advised unless something is clearly better.

    `plan` is the whole decision that begins with the move; mostly that is the move alone.

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
    plan: tuple[str, ...]

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
    """What a bot of this level finds of all decisions that it looks at."""
    found = found_plans(known, Player(level, playouts, seconds))
    single = [row.move for row, plan in found if len(plan) == 1]
    told = known.game.reasons(known.board, known.view, known.seat, single)
    best, _ = found[0]
    rows = []
    for row, plan in found:
        reasons = told.get(row.move, ()) if len(plan) == 1 else ()
        rows.append(advised(known, row, plan, best, (*reasons, *rivals_gain(known, row, best))))
    if any(row.less_than(best) < 0.0 for row, _ in found):
        rows[0] = replace(rows[0], reasons=(*rows[0].reasons, Message("bots-why-first")))
    return Advice(known.seat, tuple(rows))


def found_plans(known: Known, player: Player) -> list[tuple[Found, tuple[int, ...]]]:
    """What a bot finds of moves, or of plans where a decision takes several moves; each with its plan."""
    decision = Decision(known)
    if decision.is_single:
        return [(row, (row.move,)) for row in player.found(known)]
    plans = decision.best(PLANS)
    found = [(row, plans[row.move].moves) for row in player.compared(known, plans)]
    return [(replace(row, move=plan[0]), plan) for row, plan in found]


def rivals_gain(known: Known, row: Found, best: Found) -> Iterator[Message]:
    """Who of the others profits most from a move that is not the best."""
    gains = {seat: row.chances[seat] - best.chances[seat] for seat in range(len(row.chances)) if seat != known.seat}
    player = max(gains, key=gains.__getitem__)
    if gains[player] > max(2 * row.behind_error, LITTLE):
        yield Message("bots-why-rival", player=player, percent=percent(gains[player]))


def advised(known: Known, row: Found, plan: tuple[int, ...], best: Found, reasons: tuple[Message, ...]) -> Advised:
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
        tuple(known.names.texts[move] for move in plan),
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
