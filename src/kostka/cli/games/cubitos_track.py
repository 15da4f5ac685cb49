"""Tracks of Cubitos in the terminal: the whole map, or in a compact form the part of it around the runners.

A cell of the whole map has two lines, the number of its space and its code; of a compact one both stand on one line.
Runners stand below their space. Red lines have arrows that show the way of the lap.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.tracks import JET_PACK, PITCH, SHORTCUTS, WALL, Cell, Track
from kostka.messages import say, word

CELL = 2 * PITCH  # characters from one bar to the next
INNER = CELL - 1
GROUNDS = ("white on grey23", "white on blue", "bold black on green", "bold black on white")
OTHER_ZONE = "white on grey37"  # behind every second red line
SIGNS = {
    ".": "open",
    "~": "water",
    WALL: "wall",
    "S": "start",
    "F": "finish",
    "c": "credits",
    "f": "fan",
    "x": "lose",
    "g": "gain",
    "G": "any",
    JET_PACK: "jetpack",
}


class Runner(NamedTuple):
    """A figure on a drawing: one character, its style, its space."""

    mark: str
    style: str
    space: int


class Part(NamedTuple):
    """What stands on a line of a drawing from a column on."""

    column: int
    text: str
    style: str = ""

    @property
    def end(self) -> int:
        return self.column + len(self.text)


Line = list[Part]
Row = Mapping[int, Cell]  # by half column
Rows = Sequence[Row]


def rows_of(track: Track) -> Rows:
    last = max(cell.row for cell in track.cells)
    return [{cell.half: cell for cell in track.cells if cell.row == row} for row in range(last + 1)]


def draw_track(track: Track, runners: Sequence[Runner] = ()) -> str:
    """The whole map: numbers of spaces, codes, red lines, the way of the lap and the runners."""
    rows, lines = rows_of(track), []
    for number, row in enumerate(rows):
        if number:
            lines += border(track, rows[number - 1], row)
        lines.append(cell_line(track, row, space_label, bar))
        lines.append(cell_line(track, row, code_label, arrow))
        lines += runner_line(track, row, runners)
    return "\n".join(map(markup, lines))


def draw_part(track: Track, runners: Sequence[Runner], focus: int, width: int, height: int) -> str:
    """The compact map around a space, with those runners that fit, and a line that says what is left out."""
    rows = rows_of(track)
    drawn = [[cell_line(track, row, both_labels, arrow), *runner_line(track, row, runners)] for row in rows]
    first, last = span(
        int(track.row[focus]),
        [int(track.row[runner.space]) for runner in runners],
        len(rows),
        lambda low, high: sum(map(len, drawn[low : high + 1])) < height,
    )
    columns = PITCH * (max(cell.half for cell in track.cells) + 2) + 1
    middle = PITCH * (int(track.half[focus]) + 1)
    left = max(min(middle - width // 2, columns - width), 0)
    lines = [markup(cut(line, left, left + width)) for row in drawn[first : last + 1] for line in row]
    if last - first + 1 < len(rows) or columns > width:
        lines.append(f"[dim]{say('cubitos-part', first=first + 1, last=last + 1, rows=len(rows))}[/]")
    return "\n".join(lines)


def span(focus: int, others: Sequence[int], rows: int, fit: Callable[[int, int], bool]) -> tuple[int, int]:
    """The rows to show: that of the focus, those of the others as far as they fit, and what fits around these."""
    first = last = focus
    for row in sorted(others, key=lambda row: abs(row - focus)):
        if fit(min(first, row), max(last, row)):
            first, last = min(first, row), max(last, row)
    while True:
        wider = [ends for ends in ((first, last + 1), (first - 1, last)) if ends[0] >= 0 and ends[1] < rows]
        found = [ends for ends in wider if fit(*ends)]
        if not found:
            return first, last
        first, last = min(found, key=lambda ends: abs(ends[0] + ends[1] - 2 * focus))


def draw_legend(track: Track) -> str:
    """What the codes of a track mean."""
    signs = set("".join(cell.code for cell in track.cells))
    words = [f"{sign} {word('cubitos-sign', meaning)}" for sign, meaning in SIGNS.items() if sign in signs]
    for cell in track.cells:
        if cell.space != codes.NOWHERE and track.shortcut[cell.space, 0]:
            kind, cost, target = track.shortcut[cell.space].tolist()
            words.append(f"{cell.code[1:]} {say('cubitos-shortcut', cost=cost, pay=SHORTCUTS[kind], space=target)}")
    return ", ".join([say("cubitos-legend"), *words])


# --------------------------------------------------------------------------------------------------------------- lines


def markup(line: Line) -> str:
    """A line in rich's markup, from the parts in the order of their columns."""
    text, at = "", 0
    for part in line:
        styled = f"[{part.style}]{part.text}[/]" if part.style else part.text
        text, at = text + " " * (part.column - at) + styled, part.end
    return text


def cut(line: Line, left: int, right: int) -> Line:
    """The parts that lie between two columns as a whole."""
    kept = [part for part in line if left <= part.column and part.end <= right]
    return [part._replace(column=part.column - left) for part in kept]


Label = Callable[[Track, Cell], str]
Divider = Callable[[Track, Cell | None, Cell | None], Part]


def cell_line(track: Track, row: Row, label: Label, divider: Divider) -> Line:
    """One line of the cells of a row, with what divides them."""
    line = []
    for half in sorted(row):
        cell = row[half]
        line.append(divider(track, row.get(half - 2), cell)._replace(column=PITCH * half))
        line.append(Part(PITCH * half + 1, f"{label(track, cell):^{INNER}}", shade(track, cell)))
        if half + 2 not in row:
            line.append(Part(PITCH * half + CELL, "│"))
    return line


def space_label(track: Track, cell: Cell) -> str:
    if cell.code == WALL:
        return WALL * INNER
    return str(cell.space) if is_first(track, cell) else ""


def code_label(track: Track, cell: Cell) -> str:
    return WALL * INNER if cell.code == WALL else cell.code


def both_labels(track: Track, cell: Cell) -> str:
    """The number and, if it is not just open, the code without its digit; + stands for what finds no room."""
    text = space_label(track, cell)
    if cell.code != WALL:
        text += cell.code[1:].removeprefix(".")
    return text if len(text) <= INNER else f"{text[: INNER - 1]}+"


def is_first(track: Track, cell: Cell) -> bool:
    """Start and finish have their number on their first cell."""
    return (cell.row, cell.half) == (track.row[cell.space], track.half[cell.space])


def shade(track: Track, cell: Cell) -> str:
    if cell.space == codes.NOWHERE:
        return ""
    kind = track.kind[cell.space]
    style = OTHER_ZONE if kind == codes.OPEN and track.lines[cell.space] % 2 else GROUNDS[kind]
    if kind == codes.OPEN and not cell.code.endswith("."):
        style = f"bold yellow {style.removeprefix('white ')}"
    return style


def runner_line(track: Track, row: Row, runners: Sequence[Runner]) -> list[Line]:
    """The runners below their spaces, if some stand in this row."""
    line = []
    for half in sorted(row):
        standing = [r for r in runners if r.space == row[half].space and is_first(track, row[half])]
        left = PITCH * half + 1 + (INNER - len(standing)) // 2
        line += [Part(left + i, runner.mark, runner.style) for i, runner in enumerate(standing)]
    return [line] if line else []


# ----------------------------------------------------------------------------------------------------------- red lines


def crossing(track: Track, one: Cell | None, other: Cell | None) -> tuple[int, str]:
    """The way of the lap between two cells (1 on, -1 back, 0 no line) and the style of the line between them."""
    if one is None or other is None or codes.NOWHERE in (one.space, other.space):
        return 0, ""
    behind, beyond = int(one.code[0]), int(other.code[0])
    if {behind, beyond} == {0, track.red_lines}:
        return (1 if beyond == 0 else -1), "bold"
    return (beyond > behind) - (beyond < behind), "bold red"


def bar(track: Track, before: Cell | None, cell: Cell | None) -> Part:
    """Between two cells of a row: a thin wall, a red line, or the start line."""
    way, style = crossing(track, before, cell)
    return Part(0, ("┃" if "red" in style else "║") if way else "│", style if way else "")


def arrow(track: Track, before: Cell | None, cell: Cell | None) -> Part:
    """The same where a line also shows the way of the lap."""
    way, style = crossing(track, before, cell)
    return Part(0, "►" if way > 0 else "◄", style) if way else bar(track, before, cell)


def border(track: Track, above: Row, below: Row) -> list[Line]:
    """The red lines and the start line between two rows, if any; with an arrow unless they just lead downwards."""
    found = {
        PITCH * max(half, lower): crossing(track, above[half], below.get(lower))
        for half in sorted(above)
        for lower in (half - 1, half + 1)
    }
    pieces = {column: piece for column, piece in found.items() if piece[0]}
    line = []
    for way, style, columns in runs(pieces):
        begin, end = columns[0], columns[-1] + PITCH
        text = ("━" if "red" in style else "═") * (end - begin + (end not in pieces))
        goes_down = {begin, end} & bars(track, above) and {begin, end} & bars(track, below)
        if len(columns) > 1 or not goes_down:
            middle = len(text) // 2
            text = f"{text[:middle]}{'▼' if way > 0 else '▲'}{text[middle + 1 :]}"
        line.append(Part(begin, text, style))
    return [line] if line else []


def bars(track: Track, row: Row) -> set[int]:
    """The columns in which a line crosses a row."""
    return {PITCH * half for half in row if crossing(track, row.get(half - 2), row[half])[0]}


def runs(pieces: Mapping[int, tuple[int, str]]) -> list[tuple[int, str, list[int]]]:
    """Pieces of one line that lie side by side: the way across, the style, the columns."""
    found: list[tuple[int, str, list[int]]] = []
    for column, (way, style) in sorted(pieces.items()):
        if found and found[-1][:2] == (way, style) and found[-1][2][-1] + PITCH == column:
            found[-1][2].append(column)
        else:
            found.append((way, style, [column]))
    return found
