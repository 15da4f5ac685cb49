"""The command as a person uses it: real processes, their output, their errors."""

import atexit
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import kostka
from tests.cli.installed import KOSTKA
from tests.pages import ROOT

GOLDEN = str(ROOT / "tests" / "golden" / "camelup" / "three.kostka")


def kostka_command(
    *arguments: str, answers: str = "", folder: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*KOSTKA, *arguments], input=answers, env=environment(folder), capture_output=True, text=True)


def environment(folder: Path | None = None) -> dict[str, str]:
    home = {"XDG_DATA_HOME": str(folder)} if folder else {}
    return {**os.environ, "COLUMNS": "120", "KOSTKA_LANG": "en", "LOGNAME": "anna", **home}


# Many command lines in one process, whose rules are loaded once; a line in is one line out.
SCRIPT = """
import io, json, os, sys, tempfile
from kostka.cli import main

answers = os.fdopen(os.dup(1), "w")
for line in sys.stdin:
    with tempfile.NamedTemporaryFile("w") as shown, tempfile.NamedTemporaryFile("w") as told:
        sys.argv[1:], before, status = json.loads(line), (sys.stdout, sys.stderr, sys.stdin), 0
        sys.stdout, sys.stderr, sys.stdin = shown.file, told.file, io.StringIO()
        try:
            main()
        except SystemExit as leaving:
            status = leaving.code
        finally:
            sys.stdout, sys.stderr, sys.stdin = before
        found = [(file.flush(), open(file.name).read())[1] for file in (shown, told)]
        print(json.dumps([status, *found]), file=answers, flush=True)
"""


@lru_cache
def front() -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT], env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    atexit.register(process.kill)
    return process


def one_after_the_other(*arguments: str) -> tuple[int, str, str]:
    """What a command line comes to: its exit status, what it shows, and what it says is wrong."""
    process = front()
    assert process.stdin
    assert process.stdout
    print(json.dumps(arguments), file=process.stdin, flush=True)
    status, shown, told = json.loads(process.stdout.readline())
    return status, shown, told


def output(*arguments: str, answers: str = "", folder: Path | None = None) -> str:
    """What a command shows, in a process of its own where it is answered or keeps something."""
    if answers or folder:
        done = kostka_command(*arguments, answers=answers, folder=folder)
        status, shown, told = done.returncode, done.stdout, done.stderr
    else:
        status, shown, told = one_after_the_other(*arguments)
    assert not status, told
    return shown


def as_json(*arguments: str) -> Any:
    return json.loads(output(*arguments, "--json"))


def test_help_lists_the_commands() -> None:
    for word in ("games", "play", "simulate", "odds", "show", "replay", "verify"):
        assert word in output("--help")
    assert output() == output("--help")


def test_the_version_is_told() -> None:
    assert output("--version") == f"kostka {kostka.__version__}\n"


@pytest.mark.parametrize(
    "command", [[], ["games"], ["play"], ["verify"], ["card"], ["card", "show"], ["track", "show"]]
)
def test_help_is_there_under_its_short_name_too(command: list[str]) -> None:
    assert output(*command, "-h") == output(*command, "--help") != ""


def test_games_are_listed_with_their_options() -> None:
    assert "hidden_purses" in output("games")
    listed = {entry["id"]: entry for entry in as_json("games")}
    assert sorted(listed) == kostka.game_ids()
    assert listed["camelup"]["seats"] == [3, 8]
    assert {row["name"]: row["default"] for row in listed["cubitos"]["options"]}["cards"] == []


def test_simulate_is_repeatable_and_adds_up() -> None:
    first = as_json("simulate", "camelup", "-n", "300", "--seats", "4", "--seed", "3")
    again = as_json("simulate", "camelup", "-n", "300", "--seats", "4", "--seed", "3")
    assert first["players"] == again["players"]
    assert sum(player["wins"] for player in first["players"]) == pytest.approx(300)
    assert set(first) == {
        *("game", "options", "seats", "seed", "games", "seconds", "games_per_second"),
        *("decisions", "decisions_per_second", "out", "players"),
    }
    table = output("simulate", "camelup", "-n", "20")
    assert "win share" in table
    assert "games/s" in table


def test_simulate_with_options_and_mixed_bots() -> None:
    mixed = as_json("simulate", "camelup", "-n", "6", "--seats", "3", "--bots", "greedy,random", "-o", "netting=yes")
    assert [player["bot"] for player in mixed["players"]] == ["greedy", "random", "greedy"]
    assert mixed["options"] == {"netting": True}


def test_odds_of_a_position(tmp_path: Path) -> None:
    position = kostka.new("camelup", seats=3, seed=2).dump()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    found = as_json("odds", "camelup", "--position", str(path), "--rollouts", "2000")
    assert set(found) >= {"leg", "race_ends", "tile_hits", "race", "race_error", "moves", "waiting", "holdings"}
    assert set(found["leg"]["red"]) == {"first", "second", "third", "fourth", "last"}
    assert set(found["race"]["red"]) == {"win", "second", "third", "fourth", "lose"}
    text = output("odds", "camelup", "--position", str(path), "--rollouts", "2000")
    assert "ticket red" in text
    assert "Standard error" in text


def test_odds_of_a_fresh_start() -> None:
    assert "this leg, exactly" in output("odds", "camelup", "--seed", "1", "--rollouts", "1000")


def test_show_draws_a_position_and_a_match() -> None:
    assert "in the pyramid" in output("show", GOLDEN)
    assert as_json("show", GOLDEN)["game"] == "camelup"


def test_players_may_be_called_whatever_they_like(tmp_path: Path) -> None:
    path = tmp_path / "odd.kostka"
    kostka.new("camelup", players=["[/]", "[bold red]", "Ł {seat}"], seed=1).save(path)
    assert "[bold red]" in output("show", str(path))
    assert "[/]" in output("replay", str(path))


def test_replay_tells_a_match() -> None:
    told = output("replay", GOLDEN)
    assert "the race is over" in told
    assert "1. " in told
    replayed = as_json("replay", GOLDEN)
    assert replayed["places"] is not None
    assert replayed["plies"][0]["ply"] == 1
    assert replayed["plies"][0]["events"]


def test_verify_says_first_that_given_dice_are_not_checked(tmp_path: Path) -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("roll", dice=[("blue", 2)])
    while match.to_act:
        match.play("roll")
    path = tmp_path / "mixed.kostka"
    match.save(path)
    done = kostka_command("verify", str(path))
    assert done.returncode == 1
    first, second = done.stdout.splitlines()
    assert first == "NOT CHECKED: 1 die was entered manually and does not follow from the secret. See entry 1."
    assert second.startswith("The other ")
    assert kostka_command("verify", "--allow-given", str(path)).returncode == 0
    told = as_json("verify", "--allow-given", str(path))
    assert (told["given"], told["given_in"], told["real_dice"], told["proven"]) == (1, [1], False, False)
    assert kostka_command("verify", "--json", str(path)).returncode == 1


def test_verify_says_that_all_dice_check_out(tmp_path: Path) -> None:
    checked = as_json("verify", GOLDEN)["checked"]
    assert output("verify", GOLDEN) == f"all {checked} dice check out\n"
    text = Path(GOLDEN).read_text()
    line = next(line for line in text.splitlines() if " roll = " in line)
    forged = tmp_path / "forged.kostka"
    forged.write_text(text.replace(line, line[:-1] + str(int(line[-1]) % 3 + 1), 1))
    done = kostka_command("verify", str(forged))
    assert done.returncode == 2
    assert f"Move {line.split('.')[0]} does not match" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "camelup", "--seats", "9"], "Camel Up is for 3 to 8 players, not 9."),
        (["simulate", "camelup", "-n", "0"], "At least 1 game is simulated and at most 100,000,000, not 0."),
        (["simulate", "camelup", "-n", "9" * 20], "At least 1 game is simulated and at most 100,000,000, not 999"),
        (["simulate", "camelup", "--seed", "9223372036854775808"], "A seed of simulations is a whole number"),
        (["simulate", "camelup", "--seed", "-9223372036854775809"], "A seed of simulations is a whole number"),
        (
            ["simulate", "camelup", "--seats", "3", "--bots", "random,random,random,x"],
            "3 seats take a list of 1 to 3 bots",
        ),
        (["simulate", "camelup", "-o", "seed=3"], "There is no option 'seed'"),
        (["odds", "camelup", "-o", "seats=3"], "There is no option 'seats'"),
        (["odds", "camelup", "-p", GOLDEN, "--seats", "3"], "--position decides what --seats would"),
        (["odds", "camelup", "-p", GOLDEN, "-o", "start=1"], "--position decides what --option would"),
        (["odds", "camelup", "--rollouts", "9" * 23], "Rollouts are 1 to 1,000,000,000, not 999"),
        (["play", "camelup", "-o", "players=3"], "There is no option 'players'"),
        (["play", "camelup", "--seats", "99999999999"], "Camel Up is for 3 to 8 players, not 99999999999."),
        (["play", "camelup", "--file", "/proc/kostka/x"], "/proc/kostka cannot be used"),
        (["play", "chess", "--resume"], "There is no game 'chess'"),
        (["play", "camelup", "--bot", ""], "There is no bot ''"),
        (["play", "camelup", "--resume", "--humans", "2"], "--resume decides what --humans would"),
        (["play", "camelup", "--resume", "--dice"], "--resume decides what --dice would"),
        (["play", "camelup", "--dice", "--seed", "1"], "--dice decides what --seed would"),
        (["play", "camelup", "--names", "Anna", "--humans", "2"], "--names decides what --humans would"),
        (["play", "camelup", "--names", "Anna,,Ola"], "'' cannot be a player's name"),
        (["play", "camelup", "--position", GOLDEN, "--seats", "3"], "--position decides what --seats would"),
        (["play", "jamniki", "--position", GOLDEN], "is a position of camelup, not of jamniki."),
        (["play", "camelup", "--position", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", "jamniki", "--resume", "--file", GOLDEN], "is a match of camelup, not of jamniki."),
        (["replay", os.devnull], f"{os.devnull} is not a match file but an empty file"),
        (["card", "check", os.devnull], f"{os.devnull} has no card"),
        (["simulate", "camelup", "--bots", "clever"], "There is no bot 'clever'"),
        (["simulate", "camelup", "-o", "speed=9"], "There is no option 'speed'"),
        (["simulate", "camelup", "-o", "speed"], "An option goes as NAME=VALUE, not 'speed'."),
        (["odds", "camelup", "--position", "nowhere.json"], "nowhere.json cannot be read"),
        (["odds", "camelup", "--rollouts", "0"], "Rollouts are 1 to 1,000,000,000, not 0."),
        (["odds", "camelup", "--seat", "7"], "There is no seat 7"),
        (["odds", "camelup", "--position", GOLDEN], "The game is over"),
        (["show", "nowhere.json"], "nowhere.json cannot be read"),
        (["replay", __file__], "a match file begins with"),
        (["verify", __file__], "a match file begins with"),
        (["play", "camelup", "--humans", "9", "--seats", "4"], "9 people cannot sit in 4 seats."),
        (["play", "camelup", "--bot", "clever"], "There is no bot 'clever'"),
        (["card", "show", "dragon"], "There is no card 'dragon'"),
        (["card", "show", "bob", "--lang", "de"], "There is no language 'de'"),
        (["card", "check", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["track", "show", "nowhere"], "There is no track 'nowhere'"),
        (["fly"], "No such command 'fly'."),
        (["simulate", "camelup", "--fast"], "No such option: --fast"),
    ],
)
def test_errors_are_one_sentence_on_stderr_with_status_2(arguments: list[str], sentence: str) -> None:
    status, shown, told = one_after_the_other(*arguments)
    assert status == 2
    assert shown == ""
    assert sentence in told
    assert "Traceback" not in told


@pytest.mark.parametrize(("game", "answers"), [("jamniki", 7 * 2), ("cubitos", 40)])
def test_the_other_games_are_played_in_the_terminal_too(game: str, answers: int, tmp_path: Path) -> None:
    shown = output("play", game, "--bot", "random", "--seed", "1", answers="odds\n" + "1\n" * answers, folder=tmp_path)
    assert "greedy" not in shown
    saved = tmp_path / "kostka" / f"{game}.kostka"
    match = kostka.load(saved)
    assert len(match.plies) >= answers
    assert "..." not in [line.split(": ")[-1] for line in shown.splitlines()], "moves of these games are public"
    if match.result:
        assert "dice check out" in output("verify", str(saved))
    else:
        assert "The match is not finished" in kostka_command("verify", str(saved)).stderr
    assert output("show", str(saved))


@pytest.mark.parametrize("game", kostka.game_ids())
def test_every_game_has_odds_of_its_start(game: str) -> None:
    assert as_json("odds", game, "--seed", "1", "--rollouts", "50")["moves"]


def test_cards_are_told_in_three_languages(tmp_path: Path) -> None:
    assert "+2 money if you have an active brown die" in output("card", "show", "dope-cat")
    assert "+2 monety" in output("card", "show", "Dope Cat", "--lang", "pl")
    assert "+2 монети" in output("card", "show", "Wypasiony Kot", "--lang", "uk")
    own = tmp_path / "own.toml"
    own.write_text(
        '[lucky-llama]\ncolour = "blue"\ncost = 6\nrun = ["gain 2 money"]\n'
        'names = { en = "Lucky Llama", pl = "Lama", uk = "Лама" }\nsources = { cost = "fan-made" }\n'
    )
    assert "1 card, no fault" in output("card", "check", str(own))
    own.write_text(own.read_text().replace("gain 2 money", "gain 2 gold"))
    done = kostka_command("card", "check", str(own))
    assert done.returncode == 2
    assert "Card lucky-llama, run" in done.stderr


def test_tracks_are_drawn() -> None:
    assert "30 feet a lap" in output("track", "show", "nothing-goes-right")
    assert "Marsz Śledzia" in output("track", "show", "still-waters-run-deep", "--lang", "pl")


def test_play_a_whole_game_in_the_terminal_and_verify_it(tmp_path: Path) -> None:
    shown = output(
        "play", "camelup", "--terminal", "--bot", "random", "--seed", "1", answers="1\n" * 200, folder=tmp_path
    )
    assert "the race is over" in shown
    assert "To check them all:\n" in shown
    assert "dice check out" in output("verify", str(tmp_path / "kostka" / "camelup.kostka"))


def test_the_table_answers_questions_and_refuses_kindly(tmp_path: Path) -> None:
    answers = "help\nodds\nmoves\nboard\n999\nfly\ntile 1 boo\nticket red\nquit\n"
    shown = output(
        "play", "camelup", "--bot", "random", "--seed", "1", "-o", "start=0", answers=answers, folder=tmp_path
    )
    assert "this leg, exactly" in shown
    assert "tile 9 cheer, tile 9 boo: your tile on a space" in shown
    assert "Moves are numbered 1 to" in shown
    assert "'fly' means nothing here" in shown
    assert "Anna takes the red ticket worth 5" in shown
    assert "To continue:\n" in shown


def test_leaving_and_resuming_goes_on_where_it_was(tmp_path: Path) -> None:
    output(
        "play", "camelup", "--bot", "random", "--seed", "1", "-o", "start=0", answers="ticket red\n", folder=tmp_path
    )
    saved = kostka.load(tmp_path / "kostka" / "camelup.kostka")
    assert len(saved.plies) == 3, "one move of the player, two of the bots"
    shown = output("play", "camelup", "--resume", answers="quit\n", folder=tmp_path)
    assert "pounds   R  5" in shown
    assert "starts on space" not in shown, "the last move is told again, not the set-up"
    assert kostka.load(tmp_path / "kostka" / "camelup.kostka").plies == saved.plies


def test_a_new_match_does_not_overwrite_the_saved_one(tmp_path: Path) -> None:
    output("play", "camelup", "--bot", "random", "--seed", "1", answers="1\n", folder=tmp_path)
    saved = kostka.load(tmp_path / "kostka" / "camelup.kostka")
    shown = output("play", "camelup", "--bot", "random", "--seed", "2", answers="", folder=tmp_path)
    assert "The previous match is saved" in shown
    output("play", "camelup", "--bot", "random", "--seed", "3", answers="", folder=tmp_path)
    assert kostka.load(tmp_path / "kostka" / "camelup-earlier-1.kostka").plies == saved.plies
    assert kostka.load(tmp_path / "kostka" / "camelup-earlier-2.kostka").plies != saved.plies


def test_a_new_match_leaves_alone_what_is_no_match(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Buy milk.")
    for path in (notes, tmp_path):
        done = kostka_command("play", "camelup", "--file", str(path))
        assert done.returncode == 2
        assert f"{path} is not a match file and would be overwritten" in done.stderr
    assert notes.read_text() == "Buy milk."
    assert list(tmp_path.iterdir()) == [notes]


def test_the_farewell_names_a_command_that_works(tmp_path: Path) -> None:
    path = tmp_path / "our [first] match.kostka"
    begin = ["play", "camelup", "--file", str(path), "--bot", "random", "--seed", "1", "-o", "start=0"]
    shown = output(*begin, answers="ticket red\n")
    words = shlex.split(shown.split("To continue:\n")[1])
    again = subprocess.run(words, input="quit\n", env=environment(), capture_output=True, text=True)
    assert "pounds   R  5" in again.stdout


def test_a_secret_move_is_told_to_its_player_alone(tmp_path: Path) -> None:
    begin = ["play", "camelup", "--bot", "random", "--seed", "1", "-o", "start=0", "--names", "Anna,Piotr"]
    told = output(*begin, answers="winner red\n\n", folder=tmp_path).split("Pass the keyboard to Piotr.")
    assert "Anna plays a card on the winner pile (red)" in told[0]
    assert "Anna plays a card on the winner pile, face down" in told[1]


def test_outputs_that_cannot_show_a_character_get_another(tmp_path: Path) -> None:
    path = tmp_path / "friday.kostka"
    kostka.new("camelup", players=["Олена", "b", "c"], seed=1).save(path)
    for encoding in ("ascii", "latin-1"):
        environment = {**os.environ, "PYTHONIOENCODING": encoding, "KOSTKA_LANG": "en"}
        shown = subprocess.run([*KOSTKA, "replay", str(path)], env=environment, capture_output=True, check=True)
        assert b"?????" in shown.stdout
        told = subprocess.run(
            [*KOSTKA, "replay", str(path), "--json"], env=environment, capture_output=True, check=True
        )
        assert json.loads(told.stdout)["players"][0] == "Олена"


def test_an_output_that_takes_nothing_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "readable").touch()
    with (tmp_path / "readable").open() as readable:
        environment = {**os.environ, "KOSTKA_LANG": "en"}
        done = subprocess.run([*KOSTKA, "games"], env=environment, stdout=readable, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr == "kostka: The output cannot be used: Bad file descriptor.\n"


def test_a_group_of_commands_alone_prints_its_help() -> None:
    done = kostka_command("card")
    assert done.returncode == 0
    assert "check" in done.stdout
    assert done.stderr == ""


def test_files_may_come_from_a_pipe() -> None:
    text = Path(GOLDEN).read_text(encoding="utf-8")
    assert "dice check out" in output("verify", "/dev/stdin", answers=text)
    assert "in the pyramid" in output("show", "/dev/stdin", answers=text)


def test_show_and_odds_invent_nothing(tmp_path: Path) -> None:
    position = {"game": "jamniki", "players": [{"coat": []}, {"coat": []}]}
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    assert as_json("show", str(path))["hand"] == [None, None, None]
    done = kostka_command("odds", "jamniki", "-p", str(path))
    assert done.returncode == 2
    assert "hand" in done.stderr


def test_a_refused_simulation_announces_nothing() -> None:
    done = kostka_command("simulate", "camelup", "--bots", "clever")
    assert done.stderr == "kostka: There is no bot 'clever'; there are easy, normal, hard, expert, random, greedy.\n"
    assert "1 game, " in output("simulate", "camelup", "-n", "1")


def test_resuming_nothing_is_refused(tmp_path: Path) -> None:
    done = kostka_command("play", "camelup", "--resume", folder=tmp_path)
    assert done.returncode == 2
    assert "There is no saved match" in done.stderr


def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "KOSTKA_LANG": "en"}
    arguments = [*KOSTKA, "play", "camelup", "--bot", "random", "--seed", "1", "-o", "start=0"]
    table = subprocess.Popen(
        arguments, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    saved = tmp_path / "kostka" / "camelup.kostka"
    while not saved.exists() and table.poll() is None:
        time.sleep(0.1)
    time.sleep(1)
    table.send_signal(signal.SIGINT)
    shown, errors = table.communicate(timeout=60)
    assert table.returncode == 0, errors
    assert "To continue:\n" in shown
    assert kostka.load(saved).to_act == (0,)


def test_a_person_may_be_called_like_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "friday.kostka"
    kostka.new("camelup", seed=1, players=["greedy fox", "b", "c"], bots=[None, "random", "random"], start=0).save(path)
    shown = output("play", "camelup", "--resume", "--file", str(path), answers="ticket red\nquit\n")
    assert "greedy fox> " in shown
    assert kostka.load(path).bots == (None, "random", "random")


def test_a_match_saved_long_ago_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "old.kostka"
    kostka.new("camelup", seed=1, players=["Player", "random 1", "random 2"], start=0).save(path)
    path.write_text(path.read_text().replace("rules: 2\n", ""))
    output("play", "camelup", "--resume", "--file", str(path), answers="ticket red\n")
    assert len(kostka.load(path).plies) == 3, "the others are bots, as their names said then"


def test_what_was_taken_back_is_told(tmp_path: Path) -> None:
    path = tmp_path / "undone.kostka"
    match = kostka.new("camelup", seed=1, start=0, bots=[None, None, "greedy"])
    match.play("roll")
    match.undo()
    match.save(path)
    assert "the last move is undone" in output("replay", str(path))
    replayed = as_json("replay", str(path))
    assert replayed["plies"][1] == {"ply": 2, "seat": None, "move": "undo 1", "events": []}
    assert replayed["bots"] == [None, None, "greedy"]
