"""Compiling rules and keeping them: what is told on the way, and disks that fail, with the small game of the pages."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kostka
from kostka.core.compiled.jit import cache_directory, undisturbed
from kostka.core.compiling import compile_game
from tests.cli.installed import install
from tests.plain import run_plain

Run = Callable[..., "subprocess.Popen[str]"]
COMPILE = """
import json, kostka
from kostka.core.compiling import compile_game, is_compiled
game, told = kostka.game("doors"), []
compile_game(game, lambda *progress: told.append(progress))
match = kostka.new("doors", seed=1)
while match.to_act:
    match.play(match.legal(match.turn)[0], match.turn)
print(json.dumps([told, is_compiled(game), match.result.scores]))
"""
CUT_SHORT = """
import kostka, os
from kostka.core.compiling import compile_game
compile_game(kostka.game("doors"), lambda done, total, part: os._exit(9) if done == 5 else None)
"""
# Ctrl-C at the very moments when LLVM asks for what was compiled.
INTERRUPTED = """
import signal, kostka
from numba.core.codegen import JITCodeLibrary

ask, presses, heard = JITCodeLibrary._object_getbuffer_hook, [1, 2, 3, 4, 5], 0

def pressed(library):
    if presses:
        presses.pop()
        signal.raise_signal(signal.SIGINT)
    return ask(library)

JITCodeLibrary._object_getbuffer_hook = pressed
while True:
    try:
        match = kostka.new("camelup", seed=1)
        match.play(match.legal()[0])
        break
    except KeyboardInterrupt:
        heard += 1
print(heard > 0, match.turn)
"""
# Python itself would leave bytecode that is cut off.
FULL_DISK = """
import resource, sys
sys.dont_write_bytecode = True
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
"""


@pytest.fixture
def run(tmp_path: Path, request: pytest.FixtureRequest) -> Run:
    """Starts Python with the small game. Disks fail alike for all rules: all are compiled only where a test says so."""
    environment = {**os.environ, **install(tmp_path, compile_all=getattr(request, "param", False))}

    def start(code: str, cache: Path, **settings: str) -> "subprocess.Popen[str]":
        own = {**environment, "KOSTKA_CACHE_DIR": str(cache), **settings}
        return subprocess.Popen([sys.executable, "-c", code], env=own, stdout=subprocess.PIPE, text=True)

    return start


def found(process: "subprocess.Popen[str]") -> Any:
    shown, _ = process.communicate()
    assert process.returncode == 0
    return json.loads(shown)


@pytest.mark.parametrize("run", [True], indirect=True)
def test_progress_goes_function_by_function_from_the_start_to_the_end(run: Run, tmp_path: Path) -> None:
    told, is_compiled, _ = found(run(COMPILE, tmp_path / "cache"))
    counts = [done for done, total, part in told]
    total = told[0][1]
    assert total > 20
    assert sorted(set(counts)) == list(range(total + 1)), "every function moves the bar by one"
    assert counts == sorted(counts)
    assert {part for _, _, part in told} >= {"setup", "moves", "play", "bots", "games", "odds"}
    assert is_compiled


def test_what_was_cut_short_is_finished_by_the_next_run(run: Run, tmp_path: Path) -> None:
    cut = run(CUT_SHORT, tmp_path / "cache")
    cut.communicate()
    assert cut.returncode == 9
    assert not list((tmp_path / "cache").rglob("*.compiled"))
    begun, is_compiled, scores = found(run(COMPILE, tmp_path / "cache"))
    assert is_compiled
    told, _, again = found(run(COMPILE, tmp_path / "cache"))
    assert len(told) < len(begun), "loaded, not compiled"
    assert scores == again


def test_two_that_compile_at_once_do_not_harm_each_other(run: Run, tmp_path: Path) -> None:
    both = [run(COMPILE, tmp_path / "cache") for _ in range(2)]
    first, second = (found(process)[1:] for process in both)
    assert first == second == found(run(COMPILE, tmp_path / "cache"))[1:]


def test_a_full_disk_keeps_nothing_and_stops_nothing(run: Run, tmp_path: Path) -> None:
    _, is_compiled, scores = found(run(FULL_DISK + COMPILE, tmp_path / "cache"))
    assert not is_compiled, "what is not kept whole is compiled again"
    assert scores == found(run(COMPILE, tmp_path / "cache", NUMBA_DISABLE_JIT="1"))[2]


def test_a_folder_that_cannot_be_written_keeps_nothing_and_stops_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not found(run(COMPILE, tmp_path / "file" / "cache"))[1]


def test_ctrl_c_is_heard_when_rules_are_loaded_and_they_are_there_after_it() -> None:
    compile_game(kostka.game("camelup"))
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, check=True)
    match = kostka.new("camelup", seed=1)
    match.play(match.legal()[0])
    assert (done.stdout, done.stderr) == (f"True {match.turn}\n", "")


def test_ctrl_c_waits_for_what_is_not_disturbed() -> None:
    done = []

    def work() -> None:
        with undisturbed():
            with undisturbed():
                signal.raise_signal(signal.SIGINT)
                done.append("inner")
            done.append("outer")
        done.append("never")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["inner", "outer"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_nothing_is_kept_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KOSTKA_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert cache_directory.__wrapped__(frozenset()) is None
    monkeypatch.setenv("KOSTKA_CACHE_DIR", str(tmp_path / "cache"))
    assert cache_directory.__wrapped__(frozenset()) is not None


@pytest.mark.parametrize("game", kostka.game_ids())
def test_plain_rules_need_no_compiler(game: str) -> None:
    code = f"""
import sys, kostka
from kostka.core.compiling import compile_game, is_compiled
match = kostka.new({game!r}, seed=1)
match.play(match.legal(match.turn)[0], match.turn)
compile_game(match.game)
print("numba" in sys.modules, is_compiled(match.game))
"""
    assert run_plain("-c", code) == "False True\n"


def test_rules_stay_plain_only_where_none_has_been_imported() -> None:
    code = """
import sys
from kostka.core.compiled import jit
assert jit.stay_plain()
import kostka
kostka.new("jamniki", seed=1)
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
    code = "import kostka; kostka.game('jamniki'); from kostka.core.compiled import jit; assert not jit.stay_plain()"
    subprocess.run([sys.executable, "-c", code], check=True)
