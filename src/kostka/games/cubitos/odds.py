"""Exact odds of the next push: the chance to bust, and what one has after it and after a pass."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from kostka.core.game import Board, State
from kostka.games.cubitos.cards import Card
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import usable
from kostka.games.cubitos.compiled.state import M, P, X
from kostka.games.cubitos.compiled.zones import active_dice, argument, pending
from kostka.games.cubitos.pushing import Push, no_hit, ways_to_push
from kostka.games.cubitos.tally import ABILITY_FACES, RESOURCES, Table, Tally, not_counted

Distribution = dict[int, Fraction]
MOST_WAYS = 12  # that are told, the safest
TO_ROLL = (P.on_push, P.return_)  # a push has been chosen, the roll is still to come


def odds(board: Board, state: State, seat: int, rollouts: int) -> dict[str, Any]:
    """Everything `kostka odds` tells: the next push exactly, and the value of the seat's moves in feet."""
    from kostka.games.cubitos import GAME

    if seat not in GAME.movers(board, state):
        return {}
    moves = GAME.legal(board, state, seat)
    texts, worth = GAME.names(board).texts, GAME.policy(board, state, seat, moves)
    found: dict[str, Any] = {"moves": {texts[move]: value for move, value in zip(moves, worth, strict=True)}}
    if M.push in moves or pending(state[0], seat) in TO_ROLL:
        found |= as_numbers(push_odds(board, state, seat))
    return found


def push_odds(board: Board, state: State, seat: int) -> dict[str, Any]:
    """The next push in the safest way, and in every way; what passing now would bring; which cards are not counted.

    Of ways that are equally safe the one comes first that changes least.
    """
    table = Table(board, state, seat)
    pushes = sorted(found_pushes(table), key=lambda push: (push.bust, bool(push.way.use), push.way.size))
    ways = [told(push) for push in pushes[:MOST_WAYS]]
    owed = int(state[0].forced[seat]) - (pending(state[0], seat) not in TO_ROLL)
    return {
        "push": ways[0] | {"ways": [{name: way[name] for name in way if name not in RESOURCES} for way in ways]},
        "pass": {resource: Tally(table, resource).amount_of(table.active) for resource in RESOURCES},
        "dice": {s.DICE[kind]: number for kind, number in table.roll.items()},
        "not_counted": not_counted(table, any(push.forced for push in pushes), owed > 0),
    }


def told(push: Push) -> dict[str, Any]:
    """All about a push: its chances, how it is made, the distributions of what one then has and their means."""
    amounts = {resource: distribution(push, resource) for resource in RESOURCES}
    return {
        "bust": push.bust,
        "bust_forced": push.bust_forced,
        "no_hit": no_hit(push.table, push.way.roll),
        "forced": push.forced,
        "use": push.way.use,
        "return": {f"{s.DICE[kind]} {s.FACES[face]}": n for (kind, face), n in push.way.returned.items()},
        **amounts,
        **{f"expected_{resource}": mean(found) for resource, found in amounts.items()},
    }


def distribution(push: Push, resource: str) -> Distribution:
    found: Distribution = {}
    for ending in push.endings(Tally(push.table, resource)):
        found[ending.amount] = found.get(ending.amount, Fraction(0)) + ending.chance
    return dict(sorted(found.items()))


def mean(found: Mapping[int, Fraction]) -> Fraction:
    return sum((amount * chance for amount, chance in found.items()), Fraction(0))


def as_numbers(value: Any) -> Any:
    """Fractions as JSON has them; keys are texts there."""
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, dict):
        return {str(key): as_numbers(inner) for key, inner in value.items()}
    return [as_numbers(inner) for inner in value] if isinstance(value, list) else value


def found_pushes(table: Table) -> list[Push]:
    """The ways to push now, each with its risk. [1]"""
    record, seat = table.state[0], table.seat
    question = pending(record, seat)
    owed = argument(record, seat, s.F_LEFT) if question == P.return_ else 0
    protectors = [card for card in table.cards if question == P.push_or_pass and protects(table, card)]
    risky = question not in TO_ROLL and active_dice(record, seat, s.ALL_KINDS) >= s.RISKY
    at_risk = bool(record.at_risk[seat]) or risky
    return [Push(table, way, at_risk) for way in ways_to_push(table, owed, protectors)]


def protects(table: Table, card: Card) -> bool:
    """Whether a die of a card can be used to make the push safe."""
    if not any(effect.op == X.safe for effect in card.effects.get("active", ())):
        return False
    asked = (table.board[0], table.state[0], table.seat, s.T_ACTIVE, card.colour_number)
    return any(usable(*asked, face) for face in ABILITY_FACES)
