"""The command `kostka simulate`: what it writes, and where it plays."""

from pathlib import Path

import pytest

from kostka.cli.simulating import with_addresses
from kostka.lab import datasets
from tests.cli.test_commands import as_json, kostka_command, output

ASKED = ("simulate", "jamniki", "-n", "30", "--bots", "greedy,random", "--seed", "4")


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (as_json(*ASKED, "--workers", workers) for workers in ("1", "2"))
    assert one["players"] == two["players"]
    assert one["out"] is None


def test_a_file_has_a_row_for_every_game_or_decision(tmp_path: Path) -> None:
    out = str(tmp_path / "games.parquet")
    assert f"All rows are in {out}." in output(*ASKED, "--out", out)
    assert len(datasets.read(out).table()) == 30
    told = as_json(*ASKED, "--out", out, "--rows", "decisions")
    assert told["out"] == out
    assert len(datasets.read(out).table()) == told["decisions"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--rows", "decisions"], "--rows says what is written, so it needs --out"),
        (["--rows", "moves", "--out", "x.parquet"], "Rows are one of games, decisions, not 'moves'."),
        (["--workers", "0"], "At least 1 worker plays, not 0"),
        (["--out", "/nowhere/games.parquet"], "/nowhere/games.parquet cannot be written"),
        (["--ray=nowhere"], "There is no Ray to join at nowhere"),
    ],
)
def test_wrong_options_get_a_sentence(wrong: list[str], sentence: str) -> None:
    done = kostka_command(*ASKED, *wrong)
    assert done.returncode == 2
    assert sentence in done.stderr


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("jamniki --ray", "jamniki --ray=local"),
        ("jamniki --ray --json", "jamniki --ray=local --json"),
        ("--ray jamniki", "--ray=local jamniki"),
        ("--ray auto jamniki", "--ray auto jamniki"),
        ("jamniki --ray ray://head:10001", "jamniki --ray ray://head:10001"),
        ("jamniki --ray=head:6379", "jamniki --ray=head:6379"),
        ("jamniki --json", "jamniki --json"),
    ],
)
def test_ray_alone_is_this_machine(typed: str, meant: str) -> None:
    assert with_addresses(typed.split()) == meant.split()
