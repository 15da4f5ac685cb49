"""The page of a study: one HTML file with its style, fonts and pictures inside."""

import platform
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from html import escape
from itertools import groupby
from math import isnan
from pathlib import Path

from kostka import __version__
from kostka.core.declare.messages import Message
from kostka.core.registry import find_game
from kostka.lab.crew import cores
from kostka.lab.statistics import Interval
from kostka.messages import current, say
from kostka.studies import Run, Study, plots
from kostka.studies.report import Drawn, Plot, Report, Shown, Table, Value, figure, shown, shown_range
from kostka.studies.typeface import faces

HERE = Path(__file__).parent
ALL_LETTERS = "aęї"  # one of every part of the typeface
DENSE_COLUMNS = 6  # a table with more shows intervals below their means
SECONDS_SHOWN = 400  # longer runtimes are shown in minutes


def page(study: Study, report: Report, is_quick: bool, facts: Mapping[str, str], parts: Sequence[Shown]) -> str:
    """The whole page, in the language in use."""
    lines = "\n".join([heading(study, is_quick), *cards(parts), about_itself(study, report, facts)])
    return f"""\
<!doctype html>
<html lang="{current()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(say("study-page", title=study.title))}</title>
<meta name="description" content="{escape(str(study.about))}">
<style>
{style()}
</style>
</head>
<body>
{banner()}
<main lang="{current()}">
{lines}
</main>
</body>
</html>
"""


def style() -> str:
    """Fonts, colours and layout; pictures go dark with the page."""
    night = f"@media screen and (prefers-color-scheme: dark) {{\n{plots.night_rules()}\n}}"
    return "\n".join([*faces(ALL_LETTERS), (HERE / "style.css").read_text(encoding="utf-8"), night])


def banner() -> str:
    logo = (HERE / "logo.svg").read_text(encoding="utf-8").strip()
    return f'<header class="bar">{logo}<b>Kostka</b><span>{say("study-studies")}</span></header>'


def heading(study: Study, is_quick: bool) -> str:
    quick = f'<p class="quick">{escape(say("study-is-quick"))}</p>' if is_quick else ""
    title, about = escape(str(study.title)), escape(str(study.about))
    return f'<div class="head"><h1>{title}</h1><p class="lead">{about}</p>{quick}</div>'


# ---------------------------------------------------------------------------------------------------------------- parts


def cards(parts: Sequence[Shown]) -> Iterator[str]:
    """A card for each table and picture, and one for the paragraphs between them."""
    for number, (kind, alike) in enumerate(groupby(parts, type), 1):
        if kind is Message:
            text = "\n".join(f"<p>{escape(str(paragraph))}</p>" for paragraph in alike)
            yield f'<section class="card text">{text}</section>'
        for i, part in enumerate(alike):
            if isinstance(part, Table):
                yield table_of(part, f"{number}-{i}")
            elif isinstance(part, Drawn):
                yield figure_of(part)


def table_of(table: Table, number: str) -> str:
    """The first column names the rows; a wide table scrolls within its card."""
    head = "".join(f'<th scope="col"{side(table, i)}>{escape(str(text))}</th>' for i, text in enumerate(table.columns))
    title = escape(str(table.title))
    rows = "\n".join(row_of(table, row) for row in table.rows)
    dense = ' class="dense"' if len(table.columns) > DENSE_COLUMNS else ""
    return (
        f'<section class="card"><h2 id="table-{number}">{title}</h2>\n'
        f'<div class="scroll" tabindex="0" role="region" aria-labelledby="table-{number}">'
        f'<table{dense}><caption class="unseen">{title}</caption>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div></section>"
    )


def row_of(table: Table, row: Sequence[Value]) -> str:
    first, *rest = map(cell, row, table.formats)
    cells = "".join(f"<td{side(table, i)}>{text}</td>" for i, text in enumerate(rest, 1))
    return f'<tr><th scope="row"{side(table, 0)}>{first}</th>{cells}</tr>'


def side(table: Table, column: int) -> str:
    """Numbers are aligned to the right."""
    numbers = any(isinstance(row[column], int | float | Interval) for row in table.rows)
    return ' class="number"' if numbers else ""


def cell(value: Value, format: str) -> str:
    if isinstance(value, Interval) and not isnan(value.mean):
        return f"{figure(value.mean, format)} <small>{escape(shown_range(value, format))}</small>"
    return escape(shown(value, format))


def figure_of(picture: Drawn) -> str:
    """A picture, its title above and its caption below; both describe it to screen readers."""
    plot = picture.plot
    title, caption = escape(str(plot.title)), escape(str(plot.caption))
    return (
        f'<section class="card"><h2 id="{plot.name}-title">{title}</h2>\n'
        f'<figure><div class="scroll" tabindex="0">{inline(picture)}</div>'
        f'<figcaption id="{plot.name}-caption">{caption}</figcaption></figure></section>'
    )


def inline(picture: Drawn) -> str:
    """The drawing without header and metadata; ids get a prefix, to be unique on the page."""
    name = picture.plot.name
    drawing = picture.svg[picture.svg.index("<svg") :]
    drawing = re.sub(r"<(metadata|title)>.*?</\1>", "", drawing, flags=re.DOTALL)
    drawing = re.sub(r'\b(id="|xlink:href="#|url\(#)', rf"\g<1>{name}-", drawing)
    label = f'<svg role="img" aria-labelledby="{name}-title" aria-describedby="{name}-caption" '
    return drawing.replace("<svg ", label, 1).rstrip()


# -------------------------------------------------------------------------------------------------- how it was made


def about_itself(study: Study, report: Report, facts: Mapping[str, str]) -> str:
    """How to make the report again, and the files beside it."""
    rows = "".join(f"<div><dt>{escape(name)}</dt><dd>{text}</dd></div>" for name, text in facts.items())
    pictures = [part.name for part in report.parts if isinstance(part, Plot)]
    drawings = [f"{name}.{kind}" for name in pictures for kind in ("svg", "png")]
    files = [f"{study.name}-{file}" for file in (*drawings, *(f"{table}.csv" for table in report.data))]
    links = " ".join(f'<a href="{escape(file)}">{escape(file)}</a>' for file in files)
    return (
        f'<footer class="card"><h2>{say("study-how")}</h2><dl>{rows}</dl>'
        f'<h3>{say("study-files")}</h3><p class="files">{links}</p></footer>'
    )


def facts(study: Study, run: Run, command: str, seconds: float) -> dict[str, str]:
    """How a report was made: HTML by its name."""
    rules = ", ".join(f"{say(id)} {find_game(id).version}" for id in study.games)
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return {
        say("study-fact-command"): f"<code>{escape(command)}</code>",
        say("study-fact-size"): say("study-size-quick") if run.quick else say("study-size-full"),
        say("study-fact-seed"): str(run.seed),
        say("study-fact-version"): escape(__version__),
        say("study-fact-rules"): escape(rules),
        say("study-fact-date"): date.today().isoformat(),
        say("study-fact-machine"): escape(say("study-machine", cores=cores(), machine=system)),
        say("study-fact-runtime"): duration(seconds),
    }


def duration(seconds: float) -> str:
    if seconds < SECONDS_SHOWN:
        return say("study-seconds", seconds=figure(seconds, ".1f"))
    return say("study-minutes", minutes=figure(seconds / 60, ".1f"))
