"""PettingZoo's AEC: seats act one after the other, each sees what it may know before it does."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from kostka.core.errors import KostkaError
from kostka.lab.environments.agents import Agents
from kostka.lab.environments.episode import ILLEGAL_INFO, Seen, check_action
from kostka.lab.environments.rewards import penalties


class Aec(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game with an agent in every seat. Where several may act, `agent_selection` goes first."""

    def observe(self, agent: str) -> Seen:
        return self.episode.observe(self.seat_of[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the first one of a seed, or the next one."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.turn]
        self._skip_agent_selection = None
        self._has_ended = False

    def step(self, action: Any) -> None:
        if not self.agents or self._has_ended:
            return self._leave(action)
        episode, tally = self.episode, self.tally
        if type(action) is np.int64:  # as samples and the best of an array are
            action = int(action)
        if type(action) is not int or not 0 <= action < episode.actions:
            action = check_action(action, episode.actions)
        if tally.by_standing:
            self._cumulative_rewards[self.agent_selection] = 0.0
        if not episode.go(action):
            self._end(penalties([episode.turn], episode.seats), {ILLEGAL_INFO: episode.refusal(episode.turn, action)})
        elif episode.is_over:
            self._end(tally.end(*episode.result))
        else:
            if tally.by_standing:
                self._pay(tally.gained(episode.position.scores()))
            self.agent_selection = self.possible_agents[episode.turn]
        return None

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def _end(self, rewards: list[float], info: dict[str, Any] | None = None) -> None:
        """All get a last observation in the order of the seats; `info` is for the agent that acted."""
        self._pay(rewards)
        self.infos[self.agent_selection] = info or {}
        self.episode.stop()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._has_ended = True

    def _leave(self, action: Any) -> None:
        """Remove an agent of a game that is over."""
        if not self.agents:
            raise KostkaError("environments-reset")
        if action is not None:
            raise KostkaError("environments-ended", agent=self.agent_selection)
        self._was_dead_step(None)
