"""The odds of a push, against counting all rolls."""

from fractions import Fraction
from itertools import product

import pytest

from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.odds import push_odds
from tests.games.cubitos.tables import Table, table

# What the sides of some dice bring with the cards of race 1: money, feet, and whether they hit.
SIDES = {
    "light gray": [(1, 0, True)] + [(0, 0, False)] * 5,
    "dark gray": [(1, 0, True), (0, 1, True)] + [(0, 0, False)] * 4,
    "white": [(0, 2, True), (0, 1, True), (0, 1, True)] + [(0, 0, False)] * 3,
    "purple": [(0, 4, True)] + [(0, 0, False)] * 5,
    "brown": [(0, 0, True), (3, 0, True)] + [(0, 0, False)] * 4,
}


def by_counting(game: Table, money: int, feet: int, risky: bool) -> dict[str, dict[int, Fraction] | Fraction]:
    """All rolls of the dice in Roll, one by one, from what lies in Active."""
    roll = [SIDES[die] for die in s.DICE for _ in range(game.count("roll", die))]
    share = Fraction(1, 6 ** len(roll))
    found: dict[str, dict[int, Fraction]] = {"money": {}, "feet": {}}
    bust = Fraction(0)
    for sides in product(*roll):
        hit = any(side[2] for side in sides)
        after = (money + sum(side[0] for side in sides), feet + sum(side[1] for side in sides))
        if risky and not hit:
            bust += share
            after = (0, 0)
        for name, amount in zip(("money", "feet"), after, strict=True):
            found[name][amount] = found[name].get(amount, Fraction(0)) + share
    return {**found, "bust": bust}


@pytest.mark.parametrize("active", ["2 light gray money", "2 light gray money, dark gray foot"])
def test_push_odds_are_exact(active: str) -> None:
    game = table(roll="2 light gray, dark gray, white, purple, brown", active=active)
    risky = "foot" in active
    exact = by_counting(game, 2, int(risky), risky)
    found = push_odds(game.match.board, game.match.state, 0)
    assert {name: found[name] for name in exact} == exact


def test_push_odds_count_what_a_push_itself_brings() -> None:
    game = table("wizard", roll="2 light gray", active="2 brown symbol, light gray money", draw="")
    found = push_odds(game.match.board, game.match.state, 0)
    miss = Fraction(25, 36)
    assert found["feet"] == {0: miss, 2: 1 - miss}
    assert found["money"] == {0: miss, 2: Fraction(10, 36), 3: Fraction(1, 36)}


def test_a_safe_push_cannot_bust() -> None:
    game = table(roll="light gray", active="4 light gray money", safe=True)
    found = push_odds(game.match.board, game.match.state, 0)
    assert found["bust"] == 0
    assert found["no_hit"] == Fraction(5, 6)


def test_odds_name_the_moves_and_say_nothing_to_those_who_wait() -> None:
    game = table(roll="light gray", active="3 light gray money")
    odds = game.match.game.odds(game.match.board, game.match.state, 0, 0)
    assert list(odds["moves"]) == game.legal()
    assert odds["push"]["bust"] == pytest.approx(5 / 6)
    assert odds["pass"] == {"money": 3, "feet": 0}
    assert game.match.game.odds(game.match.board, game.match.state, 1, 0) == {}


def test_greedy_values_tell_good_pushes_from_bad_ones() -> None:
    def push(roll: str, active: str) -> float:
        game = table(roll=roll, active=active)
        return float(game.match.game.odds(game.match.board, game.match.state, 0, 0)["moves"]["push"])

    assert push("9 light gray", "light gray money") > 0
    assert push("light gray", "3 white foot, 2 purple symbol") < 0
