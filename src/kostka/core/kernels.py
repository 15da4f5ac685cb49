"""The compiled functions of one game, as typed attributes: `game.kernels.apply(board, state, …)`."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from kostka.core.compiled import jit, loops, search

if TYPE_CHECKING:
    from kostka.core.game import Rules

F = TypeVar("F", bound=Callable[..., object])


class Kernels:
    """A game's rules and the loops over them. Each is compiled, or loaded, at its first call."""

    def __init__(self, id: str, rules: "Rules") -> None:
        self.id = id
        self._rules: dict[str, Callable[..., object]] = {n: rule for n, rule in vars(rules).items() if rule is not None}
        self._bound: dict[Any, Callable[..., object]] = {}
        self.deal = self.bind(loops.call_deal)
        self.to_act = self.bind(loops.call_to_act)
        self.turn = self.bind(loops.call_turn)
        self.legal = self.bind(loops.call_legal)
        self.apply = self.bind(loops.call_apply)
        self.play = self.bind(loops.call_play)
        self.result = self.bind(loops.call_result)
        self.hide = self.bind(loops.call_hide)
        self.determinize = self.bind(loops.call_determinize)
        self.sample_belief = self.bind(loops.call_sample_belief)
        self.policy = self.bind(loops.call_policy)
        self.rollout_policy = self.bind(loops.call_rollout_policy)
        self.boldness = self.bind(loops.call_boldness)
        self.scores = self.bind(loops.call_scores)
        self.evaluate = self.bind(loops.call_evaluate)
        self.choose = self.bind(loops.call_choose)
        self.games = self.bind(loops.call_games)
        self.plant = self.bind(search.call_plant)
        self.search = self.bind(search.call_search)

    def bind(self, kernel: F, **taps: Callable[..., object]) -> F:
        """A loop over rules, with those of this game in it; made once.

        Functions that the loop calls and that are no rules by themselves are bound with it; `taps` take the place of
        those of their name.
        """
        return self._bind(kernel, tuple(sorted(taps.items())), inline=False)

    def _bind(self, kernel: F, taps: tuple[tuple[str, Callable[..., object]], ...], inline: bool) -> F:
        key = kernel, taps, inline
        if key not in self._bound:
            replaced, names = dict(taps), {}
            for name in kernel.__code__.co_names:
                part: Any = replaced.get(name, kernel.__globals__.get(name))
                if name in self._rules:
                    names[name] = self._rules[name]
                elif jit.is_part(part):
                    names[name] = self._bind(part, taps, inline=True)
            suffix = "_".join([self.id, *(f"{tap.__module__}.{tap.__name__}" for _, tap in taps)])
            sources = [*self._rules.values(), *replaced.values()]
            self._bound[key] = jit.bind(kernel, names, suffix, sources, inline)
        return self._bound[key]  # type: ignore[return-value]

    @property
    def folders(self) -> frozenset[Path]:
        """The folders whose sources decide what is compiled."""
        return jit.source_folders(*self._rules.values())
