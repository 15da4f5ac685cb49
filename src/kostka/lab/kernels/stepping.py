"""Many games that step side by side: a move in each, then whatever bots do, then what the next learner sees.

A game depends on the seed and its number alone. The numbers of a slot are its own, then its own plus the number of all
slots, and so on: so nothing depends on how many threads there are.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import draw, rekey
from kostka.core.jit import rule
from kostka.lab.kernels.rewards import reward_gains, reward_places, set_ahead, take_scores

deal: Callable[..., None]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
result: Callable[..., bool]
hide: Callable[..., None]
standing: Callable[..., None]
choose: Callable[..., int]

LEARNER = -1  # in place of the level of a bot
NOBODY = -1  # in place of a seat


class Slots(NamedTuple):
    """Games side by side, a row each; then what a thread needs for itself."""

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
    ahead: NDArray[np.float64]  # by seat: how far it was before the others, where rewards are made of that
    levels: NDArray[np.int8]
    glance: NDArray[Any]  # the view of a bot
    events: NDArray[Any]
    moves: NDArray[np.int16]
    worth: NDArray[np.float64]


def begun(
    board: np.record, state: np.record, chance: np.record, choices: np.record, events: np.record, seed: int, number: int
) -> None:
    """Deal a game, into a zeroed state."""
    rekey(chance, seed, number, 0)
    rekey(choices, seed, number, 1)
    deal(board, state, chance, events)


def reached(
    board: np.record,
    state: np.record,
    chance: np.record,
    choices: np.record,
    events: np.record,
    levels: NDArray[np.int8],
    glance: NDArray[Any],
    moves: NDArray[np.int16],
    worth: NDArray[np.float64],
    places: NDArray[np.int16],
    scores: NDArray[np.int32],
) -> int:
    """Let bots play until a learner is to act, and say which; NOBODY if the game is over before that."""
    while not result(board, state, places, scores):
        seat = turn(board, state)
        if levels[seat] == LEARNER:
            return seat
        move = choose(board, state, glance, seat, levels[seat], choices, moves, worth)
        apply(board, state, seat, move, chance, events)
    return NOBODY


def shown(
    board: np.record,
    state: np.record,
    view: np.record,
    seat: int,
    moves: NDArray[np.int16],
    count: int,
    mask: NDArray[np.bool_],
) -> int:
    """Of a copy of the state what a seat may know, and a mask of its moves in place of `count` earlier ones.

    Returns how many moves there are.
    """
    unmark(mask, moves, count)
    hide(board, view, seat)
    now = legal(board, state, seat, moves)
    mark(mask, moves, now)
    return now


PARTS = (begun, reached, shown)


@rule
def unmark(mask: NDArray[np.bool_], moves: NDArray[np.int16], count: int) -> None:
    for i in range(count):
        mask[moves[i]] = False


@rule
def mark(mask: NDArray[np.bool_], moves: NDArray[np.int16], count: int) -> None:
    for i in range(count):
        mask[moves[i]] = True


def call_step(slots: Slots, actions: NDArray[np.int64], seed: int, apart: int, by_standing: bool) -> None:
    """A move in every slot. A game that is over, or has come to an illegal move, gives way to one `apart` numbers on.
    With `apart` 0 there was none yet: the first one begins."""
    # Arrays by names of their own: a field of the tuple would be counted as used again and again.
    board, events, states, observations = slots.board[0], slots.events[0], slots.states, slots.observations
    chances, all_choices, all_legal, counts, masks = (
        slots.chances,
        slots.choices,
        slots.legal,
        slots.counts,
        slots.masks,
    )
    rewards, ended, illegal, seats, numbers = slots.rewards, slots.ended, slots.illegal, slots.seats, slots.numbers
    all_places, all_scores, ahead, blank = slots.places, slots.scores, slots.ahead, slots.blank
    levels, glance, moves, worth = slots.levels, slots.glance, slots.moves, slots.worth
    for slot in range(len(seats)):
        state, chance, choices = states[slot], chances[slot], all_choices[slot]
        places, scores, mask = all_places[slot], all_scores[slot], masks[slot]
        seat, action = seats[slot], actions[slot]
        for each in range(rewards.shape[1]):
            rewards[slot, each] = 0.0
        illegal[slot] = apart > 0 and (action < 0 or action >= len(mask) or not mask[action])
        ended[slot] = apart > 0
        if apart > 0 and not illegal[slot]:
            apply(board, state, seat, action, chance, events)
            seat = reached(board, state, chance, choices, events, levels, glance, moves, worth, places, scores)
            ended[slot] = seat == NOBODY
            if by_standing:
                if ended[slot]:
                    take_scores(scores, int(board.seats), worth)
                else:
                    standing(board, state, worth)
                reward_gains(worth, int(board.seats), ahead[slot], rewards[slot])
            elif ended[slot]:
                reward_places(places, int(board.seats), rewards[slot])
        elif apart > 0:
            rewards[slot, seat] = -1.0
        if ended[slot] or apart == 0:
            numbers[slot] += apart
            states[slot] = blank[0]
            begun(board, state, chance, choices, events, seed, numbers[slot])
            if by_standing:
                standing(board, state, worth)
                set_ahead(worth, int(board.seats), ahead[slot])
            seat = reached(board, state, chance, choices, events, levels, glance, moves, worth, places, scores)
        seats[slot] = seat
        observations[slot] = states[slot]
        counts[slot] = shown(board, state, observations[slot], seat, all_legal[slot], counts[slot], mask)


def call_sample(slots: Slots, actions: NDArray[np.int64]) -> None:
    """Any legal move for every slot; the moves that random bots of playouts would choose in these games."""
    for slot in range(len(slots.seats)):
        count = slots.counts[slot]
        actions[slot] = slots.legal[slot, draw(slots.choices[slot], count) if count > 1 else 0]
