"""Every question that a card of Cubitos asks, on a small phone and in long words: it is seen, and can be answered."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.hands import Hands
from tests.e2e.rooms import QUESTIONS, Rooms
from tests.e2e.test_phones import SIZE, SMALL, WIDE
from tests.e2e.views import ASKS, seen

# Questions that the prompt asks in words of its own, and the panel that asks how many dice.
IN_OTHER_WORDS = {
    name: f"web-cubitos-prompt-{name.replace(' ', '-')}"
    for name in ("now", "pushed", "on push", "would bust", "bust", "bust discard", "use", "after move")
} | {"draw": "web-cubitos-pick-draw"}


@pytest.fixture(scope="module")
def rooms(base: str) -> Rooms:
    """Tables of our own: they are played on."""
    return Rooms(base)


@pytest.mark.parametrize("question", QUESTIONS)
def test_question_is_asked_and_answered(browser: Browser, rooms: Rooms, question: str) -> None:
    key = question.replace(" ", "-")
    with seen(browser, rooms, ASKS[f"cubitos-asks-{key}"], size=SIZE, language="uk") as guest:
        asked = guest.say(IN_OTHER_WORDS.get(question, f"web-cubitos-ask-{key}"))
        expect(guest.page.locator("main")).to_contain_text(asked)
        small = [one for one in guest.page.evaluate(SMALL) if "pile" not in one["what"]]  # the card repeats these dice
        found = [*guest.page.evaluate(WIDE), *small]
        assert Hands(guest).move()
        found += guest.faults
    assert not found, "\n".join(map(str, found))
