"""Gymnasium: one learner at a table of bots. Under it is a match, which can be saved, replayed and reviewed."""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from kostka.bots import Bot, play_out
from kostka.core.compiled.chance import Chance
from kostka.core.errors import IllegalMove, KostkaError
from kostka.core.match import Match
from kostka.lab.crew import fresh
from kostka.lab.environments.episode import (
    ILLEGAL_INFO,
    RENDER_MODES,
    Seen,
    StepBuffers,
    check_action,
    check_render_mode,
    check_seat,
    next_game,
)
from kostka.lab.environments.rewards import PENALTY, Rewards
from kostka.lab.environments.spaces import action_space, observation_space
from kostka.lab.series import BOTS, PlaysSeries, Series
from kostka.lab.simulate import seat_bots

Stepped = tuple[Seen, float, bool, bool, dict[str, Any]]


class Single(PlaysSeries, gymnasium.Env):  # type: ignore[misc]  # Gymnasium is not looked into
    """One learner in a seat, bots in the others. `match` is the game that is played: one of the series of a seed."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}
    match: Match
    chance: Chance  # the dice of the bots

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sequence[str | Bot] = ("greedy",),
        seats: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.series = Series.of(game, seats, options)
        self.seats = self.series.seats
        self.seat = check_seat(seat, self.seats)
        self.bots = bots_around(bots, self.seat, self.seats)
        self.rewards = Rewards(reward)
        self.observation_space = observation_space(self.game, self.game.moves.count)
        self.action_space = action_space(self.game.moves.count)
        self.number: int | None = None
        self.is_on = False
        self.players: list[Bot | None] = [None] * self.seats
        self.buffers = StepBuffers(self.game, self.game.moves.count)

    def __getstate__(self) -> dict[str, Any]:
        """Named bots have no memory: they are made again."""
        own = [None if isinstance(self.bots.get(s), str) else player for s, player in enumerate(self.players)]
        return {**self.__dict__, "buffers": None, "players": own}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.buffers = StepBuffers(self.game, self.game.moves.count)
        for seat, player in self.bots.items():
            if isinstance(player, str):
                self.players[seat] = fresh(player)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a game, the first one of a seed or the next one, and let bots play until the learner is to act."""
        super().reset(seed=seed)
        self._begin(seed)
        while self.match.is_over:  # before the learner had anything to say
            self._begin(None)
        self.is_on = True
        return self._observed(), {}

    def _begin(self, seed: int | None) -> None:
        self.series, self.number = next_game(self.series, self.number, seed)
        for seat, player in self.bots.items():
            self.players[seat] = fresh(player)
        self.match, self.chance = self.series.match(self.number), self.series.chance(self.number, BOTS)
        self.rewards.begin(self.match.standing())
        play_out(self.match, self.players, self.chance)

    def step(self, action: Any) -> Stepped:
        move = check_action(action, self.game.moves.count)
        if not self.is_on:
            raise KostkaError("environments-reset")
        try:
            self.match.play(self.names.texts[move], self.seat)
        except IllegalMove as error:
            self.is_on = False
            return self._observed(), PENALTY, True, False, {ILLEGAL_INFO: str(error)}
        play_out(self.match, self.players, self.chance)
        self.is_on = not self.match.is_over
        return self._observed(), self._reward(), self.match.is_over, False, {}

    def _reward(self) -> float:
        """What the learner gets for all that has happened since its last step."""
        if (result := self.match.result) is not None:
            return self.rewards.end(result.places, result.scores)[self.seat]
        return self.rewards.gained(self.match.standing())[self.seat] if self.rewards.by_standing else 0.0

    def _observed(self) -> Seen:
        return self.buffers.observe(self.match.position, self.seat, self.is_on)

    def render(self, seat: int | None = None) -> str | None:
        """The table as everybody may see it, or as a seat may; nothing without a render mode."""
        return None if self.render_mode is None else self.match.draw(seat)


def bots_around(bots: Any, seat: int, seats: int) -> dict[int, str | Bot]:
    """The bot of every other seat, from the one after the learner on."""
    others = [(seat + n) % seats for n in range(1, seats)]
    return dict(zip(others, seat_bots(bots, len(others)), strict=True))
