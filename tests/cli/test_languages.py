"""The command in three languages: which one is chosen, and that nothing is left in another."""

import json
import os
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

import kostka
from kostka.cli import named_language
from kostka.messages import LANGUAGES
from tests.cli.installed import KOSTKA
from tests.messages.reading import own_book
from tests.pages import ROOT

GOLDEN = str(ROOT / "tests" / "golden" / "jamniki" / "two.kostka")
OTHERS = [language for language in LANGUAGES if language != "en"]
# Many command lines in one process; the language is chosen once, as in a terminal. Some of them play, so that the rules
# must be compiled, which those that look at a match would leave alone.
SCRIPT = """
import io, json, sys, kostka
from kostka.cli import main

kostka.game("jamniki")

ANSWERS = ["help", "odds", "fly", "bord", "99", "lay", "lay K01 white", "legend", "log", "names", "1", "undo", ""]
for line in json.loads(sys.argv.pop()):
    sys.argv[1:], sys.stdin = line, io.StringIO("\\n".join(ANSWERS))
    try:
        main()
    except SystemExit:
        sys.stdout.flush()
"""
LINES = [
    ["--help"],
    *(
        [name, "--help"]
        for name in ("games", "play", "simulate", "odds", "show", "replay", "verify", "schema", "arena")
    ),
    *([name, "show", "--help"] for name in ("card", "track")),
    ["card"],
    ["games"],
    ["simulate", "jamniki", "-n", "20"],
    ["arena", "jamniki", "--bots", "greedy,random", "-n", "40", "--sprt", "0.1"],
    ["arena", "jamniki", "--bots", "random,greedy", "-n", "40", "--sprt", "0.3"],
    ["arena", "jamniki", "--bots", "random,random", "-n", "2", "--sprt", "0.01"],
    ["arena", "jamniki"],
    ["arena", "jamniki", "--bots", "greedy@9,random"],
    ["arena", "jamniki", "--bots", "greedy,random", "-n", "0"],
    ["arena", "jamniki", "--bots", "greedy,random", "--sprt", "7"],
    ["arena", "jamniki", "--resume", os.devnull],
    ["odds", "jamniki", "--seed", "1", "--rollouts", "100"],
    ["show", GOLDEN],
    ["replay", GOLDEN],
    ["verify", GOLDEN],
    ["card", "show", "dope-cat"],
    ["track", "show", "nothing-goes-right"],
    ["play", "jamniki", "--seed", "1", "--bot", "random", "-o", "secret_tasks=yes"],
    ["play", "jamniki", "--resume"],
    ["play", "jamniki", "--humans", "9"],
    ["play", "jamniki", "--humans", "2"],
    ["play", "camelup", "--dice"],
    ["play", "jamniki", "--bot", "clever"],
    ["play", "jamniki", "-o", "speed=9"],
    ["play", "jamniki", "-o", "speed"],
    ["play", "chess"],
    ["odds", "jamniki", "--rollouts", "0"],
    ["odds", "jamniki", "-p", GOLDEN],
    ["replay", os.devnull],
    ["show", "nowhere.json"],
    ["card", "show", "dragon"],
    ["fly"],
    ["game"],
    ["games", "--fast"],
    ["games", "extra"],
    ["play", "--terminal"],
    ["play", "jamniki", "--terminal", "--no-browser"],
    ["simulate", "jamniki", "-n", "many"],
    ["simulate", "jamniki", "-n"],
]


@lru_cache
def everything(language: str, folder: Path) -> str:
    """What the command says to all these lines."""
    environment = {**os.environ, "COLUMNS": "500", "KOSTKA_LANG": language, "XDG_DATA_HOME": str(folder / language)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(LINES)],
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert "Traceback" not in done.stdout, done.stdout[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("languages")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_ever_shown(language: str, folder: Path) -> None:
    ids = {id for id in own_book()["en"] if "-" in id}
    assert {
        word for word in re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", everything(language, folder)) if word in ids
    } == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_said_in_english(language: str, folder: Path) -> None:
    """No English text of three words or more stands in what the other languages say."""
    shown = " ".join(everything(language, folder).split())
    texts = {text for uses in own_book()["en"].values() for text in uses.texts if len(text.split()) >= 3}
    assert [text for text in texts if text in shown] == []


def test_english_says_what_it_always_said(folder: Path) -> None:
    shown = everything("en", folder)
    for sentence in (
        "Play many games between bots and report who won.",
        "greedy wins 10 percentage points more than par.",
        "random does not win 30 percentage points more than par.",
        "Not decided after 2 deals",
        "There is no bot 'clever'; there are easy, normal, hard, expert, random, greedy",
        "An option goes as NAME=VALUE, not 'speed'.",
        "No such command 'fly'.",
        "No such command 'game'. Did you mean games?",
        "No such option: --fast",
        "Moves are numbered 1 to",
        "'fly' means nothing here",
        "dice check out",
    ):
        assert sentence in shown


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], None),
        (["--lang", "pl"], "pl"),
        (["--lang=uk", "games"], "uk"),
        (["--help", "--lang", "pl"], "pl"),
        (["card", "show", "bob", "--lang", "pl"], None),
        (["--lang"], None),
    ],
)
def test_the_language_stands_before_the_command(arguments: list[str], language: str | None) -> None:
    assert named_language(arguments) == language


def command(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    clean = {name: value for name, value in os.environ.items() if name not in ("KOSTKA_LANG", "LC_ALL", "LC_MESSAGES")}
    given = {**clean, "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run([*KOSTKA, *arguments], env=given, capture_output=True, encoding="utf-8")


def test_option_environment_and_system_choose_the_language() -> None:
    assert "Wypisz gry" in command("--lang", "pl", "--help", KOSTKA_LANG="uk").stdout
    assert "Показати ігри" in command(KOSTKA_LANG="uk", LANG="pl_PL.UTF-8").stdout
    assert "Wypisz gry" in command("--help", LANG="pl_PL.UTF-8").stdout
    assert "List the games" in command("--help", LANG="de_DE.UTF-8").stdout
    assert "Wypisz gry" in command("--lang", "pl").stdout


def test_a_language_that_there_is_not_is_refused() -> None:
    for done in (command("--lang", "de", "games"), command("games", KOSTKA_LANG="de")):
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr == "kostka: There is no language 'de'; there are en, pl, uk.\n"


def test_json_is_the_same_in_every_language() -> None:
    for arguments in (["games", "--json"], ["odds", "jamniki", "--seed", "1", "--rollouts", "50", "--json"]):
        first, *others = (command("--lang", language, *arguments).stdout for language in LANGUAGES)
        assert json.loads(first)
        assert others == [first, first]


def test_help_waits_for_no_compiler_and_no_library_of_messages() -> None:
    code = """
import sys
sys.argv[1:] = ["--lang", "uk", "play", "--help"]
from kostka.cli import main
try:
    main()
except SystemExit:
    assert not {"numba", "numpy", "fluent"} & sys.modules.keys()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "--resume" in done.stdout


def test_a_match_draws_itself_without_colours() -> None:
    match = kostka.new("jamniki", seed=1)
    assert "Game 1 of 2" in str(match)
    assert "[" not in str(match)
