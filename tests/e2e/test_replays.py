"""Looking back: by the link of a moment, by the keyboard, from a file; and that nobody chose the dice."""

import re
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.tables import Prepared, open_table


def finished(base: str, game: str = "jamniki") -> Prepared:
    table = open_table(base, game, "Anna", bots=2 if game == "camelup" else 1)
    table.play()
    return table


def moment(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider", name=guest.say("web-replay-moment")).input_value())


def test_replay_to_a_moment_by_link(invite: Invite, base: str) -> None:
    table = finished(base, "camelup")
    guest = invite(seats=table.held(0)).opens(table.path)
    guest.link("web-review").click()
    guest.page.wait_for_url("**/replay*")
    for _ in range(7):
        guest.button("web-replay-next").click()
    assert moment(guest) == 7
    guest.page.wait_for_url(re.compile("#7$"))
    shown = guest.page.locator("[aria-current=step]").inner_text()

    friend = invite(name="").opens(guest.page.url.removeprefix(base))
    expect(friend.page.locator("[aria-current=step]")).to_have_text(shown, use_inner_text=True)
    assert moment(friend) == 7
    friend.page.keyboard.press("ArrowRight")
    assert moment(friend) == 8
    friend.page.keyboard.press("End")
    expect(friend.button("web-replay-next")).to_be_disabled()
    friend.page.keyboard.press("Home")
    assert moment(friend) == 0


def point_of_view(guest: Guest) -> Locator:
    return guest.page.get_by_role("combobox", name=guest.say("web-replay-eyes"))


def test_hand_that_was_chosen_from(invite: Invite, base: str) -> None:
    table = finished(base)
    guest = invite(seats=table.held(0)).opens(f"{table.path}/replay#0")
    hand = guest.page.locator(".past-hand")
    unknown = hand.get_by_label(guest.say("web-jamniki-tile-unknown"))
    laid = hand.get_by_text(guest.say("web-jamniki-chosen"))
    expect(point_of_view(guest)).to_have_value("0")  # the own seat
    while hand.get_attribute("aria-label") != guest.say("web-jamniki-hand-then", name="Anna") or moment(guest) == 0:
        guest.page.keyboard.press("ArrowRight")
    expect(laid).to_be_visible()
    expect(unknown).to_have_count(0)
    point_of_view(guest).select_option(guest.say("web-replay-eyes-everybody"))
    expect(unknown).to_have_count(2)
    guest.page.keyboard.press("ArrowRight")
    point_of_view(guest).select_option(guest.say("web-replay-eyes-all"))
    expect(hand).not_to_have_attribute("aria-label", guest.say("web-jamniki-hand-then", name="Anna"))
    expect(laid).to_be_visible()
    expect(unknown).to_have_count(0)


def test_replay_goes_by_decisions(invite: Invite, base: str) -> None:
    table = finished(base, "cubitos")
    guest = invite(seats=table.held(0)).opens(f"{table.path}/replay")
    guest.button("web-replay-last").click()
    shown = guest.page.locator("[aria-current=step]")
    assert moment(guest) < int(shown.get_attribute("data-entry") or 0) * 0.8
    # The mat is that of the player who acts, and there is always something to say.
    for _ in range(20):
        guest.page.keyboard.press("ArrowLeft")
        name = guest.prompt.locator("small b").first.inner_text()
        expect(guest.page.get_by_role("region", name=guest.say("web-cubitos-mat", name=name))).to_be_visible()


def test_line_of_the_log_leads_to_its_moment(invite: Invite, base: str) -> None:
    table = finished(base)
    guest = invite(seats=table.held(0)).opens(table.path)
    line = guest.log.locator("[data-entry]").last
    entry = line.get_attribute("data-entry")
    line.click()
    guest.page.wait_for_url(re.compile(rf"/replay.*#{entry}$"))


def test_dice_are_verified_on_the_page(invite: Invite, base: str) -> None:
    table = finished(base, "camelup")
    guest = invite().opens(table.path)
    expect(guest.page.locator("aside")).to_contain_text(guest.say("web-replay-verified", game="camelup"))
    guest.button("web-end-check").click()
    expect(guest.dialog()).to_contain_text(guest.say("web-replay-equal"))
    expect(guest.dialog()).to_contain_text(re.compile(r"\d+ outcomes agree"))
    # The command names the file as it is downloaded.
    with guest.page.expect_download() as download:
        guest.dialog().get_by_role("link", name=guest.say("web-replay-download")).click()
    expect(guest.dialog()).to_contain_text(f"kostka verify {download.value.suggested_filename}")


def download(table: Prepared, place: Path) -> Path:
    with urlopen(f"{table.base}/api/tables/{table.id}/file") as answer:
        place.write_bytes(answer.read())
    return place


def upload(guest: Guest, file: Path) -> None:
    with guest.page.expect_file_chooser() as chooser:
        guest.button("web-replay-choose").click()
    chooser.value.set_files(file)


DROP = """([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
}"""


def test_match_from_a_file(invite: Invite, base: str, tmp_path: Path) -> None:
    file = download(finished(base), tmp_path / "match.txt")
    guest = invite().opens("/replay")
    expect(guest.button("web-replay-choose")).to_be_visible()
    guest.page.evaluate(DROP, [file.name, file.read_text(encoding="utf-8")])
    expect(guest.page.get_by_text(file.name)).to_be_visible()
    expect(guest.button("web-replay-next")).to_be_visible()
    expect(guest.button("web-replay-verified", game="jamniki")).to_be_visible()


def test_damaged_file(invite: Invite, base: str, tmp_path: Path) -> None:
    file = download(finished(base), tmp_path / "match.txt")
    guest = invite().opens("/replay")
    whole = file.read_text(encoding="utf-8")
    for damaged in (whole[: len(whole) // 2] + "\n17 lay nonsense\n", "nothing of the kind", ""):
        file.write_text(damaged, encoding="utf-8")
        with guest.expecting("400"):
            upload(guest, file)
            expect(guest.page.get_by_role("alert")).to_contain_text(guest.say("web-replay-unreadable", name=file.name))
    file.write_text(whole, encoding="utf-8")
    upload(guest, file)
    expect(guest.button("web-replay-next")).to_be_visible()


def test_replay_of_a_match_that_is_not_over(invite: Invite, base: str) -> None:
    table = open_table(base, "jamniki", "Anna", "Piotr")
    guest = invite(name="")
    with guest.expecting("409"):
        guest.opens(f"{table.path}/replay")
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
