"""Whatever happens to the line between a page and its server, the match goes on where it was."""

import os
import re

import pytest
from playwright.sync_api import expect

from kostka.messages import say as sentence
from tests.e2e.conftest import Invite
from tests.e2e.guests import CUT, Guest
from tests.e2e.hands import Hands
from tests.e2e.house import GIVEN, House
from tests.e2e.tables import open_table

LOST_LINE = sentence("web-lost-line", "en", seconds=7)[:20]  # the seconds run


def lines(guest: Guest) -> int:
    """How many lines the log has."""
    expect(guest.page.locator("[data-behind]")).to_have_count(0)
    return guest.log.locator("[data-entry]").count()


def choose_ticket(guest: Guest) -> None:
    guest.page.locator("[data-item=ticket]").first.click()
    expect(guest.prompt.locator(".btn.go")).to_be_visible()


def test_reload_in_mid_move(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    guest = invite(seats=table.held(0)).opens(table.path)
    hands = Hands(guest)
    hands.move()
    hands.await_turn()
    asked = guest.prompt.inner_text()
    choose_ticket(guest)
    expect(guest.prompt).not_to_have_text(asked, use_inner_text=True)
    before = lines(guest)
    guest.page.reload()
    expect(guest.log.locator("[data-entry]")).to_have_count(before)
    expect(guest.prompt).to_have_text(asked, use_inner_text=True)  # what was not confirmed is not played
    hands.move()
    guest.page.wait_for_function(
        "before => document.querySelectorAll('[role=log] [data-entry]').length > before", arg=before
    )


def test_network_goes_and_comes_back(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    guest = invite(seats=table.held(0))
    cut: list[bool] = []
    guest.context.route_web_socket(re.compile("/live$"), lambda line: line.close() if cut else line.connect_to_server())
    guest.opens(table.path)
    Hands(guest).await_turn()
    with guest.expecting(CUT):
        cut.append(True)
        guest.context.set_offline(True)
        guest.page.evaluate("window.dispatchEvent(new Event('offline'))")
        expect(guest.prompt).to_have_class(re.compile("gold"))
        expect(guest.prompt).to_contain_text(LOST_LINE)
        expect(guest.button("web-retry")).to_be_visible()
        choose_ticket(guest)  # the table can be read, and what is chosen is sent as soon as there is a line
        expect(guest.prompt).to_contain_text(LOST_LINE)
        guest.prompt.locator(".btn.go").click()
    with guest.expecting(CUT):
        cut.clear()
        guest.context.set_offline(False)
        expect(guest.prompt).not_to_have_class(re.compile("gold"))
    Hands(guest).await_turn()
    assert lines(guest) > 3


@pytest.mark.skipif(GIVEN in os.environ, reason="a server that somebody else started is not killed")
def test_server_is_killed_and_comes_back(invite: Invite, own_house: House) -> None:
    table = open_table(own_house.base, "camelup", "Anna", bots=2, options={"start": 0})
    guest = invite(own_house.base, seats=table.held(0)).opens(table.path)
    hands = Hands(guest)
    hands.move()
    hands.await_turn()
    before = lines(guest)
    with guest.expecting(CUT):
        own_house.kill()
        expect(guest.prompt).to_have_class(re.compile("gold"))
        expect(guest.prompt).to_contain_text(LOST_LINE)
        own_house.open()
        guest.button("web-retry").or_(guest.prompt.locator(".say")).first.click()
        expect(guest.prompt).not_to_have_class(re.compile("gold"))
    expect(guest.log.locator("[data-entry]")).to_have_count(before)
    hands.move()
    hands.await_turn()
    assert lines(guest) > before


def test_seat_that_is_opened_elsewhere(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", bots=1)
    here, there = (invite(seats=table.held(0)) for _ in range(2))
    here.opens(table.path)
    expect(here.prompt).to_be_visible()
    there.opens(table.path)
    expect(here.dialog()).to_contain_text(here.say("web-bye-taken"))
    for _ in range(2):  # a browser closes a dialog with the second one, and there would be no way on
        here.page.keyboard.press("Escape")
    expect(here.page.locator("dialog:modal")).to_be_visible()
    here.button("web-trouble-here").click()
    expect(there.dialog()).to_contain_text(there.say("web-bye-taken"))
    expect(here.dialog()).to_have_count(0)


def test_seat_moves_to_another_device_by_its_link(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", bots=1)
    phone = invite().opens(f"{table.path}#{table.tokens[0]}")
    expect(phone.page.get_by_role("region", name=phone.say("web-seats"))).to_contain_text(phone.say("web-you"))
    assert table.tokens[0] not in phone.page.url


def test_part_of_the_page_that_does_not_come(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", bots=2, options={"start": 0})
    guest = invite(seats=table.held(0))
    guest.context.route("**/assets/Rules-*.js", lambda route: route.abort())
    guest.opens(table.path)
    Hands(guest).await_turn()
    with guest.expecting("ERR_FAILED"):
        guest.page.keyboard.press("h")
        expect(guest.dialog()).to_contain_text(guest.say("web-unloaded-more"))
        guest.page.keyboard.press("Escape")
        expect(guest.dialog()).to_have_count(0)
        expect(guest.prompt.locator(".btn").first).to_be_enabled()  # the match goes on without it
        guest.page.keyboard.press("h")
        guest.context.unroute("**/assets/Rules-*.js")
        guest.button("web-unloaded-reload").click()
    Hands(guest).await_turn()
    guest.page.keyboard.press("h")
    expect(guest.page.get_by_role("searchbox")).to_be_visible()
