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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from kostka.cli.progress import bar
from kostka.client.web import Json
from kostka.messages import LANGUAGES
from tests.e2e.chromium import launch, playing
from tests.e2e.guests import DESKTOP, PHONE, Guest, arrive
from tests.e2e.house import House
from tests.e2e.tables import NAMES, Prepared, of_moves, open_table
from tests.pages import ROOT

IMAGES = ROOT / "docs" / "images"
PAGES = IMAGES / "pages"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
README = ("lobby", "camelup", "jamniki", "cubitos")
COLOURS = 200  # of a picture in the README, which is small then
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


@dataclass
class Studio:
    browser: Browser
    base: str
    tables: dict[str, Prepared] = field(default_factory=dict)

    def table(self, name: str, prepare: Callable[[str], Prepared]) -> Prepared:
        """A table that is prepared once for all looks."""
        if name not in self.tables:
            self.tables[name] = prepare(self.base)
        return self.tables[name]

    @contextmanager
    def guest(self, look: Look, **manners: Any) -> Iterator[Guest]:
        guest = arrive(
            self.browser, self.base, size=SIZES[look.size], theme=look.theme, language=look.language, **manners
        )
        try:
            yield guest
        finally:
            guest.context.close()


View = Callable[[Studio, Look], Iterator[Guest]]


# --------------------------------------------------------------------------------------------------------- the tables


def played(game: str, seats: int, until: Callable[[Json], Any], **rest: Any) -> Callable[[str], Prepared]:
    def prepare(base: str) -> Prepared:
        table = open_table(base, game, *NAMES[:seats], **rest)
        table.play(until=until)
        return table

    return prepare


def position(document: Json) -> Json:
    found: Json = document["match"]["position"]
    return found


def is_asked(document: Json, entry: int = 0) -> bool:
    """Whether the first seat has to act, from an entry on."""
    return bool(document["you"]["seat"] == 0 and document["match"]["legal"] and document["match"]["entry"] >= entry)


def may(document: Json, *families: str) -> bool:
    return is_asked(document, 12) and any(move["move"] in families for move in document["match"]["legal"])


TABLES: dict[str, Callable[[str], Prepared]] = {
    "camelup": played("camelup", 4, partial(is_asked, entry=26)),
    "camelup-eight": played("camelup", 8, partial(is_asked, entry=40)),
    "camelup-end": played("camelup", 4, lambda document: False),
    "jamniki": played("jamniki", 4, partial(is_asked, entry=11)),
    "jamniki-five": played(
        "jamniki",
        5,
        partial(is_asked, entry=12),
        options={"every_colour": True, "turning": True, "voluntary_white": True},
    ),
    "jamniki-end": played("jamniki", 3, lambda document: False),
    "cubitos": played("cubitos", 4, lambda document: is_asked(document, 150) and may(document, "push")),
    "cubitos-run": played(
        "cubitos", 4, lambda document: is_asked(document, 100) and may(document, "step", "run", "move")
    ),
    "cubitos-buy": played("cubitos", 4, lambda document: is_asked(document, 60) and may(document, "buy")),
    "cubitos-end": played("cubitos", 2, lambda document: False),
}


# ---------------------------------------------------------------------------------------------------------- the pages


def page(path: str, act: Callable[[Guest], None] = lambda guest: None, **manners: Any) -> View:
    def view(studio: Studio, look: Look) -> Iterator[Guest]:
        with studio.guest(look, **manners) as guest:
            guest.opens(path)
            act(guest)
            yield guest

    return view


def at_table(
    name: str,
    act: Callable[[Guest], None] = lambda guest: None,
    seats: tuple[int, ...] = (0,),
    part: str = "",
    **manners: Any,
) -> View:
    def view(studio: Studio, look: Look) -> Iterator[Guest]:
        table = studio.table(name, TABLES[name])
        with studio.guest(look, seats=table.held(*seats), **manners) as guest:
            guest.opens(table.path + part)
            expect(guest.page.locator("main")).to_be_visible()
            act(guest)
            yield guest

    return view


def gathering(studio: Studio, look: Look) -> Iterator[Guest]:
    table = open_table(studio.base, "camelup", "Anna", open=2, bots=1)
    with studio.guest(look, seats=table.held(0)) as guest:
        yield guest.opens(table.path)


def scoring(studio: Studio, look: Look) -> Iterator[Guest]:
    """Somebody watches how a leg ends."""
    table = open_table(studio.base, "camelup", *NAMES[:5])
    table.play(until=lambda document: position(document)["leg"] == 2 and len(position(document)["rolled"]) == 4)
    with studio.guest(look, pace="none") as guest:
        guest.opens(table.path)
        expect(guest.prompt).to_be_visible()
        table.play(until=lambda document: position(document)["leg"] == 3, choose=of_moves("roll"))
        expect(guest.page.locator(".sheet, .overlay").first).to_be_visible()
        yield guest


def pressed(id: str) -> Callable[[Guest], None]:
    def press(guest: Guest) -> None:
        guest.button(id).first.click()

    return press


def typed(key: str) -> Callable[[Guest], None]:
    return lambda guest: guest.page.keyboard.press(key)


def game_of(game: str) -> Callable[[Guest], None]:
    return lambda guest: guest.page.get_by_role("button", name=guest.say(game)).click()


VIEWS: dict[str, View] = {
    "lobby": page("/"),
    "lobby-jamniki": page("/", game_of("jamniki")),
    "lobby-cubitos": page("/", game_of("cubitos")),
    "lobby-settings": page("/", pressed("web-settings")),
    "gathering": gathering,
    "lost": page("/nowhere"),
    "camelup": at_table("camelup"),
    "camelup-watched": at_table("camelup", seats=()),
    "camelup-guide": at_table("camelup", guided=()),
    "camelup-rules": at_table("camelup", typed("h")),
    "camelup-keys": at_table("camelup", typed("?")),
    "camelup-menu": at_table("camelup", pressed("web-menu")),
    "camelup-eight": at_table("camelup-eight"),
    "camelup-scoring": scoring,
    "camelup-end": at_table("camelup-end"),
    "camelup-handover": at_table("camelup", seats=(0, 1)),
    "jamniki": at_table("jamniki"),
    "jamniki-five": at_table("jamniki-five"),
    "jamniki-rules": at_table("jamniki", typed("h")),
    "jamniki-end": at_table("jamniki-end"),
    "cubitos": at_table("cubitos"),
    "cubitos-run": at_table("cubitos-run"),
    "cubitos-buy": at_table("cubitos-buy"),
    "cubitos-rules": at_table("cubitos", typed("h")),
    "cubitos-end": at_table("cubitos-end"),
    "replay-camelup": at_table("camelup-end", part="/replay#30"),
    "replay-jamniki": at_table("jamniki-end", part="/replay#12"),
    "replay-cubitos": at_table("cubitos-end", part="/replay#80"),
    "replay-upload": page("/replay"),
}


def shoot(page: Page) -> bytes:
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)
    return page.screenshot()


def take(studio: Studio, name: str, look: Look) -> list[str]:
    """Take a picture; what went wrong in the page meanwhile."""
    for guest in VIEWS[name](studio, look):
        (PAGES / f"{name}-{look}.png").write_bytes(shoot(guest.page))
        return [f"{name}-{look}: {fault}" for fault in guest.faults]
    return []


# ---------------------------------------------------------------------------------------------------------- the README

FRAME = 40  # milliseconds
REST = 900  # milliseconds that the last picture of an animation stays
WIDTH = 960
QUALITY = 55
MOVES = {"camelup": of_moves("roll"), "jamniki": of_moves("lay", "lay-white"), "cubitos": of_moves("push", "roll")}
# The animations of a step stand still, and are moved on by hand: every picture is exactly what is seen then.
SEEK = """(time) => {
  for (const one of window.moving ??= document.getAnimations()) { one.pause(); one.currentTime = time; }
}"""
CAUGHT = """() => {
  const found = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
  if (!found.length) return 0;
  window.moving = found;
  for (const one of found) one.pause();
  return Math.max(...found.map((one) => Number(one.effect.getComputedTiming().endTime)));
}"""


def readme(studio: Studio) -> None:
    look = Look("desktop", "light", "en")
    for name in README:
        for guest in VIEWS[name](studio, look):
            small(shoot(guest.page)).save(IMAGES / f"{name}.png", optimize=True)
            break
    for game, choose in MOVES.items():
        record(studio, game, choose)


def small(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)


def record(studio: Studio, game: str, choose: Any) -> None:
    """A move as somebody sees it who watches."""
    table = TABLES[game](studio.base)
    with studio.guest(Look("desktop", "light", "en"), pace="normal") as guest:
        guest.opens(table.path)
        expect(guest.prompt).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        frames = [guest.page.screenshot()]
        guest.page.evaluate("() => (window.moving = undefined)")
        table.play(1, choose=choose)
        end = guest.page.wait_for_function(CAUGHT).json_value()
        for time in range(0, int(end) + FRAME, FRAME):
            guest.page.evaluate(SEEK, time)
            frames.append(guest.page.screenshot())
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
    names = [name for name in VIEWS if any(map(name.startswith, arguments.pages or [""]))]
    looks = [Look(*one) for one in product(arguments.size, arguments.theme, arguments.language)]
    with tempfile.TemporaryDirectory() as folder, playing() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            studio = Studio(launch(playwright), house.base)
            if arguments.readme:
                readme(studio)
                return
            faults: list[str] = []
            with bar("Pictures") as progress:
                for done, (name, look) in enumerate(product(names, looks), 1):
                    try:
                        faults += take(studio, name, look)
                    except Exception as error:
                        faults.append(f"{name}-{look}: {error}")
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
