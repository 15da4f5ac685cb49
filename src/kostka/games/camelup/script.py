"""Dice of a real table as draws of chance."""

from collections.abc import Sequence
from typing import Any

from kostka.core.chance import unshuffle
from kostka.core.errors import ScriptError, shorten
from kostka.core.game import Board, State
from kostka.games.camelup.compiled import state as s


def script(board: Board, state: State, seat: int, move: int, dice: Sequence[Sequence[Any]]) -> list[int]:
    """[("blue", 2)] for a roll, ("white", 3) for the grey die."""
    if move < 0:
        return script_deal(board, dice)
    if move != s.M.roll:
        raise ScriptError("camelup-script-only-roll")
    if len(dice) != 1:
        raise ScriptError("camelup-script-one-die", given=len(dice))
    camel, pips = read_die(dice[0], s.CAMELS, s.PIPS)
    die = min(camel, s.GREY)
    record = state[0]
    if not record.inside[die]:
        raise ScriptError("camelup-script-rolled", die=s.DICE[die])
    draws = [int(record.inside[:die].sum())]
    if die == s.GREY:
        draws.append(camel - s.WHITE)
    return [*draws, pips - 1]


def script_deal(board: Board, dice: Sequence[Sequence[Any]]) -> list[int]:
    """A set-up as draws: the racing camels with their spaces in the order of stacking, the crazy camels, the start."""
    start, seats = int(board[0].start), int(board[0].seats)
    if len(dice) != 8 or len(dice[7]) != 1 or dice[7][0] not in (range(seats) if start < 0 else [start]):
        raise ScriptError("camelup-script-deal")
    order = [read_die(die, s.COLOURS, s.STARTS) for die in dice[: s.RACING]]
    spaces = dict(order)
    first, second = (read_die(die, s.CAMELS[s.WHITE :], s.CRAZY_STARTS) for die in dice[s.RACING : 7])
    if len(spaces) < s.RACING or {first[0], second[0]} != {s.WHITE, s.BLACK}:
        raise ScriptError("camelup-script-camels")
    draws = [spaces[camel] - 1 for camel in range(s.RACING)]
    draws += unshuffle(range(s.RACING), [camel for camel, _ in order])
    draws += [first[0] - s.WHITE, s.SPACES - first[1], s.SPACES - second[1]]
    return draws if start >= 0 else [*draws, int(dice[7][0])]


def read_die(die: Sequence[Any], camels: Sequence[str], numbers: Sequence[int]) -> tuple[int, int]:
    """A camel, and the pips that it runs or the space where it starts."""
    if len(die) != 2 or die[0] not in camels or die[1] not in numbers:
        crazy = numbers == s.CRAZY_STARTS
        raise ScriptError("camelup-script-crazy" if crazy else "camelup-script-die", given=shorten(die))
    return s.CAMELS.index(die[0]), int(die[1])
