"""The report of a study: paragraphs, tables, plots and data, how values are worded, and the files it becomes."""

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from itertools import chain
from math import isinf, isnan
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.messages import Message, shorten
from kostka.core.errors import KostkaError
from kostka.lab.statistics import Interval
from kostka.messages import say
from kostka.studies import plots

Value = str | int | float | Message | Interval
Rows = Sequence[Sequence[Value]]
Column = Sequence[Any] | NDArray[Any]
GROUPED = 10_000  # digits of larger numbers come in groups of three
SPACE = "\u00a0"  # no line breaks there


@dataclass(frozen=True)
class Table:
    """Rows of values. A column's format is one of Python's; "%" shows a share in hundredths."""

    title: Message
    columns: Sequence[Message]
    rows: Rows
    formats: Sequence[str]

    @classmethod
    def of(
        cls, study: str, name: str, columns: str, rows: Rows, more: Mapping[Message, str] | None = None, **values: Any
    ) -> "Table":
        """A table with the message `study-STUDY-NAME` of these values as its title.

        `columns` is a line such as "players wins:.1%": words of messages `study-STUDY-column-WORD`, and formats. `more`
        are columns after these with other messages, and their formats.
        """
        words = [column.partition(":") for column in columns.split()]
        heads = [(Message(f"study-{study}-column-{word}", **values), format) for word, _, format in words]
        messages, formats = zip(*heads, *(more or {}).items(), strict=True)
        return cls(Message(f"study-{study}-{name}", **values), messages, rows, formats)


@dataclass(frozen=True)
class Plot:
    """A picture. `draw` gets axes in our style, an array of them for several panels (rows, columns)."""

    name: str
    title: Message
    caption: Message
    draw: Callable[[Any], None]
    size: tuple[float, float] = (7.2, 4.2)
    panels: tuple[int, int] = (1, 1)


def named_plot(
    study: str, name: str, draw: Callable[[Any], None], values: Mapping[str, Any] | None = None, **layout: Any
) -> Plot:
    """A plot with the messages `study-STUDY-NAME-plot` and `-caption` of these values."""
    title, caption = (Message(f"study-{study}-{name}-{part}", **(values or {})) for part in ("plot", "caption"))
    return Plot(name, title, caption, draw, **layout)


Part = Message | Table | Plot  # a message is a paragraph
Parts = tuple[Part, ...]
Data = Mapping[str, Column]


@dataclass(frozen=True)
class Report:
    """The parts of a page in their order, and data by the name of its file."""

    parts: Parts
    data: Mapping[str, Data]


def by_game(rows: Sequence[Any]) -> dict[str, list[Any]]:
    """Rows by the id of their game."""
    return {game: [row for row in rows if row.game == game] for game in dict.fromkeys(row.game for row in rows)}


def columns_of(names: Iterable[str], rows: Iterable[Iterable[Any]]) -> Data:
    """Data by column from data by row."""
    return dict(zip(names, zip(*rows, strict=True), strict=True))


def interval_names(names: Iterable[str]) -> tuple[str, ...]:
    """The columns of intervals: each mean and its two ends."""
    return tuple(f"{name}{end}" for name in names for end in ("", "_low", "_high"))


def interval_values(intervals: Iterable[Interval]) -> tuple[float, ...]:
    return tuple(chain.from_iterable(map(astuple, intervals)))


# ---------------------------------------------------------------------------------------------------- values in words


def shown(value: Value, format: str = "") -> str:
    """A value as text, in the language in use; an interval that is unknown is a gap like any other number."""
    if isinstance(value, Interval):
        return figure(value.mean, format) + ("" if isnan(value.mean) else f" ({shown_range(value, format)})")
    if isinstance(value, str | Message):
        return str(value)
    return figure(value, format)


def shown_range(interval: Interval, format: str = "") -> str:
    low, high = (figure(value, format).removesuffix(f"{SPACE}%") for value in (interval.low, interval.high))
    return say("study-range", low=low, high=high)


def figure(value: float, format: str = "") -> str:
    """A number in one of Python's formats, with a real minus sign and the decimal mark of the language."""
    if isnan(value):
        return "–"
    if format.endswith("%"):
        return figure(100 * value, f"{format[:-1]}f" if format != "%" else ".1f") + f"{SPACE}%"
    if isinf(value):
        return "−∞" if value < 0 else "∞"
    text = f"{value:{format or usual_format(value)}}"
    text = text if float(text) else text.lstrip("+-")
    return plots.as_people_write(text).replace("_", SPACE)


def usual_format(value: float) -> str:
    if float(value).is_integer():
        return "_.0f" if abs(value) >= GROUPED else ".0f"
    return ".3g" if abs(value) < 1 else ".2f"


# -------------------------------------------------------------------------------------------------------------- files


@dataclass(frozen=True)
class Drawn:
    """A plot, drawn in the colours of the day."""

    plot: Plot
    svg: str
    png: bytes


Shown = Message | Table | Drawn


def drawn(plot: Plot) -> Drawn:
    with plots.styled():
        figure = plots.new_figure(plot.size)
        axes = figure.subplots(*plot.panels)
        plot.draw(axes)
        for one in np.atleast_1d(axes).flat:
            plots.decimal_marks(one)
        title = str(plot.title)
        return Drawn(plot, plots.to_svg(figure, title), plots.to_png(figure, title))


def make_folder(folder: Path) -> Path:
    """A folder that can be written to: a study should not find out after ten minutes that it cannot."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise KostkaError("study-no-folder", given=shorten(str(folder))) from None
    with TemporaryFile(dir=folder):
        return folder


def write(folder: Path, name: str, report: Report, page: Callable[[Sequence[Shown]], str]) -> Path:
    """Write all files of a report into a folder. Returns the page, which `page` makes of the parts as shown."""
    parts = [drawn(part) if isinstance(part, Plot) else part for part in report.parts]
    for part in parts:
        if isinstance(part, Drawn):
            stem = f"{name}-{part.plot.name}"
            (folder / f"{stem}.svg").write_text(plots.by_night(part.svg), encoding="utf-8")
            (folder / f"{stem}.png").write_bytes(part.png)
    for table, columns in report.data.items():
        write_csv(folder / f"{name}-{table}.csv", columns)
    path = folder / f"{name}.html"
    path.write_text(page(parts), encoding="utf-8")
    return path


def write_csv(path: Path, columns: Data) -> None:
    """A header and rows; numbers as Python writes them, in any language."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(zip(*columns.values(), strict=True))
