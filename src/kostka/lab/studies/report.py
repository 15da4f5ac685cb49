"""What a study has found, and how it is written down: a page that stands alone, its pictures, and its data."""

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isinf, isnan
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.errors import KostkaError, Message, shorten
from kostka.lab.statistics import Interval
from kostka.lab.studies import plots
from kostka.messages import say

Value = str | int | float | Message | Interval
Column = Sequence[Any] | NDArray[Any]
LONG = 10_000  # from here on digits stand in groups of three
SPACE = "\u00a0"  # that no line ends at


@dataclass(frozen=True)
class Paragraph:
    text: Message


@dataclass(frozen=True)
class Table:
    """Rows of values; a format for each column is Python's, where "%" tells a share in hundredths."""

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[tuple[Value, ...], ...]
    formats: tuple[str, ...] = ()

    def format(self, column: int) -> str:
        return self.formats[column] if column < len(self.formats) else ""


@dataclass(frozen=True)
class Plot:
    """A picture: `draw` gets axes in our style, or an array of them where there are several panels (rows, columns)."""

    name: str
    title: Message
    caption: Message
    draw: Callable[[Any], None]
    size: tuple[float, float] = (7.2, 4.2)
    panels: tuple[int, int] = (1, 1)


Part = Paragraph | Table | Plot


@dataclass(frozen=True)
class Report:
    """The parts of a page in their order, and data by name and column, each of which becomes a file."""

    parts: tuple[Part, ...]
    data: Mapping[str, Mapping[str, Column]]


# ---------------------------------------------------------------------------------------------------- values in words


def shown(value: Value, format: str = "") -> str:
    """A value as people of the language in use read it."""
    if isinstance(value, Interval):
        return f"{shown(value.mean, format)} ({shown_range(value, format)})"
    if isinstance(value, str | Message):
        return str(value)
    return figure(value, format)


def shown_range(interval: Interval, format: str = "") -> str:
    low, high = (figure(value, format).removesuffix(f"{SPACE}%") for value in (interval.low, interval.high))
    return say("study-range", low=low, high=high)


def figure(value: float, format: str = "") -> str:
    """A number in a format of Python's, with a real minus and the decimal mark of the language; "%" is hundredths."""
    if isnan(value):
        return "–"
    if format.endswith("%"):
        return figure(100 * value, f"{format[:-1]}f" if format != "%" else ".1f") + f"{SPACE}%"
    if isinf(value):
        return "−∞" if value < 0 else "∞"
    text = f"{value:{format or usual_format(value)}}"
    text = text if float(text) else text.lstrip("+-")
    return text.replace("-", "−").replace(".", say("core-decimal")).replace("_", SPACE)


def usual_format(value: float) -> str:
    if float(value).is_integer():
        return "_.0f" if abs(value) >= LONG else ".0f"
    return ".3g" if abs(value) < 1 else ".2f"


# -------------------------------------------------------------------------------------------------------------- files


@dataclass(frozen=True)
class Drawn:
    """A plot as it was drawn, by day."""

    plot: Plot
    svg: str
    png: bytes


def drawn(plot: Plot) -> Drawn:
    with plots.styled():
        figure = plots.new_figure(plot.size)
        axes = figure.subplots(*plot.panels)
        plot.draw(axes)
        for one in np.atleast_1d(axes).flat:
            plots.decimal_marks(one)
        title = str(plot.title)
        return Drawn(plot, plots.to_svg(figure, title), plots.to_png(figure, title))


def write(folder: Path, name: str, report: Report, page: Callable[[Mapping[str, Drawn]], str]) -> Path:
    """All files of a report into a folder; returns the page, which is made of the pictures."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise KostkaError("study-no-folder", given=shorten(str(folder))) from None
    pictures = {part.name: drawn(part) for part in report.parts if isinstance(part, Plot)}
    for picture in pictures.values():
        stem = f"{name}-{picture.plot.name}"
        (folder / f"{stem}.svg").write_text(plots.by_night(picture.svg), encoding="utf-8")
        (folder / f"{stem}.png").write_bytes(picture.png)
    for table, columns in report.data.items():
        write_csv(folder / f"{name}-{table}.csv", columns)
    path = folder / f"{name}.html"
    path.write_text(page(pictures), encoding="utf-8")
    return path


def write_csv(path: Path, columns: Mapping[str, Column]) -> None:
    """A header, and a row for each index; numbers as Python writes them, in whatever language."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(zip(*map(plain, columns.values()), strict=True))


def plain(column: Column) -> list[Any]:
    return [value.item() if isinstance(value, np.generic) else value for value in column]
