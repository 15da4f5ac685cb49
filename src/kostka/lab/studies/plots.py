"""How the pictures of the lab look: the paper, ink and colours of the pages by day and by night, and the common charts.

Nothing is told by colour alone: seats, games and pieces have a sign and a dash of their own, lines their names at their
ends. Figures are drawn off the screen, and whoever calls keeps their own settings of Matplotlib.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO, StringIO
from math import inf, isfinite
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from kostka.lab.extras import needed
from kostka.lab.statistics import Interval
from kostka.lab.studies.typeface import FONTS, faces
from kostka.messages import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes


# Colours of the pages by day, and what they become by night: paper, ink, fainter ink, lines, a quiet ground, good, bad.
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
    """A colour by day and by night, with the sign, the dash and the hatch that tell it without colour."""

    day: str
    night: str
    sign: str = "o"
    dash: Any = "-"
    hatch: str = ""

    @property
    def line(self) -> dict[str, Any]:
        """As Matplotlib takes it for a line with signs."""
        return {"color": self.day, "marker": self.sign, "linestyle": self.dash}

    @property
    def area(self) -> dict[str, Any]:
        """As Matplotlib takes it for bars and areas."""
        return {"facecolor": self.day, "edgecolor": PAPER, "hatch": self.hatch, "linewidth": 0.8}


DOTTED, DASHED, MIXED, LONG = (0, (1, 1.6)), (0, (5, 2)), (0, (6, 2, 1, 2)), (0, (9, 3))
GAMES = {
    "camelup": Look("#c2560a", "#ff9a4a", "D"),
    "cubitos": Look("#2b73bb", "#79b8f5", "s", DASHED, "//"),
    "jamniki": Look("#1f6f43", "#7fdca4", "^", MIXED, ".."),
}
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
# Pieces of the games, dark enough by day and light enough by night to be seen on paper.
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
SHARP = 200  # dots an inch of a PNG
POINTS_AN_INCH = 72
APART = 15  # points between two names at the ends of lines


@contextmanager
def styled() -> Iterator[None]:
    """Our settings of Matplotlib, as long as this lasts."""
    bring_fonts()
    with needed("matplotlib", "lab").rc_context(STYLE):
        yield


@lru_cache
def bring_fonts() -> None:
    manager = needed("matplotlib.font_manager", "lab").fontManager
    for path in sorted(FONTS.glob("*.ttf")):
        manager.addfont(path)


def new_figure(size: tuple[float, float]) -> Any:
    """An empty figure, in inches; to be drawn while `styled`."""
    return needed("matplotlib.figure", "lab").Figure(figsize=size, layout="constrained")


def to_svg(figure: Any, title: str = "") -> str:
    """As it looks by day; the same figure is the same text."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, **({"Title": title} if title else {})})
    return out.getvalue()


def to_png(figure: Any, title: str = "") -> bytes:
    out = BytesIO()
    figure.savefig(out, format="png", dpi=SHARP, metadata={"Software": None, **({"Title": title} if title else {})})
    return out.getvalue()


# ------------------------------------------------------------------------------------------------------------ by night


def night_rules() -> str:
    """The rules of a style sheet that turn the colours of the day into those of the night."""
    looks = (*GAMES.values(), *SEATS, *PIECES.values())
    changes = {**NIGHT, **{look.day: look.night for look in looks}}
    return "\n".join(
        f'[style*="{part}: {day}"], [{part}="{day}"] {{ {part}: {night} !important }}'
        for day, night in changes.items()
        for part in ("fill", "stroke")
    )


def by_night(picture: str) -> str:
    """A drawing that stands alone: with its type, and colours of the night for whoever prefers dark ones."""
    night = f"@media (prefers-color-scheme: dark) {{\n{night_rules()}\n}}"
    style = "\n".join(["<style>", *faces(picture), night, "</style>", ""])
    head, defs, rest = picture.partition(" <defs>")
    return head + style + defs + rest


# --------------------------------------------------------------------------------------------------------------- axes


def decimal_marks(axes: "Axes") -> None:
    """Plain numbers on both axes with the decimal mark of the language."""
    ticker, mark = needed("matplotlib.ticker", "lab"), say("core-decimal")
    for axis in (axes.xaxis, axes.yaxis):
        formatter: Any = axis.get_major_formatter()
        if isinstance(formatter, ticker.ScalarFormatter):
            formatter.fix_minus = lambda text: text.replace("-", "−").replace(".", mark)  # whatever it writes goes here


def percent_axis(axis: Any, signed: bool = False) -> None:
    """An axis of shares, told in hundredths."""

    def told(value: float, _: Any) -> str:
        text = f"{round(100 * value, 6) + 0.0:{'+' if signed and round(100 * value, 6) else ''}.6g}"
        return text.replace("-", "−").replace(".", say("core-decimal")) + "\u00a0%"

    axis.set_major_formatter(needed("matplotlib.ticker", "lab").FuncFormatter(told))


def zero_line(axes: "Axes", value: float = 0.0, across: bool = True) -> None:
    """Where nothing is gained and nothing lost, or par is."""
    draw = axes.axhline if across else axes.axvline
    draw(value, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)


# -------------------------------------------------------------------------------------------------------------- charts


def interval_bars(
    axes: "Axes",
    labels: Sequence[str],
    intervals: Sequence[Interval],
    looks: Sequence[Look] | Look | None = None,
    par: float | None = None,
) -> None:
    """A row for each label from above: a sign at the mean, and a line as far as its interval goes."""
    par_line(axes, par)
    for row, interval in enumerate(intervals):
        look = look_of(looks, row)
        interval_point(axes, interval.mean, row, interval, look, upright=False)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0, labelcolor=INK)
    axes.spines["left"].set_visible(False)


def par_line(axes: "Axes", par: float | None) -> None:
    if par is not None:
        zero_line(axes, par, across=False)


def look_of(looks: Sequence[Look] | Look | None, row: int) -> Look:
    if looks is None:
        return SEATS[0]
    return looks if isinstance(looks, Look) else looks[row % len(looks)]


def interval_point(
    axes: "Axes", x: float, y: float, interval: Interval, look: Look, upright: bool = True, size: float = 7
) -> None:
    """A mean with its interval, upright or lying."""
    reach = [[max(0.0, interval.mean - interval.low)], [max(0.0, interval.high - interval.mean)]]
    way: dict[str, Any] = {"yerr": reach} if upright else {"xerr": reach}
    axes.errorbar(
        [x],
        [y],
        **way,
        color=look.day,
        marker=look.sign,
        markersize=size,
        markeredgecolor=PAPER,
        markeredgewidth=0.8,
        capsize=3,
        linestyle="none",
        linewidth=1.8,
        zorder=3,
    )


def histogram(axes: "Axes", values: ArrayLike, bins: Any = 30, look: Look = SEATS[0], label: str = "") -> None:
    """Shares of the values by where they lie; whole numbers have a bar of their own if `bins` is "whole"."""
    found = np.asarray(values, np.float64).ravel()
    edges: Any = np.arange(np.floor(found.min()), np.ceil(found.max()) + 2) - 0.5 if bins == "whole" else bins
    axes.hist(found, bins=edges, weights=np.full(len(found), 1 / len(found)), label=label or None, **look.area)
    axes.grid(axis="x", visible=False)
    percent_axis(axes.yaxis)


def lines(
    axes: "Axes",
    x: Sequence[float],
    series: Sequence[tuple[str, Sequence[float] | Sequence[Interval]]],
    looks: Sequence[Look] = SEATS,
    named: bool = True,
) -> None:
    """A line for each series with its own sign and dash, a shade for its interval, and its name at the end."""
    ends = []
    for (name, values), look in zip(series, looks, strict=False):
        means = [value.mean if isinstance(value, Interval) else float(value) for value in values]
        axes.plot(x, means, label=name, markeredgecolor=PAPER, markeredgewidth=0.8, **look.line)
        around = [value for value in values if isinstance(value, Interval)]
        if around:
            low, high = ([getattr(value, end) for value in around] for end in ("low", "high"))
            axes.fill_between(x, low, high, color=look.day, alpha=0.14, linewidth=0)
        ends.append((means[-1], float(x[len(means) - 1]), name, look.day))
    if named:
        name_ends(axes, ends)


def name_ends(axes: "Axes", ends: Iterable[tuple[float, float, str, str]]) -> None:
    """Names beside the ends of lines (height, place, name, colour), from below, none on top of another.

    To be called when the axes have the limits that they will keep.
    """
    figure: Any = axes.get_figure(root=True)
    figure.draw_without_rendering()
    lowest = -inf
    for height, place, name, colour in sorted(end for end in ends if isfinite(end[0])):
        _, y = axes.transData.transform((place, height)) * POINTS_AN_INCH / figure.dpi
        lowest = max(y, lowest + APART)
        offset: dict[str, Any] = {"xytext": (9, lowest - y), "textcoords": "offset points", "annotation_clip": False}
        ground = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.0, "alpha": 0.8}
        axes.annotate(
            name, (place, height), color=colour, va="center", weight="bold", fontsize=10, bbox=ground, **offset
        )
