"""Many games that step side by side: a move in each, then those of bots, then what the next learner sees.

A game depends on the seed and its number alone. A slot plays the game of its number, then the one `stride` further on,
so nothing depends on the number of threads.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.chance import draw, rekey
from kostka.core.compiled.jit import rule
from kostka.core.compiled.loops import choose
from kostka.core.compiled.stubs import NOBODY, apply, deal, hide, legal, result, scores, turn
from kostka.lab.kernels.rewards import reward_gains, reward_places, set_ahead

LEARNER = -1  # in place of the level of a bot


class BatchBuffers(NamedTuple):
    """Games side by side, a row each; then what each thread has for itself."""

    board: NDArray[Any]
    blank: NDArray[Any]
    states: NDArray[Any]
    observations: NDArray[Any]
    chances: NDArray[Any]
    choices: NDArray[Any]
    legal: NDArray[np.int16]
    counts: NDArray[np.int64]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    numbers: NDArray[np.int64]
    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    ahead: NDArray[np.float64]  # by seat: the lead over the mean of the others, if rewards are gains of it
    levels: NDArray[np.int8]
    seat_view: NDArray[Any]
    events: NDArray[Any]
    moves: NDArray[np.int16]
    worth: NDArray[np.float64]


# Functions below take rows and not all buffers: each array read from the tuple would be counted as in use once more.


def to_learner(
    board: np.record,
    state: np.record,
    dice: tuple[np.record, np.record],
    events: np.record,
    levels: NDArray[np.int8],
    seat_view: NDArray[Any],
    moves: NDArray[np.int16],
    worth: NDArray[np.float64],
) -> int:
    """Let bots play until a learner is to act, and return its seat; NOBODY if the game is over before that."""
    seat = turn(board, state)
    while seat != NOBODY and levels[seat] != LEARNER:
        move = choose(board, state, seat_view, seat, levels[seat], dice[1], moves, worth)
        apply(board, state, seat, move, dice[0], events)
        seat = turn(board, state)
    return seat


def show(
    board: np.record,
    state: np.record,
    view: np.record,
    seat: int,
    moves: NDArray[np.int16],
    count: int,
    mask: NDArray[np.bool_],
) -> int:
    """Blank what a seat may not know in a copy of the state, and mark its moves in place of `count` earlier ones.

    Returns how many moves there are.
    """
    mark(mask, moves, count, False)
    hide(board, view, seat)
    now = legal(board, state, seat, moves)
    mark(mask, moves, now, True)
    return now


@rule
def mark(mask: NDArray[np.bool_], moves: NDArray[np.int16], count: int, on: bool) -> None:
    for i in range(count):
        mask[moves[i]] = on


def call_step(buffers: BatchBuffers, actions: NDArray[np.int64], seed: int, stride: int, by_standing: bool) -> None:
    """Play an action in every slot. A game that ends, perhaps by an illegal action, gives way to the one `stride` on.

    With `stride` 0 actions do not count, and every slot begins the game of its number.
    """
    board, events, states, observations = buffers.board[0], buffers.events[0], buffers.states, buffers.observations
    chances, choices, all_legal, counts = buffers.chances, buffers.choices, buffers.legal, buffers.counts
    masks, rewards, ended, illegal = buffers.masks, buffers.rewards, buffers.ended, buffers.illegal
    all_seats, numbers, places, points = buffers.seats, buffers.numbers, buffers.places, buffers.scores
    ahead, blank, levels, view = buffers.ahead, buffers.blank, buffers.levels, buffers.seat_view
    moves, worth, seats, is_reset = buffers.moves, buffers.worth, int(board.seats), stride == 0
    for slot in range(len(all_seats)):
        state, dice, mask = states[slot], (chances[slot], choices[slot]), masks[slot]
        seat, action = all_seats[slot], actions[slot]
        for each in range(rewards.shape[1]):
            rewards[slot, each] = 0.0
        illegal[slot] = not is_reset and (action < 0 or action >= len(mask) or not mask[action])
        ended[slot] = not is_reset
        if not is_reset and not illegal[slot]:
            apply(board, state, seat, action, dice[0], events)
            seat = to_learner(board, state, dice, events, levels, view, moves, worth)
            ended[slot] = seat == NOBODY
            if ended[slot]:
                result(board, state, places[slot], points[slot])
            if by_standing:
                if ended[slot]:
                    worth[:seats] = points[slot, :seats]
                else:
                    scores(board, state, worth)
                reward_gains(worth, seats, ahead[slot], rewards[slot])
            elif ended[slot]:
                reward_places(places[slot], seats, rewards[slot])
        elif illegal[slot]:
            rewards[slot, seat] = -1.0
        if ended[slot] or is_reset:
            numbers[slot] += stride
            states[slot] = blank[0]
            rekey(dice[0], seed, numbers[slot], 0)
            rekey(dice[1], seed, numbers[slot], 1)
            deal(board, state, dice[0], events)
            if by_standing:
                scores(board, state, worth)
                set_ahead(worth, seats, ahead[slot])
            seat = to_learner(board, state, dice, events, levels, view, moves, worth)
        all_seats[slot] = seat
        observations[slot] = states[slot]
        counts[slot] = show(board, state, observations[slot], seat, all_legal[slot], counts[slot], mask)


def call_sample(buffers: BatchBuffers, actions: NDArray[np.int64]) -> None:
    """Any legal move for every slot; the moves that random bots of playouts would choose in these games."""
    for slot in range(len(buffers.seats)):
        count = buffers.counts[slot]
        actions[slot] = buffers.legal[slot, draw(buffers.choices[slot], count) if count > 1 else 0]
