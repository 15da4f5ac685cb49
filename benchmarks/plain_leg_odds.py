"""The odds of a Camel Up leg in plain Python: recursion with memory, nothing compiled, nothing of Kostka's rules.

It stands beside the compiled odds to be compared with them: the same fractions, and how long each takes. Numbers in
brackets are the rulings, as in Kostka's rules.

Camels are letters, a stack is a word from bottom to top, a track is a tuple of words by space. Space 0 holds what
crossed the line backwards, space 17 what crossed it forwards.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

COLOURS = {"R": "red", "Y": "yellow", "B": "blue", "G": "green", "P": "purple"}
RACING, CRAZY = "RYBGP", "WK"
PLACES = ("first", "second", "third", "fourth", "last")
GREY = "#"
BACKWARDS, FINISH = 0, 17

Track = tuple[str, ...]
Tiles = Mapping[int, int]  # by space: 1 for a cheer, -1 for a boo


def crazy_camel_to_move(track: Track, shown: str) -> str:
    """[9]"""
    line = "|".join(track)
    laden = [camel for camel in CRAZY if any(c in RACING for c in line[line.index(camel) + 1 :].split("|")[0])]
    if len(laden) == 1:
        return laden[0]
    for upper, lower in ("WK", "KW"):
        if lower + upper in line:
            return upper
    return shown


def move(track: Track, tiles: Tiles, camel: str, pips: int) -> tuple[Track, int]:
    """[8, 12-14, 18] The track after a move, and the space whose tile was hit (0: none)."""
    here = next(space for space, stack in enumerate(track) if camel in stack)
    cut = track[here].index(camel)
    stays, unit = track[here][:cut], track[here][cut:]
    step = 1 if camel in RACING else -1
    there = min(max(here + step * pips, BACKWARDS), FINISH)
    tile = tiles.get(there, 0)
    hit = there if tile else 0
    there += step * tile
    after = list(track)
    after[here] = stays
    after[there] = unit + after[there] if tile < 0 else after[there] + unit
    return tuple(after), hit


def ranking(track: Track) -> list[str]:
    """[17, 19] The racing camels, first to last."""
    return [camel for camel in reversed("".join(track)) if camel in RACING]


def leg_odds(track: Track, tiles: Tiles, dice: str) -> dict[str, Any]:
    """The places of each colour, the end of the race and the hits of each tile, as exact fractions."""
    spaces = sorted(tiles)
    outcomes = [(camel, place) for place in PLACES for camel in RACING]
    size = len(outcomes) + 1 + len(spaces)
    ends = len(outcomes)
    hit_index = {space: ends + 1 + i for i, space in enumerate(spaces)}

    def ways(dice: str) -> int:
        """How many sequences of faces are left; every die has six faces and the last die stays in the pyramid."""
        count = 1
        for n in range(len(dice), 1, -1):
            count *= 6 * n
        return count

    def leg_end(track: Track, race_ends: bool, weight: int) -> list[int]:
        counts = [0] * size
        for place, camel in enumerate(ranking(track)):
            counts[len(RACING) * place + RACING.index(camel)] = weight
        counts[ends] = weight if race_ends else 0
        return counts

    @cache
    def sequences(track: Track, dice: str) -> list[int]:
        """In how many of the sequences of faces from here each outcome happens."""
        if len(dice) == 1:
            return leg_end(track, False, 1)
        counts = [0] * size
        for die in dice:
            left = dice.replace(die, "")
            for shown, share in ((die, 2),) if die != GREY else (("W", 1), ("K", 1)):
                camel = shown if die != GREY else crazy_camel_to_move(track, shown)
                for pips in (1, 2, 3):
                    after, hit = move(track, tiles, camel, pips)
                    if after[BACKWARDS] or after[FINISH]:
                        found = leg_end(after, True, ways(left))
                    else:
                        found = sequences(after, left)
                    counts = [count + share * more for count, more in zip(counts, found, strict=True)]
                    if hit:
                        counts[hit_index[hit]] += share * ways(left)
        return counts

    total, counts = ways(dice), sequences(track, dice)
    found = [Fraction(count, total) for count in counts]
    leg: dict[str, dict[str, Fraction]] = {colour: {} for colour in COLOURS.values()}
    for (camel, place), share in zip(outcomes, found[:ends], strict=True):
        leg[COLOURS[camel]][place] = share
    return {
        "leg": leg,
        "race_ends": found[ends],
        "tile_hits": {str(space): found[hit_index[space]] for space in spaces},
    }
