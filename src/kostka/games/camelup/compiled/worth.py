"""What bets are worth, given the odds of a leg and of the race, be they exact or estimated."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.rules import (
    best_ticket,
    card_of,
    count_colours,
    is_card,
    ticket_pay,
    ticket_pays,
    top_ticket,
)

Chances = NDArray[np.float64]
Cell = NDArray[Any]

LEG = np.dtype(
    (
        np.record,
        [
            # All in sequences of dice, out of `total`.
            ("total", "i8"),
            ("ended", "i8"),
            ("pairs", "i8", (s.RACING, s.RACING)),  # first and second
            ("last", "i8", s.RACING),
            ("won", "i8", s.RACING),  # first and last of races that end in this leg
            ("lost", "i8", s.RACING),
            ("hits", "i8", s.SPACES + 2),  # of tiles; in estimates, of all spaces
        ],
    )
)
RACE = np.dtype((np.record, [("win", "f8", s.RACING), ("lose", "f8", s.RACING), ("error", "f8")]))


@rule
def ticket_value(leg: np.record, colour: int, ticket: int) -> float:
    value = 0.0
    for first in range(s.RACING):
        for second in range(s.RACING):
            value += leg.pairs[first, second] * ticket_pay(colour, ticket, first, second)
    return float(value / leg.total)


@rule
def holdings_value(state: np.record, seat: int, leg: np.record) -> float:
    """What a player's tickets, partner and tile are expected to bring in this leg, from now on."""
    value = 0.0
    partner = state.partner[seat]
    for first in range(s.RACING):
        for second in range(s.RACING):
            weight = leg.pairs[first, second]
            if weight:
                value += weight * ticket_pays(state, seat, first, second)
                if partner != s.NOBODY:
                    value += weight * best_ticket(state, partner, first, second)
    for space in range(2, s.SPACES + 1):
        if state.tile_owner[space] == seat:
            value += leg.hits[space]
    return float(value / leg.total)


@rule
def partner_value(state: np.record, other: int, leg: np.record) -> float:
    """The expected pay of the other's best ticket."""
    value = 0.0
    for first in range(s.RACING):
        for second in range(s.RACING):
            if leg.pairs[first, second]:
                value += leg.pairs[first, second] * best_ticket(state, other, first, second)
    return float(value / leg.total)


@rule
def colours_played(odds: Chances) -> Chances:
    """How likely each colour is among a rival's cards on a pile: by the number of these cards, then by colour.

    One card after the other is chosen by the race odds among the colours that the rival has left; where no colour left
    has a chance, they are all alike.
    """
    played = np.zeros((s.RACING + 1, s.RACING))
    reached = np.zeros(1 << s.RACING)  # by set of colours
    reached[0] = 1.0
    for chosen in range(1 << s.RACING):
        number, left = count_colours(chosen), 0.0
        for colour in range(s.RACING):
            if (chosen >> colour) & 1 == 0:
                left += odds[colour]
        for colour in range(s.RACING):
            if (chosen >> colour) & 1:
                played[number, colour] += reached[chosen]
            else:
                share = odds[colour] / left if left > 0 else 1 / (s.RACING - number)
                reached[chosen | 1 << colour] += reached[chosen] * share
    return played


@rule
def card_value(state: np.record, seat: int, pile: int, colour: int, odds: Chances, played: Chances) -> float:
    """The expected pay of a finish card, given the odds of all colours to be right and of the cards of rivals.

    The prize depends on how many right cards lie below it, one at most of each player; one's own are all wrong then.
    """
    cards = np.zeros(len(state.pyramid_tickets), np.int64)
    for i in range(state.pile_size[pile]):
        cards[state.pile_seat[pile, i]] += 1
    before = np.zeros(len(cards) + 1)
    before[0] = 1.0
    for other in range(len(cards)):
        if other != seat and cards[other] > 0:
            has = played[cards[other], colour]
            for n in range(len(cards), 0, -1):
                before[n] = before[n] * (1.0 - has) + before[n - 1] * has
            before[0] *= 1.0 - has
    prize = 0.0
    for n in range(len(before)):
        prize += before[n] * s.PRIZES[min(n, len(s.PRIZES) - 1)]
    return float(odds[colour] * prize - (1.0 - odds[colour]))


@rule
def bet_values(
    state: np.record, seat: int, moves: NDArray[np.int16], count: int, leg: Cell, race: Cell, out: Chances
) -> None:
    """The expected gain in pounds of rolling, tickets, finish cards and partners, given the odds; not of tiles."""
    winners, losers = colours_played(race[0].win), colours_played(race[0].lose)
    for i in range(count):
        move = int(moves[i])
        if move == s.M.roll:
            out[i] = 1.0
        elif move < s.M.tile:
            out[i] = ticket_value(leg[0], move - s.M.ticket, top_ticket(state, move - s.M.ticket))
        elif is_card(move):
            pile, colour = card_of(move)
            if pile == s.WINNER:
                out[i] = card_value(state, seat, pile, colour, race[0].win, winners)
            else:
                out[i] = card_value(state, seat, pile, colour, race[0].lose, losers)
        elif move >= s.M.partner:
            out[i] = partner_value(state, move - s.M.partner, leg[0])
