"""A table in this process, with answers that were thought of before."""

import builtins
import io
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

from rich.console import Console

from kostka.cli.table import sit_down
from kostka.core.match import Match


def sit(match: Match, *answers: str, folder: Path, terminal: bool = False) -> str:
    """What is shown while these answers are given; the player leaves after the last one."""
    shown, left = io.StringIO(), iter(answers)
    console = Console(file=shown, width=80, height=24, highlight=False, force_terminal=terminal, color_system=None)
    with redirect_stdout(shown), patch.object(builtins, "input", typing(shown, left)):
        sit_down(match, folder / "match.kostka", console)
    return shown.getvalue()


def typing(shown: io.StringIO, answers: Iterator[str]) -> object:
    def type(prompt: str = "") -> str:
        shown.write(prompt)
        answer = next(answers, None)
        if answer is None:
            raise EOFError
        shown.write(f"{answer}\n")
        return answer

    return type


def after(shown: str, answer: str) -> str:
    """What was shown between an answer and the next prompt."""
    return shown.split(f"> {answer}\n", 1)[1].split("> ", 1)[0]
