"""Compiling a game ahead of its use, so that nothing waits for the compiler later."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile

import numpy as np

from kostka.core.compiled import jit, loops
from kostka.core.compiled.chance import CHANCE, from_seed
from kostka.core.declare.events import new_events
from kostka.core.game import Game
from kostka.core.playouts import new_search_buffers, playouts
from kostka.core.position import Position


def is_compiled(game: Game) -> bool:
    """Whether nothing waits for the compiler: an earlier run left the compiled rules on disk, or there are none."""
    return not jit.ENABLED or jit.is_compiled(game.id, game.kernels.folders)


def compile_game(game: Game, progress: Callable[[int, int, str], None] = lambda done, total, part: None) -> None:
    """Compile or load everything that play, simulation and odds call.

    `progress` gets the number of functions that are ready, of how many, and the part that they belong to.
    """
    if not jit.ENABLED:
        return
    calls = call_everything(game)
    part = next(calls)
    with jit.counting(game.kernels.folders, lambda done, total: progress(done, total, part)):
        for part in calls:  # noqa: B007 (progress tells it)
            pass
    marker = jit.marker(game.id, game.kernels.folders)
    if marker is not None and not jit.UNKEPT:  # only what was kept whole need not be compiled again
        with suppress(OSError):
            marker.touch()


def load_compiled(game: Game, before: str) -> None:
    """Load what has been compiled, up to a part that is not needed now: that is loaded when it is called."""
    if jit.ENABLED:
        for _ in takewhile(lambda part: part != before, call_everything(game)):
            pass


def call_everything(game: Game) -> Iterator[str]:
    """Call every kernel once; before those of a part, its name."""
    kernels = game.kernels
    yield "setup"
    position = Position.deal(game, game.options(), game.seats[0], from_seed(0))
    yield "moves"
    board, state, seat = position.board, position.state, position.turn
    move = position.legal(seat)[0]
    assert position.to_act
    assert position.result is None
    yield "play"
    position.after(seat, move, from_seed(0))
    moves = np.empty(game.moves.count, np.int16)
    kernels.play(board, state, seat, move, game.new_state(), np.zeros(1, CHANCE), new_events(), moves)
    yield "views"
    view = position.view(seat)
    view.determinize(from_seed(0))
    Position.load(game, position.dump())
    view.sample_belief(np.zeros(0), from_seed(0))
    yield "bots"
    view.policy([move])
    position.scores()
    view.choose(loops.GREEDY, from_seed(0))
    position.evaluate()
    position.rollout_policy(seat, [move])
    view.boldness([move])
    yield "search"
    tree = new_search_buffers(game)._replace(board=board, seat_view=state)
    kernels.plant(tree, seat, np.array([move], np.int16), np.zeros(1))
    kernels.search(tree, seat, np.zeros(1, np.int32), 0, 0, np.zeros((1, 1, 8)), np.zeros((1, 8)))
    view.endgame()
    yield "games"
    playouts(game, board, seed=0, first=0, count=1)
    yield "odds"
    view.odds(1)
    view.reasons([move])
