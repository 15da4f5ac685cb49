"""What holds in every position that play can reach."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.core.match import Match
from kostka.core.position import Position, View
from tests.examples import examples
from tests.games.camelup.tables import table
from tests.tree import perft

plays = st.fixed_dictionaries(
    {
        "seats": st.integers(3, 8),
        "seed": st.integers(0, 10**9),
        "arrange": st.booleans(),
        "hidden_purses": st.booleans(),
        "netting": st.booleans(),
    }
)


def played(options: dict[str, Any], choices: list[int]) -> Match:
    match = kostka.new("camelup", **options)
    for choice in choices:
        moves = match.legal() if match.to_act else []
        if not moves:
            break
        match.play(moves[choice % len(moves)])
    return match


@examples(40)
@given(plays, st.lists(st.integers(0, 10**6), max_size=150))
def test_camels_tickets_dice_and_cards_are_conserved_and_money_is_never_negative(
    options: dict[str, Any], choices: list[int]
) -> None:
    match = played(options, choices)
    position = match.dump()
    camels = [c for stack in (*position["stacks"].values(), *position["unplaced"].values()) for c in stack]
    crazy = [] if position["phase"] == "arrange" else ["white", "black"]
    assert sorted(camels) == sorted(["red", "yellow", "blue", "green", "purple", *crazy])
    for colour in ("red", "yellow", "blue", "green", "purple"):
        held = [t for player in position["players"] for t in player["tickets"].get(colour, [])]
        assert sorted(held + position["tickets_left"][colour]) == [2, 2, 3, 5]
    assert len(position["pyramid"]) + len(position["rolled"]) == 6
    assert sum(player["pyramid_tickets"] for player in position["players"]) == len(position["rolled"])
    bets = [bet for pile in position["finish_bets"].values() for bet in pile]
    assert len({tuple(bet) for bet in bets}) == len(bets)
    assert all(player["money"] >= 0 for player in position["players"])
    for space in map(int, position["tiles"]):
        beside = position["tiles"].get(str(space + 1))
        assert beside is None
        assert str(space) not in position["stacks"]


@examples(40)
@given(plays, st.randoms(use_true_random=False))
def test_the_amounts_of_events_are_what_purses_gain_and_lose(options: dict[str, Any], chooser: Any) -> None:
    """Over whole games, partners, tiles and both ways of settling finish cards included."""
    match = kostka.new("camelup", **options)
    while match.to_act:
        before, moves = match.state["money"][0].tolist(), match.legal()
        events = match.play("roll" if "roll" in moves and chooser.random() < 0.4 else chooser.choice(moves))
        for seat in range(match.seats):
            told = [event.values for event in events if event.values.get("seat") == seat]
            gained = sum(int(values.get("amount") or 0) for values in told)
            assert int(match.state["money"][0, seat]) - before[seat] == gained
        assert all(event.values["amount"] for event in events if event.kind == "copy")


@examples(60)
@given(plays, st.lists(st.integers(0, 10**6), max_size=400))
def test_every_position_loads_back_exactly(options: dict[str, Any], choices: list[int]) -> None:
    """Also those of each view, on the way, while camels are arranged, and after the race."""
    match = kostka.new("camelup", **options)
    for choice in [*choices, 0]:
        assert Position.load(match.game, match.dump()) == match.position
        for seat in (0, None):
            view = match.position.view(seat)
            assert View.load(match.game, view.dump(), seat) == view
        if not match.to_act:
            break
        moves = match.legal()
        match.play("roll" if choice % 2 and "roll" in moves else moves[choice % len(moves)])


@examples(25)
@given(plays, st.lists(st.integers(0, 10**6), max_size=120))
def test_views_of_states_that_differ_in_secrets_only_are_equal(options: dict[str, Any], choices: list[int]) -> None:
    """Swap the colours of every hidden card: what another seat sees must not change."""
    match = played(options, choices)
    if match.result:
        return
    for seat in range(match.seats):
        other = match.state.copy()
        for pile in range(2):
            for i in range(int(other[0].pile_size[pile])):
                if other[0].pile_seat[pile, i] != seat:
                    other[0].pile_colour[pile, i] = 4 - other[0].pile_colour[pile, i]
        assert match.position.with_state(other).view(seat) == match.position.view(seat)


@examples(15)
@given(plays, st.lists(st.integers(0, 10**6), min_size=1, max_size=60))
def test_undo_is_the_exact_inverse(options: dict[str, Any], choices: list[int]) -> None:
    match = played(options, choices)
    plies, before = list(match.plies), match.at(len(match.log) - 1).state
    match.undo()
    assert match.state.tobytes() == before.tobytes()
    assert match.plies == plies[:-1]


def test_perft_from_the_start_of_a_leg() -> None:
    """By hand for one ply: 21 rolls, 5 tickets, 11 spaces for a tile either way up, 10 finish cards."""
    match = table({1: ["red", "yellow"], 2: ["blue"], 3: ["green", "purple"], 15: ["white"], 16: ["black"]})
    assert perft(match.game, match.board, match.state, 2) == [1, 58, 3009]


def test_perft_at_the_end_of_a_race() -> None:
    """By hand for one ply: 5 rolls (whatever crosses the line stops there), 5 tickets, 16 tiles, 10 finish cards."""
    match = table(
        {16: ["red", "white"], 15: ["blue"], 1: ["black", "green"], 2: ["purple"], 8: ["yellow"]},
        pyramid=["red", "green", "grey"],
        tiles={"5": {"seat": 1, "side": "boo"}},
    )
    assert perft(match.game, match.board, match.state, 2) == [1, 36, 1276]
