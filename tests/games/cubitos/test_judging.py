"""How bots evaluate: shares of the win, when a position is quiet, and what the rollout policy does."""

from typing import Any

import numpy as np
import pytest

import kostka
from kostka.core.compiled.chance import from_seed
from kostka.core.compiled.mlp import read_network
from kostka.core.position import Position
from kostka.core.registry import find_game
from kostka.games.cubitos.compiled import effects, evaluation
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.rollout import best_buy, foot_price
from kostka.games.cubitos.sets import load_sets
from tests.games.cubitos.tables import Table, table

GAME = find_game("cubitos")
MOVING: dict[str, Any] = {
    "draw": "7 light gray, 2 dark gray",
    "pending": ["discard step", "buy", "after move", "move"],
    "credits": 3,
    "position": {"phase": "move", "start": 0},
}
TRACKS = ("nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep")


def chances(game: Table) -> list[float]:
    return game.match.position.evaluate()


def is_quiet(match: kostka.Match) -> bool:
    return bool(evaluation.is_quiet(match.board[0], match.state[0]))


# -------------------------------------------------------------------------------------------------------------- judging


def test_weights_belong_to_the_features() -> None:
    assert read_network(evaluation.WEIGHTS, evaluation.FEATURES).hidden.shape[1] == len(evaluation.FEATURES)
    with pytest.raises(ValueError, match="teach it anew"):
        read_network(evaluation.WEIGHTS, evaluation.FEATURES[::-1])


@pytest.mark.parametrize("seats", GAME.seats)
def test_shares_of_all_sets_sum_to_one(seats: int) -> None:
    for name in load_sets():
        shares = Position.deal(GAME, GAME.read_options({"set": name}), seats, from_seed(seats)).evaluate()
        assert sum(shares) == pytest.approx(1)
        assert len(shares) == seats


@pytest.mark.parametrize("track", TRACKS)
def test_shares_of_all_tracks_sum_to_one(track: str) -> None:
    options = GAME.read_options({"set": "random", "set_seed": 5, "track": track, "laps": 2})
    assert sum(Position.deal(GAME, options, 3, from_seed(1)).evaluate()) == pytest.approx(1)


def test_a_runner_far_ahead_is_judged_higher() -> None:
    level = table(roll="5 light gray", draw="2 light gray, 2 dark gray")
    left = level.match.board["left"][0][0]
    near = int(np.flatnonzero(left == 3)[0])
    ahead = table(roll="5 light gray", draw="2 light gray, 2 dark gray", space=near)
    assert chances(ahead)[0] > 0.8
    assert chances(ahead)[0] > chances(level)[0] + 0.3


def test_better_dice_are_judged_higher() -> None:
    poor = chances(table(roll="5 light gray", draw="4 light gray"))[0]
    rich = chances(table(roll="5 light gray", draw="4 light gray, 4 white, 2 purple"))[0]
    assert rich > poor + 0.05


def test_features_of_a_die_are_those_of_its_faces_and_its_card() -> None:
    game = table("smelly-cat", roll="white")
    yields = np.zeros(len(effects.YIELDS))
    evaluation.add_die(game.match.board[0], game.match.state[0], 0, codes.DICE.index("white"), yields)
    assert yields[effects.FEET] == pytest.approx((1 + 1 + 2) / 6)
    assert yields[effects.HITS] == pytest.approx(3 / 6)


# ---------------------------------------------------------------------------------------------------------------- quiet


def test_a_round_begins_quietly_and_does_not_stay_so() -> None:
    match = kostka.new("cubitos", seats=2, seed=4)
    calm: dict[bool, bool] = {}
    rounds: set[int] = set()
    while match.to_act and len(rounds) < 6:
        number = int(match.state["rounds"][0])
        if number not in rounds:
            rounds.add(number)
            assert is_quiet(match)
        if match.state["phase"][0] != codes.ROLL:
            assert not is_quiet(match)
        calm[is_quiet(match)] = True
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    assert calm == {True: True, False: True}


def test_a_risky_push_is_not_quiet() -> None:
    game = table(
        roll="6 light gray", active="3 light gray money", rival={"roll": {"light gray": 3}, "pending": ["push or pass"]}
    )
    assert is_quiet(game.match)
    game.play("push", dice="light gray money, 5 light gray blank")
    assert not is_quiet(game.match)


# ------------------------------------------------------------------------------------------------------ rollout policy


def test_the_rollout_policy_passes_with_the_win_in_hand() -> None:
    active = "4 white foot, 2 purple symbol"
    assert table("rollosaurus", roll="light gray", active=active, space=40).rollout_move() == "pass"


def test_the_rollout_policy_pushes_where_nothing_is_at_stake() -> None:
    assert table(roll="6 light gray, 2 dark gray", active="2 light gray money").rollout_move() == "push"


def test_money_is_worth_the_best_one_or_two_dice() -> None:
    board = table().match.board[0]
    worth = np.zeros(codes.KINDS_OF_DICE)
    white, brown = codes.DICE.index("white"), codes.DICE.index("brown")
    worth[white], worth[brown] = 3.0, 1.0
    cost, both = int(board.cost[white]), int(board.cost[white] + board.cost[brown])
    assert best_buy(board, worth, cost - 1, 0, 0.5) == (1.0 if cost > board.cost[brown] else 0.0)
    assert best_buy(board, worth, cost, 0, 0.5) == 3.0
    assert best_buy(board, worth, both, 0, 0.5) == 4.0
    assert best_buy(board, worth, both - 1, 1, 0.5) == 3.5  # a credit is spent
    assert best_buy(board, worth, 2 * both, 0, 0.5) == 4.0  # not two of a kind


def test_a_foot_costs_what_its_money_would_buy() -> None:
    poor = table(money=1, **MOVING)
    rich = table(money=6, **MOVING)
    plenty = table(money=60, **MOVING)
    assert foot_price(rich.match.board[0], rich.match.state[0], 0, 8.0) > 0.5
    assert foot_price(plenty.match.board[0], plenty.match.state[0], 0, 8.0) == 0.0
    assert foot_price(poor.match.board[0], poor.match.state[0], 0, 8.0) >= 0.0


def test_the_rollout_policy_pays_for_a_foot_where_it_buys_nothing_else() -> None:
    assert table(money=60, **MOVING).rollout_move() == "foot"
    assert table(money=6, **MOVING).rollout_move() != "foot"


# ------------------------------------------------------------------------------------------------------------ boldness


def test_a_risky_push_is_bold_and_a_pass_cautious() -> None:
    game = table(roll="2 light gray", active="3 light gray money")
    moves = game.match.position.legal(0)
    bold = dict(zip(game.legal(), game.match.position.view(0).boldness(moves), strict=True))
    assert bold["push"] > 0 > bold["pass"]
