"""What a seat concludes from how a match came about: which colours the finish cards of others may have.

Whoever plays a card plays a good one. What each card looked worth at that moment gives every colour its weight: a
likelihood in the sense of Bayes, which `suppose` takes together with what else is known.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kostka.core.registry import game
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.rules import card_of, is_card

if TYPE_CHECKING:
    from kostka.core.match import Match

WARMTH = 0.5  # pounds by which a card looks better that is e times as likely
DOUBT = 0.02  # the likelihood of a card for which there is no reason


def recall(match: "Match", seat: int) -> NDArray[np.float64]:
    """Weights by pile, card and colour; none for the seat's own cards and for those that lay there from the start."""
    weights = np.zeros((2, s.CARDS, s.RACING))
    for number, ply in zip(match.stands, match.plies, strict=True):
        if is_card(ply.move) and ply.seat != seat:
            before = match.game.view(match.board, match.at(number - 1).state, None)
            pile, _ = card_of(ply.move)
            above = int(before["pile_size"][0, pile])
            weights[pile, above] = likelihood(match.board.tobytes(), before.tobytes(), ply.seat, pile)
    return weights.ravel()


@lru_cache(maxsize=4096)
def likelihood(board: bytes, view: bytes, player: int, pile: int) -> NDArray[np.float64]:
    """How likely a player is to choose each colour for a card on a pile, by what everybody saw then."""
    first = s.M.winner + pile * len(s.FACES)
    seen = np.frombuffer(bytearray(board), s.BOARD.type), np.frombuffer(bytearray(view), s.STATE.type)
    worth = np.array(game("camelup").policy(*seen, player, range(first, first + s.RACING)))
    powers = np.exp((worth - worth.max()) / WARMTH)
    likely: NDArray[np.float64] = powers / powers.sum() + DOUBT
    return likely
