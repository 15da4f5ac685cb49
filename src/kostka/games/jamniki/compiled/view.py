"""What a seat knows.

A seat knows its own draws; of the tiles that others drew between two of its turns it knows which they were, once it
holds the hand again, but not who drew which. What others lay white it does not see: it may have been drawn since the
seat's last turn, or be one of the tiles that the seat passed on. Those of them that are missing when the hand comes
back were laid white, so where only one white can have been such a tile, the seat knows it.
"""

import numpy as np

from kostka.core.compiled.arrays import Numbers
from kostka.core.compiled.jit import rule
from kostka.games.jamniki.compiled import state as s  # the constants of the game
from kostka.games.jamniki.compiled.rules import fits_somehow, place_of

STILL_HELD = 1 << 32  # beside the turns in which a tile may have been laid: or it is in the hand


@rule
def hide(board: np.record, state: np.record, seat: int) -> None:
    """[5] The order of the stack, and tiles that the seat has not seen; nothing once the match is over."""
    if state.phase == s.OVER:
        return
    state.stack[: state.stack_size] = s.UNKNOWN
    gone = np.zeros(s.TILES, np.int64)
    for turn in range(state.turn):
        owner, index = place_of(board, state, turn)
        tile = int(state.coat[owner, index])
        if tile == s.UNKNOWN:
            continue
        if owner == seat or state.side[owner, index] != s.WHITE_SIDE:
            hide_draw(board, state, seat, tile, turn)
        elif is_hidden(board, state, seat, tile, turn, gone):
            state.coat[owner, index] = s.UNKNOWN
    for i in range(state.hand_size):
        tile = int(state.hand[i])
        if tile != s.UNKNOWN and is_hidden(board, state, seat, tile, int(state.turn), gone):
            state.hand[i] = s.UNKNOWN
    if gone.any():
        conclude(gone)
        hide_whites(board, state, gone)
    put_blanks_last(state)


@rule
def is_hidden(board: np.record, state: np.record, seat: int, tile: int, until: int, gone: Numbers) -> bool:
    """Whether the seat did not see a tile up to this turn. Hide when it was drawn, and note where it may have gone."""
    if was_seen(board, state, seat, tile, until):
        hide_draw(board, state, seat, tile, until)
        gone[tile] = possible_whites(board, state, seat, tile, until)
        return False
    state.drawn_from[tile] = state.drawn_to[tile] = s.NONE
    return True


@rule
def put_blanks_last(state: np.record) -> None:
    known = 0
    for i in range(state.hand_size):
        if state.hand[i] != s.UNKNOWN:
            state.hand[known] = state.hand[i]
            known += 1
    state.hand[known : state.hand_size] = s.UNKNOWN


@rule
def hide_draw(board: np.record, state: np.record, seat: int, tile: int, laid: int) -> None:
    """Widen the turn in which a tile was drawn to all turns that the seat cannot tell apart."""
    drawn = int(state.drawn_from[tile])
    if drawn == s.NONE:
        return
    seen = next_turn(board, state, seat, drawn)
    if seen == drawn:
        return
    since = int(state.since)
    state.drawn_from[tile] = since if seen == s.NEVER else max(since, seen - int(board.seats) + 1)
    state.drawn_to[tile] = min(seen - 1, laid)


@rule
def was_seen(board: np.record, state: np.record, seat: int, tile: int, until: int) -> bool:
    """Whether the seat had a tile in its hand, up to this turn."""
    drawn = int(state.drawn_from[tile])
    return drawn != s.NONE and next_turn(board, state, seat, drawn) <= until


@rule
def next_turn(board: np.record, state: np.record, seat: int, turn: int) -> int:
    """The seat's first turn from this one on."""
    if seat < 0:
        return s.NEVER
    return turn + (int(state.direction) * (seat - int(state.first)) - turn) % int(board.seats)


@rule
def possible_whites(board: np.record, state: np.record, seat: int, tile: int, until: int) -> int:
    """The turns in which a tile that the seat passed on may have been laid white, as bits, by what it saw later.

    [3] A player who lays white holds nothing that fits, so a tile that fits there was laid earlier.
    """
    seats = int(board.seats)
    back = next_turn(board, state, seat, until + 1 if until == state.turn else until)
    if back - seats == state.turn:
        return 0
    turns = 0
    for turn in range(back - seats + 1, min(back, int(state.turn))):
        owner, index = place_of(board, state, turn)
        if state.side[owner, index] == s.WHITE_SIDE:
            if not board.voluntary_white and fits_somehow(board, state, owner, index, tile):
                return turns
            turns |= 1 << turn
    return turns | STILL_HELD if back > state.turn and turns else turns


@rule
def conclude(gone: Numbers) -> None:
    """Where a tile can have been laid in one turn only, no other was laid in that turn."""
    changed = True
    while changed:
        changed = False
        for tile in range(s.TILES):
            if gone[tile] and gone[tile] & (gone[tile] - 1) == 0:
                for other in range(s.TILES):
                    if other != tile and gone[other] & gone[tile] & ~STILL_HELD:
                        gone[other] &= ~gone[tile]
                        changed = True


@rule
def hide_whites(board: np.record, state: np.record, gone: Numbers) -> None:
    """Take tiles that may have been laid in several turns, or not yet, off the coats and out of the hand."""
    for tile in range(s.TILES):
        if gone[tile] & (gone[tile] - 1):
            state.gone_to[tile] = s.NEVER
    for turn in range(state.turn - 1, -1, -1):
        owner, index = place_of(board, state, turn)
        for tile in range(s.TILES):
            if state.gone_to[tile] != s.NONE and gone[tile] >> turn & 1:
                state.gone_from[tile] = turn
                if state.gone_to[tile] == s.NEVER and not gone[tile] & STILL_HELD:
                    state.gone_to[tile] = turn
                if state.coat[owner, index] == tile:
                    state.coat[owner, index] = s.UNKNOWN
    for i in range(state.hand_size):
        if state.hand[i] != s.UNKNOWN and state.gone_from[state.hand[i]] != s.NONE:
            state.hand[i] = s.UNKNOWN
