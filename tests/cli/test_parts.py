"""Parts of the commands that real processes show badly: interruptions, simulations from Python."""

import io
import re
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import kostka
from kostka.cli import main
from kostka.cli.progress import announcement, bar
from kostka.cli.table import Table, sit_down
from kostka.core.errors import KostkaError
from kostka.lab.crew import Threads
from kostka.lab.simulate import simulate
from kostka.messages import LANGUAGES, say, word


def test_a_move_is_saved_before_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(table: Table, number: int) -> None:
        if number:
            raise KeyboardInterrupt

    match = kostka.new("camelup", seats=3, bots=["random"] * 3, seed=1)
    monkeypatch.setattr(Table, "tell", interrupt)
    sit_down(match, tmp_path / "friday.kostka", Console(file=io.StringIO()))
    assert len(match.plies) == 1
    assert kostka.load(tmp_path / "friday.kostka").plies == match.plies


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"bots": []}, "3 seats take a list of 1 to 3 bots, not"),
        ({"bots": ["random"] * 4}, "3 seats take a list of 1 to 3 bots, not"),
        ({"workers": -1}, "At least 1 worker plays, not -1"),
        ({"seats": "3"}, "The number of players is a whole number, not '3'"),
        ({"seed": 2**63}, "A seed of simulations is a whole number of at most 64 bits"),
        ({"n": 10**20}, "At least 1 game is simulated and at most 100,000,000"),
    ],
)
def test_wrong_arguments_of_simulate_get_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(KostkaError, match=sentence):
        simulate("camelup", **{"n": 2, "seats": 3, **arguments})


def test_games_come_in_order_however_many_workers_play_them() -> None:
    one, two = (simulate("camelup", n=20, seed=4, workers=workers) for workers in (1, 2))
    assert (one.scores == two.scores).all()
    assert (one.decisions == two.decisions).all()


def test_an_interrupted_simulation_does_not_play_the_rest() -> None:
    started: list[int] = []
    waiting = threading.Lock()

    def work(first: int) -> int:
        with waiting:
            started.append(first)
        return first

    def finished() -> None:
        waiting.acquire()
        threading.Timer(0.1, waiting.release).start()
        raise KeyboardInterrupt

    def simulated() -> None:
        with closing(Threads(2, work).answers((n,) for n in range(1_000_000))) as answers:
            for _ in answers:
                finished()

    with pytest.raises(KeyboardInterrupt):
        simulated()
    assert len(started) < 10


def test_an_announcement_is_made_once_when_the_work_begins() -> None:
    shown = io.StringIO()
    advance = announcement("2 games ...", Console(file=shown))
    assert shown.getvalue() == ""
    advance(0, 2)
    advance(1, 2)
    assert shown.getvalue() == "2 games ...\n"


SWALLOWED = """
import ctypes, os, signal
from kostka.cli.preparing import leaving_at_once

@ctypes.CFUNCTYPE(None)
def called_back():
    os.kill(os.getpid(), signal.SIGINT)
    for _ in range(1000):
        pass

with leaving_at_once():
    called_back()
print("went on")
"""


def test_ctrl_c_ends_a_compilation_even_in_a_callback() -> None:
    done = subprocess.run([sys.executable, "-c", SWALLOWED], capture_output=True, text=True)
    assert done.returncode == 130
    assert done.stdout == done.stderr == ""


def test_ctrl_c_leaves_without_a_word_even_before_a_command_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kostka.cli.speak_and_run", interrupt)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130


PARTS = ("setup", "moves", "play", "views", "bots", "games", "odds")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", kostka.game_ids())
def test_the_bar_of_the_compiler_names_its_part_on_one_line(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title, longest = say("cli-compiling", language, game=say(game, language)), ""
    for part in PARTS:
        longest = max(longest, word("part", part, language=language), key=len)
    shown = io.StringIO()
    screen = Console(file=shown, force_terminal=True, width=80, color_system=None)
    monkeypatch.setattr("kostka.cli.progress.Console", lambda stderr: screen)
    with bar(title) as advance:
        advance(157, 243, longest)
    assert re.search(f"{title} .* 157/243 0:00:0. {longest}", shown.getvalue())


def test_hidden_purses_are_drawn_for_their_players_alone() -> None:
    match = kostka.new("camelup", seed=1, hidden_purses=True)
    assert str(match).count("? pounds") == 3
    assert match.draw(0).count("? pounds") == 2
    assert "Player 1       3 pounds" in match.draw(0)
    assert str(kostka.new("camelup", seed=1)).count("3 pounds") == 3
