"""The command `kostka study`: what it lists, what it writes, and what it refuses."""

from pathlib import Path

from kostka.studies import studies
from tests.cli.test_commands import one_after_the_other, output


def test_studies_are_listed_with_what_they_ask() -> None:
    shown = output("study")
    for name in studies():
        assert f"{name}  " in shown
    assert "How often each seat wins" in shown
    assert output("study", "--list") == shown


def test_a_study_tells_where_its_report_is(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    arguments = ("study", "seats", "--quick", "--seed", "2", "--workers", "1", "--out", str(folder))
    shown = output("--lang", "pl", *arguments, folder=tmp_path)
    page = folder / "seats.html"
    assert f"Raport: {page}" in shown.replace("\n", "")
    text = page.read_text(encoding="utf-8")
    assert "Czy lepiej zaczynać?" in text
    assert "kostka study seats --out report --seed 2 --quick" in text
    assert (folder / "seats-greedy.csv").exists()


def test_what_it_cannot_do_is_said_in_a_sentence(tmp_path: Path) -> None:
    faults = [
        (("study", "weather"), "There is no study 'weather'; there are"),
        (("study", "seats", "--list"), "--list decides"),
        (("study", "seats", "--quick", "--workers", "0", "--out", str(tmp_path)), "0"),
    ]
    for arguments, fault in faults:
        status, shown, told = one_after_the_other(*arguments)
        assert (status, shown) == (2, "")
        assert fault in told
        assert told.startswith("kostka: ")
        assert told.count("\n") == 1
