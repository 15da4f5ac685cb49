"""Dice of a real table, as the draws that show them."""

from collections.abc import Sequence
from typing import Any

from kostka.core.compiled.chance import from_script
from kostka.core.declare.events import new_events
from kostka.core.declare.messages import shorten
from kostka.core.errors import ScriptError
from kostka.core.game import Board
from kostka.core.position import Position, copied, count_seats
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.state import E as EVENT


def script(position: Position, seat: int, move: int, dice: Sequence[Sequence[Any]]) -> list[int]:
    """Dice of a real table as draws: [("red", "power"), ("light gray", "blank", 5)], in any order within a roll.

    The rules roll kind by kind. Which kinds a roll has may depend on the one before, so the move is tried with what is
    known until the dice no longer change.
    """
    board = position.board
    first: list[int] = []
    if move < 0:
        first, dice = script_start(board, dice)
    given = [die for group in dice for die in read_dice(board, group)]
    draws: list[int] = []
    while True:
        kinds = rolled_kinds(position, seat, move, [*first, *draws])
        found, left = match_dice(kinds, given)
        if found == draws:
            if left and len(found) < len(kinds):
                raise ScriptError("cubitos-script-none-left", die=codes.DICE[kinds[len(found)]])
            return [*first, *draws, *(side for _, side in left)]
        draws = found


def script_start(board: Board, dice: Sequence[Sequence[Any]]) -> tuple[list[int], Sequence[Sequence[Any]]]:
    """A set-up begins with the seat of the start player."""
    start = int(board[0].start)
    if not dice or len(dice[0]) != 1 or dice[0][0] not in range(count_seats(board)):
        raise ScriptError("cubitos-script-deal")
    if start >= 0 and dice[0][0] != start:
        raise ScriptError("cubitos-script-start", seat=start)
    return ([] if start >= 0 else [int(dice[0][0])]), dice[1:]


def read_dice(board: Board, group: Sequence[Any]) -> list[tuple[int, int]]:
    """Dice that show the same, as kind and side: ("white", "foot"), ("light gray", "blank", 5)."""
    parts = list(group)
    count = parts.pop() if parts and type(parts[-1]) is int else 1
    text = " ".join(map(str, parts))
    die, _, face = text.rpartition(" ")
    kind = codes.DICE.index(die) if die in codes.DICE else -1
    shown = [codes.FACES[side] for side in board[0].sides[kind]] if kind >= 0 else []
    if face not in shown:
        raise ScriptError("cubitos-script-die", given=shorten(group))
    if not 1 <= count <= board[0].number[kind]:
        raise ScriptError("cubitos-script-number", given=count, die=die, most=int(board[0].number[kind]))
    return [(kind, shown.index(face))] * count


def rolled_kinds(position: Position, seat: int, move: int, draws: list[int]) -> list[int]:
    """The kinds of the dice that a move rolls, in order, if the first ones show these draws."""
    chance, events, kernels = from_script(draws), new_events(), position.game.kernels
    if move < 0:
        kernels.deal(position.board, position.game.new_state(), chance, events)
    else:
        kernels.apply(position.board, copied(position.state), seat, move, chance, events)
    rows = events[0].rows[: events[0].count]
    return [int(row[3]) for row in rows if row[0] == EVENT.roll for _ in range(row[5])]


def match_dice(kinds: Sequence[int], given: Sequence[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int]]]:
    """The sides of the rolled kinds in their order, until one has no die; and the dice left over."""
    left, draws = list(given), []
    for kind in kinds:
        die = next((die for die in left if die[0] == kind), None)
        if die is None:
            break
        left.remove(die)
        draws.append(die[1])
    return draws, left
