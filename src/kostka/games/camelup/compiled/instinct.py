"""What comes to mind first: the same as at a glance, from what is noted of the race; and how bold moves are."""

import numpy as np

from kostka.core.jit import rule
from kostka.core.kernels import Cell, Moves
from kostka.games.camelup.compiled import policy, rules
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.outlook import OUTLOOK, fill_odds, look
from kostka.games.camelup.compiled.state import Chances
from kostka.games.camelup.compiled.worth import LEG, RACE, bet_values, holdings_value

STATE = s.STATE.type
RACES = 48
CAUTION = 0.8  # pounds off a finish card: more than at a glance, because fewer races mislead more


@rule
def instinct(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Chances) -> None:
    """The expected gain of moves in pounds, roughly."""
    instinct_noted(board, state, seat, moves, count, np.zeros(1, OUTLOOK), out)


@rule
def instinct_noted(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, notes: Cell, out: Chances
) -> None:
    """The same by what is noted of the race."""
    if state.phase == s.ARRANGE:
        out[:count] = 0.0
        return
    leg, race = np.zeros(1, LEG), np.zeros(1, RACE)
    fill_odds(notes[look(state, state.tile_side, notes, RACES, 0)], leg[0], race[0])
    bet_values(state, seat, moves, count, leg, race, out)
    for i in range(count):
        if moves[i] == s.M.roll:
            out[i] -= policy.NEWS
        elif rules.is_card(moves[i]):
            out[i] -= CAUTION
    space = policy.tiles_by_hits(state, seat, moves, count, leg[0], out)
    if space > 0:
        try_tiles(state, seat, moves, count, space, notes, leg, race, out)


@rule
def try_tiles(
    state: np.record,
    seat: int,
    moves: Moves,
    count: int,
    space: int,
    notes: Cell,
    leg: Cell,
    race: Cell,
    out: Chances,
) -> None:
    """What a tile on a space changes for its owner, in races with it."""
    held = holdings_value(state, seat, leg[0])
    after, trial = np.zeros(1, STATE), np.zeros(1, LEG)
    for i in range(count):
        if rules.is_tile(moves[i]) and rules.tile_of(moves[i])[0] == space:
            after[0] = state
            rules.place_tile(after[0], seat, moves[i])
            fill_odds(notes[look(state, after[0].tile_side, notes, RACES, 0)], trial[0], race[0])
            out[i] = holdings_value(after[0], seat, trial[0]) - held


@rule
def daring(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Chances) -> None:
    """Bold are finish cards, the more the earlier, bets on camels far back, and boos; a roll is a pound for sure."""
    for i in range(count):
        move = int(moves[i])
        if state.phase == s.ARRANGE:
            out[i] = 0.0
        elif move == s.M.roll:
            out[i] = -1.0
        elif move < s.M.tile:
            out[i] = 0.4 * camels_ahead(state, move - s.M.ticket) - 0.8
        elif rules.is_tile(move):
            out[i] = 0.3 if rules.tile_of(move)[1] == s.BOO else -0.3
        elif rules.is_card(move):
            out[i] = 1.0 - 0.5 * farthest(state) / s.SPACES
        else:
            out[i] = 0.0


@rule
def camels_ahead(state: np.record, camel: int) -> int:
    ahead = 0
    for other in range(s.RACING):
        ahead += state.place[other] > state.place[camel]
    return ahead


@rule
def farthest(state: np.record) -> int:
    """The space of the camel in front."""
    space = 0
    for camel in range(s.RACING):
        space = max(space, rules.space_of(int(state.place[camel])))
    return space
