"""The transposition table of a search: how the leg and the race end in races played on from where the camels stand.

Bets do not change that, so all positions of a search with the same camels, dice and tiles share an entry, an outlook.
The more often it is looked up, the more races are played from there.
"""

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats
from kostka.core.compiled.jit import rule
from kostka.core.declare.records import Field, Record
from kostka.games.camelup.compiled import rules, sprint
from kostka.games.camelup.compiled import state as s  # the constants of the game
from kostka.games.camelup.compiled.state import Sides

ROOM = 4096  # entries, a power of two
TRIES = 8  # places in which an entry may be
ENOUGH = 4096  # races after which another one tells little
LONGEST = 100  # rolls after which bots take a race for over
ENDS = s.RACING * s.RACING
# What money depends on: the first and second of the leg, the winner and loser of the race.
FIRST, SECOND, WINNER, LOSER = range(4)

OUTLOOK = Record(
    key=Field("i8"),
    races=Field("i4"),
    ended=Field("i4"),  # in this leg
    ends=Field("i2", ENDS, ENDS),  # by the first and second of the leg, and the winner and loser of the race
    rolls=Field("i4", ENDS, ENDS),  # that these races took, in all
    pairs=Field("i4", s.COLOURS, s.COLOURS),  # first and second of the leg
    right=Field("i4", s.PILES, s.COLOURS),  # winner and loser of the race
    hits=Field("i8", s.TRACK),  # landings of the leg
).type


@rule
def look_up(state: np.record, tile_side: Sides, cache: Cell, least: int, more: int) -> int:
    """The index of the outlook with these tiles, once it has `more` further races, and at least `least` in all."""
    i = entry_of(cache, key_of(state, tile_side))
    races = int(cache[i].races)
    wanted = min(max(races + more, least), max(least, ENOUGH))
    if wanted > races:
        play_races(state, tile_side, cache[i : i + 1], wanted - races)
    return i


@rule
def key_of(state: np.record, tile_side: Sides) -> int:
    """A hash of camels, dice and tiles, never 0; collisions are too rare to matter."""
    key = rules.dice_inside(state)
    for space in range(2, s.SPACES + 1):
        key = 3 * key + 1 + int(tile_side[space])
    key *= 0x2545F4914F6CDD1D
    for camel in range(7):
        key = (key ^ key >> 29 ^ int(state.place[camel])) * 0x2545F4914F6CDD1D
    return (key ^ key >> 31) & 0x7FFFFFFFFFFFFFFF | 1 << 40


@rule
def entry_of(cache: Cell, key: int) -> int:
    """The index of a key's entry; a new key gets a free entry, or replaces another key."""
    chosen = key & (len(cache) - 1)
    for n in range(TRIES):
        i = (key + n) & (len(cache) - 1)
        if cache[i].key == key:
            return i
        if cache[i].key == 0:
            chosen = i
            break
    entry = cache[chosen]
    entry.key, entry.races, entry.ended = key, 0, 0
    entry.ends[:], entry.rolls[:], entry.pairs[:], entry.right[:], entry.hits[:] = 0, 0, 0, 0, 0
    return chosen


@rule
def play_races(state: np.record, tile_side: Sides, outlook: Cell, count: int) -> None:
    """Play on to the ends of leg and race, with dice that are spread evenly over all that were played so far."""
    phases, entry = np.empty(s.ROLLS_A_LEG, np.int64), outlook[0]
    seed, start = sprint.first_numbers(state, phases), sprint.herd_of(state.place)
    for n in range(len(phases)):
        phases[n] = (phases[n] + int(entry.races) * sprint.STEPS[n]) & sprint.WORD
    seed = sprint.next_number(seed ^ int(entry.races))
    dice, left = sprint.bag_of(state)
    for _ in range(count):
        herd, bag, rolls, crossed = start, dice, left + s.ROLLS_A_LEG - len(s.DICE), True
        if state.phase != s.OVER:
            herd, bag, crossed = sprint.play_leg(herd, bag, left, tile_side, phases, entry.hits)
        first, second, _ = sprint.first_second_last(herd)
        if crossed:
            entry.ended += 1
        else:
            herd, seed, more = sprint.play_on(herd, bag, seed)
            rolls += more
        winner, _, loser = sprint.first_second_last(herd)
        entry.ends[s.RACING * first + second, s.RACING * winner + loser] += 1
        entry.rolls[s.RACING * first + second, s.RACING * winner + loser] += min(rolls, LONGEST)
        entry.pairs[first, second] += 1
        entry.right[s.WINNER, winner] += 1
        entry.right[s.LOSER, loser] += 1
    entry.races += count


# --------------------------------------------------------------------------------------------------- what it answers


@rule
def fill_odds(outlook: np.record, leg: np.record, race: np.record) -> None:
    """The odds that bets are valued by."""
    leg.total, leg.pairs[:], leg.hits[:] = outlook.races, outlook.pairs, outlook.hits
    race.places[s.FIRST] = outlook.right[s.WINNER] / outlook.races
    race.places[s.LAST] = outlook.right[s.LOSER] / outlook.races


@rule
def chances_of(outlook: np.record) -> Floats:
    """The chances of every colour to be what money depends on."""
    odds = np.zeros((4, s.RACING))
    for colour in range(s.RACING):
        for other in range(s.RACING):
            odds[FIRST, colour] += outlook.pairs[colour, other] / outlook.races
            odds[SECOND, colour] += outlook.pairs[other, colour] / outlook.races
        for pile in range(2):
            odds[WINNER + pile, colour] = outlook.right[pile, colour] / outlook.races
    return odds
