"""What PettingZoo's environments have in common: an agent in every seat of a table, and the spaces of each."""

from typing import Any

from kostka.core.game import Board
from kostka.core.moves import Names
from kostka.lab.environments.rewards import Rewards
from kostka.lab.environments.spaces import action_space, observation_space
from kostka.lab.environments.table import Table, check_render_mode, metadata


class Agents:
    """A table with an agent in every seat."""

    has_idle = False  # whether there is an action for whoever may not act

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.table = Table(game, seats, options, idle=self.has_idle)
        self.tally = Rewards(reward)
        self.metadata = metadata(self.table.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: observation_space(self.table.game, self.table.actions) for a in self.seat_of}
        self.action_spaces = {agent: action_space(self.table.actions) for agent in self.seat_of}
        self.agents: list[str] = []

    @property
    def board(self) -> Board:
        """What never changes in a game, and everybody knows."""
        return self.table.board

    @property
    def names(self) -> Names:
        """The moves by number: `names.texts`."""
        return self.table.names

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """The first game of a seed, or the next one."""
        self.table.begin(seed)
        if self.tally.by_standing:
            self.tally.begin(self.table.standing())
        self.agents = self.possible_agents[:]

    def render(self, seat: int | None = None) -> str | None:
        """The table as everybody may see it, or as a seat may; nothing without a render mode."""
        return None if self.render_mode is None else self.table.draw(seat)

    def close(self) -> None:
        """There is nothing to be closed."""
