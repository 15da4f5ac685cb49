"""Bots: players like any other. A view goes in, a move comes out."""

from collections.abc import Callable

from kostka.core.chance import Chance, draw
from kostka.core.errors import KostkaError
from kostka.core.game import Board, Game, State
from kostka.core.kernels import GREEDY, RANDOM

Bot = Callable[[Game, Board, State, int, Chance], int]


def random(game: Game, board: Board, view: State, seat: int, chance: Chance) -> int:
    """Any legal move, each as likely as the others."""
    moves = game.legal(board, view, seat)
    return moves[draw(chance[0], len(moves))]


def greedy(game: Game, board: Board, view: State, seat: int, chance: Chance) -> int:
    """The move of the highest value at a glance, the first one of several."""
    moves = game.legal(board, view, seat)
    values = game.values(board, view, seat, moves)
    return moves[max(range(len(moves)), key=values.__getitem__)]


BOTS: dict[str, Bot] = {"random": random, "greedy": greedy}

# How the compiled playouts know the same bots.
LEVELS = {"random": RANDOM, "greedy": GREEDY}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise KostkaError(f"There is no bot {name!r}; there is {', '.join(BOTS)}.")
    return BOTS[name]
