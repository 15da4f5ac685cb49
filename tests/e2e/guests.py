"""Somebody in front of a browser of their own: a context with what that browser keeps, one page, and an ear for
whatever goes wrong in it."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from kostka.messages import say as sentence

GAMES = ("camelup", "jamniki", "cubitos")
PHONE, SMALL_PHONE, DESKTOP = (390, 844), (360, 740), (1440, 900)
# What a browser says about a line that was cut, as some tests do.
CUT = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_NETWORK|WebSocket connection")
PATIENCE = 20_000  # milliseconds, for a busy machine

expect.set_options(timeout=PATIENCE)


@dataclass
class Guest:
    base: str
    context: BrowserContext
    page: Page
    language: str = "en"
    faults: list[str] = field(default_factory=list)
    expected: list["re.Pattern[str]"] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.note(f"{error}\n{error.stack or ''}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.note(message.text)

    def note(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self.expected):
            self.faults.append(fault)

    @contextmanager
    def expecting(self, pattern: "str | re.Pattern[str]") -> Iterator[None]:
        """Faults that are meant to happen."""
        self.expected.append(re.compile(pattern))
        try:
            yield
        finally:
            self.expected.pop()

    # ---------------------------------------------------------------------------------------------------- what is there

    def say(self, id: str, **arguments: Any) -> str:
        """A sentence in the language of this guest."""
        return sentence(id, self.language, **arguments)

    def opens(self, path: str = "/") -> "Guest":
        self.page.goto(self.base + path)
        expect(self.page.locator("#app")).not_to_be_empty()
        return self

    def button(self, id: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **arguments), exact=True)

    def link(self, id: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(id, **arguments), exact=True)

    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def keeps(self, key: str) -> Any:
        """What this browser keeps under a key."""
        return json.loads(self.page.evaluate("key => localStorage.getItem(key)", key) or "null")


def arrive(
    browser: Browser,
    base: str,
    *,
    size: Sequence[int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    pace: str = "none",
    name: str = "Anna",
    seats: Mapping[str, Mapping[int, str]] | None = None,
    guided: Sequence[str] = GAMES,
    first_visit: bool = False,
    **context: Any,
) -> Guest:
    """A guest who has been here before and has chosen a language and colours; `seats` are tables with their tokens."""
    width, height = size
    wide = width >= 700
    made = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=not wide, is_mobile=not wide, locale=language, **context
    )
    made.set_default_timeout(PATIENCE)
    if not first_visit:
        settings = {"language": language, "theme": theme, "pace": pace, "name": name, "guided": list(guided)}
        kept = {"kostka.settings": settings, "kostka.seats": {id: held(tokens) for id, tokens in (seats or {}).items()}}
        made.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify(value));"
        )
    return Guest(base, made, made.new_page(), language)


def held(tokens: Mapping[int, str]) -> dict[str, Any]:
    return {"held": [{"seat": seat, "token": token} for seat, token in tokens.items()], "at": 1}
