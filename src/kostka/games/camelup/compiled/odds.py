"""Exact odds of a leg, race odds by rollouts from leg ends, and what moves, waiting and holdings are worth.

A leg has up to 320,760 sequences of dice but far fewer positions: going die by die and merging equal positions gives
the whole distribution, in integer weights, so the odds are exact fractions. The moves of camels are the rules' own.
"""

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves, Numbers, Places
from kostka.core.compiled.chance import CHANCE, draw, rekey
from kostka.core.compiled.jit import rule
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s  # the constants of the game
from kostka.games.camelup.compiled.state import Sides
from kostka.games.camelup.compiled.worth import (
    LEG,
    RACE,
    bet_values,
    card_value,
    colours_played,
    holdings_value,
    right_odds,
)

STATE = s.STATE.type
FACES = 6  # a racing die has each pip twice, so every roll has six equally likely faces
SEED = 0x6B6F73746B61  # rollouts are repeatable: the same position has the same odds
HALF = 32  # rollouts from the end of a leg that advise on a card, and other 32 that value the advice
JOINING = 0.5  # the chance that a rival who has cards left plays one on a pile before the leg ends


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
def new_table(room: int) -> tuple[Numbers, Numbers, Numbers]:
    """An empty table of positions: keys and weights by slot, and the slots in use. With `room` positions in it, a slot
    is still free, so that a search for a key comes to an end.
    """
    size = 1
    while size <= room:
        size *= 2
    return np.zeros(size, np.int64), np.zeros(size, np.int64), np.empty(room, np.int64)


@rule
def add(keys: Numbers, weights: Numbers, slots: Numbers, count: int, key: int, weight: int) -> int:
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
def leg_odds(place: Places, tile_side: Sides, left: int, leg: np.record, collect: bool) -> tuple[Numbers, Numbers]:
    """Fill `leg` with the distribution of the running leg; `left` has a bit per die in the pyramid.

    To collect is to return the positions in which the leg ends but not the race, and their weights.
    """
    leg.ended, leg.pairs[:], leg.places[:], leg.ended_places[:], leg.hits[:] = 0, 0, 0, 0, 0
    rolls = rules.count_of(left) - 1
    # The ways to finish a leg from each number of rolls to go.
    ways = np.ones(7, np.int64)
    for n in range(1, rolls + 1):
        ways[n] = ways[n - 1] * (n + 1) * FACES
    leg.total = ways[rolls]

    here, there, order = np.empty(7, np.int16), np.empty(7, np.int16), np.empty(s.RACING, np.int64)
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
                die, share = (shown, 2) if shown < s.GREY else (s.GREY, 1)
                if (dice >> die) & 1 == 0:
                    continue
                camel = rules.camel_to_move(here, shown)
                for pips in range(1, 4):
                    for other in range(7):
                        there[other] = here[other]
                    landed = rules.run(there, tile_side, camel, pips)
                    scale = weight * share
                    if landed:
                        leg.hits[landed] += scale * ways[to_go]
                    crossed = rules.has_crossed(there, camel)
                    if crossed:
                        scale *= ways[to_go]
                    if crossed or to_go == 0:
                        count_end(there, scale, crossed, leg, order)
                    if not crossed and room > 0:
                        key = pack(there, dice & ~(1 << die) if to_go > 0 else 1)
                        next_count = add(next_keys, next_weights, next_slots, next_count, key, scale)
        keys, weights, slots, count = next_keys, next_weights, next_slots, next_count
    return keys[slots[:count]], weights[slots[:count]]


@rule
def count_end(place: Places, weight: int, crossed: bool, leg: np.record, order: Numbers) -> None:
    """Count an end of the leg, which may be that of the race; `order` is a buffer."""
    rules.rank(place, order)
    leg.pairs[order[0], order[1]] += weight
    leg.ended += weight if crossed else 0
    for n in range(s.RACING):
        leg.places[n, order[n]] += weight
        leg.ended_places[n, order[n]] += weight if crossed else 0


@rule
def race_odds(leg: np.record, ends: Numbers, end_weights: Numbers, rollouts: int, race: np.record) -> None:
    """Who ends the race where: this leg exactly, then rollouts without tiles, spread evenly over the leg's ends."""
    race.error = 0.0
    race.places[:] = leg.ended_places / leg.total
    going_on = leg.total - leg.ended
    if going_on == 0:
        return
    chance = new_chance()
    share = going_on / leg.total / rollouts
    end, passed = 0, end_weights[0]
    for n in range(rollouts):
        end, passed = next_end(end_weights, end, passed, (n + 0.5) * going_on / rollouts)
        roll_out(int(ends[end]), chance, share, race)
    # The standard error of an even chance, the largest there is; spreading over the leg's ends only makes it smaller.
    race.error = 0.5 * going_on / leg.total / np.sqrt(rollouts)


@rule
def new_chance() -> Cell:
    chance = np.zeros(1, CHANCE)
    rekey(chance[0], SEED, 0, 0)
    return chance


@rule
def next_end(weights: Numbers, end: int, passed: int, wanted: float) -> tuple[int, int]:
    """The end of a leg at a point of their weights laid side by side, searched from an earlier one."""
    while passed <= wanted and end < len(weights) - 1:
        end += 1
        passed += weights[end]
    return end, passed


@rule
def roll_out(end: int, chance: Cell, share: float, race: np.record) -> None:
    """Play the race on from the end of a leg, and count how the camels come in."""
    place, order = np.empty(7, np.int16), np.empty(s.RACING, np.int64)
    unpack(end, place)
    finish_race(place, chance)
    rules.rank(place, order)
    for n in range(s.RACING):
        race.places[n, order[n]] += share


@rule
def finish_race(place: Places, chance: Cell) -> None:
    """Roll whole legs on a track without tiles until a camel crosses the line."""
    no_tiles = np.zeros(s.SPACES + 2, np.int8)
    dice = np.arange(6)
    while True:
        for n in range(6, 1, -1):
            pick = draw(chance[0], n)
            dice[pick], dice[n - 1] = dice[n - 1], dice[pick]
            shown, pips = rules.throw(chance[0], dice[n - 1])
            camel = rules.camel_to_move(place, shown)
            rules.run(place, no_tiles, camel, pips)
            if rules.has_crossed(place, camel):
                return


@rule
def odds_kernel(state: Cell, seat: int, rollouts: int, moves: Moves, leg: Cell, race: Cell, out: Floats) -> None:
    """The odds of the leg and of the race from a position in play, and the expected gain of moves in pounds."""
    now, dice = state[0], rules.dice_inside(state[0])
    ends, end_weights = leg_odds(now.place, now.tile_side, dice, leg[0], True)
    race_odds(leg[0], ends, end_weights, rollouts, race[0])
    bet_values(now, seat, moves, len(moves), leg, race, out)
    held = holdings_value(now, seat, leg)
    after, trial = np.zeros(1, STATE), np.zeros(1, LEG)
    for i in range(len(moves)):
        if rules.is_tile(moves[i]):
            after[0] = now
            rules.place_tile(after[0], seat, moves[i])
            leg_odds(now.place, after[0].tile_side, dice, trial[0], False)
            out[i] = holdings_value(after[0], seat, trial) - held


@rule
def waiting(state: Cell, seats: int, seat: int, rollouts: int, leg: Cell, race: Cell) -> tuple[Floats, Floats]:
    """What finish cards are expected to bring, by pile and colour, to a player who waits for the end of the leg and
    then plays the card or leaves it, as the race odds of that moment advise; and the standard errors.

    Each of these ends is looked at twice: what one look advises is valued by the other, so luck is not taken for gain.
    A rival who has cards left may be first. A race that ends in this leg leaves no time for the card. `leg` is an empty
    buffer.
    """
    now = state[0]
    values, squares = np.zeros((2, s.RACING)), np.zeros((2, s.RACING))
    ends, weights = leg_odds(now.place, now.tile_side, rules.dice_inside(now), leg[0], True)
    going_on = leg[0].total - leg[0].ended
    if going_on == 0:
        return values, squares
    more = np.zeros(len(now.money))
    for other in range(seats):
        if other != seat and rules.hand_of(now, other)[0] > 0:
            more[other] = JOINING
    played = (colours_played(right_odds(race, s.WINNER)), colours_played(right_odds(race, s.LOSER)))
    looks, chance = max(2, rollouts // (2 * HALF)), new_chance()
    one, two = np.zeros(1, RACE), np.zeros(1, RACE)
    end, passed = 0, weights[0]
    for n in range(looks):
        end, passed = next_end(weights, end, passed, (n + 0.5) * going_on / looks)
        one[0].places[:], two[0].places[:] = 0.0, 0.0
        for _ in range(HALF):
            roll_out(int(ends[end]), chance, 1 / HALF, one[0])
            roll_out(int(ends[end]), chance, 1 / HALF, two[0])
        for pile in range(2):
            for colour in range(s.RACING):
                card = (now, seat, pile, now.pile_size[pile], colour)
                first = card_value(*card, right_odds(one, pile), played[pile], more)
                second = card_value(*card, right_odds(two, pile), played[pile], more)
                value = ((second if first > 0 else 0.0) + (first if second > 0 else 0.0)) / 2
                values[pile, colour] += value
                squares[pile, colour] += value * value
    share, means = going_on / leg[0].total, values / looks
    spreads = np.maximum(0.0, squares / looks - means * means)
    return share * np.maximum(0.0, means), share * np.sqrt(spreads / (looks - 1))  # who waits need not play
