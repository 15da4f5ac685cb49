"""Options of a game in words, for those who list them and those who make a form of them."""

from dataclasses import Field
from typing import TYPE_CHECKING, Any

from kostka.core.declare.messages import Message
from kostka.core.declare.options import accepted
from kostka.messages import phrase, say

if TYPE_CHECKING:
    from kostka.core.game import Game


def option_words(game: "Game", option: "Field[Any]", language: str, form: str = "") -> dict[str, str]:
    """Name, accepted values and help of an option; the form "sent" is for those who have no files here."""
    words = Message(f"{game.id}-option-{option.name}")
    accepts = accepted(type(option.default), option.metadata["choices"])
    help = phrase(language, words.id, form, {}) or say(words.id, language)
    return {"name": option.name, "accepts": say(accepts.id, language, **accepts.values), "help": help}
