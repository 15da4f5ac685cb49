"""The rules of Cubitos: set-up, the phases of a round, whose choice it is, the end. Numbers in brackets are rulings.

Each player has a stack of pending effects. `settle` resolves the top one until a real question is on top or nothing is
left; when nothing is left for anybody, the next phase puts its effects on the stacks.
"""

import numpy as np

from kostka.core.compiled.arrays import Floats, Moves, Places, Points
from kostka.core.compiled.chance import draw
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.abilities import can_use, run_ability, use_die
from kostka.games.cubitos.compiled.choices import choose, options
from kostka.games.cubitos.compiled.rolling import (
    add_dice,
    clear_roll_phase,
    draw_step,
    first_roll,
    push_kept,
    push_roll,
)
from kostka.games.cubitos.compiled.running import feet_covered, has_finished, lines_behind_leader, progress
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import (
    add,
    cash_all,
    cash_credits,
    count_swords,
    credit_hurts,
    discard_active,
    drop,
    most_swords,
    owe,
    pend,
    pending,
    put,
    settle_debts,
    total,
    turn_blank,
    wins_comparison,
)

MAX_ANSWERS = 256  # of a question
SEVERAL = -1
BUSY = 1000  # more than the dice in Roll

# ------------------------------------------------------------------------------------------------------------ set-up


@rule
def deal(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    state.draw[: board.seats] = board.each
    state.trays[:] = board.number - board.seats * board.each
    state.trays[s.START_DIE] = 0
    state.start = board.start if board.start >= 0 else draw(chance, int(board.seats))
    state.roll[state.start, s.START_DIE] = 1
    emit(events, E.first, int(state.start))
    begin_round(board, state, events)
    settle(board, state, chance, events)


# ----------------------------------------------------------------------------------------------------- whose choice


@rule
def to_act(board: np.record, state: np.record) -> int:
    """[5] Several players while phases are simultaneous, one once somebody waits to see."""
    if state.timing:
        return 1 << turn(board, state)
    mask = 0
    for seat in range(int(board.seats)):
        if state.depth[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def turn(board: np.record, state: np.record) -> int:
    """[5] The timing rule: most dice in Roll, ties clockwise from the start player; later phases just clockwise.

    A player in the middle of something, such as drawing, goes on before others push or pass.
    """
    if state.phase == s.MOVE:
        return int(state.to_act)
    first, most = s.NOBODY, -1
    for n in range(int(board.seats)):
        seat = (int(state.start) + n) % int(board.seats)
        if state.depth[seat] == 0:
            continue
        dice = int(total(state.roll[seat])) if state.phase == s.ROLL else 0
        if state.phase == s.ROLL and pending(state, seat) != P.push_or_pass:
            dice += BUSY
        if dice > most:
            first, most = seat, dice
    return first


@rule
def may_wait(board: np.record, state: np.record, seat: int) -> bool:
    """[5] With a push or a pass; the first to act by the timing rule has nothing to wait for."""
    asked = pending(state, seat) == P.push_or_pass
    return bool(asked and not state.timing and turn(board, state) != seat)


@rule
def legal(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    count = options(board, state, seat, moves)
    return add(moves, count, M.wait) if may_wait(board, state, seat) else count


@rule
def apply(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    if move == M.wait:
        state.timing = 1
        emit(events, E.wait, seat)
        return
    choose(board, state, seat, move, chance, events)
    settle(board, state, chance, events)


# -------------------------------------------------------------------------------------------------------- the machine


@rule
def settle(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    """Resolve pending effects until everybody who has any faces a real choice; if nobody has, begin the next phase."""
    while state.phase != s.OVER:
        waiting = False
        for n in range(int(board.seats)):
            seat = (int(state.start) + n) % int(board.seats)
            while state.depth[seat] > 0:
                if s.ANSWERED[pending(state, seat)] == s.BY_ITSELF:
                    resolve(board, state, seat, chance, events)
                    continue
                answer = only_answer(board, state, seat)
                if answer == SEVERAL:
                    waiting = True
                    break
                choose(board, state, seat, answer, chance, events)
        if waiting:
            return
        begin_next_phase(board, state, events)


@rule
def only_answer(board: np.record, state: np.record, seat: int) -> int:
    """The answer to a question that has no other; SEVERAL if there is a real choice.

    This runs for everybody after every move, so the commonest questions come first.
    """
    question = pending(state, seat)
    if question == P.push_or_pass and state.forced[seat] == 0 and total(state.roll[seat]) > 0:
        return SEVERAL
    if question == P.on_push and not can_use(board, state, seat, s.T_PUSH):
        return int(M.done)
    if question == P.after_move and not can_use(board, state, seat, s.T_AFTER_MOVE):
        return int(M.done)
    moves = np.empty(MAX_ANSWERS, np.int16)
    return int(moves[0]) if options(board, state, seat, moves) == 1 else SEVERAL


@rule
def resolve(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    """An effect that just happens."""
    effect = pending(state, seat)
    if effect == P.ability:
        run_ability(board, state, seat, chance, events)
    elif effect == P.draw_step:
        draw_step(board, state, seat, events)
    elif effect == P.first_roll:
        first_roll(board, state, seat, chance, events)
    elif effect == P.push_roll:
        push_roll(board, state, seat, chance, events)
    elif effect == P.push_kept:
        push_kept(board, state, seat, events)
    elif effect == P.add_dice:
        add_dice(board, state, seat, chance, events)
    elif effect == P.losses:
        end_step_4(board, state, seat, events)
    elif effect == P.owed:
        settle_debts(board, state, seat)
    else:
        assert effect == P.discard_step
        discard_step(state, seat)


@rule
def begin_next_phase(board: np.record, state: np.record, events: np.record) -> None:
    if state.phase == s.ROLL:
        begin_run(board, state, events)
    elif state.phase == s.USE:
        compare_swords(board, state, events)
    elif state.phase == s.COMPARED:
        state.phase = s.MOVE
        begin_turn(state, int(state.start))
    else:
        assert state.phase == s.MOVE
        following = (int(state.to_act) + 1) % int(board.seats)
        if following != state.start:
            begin_turn(state, following)
        else:
            end_round(board, state, events)


# ------------------------------------------------------------------------------------------------- phases of a round


@rule
def begin_round(board: np.record, state: np.record, events: np.record) -> None:
    state.phase = s.ROLL
    state.rounds = int(state.rounds) + 1
    state.timing = 0
    state.to_act = state.start
    emit(events, E.round, int(state.rounds))
    for seat in range(int(board.seats)):
        state.from_leg[seat] = state.leg[seat]
        state.from_space[seat] = state.space[seat]
        state.effects_used[seat] = 0
        state.money[seat] = 0
        state.feet[seat] = 0
        state.water[seat] = 0
        state.swords[seat] = 0
        state.bought[seat] = 0
        state.busted[seat] = 0
        state.lost[seat] = 0
        state.credited[seat] = 0
        state.owed[seat, :, :] = 0
        pend(state, seat, P.push_or_pass)
        pend(state, seat, P.first_roll)
        pend(state, seat, P.draw_step)
    for seat in range(int(board.seats)):
        state.behind[seat] = lines_behind_leader(board, state, seat)


@rule
def begin_run(board: np.record, state: np.record, events: np.record) -> None:
    """[6] Step 4: faces whose use never hurts are used, then ability dice are asked for."""
    state.phase = s.USE
    state.timing = 0
    for seat in range(int(board.seats)):
        clear_roll_phase(state, seat)
        cash_all(board, state, seat, events)
        pend(state, seat, P.use)


@rule
def compare_swords(board: np.record, state: np.record, events: np.record) -> None:
    """[7] Swords are compared once; then step 4 goes on, with the mandatory losses at its end."""
    state.phase = s.COMPARED
    for seat in range(int(board.seats)):
        state.swords[seat] = count_swords(board, state, seat)
        if state.swords[seat] > 0:
            emit(events, E.swords, seat, int(state.swords[seat]))
        pend(state, seat, P.losses)
        pend(state, seat, P.use)
    for card in range(s.CARDS):
        if board.compare[card] != s.NO_COMPARE:
            best = most_swords(board, state, int(board.ties[card]))
            if best != s.NOBODY:
                emit(events, E.most, best)
            for seat in range(int(board.seats)):
                if wins_comparison(board, state, seat, card):
                    pend(state, seat, P.ability, int(board.entry[s.T_COMPARE, card, 0]), card, s.BLANK)


@rule
def end_step_4(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    """[6] Unused dice, one at a time: those that are lost anyway are used if they bring something for it, the others
    do what is mandatory; then credit faces that cost nothing are used.
    """
    for card in range(s.CARDS):
        for face in range(s.SYMBOL, s.POWER + 1):
            must = int(board.entry[s.T_MUST, card, face - 1])
            bound = must > 0 or board.entry[s.T_CREDITED, card, face - 1] > 0
            if bound and state.active[seat, s.COLOURED + card, face] > 0:
                if board.entry[s.T_RUN, card, face - 1] > 0 and board.at_end[card, face - 1] != s.CHOSEN:
                    use_die(board, state, seat, s.T_RUN, card, face, events)
                    return
                turn_blank(state, seat, s.COLOURED + card, face, 1)
                owe(board, state, seat, card, face)
                if must > 0:
                    pend(state, seat, P.ability, must, card, s.BLANK)
                return
    drop(state, seat)
    if not credit_hurts(board, state, seat):
        cash_credits(board, state, seat, events)


@rule
def begin_turn(state: np.record, seat: int) -> None:
    """[5] Move, Buy and Discard, one player after the other."""
    state.to_act = seat
    pend(state, seat, P.discard_step)
    pend(state, seat, P.buy)
    pend(state, seat, P.after_move)
    pend(state, seat, P.move)


@rule
def discard_step(state: np.record, seat: int) -> None:
    drop(state, seat)
    discard_active(state, seat, 0)
    state.money[seat] = 0


@rule
def end_round(board: np.record, state: np.record, events: np.record) -> None:
    finished = False
    for seat in range(int(board.seats)):
        return_borrowed(state, seat, events)
        finished |= has_finished(board, state, seat)
    before = int(state.start)
    state.start = (before + 1) % int(board.seats)
    state.roll[before, s.START_DIE] = 0
    state.trays[s.START_DIE] = 0
    state.roll[state.start, s.START_DIE] = 1
    if finished:
        best = leader(board, state)
        if best != s.NOBODY:
            state.phase = s.OVER
            emit(events, E.over, best)
            return
        state.tiebreak = 1
        emit(events, E.tiebreak)
    emit(events, E.start, int(state.start))
    begin_round(board, state, events)


@rule
def return_borrowed(state: np.record, seat: int, events: np.record) -> None:
    """[14] Borrowed dice that were not lost go back from wherever they are."""
    for kind in range(s.KINDS_OF_DICE):
        while state.borrowed[seat, kind] > 0:
            state.borrowed[seat, kind] -= 1
            put(state, seat, place_of_kind(state, seat, kind), kind, -1)
            state.trays[kind] += 1
            emit(events, E.restore, seat, kind)


@rule
def place_of_kind(state: np.record, seat: int, kind: int) -> int:
    """Where a player has a die of a kind once Active is empty, Discard first."""
    if state.discard[seat, kind] > 0:
        return s.IN_DISCARD
    return s.IN_ROLL if state.roll[seat, kind] > 0 else s.IN_DRAW


# ------------------------------------------------------------------------------------------------------------ the end


@rule
def leader(board: np.record, state: np.record) -> int:
    """[11] Who is farthest; nobody in a tie."""
    first, most = s.NOBODY, -1
    for seat in range(int(board.seats)):
        mine = progress(board, state, seat)
        if mine > most:
            first, most = seat, mine
        elif mine == most:
            first = s.NOBODY
    return first


@rule
def result(board: np.record, state: np.record, places: Places, scores: Points) -> bool:
    """[11] Places by distance covered; the score is that distance in feet."""
    if state.phase != s.OVER:
        return False
    for seat in range(int(board.seats)):
        places[seat] = 1
        scores[seat] = feet_covered(board, state, seat)
        for other in range(int(board.seats)):
            if progress(board, state, other) > progress(board, state, seat):
                places[seat] += 1
    return True


@rule
def scores(board: np.record, state: np.record, scores: Floats) -> None:
    """The distance that everybody has covered so far, in feet."""
    for seat in range(int(board.seats)):
        scores[seat] = feet_covered(board, state, seat)


# ------------------------------------------------------------------------------------------------ knowledge of a seat


@rule
def hide(board: np.record, state: np.record, seat: int) -> None:
    """Everything in Cubitos is public."""


@rule
def determinize(board: np.record, state: np.record, seat: int, chance: np.record) -> None:
    """There are no blanks to fill."""
