"""Who will win: what everybody holds in races played to their end, and what may still come, weighed by a small network.

In each of the races of an outlook everybody's money at the end is known, if nobody bet any more; how much that says
depends on how many dice are still to be rolled. The network has learned the rest from games.
"""

from pathlib import Path

import numpy as np

from kostka.core.jit import rule
from kostka.core.kernels import Cell
from kostka.core.network import judge_by, read_network
from kostka.games.camelup.compiled import policy, rules
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.outlook import ENDS, LONGEST, OUTLOOK, fill_chances, look
from kostka.games.camelup.compiled.state import Chances, Numbers
from kostka.games.camelup.compiled.worth import copied_value

RACES = 256  # to judge a position alone
AT_FIRST, MORE = 96, 64  # to judge one of many: so many at first, and more every time
FIRST, SECOND, WINNER, LOSER = range(4)  # what money depends on
SEAT_LIMIT = s.SEATS[-1]
# How much money decides, by rolls to go: pounds by which a lead grows to e times the chances.
SHARP = 0.4 + 0.35 * np.sqrt(np.arange(LONGEST + 1))
SOFT = 0.6 + 0.9 * np.sqrt(np.arange(LONGEST + 1))
STEP, FALLS = 32, np.exp(-np.arange(32 * 16 + 2) / 32)  # e to the powers 0, -1/32 … -16, and one more
ROLLING = 0.7  # pounds that a roll is worth
ROUNDS = 4  # of turns that are looked ahead, as far as the leg goes
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
WEIGHTS = Path(__file__).with_name("judging.csv")


@rule
def quiet(board: np.record, state: np.record) -> bool:
    return bool(state.phase != s.ARRANGE)


@rule
def judge(board: np.record, state: np.record, values: Chances) -> None:
    """Each seat's chance to win."""
    known = np.zeros((SEAT_LIMIT, len(FEATURES)))
    features(board, state, known)
    judge_by(known, int(board.seats), CENTRE, SCALE, HIDDEN, BIAS, STRAIGHT, OUT, values)


@rule
def judge_noted(board: np.record, state: np.record, notes: Cell, values: Chances) -> None:
    """Each seat's chance to win, by what is noted of the race."""
    known = np.zeros((SEAT_LIMIT, len(FEATURES)))
    if state.phase != s.ARRANGE:
        i = look(state, state.tile_side, notes, AT_FIRST, MORE)
        weigh(board, state, notes[i : i + 1], known)
    judge_by(known, int(board.seats), CENTRE, SCALE, HIDDEN, BIAS, STRAIGHT, OUT, values)


@rule
def features(board: np.record, state: np.record, out: Chances) -> None:
    """What there is to know of every seat; nothing before the camels stand."""
    out[:] = 0.0
    if state.phase != s.ARRANGE:
        outlook = np.zeros(1, OUTLOOK)
        look(state, state.tile_side, outlook, RACES, 0)
        weigh(board, state, outlook, out)


@rule
def weigh(board: np.record, state: np.record, outlook: Cell, out: Chances) -> None:
    seats = int(board.seats)
    in_hand, by_end = np.zeros(seats), np.zeros((4, seats, s.RACING))
    count_holdings(state, seats, outlook, in_hand, by_end)
    weigh_ends(state, seats, outlook, in_hand, by_end, out)
    weigh_chances(state, seats, outlook, out)


@rule
def expected(board: np.record, state: np.record, notes: Cell, scores: Chances) -> None:
    """The money that everybody can expect at the end of the race, if nobody bet any more."""
    rules.standing(board, state, scores)
    if state.phase != s.PLAY:
        return
    seats, i = int(board.seats), look(state, state.tile_side, notes, AT_FIRST, 0)
    in_hand, by_end, odds = np.zeros(seats), np.zeros((4, seats, s.RACING)), np.zeros((4, s.RACING))
    count_holdings(state, seats, notes[i : i + 1], in_hand, by_end)
    fill_chances(notes[i], odds[FIRST], odds[SECOND], odds[WINNER:])
    for seat in range(seats):
        money = state.money[seat] + in_hand[seat] + copied_value(state, seat, notes[i]) / notes[i].races
        for kind in range(4):
            for colour in range(s.RACING):
                money += by_end[kind, seat, colour] * odds[kind, colour]
        scores[seat] = max(0.0, money)


# --------------------------------------------------------------------------------------------------- what players hold


@rule
def count_holdings(state: np.record, seats: int, outlook: Cell, in_hand: Chances, by_end: Chances) -> None:
    """What everybody gets at the end whoever is first, and what more for each colour that is: first or second of the
    leg, winner or loser of the race.
    """
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
                in_hand[holder] -= 1
                by_end[FIRST, holder, colour] += 1 + s.TICKETS[ticket]
                by_end[SECOND, holder, colour] += 2
    for pile in range(2):
        found = np.zeros(s.RACING, np.int64)
        for i in range(state.pile_size[pile]):
            holder, colour = int(state.pile_seat[pile, i]), int(state.pile_colour[pile, i])
            if colour != s.UNKNOWN:
                in_hand[holder] -= 1
                by_end[WINNER + pile, holder, colour] += 1 + prize(found[colour])
                found[colour] += 1


@rule
def prize(found: int) -> int:
    """What a right finish card earns above so many right ones."""
    return int(s.PRIZES[min(found, len(s.PRIZES) - 1)])


@rule
def weigh_ends(state: np.record, seats: int, outlook: Cell, in_hand: Chances, by_end: Chances, out: Chances) -> None:
    """What everybody has in the end, and how often that would be the most."""
    leg, cards, totals, squares = np.zeros(seats), np.zeros(seats), np.zeros(seats), np.zeros(seats)
    sharp, soft, powers, earned = np.zeros(seats), np.zeros(seats), np.zeros(seats), np.zeros(seats)
    found, to_go = outlook[0], 0.0
    for pair in range(ENDS):
        first, second = pair // s.RACING, pair % s.RACING
        if found.pairs[first, second] == 0:
            continue
        for seat in range(seats):
            earned[seat] = by_end[FIRST, seat, first] + by_end[SECOND, seat, second]
            if state.partner[seat] != s.NOBODY:
                earned[seat] += rules.ticket_pays(state, int(state.partner[seat]), first, second)[1]
        for end in range(ENDS):
            races = int(found.ends[pair, end])
            if races == 0:
                continue
            share, rolls = races / found.races, int(found.rolls[pair, end]) // races
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
        out[seat, 0] = state.money[seat]
        out[seat, 1] = in_hand[seat] + leg[seat]
        out[seat, 2] = cards[seat]
        out[seat, 3] = totals[seat] - best
        out[seat, 4] = totals[seat] - mean
        out[seat, 5] = (totals[seat] - mean) / np.sqrt(1.0 + to_go)
        out[seat, 6] = np.log(LEAST + sharp[seat])
        out[seat, 7] = np.log(LEAST + soft[seat])
        out[seat, 16] = to_go
        out[seat, 20] = np.sqrt(max(0.0, squares[seat] - (leg[seat] + cards[seat]) ** 2))


@rule
def add_shares(totals: Chances, scale: float, weight: float, powers: Chances, shares: Chances) -> None:
    """The share of the win that everybody's money stands for, in ends of such a weight; `powers` is room to work in."""
    most, sum_of_all = totals.max(), 0.0
    for seat in range(len(totals)):
        powers[seat] = fallen((most - totals[seat]) / scale)
        sum_of_all += powers[seat]
    for seat in range(len(totals)):
        shares[seat] += weight * powers[seat] / sum_of_all


@rule
def fallen(x: float) -> float:
    """e to the power of -x for x from 0 on, read off a table: this is where a judge spends its time."""
    at = STEP * x
    if at >= len(FALLS) - 2:
        return 0.0
    i = int(at)
    return float(FALLS[i] + (at - i) * (FALLS[i + 1] - FALLS[i]))


# ---------------------------------------------------------------------------------------------------- what is to come


@rule
def weigh_chances(state: np.record, seats: int, outlook: Cell, out: Chances) -> None:
    """What everybody can still do: what there is to take in the order of turns, cards in hand, a tile to be put."""
    odds, rolls = np.zeros((4, s.RACING)), rules.count_of(rules.dice_inside(state)) + s.ROLLS_A_LEG - 6
    fill_chances(outlook[0], odds[FIRST], odds[SECOND], odds[WINNER:])
    top, found = np.zeros(s.RACING, np.int64), np.zeros((2, s.RACING), np.int64)
    for colour in range(s.RACING):
        top[colour] = rules.top_ticket(state, colour)
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_colour[pile, i] != s.UNKNOWN:
                found[pile, state.pile_colour[pile, i]] += 1
    hands = np.zeros(seats, np.int64)
    for seat in range(seats):
        hands[seat] = hand_of(state, seat)
        row = out[seat]
        row[9], row[10] = card_hopes(hands[seat], found, odds)
        row[11] = rules.count_of(hands[seat])
        row[12] = row[11] * np.sqrt(row[16])
        row[13] = rolls * (1 - has_tile(state, seat))
        row[14] = (seat - int(state.to_act)) % seats
        row[17], row[18], row[19] = rolls, outlook[0].ended / outlook[0].races, seats
    share_out(int(state.to_act), rolls, hands, top, found, odds, out)


@rule
def share_out(
    first: int, rolls: int, hands: Numbers, top: Numbers, found: Numbers, odds: Chances, out: Chances
) -> None:
    """What everybody takes at the next turn and until the leg ends, if all just take the best there is."""
    seats = len(hands)
    for turn in range(ROUNDS * seats):
        if rolls == 0:
            return
        seat = (first + turn) % seats
        gain, is_roll = take_best(seat, hands, top, found, odds)
        rolls -= is_roll
        out[seat, 15] += gain
        if turn < seats:
            out[seat, 8] = gain


@rule
def hand_of(state: np.record, seat: int) -> int:
    """The finish cards that a player has left, as a bit mask."""
    return 0 if rules.cards_played(state, seat) == s.RACING else rules.colours_left(state, seat)


@rule
def has_tile(state: np.record, seat: int) -> int:
    for space in range(2, s.SPACES + 1):
        if state.tile_owner[space] == seat:
            return 1
    return 0


@rule
def card_worth(pile: int, colour: int, found: Numbers, odds: Chances) -> float:
    right = odds[WINNER + pile, colour]
    return float(right * (1 + prize(found[pile, colour])) - 1.0)


@rule
def card_hopes(hand: int, found: Numbers, odds: Chances) -> tuple[float, float]:
    """What the best card of a hand would bring now, and what all good ones would."""
    best, hopes = 0.0, 0.0
    for colour in range(s.RACING):
        if (hand >> colour) & 1:
            worth = max(card_worth(s.WINNER, colour, found, odds), card_worth(s.LOSER, colour, found, odds))
            best = max(best, worth)
            hopes += max(worth, 0.0)
    return best, hopes


@rule
def take_best(seat: int, hands: Numbers, top: Numbers, found: Numbers, odds: Chances) -> tuple[float, bool]:
    """The best that a player can do, and whether that is to roll; what was taken is not there any more."""
    best, ticket, pile, card = ROLLING, s.NOBODY, 0, s.NOBODY
    for colour in range(s.RACING):
        if top[colour] < len(s.TICKETS):
            worth = odds[FIRST, colour] * (1 + s.TICKETS[top[colour]]) + 2 * odds[SECOND, colour] - 1.0
            if worth > best:
                best, ticket = worth, colour
    for kind in range(2):
        for colour in range(s.RACING):
            if (hands[seat] >> colour) & 1:
                worth = card_worth(kind, colour, found, odds) - policy.CAUTION
                if worth > best:
                    best, pile, card = worth, kind, colour
    if card != s.NOBODY:
        found[pile, card] += 1
        hands[seat] &= ~(1 << card)
    elif ticket != s.NOBODY:
        top[ticket] += 1
    return float(best), card == s.NOBODY and ticket == s.NOBODY


CENTRE, SCALE, HIDDEN, BIAS, STRAIGHT, OUT = read_network(WEIGHTS, FEATURES)
