"""Bots against each other: deals that are paired, results that hold whoever plays them, files to go on from."""

import json
from collections import defaultdict
from pathlib import Path
from threading import Lock
from typing import Any

import pytest

import kostka
from kostka.bots import Observation, bot
from kostka.lab.arena import Arena, Contest, MatchRunner, Played, prepared, prepared_from
from kostka.lab.crew import Crew, can_travel


def first_move(known: Observation) -> str:
    return known.legal[0]


def last_move(known: Observation) -> str:
    return known.legal[-1]


def failing(known: Observation) -> str:
    raise ArithmeticError("this bot cannot count")


def results(contest: Contest) -> list[tuple[Any, ...]]:
    """What follows from the seed, and not from the clock."""
    return [(match.deal, match.table, match.places, match.scores, match.decisions) for match in contest.matches]


def hands(runner: MatchRunner, deal: int) -> bytes:
    return runner.setup.series.match(deal).state.tobytes()


# ------------------------------------------------------------------------------------------------------------- pairing


def test_every_deal_is_played_in_every_rotation() -> None:
    contest = kostka.arena("jamniki", [first_move, "random", "greedy"], 2, seed=5, workers=1)
    assert [(match.deal, match.table) for match in contest.matches] == [
        *((0, table) for table in ((0, 1, 2), (1, 2, 0), (2, 0, 1))),
        *((1, table) for table in ((0, 1, 2), (1, 2, 0), (2, 0, 1))),
    ]


def test_the_matches_of_a_deal_have_the_same_dice() -> None:
    runner = MatchRunner(prepared("jamniki", [first_move, first_move], 2, 5, None))
    assert hands(runner, 0) == hands(runner, 0) != hands(runner, 1)
    assert runner(0, (0, 1)).scores == runner(0, (1, 0)).scores, "the same bot in both seats: the same match"
    assert runner(0, (0, 1)).scores != runner(1, (0, 1)).scores


def test_compiled_matches_are_paired_too() -> None:
    runner = MatchRunner(prepared("camelup", ["greedy", "greedy", "greedy"], None, 5, None))
    assert runner(0, (0, 1, 2)).scores == runner(0, (1, 2, 0)).scores
    assert runner(0, (0, 1, 2)).scores != runner(1, (0, 1, 2)).scores


def test_fewer_bots_than_seats_the_first_sits_once() -> None:
    assert prepared("camelup", ["greedy", "random"], 4, 0, None).tables == (
        *((0, 1, 1, 1), (1, 1, 1, 0)),
        *((1, 1, 0, 1), (1, 0, 1, 1)),
    )
    assert prepared("camelup", ["greedy", "random", "easy"], 4, 0, None).tables[0] == (0, 1, 2, 1)


def test_more_bots_than_seats_everybody_meets_everybody() -> None:
    tables = prepared("jamniki", ["random", "greedy", "easy"], 2, 0, None).tables
    assert tables == ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))


def test_a_bot_has_not_played_before() -> None:
    class Counting:
        asked = 0

        def __call__(self, known: Observation) -> str:
            self.asked += 1
            return known.legal[self.asked % len(known.legal)]

    setup = prepared("jamniki", [Counting(), "random"], 2, 1, None)
    assert MatchRunner(setup)(0, (0, 1)).scores == MatchRunner(setup)(0, (0, 1)).scores


def test_a_bot_that_cannot_be_copied_plays_itself() -> None:
    class Locked:
        def __init__(self) -> None:
            self.lock = Lock()

        def __call__(self, known: Observation) -> str:
            with self.lock:
                return known.legal[0]

    assert kostka.arena("jamniki", [Locked(), "random"], 1, workers=1).deals == 1


# ------------------------------------------------------------------------------------------------------------- results


def test_shares_add_up_and_the_better_bot_is_first() -> None:
    contest = kostka.arena("camelup", ["random", "greedy"], 15, seed=3, seats=4)
    best, worst = contest.standings
    assert (best.bot, best.games, worst.games) == ("greedy", 180, 60)
    assert best.wins + worst.wins == pytest.approx(60)
    assert best.share.low > contest.setup.par > worst.share.high
    assert best.rating.mu > worst.rating.mu
    assert best.mean_place < worst.mean_place
    assert best.mean_score > worst.mean_score
    assert contest.elo is not None
    assert contest.elo.high < 0, "of the first one over the second"


def test_a_shared_first_place_counts_its_share() -> None:
    assert Played(0, (0, 1, 2), (1, 3, 1), (9, 5, 9), 30, ()).shares == [0.5, 0, 0.5]


def test_time_is_that_of_decisions_with_a_choice() -> None:
    contest = kostka.arena("jamniki", ["easy", first_move], 1, workers=1)
    easy = next(row for row in contest.standings if row.bot == "easy")
    assert easy.pace is not None
    assert 0 < easy.pace.median <= easy.pace.late <= easy.pace.worst
    match = contest.matches[0]
    assert 0 < sum(map(len, match.seconds)) < match.decisions, "the last tile of a hand is no choice"


def test_the_number_of_processes_changes_nothing() -> None:
    alone = kostka.arena("jamniki", ["easy", "random", last_move], 2, seed=3, workers=1)
    together = kostka.arena("jamniki", ["easy", "random", last_move], 2, seed=3, workers=2)
    assert results(alone) == results(together)
    assert results(alone) != results(kostka.arena("jamniki", ["easy", "random", last_move], 2, seed=4, workers=1))


def test_what_a_bot_of_ones_own_does_wrong_is_told_from_a_process_too() -> None:
    for workers in (1, 2):
        with pytest.raises(ArithmeticError, match="cannot count"):
            kostka.arena("jamniki", [failing, "random"], 2, workers=workers)


def test_a_process_that_is_gone_is_told() -> None:
    crew = Crew(1, str)
    crew.processes[0].kill()
    with pytest.raises(kostka.KostkaError, match="has ended without an answer"):
        crew()
    crew.end()


def test_what_only_this_process_knows_is_played_here() -> None:
    assert can_travel(first_move)
    assert not can_travel(lambda known: known.legal[0])
    contest = kostka.arena("jamniki", [lambda known: known.legal[0], "random"], 1, workers=2)
    assert contest.deals == 1


def test_a_level_takes_a_number_of_playouts() -> None:
    player: Any = bot("expert@500")
    assert (player.level, player.playouts) == ("expert", 500)
    for wrong in (
        "expert@",
        "expert@0",
        "expert@-5",
        "expert@many",
        "expert@²",
        "greedy@5",
        "easy@5",
        "@5",
        "expert@1" + 99 * "0",
    ):
        with pytest.raises(kostka.KostkaError, match="only levels that search take a number of playouts"):
            bot(wrong)


# ---------------------------------------------------------------------------------------------------- a test that stops


def test_a_clear_case_is_decided_early() -> None:
    arena = Arena(prepared("camelup", ["greedy", "random"], 3, 1, None), 500, margin=0.1)
    arena.play()
    assert arena.test is not None
    assert arena.test.decision is True
    assert arena.contest().deals == arena.test.deals < 50
    other = kostka.arena("camelup", ["random", "greedy"], 500, seed=1, seats=3, sprt=0.1)
    assert other.test is not None
    assert other.test.decision is False


def test_what_is_not_decided_is_told_so() -> None:
    contest = kostka.arena("camelup", ["random", "random"], 5, seats=3, sprt=0.01)
    assert contest.deals == 5
    assert contest.to_json()["test"]["decision"] is None


# ------------------------------------------------------------------------------------------------------------ going on


def test_a_run_goes_on_where_another_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "matches.jsonl"
    whole = kostka.arena("jamniki", ["random", first_move], 4, seed=2, workers=1)
    arena = Arena(prepared("jamniki", ["random", first_move], 2, 2, None), 4, workers=1, out=path)

    def stop(done: int, total: int, share: Any) -> None:
        if done == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr("kostka.lab.arena.MOMENT", -1)
    with pytest.raises(KeyboardInterrupt):
        arena.play(stop)
    assert arena.contest().deals == 1, "only whole deals count"
    assert len(path.read_text().splitlines()) == 3
    with path.open("a") as file:
        file.write('{"game": "jam')  # the power went off
    counted: list[int] = []
    bots: list[Any] = ["random", first_move]
    on = kostka.arena(
        "jamniki", bots, 4, 2, workers=1, out=path, progress=lambda done, total, share: counted.append(done)
    )
    assert counted[0] == 3
    assert results(on) == results(whole)
    assert len(path.read_text().splitlines()) == 8
    before = path.read_bytes()
    assert results(kostka.arena("jamniki", ["random", first_move], 3, 2, out=path)) == results(whole)[:6]
    assert path.read_bytes() == before


def test_a_file_has_all_that_its_matches_follow_from(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    options = {"set": "race-2"}
    played = kostka.arena("cubitos", ["greedy", "random"], 1, 7, options, seats=2, out=path)
    line = json.loads(path.read_text().splitlines()[0])
    assert {name: line[name] for name in ("game", "options", "seats", "seed", "bots", "deals")} == {
        "game": "cubitos",
        "options": options,
        "seats": 2,
        "seed": 7,
        "bots": ["greedy", "random"],
        "deals": 1,
    }
    assert tuple(line["places"]) == played.matches[0].places
    assert prepared_from(path, "cubitos") == (played.setup, 1)


def test_lines_may_come_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    first = kostka.arena("camelup", ["greedy", "random", "random"], 3, out=path)
    path.write_text("".join(reversed(path.read_text().splitlines(keepends=True))))
    assert results(kostka.arena("camelup", ["greedy", "random", "random"], 3, out=path)) == results(first)


OTHER: dict[str, dict[str, Any]] = {
    "'seed' is 0 there, not 1": {"seed": 1},
    "'seats' is 3 there, not 4": {"seats": 4},
    '\'bots\' is \\["greedy", "random"\\] there, not \\["random", "greedy"\\]': {"bots": ["random", "greedy"]},
    "'options' is {} there, not {\"netting\": true}": {"options": {"netting": True}},
    "'game' is 'camelup' there, not 'jamniki'": {"game": "jamniki", "seats": 3},
}


@pytest.mark.parametrize("told", OTHER)
def test_a_file_of_another_arena_is_refused_and_stays_as_it_is(told: str, tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    right: dict[str, Any] = {"game": "camelup", "bots": ["greedy", "random"], "deals": 1, "seats": 3}
    kostka.arena(**right, out=path)
    before = path.read_bytes()
    with pytest.raises(kostka.KostkaError, match=told):
        kostka.arena(**{**right, **OTHER[told]}, out=path)
    assert path.read_bytes() == before


def test_a_file_of_another_format_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    kostka.arena("camelup", ["greedy", "random"], 1, out=path)
    lines = [json.loads(text) for text in path.read_text().splitlines()]
    for stamp in ({}, {"format": 3}):
        rest = [{name: value for name, value in line.items() if name != "format"} for line in lines]
        before = "".join(json.dumps({**stamp, **line}) + "\n" for line in rest)
        path.write_text(before)
        with pytest.raises(kostka.KostkaError, match="another version of Kostka, which dealt differently"):
            kostka.arena("camelup", ["greedy", "random"], 2, out=path)
        with pytest.raises(kostka.KostkaError, match="another version of Kostka, which dealt differently"):
            prepared_from(path, "camelup")
        assert path.read_text() == before


@pytest.mark.parametrize("line", ["no JSON", "[1]", '{"table": [0, 0, 0]}', '{"deal": -1}', '{"places": [2, 2, 2]}'])
def test_a_broken_line_is_named(line: str, tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    kostka.arena("camelup", ["greedy", "random"], 1, out=path)
    first = json.loads(path.read_text().splitlines()[0])
    broken = json.dumps({**first, **json.loads(line)}) if line.startswith("{") else line
    with path.open("a") as file:
        file.write(broken + "\n")
    with pytest.raises(kostka.KostkaError, match=r"Line 4 of .* is no match of an arena"):
        kostka.arena("camelup", ["greedy", "random"], 1, out=path)


# ------------------------------------------------------------------------------------------------------------ refusals

WRONG: dict[str, dict[str, Any]] = {
    "An arena is for 2 bots or more": {"bots": ["random"]},
    "at most 16": {"bots": ["random"] * 17},
    "There is no bot 'chess'": {"bots": ["chess", "random"]},
    "At least 1 deal is played": {"deals": 0},
    "At least 1 process plays": {"workers": 0},
    "above 0 and below 0.667": {"sprt": 0.7},
    "Camel Up is for 3 to 8 players": {"seats": 2},
    "There is no option 'speed'": {"options": {"speed": 9}},
    "cannot be written": {"out": "/nowhere/matches.jsonl"},
    "A seed of simulations": {"seed": "x"},
}


@pytest.mark.parametrize("told", WRONG)
def test_wrong_arguments_get_a_sentence(told: str) -> None:
    right: dict[str, Any] = {"game": "camelup", "bots": ["greedy", "random"], "deals": 1}
    with pytest.raises(kostka.KostkaError, match=told):
        kostka.arena(**{**right, **WRONG[told]})


def test_a_file_with_nothing_in_it_is_nothing_to_go_on_from(tmp_path: Path) -> None:
    with pytest.raises(kostka.KostkaError, match="has no match of an arena with which to go on"):
        prepared_from(tmp_path / "none.jsonl", "camelup")


def test_places_of_a_deal_are_told_by_bot() -> None:
    contest = kostka.arena("camelup", ["greedy", "random", "random"], 4, seed=9)
    wins: dict[int, float] = defaultdict(float)
    for match in contest.matches:
        for b, share in zip(match.table, match.shares, strict=True):
            wins[b] += share
    assert contest.by_deal(0, "shares").sum() == wins[0]
    assert contest.by_deal(0, "shares").shape == (4, 3)
