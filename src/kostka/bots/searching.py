"""Searching: how much time goes into which move, and what is found.

All moves are tried in the same worlds. Round by round the worse half is left out, and whatever is clearly behind, until
the playouts or the time are used up: what is close gets most of both. What comes to mind first has a start of as much
as judges of the game err (`Search.doubt`).
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import from_seed
from kostka.core.game import Board, Game, State
from kostka.core.search import new_desk

CHUNK = 0.02  # seconds between two looks at the clock
CLEARLY = 4.0  # standard errors by which a move is behind so that it need not be tried again


@dataclass(frozen=True)
class Found:
    """What a search found of a move: the chances of all seats to win, the error of its own player's, and the mean
    standing of all seats where the playouts ended."""

    move: int
    chances: tuple[float, ...]
    error: float
    behind: float  # how much less than the best move, in the same worlds, the start counted
    behind_error: float
    standing: tuple[float, ...]
    playouts: int
    start: float = 0.0  # what it counts for that a move came to mind first

    def less_than(self, best: "Found") -> float:
        """How much less often it wins than the best move; that has a start perhaps, and then it may be more often."""
        return self.behind - best.start + self.start


class Searcher:
    """A desk for searches of one game, made once."""

    def __init__(self, game: Game) -> None:
        self.game, self.desk = game, new_desk(game)

    def search(
        self,
        board: Board,
        view: State,
        seat: int,
        memory: NDArray[np.float64],
        seed: int,
        playouts: int | None,
        seconds: float | None = None,
    ) -> list[Found]:
        """The moves of a seat, the best one first, from what it knows alone."""
        desk = self.desk._replace(board=board, known=view, memory=memory)
        world = self.game.suppose(board, view, seat, memory, from_seed(seed))
        moves, worth, felt = self.candidates(board, view, world, seat)
        self.game.compiled["plant"](desk, seat, moves, worth)
        trials = Trials(self.game, desk, seat, len(moves), seed)
        trials.start[np.argmax(felt)] = self.game.search.doubt
        trials.narrow_down(playouts, seconds)
        return trials.found(moves)

    def compare(
        self,
        board: Board,
        positions: Sequence[tuple[State, int]],
        seat: int,
        memory: NDArray[np.float64],
        seed: int,
        playouts: int | None,
        seconds: float | None = None,
    ) -> list[Found]:
        """Moves from different positions, in the same worlds; `Found.move` is a place in the list. The first one is
        what comes to mind first."""
        desk = self.desk._replace(board=board, memory=memory)
        moves = np.array([move for _, move in positions], np.int16)
        self.game.compiled["plant"](desk, seat, moves, np.zeros(len(moves)))
        trials = ManyTrials(self.game, desk, seat, [known for known, _ in positions], seed)
        trials.start[0] = self.game.search.doubt
        trials.narrow_down(playouts, seconds)
        return trials.found(np.arange(len(moves), dtype=np.int16))

    def candidates(
        self, board: Board, view: State, world: State, seat: int
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.float64]]:
        """The moves to look at, the best at a glance and the best by instinct in turns, with their worth by both."""
        legal = self.game.legal(board, view, seat)
        worth = np.array(self.game.policy(board, view, seat, legal))
        felt = np.array(self.game.instinct(board, world, seat, legal))
        rankings = np.stack([np.argsort(-worth, kind="stable"), np.argsort(-felt, kind="stable")], axis=1)
        order = list(dict.fromkeys(rankings.ravel().tolist()))[: self.game.search.width]
        return np.array(legal, np.int16)[order], worth[order], felt[order]


class Trials:
    """What became of the moves, world by world."""

    def __init__(self, game: Game, desk: Any, seat: int, moves: int, seed: int) -> None:
        self.game, self.desk, self.seat, self.seed = game, desk, seat, seed
        self.seats = int(desk.board["seats"][0])
        self.worlds = self.playouts = 0
        self.tried, self.start = np.zeros(moves, np.int64), np.zeros(moves)
        self.sums, self.scores = np.zeros((moves, self.seats)), np.zeros((moves, self.seats))
        self.own: list[list[NDArray[np.float64]]] = [[] for _ in range(moves)]
        self.pace = 0.0  # seconds a playout

    def narrow_down(self, playouts: int | None, seconds: float | None) -> None:
        """Leave out the worse half round by round, until the playouts or the time are used up."""
        alive = np.arange(len(self.tried), dtype=np.int32)
        rounds = max(1, ceil(log2(len(alive))))
        began = time.perf_counter()
        for number in range(1, rounds + 1):
            share = None if playouts is None else playouts * number // rounds
            until = None if seconds is None else began + seconds * number / rounds
            self.go_on(alive, share, until)
            if number < rounds:
                alive = self.leave_out(alive, ceil(len(alive) / 2))
            if len(alive) == 1:
                break

    def go_on(self, alive: NDArray[np.int32], playouts: int | None, until: float | None) -> None:
        """Further worlds for these moves, until there were so many playouts in all or it is so late."""
        first = True
        while first or not self.enough(len(alive), playouts, until):
            left = 10**9 if playouts is None else max(playouts - self.playouts, 1)
            chunk = left if until is None else max(1, int(CHUNK / self.pace)) if self.pace else 8
            self.try_worlds(alive, max(1, min(left, chunk) // len(alive)))
            first = False

    def enough(self, moves: int, playouts: int | None, until: float | None) -> bool:
        if playouts is not None and self.playouts + moves > playouts:
            return True
        return until is not None and time.perf_counter() + self.pace * moves > until

    def try_worlds(self, alive: NDArray[np.int32], worlds: int) -> None:
        outcomes, scores = np.zeros((worlds, len(alive), self.seats)), np.zeros((len(alive), self.seats))
        began = time.perf_counter()
        self.play_out(alive, outcomes, scores)
        self.pace = (time.perf_counter() - began) / (worlds * len(alive))
        self.worlds += worlds
        self.playouts += worlds * len(alive)
        self.tried[alive] += worlds
        self.sums[alive] += outcomes.sum(axis=0)
        self.scores[alive] += scores
        for i, move in enumerate(alive):
            self.own[move].append(outcomes[:, i, self.seat])

    def play_out(self, alive: NDArray[np.int32], outcomes: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
        self.game.compiled["search"](self.desk, self.seat, alive, self.seed, self.worlds, outcomes, scores)

    def leave_out(self, alive: NDArray[np.int32], most: int) -> NDArray[np.int32]:
        """The best of them, without those that are clearly behind."""
        means = self.sums[alive, self.seat] / self.tried[alive] + self.start[alive]
        order = alive[np.argsort(-means, kind="stable")][:most]
        return np.array([move for move in order if not self.is_behind(move, order[0])], np.int32)

    def is_behind(self, move: int, best: int) -> bool:
        less, error = self.compared(move, best)
        return less > CLEARLY * error > 0.0

    def compared(self, move: int, best: int) -> tuple[float, float]:
        """How much less a move brings than the best one, in the worlds that both were tried in, with its error."""
        if move == best:
            return 0.0, 0.0
        one, other = np.concatenate(self.own[move]), np.concatenate(self.own[best])
        less = other[: len(one)] - one[: len(other)]
        return float(less.mean() + self.start[best] - self.start[move]), float(less.std() / np.sqrt(len(less)))

    def found(self, moves: NDArray[np.int16]) -> list[Found]:
        means = self.sums / self.tried[:, None]
        order = sorted(range(len(moves)), key=lambda i: (-self.tried[i], -means[i, self.seat] - self.start[i]))
        return [self.of(i, int(moves[i]), means[i], order[0]) for i in order]

    def of(self, i: int, move: int, mean: NDArray[np.float64], best: int) -> Found:
        own = np.concatenate(self.own[i])
        less, error = self.compared(i, best)
        standing = self.scores[i] / self.tried[i]
        return Found(
            move,
            tuple(mean.tolist()),
            float(own.std() / np.sqrt(len(own))),
            less,
            error,
            tuple(standing.tolist()),
            int(self.tried[i]),
            float(self.start[i]),
        )


class ManyTrials(Trials):
    """The same for moves from positions of their own."""

    def __init__(self, game: Game, desk: Any, seat: int, positions: Sequence[State], seed: int) -> None:
        super().__init__(game, desk, seat, len(positions), seed)
        self.desks = [desk._replace(known=known) for known in positions]

    def play_out(self, alive: NDArray[np.int32], outcomes: NDArray[np.float64], scores: NDArray[np.float64]) -> None:
        for i, move in enumerate(alive):
            one, score = np.zeros((len(outcomes), 1, self.seats)), np.zeros((1, self.seats))
            desk, alone = self.desks[move], alive[i : i + 1]
            self.game.compiled["search"](desk, self.seat, alone, self.seed, self.worlds, one, score)
            outcomes[:, i], scores[i] = one[:, 0], score[0]
