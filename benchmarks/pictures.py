"""`make pictures`: every page and every game in mid-game, on a desktop and on a phone, by day and by night, in every
language, in docs/images/pages. Look at each of them. Those of the README, and a move of each game as a short animation,
go to docs/images.

    python -m benchmarks.pictures                     everything
    python -m benchmarks.pictures camelup lobby       pages whose names begin so
    python -m benchmarks.pictures --language uk --size phone --theme dark
    python -m benchmarks.pictures --readme            the README's pictures and animations
"""

import argparse
import io
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PageError

from kostka.cli.progress import bar
from kostka.messages import LANGUAGES
from tests.e2e.chromium import launch, playing
from tests.e2e.guests import DESKTOP, PHONE, Guest, arrive
from tests.e2e.house import House
from tests.e2e.rooms import TABLES, Rooms
from tests.e2e.tables import Choose, of_moves
from tests.e2e.views import ASKS, VIEWS, seen
from tests.pages import ROOT

IMAGES = ROOT / "docs" / "images"
PAGES = IMAGES / "pages"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
PICTURED = VIEWS | ASKS
README = ("lobby", "camelup", "jamniki", "cubitos")
ADVISED = ("camelup", "cubitos")  # those of them where there is more than one move
STILL = """async () => {
  await document.fonts.ready;
  for (const one of document.getAnimations()) if (one.effect?.getTiming().iterations === Infinity) one.cancel();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@dataclass(frozen=True)
class Look:
    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


DAY = Look("desktop", "light", "en")


@dataclass
class Studio:
    browser: Browser
    rooms: Rooms

    def guest(self, name: str, look: Look, **manners: Any) -> AbstractContextManager[Guest]:
        chosen = {"size": SIZES[look.size], "theme": look.theme, "language": look.language, **manners}
        return seen(self.browser, self.rooms, PICTURED[name], **chosen)


def shoot(page: Page) -> bytes:
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)
    return page.screenshot()


def take(studio: Studio, name: str, look: Look) -> list[str]:
    """Take a picture; what went wrong in the page meanwhile."""
    try:
        with studio.guest(name, look) as guest:
            (PAGES / f"{name}-{look}.png").write_bytes(shoot(guest.page))
            return [f"{name}-{look}: {fault}" for fault in guest.faults]
    except (PageError, AssertionError) as error:
        return [f"{name}-{look}: {str(error)[:300]}"]


# ---------------------------------------------------------------------------------------------------------- the README

FRAME = 40  # milliseconds
REST = 900  # milliseconds that the last picture of an animation stays
WIDTH = 840
QUALITY = 50
MOVES = {"camelup": of_moves("roll"), "jamniki": of_moves("lay", "lay-white"), "cubitos": of_moves("push", "roll")}
# The animations of a step stand still, and are moved on by hand: every picture is exactly what is seen then.
SEEK = """(time) => {
  for (const one of window.moving) one.currentTime = time;
}"""
CAUGHT = """() => {
  const found = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
  if (!found.length) return 0;
  window.moving = found;
  for (const one of found) one.pause();
  return Math.max(...found.map((one) => Number(one.effect.getComputedTiming().endTime)));
}"""


def readme(studio: Studio) -> None:
    for name in README:
        with company(studio, name), studio.guest(name, DAY) as guest:
            if name in ADVISED:
                expect(guest.page.locator('[data-advice="ready"]').first).to_be_visible()
            Image.open(io.BytesIO(shoot(guest.page))).convert("RGB").save(IMAGES / f"{name}.png", optimize=True)
    for game, choose in MOVES.items():
        record(studio, game, choose)


@contextmanager
def company(studio: Studio, name: str) -> Iterator[None]:
    """Everybody else of a table is there, on a screen of their own."""
    if name not in TABLES:
        yield
        return
    table = studio.rooms.table(name)
    others = arrive(studio.browser, studio.rooms.base, seats=table.held(*list(table.tokens)[1:]))
    others.opens(table.path)
    expect(others.page.get_by_role("main")).to_be_visible()
    try:
        yield
    finally:
        others.context.close()


def record(studio: Studio, game: str, choose: Choose) -> None:
    """A move as somebody sees it who watches."""
    table = TABLES[game](studio.rooms.base)
    guest = arrive(studio.browser, studio.rooms.base, pace="normal", name="")
    guest.opens(table.path)
    expect(guest.prompt).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    frames = [guest.page.screenshot()]
    table.play(1, choose=choose)
    end = guest.page.wait_for_function(CAUGHT).json_value()
    for time in range(0, int(end) + FRAME, FRAME):
        guest.page.evaluate(SEEK, time)
        frames.append(guest.page.screenshot())
    guest.context.close()
    pictures = [shrunk(frame) for frame in frames]
    times = [REST // 2] + [FRAME] * (len(pictures) - 2) + [REST]
    place = IMAGES / f"move-{game}.webp"
    pictures[0].save(
        place, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=QUALITY, method=6
    )
    print(place.name, len(pictures), "pictures", place.stat().st_size // 1024, "kB")


def shrunk(frame: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(frame)).convert("RGB")
    return picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)


def main() -> None:
    arguments = read_arguments()
    PAGES.mkdir(exist_ok=True)
    names = [name for name in PICTURED if any(map(name.startswith, arguments.pages or [""]))]
    looks = [Look(*one) for one in product(arguments.size, arguments.theme, arguments.language)]
    with tempfile.TemporaryDirectory() as folder, playing() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            studio = Studio(launch(playwright), Rooms(house.base))
            if arguments.readme:
                readme(studio)
                return
            faults: list[str] = []
            with bar("Pictures") as progress:
                for done, (name, look) in enumerate(product(names, looks), 1):
                    faults += take(studio, name, look)
                    progress(done, len(names) * len(looks))
            print(*faults, f"{PAGES.relative_to(ROOT)}: {len(names) * len(looks)} pictures", sep="\n")
        finally:
            house.close()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", help="beginnings of names")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--readme", action="store_true")
    found = parser.parse_args()
    found.size, found.theme, found.language = found.size or SIZES, found.theme or THEMES, found.language or LANGUAGES
    return found


if __name__ == "__main__":
    main()
