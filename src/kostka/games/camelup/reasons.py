"""Reasons for moves in numbers: the leg exactly, the race by rollouts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kostka.core.declare.messages import Message
from kostka.core.position import View
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.odds import odds

ROLLOUTS = 5_000


def reasons(view: View, moves: Sequence[int]) -> dict[int, list[Message]]:
    found = odds(view, ROLLOUTS)
    return {move: list(why(view, found, move)) for move in moves} if found else {}


def why(view: View, found: Mapping[str, Any], move: int) -> Iterator[Message]:
    text = view.names.texts[move]
    worth = pounds(found["moves"].get(text, 0.0))
    match view.names.values[move]:
        case {"move": "roll"}:
            left = rules.rolls_left(view.state[0])
            yield Message("camelup-why-roll", dice=left, ends=percent(found["race_ends"]))
        case _ if text not in found["moves"]:
            return
        case {"move": "ticket", "colour": str(colour)}:
            chances = found["leg"][colour]
            first, second = percent(chances["first"]), percent(chances["second"])
            yield Message("camelup-why-ticket", colour=colour, first=first, second=second, worth=worth)
            # What the ticket below the top one is worth to the player who takes it next.
            ticket = rules.top_ticket(view.state[0], camelup.COLOURS.index(colour)) + 1
            if ticket < len(camelup.TICKETS):
                shares = chances["first"], chances["second"], 1 - chances["first"] - chances["second"]
                rival = sum(share * rules.ticket_pay(ticket, rank) for rank, share in enumerate(shares))
                yield Message("camelup-why-ticket-left", colour=colour, worth=pounds(rival))
        case {"move": "tile", "space": space}:
            yield Message("camelup-why-tile", space=space, worth=worth)
        case {"move": "winner" | "loser" as pile, "colour": str(colour)}:
            right = percent(found["race"][colour]["win" if pile == "winner" else "lose"])
            later = pounds(found["waiting"][text])
            yield Message("camelup-why-card", colour=colour, pile=pile, percent=right, worth=worth, later=later)
        case _:
            yield Message("camelup-why-partner", worth=worth)


def percent(chance: float) -> float:
    return round(100 * chance, 1)


def pounds(worth: float) -> float:
    return round(worth, 2)
