"""What a seat may know, and that a redeal is any world that agrees with it, each as likely as the others."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kostka
from kostka.core.compiled.chance import from_seed
from kostka.core.declare.messages import Reason
from kostka.core.errors import PositionError
from kostka.core.match import Match
from kostka.core.position import Position, View
from kostka.core.writing import write
from kostka.games.jamniki.compiled.state import TILE_NAMES, TILE_TABLE
from tests.examples import examples
from tests.fairness import is_chance
from tests.games.jamniki.tables import advance, played, real, table

plays = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 5),
        "seed": st.integers(0, 10**9),
        "every_colour": st.booleans(),
        "secret_tasks": st.booleans(),
        "turning": st.booleans(),
        "voluntary_white": st.booleans(),
    }
)
choices = st.lists(st.integers(0, 100), max_size=45)


def all_tiles(position: dict[str, Any]) -> list[str]:
    """The tiles of coats, hand and stack."""
    coats = [tile.split()[0] for player in position["players"] for tile in player["coat"]]
    return sorted(coats + position["hand"] + position["stack"])


# ------------------------------------------------------------------------------------------------------ what is known


def test_rule_05_the_holder_sees_its_hand_and_nobody_the_stack() -> None:
    match = kostka.new("jamniki", 3, seed=1, start=0)
    assert match.view(0)["hand"] == match.dump()["hand"]
    assert match.view(1)["hand"] == match.view(2)["hand"] == match.view()["hand"] == [None] * 4
    assert [match.view(seat)["stack"] for seat in (0, 1, 2, None)] == [None] * 4


def test_rule_05_a_seat_knows_what_it_passed_on_until_it_is_laid() -> None:
    match = kostka.new("jamniki", 3, seed=1, start=0)
    hand = match.dump()["hand"]
    match.play(f"lay {hand[0]}")
    passed = hand[1:]
    assert match.view(0)["hand"] == [*passed, None]
    assert match.view(1)["hand"] == match.dump()["hand"]
    assert match.view(2)["hand"] == [None] * 4
    match.play(f"lay {passed[0]}")
    assert match.view(0)["hand"] == [*passed[1:], None, None]
    assert len([tile for tile in match.view(1)["hand"] if tile]) == 3
    assert match.view(2)["hand"] == match.dump()["hand"]


def test_rule_05_draws_are_told_to_the_one_who_draws() -> None:
    match = kostka.new("jamniki", 2, seed=1, start=0)
    drawn = [event for event in match.play(match.legal()[0]) if event.kind == "draw"]
    assert [event.values["seat"] for event in drawn] == [1]
    assert drawn[0].seen_by(0).values["tile"] is None
    assert drawn[0].seen_by(1).values["tile"] in TILE_NAMES


def test_rule_05_the_player_who_takes_the_hand_is_told_all_of_it() -> None:
    match = kostka.new("jamniki", 3, seed=1, start=0)
    hand = match.dump()["hand"]
    match.play(f"lay {hand[0]}")
    taken = [event for event in match.entry(1, seen_by=1).events if event.kind == "take"]
    assert [event.values["tile"] for event in taken] == hand[1:]
    assert match.entry(1).move == f"lay {hand[0]}"
    for seat in (None, 0, 2):
        assert [event.untold for event in match.entry(1, seen_by=seat).events if event.kind == "take"] == [True] * 3


def test_rule_05_the_order_of_the_stack_is_told_to_nobody() -> None:
    for event in kostka.new("jamniki", 2, seed=1).events[0]:
        if event.kind == "stack":
            assert event.dice
            for seat in (None, 0, 1):
                assert [value for name, value in event.seen_by(seat).values.items() if name != "place"] == [None] * 4


# Two players: seat 0 has nothing that fits green 3.
WHITE = table("K13", "K01", hand="K09, K02, K07", stack=["K32", "K05", *[None] * 25], games=1)


def after(match: Match, *moves: str) -> Match:
    match = match.copy()
    for move in moves:
        match.play(move)
    return match


def test_rule_05_what_lies_white_is_told_to_its_player_alone() -> None:
    match = after(WHITE, "lay K09 white")
    laid = {seat: match.entry(1, seen_by=seat) for seat in (None, 0, 1)}
    assert [laid[seat].move for seat in (None, 0, 1)] == ["lay ? white", "lay K09 white", "lay ? white"]
    events = {seat: laid[seat].events[0].to_json() for seat in (None, 0)}
    assert events[None] == {"event": "lay", "seat": 0, "side": "white", "tile": None}
    assert events[0] == {"event": "lay", "seat": 0, "side": "white", "tile": "K09"}
    assert match.describe(laid[None].events[0]) == "Player 1 lays a tile (white side)"
    assert "1. 0 lay ? white" in write(match, public=True)
    assert match.entry(1, whole=True).move == "lay K09 white"


def test_rule_05_a_view_has_no_more_of_a_white_tile_than_that_it_is_white() -> None:
    match = after(WHITE, "lay K09 white")
    coats = [match.view(seat)["players"][0]["coat"] for seat in (None, 0, 1)]
    assert coats == [["K13", "? white"], ["K13", "K09 white"], ["K13", "? white"]]
    for seat in (None, 1):
        assert "K09" not in json.dumps(match.view(seat))
    assert match.view(1)["players"][0]["coat"] == after(WHITE, "lay K02 white").view(1)["players"][0]["coat"]


def test_rule_05_nobody_plays_the_move_that_covers_a_white_tile() -> None:
    refusal = WHITE.refusal("lay ? white")
    assert refusal is not None
    assert refusal.values["reason"] == Reason("jamniki-which-tile")
    assert "lay ? white" not in WHITE.legal()


def test_rule_05_what_lay_white_is_told_to_all_when_the_game_is_scored() -> None:
    match = kostka.new("jamniki", 3, seed=17, start=0)
    choose = random.Random(17)
    while match.state[0].game == 0:
        match.play(choose.choice(match.legal()))
    lays = [ply for ply in match.plies if "white" in match.names.texts[ply.move]]
    revealed = [event for event in match.entry(len(match.log)).events if event.kind == "reveal"]
    assert [event.values["tile"] for event in revealed] == [
        match.names.texts[ply.move].split()[1] for ply in sorted(lays, key=lambda ply: ply.seat)
    ]
    assert len(lays) > 2
    assert not any(event.kept for event in revealed)
    # the last entry of the game is told by its face, though its player may draw secretly for the next game
    assert "..." not in {match.entry(number).move for number in range(len(match.log) + 1)}


def test_rule_05_a_tile_that_does_not_come_back_was_laid_white() -> None:
    """Seat 0 passes on K01 and K03 to blue 4; only what is laid white can be missing when the hand comes back."""
    match = table("K13", "K21", hand="K18, K01, K03", stack=["K10", "K02", *[None] * 25], games=1)
    match.play("lay K18")
    match.play("lay K01 white")
    assert match.view(0)["players"][1]["coat"] == ["K21", "K01 white"]
    assert match.view()["players"][1]["coat"] == ["K21", "? white"]


def test_rule_05_a_tile_that_nobody_passed_on_stays_unknown() -> None:
    match = table("K13", "K21", hand="K18, K01, K02", stack=["K03", "K10", *[None] * 25], games=1)
    match.play("lay K18")
    match.play("lay K03 white")
    assert match.view(0)["players"][1]["coat"] == ["K21", "? white"]


def test_rule_05_what_a_seat_passed_on_may_lie_white_or_be_in_the_hand() -> None:
    """Three players: seat 0 passed on three tiles, one of which or a drawn one seat 1 laid white."""
    match = real(3, 17, 11)
    view = match.view(0)
    assert view["gone"] == {"K06": [10, None], "K14": [10, None], "K18": [10, None]}
    assert view["hand"] == [None] * 4


def test_rule_05_two_tiles_that_do_not_come_back_may_lie_either_way() -> None:
    view = real(3, 17, 12).view(0)
    assert view["gone"] == {"K06": [10, 11], "K14": [10, 11]}
    assert [coat["coat"][-1] for coat in view["players"][1:]] == ["? white", "? white"]


def test_secrets_are_lifted_at_the_end_of_the_match() -> None:
    match = advance(kostka.new("jamniki", 2, seed=1))
    assert match.view() == match.dump()


def test_who_drew_a_tile_between_two_of_my_turns_is_not_known() -> None:
    """Two tiles that others drew since my last turn reach me: either may have drawn either."""
    match = kostka.new("jamniki", 3, seed=8, start=0)
    mine = match.dump()["hand"]
    match.play(f"lay {mine[0]}")
    match.play(f"lay {mine[1]}")
    match.play(f"lay {mine[2]}")
    view = match.view(0)
    received = [tile for tile in view["hand"] if view["drawn"][tile] == [1, 2]]
    assert len(received) == 2
    assert view["drawn"][mine[3]] == 0
    assert [turn for turn in view["drawn"].values() if turn == 3] == [3]


@examples(60)
@given(plays, choices, st.integers(0, 10**6))
def test_views_of_worlds_that_a_seat_cannot_tell_apart_are_equal(
    options: dict[str, Any], moves: list[int], seed: int
) -> None:
    """Another world that agrees with a seat's view gives that seat the same view, and all tiles are in it."""
    match = played(options, moves)
    for seat in range(match.seats):
        view = match.position.view(seat)
        other = view.determinize(from_seed(seed))
        assert other.view(seat) == view
        assert all_tiles(other.dump()) == sorted(TILE_NAMES)


@examples(60)
@given(plays, choices)
def test_swapping_two_tiles_that_a_seat_has_not_seen_changes_nothing_for_it(
    options: dict[str, Any], moves: list[int]
) -> None:
    match = played(options, moves)
    if match.result:
        return
    for seat in range(match.seats):
        view, position = match.view(seat), match.dump()
        known = {*view["hand"], *view.get("gone", {})}
        hidden = [tile for tile in position["hand"] if tile not in known]
        if not hidden:
            continue
        swap = {hidden[0]: position["stack"][0], position["stack"][0]: hidden[0]}
        position["hand"] = sorted(swap.get(tile, tile) for tile in position["hand"])
        position["stack"] = [swap.get(tile, tile) for tile in position["stack"]]
        position["drawn"] = {swap.get(tile, tile): turn for tile, turn in position["drawn"].items()}
        with suppress(PositionError):  # where the other tile would have fitted though white was laid
            assert kostka.load(position).view(seat) == view


@examples(60)
@given(plays, choices)
def test_tiles_are_conserved_and_positions_load_back_exactly(options: dict[str, Any], moves: list[int]) -> None:
    match = played(options, moves)
    assert all_tiles(match.dump()) == sorted(TILE_NAMES)
    assert Position.load(match.game, match.dump()) == match.position
    for seat in (None, *range(match.seats)):
        view = match.position.view(seat)
        assert View.load(match.game, view.dump(), seat) == view


# --------------------------------------------------------------------------------------------------------- redealing


World = tuple[frozenset[tuple[str, int]], tuple[str, ...]]  # tiles with the turns of their draws; tiles laid, in order


class History:
    """A second computation of what a seat can infer, straight from the rules: replay every order of draws."""

    def __init__(self, match: Match, seat: int | None, tiles: Sequence[str] = TILE_NAMES) -> None:
        position = match.dump()
        self.tiles = tiles
        self.seat, self.seats = seat, match.seats
        self.since: int = position["since"]
        self.drawn: dict[str, int] = position["drawn"]
        self.free: bool = position["options"].get("voluntary_white", False)
        self.coats = [[tile.split() for tile in player["coat"]] for player in position["players"]]
        self.turns = sum(len(coat) for coat in self.coats)
        self.first: int = (position["to_act"] - self.turns) % self.seats

    def actor(self, turn: int) -> int:
        return (self.first + turn) % self.seats

    def laid(self, turn: int) -> tuple[str, bool]:
        tile, *side = self.coats[self.actor(turn)][turn // self.seats]
        return tile, side == ["white"]

    def fits(self, tile: str, turn: int) -> bool:
        before, *_ = self.coats[self.actor(turn)][turn // self.seats - 1]
        end, start = TILE_TABLE[TILE_NAMES.index(before)], TILE_TABLE[TILE_NAMES.index(tile)]
        return end["right_colour"] == start["left_colour"] or end["right_bones"] == start["left_bones"]

    def agrees(self, hand: set[str], new: set[str], turn: int) -> bool:
        """Whether the hand after the draw of a turn is the one that the seat saw, or can become it."""
        if self.actor(turn) == self.seat:
            return hand == self.held(turn) and new == {tile for tile, drawn in self.drawn.items() if drawn == turn}
        seen = next((later for later in range(turn, self.turns + 1) if self.actor(later) == self.seat), None)
        if seen is None:
            return True
        laid = [self.laid(later) for later in range(turn, seen)]
        strange = hand - self.held(seen) - {tile for tile, white in laid if not white}
        return len(strange) <= sum(white for _, white in laid)

    def held(self, turn: int) -> set[str]:
        gone = {self.laid(past)[0] for past in range(self.since, turn)}
        return {tile for tile, drawn in self.drawn.items() if drawn <= turn} - gone

    def choices(self, hand: set[str], turn: int) -> list[str]:
        """What can have been laid from a hand: a face is seen, white is known to its player alone."""
        tile, white = self.laid(turn)
        if white and not self.free and any(self.fits(held, turn) for held in hand):
            return []
        return sorted(hand) if white and self.actor(turn) != self.seat else [tile] if tile in hand else []

    def worlds(self) -> Iterator[World]:
        before = {self.laid(turn)[0] for turn in range(self.since)}
        yield from self.follow([tile for tile in self.tiles if tile not in before], set(), self.since, frozenset(), ())

    def follow(
        self, stack: list[str], hand: set[str], turn: int, drawn: frozenset[tuple[str, int]], laid: tuple[str, ...]
    ) -> Iterator[World]:
        for draw in combinations(stack, self.seats + 1 if turn == self.since else 1):
            new = set(draw)
            if not self.agrees(hand | new, new, turn):
                continue
            so_far = drawn | {(tile, turn) for tile in new}
            if turn == self.turns:
                yield so_far, laid
                continue
            left = [tile for tile in stack if tile not in new]
            for tile in self.choices(hand | new, turn):
                yield from self.follow(left, (hand | new) - {tile}, turn + 1, so_far, (*laid, tile))


def white_is_laid(moves: int = 2) -> Match:
    """Three players. Seat 1 has nothing for its red 2 and lays K24 white, then seat 2 lays K30 on green 3."""
    match = table(
        "K13, K18",
        "K01",
        "K16",
        hand="K15, K20, K24, K30",
        stack=["K29", "K21", *[None] * 22],
        since=3,
        drawn={"K18": 3, "K24": 3, "K15": 3, "K20": 3, "K30": 4},
    )
    for move in ("lay K24 white", "lay K30")[:moves]:
        match.play(move)
    return match


def sampled(match: Match, seat: int | None, samples: int) -> Counter[World]:
    view = match.position.view(seat)
    seen: Counter[World] = Counter()
    for n in range(samples):
        dealt = view.determinize(from_seed(7, n)).state[0]
        drawn, coats = dealt.drawn_from.tolist(), dealt.coat.tolist()
        turns = range(int(dealt.since), int(dealt.turn))
        owners = [(int(dealt.first) + turn) % match.seats for turn in turns]
        laid = tuple(TILE_NAMES[coats[owner][turn // match.seats]] for owner, turn in zip(owners, turns, strict=True))
        seen[frozenset((TILE_NAMES[tile], turn) for tile, turn in enumerate(drawn) if turn >= 0), laid] += 1
    return seen


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("moves", [1, 2])
def test_redeals_are_uniform_over_all_worlds_that_agree(moves: int, seat: int) -> None:
    """Against brute force: the same worlds, and none more often than chance explains."""
    match = white_is_laid(moves)
    worlds = set(History(match, seat).worlds())
    seen = sampled(match, seat, 30 * len(worlds))
    assert set(seen) == worlds
    assert is_chance([seen[world] for world in worlds])


# Whites of others: drawn and laid at once; in an open round; two in a round, of which one was passed on.
WHITES = [((2, 7, 11, 4), 0), ((3, 6, 9, 3), 0), ((3, 6, 9, 3), 2), ((3, 27, 12, 2), 1), ((3, 39, 8, 2), 2)]


@pytest.mark.parametrize(("game", "seat"), WHITES)
def test_unknown_whites_are_dealt_alike_over_all_worlds_that_agree(game: tuple[int, int, int, int], seat: int) -> None:
    match = real(*game)
    worlds = set(History(match, seat).worlds())
    assert len(worlds) > 20
    seen = sampled(match, seat, 20 * len(worlds))
    assert set(seen) == worlds
    assert is_chance([seen[world] for world in worlds])


def test_a_spectators_redeals_are_uniform_over_all_worlds_that_agree() -> None:
    """All whites, the hand and all draws are unknown; most of the stack is told, so that the worlds can be counted."""
    match = real(2, 2, 6)
    position = match.dump()
    told = [None, None, *position["stack"][2:]]
    coats = [["? white" if "white" in tile else tile for tile in player["coat"]] for player in position["players"]]
    opened = {"options": position["options"], "players": [{"coat": coat} for coat in coats], "stack": told}
    view = View.load(match.game, opened)
    worlds: Counter[tuple[Any, ...]] = Counter()
    for drawn, laid in History(match, None, [tile for tile in TILE_NAMES if tile not in told]).worlds():
        worlds[(*laid, *sorted({tile for tile, _ in drawn} - {*laid}))] += 1
    seen: Counter[tuple[Any, ...]] = Counter()
    for n in range(20_000):
        dealt = view.determinize(from_seed(n)).dump()
        coats = [player["coat"] for player in dealt["players"]]
        seen[(*(coats[turn % 2][turn // 2].split()[0] for turn in range(6)), *dealt["hand"])] += 1
    assert set(seen) <= set(worlds)
    often = [world for world, count in worlds.items() if 20_000 * count > 5 * worlds.total()]
    assert len(often) > 20
    expected = np.array([worlds[world] for world in often])
    found = np.array([seen[world] for world in often])
    assert is_chance(found, expected)


@examples(80)
@given(plays, choices, st.integers(0, 10**6))
def test_no_redeal_breaks_the_rule_of_white(options: dict[str, Any], moves: list[int], seed: int) -> None:
    """What a redeal gives is a position that loads, which a white with a match in the hand does not."""
    match = played(options, moves)
    for seat in (None, *range(match.seats)):
        view = match.position.view(seat)
        dealt = view.determinize(from_seed(seed))
        assert Position.load(match.game, dealt.dump()) == dealt
        assert dealt.view(seat) == view


def test_rule_03_who_lays_white_held_nothing_that_fits() -> None:
    """Seat 0 passed on all but one of the tiles from which seat 1 laid white on red 2: that one was no match either."""
    drawn = {tile for world, _ in sampled(white_is_laid(1), 0, 1000) for tile, turn in world if turn == 4}
    fitting = {row["tile"] for row in TILE_TABLE if row["left_colour"] == "red" or row["left_bones"] == "2"}
    assert drawn == set(TILE_NAMES) - fitting - {"K13", "K18", "K01", "K16", "K15", "K20", "K24"}


def test_rule_03_voluntary_white_tells_nothing() -> None:
    position = white_is_laid(1).dump()
    match = kostka.load({**position, "options": {"voluntary_white": True}})
    drawn = {tile for world, _ in sampled(match, 0, 1000) for tile, turn in world if turn == 4}
    assert drawn == set(TILE_NAMES) - {"K13", "K18", "K01", "K16", "K15", "K20", "K24"}


def test_the_stack_is_dealt_in_any_order() -> None:
    match = advance(kostka.new("jamniki", 5, seed=2, games=1), 19)
    view = match.position.view(match.to_act[0])
    tops = Counter(int(view.determinize(from_seed(n)).state[0].stack[6]) for n in range(1400))
    assert len(tops) == 7
    assert is_chance(list(tops.values()))


def test_a_full_position_is_not_redealt_and_an_open_one_is_completed() -> None:
    match = kostka.new("jamniki", 4, seed=3)
    assert View.load(match.game, match.dump(), 0).is_complete
    opened = table("K13", "K01", hand="K15, K20, K24")
    position = opened.dump()
    assert position["hand"] == ["K15", "K20", "K24"]
    assert sorted(position["stack"]) == sorted(set(TILE_NAMES) - {"K13", "K01", "K15", "K20", "K24"})
