"""Given outcomes: what a real table shows, as the draws that show it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from kostka.core.chance import unshuffle
from kostka.core.errors import ScriptError, shorten
from kostka.core.game import Board, State
from kostka.games.jamniki.compiled import state as s

Dice = Sequence[Sequence[Any]]


def script(board: Board, state: State, seat: int, move: int, dice: Dice) -> list[int]:
    """The outcomes of a set-up, of the move that ends the first game, or of a draw from a blank stack."""
    record = state[0]
    begins = move < 0
    ends = int(record.turn) + 1 == int(board[0].seats) * int(board[0].laid_each)
    if begins or (ends and record.game + 1 < board[0].games):
        return script_game(board, [] if begins else record.tasks[0].tolist(), begins, dice)
    if ends or record.stack[record.stack_size - 1] != s.UNKNOWN:
        raise ScriptError("jamniki-script-none")
    return script_draws(undrawn(state), 1, dice)


def script_game(board: Board, used: Sequence[int], begins: bool, dice: Dice) -> list[int]:
    """A set-up: the whole stack, who begins and the tasks; or without a stack, and then the tiles of the first hand."""
    groups = s.TILES // s.STACK_GROUP if dice and len(dice[0]) > 1 else 0
    draws, rest = script_stack(dice[:groups]) if groups else [], list(dice[groups:])
    if begins:
        draws += script_start(board, rest[:1])
        rest = rest[1:]
    if groups:
        return draws + script_tasks(board, used, rest)
    tasks = list(takewhile(lambda die: not is_tile(die), rest))
    draws += script_tasks(board, used, tasks)
    return draws + script_draws([*range(s.TILES)], int(board[0].seats) + 1, rest[len(tasks) :])


def is_tile(die: Sequence[Any]) -> bool:
    return len(die) == 1 and die[0] in s.TILE_NAMES


def script_draws(left: list[int], count: int, dice: Dice) -> list[int]:
    """Tiles as they are drawn, of those that are left."""
    draws = []
    for die in dice:
        tile = s.TILE_NAMES.index(die[0]) if is_tile(die) else s.NONE
        if tile not in left:
            raise ScriptError("jamniki-script-draw", given=shorten(die))
        draws.append(left.index(tile))
        left.remove(tile)
    if len(draws) != count:
        raise ScriptError("jamniki-script-draws", tiles=count, given=len(draws))
    return draws


def undrawn(state: State) -> list[int]:
    """The tiles that are in a blank stack."""
    return [tile for tile in range(s.TILES) if tile not in state[0].hand and tile not in state[0].coat]


def script_stack(dice: Dice) -> list[int]:
    """Eight groups of a place and four tiles, from the top of the stack."""
    order: list[int] = []
    for group, die in enumerate(dice):
        if len(die) != s.STACK_GROUP + 1 or die[0] != group * s.STACK_GROUP + 1:
            raise ScriptError("jamniki-script-stack", given=shorten(die))
        order += [s.TILE_NAMES.index(tile) for tile in die[1:] if tile in s.TILE_NAMES]
    if sorted(order) != list(range(s.TILES)):
        raise ScriptError("jamniki-script-tiles", tiles=s.TILES)
    return unshuffle(range(s.TILES), order[::-1])


def script_start(board: Board, dice: Dice) -> list[int]:
    start, seats = int(board[0].start), int(board[0].seats)
    if len(dice) != 1 or len(dice[0]) != 1 or dice[0][0] not in (range(seats) if start < 0 else [start]):
        raise ScriptError("jamniki-script-start")
    return [int(dice[0][0])] if start < 0 else []


def script_tasks(board: Board, used: Sequence[int], dice: Dice) -> list[int]:
    left = [task for i, task in enumerate(s.TASK_NAMES) if i not in used]
    if len(dice) != (s.TASKS_A_GAME if board[0].secret_tasks else 0):
        raise ScriptError("jamniki-script-tasks", tasks=s.TASKS_A_GAME)
    draws = []
    for die in dice:
        if len(die) != 1 or die[0] not in left:
            raise ScriptError("jamniki-script-task", given=shorten(die))
        draws.append(left.index(die[0]))
        left.remove(die[0])
    return draws
