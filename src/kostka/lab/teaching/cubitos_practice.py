"""Practise what dice of Cubitos are worth beyond what their programs say.

    python -m kostka.lab.teaching.cubitos_practice --tables 400 --seed 1

writes `data/corrections.csv`. At every table all worths are changed a little at random, up and then down, and races
with the same dice tell which way wins more: against the greedy bot, and against the rollout policy as it is so far.
"""

import time
from typing import Any, NamedTuple

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats
from kostka.core.compiled.loops import LoopBuffers, best
from kostka.core.compiled.stubs import legal, policy, rollout_policy
from kostka.core.playouts import new_loop_buffers, play_games
from kostka.core.position import count_seats
from kostka.games.cubitos import GAME
from kostka.games.cubitos.board import CUSTOM, Options, card_names, set_board
from kostka.games.cubitos.cards import printed_cards, random_cards
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.corrections import corrections, in_thousandths, write_corrections
from kostka.games.cubitos.lessons import suggested_tracks
from kostka.games.cubitos.sets import load_sets
from kostka.lab.teaching.learning import whole_number_options

CHANGE = np.array([0.12, 0.12, 0.06, 0.3])  # by `CORRECTIONS`, in feet
PAIRS, GAMES = 32, 16  # of changes at a table, and for each of them
STEP = 10.0  # changes for a win more in every race
RETAINED = 0.995  # of a worth, from table to table: what does not matter is forgotten
EXAM_RACES = 2000


class Opponents(NamedTuple):
    """Whom the learner races against."""

    board: Cell  # with the worths that they know
    learner: int  # its seat
    half: bool  # whether half of the deals are against the rollout policy, not the greedy bot


def pick_racer(opponents: Opponents, buffers: LoopBuffers, seat: int, game: int, ply: int) -> int:
    """In place of `pick`: the learner follows the rollout policy by its own board, the others go by theirs."""
    board, state, moves, worth = opponents.board[0], buffers.state[0], buffers.moves, buffers.worth
    count = legal(buffers.board[0], state, seat, moves)
    if seat == opponents.learner:
        rollout_policy(buffers.board[0], state, seat, moves, count, buffers.cache, worth)
    elif opponents.half and game % 2 == 1:
        rollout_policy(board, state, seat, moves, count, buffers.cache, worth)
    else:
        policy(board, state, seat, moves, count, worth)
    return int(moves[best(worth, count)])


def race(board: Any, worths: Floats, mean: Floats, seed: int, count: int, half: bool) -> Floats:
    """The wins of each row of worths in `count` races; every deal is played once from every seat."""
    own, others, won = board.copy(), board.copy(), np.zeros((len(worths), count))
    others[0].corrections = in_thousandths(mean)
    seats = count_seats(board)
    for known, wins in zip(in_thousandths(worths), won, strict=True):
        own[0].corrections = known
        for seat in range(seats):
            buffers = new_loop_buffers(GAME, own, len(wins[seat::seats]))
            play_games(GAME, buffers, seed, 0, Opponents(others, seat, half), pick=pick_racer)
            wins[seat::seats] = buffers.places[:, seat] == 1
    return won


def board_of(n: int) -> Any:
    """The board of table n: three in four have a printed set, and three in four two seats."""
    turns, is_random = n // 4, n % 4 == 3
    seats = 2 if (n + turns) % 4 else 3 + turns % 2
    if is_random:
        tracks = suggested_tracks()
        track = tracks[turns % len(tracks)]
        return set_board(Options(set=CUSTOM, cards=random_cards(n), track=(track,)), seats)
    sets = tuple(load_sets())
    return set_board(Options(set=sets[(n - turns) % len(sets)]), seats)


def practise(tables: int, seed: int) -> dict[str, Floats]:
    random, began = np.random.default_rng(seed), time.time()
    worths = {id: np.zeros(len(s.CORRECTIONS)) for id in printed_cards()}
    for n in range(tables):
        board = board_of(n)
        names = card_names(board)
        mean = np.array([worths[id] for id in names])
        signs = random.choice([-1.0, 1.0], (PAIRS, *mean.shape))
        changed = mean + CHANGE * np.concatenate([signs, -signs])
        won = race(board, changed, mean, seed + n, GAMES, half=True).mean(axis=1)
        slope = np.tensordot(won[:PAIRS] - won[PAIRS:], signs, 1) / (2 * PAIRS)
        for id, worth in zip(names, mean + STEP * (1 - n / tables) * CHANGE * slope, strict=True):
            worths[id] = RETAINED * worth
        print(f"\r{n + 1} of {tables} tables, {time.time() - began:.0f} s", end="", flush=True)
    print()
    return worths


def examine(worths: dict[str, Floats], seed: int) -> None:
    """Print what the rollout policy wins against the greedy bot at tables of two, before and after."""
    print(f"| set | without practice | with practice, {EXAM_RACES} races |")
    print("|---|---|---|")
    for name in load_sets():
        board = set_board(Options(set=name), 2)
        mean = np.array([worths[id] for id in card_names(board)])
        before, after = race(board, np.stack([0 * mean, mean]), mean, seed, EXAM_RACES, half=False).mean(axis=1)
        print(f"| {name} | {100 * before:.1f} % | {100 * after:.1f} % |", flush=True)


def main() -> None:
    given = whole_number_options("Find what the dice of Cubitos are worth.", tables=400, seed=1)
    worths = practise(given.tables, given.seed)
    write_corrections(worths)
    corrections.cache_clear()
    examine(worths, given.seed + 1_000_000)


if __name__ == "__main__":
    main()
