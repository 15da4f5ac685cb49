"""Bots to measure ours against: what others do, in our own code from published descriptions, and ours otherwise."""

from collections.abc import Callable

from benchmarks.strategies.camelup import leg_expectation
from benchmarks.strategies.changed import Changed, Forgetful
from benchmarks.strategies.cubitos import PushUntil
from benchmarks.strategies.peeking import OpenRunner, Peeking

__all__ = ["STRATEGIES", "Changed", "Forgetful", "OpenRunner", "Peeking", "PushUntil", "leg_expectation"]

# By name, for those who would like to sit at a table with them.
STRATEGIES: dict[str, Callable[..., str]] = {
    "leg_expectation": leg_expectation,
    **{f"push_until_{hits}": PushUntil(hits) for hits in range(3, 9)},
}
