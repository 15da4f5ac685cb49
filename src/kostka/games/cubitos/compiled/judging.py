"""Who will win a race, as taught by games: what the dice of every runner bring in a round, and how far it is.

What a die brings is read from its faces and from the program of its card, so that cards nobody has seen before are
judged like those of the box.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kostka.core.jit import rule
from kostka.core.network import judge_by, read_network
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.policy import bust_chance, feet_to_go, rounds_to_go
from kostka.games.cubitos.compiled.rolling import draw_amount
from kostka.games.cubitos.compiled.running import lines_ahead
from kostka.games.cubitos.compiled.state import M, X
from kostka.games.cubitos.compiled.zones import active_dice, line, owned_dice

Moves = NDArray[np.int16]
Floats = NDArray[np.float64]

# What dice bring: credits count fans too, "rolls" are dice that are rolled beyond the hand, "care" is what makes a bust
# less likely or less bad, "tricks" are choices, "gone" are dice that are used up, "hits" are faces that are not blank.
YIELDS = ("feet", "money", "credits", "rolls", "care", "tricks", "gone", "hits")
FEET, MONEY, CREDITS, ROLLS, CARE, TRICKS, GONE, HITS = range(len(YIELDS))
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
    "practised",
)
WEIGHTS = Path(__file__).with_suffix(".csv")
NETWORK = read_network(WEIGHTS, FEATURES)
CENTRE, SCALE, HIDDEN, BIAS, STRAIGHT, OUT = NETWORK

SHOWN = 0.35  # how likely a die is in Active at the end of a roll, roughly
# Feet a round until the end, by what a hand brings, by what a player has, and by how long the race still is: a least
# squares fit over positions of 24,000 games, but for rolls and care, which matches found to be worth less.
BY_YIELD = np.array([0.85, 0.25, 0.1, 0.0, 0.2, 0.1, -0.35, 0.1])
BY_CREDIT, BY_FAN, BY_HAND, BY_DIE = 0.015, 0.06, 0.03, 0.015
BY_LENGTH, AT_FIRST, AT_LEAST = 0.25, -0.4, 0.8

# What dice are bought for, in feet, by `YIELDS`; money and credits are worth more while there is time to spend them.
WORTH = np.array([1.0, 0.36, 0.36, -0.1, 0.0, 0.15, -0.35, 0.13])
EARLY = 0.035
IN_THE_MIDDLE = 5.0  # rounds to go
A_TIME = 4.0  # rounds between the middle and the beginning or the end
TIMES_ROLLED = 3.4  # a die in a round, until it shows something

# ----------------------------------------------------------------------------------------------------- what dice bring


@rule
def owned_of(state: np.record, seat: int, mask: int) -> int:
    found = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1:
            found += owned_dice(state, seat, kind)
    return found


@rule
def usual_measure(board: np.record, state: np.record, seat: int, pc: int) -> float:
    """How much a gain brings in most rounds."""
    what, factor = line(board, pc, s.L_MEASURE), float(line(board, pc, s.L_FACTOR))
    if what == s.M_ONE:
        return factor
    if what == s.M_FANS:
        return factor * (int(state.fans[seat]) // line(board, pc, s.L_DIVISOR))
    if what == s.M_LINES:
        return factor * (lines_ahead(board, state, seat) // line(board, pc, s.L_DIVISOR))
    if what == s.M_ACTIVE:
        return factor * SHOWN * owned_of(state, seat, line(board, pc, s.L_MASK)) / line(board, pc, s.L_DIVISOR)
    if what == s.M_COLOURS:
        colours = 0
        for kind in range(s.DARK_GRAY, s.KINDS_OF_DICE):
            colours += owned_dice(state, seat, kind) > 0
        return factor * (1.0 + SHOWN * colours)
    return 0.5 * factor


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
def add_line(board: np.record, state: np.record, seat: int, pc: int, weight: float, out: Floats) -> None:
    """What one effect brings, so many times."""
    op = line(board, pc, s.L_EFFECT)
    if op == X.gain:
        resource, amount = line(board, pc, s.L_RESOURCE), weight * usual_measure(board, state, seat, pc)
        if resource == s.R_MONEY:
            out[MONEY] += amount
        elif resource == s.R_CREDITS:
            out[CREDITS] += amount
        else:
            out[FEET] += amount
    elif op == X.repeat:
        grays = SHOWN * owned_of(state, seat, line(board, pc, s.L_MASK))
        out[MONEY] += 0.8 * weight * grays
        out[FEET] += 0.2 * weight * grays
    elif op == X.fan:
        out[CREDITS] += 2.0 * weight
    elif op == X.add:
        out[ROLLS] += weight * line(board, pc, s.L_NUMBER)
    elif op in (X.roll, X.roll_all):
        out[ROLLS] += 3.0 * weight
    elif op == X.step:
        out[FEET] += weight
    elif op in (X.safe, X.save, X.keep, X.back_this, X.back):
        out[CARE] += weight
    elif op == X.lose_this:
        out[GONE] += weight
    elif op != X.end:
        out[TRICKS] += weight


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
    """What a face brings that is rolled so many times."""
    if face == s.BLANK:
        return
    out[HITS] += weight
    if face == s.FOOT:
        out[FEET] += weight * board.amount[kind, face]
    elif face == s.MONEY:
        out[MONEY] += weight * board.amount[kind, face]
    elif face == s.CREDIT:
        out[CREDITS] += weight * board.amount[kind, face]
    else:
        card = kind - s.COLOURED
        part = weight / float(board.symbols[card])
        for timing in range(s.T_CREDITED):
            pc = int(board.entry[timing, card, face - 1])
            if pc > 0:
                won = 1.0 if timing != s.T_COMPARE else 0.5 if face == s.SYMBOL else 0.7
                add_program(board, state, seat, pc, part * won, out)


@rule
def add_die(board: np.record, state: np.record, seat: int, kind: int, out: Floats) -> None:
    """What a die brings in a roll, on average."""
    for side in range(s.SIDES):
        add_face(board, state, seat, kind, int(board.sides[kind, side]), 1.0 / s.SIDES, out)


@rule
def worth_in_a_round(brought: Floats, rounds: float) -> float:
    """What a die is worth that brings so much in a roll, on average: half of it, if every roll counted."""
    worth = EARLY * (rounds - IN_THE_MIDDLE) * (brought[MONEY] + brought[CREDITS])
    for i in range(len(YIELDS)):
        worth += WORTH[i] * brought[i]
    hits = min(brought[HITS], 1.0)
    return float(0.5 * worth * (1.0 - (1.0 - hits) ** TIMES_ROLLED) / max(hits, 0.1))


@rule
def worth_by_practice(board: np.record, kind: int, owned: float, rounds: float) -> float:
    """What a die is worth in a round beyond what its program says, to a player who owns so many of the kind."""
    if kind < s.COLOURED:
        return 0.0
    card, early = kind - s.COLOURED, (rounds - IN_THE_MIDDLE) / A_TIME
    worth = board.practised[card, s.ALWAYS] + early * board.practised[card, s.EARLY]
    return float(0.001 * (worth + owned * board.practised[card, s.EACH]))


# ------------------------------------------------------------------------------------------------------------ features


@rule
def features(board: np.record, state: np.record, out: Floats) -> None:
    """A row for every seat. Rounds are those that a runner will need, as logarithms: what counts is their ratio."""
    seats = int(board.seats)
    nearest = feet_to_go(board, state, 0)
    for seat in range(1, seats):
        nearest = min(nearest, feet_to_go(board, state, seat))
    for seat in range(seats):
        own_features(board, state, seat, float(nearest), out[seat])
    for seat in range(seats):
        rival = np.inf
        for other in range(seats):
            if other != seat:
                rival = min(rival, out[other, 0])
        out[seat, 1] = min(rival, out[seat, 0])
        out[seat, 2] = rival - out[seat, 0]


@rule
def own_features(board: np.record, state: np.record, seat: int, nearest: float, row: Floats) -> None:
    """What follows from a player's own dice and runner; the places that compare players are filled by `features`."""
    one, owned, soon = np.empty(len(YIELDS)), np.zeros(len(YIELDS)), np.zeros(len(YIELDS))
    shown = np.zeros(len(YIELDS))
    dice, hits, worth, practised = 0, 0.0, 0.0, 0.0
    rounds = rounds_to_go(board, state, seat)
    for kind in range(s.KINDS_OF_DICE):
        count = owned_dice(state, seat, kind)
        if count == 0:
            continue
        one[:] = 0.0
        add_die(board, state, seat, kind, one)
        ready = int(state.draw[seat, kind]) + int(state.roll[seat, kind])
        hits += int(state.roll[seat, kind]) * one[HITS]
        kept = count if kind != s.START_DIE else 0
        dice += kept
        worth += kept * worth_in_a_round(one, rounds)
        practised += kept * worth_by_practice(board, kind, (count - 1) / 2, rounds)
        for i in range(len(YIELDS)):
            owned[i] += kept * one[i]
            soon[i] += ready * one[i]
        for face in range(s.SYMBOL, len(s.FACES)):
            if state.active[seat, kind, face] > 0:
                add_face(board, state, seat, kind, face, float(state.active[seat, kind, face]), shown)
    to_go, speed = float(feet_to_go(board, state, seat)), speed_of(board, state, seat, owned, dice, nearest)
    row[0] = np.log(to_go / speed + 0.5)
    row[3] = min(to_go, 60.0)
    row[4] = speed
    row[5] = min(int(state.credits[seat]), 12)
    row[6] = state.fans[seat]
    row[7] = draw_amount(board, state, seat)
    row[8] = dice
    row[9] = state.start == seat
    row[10] = board.seats
    row[11], row[12] = soon[FEET], soon[MONEY]
    row[13], row[14], row[15] = shown[FEET], shown[MONEY], shown[CARE]
    row[16] = active_dice(state, seat, s.ALL_KINDS)
    row[17] = hits
    in_hand = min(1.0, draw_amount(board, state, seat) / max(dice, 1))
    row[18], row[19] = in_hand * worth, in_hand * practised


@rule
def speed_of(board: np.record, state: np.record, seat: int, owned: Floats, dice: int, nearest: float) -> float:
    """Feet a round from now to the end of the race."""
    hand = draw_amount(board, state, seat)
    speed = AT_FIRST + BY_LENGTH * np.sqrt(nearest) + BY_CREDIT * int(state.credits[seat])
    speed += BY_FAN * int(state.fans[seat]) + BY_HAND * hand + BY_DIE * dice
    for i in range(len(YIELDS)):
        speed += min(1.0, hand / max(dice, 1)) * owned[i] * BY_YIELD[i]
    return float(max(speed, AT_LEAST))


@rule
def judge(board: np.record, state: np.record, values: Floats) -> None:
    known = np.empty((s.MAX_SEATS, len(FEATURES)))
    features(board, state, known)
    judge_by(known, int(board.seats), CENTRE, SCALE, HIDDEN, BIAS, STRAIGHT, OUT, values)


@rule
def quiet(board: np.record, state: np.record) -> bool:
    """The beginning of a round: everybody draws or has rolled without any risk."""
    if state.phase != s.ROLL or state.timing:
        return False
    for seat in range(int(board.seats)):
        if state.depth[seat] == 0 or state.at_risk[seat] or state.busted[seat]:
            return False
    return True


# ----------------------------------------------------------------------------------------------------------- character


@rule
def daring(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    """A risky push is bold, and so is what costs much; whoever keeps what they have is cautious."""
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
