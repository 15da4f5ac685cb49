"""What moves are worth without search, and how bold they are.

The odds of the leg come from evenly spread dice, those of the race from playing these on. The same view always has the
same values: the places of the camels seed all that is drawn.
"""

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.games.camelup.compiled import rules, sprint
from kostka.games.camelup.compiled import state as s  # s.M: moves
from kostka.games.camelup.compiled.outlook import OUTLOOK, fill_odds, look_up
from kostka.games.camelup.compiled.state import Sides
from kostka.games.camelup.compiled.worth import LEG, RACE, bet_values, holdings_value, tile_hits

STATE = s.STATE.type
SAMPLES = 128
CACHED_RACES = 48  # fewer are enough where many positions share them
NEWS = 0.3  # pounds that the sight of a die is worth to the players who act next
CAUTION = 0.6  # pounds off a finish card: the best of ten estimates is likely to be too high
ROLLOUT_CAUTION = 0.8  # more in rollouts, because the fewer races of the cache mislead more
HOPE = 0.5  # pounds that a tile may be worth beyond its hits


@rule
def policy(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """The expected gain of moves in pounds."""
    value_moves(state, seat, moves, count, np.zeros(0, OUTLOOK), CAUTION, out)


@rule
def rollout_policy(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, cache: Cell, out: Floats
) -> None:
    """The expected gain of moves in pounds, roughly."""
    value_moves(state, seat, moves, count, cache, ROLLOUT_CAUTION, out)


@rule
def value_moves(
    state: np.record, seat: int, moves: Moves, count: int, cache: Cell, caution: float, out: Floats
) -> None:
    """The expected gain of moves by the races in a cache, or by new samples if it is empty; 0 until camels stand.

    A tile earns what lands on its space. If the best one may be the best move, it is tried with the same dice.
    """
    if state.phase == s.ARRANGE:
        out[:count] = 0.0
        return
    leg, race = np.zeros(1, LEG), np.zeros(1, RACE)
    estimate(state, state.tile_side, cache, leg, race, True)
    bet_values(state, seat, moves, count, leg, race, out)
    for i in range(count):
        if moves[i] == s.M.roll:
            out[i] -= NEWS
        elif rules.is_card(moves[i]):
            out[i] -= caution
    space = tiles_by_hits(state, seat, moves, count, leg[0], out)
    if space == 0:
        return
    held = holdings_value(state, seat, leg)
    after, trial = np.zeros(1, STATE), np.zeros(1, LEG)
    for i in range(count):
        if rules.is_tile(moves[i]) and rules.tile_of(moves[i])[0] == space:
            after[0] = state
            rules.place_tile(after[0], seat, moves[i])
            estimate(state, after[0].tile_side, cache, trial, race, False)
            out[i] = holdings_value(after[0], seat, trial) - held


@rule
def tiles_by_hits(state: np.record, seat: int, moves: Moves, count: int, leg: np.record, out: Floats) -> int:
    """What lands on the spaces of tiles; returns the best space if a tile there may be the best move, else 0."""
    hits, now, samples = leg.hits, tile_hits(state, seat, leg), leg.total
    best, most = 0, 0.0
    for i in range(count):
        if rules.is_tile(moves[i]):
            space, _ = rules.tile_of(moves[i])
            out[i] = (hits[space] - now) / samples
            if best == 0 or hits[space] > hits[best]:
                best = space
        else:
            most = max(most, out[i])
    return 0 if (hits[best] - now) / samples + HOPE < most else best


@rule
def estimate(state: np.record, tile_side: Sides, cache: Cell, leg: Cell, race: Cell, whole: bool) -> None:
    """The odds of the leg, with the landings on every space as its hits, and if wanted those of the race."""
    if len(cache):
        fill_odds(cache[look_up(state, tile_side, cache, CACHED_RACES, 0)], leg[0], race[0])
    else:
        sample(state, tile_side, SAMPLES, leg, race, whole)


@rule
def sample(state: np.record, tile_side: Sides, samples: int, leg: Cell, race: Cell, whole: bool) -> None:
    """Estimate odds from new samples."""
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


@rule
def boldness(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """Finish cards are bold, early ones most, and so are bets on camels far back and boos; a roll is a sure pound."""
    for i in range(count):
        move = int(moves[i])
        out[i] = 0.0
        if state.phase == s.ARRANGE:
            continue
        if move == s.M.roll:
            out[i] = -1.0
        elif move < s.M.tile:
            ahead = (state.place[: s.RACING] > state.place[move - s.M.ticket]).sum()
            out[i] = 0.4 * ahead - 0.8
        elif rules.is_tile(move):
            out[i] = 0.3 if rules.tile_of(move)[1] == s.BOO else -0.3
        elif rules.is_card(move):
            farthest = rules.space_of(state.place[: s.RACING].max())
            out[i] = 1.0 - 0.5 * farthest / s.SPACES
