"""Every effect of every card does something in play: `make soak` prints how often each was used."""

from kostka.games.cubitos.cards import printed_cards
from tests.plain import run_plain


def test_races_are_played_until_every_effect_of_every_card_was_used() -> None:
    told = run_plain("-m", "benchmarks.effects")
    assert all(f"| {card} " in told for card in printed_cards())
