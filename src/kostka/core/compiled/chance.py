"""Chance as an argument: every die comes from a key, a counter and nothing else.

The generator is the ChaCha20 stream of RFC 8439 with an all-zero nonce, read as little-endian 32-bit words. Anybody
can recompute a die with any cryptographic library, and seeing some dice tells nothing about the others.

`draw(chance, n)` takes words until one is below the largest multiple of n that fits, and returns it modulo n: every
outcome is equally likely. With a script, draws return what the script says instead.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.jit import rule
from kostka.core.errors import ScriptError

SCRIPT_SIZE = 256
CHANCE = np.dtype(
    (
        np.record,
        [
            ("key", "u4", 8),
            ("block", "u4"),
            ("words", "u4", 16),
            ("used", "i4"),
            ("scripted", "i4"),
            ("script", "i2", SCRIPT_SIZE),
            ("script_size", "i4"),
            ("script_used", "i4"),
            ("fault", "i4"),
            ("wanted", "i4"),
        ],
    )
)
# Values of `fault`: a script that ended before the dice did (`wanted` is how many outcomes the first missing draw has),
# or that shows a face the die does not have.
SCRIPT_TOO_SHORT, SCRIPT_OUT_OF_RANGE = 1, 2

Chance = NDArray[np.void]


@rule
def draw(chance: np.record, n: int) -> int:
    """A uniform number from 0 to n - 1, or the next one of the script."""
    if chance.scripted:
        return next_of_script(chance, n)
    sides = int(n)
    limit = 4294967296 - 4294967296 % sides
    while True:
        if chance.used == 16:
            refill(chance)
        word = int(chance.words[chance.used])
        chance.used += 1
        if word < limit:
            return word % sides


@rule
def next_of_script(chance: np.record, n: int) -> int:
    if chance.script_used == chance.script_size:
        if chance.fault == 0:
            chance.fault = SCRIPT_TOO_SHORT
            chance.wanted = n
        return 0
    shown = chance.script[chance.script_used]
    chance.script_used += 1
    if shown < 0 or shown >= n:
        chance.fault = SCRIPT_OUT_OF_RANGE
        return 0
    return int(shown)


@rule
def shuffle(chance: np.record, items: NDArray[np.generic], count: int) -> None:
    """Put the first `count` items in a uniformly random order."""
    for i in range(count - 1, 0, -1):
        j = draw(chance, i + 1)
        items[i], items[j] = items[j], items[i]


@rule
def rekey(chance: np.record, seed: int, index: int, stream: int) -> None:
    """Make `chance` the one of game `index` of a simulation: seeds from a counter."""
    chance.key[0] = seed & 0xFFFFFFFF
    chance.key[1] = (seed >> 32) & 0x7FFFFFFF
    chance.key[2] = index & 0xFFFFFFFF
    chance.key[3] = (index >> 32) & 0x7FFFFFFF
    chance.key[4] = stream
    for i in range(5, 8):
        chance.key[i] = 0
    chance.block = 0
    chance.used = 16
    chance.scripted = 0
    chance.fault = 0


@rule
def refill(chance: np.record) -> None:
    """The next ChaCha20 block."""
    x = chance.words
    x[0], x[1], x[2], x[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(8):
        x[4 + i] = chance.key[i]
    x[12] = chance.block
    x[13], x[14], x[15] = 0, 0, 0
    for _ in range(10):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    x[0] = add(x[0], 0x61707865)
    x[1] = add(x[1], 0x3320646E)
    x[2] = add(x[2], 0x79622D32)
    x[3] = add(x[3], 0x6B206574)
    for i in range(8):
        x[4 + i] = add(x[4 + i], chance.key[i])
    x[12] = add(x[12], chance.block)
    chance.block += 1
    chance.used = 0


@rule
def quarter_round(x: NDArray[np.uint32], a: int, b: int, c: int, d: int) -> None:
    x[a] = add(x[a], x[b])
    x[d] = turned(x[d], x[a], 16)
    x[c] = add(x[c], x[d])
    x[b] = turned(x[b], x[c], 12)
    x[a] = add(x[a], x[b])
    x[d] = turned(x[d], x[a], 8)
    x[c] = add(x[c], x[d])
    x[b] = turned(x[b], x[c], 7)


@rule
def add(p: int, q: int) -> int:
    """The sum of two words, modulo 2 to the 32."""
    return (int(p) + int(q)) & 0xFFFFFFFF


@rule
def turned(p: int, q: int, bits: int) -> int:
    """The exclusive or of two words, rotated to the left."""
    word = int(p) ^ int(q)
    return ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF


def from_key(key: bytes) -> Chance:
    """The chance record of a 32-byte key."""
    chance = np.zeros(1, CHANCE)
    chance[0].key = np.frombuffer(key, "<u4")
    chance[0].used = 16
    return chance


# What follows the key in the record of a stream that nobody has drawn from.
UNUSED = from_key(bytes(32)).tobytes()[32:]


def restart(chance: memoryview, key: bytes) -> None:
    """Make a chance record, given as bytes, the one of a 32-byte key: a third of the time that `from_key` takes."""
    chance[:] = key + UNUSED


def from_script(script: Sequence[int]) -> Chance:
    """A chance record that shows these outcomes and no others."""
    if len(script) > SCRIPT_SIZE:
        raise ScriptError("core-script-too-long", count=len(script), most=SCRIPT_SIZE)
    chance = np.zeros(1, CHANCE)
    chance[0].scripted = 1
    chance[0].script[: len(script)] = script
    chance[0].script_size = len(script)
    return chance


def from_seed(seed: int, index: int = 0) -> Chance:
    """The chance record of one seed, for everything that is not a match."""
    return from_key(hashlib.sha256(f"kostka chance {seed} {index}".encode()).digest())


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def secret_of_seed(seed: int) -> bytes:
    """The secret of a repeatable match."""
    return hashlib.sha256(f"kostka seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first die: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class DiceKeys:
    """The keys of a log: that of entry n is HMAC-SHA256(secret, decimal n). Entry 0 is the set-up."""

    def __init__(self, secret: bytes) -> None:
        self._secret = hmac.new(secret, digestmod="sha256")  # once: a copy costs half of a new one

    def __call__(self, number: int) -> bytes:
        key = self._secret.copy()
        key.update(b"%d" % number)
        return key.digest()


def no_keys(number: int) -> bytes:
    """Those of a match without a secret, whose dice all come from outside."""
    return bytes(32)


def unshuffle(items: Sequence[int], order: Sequence[int]) -> list[int]:
    """The draws with which `shuffle` turns `items` into `order`."""
    work, draws = list(items), []
    for i in range(len(work) - 1, 0, -1):
        j = work.index(order[i])
        draws.append(j)
        work[i], work[j] = work[j], work[i]
    return draws
