"""What speaks for moves, in numbers: the leg exactly, the race by rollouts."""

from collections.abc import Iterator, Sequence
from typing import Any

from kostka.core.errors import Message
from kostka.core.game import Board, State
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.odds import TEXTS, odds

ROLLOUTS = 5_000


def reasons(board: Board, view: State, seat: int, moves: Sequence[int]) -> dict[int, list[Message]]:
    found = odds(board, view, seat, ROLLOUTS)
    return {move: list(why(board, view, found, move)) for move in moves} if found else {}


def why(board: Board, view: State, found: dict[str, Any], move: int) -> Iterator[Message]:
    worth = found["moves"].get(TEXTS[move])
    if move == s.M.roll:
        left = rules.count_of(rules.dice_inside(view[0])) - (6 - s.ROLLS_A_LEG)
        yield Message("camelup-why-roll", dice=left, ends=percent(found["race_ends"]))
    elif worth is None:
        return
    elif move < s.M.tile:
        colour = s.COLOURS[move - s.M.ticket]
        chances = found["leg"][colour]
        first, second = percent(chances["first"]), percent(chances["second"])
        yield Message("camelup-why-ticket", colour=colour, first=first, second=second, worth=pounds(worth))
        if (rival := next_ticket(view, found, move - s.M.ticket)) is not None:
            yield Message("camelup-why-ticket-left", colour=colour, worth=pounds(rival))
    elif rules.is_tile(move):
        yield Message("camelup-why-tile", space=rules.tile_of(move)[0], worth=pounds(worth))
    elif rules.is_card(move):
        pile, colour = s.PILES[rules.card_of(move)[0]], s.COLOURS[rules.card_of(move)[1]]
        right = percent(found["race"][colour]["win" if pile == "winner" else "lose"])
        later = pounds(found["waiting"][TEXTS[move]])
        yield Message("camelup-why-card", colour=colour, pile=pile, percent=right, worth=pounds(worth), later=later)
    else:
        yield Message("camelup-why-partner", worth=pounds(worth))


def next_ticket(view: State, found: dict[str, Any], colour: int) -> float | None:
    """What the ticket below the top one would be worth to whoever takes it next."""
    ticket = rules.top_ticket(view[0], colour) + 1
    if ticket >= len(s.TICKETS):
        return None
    chances = found["leg"][s.COLOURS[colour]]
    first, second = chances["first"], chances["second"]
    return float(first * s.TICKETS[ticket] + second - (1 - first - second))


def percent(chance: float) -> float:
    return round(100 * chance, 1)


def pounds(worth: float) -> float:
    return round(worth, 2)
