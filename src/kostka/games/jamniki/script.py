"""Outcomes of a real table as draws of chance."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from kostka.core.compiled.chance import unshuffle
from kostka.core.declare.messages import shorten
from kostka.core.errors import ScriptError
from kostka.core.game import Board
from kostka.core.position import Position, count_seats
from kostka.games.jamniki.compiled.rules import turns_left
from kostka.games.jamniki.compiled.state import STACK_GROUP, TASK_NAMES, TASKS_A_GAME, TILE_NAMES, TILES, UNKNOWN

Dice = Sequence[Sequence[Any]]


def script(position: Position, seat: int, move: int, dice: Dice) -> list[int]:
    """The outcomes of a set-up, of the move that ends the first game, or of a draw from a blank stack."""
    board, state = position.board, position.state[0]
    begins = move < 0
    ends = turns_left(board[0], state) == 1
    if begins or (ends and state.game + 1 < board[0].games):
        return script_game(board, [] if begins else state.tasks[0].tolist(), begins, dice)
    if ends or state.stack[state.stack_size - 1] != UNKNOWN:
        raise ScriptError("jamniki-script-none")
    undrawn = [name for tile, name in enumerate(TILE_NAMES) if tile not in state.hand and tile not in state.coat]
    return script_tiles(undrawn, 1, dice)


def script_game(board: Board, used: Sequence[int], begins: bool, dice: Dice) -> list[int]:
    """A set-up: the whole stack, who begins and the tasks; or without a stack, and then the tiles of the first hand."""
    groups = TILES // STACK_GROUP if dice and len(dice[0]) > 1 else 0
    draws, rest = script_stack(dice[:groups]) if groups else [], list(dice[groups:])
    if begins:
        draws += script_start(board, rest[:1])
        rest = rest[1:]
    if groups:
        return draws + script_tasks(board, used, rest)
    tasks = list(takewhile(lambda die: not (len(die) == 1 and die[0] in TILE_NAMES), rest))
    draws += script_tasks(board, used, tasks)
    return draws + script_tiles([*TILE_NAMES], count_seats(board) + 1, rest[len(tasks) :])


def script_stack(dice: Dice) -> list[int]:
    """Eight groups of a place and four tiles, from the top of the stack."""
    order: list[int] = []
    for group, die in enumerate(dice):
        if len(die) != STACK_GROUP + 1 or die[0] != group * STACK_GROUP + 1:
            raise ScriptError("jamniki-script-stack", given=shorten(die))
        order += [TILE_NAMES.index(tile) for tile in die[1:] if tile in TILE_NAMES]
    if sorted(order) != list(range(TILES)):
        raise ScriptError("jamniki-script-tiles", tiles=TILES)
    return unshuffle(range(TILES), order[::-1])


def script_start(board: Board, dice: Dice) -> list[int]:
    start, seats = int(board[0].start), count_seats(board)
    if len(dice) != 1 or len(dice[0]) != 1 or dice[0][0] not in (range(seats) if start < 0 else [start]):
        raise ScriptError("jamniki-script-start")
    return [int(dice[0][0])] if start < 0 else []


def script_tasks(board: Board, used: Sequence[int], dice: Dice) -> list[int]:
    left = [name for task, name in enumerate(TASK_NAMES) if task not in used]
    if len(dice) != (TASKS_A_GAME if board[0].secret_tasks else 0):
        raise ScriptError("jamniki-script-tasks", tasks=TASKS_A_GAME)
    return [pick(left, die, ScriptError("jamniki-script-task", given=shorten(die))) for die in dice]


def script_tiles(left: list[str], count: int, dice: Dice) -> list[int]:
    """Tiles as they are drawn, of those that are left."""
    draws = [pick(left, die, ScriptError("jamniki-script-draw", given=shorten(die))) for die in dice]
    if len(draws) != count:
        raise ScriptError("jamniki-script-draws", tiles=count, given=len(draws))
    return draws


def pick(left: list[str], die: Sequence[Any], otherwise: ScriptError) -> int:
    """The number of what a die names among the names that are left, which it leaves."""
    if len(die) != 1 or die[0] not in left:
        raise otherwise
    drawn = left.index(die[0])
    left.remove(die[0])
    return drawn
