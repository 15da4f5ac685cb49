"""Each seat's chance to win: what everybody holds in races played to their end, and what may still come, weighed by a
small network.

In each of the races of an outlook everybody's money at the end is known, if nobody bet any more; how much that says
depends on how many dice are still to be rolled. The network has learned the rest from games.
"""

from pathlib import Path

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Numbers
from kostka.core.compiled.jit import rule
from kostka.core.compiled.mlp import read_network, softmax_values
from kostka.core.declare.domains import constants
from kostka.games.camelup.compiled import policy, rules
from kostka.games.camelup.compiled import state as s  # the constants of the game
from kostka.games.camelup.compiled.outlook import (
    ENDS,
    FIRST,
    LONGEST,
    LOSER,
    OUTLOOK,
    SECOND,
    WINNER,
    chances_of,
    look_up,
)
from kostka.games.camelup.compiled.worth import copied_value, expected_pay

RACES = 256  # to evaluate a position alone
AT_FIRST, MORE = 96, 64  # to evaluate one of many: races at the first look-up, and more at each other one
# How much money decides, by rolls to go: pounds by which a lead grows to e times the chances.
SHARP = 0.4 + 0.35 * np.sqrt(np.arange(LONGEST + 1))
SOFT = 0.6 + 0.9 * np.sqrt(np.arange(LONGEST + 1))
STEP, FALLS = 32, np.exp(-np.arange(32 * 16 + 2) / 32)  # e to the powers 0, -1/32 … -16, and one more
ROLLING = 0.7  # pounds that a roll is worth
ROUNDS = 4  # of turns to look ahead, within the leg
LEAST = 0.01  # a share that is as good as nothing

FEATURES = (
    "money",
    "leg",
    "cards",
    "ahead",
    "above",
    "above_now",
    "sharp",
    "soft",
    "offer",
    "best_card",
    "hopes",
    "hand",
    "hand_to_go",
    "tile_to_come",
    "turn",
    "to_take",
    "to_go",
    "rolls_left",
    "ends",
    "seats",
    "spread",
)
F = constants({name: column for column, name in enumerate(FEATURES)})
WEIGHTS = Path(__file__).with_name("evaluation.csv")


@rule
def is_quiet(board: np.record, state: np.record) -> bool:
    return bool(state.phase != s.ARRANGE)


@rule
def evaluate(board: np.record, state: np.record, cache: Cell, values: Floats) -> None:
    """Each seat's chance to win."""
    known = np.zeros((len(state.money), len(FEATURES)))
    if state.phase != s.ARRANGE:
        i = look_up(state, state.tile_side, cache, AT_FIRST, MORE)
        weigh(board, state, cache[i : i + 1], known)
    softmax_values(known, int(board.seats), NETWORK, values)


@rule
def features(board: np.record, state: np.record, out: Floats) -> None:
    """What there is to know of every seat; nothing before the camels stand."""
    out[:] = 0.0
    if state.phase != s.ARRANGE:
        outlook = np.zeros(1, OUTLOOK)
        look_up(state, state.tile_side, outlook, RACES, 0)
        weigh(board, state, outlook, out)


@rule
def weigh(board: np.record, state: np.record, outlook: Cell, out: Floats) -> None:
    seats = int(board.seats)
    in_hand, by_end = np.zeros(seats), np.zeros((4, seats, s.RACING))
    count_holdings(state, seats, outlook, in_hand, by_end)
    weigh_ends(state, seats, outlook, in_hand, by_end, out)
    weigh_chances(state, seats, outlook, out)


@rule
def expected_scores(board: np.record, state: np.record, cache: Cell, scores: Floats) -> None:
    """The money that everybody can expect at the end of the race, if nobody bet any more."""
    rules.scores(board, state, scores)
    if state.phase != s.PLAY:
        return
    seats, i = int(board.seats), look_up(state, state.tile_side, cache, AT_FIRST, 0)
    in_hand, by_end, odds = np.zeros(seats), np.zeros((4, seats, s.RACING)), chances_of(cache[i])
    count_holdings(state, seats, cache[i : i + 1], in_hand, by_end)
    for seat in range(seats):
        money = state.money[seat] + in_hand[seat] + copied_value(state, seat, cache[i]) / cache[i].races
        for kind in range(4):
            for colour in range(s.RACING):
                money += by_end[kind, seat, colour] * odds[kind, colour]
        scores[seat] = max(0.0, money)


# --------------------------------------------------------------------------------------------------- what players hold


@rule
def count_holdings(state: np.record, seats: int, outlook: Cell, in_hand: Floats, by_end: Floats) -> None:
    """What everybody gets in any case, and what more for each colour that is first or second, winner or loser."""
    if state.phase == s.OVER:
        return
    for seat in range(seats):
        in_hand[seat] = state.pyramid_tickets[seat]
    for space in range(2, s.SPACES + 1):
        if state.tile_owner[space] != s.NOBODY:
            in_hand[state.tile_owner[space]] += outlook[0].hits[space] / outlook[0].races
    for colour in range(s.RACING):
        for ticket in range(len(s.TICKETS)):
            holder = int(state.holder[colour, ticket])
            if holder >= 0:
                lost = rules.ticket_pay(ticket, s.LAST)
                in_hand[holder] += lost
                by_end[FIRST, holder, colour] += rules.ticket_pay(ticket, s.FIRST) - lost
                by_end[SECOND, holder, colour] += rules.ticket_pay(ticket, s.SECOND) - lost
    for pile in range(2):
        below = np.zeros(s.RACING, np.int64)
        for i in range(state.pile_size[pile]):
            holder, colour = int(state.pile_seat[pile, i]), int(state.pile_colour[pile, i])
            if colour != s.UNKNOWN:
                in_hand[holder] -= 1
                by_end[WINNER + pile, holder, colour] += 1 + rules.prize(below[colour])
                below[colour] += 1


@rule
def weigh_ends(state: np.record, seats: int, outlook: Cell, in_hand: Floats, by_end: Floats, out: Floats) -> None:
    """What everybody has in the end, and how often that would be the most."""
    leg, cards, totals, squares = np.zeros(seats), np.zeros(seats), np.zeros(seats), np.zeros(seats)
    sharp, soft, powers, earned = np.zeros(seats), np.zeros(seats), np.zeros(seats), np.zeros(seats)
    entry, to_go = outlook[0], 0.0
    for pair in range(ENDS):
        first, second = pair // s.RACING, pair % s.RACING
        if entry.pairs[first, second] == 0:
            continue
        for seat in range(seats):
            earned[seat] = by_end[FIRST, seat, first] + by_end[SECOND, seat, second]
            if state.partner[seat] != s.NOBODY:
                earned[seat] += rules.ticket_pays(state, int(state.partner[seat]), first, second)[1]
        for end in range(ENDS):
            races = int(entry.ends[pair, end])
            if races == 0:
                continue
            share, rolls = races / entry.races, int(entry.rolls[pair, end]) // races
            for seat in range(seats):
                won = by_end[WINNER, seat, end // s.RACING] + by_end[LOSER, seat, end % s.RACING]
                leg[seat] += share * earned[seat]
                cards[seat] += share * won
                squares[seat] += share * (earned[seat] + won) ** 2
                totals[seat] = max(0.0, state.money[seat] + in_hand[seat] + earned[seat] + won)
            add_shares(totals, SHARP[rolls], share, powers, sharp)
            add_shares(totals, SOFT[rolls], share, powers, soft)
            to_go += share * rolls
    mean = 0.0
    for seat in range(seats):
        totals[seat] = state.money[seat] + in_hand[seat] + leg[seat] + cards[seat]
        mean += totals[seat] / seats
    for seat in range(seats):
        best = -np.inf
        for other in range(seats):
            if other != seat:
                best = max(best, totals[other])
        row = out[seat]
        row[F.money] = state.money[seat]
        row[F.leg] = in_hand[seat] + leg[seat]
        row[F.cards] = cards[seat]
        row[F.ahead] = totals[seat] - best
        row[F.above] = totals[seat] - mean
        row[F.above_now] = (totals[seat] - mean) / np.sqrt(1.0 + to_go)
        row[F.sharp] = np.log(LEAST + sharp[seat])
        row[F.soft] = np.log(LEAST + soft[seat])
        row[F.to_go] = to_go
        row[F.spread] = np.sqrt(max(0.0, squares[seat] - (leg[seat] + cards[seat]) ** 2))


@rule
def add_shares(totals: Floats, scale: float, weight: float, powers: Floats, shares: Floats) -> None:
    """Add everybody's share of the win by their money, times the weight of these ends; `powers` is a buffer."""
    most, sum_of_all = totals.max(), 0.0
    for seat in range(len(totals)):
        powers[seat] = fallen((most - totals[seat]) / scale)
        sum_of_all += powers[seat]
    for seat in range(len(totals)):
        shares[seat] += weight * powers[seat] / sum_of_all


@rule
def fallen(x: float) -> float:
    """e to the power of -x for x from 0 on, read off a table: this is where evaluations spend their time."""
    at = STEP * x
    if at >= len(FALLS) - 2:
        return 0.0
    i = int(at)
    return float(FALLS[i] + (at - i) * (FALLS[i + 1] - FALLS[i]))


# ---------------------------------------------------------------------------------------------------- what is to come


@rule
def weigh_chances(state: np.record, seats: int, outlook: Cell, out: Floats) -> None:
    """What everybody can still do: what there is to take in the order of turns, cards in hand, a tile to be put."""
    odds, rolls = chances_of(outlook[0]), rules.rolls_left(state)
    top, played = np.zeros(s.RACING, np.int64), np.zeros((2, s.RACING), np.int64)
    for colour in range(s.RACING):
        top[colour] = rules.top_ticket(state, colour)
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_colour[pile, i] != s.UNKNOWN:
                played[pile, state.pile_colour[pile, i]] += 1
    hands = np.zeros(seats, np.int64)
    for seat in range(seats):
        left, colours = rules.hand_of(state, seat)
        hands[seat] = colours if left else 0
        row = out[seat]
        row[F.best_card], row[F.hopes] = card_hopes(hands[seat], played, odds)
        row[F.hand] = rules.count_of(hands[seat])
        row[F.hand_to_go] = row[F.hand] * np.sqrt(row[F.to_go])
        row[F.tile_to_come] = 0 if rules.tile_space(state, seat) else rolls
        row[F.turn] = (seat - int(state.to_act)) % seats
        row[F.rolls_left], row[F.ends], row[F.seats] = rolls, outlook[0].ended / outlook[0].races, seats
    share_out(int(state.to_act), rolls, hands, top, played, odds, out)


@rule
def share_out(first: int, rolls: int, hands: Numbers, top: Numbers, played: Numbers, odds: Floats, out: Floats) -> None:
    """What everybody takes at the next turn and until the leg ends, if all just take the best there is."""
    seats = len(hands)
    for turn in range(ROUNDS * seats):
        if rolls == 0:
            return
        seat = (first + turn) % seats
        gain, is_roll = take_best(seat, hands, top, played, odds)
        rolls -= is_roll
        out[seat, F.to_take] += gain
        if turn < seats:
            out[seat, F.offer] = gain


@rule
def card_worth(pile: int, colour: int, played: Numbers, odds: Floats) -> float:
    right = odds[WINNER + pile, colour]
    return float(right * (1 + rules.prize(played[pile, colour])) - 1.0)


@rule
def card_hopes(hand: int, played: Numbers, odds: Floats) -> tuple[float, float]:
    """What the best card of a hand would bring now, and what all good ones would."""
    best, hopes = 0.0, 0.0
    for colour in range(s.RACING):
        if (hand >> colour) & 1:
            worth = max(card_worth(s.WINNER, colour, played, odds), card_worth(s.LOSER, colour, played, odds))
            best = max(best, worth)
            hopes += max(worth, 0.0)
    return best, hopes


@rule
def take_best(seat: int, hands: Numbers, top: Numbers, played: Numbers, odds: Floats) -> tuple[float, bool]:
    """The best that a player can do, and whether that is to roll; what was taken is not there any more."""
    best, ticket, pile, card = ROLLING, s.NOBODY, 0, s.NOBODY
    for colour in range(s.RACING):
        if top[colour] < len(s.TICKETS):
            worth = expected_pay(top[colour], odds[FIRST, colour], odds[SECOND, colour])
            if worth > best:
                best, ticket = worth, colour
    for kind in range(2):
        for colour in range(s.RACING):
            if (hands[seat] >> colour) & 1:
                worth = card_worth(kind, colour, played, odds) - policy.CAUTION
                if worth > best:
                    best, pile, card = worth, kind, colour
    if card != s.NOBODY:
        played[pile, card] += 1
        hands[seat] &= ~(1 << card)
    elif ticket != s.NOBODY:
        top[ticket] += 1
    return float(best), card == s.NOBODY and ticket == s.NOBODY


NETWORK = read_network(WEIGHTS, FEATURES)
