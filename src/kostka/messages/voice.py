"""Messages with gaps, formatted by the Fluent library. A message is parsed when it is first said."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kostka.messages import entries, word, written

REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")
VOWELS = "aeiouyаеиіоуєїюя"


def signed(value: float) -> str:
    """A gain or a loss: +3, -1."""
    return f"{value:+}"


def ending(text: str) -> str:
    """What sound a text ends with: Ukrainian has two words for "and"."""
    return "vowel" if str(text)[-1:].lower() in tuple(VOWELS) else "other"


class Voice:
    """One language, with the functions that messages may call beside Fluent's own: WORD, SIGNED and ENDING."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: Any = {"WORD": partial(word, language=language), "SIGNED": signed, "ENDING": ending}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.known: set[str] = set()

    def say(self, id: str, part: str, arguments: Mapping[str, Any]) -> str | None:
        """The sentence, or None where the message is not written in Fluent."""
        self.learn(id)
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(part) if part else message.value
        return None if pattern is None else str(self.bundle.format_pattern(pattern, dict(arguments))[0])

    def learn(self, id: str) -> None:
        """Parse a message, and those that it refers to."""
        parts = entries(self.language).get(id)
        if parts is None or id in self.known:
            return
        self.known.add(id)
        self.bundle.add_resource(FluentResource(written(id, parts)))
        for text in parts.values():
            for reference in REFERENCE.findall(text):
                self.learn(reference)
