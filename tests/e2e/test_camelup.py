"""What only the table of Camel Up does."""

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.hands import Hands
from tests.e2e.tables import open_table
from tests.e2e.views import watch_leg_end


def test_hand_is_kept_when_somebody_comes(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    anna = invite(seats=table.held(0)).opens(table.path)
    Hands(anna).await_turn()
    anna.page.keyboard.press("c")
    asked = anna.say("web-camelup-ask-tile", side="cheer")
    expect(anna.prompt).to_contain_text(asked)
    invite().opens(table.path)
    expect(anna.page.get_by_text(anna.say("web-watching", count=1))).to_be_visible()
    expect(anna.prompt).to_contain_text(asked)


def test_tile_dragged_to_the_first_space_says_why_not(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    anna = invite(seats=table.held(0)).opens(table.path)
    Hands(anna).await_turn()
    anna.page.locator(".half.cheer").drag_to(anna.page.locator("[data-space='1'] .ground"), force=True)
    expect(anna.prompt).to_contain_text(anna.say("web-camelup-tile-not-first"))


def test_whoever_watches_is_told_the_scoring(invite: Invite) -> None:
    guest = invite().opens()
    watch_leg_end(guest)
    expect(guest.prompt).not_to_contain_text(guest.say("web-you-watch"))
    expect(guest.page.get_by_role("table", name=guest.say("web-camelup-scoring", leg=2))).to_be_visible()
