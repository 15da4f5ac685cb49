"""What every report of a study keeps to."""

from collections.abc import Iterator

from kostka.core.declare.messages import Message
from kostka.messages import use
from kostka.studies.report import Plot, Report, Table, shown


def texts(report: Report) -> Iterator[str]:
    """Everything that somebody reads there, in the language in use."""
    for part in report.parts:
        if isinstance(part, Message):
            yield str(part)
        elif isinstance(part, Plot):
            yield from map(str, (part.title, part.caption))
        elif isinstance(part, Table):
            yield from map(str, (part.title, *part.columns))
            yield from (shown(*cell) for row in part.rows for cell in zip(row, part.formats, strict=True))


def check_report(report: Report, name: str, language: str) -> None:
    """Every message has its sentence, every row a value for each column, every column of data the same length."""
    use(language)
    assert [
        text for text in (*texts(report), str(Message(f"study-{name}-about"))) if "study-" in text or "{" in text
    ] == []
    for part in report.parts:
        if isinstance(part, Table):
            assert {len(row) for row in part.rows} <= {len(part.columns)}, part.title
    for columns in report.data.values():
        assert len({len(column) for column in columns.values()}) == 1
