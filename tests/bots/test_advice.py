"""Advice: ranked moves with chances, errors, standings and reasons, from Python and from the shell."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import kostka
from kostka.bots.advice import advise
from kostka.bots.levels import Player
from kostka.bots.observation import observe
from kostka.bots.plans import Decision
from kostka.core.compiled.chance import from_seed
from kostka.core.position import Position
from kostka.messages import LANGUAGES, say
from tests.bots.test_search import middle

GAMES = pytest.mark.parametrize("id", kostka.game_ids())


@GAMES
def test_advice_ranks_moves_and_says_why(id: str) -> None:
    match = middle(id, 8)
    seat = match.turn
    advice = match.advise(playouts=80)
    assert advice.seat == seat
    assert advice.best == advice.moves[0].move
    assert advice.best in match.legal(seat)
    for row in advice:
        assert row.chance == row.chances[seat]
        assert len(row.chances) == match.seats
        assert row.error >= 0.0
        for reason in row.reasons:
            for language in LANGUAGES:
                assert not say(reason.id, language, **reason.values).startswith(reason.id)
    assert any(row.reasons for row in advice)
    assert json.loads(json.dumps(advice.to_json()))["moves"][0]["move"] == advice.best


def test_advice_for_a_ticket_has_the_exact_odds_of_the_leg() -> None:
    match = kostka.new("camelup", seats=3, seed=7, start=0)
    odds = match.odds(rollouts=500)
    tickets = {}
    for row in match.advise(playouts=60):
        for reason in row.reasons:
            if reason.id == "camelup-why-ticket":
                tickets[reason.values["colour"]] = reason.values
    assert tickets
    for colour, values in tickets.items():
        assert values["first"] == round(100 * odds["leg"][colour]["first"], 1)
        assert values["worth"] == round(odds["moves"][f"ticket {colour}"], 2)


def test_what_the_next_ticket_is_worth_to_a_rival_is_its_expectation() -> None:
    match = kostka.new("camelup", seats=3, seed=7, start=0)
    before = {
        reason.values["colour"]: reason.values["worth"]
        for row in match.advise(playouts=60)
        for reason in row.reasons
        if reason.id == "camelup-why-ticket-left"
    }
    colour = next(iter(before))
    match.play(f"ticket {colour}")
    assert match.odds(rollouts=500)["moves"][f"ticket {colour}"] == pytest.approx(before[colour], abs=0.006)


def test_what_is_passed_on_is_what_the_next_player_can_take() -> None:
    """Jamniki: the most points that the rival gains at once with the tiles that stay in the hand."""
    match = middle("jamniki", 6, seats=2)
    for row in match.advise(playouts=40):
        (passed,) = (reason.values["points"] for reason in row.reasons if reason.id == "jamniki-why-passed")
        after = match.copy()
        tile = row.move.split()[1]
        after.play(row.move)
        drawn = set(after.view(after.turn)["hand"]) - set(match.view(match.turn)["hand"]) | {tile}
        gains = [
            worth
            for move, worth in after.odds(rollouts=1)["moves"].items()
            if move.split()[1] not in drawn and not move.endswith("white")
        ]
        assert passed == max([0, *gains])


def test_the_command_prints_a_table_and_json(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from kostka.cli.app import app

    match = middle("jamniki", 4, seats=2)
    file = tmp_path / "match.kostka"
    match.save(file)
    app(["advise", "jamniki", "--position", str(file), "--playouts", "50", "--json"], standalone_mode=False)
    told = json.loads(capfd.readouterr().out)
    assert (told["game"], told["seat"]) == ("jamniki", match.turn)
    assert told["moves"][0]["chance"] == pytest.approx(max(row["chance"] for row in told["moves"][:2]))
    app(["advise", "jamniki", "--position", str(file), "--playouts", "50"], standalone_mode=False)
    out = capfd.readouterr().out
    assert told["moves"][0]["move"] in out
    assert "At once: bones" in out
    with pytest.raises(kostka.KostkaError, match="not to act now"):
        app(["advise", "jamniki", "-p", str(file), "--seat", str(1 - (match.turn or 0))], standalone_mode=False)
    with pytest.raises(kostka.KostkaError, match="A search takes"):
        app(["advise", "jamniki", "-p", str(file), "--playouts", "0"], standalone_mode=False)


def test_what_comes_to_mind_first_is_advised_for_that_and_says_so() -> None:
    """Chances and differences stay what was found: whatever wins more often is not behind."""
    reasons = []
    for plies in range(4, 24, 4):
        match = middle("camelup", plies, seats=4)
        seat = match.turn
        assert seat is not None
        here = observe(match, seat, from_seed(1))
        doubtful = replace(here.game, search=replace(here.game.search, min_lead=1.0))
        view = Position(doubtful, match.board, match.state).view(seat)
        advice = advise(replace(here, view=view), playouts=120)
        assert all(row.behind < 0.5 for row in advice), "a start is no chance to win"
        is_first_for_that = any(reason.id == "bots-why-first" for reason in advice.moves[0].reasons)
        assert is_first_for_that == any(row.behind == 0.0 for row in advice.moves[1:])
        reasons.append(is_first_for_that)
    assert any(reasons)


# ------------------------------------------------------------------------------------------------------ whole decisions


def asked_for(family: str) -> kostka.Match:
    """A match of Cubitos where the seat to act has a choice of several moves with one of this family among them."""
    match = kostka.new("cubitos", 3, seed=5)
    while True:
        seat = match.turn
        assert seat is not None
        legal = match.legal(seat)
        if len(legal) > 2 and legal[0].split()[0] == family:
            return match
        here = observe(match, seat, from_seed(1)).policy()
        match.play(max(legal, key=here.__getitem__), seat)


@pytest.mark.parametrize("family", ["draw", "step", "buy"])
def test_advice_is_about_whole_decisions_and_every_end_comes_once(family: str) -> None:
    match = asked_for(family)
    seat = match.turn
    advice = match.advise(playouts=60)
    assert any(len(row.plan) > 1 for row in advice)
    ends = set()
    for row in advice:
        assert row.move == row.plan[0]
        after = match.copy()
        for number, move in enumerate(row.plan):
            assert move in after.legal(seat), "plans are legal move by move"
            assert number == 0 or move.split()[0] in (family, "stop", "done", "foot", "shortcut", "jetpack", "wade")
            after.play(move, seat)
        ends.add(json.dumps(after.view(seat)))
    assert len(ends) == len(advice.moves)


def test_plans_are_compared_in_the_same_worlds() -> None:
    """A plan that is listed twice is as good as itself, without an error."""
    match = asked_for("buy")
    seat = match.turn
    assert seat is not None
    here = observe(match, seat, from_seed(1))
    plan = Decision(here).plans[0]
    one, other = Player("expert", 40).plan_values(here, [plan, plan])
    assert one.chances == other.chances
    assert other.behind_error == 0.0


def test_dice_that_are_drawn_are_all_named() -> None:
    match = asked_for("draw")
    seat = match.turn
    assert seat is not None
    for row in match.advise(playouts=30):
        after = match.copy()
        for move in row.plan:
            after.play(move, seat)
        assert after.prompt(seat).id != match.prompt(seat).id


@pytest.mark.parametrize("id", ["camelup", "jamniki"])
def test_where_a_move_is_a_decision_the_plan_is_the_move(id: str) -> None:
    assert all(row.plan == (row.move,) for row in middle(id, 8).advise(playouts=40))
