"""Teach what coats will still bring: games by the rollout policy with blunders, and what everybody got after each move.

    python -m kostka.lab.teaching.jamniki_outlook --games 60000 --rounds 3 --seed 1

writes `compiled/evaluation.csv`. The first round plays for points at once; later rounds play by what was learned.
Compiled rules keep the weights they started with, so each round runs in another process.
"""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from kostka.core.compiled.arrays import Floats, Numbers
from kostka.core.compiled.jit import rule
from kostka.core.compiled.loops import LoopBuffers
from kostka.core.playouts import new_loop_buffers, play_games
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.ends import end_of
from kostka.games.jamniki.compiled.evaluation import COLUMNS, FEATURES, TABLE, best_tile, seat_features
from kostka.games.jamniki.compiled.policy import points_now
from kostka.games.jamniki.compiled.rules import actor, game_points, put_on_coat, take_off_coat, tile_and_side
from kostka.lab.teaching.learning import move_with_blunders, ridge, whole_number_options, write_table

BLUNDER_PERCENT = 20
MIN_POSITIONS = 1000  # to learn a row from
PENALTY = 20.0


class Notes(NamedTuple):
    """A row for every seat with tiles to lay, after every move."""

    features: Floats
    keys: Numbers  # tiles left, turns to wait, seat
    later: Floats  # the points that came after
    used: Numbers  # rows in use; rows of the games before this one


def pick_noted(notes: Notes, buffers: LoopBuffers, seat: int, game: int, ply: int) -> int:
    """In place of `pick`: a move with blunders, and notes of the position after it."""
    move = move_with_blunders(buffers, seat, buffers.chance[0], BLUNDER_PERCENT)
    note(notes, buffers.board[0], buffers.state[0], seat, move)
    return move


def finish_noted(notes: Notes, buffers: LoopBuffers, game: int) -> None:
    for row in range(notes.used[1], notes.used[0]):
        notes.later[row] += game_points(buffers.state[0], 0, notes.keys[row, 2])
    notes.used[1] = notes.used[0]


@rule
def note(notes: Notes, board: np.record, state: np.record, mover: int, move: int) -> None:
    """The position after a move, as every seat with tiles to lay sees it."""
    tile, side = tile_and_side(move)
    played = int(state.turn) + 1
    if played == int(board.seats) * int(board.laid_each):
        return
    put_on_coat(state, mover, tile, side)
    taken = best_tile(board, state, end_of(board, state, actor(board, state, played)), tile)
    for wait in range(board.seats):
        seat, row = actor(board, state, played + wait), notes.used[0]
        left = int(board.laid_each) - int(state.coat_size[seat])
        if left > 0:
            hand_without = taken if wait > 0 else s.NONE
            seat_features(board, state, end_of(board, state, seat), tile, hand_without, wait, notes.features[row])
            notes.keys[row, 0], notes.keys[row, 1], notes.keys[row, 2] = left, wait, seat
            notes.later[row] = -points_now(board, state, seat)
            notes.used[0] += 1
    take_off_coat(state, mover)


def rows(every_colour: bool, seats: int, games: int, seed: int) -> Iterator[list[Any]]:
    """The rows of the table for one number of seats."""
    board = GAME.set_board(s.Options(games=1, every_colour=every_colour), seats)
    most = games * seats**2 * int(board[0].laid_each)
    notes = Notes(np.zeros((most, len(FEATURES))), np.zeros((most, 3), np.int64), np.zeros(most), np.zeros(2, np.int64))
    play_games(GAME, new_loop_buffers(GAME, board, games), seed, 0, notes, pick=pick_noted, finish=finish_noted)
    features, keys, later = (rows[: notes.used[0]] for rows in (notes.features, notes.keys, notes.later))
    for left in range(1, int(board[0].laid_each) + 1):
        for wait in range(seats):
            chosen = (keys[:, 0] == left) & (keys[:, 1] == wait)
            if chosen.sum() >= MIN_POSITIONS:
                weights, spread = fit(features[chosen], later[chosen])
                yield [int(every_colour), seats, left, wait, *(f"{w:.4g}" for w in weights), f"{spread:.4g}"]


def fit(features: Floats, later: Floats) -> tuple[Floats, float]:
    """Linear weights by ridge regression, and the standard deviation of what they do not explain."""
    mean = features.mean(axis=0)
    mean[0] = 0.0
    centred = features - mean
    weights = ridge(centred, later, PENALTY)
    spread = float((later - centred @ weights).std())
    weights[0] -= mean @ weights
    return weights, spread


def teach(games: int, seed: int) -> None:
    learned = [
        row
        for every_colour in (False, True)
        for seats in s.SEATS
        for row in rows(every_colour, seats, games * 2 // seats, seed)
    ]
    write_table(TABLE, COLUMNS, learned)


def main() -> None:
    given = whole_number_options("Teach the outlook of Jamniki.", games=60_000, rounds=1, seed=1)
    if given.rounds == 1:
        teach(given.games, given.seed)
        return
    for number in range(given.rounds):
        options = ["--games", str(given.games), "--seed", str(given.seed + number)]
        subprocess.run([sys.executable, "-m", __spec__.name, *options], check=True)
        print(f"round {number + 1} of {given.rounds}", flush=True)


if __name__ == "__main__":
    main()
