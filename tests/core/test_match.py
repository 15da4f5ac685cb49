"""Matches and their files, on Camel Up and on the tiny game of the documentation."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

import kostka
from kostka.core import notation
from kostka.core.errors import IllegalMove, KostkaError, NotationError, OptionError, ScriptError
from kostka.core.events import Event
from kostka.core.match import new_match


def finished(seed: int = 4) -> kostka.Match:
    match = kostka.new("camelup", seats=3, seed=seed, players=["Anna", "Piotr", "Олена"])
    while match.to_act:
        moves = match.legal()
        match.play(moves[len(match.plies) * 5 % len(moves)])
    return match


def test_the_same_seed_gives_the_same_match() -> None:
    assert finished(4).state.tobytes() == finished(4).state.tobytes()
    assert kostka.new("camelup", seed=4).dump() != kostka.new("camelup", seed=5).dump()


def test_a_match_without_a_seed_has_a_secret_of_its_own() -> None:
    assert kostka.new("camelup").secret != kostka.new("camelup").secret


def test_play_refuses_and_changes_nothing() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    before = match.state.tobytes()
    with pytest.raises(IllegalMove, match="it is the turn of seat 0"):
        match.play("roll", seat=1)
    with pytest.raises(IllegalMove, match="There is no seat 3"):
        match.play("roll", seat=3)
    with pytest.raises(IllegalMove, match="There is no move 'fly'; moves begin with roll, ticket, tile"):
        match.play("fly")
    with pytest.raises(IllegalMove, match="'ticket' goes as in 'ticket red' or 'ticket purple'"):
        match.play("ticket pink")
    assert match.state.tobytes() == before
    assert match.why_not("roll") is None


def test_moves_are_read_whatever_their_case_and_spaces() -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    match.play("  Ticket   RED ")
    assert match.dump()["tickets_left"]["red"] == [3, 2, 2]


def test_undo_takes_back_plies() -> None:
    match = finished()
    while match.plies:
        match.undo(min(7, len(match.plies)))
    assert match.state.tobytes() == kostka.new("camelup", seats=3, seed=4).state.tobytes()
    with pytest.raises(KostkaError, match="Only 0 plies"):
        match.undo()


def test_new_names_what_is_wrong() -> None:
    with pytest.raises(KostkaError, match="There is no game 'chess'; there is camelup"):
        kostka.new("chess")
    with pytest.raises(KostkaError, match="2 players were named for 3 seats"):
        kostka.new("camelup", seats=3, players=["a", "b"])
    with pytest.raises(OptionError, match="There is no option 'speed'"):
        kostka.new("camelup", speed=3)
    for name in ("", " ", "a|b", "a\nb"):
        with pytest.raises(KostkaError, match="cannot be a player's name"):
            kostka.new("camelup", players=["a", "b", name])
    with pytest.raises(KostkaError, match="There is no seat 5"):
        kostka.new("camelup", seats=3).view(5)


def test_save_and_load(tmp_path: Path) -> None:
    match = finished()
    match.save(tmp_path / "friday.kostka")
    again = kostka.load(tmp_path / "friday.kostka")
    assert again.state.tobytes() == match.state.tobytes()
    assert again.players == ("Anna", "Piotr", "Олена")
    (tmp_path / "position.json").write_text(json.dumps(match.dump()))
    assert kostka.load(tmp_path / "position.json").state.tobytes() == match.state.tobytes()


def test_load_names_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(KostkaError, match="cannot be read"):
        kostka.load(tmp_path / "nothing.json")
    (tmp_path / "bad.json").write_text('{"game": ')
    with pytest.raises(KostkaError, match="is not valid JSON"):
        kostka.load(tmp_path / "bad.json")
    (tmp_path / "bytes.kostka").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(KostkaError, match="not a text file"):
        kostka.load(tmp_path / "bytes.kostka")


def test_notation_round_trip() -> None:
    text = notation.write(finished())
    assert notation.write(notation.read(text)) == text


def test_verify_counts_the_dice() -> None:
    match = finished()
    rolls = sum(event.kind == "roll" for events in match.events for event in events)
    assert notation.verify(notation.write(match)) == notation.Verified(checked=8 + rolls, given=0)


def test_verify_catches_a_changed_die() -> None:
    text = notation.write(finished())
    line = next(line for line in text.splitlines() if " roll = " in line)
    pips = line[-1]
    forged = text.replace(line, line[:-1] + str(int(pips) % 3 + 1), 1)
    ply = line.split(".")[0]
    with pytest.raises(NotationError, match=f"Ply {ply} does not check out: the file says"):
        notation.verify(forged)
    with pytest.raises(NotationError, match=f"Ply {ply} does not check out"):
        notation.read(forged)


def test_verify_catches_a_changed_set_up_a_missing_die_and_another_secret() -> None:
    text = notation.write(finished())
    deal = next(line for line in text.splitlines() if line.startswith("0. deal"))
    first, second = deal.removeprefix("0. deal = ").split(", ")[:2]
    with pytest.raises(NotationError, match="Ply 0 does not check out"):
        notation.verify(text.replace(f"{first}, {second}", f"{second}, {first}", 1))
    line = next(line for line in text.splitlines() if " roll = " in line)
    with pytest.raises(NotationError, match="does not say what was rolled"):
        notation.verify(text.replace(line, line.split(" = ")[0], 1))
    other = notation.write(finished(5)).split("secret: ")[1][:64]
    own = text.split("secret: ")[1][:64]
    with pytest.raises(NotationError, match="not the one that was committed to"):
        notation.verify(text.replace(own, other))


def test_verify_catches_a_changed_move_and_a_changed_result() -> None:
    text = notation.write(finished())
    with pytest.raises(NotationError, match="The result in the file is not the result"):
        notation.verify(text.replace("result: ", "result: 9 "))
    ticket = next(line for line in text.splitlines() if " ticket " in line)
    with pytest.raises(NotationError, match="does not check out"):
        notation.verify(text.replace(ticket, ticket.split(" ticket ")[0] + " fly", 1))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("kostka match 1", "kostka match 9", "a match file begins with"),
        ("game: camelup", "game: chess", "There is no game 'chess'"),
        ("game: camelup\n", "", "The match file has no line 'game'"),
        ("players: Anna | Piotr | Олена", "players: Anna", "Camel Up is for 3 to 8 players, not 1."),
        ("0. deal", "0. shuffle", "The plies begin with '0. deal'"),
        ("\n2. ", "\n7. ", "Ply 2 was expected, but the file goes on with 7"),
        ("\n2. ", "\n2. x", "a ply names its seat and its move"),
        ("secret: ", "secret: zz", "The secret is not a hexadecimal number"),
        ("result: ", "hello ", "is neither a ply nor a header"),
        ("commitment: ", "options: [1]\ncommitment: ", "must be a JSON object"),
        ("commitment: ", "options: {1\ncommitment: ", "is not valid JSON"),
        ("commitment: ", "optoins: {}\ncommitment: ", "Line 4 is 'optoins', but a header is one of game, players"),
        ("commitment: ", "game: camelup\ncommitment: ", "Line 4 is a second line 'game'"),
        ("\n2. ", "\nresult: 1 2 3\n2. ", "follows the result, which is the last line"),
        ("result: ", "result: 1 1 1\nresult: ", "follows the result, which is the last line"),
    ],
)
def test_a_broken_file_is_refused_with_its_fault(old: str, new: str, sentence: str) -> None:
    text = notation.write(finished())
    assert old in text
    with pytest.raises(KostkaError) as refusal:
        notation.read(text.replace(old, new, 1))
    assert sentence in str(refusal.value)


def test_a_public_file_keeps_secrets_until_the_end() -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    match.play("roll")
    text = notation.write(match, public=True)
    assert "secret:" not in text
    assert f"commitment: {match.commitment}" in text
    with pytest.raises(NotationError, match="not published its secret yet"):
        notation.verify(text)
    again = notation.read(text)
    assert again.state.tobytes() == match.state.tobytes(), "the dice shown are enough to replay it"
    assert "secret:" in notation.write(finished(), public=True)


def test_a_public_file_names_no_secret_move() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("ticket blue")
    match.play("winner red")
    text = notation.write(match, public=True)
    assert "1. 0 ticket blue\n2. 1 ...\n" in text
    with pytest.raises(NotationError, match="Ply 2 keeps what only some may know; the file can be read once the match"):
        notation.read(text)


def test_a_public_file_keeps_secret_draws_and_names_public_moves() -> None:
    match = kostka.new("jamniki", seats=3, seed=1, start=0)
    move = match.legal()[0]
    match.play(move)
    text = notation.write(match, public=True)
    assert f"0. deal = 0, ...\n1. 0 {move}\n" in text
    with pytest.raises(NotationError, match="Ply 0 keeps what only some may know"):
        notation.read(text)


def test_a_public_file_keeps_its_start_position() -> None:
    match = kostka.load(kostka.new("camelup", seats=3, seed=1).dump(), seed=1)
    text = notation.write(match, public=True)
    assert "start: ...\n" in text
    with pytest.raises(NotationError, match="The line 'start' keeps what only some may know"):
        notation.read(text)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("players: a | b | c\n", "players: a | b | c | d\n", "has 3 players, but the match has 4"),
        ('"game": "camelup"', '"game": "jamniki"', "is one of the game 'jamniki', but the match is camelup"),
        ("commitment: ", 'options: {"netting": true}\ncommitment: ', "has other options than the match"),
    ],
)
def test_a_start_position_that_contradicts_the_match_is_refused(old: str, new: str, sentence: str) -> None:
    position = kostka.new("camelup", seats=3, seed=1).dump()
    text = notation.write(kostka.Match.from_position(position, bytes(32), ["a", "b", "c"]))
    assert notation.read(text).dump() == position
    with pytest.raises(NotationError, match=sentence):
        notation.read(text.replace(old, new, 1))


def test_verify_is_for_whole_files() -> None:
    text = notation.write(finished())
    with pytest.raises(NotationError, match="The match is not finished: the file ends with ply 10"):
        notation.verify(text.split("\n11. ")[0])
    with pytest.raises(NotationError, match="the file has no line 'result'"):
        notation.verify(text.split("\nresult: ")[0])


def test_verify_counts_dice_that_show_the_same_one_by_one() -> None:
    events = [
        Event("roll", {"seat": 0, "die": "light gray", "face": "blank", "count": 7}, dice=True),
        Event("first", {"player": 0}, dice=True),
        Event("draw", {"seat": 0, "die": "light gray", "count": 9}),
    ]
    assert notation.count_dice(events) == 8


@pytest.mark.parametrize("mark", ["utf-8", "utf-8-sig"])
def test_a_file_may_begin_with_a_byte_order_mark(mark: str, tmp_path: Path) -> None:
    path = tmp_path / "friday.kostka"
    path.write_text(notation.write(finished()), encoding=mark)
    assert kostka.load(path).result is not None


@pytest.mark.parametrize(
    ("text", "found"), [("", "an empty file"), ("[1]", "a JSON list"), ("Dear diary", "something else")]
)
def test_what_is_no_match_file_is_named(text: str, found: str, tmp_path: Path) -> None:
    path = tmp_path / "friday.kostka"
    path.write_text(text)
    with pytest.raises(NotationError, match=f"friday.kostka is not a match file but {found}"):
        kostka.load(path)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "friday.kostka"
    match = finished()
    match.save(path)
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(KostkaError, match="cannot be written: No space left on device"):
        kostka.new("camelup").save(path)
    assert kostka.load(path).plies == match.plies
    assert [found.name for found in tmp_path.iterdir()] == ["friday.kostka"]
    with pytest.raises(KostkaError, match="cannot be written"):
        match.save(tmp_path)


def test_an_empty_list_of_dice_is_for_moves_that_roll_none() -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    with pytest.raises(ScriptError, match="More dice were rolled than were given"):
        match.play("roll", dice=[])
    match.play("ticket red", dice=[])
    text = notation.write(match)
    assert notation.write(notation.read(text)) == text
    with pytest.raises(NotationError, match="More dice were rolled than were given"):
        notation.read(text.replace("ticket red", "roll"))


@pytest.mark.parametrize("dice", [{"blue": 2}, [2], 5, "blue 2", ["blue 2"]])
def test_dice_are_a_list_of_dice(dice: Any) -> None:
    with pytest.raises(ScriptError, match="Dice go as a list of dice"):
        kostka.new("camelup", seats=3, seed=1).play("roll", dice=dice)


def test_values_of_the_wrong_type_get_a_sentence() -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    wrong: Any
    for wrong in (0, None, ["roll"]):
        with pytest.raises(IllegalMove, match="A move is a text, as in 'roll'"):
            match.play(wrong)
    wrong = "0"
    with pytest.raises(IllegalMove, match="There is no seat '0'"):
        match.play("roll", seat=wrong)
    with pytest.raises(KostkaError, match="The number of players is a whole number, not '4'"):
        kostka.new("camelup", seats=wrong.replace("0", "4"))
    with pytest.raises(KostkaError, match="1 cannot be a player's name"):
        kostka.new("camelup", players=["a", "b", cast(str, 1)])
    with pytest.raises(KostkaError, match="-1 cannot be taken back"):
        match.undo(-1)


def test_options_of_any_name_are_refused_with_a_sentence() -> None:
    for name in ("seats", "players", "seed", "game"):
        with pytest.raises(OptionError, match=f"There is no option '{name}'"):
            new_match("camelup", None, None, (), {name: "3"})


def test_too_many_events_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    before = match.state.tobytes()
    monkeypatch.setattr("kostka.core.events.CAPACITY", 0)
    with pytest.raises(KostkaError, match="more than the 0 that fit"):
        match.play("roll")
    assert match.state.tobytes() == before
    assert match.plies == []


def test_a_match_without_a_secret_needs_its_dice() -> None:
    match = notation.read(notation.write(kostka.new("camelup", seats=3, seed=1), public=True))
    with pytest.raises(ScriptError, match="has no secret of its own"):
        match.play("roll")
    match.play("roll", dice=[("white", 2)])
    assert "1. " in notation.write(match)
    assert "roll (white 2)" in notation.write(match)


def test_dice_of_a_real_table_are_kept_and_replayed() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("roll", dice=[("blue", 2)])
    text = notation.write(match)
    assert "1. 0 roll (blue 2)" in text
    assert notation.read(text).state.tobytes() == match.state.tobytes()
    while match.to_act:
        match.play("roll")
    assert notation.verify(notation.write(match)).given == 1
