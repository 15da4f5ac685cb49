"""Plans: whole decisions of a seat where a game takes them in several moves, such as a run step by step."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from kostka.bots.observation import Observation
from kostka.core.compiled.chance import from_seed
from kostka.core.position import View

MOST_APPLIED = 4_000  # moves tried while plans are listed
ROLLS = 16  # of dice at the end of a plan, to compare plans before the search


@dataclass(frozen=True)
class Plan:
    """Moves of one seat, and the view before the last of them: only that one may roll dice."""

    moves: tuple[int, ...]
    before_last: View


class Decision:
    """The plans of a seat that is to act: one for every end that they lead to."""

    def __init__(self, known: Observation) -> None:
        self.known, self.game, self.seat = known, known.game, known.seat
        self.family = [family.id for family in self.game.moves.families for _ in range(family.size)]
        legal = {self.family[move] for move in known.moves}
        # The families of moves that belong to the decision; empty if each move is a decision.
        self.families = max(self.game.decisions, key=lambda group: len(legal & group), default=frozenset())

    @property
    def is_single(self) -> bool:
        """Whether each legal move is a whole decision."""
        return not self.families or all(len(plan.moves) == 1 for plan in self.plans)

    @cached_property
    def plans(self) -> list[Plan]:
        """All plans, or the shortest where there are too many."""
        ends: dict[bytes, Plan] = {}
        reached, applied = set[bytes](), 0
        front = [Plan((), self.known.view)]
        while front and applied < MOST_APPLIED:
            going_on = []
            for plan in front:
                for move in plan.before_last.legal(self.seat):
                    applied += 1
                    chance = from_seed(0)
                    after = plan.before_last.after(self.seat, move, chance)
                    longer, end = (*plan.moves, move), after.to_bytes()
                    if chance[0].block > 0:  # it has rolled
                        ends[end] = Plan(longer, plan.before_last)  # the longest names all dice that are drawn
                    elif not self.goes_on(move, after):
                        ends.setdefault(end, Plan(longer, plan.before_last))
                    elif end not in reached:
                        reached.add(end)
                        going_on.append(Plan(longer, after))
            front = going_on
        return list(ends.values())

    def goes_on(self, move: int, after: View) -> bool:
        """Whether the decision is not taken yet."""
        if self.family[move] not in self.families or self.seat not in after.to_act:
            return False
        return any(self.family[next] in self.families for next in after.legal(self.seat))

    def best(self, most: int) -> list[Plan]:
        """The plans after which the seat seems most likely to win, the one of the rollout policy among them."""
        first = self.usual()
        others = [plan for plan in self.plans if plan is not first]
        return [first, *sorted(others, key=self.worth, reverse=True)[: most - 1]]

    def usual(self) -> Plan:
        """The plan that the rollout policy follows."""
        world = self.known.view.sample_belief(self.known.beliefs, from_seed(0))
        left, at = list(self.plans), 0
        while len(left) > 1:
            moves = list(dict.fromkeys(plan.moves[at] for plan in left))
            felt = world.rollout_policy(self.seat, moves)
            chosen = moves[int(np.argmax(felt))]
            left = [plan for plan in left if plan.moves[at] == chosen]
            ended = [plan for plan in left if len(plan.moves) == at + 1]
            if ended:
                return ended[0]
            world, at = world.after(self.seat, chosen, from_seed(0)), at + 1
        return left[0]

    def worth(self, plan: Plan) -> float:
        """The chance to win after a plan by `evaluate` alone, averaged over some rolls."""
        chances = []
        for roll in range(ROLLS):
            world = plan.before_last.sample_belief(self.known.beliefs, from_seed(roll))
            chances.append(world.after(self.seat, plan.moves[-1], from_seed(roll)).evaluate()[self.seat])
        return float(np.mean(chances))
