"""Play at a glance: the odds of a leg from sequences of dice that are spread evenly, the race from playing these on.

The same view always has the same values: what stands for chance comes from the places of the camels.
"""

import numpy as np

from kostka.core.jit import rule
from kostka.core.kernels import Cell, Moves
from kostka.games.camelup.compiled import rules, sprint
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.state import Chances, Sides
from kostka.games.camelup.compiled.worth import LEG, RACE, bet_values, holdings_value

STATE = s.STATE.type
SAMPLES = 128
NEWS = 0.3  # pounds that the sight of a die is worth to the players who act next
CAUTION = 0.6  # pounds off a finish card: the best of ten estimates is likely to be too high
HOPE = 0.5  # pounds that a tile may be worth beyond its hits


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
    phases = np.empty(s.ROLLS_A_LEG, np.int64)
    seed, start = sprint.first_numbers(state, phases), sprint.herd_of(state.place)
    dice, left = sprint.bag_of(state)
    leg[0].total, leg[0].pairs[:], leg[0].hits[:] = samples, 0, 0
    for _ in range(samples):
        herd, bag, crossed = sprint.play_leg(start, dice, left, tile_side, phases, leg[0].hits)
        first, second, last = sprint.first_second_last(herd)
        leg[0].pairs[first, second] += 1
        if not whole:
            continue
        if not crossed:
            herd, seed, _ = sprint.play_on(herd, bag, seed)
            first, _, last = sprint.first_second_last(herd)
        race[0].places[s.FIRST, first] += 1 / samples
        race[0].places[s.LAST, last] += 1 / samples
