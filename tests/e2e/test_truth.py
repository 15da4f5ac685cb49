"""What the page says is so: refusals that pass, players who are away, a log that finds its end."""

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.tables import open_table
from tests.e2e.test_tables import entries, two_guests


def test_a_refused_click_is_gone_with_the_next_move(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", "Ola", options={"start": 0})
    anna, piotr = two_guests(invite, table)
    piotr.page.locator("[data-item=ticket]").first.click(force=True)
    expect(piotr.prompt).to_contain_text("It is Anna's turn.")
    anna.page.keyboard.press("r")
    expect(entries(piotr)).not_to_have_count(1)
    expect(piotr.prompt).not_to_contain_text("Anna's turn")


def test_a_bot_steps_in_for_whoever_is_away(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", "Piotr", bots=1, options={"start": 1})
    anna = invite(seats=table.held(0)).opens(table.path)
    expect(anna.prompt).to_contain_text(anna.say("web-waiting-away", players="Piotr", count=1))
    anna.button("web-waiting-bot").click()
    expect(anna.log).to_contain_text(anna.say("web-log-lent", who="Piotr"))
    expect(anna.button("web-waiting-bot")).to_have_count(0)


def test_the_log_finds_its_end_again(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", "Piotr", options={"start": 0})
    table.play(16)
    anna = invite(seats=table.held(0), size=(1280, 640)).opens(table.path)
    log = anna.log.locator("ol")
    at_end = "list => list.scrollTop + list.clientHeight > list.scrollHeight - 5"
    expect(entries(anna).last).to_be_in_viewport()
    log.hover()
    anna.page.mouse.wheel(0, -2000)
    anna.button("web-log-newest").click()
    anna.page.wait_for_function(f"() => ({at_end})(document.querySelector('[role=log] ol'))")
    expect(anna.button("web-log-newest")).to_have_count(0)
    anna.page.mouse.wheel(0, -2000)
    expect(anna.button("web-log-newest")).to_be_visible()
    entries(anna).first.click()
    expect(anna.dialog()).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.dialog()).to_have_count(0)
    anna.page.wait_for_function(f"() => ({at_end})(document.querySelector('[role=log] ol'))")
