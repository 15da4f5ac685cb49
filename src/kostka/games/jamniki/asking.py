"""What is asked of a seat, and why a move is not possible."""

from typing import Any

from kostka.core.declare.messages import Message, Prompt, Reason
from kostka.core.game import Result
from kostka.core.position import Position, View
from kostka.games.jamniki.compiled import rules
from kostka.games.jamniki.compiled.state import COLOURS, NONE, TILE_NAMES, TURNED, UNKNOWN, WHITE_SIDE, M


def ending(position: Position, result: Result) -> Message:
    return Message("jamniki-end", games=int(position.board[0].games))


def prompt(view: View) -> Prompt:
    board, state, seat = view.board[0], view.state[0], view.seat
    size = int(state.coat_size[seat])
    if size == 0:
        return Prompt("jamniki-prompt-first")
    if state.side[seat, size - 1] == WHITE_SIDE:
        return Prompt("jamniki-prompt-after-white")
    hand = [tile for tile in state.hand[: state.hand_size].tolist() if tile != UNKNOWN]
    if not any(rules.fits_somehow(board, state, seat, size, tile) for tile in hand):
        return Prompt("jamniki-prompt-white", **coat_end(view))
    return Prompt("jamniki-prompt-match", **coat_end(view), white=bool(board.voluntary_white))


def covered(move: int) -> int:
    """[5] The move as others read it: a tile laid white is covered, any other is seen."""
    return int(M.lay_white) if rules.tile_and_side(move)[1] == WHITE_SIDE else move


def why_not(view: View, move: int) -> Reason:
    """The rule that a move breaks."""
    board, state = view.board[0], view.state[0]
    tile, side = rules.tile_and_side(move)
    if tile == NONE:
        return Reason("jamniki-which-tile")
    if tile not in state.hand[: state.hand_size]:
        return Reason("jamniki-not-in-hand", tile=TILE_NAMES[tile])
    if side == WHITE_SIDE:
        return Reason("jamniki-white-with-match")
    if side == TURNED and not board.turning:
        return Reason("jamniki-no-turning")
    if side == TURNED and not rules.side_allowed(board, tile, side):
        return Reason("jamniki-parts-alike", tile=TILE_NAMES[tile])
    first = {"first_colour": COLOURS[board.colour[tile, side]], "first_bones": int(board.bones[tile, side])}
    return Reason("jamniki-no-match", **first, **coat_end(view))


def coat_end(view: View) -> dict[str, Any]:
    """The part that the next tile joins, which is not white."""
    end = (view.board[0], view.state[0], view.seat, 2 * int(view.state[0].coat_size[view.seat]) - 1)
    return {"colour": COLOURS[rules.part_colour(*end)], "bones": rules.part_bones(*end)}
