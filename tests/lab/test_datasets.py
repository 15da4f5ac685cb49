"""Games written down: what a row has, files that follow from the seed, and positions that can be read again."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest

import kostka
from kostka.bots import COMPILED, Observation
from kostka.core.playouts import playouts
from kostka.core.position import Position, View
from kostka.lab import datasets
from kostka.lab.datasets import Chunk, Writer
from kostka.lab.recording import recorded
from kostka.lab.series import Series


def last_move(known: Observation) -> str:
    return known.legal[-1]


# ------------------------------------------------------------------------------------------- what compiled bots did


def recording(id: str, seats: int, **asked: Any) -> Chunk:
    game = kostka.game(id)
    levels = [COMPILED["greedy" if seat % 2 else "random"] for seat in range(seats)]
    return recorded(Series(game, game.options(), seats, 5), 3, 4, levels, **asked)


@pytest.mark.parametrize("id", kostka.game_ids())
def test_games_that_are_written_down_are_those_of_playouts(id: str) -> None:
    game = kostka.game(id)
    for seats in (game.seats[0], game.seats[-1]):
        found = recording(id, seats, rows=True, finals=True)
        board = game.set_board(game.options(), seats)
        places, scores, decisions = playouts(game, board, 5, 3, 4, levels=[0, 1] * (seats // 2) + [0] * (seats % 2))
        assert (found.places == places).all()
        assert (found.scores == scores).all()
        assert (found.decisions == decisions).all()
        assert found.rows["game"].tolist() == np.repeat(np.arange(3, 7), decisions).tolist()
        assert found.rows["ply"].tolist() == [ply for taken in decisions for ply in range(taken)]
        for number, end in enumerate(found.finals):
            result = Position(game, board, np.array([end], game.state.type)).result
            assert result is not None
            assert result.scores == tuple(scores[number])


@pytest.mark.parametrize("id", kostka.game_ids())
def test_every_row_has_a_position_in_which_its_move_was_a_choice(id: str) -> None:
    game, seats = kostka.game(id), 3
    board, rows = game.set_board(game.options(), seats), recording(id, seats, rows=True).rows
    for row, state in zip(rows[:60], rows["state"][:60], strict=True):
        legal = Position(game, board, np.array([state], game.state.type)).legal(int(row["seat"]))
        assert row["move"] in legal
        assert row["choices"] == len(legal)


def test_what_is_not_asked_for_is_not_there() -> None:
    found = recording("jamniki", 2)
    assert (found.finals, found.rows, len(found.places)) == (None, None, 4)


def test_shunned_moves_are_played_only_where_there_is_no_other() -> None:
    game = kostka.game("jamniki")
    shunned = np.zeros((1, game.seats[-1], game.moves.count), np.bool_)
    shunned[0, :2, 1::2] = True
    rows = recording("jamniki", 3, rows=True, shunned=shunned).rows
    board = game.set_board(game.options(), 3)
    played = set()
    for row, state in zip(rows, rows["state"], strict=True):
        legal = Position(game, board, np.array([state], game.state.type)).legal(int(row["seat"]))
        if row["seat"] < 2 and any(move % 2 == 0 for move in legal):
            assert row["move"] % 2 == 0
        played.add((row["seat"] < 2, row["move"] % 2))
    assert (False, 1) in played, "the third seat shuns nothing"
    nothing = np.zeros((4, game.seats[-1], game.moves.count), np.bool_)
    assert (recording("jamniki", 3, rows=True, shunned=nothing).rows == recording("jamniki", 3, rows=True).rows).all()


def test_of_what_is_not_shunned_a_greedy_bot_plays_the_best() -> None:
    game = kostka.game("camelup")
    shunned = np.zeros((1, game.seats[-1], game.moves.count), np.bool_)
    tickets = [
        move for move, text in enumerate(game.names(game.set_board(game.options(), 3)).texts) if "ticket" in text
    ]
    shunned[:, :, tickets] = True
    board, rows = game.set_board(game.options(), 3), recording("camelup", 3, rows=True, shunned=shunned).rows
    for row, state in [pair for pair in zip(rows, rows["state"], strict=True) if pair[0]["seat"] == 1][:12]:
        view = Position(game, board, np.array([state], game.state.type)).view(1).state
        liked = [move for move in Position(game, board, view).legal(1) if move not in tickets]
        assert (
            row["move"]
            == liked[int(np.argmax(View.from_bytes(game, board.tobytes(), view.tobytes(), 1).policy(liked)))]
        )


# ------------------------------------------------------------------------------------------------------------- columns


def test_a_row_for_every_game_as_others_take_it() -> None:
    played = kostka.simulate("camelup", ["greedy", "random"], 30, seats=3, seed=1)
    columns = played.columns()
    assert list(columns)[:5] == ["game", "decisions", "place_0", "score_0", "share_0"]
    assert list(columns)[-1] == "share_2"
    for frame in (pandas.DataFrame(columns), polars.DataFrame(columns)):
        assert frame.shape == (30, 11)
    assert columns["game"].tolist() == list(range(30))
    assert columns["score_1"].tolist() == played.scores[:, 1].tolist()
    shares = sum(columns[f"share_{seat}"] for seat in range(3))
    assert shares == pytest.approx(np.ones(30)), "those who share the first place share the win"
    assert played.to_arrow().column_names == list(columns)


@pytest.mark.parametrize("bots", [["greedy", "random"], [last_move, "random"]])
def test_a_row_for_every_decision_whoever_decides(bots: list[Any]) -> None:
    played = kostka.simulate("jamniki", bots, 3, seats=2, seed=1, rows="decisions")
    columns = played.columns()
    assert list(columns)[:6] == ["game", "ply", "seat", "move", "text", "choices"]
    assert list(columns)[6:] == ["position", "place", "score", "share"]
    assert pandas.DataFrame(columns).shape == polars.DataFrame(columns).shape == (played.decisions.sum(), 10)
    match = kostka.new("jamniki", seats=2, seed=1)
    for row in range(0, len(columns["game"]), 7):
        game, seat = columns["game"][row], columns["seat"][row]
        assert columns["score"][row] == played.scores[game, seat]
        assert columns["place"][row] == played.places[game, seat]
        assert match.names.texts[columns["move"][row]] == columns["text"][row]
        state = np.frombuffer(columns["position"][row], match.game.state.type)
        assert len(match.position.with_state(state).legal(int(seat))) == columns["choices"][row]


def test_a_game_by_hand_is_written_down_as_its_match_went() -> None:
    played = kostka.simulate("jamniki", [last_move], 1, seats=2, seed=1, rows="decisions")
    assert played.rows is not None
    game = kostka.game("jamniki")
    board = game.set_board(game.options(), 2)
    for row, state in zip(played.rows, played.rows["state"], strict=True):
        assert row["move"] == Position(game, board, np.array([state], game.state.type)).legal(int(row["seat"]))[-1]


# --------------------------------------------------------------------------------------------------------------- files


@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_a_file_follows_from_the_seed_and_not_from_who_plays(
    rows: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kostka.lab.datasets.GROUP", 100)
    written = []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.parquet"
        done = kostka.simulate("jamniki", ["greedy", "random"], 250, seed=2, workers=workers, rows=rows, out=path)
        written.append(path.read_bytes())
        assert done.rows is None, "what is in a file is not kept in memory"
    kept = kostka.simulate("jamniki", ["greedy", "random"], 250, seed=2, rows=rows)
    kept.to_parquet(tmp_path / "kept.parquet")
    assert written[0] == written[1] == (tmp_path / "kept.parquet").read_bytes()
    groups = pyarrow.parquet.ParquetFile(tmp_path / "kept.parquet").metadata
    sizes = [groups.row_group(group).num_rows for group in range(groups.num_row_groups)]
    assert sizes == ([100, 100, 50] if rows == "games" else [112] * 62 + [56]), "a group ends with a game"


def test_a_file_by_hand_is_the_same_from_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for workers, long in ((1, 10), (2, 0)):
        monkeypatch.setattr("kostka.lab.playing.LONG", long)
        out = tmp_path / f"{workers}.parquet"
        kostka.simulate("jamniki", [last_move, "easy"], 4, seed=2, workers=workers, rows="decisions", out=out)
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


def test_progress_goes_on_while_a_file_is_written(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    out = tmp_path / "games.parquet"
    kostka.simulate("jamniki", n=200, out=out, progress=lambda done, total: seen.append((done, total)))
    assert seen[0] == (0, 200)
    assert seen[-1] == (200, 200)
    assert sorted(seen) == seen


def test_a_file_that_is_not_finished_has_no_name(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_text("what was there before")

    def stop(done: int, total: int) -> None:
        if done:
            assert out.read_text() == "what was there before"
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kostka.simulate("jamniki", n=500, out=out, progress=stop)
    assert out.read_text() == "what was there before"
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_has_all_that_its_games_follow_from(tmp_path: Path) -> None:
    options = {"set": "race-2"}
    kostka.simulate("cubitos", ["greedy"], 2, 2, 7, options=options, rows="decisions", out=tmp_path / "races.parquet")
    found = datasets.read(tmp_path / "races.parquet").metadata
    told = {name: found[name] for name in found if name != "position"}
    assert told == {
        "format": 1,
        "kostka": kostka.__version__,
        "game": "cubitos",
        "rules": kostka.game("cubitos").version,
        "options": options,
        "seats": 2,
        "seed": 7,
        "bots": ["greedy", "greedy"],
        "games": 2,
        "rows": "decisions",
    }


# ------------------------------------------------------------------------------------------------------------- reading


@pytest.mark.parametrize("id", kostka.game_ids())
def test_positions_are_states_again(id: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    kept = kostka.simulate(id, ["greedy", "random"], 1, seed=3, rows="decisions")
    kept.to_parquet(path)
    assert kept.rows is not None
    data = datasets.read(path)
    table = data.table()
    assert (data.positions(table["position"]) == kept.rows["state"]).all()
    assert (data.positions(table["position"].slice(5, 3)) == kept.rows["state"][5:8]).all()
    one = table["position"][4].as_py()
    assert (data.positions([one]) == kept.rows["state"][4]).all()
    view = Position(data.game, data.board, data.decode(one)).view(table["seat"][4].as_py())
    assert table["move"][4].as_py() in view.moves
    again = kostka.load(data.position(one))
    assert again.dump() == data.position(one), "a match goes on from it"
    assert table["text"][4].as_py() in again.legal(view.seat)


def test_states_of_a_column_are_where_the_column_is(tmp_path: Path) -> None:
    kostka.simulate("jamniki", n=2, rows="decisions", out=tmp_path / "games.parquet")
    data = datasets.read(tmp_path / "games.parquet")
    column = data.table()["position"].chunk(0)
    assert data.positions(column).__array_interface__["data"][0] == column.buffers()[1].address


def test_rows_come_group_by_group_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kostka.lab.datasets.GROUP", 10)
    kostka.simulate("jamniki", n=25, out=tmp_path / "games.parquet")
    groups = list(datasets.read(tmp_path / "games.parquet").groups(["game"]))
    assert [len(group) for group in groups] == [10, 10, 5]
    assert groups[2]["game"].to_pylist() == [20, 21, 22, 23, 24]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.parquet"
    kostka.simulate("jamniki", n=2, rows="decisions", out=path)
    return path


def test_a_truncated_file_is_told(games: Path) -> None:
    games.write_bytes(games.read_bytes()[:-100])
    with pytest.raises(kostka.KostkaError, match=r"games.parquet is no Parquet file, or not all of one\."):
        datasets.read(games)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(kostka.KostkaError, match=r"none.parquet cannot be read"):
        datasets.read(tmp_path / "none.parquet")
    with pytest.raises(kostka.KostkaError, match="A file is named by a text or a path"):
        datasets.read(5)  # type: ignore[arg-type]


def test_a_file_of_somebody_else_is_told(tmp_path: Path) -> None:
    pyarrow.parquet.write_table(pyarrow.table({"game": [1]}), tmp_path / "other.parquet")
    with pytest.raises(kostka.KostkaError, match=r"other.parquet was not written by kostka.simulate"):
        datasets.read(tmp_path / "other.parquet")


def changed(path: Path, **told: Any) -> datasets.Dataset:
    """A file whose metadata say something else."""
    table = pyarrow.parquet.read_table(path)
    metadata = {**json.loads(table.schema.metadata[datasets.KEY]), **told}
    pyarrow.parquet.write_table(table.replace_schema_metadata({datasets.KEY: json.dumps(metadata)}), path)
    return datasets.read(path)


def test_positions_of_other_rules_are_not_read(games: Path) -> None:
    data = changed(games, rules=99)
    assert len(data.table()) == 56, "rows are rows"
    with pytest.raises(kostka.KostkaError, match=r"by rules 99 of Kostka .*, and here are rules 1: only the same"):
        data.decode(data.table()["position"][0].as_py())


def test_positions_with_other_fields_are_not_read(games: Path) -> None:
    data = changed(games, position=[["place", "<i2", [7]]])
    with pytest.raises(kostka.KostkaError, match="only the same rules can read them"):
        data.positions(data.table()["position"])


def test_a_file_of_another_format_is_told(games: Path) -> None:
    with pytest.raises(kostka.KostkaError, match="has format 2, and this version of Kostka reads format 1"):
        changed(games, format=2)


@pytest.mark.parametrize("wrong", [b"short", "text", None])
def test_what_is_no_position_is_told(wrong: Any, games: Path) -> None:
    with pytest.raises(kostka.KostkaError, match="A position of Jamniki is 313 bytes, not"):
        datasets.read(games).decode(wrong)
    with pytest.raises(kostka.KostkaError, match="A position of Jamniki is 313 bytes, not int64"):
        datasets.read(games).positions(pyarrow.array([1]))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(kostka.KostkaError, match="cannot be written: Is a directory"):
        kostka.simulate("jamniki", n=1, out=tmp_path)


def test_a_file_that_cannot_be_finished_is_told_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(writer: Writer) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Writer, "flush", full)
    with pytest.raises(kostka.KostkaError, match="cannot be written: No space left on device"):
        kostka.simulate("jamniki", n=1, out=tmp_path / "games.parquet")
    assert not list(tmp_path.iterdir())
