"""Opening a table, inviting and sitting down, from two browsers."""

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest


def choose(guest: Guest, game: str) -> None:
    guest.page.get_by_role("button", name=guest.say(game)).click()


def seat(guest: Guest, number: int, kind: str) -> None:
    group = guest.page.get_by_role("radiogroup", name=guest.say("web-lobby-kind-of-seat", number=number))
    group.get_by_role("radio", name=guest.say(f"web-lobby-kind-{kind}")).check()


def test_first_visit(invite: Invite) -> None:
    guest = invite(first_visit=True).opens()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()


def test_address_that_leads_nowhere(invite: Invite) -> None:
    guest = invite().opens("/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.say("web-lost"))).to_be_visible()
    guest.link("web-lobby").last.click()
    expect(guest.page.get_by_role("heading", name=guest.say("web-lobby-hello"))).to_be_visible()
