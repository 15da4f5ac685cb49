"""Dice in zones: counting, moving and rolling them, what faces bring, pending effects, lists of answers."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.compiled.arrays import Moves
from kostka.core.compiled.chance import draw
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import E, M, P

Counts = NDArray[np.int8]
Frame = tuple[int, int, int, int]  # a pending effect with its arguments

# --------------------------------------------------------------------------------------------------- pending effects


@rule
def pend(state: np.record, seat: int, effect: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put an effect on top of a player's stack, with arguments in the order of the columns."""
    depth = int(state.depth[seat])
    assert depth < s.DEPTH
    frame = state.stack[seat, depth]
    frame[0], frame[1], frame[2], frame[3] = effect, a, b, c
    state.depth[seat] = depth + 1


@rule
def drop(state: np.record, seat: int) -> None:
    """Take the top effect off; what is not on the stack is zero, so that equal positions are equal records."""
    state.depth[seat] -= 1
    frame = state.stack[seat, state.depth[seat]]
    frame[0], frame[1], frame[2], frame[3] = 0, 0, 0, 0


@rule
def pending(state: np.record, seat: int) -> int:
    """What the top effect is."""
    return argument(state, seat, s.F_EFFECT)


@rule
def top(state: np.record, seat: int) -> Frame:
    """The top effect and its arguments, by the columns of a pending effect."""
    frame = state.stack[seat, state.depth[seat] - 1]
    return int(frame[0]), int(frame[1]), int(frame[2]), int(frame[3])


@rule
def argument(state: np.record, seat: int, column: int) -> int:
    return int(state.stack[seat, state.depth[seat] - 1, column])


@rule
def line(board: np.record, pc: int, column: int) -> int:
    """What a line of a card's program has in a column."""
    return int(board.code[pc, column])


# ----------------------------------------------------------------------------------------------------------- answers


@rule
def add(moves: Moves, count: int, move: int) -> int:
    moves[count] = move
    return count + 1


@rule
def or_done(moves: Moves, count: int, optional: bool) -> int:
    """The answers so far, and "done" where a question need not be answered."""
    return add(moves, count, M.done) if optional else count


@rule
def offer_kinds(counts: Counts, mask: int, verb: int, moves: Moves, count: int) -> int:
    """One move for each of some kinds of which there are dice."""
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and counts[kind] > 0:
            count = add(moves, count, verb + kind)
    return count


# ---------------------------------------------------------------------------------------------------------- counting


@rule
def total(counts: Counts, mask: int = s.ALL_KINDS) -> int:
    """The dice of some kinds."""
    dice = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1:
            dice += int(counts[kind])
    return dice


@rule
def kinds_in(counts: Counts, mask: int = s.ALL_KINDS) -> int:
    """How many of some kinds there are among these dice."""
    kinds = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and counts[kind] > 0:
            kinds += 1
    return kinds


@rule
def active_of_kind(state: np.record, seat: int, kind: int) -> int:
    dice = 0
    for face in range(len(s.FACES)):
        dice += state.active[seat, kind, face]
    return dice


@rule
def shown_dice(state: np.record, seat: int, card: int) -> int:
    """The dice of a card that show its symbol or the power face."""
    kind = s.COLOURED + card
    return int(state.active[seat, kind, s.SYMBOL]) + int(state.active[seat, kind, s.POWER])


@rule
def owned_dice(state: np.record, seat: int, kind: int) -> int:
    """The dice of a kind that a player has, borrowed ones included."""
    dice = int(state.draw[seat, kind]) + int(state.roll[seat, kind]) + int(state.discard[seat, kind])
    return dice + int(state.picked[seat, kind]) + active_of_kind(state, seat, kind)


@rule
def active_dice(state: np.record, seat: int, mask: int) -> int:
    """The active dice of some kinds, whatever they show."""
    dice = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1:
            dice += active_of_kind(state, seat, kind)
    return dice


@rule
def is_at_risk(state: np.record, seat: int) -> bool:
    """[1] Whether a push now would be a risk; what is a risk once remains one."""
    return bool(state.at_risk[seat]) or active_dice(state, seat, s.ALL_KINDS) >= s.RISKY


@rule
def colour_of(kind: int) -> int:
    """A number of the die's colour: both grays are one, the start player die is its own. [16]"""
    return s.LIGHT_GRAY if kind == s.DARK_GRAY else kind


@rule
def active_colours(state: np.record, seat: int) -> int:
    colours = 0
    for kind in range(s.KINDS_OF_DICE):
        if active_of_kind(state, seat, kind) > 0:
            colours |= 1 << colour_of(kind)
    return count_bits(colours)


@rule
def count_bits(mask: int) -> int:
    bits = 0
    while mask > 0:
        bits += mask & 1
        mask >>= 1
    return bits


# ---------------------------------------------------------------------------------------------------- places of dice


@rule
def at_place(state: np.record, seat: int, place: int, kind: int) -> int:
    """How many dice of a kind lie in a zone, or in Active with a face up."""
    if place == s.IN_DRAW:
        return int(state.draw[seat, kind])
    if place == s.IN_ROLL:
        return int(state.roll[seat, kind])
    if place == s.IN_DISCARD:
        return int(state.discard[seat, kind])
    return int(state.active[seat, kind, place - s.IN_ACTIVE])


@rule
def put(state: np.record, seat: int, place: int, kind: int, count: int) -> None:
    """Add dice to a place; a negative count takes them away, and with dice that leave Active go their claims."""
    if place == s.IN_DRAW:
        state.draw[seat, kind] += count
    elif place == s.IN_ROLL:
        state.roll[seat, kind] += count
    elif place == s.IN_DISCARD:
        state.discard[seat, kind] += count
    else:
        state.active[seat, kind, place - s.IN_ACTIVE] += count
        if count < 0:
            lapse_claims(state, seat, kind, place - s.IN_ACTIVE)


@rule
def pick(state: np.record, seat: int, place: int, kind: int, count: int) -> None:
    """Dice from a place into the hand."""
    put(state, seat, place, kind, -count)
    state.picked[seat, kind] += count


@rule
def pick_all(state: np.record, seat: int, zones: int, mask: int) -> None:
    """Every die of some kinds from some zones into the hand; dice in Active stay."""
    for zone in range(s.IN_ACTIVE):
        if (zones >> zone) & 1:
            for kind in range(s.KINDS_OF_DICE):
                if (mask >> kind) & 1:
                    pick(state, seat, zone, kind, at_place(state, seat, zone, kind))


@rule
def lapse_claims(state: np.record, seat: int, kind: int, face: int) -> None:
    """[22] No more abilities are due now or after a push than dice show them."""
    if kind >= s.COLOURED and face in (s.SYMBOL, s.POWER):
        card, shown = kind - s.COLOURED, int(state.active[seat, kind, face])
        for timing in (s.T_NOW, s.T_PUSHED):
            due = claims(state, seat, timing)
            due[card, face - 1] = min(int(due[card, face - 1]), shown)


@rule
def claims(state: np.record, seat: int, timing: int) -> Counts:
    """The abilities that are due now or after a push, by card and face."""
    due: Counts = state.now[seat] if timing == s.T_NOW else state.ready[seat]
    return due


@rule
def turn_blank(state: np.record, seat: int, kind: int, face: int, count: int) -> None:
    """[6] A used die stays in Active and shows a blank."""
    put(state, seat, s.IN_ACTIVE + face, kind, -count)
    put(state, seat, s.IN_ACTIVE + s.BLANK, kind, count)


@rule
def zone_of(place: int) -> int:
    return min(place, s.IN_ACTIVE)


@rule
def has_dice(state: np.record, seat: int, zones: int, mask: int) -> bool:
    """Whether a player has a die of some kinds in some zones."""
    for place in range(len(s.PLACES)):
        if (zones >> zone_of(place)) & 1:
            for kind in range(s.KINDS_OF_DICE):
                if (mask >> kind) & 1 and at_place(state, seat, place, kind) > 0:
                    return True
    return False


@rule
def kinds_in_trays(board: np.record, state: np.record, mask: int, cap: int) -> int:
    """Those of some kinds, as a mask, that are left in their trays and cost no more than this."""
    kinds = 0
    for kind in range(s.KINDS_OF_DICE):
        if (mask >> kind) & 1 and state.trays[kind] > 0 and board.cost[kind] <= cap:
            kinds |= 1 << kind
    return kinds


@rule
def refill(state: np.record, seat: int, events: np.record) -> None:
    """[3] All of Discard moves to Draw."""
    state.draw[seat] += state.discard[seat]
    state.discard[seat] = 0
    emit(events, E.refill, seat)


@rule
def move_dice(state: np.record, seat: int, zone: int, to: int, mask: int, most: int, events: np.record) -> None:
    """Dice of some kinds, at most this many, from a zone to Roll or to Discard."""
    for kind in range(s.KINDS_OF_DICE):
        count = min(at_place(state, seat, zone, kind), most) if (mask >> kind) & 1 else 0
        if count > 0:
            put(state, seat, zone, kind, -count)
            put(state, seat, to, kind, count)
            most -= count
            emit(events, E.draw if to == s.IN_ROLL else E.discard, seat, kind, count)


@rule
def lose_die(state: np.record, seat: int, place: int, kind: int, events: np.record) -> None:
    """[13] Back to its tray at once. [14] The first die of a colour to be lost is the borrowed one."""
    put(state, seat, place, kind, -1)
    state.trays[kind] += 1
    if state.borrowed[seat, kind] > 0:
        state.borrowed[seat, kind] -= 1
    state.lost[seat] = 1
    emit(events, E.lose, seat, kind, zone_of(place))


# ------------------------------------------------------------------------------------------------------------- gains


@rule
def gain(state: np.record, seat: int, resource: int, amount: int, events: np.record) -> None:
    """[21] What a credit costs falls due with the credit."""
    if amount <= 0:
        return
    emit(events, E.money + resource, seat, amount)
    if resource == s.R_MONEY:
        state.money[seat] += amount
    elif resource == s.R_FEET:
        state.feet[seat] += amount
    elif resource == s.R_WATER:
        state.water[seat] += amount
    else:
        state.credits[seat] += amount
        state.credited[seat] = 1
        if state.owed[seat].any():
            pend(state, seat, P.owed)


@rule
def owe(board: np.record, state: np.record, seat: int, card: int, face: int) -> None:
    """[21] What an ability costs for credits is due if one was gained in this round, or else when one will be."""
    if board.entry[s.T_CREDITED, card, face - 1] > 0:
        state.owed[seat, card, face - 1] += 1
        if state.credited[seat]:
            pend(state, seat, P.owed)


@rule
def settle_debts(board: np.record, state: np.record, seat: int) -> None:
    """[21] What credits cost, one die at a time."""
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            if state.owed[seat, card, face - 1] > 0:
                state.owed[seat, card, face - 1] -= 1
                pend(state, seat, P.ability, int(board.entry[s.T_CREDITED, card, face - 1]), card, s.BLANK)
                return
    drop(state, seat)


@rule
def credit_may_hurt(board: np.record, state: np.record, seat: int) -> bool:
    """[6] Whether the first credit of this round could come to cost something: the dice that do so are there."""
    kinds = int(board.used_at[s.T_CREDITED]) << s.COLOURED
    if kinds == 0 or state.credited[seat]:
        return False
    return has_dice(state, seat, s.EVERY_ZONE, kinds) or bool(state.owed[seat].any())


@rule
def credit_hurts(board: np.record, state: np.record, seat: int) -> bool:
    """[6, 21] Whether the first credit of this round costs something, as things are."""
    if not credit_may_hurt(board, state, seat):
        return False
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            if board.entry[s.T_CREDITED, card, face - 1] > 0 and state.active[seat, s.COLOURED + card, face] > 0:
                return True
    return bool(state.owed[seat].any())


@rule
def pay(state: np.record, seat: int, price: int) -> None:
    """Money is spent before credits. [8, 12]"""
    money = min(int(state.money[seat]), price)
    state.money[seat] -= money
    state.credits[seat] -= price - money


@rule
def purse(state: np.record, seat: int) -> int:
    return int(state.money[seat]) + int(state.credits[seat])


@rule
def next_fan(board: np.record, state: np.record, seat: int) -> int:
    return min(int(state.fans[seat]) + 1, int(board.last_fan))


@rule
def advance_fans(board: np.record, state: np.record, seat: int, with_hand: int, events: np.record) -> None:
    """One step on the fan track with its reward; on the last space its credits once more."""
    fan = next_fan(board, state, seat)
    state.fans[seat] = fan
    emit(events, E.fan, seat, fan)
    gain(state, seat, s.R_CREDITS, int(board.fan_credits[fan]), events)
    if with_hand and board.fan_hands[fan]:
        state.hands[seat] += 1
        emit(events, E.hand, seat)


@rule
def cash(board: np.record, state: np.record, seat: int, kind: int, face: int, count: int, events: np.record) -> None:
    """[6] In the Run Phase, use dice whose use never hurts: money, feet, plain gains of abilities, mostly credits."""
    amount = int(board.amount[kind, face]) * count
    if face == s.MONEY:
        gain(state, seat, s.R_MONEY, amount, events)
    elif face == s.FOOT:
        gain(state, seat, s.R_FEET, amount, events)
    elif face == s.CREDIT:
        if not credit_may_hurt(board, state, seat):
            cash_credits(board, state, seat, events)
    elif kind >= s.COLOURED and face != s.BLANK and board.plain[s.T_RUN, kind - s.COLOURED, face - 1]:
        take_plain_gains(board, state, seat, int(board.entry[s.T_RUN, kind - s.COLOURED, face - 1]), count, events)
        turn_blank(state, seat, kind, face, count)


@rule
def cash_credits(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    for kind in range(s.KINDS_OF_DICE):
        count = int(state.active[seat, kind, s.CREDIT])
        if count > 0:
            turn_blank(state, seat, kind, s.CREDIT, count)
            gain(state, seat, s.R_CREDITS, int(board.amount[kind, s.CREDIT]) * count, events)


@rule
def take_plain_gains(board: np.record, state: np.record, seat: int, pc: int, count: int, events: np.record) -> None:
    while board.code[pc, s.L_EFFECT] != s.END:
        gain(state, seat, line(board, pc, s.L_RESOURCE), line(board, pc, s.L_FACTOR) * count, events)
        pc += 1


@rule
def cash_all(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    for kind in range(s.KINDS_OF_DICE):
        for face in range(s.SYMBOL, len(s.FACES)):
            if state.active[seat, kind, face] > 0:
                cash(board, state, seat, kind, face, int(state.active[seat, kind, face]), events)


# ----------------------------------------------------------------------------------------------------------- rolling


@rule
def activate(
    board: np.record, state: np.record, seat: int, kind: int, face: int, count: int, events: np.record
) -> bool:
    """Dice come into Active; their now abilities are due. Returns whether they force another push."""
    state.active[seat, kind, face] += count
    again = False
    if kind >= s.COLOURED and face in (s.SYMBOL, s.POWER):
        card = kind - s.COLOURED
        if board.entry[s.T_NOW, card, face - 1] > 0:
            state.now[seat, card, face - 1] += count
        again = state.phase == s.ROLL and board.again[card, face - 1] > 0
    if state.phase != s.ROLL:
        cash(board, state, seat, kind, face, count, events)
    return again


@rule
def roll_picked(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> int:
    """Roll the dice in hand: hits to Active, misses to Roll. Returns the hits.

    Dice are rolled kind by kind in the order of the table; what a kind showed is packed, five bits a face.
    """
    hits = 0
    again = False
    if state.forced[seat] > 0:
        state.forced[seat] = min(int(state.forced[seat]), forcing_dice(board, state, seat))
    for kind in range(s.KINDS_OF_DICE):
        shown = 0
        for _ in range(int(state.picked[seat, kind])):
            shown += 1 << (5 * int(board.sides[kind, draw(chance, s.SIDES)]))
        state.picked[seat, kind] = 0
        face = 0
        while shown > 0:
            count = shown & 31
            if count > 0:
                emit(events, E.roll, seat, kind, face, count)
                if face == s.BLANK:
                    state.roll[seat, kind] += count
                else:
                    hits += count
                    again |= activate(board, state, seat, kind, face, count, events)
            shown >>= 5
            face += 1
    if again:
        state.forced[seat] += 1
    expect_now(state, seat)
    return hits


@rule
def forcing_dice(board: np.record, state: np.record, seat: int) -> int:
    """[22] The active dice that force a push; none is forced by a die that has left."""
    dice = 0
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            if board.again[card, face - 1]:
                dice += state.active[seat, s.COLOURED + card, face]
    return dice


@rule
def expect_now(state: np.record, seat: int) -> None:
    """Have now abilities asked for next, if any are due."""
    if state.now[seat].any() and (state.depth[seat] == 0 or pending(state, seat) != P.now):
        pend(state, seat, P.now)


# ------------------------------------------------------------------------------------------------------------ swords


@rule
def count_swords(board: np.record, state: np.record, seat: int) -> int:
    """[7] A symbol is one sword, a power face two."""
    swords = 0
    for card in range(s.CARDS):
        if board.compare[card]:
            swords += shown_dice(state, seat, card) + state.active[seat, s.COLOURED + card, s.POWER]
    return swords


@rule
def rivals_behind(board: np.record, state: np.record, seat: int) -> int:
    """The players with fewer swords than this one."""
    rivals = 0
    for other in range(int(board.seats)):
        if state.swords[other] < state.swords[seat]:
            rivals += 1
    return rivals


@rule
def most_swords(board: np.record, state: np.record, ties: int) -> int:
    """Who has the most swords, at least one; in a tie the nearest to the start player die, or nobody."""
    best, winner = 0, s.NOBODY
    for n in range(int(board.seats)):
        seat = (int(state.start) + n) % int(board.seats)
        if state.swords[seat] > best:
            best, winner = int(state.swords[seat]), seat
        elif state.swords[seat] == best and not ties:
            winner = s.NOBODY
    return winner


@rule
def wins_comparison(board: np.record, state: np.record, seat: int, card: int) -> bool:
    if board.compare[card] == s.BY_EVERY:
        return bool(state.swords[seat] > 0)
    return bool(board.compare[card]) and most_swords(board, state, int(board.ties[card])) == seat


@rule
def discard_active(state: np.record, seat: int, kept: int) -> None:
    """Active to Discard, but for some kinds; the start player die is out until the round ends. [19]"""
    for kind in range(s.KINDS_OF_DICE):
        if (kept >> kind) & 1 == 0:
            for face in range(len(s.FACES)):
                count = int(state.active[seat, kind, face])
                if count > 0:
                    put(state, seat, s.IN_ACTIVE + face, kind, -count)
                    if kind == s.START_DIE:
                        state.trays[kind] += count
                    else:
                        put(state, seat, s.IN_DISCARD, kind, count)
