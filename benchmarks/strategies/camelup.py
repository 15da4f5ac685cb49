"""Camel Up by expectation: the exact odds of the leg, rollouts of the race, and the move that brings the most pounds.

That is how the bots of the Camel Up Cup 2K18, a tournament of the first edition, are described by their authors
(https://github.com/trbarron/Camel_Up_Cup_2K18): a ticket is worth its payouts by the chances of its camel to be first
or second in the leg, a finish card what it pays by the chance of its camel in races that are rolled out a few thousand
times, a roll one pound. They put no tile down. Julie Wang's solver for the second edition
(https://julieswang.com/2024/04/26/camel-up-probability-solver/) counts tiles by what is expected to land on them.
"""

from kostka.bots import Observation

ROLLOUTS = 3000


def leg_expectation(known: Observation) -> str:
    """The move of the highest expectation, a roll where none is better; partners and the arranging at a glance."""
    found = known.view.odds(ROLLOUTS) if len(known.moves) > 1 else {}
    values: dict[str, float] = found.get("moves", {})
    if not values:
        return at_a_glance(known)
    return max(values, key=lambda move: (values[move], move == "roll"))


def at_a_glance(known: Observation) -> str:
    worth = known.policy()
    return max(known.legal, key=worth.__getitem__)
