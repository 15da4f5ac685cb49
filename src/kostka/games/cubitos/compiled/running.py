"""Runners on the track: red lines, steps, shortcuts, jet packs and rewards."""

import numpy as np

from kostka.core.compiled.arrays import Moves
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import emit
from kostka.games.cubitos.compiled import state as s
from kostka.games.cubitos.compiled.state import E, M, P
from kostka.games.cubitos.compiled.zones import add, advance_fans, credit_hurts, drop, gain, next_fan, pay, pend, purse

LEG_WEIGHT = 1000  # more than any distance on a track

# -------------------------------------------------------------------------------------------------- where runners are


@rule
def track_of(board: np.record, leg: int) -> int:
    """The track of a leg. A lap runs over all tracks, so two laps on two boards are A, B, A, B; beyond the last finish
    the last track goes on.
    """
    return min(leg, int(board.legs) - 1) % int(board.tracks)


@rule
def here(board: np.record, state: np.record, seat: int) -> int:
    return track_of(board, int(state.leg[seat]))


@rule
def at_finish(board: np.record, state: np.record, seat: int) -> bool:
    return bool(state.space[seat] == board.spaces[here(board, state, seat)] - 1)


@rule
def legs_done(board: np.record, state: np.record, seat: int) -> int:
    return int(state.leg[seat]) + at_finish(board, state, seat)


@rule
def has_finished(board: np.record, state: np.record, seat: int) -> bool:
    return bool(legs_done(board, state, seat) >= board.legs)


@rule
def progress(board: np.record, state: np.record, seat: int) -> int:
    """[11] A number that orders the runners: legs, then the walking distance from the finish before."""
    distance = 0
    if not at_finish(board, state, seat):
        distance = first_step(board, int(state.leg[seat]))
        distance += int(board.distance[here(board, state, seat), state.space[seat]])
    return LEG_WEIGHT * legs_done(board, state, seat) + distance


@rule
def feet_covered(board: np.record, state: np.record, seat: int) -> int:
    feet = progress(board, state, seat) % LEG_WEIGHT
    for leg in range(legs_done(board, state, seat)):
        feet += first_step(board, leg) + int(board.lap[track_of(board, leg)])
    return feet


@rule
def first_step(board: np.record, leg: int) -> int:
    """[10] What it costs to come to the start of a leg: one foot from another board."""
    return 1 if leg > 0 and track_of(board, leg) != track_of(board, leg - 1) else 0


@rule
def lines_passed(board: np.record, state: np.record, seat: int) -> int:
    """[3] Red lines behind a runner when the round began, over laps and boards."""
    last = int(state.from_leg[seat])
    passed = int(board.lines_behind[track_of(board, last), state.from_space[seat]])
    for leg in range(last):
        passed += int(board.lines[track_of(board, leg)])
    return passed


@rule
def lines_ahead(board: np.record, state: np.record, seat: int) -> int:
    """The red lines left on this lap; none counts in a tie-break round."""
    if state.tiebreak:
        return 0
    track = here(board, state, seat)
    return int(board.lines[track]) - int(board.lines_behind[track, state.space[seat]])


@rule
def lines_behind_leader(board: np.record, state: np.record, seat: int) -> int:
    most = 0
    for other in range(int(board.seats)):
        most = max(most, lines_passed(board, state, other))
    return most - lines_passed(board, state, seat)


# ------------------------------------------------------------------------------------------------------------- steps


@rule
def changes_track(board: np.record, state: np.record, seat: int) -> bool:
    """Whether a runner at the finish goes on to another board."""
    return first_step(board, int(state.leg[seat]) + 1) > 0


@rule
def offer_steps(board: np.record, state: np.record, seat: int, feet: int, water: int, moves: Moves) -> int:
    """The spaces that a runner can step on with these feet; also from a finish water needs a water foot. [24]"""
    count = 0
    if feet + water == 0:
        return count
    track = here(board, state, seat)
    space = int(state.space[seat])
    if at_finish(board, state, seat):
        if changes_track(board, state, seat):
            return add(moves, count, M.step)
        space = 0
    for n in range(s.MAX_NEIGHBOURS):
        target = int(board.neighbours[track, space, n])
        if target == s.NOWHERE:
            break
        wet = board.kind[track, target] == s.WATER
        if water > 0 or not wet:
            count = add(moves, count, M.step + target)
            if water > 0 and feet > 0 and not wet:
                count = add(moves, count, M.wade + target)
    return count


@rule
def step(board: np.record, state: np.record, seat: int, target: int, events: np.record) -> None:
    """[10] One space on; from the finish by way of the next start."""
    if at_finish(board, state, seat):
        begin_leg(state, seat, events)
    state.space[seat] = target
    emit(events, E.step, seat, target)
    if at_finish(board, state, seat):
        emit(events, E.finish, seat)


@rule
def begin_leg(state: np.record, seat: int, events: np.record) -> None:
    state.leg[seat] += 1
    state.space[seat] = 0
    emit(events, E.leg, seat, int(state.leg[seat]) + 1)


@rule
def offer_movement(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[8] Steps, the effect of the space, feet for money, and stopping."""
    feet, water = int(state.feet[seat]), int(state.water[seat])
    count = offer_steps(board, state, seat, feet, water, moves)
    track, space = here(board, state, seat), int(state.space[seat])
    effect = int(board.effect[track, space])
    if effect >= 0 and (int(state.effects_used[seat]) >> effect) & 1 == 0:
        if board.jetpack[track, space] and feet + water > 0:
            count = add(moves, count, M.jetpack)
        if shortcut_affordable(board, state, seat, track, space, feet + water):
            count = add(moves, count, M.shortcut)
    if purse(state, seat) >= s.FOOT_PRICE:
        count = add(moves, count, M.foot)
    return add(moves, count, M.stop)


@rule
def shortcut_affordable(board: np.record, state: np.record, seat: int, track: int, space: int, feet: int) -> bool:
    kind, cost = int(board.shortcut[track, space, 0]), int(board.shortcut[track, space, 1])
    return kind != s.NO_SHORTCUT and cost <= (purse(state, seat) if kind == s.BY_MONEY else feet)


@rule
def move_runner(board: np.record, state: np.record, seat: int, move: int, events: np.record) -> None:
    """[8] What a player does in the Move step; each space has its effect once a round."""
    track, space = here(board, state, seat), int(state.space[seat])
    if move in (M.jetpack, M.shortcut):
        state.effects_used[seat] |= 1 << int(board.effect[track, space])
    if move == M.stop:
        drop(state, seat)
        state.feet[seat] = 0
        state.water[seat] = 0
        earn_reward(board, state, seat, events)
    elif move == M.foot:
        pay(state, seat, s.FOOT_PRICE)
        state.feet[seat] += 1
        emit(events, E.foot, seat)
    elif move == M.jetpack:
        state.feet[seat] *= 2
        state.water[seat] *= 2
        emit(events, E.jetpack, seat)
    elif move == M.shortcut:
        if board.shortcut[track, space, 0] == s.BY_MONEY:
            pay(state, seat, int(board.shortcut[track, space, 1]))
        else:
            spend_feet(state, seat, int(board.shortcut[track, space, 1]))
        state.space[seat] = board.shortcut[track, space, 2]
        emit(events, E.shortcut, seat, int(state.space[seat]))
    elif move >= M.wade:
        state.water[seat] -= 1
        step(board, state, seat, move - M.wade, events)
    else:
        target = move - M.step
        if board.kind[track, target] == s.WATER:
            state.water[seat] -= 1
        else:
            spend_feet(state, seat, 1)
        step(board, state, seat, target, events)
    leave_finish(board, state, seat, events)


@rule
def spend_feet(state: np.record, seat: int, count: int) -> None:
    """Ordinary feet before water feet."""
    feet = min(int(state.feet[seat]), count)
    state.feet[seat] -= feet
    state.water[seat] -= count - feet


@rule
def leave_finish(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    """[10] With feet left, a runner in the finish goes to the start of the same board free of charge."""
    feet = int(state.feet[seat]) + int(state.water[seat])
    if feet > 0 and at_finish(board, state, seat) and not changes_track(board, state, seat):
        begin_leg(state, seat, events)


# ----------------------------------------------------------------------------------------------------------- rewards


@rule
def began_on(board: np.record, state: np.record, seat: int, track: int, space: int) -> bool:
    """[25] Whether a runner began the round on a space, whatever the lap."""
    return bool(space == state.from_space[seat] and track == track_of(board, int(state.from_leg[seat])))


@rule
def earn_reward(board: np.record, state: np.record, seat: int, events: np.record) -> None:
    """[9] Only where the Move step ends, and not where the round began; taken at once unless it could hurt."""
    track, space = here(board, state, seat), int(state.space[seat])
    if board.reward[track, space, 0, 0] == s.NO_REWARD or began_on(board, state, seat, track, space):
        return
    if brings_credits(board, state, seat, track, space) and credit_hurts(board, state, seat):
        pend(state, seat, P.reward)
    else:
        take_reward(board, state, seat, space, events)


@rule
def brings_credits(board: np.record, state: np.record, seat: int, track: int, space: int) -> bool:
    for icon in range(2):
        kind = board.reward[track, space, icon, 0]
        if kind == s.CREDITS or (kind == s.FAN and board.fan_credits[next_fan(board, state, seat)] > 0):
            return True
    return False


@rule
def take_reward(board: np.record, state: np.record, seat: int, space: int, events: np.record) -> None:
    """Both icons of a space. Losing and gaining dice is left to the player, after what credits cost. [21]"""
    track = here(board, state, seat)
    emit(events, E.reward, seat, space)
    for icon in range(2):
        kind, amount = int(board.reward[track, space, icon, 0]), int(board.reward[track, space, icon, 1])
        if kind == s.LOSE_DIE:
            pend(state, seat, P.lose, s.EVERY_ZONE, 1, 1)
        elif kind == s.GAIN_DIE:
            pend(state, seat, P.gain, s.COMMON, amount, 1)
    for icon in range(2):
        kind, amount = int(board.reward[track, space, icon, 0]), int(board.reward[track, space, icon, 1])
        if kind == s.CREDITS:
            gain(state, seat, s.R_CREDITS, amount, events)
        elif kind == s.FAN:
            advance_fans(board, state, seat, 1, events)


@rule
def offer_rewards(board: np.record, state: np.record, seat: int, radius: int, moves: Moves) -> int:
    """The reward spaces within a number of spaces, counted through water; the one under the runner just by itself."""
    track = here(board, state, seat)
    moves[0] = state.space[seat]
    begin, end = 0, 1
    for _ in range(radius):
        reached = end
        for i in range(begin, reached):
            for n in range(s.MAX_NEIGHBOURS):
                target = int(board.neighbours[track, int(moves[i]), n])
                if target == s.NOWHERE:
                    break
                if not listed(moves, end, target):
                    moves[end] = target
                    end += 1
        begin = reached
    count = 0
    for i in range(1 if radius > 0 else 0, end):
        if board.reward[track, int(moves[i]), 0, 0] != s.NO_REWARD:
            count = add(moves, count, M.reward + int(moves[i]))
    return count


@rule
def listed(moves: Moves, count: int, space: int) -> bool:
    for i in range(count):
        if moves[i] == space:
            return True
    return False
