"""Races on packed numbers are the same races: every roll does what the rules say."""

import numpy as np
import pytest

from kostka.games.camelup.compiled import rules, sprint
from kostka.games.camelup.compiled import state as camelup


def any_places(random: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    """Camels in the middle of the track, mostly in large stacks."""
    place = np.zeros(len(camelup.CAMELS), np.int16)
    heights = dict.fromkeys(range(1, camelup.SPACES + 1), 0)
    few = random.integers(1, camelup.SPACES + 1, random.integers(1, 8))
    for camel in random.permutation(len(camelup.CAMELS)):
        space = int(random.choice(few))
        place[camel] = 8 * space + heights[space]
        heights[space] += 1
    return place


@pytest.mark.parametrize("seed", range(40))
def test_every_roll_is_that_of_the_rules(seed: int) -> None:
    random = np.random.default_rng(seed)
    for _ in range(25):
        place = any_places(random)
        herd = sprint.herd_of(place)
        sides = np.zeros(camelup.FINISH + 1, np.int8)
        sides[2 : camelup.SPACES + 1] = random.choice([0, 0, 0, camelup.CHEER, camelup.BOO], camelup.SPACES - 1)
        for camel in range(len(camelup.CAMELS)):
            assert sprint.camel_to_move(herd, camel) == rules.camel_to_move(place, camel)
        number, face = int(random.integers(6)), int(random.integers(sprint.FACES))
        bag, die = sprint.taken(0x543210, 6, number)
        assert sorted(bag >> 4 * n & 15 for n in range(6)) == list(range(6))
        assert bag >> 20 == die == number
        _, camel, rung, space = sprint.roll(herd, 0x543210, 6, sprint.FACES * number + face)
        pips = 1 + face % 3
        assert camel == rules.camel_to_move(place, camelup.WHITE + face // 3 if die == camelup.GREY else die)
        assert space == rules.landing(place, camel, pips)
        side = int(sides[space])
        after = sprint.moved(herd, rung, space + rules.direction(camel) * side, side == camelup.BOO)
        rules.run(place, sides, camel, pips)
        assert after == sprint.herd_of(place)
        order = np.empty(camelup.RACING, np.int64)
        rules.rank(place, order)
        assert sprint.first_second_last(after) == (order[0], order[1], order[-1])
