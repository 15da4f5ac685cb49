"""Matches and their files, on Camel Up and on the tiny game of the documentation."""

import copy
import dataclasses
import json
import pickle
import re
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import kostka
from kostka.core import notation
from kostka.core.declare.events import Event
from kostka.core.declare.messages import Reason
from kostka.core.errors import IllegalMove, KostkaError, NotationError, OptionError, ScriptError
from kostka.core.folders import user_cache, user_data
from kostka.core.match import Ply, Undo
from kostka.core.opening import from_position, new_match
from kostka.core.position import View
from kostka.core.writing import write
from tests.golden.cases import CASES, Case


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
    with pytest.raises(IllegalMove, match="It is Player 1's turn"):
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
    with pytest.raises(KostkaError, match="No ply has been played yet"):
        match.undo()


def test_undo_is_an_entry_of_the_log_and_dice_never_repeat() -> None:
    match = kostka.new("camelup", seats=3, seed=4)
    match.play("roll")
    before, first = match.at(0).state.tobytes(), match.entry(1).events
    match.undo()
    assert match.log == [Ply(match.at(0).to_act[0], 0), Undo(1)]
    assert match.plies == []
    assert match.state.tobytes() == before
    match.play("roll")
    assert match.entry(1).events == first, "what was told stays told"
    assert match.entry(2).move == "undo 1"
    assert match.entry(3).events != first, "the dice of entry 3 are not those of entry 1"
    text = write(match)
    assert "\n2. undo 1\n3. " in text
    again = notation.read(text)
    assert (again.log, again.state.tobytes()) == (match.log, match.state.tobytes())
    assert write(again) == text


def test_a_match_at_any_entry_is_a_match_of_its_own() -> None:
    match = finished()
    match.undo(3)
    for number in (0, 1, 17, len(match.log) - 1, len(match.log)):
        past = match.at(number)
        assert past.log == match.log[:number]
        lines = [line for line in write(match).splitlines() if not line.startswith("result")]
        shorter = [line for line in write(past).splitlines() if not line.startswith("result")]
        assert lines[: len(shorter)] == shorter
    past = match.at(5)
    past.play("roll")
    assert len(match.log) > 6, "what happens there does not touch the match"
    assert match.at(5).state.tobytes() != past.state.tobytes()
    for wrong in (-1, len(match.log) + 1, "1"):
        with pytest.raises(KostkaError, match="There is no entry"):
            match.at(cast(int, wrong))
        with pytest.raises(KostkaError, match="There is no entry"):
            match.entry(cast(int, wrong))


def test_copies_and_pickles_go_on_by_themselves() -> None:
    match = kostka.new("jamniki", seats=3, seed=4, players=["Anna", "Piotr", "Ola"], bots=[None, None, "greedy"])
    match.play(match.legal()[0])
    before = match.state.tobytes()
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert write(other) == write(match)
        assert other.game is match.game
        other.play(other.legal()[0])
        assert match.state.tobytes() == before
        assert len(match.log) == 1
    assert len(pickle.dumps(match)) < 10_000, "the game itself is not in it"
    loaded = kostka.load(match.dump(), seed=1)
    assert pickle.loads(pickle.dumps(loaded)).dump() == loaded.dump()


def test_told_is_what_a_reader_may_know() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("winner red")
    match.play("ticket blue")
    assert match.entry(0).move == "deal"
    assert match.entry(0).seat is None
    hidden, own, whole = match.entry(1), match.entry(1, seen_by=0), match.entry(1, whole=True)
    assert (hidden.seat, hidden.move) == (0, "winner ?")
    assert hidden.events[0].values == {"seat": 0, "pile": "winner", "colour": None}
    assert (own.move, own.events) == (whole.move, whole.events)
    assert own.events[0].to_json() == {"event": "card", "seat": 0, "pile": "winner", "colour": "red"}
    assert own.to_json()["events"] == [own.events[0].to_json()]
    assert match.entry(1, seen_by=2) == hidden
    assert match.entry(2) == match.entry(2, seen_by=0)
    assert match.entry(2).move == "ticket blue"
    while match.to_act:
        match.play("roll")
    assert match.entry(1).move == "winner red", "nothing is kept once the match is over"
    with pytest.raises(IllegalMove, match="There is no seat 3"):
        match.entry(1, seen_by=3)


def test_what_an_event_means_to_those_who_may_not_know_it() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0, players=["Anna", "Piotr", "Ola"])
    match.play("winner red")
    assert match.describe(match.entry(1, seen_by=0).events[0]) == "Anna plays a card on the winner pile (red)"
    assert match.describe(match.entry(1, seen_by=1).events[0]) == "Anna plays a card on the winner pile, face down"


def test_a_refusal_is_data_and_a_sentence() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("tile 9 cheer")
    refusal = match.refusal("tile 8 boo")
    assert refusal is not None
    assert refusal.values["reason"] == Reason("camelup-tile-beside", space=8, beside=9)
    assert refusal.to_json()["reason"] == {"id": "camelup-tile-beside", "space": 8, "beside": 9}
    assert match.why_not("tile 8 boo") == str(refusal)
    with pytest.raises(IllegalMove) as error:
        match.play({"move": "tile", "space": 8, "side": "boo"})
    assert str(error.value) == str(refusal)
    assert pickle.loads(pickle.dumps(error.value)).to_json() == refusal.to_json()
    assert match.refusal("roll") is None
    assert match.why_not("roll", seat=0) == "It is Player 2's turn."


def test_moves_as_data_are_the_same_moves() -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    assert {"move": "tile", "space": 9, "side": "cheer"} in match.legal_json()
    match.play({"move": "tile", "space": 9, "side": "cheer"})
    assert match.entry(1).move == "tile 9 cheer"


def test_what_there_is_to_ask_of_a_match() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    assert (match.turn, match.to_act, match.is_over, match.result) == (0, (0,), False, None)
    assert repr(match) == "<Match of camelup, 3 seats, 0 plies, to act: 0>"
    assert "Player 1" in str(match) == match.draw()
    assert match.standing() == [3, 3, 3]
    assert sum(match.odds(rollouts=100)["leg"][colour]["first"] for colour in match.odds()["leg"]) == pytest.approx(1)
    over = finished()
    assert (over.turn, over.to_act, over.is_over) == (None, (), True)
    assert over.standing() == list(over.result.scores) if over.result else False
    assert repr(over).endswith("over>")
    assert str(over.prompt(0)) == "The match is over."


def test_kinds_of_seats_are_kept_in_the_file() -> None:
    match = kostka.new(
        "camelup", seats=3, seed=1, players=["greedy fox", "Ola", "Jan"], bots=[None, "greedy", "random"]
    )
    text = write(match)
    assert "seats: person | bot greedy | bot random\n" in text
    assert notation.read(text).bots == (None, "greedy", "random")
    assert notation.read(text.replace("seats: person | bot greedy | bot random\n", "")).bots == (None, None, None)


def test_files_of_the_first_version_still_read() -> None:
    text = write(kostka.new("camelup", seats=3, seed=1, players=["Player", "greedy 1", "greedy fox"]))
    old = notation.read(text.replace("rules: 2\n", ""))
    assert old.bots == (None, "greedy", None)


def test_new_names_what_is_wrong() -> None:
    wrong: Any
    for wrong in ("x", 1.5, True, b"x"):
        with pytest.raises(KostkaError, match="A seed is a whole number, not"):
            kostka.new("camelup", seed=wrong)
    for wrong in ("abc", 3, None):
        with pytest.raises(KostkaError, match="Players go as a list of names"):
            kostka.new("camelup", players=wrong)
    with pytest.raises(KostkaError, match="There is no game 'chess'; there are camelup"):
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
    text = write(finished())
    assert write(notation.read(text)) == text


def test_verify_counts_the_dice() -> None:
    match = finished()
    rolls = sum(event.kind == "roll" for events in match.events for event in events)
    assert notation.verify(write(match)) == notation.Verified(checked=8 + rolls, given=0)


def test_verify_catches_a_changed_die() -> None:
    text = write(finished())
    line = next(line for line in text.splitlines() if " roll = " in line)
    pips = line[-1]
    forged = text.replace(line, line[:-1] + str(int(pips) % 3 + 1), 1)
    ply = line.split(".")[0]
    with pytest.raises(NotationError, match=f"Move {ply} does not match: the file says"):
        notation.verify(forged)
    with pytest.raises(NotationError, match=f"Move {ply} does not match"):
        notation.read(forged)


def test_verify_catches_a_changed_set_up_a_missing_die_and_another_secret() -> None:
    text = write(finished())
    deal = next(line for line in text.splitlines() if line.startswith("0. deal"))
    first, second = deal.removeprefix("0. deal = ").split(", ")[:2]
    with pytest.raises(NotationError, match="Move 0 does not match"):
        notation.verify(text.replace(f"{first}, {second}", f"{second}, {first}", 1))
    line = next(line for line in text.splitlines() if " roll = " in line)
    with pytest.raises(NotationError, match="does not say what was rolled"):
        notation.verify(text.replace(line, line.split(" = ")[0], 1))
    other = write(finished(5)).split("secret: ")[1][:64]
    own = text.split("secret: ")[1][:64]
    with pytest.raises(NotationError, match="not the one that was committed to"):
        notation.verify(text.replace(own, other))


def test_verify_catches_a_changed_move_and_a_changed_result() -> None:
    text = write(finished())
    with pytest.raises(NotationError, match="The result in the file is not the result"):
        notation.verify(text.replace("result: ", "result: 9 "))
    ticket = next(line for line in text.splitlines() if " ticket " in line)
    with pytest.raises(NotationError, match="does not match"):
        notation.verify(text.replace(ticket, ticket.split(" ticket ")[0] + " fly", 1))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("kostka match 1", "kostka match 9", "a match file begins with"),
        ("game: camelup", "game: chess", "There is no game 'chess'"),
        ("game: camelup\n", "", "The match file has no line 'game'"),
        ("players: Anna | Piotr | Олена", "players: Anna", "Camel Up is for 3 to 8 players, not 1."),
        ("0. deal", "0. shuffle", "The plies begin with '0. deal'"),
        ("\n2. ", "\n7. ", "Move 2 was expected, but the file goes on with 7"),
        ("\n2. ", "\n2. x", "a ply names its seat and its move"),
        ("secret: ", "secret: zz", "The secret is not a hexadecimal number"),
        ("result: ", "hello ", "is neither a ply nor a header"),
        ("commitment: ", "options: [1]\ncommitment: ", "must be a JSON object"),
        ("commitment: ", "options: {1\ncommitment: ", "is not valid JSON"),
        (
            "commitment: ",
            "optoins: {}\ncommitment: ",
            "Line 5 is 'optoins', but a header is one of game, rules",
        ),
        ("rules: 2", "rules: 99", "The file is of version '99' of the rules of Camel Up"),
        ("rules: 2", "rules: new", "The file is of version 'new' of the rules of Camel Up"),
        ("commitment: ", "seats: person | bot\ncommitment: ", "it says 'person' or 'bot' with its level"),
        ("\n2. ", "\n2. undo 9\n2. ", "Only 1 ply has been played; 9 cannot be taken back"),
        ("commitment: ", "game: camelup\ncommitment: ", "Line 5 is a second line 'game'"),
        ("\n2. ", "\nresult: 1 2 3\n2. ", "follows the result, which is the last line"),
        ("result: ", "result: 1 1 1\nresult: ", "follows the result, which is the last line"),
    ],
)
def test_a_broken_file_is_refused_with_its_fault(old: str, new: str, sentence: str) -> None:
    text = write(finished())
    assert old in text
    with pytest.raises(KostkaError) as refusal:
        notation.read(text.replace(old, new, 1))
    assert sentence in str(refusal.value)


def test_a_public_file_keeps_secrets_until_the_end() -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    match.play("roll")
    text = write(match, public=True)
    assert "secret:" not in text
    assert f"commitment: {match.commitment}" in text
    with pytest.raises(NotationError, match="not published its secret yet"):
        notation.verify(text)
    again = notation.read(text)
    assert again.view() == match.view(), "the dice shown are enough to replay it"
    assert "secret:" in write(finished(), public=True)


def test_a_public_file_tells_of_a_secret_move_what_is_public() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("ticket blue")
    match.play("winner red")
    text = write(match, public=True)
    assert "1. 0 ticket blue\n2. 1 winner ?\n" in text
    assert notation.read(text).view() == match.view()


def test_a_public_file_keeps_secret_draws_and_names_public_moves() -> None:
    match = kostka.new("jamniki", seats=3, seed=1, start=0)
    move = match.legal()[0]
    match.play(move)
    text = write(match, public=True)
    assert f"0. deal = 0, ...\n1. 0 {move}\n" in text
    with pytest.raises(NotationError, match="Move 0 contains something secret"):
        notation.read(text)


def test_a_public_file_shows_a_start_position_with_nothing_secret() -> None:
    match = kostka.load(kostka.new("camelup", seats=3, seed=1).dump(), seed=1)
    text = write(match, public=True)
    assert '"stacks"' in text
    assert notation.read(text).view() == match.view()


def test_a_public_file_keeps_a_start_position_that_only_some_may_know() -> None:
    match = kostka.load(kostka.new("jamniki", seats=3, seed=1).dump(), seed=1)
    text = write(match, public=True)
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
    text = write(from_position(position, bytes(32), ["a", "b", "c"]))
    assert notation.read(text).dump() == position
    with pytest.raises(NotationError, match=sentence):
        notation.read(text.replace(old, new, 1))


def test_verify_is_for_whole_files() -> None:
    text = write(finished())
    with pytest.raises(NotationError, match="The match is not finished: the file ends with move 10"):
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
    path.write_text(write(finished()), encoding=mark)
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
    text = write(match)
    assert write(notation.read(text)) == text
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
    with pytest.raises(KostkaError, match="a whole number from 0, not -1"):
        match.undo(-1)


def test_options_of_any_name_are_refused_with_a_sentence() -> None:
    for name in ("seats", "players", "seed", "game"):
        with pytest.raises(OptionError, match=f"There is no option '{name}'"):
            new_match("camelup", None, None, (), {name: "3"})


def test_too_many_events_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kostka.new("camelup", seats=3, seed=1)
    before = match.state.tobytes()
    monkeypatch.setattr("kostka.core.declare.events.CAPACITY", 0)
    with pytest.raises(KostkaError, match="more than the 0 that fit"):
        match.play("roll")
    assert match.state.tobytes() == before
    assert match.plies == []


def test_a_match_without_a_secret_needs_its_dice() -> None:
    match = notation.read(write(kostka.new("camelup", seats=3, seed=1), public=True))
    with pytest.raises(ScriptError, match="has no secret of its own"):
        match.play("roll")
    match.play("roll", dice=[("white", 2)])
    assert "1. " in write(match)
    assert "roll (white 2)" in write(match)


def test_dice_of_a_real_table_are_kept_and_replayed() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("roll", dice=[("blue", 2)])
    text = write(match)
    assert "1. 0 roll (blue 2)" in text
    assert notation.read(text).state.tobytes() == match.state.tobytes()
    while match.to_act:
        match.play("roll")
    assert notation.verify(write(match)).given == 1


def test_a_match_that_is_over_has_no_legal_moves() -> None:
    match = finished()
    for seat in (None, 0, 2):
        assert match.legal(seat) == []
        assert match.legal_json(seat) == []
    with pytest.raises(IllegalMove, match="There is no seat 3"):
        match.legal(3)


DEALS: dict[str, list[tuple[Any, ...]]] = {
    "camelup": [
        *[("purple", 1), ("red", 2), ("yellow", 3), ("green", 3), ("blue", 2)],
        *[("white", 16), ("black", 14), (1,)],
    ],
    "cubitos": [
        *[(0,), ("light gray", "blank", 7), ("dark gray", "blank", 1), ("dark gray", "money", 1)],
        *[("start", "blank", 1), ("light gray", "blank", 6), ("light gray", "money", 1)],
        *[("dark gray", "blank", 1), ("dark gray", "money", 1)],
    ],
    "jamniki": [(4 * row + 1, *(f"K{tile:02}" for tile in range(4 * row + 1, 4 * row + 5))) for row in range(8)]
    + [(1,)],
}


@pytest.mark.parametrize("id", kostka.game_ids())
def test_a_match_begins_with_the_set_up_of_a_real_table(id: str) -> None:
    match = kostka.new(id, dice=DEALS[id])
    assert (match.secret, match.commitment) == (None, None)
    text = write(match)
    assert "\n0. deal (" in text
    again = notation.read(text)
    assert again.state.tobytes() == match.state.tobytes()
    assert write(again) == text
    assert kostka.new(id, dice=DEALS[id], seed=1).secret is not None, "with a seed the match can roll by itself too"
    with pytest.raises(KostkaError):
        kostka.new(id, dice=DEALS[id][1:])


def real_match() -> kostka.Match:
    """All dice are real."""
    match = kostka.new("camelup", 3, dice=DEALS["camelup"])
    while match.to_act:
        inside = match.dump()["pyramid"]
        match.play("roll", dice=[("white" if inside[0] == "grey" else inside[0], 3)])
    return match


def test_verify_names_dice_that_nobody_can_check() -> None:
    match = kostka.new("camelup", seats=3, seed=1, start=0)
    match.play("roll", dice=[("blue", 2)])
    while match.to_act:
        match.play("roll")
    verified = notation.verify(write(match))
    assert (verified.given, verified.given_in, verified.proven, verified.real_dice) == (1, (1,), False, False)
    assert notation.verify(write(finished())).proven


def test_verify_of_a_match_of_real_dice_does_not_wait_for_a_secret() -> None:
    text = write(real_match())
    verified = notation.verify(text)
    assert verified.to_json() == {
        "checked": 0,
        "given": verified.given,
        "given_in": list(verified.given_in),
        "real_dice": True,
        "proven": False,
    }
    assert verified.given_in[0] == 0
    stripped = "\n".join(
        line for line in write(finished()).splitlines() if not line.startswith(("secret", "commitment"))
    )
    with pytest.raises(NotationError, match="neither a secret nor a commitment"):
        notation.verify(stripped)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (" ticket ", " fly ", "There is no move"),
        ("result: ", "result: 9 ", "is not the result of its moves"),
        ("0. deal = ", "0. deal = red 9, ", "the secret gives"),
    ],
)
def test_a_file_of_older_rules_that_disagrees_says_by_which_rules_it_was_played(
    old: str, new: str, sentence: str
) -> None:
    today = dataclasses.replace(kostka.game("camelup"), version=3)
    text = write(finished()).replace("rules: 1", "rules: 2")
    assert notation.read(text, today).result is not None, "what still agrees is read"
    with pytest.raises(NotationError, match="played by rules 2 of Camel Up, today's are rules 3") as refusal:
        notation.read(text.replace(old, new, 1), today)
    assert sentence in str(refusal.value)
    with pytest.raises(NotationError) as refusal:
        notation.read(text.replace("rules: 2", "rules: 3").replace(old, new, 1), today)
    assert "played by rules" not in str(refusal.value)


ENDINGS = {
    "camelup": r"The \w+ camel crossed the finish line( backwards)?\.",
    "cubitos": r"(Anna crossed|After another round, Anna is farthest past) the final finish line\.",
    "jamniki": r"(The game is|All games are) over\.",
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_a_result_says_how_the_match_ended(case: Case) -> None:
    match = notation.read(case.path.read_text(encoding="utf-8"))
    assert match.result is not None
    named = match.players[match.result.winners[0]]
    assert re.fullmatch(ENDINGS[match.game.id].replace("Anna", re.escape(named)), str(match.result.how))


def test_a_view_is_not_made_of_a_full_state_by_accident() -> None:
    match = kostka.new("jamniki", seats=3, seed=1)
    view = match.position.view(1)
    with pytest.raises(TypeError, match=r"Position\.view"):
        View()
    assert View.load(match.game, match.view(1), 1) == view
    assert View.from_bytes(match.game, match.board.tobytes(), view.to_bytes(), 1) == view
    assert view != match.position


def test_a_copy_shares_what_was_agreed_and_nothing_else() -> None:
    match = finished()
    past, copy = match.at(3), pickle.loads(pickle.dumps(match))
    assert past.__dict__.keys() == copy.__dict__.keys() == match.__dict__.keys()
    before = match.log[:], match.stands[:], match.result
    past.play(past.legal()[0], past.turn)
    past.rename(0, "Zofia")
    copy.undo(2)
    assert (match.log, match.stands, match.result) == before
    assert match.players[0] != "Zofia"


def test_folders_are_those_of_the_system_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KOSTKA_CACHE_DIR", str(tmp_path / "rules"))
    assert user_cache() == tmp_path / "rules"
    monkeypatch.delenv("KOSTKA_CACHE_DIR")
    assert (user_cache().name, user_data().name) == ("kostka", "kostka")
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert user_cache() == user_data() == tmp_path / "kostka"
