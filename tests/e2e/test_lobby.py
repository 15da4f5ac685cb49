"""Opening a table, inviting, sitting down by link and by code, and going on later."""

import re

from playwright.sync_api import FilePayload, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Hands
from tests.e2e.house import fetch
from tests.e2e.tables import open_table
from tests.games.cubitos.tables import cards_with

MEASURE = """async (source) => {
  const picture = Object.assign(new Image(), { src: source });
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}"""


def file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def choose(guest: Guest, game: str) -> None:
    guest.page.get_by_role("button", name=guest.say(game)).click()


def seat(guest: Guest, number: int, kind: str) -> None:
    group = guest.page.get_by_role("radiogroup", name=guest.say("web-lobby-kind-of-seat", number=number))
    group.get_by_role("radio", name=guest.say(f"web-lobby-kind-{kind}")).check()


def start(guest: Guest, id: str = "web-lobby-start") -> None:
    guest.button(id).click()
    guest.page.wait_for_url("**/t/*")


def sit_down(guest: Guest, name: str) -> None:
    guest.page.get_by_role("textbox", name=guest.say("web-lobby-your-name")).fill(name)
    guest.button("web-lobby-sit").click()


def test_first_visit_speaks_the_language_of_the_browser(invite: Invite) -> None:
    guest = invite(first_visit=True, language="uk").opens()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-lobby-hello"))
    assert guest.page.evaluate("document.documentElement.lang") == "uk"


def test_table_with_bots_is_opened_and_played(invite: Invite) -> None:
    guest = invite(name="").opens()
    choose(guest, "jamniki")
    guest.page.get_by_role("textbox", name=guest.say("web-lobby-your-name")).fill("Zofia")
    seat(guest, 2, "bot")
    while (remove := guest.button("web-lobby-remove-seat", number=3)).count():
        remove.click()
    start(guest)
    expect(guest.prompt).to_be_visible()
    expect(guest.page.get_by_role("region", name=guest.say("web-seats"))).to_contain_text("Zofia")
    assert Hands(guest).move()


def test_friends_come_by_link_and_by_code(invite: Invite) -> None:
    anna = invite(name="Anna").opens()
    choose(anna, "camelup")
    seat(anna, 2, "open")
    seat(anna, 3, "open")
    start(anna, "web-lobby-invite")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-lobby-gathering"))
    expect(anna.page.get_by_role("img", name=anna.say("web-lobby-qr"))).to_be_visible()
    link = anna.page.get_by_role("textbox", name=anna.say("web-lobby-link")).input_value()
    code = anna.page.locator(".pill b").inner_text()

    piotr = invite(name="", language="pl").opens(link.removeprefix(anna.base))
    expect(piotr.page.get_by_role("heading", level=1)).to_have_text(piotr.say("web-lobby-invited-by", name="Anna"))
    sit_down(piotr, "Piotr")
    expect(anna.page.get_by_text("Piotr").first).to_be_visible()

    ola = invite(name="", size=PHONE).opens()
    field = ola.page.get_by_role("textbox", name=ola.say("web-lobby-code"))
    expect(field).to_be_in_viewport()
    field.fill(code.lower())
    expect(ola.page.get_by_text(ola.say("web-lobby-join-of", name="Anna"))).to_be_visible()
    expect(ola.button("web-lobby-start")).to_have_count(0)
    join = ola.page.locator(".prompt .btn.go")
    join.click()
    expect(ola.page.get_by_text(ola.say("web-lobby-name-missing"))).to_be_visible()
    ola.page.get_by_role("textbox", name=ola.say("web-lobby-your-name")).first.fill("Ola")
    join.click()
    for guest in (anna, piotr, ola):
        seats = guest.page.get_by_role("region", name=guest.say("web-seats"))
        for name in ("Anna", "Piotr", "Ola"):
            expect(seats).to_contain_text(name)
    assert anna.table == piotr.table == ola.table


def test_code_of_no_table(invite: Invite) -> None:
    guest = invite().opens()
    with guest.expecting("404"):
        guest.page.get_by_role("textbox", name=guest.say("web-lobby-code")).fill("QQQQQQ")
        expect(guest.page.locator("#join-trouble")).to_have_text(guest.say("web-lobby-no-code", code="QQQQQQ"))


def test_nobody_sits_down_without_a_name_and_a_name_can_be_changed(invite: Invite, base: str) -> None:
    table = open_table(base, "camelup", "Anna", open=2)
    piotr = invite(name="").opens(table.path)
    piotr.button("web-lobby-sit").click()
    expect(piotr.page.get_by_role("alert")).to_have_text(piotr.say("web-lobby-name-missing"))
    sit_down(piotr, "Piotr")
    name = piotr.page.get_by_role("textbox", name=piotr.say("web-lobby-your-name"))
    expect(name).to_have_value("Piotr")
    name.fill("Piotrek")
    name.press("Enter")
    anna = invite(seats=table.held(0)).opens(table.path)
    expect(anna.page.get_by_text("Piotrek", exact=True)).to_be_visible()


def test_table_is_found_again_in_the_lobby(invite: Invite) -> None:
    guest = invite().opens()
    choose(guest, "jamniki")
    seat(guest, 2, "bot")
    start(guest)
    expect(guest.prompt).to_be_visible()
    path = f"/t/{guest.table}"
    guest.page.get_by_role("banner").get_by_role("link").click()
    go_on = guest.page.get_by_role("link", name=re.compile(f"^{guest.say('web-lobby-go-on')}"))
    expect(go_on).to_have_attribute("href", path)
    go_on.click()
    expect(guest.prompt).to_be_visible()


def test_address_that_leads_nowhere(invite: Invite) -> None:
    guest = invite()
    with guest.expecting("404"):
        guest.opens("/nowhere")
        expect(guest.page.get_by_role("heading", name=guest.say("web-lost"))).to_be_visible()
    guest.link("web-lobby").last.click()
    expect(guest.page.get_by_role("heading", name=guest.say("web-lobby-hello"))).to_be_visible()


def test_table_that_there_is_not(invite: Invite) -> None:
    guest = invite()
    with guest.expecting("404"):
        guest.opens("/t/AAAAAAAAAAAAAAAA")
        expect(guest.page.get_by_role("heading", name=guest.say("web-lost"))).to_be_visible()


def test_pages_can_be_installed_as_an_app(invite: Invite) -> None:
    guest = invite().opens()
    path = guest.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = fetch(guest.base, str(path))
    assert {"name": "Kostka", "start_url": "/", "scope": "/", "display": "standalone"}.items() <= manifest.items()
    icons = {(icon["purpose"], icon["sizes"]): icon["src"] for icon in manifest["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= icons.keys()
    for (_, sizes), source in icons.items():
        width, height = guest.page.evaluate(MEASURE, source)
        assert sizes in ("any", f"{width}x{height}"), source


def test_own_cards_stay_in_the_browser_and_can_be_kept_by_a_friend(invite: Invite, base: str) -> None:
    anna = invite().opens()
    choose(anna, "cubitos")
    anna.button("web-lobby-race-full").click()
    with anna.page.expect_download() as given:
        anna.button("web-lobby-race-example-card").click()
    card = given.value.path().read_text(encoding="utf-8")
    with anna.expecting("400"):
        anna.page.locator("#own-files").set_input_files([file("llama.toml", card), file("bad.toml", "[llama]\ncolour")])
        expect(anna.page.get_by_text(anna.say("web-lobby-race-own-taken", names="Lucky Llama"))).to_be_visible()
        expect(anna.page.get_by_role("alert")).to_contain_text("bad.toml")
    anna.opens()
    choose(anna, "cubitos")
    anna.button("web-lobby-race-full").click()
    expect(anna.button("web-lobby-race-own-forget", name="Lucky Llama")).to_be_visible()

    options = {"set": "custom", "cards": cards_with(card)}
    table = open_table(base, "cubitos", "Anna", "Piotr", options=options)
    piotr = invite(seats=table.held(1)).opens(table.path)
    piotr.button("web-menu").click()
    piotr.button("web-cubitos-keep-own", count=1).click()
    assert [one["name"] for one in piotr.keeps("kostka.own")] == ["Lucky Llama"]
