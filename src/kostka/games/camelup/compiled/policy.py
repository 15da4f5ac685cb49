"""Play at a glance: the odds of a leg from sequences of dice that are spread evenly, the race from playing these on.

The same view always has the same values: what stands for chance comes from the places of the camels.
"""

import numpy as np

from kostka.core.jit import rule
from kostka.core.kernels import Cell, Moves
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.state import Chances, Numbers, Places, Sides
from kostka.games.camelup.compiled.worth import LEG, RACE, bet_values, holdings_value

STATE = s.STATE.type
SAMPLES = 128
FACES = 6
NEWS = 0.3  # pounds that the sight of a die is worth to the players who act next
CAUTION = 0.6  # pounds off a finish card: the best of ten estimates is likely to be too high
HOPE = 0.5  # pounds that a tile may be worth beyond its hits
WORD = 2**32 - 1
# Powers of the number with x**6 == x + 1: adding them again and again, modulo a word, fills five dimensions evenly.
STEPS = np.array([round(2**32 / 1.1347241384015194**n) & WORD for n in range(1, s.ROLLS_A_LEG + 1)])


@rule
def policy(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Chances) -> None:
    """The expected gain of moves in pounds; how camels are arranged before the first die is a matter of taste."""
    if state.phase == s.ARRANGE:
        out[:count] = 0.0
        return
    glance(state, seat, moves, count, SAMPLES, CAUTION, out)


@rule
def glance(state: np.record, seat: int, moves: Moves, count: int, samples: int, caution: float, out: Chances) -> None:
    """The expected gain of moves in a race that runs, from so many samples of it."""
    leg, race = np.zeros(1, LEG), np.zeros(1, RACE)
    sample(state, state.tile_side, samples, leg, race, True)
    bet_values(state, seat, moves, count, leg, race, out)
    for i in range(count):
        if moves[i] == s.M.roll:
            out[i] -= NEWS
        elif rules.is_card(moves[i]):
            out[i] -= caution
    tile_values(state, seat, moves, count, leg, race, out)


@rule
def tile_values(state: np.record, seat: int, moves: Moves, count: int, leg: Cell, race: Cell, out: Chances) -> None:
    """A tile earns what lands on its space. If the best one may be the best move, it is tried with the same dice."""
    best = tiles_by_hits(state, seat, moves, count, leg[0], out)
    if best == 0:
        return
    held = holdings_value(state, seat, leg[0])
    after, trial = np.zeros(1, STATE), np.zeros(1, LEG)
    for i in range(count):
        if rules.is_tile(moves[i]) and rules.tile_of(moves[i])[0] == best:
            after[0] = state
            rules.place_tile(after[0], seat, moves[i])
            sample(state, after[0].tile_side, leg[0].total, trial, race, False)
            out[i] = holdings_value(after[0], seat, trial[0]) - held


@rule
def tiles_by_hits(state: np.record, seat: int, moves: Moves, count: int, leg: np.record, out: Chances) -> int:
    """What lands on the spaces of tiles; returns the best space if a tile there may be the best move, else 0."""
    hits, lies, samples = leg.hits, 0, leg.total
    for space in range(2, s.SPACES + 1):
        if state.tile_owner[space] == seat:
            lies = hits[space]
    best, most = 0, 0.0
    for i in range(count):
        if rules.is_tile(moves[i]):
            space, _ = rules.tile_of(moves[i])
            out[i] = (hits[space] - lies) / samples
            if best == 0 or hits[space] > hits[best]:
                best = space
        else:
            most = max(most, out[i])
    return 0 if (hits[best] - lies) / samples + HOPE < most else best


@rule
def sample(state: np.record, tile_side: Sides, samples: int, leg: Cell, race: Cell, whole: bool) -> None:
    """Estimate the odds of the leg, with the landings on every space as its hits, and if wanted those of the race."""
    place, dice, phases = np.empty(7, np.int16), np.empty(6, np.int64), np.empty(s.ROLLS_A_LEG, np.int64)
    no_tiles = np.zeros(s.SPACES + 2, np.int8)
    seed = first_numbers(state, phases)
    leg[0].total, leg[0].pairs[:], leg[0].hits[:] = samples, 0, 0
    for _ in range(samples):
        for camel in range(7):
            place[camel] = state.place[camel]
        left = sort_dice(state, dice)
        crossed = play_leg(place, tile_side, dice, left, phases, leg[0].hits)
        first, second, last = rules.standings(place)
        leg[0].pairs[first, second] += 1
        if not whole:
            continue
        if not crossed:
            seed = play_on(place, no_tiles, dice, seed)
            first, _, last = rules.standings(place)
        race[0].places[s.FIRST, first] += 1 / samples
        race[0].places[s.LAST, last] += 1 / samples


@rule
def first_numbers(state: np.record, phases: Numbers) -> int:
    seed = 0
    for camel in range(7):
        seed = next_number(seed ^ int(state.place[camel]))
    for n in range(len(phases)):
        seed = next_number(seed)
        phases[n] = 2 * seed
    return seed


@rule
def next_number(seed: int) -> int:
    """The next one of numbers below 2 to the 31 that look random, by their upper bits."""
    return (1103515245 * seed + 12345) & 0x7FFFFFFF


@rule
def sort_dice(state: np.record, dice: Numbers) -> int:
    """The dice inside the pyramid, then the others; returns how many are inside."""
    inside, outside = 0, 6
    for die in range(6):
        if state.inside[die]:
            dice[inside] = die
            inside += 1
        else:
            outside -= 1
            dice[outside] = die
    return inside


@rule
def play_leg(place: Places, tile_side: Sides, dice: Numbers, left: int, phases: Numbers, hits: Numbers) -> bool:
    """Play the leg to its end; returns whether a camel crossed the line."""
    while left > 6 - s.ROLLS_A_LEG:
        n = 6 - left
        phases[n] = (phases[n] + STEPS[n]) & WORD
        camel, pips = take_die(place, dice, left, (FACES * left * phases[n]) >> 32)
        hits[rules.landing(place, camel, pips)] += 1
        rules.run(place, tile_side, camel, pips)
        if rules.has_crossed(place, camel):
            return True
        left -= 1
    return False


@rule
def play_on(place: Places, tile_side: Sides, dice: Numbers, seed: int) -> int:
    """Play whole legs until a camel crosses the line."""
    while True:
        for left in range(6, 6 - s.ROLLS_A_LEG, -1):
            seed = next_number(seed)
            camel, pips = take_die(place, dice, left, (FACES * left * seed) >> 31)
            rules.run(place, tile_side, camel, pips)
            if rules.has_crossed(place, camel):
                return seed


@rule
def take_die(place: Places, dice: Numbers, left: int, face: int) -> tuple[int, int]:
    """The camel and the pips that one of all faces of the dice left shows; its die goes behind those that stay."""
    taken, face = face // FACES, face % FACES
    die = dice[taken]
    dice[taken], dice[left - 1] = dice[left - 1], die
    shown = s.WHITE + face // 3 if die == s.GREY else die
    return rules.camel_to_move(place, shown), 1 + face % 3
