"""A progress bar on stderr, so that what goes to stdout stays clean."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


@contextmanager
def bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """Gives a function to call with how much is done, and of how much."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    if not console.is_terminal:
        yield announcement(f"{title} ...", console)
        return
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def announcement(title: str, console: Console) -> Callable[[int, int], None]:
    """One line when the work begins, that is, after its arguments have been checked."""
    lines = iter([title])

    def advance(done: int, total: int) -> None:
        for line in lines:
            console.print(line, soft_wrap=True)

    return advance
