"""Given outcomes: a stack and tasks from a real table, as the draws that show them."""

from collections.abc import Sequence
from typing import Any

from kostka.core.chance import unshuffle
from kostka.core.errors import ScriptError, shorten
from kostka.core.game import Board, State
from kostka.games.jamniki.compiled import state as s


def script(board: Board, state: State, seat: int, move: int, dice: Sequence[Sequence[Any]]) -> list[int]:
    """A stack and tasks from outside as draws: of the set-up, or of the move that ends the first game."""
    record = state[0]
    begins = move < 0
    ends = int(record.turn) + 1 == int(board[0].seats) * int(board[0].laid_each)
    if not begins and not (ends and record.game + 1 < board[0].games):
        raise ScriptError("jamniki-script-none")
    groups = s.TILES // s.STACK_GROUP
    draws = script_stack(dice[:groups])
    rest = list(dice[groups:])
    if begins:
        draws += script_start(board, rest[:1])
        rest = rest[1:]
    return draws + script_tasks(board, [] if begins else record.tasks[0].tolist(), rest)


def script_stack(dice: Sequence[Sequence[Any]]) -> list[int]:
    """Eight groups of a place and four tiles, from the top of the stack."""
    order: list[int] = []
    for group, die in enumerate(dice):
        if len(die) != s.STACK_GROUP + 1 or die[0] != group * s.STACK_GROUP + 1:
            raise ScriptError("jamniki-script-stack", given=shorten(die))
        order += [s.TILE_NAMES.index(tile) for tile in die[1:] if tile in s.TILE_NAMES]
    if sorted(order) != list(range(s.TILES)):
        raise ScriptError("jamniki-script-tiles", tiles=s.TILES)
    return unshuffle(range(s.TILES), order[::-1])


def script_start(board: Board, dice: Sequence[Sequence[Any]]) -> list[int]:
    start, seats = int(board[0].start), int(board[0].seats)
    if len(dice) != 1 or len(dice[0]) != 1 or dice[0][0] not in (range(seats) if start < 0 else [start]):
        raise ScriptError("jamniki-script-start")
    return [int(dice[0][0])] if start < 0 else []


def script_tasks(board: Board, used: Sequence[int], dice: Sequence[Sequence[Any]]) -> list[int]:
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
