"""What a seat believes because of how a match came about: which colours the finish cards of others may have.

Players play good cards. What each card looked worth at that moment gives every colour its weight: a likelihood in the
sense of Bayes, which `sample_belief` takes together with what else is known.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from kostka.core.compiled.arrays import Floats
from kostka.core.position import View
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.compiled.rules import card_of, is_card

if TYPE_CHECKING:
    from kostka.core.match import Match

WARMTH = 0.5  # pounds by which a card looks better that is e times as likely
DOUBT = 0.02  # the likelihood of a card for which there is no reason


def beliefs(match: "Match", seat: int) -> Floats:
    """Weights by pile, card and colour; none for the seat's own cards and for those that lay there from the start."""
    weights = np.zeros((len(camelup.PILES), camelup.CARDS, camelup.RACING))
    for number, ply in zip(match.stands, match.plies, strict=True):
        if is_card(ply.move) and ply.seat != seat:
            before = match.position_at(number - 1).view(None)
            pile, _ = card_of(ply.move)
            above = int(before.state["pile_size"][0, pile])
            weights[pile, above] = likelihood(before.for_seat(ply.seat), pile)
    return weights.ravel()


@lru_cache(maxsize=4096)
def likelihood(view: View, pile: int) -> Floats:
    """How likely a seat is to choose each colour for a card on a pile, by what everybody saw then."""
    first = camelup.MOVES.firsts.winner + pile * len(camelup.FACES)
    worth = np.array(view.policy(range(first, first + camelup.RACING)))
    powers = np.exp((worth - worth.max()) / WARMTH)
    likely: Floats = powers / powers.sum() + DOUBT
    return likely
