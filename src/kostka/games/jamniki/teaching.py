"""Teaching the outlook: games by instinct with some blunders, and what everybody still got after each of their moves.

    python -m kostka.games.jamniki.teaching --games 60000 --rounds 3 --seed 1

writes `compiled/outlook.csv`. The first round plays for points at once; further rounds play by what was learned. Rules
that are compiled keep the numbers of their start, so every round is a process of its own.
"""

import argparse
import csv
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE, draw, rekey
from kostka.core.events import new_events
from kostka.core.jit import rule
from kostka.core.kernels import best
from kostka.games.jamniki import GAME
from kostka.games.jamniki.compiled import outlook
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.ends import end_of
from kostka.games.jamniki.compiled.policy import points_now
from kostka.games.jamniki.compiled.rules import (
    actor,
    apply,
    deal,
    game_points,
    legal,
    put_on_coat,
    take_off_coat,
    tile_and_side,
    turn,
)

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
FEATURES, MOST_MOVES = outlook.FEATURES, outlook.MOST_MOVES
look, best_tile, instinct = outlook.look, outlook.best_tile, outlook.instinct

BLUNDERS = 20  # moves in a hundred that are any move
FEWEST = 1000  # positions that a row is learned from
RIDGE = 20.0


@rule
def lessons(
    board: Any, state: Any, chance: Any, events: Any, seed: int, games: int, seen: Floats, keys: Numbers, later: Floats
) -> int:
    """Fills, for every seat after every move: features, tiles left and turns to wait, and the points that came."""
    moves, worth = np.empty(MOST_MOVES, np.int16), np.empty(MOST_MOVES)
    count = 0
    for game in range(games):
        rekey(chance[0], seed, game, 0)
        deal(board[0], state[0], chance[0], events[0])
        first = count
        while state[0].phase != s.OVER:
            mover = turn(board[0], state[0])
            number = legal(board[0], state[0], mover, moves)
            instinct(board[0], state[0], mover, moves, number, worth)
            chosen = draw(chance[0], number) if draw(chance[0], 100) < BLUNDERS else best(worth, number)
            count = note(board[0], state[0], mover, int(moves[chosen]), count, seen, keys, later)
            apply(board[0], state[0], mover, int(moves[chosen]), chance[0], events[0])
        for row in range(first, count):
            later[row] += game_points(state[0], 0, keys[row, 2])
    return count


@rule
def note(board: Any, state: Any, mover: int, move: int, count: int, seen: Floats, keys: Numbers, later: Floats) -> int:
    """The position after a move, as every seat that has tiles to lay sees it."""
    tile, side = tile_and_side(move)
    played = int(state.turn) + 1
    if played == int(board.seats) * int(board.laid_each):
        return count
    put_on_coat(state, mover, tile, side)
    taken = best_tile(board, state, end_of(board, state, actor(board, state, played)), tile)
    for wait in range(board.seats):
        seat = actor(board, state, played + wait)
        left = int(board.laid_each) - int(state.coat_size[seat])
        if left > 0:
            look(board, state, end_of(board, state, seat), tile, taken if wait > 0 else s.NONE, wait, seen[count])
            keys[count, 0], keys[count, 1], keys[count, 2] = left, wait, seat
            later[count] = -points_now(board, state, seat)
            count += 1
    take_off_coat(state, mover)
    return count


def rows(every_colour: bool, seats: int, games: int, seed: int) -> Iterator[list[Any]]:
    """The rows of the table for so many seats."""
    board = GAME.set_board(s.Options(games=1, every_colour=every_colour), seats)
    most = games * seats**2 * int(board[0].laid_each)
    seen, keys, later = np.zeros((most, len(FEATURES))), np.zeros((most, 3), np.int64), np.zeros(most)
    room = (GAME.new_state(), np.zeros(1, CHANCE), new_events(on=False))
    count = lessons(board, *room, seed, games, seen, keys, later)
    seen, keys, later = seen[:count], keys[:count], later[:count]
    for left in range(1, int(board[0].laid_each) + 1):
        for wait in range(seats):
            chosen = (keys[:, 0] == left) & (keys[:, 1] == wait)
            if chosen.sum() >= FEWEST:
                weights, spread = fitted(seen[chosen], later[chosen])
                yield [int(every_colour), seats, left, wait, *(f"{w:.4g}" for w in weights), f"{spread:.4g}"]


def fitted(seen: Floats, later: Floats) -> tuple[Floats, float]:
    """Least squares, and the deviation that is left."""
    mean = seen.mean(axis=0)
    mean[0] = 0.0
    centred = seen - mean
    weights = np.linalg.solve(centred.T @ centred + RIDGE * np.eye(len(mean)), centred.T @ later)
    spread = float((later - centred @ weights).std())
    weights[0] -= mean @ weights
    return weights, spread


def teach(games: int, seed: int) -> None:
    found = [
        row
        for every_colour in (False, True)
        for seats in s.SEATS
        for row in rows(every_colour, seats, games * 2 // seats, seed)
    ]
    with outlook.TABLE.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow([*outlook.KEYS, *FEATURES, "spread"])
        table.writerows(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the outlook of Jamniki.")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.rounds == 1:
        teach(asked.games, asked.seed)
        return
    for number in range(asked.rounds):
        options = ["--games", str(asked.games), "--seed", str(asked.seed + number)]
        subprocess.run([sys.executable, "-m", __spec__.name, *options], check=True)
        print(f"round {number + 1} of {asked.rounds}", flush=True)


if __name__ == "__main__":
    main()
