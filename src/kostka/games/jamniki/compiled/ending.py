"""The last turns of a game, by all that can still be drawn and laid.

Whoever is to act sees the whole hand, so what is left to chance is the draws alone, and a player's best move follows
from what all others will do best. The tiles behind whites only matter for what the stack has left: each tile is drawn
in proportion to the worlds in which it is there.
"""

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import rekey
from kostka.core.jit import rule
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.ends import WHITE_TILE, end_of, gain
from kostka.games.jamniki.compiled.outlook import MOST_MOVES, doubt_after, share_by
from kostka.games.jamniki.compiled.policy import points_now
from kostka.games.jamniki.compiled.rules import (
    actor,
    legal,
    put_in_hand,
    put_on_coat,
    take_from_hand,
    take_off_coat,
    tile_and_side,
)
from kostka.games.jamniki.compiled.worlds import MOST_PLACES, PUZZLE, fill_blanks, solve, tell

Cell = NDArray[np.void]
Moves = NDArray[np.int16]
Values = NDArray[np.float64]
Numbers = NDArray[np.int64]

MOST_TURNS = 6  # that are looked at, this one included
WORLDS = 400  # that tell how likely a tile is in the stack, where whites hide some
USUAL_FITS = 2  # tiles of a hand that fit, to reckon the work before it is done
START = 0.6  # points more than the others that a start player gets, on average
EQUAL = 1e-9  # chances that differ by less are the same, and the first move is taken
MOST_GAIN = 8 + 2 * s.MOST_LAID  # bones of a tile, and all parts of a coat in one run


@rule
def weigh(board: np.record, view: np.record, seat: int, world: Cell, chance: np.record, weights: Values) -> None:
    """How likely each tile is in the stack; `world` is left as a full state."""
    puzzle, tiles, drawn = np.zeros(1, PUZZLE), np.empty(MOST_PLACES, np.int64), np.empty(s.TILES, np.int64)
    first, to, weight, label, ways = solve(board, view, s.NEVER, puzzle[0])
    hidden = bool(np.any(view.coat == s.UNKNOWN))
    weights[:] = 0.0
    for number in range(WORLDS if hidden else 1):
        world[0] = view
        rekey(chance, 0, number, 0)
        while not tell(board, world[0], puzzle[0], first, to, weight, label, ways, tiles, drawn, chance):
            pass
        fill_blanks(board, world[0], puzzle[0], tiles, drawn, chance)
        for i in range(world[0].stack_size):
            weights[world[0].stack[i]] += 1.0


@rule
def work(board: np.record, state: np.record, moves: int, weights: Values) -> float:
    """About how many times somebody will lay the game's last tile but one."""
    tiles, fits = 0, USUAL_FITS * (1 + int(board.turning)) + int(board.voluntary_white) * int(state.hand_size)
    for tile in range(s.TILES):
        tiles += weights[tile] > 0.0 and not is_twin(board, weights, tile)
    ways = float(moves)
    for ply in range(int(board.seats) * int(board.laid_each) - int(state.turn) - 2):
        ways *= (tiles - ply) * fits
    return ways


@rule
def is_twin(board: np.record, weights: Values, tile: int) -> bool:
    """Whether the tile before it has the same faces, and can be drawn too: then one stands for both."""
    if tile == 0 or weights[tile - 1] <= 0.0:
        return False
    for part in range(2):
        same_bones = board.bones[tile, part] == board.bones[tile - 1, part]
        if not same_bones or board.colour[tile, part] != board.colour[tile - 1, part]:
            return False
    return True


@rule
def foresee(
    board: np.record,
    state: np.record,
    weights: Values,
    scale: float,
    limit: int,
    depth: int,
    moves: Moves,
    chances: Values,
    found: Values,
    noted: Numbers,
) -> bool:
    """Chances of all seats, into `chances[depth]`, when the hand was passed on; False if that is too much work.

    `moves`, `chances` and `found` are room by depth. What the last tile of a game leads to is the same whatever was
    drawn with it: it is kept in `found`, by move, and `noted` tells when. Where points are those of the own coat alone,
    that is not even looked at tile by tile.
    """
    seats, turn = int(board.seats), int(state.turn)
    seat, is_last = actor(board, state, turn), turn + 1 == seats * int(board.laid_each)
    total = 0.0
    chances[depth, :] = 0.0
    noted[0] += is_last
    if noted[0] > limit:
        return False
    if is_last and counts_alone(board):
        foresee_last(board, state, seat, weights, scale, found[depth], chances[depth])
        return True
    for drawn in range(s.TILES):
        weight = weights[drawn]
        if weight <= 0.0 or is_twin(board, weights, drawn):
            continue
        both = weight
        if drawn + 1 < s.TILES and is_twin(board, weights, drawn + 1):
            both += weights[drawn + 1]
        total += both
        weights[drawn] = 0.0
        put_in_hand(state, drawn)
        count = legal(board, state, seat, moves[depth])
        best, most = 0, -1.0
        for i in range(count):
            move = int(moves[depth, i])
            slot = 1 + move if is_last else 1 + i
            if not is_last or noted[slot] != noted[0]:
                tile, side = tile_and_side(move)
                take_from_hand(state, tile)
                put_on_coat(state, seat, tile, side)
                state.turn = turn + 1
                if is_last:
                    noted[slot] = noted[0]
                    count_points(board, state, found[depth, slot])
                    settle_game(board, state, turn, scale, found[depth, slot])
                else:
                    if not foresee(board, state, weights, scale, limit, depth + 1, moves, chances, found, noted):
                        return False
                    found[depth, slot] = chances[depth + 1]
                state.turn = turn
                take_off_coat(state, seat)
                put_in_hand(state, tile)
            if found[depth, slot, seat] > most + EQUAL:
                best, most = slot, found[depth, slot, seat]
        for other in range(seats):
            chances[depth, other] += both * found[depth, best, other]
        take_from_hand(state, drawn)
        weights[drawn] = weight
    for other in range(seats):
        chances[depth, other] /= total
    return True


@rule
def counts_alone(board: np.record) -> bool:
    """Whether a tile brings what it shows and makes of the run at the end, whatever else lies on the table."""
    return not board.every_colour and not board.secret_tasks


@rule
def foresee_last(
    board: np.record, state: np.record, seat: int, weights: Values, scale: float, points: Values, out: Values
) -> None:
    """Chances before the last draw of a game: who then lays the last tile takes as many points as there are."""
    end, held, total = end_of(board, state, seat), 0, 0.0
    for i in range(state.hand_size):
        held = max(held, gain(board, end, int(state.hand[i])))
    likely = np.zeros(MOST_GAIN + 1)
    for tile in range(s.TILES):
        if weights[tile] > 0.0:
            most = max(held, gain(board, end, tile))
            likely[most if most > 0 else WHITE_TILE] += weights[tile]
            total += weights[tile]
    count_points(board, state, points[0])
    for more in range(MOST_GAIN + 1):
        if likely[more] > 0.0:
            points[1] = points[0]
            points[1, seat] += more
            settle_game(board, state, int(state.turn), scale, points[1])
            for other in range(board.seats):
                out[other] += likely[more] / total * points[1, other]


@rule
def count_points(board: np.record, state: np.record, out: Values) -> None:
    for seat in range(board.seats):
        out[seat] = points_now(board, state, seat)


@rule
def settle_game(board: np.record, state: np.record, last: int, scale: float, out: Values) -> None:
    """Turn the points at the end of a game into chances; whoever starts the next one can hope for a little more."""
    starter = actor(board, state, last)
    for back in range(1, board.seats):
        seat = actor(board, state, last - back)
        if out[seat] < out[starter]:
            starter = seat
    if state.game + 1 < board.games:
        out[starter] += START
    share_by(board, state, scale, out)


@rule
def ending(board: Cell, view: Cell, seat: int, limit: int, world: Cell, chance: Cell, moves: Moves, out: Values) -> int:
    """The moves of a seat and what they lead to, for all seats; 0 if that is too much to foresee."""
    turns = int(board[0].seats) * int(board[0].laid_each) - int(view[0].turn)
    count = legal(board[0], view[0], seat, moves)
    if count == 0 or turns > MOST_TURNS or s.UNKNOWN in view[0].hand:
        return 0
    weights = np.zeros(s.TILES)
    weigh(board[0], view[0], seat, world, chance[0], weights)
    if work(board[0], view[0], count, weights) > limit:
        return 0
    state, scale, turn = world[0], doubt_after(board[0], view[0]), int(view[0].turn)
    below, chances = np.empty((MOST_TURNS, MOST_MOVES), np.int16), np.zeros((MOST_TURNS, s.MAX_SEATS))
    found, noted = np.zeros((MOST_TURNS, 1 + len(moves), s.MAX_SEATS)), np.zeros(1 + len(moves), np.int64)
    for i in range(count):
        tile, side = tile_and_side(int(moves[i]))
        take_from_hand(state, tile)
        put_on_coat(state, seat, tile, side)
        state.turn = turn + 1
        if turns == 1:
            count_points(board[0], state, out[i])
            settle_game(board[0], state, turn, scale, out[i])
        elif foresee(board[0], state, weights, scale, limit, 0, below, chances, found, noted):
            out[i] = chances[0]
        else:
            return 0
        state.turn = turn
        take_off_coat(state, seat)
        put_in_hand(state, tile)
    return count
