"""The table as people sit at it: names, one screen for several people, dice of a real table, leaving."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import kostka
from kostka.cli.seating import Company, account_name, begin, named
from kostka.core.errors import KostkaError
from kostka.core.match import Match
from tests.cli.sitting import after, sit
from tests.cli.terminal import Terminal
from tests.pages import ROOT

BEGUN = ["play", "camelup", "--bot", "random", "--seed", "1", "-o", "start=0"]


# ---------------------------------------------------------------------------------------------------------- at 80 x 24


def test_a_turn_of_camel_up_fits_on_the_screen(tmp_path: Path) -> None:
    table = Terminal(*BEGUN, folder=tmp_path)
    first = table.expect("Anna> ")
    assert "7f2b0df0" not in first, "the commitment is not the first thing to read"
    second = table.answer("roll", "Anna> ")
    for screen in (first, second):
        assert len(screen.splitlines()) <= 24 + 4, "the greeting may scroll away, the board and the moves do not"
        assert max(map(len, screen.splitlines())) <= 80
    board = second.splitlines()
    assert len(board) - next(i for i, line in enumerate(board) if "___" in line) <= 20
    assert table.answer("exit", "--resume")
    assert table.close() == 0


def test_the_board_is_shown_when_others_have_moved_and_not_between_answers_of_one_player(tmp_path: Path) -> None:
    match = kostka.new("cubitos", seed=1, start=0, players=["Anna", "Ada"], bots=[None, "random"])
    shown = sit(match, "push", "pass", folder=tmp_path)
    assert "Round 1" in shown.split("> push")[0]
    assert "Round 1" not in after(shown, "push")
    assert "Round 1" in shown.split("> pass\n")[1]
    assert after(shown, "push").startswith("Anna pushes; rolls "), "one paragraph a ply"


def test_a_board_that_looks_the_same_is_not_shown_again(tmp_path: Path) -> None:
    match = kostka.new("cubitos", seed=1, start=0, players=["Anna", "Ada"], bots=[None, "random"])
    assert sit(match, "help", "odds", "moves", folder=tmp_path).count("Round 1") == 1
    assert sit(match, "board", folder=tmp_path).count("Round 1") == 2


def test_a_board_that_does_not_fit_is_drawn_small_and_whole_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kostka.cli.games.cubitos.draw_compact", lambda *scene: "a small board", raising=False)
    match = kostka.new("cubitos", seed=1, start=0, bots=[None, "random"])
    shown = sit(match, "board", folder=tmp_path, terminal=True)
    assert "a small board" in shown.split("> board")[0]
    assert "Round 1" not in shown.split("> board")[0]
    assert "Round 1" in after(shown, "board")


def test_a_long_settlement_stands_on_lines_of_its_own(tmp_path: Path) -> None:
    match = kostka.new("camelup", seed=4, players=["Anna", "Ada", "Bruno"], bots=["greedy"] * 3)
    shown = sit(match, folder=tmp_path)
    assert "\n  Ada had " in shown
    assert "; had " in shown, "without the name that was said before"
    assert "; Anna had " not in shown


# --------------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("account", "name"), [("anna", "Anna"), ("root", "Player"), ("x13", "Player"), ("łucja", "Łucja"), ("", "Player")]
)
def test_a_person_is_called_like_the_account(account: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert account_name() == name


def test_an_account_without_a_name_is_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert account_name() == "Player"


def test_everybody_has_a_name_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ada")
    assert named([], 1, 3) == ["Ada", "Bruno", "Clara"]
    assert named([], 3, 3) == ["Ada", "Player 2", "Player 3"]
    assert named(["Ola", "Jan"], 2, 4) == ["Ola", "Jan", "Ada", "Bruno"]
    assert len(set(named([], 0, 8))) == 8


def test_names_say_how_many_people_there_are() -> None:
    match = begin("camelup", Company(names=["Anna", "Piotr", "Ola", "Jan"]))
    assert match.players == ("Anna", "Piotr", "Ola", "Jan")
    assert match.bots == (None, None, None, None)
    with pytest.raises(KostkaError, match="4 people cannot sit in 3 seats"):
        begin("camelup", Company(names=["Anna", "Piotr", "Ola", "Jan"]), 3)


# ------------------------------------------------------------------------------------------ several people, one screen


def test_the_keyboard_is_passed_where_somebody_has_secrets(tmp_path: Path) -> None:
    table = Terminal(*BEGUN, "--names", "Anna,Piotr", folder=tmp_path)
    table.expect("Anna> ")
    assert "\f" not in table.shown, "nobody has a secret yet"
    passed = table.answer("winner red", "nobody else is looking.")
    assert "Pass the keyboard to Piotr." in " ".join(passed.split())
    seen = table.answer("", "Piotr> ")
    assert "\f" in seen, "the screen is wiped"
    assert b"\x1b[3J" in table.raw, "and what could be scrolled back to"
    assert "Anna plays a card on the winner pile, face down" in seen
    assert "(red)" not in seen.split("\f")[-1]
    table.answer("roll", "nobody else is looking.")
    again = table.answer("", "Anna> ").split("\f")[-1]
    assert "Piotr rolls" in again
    assert "winner red|" not in again, "the card that she has played"
    table.interrupt()
    assert table.close() == 0


def test_hands_are_seen_by_their_players_alone(tmp_path: Path) -> None:
    match = kostka.new("jamniki", seed=1, start=1, players=["Anna", "Piotr"])
    first, second = match.legal(1)[0], match.legal(1)[1].removeprefix("lay ")
    shown = sit(match, "", first, "", folder=tmp_path)
    before, piotr, anna = shown.split("nobody else is looking.")
    assert first.removeprefix("lay ") not in before
    assert second in piotr
    assert "Anna takes over" in anna
    assert second in anna
    assert "Piotr begins; draws a tile; draws a tile; draws a tile\n" in anna, "which ones she may not know"


def test_nobody_passes_the_keyboard_alone_or_without_secrets(tmp_path: Path) -> None:
    alone = kostka.new("jamniki", seed=1, start=0, bots=[None, "random"])
    assert "Pass the keyboard" not in sit(alone, "1", "1", folder=tmp_path)
    open_game = kostka.new("cubitos", seed=1, start=0)
    assert "Pass the keyboard" not in sit(open_game, "pass", "pass", folder=tmp_path)


def test_undo_gives_the_turn_back_to_who_moved_last(tmp_path: Path) -> None:
    match = kostka.new("camelup", seed=1, start=0, players=["Anna", "Piotr", "Ola"])
    shown = sit(match, "ticket red", "undo", "roll", folder=tmp_path)
    assert "Piotr> undo\nthe last move is undone\n" in shown
    assert match.plies[0].seat == 0


# ------------------------------------------------------------------------------------------------ dice of a real table


def test_a_real_table_is_played_along_with_its_dice(tmp_path: Path) -> None:
    table = Terminal("play", "camelup", "--dice", folder=tmp_path)
    assert "Type it like this: " in table.expect("dice> ")
    assert "names 7 camels" in table.answer("red 1, blue 2", "dice> ")
    setup = "red 1, yellow 2, blue 1, green 3, purple 2, white 15, black 16, 1"
    begun = table.answer(setup, "Player 2> ")
    assert "Player 3 (bot" not in begun, "everybody is typed in"
    asked = table.answer("roll", "dice> ")
    assert "Player 2, roll: what fell?" in " ".join(asked.split())
    assert "is not a die" in table.answer("pink 2", "dice> ")
    assert "Player 2 rolls blue 3" in table.answer("blue 3", "Player 3> ")
    assert "what fell?" not in table.answer("ticket red", "Anna> ")
    table.interrupt()
    assert table.close() == 0
    saved = kostka.load(tmp_path / "kostka" / "camelup.kostka")
    assert (saved.secret, len(saved.plies)) == (None, 2)
    assert "1. 1 roll (blue 3)" in (tmp_path / "kostka" / "camelup.kostka").read_text()
    again = Terminal("play", "camelup", "--resume", folder=tmp_path)
    again.expect("Anna> ")
    assert "what fell?" in " ".join(again.answer("roll", "dice> ").split())
    again.answer("quit", "--resume")
    assert again.close() == 0


def test_dice_may_come_one_after_the_other(tmp_path: Path) -> None:
    blank = [("light gray", "blank", 7), ("dark gray", "blank", 2)]
    dice = [(0,), *blank, *blank, ("start", "blank")]
    game = kostka.game("cubitos")
    match = Match(game, game.options(), ["Anna", "Jan"], None, dice=dice)
    typed = ("light gray blank 6", "light gray money", "dark gray blank 2, start foot")
    shown = sit(match, "push", *typed, folder=tmp_path)
    assert "So far: light gray blank 6. What else fell?" in shown
    assert "So far: light gray blank 6, light gray money. What else fell?" in shown
    assert "Anna pushes; rolls 6 light gray dice: blank" in shown
    assert len(match.plies) == 1


def test_every_example_is_understood(tmp_path: Path) -> None:
    """What the table shows as an example can be typed as it is."""
    for game in kostka.game_ids():
        table = Terminal("play", game, "--dice", folder=tmp_path)
        asked = " ".join(table.expect("dice> ").split())
        example = asked.split("like this: ")[1].removesuffix(" dice>")
        table.type(example)
        table.expect("Type a move")
        table.interrupt()
        assert table.close() == 0


# ----------------------------------------------------------------------------------------------------- from a position


def test_a_match_begins_with_a_position(tmp_path: Path) -> None:
    start = kostka.new("camelup", seats=4, seed=1, start=0)
    start.play("ticket red")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(start.dump()))
    table = Terminal("play", "camelup", "--position", str(path), "--humans", "4", folder=tmp_path)
    assert "R  5" in table.expect("Player 2> ")
    table.interrupt()
    assert table.close() == 0
    assert kostka.load(tmp_path / "kostka" / "camelup.kostka").start is not None


def test_a_position_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(kostka.new("jamniki", seed=1).dump()))
    table = Terminal("play", "camelup", "--position", str(path), folder=tmp_path)
    assert table.close() == 2
    assert "is a position of jamniki, not of camelup." in " ".join(table.shown.split())


# ------------------------------------------------------------------------------------------------------- leaving, files


def test_ctrl_c_leaves_with_a_command_that_works_as_typed(tmp_path: Path) -> None:
    table = Terminal(*BEGUN, folder=tmp_path)
    table.expect("Anna> ")
    table.answer("ticket red", "Anna> ")
    table.interrupt()
    assert table.close() == 0
    command = table.shown.split("To continue:")[1].strip()
    again = Terminal("-c", command, folder=tmp_path, command=["sh"])
    assert "R  5" in again.expect("Anna> ")
    again.type("quit")
    assert again.close() == 0


def test_the_language_that_was_asked_for_is_part_of_the_command(tmp_path: Path) -> None:
    table = Terminal("--lang", "pl", *BEGUN, folder=tmp_path)
    table.expect("Anna> ")
    table.interrupt()
    table.close()
    assert "--lang pl play camelup --resume" in table.shown


def test_a_match_is_played_at_one_table(tmp_path: Path) -> None:
    first = Terminal(*BEGUN, folder=tmp_path)
    first.expect("Anna> ")
    saved = (tmp_path / "kostka" / "camelup.kostka").read_text()
    for arguments in (BEGUN, ["play", "camelup", "--resume"]):
        second = Terminal(*arguments, folder=tmp_path)
        assert second.close() == 2
        assert "is being played at another table" in " ".join(second.shown.split())
    assert (tmp_path / "kostka" / "camelup.kostka").read_text() == saved
    first.process.kill()
    first.close()
    third = Terminal("play", "camelup", "--resume", folder=tmp_path)
    third.expect("Anna> ")
    third.interrupt()
    assert third.close() == 0
    assert [path.name for path in (tmp_path / "kostka").iterdir()] == ["camelup.kostka"], "no lock is left behind"


def test_two_tables_that_begin_at_the_same_moment_keep_both_matches(tmp_path: Path) -> None:
    kostka.new("camelup", seed=5).save(tmp_path / "friday.kostka")
    begun = ["play", "camelup", "--seed", "1", "-o", "start=0", "--file", str(tmp_path / "friday.kostka")]
    tables = [Terminal(*begun, folder=tmp_path) for _ in range(2)]
    for table in tables:
        while table.process.poll() is None and "Anna> " not in table.shown:
            table.read(0.2)
    refused = [table for table in tables if table.process.poll() is not None]
    assert len(refused) == 1
    for table in tables:
        if table not in refused:
            table.interrupt()
        table.close()
    assert kostka.load(tmp_path / "friday-earlier-1.kostka").secret == kostka.new("camelup", seed=5).secret
    assert not (tmp_path / "friday-earlier-2.kostka").exists()


def test_make_resume_goes_on_with_the_match_of_make_terminal() -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("there is no make here")
    asked = [make, "-n", "play", "terminal", "resume"]
    lines = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "kostka play\n" in lines
    assert "kostka play camelup --terminal\n" in lines
    assert "kostka play camelup --resume\n" in lines
