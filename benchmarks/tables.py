"""Tables that read well in a terminal and can be pasted into a document."""

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

WIDTH = 160


def show(console: Console, title: str, table: Table) -> None:
    console.print(title, style="bold")
    console.print(table)


def new_table(*columns: str, words: int = 1) -> Table:
    """The first `words` columns are text, the others numbers."""
    table = Table(box=MARKDOWN)
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i < words else "right", no_wrap=True)
    return table
