"""The command `kostka arena`: what it shows, what it keeps, and how it is left."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from kostka.cli import INTERRUPTED
from tests.cli.installed import KOSTKA
from tests.cli.test_commands import as_json, environment, one_after_the_other, output

ARENA = ("arena", "camelup", "--bots", "greedy,random", "--seats", "4", "-n", "5")


def test_it_is_told_in_json() -> None:
    found = as_json(*ARENA)
    assert (found["deals"], found["matches"], found["par"], found["bots"]) == (5, 20, 0.25, ["greedy", "random"])
    best, worst = found["standings"]
    assert (best["bot"], best["games"], worst["games"]) == ("greedy", 20, 60)
    assert best["wins"] + worst["wins"] == pytest.approx(20)
    assert best["win_share_low"] < best["win_share"] <= best["win_share_high"]
    assert set(best["rating"]) == {"mu", "sigma"}
    assert set(found["elo"]) == {"difference", "low", "high"}
    again = as_json(*ARENA)
    assert {**found, "seconds": 0} == {**again, "seconds": 0}
    assert as_json(*ARENA, "--seed", "2")["standings"] != found["standings"]


def test_it_is_shown_as_a_table() -> None:
    shown = output(*ARENA)
    for text in ("win share", "95 % interval", "Par is 25.00%", "Elo of greedy over random", "5 deals, 20 matches"):
        assert text in shown


def test_a_test_says_what_it_has_decided() -> None:
    for bots, told in (
        ("greedy,random", "greedy wins 10 percentage points more"),
        ("random,greedy", "random does not win"),
    ):
        assert told in output("arena", "camelup", "--bots", bots, "-n", "200", "--sprt", "0.1")
    assert "Not decided after 1 deal" in output(
        "arena", "camelup", "--bots", "random,random", "-n", "1", "--sprt", "0.1"
    )


def test_it_goes_on_with_what_it_has_kept(tmp_path: Path) -> None:
    path = str(tmp_path / "matches.jsonl")
    first = as_json(*ARENA, "--out", path)
    lines = Path(path).read_text().splitlines()
    assert len(lines) == 20
    Path(path).write_text("\n".join(lines[:7]) + "\n")
    again = as_json("arena", "camelup", "--resume", path)
    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert Path(path).read_text().splitlines() == lines
    assert as_json("arena", "camelup", "--resume", path, "-n", "6")["deals"] == 6
    assert as_json("arena", "camelup", "--resume", path)["deals"] == 6, "as many as were wanted last"


REFUSED = {
    ("arena", "camelup"): "Missing: --bots.",
    ("arena", "camelup", "--bots", "greedy"): "An arena is for 2 bots or more",
    (*ARENA, "--sprt", "0.9"): "above 0 and below 0.75",
    (*ARENA, "--workers", "0"): "At least 1 process plays",
    ("arena", "camelup", "--bots", "greedy@5,random"): "only levels that search take a number of playouts",
    ("arena", "camelup", "--resume", "nowhere.jsonl"): "nowhere.jsonl has no match of an arena",
    ("arena", "camelup", "--resume", "nowhere.jsonl", "--seed", "2"): "--resume decides what --seed would",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_wrong_is_one_sentence(line: tuple[str, ...]) -> None:
    status, shown, told = one_after_the_other(*line)
    assert (status, shown) == (2, "")
    assert REFUSED[line] in told


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "matches.jsonl")
    output(*ARENA, "--out", path)
    status, _, told = one_after_the_other(*ARENA, "--seed", "2", "--out", path)
    assert status == 2
    assert "'seed' is 0 there, not 2" in told


def test_ctrl_c_shows_what_there_is_and_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    line = ["arena", "jamniki", "--bots", "easy,random", "-n", "100000", "--workers", "2", "--out", str(path), "--json"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([*KOSTKA, *line], env=environment(), text=True, start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        until = time.monotonic() + 120
        while time.monotonic() < until and (not path.exists() or path.read_text().count('"deal":0,') < 2):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all of them
        shown, told = process.communicate(timeout=30)
    assert process.returncode == INTERRUPTED
    assert f"kostka arena jamniki --resume {path}" in told
    found = json.loads(shown)
    assert found["matches"] == 2 * found["deals"] >= 2
    assert len(path.read_text().splitlines()) >= found["matches"]
    assert "Traceback" not in told
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)  # nobody plays on
