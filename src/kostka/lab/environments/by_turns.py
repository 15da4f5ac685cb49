"""PettingZoo's AEC: seats act one after the other, each sees what it may know before it does."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from kostka.core.errors import KostkaError
from kostka.core.game import Board
from kostka.core.moves import Names
from kostka.lab.environments.rewards import Rewards, penalties
from kostka.lab.environments.spaces import action_space, observation_space
from kostka.lab.environments.table import ILLEGAL_INFO, Seen, Table, check_action, check_render_mode, metadata


class Aec(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game with an agent in every seat. Where several may act, `agent_selection` is whoever goes first."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.table = Table(game, seats, options)
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
        """The actions by number: `names.texts`."""
        return self.table.names

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        return self.table.observe(self.seat_of[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the first one of a seed, or the next one."""
        self.table.begin(seed)
        if self.tally.by_standing:
            self.tally.begin(self.table.standing())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.turn]
        self._skip_agent_selection = None
        self._has_ended = False

    def step(self, action: Any) -> None:
        if not self.agents or self._has_ended:
            return self._leave(action)
        table, tally = self.table, self.tally
        if type(action) is np.int64:  # as samples and the best of an array are
            action = int(action)
        if type(action) is not int or not 0 <= action < table.actions:
            action = check_action(action, table.actions)
        if tally.by_standing:
            self._cumulative_rewards[self.agent_selection] = 0.0
        if not table.go(action):
            self._end(penalties([table.turn], table.seats), {ILLEGAL_INFO: table.refusal(table.turn, action)})
        elif table.is_over:
            self._end(tally.end(*table.result))
        else:
            if tally.by_standing:
                self._pay(tally.gained(table.standing()))
            self.agent_selection = self.possible_agents[table.turn]
        return None

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def _end(self, rewards: list[float], info: dict[str, Any] | None = None) -> None:
        """Everybody gets a last look, in the order of the seats; whoever acted is told what was wrong with that."""
        self._pay(rewards)
        self.infos[self.agent_selection] = info or {}
        self.table.stop()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._has_ended = True

    def _leave(self, action: Any) -> None:
        """An agent of a game that is over goes."""
        if not self.agents:
            raise KostkaError("environments-reset")
        if action is not None:
            raise KostkaError("environments-ended", agent=self.agent_selection)
        self._was_dead_step(None)

    def render(self, seat: int | None = None) -> str | None:
        """The table as everybody may see it, or as a seat may; nothing without a render mode."""
        return None if self.render_mode is None else self.table.draw(seat)

    def close(self) -> None:
        """There is nothing to be closed."""
