"""Chance: the standard stream, unbiased draws, scripts, and the keys of plies."""

import hashlib
import hmac

import numpy as np
import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from hypothesis import given
from hypothesis import strategies as st

from kostka.core.compiled import chance as chances
from kostka.core.compiled.chance import draw, from_key, from_script, from_seed, shuffle, unshuffle
from kostka.core.errors import ScriptError
from tests.examples import examples
from tests.fairness import furthest, is_chance


def keystream(key: bytes, length: int) -> bytes:
    return Cipher(algorithms.ChaCha20(key, bytes(16)), None).encryptor().update(bytes(length))


def test_draws_are_the_chacha20_stream_of_the_key() -> None:
    """Anybody can recompute a die with a library of theirs."""
    key = hashlib.sha256(b"anything").digest()
    words = np.frombuffer(keystream(key, 4 * 200), "<u4").tolist()
    for sides in (2, 3, 6, 7, 32):
        chance = from_key(key)
        limit = 2**32 - 2**32 % sides
        expected = [word % sides for word in words if word < limit]
        assert [draw(chance[0], sides) for _ in range(150)] == expected[:150]


@pytest.mark.parametrize(("freedom", "limit"), [(1, 10.83), (2, 13.82), (5, 20.52), (23, 49.73), (99, 148.23)])
def test_fair_is_what_the_tables_call_so(freedom: int, limit: float) -> None:
    assert furthest(freedom) == pytest.approx(limit, rel=0.04)


def test_loaded_dice_are_not_chance() -> None:
    assert is_chance([1000, 1030, 990, 1010, 960, 1010])
    assert not is_chance([1000, 1130, 990, 1010, 860, 1010])
    assert is_chance([2000, 1010, 990], [2, 1, 1])
    assert not is_chance([2000, 1010, 990])


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 21])
def test_draws_are_unbiased(sides: int) -> None:
    chance = from_seed(7)
    counts = np.bincount([draw(chance[0], sides) for _ in range(60_000)], minlength=sides)
    assert is_chance(counts)


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [draw(from_seed(seed)[0], 6) for seed in range(6000)]
    assert is_chance(np.bincount(firsts, minlength=6))


def test_every_order_is_as_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    chance = from_seed(3)
    for _ in range(12_000):
        items = np.arange(4)
        shuffle(chance[0], items, 4)
        counts[tuple(items.tolist())] = counts.get(tuple(items.tolist()), 0) + 1
    assert len(counts) == 24
    assert is_chance(list(counts.values()))


@examples(100)
@given(st.permutations(range(8)))
def test_unshuffle_gives_the_draws_of_an_order(order: list[int]) -> None:
    items = np.arange(8)
    chance = from_script(unshuffle(range(8), order))
    shuffle(chance[0], items, 8)
    assert items.tolist() == order
    assert chance[0].fault == 0
    assert chance[0].script_used == chance[0].script_size


def test_a_script_shows_what_it_says_and_then_is_at_fault() -> None:
    chance = from_script([2, 0])
    assert [draw(chance[0], 3), draw(chance[0], 2)] == [2, 0]
    assert chance[0].fault == 0
    draw(chance[0], 5)
    draw(chance[0], 9)
    assert chance[0].fault == chances.SCRIPT_TOO_SHORT
    assert chance[0].wanted == 5


def test_a_script_cannot_show_what_a_die_does_not_have() -> None:
    chance = from_script([3])
    draw(chance[0], 3)
    assert chance[0].fault == chances.SCRIPT_OUT_OF_RANGE


def test_a_script_has_a_limit() -> None:
    with pytest.raises(ScriptError, match="257 outcomes"):
        from_script([0] * 257)


@pytest.mark.parametrize("length", [0, 32, 64, 65, 200])
def test_the_key_of_an_entry_is_the_hmac_of_its_number(length: int) -> None:
    secret = bytes(range(length))
    keys = chances.DiceKeys(secret)
    for number in (0, 1, 12, 123456):
        assert keys(number) == hmac.digest(secret, str(number).encode(), "sha256")
    assert chances.commitment(secret) == hashlib.sha256(secret).hexdigest()
