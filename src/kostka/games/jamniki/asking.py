"""What is asked of a seat, and why a move is not possible."""

from typing import Any

from kostka.core.errors import Prompt, Reason
from kostka.core.game import Board, State
from kostka.games.jamniki.compiled import state as s
from kostka.games.jamniki.compiled.rules import fits_somehow, part_bones, part_colour, side_allowed, tile_and_side
from kostka.games.jamniki.compiled.state import M


def prompt(board: Board, view: State, seat: int) -> Prompt:
    size = int(view[0].coat_size[seat])
    if size == 0:
        return Prompt("jamniki-prompt-first")
    if view[0].side[seat, size - 1] == s.WHITE_SIDE:
        return Prompt("jamniki-prompt-after-white")
    hand = [tile for tile in view[0].hand[: view[0].hand_size].tolist() if tile != s.UNKNOWN]
    if not any(fits_somehow(board[0], view[0], seat, size, tile) for tile in hand):
        return Prompt("jamniki-prompt-white", **coat_end(board, view, seat))
    return Prompt("jamniki-prompt-match", **coat_end(board, view, seat), white=bool(board[0].voluntary_white))


def covered(move: int) -> int:
    """[5] A tile that is laid white, as the others read it; whatever else is laid, they see."""
    return int(M.lay_white) if tile_and_side(move)[1] == s.WHITE_SIDE else move


def why_not(board: Board, state: State, seat: int, move: int) -> Reason:
    """The rule that a move breaks."""
    record = state[0]
    tile, side = tile_and_side(move)
    if tile == s.NONE:
        return Reason("jamniki-which-tile")
    if tile not in record.hand[: record.hand_size]:
        return Reason("jamniki-not-in-hand", tile=s.TILE_NAMES[tile])
    if side == s.WHITE_SIDE:
        return Reason("jamniki-white-with-match")
    if side == s.TURNED and not board[0].turning:
        return Reason("jamniki-no-turning")
    if side == s.TURNED and not side_allowed(board[0], tile, side):
        return Reason("jamniki-parts-alike", tile=s.TILE_NAMES[tile])
    first = {"first_colour": s.COLOURS[board[0].colour[tile, side]], "first_bones": int(board[0].bones[tile, side])}
    return Reason("jamniki-no-match", **first, **coat_end(board, state, seat))


def coat_end(board: Board, state: State, seat: int) -> dict[str, Any]:
    """The part that the next tile joins, which is not white."""
    end = (board[0], state[0], seat, 2 * int(state[0].coat_size[seat]) - 1)
    return {"colour": s.COLOURS[part_colour(*end)], "bones": part_bones(*end)}
