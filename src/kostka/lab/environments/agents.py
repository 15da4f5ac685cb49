"""What PettingZoo's environments have in common: an agent in every seat of a table, and the spaces of each."""

from typing import Any

from kostka.lab.environments.episode import RENDER_MODES, Episode, check_render_mode
from kostka.lab.environments.rewards import Rewards
from kostka.lab.environments.spaces import action_space, observation_space
from kostka.lab.series import PlaysSeries, Series


class Agents(PlaysSeries):
    """A table with an agent in every seat."""

    has_idle = False  # whether seats that may not act have an action

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.episode = Episode(game, seats, options, idle=self.has_idle)
        self.tally = Rewards(reward)
        self.metadata = {
            "name": f"kostka_{self.episode.game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: observation_space(self.episode.game, self.episode.actions) for a in self.seat_of}
        self.action_spaces = {agent: action_space(self.episode.actions) for agent in self.seat_of}
        self.agents: list[str] = []

    @property
    def series(self) -> Series:  # type: ignore[override]  # the one in use
        return self.episode.series

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """The first game of a seed, or the next one."""
        self.episode.begin(seed)
        if self.tally.by_standing:
            self.tally.begin(self.episode.position.scores())
        self.agents = self.possible_agents[:]

    def render(self, seat: int | None = None) -> str | None:
        """The table as everybody may see it, or as a seat may; nothing without a render mode."""
        return None if self.render_mode is None else self.episode.draw(seat)

    def close(self) -> None:
        """There is nothing to be closed."""
