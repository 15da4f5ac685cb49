"""What coats will still bring: judgement of positions, for playouts and at their end.

After a move every seat can expect some points from the tiles that it still lays. How many follows from the end of its
coat, the tiles that were passed on, those that nobody has seen, and how many turns it waits. The numbers were learned
from games (`kostka.games.jamniki.teaching`) and are a table beside this file; expectations are linear, one row for
every number of seats, of tiles to lay and of turns to wait; two players are compared by `duel`. With them, `instinct`
lays what brings most in comparison with the others, now and later, and `judge` tells who will win.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.core.kernels import best
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.duel import NETS, difference, is_duel
from kostka.games.jamniki.compiled.duel import SPREAD as DUEL_SPREAD
from kostka.games.jamniki.compiled.ends import WHITE_TILE, End, end_of, gain, is_open
from kostka.games.jamniki.compiled.policy import points_now, policy
from kostka.games.jamniki.compiled.rules import (
    actor,
    game_points,
    legal,
    put_on_coat,
    take_off_coat,
    tile_and_side,
)

Moves = NDArray[np.int16]
Values = NDArray[np.float64]

FEATURES = (
    "one",
    "run behind",  # by how many parts the run at the end is shorter than the longest
    "run ahead",  # whether it is the longest
    "run",
    "open",  # whether anything fits
    # Of the tiles in the stack: what they would bring, how many fit, how many go on with the run, by one part or two.
    "stack",
    "stack fits",
    "stack run",
    "stack doubles",
    "stack bones",
    # Of the tiles that were passed on: the best that one can count on, the second best, how many fit, and all bones.
    "hand",
    "hand second",
    "hand fits",
    "hand bones",
)
TABLE = Path(__file__).parent / "outlook.csv"
KEYS = ("every_colour", "seats", "left", "wait")  # what rows are told by
MOST_MOVES = 3 * s.MOST_HELD
ROOM = 64  # for features of either kind, or for moves
CERTAIN = 1e-3  # so small a scale that only points tell who wins
LOGISTIC = 1.7  # a logistic curve is steep like a normal one if its scale is the deviation by this


def read_outlook(path: Path) -> tuple[Values, Values]:
    """The weights of the features, and the deviation of what comes from what was expected, by the keys."""
    size = (2, s.MAX_SEATS + 1, s.MOST_LAID + 1, s.MAX_SEATS)
    weights, spread = np.zeros((*size, len(FEATURES))), np.zeros(size)
    for row in s.read_table(path.name) if path.exists() else ():
        if tuple(row)[len(KEYS) : -1] != FEATURES:
            raise ValueError(f"{path.name} was learned from other features: teach it anew")
        key = tuple(int(row[name]) for name in KEYS)
        weights[key], spread[key] = [float(row[name]) for name in FEATURES], float(row["spread"])
    return weights, spread


WEIGHTS, SPREAD = read_outlook(TABLE)


# -------------------------------------------------------------------------------------------------------- expectations


@rule
def best_tile(board: np.record, state: np.record, end: End, laid: int) -> int:
    """The tile of the hand that brings most at an end, but for the one that was just laid."""
    found, most = s.NONE, 0
    for i in range(state.hand_size):
        tile = int(state.hand[i])
        if tile != laid and gain(board, end, tile) > most:
            found, most = tile, gain(board, end, tile)
    return found


@rule
def look(board: np.record, state: np.record, end: End, laid: int, taken: int, wait: int, out: Values) -> None:
    """The features of a seat: its end, what was passed on without the tile that the next seat may take, the stack."""
    colour, _, run, longest = end
    out[0], out[1], out[2], out[3], out[4] = 1.0, longest - run, run == longest, run, is_open(end)
    most, second, fit, bones = WHITE_TILE, WHITE_TILE, 0, 0
    for i in range(state.hand_size):
        tile = int(state.hand[i])
        if tile == laid:
            continue
        bones += int(board.bones[tile, 0]) + int(board.bones[tile, 1])
        if tile == taken:
            continue
        points = gain(board, end, tile)
        fit += points > 0
        if points > most:
            most, second = points, most
        else:
            second = max(second, points)
    out[11], out[12], out[13] = second, fit, bones
    out[5:11] = 0.0
    for i in range(state.stack_size):
        tile = int(state.stack[i])
        points = gain(board, end, tile)
        out[5] += points if points > 0 else WHITE_TILE
        out[6] += points > 0
        if board.colour[tile, 0] == colour:
            out[7] += 1.0
            out[8] += board.colour[tile, 1] == colour
        out[9] += int(board.bones[tile, 0]) + int(board.bones[tile, 1])
        out[10] += points if points > most or (points > 0 and fit == 0) else most
    out[5:11] /= int(state.stack_size)
    if wait > 0:
        out[10] = most


@rule
def expect(board: np.record, state: np.record, played: int, laid: int, known: Values, out: Values) -> None:
    """The points that all seats will have in this game, when so many turns are over and a tile of the hand was laid."""
    if is_duel(board):
        expect_two(board, state, played, laid, known, out)
        return
    seats = int(board.seats)
    taken = best_tile(board, state, end_of(board, state, actor(board, state, played)), laid)
    for wait in range(seats):
        seat = actor(board, state, played + wait)
        left = int(board.laid_each) - int(state.coat_size[seat])
        out[seat] = points_now(board, state, seat)
        if left > 0:
            look(board, state, end_of(board, state, seat), laid, taken if wait > 0 else s.NONE, wait, known)
            weights = WEIGHTS[int(board.every_colour), seats, left, wait]
            for i in range(len(FEATURES)):
                out[seat] += weights[i] * known[i]


@rule
def expect_two(board: np.record, state: np.record, played: int, laid: int, known: Values, out: Values) -> None:
    """The same for two: what both have, and which of them will get more."""
    seat, one, two = actor(board, state, played), s.NONE, s.NONE
    for i in range(state.hand_size):
        if state.hand[i] != laid:
            one, two = two, int(state.hand[i])
    mine, other = end_of(board, state, seat), end_of(board, state, 1 - seat)
    left = 2 * int(board.laid_each) - played
    more = difference(board, left, mine, other, one, two, state.stack, int(state.stack_size), NETS, known)
    out[seat] = points_now(board, state, seat) + more / 2
    out[1 - seat] = points_now(board, state, 1 - seat) - more / 2


@rule
def instinct(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Values) -> None:
    """How many points more than the others a seat can expect after its moves."""
    seats, played = int(board.seats), int(state.turn) + 1
    if played == seats * int(board.laid_each):
        policy(board, state, seat, moves, count, out)
        return
    known, points = np.empty(ROOM), np.empty(s.MAX_SEATS)
    for i in range(count):
        tile, side = tile_and_side(moves[i])
        put_on_coat(state, seat, tile, side)
        expect(board, state, played, tile, known, points)
        take_off_coat(state, seat)
        out[i] = points[seat]
        for other in range(seats):
            if other != seat:
                out[i] -= points[other] / (seats - 1)


# ------------------------------------------------------------------------------------------------------------- judging


@rule
def quiet(board: np.record, state: np.record) -> bool:
    return True


@rule
def judge(board: np.record, state: np.record, values: Values) -> None:
    """Chances to win if the seat to act follows its instinct, by what everybody can expect and how sure that is."""
    moves, worth = np.empty(MOST_MOVES, np.int16), np.empty(ROOM)
    seat = actor(board, state, int(state.turn))
    count = legal(board, state, seat, moves)
    chosen = 0
    if count > 1:
        instinct(board, state, seat, moves, count, worth)
        chosen = best(worth, count)
    tile, side = tile_and_side(moves[chosen])
    put_on_coat(state, seat, tile, side)
    expect(board, state, int(state.turn) + 1, tile, worth, values)
    share_by(board, state, doubt(board, state, int(state.turn) + 1), values)
    take_off_coat(state, seat)


@rule
def share_by(board: np.record, state: np.record, scale: float, values: Values) -> None:
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
def doubt(board: np.record, state: np.record, played: int) -> float:
    """How far the difference of two seats can go astray until the match is over, as the scale of a logistic curve."""
    variance = variance_now(board, played) + variance_after(board, state)
    return max(float(np.sqrt(variance)) / LOGISTIC, CERTAIN)


@rule
def variance_now(board: np.record, played: int) -> float:
    """That of this game, when so many turns are over."""
    seats, laid = int(board.seats), int(board.laid_each)
    if is_duel(board):
        return float(DUEL_SPREAD[2 * laid - played] ** 2)
    variance = 0.0
    for wait in range(seats):
        left = (seats * laid - played - wait + seats - 1) // seats
        variance += SPREAD[int(board.every_colour), seats, left, wait] ** 2 * 2.0 / seats
    return variance


@rule
def doubt_after(board: np.record, state: np.record) -> float:
    """The same for the games that follow this one."""
    return max(float(np.sqrt(variance_after(board, state))) / LOGISTIC, CERTAIN)


@rule
def variance_after(board: np.record, state: np.record) -> float:
    spread = SPREAD[int(board.every_colour), int(board.seats), int(board.laid_each), 0]
    return 2.0 * float(spread) ** 2 * (int(board.games) - 1 - int(state.game))


# ----------------------------------------------------------------------------------------------------------- character


@rule
def daring(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Values) -> None:
    """To give up points of this turn for a longer run at the end is bold; to take them and break a run is cautious."""
    policy(board, state, seat, moves, count, out)
    most = out[best(out, count)]
    for i in range(count):
        tile, side = tile_and_side(moves[i])
        before = end_of(board, state, seat)[2]
        put_on_coat(state, seat, tile, side)
        run = end_of(board, state, seat)[2]
        take_off_coat(state, seat)
        out[i] = min(1.0, max(-1.0, 0.25 * (most - out[i]) + 0.25 * (run - before)))
