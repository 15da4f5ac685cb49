"""What others do, as bots, and the page that shows how ours fare against them."""

from math import inf
from pathlib import Path

import pytest

import kostka
from benchmarks import bots as page
from benchmarks.strategies import OpenRunner, Peeking, PushUntil, leg_expectation
from kostka.bots import bot, move_of
from kostka.core.writing import write
from kostka.lab.arena import Arena, prepared
from kostka.lab.statistics import Interval
from kostka.studies.plots import game_looks


def test_expectation_takes_what_brings_the_most_and_rolls_where_nothing_does() -> None:
    match = kostka.new("camelup", seats=4, seed=3, start=0)
    for _ in range(3):
        match.play("roll")
    seat = match.turn
    assert seat is not None
    assert move_of(match, seat, leg_expectation) == "ticket purple", "worth 4.56 pounds"
    taken = set()
    while (seat := match.turn) is not None and len(match.log) < 60:
        move = move_of(match, seat, leg_expectation)
        taken.add(str(move).split()[0])
        match.play(move, seat)
    assert {"roll", "ticket"} < taken


@pytest.mark.parametrize("hits", [3, 5])
def test_a_rule_of_thumb_pushes_until_there_are_so_many_hits(hits: int) -> None:
    match, player, passed = kostka.new("cubitos", seats=2, seed=1), PushUntil(hits), 0
    while (seat := match.turn) is not None and len(match.log) < 300:
        move = move_of(match, seat, player)
        if {"push", "pass"} <= set(match.legal(seat)):
            active = match.view(seat)["players"][seat]["active"]
            count = sum(n for faces in active.values() for face, n in faces.items() if face != "blank")
            assert (move == "pass") == (count >= hits)
            passed += move == "pass"
        else:
            assert move == move_of(match, seat, bot("greedy"))
        match.play(move, seat)
    assert passed
    assert player.__name__ == f"push_until_{hits}"


def test_who_peeks_wins_and_is_let_in_by_an_open_hall_only() -> None:
    arena = Arena(prepared("jamniki", [Peeking(), "greedy"], 2, 4, {"games": 1}), 3, workers=1)
    with pytest.raises(TypeError, match="only an OpenRunner"):
        arena.play()
    arena.runner = OpenRunner
    arena.play()
    assert arena.contest().standings[0].bot == "peeking"


def test_who_peeks_leaves_the_match_as_it_is() -> None:
    match = kostka.new("jamniki", seats=2, seed=1, games=1)
    seat, before = match.to_act[0], write(match)
    assert Peeking().peek(match, seat) in match.legal(seat)
    assert write(match) == before


def test_the_page_has_a_place_for_every_table() -> None:
    text = page.PAGE.read_text(encoding="utf-8")
    for part in (*page.TABLES, "machine"):
        assert "figures" in page.between(text, part, "figures")
    with pytest.raises(SystemExit, match="has no marks"):
        page.between(text, "weather", "sunny")


def test_rows_are_all_different_and_belong_to_a_table() -> None:
    rows = list(page.fixtures())
    assert len({row.file for row in rows}) == len(rows)
    assert {row.part for row in rows} == set(page.TABLES)
    assert sum(row.game == "cubitos" and row.part == "greedy" for row in rows) == 10


def test_tables_and_the_plot_are_written(tmp_path: Path) -> None:
    row = page.Fixture("greedy", "camelup", "greedy", "random")
    played = list(page.results([row], tmp_path, 8, 1, write_only=False))
    again = list(page.results([row], tmp_path, page.EVERYTHING, 1, write_only=True))
    assert again[0][1].matches == played[0][1].matches
    assert len(again[0][1].matches) == 8
    target = tmp_path / "bots.md"
    target.write_text(page.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    page.write_page(target, again, "0a1b2c3")
    shown = target.read_text(encoding="utf-8")
    assert "; bots of 0a1b2c3." in shown
    assert "| Camel Up | `greedy` against 3 × `random` | 8 | 100.0 % (" in shown
    page.write_page(target, again, "0a1b2c3")
    assert target.read_text(encoding="utf-8") == shown


def test_the_plot_has_its_colours_by_day_and_by_night(tmp_path: Path) -> None:
    found = {10: Interval(50, 20, 80), 100: Interval(inf, 300, inf)}
    rows = [
        (page.Fixture("budget", "jamniki", f"expert@{budget}", "greedy"), Known(elo)) for budget, elo in found.items()
    ]
    path = tmp_path / "plot.svg"
    page.draw(rows, path)  # type: ignore[arg-type]
    text = path.read_text(encoding="utf-8")
    assert "Jamniki" in text
    assert "prefers-color-scheme: dark" in text
    look = game_looks()["jamniki"]
    assert text.count(f"stroke: {look.day}") > 2
    assert text.count(look.night) == 2, "once for what is filled, once for lines"
    page.draw(rows, path)  # type: ignore[arg-type]
    assert path.read_text(encoding="utf-8") == text


class Known:
    """A contest of which a plot needs no more."""

    def __init__(self, elo: Interval) -> None:
        self.elo = elo
