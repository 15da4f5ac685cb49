"""The speeds of the last `make bench` as a picture.

    python -m benchmarks.picture

draws it anew from what the run has written.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.environment import ROOT
from kostka.studies.plots import FAINT, INK, Look, by_night, game_looks, new_figure, styled, to_svg

RESULTS = ROOT / "benchmarks" / "results" / "latest.json"
PICTURE = ROOT / "docs" / "images" / "speed.svg"
OTHERS = Look(FAINT, "")  # by night as all fainter ink
WIDTH, ROW, HEAD = 8.4, 0.235, 0.62  # inches: of the picture, of a bar, of what is around the bars of a race
LEAST = 1_000  # decisions a second, where bars begin
TICKS = {1e3: "1 k", 1e4: "10 k", 1e5: "100 k", 1e6: "1 M"}
ROOM = 3  # times the longest bar, for what is written beside it


@dataclass(frozen=True)
class Bar:
    label: str
    speed: float
    look: Look


def draw(path: Path = PICTURE) -> None:
    races: dict[str, list[dict[str, Any]]] = json.loads(RESULTS.read_text(encoding="utf-8"))["speed"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(picture({name: bars_of(race) for name, race in races.items()}), encoding="utf-8")


def bars_of(race: Sequence[dict[str, Any]]) -> list[Bar]:
    """Whoever was measured, the fastest first."""
    bars = [
        Bar(
            f"{each['title']}: {each['how']}",
            speed_of(each["samples"]),
            game_looks().get(each["id"].split()[0], OTHERS),
        )
        for each in race
        if each["samples"] and not each["missing"]
    ]
    return sorted(bars, key=lambda bar: -bar.speed)


def speed_of(samples: Sequence[dict[str, Any]]) -> float:
    return float(median(sample["decisions"] / sample["seconds"] for sample in samples))


def picture(races: dict[str, list[Bar]]) -> str:
    """Bars of every race below each other, over one scale in powers of ten."""
    heights = [HEAD + ROW * len(bars) for bars in races.values()]
    with styled():
        figure = new_figure((WIDTH, sum(heights)))
        rows = figure.subplots(len(races), 1, sharex=True, squeeze=False, height_ratios=heights)[:, 0]
        for axes, (name, bars) in zip(rows, races.items(), strict=True):
            draw_race(axes, name, bars)
        fastest = max(bar.speed for bars in races.values() for bar in bars)
        rows[-1].set_xscale("log")
        rows[-1].set_xlim(LEAST, ROOM * fastest)
        rows[-1].set_xticks(list(TICKS), TICKS.values())
        rows[-1].set_xlabel("decisions a second on one core")
        return by_night(to_svg(figure))


def draw_race(axes: Any, name: str, bars: Sequence[Bar]) -> None:
    for row, bar in enumerate(bars):
        axes.barh(row, bar.speed, height=0.72, **bar.look.area)
        axes.annotate(
            shown(bar.speed), (bar.speed, row), xytext=(4, 0), textcoords="offset points", va="center", fontsize=9
        )
    axes.set_title(name[0].upper() + name[1:])
    axes.set_yticks(range(len(bars)), [bar.label for bar in bars], fontsize=9)
    axes.set_ylim(len(bars) - 0.5, -0.5)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0, labelcolor=INK)
    axes.tick_params(axis="x", which="minor", length=0)


def shown(speed: float) -> str:
    """Three figures: 3.42 M, 41.3 k."""
    value, unit = (speed / 1e6, "M") if speed >= 1e6 else (speed / 1e3, "k")
    return f"{value:.{0 if value >= 100 else 1 if value >= 10 else 2}f} {unit}"


if __name__ == "__main__":
    draw()
