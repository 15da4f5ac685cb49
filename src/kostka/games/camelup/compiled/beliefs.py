"""The colours of others' hidden finish cards, by what was known when they were played."""

import numpy as np

from kostka.core.compiled.arrays import Floats, Numbers
from kostka.core.compiled.chance import draw
from kostka.core.compiled.jit import rule
from kostka.games.camelup.compiled import policy, rules
from kostka.games.camelup.compiled import state as s  # the constants of the game
from kostka.games.camelup.compiled.worth import LEG, RACE, right_odds

SAMPLES = 64
DOUBT = 0.03  # the weight of a colour that nobody should have played
WORD = 1 << 30


@rule
def sample_belief(board: np.record, state: np.record, seat: int, beliefs: Floats, chance: np.record) -> None:
    """Each hidden card gets a colour by its weights in `beliefs`, by pile, card and colour, and every player has each
    colour once. A card without weights follows the race as it stands.
    """
    weights = np.zeros((2, s.CARDS, s.RACING))
    if len(beliefs) > 0:
        weights[:] = beliefs.reshape(weights.shape)
    if lacks_weights(state, weights):
        weigh_by_race(state, weights)
    for other in range(board.seats):
        if other != seat:
            deal_cards(state, other, weights, chance)
    rules.determinize(board, state, seat, chance)


@rule
def lacks_weights(state: np.record, weights: Floats) -> bool:
    """Whether a hidden card has no weights."""
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_colour[pile, i] == s.UNKNOWN and weights[pile, i].sum() == 0.0:
                return True
    return False


@rule
def weigh_by_race(state: np.record, weights: Floats) -> None:
    """Weights of the cards that have none: the odds of the race as it stands."""
    leg, race = np.zeros(1, LEG), np.zeros(1, RACE)
    if state.phase != s.ARRANGE:
        policy.sample(state, state.tile_side, SAMPLES, leg, race, True)
    for pile in range(2):
        odds = right_odds(race, pile)
        for i in range(state.pile_size[pile]):
            if weights[pile, i].sum() == 0.0:
                for colour in range(s.RACING):
                    weights[pile, i, colour] = odds[colour] + DOUBT


@rule
def deal_cards(state: np.record, seat: int, weights: Floats, chance: np.record) -> None:
    """The hidden cards of a player, all different, each way as likely as the product of its weights."""
    cards, count = np.empty((s.RACING, 2), np.int64), 0
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_seat[pile, i] == seat and state.pile_colour[pile, i] == s.UNKNOWN:
                cards[count, 0], cards[count, 1] = pile, i
                count += 1
    if count == 0:
        return
    left = rules.colours_left(state, seat)
    ways = ways_to_go_on(cards, count, left, weights)
    taken = 0
    for n in range(count):
        pile, i = cards[n, 0], cards[n, 1]
        point = ways[n, taken] * draw(chance, WORD) / WORD
        chosen = s.UNKNOWN
        for colour in range(s.RACING):
            if ((left & ~taken) >> colour) & 1 and point >= 0.0:
                chosen = colour
                point -= weights[pile, i, colour] * ways[n + 1, taken | 1 << colour]
        state.pile_colour[pile, i] = chosen
        taken |= 1 << chosen


@rule
def ways_to_go_on(cards: Numbers, count: int, left: int, weights: Floats) -> Floats:
    """By card and the colours of the cards before it: the sum of the weights of all ways to deal the others."""
    ways = np.zeros((s.RACING + 1, 1 << s.RACING))
    ways[count] = 1.0
    for n in range(count - 1, -1, -1):
        for taken in range(1 << s.RACING):
            for colour in range(s.RACING):
                if ((left & ~taken) >> colour) & 1:
                    weight = weights[cards[n, 0], cards[n, 1], colour]
                    ways[n, taken] += weight * ways[n + 1, taken | 1 << colour]
    return ways
