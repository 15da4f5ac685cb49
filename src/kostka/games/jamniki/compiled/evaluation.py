"""What coats will still bring: the rollout policy and the evaluation of positions.

After a move every seat can expect some points from the tiles that it still lays. How many follows from the end of its
coat, the tiles that were passed on, those that nobody has seen, and how many turns it waits. The numbers were learned
from games (`kostka.lab.teaching.jamniki_outlook`) and are a table beside this file; expectations are linear, one row
for every number of seats, of tiles to lay and of turns to wait; two players are compared by `duel`.
"""

from pathlib import Path

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.core.compiled.loops import best
from kostka.core.declare.domains import constants
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.duel import NETS, difference, is_duel
from kostka.games.jamniki.compiled.duel import SPREAD as DUEL_SPREAD
from kostka.games.jamniki.compiled.ends import WHITE_TILE, End, bones_of, end_of, gain, is_open
from kostka.games.jamniki.compiled.policy import points_now, policy
from kostka.games.jamniki.compiled.rules import (
    actor,
    game_points,
    legal,
    put_on_coat,
    runs,
    take_off_coat,
    tile_and_side,
    turns_left,
)

FEATURES = (
    "one",
    "run-behind",  # by how many parts the run at the end is shorter than the longest
    "run-ahead",  # whether it is the longest
    "run",
    "open",  # whether anything fits
    # Of the tiles in the stack: what they would bring, how many fit, how many go on with the run, by one part or two.
    "stack",
    "stack-fits",
    "stack-run",
    "stack-doubles",
    "stack-bones",
    # Of the tiles that were passed on: the best that one can count on, the second best, how many fit, and all bones.
    "hand",
    "hand-second",
    "hand-fits",
    "hand-bones",
)
F = constants({name: column for column, name in enumerate(FEATURES)})
KEYS = ("every_colour", "seats", "left", "wait")  # what identifies a row
COLUMNS = (*KEYS, *FEATURES, "spread")
TABLE = Path(__file__).parent / "evaluation.csv"
MOST_MOVES = 3 * s.MOST_HELD
ROOM = 64  # for features of either kind, or for moves
CERTAIN = 1e-3  # a scale so small that the most points win
LOGISTIC = 1.7  # a logistic curve is as steep as a normal one if its scale is the deviation over this


def read_weights(path: Path) -> tuple[Floats, Floats]:
    """The weights of the features, and the deviation of what comes from what was expected, by the keys."""
    size = (2, s.MAX_SEATS + 1, s.MOST_LAID + 1, s.MAX_SEATS)
    weights, spread = np.zeros((*size, len(FEATURES))), np.zeros(size)
    for row in s.read_learned(path, COLUMNS):
        key = tuple(int(row[name]) for name in KEYS)
        weights[key], spread[key] = [float(row[name]) for name in FEATURES], float(row["spread"])
    return weights, spread


WEIGHTS, SPREAD = read_weights(TABLE)


# -------------------------------------------------------------------------------------------------------- expectations


@rule
def best_tile(board: np.record, state: np.record, end: End, laid: int) -> int:
    """The tile of the hand that brings most at an end, other than the one just laid."""
    chosen, most = s.NONE, 0
    for i in range(state.hand_size):
        tile = int(state.hand[i])
        if tile != laid and gain(board, end, tile) > most:
            chosen, most = tile, gain(board, end, tile)
    return chosen


@rule
def seat_features(board: np.record, state: np.record, end: End, laid: int, taken: int, wait: int, row: Floats) -> None:
    """Fill the features of a seat: its end, the stack, and the hand without the tiles that were laid and taken."""
    colour, _, run, longest = end
    row[F.one], row[F.run_behind], row[F.run_ahead] = 1.0, longest - run, run == longest
    row[F.run], row[F.open] = run, is_open(end)
    most, second, fit, bones = WHITE_TILE, WHITE_TILE, 0, 0
    for i in range(state.hand_size):
        tile = int(state.hand[i])
        if tile == laid:
            continue
        bones += bones_of(board, tile)
        if tile == taken:
            continue
        points = gain(board, end, tile)
        fit += points > 0
        if points > most:
            most, second = points, most
        else:
            second = max(second, points)
    row[F.hand_second], row[F.hand_fits], row[F.hand_bones] = second, fit, bones
    row[F.stack : F.hand + 1] = 0.0
    for i in range(state.stack_size):
        tile = int(state.stack[i])
        points = gain(board, end, tile)
        row[F.stack] += points if points > 0 else WHITE_TILE
        row[F.stack_fits] += points > 0
        row[F.stack_run] += board.colour[tile, 0] == colour
        row[F.stack_doubles] += board.colour[tile, 0] == colour and board.colour[tile, 1] == colour
        row[F.stack_bones] += bones_of(board, tile)
        row[F.hand] += points if points > most or (points > 0 and fit == 0) else most
    row[F.stack : F.hand + 1] /= int(state.stack_size)
    if wait > 0:
        row[F.hand] = most


@rule
def expect(board: np.record, state: np.record, laid: int, row: Floats, out: Floats) -> None:
    """The points that all seats will have in this game, after a tile of this turn.

    That tile is on its coat and still in the hand. `row` is a buffer for features.
    """
    if is_duel(board):
        expect_two(board, state, laid, row, out)
        return
    seats, following = int(board.seats), int(state.turn) + 1
    taken = best_tile(board, state, end_of(board, state, actor(board, state, following)), laid)
    for wait in range(seats):
        seat = actor(board, state, following + wait)
        left = int(board.laid_each) - int(state.coat_size[seat])
        out[seat] = points_now(board, state, seat)
        if left > 0:
            end = end_of(board, state, seat)
            seat_features(board, state, end, laid, taken if wait > 0 else s.NONE, wait, row)
            weights = WEIGHTS[int(board.every_colour), seats, left, wait]
            for i in range(len(FEATURES)):
                out[seat] += weights[i] * row[i]


@rule
def expect_two(board: np.record, state: np.record, laid: int, row: Floats, out: Floats) -> None:
    """The same for two: what both have, and which of them will get more."""
    seat, one, two = actor(board, state, int(state.turn) + 1), s.NONE, s.NONE
    for i in range(state.hand_size):
        if state.hand[i] != laid:
            one, two = two, int(state.hand[i])
    mover, other = end_of(board, state, seat), end_of(board, state, 1 - seat)
    left, stack = turns_left(board, state) - 1, state.stack[: state.stack_size]
    more = difference(board, left, mover, other, (one, two), stack, NETS, row)
    out[seat] = points_now(board, state, seat) + more / 2
    out[1 - seat] = points_now(board, state, 1 - seat) - more / 2


@rule
def rollout_policy(
    board: np.record, state: np.record, seat: int, moves: Moves, count: int, cache: Cell, out: Floats
) -> None:
    """How many points more than the others a seat can expect after its moves."""
    seats = int(board.seats)
    if turns_left(board, state) == 1:
        policy(board, state, seat, moves, count, out)
        return
    row, points = np.empty(ROOM), np.empty(s.MAX_SEATS)
    for i in range(count):
        tile, side = tile_and_side(moves[i])
        put_on_coat(state, seat, tile, side)
        expect(board, state, tile, row, points)
        take_off_coat(state, seat)
        out[i] = points[seat]
        for other in range(seats):
            if other != seat:
                out[i] -= points[other] / (seats - 1)


# ---------------------------------------------------------------------------------------------------------- evaluation


@rule
def evaluate(board: np.record, state: np.record, cache: Cell, values: Floats) -> None:
    """Chances to win if the seat to act follows the rollout policy, by what all can expect and how sure that is."""
    moves, worth = np.empty(MOST_MOVES, np.int16), np.empty(ROOM)
    seat = actor(board, state, int(state.turn))
    count, chosen = legal(board, state, seat, moves), 0
    if count > 1:
        rollout_policy(board, state, seat, moves, count, cache, worth)
        chosen = best(worth, count)
    tile, side = tile_and_side(moves[chosen])
    put_on_coat(state, seat, tile, side)
    expect(board, state, tile, worth, values)
    share_win(board, state, scale_of(variance_now(board, state) + variance_later(board, state)), values)
    take_off_coat(state, seat)


@rule
def share_win(board: np.record, state: np.record, scale: float, values: Floats) -> None:
    """Turn the points that are expected in this game into chances to win the match."""
    seats, top, shares = int(board.seats), -np.inf, 0.0
    for seat in range(seats):
        for game in range(state.game):
            values[seat] += game_points(state, game, seat)
        top = max(top, values[seat])
    for seat in range(seats):
        values[seat] = np.exp((values[seat] - top) / scale)
        shares += values[seat]
    for seat in range(seats):
        values[seat] /= shares


@rule
def scale_of(variance: float) -> float:
    """The scale of a logistic curve for the difference of two seats, by its variance until the match is over."""
    return max(float(np.sqrt(variance)) / LOGISTIC, CERTAIN)


@rule
def variance_now(board: np.record, state: np.record) -> float:
    """The variance of this game's points after this turn."""
    seats, turns = int(board.seats), turns_left(board, state) - 1
    if is_duel(board):
        return float(DUEL_SPREAD[turns] ** 2)
    variance = 0.0
    for wait in range(seats):
        left = (turns - wait + seats - 1) // seats
        variance += SPREAD[int(board.every_colour), seats, left, wait] ** 2 * 2.0 / seats
    return variance


@rule
def variance_later(board: np.record, state: np.record) -> float:
    """The variance of the games that follow this one."""
    spread = SPREAD[int(board.every_colour), int(board.seats), int(board.laid_each), 0]
    return 2.0 * float(spread) ** 2 * (int(board.games) - 1 - int(state.game))


# ----------------------------------------------------------------------------------------------------------- character


@rule
def boldness(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """Giving up points now for a longer run at the end is bold; taking them and breaking a run is cautious."""
    policy(board, state, seat, moves, count, out)
    most = out[best(out, count)]
    for i in range(count):
        tile, side = tile_and_side(moves[i])
        before = runs(board, state, seat)[0]
        put_on_coat(state, seat, tile, side)
        run = runs(board, state, seat)[0]
        take_off_coat(state, seat)
        out[i] = min(1.0, max(-1.0, 0.25 * (most - out[i]) + 0.25 * (run - before)))
