"""What each move is worth without search, in feet: for the greedy bot and for the list of moves beside the odds.

A die is worth what its faces bring on average; a push is worth its average gain less what a bust would cost; a step
is worth the best space that the feet left can still reach. What an effect is worth is in `effects.py`. Compiled; `X`
are the numbers of effects, `P` those of pending effects, `M` of moves, `s` is the state.
"""

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Floats, Moves
from kostka.core.compiled.jit import rule
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.effects import X, fan_worth, holds, line_worth, money_worth
from kostka.games.cubitos.compiled.running import at_finish, began_on, here, progress, shortcut_affordable, track_of
from kostka.games.cubitos.compiled.state import M, P
from kostka.games.cubitos.compiled.zones import argument, is_at_risk, kinds_in_trays, line, owned_dice, pending, purse

Room = NDArray[np.int16]  # a queue of spaces, and the feet left on each space

FEET_A_ROUND = 4.5
MOST_ROUNDS = 9.0
UNUSED = -1.0
NEVER = -1000.0
FINISHING = 100.0

# ------------------------------------------------------------------------------------------------------------ the race


@rule
def feet_to_go(board: np.record, state: np.record, seat: int) -> int:
    """Feet to the last finish, on land."""
    feet = int(board.left[here(board, state, seat), state.space[seat]])
    for leg in range(int(state.leg[seat]) + 1, int(board.legs)):
        feet += int(board.lap[track_of(board, leg)])
    return feet


@rule
def feet_to_end(board: np.record, state: np.record) -> int:
    """Feet to go for the runner who is nearest to the end."""
    nearest = feet_to_go(board, state, 0)
    for seat in range(1, int(board.seats)):
        nearest = min(nearest, feet_to_go(board, state, seat))
    return nearest


@rule
def rounds_to_go(board: np.record, state: np.record) -> float:
    """A guess at the rounds left."""
    return min(1.0 + feet_to_end(board, state) / FEET_A_ROUND, MOST_ROUNDS)


# --------------------------------------------------------------------------------------------------- programs and dice


@rule
def list_worth(board: np.record, state: np.record, seat: int, pc: int, rounds: float) -> float:
    worth = 0.0
    while board.code[pc, s.L_EFFECT] != X.end:
        worth += line_worth(board, state, seat, pc, rounds)
        pc += 1
    return worth


@rule
def program_worth(board: np.record, state: np.record, seat: int, pc: int, rounds: float) -> float:
    worth = 0.0
    while board.code[pc, s.L_EFFECT] != X.end:
        op = line(board, pc, s.L_EFFECT)
        if op == X.if_:
            if not holds(board, state, seat, pc):
                pc += line(board, pc, s.L_SKIPPED)
        elif op == X.choose:
            best = 0.0
            for option in range(line(board, pc, s.L_NUMBER)):
                best = max(best, list_worth(board, state, seat, line(board, pc, s.L_BODY + option), rounds))
            worth += best
        else:
            worth += line_worth(board, state, seat, pc, rounds)
        pc += 1
    return worth


@rule
def face_worth(board: np.record, state: np.record, seat: int, kind: int, face: int, rounds: float) -> float:
    """What a face brings when it is rolled."""
    if face == s.BLANK:
        return 0.0
    if face == s.FOOT:
        return float(board.amount[kind, face])
    if face in (s.MONEY, s.CREDIT):
        return float(board.amount[kind, face]) * money_worth(rounds)
    card = kind - s.COLOURED
    worth = 0.0
    for timing in (s.T_NOW, s.T_RUN, s.T_AFTER_MOVE):
        worth += program_worth(board, state, seat, int(board.entry[timing, card, face - 1]), rounds)
    compared = program_worth(board, state, seat, int(board.entry[s.T_COMPARE, card, face - 1]), rounds)
    worth += (0.3 if face == s.SYMBOL else 0.5) * compared
    for timing in (s.T_ACTIVE, s.T_PUSH, s.T_PUSHED):
        if board.entry[timing, card, face - 1] > 0:
            worth += 0.7
    return worth / float(board.symbols[card])


@rule
def die_worth(board: np.record, state: np.record, seat: int, kind: int, rounds: float) -> float:
    """What a die brings in a roll, on average."""
    worth, shown, before = 0.0, 0.0, s.BLANK
    for side in range(s.SIDES):
        face = int(board.sides[kind, side])
        if face != before:
            shown, before = face_worth(board, state, seat, kind, face, rounds), face
        worth += shown
    return worth / s.SIDES


@rule
def mean_worth(board: np.record, state: np.record, seat: int, rounds: float) -> float:
    """The worth of a die on average over all dice of the player."""
    worth, dice = 0.0, 0
    for kind in range(s.KINDS_OF_DICE):
        count = owned_dice(state, seat, kind)
        if count > 0:
            worth += count * die_worth(board, state, seat, kind, rounds)
            dice += count
    return worth / max(dice, 1)


# ------------------------------------------------------------------------------------------------------------- pushing


@rule
def miss_chance(board: np.record, kind: int) -> float:
    blanks = 0
    for side in range(s.SIDES):
        if board.sides[kind, side] == s.BLANK:
            blanks += 1
    return blanks / s.SIDES


@rule
def bust_chance(board: np.record, state: np.record, seat: int) -> float:
    """The chance to bust with the next push, were it made with the dice that lie in Roll."""
    if state.safe[seat] or not is_at_risk(state, seat):
        return 0.0
    chance = 1.0
    for kind in range(s.KINDS_OF_DICE):
        chance *= miss_chance(board, kind) ** int(state.roll[seat, kind])
    return chance


@rule
def active_worth(board: np.record, state: np.record, seat: int, rounds: float) -> float:
    """What a bust would cost: all that lies in Active, less the step on the fan track."""
    worth = 0.0
    for kind in range(s.KINDS_OF_DICE):
        for face in range(s.SYMBOL, len(s.FACES)):
            count = int(state.active[seat, kind, face])
            if count > 0:
                worth += count * face_worth(board, state, seat, kind, face, rounds)
    return worth - fan_worth(board, state, seat, rounds)


@rule
def push_gain(board: np.record, state: np.record, seat: int, rounds: float) -> float:
    gained = 0.0
    for kind in range(s.KINDS_OF_DICE):
        count = int(state.roll[seat, kind])
        if count > 0:
            gained += count * die_worth(board, state, seat, kind, rounds)
    return gained


# -------------------------------------------------------------------------------------------------------------- moving


@rule
def reward_worth(board: np.record, state: np.record, seat: int, track: int, space: int, rounds: float) -> float:
    worth = 0.0
    if board.reward[track, space, 0, 0] == s.NO_REWARD:
        return worth
    for icon in range(2):
        kind, amount = int(board.reward[track, space, icon, 0]), int(board.reward[track, space, icon, 1])
        if kind == s.CREDITS:
            worth += amount * money_worth(rounds)
        elif kind == s.FAN:
            worth += fan_worth(board, state, seat, rounds)
        elif kind == s.LOSE_DIE:
            worth += 0.1 * rounds
        elif kind != s.NO_REWARD:
            worth += 0.12 * rounds
    return worth


@rule
def space_worth(
    board: np.record, state: np.record, seat: int, track: int, space: int, feet: int, rounds: float
) -> float:
    """Ending on a space, or passing it with feet left."""
    if space == board.spaces[track] - 1:
        last = int(state.leg[seat]) + 1 >= board.legs
        return feet + (FINISHING if last else 0.0)
    worth = -float(board.left[track, space])
    effect = int(board.effect[track, space])
    if effect >= 0 and (int(state.effects_used[seat]) >> effect) & 1 == 0:
        worth = max(worth, effect_worth(board, state, seat, track, space, feet, rounds))
    if not began_on(board, state, seat, track, space):
        worth += reward_worth(board, state, seat, track, space, rounds)
    return worth


@rule
def effect_worth(
    board: np.record, state: np.record, seat: int, track: int, space: int, feet: int, rounds: float
) -> float:
    """A jet pack or a shortcut with these feet left."""
    if board.jetpack[track, space]:
        return -float(board.left[track, space]) + 2.0 * feet
    if not shortcut_affordable(board, state, seat, track, space, feet):
        return NEVER
    price, target = float(board.shortcut[track, space, 1]), board.shortcut[track, space, 2]
    if board.shortcut[track, space, 0] == s.BY_MONEY:
        price *= money_worth(rounds)
    return -float(board.left[track, target]) + feet - price


@rule
def reach(
    board: np.record, state: np.record, seat: int, space: int, feet: int, water: int, rounds: float, room: Room
) -> float:
    """The best space that a runner on `space` can reach with these feet."""
    track, queue, seen = here(board, state, seat), room[0], room[1]
    seen[: int(board.spaces[track])] = s.NOWHERE
    queue[0] = space
    seen[space] = feet + water
    best = -np.inf
    begin, end = 0, 1
    while begin < end:
        at = int(queue[begin])
        begin += 1
        left = int(seen[at])
        best = max(best, space_worth(board, state, seat, track, at, left, rounds))
        if left == 0 or at == board.spaces[track] - 1:
            continue
        for n in range(s.MAX_NEIGHBOURS):
            target = int(board.neighbours[track, at, n])
            if target == s.NOWHERE:
                break
            dry = board.kind[track, target] != s.WATER
            if seen[target] == s.NOWHERE and (dry or water > 0):
                seen[target] = left - 1
                queue[end] = target
                end += 1
    return best


@rule
def movement_worth(board: np.record, state: np.record, seat: int, move: int, rounds: float, room: Room) -> float:
    track, space = here(board, state, seat), int(state.space[seat])
    feet, water = int(state.feet[seat]), int(state.water[seat])
    if move == M.stop:
        return space_worth(board, state, seat, track, space, 0, rounds)
    if move == M.jetpack:
        return reach(board, state, seat, space, 2 * feet, 2 * water, rounds, room) + 0.5
    if move == M.foot:
        price = s.FOOT_PRICE * foot_money(board, state, seat, rounds)
        return reach(board, state, seat, space, feet + 1, water, rounds, room) - price
    if move == M.shortcut:
        return effect_worth(board, state, seat, track, space, feet + water, rounds) + 0.5
    if at_finish(board, state, seat):
        return 0.0
    target = move - M.wade if move >= M.wade else move - M.step
    wet = board.kind[track, target] == s.WATER or move >= M.wade or feet == 0
    feet, water = (feet, water - 1) if wet else (feet - 1, water)
    worth = reach(board, state, seat, target, feet, water, rounds, room)
    return worth - (0.2 if move >= M.wade else 0.0)


@rule
def foot_money(board: np.record, state: np.record, seat: int, rounds: float) -> float:
    """What one money is worth that is not spent on a foot: nothing if it buys no die."""
    if kinds_in_trays(board, state, s.COLOURED_KINDS, purse(state, seat)) > 0:
        return money_worth(rounds)
    credits = max(s.FOOT_PRICE - int(state.money[seat]), 0)
    return credits * money_worth(rounds) / s.FOOT_PRICE


# -------------------------------------------------------------------------------------------------------------- moves


@rule
def policy(board: np.record, state: np.record, seat: int, moves: Moves, count: int, out: Floats) -> None:
    question = pending(state, seat)
    rounds = rounds_to_go(board, state)
    if question == P.move:
        room = np.empty((2, s.MAX_SPACES), np.int16)
        for i in range(count):
            out[i] = movement_worth(board, state, seat, int(moves[i]), rounds, room)
        return
    if question in (P.push_or_pass, P.on_push):
        push_values(board, state, seat, question, moves, count, rounds, out)
        return
    compared = question in (P.gain, P.lose, P.give, P.bust_discard)
    mean = mean_worth(board, state, seat, rounds) if compared else 0.0
    for i in range(count):
        move = int(moves[i])
        if M.use <= move < M.skip:
            out[i] = use_value(board, state, seat, question, move, rounds)
        elif move >= M.lose:
            out[i] = place_value(board, state, seat, move, mean, rounds)
        else:
            out[i] = die_value(board, state, seat, move, mean, rounds)


@rule
def push_values(
    board: np.record, state: np.record, seat: int, question: int, moves: Moves, count: int, rounds: float, out: Floats
) -> None:
    bust = bust_chance(board, state, seat)
    cost = max(active_worth(board, state, seat, rounds), 0.0) if bust > 0.0 else 0.0
    gain = push_gain(board, state, seat, rounds)
    for i in range(count):
        move = int(moves[i])
        if question == P.on_push:
            out[i] = 0.0 if move == M.done else bust * cost - 0.3
        elif move == M.push:
            out[i] = gain - bust * cost
        elif move >= M.use:
            out[i] = gain - 0.4 if bust > 0.0 else UNUSED
        else:
            out[i] = 0.0 if move == M.pass_ else UNUSED


@rule
def use_value(board: np.record, state: np.record, seat: int, question: int, move: int, rounds: float) -> float:
    """An ability: worth its program; what loses this die comes late, what waits for a loss comes last."""
    power, card = divmod(move - M.use, s.CARDS)
    face = s.SYMBOL + power
    if question in (P.would_bust, P.bust):
        return 1.0 + active_worth(board, state, seat, rounds)
    if question != P.use:
        return 0.5
    pc = int(board.entry[s.T_RUN, card, face - 1])
    if pc == 0:
        return 1.0
    worth = program_worth(board, state, seat, pc, rounds)
    if loses_this(board, pc) and board.entry[s.T_MUST, card, face - 1] == 0:
        worth -= 0.6 * die_worth(board, state, seat, s.COLOURED + card, rounds) * rounds
    return worth * (0.01 if waits(board, state, seat, pc) else 1.0)


@rule
def loses_this(board: np.record, pc: int) -> bool:
    while board.code[pc, s.L_EFFECT] != X.end:
        if line(board, pc, s.L_EFFECT) == X.lose_this:
            return True
        pc += 1
    return False


@rule
def waits(board: np.record, state: np.record, seat: int, pc: int) -> bool:
    """Whether a program loses this die, or would be better after a loss."""
    while board.code[pc, s.L_EFFECT] != X.end:
        effect = line(board, pc, s.L_EFFECT)
        if_lost = effect == X.if_ and line(board, pc, s.L_CONDITION) == s.C_LOST
        if effect == X.lose_this or (if_lost and not holds(board, state, seat, pc)):
            return True
        pc += 1
    return False


@rule
def die_value(board: np.record, state: np.record, seat: int, move: int, mean: float, rounds: float) -> float:
    """Moves that name a kind of die, and those that name nothing."""
    if move >= M.buy:
        bought = die_worth(board, state, seat, move - M.buy, rounds) - 0.05
        return bought * rounds - credits_spent(board, state, seat, move - M.buy, rounds)
    if move >= M.gain:
        return (die_worth(board, state, seat, move - M.gain, rounds) - 0.6 * mean) * rounds
    if move >= M.take:
        return best_face(board, state, seat, move - M.take, rounds)
    if move >= M.set:
        rolled = die_worth(board, state, seat, move - M.set, rounds)
        return best_face(board, state, seat, move - M.set, rounds) - rolled
    if move >= M.discard:
        return mean - die_worth(board, state, seat, move - M.discard, rounds)
    if move >= M.draw:
        return die_worth(board, state, seat, (move - M.draw) % s.KINDS_OF_DICE, rounds)
    if M.choose <= move < M.use:
        body = line(board, argument(state, seat, s.F_PROGRAM), s.L_BODY + move - M.choose)
        return list_worth(board, state, seat, body, rounds)
    if move in (M.roll_all, M.draw_all):
        return 5.0
    if move == M.credit:
        return money_worth(rounds)
    return 0.0 if move == M.done else UNUSED


@rule
def credits_spent(board: np.record, state: np.record, seat: int, kind: int, rounds: float) -> float:
    """Credits keep their worth; money does not."""
    return max(int(board.cost[kind]) - int(state.money[seat]), 0) * money_worth(rounds)


@rule
def best_face(board: np.record, state: np.record, seat: int, kind: int, rounds: float) -> float:
    best = 0.0
    for side in range(s.SIDES):
        best = max(best, face_worth(board, state, seat, kind, int(board.sides[kind, side]), rounds))
    return best


@rule
def place_value(board: np.record, state: np.record, seat: int, move: int, mean: float, rounds: float) -> float:
    """Moves that name a die and its place, a face, a player or a space."""
    if move >= M.step:
        left = board.left[here(board, state, seat)]
        return float(left[state.space[seat]]) - float(left[move - M.step])
    if move >= M.reward:
        return reward_worth(board, state, seat, here(board, state, seat), move - M.reward, rounds)
    if move >= M.to:
        return float(progress(board, state, move - M.to))
    if move >= M.face:
        return face_worth(board, state, seat, argument(state, seat, s.F_KIND), move - M.face, rounds)
    place, kind = divmod((move - M.lose) % (len(s.PLACES) * s.KINDS_OF_DICE), s.KINDS_OF_DICE)
    own, shown = die_worth(board, state, seat, kind, rounds), 0.0
    if place > s.IN_ACTIVE + s.BLANK:
        shown = face_worth(board, state, seat, kind, place - s.IN_ACTIVE, rounds)
    if move >= M.return_:
        return own - shown
    ability = shown if place - s.IN_ACTIVE <= s.POWER else 0.0
    return own - ability if move >= M.roll else (mean - own) * rounds - ability
