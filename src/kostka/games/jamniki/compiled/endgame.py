"""The last turns of a game, by all that can still be drawn and laid.

The seat to act sees the whole hand, so only the draws are left to chance, and a player's best move follows from the
best moves of all others. The tiles behind whites only matter for what the stack has left: each tile is drawn
in proportion to the worlds in which it is there.
"""

from typing import NamedTuple

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves, Numbers
from kostka.core.compiled.chance import rekey
from kostka.core.compiled.jit import rule
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.determinization import ENDLESS, PUZZLE, fill_by, solve
from kostka.games.jamniki.compiled.ends import WHITE_TILE, end_of, gain
from kostka.games.jamniki.compiled.evaluation import MOST_MOVES, scale_of, share_win, variance_later
from kostka.games.jamniki.compiled.policy import points_now
from kostka.games.jamniki.compiled.rules import (
    actor,
    fewest_points,
    lay,
    legal,
    put_in_hand,
    same_faces,
    take_from_hand,
    take_off_coat,
    tile_and_side,
    turns_left,
)

MOST_TURNS = 6  # turns to search, this one included
WORLDS = 400  # that tell how likely a tile is in the stack, where whites hide some
USUAL_FITS = 2  # tiles of a hand that fit, to estimate the work
START = 0.6  # points more than the others that a start player gets, on average
EQUAL = 1e-9  # chances that differ by less are the same, and the first move is taken
MOST_GAIN = 8 + 2 * s.MOST_LAID  # bones of a tile, and all parts of a coat in one run


class EndgameBuffers(NamedTuple):
    """What the enumeration works on; rows of `moves`, `chances` and `best` are by depth."""

    limit: int  # last draws to look at before giving up
    scale: float  # of a logistic curve that turns points into chances to win the match
    weights: Floats  # how likely each tile is in the stack
    moves: Moves
    chances: Floats  # of all seats
    best: Floats  # of all seats after the best move with one drawn tile
    # The outcome of a game's last tile does not depend on what else was drawn: cached by move, and valid while the
    # move's `visits` are `visits[0]`, which counts last draws.
    outcomes: Floats
    visits: Numbers


@rule
def weigh(board: np.record, view: np.record, world: Cell, chance: np.record, weights: Floats) -> None:
    """How likely each tile is in the stack; `world` is left as a full state."""
    puzzle = np.zeros(1, PUZZLE)
    graph = solve(board, view, s.NEVER, puzzle[0])
    hidden = bool(np.any(view.coat == s.UNKNOWN))
    weights[:] = 0.0
    for number in range(WORLDS if hidden else 1):
        world[0] = view
        rekey(chance, 0, number, 0)
        fill_by(board, world[0], puzzle, graph, ENDLESS, chance)
        for i in range(world[0].stack_size):
            weights[world[0].stack[i]] += 1.0


@rule
def work(board: np.record, state: np.record, moves: int, weights: Floats) -> float:
    """About how many times somebody will lay the game's last tile but one."""
    tiles, fits = 0, USUAL_FITS * (1 + int(board.turning)) + int(board.voluntary_white) * int(state.hand_size)
    for tile in range(s.TILES):
        tiles += weight_of(board, weights, tile) > 0.0
    ways = float(moves)
    for ply in range(turns_left(board, state) - 2):
        ways *= (tiles - ply) * fits
    return ways


@rule
def is_twin(board: np.record, weights: Floats, tile: int) -> bool:
    """Whether the tile before it has the same faces, and can be drawn too."""
    return tile > 0 and weights[tile - 1] > 0.0 and same_faces(board, tile, tile - 1)


@rule
def weight_of(board: np.record, weights: Floats, tile: int) -> float:
    """How likely a tile is drawn; of two with the same faces the first has the weight of both, the other 0."""
    weight = float(weights[tile])
    if weight <= 0.0 or is_twin(board, weights, tile):
        return 0.0
    if tile + 1 < s.TILES and is_twin(board, weights, tile + 1):
        weight += weights[tile + 1]
    return weight


@rule
def take_back(state: np.record, seat: int, move: int) -> None:
    state.turn -= 1
    take_off_coat(state, seat)
    put_in_hand(state, tile_and_side(move)[0])


@rule
def foresee(board: np.record, state: np.record, buffers: EndgameBuffers, depth: int) -> bool:
    """Chances of all seats, into `chances[depth]`, when the hand was passed on; False if that is too much work."""
    seat, chances, best = actor(board, state, int(state.turn)), buffers.chances[depth], buffers.best[depth]
    is_last, visits = turns_left(board, state) == 1, buffers.visits
    outcomes = buffers.outcomes if is_last else buffers.chances
    chances[:] = 0.0
    if is_last:
        visits[0] += 1
        if visits[0] > buffers.limit:
            return False
        if counts_alone(board):
            foresee_points(board, state, seat, buffers, chances)
            return True
    total, weights, moves = 0.0, buffers.weights, buffers.moves[depth]
    for drawn in range(s.TILES):
        both = weight_of(board, weights, drawn)
        if both == 0.0:
            continue
        total += both
        weight, weights[drawn] = weights[drawn], 0.0
        put_in_hand(state, drawn)
        most = -1.0
        for i in range(legal(board, state, seat, moves)):
            row = 1 + int(moves[i]) if is_last else depth + 1
            if not is_last or visits[row] != visits[0]:
                lay(state, seat, int(moves[i]))
                if is_last:
                    visits[row] = visits[0]
                    settle_game(board, state, buffers.scale, outcomes[row])
                elif not foresee(board, state, buffers, depth + 1):
                    return False
                take_back(state, seat, int(moves[i]))
            if outcomes[row, seat] > most + EQUAL:
                best[:] = outcomes[row]
                most = best[seat]
        for other in range(board.seats):
            chances[other] += both * best[other]
        take_from_hand(state, drawn)
        weights[drawn] = weight
    for other in range(board.seats):
        chances[other] /= total
    return True


@rule
def counts_alone(board: np.record) -> bool:
    """Whether a tile brings what it shows and makes of the run at the end, whatever else lies on the table."""
    return not board.every_colour and not board.secret_tasks


@rule
def foresee_points(board: np.record, state: np.record, seat: int, buffers: EndgameBuffers, out: Floats) -> None:
    """The same where each coat scores by itself: the player of the last tile takes the most points."""
    end, held, total, weights = end_of(board, state, seat), 0, 0.0, buffers.weights
    for i in range(state.hand_size):
        held = max(held, gain(board, end, int(state.hand[i])))
    likely = np.zeros(MOST_GAIN + 1)
    for tile in range(s.TILES):
        if weights[tile] > 0.0:
            most = max(held, gain(board, end, tile))
            likely[most if most > 0 else WHITE_TILE] += weights[tile]
            total += weights[tile]
    points, reached = buffers.outcomes[0], buffers.outcomes[1]
    count_points(board, state, points)
    for more in range(MOST_GAIN + 1):
        if likely[more] > 0.0:
            reached[:] = points
            reached[seat] += more
            share_match(board, state, buffers.scale, reached)
            for other in range(board.seats):
                out[other] += likely[more] / total * reached[other]


@rule
def count_points(board: np.record, state: np.record, out: Floats) -> None:
    for seat in range(board.seats):
        out[seat] = points_now(board, state, seat)


@rule
def settle_game(board: np.record, state: np.record, scale: float, out: Floats) -> None:
    """The chances when a game is over."""
    count_points(board, state, out)
    share_match(board, state, scale, out)


@rule
def share_match(board: np.record, state: np.record, scale: float, out: Floats) -> None:
    """Turn the points at the end of a game into chances; the starter of the next one has a small advantage."""
    if state.game + 1 < board.games:
        out[fewest_points(board, state, out)] += START
    share_win(board, state, scale, out)


@rule
def endgame(
    board: Cell, view: Cell, seat: int, limit: int, world: Cell, chance: Cell, moves: Moves, out: Floats
) -> int:
    """The moves of a seat and what they lead to, for all seats; 0 if that is too much to foresee."""
    count = legal(board[0], view[0], seat, moves)
    if count == 0 or turns_left(board[0], view[0]) > MOST_TURNS or s.UNKNOWN in view[0].hand:
        return 0
    buffers = EndgameBuffers(
        limit=limit,
        scale=scale_of(variance_later(board[0], view[0])),
        weights=np.zeros(s.TILES),
        moves=np.empty((MOST_TURNS, MOST_MOVES), np.int16),
        chances=np.zeros((MOST_TURNS, s.MAX_SEATS)),
        best=np.zeros((MOST_TURNS, s.MAX_SEATS)),
        outcomes=np.zeros((1 + len(moves), s.MAX_SEATS)),
        visits=np.zeros(1 + len(moves), np.int64),
    )
    weigh(board[0], view[0], world, chance[0], buffers.weights)
    if work(board[0], view[0], count, buffers.weights) > limit:
        return 0
    for i in range(count):
        lay(world[0], seat, int(moves[i]))
        if turns_left(board[0], world[0]) == 0:
            settle_game(board[0], world[0], buffers.scale, out[i])
        elif foresee(board[0], world[0], buffers, 0):
            out[i] = buffers.chances[0]
        else:
            return 0
        take_back(world[0], seat, int(moves[i]))
    return count
