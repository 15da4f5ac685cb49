"""What bets are worth, given the odds of a leg and of the race, be they exact or estimated."""

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.core.declare.records import Field, Record
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s  # s.M: moves

LEG = Record(  # all in sequences of dice, out of `total`
    total=Field("i8"),
    ended=Field("i8"),
    pairs=Field("i8", s.COLOURS, s.COLOURS),  # first and second
    places=Field("i8", s.RACING, s.COLOURS),
    ended_places=Field("i8", s.RACING, s.COLOURS),  # of races that end in this leg
    hits=Field("i8", s.TRACK),  # of tiles; in estimates, of all spaces
).type
RACE = Record(places=Field("f8", s.RACING, s.COLOURS), error=Field("f8")).type


@rule
def ticket_value(leg: np.record, colour: int, ticket: int) -> float:
    first, second = leg.pairs[colour].sum(), leg.pairs[:, colour].sum()
    value = first * rules.ticket_pay(ticket, s.FIRST) + second * rules.ticket_pay(ticket, s.SECOND)
    value += (leg.total - first - second) * rules.ticket_pay(ticket, s.LAST)
    return float(value / leg.total)


@rule
def expected_pay(ticket: int, first: float, second: float) -> float:
    """The pay of a ticket, given the chances of its camel to be first and second."""
    lost = rules.ticket_pay(ticket, s.LAST)
    win, place = rules.ticket_pay(ticket, s.FIRST) - lost, rules.ticket_pay(ticket, s.SECOND) - lost
    return float(first * win + place * second + lost)


@rule
def weigh_tickets(state: np.record, seat: int, leg: np.record) -> tuple[int, int]:
    """What all of a player's tickets bring and what the best one brings, summed over the sequences of dice."""
    total, best = 0, 0
    for first in range(s.RACING):
        for second in range(s.RACING):
            weight = int(leg.pairs[first, second])
            if weight:
                pays = rules.ticket_pays(state, seat, first, second)
                total += weight * pays[0]
                best += weight * pays[1]
    return total, best


@rule
def copied_value(state: np.record, seat: int, leg: np.record) -> int:
    """What the best ticket of a player's partner brings, summed over the sequences of dice."""
    partner = state.partner[seat]
    return 0 if partner == s.NOBODY else weigh_tickets(state, partner, leg)[1]


@rule
def tile_hits(state: np.record, seat: int, leg: np.record) -> int:
    """How often units land on a player's tile, summed over the sequences of dice."""
    space = rules.tile_space(state, seat)
    return int(leg.hits[space]) if space else 0


@rule
def holdings_value(state: np.record, seat: int, leg: Cell) -> float:
    """What a player's tickets, partner and tile are expected to bring in this leg, from now on."""
    tickets, _ = weigh_tickets(state, seat, leg[0])
    return float((tickets + copied_value(state, seat, leg[0]) + tile_hits(state, seat, leg[0])) / leg[0].total)


@rule
def colours_played(odds: Floats) -> Floats:
    """How likely each colour is among a rival's cards on a pile: by the number of these cards, then by colour.

    One card after the other is chosen by the race odds among the colours that the rival has left; where no colour left
    has a chance, they are all alike.
    """
    played = np.zeros((s.RACING + 1, s.RACING))
    reached = np.zeros(1 << s.RACING)  # by set of colours
    reached[0] = 1.0
    for chosen in range(1 << s.RACING):
        number, left = rules.count_of(chosen), 0.0
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
def card_value(
    state: np.record, seat: int, pile: int, below: int, colour: int, odds: Floats, played: Floats, more: Floats
) -> float:
    """The expected pay of a finish card above the first `below` of a pile, given the odds of all colours to be right.

    The prize depends on how many right cards lie below it, one at most of each player; one's own are all wrong then.
    A rival has the colour among its cards by `played`, or else plays it first with the chance that `more` has for it.
    """
    cards = np.zeros(len(more), np.int64)
    for i in range(below):
        cards[state.pile_seat[pile, i]] += 1
    before = np.zeros(len(cards) + 1)
    before[0] = 1.0
    for other in range(len(cards)):
        if other != seat:
            has = played[cards[other], colour]
            has += (1.0 - has) * more[other] * odds[colour]
            if has == 0.0:
                continue
            for n in range(len(cards), 0, -1):
                before[n] = before[n] * (1.0 - has) + before[n - 1] * has
            before[0] *= 1.0 - has
    prize = 0.0
    for n in range(len(before)):
        prize += before[n] * rules.prize(n)
    return float(odds[colour] * prize - (1.0 - odds[colour]))


@rule
def right_odds(race: Cell, pile: int) -> Floats:
    """The odds of each colour to be the right one of a pile."""
    odds: Floats = race[0].places[s.FIRST] if pile == s.WINNER else race[0].places[s.LAST]
    return odds


@rule
def cards_held(state: np.record, seat: int, race: Cell) -> float:
    """What the finish cards of a player whose colours are known are expected to bring."""
    value, nobody = 0.0, np.zeros(len(state.money))
    for pile in range(2):
        odds = right_odds(race, pile)
        played = colours_played(odds)
        for i in range(state.pile_size[pile]):
            colour = state.pile_colour[pile, i]
            if state.pile_seat[pile, i] == seat and colour != s.UNKNOWN:
                value += card_value(state, seat, pile, i, colour, odds, played, nobody)
    return value


@rule
def bet_values(state: np.record, seat: int, moves: Moves, count: int, leg: Cell, race: Cell, out: Floats) -> None:
    """The expected gain in pounds of rolling, tickets, finish cards and partners, given the odds; not of tiles. A card
    of unknown colour counts as wrong.
    """
    played = (colours_played(right_odds(race, s.WINNER)), colours_played(right_odds(race, s.LOSER)))
    nobody = np.zeros(len(state.money))
    for i in range(count):
        move = int(moves[i])
        if move == s.M.roll:
            out[i] = 1.0
        elif move < s.M.tile:
            out[i] = ticket_value(leg[0], move - s.M.ticket, rules.top_ticket(state, move - s.M.ticket))
        elif rules.is_card(move):
            pile, colour = rules.card_of(move)
            if colour == s.UNKNOWN:
                out[i] = -1.0
            else:
                card = (state, seat, pile, state.pile_size[pile], colour)
                out[i] = card_value(*card, right_odds(race, pile), played[pile], nobody)
        elif move >= s.M.partner:
            out[i] = weigh_tickets(state, move - s.M.partner, leg[0])[1] / leg[0].total
