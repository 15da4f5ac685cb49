"""Exact odds of a leg, race odds by rollouts from leg ends, and what each move is worth.

A leg has up to 320,760 sequences of dice but far fewer positions: going die by die and merging equal positions gives
the whole distribution, in integer weights, so the odds are exact fractions. The moves of camels are the rules' own.
"""

from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE, draw, rekey
from kostka.core.jit import bind, rule
from kostka.games.camelup.rules import (
    best_ticket,
    count_colours,
    crazy_camel_to_move,
    has_crossed,
    run,
    set_tile,
    standings,
    ticket_pay,
    ticket_pays,
    top_ticket,
)
from kostka.games.camelup.state import (
    ARRANGE,
    BOO,
    CHEER,
    COLOURS,
    GREY,
    LOSER,
    LOSER_CARD,
    NOBODY,
    PARTNER,
    PRIZES,
    RACING,
    ROLL,
    SPACES,
    STATE,
    TICKET,
    TILE,
    WHITE,
    WINNER,
    WINNER_CARD,
)

Places = NDArray[np.int16]
Sides = NDArray[np.int8]
Weights = NDArray[np.int64]
Chances = NDArray[np.float64]
Cell = NDArray[Any]

FACES = 6  # a racing die has each pip twice, so every roll has six equally likely faces

LEG = np.dtype(
    (
        np.record,
        [
            # All in sequences of dice, out of `total`.
            ("total", "i8"),
            ("ended", "i8"),
            ("pairs", "i8", (RACING, RACING)),  # first and second
            ("last", "i8", RACING),
            ("won", "i8", RACING),  # first and last of races that end in this leg
            ("lost", "i8", RACING),
            ("hits", "i8", SPACES + 2),
        ],
    )
)
RACE = np.dtype((np.record, [("win", "f8", RACING), ("lose", "f8", RACING), ("error", "f8")]))

GREEDY_ROLLOUTS = 2000
SEED = 0x6B6F73746B61  # rollouts are repeatable: the same position has the same odds


@rule
def pack(place: Places, left: int) -> int:
    """The places of all camels and the dice left as one number, never 0."""
    key = left
    for camel in range(7):
        key = (key << 8) | int(place[camel])
    return key


@rule
def unpack(key: int, place: Places) -> int:
    """The places back from a number; returns the dice left."""
    for camel in range(6, -1, -1):
        place[camel] = key & 255
        key >>= 8
    return key


@rule
def new_table(room: int) -> tuple[Weights, Weights, Weights]:
    """An empty table of positions: keys and weights by slot, and the slots in use. With `room` positions in it, a slot
    is still free, so that a search for a key comes to an end.
    """
    size = 1
    while size <= room:
        size *= 2
    return np.zeros(size, np.int64), np.zeros(size, np.int64), np.empty(room, np.int64)


@rule
def add(keys: Weights, weights: Weights, slots: Weights, count: int, key: int, weight: int) -> int:
    """Add to the weight of a position; returns the number of different positions."""
    slot = ((key ^ (key >> 29)) * 0x9E3779B97F4A7C1) >> 20 & (len(keys) - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (len(keys) - 1)
    if keys[slot] == 0:
        keys[slot] = key
        slots[count] = slot
        count += 1
    weights[slot] += weight
    return count


@rule
def leg_odds(place: Places, tile_side: Sides, left: int, leg: np.record, collect: bool) -> tuple[Weights, Weights]:
    """Fill `leg` with the distribution of the running leg; `left` has a bit per die in the pyramid.

    To collect is to return the positions in which the leg ends but not the race, and their weights.
    """
    leg.total, leg.ended = 1, 0
    leg.pairs[:], leg.last[:], leg.won[:], leg.lost[:], leg.hits[:] = 0, 0, 0, 0, 0
    rolls = -1
    for die in range(6):
        rolls += (left >> die) & 1
    # The ways to finish a leg from each number of rolls to go.
    ways = np.ones(7, np.int64)
    for n in range(1, rolls + 1):
        ways[n] = ways[n - 1] * (n + 1) * FACES
    leg.total = ways[rolls]

    here, there = np.empty(7, np.int16), np.empty(7, np.int16)
    keys, weights, slots = new_table(1)
    count = add(keys, weights, slots, 0, pack(place, left), 1)
    for to_go in range(rolls - 1, -1, -1):
        # Each position has three ways to go on for every die inside, and three more for the other face of the grey die.
        room = 3 * (to_go + 3) * count if to_go > 0 or collect else 0
        next_keys, next_weights, next_slots = new_table(room)
        next_count = 0
        for i in range(count):
            slot = slots[i]
            weight = weights[slot]
            dice = unpack(int(keys[slot]), here)
            for shown in range(7):
                # A racing die shows each pip twice, the grey die each pip once in white and once in black.
                die, share = (shown, 2) if shown < GREY else (GREY, 1)
                if (dice >> die) & 1 == 0:
                    continue
                camel = crazy_camel_to_move(here, shown) if die == GREY else die
                for pips in range(1, 4):
                    for other in range(7):
                        there[other] = here[other]
                    landed = run(there, tile_side, camel, pips)
                    scale = weight * share
                    if landed:
                        leg.hits[landed] += scale * ways[to_go]
                    crossed = has_crossed(there, camel)
                    if crossed:
                        scale *= ways[to_go]
                    if crossed or to_go == 0:
                        first, second, last = standings(there)
                        leg.pairs[first, second] += scale
                        leg.last[last] += scale
                        if crossed:
                            leg.ended += scale
                            leg.won[first] += scale
                            leg.lost[last] += scale
                    if not crossed and room > 0:
                        key = pack(there, dice & ~(1 << die) if to_go > 0 else 1)
                        next_count = add(next_keys, next_weights, next_slots, next_count, key, scale)
        keys, weights, slots, count = next_keys, next_weights, next_slots, next_count
    return keys[slots[:count]], weights[slots[:count]]


@rule
def race_odds(leg: np.record, ends: Weights, end_weights: Weights, rollouts: int, race: np.record) -> None:
    """Who wins and loses the race: this leg exactly, then rollouts without tiles, spread evenly over the leg's ends."""
    race.win[:], race.lose[:], race.error = 0.0, 0.0, 0.0
    for camel in range(RACING):
        race.win[camel] = leg.won[camel] / leg.total
        race.lose[camel] = leg.lost[camel] / leg.total
    going_on = leg.total - leg.ended
    if going_on == 0:
        return
    chance = np.zeros(1, CHANCE)
    rekey(chance[0], SEED, 0, 0)
    place = np.empty(7, np.int16)
    share = going_on / leg.total / rollouts
    end, passed = 0, end_weights[0]
    for n in range(rollouts):
        while passed * rollouts <= (n + 0.5) * going_on and end < len(ends) - 1:
            end += 1
            passed += end_weights[end]
        unpack(int(ends[end]), place)
        finish_race(place, chance)
        first, _, last = standings(place)
        race.win[first] += share
        race.lose[last] += share
    # The standard error of an even chance, the largest there is; spreading over the leg's ends only makes it smaller.
    race.error = 0.5 * going_on / leg.total / np.sqrt(rollouts)


@rule
def finish_race(place: Places, chance: Cell) -> None:
    """Roll whole legs on a track without tiles until a camel crosses the line."""
    no_tiles = np.zeros(SPACES + 2, np.int8)
    dice = np.arange(6)
    while True:
        for n in range(6, 1, -1):
            pick = draw(chance[0], n)
            dice[pick], dice[n - 1] = dice[n - 1], dice[pick]
            camel = dice[n - 1]
            if camel == GREY:
                camel = crazy_camel_to_move(place, WHITE + draw(chance[0], 2))
            run(place, no_tiles, camel, 1 + draw(chance[0], 3))
            if has_crossed(place, camel):
                return


# -------------------------------------------------------------------------------------------------- value of moves


@rule
def dice_mask(state: np.record) -> int:
    mask = 0
    for die in range(6):
        mask |= int(state.inside[die]) << die
    return mask


@rule
def ticket_value(leg: np.record, colour: int, ticket: int) -> float:
    value = 0.0
    for first in range(RACING):
        for second in range(RACING):
            value += leg.pairs[first, second] * ticket_pay(colour, ticket, first, second)
    return float(value / leg.total)


@rule
def holdings_value(state: np.record, seat: int, leg: np.record) -> float:
    """What a player's tickets, partner and tile are expected to bring in this leg, from now on."""
    value = 0.0
    partner = state.partner[seat]
    for first in range(RACING):
        for second in range(RACING):
            weight = leg.pairs[first, second]
            if weight:
                value += weight * ticket_pays(state, seat, first, second)
                if partner != NOBODY:
                    value += weight * best_ticket(state, partner, first, second)
    for space in range(2, SPACES + 1):
        if state.tile_owner[space] == seat:
            value += leg.hits[space]
    return float(value / leg.total)


@rule
def partner_value(state: np.record, other: int, leg: np.record) -> float:
    """The expected pay of the other's best ticket."""
    value = 0.0
    for first in range(RACING):
        for second in range(RACING):
            if leg.pairs[first, second]:
                value += leg.pairs[first, second] * best_ticket(state, other, first, second)
    return float(value / leg.total)


@rule
def colours_played(odds: Chances) -> Chances:
    """How likely each colour is among a rival's cards on a pile: by the number of these cards, then by colour.

    One card after the other is chosen by the race odds among the colours that the rival has left; where no colour left
    has a chance, they are all alike.
    """
    played = np.zeros((RACING + 1, RACING))
    reached = np.zeros(1 << RACING)  # by set of colours
    reached[0] = 1.0
    for chosen in range(1 << RACING):
        number, left = count_colours(chosen), 0.0
        for colour in range(RACING):
            if (chosen >> colour) & 1 == 0:
                left += odds[colour]
        for colour in range(RACING):
            if (chosen >> colour) & 1:
                played[number, colour] += reached[chosen]
            else:
                share = odds[colour] / left if left > 0 else 1 / (RACING - number)
                reached[chosen | 1 << colour] += reached[chosen] * share
    return played


@rule
def card_value(state: np.record, seat: int, pile: int, colour: int, odds: Chances) -> float:
    """The expected pay of a finish card, given the odds of all colours to be right.

    The prize depends on how many right cards lie below it, one at most of each player; one's own are all wrong then.
    """
    cards = np.zeros(len(state.pyramid_tickets), np.int64)
    for i in range(state.pile_size[pile]):
        cards[state.pile_seat[pile, i]] += 1
    played = colours_played(odds)
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
        prize += before[n] * PRIZES[min(n, len(PRIZES) - 1)]
    return float(odds[colour] * prize - (1.0 - odds[colour]))


@rule
def tile_value(state: np.record, seat: int, space: int, side: int, scratch: Cell, leg: Cell) -> float:
    """What all holdings of a player are worth with its tile there, exactly."""
    scratch[0] = state
    set_tile(scratch[0], seat, space, side)
    leg_odds(state.place, scratch[0].tile_side, dice_mask(state), leg[0], False)
    return holdings_value(scratch[0], seat, leg[0])


@rule
def move_value(
    state: np.record, seat: int, move: int, leg: np.record, race: np.record, scratch: Cell, trial: Cell
) -> float:
    """The expected gain of a move in pounds, given the odds of the leg and the race."""
    if move == ROLL:
        return 1.0
    if move < TILE:
        return ticket_value(leg, move - TICKET, top_ticket(state, move - TICKET))
    if move < WINNER_CARD:
        space, side = 2 + (move - TILE) // 2, CHEER if (move - TILE) % 2 == 0 else BOO
        return tile_value(state, seat, space, side, scratch, trial) - holdings_value(state, seat, leg)
    if move < LOSER_CARD:
        return card_value(state, seat, WINNER, move - WINNER_CARD, race.win)
    if move < PARTNER:
        return card_value(state, seat, LOSER, move - LOSER_CARD, race.lose)
    return partner_value(state, move - PARTNER, leg)


@rule
def all_odds(
    state: np.record,
    seat: int,
    rollouts: int,
    moves: NDArray[np.int16],
    count: int,
    leg: Cell,
    race: Cell,
    out: NDArray[np.float64],
) -> None:
    """The odds of the leg and of the race from a position in play, and the value of moves.

    Records are handed on as one-element arrays: a record alone would not keep the memory of its array alive.
    """
    scratch, trial = np.zeros(1, STATE), np.zeros(1, LEG)
    ends, end_weights = leg_odds(state.place, state.tile_side, dice_mask(state), leg[0], True)
    race_odds(leg[0], ends, end_weights, rollouts, race[0])
    for i in range(count):
        out[i] = move_value(state, seat, moves[i], leg[0], race[0], scratch, trial)


@rule
def values(
    board: np.record, state: np.record, seat: int, moves: NDArray[np.int16], count: int, out: NDArray[np.float64]
) -> None:
    """The expected gain of moves in pounds; how camels are arranged before the first die is a matter of taste."""
    if state.phase == ARRANGE:
        out[:count] = 0.0
        return
    leg, race = np.zeros(1, LEG), np.zeros(1, RACE)
    all_odds(state, seat, GREEDY_ROLLOUTS, moves, count, leg, race, out)


def call_odds(
    state: Cell,
    seat: int,
    rollouts: int,
    moves: NDArray[np.int16],
    leg: Cell,
    race: Cell,
    out: NDArray[np.float64],
) -> None:
    all_odds(state[0], seat, rollouts, moves, len(moves), leg, race, out)


odds_kernel = bind(call_odds, {}, "camelup")


def exact_leg(leg: Cell, state: Cell) -> dict[str, Any]:
    """The odds of a leg as exact fractions, in the shape of `kostka odds --json`."""
    record = leg[0]
    total = int(record.total)
    first, second = record.pairs.sum(axis=1).tolist(), record.pairs.sum(axis=0).tolist()
    last, hits = record.last.tolist(), record.hits.tolist()
    return {
        "leg": {
            colour: {
                "first": Fraction(first[i], total),
                "second": Fraction(second[i], total),
                "last": Fraction(last[i], total),
            }
            for i, colour in enumerate(COLOURS)
        },
        "race_ends": Fraction(int(record.ended), total),
        "tile_hits": {
            str(space): Fraction(hits[space], total) for space in range(2, SPACES + 1) if state[0].tile_side[space]
        },
    }
