"""Races played to their end as fast as possible: bots spend most of their time here.

Where all camels stand is one number here, the herd, with a byte for each camel: its rung, seven times the space plus
the height in the stack. That leaves the highest bit of every byte free: all camels are compared with a rung at once.
The dice are a number too, the bag: four bits for each, those inside the pyramid first.
"""

import numpy as np

from kostka.core.compiled.arrays import Numbers, Places
from kostka.core.compiled.jit import rule
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s  # the constants of the game
from kostka.games.camelup.compiled.state import Sides

FACES = 6
WORD = 2**32 - 1
# Powers of the number with x**6 == x + 1: adding them again and again, modulo a word, fills five dimensions evenly.
STEPS = np.array([round(2**32 / 1.1347241384015194**n) & WORD for n in range(1, s.ROLLS_A_LEG + 1)])

HEIGHTS = len(s.CAMELS)
ONES = sum(1 << 8 * camel for camel in range(HEIGHTS))
MARKS = ONES << 7
RACING_MARKS = MARKS & ((1 << 8 * s.RACING) - 1)


# ----------------------------------------------------------------------------------------------------------- the herd


@rule
def herd_of(place: Places) -> int:
    herd = 0
    for camel in range(HEIGHTS):
        herd |= (HEIGHTS * (int(place[camel]) >> 3) + (int(place[camel]) & 7)) << 8 * camel
    return herd


@rule
def rung_of(herd: int, camel: int) -> int:
    return (herd >> 8 * camel) & 127


@rule
def marked(herd: int, low: int, high: int) -> int:
    """The camels on rungs from `low` to below `high`, each by the highest bit of its byte."""
    return ((herd | MARKS) - low * ONES) & ~((herd | MARKS) - high * ONES) & MARKS


@rule
def count_of(marks: int) -> int:
    ones = marks >> 7
    ones += ones >> 32
    ones += ones >> 16
    return (ones + (ones >> 8)) & 7


@rule
def unit_of(herd: int, rung: int) -> int:
    """The camel on a rung and all above it."""
    return marked(herd, rung, HEIGHTS * (rung // HEIGHTS + 1))


@rule
def moved(herd: int, rung: int, target: int, under: bool) -> int:
    """The herd after the unit on a rung went on top of a space, or underneath: `rules.move_unit`."""
    unit, there = unit_of(herd, rung), marked(herd, HEIGHTS * target, HEIGHTS * (target + 1))
    climb = HEIGHTS * target - rung
    if under:
        return herd + (unit >> 7) * climb + ((there & ~unit) >> 7) * count_of(unit)
    return herd + (unit >> 7) * (climb + count_of(there))


@rule
def camel_to_move(herd: int, shown: int) -> int:
    """The same as `rules.camel_to_move`."""
    if shown < s.RACING:
        return shown
    white, black = rung_of(herd, s.WHITE), rung_of(herd, s.BLACK)
    white_carries = unit_of(herd, white) & RACING_MARKS != 0
    if white_carries != (unit_of(herd, black) & RACING_MARKS != 0):
        return s.WHITE if white_carries else s.BLACK
    if white // HEIGHTS == black // HEIGHTS and abs(white - black) == 1:
        return s.WHITE if white > black else s.BLACK
    return shown


@rule
def first_second_last(herd: int) -> tuple[int, int, int]:
    """Three of the order of `rules.rank`."""
    first, second, last = -1, -1, 1 << 30
    for camel in range(s.RACING):
        rung = 8 * rung_of(herd, camel) + camel
        second = max(second, min(first, rung))
        first = max(first, rung)
        last = min(last, rung)
    return first & 7, second & 7, last & 7


# ----------------------------------------------------------------------------------------------------------- the dice


@rule
def bag_of(state: np.record) -> tuple[int, int]:
    """The dice, those inside the pyramid first, and how many these are."""
    bag, inside, outside = 0, 0, len(s.DICE)
    for die in range(len(s.DICE)):
        if state.inside[die]:
            bag |= die << 4 * inside
            inside += 1
        else:
            outside -= 1
            bag |= die << 4 * outside
    return bag, inside


@rule
def taken(bag: int, left: int, number: int) -> tuple[int, int]:
    """The bag after one of the dice left was taken, which goes behind those that stay, and that die."""
    die, last = (bag >> 4 * number) & 15, (bag >> 4 * (left - 1)) & 15
    bag ^= (die ^ last) << 4 * number
    return bag ^ ((die ^ last) << 4 * (left - 1)), die


@rule
def first_numbers(state: np.record, phases: Numbers) -> int:
    """Where chance begins: the same camels always have the same races."""
    seed = 0
    for camel in range(HEIGHTS):
        seed = next_number(seed ^ int(state.place[camel]))
    for n in range(len(phases)):
        seed = next_number(seed)
        phases[n] = 2 * seed
    return seed


@rule
def next_number(seed: int) -> int:
    """The next one of numbers below 2 to the 31 that look random, by their upper bits."""
    return (1103515245 * seed + 12345) & 0x7FFFFFFF


# ----------------------------------------------------------------------------------------------------------- the race


@rule
def roll(herd: int, bag: int, left: int, face: int) -> tuple[int, int, int, int]:
    """Show one of the faces of the dice left: the bag after that, the camel that moves, its rung and where it lands."""
    bag, die = taken(bag, left, face // FACES)
    face %= FACES
    camel = camel_to_move(herd, s.WHITE + face // 3 if die == s.GREY else die)
    rung = rung_of(herd, camel)
    space = rung // HEIGHTS + rules.direction(camel) * (1 + face % 3)
    return bag, camel, rung, min(max(space, s.BACKWARDS), s.FINISH)


@rule
def play_leg(herd: int, bag: int, left: int, tile_side: Sides, phases: Numbers, hits: Numbers) -> tuple[int, int, bool]:
    """Play the leg to its end: herd and bag after that, and whether a camel crossed the line."""
    while left > len(s.DICE) - s.ROLLS_A_LEG:
        n = len(s.DICE) - left
        phases[n] = (phases[n] + STEPS[n]) & WORD
        bag, camel, rung, space = roll(herd, bag, left, (FACES * left * phases[n]) >> 32)
        hits[space] += 1
        side = int(tile_side[space])
        space += rules.direction(camel) * side
        herd = moved(herd, rung, space, side == s.BOO)
        if space in (s.FINISH, s.BACKWARDS):
            return herd, bag, True
        left -= 1
    return herd, bag, False


@rule
def play_on(herd: int, bag: int, seed: int) -> tuple[int, int, int]:
    """Play whole legs without tiles until a camel crosses the line: the herd then, the next number, and the rolls."""
    rolls = 0
    while True:
        for left in range(len(s.DICE), len(s.DICE) - s.ROLLS_A_LEG, -1):
            seed = next_number(seed)
            bag, _, rung, space = roll(herd, bag, left, (FACES * left * seed) >> 31)
            herd = moved(herd, rung, space, False)
            rolls += 1
            if space in (s.FINISH, s.BACKWARDS):
                return herd, seed, rolls
