"""Advice: the moves of a seat by their chance to win, and what speaks for them, in numbers."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from kostka.bots.levels import Player, check_asked, check_budget, percent
from kostka.bots.observation import Observation, observe
from kostka.bots.plans import Decision
from kostka.bots.searching import MoveValue
from kostka.core.compiled.chance import from_seed
from kostka.core.declare.json import Json
from kostka.core.declare.messages import Message
from kostka.core.match import Match

ADVISER = "expert"
PLANS = 8  # that are searched
LITTLE = 0.005  # a chance that is not worth a word


@dataclass(frozen=True)
class Advised:
    """A move with its chance to win and the standard error of that, 0.0 if the chance is exact.

    `behind` is how much less it wins than the best move in the same worlds; 0.0 if it wins more, because the rollout
    policy's move is advised unless another is clearly better. `plan` is the whole decision that begins with the move,
    mostly the move alone. `chances` are those of all seats, `standing` their mean scores where playouts ended.
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

    def to_json(self) -> Json:
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

    def to_json(self) -> Json:
        return {"seat": self.seat, "playouts": self.playouts, "moves": [row.to_json() for row in self.moves]}


def advise(known: Observation, playouts: int | None = None, seconds: float | None = None) -> Advice:
    """The decisions that the expert considers, with their values."""
    found = plan_values(known, Player(ADVISER, playouts, seconds))
    single = [row.move for row, plan in found if len(plan) == 1]
    reasons_by_move = known.view.reasons(single)
    (best, _), texts, rows = found[0], known.names.texts, []
    for row, plan in found:
        reasons = reasons_by_move.get(row.move, ()) if len(plan) == 1 else ()
        rows.append(
            Advised(
                move=texts[row.move],
                chance=row.chances[known.seat],
                error=row.error,
                chances=row.chances,
                behind=max(row.less_than(best), 0.0),
                behind_error=row.behind_error,
                standing=row.standing,
                playouts=row.playouts,
                reasons=(*reasons, *rivals_gain(known, row, best)),
                plan=tuple(texts[move] for move in plan),
            )
        )
    if any(row.less_than(best) < 0.0 for row, _ in found):
        rows[0] = replace(rows[0], reasons=(*rows[0].reasons, Message("bots-why-first")))
    return Advice(known.seat, tuple(rows))


def plan_values(known: Observation, player: Player) -> list[tuple[MoveValue, tuple[int, ...]]]:
    """The values of moves, or of plans if a decision takes several moves, each with its plan."""
    decision = Decision(known)
    if decision.is_single:
        return [(row, (row.move,)) for row in player.move_values(known)]
    plans = decision.best(PLANS)
    found = [(row, plans[row.move].moves) for row in player.plan_values(known, plans)]
    return [(replace(row, move=plan[0]), plan) for row, plan in found]


def rivals_gain(known: Observation, row: MoveValue, best: MoveValue) -> Iterator[Message]:
    """Who of the others profits most from a move that is not the best."""
    gains = {seat: row.chances[seat] - best.chances[seat] for seat in range(len(row.chances)) if seat != known.seat}
    player = max(gains, key=gains.__getitem__)
    if gains[player] > max(2 * row.behind_error, LITTLE):
        yield Message("bots-why-rival", player=player, percent=percent(gains[player]))


def advise_match(
    match: Match, seat: int | None = None, playouts: int | None = None, seconds: float | None = None, seed: int = 0
) -> Advice:
    """`Match.advise`: from what the seat knows, the one to act if none is named."""
    asked = match.turn if seat is None else seat
    check_asked(match, asked)
    check_budget(playouts, seconds, seed)
    assert asked is not None
    return advise(observe(match, asked, from_seed(seed)), playouts=playouts, seconds=seconds)
