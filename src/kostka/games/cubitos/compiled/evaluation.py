"""Who will win a race, as taught by games: what the dice of every runner bring in a round, and how far it is.

What a die brings is read from its faces and from the program of its card, so that cards nobody has seen before are
judged like those of the box. Compiled; `F` are the columns of features, `X` the numbers of effects, `M` of moves, `s`
is the state.
"""

from pathlib import Path
from typing import Any

import numpy as np

from kostka.core.compiled.arrays import Cell, Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.core.compiled.mlp import read_network, softmax_values
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.effects import CARE, CREDITS, FEET, HITS, MONEY, SHOWN, YIELDS, X, add_line, owned_of
from kostka.games.cubitos.compiled.policy import bust_chance, feet_to_end, feet_to_go, rounds_to_go
from kostka.games.cubitos.compiled.rolling import draw_amount
from kostka.games.cubitos.compiled.state import M
from kostka.games.cubitos.compiled.zones import active_dice, line, owned_dice

FEATURES = (
    "rounds",
    "nearest rounds",
    "ahead",
    "to go",
    "speed",
    "credits",
    "fans",
    "hand",
    "dice",
    "starts",
    "seats",
    "feet soon",
    "money soon",
    "feet active",
    "money active",
    "care active",
    "active",
    "hits to roll",
    "worth",
    "correction",
)
F: Any = s.numbered(FEATURES)
WEIGHTS = Path(__file__).with_suffix(".csv")
NETWORK = read_network(WEIGHTS, FEATURES)

# Feet a round until the end, by what a hand brings, by what a player has, and by how long the race still is: a least
# squares fit over positions of 24,000 games, but for rolls and care, which matches found to be worth less.
BY_YIELD = np.array([0.85, 0.25, 0.1, 0.0, 0.2, 0.1, -0.35, 0.1])
BY_CREDIT, BY_FAN, BY_HAND, BY_DIE = 0.015, 0.06, 0.03, 0.015
BY_LENGTH, AT_FIRST, AT_LEAST = 0.25, -0.4, 0.8

YIELD_OF_FACE = np.array([MONEY, FEET, CREDITS], np.int8)  # from s.MONEY on

# What dice are bought for, in feet, by `YIELDS`; money and credits are worth more while there is time to spend them.
WORTH = np.array([1.0, 0.36, 0.36, -0.1, 0.0, 0.15, -0.35, 0.13])
EARLY = 0.035
IN_THE_MIDDLE = 5.0  # rounds to go
A_TIME = 4.0  # rounds between the middle and the beginning or the end
TIMES_ROLLED = 3.4  # a die in a round, until it shows something

# ----------------------------------------------------------------------------------------------------- what dice bring


@rule
def chance_of(board: np.record, state: np.record, seat: int, pc: int) -> float:
    """How often the condition of an "if" is met, roughly."""
    if line(board, pc, s.L_CONDITION) != s.C_ACTIVE:
        return 0.4
    mask, chance = line(board, pc, s.L_MASK), 1.0
    if mask & s.GRAYS:
        chance *= 1.0 - (1.0 - SHOWN) ** owned_of(state, seat, mask & s.GRAYS)
    for kind in range(s.START_DIE, s.KINDS_OF_DICE):
        if (mask >> kind) & 1:
            chance *= 1.0 - (1.0 - SHOWN) ** owned_dice(state, seat, kind)
    return chance


@rule
def add_list(board: np.record, state: np.record, seat: int, pc: int, weight: float, out: Floats) -> None:
    while board.code[pc, s.L_EFFECT] != X.end:
        add_line(board, state, seat, pc, weight, out)
        pc += 1


@rule
def add_program(board: np.record, state: np.record, seat: int, pc: int, weight: float, out: Floats) -> None:
    """What a program brings; of alternatives each its part."""
    chance, until = 1.0, 0
    while board.code[pc, s.L_EFFECT] != X.end:
        op = line(board, pc, s.L_EFFECT)
        if pc >= until:
            chance = 1.0
        if op == X.if_:
            chance, until = chance_of(board, state, seat, pc), pc + 1 + line(board, pc, s.L_SKIPPED)
        elif op == X.choose:
            number = line(board, pc, s.L_NUMBER)
            for option in range(number):
                body = line(board, pc, s.L_BODY + option)
                add_list(board, state, seat, body, weight * chance * min(1.0, 1.4 / number), out)
        else:
            add_line(board, state, seat, pc, weight * chance, out)
        pc += 1


@rule
def add_face(board: np.record, state: np.record, seat: int, kind: int, face: int, weight: float, out: Floats) -> None:
    """What a face brings, times `weight`."""
    if face == s.BLANK:
        return
    out[HITS] += weight
    if face > s.POWER:
        out[YIELD_OF_FACE[face - s.MONEY]] += weight * board.amount[kind, face]
    else:
        card = kind - s.COLOURED
        part = weight / float(board.symbols[card])
        for timing in range(s.T_CREDITED):
            won = 1.0 if timing != s.T_COMPARE else 0.5 if face == s.SYMBOL else 0.7
            add_program(board, state, seat, int(board.entry[timing, card, face - 1]), part * won, out)


@rule
def add_die(board: np.record, state: np.record, seat: int, kind: int, out: Floats) -> None:
    """What a die brings in a roll, on average."""
    for side in range(s.SIDES):
        add_face(board, state, seat, kind, int(board.sides[kind, side]), 1.0 / s.SIDES, out)


@rule
def worth_in_a_round(brought: Floats, rounds: float) -> float:
    """The worth of a die by what it brings in a roll: half of that, if every roll counted."""
    worth = EARLY * (rounds - IN_THE_MIDDLE) * (brought[MONEY] + brought[CREDITS])
    for i in range(len(YIELDS)):
        worth += WORTH[i] * brought[i]
    hits = min(brought[HITS], 1.0)
    return float(0.5 * worth * (1.0 - (1.0 - hits) ** TIMES_ROLLED) / max(hits, 0.1))


@rule
def correction_of(board: np.record, kind: int, owned: float, rounds: float) -> float:
    """What a die is worth in a round beyond what its program says, to a player who owns `owned` of the kind."""
    if kind < s.COLOURED:
        return 0.0
    card, early = kind - s.COLOURED, (rounds - IN_THE_MIDDLE) / A_TIME
    worth = board.corrections[card, s.ALWAYS] + early * board.corrections[card, s.EARLY]
    return float(0.001 * (worth + owned * board.corrections[card, s.EACH]))


# ------------------------------------------------------------------------------------------------------------ features


@rule
def features(board: np.record, state: np.record, out: Floats) -> None:
    """A row for every seat. Rounds are those that a runner will need, as logarithms: what counts is their ratio."""
    seats = int(board.seats)
    for seat in range(seats):
        own_features(board, state, seat, out[seat])
    for seat in range(seats):
        rival = np.inf
        for other in range(seats):
            if other != seat:
                rival = min(rival, out[other, F.rounds])
        out[seat, F.nearest_rounds] = min(rival, out[seat, F.rounds])
        out[seat, F.ahead] = rival - out[seat, F.rounds]


@rule
def own_features(board: np.record, state: np.record, seat: int, row: Floats) -> None:
    """What follows from a player's own dice and runner; the places that compare players are filled by `features`."""
    one, owned, shown = np.empty(len(YIELDS)), np.zeros(len(YIELDS)), np.zeros(len(YIELDS))
    rounds, hand = rounds_to_go(board, state), draw_amount(board, state, seat)
    row[:] = 0.0
    for kind in range(s.KINDS_OF_DICE):
        count = owned_dice(state, seat, kind)
        if count == 0:
            continue
        one[:] = 0.0
        add_die(board, state, seat, kind, one)
        ready = int(state.draw[seat, kind]) + int(state.roll[seat, kind])
        kept = count if kind != s.START_DIE else 0
        row[F.hits_to_roll] += int(state.roll[seat, kind]) * one[HITS]
        row[F.feet_soon] += ready * one[FEET]
        row[F.money_soon] += ready * one[MONEY]
        row[F.dice] += kept
        row[F.worth] += kept * worth_in_a_round(one, rounds)
        row[F.correction] += kept * correction_of(board, kind, (count - 1) / 2, rounds)
        for i in range(len(YIELDS)):
            owned[i] += kept * one[i]
        for face in range(s.SYMBOL, len(s.FACES)):
            if state.active[seat, kind, face] > 0:
                add_face(board, state, seat, kind, face, float(state.active[seat, kind, face]), shown)
    in_hand = min(1.0, hand / max(row[F.dice], 1.0))
    row[F.worth] *= in_hand
    row[F.correction] *= in_hand
    to_go, speed = float(feet_to_go(board, state, seat)), speed_of(board, state, seat, owned, row[F.dice])
    row[F.rounds] = np.log(to_go / speed + 0.5)
    row[F.to_go] = min(to_go, 60.0)
    row[F.speed] = speed
    row[F.credits] = min(int(state.credits[seat]), 12)
    row[F.fans] = state.fans[seat]
    row[F.hand] = hand
    row[F.starts] = state.start == seat
    row[F.seats] = board.seats
    row[F.feet_active], row[F.money_active], row[F.care_active] = shown[FEET], shown[MONEY], shown[CARE]
    row[F.active] = active_dice(state, seat, s.ALL_KINDS)


@rule
def speed_of(board: np.record, state: np.record, seat: int, owned: Floats, dice: float) -> float:
    """Feet a round from now to the end of the race."""
    hand = draw_amount(board, state, seat)
    speed = AT_FIRST + BY_LENGTH * np.sqrt(feet_to_end(board, state)) + BY_CREDIT * int(state.credits[seat])
    speed += BY_FAN * int(state.fans[seat]) + BY_HAND * hand + BY_DIE * dice
    for i in range(len(YIELDS)):
        speed += min(1.0, hand / max(dice, 1.0)) * owned[i] * BY_YIELD[i]
    return float(max(speed, AT_LEAST))


@rule
def evaluate(board: np.record, state: np.record, cache: Cell, values: Floats) -> None:
    known = np.empty((s.MAX_SEATS, len(FEATURES)))
    features(board, state, known)
    softmax_values(known, int(board.seats), NETWORK, values)


@rule
def is_quiet(board: np.record, state: np.record) -> bool:
    """The beginning of a round: everybody draws or has rolled without any risk."""
    if state.phase != s.ROLL or state.timing:
        return False
    for seat in range(int(board.seats)):
        if state.depth[seat] == 0 or state.at_risk[seat] or state.busted[seat]:
            return False
    return True


# ----------------------------------------------------------------------------------------------------------- character


@rule
def boldness(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """A risky push and an expensive die are bold; to pass, to stop and to decline are cautious."""
    for i in range(count):
        move = int(moves[i])
        out[i] = 0.0
        if move == M.push:
            out[i] = 1.0 if bust_chance(board, state, seat) > 0.0 else 0.0
        elif move in (M.pass_, M.stop):
            out[i] = -1.0
        elif move == M.foot:
            out[i] = 0.5
        elif M.buy <= move < M.lose:
            out[i] = min(1.0, 0.2 * (int(board.cost[move - M.buy]) - 4))
        elif move == M.done:
            out[i] = -0.5
