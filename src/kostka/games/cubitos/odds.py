"""Exact odds of the next push: the chance to bust, and what one has after it and after a pass."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from kostka.core.position import View
from kostka.games.cubitos.cards import Card
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.abilities import usable
from kostka.games.cubitos.compiled.effects import X as EFFECT
from kostka.games.cubitos.compiled.state import M as MOVE
from kostka.games.cubitos.compiled.state import P as QUESTION
from kostka.games.cubitos.compiled.zones import active_dice, argument, pending
from kostka.games.cubitos.pushing import Push, no_hit, ways_to_push
from kostka.games.cubitos.tally import ABILITY_FACES, RESOURCES, Roller, Tally, not_counted

Distribution = dict[int, Fraction]
MAX_WAYS = 12  # to list, the safest
TO_ROLL = (QUESTION.on_push, QUESTION.return_)  # a push has been chosen, the roll is still to come


def odds(view: View, rollouts: int) -> dict[str, Any]:
    """What `kostka odds` shows: the next push exactly, and the value of the seat's moves in feet."""
    if view.seat not in view.to_act:
        return {}
    texts, worth = view.names.texts, view.policy(view.moves)
    found: dict[str, Any] = {"moves": {texts[move]: value for move, value in zip(view.moves, worth, strict=True)}}
    if MOVE.push in view.moves or pending(view.state[0], view.seat) in TO_ROLL:
        found |= as_numbers(push_odds(view))
    return found


def push_odds(view: View) -> dict[str, Any]:
    """The next push in the safest way, and in every way; what passing now would bring; which cards are not counted.

    Of equally safe ways, the one that changes least comes first.
    """
    roller = Roller(view)
    pushes = found_pushes(roller)
    pushes.sort(key=lambda push: (push.bust, bool(push.way.use), sum(push.way.returned.values())))
    ways = [describe(push) for push in pushes[:MAX_WAYS]]
    owed = int(roller.state.forced[view.seat]) - (pending(roller.state, view.seat) not in TO_ROLL)
    return {
        "push": ways[0] | {"ways": [{name: way[name] for name in way if name not in RESOURCES} for way in ways]},
        "pass": {resource: Tally(roller, resource).amount_of(roller.active) for resource in RESOURCES},
        "dice": {codes.DICE[kind]: number for kind, number in roller.roll.items()},
        "not_counted": not_counted(roller, any(push.forced for push in pushes), owed > 0),
    }


def describe(push: Push) -> dict[str, Any]:
    """All about a push: its chances, how it is made, the distributions of what one then has and their means."""
    amounts = {resource: distribution(push, resource) for resource in RESOURCES}
    return {
        "bust": push.bust,
        "bust_forced": push.bust_forced,
        "no_hit": no_hit(push.roller, push.way.roll),
        "forced": push.forced,
        "use": push.way.use,
        "return": {f"{codes.DICE[kind]} {codes.FACES[face]}": n for (kind, face), n in push.way.returned.items()},
        **amounts,
        **{f"expected_{resource}": mean(found) for resource, found in amounts.items()},
    }


def distribution(push: Push, resource: str) -> Distribution:
    found: Distribution = {}
    for ending in push.endings(Tally(push.roller, resource)):
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


def found_pushes(roller: Roller) -> list[Push]:
    """The ways to push now, each with its risk. [1]"""
    record, seat = roller.state, roller.seat
    question = pending(record, seat)
    owed = argument(record, seat, codes.F_LEFT) if question == QUESTION.return_ else 0
    protectors = [card for card in roller.cards if question == QUESTION.push_or_pass and protects(roller, card)]
    risky = question not in TO_ROLL and active_dice(record, seat, codes.ALL_KINDS) >= codes.RISKY
    at_risk = bool(record.at_risk[seat]) or risky
    return [Push(roller, way, at_risk) for way in ways_to_push(roller, owed, protectors)]


def protects(roller: Roller, card: Card) -> bool:
    """Whether a die of a card can be used to make the push safe."""
    if not any(effect.op == EFFECT.safe for effect in card.effects.get("active", ())):
        return False
    asked = (roller.board, roller.state, roller.seat, codes.T_ACTIVE, card.colour_number)
    return any(usable(*asked, face) for face in ABILITY_FACES)
