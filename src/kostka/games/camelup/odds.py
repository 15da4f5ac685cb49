"""The exact odds in the shape of `kostka odds --json`."""

from fractions import Fraction
from typing import Any

import numpy as np

from kostka.core.game import Board, State
from kostka.core.kernels import Cell
from kostka.core.moves import Names
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.odds import odds_kernel
from kostka.games.camelup.compiled.rules import legal
from kostka.games.camelup.compiled.worth import LEG, RACE

TEXTS = Names(s.MOVES, {}).texts


def odds(board: Board, state: State, seat: int, rollouts: int) -> dict[str, Any]:
    """The leg exactly, the race by rollouts, and the value of the seat's moves."""
    if state[0].phase != s.PLAY:
        return {}
    room = np.empty(s.MOVES.count, np.int16)
    moves = room[: legal(board[0], state[0], seat, room)]
    leg, race, worth = np.zeros(1, LEG), np.zeros(1, RACE), np.zeros(len(moves))
    odds_kernel(state, seat, rollouts, moves, leg, race, worth)
    exact = exact_leg(leg, state)
    win, lose = race[0].win.tolist(), race[0].lose.tolist()
    return {
        "leg": {c: {place: float(p) for place, p in chances.items()} for c, chances in exact["leg"].items()},
        "race_ends": float(exact["race_ends"]),
        "tile_hits": {space: float(hits) for space, hits in exact["tile_hits"].items()},
        "race": {colour: {"win": win[i], "lose": lose[i]} for i, colour in enumerate(s.COLOURS)},
        "race_error": float(race[0].error),
        "moves": {TEXTS[move]: value for move, value in zip(moves.tolist(), worth.tolist(), strict=True)},
    }


def exact_leg(leg: Cell, state: State) -> dict[str, Any]:
    """The odds of a leg as exact fractions."""
    record = leg[0]
    total, hits, tiles = int(record.total), record.hits.tolist(), state[0].tile_side
    ways = {"first": record.pairs.sum(axis=1), "second": record.pairs.sum(axis=0), "last": record.last}
    return {
        "leg": {
            colour: {place: Fraction(int(by_colour[i]), total) for place, by_colour in ways.items()}
            for i, colour in enumerate(s.COLOURS)
        },
        "race_ends": Fraction(int(record.ended), total),
        "tile_hits": {str(space): Fraction(hits[space], total) for space in s.FOR_TILES if tiles[space]},
    }
