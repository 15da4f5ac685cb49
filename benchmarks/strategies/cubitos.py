"""Cubitos by a rule of thumb, as for Pig: push until there are so many hits, then pass.

"Hold at 20" is the best known rule of the kind (Neller and Presser, "Optimal Play of the Dice Game Pig", 2004); where
pushing is a risk from the third active die on, as in Cubitos, players count hits.
"""

from dataclasses import dataclass

from benchmarks.strategies.camelup import at_a_glance
from kostka.bots import Observation

MISS = "blank"


@dataclass(frozen=True)
class PushUntil:
    """Pushes until so many dice in Active show something; everything else at a glance, as `greedy` does."""

    hits: int

    @property
    def __name__(self) -> str:
        return f"push_until_{self.hits}"

    def __call__(self, known: Observation) -> str:
        if not {"push", "pass"} <= set(known.legal):
            return at_a_glance(known)
        return "push" if hits_of(known) < self.hits else "pass"


def hits_of(known: Observation) -> int:
    active: dict[str, dict[str, int]] = known.position["players"][known.seat]["active"]
    return sum(count for faces in active.values() for face, count in faces.items() if face != MISS)
