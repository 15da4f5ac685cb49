"""Tables of simulated games: a row for every game or for every decision, in memory and in Parquet files.

A file has all that its positions can be read with: the game, its rules, the options. Its bytes follow from the seed.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka import __version__
from kostka.core.declare.messages import in_json, shorten
from kostka.core.declare.options import parse_options
from kostka.core.errors import KostkaError
from kostka.core.game import Board, Game, State
from kostka.core.position import Position
from kostka.core.reading import named_file, naming_file, part_of
from kostka.core.registry import find_game
from kostka.lab.extras import needed
from kostka.lab.series import Series
from kostka.lab.statistics import win_shares

GAMES, DECISIONS = KINDS = "games", "decisions"
KEY = b"kostka"  # of the metadata of a file
FORMAT = 1
GROUP = 1 << 15  # rows after which a group of them ends, with the game that they belong to

ENDS = ("place", "score", "share")
DECISION_COLUMNS = ("game", "ply", "seat", "move", "text", "choices", "position", *ENDS)
# The types of columns in Arrow; texts and positions have types of their own.
TYPES = {"ply": "int32", "seat": "int8", "move": "int16", "choices": "int16"}
TYPES |= {"game": "int64", "decisions": "int32", "place": "int16", "score": "int32", "share": "float64"}

Columns = dict[str, NDArray[Any]]


# -------------------------------------------------------------------------------------------------------------- columns


@dataclass(frozen=True)
class Chunk:
    """Consecutive games from `first` on. Places and scores have a row per game and a column per seat.

    `rows` are the decisions in the order of game and ply, with the state before each of them (`recording.row_type`),
    `finals` the states in which games ended: None where they were not asked for. `seconds` is how long the games took.
    """

    first: int
    places: NDArray[np.int16]
    scores: NDArray[np.int32]
    decisions: NDArray[np.int32]
    rows: Any = None
    finals: Any = None
    seconds: float = 0.0

    def columns(self) -> Columns:
        """A row for every decision if there are any, else for every game."""
        return self.by_game() if self.rows is None else self.by_decision()

    def by_game(self) -> Columns:
        numbers = np.arange(self.first, self.first + len(self.places))
        parts: Columns = {"place": self.places, "score": self.scores, "share": win_shares(self.places)}
        columns: Columns = {"game": numbers, "decisions": self.decisions}
        for seat in range(self.places.shape[1]):
            columns |= {f"{name}_{seat}": np.ascontiguousarray(part[:, seat]) for name, part in parts.items()}
        return columns

    def by_decision(self) -> Columns:
        """Positions are as they lie in memory."""
        columns = {name: np.ascontiguousarray(self.rows[name]) for name in ("game", "ply", "seat", "move", "choices")}
        at = columns["game"] - self.first, columns["seat"]
        ends = {"place": self.places[at], "score": self.scores[at], "share": win_shares(self.places)[at]}
        return {**columns, "position": np.ascontiguousarray(without_fields(self.rows["state"])), **ends}


def without_fields(states: NDArray[Any]) -> NDArray[np.void]:
    """Records as bytes without fields: NumPy would copy them field by field."""
    return states.view(np.dtype((np.void, states.dtype.itemsize)))


def join_records(parts: Sequence[NDArray[Any]]) -> NDArray[Any]:
    """The records of all parts."""
    return np.concatenate([without_fields(part) for part in parts]).view(parts[0].dtype)


def spell_out(columns: Columns, texts: Sequence[str]) -> Columns:
    """Decisions with their moves in words, and positions as bytes of Python."""
    positions = np.empty(len(columns["position"]), object)
    positions[:] = [position.tobytes() for position in columns["position"]]
    words = {"text": np.array(texts)[columns["move"]], "position": positions}
    return {name: words[name] if name in words else columns[name] for name in DECISION_COLUMNS}


# --------------------------------------------------------------------------------------------------------------- tables


@dataclass(frozen=True)
class Form:
    """What a table of games looks like, and what its games follow from."""

    series: Series
    bots: tuple[str, ...]
    games: int
    rows: str

    @property
    def game(self) -> Game:
        return self.series.game

    @cached_property
    def metadata(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "kostka": __version__,
            **self.series.to_json(),
            "bots": list(self.bots),
            "games": self.games,
            "rows": self.rows,
            "position": fields_of(self.game),
        }

    @cached_property
    def texts(self) -> list[str]:
        return self.series.names.texts

    @cached_property
    def schema(self) -> Any:
        arrow = needed("pyarrow", "lab")
        types = {name: arrow.type_for_alias(alias) for name, alias in TYPES.items()}
        types["text"] = arrow.dictionary(arrow.int16(), arrow.string())
        types["position"] = arrow.binary(self.game.state.type.itemsize)
        by_seat = (f"{end}_{seat}" for seat in range(len(self.bots)) for end in ENDS)
        names = DECISION_COLUMNS if self.rows == DECISIONS else ("game", "decisions", *by_seat)
        return arrow.schema(
            [arrow.field(name, types[name.partition("_")[0]], nullable=False) for name in names],
            metadata={KEY: json.dumps(self.metadata, ensure_ascii=False)},
        )

    def table(self, columns: Columns) -> Any:
        """Columns as a table of Arrow."""
        arrow = needed("pyarrow", "lab")
        return arrow.table([self.column(arrow, columns, field) for field in self.schema], schema=self.schema)

    def column(self, arrow: Any, columns: Columns, field: Any) -> Any:
        if field.name == "text":
            return arrow.DictionaryArray.from_arrays(arrow.array(columns["move"]), arrow.array(self.texts))
        values = columns[field.name]
        if field.name == "position":
            return arrow.FixedSizeBinaryArray.from_buffers(field.type, len(values), [None, arrow.py_buffer(values)])
        return arrow.array(values, field.type)


def fields_of(game: Game) -> list[Any]:
    """The fields of a position, each with its type and its shape."""
    fields: Mapping[str, Any] = game.state.type.fields or {}
    return [[name, kind.base.str, list(kind.shape)] for name, (kind, *_) in fields.items()]


class Writer:
    """A Parquet file that grows while games are played, and has its name only when it is finished.

    A group of rows ends with the game that fills it, however many workers play and however games come in.
    """

    def __init__(self, path: str | os.PathLike[str], form: Form) -> None:
        self.path, self.form = named_file(path), form
        self.pending: list[Columns] = []
        self.waiting = 0
        parquet = needed("pyarrow.parquet", "lab")
        self.parts = ExitStack()
        with naming_file(self.path):
            self.target = self.path.resolve()
            if self.target.is_dir():
                raise IsADirectoryError(21, os.strerror(21))
            self.part = self.parts.enter_context(part_of(self.target))
            self.file = self.part.open("wb")
        packed = ["text"] if form.rows == DECISIONS else False
        self.writer = parquet.ParquetWriter(self.file, form.schema, compression="zstd", use_dictionary=packed)

    def add(self, columns: Columns) -> None:
        """Rows of whole games, which follow those that came before."""
        ends = np.flatnonzero(np.diff(columns["game"], append=-1)) + 1
        begin = 0
        while (at := int(np.searchsorted(ends, begin + GROUP - self.waiting))) < len(ends):
            self.take(columns, begin, int(ends[at]))
            self.flush()
            begin = int(ends[at])
        self.take(columns, begin, int(ends[-1]))

    def take(self, columns: Columns, begin: int, end: int) -> None:
        self.pending.append({name: values[begin:end] for name, values in columns.items()})
        self.waiting += end - begin

    def flush(self) -> None:
        """The rows that wait, as a group of their own."""
        columns = {name: np.concatenate([part[name] for part in self.pending]) for name in self.pending[0]}
        with naming_file(self.path):
            self.writer.write_table(self.form.table(columns), row_group_size=self.waiting)
        self.pending, self.waiting = [], 0

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, kind: Any, *_: Any) -> None:
        """Give the file its name; what is not finished is not kept."""
        try:
            if kind is None:
                with naming_file(self.path):
                    if self.waiting:
                        self.flush()
                    self.writer.close()
                    self.file.close()
                    self.part.replace(self.target)
        finally:
            with suppress(OSError):
                self.writer.close()
            with suppress(OSError):
                self.file.close()
            self.parts.close()


# -------------------------------------------------------------------------------------------------------------- reading


class Dataset:
    """A file of simulated games: what they follow from, its rows, and its positions as states."""

    def __init__(self, path: Path, metadata: Mapping[str, Any]) -> None:
        self.path, self.metadata = path, metadata

    @cached_property
    def game(self) -> Game:
        """The game, whose rules are those of the file."""
        game = find_game(self.metadata["game"])
        if self.metadata["rules"] != game.version or self.metadata["position"] != fields_of(game):
            told = {"game": game.name, "found": self.metadata["rules"], "here": game.version}
            raise KostkaError("lab-dataset-rules", file=str(self.path), kostka=str(self.metadata["kostka"]), **told)
        return game

    @cached_property
    def board(self) -> Board:
        return self.game.set_board(parse_options(self.game.options, self.metadata["options"]), self.metadata["seats"])

    def table(self, columns: Sequence[str] | None = None) -> Any:
        """The rows as a table of Arrow, of these columns or of all."""
        return open_parquet(self.path).read(columns=columns)

    def groups(self, columns: Sequence[str] | None = None) -> Iterator[Any]:
        """The rows group by group, for files that memory does not hold."""
        file = open_parquet(self.path)
        for group in range(file.num_row_groups):
            yield file.read_row_group(group, columns=columns)

    def decode(self, position: bytes) -> State:
        """The state that a position is the bytes of, which the rules take together with `board`."""
        size = self.game.state.type.itemsize
        if not isinstance(position, bytes | bytearray | memoryview) or len(position) != size:
            raise KostkaError("lab-dataset-position", game=self.game.name, size=size, given=shorten(position))
        return np.frombuffer(bytearray(position), self.game.state.type)

    def position(self, position: bytes) -> dict[str, Any]:
        """The whole position as JSON values, with which `kostka.load` goes on."""
        return Position(self.game, self.board, self.decode(position)).dump()

    def positions(self, column: Any) -> NDArray[Any]:
        """All states of a column in one array; a column of Arrow is not copied where it is in one piece."""
        if hasattr(column, "combine_chunks"):
            column = column.combine_chunks()
        if hasattr(column, "buffers"):
            return self.in_place(column)
        whole = b"".join(self.decode(position).tobytes() for position in column)
        return np.frombuffer(whole, self.game.state.type)

    def in_place(self, column: Any) -> NDArray[Any]:
        size = self.game.state.type.itemsize
        if getattr(column.type, "byte_width", None) != size:
            raise KostkaError("lab-dataset-position", game=self.game.name, size=size, given=str(column.type))
        return np.frombuffer(column.buffers()[1], self.game.state.type, len(column), column.offset * size)


def read(path: str | os.PathLike[str]) -> Dataset:
    """A file that `simulate` has written. Its rows are read when they are asked for."""
    named = named_file(path)
    found = (open_parquet(named).schema_arrow.metadata or {}).get(KEY)
    try:
        metadata = json.loads(found or b"null")
    except ValueError:
        metadata = None
    if not isinstance(metadata, dict) or "format" not in metadata:
        raise KostkaError("lab-dataset-foreign", file=str(named))
    if metadata["format"] != FORMAT:
        raise KostkaError("lab-dataset-format", file=str(named), found=in_json(metadata["format"]), known=FORMAT)
    return Dataset(named, metadata)


def open_parquet(path: Path) -> Any:
    parquet, arrow = needed("pyarrow.parquet", "lab"), needed("pyarrow", "lab")
    try:
        return parquet.ParquetFile(path)
    except (arrow.ArrowInvalid, arrow.ArrowNotImplementedError):
        raise KostkaError("lab-dataset-broken", file=str(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error).partition(". ")[0]
        raise KostkaError("core-cannot-read", file=str(path), error=reason) from None
