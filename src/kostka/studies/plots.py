"""The look of plots: the paper, ink and colours of the pages by day and by night, and the common charts.

Colour alone never carries meaning: seats, games and pieces have a sign and a dash of their own, and lines are named at
their ends. Figures are drawn off the screen; the caller's settings of Matplotlib stay as they are.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from functools import lru_cache
from io import BytesIO, StringIO
from itertools import cycle
from math import inf, isfinite
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from kostka.core.registry import find_game, game_ids
from kostka.lab.extras import needed
from kostka.lab.statistics import Interval
from kostka.messages import say
from kostka.studies.typeface import FONTS, faces

if TYPE_CHECKING:
    from matplotlib.axes import Axes


# Colours of the pages by day and by night: paper, ink, faint ink, lines, inset ground, good, bad.
NIGHT = {
    "#fffbf4": "#24202c",
    "#2b211b": "#f7f0e6",
    "#65564a": "#c0b4ab",
    "#e4d8c6": "#39333f",
    "#f6eee1": "#1c1924",
    "#1f6f43": "#7fdca4",
    "#b0281c": "#ff9a8a",
}
PAPER, INK, FAINT, LINE, INSET, GOOD, BAD = NIGHT


@dataclass(frozen=True)
class Look:
    """A colour by day and by night, and the sign, dash and hatch used beside it."""

    day: str
    night: str
    sign: str = "o"
    dash: Any = "-"
    hatch: str = ""

    @property
    def line(self) -> dict[str, Any]:
        """Matplotlib's arguments for a line with markers."""
        return {"color": self.day, "marker": self.sign, "linestyle": self.dash}

    @property
    def marker(self) -> dict[str, Any]:
        """Matplotlib's arguments for markers without a line."""
        return {**self.line, "linestyle": "none"}

    @property
    def area(self) -> dict[str, Any]:
        """Matplotlib's arguments for bars and areas."""
        return {"facecolor": self.day, "edgecolor": PAPER, "hatch": self.hatch, "linewidth": 0.8}


DOTTED, DASHED, MIXED, LONG = (0, (1, 1.6)), (0, (5, 2)), (0, (6, 2, 1, 2)), (0, (9, 3))
# Signs, dashes and hatches of games, in the order of their ids.
GAME_SHAPES: tuple[tuple[str, Any, str], ...] = (
    ("D", "-", ""),
    ("s", DASHED, "//"),
    ("^", MIXED, ".."),
    ("o", DOTTED, "xx"),
    ("v", LONG, "++"),
)
SEATS = (
    Look("#0a6a66", "#4cc9b8", "o"),
    Look("#a8385d", "#f0819f", "s", DASHED, "//"),
    Look("#5a4bb0", "#a79bf5", "^", DOTTED, ".."),
    Look("#8a5a12", "#e3ae55", "D", MIXED, "\\\\"),
    Look("#4a6072", "#9db5c8", "v", LONG, "xx"),
    Look("#5e6b1e", "#bbcb63", "P", DASHED, "--"),
    Look("#9a4a1c", "#ef9a63", "X", DOTTED, "++"),
    Look("#7a3e7e", "#d793db", "*", MIXED, "oo"),
)
# Pieces of the games, dark enough for light paper by day and light enough for dark paper by night.
PIECES = {
    "red": Look("#d4402f", "#f2705f", "D"),
    "orange": Look("#c9610a", "#f79a4e", "H", DASHED, "//"),
    "yellow": Look("#a87a00", "#f3b920", "*", DOTTED, ".."),
    "green": Look("#26834f", "#5fc48b", "^", MIXED, "\\\\"),
    "blue": Look("#2b73bc", "#79b8f4", "s", LONG, "xx"),
    "purple": Look("#8a52bd", "#c79df0", "P", DASHED, "--"),
    "brown": Look("#8b5b37", "#cf9d76", "v", DOTTED, "++"),
    "white": Look("#9c8c74", "#f8f2e7", "o", MIXED, "oo"),
    "black": Look("#39333e", "#9a92a4", "X", LONG, "**"),
    "light gray": Look("#8f8981", "#cbc6bf", "s", DASHED, "/"),
    "dark gray": Look("#726d74", "#aaa5ac", "s", DOTTED, "."),
}

STYLE: dict[str, Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": FAINT,
    "axes.formatter.limits": (-5, 7),
    "axes.formatter.useoffset": False,
    "axes.facecolor": PAPER,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.labelsize": 11,
    "axes.linewidth": 0.8,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.unicode_minus": True,
    "figure.facecolor": PAPER,
    "font.family": ["Rubik", "DejaVu Sans", "sans-serif"],
    "font.size": 11,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "hatch.color": PAPER,
    "hatch.linewidth": 1.0,
    "legend.fontsize": 10,
    "legend.frameon": False,
    "lines.linewidth": 2,
    "lines.markersize": 7,
    "savefig.facecolor": PAPER,
    "svg.fonttype": "none",
    "svg.hashsalt": "kostka",
    "text.color": INK,
    "xtick.color": FAINT,
    "xtick.labelsize": 10,
    "ytick.color": FAINT,
    "ytick.labelsize": 10,
}
DOTS_PER_INCH = 200  # of a PNG
POINTS_PER_INCH = 72
APART = 15  # points between two names at the ends of lines


@lru_cache
def game_looks() -> dict[str, Look]:
    """How each game is drawn: its own colour, and a sign, dash and hatch by turns."""
    return {id: Look(*find_game(id).colour, *shape) for id, shape in zip(game_ids(), cycle(GAME_SHAPES), strict=False)}


@contextmanager
def styled() -> Iterator[None]:
    """Draw with our settings of Matplotlib."""
    bring_fonts()
    with needed("matplotlib", "lab").rc_context(STYLE):
        yield


@lru_cache
def bring_fonts() -> None:
    manager = needed("matplotlib.font_manager", "lab").fontManager
    for path in sorted(FONTS.glob("*.ttf")):
        manager.addfont(path)


def new_figure(size: tuple[float, float]) -> Any:
    """An empty figure of a size in inches; draw it within `styled`."""
    return needed("matplotlib.figure", "lab").Figure(figsize=size, layout="constrained")


def to_svg(figure: Any, title: str = "") -> str:
    """The figure by day; equal figures give equal texts."""
    out, named = StringIO(), {"Title": title} if title else {}
    figure.savefig(out, format="svg", metadata={"Date": None, **named})
    return out.getvalue()


def to_png(figure: Any, title: str) -> bytes:
    out = BytesIO()
    figure.savefig(out, format="png", dpi=DOTS_PER_INCH, metadata={"Software": None, "Title": title})
    return out.getvalue()


# ------------------------------------------------------------------------------------------------------------ by night


def night_rules() -> str:
    """CSS rules that turn the colours of the day into those of the night."""
    looks = (*game_looks().values(), *SEATS, *PIECES.values())
    changes = {**NIGHT, **{look.day: look.night for look in looks}}
    return "\n".join(
        f'[style*="{part}: {day}"], [{part}="{day}"] {{ {part}: {night} !important }}'
        for day, night in changes.items()
        for part in ("fill", "stroke")
    )


def by_night(picture: str) -> str:
    """A drawing that stands alone: with its fonts, and night colours for readers who prefer dark."""
    night = f"@media (prefers-color-scheme: dark) {{\n{night_rules()}\n}}"
    style = "\n".join(["<style>", *faces(picture), night, "</style>", ""])
    head, defs, rest = picture.partition(" <defs>")
    return head + style + defs + rest


# --------------------------------------------------------------------------------------------------------------- axes


def as_people_write(number: str) -> str:
    """With a real minus sign and the decimal mark of the language."""
    return number.replace("-", "−").replace(".", say("core-decimal"))


def decimal_marks(axes: "Axes") -> None:
    """Write the numbers of both axes with the decimal mark of the language."""
    ticker = needed("matplotlib.ticker", "lab")
    for axis in (axes.xaxis, axes.yaxis):
        formatter: Any = axis.get_major_formatter()
        if isinstance(formatter, ticker.ScalarFormatter):
            formatter.fix_minus = as_people_write  # whatever it writes goes here


def percent_axis(axis: Any, signed: bool = False) -> None:
    """Label an axis of shares in hundredths."""

    def label(value: float, _: Any) -> str:
        text = f"{round(100 * value, 6) + 0.0:{'+' if signed and round(100 * value, 6) else ''}.6g}"
        return as_people_write(text) + "\u00a0%"

    axis.set_major_formatter(needed("matplotlib.ticker", "lab").FuncFormatter(label))


def zero_line(axes: "Axes", value: float = 0.0, across: bool = True) -> None:
    """A dashed line at zero, or at par."""
    draw = axes.axhline if across else axes.axvline
    draw(value, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)


# -------------------------------------------------------------------------------------------------------------- charts


def name_rows(axes: "Axes", labels: Sequence[str], places: Sequence[float] | None = None) -> None:
    """Name rows on the left, from above; their places are 0, 1, 2 … unless given."""
    at = range(len(labels)) if places is None else places
    axes.set_yticks(at, labels)
    axes.set_ylim(at[-1] + 0.5, at[0] - 0.5)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0, labelcolor=INK)


def explain(axes: "Axes", look: Look, label: str) -> None:
    """Add a sign to the legend."""
    axes.plot([], [], label=label, **look.marker)


def legend_above(axes: "Axes") -> None:
    """The legend of these axes in one row above the whole figure."""
    handles, labels = axes.get_legend_handles_labels()
    axes.get_figure().legend(handles, labels, ncols=len(labels), loc="outside upper center")  # type: ignore[union-attr]


def reach(intervals: Sequence[Interval]) -> Any:
    """How far intervals reach below and above their means, for error bars."""
    means, lows, highs = np.array([astuple(interval) for interval in intervals]).T
    return np.fmax(0, [means - lows, highs - means])


def interval_point(
    axes: "Axes", x: float, y: float, interval: Interval, look: Look, upright: bool = True, size: float = 7
) -> None:
    """A mean with its interval, vertical or horizontal."""
    bar = {"yerr" if upright else "xerr": reach([interval])}
    edge: dict[str, Any] = {"markeredgecolor": PAPER, "markeredgewidth": 0.8}
    axes.errorbar([x], [y], **bar, markersize=size, capsize=3, linewidth=1.8, zorder=3, **edge, **look.marker)


def histogram(axes: "Axes", values: ArrayLike, bins: Any = 30, look: Look = SEATS[0], label: str = "") -> None:
    """Shares of values; whole numbers have a bar each if `bins` is "whole"."""
    every = np.asarray(values, np.float64).ravel()
    edges: Any = np.arange(np.floor(every.min()), np.ceil(every.max()) + 2) - 0.5 if bins == "whole" else bins
    axes.hist(every, bins=edges, weights=np.full(len(every), 1 / len(every)), label=label or None, **look.area)
    axes.grid(axis="x", visible=False)
    percent_axis(axes.yaxis)


def lines(
    axes: "Axes",
    x: Sequence[float],
    series: Sequence[tuple[str, Sequence[float] | Sequence[Interval]]],
    looks: Sequence[Look] = SEATS,
    named: bool = True,
) -> None:
    """A line for each series, shaded by its intervals and named at its end."""
    ends = []
    for (name, values), look in zip(series, looks, strict=False):
        means = [value.mean if isinstance(value, Interval) else float(value) for value in values]
        axes.plot(x, means, label=name, markeredgecolor=PAPER, markeredgewidth=0.8, **look.line)
        if around := [value for value in values if isinstance(value, Interval)]:
            low, high = [value.low for value in around], [value.high for value in around]
            axes.fill_between(x, low, high, color=look.day, alpha=0.14, linewidth=0)
        ends.append((means[-1], float(x[len(means) - 1]), name, look.day))
    if named:
        name_ends(axes, ends)


def name_ends(axes: "Axes", ends: Iterable[tuple[float, float, str, str]]) -> None:
    """Name the ends of lines (height, place, name, colour) without overlap. Call it once the axes have their limits."""
    figure: Any = axes.get_figure(root=True)
    figure.draw_without_rendering()
    lowest = -inf
    for height, place, name, colour in sorted(end for end in ends if isfinite(end[0])):
        _, y = axes.transData.transform((place, height)) * POINTS_PER_INCH / figure.dpi
        lowest = max(y, lowest + APART)
        offset: dict[str, Any] = {"xytext": (9, lowest - y), "textcoords": "offset points", "annotation_clip": False}
        ground = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.0, "alpha": 0.8}
        axes.annotate(
            name, (place, height), color=colour, va="center", weight="bold", fontsize=10, bbox=ground, **offset
        )
