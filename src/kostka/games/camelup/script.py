"""Dice of a real table as draws of chance."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kostka.core.compiled.chance import unshuffle
from kostka.core.declare.messages import shorten
from kostka.core.errors import ScriptError
from kostka.core.game import Board, State
from kostka.core.position import Position, copied, count_seats
from kostka.games.camelup.compiled import state as camelup
from kostka.games.camelup.compiled.rules import colours_left


def script(position: Position, seat: int, move: int, dice: Sequence[Sequence[Any]]) -> list[int]:
    """[("blue", 2)] for a roll, ("white", 3) for the grey die; with the last stack the starts of the crazy camels."""
    board, state = position.board, position.state
    if move < 0:
        return script_deal(board, dice)
    if move >= camelup.MOVES.firsts.stack:
        return script_crazy(dice)
    if move != camelup.MOVES.firsts.roll:
        raise ScriptError("camelup-script-only-roll")
    return [*script_roll(state, dice[0]), *script_cards(state, dice[1:])]


def script_roll(state: State, shown: Sequence[Any]) -> list[int]:
    camel, pips = read_die(shown, camelup.CAMELS, camelup.PIPS)
    die = min(camel, camelup.GREY)
    record = state[0]
    if not record.inside[die]:
        raise ScriptError("camelup-script-rolled", die=camelup.DICE[die])
    draws = [int(record.inside[:die].sum())]
    if die == camelup.GREY:
        draws.append(camel - camelup.WHITE)
    return [*draws, pips - 1]


def script_cards(state: State, cards: Sequence[Sequence[Any]]) -> list[int]:
    """("winner", "red") for each card that nobody knew, when the race is over: pile by pile, oldest first."""
    after, draws = copied(state)[0], []
    hidden = np.argwhere((after.pile_colour == camelup.UNKNOWN) & (after.pile_seat != camelup.NOBODY)).tolist()
    if len(cards) > len(hidden):
        raise ScriptError("camelup-script-one-die", given=1 + len(cards), hidden=len(hidden))
    for card, (pile, i) in zip(cards, hidden, strict=False):
        seat, left = int(after.pile_seat[pile, i]), colours_left(after, after.pile_seat[pile, i])
        colour = camelup.COLOURS.index(card[1]) if len(card) == 2 and card[1] in camelup.COLOURS else camelup.RACING
        if card[0] != camelup.PILES[pile] or not left >> colour & 1:
            raise ScriptError("camelup-script-card", given=shorten(card), pile=camelup.PILES[pile], seat=seat)
        draws.append((left & ((1 << colour) - 1)).bit_count())
        after.pile_colour[pile, i] = colour
    return draws


def script_deal(board: Board, dice: Sequence[Sequence[Any]]) -> list[int]:
    """A set-up as draws: the racing camels with their spaces in the order of stacking, the crazy camels, the start.

    Where a player arranges them the racing camels come in any order, and the crazy camels later.
    """
    start, seats, arrange = int(board[0].start), count_seats(board), bool(board[0].arrange)
    camels, first = dice[:-1], dice[-1]
    if len(camels) != (camelup.RACING if arrange else 7):
        raise ScriptError("camelup-script-deal", camels=camelup.RACING if arrange else 7)
    if len(first) != 1 or first[0] not in (range(seats) if start < 0 else [start]):
        raise ScriptError("camelup-script-deal", camels=len(camels))
    order = [read_die(die, camelup.COLOURS, camelup.STARTS) for die in camels[: camelup.RACING]]
    spaces = dict(order)
    if len(spaces) < camelup.RACING:
        raise ScriptError("camelup-script-camels")
    draws = [spaces[camel] - 1 for camel in range(camelup.RACING)]
    if not arrange:
        draws += unshuffle(range(camelup.RACING), [camel for camel, _ in order])
        draws += script_crazy(camels[camelup.RACING :])
    return draws if start >= 0 else [*draws, int(first[0])]


def script_crazy(dice: Sequence[Sequence[Any]]) -> list[int]:
    """The starts of the crazy camels in the order of their rolls, as in [("white", 15), ("black", 16)]."""
    starts = [read_die(die, camelup.CAMELS[camelup.WHITE :], camelup.CRAZY_STARTS) for die in dice]
    if [camel for camel, _ in starts] not in ([camelup.WHITE, camelup.BLACK], [camelup.BLACK, camelup.WHITE]):
        raise ScriptError("camelup-script-camels")
    return [starts[0][0] - camelup.WHITE, *(camelup.SPACES - space for _, space in starts)]


def read_die(die: Sequence[Any], camels: Sequence[str], numbers: Sequence[int]) -> tuple[int, int]:
    """A camel, and the pips that it runs or the space where it starts."""
    if len(die) != 2 or die[0] not in camels or die[1] not in numbers:
        crazy = numbers == camelup.CRAZY_STARTS
        raise ScriptError("camelup-script-crazy" if crazy else "camelup-script-die", given=shorten(die))
    return camelup.CAMELS.index(die[0]), int(die[1])
