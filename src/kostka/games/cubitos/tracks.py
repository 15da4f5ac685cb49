"""Tracks as data: a drawn map in a TOML file becomes arrays over numbered spaces.

Space 0 is the start and the last space the finish, one space each however many cells they cover; the others are
numbered in reading order. docs/cubitos-tracks.md explains how to write a track.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kostka.core.declare.messages import Message, in_json
from kostka.core.errors import KostkaError
from kostka.core.reading import read_text, read_toml
from kostka.games.cubitos.compiled import state as codes

LANGUAGES = ("en", "pl", "uk")
SOURCES = ("house", "fan transcription", "box")

SHORTCUTS = ("none", "money", "feet")

PITCH = 3  # characters of half a column, in the map and in the drawing
CODE = re.compile("[0-9](?:[.~SFJ]|[<>][0-9]|[cfxgG][cfxgG0-9]*)")
ICON = re.compile("([cfxgG])([0-9]*)")
WALL = "#"
JET_PACK = "J"
GROUNDS = {"~": codes.WATER, "S": codes.START, "F": codes.FINISH}  # every other cell is open
AMOUNTS = tuple("123456789")
MAX_PRICE = 20
LONGEST_TEXT = 6000  # characters of one track
FIELDS = ("names", "source", "sources", "map", "shortcuts")

Ints = npt.NDArray[np.int16]


class TrackError(KostkaError):
    """A track that cannot be raced on, with the place and what would be right there."""


class Cell(NamedTuple):
    """A brick of the map; walls belong to no space."""

    row: int
    half: int
    code: str
    space: int


@dataclass(frozen=True, eq=False)
class Track:
    id: str
    names: Mapping[str, str]
    source: str
    sources: Mapping[str, str]  # values whose source is another
    red_lines: int
    lap: int  # feet of the shortest lap on land
    cells: tuple[Cell, ...]
    kind: Ints  # [n] OPEN, WATER, START or FINISH
    neighbours: Ints  # [n, MAX_NEIGHBOURS], ascending, then NOWHERE
    lines: Ints  # [n] red lines behind the space
    reward: Ints  # [n, 2, 2] up to two icons, each a kind and an amount
    shortcut: Ints  # [n, 3] kind, cost, target
    jetpack: Ints  # [n] 0 or 1
    distance: Ints  # [n] feet from the start on land; water and islands: waded from the nearest land
    left: Ints  # [n] feet to the finish, counted in the same way
    row: Ints  # [n] of the first cell of a space
    half: Ints

    @property
    def spaces(self) -> int:
        return len(self.kind)


# --------------------------------------------------------------------------------------------------------- loading


TRACKS = Path(__file__).parent / "data" / "tracks"


@lru_cache
def track_ids() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in TRACKS.glob("*.toml")))


@lru_cache(maxsize=64)
def load_track(id_or_text: str) -> Track:
    """A track of Kostka by its id, or one of your own, which is a TOML text."""
    if "\n" not in id_or_text:
        if id_or_text not in track_ids():
            raise TrackError("cubitos-no-track", given=in_json(id_or_text), known=track_ids())
        path = TRACKS / f"{id_or_text}.toml"
        return read_track(id_or_text, read_toml(read_text(path), str(path), TrackError))
    if len(id_or_text) > LONGEST_TEXT:
        raise TrackError("cubitos-track-too-long", most=LONGEST_TEXT)
    data = read_toml(id_or_text, Message("core-this-text"), TrackError)
    return read_track(str(data.pop("id", "own")), data)


def read_track(id: str, data: Mapping[str, Any]) -> Track:
    """A track from the content of its file."""
    names, source, sources = read_head(id, data)
    cells = number(id, read_map(id, data.get("map")))
    first = [cell for _, cell in sorted({cell.space: cell for cell in reversed(cells) if cell.code != WALL}.items())]
    kind = array([GROUNDS.get(cell.code[1], codes.OPEN) for cell in first])
    lines = array([int(cell.code[0]) for cell in first])
    neighbours = read_neighbours(id, cells, lines)
    dry = walk(neighbours, kind, 0)
    distance = wade(neighbours, dry)
    check_ways(id, first, dry, distance)
    return Track(
        id=id,
        names=names,
        source=source,
        sources=sources,
        red_lines=int(lines[-1]),
        lap=int(distance[-1]),
        cells=cells,
        kind=kind,
        neighbours=neighbours,
        lines=lines,
        reward=array([read_reward(id, cell) for cell in first]),
        shortcut=read_shortcuts(id, first, data.get("shortcuts", {})),
        jetpack=array([cell.code[1] == JET_PACK for cell in first]),
        distance=distance,
        left=wade(neighbours, walk(neighbours, kind, len(first) - 1)),
        row=array([cell.row for cell in first]),
        half=array([cell.half for cell in first]),
    )


def array(values: Any) -> Ints:
    """An array that nobody can change."""
    result = np.array(values, np.int16)
    result.flags.writeable = False
    return result


def place(cell: Cell) -> Message:
    return Message("cubitos-cell", code=in_json(cell.code), row=cell.row, half=cell.half)


def read_head(id: str, data: Mapping[str, Any]) -> tuple[Mapping[str, str], str, Mapping[str, str]]:
    for field in data:
        if field not in FIELDS:
            raise TrackError("cubitos-track-no-field", track=id, given=in_json(field), known=FIELDS)
    names, source, sources = all_names(data.get("names")), data.get("source"), data.get("sources", {})
    if not names:
        raise TrackError("cubitos-track-names", track=id, others=LANGUAGES[1:])
    if not isinstance(sources, dict):
        raise TrackError("cubitos-track-sources", track=id)
    for value in (source, *sources.values()):
        if value not in SOURCES:
            raise TrackError("cubitos-track-source", track=id, given=in_json(value), known=SOURCES)
    return names, str(source), sources


def is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def all_names(names: Any) -> dict[str, str] | None:
    """A name in every language, the English one where a file has no other; None where these are no names."""
    known = isinstance(names, dict) and "en" in names and names.keys() <= set(LANGUAGES)
    if not known or not all(map(is_text, names.values())):
        return None
    return {language: names.get(language, names["en"]) for language in LANGUAGES}


def read_map(id: str, text: Any) -> list[Cell]:
    """The bricks of a drawn map, not numbered yet."""
    if not is_text(text):
        raise TrackError("cubitos-track-no-map", track=id)
    if "\t" in text:
        raise TrackError("cubitos-track-tab", track=id)
    cells: list[Cell] = []
    for row, line in enumerate(text.rstrip().split("\n")):
        for found in re.finditer(r"\S+", line):
            at = found.start()
            cell = Cell(row, at // PITCH, found.group(), codes.NOWHERE)
            if at % PITCH:
                raise TrackError("cubitos-track-column", track=id, code=in_json(cell.code), row=row, at=at, pitch=PITCH)
            if cell.code != WALL and not CODE.fullmatch(cell.code):
                raise TrackError("cubitos-track-no-cell", track=id, cell=place(cell))
            if cells and (row + cell.half + cells[0].row + cells[0].half) % 2:
                raise TrackError("cubitos-track-bricks", track=id, cell=place(cell), shift=PITCH, apart=2 * PITCH)
            cells.append(cell)
    return cells


def number(id: str, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The start becomes space 0, the finish the last one, all cells between are numbered in reading order."""
    check_line(id, cells, "S", "start")
    check_line(id, cells, "F", "finish")
    spaces = sum(cell.code[1:] not in ("", "S", "F") for cell in cells) + 2
    if spaces > codes.MAX_SPACES:
        raise TrackError("cubitos-track-too-big", track=id, given=spaces, most=codes.MAX_SPACES)
    ends, between = {"": codes.NOWHERE, "S": 0, "F": spaces - 1}, count(1)
    numbers = (ends[cell.code[1:]] if cell.code[1:] in ends else next(between) for cell in cells)
    return tuple(cell._replace(space=space) for cell, space in zip(cells, numbers, strict=True))


def check_line(id: str, cells: Sequence[Cell], letter: str, word: str) -> None:
    """The start and the finish are one space each, cut into bricks on the map only."""
    parts = [cell for cell in cells if cell.code[1:] == letter]
    if not parts:
        raise TrackError("cubitos-track-no-line", track=id, line=word, letter=letter)
    lines = "0" if letter == "S" else parts[0].code[0]
    for part in parts:
        if part.code[0] != lines:
            raise TrackError("cubitos-track-line-digit", track=id, cell=place(part), line=word, lines=lines)
    if not hang_together(parts, [cell for cell in cells if cell.code[1:] in ("S", "F")]):
        raise TrackError("cubitos-track-two-lines", track=id, line=word)


def hang_together(parts: Sequence[Cell], line: Sequence[Cell]) -> bool:
    """Whether all parts can be reached from the first over the cells of the start and finish line."""
    queue = [(parts[0].row, parts[0].half)]
    unreached = {(cell.row, cell.half) for cell in line}.difference(queue)
    for row, half in queue:
        found = unreached & set(around(row, half))
        unreached -= found
        queue += found
    return unreached.isdisjoint((part.row, part.half) for part in parts)


def around(row: int, half: int) -> Iterator[tuple[int, int]]:
    """The six bricks that touch a brick."""
    for down, right in ((-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1)):
        yield row + down, half + right


def read_neighbours(id: str, cells: Sequence[Cell], lines: Ints) -> Ints:
    """Who touches whom. No way leads over the start line: from no red line behind to all of them, or back. [10]"""
    spaces = {(cell.row, cell.half): cell for cell in cells if cell.code != WALL}
    touching: list[set[int]] = [set() for _ in lines]
    digits = lines.tolist()
    for (row, half), cell in spaces.items():
        for spot in around(row, half):
            other = spaces.get(spot)
            if other is None or other.space == cell.space:
                continue
            behind = sorted((digits[cell.space], digits[other.space]))
            if behind == [0, digits[-1]]:
                continue
            if behind[1] - behind[0] > 1:
                raise TrackError("cubitos-track-neighbours", track=id, cell=place(cell), other=place(other))
            touching[cell.space].add(other.space)
    for space, others in enumerate(touching):
        if len(others) > codes.MAX_NEIGHBOURS:
            raise TrackError(
                "cubitos-track-crowded", track=id, space=space, given=len(others), most=codes.MAX_NEIGHBOURS
            )
    return array([sorted(others) + [codes.NOWHERE] * (codes.MAX_NEIGHBOURS - len(others)) for others in touching])


def walk(neighbours: Ints, kind: Ints, origin: int) -> Ints:
    """Feet from a space to all that can be reached on land. The finish is never passed through."""
    feet = np.full(len(kind), codes.NOWHERE, np.int16)
    feet[origin] = 0
    return spread(neighbours, feet, kind != codes.WATER)


def wade(neighbours: Ints, feet: Ints) -> Ints:
    """The same for the spaces that a walk does not reach: feet to the nearest land, then from there through water."""
    return spread(neighbours, feet, feet == codes.NOWHERE)


def spread(neighbours: Ints, feet: Ints, passable: npt.NDArray[np.bool_]) -> Ints:
    result, touching, free, finish = feet.tolist(), neighbours.tolist(), passable.tolist(), len(feet) - 1
    for steps in range(len(result)):
        for space in [space for space, reached in enumerate(result) if reached == steps]:
            for other in touching[space] if space != finish or steps == 0 else ():
                if other != codes.NOWHERE and result[other] == codes.NOWHERE and free[other]:
                    result[other] = steps + 1
    return array(result)


def check_ways(id: str, first: Sequence[Cell], dry: Ints, distance: Ints) -> None:
    red_lines = int(first[-1].code[0])
    if red_lines < 2:
        raise TrackError("cubitos-track-red-lines", track=id, given=red_lines)
    for cell in first:
        if int(cell.code[0]) > red_lines:
            raise TrackError("cubitos-track-beyond", track=id, cell=place(cell), lines=red_lines)
        if distance[cell.space] == codes.NOWHERE:
            raise TrackError("cubitos-track-unreachable", track=id, cell=place(cell))
    if dry[-1] == codes.NOWHERE:
        raise TrackError("cubitos-track-no-way", track=id)


def read_reward(id: str, cell: Cell) -> list[list[int]]:
    found = ICON.findall(cell.code)
    if len(found) > 2 or any((letter in "cg") != (amount in AMOUNTS) for letter, amount in found):
        raise TrackError("cubitos-track-reward", track=id, cell=place(cell))
    worth = {"c": codes.CREDITS, "f": codes.FAN, "x": codes.LOSE_DIE, "g": codes.GAIN_DIE, "G": codes.GAIN_DIE}
    reward = [[worth[letter], codes.ANY_COST if letter == "G" else int(amount or 1)] for letter, amount in found]
    return reward + [[codes.NO_REWARD, 0]] * (2 - len(reward))


def read_shortcuts(id: str, first: Sequence[Cell], table: Any) -> Ints:
    """Each >1 leads to its <1 at the price that the table of shortcuts names."""
    result = [(codes.NO_SHORTCUT, 0, codes.NOWHERE)] * len(first)
    entries = {cell: cell.code[2:] for cell in first if cell.code[1] == ">"}
    targets = {cell: cell.code[2:] for cell in first if cell.code[1] == "<"}
    if not isinstance(table, dict):
        raise TrackError("cubitos-track-shortcuts", track=id)
    for mark in sorted({*table, *entries.values(), *targets.values()}):
        if list(targets.values()).count(mark) != 1 or mark not in entries.values() or mark not in table:
            raise TrackError("cubitos-track-shortcut", track=id, mark=mark)
    for cell, mark in entries.items():
        target = next(target for target, name in targets.items() if name == mark)
        result[cell.space] = (*read_price(id, mark, table[mark]), target.space)
    return array(result)


def read_price(id: str, mark: str, price: Any) -> tuple[int, int]:
    if isinstance(price, dict) and len(price) == 1:
        (pay, cost), *_ = price.items()
        if pay in SHORTCUTS[1:] and type(cost) is int and 1 <= cost <= MAX_PRICE:
            return SHORTCUTS.index(pay), cost
    raise TrackError("cubitos-track-price", track=id, mark=mark, given=in_json(price), most=MAX_PRICE)
