"""A random move is found without the list of legal moves, and is the one that the list would give."""

import numpy as np
import pytest

import kostka
from kostka.core.compiled.chance import draw, from_seed
from kostka.core.compiled.loops import RANDOM
from kostka.core.compiled.stubs import NOBODY
from kostka.core.declare.events import new_events
from kostka.games.camelup.compiled.state import SEATS, Options

GAME = kostka.game("camelup")
GAMES = 8


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("arrange", [False, True])
@pytest.mark.parametrize("face_down", [False, True])
def test_it_is_the_move_of_the_list(seats: int, arrange: bool, face_down: bool) -> None:
    """In all positions of whole games, with the same draws and no others: some 40,000 in all."""
    board, kernels, events = GAME.set_board(Options(arrange=arrange), seats), GAME.kernels, new_events(on=False)
    moves, room, worth = np.empty(GAME.moves.count, np.int16), GAME.new_state(), np.empty(GAME.moves.count)
    for seed in range(GAMES):
        state, chance, choices = GAME.new_state(), from_seed(seed), from_seed(seed, 1)
        kernels.deal(board, state, chance, events)
        state["face_down"] = face_down
        while (seat := int(kernels.turn(board, state))) != NOBODY:
            again = choices.copy()
            move = kernels.choose(board, state, room, seat, RANDOM, choices, moves, worth)
            count = kernels.legal(board, state, seat, moves)
            assert move == moves[draw(again[0], count) if count > 1 else 0]
            assert choices.tobytes() == again.tobytes()
            kernels.apply(board, state, seat, move, chance, events)
