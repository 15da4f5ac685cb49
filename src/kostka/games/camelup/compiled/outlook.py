"""What a race may come to: how the leg and the race end in races that are played on from where the camels stand.

Bets do not change that, so what was found serves all positions of a search with the same camels, dice and tiles. It is
noted, and the more often a situation is met, the more races are played from it.
"""

import numpy as np

from kostka.core.jit import rule
from kostka.core.kernels import Cell
from kostka.core.records import Field, Record
from kostka.games.camelup.compiled import rules, sprint
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.state import Chances, Sides

ROOM = 4096  # situations that are remembered, a power of two
TRIES = 8  # places in which a situation may be noted
ENOUGH = 4096  # races after which another one tells little
LONGEST = 100  # rolls: no race takes longer, as far as bots care
ENDS = s.RACING * s.RACING

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
def look(state: np.record, tile_side: Sides, notes: Cell, least: int, more: int) -> int:
    """The note of where the camels stand, with these tiles: so many races more than before, but at least so many."""
    i = note_of(notes, key_of(state, tile_side))
    races = int(notes[i].races)
    wanted = min(max(races + more, least), max(least, ENOUGH))
    if wanted > races:
        play_races(state, tile_side, notes[i : i + 1], wanted - races)
    return i


@rule
def key_of(state: np.record, tile_side: Sides) -> int:
    """A number for camels, dice and tiles, never 0; two situations share one so rarely that it does not matter."""
    key = rules.dice_inside(state)
    for space in range(2, s.SPACES + 1):
        key = 3 * key + 1 + int(tile_side[space])
    key *= 0x2545F4914F6CDD1D
    for camel in range(7):
        key = (key ^ key >> 29 ^ int(state.place[camel])) * 0x2545F4914F6CDD1D
    return (key ^ key >> 31) & 0x7FFFFFFFFFFFFFFF | 1 << 40


@rule
def note_of(notes: Cell, key: int) -> int:
    """Where a situation is noted; one that is not gets a free place, or that of another."""
    chosen = key & (len(notes) - 1)
    for n in range(TRIES):
        i = (key + n) & (len(notes) - 1)
        if notes[i].key == key:
            return i
        if notes[i].key == 0:
            chosen = i
            break
    note = notes[chosen]
    note.key, note.races, note.ended = key, 0, 0
    note.ends[:], note.rolls[:], note.pairs[:], note.right[:], note.hits[:] = 0, 0, 0, 0, 0
    return chosen


@rule
def play_races(state: np.record, tile_side: Sides, outlook: Cell, count: int) -> None:
    """Play on to the ends of leg and race, with dice that are spread evenly over all that were played so far."""
    phases, found = np.empty(s.ROLLS_A_LEG, np.int64), outlook[0]
    seed, start = sprint.first_numbers(state, phases), sprint.herd_of(state.place)
    for n in range(len(phases)):
        phases[n] = (phases[n] + int(found.races) * sprint.STEPS[n]) & sprint.WORD
    seed = sprint.next_number(seed ^ int(found.races))
    dice, left = sprint.bag_of(state)
    for _ in range(count):
        herd, bag, rolls, crossed = start, dice, left + s.ROLLS_A_LEG - len(s.DICE), True
        if state.phase != s.OVER:
            herd, bag, crossed = sprint.play_leg(herd, bag, left, tile_side, phases, found.hits)
        first, second, _ = sprint.first_second_last(herd)
        if crossed:
            found.ended += 1
        else:
            herd, seed, more = sprint.play_on(herd, bag, seed)
            rolls += more
        winner, _, loser = sprint.first_second_last(herd)
        found.ends[s.RACING * first + second, s.RACING * winner + loser] += 1
        found.rolls[s.RACING * first + second, s.RACING * winner + loser] += min(rolls, LONGEST)
        found.pairs[first, second] += 1
        found.right[s.WINNER, winner] += 1
        found.right[s.LOSER, loser] += 1
    found.races += count


# ------------------------------------------------------------------------------------------------ what it is good for


@rule
def fill_odds(outlook: np.record, leg: np.record, race: np.record) -> None:
    """The odds as bets are valued by."""
    leg.total, leg.pairs[:], leg.hits[:] = outlook.races, outlook.pairs, outlook.hits
    for colour in range(s.RACING):
        race.places[s.FIRST, colour] = outlook.right[s.WINNER, colour] / outlook.races
        race.places[s.LAST, colour] = outlook.right[s.LOSER, colour] / outlook.races


@rule
def fill_chances(outlook: np.record, first: Chances, second: Chances, right: Chances) -> None:
    """The chances of every colour: to be first and second of the leg, and right on a finish card by pile."""
    for colour in range(s.RACING):
        first[colour], second[colour] = 0.0, 0.0
        for other in range(s.RACING):
            first[colour] += outlook.pairs[colour, other] / outlook.races
            second[colour] += outlook.pairs[other, colour] / outlook.races
        for pile in range(2):
            right[pile, colour] = outlook.right[pile, colour] / outlook.races
