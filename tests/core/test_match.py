"""Matches and their files, on Camel Up and on the tiny game of the documentation."""

import json
from pathlib import Path

import pytest

import kostka
from kostka.core import notation
from kostka.core.errors import IllegalMove, KostkaError, NotationError, OptionError, ScriptError


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
        ("kostka match 1", "kostka match 9", "A match file begins with"),
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
    assert notation.verify(text) == notation.Verified(checked=8, given=1)
