"""What happens around a match: taking back, watching, several people at one screen, talk, another language."""

import json
import re

from playwright.sync_api import Locator, WebSocket, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.hands import Hands
from tests.e2e.tables import Prepared, of_moves, open_table


def two_guests(invite: Invite, table: Prepared, **manners: str) -> tuple[Guest, Guest]:
    anna, piotr = (invite(seats=table.held(seat), **manners).opens(table.path) for seat in (0, 1))
    expect(anna.prompt).to_be_visible()
    expect(piotr.prompt).to_be_visible()
    return anna, piotr


def entries(guest: Guest) -> Locator:
    return guest.log.locator("[data-entry]")


# ------------------------------------------------------------------------------------------------------- taking back


def take_ticket(guest: Guest) -> None:
    guest.page.locator("[data-item=ticket]").first.click()
    guest.prompt.locator(".btn.go").click()


def test_free_undo(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola", options={"start": 0}, settings={"undo": "free"})
    anna, _ = two_guests(invite, table)
    take_ticket(anna)
    anna.button("web-undo").click()
    expect(anna.log).to_contain_text(re.compile("undoes the last choice"))
    take_ticket(anna)


def test_undo_that_others_are_asked_for(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", options={"start": 0}, bots=1)
    anna, piotr = two_guests(invite, table)
    anna.page.keyboard.press("r")
    anna.button("web-undo-ask").click()
    expect(piotr.prompt).to_contain_text(piotr.say("web-undo-question", who="Anna"))
    piotr.button("web-no").click()
    expect(piotr.button("web-no")).to_have_count(0)
    anna.button("web-undo-ask").click()
    piotr.button("web-yes").click()
    for guest in (anna, piotr):
        expect(guest.log).to_contain_text(guest.say("web-log-undone", who="Anna"))
    Hands(anna).await_turn()


# -------------------------------------------------------------------------------------------------------- who sees what


def test_spectator_sees_no_secrets(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", "Piotr", "Ola")
    table.play(5)
    heard: list[str] = []
    watcher = invite(name="")

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    watcher.page.on("websocket", listen)
    watcher.opens(table.path)
    expect(watcher.prompt).to_be_visible()
    holder = json.loads(heard[0])["changes"][0][1]["match"]["to_act"][0]
    player = invite(seats=table.held(holder)).opens(table.path)
    hand = player.page.locator("[data-tile]")
    expect(hand.first).to_be_visible()
    tiles = hand.evaluate_all("all => all.map((one) => one.dataset.tile)")
    assert tiles
    expect(watcher.page.locator("[data-tile]")).to_have_count(0)
    shown = watcher.page.content()
    laid = " ".join(row for row in heard)
    match = json.loads(heard[0])["changes"][0][1]["match"]
    assert match["legal"] == []
    assert not any(match["position"]["hand"])
    known = set(match["position"]["drawn"])  # those that everybody saw once
    for tile in set(tiles) - known:
        assert f'"{tile}"' not in laid
        assert f"tile-{tile}" not in shown


def test_watcher_takes_a_seat_that_was_given_up(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola")
    anna, watcher = invite(seats=table.held(0)).opens(table.path), invite(name="Taras").opens(table.path)
    anna.page.locator(".seat:has(.you)").click()
    anna.button("web-seat-leave").click()
    anna.button("web-seat-leave").click()
    watcher.button("web-lobby-sit").click()
    expect(watcher.page.get_by_role("region", name=watcher.say("web-seats"))).to_contain_text("Taras")
    expect(watcher.page.locator(".seat .you")).to_be_visible()
    expect(anna.page.locator(".seat .you")).to_have_count(0)


def test_several_people_at_one_screen(invite: Invite, base: str) -> None:
    """Nothing of a hand is in the page before its owner has the device."""
    table = open_table(base, "jamniki", "Anna", "Piotr", options={"games": 1})
    guest = invite(seats=table.held(0, 1)).opens(table.path)
    names = []
    for _ in range(4):
        heading = guest.page.get_by_role("heading", level=1)
        expect(guest.page.locator("main.handover")).to_be_visible()
        names.append(heading.inner_text())
        assert guest.page.locator("[data-tile]").count() == 0
        hold = guest.button("web-handover-hold")
        hold.hover()
        guest.page.mouse.down()
        expect(guest.page.locator("[data-tile]").first).to_be_visible()
        guest.page.mouse.up()
        Hands(guest).move()
    assert names[0] == names[2] != names[1] == names[3], names


def test_board_stays_in_sight_where_only_cards_are_secret(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola", options={"start": 0})
    guest = invite(seats=table.held(0, 1, 2)).opens(table.path)
    cards = guest.page.locator(".hand [data-item=card]")
    guest.button("web-camelup-hand-covered", name="Anna").click()
    expect(cards).to_have_count(5)
    cards.first.click()
    guest.page.locator("[data-pile=winner]").click()
    for name in ("Piotr", "Ola", "Anna"):
        expect(guest.button("web-camelup-hand-covered", name=name)).to_be_visible()
        expect(cards).to_have_count(0)
        expect(guest.page.locator(".owner .own")).to_have_count(0)
        expect(guest.log).not_to_contain_text("(")  # the colour of a card that was played
        if name != "Anna":
            guest.page.keyboard.press("r")
    guest.button("web-camelup-hand-covered", name="Anna").click()
    expect(cards).to_have_count(4)
    expect(guest.log).to_contain_text("(")


# -------------------------------------------------------------------------------------------------------------- words


def test_language_is_switched_in_mid_game(invite: Invite, base: str) -> None:
    table = open_table(base, "cubitos", "Anna", bots=1)
    table.play(12)
    guest = invite(seats=table.held(0)).opens(table.path)
    expect(guest.prompt).to_be_visible()
    before = entries(guest).count()
    for language, name in (("uk", "Українська"), ("pl", "Polski")):
        guest.button("web-settings").click()
        guest.page.get_by_role("radio", name=name).check()
        guest.language = language
        guest.button("web-close").click()
        expect(guest.button("web-settings")).to_be_visible()
        expect(guest.page.get_by_role("tab", name=guest.say("web-talk"))).to_be_visible()
        expect(entries(guest)).to_have_count(before)
        assert guest.keeps("kostka.settings")["language"] == language
    Hands(guest).move()


def test_talk(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola")
    anna, piotr = two_guests(invite, table)
    anna.page.get_by_role("tab", name=anna.say("web-talk")).click()
    anna.page.get_by_role("textbox", name=anna.say("web-talk-say")).fill("<b>Cześć</b> & hi")
    anna.button("web-talk-send").click()
    piotr.page.get_by_role("tab", name=re.compile(piotr.say("web-talk"))).click()
    expect(piotr.page.get_by_role("log")).to_contain_text("<b>Cześć</b> & hi")
    piotr.page.get_by_role("button", name=piotr.say("web-reaction-dog")).click()
    expect(anna.page.get_by_role("log")).to_contain_text(anna.say("web-reaction-dog"))


# ------------------------------------------------------------------------------------------------------------ the end


def test_rematch_takes_everybody_along(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", "Piotr", options={"games": 1})
    table.play()
    anna, piotr = two_guests(invite, table)
    anna.button("web-again").click()
    anna.page.wait_for_url(lambda address: table.id not in address)
    piotr.button("web-again-join").click()
    piotr.page.wait_for_url(f"**/t/{anna.table}")
    for guest in (anna, piotr):
        expect(guest.page.locator(".seat .you")).to_be_visible()


def test_bot_plays_for_somebody(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", bots=1, options={"games": 1})
    guest = invite(seats=table.held(0)).opens(table.path)
    guest.page.locator(".seat:has(.you)").click()
    guest.button("web-seat-lend-own").click()
    expect(guest.page.locator(".scene.over")).to_be_visible()


def test_table_is_closed(invite: Invite, base: str) -> None:
    guest = invite().opens()
    guest.page.get_by_role("button", name=guest.say("jamniki")).click()
    guest.button("web-lobby-fill").click()
    guest.button("web-lobby-start").click()
    guest.button("web-menu").click()
    guest.button("web-table-close").click()
    guest.button("web-table-close").click()
    expect(guest.page.get_by_text(guest.say("web-log-closed")).first).to_be_visible()


def test_moves_are_those_of_the_log(invite: Invite, base: str) -> None:
    """The newest line of the log is always in sight."""
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola", options={"start": 0})
    guest = invite().opens(table.path)
    expect(guest.prompt).to_be_visible()
    table.play(12, choose=of_moves("roll"))
    last = entries(guest).last
    expect(entries(guest).last).to_have_attribute("data-entry", "12")
    expect(last).to_be_in_viewport()
    inside = guest.log.evaluate("log => log.scrollTop + log.clientHeight > log.scrollHeight - 8")
    assert inside, "the log does not follow"
