"""What a search of Camel Up asks: the rollout policy, the evaluation, beliefs about cards, and how bold moves are."""

import numpy as np
import pytest
from numpy.typing import NDArray

import kostka
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.mlp import read_network
from kostka.core.game import State
from kostka.core.match import Match
from kostka.games.camelup.compiled import evaluation
from kostka.games.camelup.compiled import state as camelup
from tests.games.camelup.tables import roll, table

GAME = kostka.game("camelup")
COLOURS = range(len(camelup.COLOURS))
NO_BELIEFS = np.zeros(0)


def played(seats: int, seed: int, plies: int) -> Match:
    """A match after some plies of greedy players."""
    match = kostka.new("camelup", seats=seats, seed=seed)
    for n in range(plies):
        if not match.is_over:
            move = match.position.view(match.to_act[0]).choose(1, from_seed(n))
            match.play(match.names.texts[move])
    return match


def rollout_policy(match: Match) -> dict[str, float]:
    seat = match.to_act[0]
    moves = match.position.legal(seat)
    worth = match.position.rollout_policy(seat, moves)
    return {match.names.texts[move]: float(value) for move, value in zip(moves, worth, strict=True)}


def sampled(match: Match, seat: int, beliefs: NDArray[np.float64], seed: int) -> State:
    return match.position.view(seat).sample_belief(beliefs, from_seed(seed)).state


# -------------------------------------------------------------------------------------------------------- evaluation


@pytest.mark.parametrize("seats", camelup.SEATS)
def test_shares_are_chances(seats: int) -> None:
    for plies in (0, 7, 20 * seats):
        match = played(seats, seed=seats, plies=plies)
        shares = match.position.evaluate()
        assert len(shares) == seats
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0)


def test_money_wins_when_the_race_is_all_but_over() -> None:
    players = [{"money": 10}, {"money": 30}, {"money": 12}, {"money": 9}]
    match = table({16: ["blue", "red"]}, seats=4, players=players, pyramid=["red", "blue"])
    shares = match.position.evaluate()
    assert shares[1] > 0.9


def test_what_is_held_counts_like_money() -> None:
    """Red is far ahead: tickets and a finish card on it are worth more than a few pounds."""
    bets = {"winner": [[2, "red"]], "loser": []}
    players = [{"money": 12}, {"money": 12}, {"money": 8, "tickets": {"red": [5, 3]}}]
    match = table({15: ["red"], 6: ["blue"]}, players=players, finish_bets=bets, pyramid=["red", "blue", "grey"])
    shares = match.position.evaluate()
    assert shares[2] > 0.6


def test_seats_can_change_places() -> None:
    """Of two players who are alike but for their money, the richer one has the better chances."""
    for rich in range(3):
        players = [{"money": 20 if seat == rich else 10} for seat in range(3)]
        match = table({12: ["red"], 8: ["blue", "green"]}, players=players)
        shares = match.position.evaluate()
        assert max(range(3), key=shares.__getitem__) == rich


def test_weights_belong_to_features() -> None:
    network = read_network(evaluation.WEIGHTS, evaluation.FEATURES)
    assert len(network.centre) == len(evaluation.FEATURES)
    with pytest.raises(ValueError, match="teach it anew"):
        read_network(evaluation.WEIGHTS, (*evaluation.FEATURES[1:], "luck"))


# ---------------------------------------------------------------------------------------------------- rollout policy


def test_the_rollout_policy_takes_a_sure_ticket_first() -> None:
    match = table({13: ["red"], 5: ["blue"]}, pyramid=["red", "blue", "grey"], finish_bets={"loser": every_card(0)})
    worth = rollout_policy(match)
    assert max(worth, key=worth.__getitem__) == "ticket red"


def test_the_rollout_policy_rolls_where_nothing_else_pays() -> None:
    players = [{}, {"tickets": {"red": [5, 3, 2, 2], "blue": [5, 3, 2, 2]}}, {}]
    bets = {"loser": every_card(0)}
    match = table({13: ["red"], 5: ["blue"]}, players=players, pyramid=["red", "grey"], finish_bets=bets)
    worth = rollout_policy(match)
    assert max(worth, key=worth.__getitem__) == "roll"


def every_card(seat: int) -> list[list[object]]:
    return [[seat, colour] for colour in camelup.COLOURS]


def test_cards_are_bold_and_rolls_are_not() -> None:
    match = table({5: ["red"], 3: ["blue"]})
    moves = match.position.legal(0)
    bold = dict(zip(match.legal(), match.position.view(0).boldness(moves), strict=True))
    assert bold["winner purple"] > bold["ticket purple"] > bold["ticket red"]
    assert bold["roll"] == min(bold.values()) >= -1.0
    assert bold["tile 9 boo"] > bold["tile 9 cheer"]
    assert max(bold.values()) <= 1.0


# ------------------------------------------------------------------------------------------------------ hidden cards


def hidden(match: Match, seat: int) -> list[tuple[int, int]]:
    view = match.position.view(seat).state[0]
    return [(p, i) for p in range(2) for i in range(view.pile_size[p]) if view.pile_colour[p, i] == camelup.UNKNOWN]


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("followed", [True, False])
def test_every_player_has_each_colour_once(seats: int, followed: bool) -> None:
    match = played(seats, seed=2, plies=10 * seats)
    beliefs = GAME.beliefs(match, 0) if followed else NO_BELIEFS
    assert hidden(match, 0)
    for seed in range(20):
        world = sampled(match, 0, beliefs, seed)[0]
        for player in range(seats):
            cards = [(p, i) for p in range(2) for i in range(world.pile_size[p]) if world.pile_seat[p, i] == player]
            colours = [int(world.pile_colour[card]) for card in cards]
            assert set(colours) <= set(COLOURS)
            assert len(set(colours)) == len(colours)


def test_what_is_known_stays() -> None:
    match = played(4, seed=2, plies=60)
    view, world = match.position.view(1).state, sampled(match, 1, NO_BELIEFS, 3)
    open_cards = view["pile_colour"] != camelup.UNKNOWN
    assert (world["pile_colour"][open_cards] == view["pile_colour"][open_cards]).all()
    world["pile_colour"] = view["pile_colour"]
    assert world.tobytes() == view.tobytes()


def test_worlds_follow_the_beliefs() -> None:
    bets = {"winner": [[1, "red"], [1, "blue"]], "loser": [[2, "green"]]}
    match = table({5: ["red"], 4: ["blue"]}, finish_bets=bets)
    beliefs = np.zeros((2, camelup.CARDS, camelup.RACING))
    beliefs[camelup.WINNER, :2] = (0, 1, 0, 0, 3), (0, 1, 0, 0, 0)
    beliefs[camelup.LOSER, 0] = 1, 0, 1, 0, 0
    worlds = [sampled(match, 0, beliefs.ravel(), seed)[0].pile_colour.copy() for seed in range(200)]
    assert {int(world[camelup.WINNER, 0]) for world in worlds} == {4}  # yellow is left to the card above it
    assert {int(world[camelup.WINNER, 1]) for world in worlds} == {1}
    counts = np.bincount([world[camelup.LOSER, 0] for world in worlds], minlength=camelup.RACING)
    assert counts[0] > 70 < counts[2]
    assert counts.sum() == counts[0] + counts[2]


def test_without_beliefs_worlds_follow_the_race() -> None:
    bets = {"winner": [[1, "green"]], "loser": [[1, "red"]]}
    match = table({13: ["red"], 9: ["blue"]}, finish_bets=bets)
    worlds = [sampled(match, 0, NO_BELIEFS, seed)[0].pile_colour for seed in range(50)]
    assert sum(world[camelup.WINNER, 0] == camelup.COLOURS.index("red") for world in worlds) > 25
    assert sum(world[camelup.LOSER, 0] == camelup.COLOURS.index("red") for world in worlds) < 10


def test_beliefs_have_the_odds_of_the_moment() -> None:
    """Red was ahead when the card was played, and then blue overtook."""
    match = table({9: ["red"], 8: ["blue"], 2: ["white"], 3: ["black"]}, to_act=1)
    match.play("winner red")
    roll(match, "blue", 3)
    weights = GAME.beliefs(match, 0).reshape(2, camelup.CARDS, camelup.RACING)[camelup.WINNER, 0]
    assert weights.argmax() == camelup.COLOURS.index("red")
    assert weights.min() > 0.0
    assert not GAME.beliefs(match, 1).any()


def test_beliefs_know_nothing_hidden() -> None:
    """The same moves but for the colours of cards: told alike, remembered alike."""
    one = played(4, seed=5, plies=70)
    other = kostka.new("camelup", seats=4, seed=5)
    changed = 0
    for ply in one.plies:
        move = one.names.texts[ply.move]
        if ply.seat != 0 and move.startswith(("winner", "loser")):
            instead = [text for text in other.legal() if text.split()[0] == move.split()[0] and text[-1] != "?"]
            changed += instead[-1] != move
            move = instead[-1]
        other.play(move)
    assert changed
    for n in range(len(one.log)):
        assert one.entry(n, seen_by=0) == other.entry(n, seen_by=0)
    assert GAME.beliefs(one, 0).any()
    assert (GAME.beliefs(one, 0) == GAME.beliefs(other, 0)).all()


def test_what_was_taken_back_is_forgotten() -> None:
    match = table({9: ["red"], 8: ["blue"]}, to_act=1)
    match.play("winner red")
    match.undo()
    assert not GAME.beliefs(match, 0).any()
