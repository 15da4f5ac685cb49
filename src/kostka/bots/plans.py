"""Plans: whole decisions of a seat where a game takes them in several moves, such as a run step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from kostka.bots.known import Known
from kostka.core.chance import from_seed
from kostka.core.game import State

MOST_APPLIED = 4_000  # moves tried while plans are listed
ROLLS = 16  # of dice at the end of a plan, to compare plans before the search


@dataclass(frozen=True)
class Plan:
    """Moves of one seat, and the state before the last of them: only that one may roll dice."""

    moves: tuple[int, ...]
    before_last: State


class Decision:
    """The plans of a seat that is to act: one for every end that they lead to."""

    def __init__(self, known: Known) -> None:
        self.known, self.game, self.board, self.seat = known, known.game, known.board, known.seat
        self.family = [family.id for family in self.game.moves.families for _ in range(family.size)]
        legal = {self.family[move] for move in known.moves}
        # The families of moves that belong to the decision; none where each move is one of its own.
        self.families = max(self.game.decisions, key=lambda group: len(legal & group), default=frozenset())

    @property
    def is_single(self) -> bool:
        """Whether each legal move is a decision of its own."""
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
                for move in self.game.legal(self.board, plan.before_last, self.seat):
                    applied += 1
                    chance = from_seed(0)
                    after = self.game.apply(self.board, plan.before_last, self.seat, move, chance)
                    longer, end = (*plan.moves, move), after.tobytes()
                    has_rolled = chance.tobytes() != from_seed(0).tobytes()
                    if has_rolled:
                        ends[end] = Plan(longer, plan.before_last)  # the longest names all dice that are drawn
                    elif not self.goes_on(move, after):
                        ends.setdefault(end, Plan(longer, plan.before_last))
                    elif end not in reached:
                        reached.add(end)
                        going_on.append(Plan(longer, after))
            front = going_on
        return list(ends.values())

    def goes_on(self, move: int, after: State) -> bool:
        """Whether the decision is not taken yet."""
        if self.family[move] not in self.families or self.seat not in self.game.movers(self.board, after):
            return False
        return any(self.family[next] in self.families for next in self.game.legal(self.board, after, self.seat))

    def best(self, most: int) -> list[Plan]:
        """The plans after which the seat seems most likely to win, the one of the rollout policy among them."""
        first = self.usual()
        others = [plan for plan in self.plans if plan is not first]
        return [first, *sorted(others, key=self.worth, reverse=True)[: most - 1]]

    def usual(self) -> Plan:
        """The plan that the rollout policy follows."""
        world = self.game.suppose(self.board, self.known.view, self.seat, self.known.memory, from_seed(0))
        left, at = list(self.plans), 0
        while len(left) > 1:
            moves = list(dict.fromkeys(plan.moves[at] for plan in left))
            felt = self.game.instinct(self.board, world, self.seat, moves)
            chosen = moves[int(np.argmax(felt))]
            left = [plan for plan in left if plan.moves[at] == chosen]
            ended = [plan for plan in left if len(plan.moves) == at + 1]
            if ended:
                return ended[0]
            world, at = self.game.apply(self.board, world, self.seat, chosen, from_seed(0)), at + 1
        return left[0]

    def worth(self, plan: Plan) -> float:
        """The chance to win behind a plan by judgement alone, over some rolls."""
        return float(np.mean([self.game.judge(self.board, end)[self.seat] for end in self.ends_of(plan)]))

    def ends_of(self, plan: Plan) -> Iterator[State]:
        for roll in range(ROLLS):
            world = self.game.suppose(self.board, plan.before_last, self.seat, self.known.memory, from_seed(roll))
            yield self.game.apply(self.board, world, self.seat, plan.moves[-1], from_seed(roll))
