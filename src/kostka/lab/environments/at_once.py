"""PettingZoo's parallel environments: in every step all who may act do so at once, and the others idle."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from kostka.core.declare.messages import shorten
from kostka.core.errors import KostkaError
from kostka.lab.environments.agents import Agents
from kostka.lab.environments.episode import ILLEGAL_INFO, Seen, check_action
from kostka.lab.environments.rewards import penalties
from kostka.messages import say

LEFT_OUT = "left_out"  # the key of why a legal action was not played

Infos = dict[str, dict[str, Any]]
Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class Parallel(Agents, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game with an agent in every seat. The action after the last move, `idle`, is for seats that may not act."""

    has_idle = True

    @property
    def idle(self) -> int:
        return self.episode.game.moves.count

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Deal a game: the first one of a seed, or the next one."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Stepped:
        """Play all actions in the order of the game. One that another has made illegal is left out and asked again."""
        chosen = self._read(actions)
        to_act = self.episode.position.to_act
        infos: Infos = {agent: {} for agent in self.agents}
        faults = {seat: fault for seat, move in enumerate(chosen) if (fault := self._fault(seat, move, to_act))}
        if faults:
            for seat, fault in faults.items():
                infos[self.agents[seat]][ILLEGAL_INFO] = fault
            return self._stepped(penalties(list(faults), self.episode.seats), True, infos)
        for seat, why in self._play({seat: chosen[seat] for seat in to_act}).items():
            infos[self.agents[seat]][LEFT_OUT] = why
        return self._stepped(self._rewards(), self.episode.is_over, infos)

    def _read(self, actions: Any) -> list[int]:
        """The action of every seat."""
        if not self.agents:
            raise KostkaError("environments-reset")
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            raise KostkaError("environments-actions", given=shorten(actions), agents=tuple(self.agents))
        return [check_action(actions[agent], self.episode.actions) for agent in self.agents]

    def _fault(self, seat: int, move: int, to_act: tuple[int, ...]) -> str | None:
        """Why an action is illegal, if it is."""
        if move == self.idle:
            return say("environments-idle", seat=seat) if seat in to_act else None
        if seat in to_act and self.episode.is_legal(seat, move):
            return None
        return self.episode.refusal(seat, move)

    def _play(self, chosen: dict[int, int]) -> dict[int, str]:
        """Play what has been chosen, seat by seat; returns whose move was left out, and why."""
        episode, left_out = self.episode, {}
        while chosen and not episode.is_over:
            seat = next(s for s in (*range(episode.turn, episode.seats), *range(episode.turn)) if s in chosen)
            move = chosen.pop(seat)
            if seat not in episode.position.to_act or not episode.play(seat, move):
                left_out[seat] = episode.refusal(seat, move)
        return left_out

    def _rewards(self) -> list[float]:
        episode = self.episode
        if episode.is_over:
            return self.tally.end(*episode.result)
        return self.tally.gained(episode.position.scores()) if self.tally.by_standing else [0.0] * episode.seats

    def _stepped(self, rewards: list[float], over: bool, infos: Infos) -> Stepped:
        agents = self.agents
        paid = dict(zip(agents, rewards, strict=True))
        stepped = (self._observations(over), paid, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos)
        self.agents = [] if over else agents
        return stepped

    def _observations(self, over: bool = False) -> dict[str, Seen]:
        to_act = () if over else self.episode.position.to_act
        return {agent: self.episode.observe_at_once(seat, seat in to_act) for seat, agent in enumerate(self.agents)}
