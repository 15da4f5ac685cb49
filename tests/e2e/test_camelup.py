"""What only the table of Camel Up does."""

import re
from typing import Any

from playwright.sync_api import expect

from kostka.core.position import Position
from kostka.core.registry import find_game
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.hands import Hands
from tests.e2e.rooms import Rooms, position
from tests.e2e.tables import open_table
from tests.e2e.views import watch_leg_end

PHONE = (390, 844)


def sit_down(invite: Invite, base: str, **manners: Any) -> Guest:
    """Anna at a table with two bots; it is her turn, the first of the race."""
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    anna = invite(seats=table.held(0), **manners).opens(table.path)
    Hands(anna).await_turn()
    return anna


def test_hand_is_kept_when_somebody_comes(invite: Invite, base: str) -> None:
    anna = sit_down(invite, base)
    anna.page.keyboard.press("c")
    asked = anna.say("web-camelup-ask-tile", side="cheer")
    expect(anna.prompt).to_contain_text(asked)
    invite().opens(f"/t/{anna.table}")
    expect(anna.page.get_by_text(anna.say("web-watching", count=1))).to_be_visible()
    expect(anna.prompt).to_contain_text(asked)


def test_tile_dragged_to_the_first_space_says_why_not(invite: Invite, base: str) -> None:
    anna = sit_down(invite, base)
    anna.page.locator(".half.cheer").drag_to(anna.page.locator("[data-space='1'] .ground"), force=True)
    expect(anna.prompt).to_contain_text(anna.say("web-camelup-tile-not-first"))


def test_whoever_watches_is_told_the_scoring(invite: Invite) -> None:
    guest = invite().opens()
    watch_leg_end(guest)
    expect(guest.prompt).not_to_contain_text(guest.say("web-you-watch"))
    expect(guest.page.get_by_role("table", name=guest.say("web-camelup-scoring", leg=2))).to_be_visible()


def test_finish_card_by_the_keyboard(invite: Invite, base: str) -> None:
    """A key chooses the pile, Enter a card for it, Enter again plays it; the key of the pile plays nothing."""
    anna = sit_down(invite, base)
    cards, keys = anna.page.locator("[data-item=card]"), anna.page.keyboard
    chosen = anna.say("web-camelup-chosen-winner", colour="yellow")
    for pressed in ("w", "ArrowRight", "Enter"):
        keys.press(pressed)
    expect(anna.prompt).to_contain_text(chosen)
    keys.press("w")
    expect(anna.prompt).to_contain_text(chosen)
    expect(cards).to_have_count(5)
    keys.press("Enter")
    expect(cards).to_have_count(4)


def test_finish_card_in_two_clicks(invite: Invite, base: str) -> None:
    anna = sit_down(invite, base)
    cards = anna.page.locator("[data-item=card]")
    cards.last.click()
    anna.page.locator("[data-pile=loser]").click()
    expect(cards).to_have_count(4)


def test_keys_of_another_alphabet(invite: Invite, base: str) -> None:
    anna = sit_down(invite, base)
    anna.page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'и', code: 'KeyB', bubbles: true}))"
    )
    expect(anna.prompt).to_contain_text(anna.say("web-camelup-ask-tile", side="boo"))


def test_spaces_in_the_order_of_the_track(invite: Invite, base: str) -> None:
    """Screen readers go round the track. The guided start shows the highest tower, the log where camels began."""
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    stacks = position(table.play(0))["stacks"]
    anna = invite(seats=table.held(0)).opens(table.path)
    expect(anna.prompt).to_be_visible()
    spaces = anna.page.locator("[data-space]")
    assert [one.get_attribute("data-space") for one in spaces.all()] == [str(one) for one in range(1, 17)]
    shown = anna.page.locator("[data-guide=track]").get_attribute("data-space") or ""
    assert len(stacks[shown]) == max(map(len, stacks.values()))
    anna.log.locator("[data-entry]").first.hover()
    expect(anna.page.locator(".space.pointed")).to_have_count(len(stacks))


def test_space_says_why_no_tile_can_lie_there(invite: Invite, base: str) -> None:
    """On hover and on focus, before anything is clicked."""
    anna = sit_down(invite, base)
    anna.page.keyboard.press("c")
    first = anna.page.locator("[data-space='1']")
    first.hover()
    why = anna.say("web-camelup-tile-not-first")
    expect(anna.page.get_by_role("tooltip")).to_contain_text(why)
    expect(first).to_have_accessible_name(re.compile(re.escape(why)))


def test_reasons_of_the_page_are_those_of_the_engine(invite: Invite, rooms: Rooms) -> None:
    """The page works them out itself, since it tells them while a pointer moves."""
    table = rooms.table("camelup")
    view = Position.load(find_game("camelup"), position(table.play(0))).view(0)
    names = view.names
    anna = invite(seats=table.held(0)).opens(table.path)
    Hands(anna).await_turn()
    anna.page.keyboard.press("c")
    refused = [space for space in range(2, 17) if names.read(f"tile {space} cheer") not in view.moves]
    assert len(refused) > 4, "a camel, a tile, and a space on either side of that"
    for space in refused:
        reason = view.why_not(names.read(f"tile {space} cheer"))
        name = re.compile(re.escape(str(reason)), re.IGNORECASE)
        expect(anna.page.locator(f"[data-space='{space}']")).to_have_accessible_name(name)


def test_tap_beside_a_space_takes_the_nearest(invite: Invite, base: str) -> None:
    anna = sit_down(invite, base, size=PHONE)
    anna.page.locator(".half.boo").tap()
    box = anna.page.locator("[data-space='6'] .ground").bounding_box()
    assert box
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 6)
    expect(anna.prompt).to_contain_text(anna.say("web-camelup-do-tile", space=6))
