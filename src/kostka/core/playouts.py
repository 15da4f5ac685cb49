"""Whole games on the compiled side, and the buffers that they and searches work on."""

from collections.abc import Callable, Sequence

import numpy as np

from kostka.core.compiled import loops
from kostka.core.compiled.arrays import Places, Points
from kostka.core.compiled.chance import CHANCE
from kostka.core.compiled.loops import LoopBuffers
from kostka.core.compiled.search import EDGE, LONGEST_WAY, MOST_EDGES, MOST_NODES, MOST_SEATS, NODE, SearchBuffers
from kostka.core.declare.events import new_events
from kostka.core.errors import KostkaError
from kostka.core.game import Board, Game
from kostka.core.position import Position, View, count_seats

LIMIT = 1_000_000  # decisions of a game that is played out


def playouts(
    game: Game,
    board: Board,
    seed: int,
    first: int,
    count: int,
    levels: Sequence[int] = (),
    start: Position | None = None,
) -> tuple[Places, Points, Points]:
    """Games by the compiled bots: places and scores per game and seat, decisions per game.

    They begin with a deal, or go on from `start`; from a seat's view, each in a random world that agrees with it.
    """
    buffers = new_loop_buffers(game, board, count, levels)
    begin = loops.DEALT
    if start is not None:
        buffers, begin = buffers._replace(start=start.state), start.seat if isinstance(start, View) else loops.GIVEN
    play_games(game, buffers, seed, first, begin=begin)
    seats = count_seats(board)
    return buffers.places[:, :seats], buffers.points[:, :seats], buffers.decisions


def play_games(
    game: Game,
    buffers: LoopBuffers,
    seed: int,
    first: int,
    data: object = (),
    begin: int = loops.DEALT,
    **taps: Callable[..., object],
) -> None:
    """Run `loops.call_games`, with `taps` in place of `pick` and `finish`, which get `data`."""
    if unfinished := game.kernels.bind(loops.call_games, **taps)(buffers, data, begin, seed, first, LIMIT):
        raise KostkaError("core-unfinished", title=game.name, games=unfinished, limit=LIMIT)


def new_loop_buffers(game: Game, board: Board, games: int, levels: Sequence[int] = ()) -> LoopBuffers:
    """Buffers for that many games, dealt on a board; all seats choose at random where no levels are given."""
    most = game.seats[-1]
    level = np.zeros(most, np.int8)
    level[: len(levels)] = levels
    return LoopBuffers(
        board=board,
        start=game.new_state(),
        state=game.new_state(),
        seat_view=game.new_state(),
        chance=np.zeros(1, CHANCE),
        choices=np.zeros(1, CHANCE),
        events=new_events(on=False),
        moves=np.empty(game.moves.count, np.int16),
        worth=np.zeros(game.moves.count),
        cache=np.zeros(0, game.cache[0]),
        levels=level,
        places=np.zeros((games, most), np.int16),
        points=np.zeros((games, most), np.int32),
        decisions=np.zeros(games, np.int32),
    )


def new_search_buffers(game: Game) -> SearchBuffers:
    """Empty buffers; a position goes in by replacing `board`, `seat_view` and `beliefs`."""
    size, search = game.state.type.itemsize, game.search
    seen = np.zeros(-(-size // 8), np.uint64)
    return SearchBuffers(
        board=np.zeros(1, game.board.type),
        seat_view=game.new_state(),
        world=game.new_state(),
        state=game.new_state(),
        seen=seen.view(np.uint8)[:size].view(game.state.type),
        words=seen,
        beliefs=np.zeros(0),
        chance=np.zeros(1, CHANCE),
        choices=np.zeros(1, CHANCE),
        events=new_events(on=False),
        moves=np.empty(game.moves.count, np.int16),
        legal_edges=np.empty(game.moves.count, np.int32),
        worth=np.empty(game.moves.count),
        values=np.zeros(MOST_SEATS),
        scores=np.zeros(MOST_SEATS),
        places=np.zeros(MOST_SEATS, np.int16),
        points=np.zeros(MOST_SEATS, np.int32),
        nodes=np.zeros(MOST_NODES, NODE),
        edges=np.zeros(MOST_EDGES, EDGE),
        used=np.zeros(2, np.int32),
        way=np.zeros(2 * LONGEST_WAY, np.int32),
        cache=game.new_cache(),
        depth=search.depth,
        limit=search.limit,
        temperature=float(search.temperature),
        exploration=float(search.exploration),
    )
