"""Questions: what a player may answer to the pending effect, and what the answer does."""

import numpy as np
from numpy.typing import NDArray

from kostka.core.events import emit
from kostka.core.jit import rule
from kostka.games.cubitos.abilities import offer_use, offer_uses, pick_all, timing_in_run, usable, use
from kostka.games.cubitos.rolling import bust, can_push, draw_all, end_draw_step, push, still_to_draw
from kostka.games.cubitos.running import (
    earns_reward,
    move_runner,
    offer_movement,
    offer_rewards,
    offer_steps,
    step,
    take_reward,
)
from kostka.games.cubitos.state import (
    ALL_KINDS,
    ANY_NUMBER,
    AT_WILL,
    BUST,
    BUY,
    CARDS,
    CHOOSE,
    COLOURED,
    COMMON,
    DICE_TO_BUY,
    DISCARD,
    DISCARD_ALL,
    DONE,
    DRAW,
    DRAW_ALL,
    DRAW_DISCARDED,
    E_BORROW,
    E_BUY,
    E_DISCARD,
    E_DRAW,
    E_GAIN,
    E_GIVE,
    E_PASS,
    E_RETURN,
    E_SAVED,
    E_SET,
    E_SKIP,
    EVERY_ZONE,
    EXACTLY,
    FACE,
    FACES,
    GAIN,
    GIVE,
    IN_ACTIVE,
    IN_ROLL,
    KINDS_OF_DICE,
    LOSE,
    P_ABILITY,
    PASS,
    PLACES,
    POWER,
    PUSH,
    Q_AFTER_MOVE,
    Q_BORROW,
    Q_BUST,
    Q_BUST_DISCARD,
    Q_BUY,
    Q_CHOOSE,
    Q_DRAW,
    Q_FACE,
    Q_GAIN,
    Q_GIVE,
    Q_LOSE,
    Q_MOVE,
    Q_NOW,
    Q_ON_PUSH,
    Q_PICK,
    Q_PUSH,
    Q_PUSHED,
    Q_RETURN,
    Q_SET,
    Q_STEP,
    Q_TO,
    Q_USE,
    Q_WOULD_BUST,
    RETURN,
    REWARD,
    ROLL,
    ROLL_ALL,
    ROLL_DIE,
    SAVES,
    SET_DIE,
    SIDES,
    SKIP,
    START_DIE,
    STEP,
    STOP,
    SYMBOL,
    T_ACTIVE,
    T_AFTER_MOVE,
    T_BUST,
    T_NOW,
    T_PUSH,
    T_PUSHED,
    T_WOULD_BUST,
    TAKE,
    TO,
    TO_PICKED,
    TO_ROLL,
    USE_CARD,
    USE_POWER,
)
from kostka.games.cubitos.tracks import ANY_COST
from kostka.games.cubitos.zones import (
    activate,
    advance_fans,
    argument,
    at_place,
    colour_of,
    draw_dice,
    drop,
    expect_now,
    lose_die,
    pay,
    pend,
    pending,
    pick,
    purse,
    put,
    roll_picked,
    total,
    zone_of,
)

Moves = NDArray[np.int16]
JUST_ACTIVE = 1 << IN_ACTIVE


@rule
def options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """The answers to the question on top of a player's stack; always at least one."""
    question = pending(state, seat)
    if question <= Q_BUST_DISCARD:
        count = roll_phase_options(board, state, seat, question, moves)
    elif question <= Q_RETURN:
        count = ability_options(board, state, seat, question, moves)
    else:
        count = run_phase_options(board, state, seat, question, moves)
    if count == 0:
        moves[0] = DONE
        count = 1
    return count


@rule
def choose(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    """Answer the question on top of a player's stack."""
    question = pending(state, seat)
    if question <= Q_BUST_DISCARD:
        answer_in_roll_phase(board, state, seat, question, move, events)
    elif question <= Q_RETURN:
        answer_in_ability(board, state, seat, question, move, chance, events)
    else:
        answer_in_run_phase(board, state, seat, question, move, events)


@rule
def add(moves: Moves, count: int, move: int) -> int:
    moves[count] = move
    return count + 1


# -------------------------------------------------------------------------------------------------------- Roll Phase


@rule
def roll_phase_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == Q_DRAW:
        return draw_options(board, state, seat, moves)
    if question == Q_PUSH:
        return push_options(board, state, seat, moves)
    if question == Q_ON_PUSH:
        count = offer_uses(board, state, seat, T_PUSH, 0, moves, 0)
        return add(moves, count, DONE) if total(state.roll[seat]) > 0 else count
    if question == Q_NOW:
        return now_options(board, state, seat, moves)
    if question == Q_PUSHED:
        return offer_uses(board, state, seat, T_PUSHED, 1, moves, 0)
    if question == Q_WOULD_BUST:
        return would_bust_options(board, state, seat, moves)
    if question == Q_BUST:
        return add(moves, offer_uses(board, state, seat, T_BUST, 0, moves, 0), BUST)
    return bust_discard_options(state, seat, moves)


@rule
def now_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Now abilities in any order; a forced push is one of them."""
    count = offer_uses(board, state, seat, T_NOW, 1, moves, 0)
    if count > 0 and state.forced[seat] > 0 and can_push(board, state, seat):
        count = add(moves, count, PUSH)
    return count


@rule
def draw_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[3] Which dice to draw; dice that do not count may stay."""
    target = argument(state, seat, 1)
    need = still_to_draw(board, state, seat) if target == TO_ROLL else 1
    count = 0
    for kind in range(KINDS_OF_DICE):
        free = target == TO_ROLL and (int(state.free[seat]) >> kind) & 1
        if state.draw[seat, kind] > 0 and (need > 0 or free):
            count = add(moves, count, DRAW + kind)
    if target == AT_WILL:
        for kind in range(KINDS_OF_DICE):
            if state.discard[seat, kind] > 0:
                count = add(moves, count, DRAW_DISCARDED + kind)
        if count > 0:
            count = add(moves, count, DRAW_ALL)
    if target == AT_WILL or need == 0:
        count = add(moves, count, DONE)
    return count


@rule
def push_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Push or pass, and abilities for which any time is right. A forced push leaves no pass."""
    count = 0
    pushing = can_push(board, state, seat)
    if pushing:
        count = add(moves, count, PUSH)
    if not pushing or state.forced[seat] == 0:
        count = add(moves, count, PASS)
    return offer_uses(board, state, seat, T_ACTIVE, 0, moves, count)


@rule
def would_bust_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Abilities that save; in a set that has any, also those for which any time is right: they may bring one about."""
    if state.saved[seat]:
        return 0
    count = offer_uses(board, state, seat, T_WOULD_BUST, 0, moves, 0)
    if has_savers(board):
        for card in range(CARDS):
            if not saves(board, card):
                count = offer_use(board, state, seat, T_ACTIVE, card, moves, count)
    return add(moves, count, BUST)


@rule
def saves(board: np.record, card: int) -> bool:
    return bool(board.entry[T_WOULD_BUST, card, 0] > 0)


@rule
def has_savers(board: np.record) -> bool:
    for card in range(CARDS):
        if saves(board, card):
            return True
    return False


@rule
def bust_discard_options(state: np.record, seat: int, moves: Moves) -> int:
    """[19] Any dice from Roll to Discard."""
    count = 0
    for kind in range(KINDS_OF_DICE):
        if kind != START_DIE and state.roll[seat, kind] > 0:
            count = add(moves, count, DISCARD + kind)
    if count == 0:
        return 0
    count = add(moves, count, DISCARD_ALL)
    return add(moves, count, DONE)


@rule
def answer_in_roll_phase(
    board: np.record, state: np.record, seat: int, question: int, move: int, events: np.record
) -> None:
    if question == Q_DRAW:
        answer_draw(state, seat, move, events)
    elif question == Q_PUSH:
        answer_push(board, state, seat, move, events)
    elif question == Q_ON_PUSH:
        if move == DONE:
            drop(state, seat)
        else:
            use(board, state, seat, T_PUSH, move, events)
    elif question in (Q_NOW, Q_PUSHED):
        answer_due(board, state, seat, T_NOW if question == Q_NOW else T_PUSHED, move, events)
    elif question == Q_WOULD_BUST:
        answer_would_bust(board, state, seat, move, events)
    elif question == Q_BUST:
        if move == BUST:
            bust(state, seat, events)
        else:
            use(board, state, seat, T_BUST, move, events)
    else:
        answer_bust_discard(board, state, seat, move, events)


@rule
def answer_draw(state: np.record, seat: int, move: int, events: np.record) -> None:
    target = argument(state, seat, 1)
    if move in (DONE, DRAW_ALL):
        drop(state, seat)
        if move == DRAW_ALL:
            draw_all(state, seat, ALL_KINDS, events)
            for kind in range(KINDS_OF_DICE):
                draw_discarded(state, seat, kind, int(state.discard[seat, kind]), events)
        end_draw_step(state, seat)
    elif target == AT_WILL:
        if move >= DRAW_DISCARDED:
            draw_discarded(state, seat, move - DRAW_DISCARDED, 1, events)
        else:
            draw_dice(state, seat, move - DRAW, 1, events)
    else:
        drop(state, seat)
        if target == TO_PICKED:
            pick(state, seat, move - DRAW, 1)
        else:
            draw_dice(state, seat, move - DRAW, 1, events)


@rule
def draw_discarded(state: np.record, seat: int, kind: int, count: int, events: np.record) -> None:
    """From Discard straight to Roll."""
    if count > 0:
        state.discard[seat, kind] -= count
        state.roll[seat, kind] += count
        emit(events, E_DRAW, seat, kind, count)


@rule
def answer_push(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == PUSH:
        push(state, seat, events)
    elif move == PASS:
        emit(events, E_PASS, seat)
        state.forced[seat] = 0
        drop(state, seat)
    else:
        use(board, state, seat, T_ACTIVE, move, events)


@rule
def answer_due(board: np.record, state: np.record, seat: int, timing: int, move: int, events: np.record) -> None:
    """Use a now ability or one after a push, or skip all of a card that are due; a forced push leaves them due."""
    if move == PUSH:
        drop(state, seat)
    elif move == DONE:
        for card in range(CARDS):
            skip_due(state, seat, timing, card)
        drop(state, seat)
    elif move >= SKIP:
        emit(events, E_SKIP, seat, move - SKIP)
        skip_due(state, seat, timing, move - SKIP)
    else:
        use(board, state, seat, timing, move, events)


@rule
def skip_due(state: np.record, seat: int, timing: int, card: int) -> None:
    for face in range(2):
        if timing == T_NOW:
            state.now[seat, card, face] = 0
        else:
            state.ready[seat, card, face] = 0


@rule
def answer_would_bust(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == DONE:
        state.saved[seat] = 0
        emit(events, E_SAVED, seat)
        drop(state, seat)
    elif move == BUST:
        drop(state, seat)
        pend(state, seat, Q_BUST, 0, 0, 0)
    else:
        card = move - USE_POWER if move >= USE_POWER else move - USE_CARD
        use(board, state, seat, T_WOULD_BUST if saves(board, card) else T_ACTIVE, move, events)


@rule
def answer_bust_discard(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move in (DONE, DISCARD_ALL):
        if move == DISCARD_ALL:
            for kind in range(KINDS_OF_DICE):
                if kind != START_DIE:
                    discard_from_roll(state, seat, kind, int(state.roll[seat, kind]), events)
        drop(state, seat)
        advance_fans(board, state, seat, 1, events)
    else:
        discard_from_roll(state, seat, move - DISCARD, 1, events)


@rule
def discard_from_roll(state: np.record, seat: int, kind: int, count: int, events: np.record) -> None:
    if count > 0:
        state.roll[seat, kind] -= count
        state.discard[seat, kind] += count
        emit(events, E_DISCARD, seat, kind, count)


# ------------------------------------------------------------------------------------------------- within abilities


@rule
def ability_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == Q_USE:
        return use_options(board, state, seat, moves)
    if question == Q_LOSE:
        count = offer_dice(state, seat, argument(state, seat, 1), COMMON, LOSE, moves, 0)
        return add(moves, count, DONE) if argument(state, seat, 2) else count
    if question == Q_GAIN:
        count = offer_trays(board, state, argument(state, seat, 3), argument(state, seat, 1), GAIN, moves)
        return add(moves, count, DONE) if argument(state, seat, 2) else count
    if question == Q_BORROW:
        return add(moves, offer_trays(board, state, argument(state, seat, 1), ANY_COST, TAKE, moves), DONE)
    if question == Q_SET:
        count = 0
        for kind in range(KINDS_OF_DICE):
            if state.roll[seat, kind] > 0:
                count = add(moves, count, SET_DIE + kind)
        return count
    if question == Q_FACE:
        return face_options(board, argument(state, seat, 1), moves)
    if question == Q_PICK:
        return pick_options(board, state, seat, moves)
    return offer_dice(state, seat, JUST_ACTIVE, ALL_KINDS, RETURN, moves, 0)


@rule
def use_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[6] Ability dice in any order, then done."""
    count = 0
    for card in range(CARDS):
        timing = timing_in_run(board, card, SYMBOL)
        equal = not board.power_differs[card] and usable(board, state, seat, timing, card, POWER)
        if equal or usable(board, state, seat, timing, card, SYMBOL):
            count = add(moves, count, USE_CARD + card)
        if board.power_differs[card] and usable(board, state, seat, timing_in_run(board, card, POWER), card, POWER):
            count = add(moves, count, USE_POWER + card)
    return add(moves, count, DONE)


@rule
def offer_dice(state: np.record, seat: int, zones: int, mask: int, verb: int, moves: Moves, count: int) -> int:
    """One move per place and kind in which the player has a die."""
    for place in range(len(PLACES)):
        if (zones >> zone_of(place)) & 1:
            for kind in range(KINDS_OF_DICE):
                if (mask >> kind) & 1 and at_place(state, seat, place, kind) > 0:
                    count = add(moves, count, verb + place * KINDS_OF_DICE + kind)
    return count


@rule
def offer_trays(board: np.record, state: np.record, mask: int, cap: int, verb: int, moves: Moves) -> int:
    count = 0
    for kind in range(KINDS_OF_DICE):
        if (mask >> kind) & 1 and state.trays[kind] > 0 and board.cost[kind] <= cap:
            count = add(moves, count, verb + kind)
    return count


@rule
def face_options(board: np.record, kind: int, moves: Moves) -> int:
    count = 0
    for face in range(len(FACES)):
        if has_face(board, kind, face):
            count = add(moves, count, FACE + face)
    return count


@rule
def has_face(board: np.record, kind: int, face: int) -> bool:
    for side in range(SIDES):
        if board.sides[kind, side] == face:
            return True
    return False


@rule
def pick_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """Dice to roll at once: an exact number or none, or as many as one likes."""
    pc, taken = argument(state, seat, 1), argument(state, seat, 3)
    mask = int(board.code[pc, 5])
    if board.code[pc, 3]:
        for kind in range(KINDS_OF_DICE):
            if (taken >> colour_of(kind)) & 1:
                mask &= ~(1 << kind)
    count = offer_dice(state, seat, int(board.code[pc, 2]), mask, ROLL_DIE, moves, 0)
    if board.code[pc, 1] == ANY_NUMBER and count > 0:
        count = add(moves, count, ROLL_ALL)
    if int(board.code[pc, 4]) & EXACTLY == 0 or total(state.picked[seat]) == 0:
        count = add(moves, count, DONE)
    return count


@rule
def answer_in_ability(
    board: np.record, state: np.record, seat: int, question: int, move: int, chance: np.record, events: np.record
) -> None:
    if question == Q_USE:
        answer_use(board, state, seat, move, events)
    elif question == Q_LOSE:
        answer_lose(state, seat, move, events)
    elif question == Q_GAIN:
        drop(state, seat)
        if move != DONE:
            state.trays[move - GAIN] -= 1
            state.discard[seat, move - GAIN] += 1
            emit(events, E_GAIN, seat, move - GAIN)
    elif question == Q_BORROW:
        drop(state, seat)
        if move != DONE:
            state.trays[move - TAKE] -= 1
            state.borrowed[seat, move - TAKE] += 1
            pend(state, seat, Q_FACE, move - TAKE, 1, 0)
    elif question == Q_SET:
        drop(state, seat)
        if move != DONE:
            put(state, seat, IN_ROLL, move - SET_DIE, -1)
            pend(state, seat, Q_FACE, move - SET_DIE, 0, 0)
    elif question == Q_FACE:
        answer_face(board, state, seat, move, events)
    elif question == Q_PICK:
        answer_pick(board, state, seat, move, chance, events)
    else:
        answer_return(state, seat, move, events)


@rule
def answer_use(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == DONE:
        drop(state, seat)
    elif move >= USE_POWER:
        use(board, state, seat, timing_in_run(board, move - USE_POWER, POWER), move, events)
    else:
        use(board, state, seat, timing_in_run(board, move - USE_CARD, SYMBOL), move, events)


@rule
def answer_lose(state: np.record, seat: int, move: int, events: np.record) -> None:
    zones, optional, left = argument(state, seat, 1), argument(state, seat, 2), argument(state, seat, 3)
    drop(state, seat)
    if move != DONE:
        place = (move - LOSE) // KINDS_OF_DICE
        lose_die(state, seat, place, (move - LOSE) % KINDS_OF_DICE, events)
        if left > 1:
            pend(state, seat, Q_LOSE, zones, optional, left - 1)


@rule
def answer_face(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    """The die comes into Active on the chosen face, and its now ability may be used."""
    kind, borrowed, face = argument(state, seat, 1), argument(state, seat, 2), move - FACE
    drop(state, seat)
    emit(events, E_BORROW if borrowed else E_SET, seat, kind, face)
    again = activate(board, state, seat, kind, face, 1, events)
    if again and state.phase == ROLL:
        state.forced[seat] += 1
    expect_now(state, seat)


@rule
def answer_pick(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    pc, left = argument(state, seat, 1), argument(state, seat, 2)
    if move == ROLL_ALL:
        pick_all(state, seat, int(board.code[pc, 2]), int(board.code[pc, 5]))
    elif move != DONE:
        place, kind = (move - ROLL_DIE) // KINDS_OF_DICE, (move - ROLL_DIE) % KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        state.picked[seat, kind] += 1
        if left > 1:
            entry = state.stack[seat, state.depth[seat] - 1]
            entry[2] = left - 1
            entry[3] |= 1 << colour_of(kind)
            return
    drop(state, seat)
    hits = roll_picked(board, state, seat, chance, events)
    if hits > 0 and int(board.code[pc, 4]) & SAVES:
        state.saved[seat] = 1


@rule
def answer_return(state: np.record, seat: int, move: int, events: np.record) -> None:
    """From Active to Roll."""
    left = argument(state, seat, 1)
    drop(state, seat)
    if move != DONE:
        place, kind = (move - RETURN) // KINDS_OF_DICE, (move - RETURN) % KINDS_OF_DICE
        put(state, seat, place, kind, -1)
        put(state, seat, IN_ROLL, kind, 1)
        emit(events, E_RETURN, seat, kind)
        if left > 1:
            pend(state, seat, Q_RETURN, left - 1, 0, 0)


# --------------------------------------------------------------------------------------------------------- Run Phase


@rule
def run_phase_options(board: np.record, state: np.record, seat: int, question: int, moves: Moves) -> int:
    if question == Q_MOVE:
        return offer_movement(board, state, seat, moves)
    if question == Q_BUY:
        return buy_options(board, state, seat, moves)
    if question == Q_GIVE:
        return add(moves, offer_dice(state, seat, EVERY_ZONE, COMMON, GIVE, moves, 0), DONE)
    if question == Q_TO:
        return to_options(board, state, seat, moves)
    if question == Q_CHOOSE:
        return choose_options(board, argument(state, seat, 1), moves)
    if question == Q_STEP:
        return add(moves, offer_steps(board, state, seat, 1, 0, moves, 0), DONE)
    if question == Q_AFTER_MOVE:
        return add(moves, offer_uses(board, state, seat, T_AFTER_MOVE, 0, moves, 0), DONE)
    return add(moves, offer_rewards(board, state, seat, argument(state, seat, 1), moves), DONE)


@rule
def choose_options(board: np.record, pc: int, moves: Moves) -> int:
    """One of several, or the only one or nothing."""
    count = 0
    for option in range(int(board.code[pc, 1])):
        count = add(moves, count, CHOOSE + option)
    return add(moves, count, DONE) if count == 1 else count


@rule
def to_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """The other players with the fewest swords."""
    fewest = 127
    for other in range(int(board.seats)):
        if other != seat:
            fewest = min(fewest, int(state.swords[other]))
    count = 0
    for other in range(int(board.seats)):
        if other != seat and state.swords[other] == fewest:
            count = add(moves, count, TO + other)
    return count


@rule
def buy_options(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[12] Up to two dice of different colours."""
    count = 0
    if colours_bought(state, seat) < DICE_TO_BUY:
        for kind in range(COLOURED, KINDS_OF_DICE):
            affordable = purse(state, seat) >= board.cost[kind]
            if affordable and state.trays[kind] > 0 and (int(state.bought[seat]) >> kind) & 1 == 0:
                count = add(moves, count, BUY + kind)
    return add(moves, count, DONE)


@rule
def colours_bought(state: np.record, seat: int) -> int:
    found = 0
    for kind in range(KINDS_OF_DICE):
        found += (int(state.bought[seat]) >> kind) & 1
    return found


@rule
def answer_in_run_phase(
    board: np.record, state: np.record, seat: int, question: int, move: int, events: np.record
) -> None:
    if question == Q_MOVE:
        answer_move(board, state, seat, move, events)
    elif question == Q_BUY:
        answer_buy(board, state, seat, move, events)
    elif question == Q_GIVE:
        drop(state, seat)
        if move != DONE:
            place, kind = (move - GIVE) // KINDS_OF_DICE, (move - GIVE) % KINDS_OF_DICE
            put(state, seat, place, kind, -1)
            state.picked[seat, kind] += 1
            pend(state, seat, Q_TO, kind, 0, 0)
    elif question == Q_TO:
        kind, other = argument(state, seat, 1), move - TO
        drop(state, seat)
        state.picked[seat, kind] -= 1
        state.discard[other, kind] += 1
        emit(events, E_GIVE, seat, kind, other)
    elif question == Q_CHOOSE:
        pc, card, face = argument(state, seat, 1), argument(state, seat, 2), argument(state, seat, 3)
        drop(state, seat)
        if move != DONE:
            pend(state, seat, P_ABILITY, int(board.code[pc, 2 + move - CHOOSE]), card, face)
    elif question == Q_STEP:
        left = argument(state, seat, 1)
        drop(state, seat)
        if move != DONE:
            step(board, state, seat, move - STEP, events)
            if left > 1:
                pend(state, seat, Q_STEP, left - 1, 0, 0)
    elif question == Q_AFTER_MOVE:
        if move == DONE:
            drop(state, seat)
        else:
            use(board, state, seat, T_AFTER_MOVE, move, events)
    else:
        drop(state, seat)
        if move != DONE:
            take_reward(board, state, seat, move - REWARD, events)


@rule
def answer_move(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move != STOP:
        move_runner(board, state, seat, move, events)
        return
    drop(state, seat)
    state.feet[seat] = 0
    state.water[seat] = 0
    if earns_reward(state, seat):
        take_reward(board, state, seat, int(state.space[seat]), events)


@rule
def answer_buy(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    if move == DONE:
        drop(state, seat)
        return
    kind = move - BUY
    pay(state, seat, int(board.cost[kind]))
    state.bought[seat] |= 1 << kind
    state.trays[kind] -= 1
    state.discard[seat, kind] += 1
    emit(events, E_BUY, seat, kind)
