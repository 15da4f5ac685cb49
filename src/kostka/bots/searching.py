"""Searching by successive halving: which moves get how many playouts, and what they are worth."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Floats, Moves
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.search import SearchBuffers
from kostka.core.game import Game, State
from kostka.core.playouts import new_search_buffers
from kostka.core.position import Position, View, count_seats

CHUNK = 0.02  # seconds between two looks at the clock
CLEARLY = 4.0  # standard errors by which a move is behind so that it need not be tried again


@dataclass(frozen=True)
class MoveValue:
    """What a move is worth: every seat's chance to win, the standard error of its own player's chance, and the mean
    scores of all seats where the playouts ended."""

    move: int
    chances: tuple[float, ...]
    error: float
    behind: float  # how much less than the best move in the same worlds, with head starts
    behind_error: float
    standing: tuple[float, ...]
    playouts: int
    start: float = 0.0  # the head start of the rollout policy's move

    def less_than(self, best: "MoveValue") -> float:
        """How much less often it wins than the best move, without the head start: perhaps more often."""
        return self.behind - best.start + self.start


class Searcher:
    """Searches positions of one game; its buffers are made once."""

    def __init__(self, game: Game) -> None:
        self.game, self.buffers = game, new_search_buffers(game)

    def search(
        self, view: View, beliefs: Floats, seed: int, playouts: int | None, seconds: float | None = None
    ) -> list[MoveValue]:
        """The moves of the view's seat, the best one first."""
        buffers = self.buffers._replace(board=view.board, seat_view=view.state, beliefs=beliefs)
        moves, worth, felt = self.candidates(view, view.sample_belief(beliefs, from_seed(seed)))
        self.game.kernels.plant(buffers, view.seat, moves, worth)
        trials = Trials(self.game, buffers, view.seat, len(moves), seed)
        trials.start[np.argmax(felt)] = self.game.search.min_lead
        trials.narrow_down(playouts, seconds)
        return trials.values(moves)

    def compare(
        self,
        positions: Sequence[tuple[View, int]],
        beliefs: Floats,
        seed: int,
        playouts: int | None,
        seconds: float | None = None,
    ) -> list[MoveValue]:
        """Moves from different views of one seat, in the same worlds. `MoveValue.move` is an index of the list, whose
        first move gets the head start."""
        first, _ = positions[0]
        buffers = self.buffers._replace(board=first.board, beliefs=beliefs)
        moves = np.array([move for _, move in positions], np.int16)
        self.game.kernels.plant(buffers, first.seat, moves, np.zeros(len(moves)))
        trials = ManyTrials(self.game, buffers, first.seat, [view.state for view, _ in positions], seed)
        trials.start[0] = self.game.search.min_lead
        trials.narrow_down(playouts, seconds)
        return trials.values(np.arange(len(moves), dtype=np.int16))

    def candidates(self, view: View, world: Position) -> tuple[Moves, Floats, Floats]:
        """The moves to search, the best by `policy` and `rollout_policy` in turns, with both values."""
        worth = np.array(view.policy(view.moves))
        felt = np.array(world.rollout_policy(view.seat, view.moves))
        rankings = np.stack([np.argsort(-worth, kind="stable"), np.argsort(-felt, kind="stable")], axis=1)
        order = list(dict.fromkeys(rankings.ravel().tolist()))[: self.game.search.width]
        return np.array(view.moves, np.int16)[order], worth[order], felt[order]


class Trials:
    """The outcomes of moves, world by world."""

    def __init__(self, game: Game, buffers: SearchBuffers, seat: int, moves: int, seed: int) -> None:
        self.game, self.buffers, self.seat, self.seed = game, buffers, seat, seed
        self.seats = count_seats(buffers.board)
        self.worlds = self.playouts = 0
        self.tried, self.start = np.zeros(moves, np.int64), np.zeros(moves)
        self.sums, self.scores = np.zeros((moves, self.seats)), np.zeros((moves, self.seats))
        self.own: list[list[Floats]] = [[] for _ in range(moves)]
        self.pace = 0.0  # seconds a playout

    def narrow_down(self, playouts: int | None, seconds: float | None) -> None:
        """Drop the worse half in every round, until the playouts or the time are used up."""
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
        """Try these moves in more worlds, up to `playouts` in all or until a time of the clock."""
        while True:
            left = 10**9 if playouts is None else max(playouts - self.playouts, 1)
            chunk = left if until is None else max(1, int(CHUNK / self.pace)) if self.pace else 8
            self.try_worlds(alive, max(1, min(left, chunk) // len(alive)))
            if self.enough(len(alive), playouts, until):
                return

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

    def play_out(self, alive: NDArray[np.int32], outcomes: Floats, scores: Floats) -> None:
        self.game.kernels.search(self.buffers, self.seat, alive, self.seed, self.worlds, outcomes, scores)

    def leave_out(self, alive: NDArray[np.int32], most: int) -> NDArray[np.int32]:
        """The best of them, without those that are clearly behind."""
        means = self.sums[alive, self.seat] / self.tried[alive] + self.start[alive]
        order = alive[np.argsort(-means, kind="stable")][:most]
        return np.array([move for move in order if not self.is_behind(move, order[0])], np.int32)

    def is_behind(self, move: int, best: int) -> bool:
        less, error = self.lag_of(move, best)
        return less > CLEARLY * error > 0.0

    def lag_of(self, move: int, best: int) -> tuple[float, float]:
        """How much less a move wins than the best one in the same worlds, and the standard error."""
        if move == best:
            return 0.0, 0.0
        one, other = np.concatenate(self.own[move]), np.concatenate(self.own[best])
        less = other[: len(one)] - one[: len(other)]
        return float(less.mean() + self.start[best] - self.start[move]), float(less.std() / np.sqrt(len(less)))

    def values(self, moves: Moves) -> list[MoveValue]:
        means = self.sums / self.tried[:, None]
        order = sorted(range(len(moves)), key=lambda i: (-self.tried[i], -means[i, self.seat] - self.start[i]))
        return [self.value_of(i, int(moves[i]), means[i], order[0]) for i in order]

    def value_of(self, i: int, move: int, mean: Floats, best: int) -> MoveValue:
        own = np.concatenate(self.own[i])
        less, error = self.lag_of(i, best)
        standing = self.scores[i] / self.tried[i]
        return MoveValue(
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
    """Trials of moves from different positions."""

    def __init__(self, game: Game, buffers: SearchBuffers, seat: int, positions: Sequence[State], seed: int) -> None:
        super().__init__(game, buffers, seat, len(positions), seed)
        self.all_buffers = [buffers._replace(seat_view=view) for view in positions]

    def play_out(self, alive: NDArray[np.int32], outcomes: Floats, scores: Floats) -> None:
        for i, move in enumerate(alive):
            one, score = np.zeros((len(outcomes), 1, self.seats)), np.zeros((1, self.seats))
            buffers, alone = self.all_buffers[move], alive[i : i + 1]
            self.game.kernels.search(buffers, self.seat, alone, self.seed, self.worlds, one, score)
            outcomes[:, i], scores[i] = one[:, 0], score[0]
