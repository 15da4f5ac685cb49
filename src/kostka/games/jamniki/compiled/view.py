"""What a seat knows, and the worlds that agree with it.

A world is an order in which the tiles left the stack and will leave it. A seat knows its own draws; of the tiles that
others drew between two of its turns it knows which they were, once it holds the hand again, but not who drew which.
A tile that others laid in the meantime had been drawn by then. And who laid white, where that is not free, held
nothing that fits: a tile that would have fitted was drawn later.
"""

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import draw, shuffle
from kostka.core.jit import rule
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.rules import actor, fits_somehow, put_in_hand

Turns = NDArray[np.int64]
Count = NDArray[np.int64]  # a single number, which callers see grow

NEVER = 99  # later than any turn
# A seat sees the hand often enough that few tries fail. A spectator of a long game with many whites may exhaust them;
# its worlds are then drawn as if whites told nothing.
TRIES = 5000


@rule
def last_draw(state: np.record) -> int:
    """The turn of the latest draw."""
    return int(state.turn) - 1 if state.phase == s.OVER else int(state.turn)


@rule
def laid_turns(board: np.record, state: np.record, laid: Turns) -> None:
    """The turn in which each tile was laid, `NEVER` for the others."""
    laid[:] = NEVER
    for turn in range(state.turn):
        laid[state.coat[actor(board, state, turn), turn // board.seats]] = turn


# ------------------------------------------------------------------------------------------------------------ hiding


@rule
def hide(board: np.record, state: np.record, seat: int) -> None:
    """[5] The order of the stack, and what the seat has not held since it was drawn; nothing once the match is over."""
    if state.phase == s.OVER:
        return
    state.stack[: state.stack_size] = s.UNKNOWN
    laid = np.empty(s.TILES, np.int64)
    laid_turns(board, state, laid)
    for tile in range(s.TILES):
        if state.drawn_from[tile] != s.NONE:
            hide_draw(board, state, seat, tile, laid[tile])
    known = 0
    for i in range(state.hand_size):
        if state.hand[i] != s.UNKNOWN and state.drawn_from[state.hand[i]] != s.NONE:
            state.hand[known] = state.hand[i]
            known += 1
    state.hand[known : state.hand_size] = s.UNKNOWN


@rule
def hide_draw(board: np.record, state: np.record, seat: int, tile: int, laid: int) -> None:
    """Widen the turn in which a tile was drawn to all turns that the seat cannot tell apart."""
    since = int(state.since)
    drawn = int(state.drawn_from[tile])
    seen = next_turn(board, state, seat, drawn)
    if seen == drawn:
        return
    if seen > state.turn and laid == NEVER:
        state.drawn_from[tile] = state.drawn_to[tile] = s.NONE
        return
    state.drawn_from[tile] = since if seen == NEVER else max(since, seen - int(board.seats) + 1)
    state.drawn_to[tile] = min(seen - 1, laid)


@rule
def next_turn(board: np.record, state: np.record, seat: int, turn: int) -> int:
    """The seat's first turn from this one on."""
    for ahead in range(board.seats):
        if actor(board, state, turn + ahead) == seat:
            return turn + ahead
    return NEVER


# --------------------------------------------------------------------------------------------------------- redealing


@rule
def redeal(board: np.record, state: np.record, seat: int, chance: np.record) -> None:
    """Fill the blanks with a world that agrees with the view, each of them equally likely."""
    if has_blanks(state):
        settle(board, state, chance)


@rule
def has_blanks(state: np.record) -> bool:
    hidden = s.UNKNOWN in state.stack or s.UNKNOWN in state.hand
    return bool(hidden or np.any(state.drawn_from != state.drawn_to))


@rule
def settle(board: np.record, state: np.record, chance: np.record) -> bool:
    """Choose a world; False if none agrees. Worlds are drawn alike and thrown away until one agrees with the whites."""
    laid, drawn = np.empty(s.TILES, np.int64), np.empty(s.TILES, np.int64)
    earliest, latest = np.empty(s.TILES, np.int64), np.empty(s.TILES, np.int64)
    laid_turns(board, state, laid)
    unseen, hidden = unseen_tiles(state), int(np.count_nonzero(state.hand == s.UNKNOWN))
    failures = np.zeros(1, np.int64)
    while failures[0] < 2 * TRIES:
        shuffle(chance, unseen, len(unseen))
        earliest[:], latest[:] = state.drawn_from, state.drawn_to
        for i in range(hidden):
            earliest[unseen[i]], latest[unseen[i]] = state.since, last_draw(state)
        if failures[0] < TRIES and not board.voluntary_white:
            respect_whites(board, state, laid, latest, earliest)
        if order_draws(board, state, earliest, latest, drawn, chance, failures):
            fill_blanks(state, unseen, hidden, drawn)
            return True
    return False


@rule
def unseen_tiles(state: np.record) -> NDArray[np.int64]:
    """The tiles that are nowhere to be seen: in the stack or among the blanks of the hand."""
    seen = np.zeros(s.TILES, np.bool_)
    for seat in range(len(state.coat_size)):
        for i in range(state.coat_size[seat]):
            seen[state.coat[seat, i]] = True
    for i in range(state.hand_size):
        if state.hand[i] != s.UNKNOWN:
            seen[state.hand[i]] = True
    for i in range(state.stack_size):
        if state.stack[i] != s.UNKNOWN:
            seen[state.stack[i]] = True
    return np.flatnonzero(~seen)


@rule
def respect_whites(board: np.record, state: np.record, laid: Turns, latest: Turns, earliest: Turns) -> None:
    """[3] A tile that would have fitted where white was laid was not in the hand yet."""
    for white in range(state.since, state.turn):
        seat, index = actor(board, state, white), white // int(board.seats)
        if state.side[seat, index] != s.WHITE_SIDE or index == 0 or state.side[seat, index - 1] == s.WHITE_SIDE:
            continue
        for tile in range(s.TILES):
            if latest[tile] != s.NONE and laid[tile] > white and fits_somehow(board, state, seat, index, tile):
                earliest[tile] = max(earliest[tile], white + 1)


@rule
def order_draws(
    board: np.record, state: np.record, earliest: Turns, latest: Turns, drawn: Turns, chance: np.record, failures: Count
) -> bool:
    """Give every tile that left the stack its turn, last turn first; False if one would come too early.

    How many tiles there are to choose from in a turn does not depend on the choices before: all orders are alike.
    Where every tile that could have come later has its turn, the rest is a question of its own, tried by itself.
    """
    drawn[:] = s.NONE
    now = last_draw(state)
    turn, top = now, now
    while turn >= state.since:
        if not is_any_left(latest, drawn, turn + 1):
            top = turn
        if order_turn(board, state, turn, earliest, latest, drawn, chance):
            turn -= 1
            continue
        failures[0] += 1
        if top == now or failures[0] % TRIES == 0:
            return False
        turn = top
        for tile in range(s.TILES):
            if drawn[tile] <= top:
                drawn[tile] = s.NONE
    return True


@rule
def is_any_left(latest: Turns, drawn: Turns, turn: int) -> bool:
    """Whether a tile without a turn yet may have been drawn in this one or later."""
    for tile in range(s.TILES):
        if latest[tile] >= turn and drawn[tile] == s.NONE:
            return True
    return False


@rule
def order_turn(
    board: np.record, state: np.record, turn: int, earliest: Turns, latest: Turns, drawn: Turns, chance: np.record
) -> bool:
    """Choose the tile that was drawn in a turn; what is left at the first known turn was in the hand by then."""
    choices = np.empty(s.TILES, np.int64)
    count = 0
    for tile in range(s.TILES):
        if latest[tile] >= turn and drawn[tile] == s.NONE:
            choices[count] = tile
            count += 1
    wanted = int(board.seats) + 1 if turn == state.since else 1
    if count < wanted or (turn == state.since and count > wanted):
        return False
    if count > wanted:
        choices[0] = choices[draw(chance, count)]
    agrees = True
    for i in range(wanted):
        drawn[choices[i]] = turn
        agrees = agrees and earliest[choices[i]] <= turn
    return agrees


@rule
def fill_blanks(state: np.record, unseen: Turns, hidden: int, drawn: Turns) -> None:
    state.hand_size -= hidden
    for i in range(hidden):
        put_in_hand(state, unseen[i])
    for i in range(state.stack_size):
        if state.stack[i] == s.UNKNOWN:
            state.stack[i] = unseen[hidden]
            hidden += 1
    state.drawn_from[:] = state.drawn_to[:] = drawn
