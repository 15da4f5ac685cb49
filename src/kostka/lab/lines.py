"""The file of an arena: a line of JSON for every match, so that a run can go on where another one stopped."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from kostka.core.declare.messages import in_json
from kostka.core.errors import KostkaError
from kostka.core.reading import named_file, naming_file, read_text

FORMAT = 2  # lines without a number are of format 1, where bots in Python had other deals


class Lines:
    """A file that grows by a line at a time. A line that was cut short when a run ended does not count."""

    def __init__(self, path: str | Path) -> None:
        self.path = named_file(path)

    def read(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """The lines with their numbers."""
        if not os.path.exists(self.path):  # False too for a name that no file can have
            return
        *whole, _ = read_text(self.path).split("\n")
        for number, text in enumerate(whole, 1):
            yield number, self.parse_line(number, text)

    def parse_line(self, number: int, text: str) -> dict[str, Any]:
        try:
            line = json.loads(text)
        except ValueError:
            line = None
        if not isinstance(line, dict):
            raise self.fault(number)
        return line

    def fault(self, number: int) -> KostkaError:
        return KostkaError("core-arena-line", file=str(self.path), line=number)

    def ends(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The first line and the last one."""
        lines = [line for _, line in self.read()]
        if not lines:
            raise KostkaError("core-arena-nothing", file=str(self.path))
        return lines[0], lines[-1]

    def check(self, line: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
        """Refuse a line of another set-up or another format."""
        for name, value in wanted.items():
            if line.get(name) != value:
                given, found = in_json(value), in_json(line.get(name))
                raise KostkaError("core-arena-other", file=str(self.path), name=name, found=found, given=given)
        if line.get("format") != FORMAT:
            raise KostkaError("core-arena-format", file=str(self.path))

    def begin(self) -> None:
        """Make sure that lines can be added, and forget one that was cut short."""
        with naming_file(self.path), self.path.open("ab+") as file:
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)

    def add(self, line: Mapping[str, Any]) -> None:
        text = json.dumps({"format": FORMAT, **line}, separators=(",", ":"), ensure_ascii=False) + "\n"
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(text)
