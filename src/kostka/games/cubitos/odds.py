"""Exact odds of the next push: the chance to bust, and how much money and how many feet it leaves."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from kostka.core.game import Board, State
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import P, X
from kostka.games.cubitos.compiled.zones import active_dice, pending

Distribution = dict[int, Fraction]


def face_brings(board: Board, kind: int, face: int) -> tuple[int, int]:
    """The money and feet that a face brings in the Run Phase whatever else happens."""
    record = board[0]
    if face == s.MONEY:
        return int(record.amount[kind, face]), 0
    if face == s.FOOT:
        return 0, int(record.amount[kind, face])
    return ability_brings(board, s.T_RUN, kind, face)


def ability_brings(board: Board, timing: int, kind: int, face: int) -> tuple[int, int]:
    """The money and feet of an ability that just brings them."""
    record = board[0]
    money = feet = 0
    if face in (s.SYMBOL, s.POWER) and record.plain[timing, kind - s.COLOURED, face - 1]:
        pc = int(record.entry[timing, kind - s.COLOURED, face - 1])
        while record.code[pc, s.L_EFFECT] != X.end:
            resource, amount = int(record.code[pc, s.L_RESOURCE]), int(record.code[pc, s.L_FACTOR])
            money += amount if resource == s.R_MONEY else 0
            feet += amount if resource in (s.R_FEET, s.R_WATER) else 0
            pc += 1
    return money, feet


def active_brings(board: Board, state: State, seat: int) -> tuple[int, int]:
    """The money and feet that lie in Active, with what abilities have brought already."""
    money, feet = sum_of_active(state, seat, lambda kind, face: face_brings(board, kind, face))
    record = state[0]
    return money + int(record.money[seat]), feet + int(record.feet[seat]) + int(record.water[seat])


def push_brings(board: Board, state: State, seat: int) -> tuple[int, int]:
    """The money and feet that active dice bring for a push without a bust."""
    return sum_of_active(state, seat, lambda kind, face: ability_brings(board, s.T_PUSHED, kind, face))


def sum_of_active(state: State, seat: int, brings: Callable[[int, int], tuple[int, int]]) -> tuple[int, int]:
    money = feet = 0
    for kind in range(s.KINDS_OF_DICE):
        for face in range(len(s.FACES)):
            number, one = int(state[0].active[seat, kind, face]), brings(kind, face)
            money += one[0] * number
            feet += one[1] * number
    return money, feet


def all_miss(board: Board, state: State, seat: int) -> Fraction:
    chance = Fraction(1)
    for kind in range(s.KINDS_OF_DICE):
        blanks = sum(int(face) == s.BLANK for face in board[0].sides[kind])
        chance *= Fraction(blanks, s.SIDES) ** int(state[0].roll[seat, kind])
    return chance


def at_risk(state: State, seat: int) -> bool:
    """Whether a push now could bust. [1]"""
    record = state[0]
    risky = bool(record.at_risk[seat]) or active_dice(record, seat, s.ALL_KINDS) >= s.RISKY
    return risky and not record.safe[seat]


def convolve(left: Mapping[int, Fraction], right: Mapping[int, Fraction]) -> Distribution:
    out: Distribution = {}
    for a, p in left.items():
        for b, q in right.items():
            out[a + b] = out.get(a + b, Fraction(0)) + p * q
    return out


def gained(board: Board, state: State, seat: int, which: int) -> Distribution:
    """The distribution of money (0) or feet (1) that the dice in Roll bring in one roll."""
    total: Distribution = {0: Fraction(1)}
    for kind in range(s.KINDS_OF_DICE):
        one: Distribution = {}
        for face in board[0].sides[kind]:
            brings = face_brings(board, kind, int(face))[which]
            one[brings] = one.get(brings, Fraction(0)) + Fraction(1, s.SIDES)
        for _ in range(int(state[0].roll[seat, kind])):
            total = convolve(total, one)
    return total


def push_odds(board: Board, state: State, seat: int) -> dict[str, Any]:
    """Exact odds of pushing now, with the dice that lie in Roll; after a bust nothing is left of Active.

    Counted are money and feet of faces and of abilities that just bring them.
    """
    miss = all_miss(board, state, seat)
    bust = miss if at_risk(state, seat) else Fraction(0)
    held, pushed = active_brings(board, state, seat), push_brings(board, state, seat)
    kept = (int(state[0].money[seat]), int(state[0].feet[seat]) + int(state[0].water[seat]))
    found: dict[str, Any] = {"bust": bust, "no_hit": miss}
    for which, name in enumerate(("money", "feet")):
        least = held[which] + pushed[which]
        after = {least + gain: p for gain, p in gained(board, state, seat, which).items()}
        after[least] -= bust
        after[kept[which]] = after.get(kept[which], Fraction(0)) + bust
        found[name] = {amount: p for amount, p in sorted(after.items()) if p}
    return found


def mean(distribution: Mapping[int, Fraction]) -> Fraction:
    return sum((amount * p for amount, p in distribution.items()), Fraction(0))


def odds(board: Board, state: State, seat: int, rollouts: int) -> dict[str, Any]:
    """Everything `kostka odds` tells: the next push exactly, and the value of the seat's moves in feet."""
    from kostka.games.cubitos import GAME

    if seat not in GAME.movers(board, state):
        return {}
    moves = GAME.legal(board, state, seat)
    texts, worth = GAME.names(board).texts, GAME.policy(board, state, seat, moves)
    found: dict[str, Any] = {"moves": {texts[move]: value for move, value in zip(moves, worth, strict=True)}}
    if pending(state[0], seat) == P.push_or_pass and state[0].roll[seat].any():
        push = push_odds(board, state, seat)
        money, feet = active_brings(board, state, seat)
        found["push"] = {
            "bust": float(push["bust"]),
            "no_hit": float(push["no_hit"]),
            "money": {str(amount): float(p) for amount, p in push["money"].items()},
            "feet": {str(amount): float(p) for amount, p in push["feet"].items()},
            "expected_money": float(mean(push["money"])),
            "expected_feet": float(mean(push["feet"])),
        }
        found["pass"] = {"money": money, "feet": feet}
        found["dice"] = {s.DICE[kind]: int(n) for kind, n in enumerate(state[0].roll[seat]) if n}
    return found
