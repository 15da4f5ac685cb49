"""The tree of a game with its chances laid open: every outcome of a move, and counted trees."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from kostka.core.compiled.chance import SCRIPT_TOO_SHORT, from_script
from kostka.core.declare.events import new_events
from kostka.core.game import Board, Game, State
from kostka.core.position import Position, copied


def outcomes(game: Game, board: Board, state: State, seat: int, move: int) -> Iterator[tuple[Fraction, State]]:
    """Every way chance can answer a move, with its exact probability. Equal states are not merged."""
    events = new_events(on=False)
    open_scripts: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while open_scripts:
        script, probability = open_scripts.pop()
        after, chance = copied(state), from_script(script)
        game.kernels.apply(board, after, seat, move, chance, events)
        if chance[0].fault == SCRIPT_TOO_SHORT:
            wanted = int(chance[0].wanted)
            share = probability / wanted
            open_scripts += [([*script, shown], share) for shown in reversed(range(wanted))]
        else:
            yield probability, after


class Layer(NamedTuple):
    """What can be reached in a number of plies: distinct positions, and paths to them, one per outcome of chance."""

    positions: int
    ways: int


def layers(game: Game, board: Board, state: State, depth: int) -> list[Layer]:
    """The tree below a position, counted after 0, 1, … `depth` plies."""
    layer = Counter({state.tobytes(): 1})
    counts = [Layer(1, 1)]
    for _ in range(depth):
        following: Counter[bytes] = Counter()
        for position, ways in layer.items():
            here = np.frombuffer(position, state.dtype)
            for seat in Position(game, board, here).to_act:
                for move in Position(game, board, here).legal(seat):
                    for _, after in outcomes(game, board, here, seat, move):
                        following[after.tobytes()] += ways
        layer = following
        counts.append(Layer(len(layer), layer.total()))
    return counts


def perft(game: Game, board: Board, state: State, depth: int) -> list[int]:
    """How many different positions there are after 0, 1, … `depth` plies."""
    return [layer.positions for layer in layers(game, board, state, depth)]
