"""Games, bots and commands of other packages: they work without drawings, and a broken one hurts no other."""

import json
import os
import subprocess

import pytest

from tests.cli.installed import KOSTKA, install


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("installed")
    return {**os.environ, **install(folder), "XDG_DATA_HOME": str(folder), "KOSTKA_LANG": "en", "LOGNAME": "anna"}


def command(*arguments: str, environment: dict[str, str], answers: str = "") -> "subprocess.CompletedProcess[str]":
    done = subprocess.run([*KOSTKA, *arguments], env=environment, input=answers, capture_output=True, encoding="utf-8")
    assert "Traceback" not in done.stderr, done.stderr
    return done


def test_a_broken_game_is_named_and_the_others_are_listed(environment: dict[str, str]) -> None:
    done = command("games", environment=environment)
    assert done.returncode == 0
    assert "The game chess is installed but broken" in done.stderr
    assert "The command fly of another package cannot be loaded" in done.stderr
    assert "doors  Doors, 2 to 4 players" in done.stdout
    assert "rounds = 3: how many doors are opened (a whole number from 1 to 9)" in done.stdout
    listed = json.loads(command("games", "--json", environment=environment).stdout)
    (doors,) = (entry for entry in listed if entry["id"] == "doors")
    assert doors["options"] == [
        {"name": "rounds", "default": "3", "accepts": "a whole number from 1 to 9", "help": "how many doors are opened"}
    ]
    assert doors["schema"]["properties"]["rounds"] == {"type": "integer", "default": 3, "minimum": 1, "maximum": 9}


def test_an_installed_game_is_played_without_drawings(environment: dict[str, str]) -> None:
    begin = ["play", "doors", "--bot", "last", "--seed", "1", "-o", "rounds=1"]
    done = command(*begin, environment=environment, answers="help\nodds\ndoor 1\n")
    assert done.returncode == 0, done.stderr
    assert '"round": 1' in done.stdout
    assert "Pick a door for round 1." in done.stdout
    assert "door 2: pick a door; if it opens, 2 points alone, 1 in company" in done.stdout
    assert "Ada picks a door (3)" in done.stdout
    assert "To check them all:" in done.stdout


def test_an_installed_game_speaks_every_language(environment: dict[str, str]) -> None:
    done = command("--lang", "pl", "play", "doors", "--seed", "1", environment=environment, answers="door 1\n")
    assert "Wybierz drzwi na rundę 1." in done.stdout
    assert "Anna wybiera drzwi (1)" in done.stdout


def test_bots_of_other_packages_are_simulated(environment: dict[str, str]) -> None:
    done = command("simulate", "doors", "-n", "4", "--bots", "last,random", "--json", environment=environment)
    assert [player["bot"] for player in json.loads(done.stdout)["players"]] == ["last", "random"]


def test_a_schema_is_printed(environment: dict[str, str]) -> None:
    schema = json.loads(command("schema", "doors", environment=environment).stdout)
    assert [move["properties"]["move"]["const"] for move in schema["$defs"]["move"]["oneOf"]] == ["door"]
