"""What the 56 cards of Cubitos say, pinned in every language."""

from pathlib import Path

from kostka.games.cubitos.cards import printed_cards
from kostka.games.cubitos.sentences import describe_card, describe_price
from kostka.messages import say

FOLDER = Path(__file__).parent / "cubitos"


def words_file(language: str) -> Path:
    return FOLDER / f"cards-{language}.txt"


def words(language: str) -> str:
    """Every card: its name, its die and its price, then a line for each sentence."""
    lines = []
    for card in printed_cards().values():
        price = describe_price(card)
        lines.append(f"{card.names[language]}: {say(price.id, language, **price.values)}")
        lines += [f"    {say(line.id, language, **line.values)}" for line in describe_card(card)]
    return "\n".join(lines) + "\n"
