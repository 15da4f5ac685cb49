"""Practice: races by instinct that tell what dice are worth beyond what their programs say.

    python -m kostka.games.cubitos.practice --tables 400 --seed 1

writes `data/practised.csv`. At every table all worths are changed a little, at random, now up and now down, and races
with the same dice tell which way wins more: against the greedy bot, and against instinct as it is so far.
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import CHANCE, rekey
from kostka.core.events import new_events
from kostka.core.jit import rule
from kostka.core.kernels import best
from kostka.games.cubitos import GAME
from kostka.games.cubitos.board import CUSTOM, Options, card_names, set_board
from kostka.games.cubitos.cards import printed_cards, random_cards
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.instinct import instinct
from kostka.games.cubitos.compiled.policy import policy
from kostka.games.cubitos.compiled.rules import apply, deal, legal, result, turn
from kostka.games.cubitos.practised import in_thousandths, practised, write_practised
from kostka.games.cubitos.sets import load_sets

Floats = NDArray[np.float64]

TRACKS = ("nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep")
CHANGE = np.array([0.12, 0.12, 0.06, 0.3])  # by `PRACTISED`, in feet
PAIRS, GAMES = 32, 16  # of changes at a table, and for each of them
STEP = 10.0  # changes for a win more in every race
KEPT = 0.995  # of a worth, from table to table: what does not matter is forgotten
EXAMINED = 2000  # races
MOST_MOVES = s.MOVES.count


@rule
def races(
    own: Any, others: Any, state: Any, chance: Any, events: Any, worths: Any, seed: int, half: bool, won: Floats
) -> None:
    """What a player of instinct wins by each of the worths, race by race: against greedy bots, or in half of the deals
    against players of instinct who know what `others` says. Every deal is played once from every seat."""
    moves, felt = np.empty(MOST_MOVES, np.int16), np.empty(MOST_MOVES)
    places, scores = np.zeros(s.MAX_SEATS, np.int16), np.zeros(s.MAX_SEATS, np.int32)
    seats = int(own[0].seats)
    for row in range(won.shape[0]):
        own[0].practised[:] = worths[row]
        for race in range(won.shape[1]):
            number, seat = race // seats, race % seats
            rekey(chance[0], seed, number, 0)
            state[0] = state[1]
            deal(own[0], state[0], chance[0], events[0])
            while not result(own[0], state[0], places, scores):
                mover = turn(own[0], state[0])
                count = legal(own[0], state[0], mover, moves)
                if mover == seat:
                    instinct(own[0], state[0], mover, moves, count, felt)
                elif half and number % 2 == 1:
                    instinct(others[0], state[0], mover, moves, count, felt)
                else:
                    policy(others[0], state[0], mover, moves, count, felt)
                apply(own[0], state[0], mover, int(moves[best(felt, count)]), chance[0], events[0])
            won[row, race] = places[seat] == 1


def raced(board: Any, worths: Floats, mean: Floats, seed: int, count: int, half: bool) -> Floats:
    """The wins of so many races, by row of worths."""
    others, won = board.copy(), np.zeros((len(worths), count))
    others[0].practised = in_thousandths(mean)
    states = np.concatenate([GAME.new_state(), GAME.new_state()])
    room = states, np.zeros(1, CHANCE), new_events(on=False)
    races(board.copy(), others, *room, in_thousandths(worths), seed, half, won)
    return won


def board_of(n: int) -> Any:
    """The board of table n: three in four have a printed set, and three in four two seats."""
    turns, is_random = n // 4, n % 4 == 3
    seats = 2 if (n + turns) % 4 else 3 + turns % 2
    if is_random:
        track = TRACKS[turns % len(TRACKS)]
        return set_board(Options(set=CUSTOM, cards=random_cards(n), track=(track,)), seats)
    sets = tuple(load_sets())
    return set_board(Options(set=sets[(n - turns) % len(sets)]), seats)


def practise(tables: int, seed: int) -> dict[str, Floats]:
    random, began = np.random.default_rng(seed), time.time()
    worths = {id: np.zeros(len(s.PRACTISED)) for id in printed_cards()}
    for n in range(tables):
        board = board_of(n)
        names = card_names(board)
        mean = np.array([worths[id] for id in names])
        signs = random.choice([-1.0, 1.0], (PAIRS, *mean.shape))
        changed = mean + CHANGE * np.concatenate([signs, -signs])
        won = raced(board, changed, mean, seed + n, GAMES, half=True).mean(axis=1)
        slope = np.tensordot(won[:PAIRS] - won[PAIRS:], signs, 1) / (2 * PAIRS)
        for id, worth in zip(names, mean + STEP * (1 - n / tables) * CHANGE * slope, strict=True):
            worths[id] = KEPT * worth
        print(f"\r{n + 1} of {tables} tables, {time.time() - began:.0f} s", end="", flush=True)
    print()
    return worths


def examine(worths: dict[str, Floats], seed: int) -> None:
    """What instinct wins against the greedy bot at tables of two, before and after."""
    print(f"| set | without practice | with practice, {EXAMINED} races |")
    print("|---|---|---|")
    for name in load_sets():
        board = set_board(Options(set=name), 2)
        mean = np.array([worths[id] for id in card_names(board)])
        before, after = raced(board, np.stack([0 * mean, mean]), mean, seed, EXAMINED, half=False).mean(axis=1)
        print(f"| {name} | {100 * before:.1f} % | {100 * after:.1f} % |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Find what the dice of Cubitos are worth.")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    worths = practise(asked.tables, asked.seed)
    write_practised(worths)
    practised.cache_clear()
    examine(worths, asked.seed + 1_000_000)


if __name__ == "__main__":
    main()
