"""Whole runs: the cheapest way of a runner to a space, found by trying the moves themselves."""

import heapq
from itertools import count
from typing import NamedTuple

from kostka.core.compiled.chance import from_script
from kostka.core.game import Board, State
from kostka.core.position import Position, copied
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.compiled.running import here, legs_done
from kostka.games.cubitos.compiled.state import M as MOVE
from kostka.games.cubitos.compiled.state import P as QUESTION
from kostka.games.cubitos.compiled.zones import pending

RUNNING = (QUESTION.move, QUESTION.free_step)


class Path(NamedTuple):
    """Moves that lead a runner to a space and end there, and what they cost: money and credits, feet of both kinds."""

    moves: tuple[int, ...]
    money: int
    feet: int


def is_running(state: State, seat: int) -> bool:
    """Whether a seat is asked where its runner goes."""
    return bool(state[0].depth[seat]) and pending(state[0], seat) in RUNNING


def find_paths(position: Position, seat: int, target: int | None = None) -> dict[int, Path]:
    """The cheapest path to every space that can be reached, or until `target` is: least money, then fewest feet."""
    board, state = position.board, position.state
    found: dict[int, Path] = {}
    left: dict[bytes, int] = {}
    order = count()
    waiting: list[tuple[int, int, int, int, tuple[int, ...], State]] = [(0, 0, 0, next(order), (), state)]
    while waiting and target not in found:
        money, feet, _, _, moves, now = heapq.heappop(waiting)
        key, feet_left = without_feet(now, seat), int(now[0].feet[seat])
        if left.get(key, -1) >= feet_left:
            continue
        left[key] = feet_left
        for space in spaces_reached(board, state, now, seat) if moves else ():
            found.setdefault(space, Path((*moves, *ending(now, seat)), money, feet))
        for move in moves_on(position.with_state(now), seat):
            after = position.with_state(now).after(seat, move, from_script([])).state
            more_money, more_feet = price(board, now, seat, move)
            cost = (money + more_money, feet + more_feet, -int(after[0].feet[seat]))
            heapq.heappush(waiting, (*cost, next(order), (*moves, move), after))
    return found


def ending(state: State, seat: int) -> tuple[int, ...]:
    """What ends the movement, unless it has ended by itself because nothing is left."""
    return (MOVE.stop,) if is_running(state, seat) and pending(state[0], seat) == QUESTION.move else ()


def without_feet(state: State, seat: int) -> bytes:
    """The key of a position of a run. Of two that differ in feet alone, the dearer is tried only if it has more feet
    left: a jet pack may have doubled a foot that was bought before it."""
    bare = copied(state)
    bare[0].feet[seat] = 0
    return bare.tobytes()


def moves_on(position: Position, seat: int) -> list[int]:
    """The moves that may lead further. Feet are bought when none is left for land, or where an effect may use them."""
    if not is_running(position.state, seat):
        return []
    board, record = position.board, position.state[0]
    effect = board[0].effect[here(board[0], record, seat), record.space[seat]]
    buys = effect >= 0 or record.feet[seat] == 0
    idle = (MOVE.stop, MOVE.done) if buys else (MOVE.stop, MOVE.done, MOVE.foot)
    return [move for move in position.legal(seat) if move not in idle]


def spaces_reached(board: Board, before: State, now: State, seat: int) -> list[int]:
    """Where a runner is. With feet left it goes on from the finish to the next start, but it has been in the finish."""
    reached = [int(now[0].space[seat])]
    if legs_done(board[0], now[0], seat) > legs_done(board[0], before[0], seat) and reached == [0]:
        reached.append(int(board[0].spaces[here(board[0], before[0], seat)]) - 1)
    return reached


def price(board: Board, state: State, seat: int, move: int) -> tuple[int, int]:
    """What a move of the runner costs in money and in feet."""
    if move == MOVE.foot:
        return codes.FOOT_PRICE, 0
    if move == MOVE.shortcut:
        kind, cost, _ = board[0].shortcut[here(board[0], state[0], seat), state[0].space[seat]].tolist()
        return (cost, 0) if kind == codes.BY_MONEY else (0, cost)
    return 0, int(move != MOVE.jetpack and pending(state[0], seat) == QUESTION.move)
