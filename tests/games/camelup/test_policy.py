"""The policy without search: close to the exact odds, the same for the same view; and the scores at any moment."""

import pytest

import kostka
from kostka.core.match import Match
from kostka.core.playouts import playouts
from kostka.core.position import Position
from tests.games.camelup.tables import roll, table
from tests.plain import run_plain


def policy(match: Match) -> dict[str, float]:
    view = match.position.view(match.to_act[0])
    return {match.names.texts[move]: value for move, value in zip(view.moves, view.policy(view.moves), strict=True)}


def exact(match: Match) -> dict[str, float]:
    found: dict[str, float] = match.position.view(match.to_act[0]).odds(4000)["moves"]
    return found


POSITIONS = [
    table({5: ["red"], 4: ["blue", "green"], 3: ["yellow", "purple"]}),
    table(
        {5: ["white", "red", "yellow"], 6: ["blue"], 7: ["black", "green"]}, pyramid=["red", "green", "blue", "grey"]
    ),
    table({14: ["red", "yellow"], 15: ["blue", "white"], 2: ["black", "green"]}, pyramid=["red", "grey", "blue"]),
]


@pytest.mark.parametrize("match", POSITIONS)
def test_the_policy_is_close_to_the_exact_odds(match: Match) -> None:
    seen, found = policy(match), exact(match)
    assert seen.keys() == found.keys()
    for move, value in found.items():
        allowed = 1.5 if move.startswith(("winner", "loser")) else 0.5
        assert abs(seen[move] - value) < allowed, move
    best = max(seen, key=seen.__getitem__)
    assert found[best] > max(found.values()) - 0.5


def test_the_same_view_is_seen_alike() -> None:
    match = table({5: ["red"], 4: ["blue", "green"]}, finish_bets={"winner": [[1, "red"]], "loser": []})
    other = table({5: ["red"], 4: ["blue", "green"]}, finish_bets={"winner": [[1, "blue"]], "loser": []})
    assert policy(match) == policy(other) == policy(match)


def test_the_policy_turns_the_tile_to_the_side_that_helps_own_tickets() -> None:
    """What lands on 10 is cheered on to the back of red."""
    players = [{"tickets": {"red": [5, 3, 2, 2], "yellow": [5, 3, 2]}, "pyramid_tickets": 3}, {}, {}]
    stacks = {11: ["red"], 9: ["yellow"], 8: ["green"], 7: ["blue"], 2: ["purple"]}
    played = [[0, colour] for colour in ("red", "yellow", "blue", "green", "purple")]
    match = table(stacks, players=players, pyramid=["blue", "green", "yellow"], finish_bets={"loser": played})
    seen = policy(match)
    assert seen["tile 10 boo"] > seen["tile 10 cheer"] + 1


def test_the_policy_without_the_compiler_is_the_same() -> None:
    code = (
        "from tests.games.camelup.test_policy import POSITIONS, policy; print([policy(match) for match in POSITIONS])"
    )
    assert run_plain("-c", code) == f"{[policy(match) for match in POSITIONS]}\n"


def test_greedy_beats_random() -> None:
    game = kostka.game("camelup")
    board = game.set_board(game.options(), 4)
    _, scores, _ = playouts(game, board, seed=3, first=0, count=50, levels=[1, 0, 1, 0])
    assert scores[:, [0, 2]].mean() > scores[:, [1, 3]].mean() + 15


# -------------------------------------------------------------------------------------------------------- standing


def test_standing_counts_money_and_pyramid_tickets() -> None:
    players = [{"money": 5, "tickets": {"red": [5]}}, {"pyramid_tickets": 2}, {"money": 0}]
    match = table({5: ["red"]}, players=players, pyramid=["red", "blue", "green", "grey"])
    assert match.standing() == [5, 5, 0]
    roll(match, "blue", 1)
    assert match.standing() == [6, 5, 0]


def test_standing_is_the_result_once_the_race_is_over() -> None:
    match = table({16: ["red"]}, players=[{"tickets": {"red": [5]}}, {}, {}])
    roll(match, "red", 1)
    assert match.result is not None
    assert match.standing() == list(match.result.scores) == [3 + 5 + 1, 3, 3]


def test_standing_takes_an_open_purse_as_empty() -> None:
    position = table({5: ["red"]}, options={"hidden_purses": True}).dump()
    position["players"][1]["money"] = None
    assert Position.load(kostka.game("camelup"), position).scores() == [3, 0, 3]
