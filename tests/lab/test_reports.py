"""Reports of studies: pages that stand alone, pictures by day and by night, data as it was found, in every language."""

import csv
import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from math import inf, nan
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from kostka.core.declare.messages import Message
from kostka.core.errors import KostkaError
from kostka.core.registry import find_game
from kostka.lab.statistics import Interval
from kostka.messages import LANGUAGES, use
from kostka.studies import Run, Study, command_of, conduct, plots, studies
from kostka.studies.report import Plot, Report, Table, figure, shown

VOID = ("meta", "link", "br", "img", "input", "hr")
NUMBERS: dict[str, Any] = {"name": ["a", "b"], "value": np.array([0.1, 1 / 3]), "count": np.array([1, 2])}


class Page(HTMLParser):
    """A page as a browser reads it: every element is closed where it should be."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.source = path.read_text(encoding="utf-8")
        self.feed(self.source)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "title"):
            self.texts.append(data)

    def values(self, name: str) -> list[str]:
        return [value for attribute, value in self.attributes if attribute == name]

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def small(run: Run) -> Report:
    """A study that asks nothing."""

    def draw_lines(axes: Any) -> None:
        plots.lines(axes, [1, 2], [("first", [Interval(0.2, 0.1, 0.3), Interval(0.5, 0.4, 0.6)]), ("second", [1, 0.5])])

    def draw_both(axes: Any) -> None:
        plots.name_rows(axes[0], ["x", "y"])
        plots.interval_point(axes[0], 0.2, 0, Interval(0.2, 0.1, 0.3), plots.SEATS[0], upright=False)
        plots.histogram(axes[1], [1, 2, 2, 3], "whole", plots.PIECES["blue"])

    title = Message("study-how")
    rows = (("<a>", Interval(0.5, 0.25, 0.75)), (Message("camelup"), -0.125), ("nothing", nan))
    table = Table(title, (Message("study-fact-size"), Message("study-fact-seed")), rows, ("", ".1%"))
    parts = (
        Message("study-is-quick"),
        Message("study-size-full"),
        table,
        Plot("lines", title, Message("study-files"), draw_lines),
        Plot("both", title, Message("study-files"), draw_both, panels=(1, 2)),
    )
    run.progress(1, 1)
    return Report(parts, {"numbers": NUMBERS})


@pytest.fixture(scope="module")
def small_study() -> Iterator[None]:
    studies()["small"] = Study("small", small, ("jamniki",))
    yield
    del studies()["small"]


@pytest.fixture(scope="module")
def page(small_study: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return conduct("small", tmp_path_factory.mktemp("reports") / "made", quick=True)


@pytest.mark.parametrize(
    ("value", "format", "text"),
    [
        (12345, "", "12\u00a0345"),
        (7, "", "7"),
        (0.5, "%", "50.0\u00a0%"),
        (0.12345, ".2%", "12.35\u00a0%"),
        (-0.031, "+.1%", "−3.1\u00a0%"),
        (-0.0001, ".1f", "0.0"),
        (2.5, ".2f", "2.50"),
        (nan, ".2f", "–"),
        (inf, ".0f", "∞"),
        (Interval(0.5, 0.25, 0.75), ".0%", "50\u00a0% (25 to 75)"),
        ("as it is", "", "as it is"),
        (Message("camelup"), "", "Camel Up"),
    ],
)
def test_values_are_shown_as_people_write_them(value: Any, format: str, text: str) -> None:
    assert shown(value, format) == text


def test_numbers_have_the_decimal_mark_of_the_language() -> None:
    use("pl")
    try:
        assert figure(2.5, ".2f") == "2,50"
        assert shown(Interval(0.5, 0.25, 0.75), ".1%") == "50,0\u00a0% (od 25,0 do 75,0)"
    finally:
        use("en")


def test_a_report_is_a_page_with_pictures_and_data_beside_it(page: Path) -> None:
    names = {
        "small.html",
        "small-numbers.csv",
        *(f"small-{p}.{kind}" for p in ("lines", "both") for kind in ("svg", "png")),
    }
    assert {path.name for path in page.parent.iterdir()} == names
    assert page.name == "small.html"
    assert (page.parent / "small-lines.png").read_bytes().startswith(b"\x89PNG")


def test_a_page_needs_nothing_from_elsewhere(page: Path) -> None:
    read = Page(page)
    assert not {"script", "link", "img", "iframe"} & set(read.tags)
    beside = {path.name for path in page.parent.iterdir()} - {page.name}
    assert set(read.values("href")) == beside
    assert all(target.startswith("#") for target in read.values("xlink:href"))
    assert read.values("src") == []
    assert all(
        target.startswith(("#", '"data:font/woff2;base64,')) for target in re.findall(r"url\((.{24})", read.source)
    )
    assert "@import" not in read.source


def test_a_page_can_be_read_without_seeing_it(page: Path) -> None:
    read = Page(page)
    assert read.values("lang")[0] == "en"
    assert [tag for tag in read.tags if re.fullmatch("h[1-6]", tag)] == ["h1", "h2", "h2", "h2", "h2", "h3"]
    ids = read.values("id")
    assert len(ids) == len(set(ids)), "two pictures have the same id"
    assert set(read.values("aria-labelledby") + read.values("aria-describedby")) <= set(ids)
    assert read.tags.count("svg") - 1 == read.values("role").count("img") == 2
    assert read.tags.count("figcaption") == 2
    assert read.tags.count("caption") == 1
    assert read.values("scope") == ["col", "col", "row", "row", "row"]


def test_a_page_tells_what_was_found_and_how(page: Path) -> None:
    text = Page(page).text
    for told in ("50.0\u00a0%", "25.0 to 75.0", "−12.5\u00a0%", "<a>", "Camel Up", "–"):
        assert " ".join(told.split()) in text
    for told in (
        "kostka study small --out made --seed 1 --quick",
        "quick run",
        "Jamniki 1",
        "cores",
        "Python 3",
        "seconds",
    ):
        assert told in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_page(small_study: None, tmp_path: Path, language: str) -> None:
    use(language)
    try:
        read = Page(conduct("small", tmp_path))
        said = {"en": "How this report was made", "pl": "Jak powstał ten raport", "uk": "Як створено цей звіт"}
        assert said[language] in read.text
        assert read.values("lang") == [language, language]
        assert ("0,5" in read.text) == (language != "en"), "marks on axes"
    finally:
        use("en")


def test_data_is_what_was_found(page: Path) -> None:
    with (page.parent / "small-numbers.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["a", "b"]
    assert [float(row["value"]) for row in rows] == [0.1, 1 / 3]
    assert [int(row["count"]) for row in rows] == [1, 2]


def test_pictures_are_the_same_every_time_and_change_by_night(page: Path, tmp_path: Path) -> None:
    picture = page.parent / "small-both.svg"
    text = picture.read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    assert "prefers-color-scheme: dark" in text
    assert plots.SEATS[0].night in text
    assert "Rubik" in text
    again = conduct("small", tmp_path / "again", quick=True).parent / picture.name
    assert again.read_text(encoding="utf-8") == text


def test_settings_of_matplotlib_stay_those_of_whoever_calls(page: Path) -> None:
    import matplotlib

    assert matplotlib.rcParams["axes.facecolor"] == "white"
    assert matplotlib.rcParams["svg.fonttype"] == "path"


@pytest.mark.parametrize(
    "look", [*plots.game_looks().values(), *plots.SEATS, *plots.PIECES.values()], ids=lambda look: look.day
)
def test_signs_stand_out_from_their_paper(look: plots.Look) -> None:
    assert contrast(look.day, plots.PAPER) >= 3
    assert contrast(look.night, plots.NIGHT[plots.PAPER]) >= 3


@pytest.mark.parametrize("ink", [plots.INK, plots.FAINT, plots.GOOD, plots.BAD])
def test_words_can_be_read_on_their_paper(ink: str) -> None:
    assert contrast(ink, plots.PAPER) >= 4.5
    assert contrast(plots.NIGHT[ink], plots.NIGHT[plots.PAPER]) >= 4.5


def test_no_two_looks_change_into_different_nights() -> None:
    changes: dict[str, set[str]] = {day: {night} for day, night in plots.NIGHT.items()}
    for look in (*plots.game_looks().values(), *plots.SEATS, *plots.PIECES.values()):
        changes.setdefault(look.day, set()).add(look.night)
    assert {day: nights for day, nights in changes.items() if len(nights) > 1} == {}


@pytest.mark.parametrize("looks", [tuple(plots.game_looks().values()), plots.SEATS], ids=["games", "seats"])
def test_nothing_is_told_by_colour_alone(looks: tuple[plots.Look, ...]) -> None:
    assert len({look.sign for look in looks}) == len({look.hatch for look in looks}) == len(looks)


def contrast(one: str, other: str) -> float:
    """As WCAG counts it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    linear = np.where(parts <= 0.03928, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ [0.2126, 0.7152, 0.0722])


def test_parts_of_a_study_make_one_whole() -> None:
    told: list[int] = []
    run = Run(False, 1, None, lambda done, total: told.append(round(100 * done / total)))
    for part in run.parts([3, 1]):
        part(1, 2)
        part(2, 2)
    assert told == [38, 75, 88, 100]


def test_a_command_makes_the_same_report_again(tmp_path: Path) -> None:
    assert command_of("seats", "a b/c", False, -3) == "kostka study seats --out 'a b/c' --seed -3"
    assert str(tmp_path.parent) not in command_of("seats", tmp_path, True, 1), "nobody else has this folder"


def test_what_is_wrong_is_said(small_study: None, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for fault, name, settings in (
        ("There is no study 'no such'; there are ", "no such", {}),
        ("is a file: a report needs a folder", "small", {"out": tmp_path / "file"}),
        ("seed", "small", {"seed": 0.5}),
        ("0", "small", {"workers": 0}),
    ):
        with pytest.raises(KostkaError, match=fault):
            conduct(name, **{"out": tmp_path, **settings})  # type: ignore[arg-type]


@pytest.mark.parametrize("out", ["file", "file/within"])
def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(out: str, tmp_path: Path) -> None:
    def play(run: Run) -> Report:
        raise AssertionError("it was played")

    (tmp_path / "file").touch()
    studies()["slow"] = Study("slow", play, ("jamniki",))
    try:
        with pytest.raises(KostkaError, match="is a file: a report needs a folder"):
            conduct("slow", tmp_path / out)
    finally:
        del studies()["slow"]


def test_a_game_from_elsewhere_has_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "game_ids", lambda: ["elsewhere"])
    elsewhere = replace(find_game("jamniki"), id="elsewhere", colour=("#123456", "#fedcba"))
    monkeypatch.setattr(plots, "find_game", {"elsewhere": elsewhere}.get)
    plots.game_looks.cache_clear()
    try:
        looks = plots.game_looks()
        assert looks["elsewhere"].day == "#123456"
        assert "fill: #123456" in plots.night_rules()
        assert list(looks) == ["elsewhere"]
    finally:
        plots.game_looks.cache_clear()
