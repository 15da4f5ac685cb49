"""A progress bar on stderr, so that what goes to stdout stays clean."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


class Advance(Protocol):
    def __call__(self, done: int, total: int, part: str = "") -> None:
        """Tell how much is done, of how much, and what is being done."""


@contextmanager
def bar(title: str) -> Iterator[Advance]:
    """Gives a function to call with how much is done, and of how much."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield announcement(f"{title} ...", console)
        return
    counts = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeElapsedColumn())
    columns = (TextColumn("{task.description}"), *counts, TextColumn("{task.fields[part]}"))
    with Progress(*columns, console=console, transient=True, expand=True) as progress:
        task = progress.add_task(title, total=None, part="")

        def advance(done: int, total: int, part: str = "") -> None:
            progress.update(task, completed=done, total=total, part=part)

        yield advance


def announcement(title: str, console: Console) -> Advance:
    """One line when the work begins, that is, after its arguments have been checked."""
    lines = iter([title])

    def advance(done: int, total: int, part: str = "") -> None:
        for line in lines:
            console.print(line, soft_wrap=True)

    return advance
