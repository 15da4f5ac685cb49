"""What `make bench-compare` says about noisy rounds."""

from itertools import product

import pytest

from benchmarks.verdicts import LEAST_ROUNDS, Gain, gain_of, outside, sureness, told

SLOWER = [0.86, 0.91, 0.82, 0.88, 0.9, 0.84]


def known(ratios: list[float]) -> Gain:
    found = gain_of(ratios)
    assert found is not None
    return found


def test_an_interval_goes_from_the_lowest_of_six_rounds_to_the_highest() -> None:
    found = known(SLOWER)
    assert found.median == pytest.approx(0.87)
    assert (found.low, found.high) == (0.82, 0.91)


def test_with_nine_rounds_it_leaves_out_one_at_either_end() -> None:
    assert known([0.1, 0.8, 0.81, 0.82, 0.83, 0.84, 0.85, 0.86, 7.0]) == Gain(0.83, 0.8, 0.86)


def test_five_rounds_are_too_few() -> None:
    assert LEAST_ROUNDS == 6
    assert gain_of(SLOWER[:5]) is None
    assert gain_of([]) is None


@pytest.mark.parametrize(("rounds", "left"), [(6, 0), (9, 1), (12, 2)])
def test_sureness_is_that_of_coins(rounds: int, left: int) -> None:
    """Each round lies below the true median as often as above: it is inside if more than `left` lie on both sides."""
    throws = list(product((0, 1), repeat=rounds))
    inside = [throw for throw in throws if left < sum(throw) < rounds - left]
    assert sureness(rounds, left) == pytest.approx(len(inside) / len(throws))
    assert outside(rounds) == left


def test_slower_is_what_lost_a_twentieth_in_all_rounds() -> None:
    assert known(SLOWER).is_loss


@pytest.mark.parametrize(
    "ratios",
    [
        [*SLOWER[:5], 1.02],  # a round that was faster
        [0.96, 0.97, 0.96, 0.98, 0.96, 0.97],  # surely, but by little
        [1.2] * 6,
    ],
)
def test_nothing_else_is(ratios: list[float]) -> None:
    assert not known(ratios).is_loss


def test_what_got_slower_is_said_the_worst_first() -> None:
    gains = {"a view": gain_of([1.1] * 6), "playouts": gain_of(SLOWER), "undo": gain_of([0.5] * 6)}
    assert told(gains) == ["slower: undo: 0.50 times (0.50 to 0.50)", "slower: playouts: 0.87 times (0.82 to 0.91)"]


def test_that_nothing_got_slower_is_said_too() -> None:
    assert told({"a view": gain_of([1.1] * 6)}) == [
        "Nothing got slower: no measure has a median below 0.95 and an interval below 1."
    ]


def test_too_few_rounds_are_said() -> None:
    assert told({"playouts": gain_of(SLOWER[:3])}) == ["What got slower cannot be told from fewer than 6 rounds."]
