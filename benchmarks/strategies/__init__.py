"""Bots to measure ours against: what others do, in our own code from published descriptions, and ours otherwise."""

from benchmarks.strategies.camelup import leg_expectation
from benchmarks.strategies.changed import Changed, Forgetful
from benchmarks.strategies.cubitos import PushUntil
from benchmarks.strategies.peeking import OpenRunner, Peeking

__all__ = ["Changed", "Forgetful", "OpenRunner", "Peeking", "PushUntil", "leg_expectation"]
